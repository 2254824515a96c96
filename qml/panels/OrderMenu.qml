pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Models

/// The orders for what is selected; what cannot be done now is grey and says by which case.
Popup {
    id: root

    required property Play play
    /// What it is opened for, in the parent; it stays within that, however long it grows.
    property point at

    signal caseAsked(string number)
    /// A row is about this hex.
    signal pointed(string hex)

    objectName: "orderMenu"
    padding: Look.gapSmall
    x: Math.max(4, Math.min(at.x + 12, (parent ? parent.width : 0) - width - 4))
    y: Math.max(4, Math.min(at.y + 12, (parent ? parent.height : 0) - height - 4))
    width: Math.min(Look.sized(460), (parent ? parent.width : 460) - 20)
    height: Math.min(list.fitted + 2 * padding + heading.height, (parent ? parent.height : 400) - 20)
    modal: false
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    onOpened: {
        list.currentIndex = root.play.orders.preselected();
        list.forceActiveFocus();
    }
    background: Rectangle {
        color: Look.paperRaised
        border.color: Look.edge
        radius: Look.radius
    }

    Label {
        id: heading

        width: parent.width
        padding: Look.gapSmall
        text: root.play.orders.count > 0 ? qsTr("Orders") : qsTr("No orders here now")
        font.family: Look.serif
        font.bold: true
        color: Look.accent
    }

    FittingList {
        id: list

        objectName: "orderList"
        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        // A closed menu keeps no rows: they would be made anew with every selection.
        model: root.visible ? root.play.orders : null
        keyNavigationEnabled: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Orders")
        Keys.onReturnPressed: {
            if (currentItem)
                (currentItem as OrderDelegate).give();
        }

        delegate: OrderDelegate {
            onGiven: number => {
                root.close();
                root.play.order(index, number);
            }
            onCaseAsked: number => root.caseAsked(number)
            onPointed: hex => root.pointed(hex)
        }
    }
}
