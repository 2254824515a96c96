pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Models

/// What the selected force can be told to do, a line each; behind "More" the single orders for what is selected. What
/// cannot be done now is grey and says by which case.
Popup {
    id: root

    required property Play play
    required property Plan plan
    /// What it is opened for, in the parent; it stays within that, however long it grows.
    property point at
    /// The single orders are shown, not the operations.
    property bool single: false

    signal caseAsked(string number)
    /// A row is about this hex.
    signal pointed(string hex)
    /// What a general would do with the selected force.
    signal adviceAsked

    function showSingle(kinds: var) {
        play.listOnly(kinds);
        single = true;
        list.currentIndex = play.orders.preselected();
        list.forceActiveFocus();
    }

    function showOperations() {
        single = false;
        operations.currentIndex = plan.menu.preselected();
        operations.forceActiveFocus();
    }

    function take(row: int, lists: bool) {
        if (lists) {
            showSingle(plan.kindsOf(row));
        } else {
            root.close();
            plan.take(row);
        }
    }

    objectName: "orderMenu"
    padding: Look.gapSmall
    x: Math.max(4, Math.min(at.x + 12, (parent ? parent.width : 0) - width - 4))
    y: Math.max(4, Math.min(at.y + 12, (parent ? parent.height : 0) - height - 4))
    width: Math.min(Look.sized(460), (parent ? parent.width : 460) - 20)
    height: Math.min((single ? list.fitted : operations.fitted) + advise.height + footer.height + 2 * padding + heading.height, (parent ? parent.height : 400) - 20)
    modal: false
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    onAboutToShow: {
        plan.openMenu();
        play.listOnly([]);
        single = plan.menu.count === 0;
    }
    onOpened: {
        if (single)
            showSingle([]);
        else
            showOperations();
    }
    onClosed: play.listOnly([])
    background: Rectangle {
        color: Look.paperRaised
        border.color: Look.edge
        radius: Look.radius
    }

    Label {
        id: heading

        objectName: "orderHeading"
        width: parent.width
        padding: Look.gapSmall
        elide: Text.ElideRight
        text: root.plan.forceName.length > 0 ? root.plan.forceName : root.play.orders.count > 0 ? qsTr("Orders") : qsTr("No orders here now")
        font.family: Look.serif
        font.bold: true
        color: Look.accent
    }

    FittingList {
        id: operations

        objectName: "operationList"
        anchors.top: heading.bottom
        anchors.bottom: advise.top
        width: parent.width
        visible: !root.single
        clip: true
        // A closed menu keeps no rows.
        model: root.visible ? root.plan.menu : null
        keyNavigationEnabled: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What %1 can do").arg(root.plan.forceName)
        Keys.onReturnPressed: {
            if (currentItem)
                (currentItem as OperationDelegate).give();
        }
        Keys.onRightPressed: root.showSingle([])

        delegate: OperationDelegate {
            onGiven: root.take(index, lists)
            onCaseAsked: number => root.caseAsked(number)
        }
    }

    FittingList {
        id: list

        objectName: "orderList"
        anchors.top: heading.bottom
        anchors.bottom: advise.top
        width: parent.width
        visible: root.single
        clip: true
        // A closed menu keeps no rows: they would be made anew with every selection.
        model: root.visible && root.single ? root.play.orders : null
        keyNavigationEnabled: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Orders")
        Keys.onReturnPressed: {
            if (currentItem)
                (currentItem as OrderDelegate).give();
        }
        Keys.onLeftPressed: {
            if (root.plan.menu.count > 0)
                root.showOperations();
        }

        delegate: OrderDelegate {
            onGiven: number => {
                // The list is narrowed no longer once the menu is closed: the row is read before.
                root.play.order(index, number);
                root.close();
            }
            onCaseAsked: number => root.caseAsked(number)
            onPointed: hex => root.pointed(hex)
        }
    }

    ItemDelegate {
        id: advise

        objectName: "adviseForce"
        anchors.bottom: footer.top
        width: parent.width
        visible: !root.single && root.plan.menu.count > 0
        height: visible ? implicitHeight : 0
        padding: Look.gapSmall
        focusPolicy: Qt.StrongFocus
        highlighted: activeFocus
        font.pixelSize: Look.small
        text: qsTr("What would you do with %1?").arg(root.plan.forceName)
        onClicked: {
            root.close();
            root.adviceAsked();
        }
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
    }

    ItemDelegate {
        id: footer

        objectName: "moreOrders"
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.plan.menu.count > 0
        height: visible ? implicitHeight : 0
        padding: Look.gapSmall
        focusPolicy: Qt.NoFocus
        font.pixelSize: Look.small
        text: root.single ? qsTr("Back (←)") : qsTr("More: single orders (→)")
        onClicked: {
            if (root.single)
                root.showOperations();
            else
                root.showSingle([]);
        }
    }
}
