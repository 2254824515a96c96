import QtQuick
import QtTest
import Sumter.Models
import Sumter.Panels

/// The first page by mouse and keys: saved games, and the terms of a new one.
Item {
    id: root

    width: 1100
    height: 760

    Session {
        id: session
    }

    GamesModel {
        id: games

        folder: gamesFolder
        setups: session.setups
    }

    ChooserPage {
        id: chooser

        width: parent.width
        height: parent.height
        session: session
        games: games
        table: Play {
        }
        canGoBack: true
    }

    GamesModel {
        id: emptyGames

        folder: noGames
    }

    Component {
        id: freshPage

        ChooserPage {
            visible: false
        }
    }

    SignalSpy {
        id: gameAsked

        target: chooser
        signalName: "gameAsked"
    }

    SignalSpy {
        id: newGameAsked

        target: chooser
        signalName: "newGameAsked"
    }

    SignalSpy {
        id: backAsked

        target: chooser
        signalName: "backAsked"
    }

    SignalSpy {
        id: opened

        target: chooser
        signalName: "opened"
    }

    SignalSpy {
        id: itemsAsked

        target: chooser
        signalName: "itemsAsked"
    }

    DeskCase {
        id: test

        name: "Chooser"
        when: windowShown

        function part(name: string): Item {
            return findChild(chooser, name);
        }

        function row(name: string): int {
            return games.rowOf(gamesFolder + "/" + name + ".sumter");
        }

        function type(text: string) {
            for (const letter of text) {
                keyClick(letter);
            }
        }

        /// Clicks on something that may have to be scrolled to; the focus brings it there.
        function press(name: string) {
            part(name).forceActiveFocus(Qt.TabFocusReason);
            waitForRendering(chooser);
            mouseClick(part(name), 12, part(name).height / 2);
        }

        /// The rectangle of an item on the page.
        function place(item: Item): rect {
            return item.mapToItem(chooser, 0, 0, item.width, item.height);
        }

        function isInside(item: Item, frame: Item): bool {
            const inner = place(item);
            const outer = place(frame);
            return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.x + inner.width <= outer.x + outer.width + 1 && inner.y + inner.height <= outer.y + outer.height + 1;
        }

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
            tryVerify(() => games.loaded, 5000);
        }

        function init() {
            chooser.width = 1100;
            chooser.height = 760;
            Preferences.textScale = 1;
            games.showsPutAway = false;
            tryCompare(games, "count", 3);
            chooser.show(0);
            part("gamesList").currentIndex = 0;
            part("gamesList").forceActiveFocus();
            for (const spy of [gameAsked, newGameAsked, backAsked, opened, itemsAsked]) {
                spy.clear();
            }
        }

        function cleanupTestCase() {
            Preferences.restore();
        }

        function test_games_that_are_there_are_shown_first() {
            const page = createTemporaryObject(freshPage, root, {
                "session": session,
                "games": games
            });
            compare(findChild(page, "chooserParts").currentIndex, 0);
            const other = createTemporaryObject(freshPage, root, {
                "session": session,
                "games": emptyGames
            });
            tryVerify(() => emptyGames.loaded, 5000);
            compare(findChild(other, "chooserParts").currentIndex, 1);
        }

        function test_enter_goes_on_with_the_game_that_is_chosen() {
            keyClick(Qt.Key_Return);
            compare(gameAsked.count, 1);
            compare(gameAsked.signalArguments[0][0], gamesFolder + "/Shiloh.sumter");
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Enter);
            compare(gameAsked.count, 2);
            compare(gameAsked.signalArguments[1][0], gamesFolder + "/Seven Days.sumter");
        }

        function test_a_double_click_and_the_button_go_on() {
            const card = part("game-Seven Days");
            mouseDoubleClickSequence(card, card.width - 20, card.height / 2);
            compare(gameAsked.count, 1);
            compare(gameAsked.signalArguments[0][0], gamesFolder + "/Seven Days.sumter");
            mouseClick(part("game-Shiloh"));
            compare(gameAsked.count, 1);
            mouseClick(part("openGame"));
            compare(gameAsked.count, 2);
            compare(gameAsked.signalArguments[1][0], gamesFolder + "/Shiloh.sumter");
        }

        function test_a_card_tells_where_the_game_stands_and_shows_its_picture() {
            const card = part("game-Shiloh");
            compare(card.title, "West 1862");
            compare(findChild(card, "gameStand").text, "week 2, 5 February 1862");
            tryVerify(() => findChild(card, "gamePicture").visible, 5000);
            verify(!findChild(part("game-Seven Days"), "gamePicture").visible);
            verify(card.Accessible.name.includes("West 1862"));
            verify(card.Accessible.description.includes("corrected"));
            const middle = findChild(card, "gamePicture").mapToItem(chooser, 30, 30);
            fuzzyCompare(grabImage(chooser).pixel(middle.x, middle.y), "#008000", 3);
        }

        function test_a_game_that_cannot_be_opened_says_why_and_is_not_opened() {
            const card = part("game-later");
            mouseClick(card);
            verify(findChild(card, "gameBroken").text.includes("a later Sumter (sumter 0.1.0) wrote this game in version 99"));
            verify(part("gamesError").visible);
            verify(part("gamesError").text.includes("version 99"));
            verify(!part("openGame").enabled);
            keyClick(Qt.Key_Return);
            mouseDoubleClickSequence(card);
            compare(gameAsked.count, 0);
            mouseClick(part("game-Shiloh"));
            verify(!part("gamesError").visible);
        }

        function test_a_game_is_renamed_by_keys() {
            keyClick(Qt.Key_F2);
            const field = part("nameField");
            tryVerify(() => field.activeFocus);
            compare(field.text, "Shiloh");
            type("later");
            keyClick(Qt.Key_Return);
            verify(part("nameFault").text.includes("already"));
            verify(field.activeFocus);
            type("pittsburg");
            keyClick(Qt.Key_Return);
            tryVerify(() => !field.visible);
            compare(games.nameOf(0), "pittsburg");
            tryVerify(() => part("gamesList").activeFocus);
            mouseClick(part("renameGame"));
            tryVerify(() => field.activeFocus);
            type("Shiloh");
            mouseClick(part("acceptName"));
            tryVerify(() => !field.visible);
            compare(games.nameOf(0), "Shiloh");
            keyClick(Qt.Key_F2);
            tryVerify(() => field.activeFocus);
            type("x");
            keyClick(Qt.Key_Escape);
            tryVerify(() => !field.visible);
            compare(games.nameOf(0), "Shiloh");
            compare(backAsked.count, 0);
        }

        function test_a_game_is_put_away_and_brought_back() {
            verify(!part("showPutAway").visible);
            part("gamesList").currentIndex = row("Seven Days");
            keyClick(Qt.Key_Delete);
            compare(games.count, 2);
            tryVerify(() => part("showPutAway").visible);
            mouseClick(part("showPutAway"));
            tryCompare(games, "count", 1);
            verify(!part("openGame").visible);
            tryVerify(() => part("moveGame").enabled);
            part("gamesList").forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(gameAsked.count, 0);
            waitForRendering(chooser);
            mouseClick(part("moveGame"));
            tryCompare(games, "count", 0);
            compare(games.putAwayCount, 0);
            waitForRendering(chooser);
            mouseClick(part("showPutAway"));
            tryCompare(games, "count", 3);
            verify(row("Seven Days") >= 0);
        }

        function test_the_terms_of_a_new_game_are_chosen_by_mouse() {
            mouseClick(part("newGamePart"));
            const list = part("setupList");
            compare(list.count, 7);
            mouseClick(part("setup-east-62"));
            verify(part("briefing").text.length > 40);
            part("errataChoice").currentIndex = 1;
            press("option-26.1");
            press("secrecy-open");
            press("seedField");
            type("1x8 62");
            verify(part("playsBoth") !== null);
            part("seat-confederate").currentIndex = 2;
            part("temper-confederate").currentIndex = 2;
            verify(!part("playsBoth").visible, "nobody hands over to a general");
            mouseClick(part("playSetup"));
            compare(newGameAsked.count, 1);
            const asked = newGameAsked.signalArguments[0];
            compare(Array.from(asked), ["east-62", "as-printed", "26.1", "open", "1862", "person", "regular:bold"]);
            press("usualOptions");
            compare(session.options.selection, "default");
            verify(!part("option-26.1").checked);
            part("errataChoice").currentIndex = 0;
            part("seat-confederate").currentIndex = 0;
            part("seedField").clear();
            press("secrecy-limited");
            mouseDoubleClickSequence(part("setup-west-63"));
            compare(newGameAsked.count, 2);
            compare(Array.from(newGameAsked.signalArguments[1]), ["west-63", "corrected", "default", "limited", "", "person", "person"]);
        }

        function test_a_new_game_is_begun_by_keys_alone() {
            keyClick(Qt.Key_Tab, Qt.ControlModifier);
            compare(part("chooserParts").currentIndex, 1);
            const list = part("setupList");
            tryVerify(() => list.activeFocus);
            list.currentIndex = 0;
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            const visited = [];
            for (let step = 0; step < 40 && !part("playSetup").activeFocus; ++step) {
                keyClick(Qt.Key_Tab);
                const item = root.Window.activeFocusItem;
                visited.push(item.objectName);
                if (item.objectName === "secrecy-open" || item.objectName === "option-26.4") {
                    keyClick(Qt.Key_Space);
                }
            }
            for (const name of ["seat-union", "seat-confederate", "errataChoice", "secrecy-open", "seedField", "option-26.1", "option-26.12"]) {
                verify(visited.includes(name), name + " among " + visited);
            }
            keyClick(Qt.Key_Return);
            compare(newGameAsked.count, 1);
            compare(Array.from(newGameAsked.signalArguments[0]), [session.setups.idOf(2), "corrected", "26.4", "open", "", "person", "person"]);
            session.options.selection = "default";
            press("secrecy-limited");
        }

        function test_an_option_that_makes_the_game_dark_leaves_no_choice() {
            chooser.show(1);
            press("secrecy-limited");  // whatever the tests before have chosen
            session.options.selection = "26.3";
            verify(part("secrecy-dark").checked);
            verify(!part("secrecy-open").enabled);
            mouseClick(part("playSetup"));
            compare(newGameAsked.signalArguments[0][3], "dark");
            session.options.selection = "default";
            verify(part("secrecy-limited").checked);
            verify(part("secrecy-open").enabled);
        }

        function test_errata_item_by_item_stay_chosen_when_an_item_is_switched() {
            chooser.show(1);
            const choice = part("errataChoice");
            verify(!part("errataItems").visible);
            choice.currentIndex = 2;
            press("errataItems");
            compare(itemsAsked.count, 1);
            session.errata.toggle(3);
            compare(choice.currentIndex, 2);
            mouseClick(part("playSetup"));
            compare(newGameAsked.signalArguments[0][1], session.errata.selection);
            verify(session.errata.selection !== "corrected");
            session.errata.selection = "corrected";
            choice.currentIndex = 0;
        }

        function test_a_setup_can_be_looked_at() {
            chooser.show(1);
            part("setupList").currentIndex = session.setups.rowOf("east-63");
            mouseClick(part("openSetup"));
            compare(opened.count, 1);
            tryCompare(session, "setupId", "east-63", 30000);
            tryVerify(() => !session.busy, 30000);
        }

        function test_escape_and_back_go_back() {
            keyClick(Qt.Key_Escape);
            compare(backAsked.count, 1);
            mouseClick(part("backFromGames"));
            compare(backAsked.count, 2);
            chooser.show(1);
            mouseClick(part("backFromSetups"));
            compare(backAsked.count, 3);
            chooser.canGoBack = false;
            verify(!part("backFromSetups").visible);
            keyClick(Qt.Key_Escape);
            compare(backAsked.count, 3);
            chooser.canGoBack = true;
        }

        function test_all_is_reached_in_a_small_window_with_large_text_data() {
            return [
                {
                    "tag": "800x600",
                    "width": 800,
                    "height": 600,
                    "scale": 1
                },
                {
                    "tag": "800x600, text 1.5",
                    "width": 800,
                    "height": 600,
                    "scale": 1.5
                },
                {
                    "tag": "1024x700, text 2",
                    "width": 1024,
                    "height": 700,
                    "scale": 2
                },
                {
                    "tag": "640x480",
                    "width": 640,
                    "height": 480,
                    "scale": 1
                }
            ];
        }

        function test_all_is_reached_in_a_small_window_with_large_text(data) {
            chooser.width = data.width;
            chooser.height = data.height;
            Preferences.textScale = data.scale;
            waitForRendering(chooser);
            for (const name of ["openGame", "renameGame", "moveGame", "backFromGames", "goOnPart", "newGamePart", "firstSteps"]) {
                verify(isInside(part(name), chooser), name);
            }
            for (const name of ["goOnPart", "newGamePart", "ownSetupsPart", "battlesPart"]) {
                if (part(name).visible) {
                    verify(isInside(part(name), chooser), name);
                    verify(!part(name).contentItem.truncated, name);
                }
            }
            if (shotsFolder.length > 0)
                grabImage(chooser).save(shotsFolder + "/chooser-" + data.tag.replace(/[ ,]+/g, "-") + ".png");
            verify(part("gamesList").height > 60);
            chooser.show(1);
            waitForRendering(chooser);
            for (const name of ["playSetup", "openSetup", "backFromSetups"]) {
                verify(isInside(part(name), chooser), name);
            }
            const paper = part("setupPaper");
            verify(paper.height > 100);
            part("setupList").forceActiveFocus();
            let onPaper = 0;
            for (let step = 0; step < 40; ++step) {
                keyClick(Qt.Key_Tab);
                const item = root.Window.activeFocusItem;
                if (item.objectName.startsWith("option-") || item.objectName.startsWith("secrecy-") || item.objectName === "seedField") {
                    ++onPaper;
                    verify(isInside(item, paper), item.objectName);
                }
                if (item === part("playSetup")) {
                    break;
                }
            }
            verify(onPaper >= 14, onPaper);
        }

        function test_the_paper_is_turned_by_keys() {
            chooser.width = 800;
            chooser.height = 600;
            chooser.show(1);
            waitForRendering(chooser);
            const flick = part("setupPaper");
            part("setupList").currentIndex = 0;
            keyClick(Qt.Key_PageDown);
            keyClick(Qt.Key_Down);
            compare(flick.contentY, 0); // another set-up is read from its begin
            keyClick(Qt.Key_PageDown);
            verify(flick.contentY > 50);
            keyClick(Qt.Key_PageUp);
            compare(flick.contentY, 0);
        }
    }
}
