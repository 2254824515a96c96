pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Models

/// The printed set-ups, of which a copy can be changed.
Popup {
    id: root

    required property Session session
    readonly property int rowHeight: Look.sized(30)

    signal copyAsked(string setup)

    function choose(row: int) {
        close();
        root.copyAsked(session.setups.idOf(row));
    }

    objectName: "printedMenu"
    padding: 2
    width: Look.sized(220)
    height: list.count * rowHeight + 2 * padding
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    onOpened: list.forceActiveFocus()
    background: Rectangle {
        color: Look.paperRaised
        border.color: Look.edge
        radius: Look.radius
    }

    ListView {
        id: list

        objectName: "printedList"
        anchors.fill: parent
        clip: true
        model: root.session.setups
        keyNavigationEnabled: true
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("Printed set-ups")
        Keys.onReturnPressed: root.choose(currentIndex)
        Keys.onEnterPressed: root.choose(currentIndex)

        delegate: ItemDelegate {
            required property int index
            required property string title

            width: ListView.view.width
            height: root.rowHeight
            highlighted: ListView.isCurrentItem
            text: title
            onClicked: root.choose(index)
        }
    }
}
