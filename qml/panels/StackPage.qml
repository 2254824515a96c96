pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Models

/// The selected hex and stack, and the supply of the current piece. Most of the room is the stack's.
Item {
    id: root

    required property Desk desk
    readonly property bool chosen: desk.selectedHex.length > 0

    signal hexAsked(string hex)
    /// The orders of what is selected.
    signal ordersAsked

    Label {
        id: heading

        objectName: "panelTitle"
        width: parent.width
        text: root.chosen ? qsTr("Hex %1").arg(root.desk.selectedHex) : root.desk.currentTitle.length > 0 ? root.desk.currentTitle : qsTr("Nothing selected")
        elide: Text.ElideRight
        font.family: Look.serif
        font.pixelSize: Look.title
        font.bold: true
        color: Look.accent
    }

    Label {
        id: phrases

        anchors.top: heading.bottom
        anchors.topMargin: Look.gapSmall
        width: parent.width
        visible: root.chosen
        maximumLineCount: root.height > Look.sized(560) ? 4 : 2
        wrapMode: Text.Wrap
        elide: Text.ElideRight
        font.pixelSize: Look.small
        color: Look.inkSoft
        text: root.desk.selectedPhrases
        ToolTip.text: text
        ToolTip.visible: truncated && over.hovered
        ToolTip.delay: 400

        HoverHandler {
            id: over
        }
    }

    // What the signs of a reach mean, where one is shown.
    Label {
        id: signs

        objectName: "reachSigns"
        anchors.top: phrases.bottom
        anchors.topMargin: Look.gapSmall
        width: parent.width
        visible: root.chosen && root.desk.plan.reached > 0
        wrapMode: Text.Wrap
        font.pixelSize: Look.small
        color: Look.inkSoft
        text: qsTr("On the map: movement points to each hex; + by a forced march, | it must stop there.")
    }

    FocusFlickable {
        anchors.top: heading.bottom
        anchors.topMargin: Look.gapSmall
        width: parent.width
        height: Math.min(help.implicitHeight, root.height - y)
        visible: !root.chosen
        contentHeight: help.implicitHeight

        Label {
            id: help

            width: parent.width
            wrapMode: Text.Wrap
            color: Look.inkSoft
            font.pixelSize: Look.small
            text: qsTr("Click a counter for its stack and its supply; click again for the next piece. Double click spreads a stack. Wheel zooms, right drag moves the map. Keys, above, shows the rest.")
        }
    }

    ListView {
        id: list

        /// The current piece is in sight, whether it was chosen here or on the map.
        function follow() {
            if (root.desk.stack.currentRow >= 0)
                positionViewAtIndex(root.desk.stack.currentRow, ListView.Contain);
        }

        objectName: "stackList"
        anchors.top: signs.visible ? signs.bottom : phrases.bottom
        anchors.topMargin: Look.gap
        anchors.bottom: supply.visible ? supply.top : parent.bottom
        anchors.bottomMargin: supply.visible ? Look.gap : 0
        width: parent.width
        visible: root.chosen
        clip: true
        // What is not seen keeps no rows: they would be made anew with every selection.
        model: root.visible ? root.desk.stack : null
        section.property: "place"
        section.criteria: ViewSection.FullString
        Accessible.name: qsTr("Stack")
        ScrollBar.vertical: ScrollBar {
        }

        delegate: PieceDelegate {
            desk: root.desk
            onClicked: root.desk.pickRow(index)
            onOrdersAsked: {
                root.desk.aimRow(index);
                root.ordersAsked();
            }
        }

        // When the rows have their heights.
        Timer {
            id: soon

            interval: 0
            onTriggered: list.follow()
        }

        Connections {
            function onCurrentRowChanged() {
                soon.restart();
            }

            target: root.desk.stack
        }
    }

    SupplyView {
        id: supply

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.min(wanted, root.height * (root.desk.stack.count > 3 ? 0.27 : 0.42))
        desk: root.desk
        onHexAsked: hex => root.hexAsked(hex)
    }
}
