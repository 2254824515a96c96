import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The table is turned: the other player sits down before anything is shown.
Rectangle {
    id: root

    required property Play play

    objectName: "handOver"
    color: Look.desk
    visible: play.handOver
    focus: visible
    onVisibleChanged: {
        if (visible)
            ready.forceActiveFocus();
    }

    // Nothing below it is reached.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 40, Look.sized(520))
        spacing: Look.gapLarge

        SideBadge {
            Layout.alignment: Qt.AlignHCenter
            side: root.play.side
            name: root.play.sideName
            ground: root.color
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Look.deskInk
            font.family: Look.serif
            font.pixelSize: Look.huge
            text: qsTr("The %1 decides next").arg(root.play.sideName)
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Look.deskInk
            font.pixelSize: Look.normal
            text: qsTr("Hand the desk over. Nothing is shown before the other player sits down.")
        }

        Button {
            id: ready

            objectName: "takeOver"
            Layout.alignment: Qt.AlignHCenter
            highlighted: true
            text: qsTr("I am here")
            onClicked: root.play.takeOver()
            Keys.onReturnPressed: root.play.takeOver()
            Keys.onEnterPressed: root.play.takeOver()
        }

        Button {
            objectName: "giveBack"
            Layout.alignment: Qt.AlignHCenter
            visible: root.play.mayGiveBack
            text: qsTr("Take the last order back")
            Accessible.description: qsTr("The player who has just decided goes on instead")
            onClicked: root.play.giveBack()
            Keys.onReturnPressed: root.play.giveBack()
            Keys.onEnterPressed: root.play.giveBack()
        }

        CheckBox {
            id: both

            objectName: "bothSides"
            Layout.alignment: Qt.AlignHCenter
            checked: !root.play.handOvers
            text: qsTr("I play both sides: never wait")
            contentItem: Label {
                leftPadding: both.indicator.width + both.spacing
                verticalAlignment: Text.AlignVCenter
                text: both.text
                color: Look.deskInk
                Accessible.ignored: true
            }
            onToggled: root.play.handOvers = !checked
        }
    }
}
