pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Both forces, what changes the die, what it costs and whether it begins.
ColumnLayout {
    id: root

    required property Desk desk
    readonly property Battle battle: desk.battle

    signal caseAsked(string number)

    spacing: Look.gapSmall

    BattleHeading {
        Layout.fillWidth: true
        visible: root.battle.beginning.length > 0
        text: qsTr("Does it begin?")
    }

    Repeater {
        model: root.battle.beginning

        Label {
            required property string modelData
            required property int index

            Layout.fillWidth: true
            wrapMode: Text.Wrap
            font.pixelSize: index === 0 ? Look.normal : Look.small
            font.bold: index === 0
            color: index === 0 ? Look.ink : Look.inkSoft
            text: modelData
        }
    }

    BattleForce {
        Layout.fillWidth: true
        desk: root.desk
        fighters: root.battle.attackers
        heading: qsTr("Attackers: %1, count %2").arg(root.battle.attackerName).arg(root.battle.attack)
        hidden: root.battle.attacks ? qsTr("No unit has joined the attack yet.") : qsTr("The units are hidden [0.5].")
    }

    BattleForce {
        Layout.fillWidth: true
        desk: root.desk
        fighters: root.battle.defenders
        heading: qsTr("Defenders: %1, count %2").arg(root.battle.defenderName).arg(root.battle.defence)
        hidden: root.battle.attacks && root.battle.enemyHidden ? qsTr("The units are hidden [0.5].") : qsTr("No unit defends.")
    }

    BattleHeading {
        Layout.fillWidth: true
        text: qsTr("Die modifiers")
    }

    Label {
        Layout.fillWidth: true
        visible: root.battle.modifiers.count === 0
        font.pixelSize: Look.small
        font.italic: true
        color: Look.inkSoft
        text: qsTr("Nothing.")
    }

    Repeater {
        model: root.battle.modifiers

        RowLayout {
            id: modifier

            required property string amount
            required property string words
            required property string cited

            Layout.fillWidth: true
            spacing: Look.gap

            Label {
                Layout.minimumWidth: Look.sized(24)
                horizontalAlignment: Text.AlignRight
                font.bold: true
                font.pixelSize: Look.normal
                text: modifier.amount
            }

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                font.pixelSize: Look.small
                text: modifier.words
            }

            ToolButton {
                text: modifier.cited
                font.pixelSize: Look.tiny
                Accessible.name: qsTr("Open case %1").arg(modifier.cited)
                onClicked: root.caseAsked(modifier.cited)
            }
        }
    }

    BattleHeading {
        Layout.fillWidth: true
        visible: root.battle.costs.count > 0
        text: qsTr("Combat supply [12.22]")
    }

    Repeater {
        model: root.battle.costs

        Label {
            required property string side
            required property string words
            required property bool lacking

            Layout.fillWidth: true
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: lacking ? Look.warning : Look.ink
            text: lacking ? qsTr("! %1: %2").arg(side).arg(words) : qsTr("%1: %2").arg(side).arg(words)
        }
    }
}
