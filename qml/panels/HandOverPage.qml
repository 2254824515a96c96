import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// The table is turned: the other player sits down before anything is shown.
Rectangle {
    id: root

    /// Before the names of its buttons, where there is another such page.
    property string naming
    /// Who decides next: "union" or "confederate", and by name.
    required property string side
    required property string sideName
    /// Whether who has just decided may take that back.
    property bool mayGiveBack: false
    /// Off: one person plays both sides, and nothing waits.
    required property bool handOvers
    /// Where neither plays on: the words of that button; empty: there is none.
    property string wayOut

    /// The other player sits down.
    signal taken
    signal givenBack
    signal bothSidesChosen(bool both)
    signal leftForNow

    objectName: "handOver"
    color: Look.desk
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
            side: root.side
            name: root.sideName
            ground: root.color
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Look.deskInk
            font.family: Look.serif
            font.pixelSize: Look.huge
            text: qsTr("The %1 decides next").arg(root.sideName)
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Look.deskInk
            font.pixelSize: Look.normal
            text: qsTr("Hand over the screen. Nothing is shown until the other player sits down.")
        }

        Button {
            id: ready

            objectName: root.naming + "takeOver"
            Layout.alignment: Qt.AlignHCenter
            highlighted: true
            text: qsTr("I am here")
            onClicked: root.taken()
            Keys.onReturnPressed: root.taken()
            Keys.onEnterPressed: root.taken()
        }

        Button {
            objectName: root.naming + "giveBack"
            Layout.alignment: Qt.AlignHCenter
            visible: root.mayGiveBack
            text: qsTr("Take the last order back")
            Accessible.description: qsTr("The player who has just decided continues instead")
            onClicked: root.givenBack()
            Keys.onReturnPressed: root.givenBack()
            Keys.onEnterPressed: root.givenBack()
        }

        CheckBox {
            id: both

            objectName: root.naming + "bothSides"
            Layout.alignment: Qt.AlignHCenter
            checked: !root.handOvers
            text: qsTr("I play both sides: never wait")
            contentItem: Label {
                leftPadding: both.indicator.width + both.spacing
                verticalAlignment: Text.AlignVCenter
                text: both.text
                color: Look.deskInk
                Accessible.ignored: true
            }
            onToggled: root.bothSidesChosen(checked)
        }

        Button {
            objectName: root.naming + "leaveCovered"
            Layout.alignment: Qt.AlignHCenter
            visible: root.wayOut.length > 0
            text: root.wayOut
            onClicked: root.leftForNow()
            Keys.onReturnPressed: root.leftForNow()
            Keys.onEnterPressed: root.leftForNow()
        }
    }
}
