import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels
import Sumter.River
import Sumter.Table

/// The window in German: what is seen of its own words is not English, and has room.
Item {
    id: root

    width: 1280
    height: 720

    Session {
        id: session
    }

    Desk {
        id: desk

        session: session
    }

    KeyMap {
        id: keyMap
    }

    GamesModel {
        id: games

        folder: gamesFolder
        setups: session.setups
    }

    OwnSetupsModel {
        id: ownSetups

        session: session
    }

    BattleSaves {
        id: battleSaves

        folder: games.folder
        battles: session.battles
    }

    MapPage {
        id: page

        anchors.fill: parent
        visible: !chooser.visible
        session: session
        desk: desk
        keys: keyMap
    }

    ChooserPage {
        id: chooser

        anchors.fill: parent
        session: session
        games: games
        ownSetups: ownSetups
        battleSaves: battleSaves
        riverSaves: riverSaves
        canGoBack: true
    }

    RiverSaves {
        id: riverSaves

        folder: saveFolder
        session: session
    }

    RiverPlay {
        id: riverPlay

        session: session
    }

    TablePlay {
        id: riverTable

        animated: false
        session: session
    }

    RiverPage {
        id: riverPage

        anchors.fill: parent
        visible: false
        session: session
        play: riverPlay
    }

    SettingsDialog {
        id: settings

        keys: keyMap
    }

    KeyList {
        id: keyList

        keys: keyMap
        hands: page.hands
    }

    FindDialog {
        id: find

        desk: desk
    }

    ErrataPanel {
        id: errata

        session: session
    }

    AboutDialog {
        id: about
    }

    DeskCase {
        id: test

        readonly property Play play: desk.play

        name: "German"
        when: windowShown && speaksGerman

        function initTestCase() {
            session.speak("de");
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
            tryVerify(() => games.loaded, 5000);
        }

        function init() {
            Preferences.restore();
            chooser.visible = true;
        }

        function cleanup() {
            for (const dialog of [settings, keyList, find, errata, about]) {
                dialog.close();
                tryCompare(dialog, "opened", false);
            }
            play.leave();
            Preferences.restore();
        }

        /// All items that show text and are seen, below `item`.
        function texts(item: Item, found: var): var {
            for (let at = 0; at < item.children.length; ++at) {
                const child = item.children[at];
                if (child.visible && child.opacity > 0 && child.width > 0 && child.height > 0) {
                    if (typeof child.text === "string" && typeof child.truncated === "boolean" && child.text.length > 0)
                        found.push(child);
                    texts(child, found);
                }
            }
            return found;
        }

        function topItem(): Item {
            let item = root;
            while (item.parent)
                item = item.parent;
            return item;
        }

        function seen(): var {
            return texts(topItem(), []);
        }

        function has(words: string): bool {
            return seen().some(item => item.text.includes(words));
        }

        /// No text that is seen is an English one of the window's, but for what `ours` leaves out.
        function checkWords(where: string) {
            wait(50);
            const shown = seen().map(item => item.text);
            verify(shown.length > 5, where + ": texts are found");
            const english = shown.filter(text => wordsToTranslate.includes(text));
            compare(english.join(" | "), "", where);
        }

        function open(dialog: var) {
            dialog.open();
            tryCompare(dialog, "opened", true);
        }

        function newGame(name: string) {
            const file = saveFolder + "/" + name + ".sumter";
            play.handOvers = false;
            session.newGame("west-62", "corrected", "default", "open", "5", file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            chooser.visible = false;
            tryVerify(() => page.map.ready, 60000);
        }

        function test_what_is_wrong_in_a_set_up_is_told_in_german() {
            tryVerify(() => ownSetups.count > 0, 20000);
            compare(ownSetups.brokenOf(0), "Zeile 5: eine Spielmarke infantry 99-3 gibt es im Bestand der Marken nicht [3.26]");
        }

        function test_the_chooser() {
            verify(wordsToTranslate.length > 600);
            chooser.show(0);
            tryVerify(() => has("Der Amerikanische Bürgerkrieg, 1861 bis 1865"));
            verify(has("Weiterspielen (3)"));
            checkWords("games");
            chooser.show(1);
            tryVerify(() => has("19. Juni 1861"), 2000, "days are written as Germans do");
            checkWords("set-ups");
        }

        /// German words are long: the parts of the chooser have room with large letters, too.
        function test_the_parts_of_the_chooser_have_room() {
            for (const scale of [1, 1.5, 2]) {
                Preferences.textScale = scale;
                root.width = 1024;
                chooser.show(3);
                waitForRendering(chooser);
                const parts = ["goOnPart", "newGamePart", "ownSetupsPart", "battlesPart", "riversPart", "firstSteps"];
                for (const name of parts) {
                    const item = findChild(chooser, name);
                    const left = () => item.mapToItem(chooser, 0, 0).x;
                    tryVerify(() => item.visible && left() >= 0 && left() + item.width <= chooser.width, 5000, name + " at " + scale);
                    verify(!item.contentItem.truncated, name + " at " + scale);
                }
                if (shotsFolder.length > 0)
                    grabImage(chooser).save(shotsFolder + "/chooser-german-" + scale + ".png");
            }
            root.width = 1280;
        }

        /// The miniature table: titles, histories and the meanings of options.
        function test_the_battles() {
            const titles = [];
            for (let row = 0; row < session.battles.count; ++row)
                titles.push(session.battles.battle(row).title);
            verify(titles.includes("Hampton Roads, 9. März 1862"), titles.join(" | "));
            const meanings = session.battles.sets.map(set => set.options[0].meaning);
            compare(meanings[0], "Faktor für alle Entfernungen und Geschwindigkeiten bei größeren Modellen");
            compare(meanings[1], "Entfernungen werden gezeigt, bevor die Befehle feststehen");
        }

        /// What core/river says of a code, a cargo, a flotilla and a map.
        function test_what_is_wrong_with_the_begin_of_a_river_campaign_is_told_in_german() {
            chooser.show(4);
            waitForRendering(chooser);
            const begin = findChild(chooser, "riverBegin");
            const said = (name, words) => compare(findChild(chooser, name).text, words);
            begin.code = "KRVQ-KEBS";
            said("riverCodeError", "Das Kennwort des Flusses: dieses Kennwort eines Flusses ist vertippt: Seine Zeichen passen nicht zueinander.");
            begin.code = "KRVQ";
            said("riverCodeError", "Das Kennwort des Flusses: das Kennwort eines Flusses hat 8 Ziffern und Buchstaben, dieses 4.");
            begin.code = "KRVQ-KEBU";
            verify(/^Das Kennwort des Flusses: „U“ kommt in keinem Kennwort/.test(begin.codeError), begin.codeError);
            begin.code = "KRVQ-KEBR";
            said("riverCodeError", "");
            const rounds = begin.vessels[3].cargo[0];
            begin.chooseRounds(0, rounds.gun, 200);
            verify(/^Ein Versorgungsschiff trägt höchstens 200 Schuss, nicht \d+ \[RR-203\]\.$/.test(begin.fault), begin.fault);
            said("riverFault", begin.fault);
            said("riverReason", begin.fault);
            begin.loadAnew();
            compare(begin.fault, "");
            begin.flotilla = begin.flotillas.length - 1;
            begin.chooseShip(1, "cairo");
            compare(begin.fault, "USS Cairo ist mehr als einmal dabei [RR-390].");
            begin.chooseShip(1, "neosho");
            begin.chooseShip(2, "benton");
            compare(begin.warnings[0], "USS Neosho ist ein Monitor: Das Schnellverfahren unterschätzt sie [RR-462].");
            compare(begin.warnings[1], "USS Benton geht tief: Seichtes Wasser hält sie auf [RR-133].");
            begin.chooseOption("plotted_river", "on");
            begin.plot.drawn = true;
            said("riverMapFault", "Die Karte hat noch keinen Abschnitt [RR-340].");
            for (let section = 0; section < 4; ++section)
                begin.plot.add();
            begin.plot.setBend(0, 2);
            begin.plot.setBend(1, 2);
            said("riverMapFault", "Abschnitt 2 der Karte läuft nach Westen, wofür es keine Tabelle gibt [RR-087].");
            const paper = findChild(chooser, "riverPaper");
            waitForRendering(chooser);
            paper.contentY = paper.contentHeight - paper.height;
            checkWords("a map that is drawn by hand");
            if (shotsFolder.length > 0)
                grabImage(chooser).save(shotsFolder + "/river-german-map.png");
            begin.plot.setBend(0, 0);
            begin.plot.setBend(1, 4);
            begin.plot.setBend(2, 7);
            begin.plot.setBend(3, 6);
            said("riverMapFault", "Abschnitt 4 der Karte kreuzt Abschnitt 1 [RR-340].");
            begin.plot.drawn = false;
            begin.chooseOption("plotted_river", "off");
            begin.flotilla = 0;
            verify(begin.ready, begin.reason);
        }

        /// The river campaign, from its begin through a fight to its books.
        function test_the_river_campaign() {
            chooser.show(4);
            waitForRendering(chooser);
            checkWords("begin of a river campaign");
            if (shotsFolder.length > 0)
                grabImage(chooser).save(shotsFolder + "/river-german-chooser.png");
            const begin = findChild(chooser, "riverBegin");
            begin.code = "KRVQ-KEBR";
            begin.seed = "17";
            verify(riverPlay.begin(begin.text(), ""));
            chooser.visible = false;
            riverPage.visible = true;
            checkWords("orders");
            verify(riverPlay.give("advance"));
            compare(riverPlay.task, "encounter");
            tryVerify(() => findChild(riverPage, "choice-run") !== null);
            const door = riverPage.door;
            tryVerify(() => door.ready, 20000, door.error);
            checkWords("encounter");
            const form = findChild(riverPage, "riverReportDialog");
            const paper = findChild(riverPage, "riverOrders");
            const typing = findChild(riverPage, "riverTypeReport");
            paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, typing.mapToItem(paper.contentItem, 0, 0).y - 40));
            mouseClick(typing);
            tryVerify(() => form.opened, 5000);
            mouseClick(findChild(form.footer, "reportGiven"));
            verify(/\[RR-378\]/.test(riverPlay.refusal), riverPlay.refusal);
            checkWords("report of an encounter");
            if (shotsFolder.length > 0)
                grabImage(topItem()).save(shotsFolder + "/river-german-report.png");
            form.close();
            tryCompare(form, "opened", false);
            verify(door.answer.length === 0);
            door.answerQuickly();
            tryVerify(() => door.answer.length > 0, 100000);
            verify(/Züge? auf dem Tisch\.\n/.test(door.answer), door.answer);
            verify(/Die Union (hält|ist|hat)/.test(door.answer) && !/damage|lost|Union (holds|has)/.test(door.answer), door.answer);
            checkWords("what captains came to");
            if (shotsFolder.length > 0)
                grabImage(riverPage).save(shotsFolder + "/river-german-captains.png");
            door.table = riverTable;
            verify(door.fight("both"));
            compare(riverTable.title, riverPlay.fight.title);
            let names = [];
            for (let row = 0; row < riverTable.ships.count; ++row)
                names.push(riverTable.ships.card(row).name);
            verify(names.includes("USS Cairo") && names.includes("Versorgungsdampfer 2"), names.join(", "));
            verify(riverTable.ships.card(0).facts.some(fact => fact.title.startsWith("Schuss, ")));
            riverTable.leave();
            while (riverPlay.task === "encounter")
                verify(riverPlay.give("fight"));
            for (const name of ["diaryPage", "rollsPage", "ledgerPage", "recordPage", "storesPart", "sectionPart", "ordersPart"]) {
                mouseClick(findChild(riverPage, name));
                checkWords(name);
                if (shotsFolder.length > 0)
                    grabImage(riverPage).save(shotsFolder + "/river-german-" + name + ".png");
            }
            const lines = findChild(riverPage, "riverLines");
            lines.ask();
            tryCompare(lines, "opened", true);
            checkWords("lines of play, none");
            lines.close();
            tryCompare(lines, "opened", false);
            riverPlay.branchFrom(1);
            verify(/^In Zug 1 geht er mit „Vorgehen“ weiter\. Er kommt bis Zug \d+; Punkte: −?-?\d+\.$/.test(riverPlay.lines()[0].words), riverPlay.lines()[0].words);
            lines.ask();
            tryCompare(lines, "opened", true);
            checkWords("lines of play");
            lines.close();
            tryCompare(lines, "opened", false);
            keyList.hands = riverPage.hands;
            keyList.assignable = false;
            open(keyList);
            checkWords("keys of the river");
            keyList.close();
            tryCompare(keyList, "opened", false);
            keyList.hands = page.hands;
            keyList.assignable = true;
            riverPage.visible = false;
            riverPlay.leave();
        }

        function test_the_dialogs() {
            open(settings);
            verify(has("Einstellungen"));
            checkWords("settings");
            verify(has("Schließen"), "the buttons of Qt");
            settings.close();
            open(keyList);
            tryVerify(() => has("den Stapel auffächern oder schließen"));
            checkWords("keys");
            keyList.close();
            open(find);
            find.close();
            open(errata);
            checkWords("errata");
            errata.close();
            open(about);
            checkWords("about");
        }

        /// What the rules say, and the lesson: the sentences of the charts.
        function test_the_first_steps() {
            const file = saveFolder + "/steps.sumter";
            play.handOvers = false;
            session.beginFirstSteps(file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            chooser.visible = false;
            verify(has("Den Wahlwert nehmen oder ein Los ziehen?"));
            verify(has("Den Wahlwert nehmen"));
            compare(play.side, "confederate");
            verify(play.choose(0, 0));
            let log = "";
            for (let row = 0; row < play.log.count; ++row)
                log += play.log.textOf(row) + "\n";
            verify(log.includes("Konföderation"), log);
            verify(!log.includes("Confederate") && !log.includes(" takes "), log);
        }

        function test_a_game() {
            newGame("german");
            verify(has("29. Januar 1862 · Winter"));
            verify(has("Einblendungen"));
            const panel = findChild(page, "gamePanel");
            for (let at = 0; at < 5; ++at) {
                panel.showPage(at);
                checkWords("page " + at);
            }
            page.map.forceActiveFocus();
            desk.goToHex("A5415");
            desk.hexCursor = true;
            verify(desk.cursorText.includes("Stapel der Union"), desk.cursorText);
        }
    }
}
