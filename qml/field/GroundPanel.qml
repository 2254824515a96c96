import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Field
import Sumter.Panels
import Sumter.Table

/// Over the map while a battle in the open waits for the die or the table [26.15]: the ways to the
/// table, and what came of it elsewhere. The die is rolled where the battle asks for it.
FightPanel {
    id: root

    required property GroundDoor ground

    objectName: "groundPanel"
    door: ground
    onVisibleChanged: {
        attackerLost.value = 0;
        defenderLost.value = 0;
        winner.currentIndex = 0;
    }
    quickWords: qsTr("Quick answer: commanders fight %1 battles")

    DoubleRule {
        Layout.fillWidth: true
    }

    Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("Fought elsewhere, with models perhaps")
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.normal
        color: Look.accent
    }

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Look.gap
        rowSpacing: Look.gapSmall

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("%1 loses so many CSP").arg(root.ground.attacker)
            font.pixelSize: Look.normal
        }

        AmountBox {
            id: attackerLost

            objectName: "attackerLost"
            Accessible.name: qsTr("CSP that the attacker loses")
        }

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("%1 loses so many CSP").arg(root.ground.defender)
            font.pixelSize: Look.normal
        }

        AmountBox {
            id: defenderLost

            objectName: "defenderLost"
            Accessible.name: qsTr("CSP that the defender loses")
        }

        ComboBox {
            id: winner

            objectName: "toldWinner"
            Layout.columnSpan: 2
            Layout.fillWidth: true
            Accessible.name: qsTr("Winner")
            model: [qsTr("The defender, %1, holds the field").arg(root.ground.defender), qsTr("The attacker, %1, has won").arg(root.ground.attacker)]
        }
    }

    Label {
        id: fault

        objectName: "toldFault"
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        text: !root.ground.ready ? "" : root.ground.faultOf(attackerLost.value, defenderLost.value, winner.currentIndex === 1)
        color: Look.bad
        font.pixelSize: Look.small
    }

    DeskButton {
        objectName: "reportTold"
        Layout.fillWidth: true
        enabled: fault.text.length === 0
        text: qsTr("Report it to the campaign")
        onClicked: root.ground.reportTold(attackerLost.value, defenderLost.value, winner.currentIndex === 1)
    }
}
