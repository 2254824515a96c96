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
    /// The piece off the map that is dragged; empty for none.
    property string piece: ""
    readonly property bool dragging: row >= 0 || piece.length > 0
    /// Instead of counters that are left: the pieces off the map.
    property bool showsAway: false

    /// A counter is over some place, in the coordinates of this item.
    signal aimed(int row, point at)
    signal givenUp
    /// A counter was let go somewhere.
    signal dropped(int row, point at)
    signal pieceDropped(string piece, point at)
    /// A piece off the map was pointed at.
    signal pieceChosen(string piece)
    /// By keys: put it into the hex that is selected.
    signal chosen(int row)

    function giveUp() {
        root.row = -1;
        root.piece = "";
        root.givenUp();
    }

    /// A press that becomes a drag; another button, or Escape, gives it up.
    component DragArea: MouseArea {
        id: area

        property point from
        property bool held: false

        signal taken
        signal moved(point at)
        signal letGo(point at)

        acceptedButtons: Qt.LeftButton | Qt.RightButton
        preventStealing: true
        onPressed: mouse => {
            if (mouse.button !== Qt.LeftButton) {
                held = false;
                root.giveUp();
                return;
            }
            held = true;
            from = Qt.point(mouse.x, mouse.y);
            taken();
        }
        onPositionChanged: mouse => {
            if (held && (root.dragging || Math.abs(mouse.x - from.x) + Math.abs(mouse.y - from.y) > Application.styleHints.startDragDistance)) {
                ghost.at = mapToItem(ghost.parent, mouse.x, mouse.y);
                moved(Qt.point(mouse.x, mouse.y));
            }
        }
        onReleased: mouse => {
            const was = held && mouse.button === Qt.LeftButton;
            held = false;
            if (was)
                letGo(Qt.point(mouse.x, mouse.y));
        }
        onCanceled: {
            held = false;
            root.giveUp();
        }

        Connections {
            target: root

            function onGivenUp() {
                area.held = false;
            }
        }
    }

    spacing: Look.gapSmall

    Flow {
        Layout.fillWidth: true
        Layout.minimumWidth: 0

        RadioButton {
            objectName: "trayUnion"
            text: qsTr("Union")
            checked: root.editor.traySide === 0 && !root.showsAway
            onClicked: {
                root.showsAway = false;
                root.editor.traySide = 0;
            }
        }

        RadioButton {
            objectName: "trayConfederate"
            text: qsTr("Confederate")
            checked: root.editor.traySide === 1 && !root.showsAway
            onClicked: {
                root.showsAway = false;
                root.editor.traySide = 1;
            }
        }

        RadioButton {
            objectName: "trayAway"
            text: qsTr("Off the map")
            checked: root.showsAway
            onClicked: root.showsAway = true
        }
    }

    Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: root.showsAway ? qsTr("Pieces off the map. Drag one onto the map, or click it to see why it is away.") : qsTr("Counters that are left [3.26]. Drag one onto the map; Enter puts it into the selected hex.")
        color: Look.inkSoft
        font.pixelSize: Look.tiny
    }

    ListView {
        id: list

        objectName: "trayList"
        visible: !root.showsAway
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
        Keys.onEscapePressed: event => {
            event.accepted = root.dragging;
            root.giveUp();
        }

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

            DragArea {
                anchors.fill: parent
                onTaken: {
                    list.currentIndex = line.index;
                    list.forceActiveFocus();
                }
                onMoved: at => {
                    root.row = line.index;
                    ghost.words = line.Accessible.name;
                    root.aimed(root.row, mapToItem(root, at));
                }
                onLetGo: at => {
                    const dragged = root.row;
                    root.giveUp();
                    if (dragged >= 0)
                        root.dropped(dragged, mapToItem(root, at));
                }
            }
        }
    }

    ListView {
        id: awayList

        objectName: "awayList"
        visible: root.showsAway
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: root.editor.away
        interactive: !root.dragging
        keyNavigationEnabled: true
        activeFocusOnTab: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Pieces off the map")
        Keys.onReturnPressed: root.pieceChosen(root.editor.away.pieceOf(currentIndex))
        Keys.onEscapePressed: event => {
            event.accepted = root.dragging;
            root.giveUp();
        }

        delegate: ItemDelegate {
            id: gone

            required property int index
            required property string title
            required property string figure
            required property string piece
            required property string note

            objectName: "away-" + piece
            width: ListView.view ? ListView.view.width - Look.scrollWidth : implicitWidth
            padding: 3
            highlighted: ListView.isCurrentItem && ListView.view.activeFocus
            Accessible.name: title + ", " + figure + ", " + note

            contentItem: ColumnLayout {
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    text: gone.title + " · " + gone.figure
                    color: Look.ink
                    font.pixelSize: Look.small
                }

                Label {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    text: gone.note
                    color: Look.inkSoft
                    font.pixelSize: Look.tiny
                }
            }

            DragArea {
                anchors.fill: parent
                onTaken: {
                    awayList.currentIndex = gone.index;
                    awayList.forceActiveFocus();
                }
                onMoved: at => {
                    root.piece = gone.piece;
                    ghost.words = gone.title;
                    root.aimed(-1, mapToItem(root, at));
                }
                onLetGo: at => {
                    const dragged = root.piece;
                    root.giveUp();
                    if (dragged.length > 0)
                        root.pieceDropped(dragged, mapToItem(root, at));
                    else
                        root.pieceChosen(gone.piece);
                }
            }
        }
    }

    Rectangle {
        id: ghost

        property point at
        property string words: ""

        objectName: "trayGhost"
        parent: Overlay.overlay
        visible: root.dragging
        x: at.x + 12
        y: at.y + 12
        width: shown.implicitWidth + 2 * Look.gap
        height: shown.height + Look.gap
        radius: Look.radius
        color: Look.paperRaised
        border.color: Look.selected

        Label {
            id: shown

            anchors.centerIn: parent
            text: ghost.words
            color: Look.ink
            font.pixelSize: Look.small
        }
    }
}
