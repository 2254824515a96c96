pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Field
import Sumter.Models
import Sumter.Panels
import Sumter.River
import Sumter.Table

/// The window: chooser, map page, table of the battles, messages, and the keys that work everywhere.
ApplicationWindow {
    id: root

    required property Session session
    required property Desk desk
    /// The pages, each over the one before it: "chooser" or "map", then those of "editor", "river", "table" and "field"
    /// that are open.
    property var pages: ["chooser"]
    readonly property string shown: pages[pages.length - 1]
    /// The folder of saved games; empty for the usual one.
    property string gamesFolder
    /// The folder of the player's own set-ups; empty for the usual one.
    property string setupsFolder
    /// Whether the picture of the game was taken before the window closes.
    property bool pictured

    readonly property Play play: desk.play
    readonly property bool onMap: session.hasBoard && shown === "map"
    /// Where the head has no room for more than names.
    readonly property bool tight: width < Look.sized(700)
    /// Keys of a game that somebody plays.
    readonly property bool gameKeys: keysWork && play.active && !play.handOver && !writing
    /// A text field has the keys.
    readonly property bool writing: activeFocusItem !== null && activeFocusItem instanceof TextInput || activeFocusItem instanceof TextEdit
    /// What is looked at: a week of the game, or the day of the set-up.
    readonly property string day: play.active ? play.date : session.start
    readonly property bool typing: find.opened || goTo.opened
    readonly property bool keysWork: onMap && !typing && !settings.opened && !keyList.opened && !errataPanel.opened && !saveSetup.opened && !seats.opened && !page.asking

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

    /// The chooser or the map, below all others.
    function startPage(name: string) {
        pages = [name, ...pages.slice(1)];
    }

    /// A page over the one that is shown.
    function openPage(name: string) {
        closePage(name);
        pages = [...pages, name];
    }

    function closePage(name: string) {
        pages = pages.filter(other => other !== name);
    }

    function openEditor(): SetupEditorPage {
        editing.setSource("qrc:/qt/qml/Sumter/Panels/SetupEditorPage.qml", {
            library: session,
            setups: ownSetups,
            keys: keyMap
        });
        openPage("editor");
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
                openPage("field");
                fieldPlay.selectByName(ship);
            }
            return;
        }
        if (!battlePlay.open(file))
            return;
        openPage("table");
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
            openPage("river");
    }

    /// The keys go to the picture of the page that is shown.
    function takeKeys() {
        (shown === "field" ? fieldPage.table : shown === "table" ? tablePage.table : shown === "river" ? riverPage.chart : page.map).forceActiveFocus();
    }

    /// To the chooser; the game stays on the table.
    function showChooser() {
        keepPicture(() => startPage("chooser"));
    }

    /// Back to the chooser; the game is saved.
    function leaveGame() {
        keepPicture(() => {
            play.leave();
            startPage("chooser");
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
                objectName: "openDispatch"
                visible: root.desk.generals.dispatch.length > 0
                text: qsTr("Dispatch")
                onClicked: page.openDispatch()
            }

            HeadButton {
                objectName: "openSeats"
                visible: root.play.active
                text: qsTr("Players")
                onClicked: seats.open()
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
        visible: root.shown === "river"
        session: root.session
        play: riverPlay
        door: riverDoor
        onTableAsked: root.openPage("table")
        onCampaignsAsked: {
            riverPlay.leave();
            root.closePage("river");
            root.startPage("chooser");
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
        visible: root.shown === "table"
        session: root.session
        play: battlePlay
        door: root.pages.includes("river") ? riverDoor : fightDoor
        onBattlesAsked: {
            battlePlay.leave();
            root.closePage("table");
            root.startPage("chooser");
        }
        onCampaignAsked: {
            battlePlay.leave();
            root.closePage("table");
            root.takeKeys();
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
        visible: root.shown === "field"
        session: root.session
        play: fieldPlay
        door: groundDoor
        onBattlesAsked: {
            fieldPlay.leave();
            root.closePage("field");
            root.startPage("chooser");
        }
        onCampaignAsked: {
            fieldPlay.leave();
            root.closePage("field");
            root.takeKeys();
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
        onTableAsked: root.openPage("table")
        onFieldAsked: root.openPage("field")
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
        visible: root.session.hasCatalogue && root.shown === "chooser"
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
                root.openPage("river");
        }
        onSavedRiverAsked: file => root.openRiver(file)
        onBattleAsked: (battle, rules, options, seed, computer) => {
            const file = battleSaves.newFile(battle);
            if (rules === "field") {
                fieldPlay.computer = computer;
                if (file.length > 0 && fieldPlay.begin(battle, rules, options, seed, file))
                    root.openPage("field");
                return;
            }
            battlePlay.computer = computer;
            if (file.length > 0 && battlePlay.begin(battle, rules, options, seed, file))
                root.openPage("table");
        }
        onSavedBattleAsked: file => root.openBattle(file, "")
        table: root.play
        canGoBack: root.session.hasBoard
        onBackAsked: root.startPage("map")
        onItemsAsked: errataPanel.open()
        onGameAsked: file => {
            if (file === games.playing) {
                root.startPage("map");
            } else {
                root.session.openGame(file);
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
        onNewGameAsked: (setup, errata, options, secrecy, seed, unionSeat, confederateSeat) => {
            const file = games.newFile(setup);
            if (file.length > 0) {
                root.session.newGame(setup, errata, options, secrecy, seed, file, unionSeat, confederateSeat);
            }
        }
    }

    Loader {
        id: editing

        objectName: "setupEditor"
        anchors.fill: parent
        active: root.pages.includes("editor")
    }

    Connections {
        target: editing.item as SetupEditorPage

        function onClosed() {
            root.closePage("editor");
            ownSetups.refresh();
        }

        function onPlayAsked(file: string, title: string, secrecy: string) {
            root.closePage("editor");
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
            root.startPage("map");
            page.map.forceActiveFocus();
        }

        function onErrorChanged() {
            // A set-up that could not be opened at the start leaves the chooser.
            if (root.session.error.length > 0 && !root.session.hasBoard) {
                root.startPage("chooser");
            }
        }
    }

    FindDialog {
        id: find

        desk: root.desk
        onClosed: page.map.forceActiveFocus()
    }

    GoToDialog {
        id: goTo

        desk: root.desk
        onClosed: page.map.forceActiveFocus()
    }

    KeyList {
        id: keyList

        keys: keyMap
        hands: root.shown === "field" ? fieldPage.hands : root.shown === "table" ? tablePage.hands : root.shown === "river" ? riverPage.hands : page.hands
        assignable: !fieldPage.visible && !tablePage.visible && !riverPage.visible
        onClosed: root.takeKeys()
    }

    SettingsDialog {
        id: settings

        keys: keyMap
        onClosed: page.map.forceActiveFocus()
    }

    SeatsDialog {
        id: seats

        generals: root.desk.generals
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

    RemarksDialog {
        id: remarks

        desk: root.desk
        session: root.session
        onClosed: page.map.forceActiveFocus()
    }

    Repeater {
        model: Overlays.table

        OverlayKey {
            required property var modelData

            desk: root.desk
            keys: keyMap
            active: root.keysWork
            action: modelData.action
            overlay: modelData.overlay
        }
    }

    /// What the other keys of the table do.
    readonly property var actions: ({
            "zoom-in": () => page.map.zoomBy(1.25),
            "zoom-out": () => page.map.zoomBy(0.8),
            "whole": () => page.map.showWhole(),
            "hex-cursor": () => desk.hexCursor = !desk.hexCursor,
            "next-water": () => desk.nextWater(),
            "find": () => find.open(),
            "go-to": () => goTo.open(),
            "set-ups": () => showChooser(),
            "settings": () => settings.open(),
            "next": () => play.next(1),
            "previous": () => play.next(-1),
            "done": () => page.pass(),
            "next-phase": () => page.pass(),
            "further": () => page.openFurther(),
            "staff": () => page.leaveToStaff(),
            "advice": () => page.toggleAdvice(),
            "go-there": () => desk.goThere(),
            "undo": () => play.undo(),
            "redo": () => play.redo(),
            "orders": () => page.openOrders(),
            "whole-stack": () => desk.selectStack(),
            "by-rail": () => desk.plan.byRail = !desk.plan.byRail,
            "why": () => page.explain(),
            "stack-page": () => page.showPage(0),
            "log-page": () => page.showPage(1),
            "rules-page": () => page.showPage(2),
            "supply-page": () => page.showPage(3),
            "forces-page": () => page.showPage(4),
            "lesson": () => page.toLesson(),
            "score": () => page.openScore(),
            "war": () => page.toggleWar(),
            "replay-back": () => play.seen = play.seen - 1,
            "replay-on": () => play.seen = play.seen + 1,
            "leave": () => leaveGame(),
            "keys": () => keyList.open()
        })

    function holds(where: int): bool {
        switch (where) {
        case KeyMap.OnMap:
            return keysWork;
        case KeyMap.WithCursor:
            return keysWork && desk.hexCursor;
        case KeyMap.OfOpenGame:
            return keysWork && play.active;
        case KeyMap.InGame:
            return gameKeys;
        case KeyMap.InWork:
            return gameKeys && play.inWork;
        case KeyMap.WithoutCursor:
            return gameKeys && !desk.hexCursor;
        case KeyMap.Everywhere:
            return !typing && !keyList.opened;
        }
        return false;
    }

    Instantiator {
        model: keyMap

        Shortcut {
            required property string action
            required property int where

            sequences: keyMap.table[action]
            enabled: root.holds(where)
            onActivated: root.actions[action]()
        }
    }

    Shortcut {
        sequence: "Esc"
        enabled: root.keysWork
        onActivated: root.desk.hexCursor ? root.desk.hexCursor = false : root.desk.clear()
    }
}
