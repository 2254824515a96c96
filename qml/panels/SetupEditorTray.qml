pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// [3.26] The counters that a side has left, to be dragged onto the map.
ColumnLayout {
    id: root

    required property SetupEditor editor
    /// The row that is dragged; -1 for none.
    property int row: -1
    readonly property bool dragging: row >= 0

    /// A counter was let go somewhere, in the coordinates of this item.
    signal dropped(int row, point at)
    /// By keys: put it into the hex that is selected.
    signal chosen(int row)

    spacing: Look.gapSmall

    RowLayout {
        Layout.fillWidth: true

        RadioButton {
            objectName: "trayUnion"
            text: qsTr("Union")
            checked: root.editor.traySide === 0
            onClicked: root.editor.traySide = 0
        }

        RadioButton {
            objectName: "trayConfederate"
            text: qsTr("Confederate")
            checked: root.editor.traySide === 1
            onClicked: root.editor.traySide = 1
        }
    }

    Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("Counters that are left [3.26]. Drag one onto the map; Enter puts it into the selected hex.")
        color: Look.inkSoft
        font.pixelSize: Look.tiny
    }

    ListView {
        id: list

        objectName: "trayList"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: root.editor.tray
        interactive: !root.dragging
        keyNavigationEnabled: true
        activeFocusOnTab: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Counters that are left")
        Keys.onReturnPressed: root.chosen(currentIndex)
        Keys.onEnterPressed: root.chosen(currentIndex)

        delegate: ItemDelegate {
            id: line

            required property int index
            required property string name
            required property int free

            objectName: "tray-" + name
            width: ListView.view ? ListView.view.width - Look.scrollWidth : implicitWidth
            padding: 3
            highlighted: ListView.isCurrentItem && ListView.view.activeFocus
            Accessible.name: qsTr("%1: %2 left").arg(name).arg(free)

            contentItem: RowLayout {
                Rectangle {
                    Layout.preferredWidth: Look.sized(14)
                    Layout.preferredHeight: Look.sized(14)
                    radius: root.editor.traySide === 0 ? 0 : 5
                    color: root.editor.traySide === 0 ? Look.union : Look.confederate
                    border.color: Look.ink
                }

                Label {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    text: line.name
                    color: Look.ink
                    font.pixelSize: Look.small
                }

                Label {
                    text: line.free > 0 ? line.free : line.free < 0 ? qsTr("! %1 too many").arg(-line.free) : qsTr("none")
                    color: line.free > 0 ? Look.ink : Look.bad
                    font.bold: line.free <= 0
                    font.pixelSize: Look.small
                }
            }

            MouseArea {
                property point from

                anchors.fill: parent
                preventStealing: true
                onPressed: mouse => {
                    from = Qt.point(mouse.x, mouse.y);
                    list.currentIndex = line.index;
                    list.forceActiveFocus();
                }
                onPositionChanged: mouse => {
                    if (root.dragging || Math.abs(mouse.x - from.x) + Math.abs(mouse.y - from.y) > Application.styleHints.startDragDistance) {
                        root.row = line.index;
                        ghost.at = mapToItem(ghost.parent, mouse.x, mouse.y);
                    }
                }
                onReleased: mouse => {
                    const dragged = root.row;
                    root.row = -1;
                    if (dragged >= 0)
                        root.dropped(dragged, mapToItem(root, mouse.x, mouse.y));
                }
                onCanceled: root.row = -1
            }
        }
    }

    Rectangle {
        id: ghost

        property point at

        objectName: "trayGhost"
        parent: Overlay.overlay
        visible: root.dragging
        x: at.x + 12
        y: at.y + 12
        width: words.implicitWidth + 2 * Look.gap
        height: words.height + Look.gap
        radius: Look.radius
        color: Look.paperRaised
        border.color: Look.selected

        Label {
            id: words

            anchors.centerIn: parent
            text: list.currentItem ? list.currentItem.Accessible.name : ""
            color: Look.ink
            font.pixelSize: Look.small
        }
    }
}
