import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Field
import Sumter.Map
import Sumter.Models
import Sumter.Panels
import Sumter.River
import Sumter.Table

/// The window: chooser, map page, table of the battles, messages, and the keys that work everywhere.
ApplicationWindow {
    id: root

    required property Session session
    required property Desk desk
    property bool chooserOpen: true
    /// The folder of saved games; empty for the usual one.
    property string gamesFolder
    /// The folder of the player's own set-ups; empty for the usual one.
    property string setupsFolder
    /// Whether the picture of the game was taken before the window closes.
    property bool pictured

    readonly property Play play: desk.play
    readonly property bool onMap: session.hasBoard && !chooserOpen && !onTable && !onField && !onRiver
    /// Whether a battle of the miniature table is shown.
    property bool onTable: false
    /// A battle on land is on the table.
    property bool onField: false
    /// Whether a river campaign is played; an encounter of it may be on the table.
    property bool onRiver: false
    /// Where the head has no room for more than names.
    readonly property bool tight: width < Look.sized(700)
    /// Keys of a game that somebody plays.
    readonly property bool gameKeys: keysWork && play.active && !play.handOver && !writing
    /// A text field has the keys.
    readonly property bool writing: activeFocusItem !== null && activeFocusItem instanceof TextInput || activeFocusItem instanceof TextEdit
    /// What is looked at: a week of the game, or the day of the set-up.
    readonly property string day: play.active ? play.date : session.start
    readonly property bool typing: find.opened || goTo.opened
    readonly property bool keysWork: onMap && !typing && !settings.opened && !keyList.opened && !errataPanel.opened && !saveSetup.opened && !page.asking

    visible: true
    width: 1600
    height: 900
    minimumWidth: 640
    minimumHeight: 480
    title: session.hasBoard ? qsTr("Sumter: %1, %2").arg(session.title).arg(day) : qsTr("Sumter")
    color: Look.desk
    font.family: Look.sans
    font.pixelSize: Look.normal

    // Controls and pop-ups take their colours from here.
    palette.window: Look.paper
    palette.windowText: Look.ink
    palette.base: Look.paperRaised
    palette.alternateBase: Look.paperSunken
    palette.text: Look.ink
    palette.placeholderText: Look.inkFaint
    palette.button: Look.paperSunken
    palette.buttonText: Look.ink
    palette.brightText: Look.paperRaised
    palette.highlight: Look.selected
    palette.highlightedText: Look.paperRaised
    palette.link: Look.selected
    palette.toolTipBase: Look.paperRaised
    palette.toolTipText: Look.ink
    palette.light: Look.paperRaised
    palette.midlight: Look.paper
    palette.mid: Look.edge
    palette.dark: Look.edge
    palette.shadow: Look.ink

    function openGame(file: string) {
        session.openGame(file);
    }

    function newGame(setup: string, errata: string, options: string, secrecy: string, seed: string, file: string) {
        session.newGame(setup, errata, options, secrecy, seed, file);
    }

    function openEditor(): SetupEditorPage {
        editing.setSource("qrc:/qt/qml/Sumter/Panels/SetupEditorPage.qml", {
            library: session,
            setups: ownSetups,
            keys: keyMap
        });
        editing.active = true;
        return editing.item as SetupEditorPage;
    }

    /// Begins a game of a set-up file.
    function playSetup(setup: string, secrecy: string) {
        const file = games.newFile(setup.split("/").pop().replace(/\.setup$/, ""));
        if (file.length > 0) {
            session.newGameFrom(setup, secrecy, "", file);
        }
    }

    /// Goes on with a saved battle of the miniature table; a ship or unit of that name is selected.
    function openBattle(file: var, ship: var) {
        if (battleSaves.onLand(file)) {
            if (fieldPlay.open(file)) {
                root.onField = true;
                fieldPlay.selectByName(ship);
            }
            return;
        }
        if (!battlePlay.open(file))
            return;
        root.onTable = true;
        for (let number = 0; number < battlePlay.ships.count; ++number) {
            if (battlePlay.ships.card(number).name === ship)
                battlePlay.selected = number;
        }
    }

    /// One person plays both sides of whichever battle is opened.
    function playBothSides() {
        fieldPlay.handOvers = false;
        battlePlay.handOvers = false;
    }

    /// Goes on with a saved river campaign.
    function openRiver(file: var) {
        if (riverPlay.open(file))
            root.onRiver = true;
    }

    /// To the chooser; the game stays on the table.
    function showChooser() {
        keepPicture(() => {
            chooserOpen = true;
        });
    }

    /// Back to the chooser; the game is saved.
    function leaveGame() {
        keepPicture(() => {
            play.leave();
            chooserOpen = true;
        });
    }

    /// Keeps a picture of the map beside the save, for the list of games, and then goes on. Of a game
    /// in which something is hidden it shows the country alone: the other side sees the list, too.
    function keepPicture(then) {
        const bare = desk.terrainOnly;
        const drawn = play.hides && (desk.overlays !== 0 || desk.fan >= 0); // what they show may be hidden
        const file = play.active && !drawn && onMap ? games.pictureFile(session.gameFile) : "";
        desk.terrainOnly = bare || play.hides;
        const asked = file.length > 0 && page.map.grabToImage(picture => {
            desk.terrainOnly = bare;
            picture.saveToFile(file);
            then();
        }, Qt.size(480, 300));
        if (!asked) {
            desk.terrainOnly = bare;
            then();
        }
    }

    onClosing: close => {
        // Everything is saved already; only the picture is still to be taken.
        if (!pictured) {
            close.accepted = false;
            pictured = true;
            closing.start();
            keepPicture(() => {
                if (closing.running)
                    root.close();
            });
        } else {
            closing.stop();
            pictured = false;
        }
    }

    Timer {
        id: closing

        // A picture that does not come keeps no window open.
        interval: 1000
        onTriggered: root.close()
    }

    // Where there is no room for all they grow shorter together.
    component HeadButton: ToolButton {
        Layout.fillWidth: true
        Layout.minimumWidth: Look.sized(30)
        Layout.preferredWidth: Math.ceil(implicitWidth)
        Layout.maximumWidth: Math.ceil(implicitWidth)
    }

    header: ToolBar {
        visible: root.onMap

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Look.gap
            anchors.rightMargin: Look.gap

            Label {
                objectName: "setupTitle"
                text: qsTr("%1 · %2 · %3").arg(root.session.title).arg(root.day).arg(root.session.errataWords)
                font.family: Look.serif
                font.bold: true
                elide: Text.ElideRight
                // It takes what the buttons leave.
                Layout.minimumWidth: Look.sized(30)
                Layout.preferredWidth: 0
                Layout.fillWidth: true
            }

            BusyIndicator {
                running: root.session.busy
                visible: running
                implicitWidth: Look.sized(24)
                implicitHeight: Look.sized(24)
            }

            HeadButton {
                objectName: "openChooser"
                text: root.play.active ? qsTr("Games") : qsTr("Set-ups")
                onClicked: root.showChooser()
            }

            HeadButton {
                objectName: "openErrata"
                text: qsTr("Errata")
                onClicked: errataPanel.open()
            }

            HeadButton {
                objectName: "openRemarks"
                text: root.tight ? qsTr("Remarks") : qsTr("Remarks (%1)").arg(root.session.remarks.count)
                onClicked: remarks.open()
            }

            HeadButton {
                text: root.tight ? qsTr("Find") : qsTr("Find (%1)").arg(keyMap.labels["find"])
                onClicked: find.open()
            }

            HeadButton {
                text: root.tight ? qsTr("Keys") : qsTr("Keys (%1)").arg(keyMap.labels["keys"])
                onClicked: keyList.open()
            }

            HeadButton {
                objectName: "openSettings"
                text: qsTr("Settings")
                onClicked: settings.open()
            }

            HeadButton {
                objectName: "openAbout"
                text: qsTr("About")
                onClicked: about.open()
            }
        }
    }

    KeyMap {
        id: keyMap
    }

    OwnSetupsModel {
        id: ownSetups

        folder: root.setupsFolder
        session: root.session
    }

    GamesModel {
        id: games

        folder: root.gamesFolder
        setups: root.session.setups
        playing: root.session.gameFile
    }

    BattleSaves {
        id: battleSaves

        folder: games.folder
        battles: root.session.battles
    }

    RiverSaves {
        id: riverSaves

        folder: games.folder
        session: root.session
    }

    RiverPlay {
        id: riverPlay

        objectName: "riverPlay"
        session: root.session
    }

    RiverPage {
        id: riverPage

        objectName: "riverPage"
        anchors.fill: parent
        visible: root.onRiver && !root.onTable
        session: root.session
        play: riverPlay
        door: riverDoor
        onTableAsked: root.onTable = true
        onCampaignsAsked: {
            riverPlay.leave();
            root.onRiver = false;
            root.chooserOpen = true;
        }
    }

    RiverDoor {
        id: riverDoor

        objectName: "riverDoor"
        play: riverPlay
        table: battlePlay
    }

    TablePlay {
        id: battlePlay

        objectName: "battlePlay"
        session: root.session
    }

    FightDoor {
        id: fightDoor

        objectName: "fightDoor"
        play: root.play
        table: battlePlay
    }

    TablePage {
        id: tablePage

        objectName: "tablePage"
        anchors.fill: parent
        visible: root.onTable
        session: root.session
        play: battlePlay
        door: root.onRiver ? riverDoor : fightDoor
        onBattlesAsked: {
            battlePlay.leave();
            root.onTable = false;
            root.chooserOpen = true;
        }
        onCampaignAsked: {
            battlePlay.leave();
            root.onTable = false;
            (root.onRiver ? riverPage.chart : page.map).forceActiveFocus();
        }
    }

    FieldPlay {
        id: fieldPlay

        objectName: "fieldPlay"
        session: root.session
    }

    GroundDoor {
        id: groundDoor

        objectName: "groundDoor"
        play: root.play
        table: fieldPlay
    }

    FieldPage {
        id: fieldPage

        objectName: "fieldPage"
        anchors.fill: parent
        visible: root.onField
        session: root.session
        play: fieldPlay
        door: groundDoor
        onBattlesAsked: {
            fieldPlay.leave();
            root.onField = false;
            root.chooserOpen = true;
        }
        onCampaignAsked: {
            fieldPlay.leave();
            root.onField = false;
            page.map.forceActiveFocus();
        }
    }

    MapPage {
        id: page

        anchors.fill: parent
        visible: root.onMap
        session: root.session
        desk: root.desk
        keys: keyMap
        door: fightDoor
        groundDoor: groundDoor
        onTableAsked: root.onTable = true
        onFieldAsked: root.onField = true
        onGamesAsked: root.leaveGame()
        onSetupAsked: moment => saveSetup.ask(moment, qsTr("%1, %2").arg(root.session.title).arg(root.day))
    }

    SaveSetupDialog {
        id: saveSetup

        session: root.session
        setups: ownSetups
        onClosed: page.map.forceActiveFocus()
    }

    ChooserPage {
        id: chooser

        objectName: "chooser"
        anchors.fill: parent
        visible: root.session.hasCatalogue && root.chooserOpen && !editing.active && !root.onTable && !root.onField && !root.onRiver
        session: root.session
        games: games
        ownSetups: ownSetups
        battleSaves: battleSaves
        riverSaves: riverSaves
        riverSketch: Component {
            RiverSketch {
                objectName: "riverSketch"
                anchors.fill: parent
            }
        }
        onRiverAsked: (begin, code) => {
            const file = riverSaves.newFile(code.toUpperCase());
            if (file.length > 0 && riverPlay.begin(begin, file))
                root.onRiver = true;
        }
        onSavedRiverAsked: file => root.openRiver(file)
        onBattleAsked: (battle, rules, options, seed, computer) => {
            const file = battleSaves.newFile(battle);
            if (rules === "field") {
                fieldPlay.computer = computer;
                if (file.length > 0 && fieldPlay.begin(battle, rules, options, seed, file))
                    root.onField = true;
                return;
            }
            battlePlay.computer = computer;
            if (file.length > 0 && battlePlay.begin(battle, rules, options, seed, file))
                root.onTable = true;
        }
        onSavedBattleAsked: file => root.openBattle(file, "")
        table: root.play
        canGoBack: root.session.hasBoard
        onBackAsked: root.chooserOpen = false
        onItemsAsked: errataPanel.open()
        onGameAsked: file => {
            if (file === games.playing) {
                root.chooserOpen = false;
            } else {
                root.openGame(file);
            }
        }
        onOwnSetupAsked: (setup, title, secrecy) => root.playSetup(setup, secrecy)
        onSetupEditAsked: file => {
            root.openEditor().openFile(file);
        }
        onSetupCopyAsked: setup => {
            root.openEditor().openPrinted(setup);
        }
        onFirstStepsAsked: {
            const file = games.newFile(qsTr("First steps"));
            if (file.length > 0) {
                root.session.beginFirstSteps(file);
            }
        }
        onNewGameAsked: (setup, errata, options, secrecy, seed) => {
            const file = games.newFile(setup);
            if (file.length > 0) {
                root.newGame(setup, errata, options, secrecy, seed, file);
            }
        }
    }

    Loader {
        id: editing

        objectName: "setupEditor"
        anchors.fill: parent
        active: false
    }

    Connections {
        target: editing.item as SetupEditorPage

        function onClosed() {
            editing.active = false;
            ownSetups.refresh();
        }

        function onPlayAsked(file: string, title: string, secrecy: string) {
            editing.active = false;
            root.playSetup(file, secrecy);
        }
    }

    ErrorPage {
        objectName: "errorPage"
        anchors.fill: parent
        visible: !root.session.hasCatalogue
        session: root.session
    }

    ErrorBanner {
        objectName: "errorBanner"
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        session: root.session
        visible: root.session.hasCatalogue && root.session.error.length > 0
    }

    Connections {
        target: root.session

        function onBoardChanged() {
            if (!root.session.hasBoard)
                return;
            root.chooserOpen = false;
            page.map.forceActiveFocus();
        }

        function onErrorChanged() {
            // A set-up that could not be opened at the start leaves the chooser.
            if (root.session.error.length > 0 && !root.session.hasBoard) {
                root.chooserOpen = true;
            }
        }
    }

    FindDialog {
        id: find

        desk: root.desk
        onClosed: page.map.forceActiveFocus()
    }

    Dialog {
        id: goTo

        objectName: "goToDialog"
        title: qsTr("Go to hex")
        anchors.centerIn: Overlay.overlay
        onOpened: {
            hexField.clear();
            hexField.forceActiveFocus();
        }
        onClosed: page.map.forceActiveFocus()

        TextField {
            id: hexField

            objectName: "hexField"
            placeholderText: "B3402"
            Accessible.name: goTo.title
            onAccepted: {
                if (root.desk.goToHex(text)) {
                    goTo.close();
                } else {
                    selectAll();
                }
            }
        }
    }

    KeyList {
        id: keyList

        keys: keyMap
        atTable: root.onTable
        atField: root.onField
        atRiver: root.onRiver && !root.onTable
        onClosed: (root.onField ? fieldPage.table : root.onTable ? tablePage.table : root.onRiver ? riverPage.chart : page.map).forceActiveFocus()
    }

    SettingsDialog {
        id: settings

        keys: keyMap
        onClosed: page.map.forceActiveFocus()
    }

    AboutDialog {
        id: about

        objectName: "about"
        onClosed: page.map.forceActiveFocus()
    }

    ErrataPanel {
        id: errataPanel

        session: root.session
        onClosed: page.map.forceActiveFocus()
    }

    Dialog {
        id: remarks

        objectName: "remarksPanel"
        title: qsTr("Remarks and differences")
        modal: true
        standardButtons: Dialog.Close
        anchors.centerIn: Overlay.overlay
        width: Math.min(720, root.width - 40)
        height: Math.min(600, root.height - 40)
        onClosed: page.map.forceActiveFocus()

        ColumnLayout {
            anchors.fill: parent

            Label {
                text: qsTr("Rows that could not be set up as they stand: %1").arg(root.session.remarks.count)
                font.bold: true
            }

            NotesList {
                Layout.fillWidth: true
                Layout.fillHeight: true
                model: root.session.remarks
                visible: count > 0
                onChosen: row => {
                    root.desk.selectPiece(root.session.remarks.pieceOf(row));
                    remarks.close();
                }
            }

            Label {
                text: qsTr("Printed against corrected: %1").arg(root.session.differences.count)
                font.bold: true
            }

            NotesList {
                Layout.fillWidth: true
                Layout.fillHeight: true
                model: root.session.differences
                onChosen: row => {
                    root.desk.goToHex(root.session.differences.hexOf(row));
                    remarks.close();
                }
            }
        }
    }

    OverlayKey {
        desk: root.desk
        keys: keyMap
        active: root.keysWork
        action: "supply"
        overlay: Overlays.Supply
    }
    OverlayKey {
        desk: root.desk
        keys: keyMap
        active: root.keysWork
        action: "rail-net"
        overlay: Overlays.RailNet
    }
    OverlayKey {
        desk: root.desk
        keys: keyMap
        active: root.keysWork
        action: "zones"
        overlay: Overlays.GroundZones
    }
    OverlayKey {
        desk: root.desk
        keys: keyMap
        active: root.keysWork
        action: "control"
        overlay: Overlays.Control
    }
    OverlayKey {
        desk: root.desk
        keys: keyMap
        active: root.keysWork
        action: "naval-zones"
        overlay: Overlays.NavalZones
    }
    OverlayKey {
        desk: root.desk
        keys: keyMap
        active: root.keysWork
        action: "supply-towns"
        overlay: Overlays.SupplyTowns
    }
    OverlayKey {
        desk: root.desk
        keys: keyMap
        active: root.keysWork
        action: "errata"
        overlay: Overlays.Errata
    }

    GameKey {
        keys: keyMap.table["next"]
        active: root.gameKeys
        onPressed: root.play.next(1)
    }
    GameKey {
        keys: keyMap.table["previous"]
        active: root.gameKeys
        onPressed: root.play.next(-1)
    }
    GameKey {
        keys: keyMap.table["done"]
        active: root.gameKeys && root.play.inWork
        onPressed: page.pass()
    }
    GameKey {
        keys: keyMap.table["next-phase"]
        active: root.gameKeys
        onPressed: page.pass()
    }
    GameKey {
        keys: keyMap.table["further"]
        active: root.gameKeys
        onPressed: page.openFurther()
    }
    GameKey {
        keys: keyMap.table["staff"]
        active: root.gameKeys
        onPressed: page.leaveToStaff()
    }
    GameKey {
        keys: keyMap.table["go-there"]
        active: root.gameKeys
        onPressed: root.desk.goThere()
    }
    GameKey {
        keys: keyMap.table["undo"]
        active: root.gameKeys
        onPressed: root.play.undo()
    }
    GameKey {
        keys: keyMap.table["redo"]
        active: root.gameKeys
        onPressed: root.play.redo()
    }
    GameKey {
        keys: keyMap.table["orders"]
        active: root.gameKeys
        onPressed: page.openOrders()
    }
    GameKey {
        keys: keyMap.table["whole-stack"]
        active: root.gameKeys
        onPressed: root.desk.selectStack()
    }
    GameKey {
        keys: keyMap.table["by-rail"]
        active: root.gameKeys
        onPressed: root.desk.plan.byRail = !root.desk.plan.byRail
    }
    GameKey {
        keys: keyMap.table["why"]
        active: root.gameKeys
        onPressed: page.explain()
    }
    GameKey {
        keys: keyMap.table["stack-page"]
        active: root.gameKeys
        onPressed: page.showPage(0)
    }
    GameKey {
        keys: keyMap.table["log-page"]
        active: root.gameKeys
        onPressed: page.showPage(1)
    }
    GameKey {
        keys: keyMap.table["rules-page"]
        active: root.gameKeys
        onPressed: page.showPage(2)
    }
    GameKey {
        keys: keyMap.table["supply-page"]
        active: root.gameKeys
        onPressed: page.showPage(3)
    }
    GameKey {
        keys: keyMap.table["forces-page"]
        active: root.gameKeys
        onPressed: page.showPage(4)
    }
    GameKey {
        keys: keyMap.table["lesson"]
        active: root.gameKeys
        onPressed: page.toLesson()
    }
    GameKey {
        keys: keyMap.table["score"]
        active: root.gameKeys
        onPressed: page.openScore()
    }
    GameKey {
        keys: keyMap.table["war"]
        active: root.gameKeys
        onPressed: page.toggleWar()
    }
    GameKey {
        keys: keyMap.table["replay-back"]
        active: root.gameKeys && !root.desk.hexCursor
        onPressed: root.play.seen = root.play.seen - 1
    }
    GameKey {
        keys: keyMap.table["replay-on"]
        active: root.gameKeys && !root.desk.hexCursor
        onPressed: root.play.seen = root.play.seen + 1
    }
    GameKey {
        keys: keyMap.table["leave"]
        active: root.keysWork && root.play.active
        onPressed: root.leaveGame()
    }

    Shortcut {
        sequences: keyMap.table["zoom-in"]
        enabled: root.keysWork
        onActivated: page.map.zoomBy(1.25)
    }
    Shortcut {
        sequences: keyMap.table["zoom-out"]
        enabled: root.keysWork
        onActivated: page.map.zoomBy(0.8)
    }
    Shortcut {
        sequences: keyMap.table["whole"]
        enabled: root.keysWork
        onActivated: page.map.showWhole()
    }
    Shortcut {
        sequences: keyMap.table["hex-cursor"]
        enabled: root.keysWork
        onActivated: root.desk.hexCursor = !root.desk.hexCursor
    }
    Shortcut {
        sequences: keyMap.table["next-water"]
        enabled: root.keysWork && root.desk.hexCursor
        onActivated: root.desk.nextWater()
    }
    Shortcut {
        sequences: keyMap.table["find"]
        enabled: root.keysWork
        onActivated: find.open()
    }
    Shortcut {
        sequences: keyMap.table["go-to"]
        enabled: root.keysWork
        onActivated: goTo.open()
    }
    Shortcut {
        sequences: keyMap.table["set-ups"]
        enabled: root.keysWork
        onActivated: root.showChooser()
    }
    Shortcut {
        sequences: keyMap.table["keys"]
        enabled: !root.typing && !keyList.opened
        onActivated: keyList.open()
    }
    Shortcut {
        sequences: keyMap.table["settings"]
        enabled: !root.typing && !settings.opened && !keyList.opened
        onActivated: settings.open()
    }
    Shortcut {
        sequence: "Esc"
        enabled: root.keysWork
        onActivated: root.desk.hexCursor ? root.desk.hexCursor = false : root.desk.clear()
    }
}
