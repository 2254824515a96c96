pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Map
import Sumter.Models

/// [19.2] A set-up on the map, to be changed: counters are dragged from hex to hex, from the tray and
/// back; all that is wrong in it is listed as one works.
Rectangle {
    id: root

    required property Session library
    required property OwnSetupsModel setups
    property KeyMap keys: KeyMap {
    }
    readonly property SetupEditor editor: editor
    readonly property Desk desk: desk
    readonly property var inForce: editor.inForce
    readonly property MapItem map: mapItem
    /// What was picked up with the keys, to be put down elsewhere.
    property var inHand: []
    readonly property bool isSmall: width < Look.sized(900)

    signal closed
    signal playAsked(string file, string title, string secrecy)

    function openFile(file: string): bool {
        return editor.open(file);
    }

    function openPrinted(setup: string) {
        editor.openPrinted(setup);
    }

    /// The hex that keys mean: of the cursor, or the one that is selected.
    function keyHex(): string {
        return desk.hexCursor ? desk.cursorPlace : desk.selectedHex;
    }

    /// Where a counter that is let go over the panel would stand; the place is lit.
    function aim(row: int, at: point): string {
        const ship = row >= 0 ? editor.tray.isShip(row) : editor.isShip(tray.piece);
        return mapItem.aimAt(mapItem.mapFromItem(tray, at.x, at.y), ship);
    }

    /// What the mouse does on the map, by the rows of the list of tools.
    function paint(hexes: var) {
        switch (tools.currentIndex) {
        case 5:
            editor.toggleCut(hexes[hexes.length - 1]);
            break;
        case 6:
            editor.toggleEntrenchment(hexes[hexes.length - 1]);
            break;
        default:
            editor.setControl(hexes, tools.currentIndex - 1);
        }
    }

    function askPlay() {
        secrecy.takeMeant();
        playing.open();
        startPlay.forceActiveFocus();
    }

    function pickUp() {
        root.inHand = desk.selectedPieces;
    }

    function putDown() {
        const hex = keyHex();
        if (root.inHand.length > 0 && hex.length > 0 && editor.move(root.inHand, hex)) {
            root.inHand = [];
        }
    }

    function takeAway() {
        if (desk.selectedPieces.length > 0) {
            editor.takeAway(desk.selectedPieces, true);
        }
    }

    function save(): bool {
        if (editor.file.length > 0) {
            return editor.save();
        }
        return saveAs();
    }

    /// Into a new file that is named after the title.
    function saveAs(): bool {
        const file = setups.newFile(editor.title);
        const done = file.length > 0 && editor.saveAs(file);
        setups.refresh();
        return done;
    }

    function leave() {
        if (editor.unsaved) {
            leaving.open();
        } else {
            root.closed();
        }
    }

    objectName: "setupEditorPage"
    color: Look.desk
    Component.onCompleted: mapItem.forceActiveFocus()

    SetupEditor {
        id: editor

        library: root.library
        desk: desk
    }

    Desk {
        id: desk

        session: editor.table
        editing: true
        painting: tools.currentIndex > 0
        onDropped: place => editor.move(desk.selectedPieces, place)
        onPainted: hexes => root.paint(hexes)
        onSelectionChanged: {
            if (desk.currentPiece.length > 0 && pages.currentIndex === 0 && mapItem.activeFocus) {
                pages.currentIndex = 1;
            }
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        ToolBar {
            Layout.fillWidth: true

            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Look.gap
                anchors.rightMargin: Look.gap

                Label {
                    objectName: "editorTitle"
                    Layout.fillWidth: true
                    Layout.minimumWidth: 0
                    elide: Text.ElideRight
                    font.family: Look.serif
                    font.bold: true
                    text: editor.unsaved ? qsTr("%1 (not saved)").arg(editor.title) : editor.title
                }

                BusyIndicator {
                    running: editor.checking
                    visible: running
                    implicitWidth: Look.sized(24)
                    implicitHeight: Look.sized(24)
                }

                ToolButton {
                    objectName: "editorUndo"
                    text: qsTr("Undo")
                    enabled: editor.canUndo
                    onClicked: editor.undo()
                }

                ToolButton {
                    objectName: "editorRedo"
                    text: qsTr("Redo")
                    enabled: editor.canRedo
                    onClicked: editor.redo()
                }

                ToolButton {
                    objectName: "editorSave"
                    text: qsTr("Save")
                    enabled: editor.unsaved && editor.title.length > 0
                    onClicked: root.save()
                }

                ToolButton {
                    objectName: "editorSaveAs"
                    text: qsTr("Save as a copy")
                    enabled: editor.title.length > 0
                    onClicked: root.saveAs()
                }

                ToolButton {
                    objectName: "editorPlay"
                    text: qsTr("Play")
                    enabled: editor.sound
                    onClicked: root.askPlay()
                }

                ToolButton {
                    objectName: "editorClose"
                    text: qsTr("Close")
                    onClicked: root.leave()
                }
            }
        }

        Notice {
            objectName: "editorError"
            Layout.fillWidth: true
            text: editor.error.length > 0 ? editor.error : root.setups.error
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            MapItem {
                id: mapItem

                objectName: "editorMap"
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                desk: desk
                focus: true
                activeFocusOnTab: true
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Map")
                Accessible.description: desk.cursorText
                onDraggedOut: root.takeAway()
                Keys.onPressed: event => {
                    if (event.key === Qt.Key_Delete) {
                        root.takeAway();
                        event.accepted = true;
                    }
                }

                Rectangle {
                    anchors.left: parent.left
                    anchors.bottom: parent.bottom
                    anchors.margins: Look.gap
                    width: Math.min(hint.implicitWidth + 2 * Look.gap, parent.width - 2 * Look.gap)
                    height: hint.height + Look.gap
                    radius: Look.radius
                    color: Look.paperRaised
                    border.color: Look.edge

                    Label {
                        id: hint

                        objectName: "editorHint"
                        anchors.centerIn: parent
                        width: Math.min(implicitWidth, mapItem.width - 4 * Look.gap)
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.small
                        color: Look.ink
                        text: {
                            if (root.inHand.length > 0)
                                return qsTr("Picked up: %1. Ctrl+V puts them down in %2.").arg(root.inHand.map(piece => editor.titleOf(piece)).join(", ")).arg(root.keyHex());
                            if (!editor.checking && !editor.sound)
                                return editor.shownInPart ? qsTr("Pieces with faults are not on the map: see the list of faults.") : qsTr("The map shows the set-up as it was last without faults.");
                            if (tools.currentIndex > 0 && tools.currentIndex < 5)
                                return qsTr("Drag over hexes: %1.").arg(tools.currentText);
                            if (tools.currentIndex > 4)
                                return qsTr("Click a hex: %1.").arg(tools.currentText);
                            return qsTr("Drag a counter to another hex, or off the map: back to the tray. Keys: Ctrl+X picks up, Ctrl+V puts down, Delete takes away, %1 the hex cursor.").arg(root.keys.labels["hex-cursor"]);
                        }
                    }
                }
            }

            Pane {
                objectName: "editorPanel"
                Layout.preferredWidth: Math.min(Look.sized(350), root.width * 0.42)
                Layout.fillHeight: true
                padding: Look.margin

                background: Rectangle {
                    color: Look.paper
                    border.color: Look.edge
                }

                ColumnLayout {
                    anchors.fill: parent
                    spacing: Look.gap

                    RowLayout {
                        Layout.fillWidth: true

                        Label {
                            text: qsTr("Mouse")
                            color: Look.inkSoft
                            font.pixelSize: Look.small
                        }

                        ComboBox {
                            id: tools

                            objectName: "editorTools"
                            Layout.fillWidth: true
                            model: [qsTr("moves counters"), qsTr("Union holds the hex"), qsTr("Confederacy holds the hex"), qsTr("neither side holds the hex"), qsTr("hex as its state and units say"), qsTr("cuts the railroad, or repairs it"), qsTr("builds an Entrenchment, or razes it")]
                            Accessible.name: qsTr("What the mouse does on the map")
                            onActivated: index => {
                                desk.overlays = index > 0 && index < 5 ? Overlays.Control : 0;
                                mapItem.forceActiveFocus();
                            }
                        }
                    }

                    TabBar {
                        id: pages

                        objectName: "editorPages"
                        Layout.fillWidth: true

                        TabButton {
                            objectName: "trayTab"
                            text: qsTr("Tray")
                        }
                        TabButton {
                            objectName: "cardTab"
                            text: qsTr("Piece")
                        }
                        TabButton {
                            objectName: "headTab"
                            text: qsTr("Set-up")
                        }
                        TabButton {
                            objectName: "faultsTab"
                            text: editor.faults.count > 0 ? qsTr("! Faults %1").arg(editor.faults.count) : qsTr("Faults")
                        }
                    }

                    StackLayout {
                        Layout.fillWidth: true
                        Layout.minimumWidth: 0
                        Layout.fillHeight: true
                        currentIndex: pages.currentIndex

                        SetupEditorTray {
                            id: tray

                            editor: editor
                            onAimed: (row, at) => root.aim(row, at)
                            onGivenUp: desk.unhover()
                            onDropped: (row, at) => {
                                const place = root.aim(row, at);
                                desk.unhover();
                                if (place.length > 0)
                                    editor.add(row, place);
                            }
                            onPieceDropped: (piece, at) => {
                                const place = mapItem.aimAt(mapItem.mapFromItem(tray, at.x, at.y), editor.isShip(piece));
                                desk.unhover();
                                if (place.length > 0)
                                    editor.move([piece], place);
                            }
                            onPieceChosen: piece => {
                                desk.clear();
                                card.offMap = piece;
                                pages.currentIndex = 1;
                            }
                            onChosen: row => {
                                if (root.keyHex().length > 0)
                                    editor.add(row, root.keyHex());
                            }
                        }

                        SetupEditorCard {
                            id: card

                            editor: editor
                            desk: desk
                        }

                        SetupEditorHead {
                            editor: editor
                        }

                        SetupEditorFaults {
                            editor: editor
                            onHexAsked: hex => desk.showHex(hex)
                        }
                    }
                }
            }
        }
    }

    Dialog {
        id: leaving

        objectName: "leaveEditor"
        title: qsTr("Changes are not saved")
        modal: true
        anchors.centerIn: Overlay.overlay
        onClosed: mapItem.forceActiveFocus()

        footer: DialogButtonBox {
            Button {
                objectName: "leaveSaved"
                text: qsTr("Save")
                enabled: editor.title.length > 0
                onClicked: {
                    leaving.close();
                    if (root.save())
                        root.closed();
                }
            }
            Button {
                objectName: "leaveUnsaved"
                text: qsTr("Do not save")
                onClicked: {
                    leaving.close();
                    root.closed();
                }
            }
            Button {
                text: qsTr("Cancel")
                onClicked: leaving.close()
            }
        }

        Label {
            text: editor.title.length > 0 ? qsTr("“%1” has been changed.").arg(editor.title) : qsTr("The set-up has no title yet; it needs one to be saved.")
        }
    }

    Dialog {
        id: playing

        objectName: "playEdited"
        title: qsTr("Play “%1”").arg(editor.title)
        modal: true
        anchors.centerIn: Overlay.overlay
        onClosed: mapItem.forceActiveFocus()

        footer: DialogButtonBox {
            Button {
                id: startPlay

                objectName: "playEditedNow"
                text: editor.unsaved ? qsTr("Save and play") : qsTr("Play")
                highlighted: true
                enabled: editor.title.length > 0
                onClicked: {
                    playing.close();
                    if (!editor.unsaved || root.save())
                        root.playAsked(editor.file, editor.title, secrecy.currentValue);
                }
            }
            Button {
                text: qsTr("Cancel")
                onClicked: playing.close()
            }
        }

        ColumnLayout {
            anchors.fill: parent
            spacing: Look.gap

            Label {
                text: qsTr("What a side sees of the Enemy:")
            }

            SecrecyBox {
                id: secrecy

                objectName: "editedSecrecy"
                meant: root.inForce["secrecy"] || "limited"
                Layout.fillWidth: true
            }
        }
    }

    // A field for text has its own.
    component MapKey: Shortcut {
        enabled: mapItem.activeFocus
    }

    MapKey {
        sequence: "Ctrl+X"
        onActivated: root.pickUp()
    }
    MapKey {
        sequence: "Ctrl+V"
        onActivated: root.putDown()
    }
    MapKey {
        sequence: "Ctrl+Z"
        onActivated: editor.undo()
    }
    MapKey {
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        onActivated: editor.redo()
    }
    MapKey {
        sequences: root.keys.table["hex-cursor"]
        onActivated: desk.hexCursor = !desk.hexCursor
    }
    MapKey {
        sequences: root.keys.table["next-water"]
        onActivated: desk.nextWater()
    }
    MapKey {
        sequences: root.keys.table["zoom-in"]
        onActivated: mapItem.zoomBy(1.25)
    }
    MapKey {
        sequences: root.keys.table["zoom-out"]
        onActivated: mapItem.zoomBy(0.8)
    }
    MapKey {
        sequences: root.keys.table["whole"]
        onActivated: mapItem.showWhole()
    }
    Shortcut {
        sequence: "Ctrl+S"
        onActivated: root.save()
    }
}
