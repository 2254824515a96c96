import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// [19.2] A moment of a game saved as a set-up, and the player's own set-ups in the chooser.
Item {
    id: root

    width: 100
    height: 100

    Session {
        id: session
    }

    Desk {
        id: desk

        session: session
    }

    Main {
        id: main

        width: 1280
        height: 720
        session: session
        desk: desk
        gamesFolder: playFolder

        DeskCase {
            id: test

            readonly property Play play: desk.play

            name: "OwnSetups"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            /// Also what lies above the window's page, in a dialog.
            function above(name: string): Item {
                return findChild(Overlay.overlay ? main.Overlay.overlay : main.contentItem, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
            }

            function showOwn() {
                clickShown(part("ownSetupsPart"), "ownSetupsPart");
                tryVerify(() => part("ownSetupList") !== null && part("ownSetupList").visible, 5000);
            }

            /// The row of a title once it is listed.
            function rowOf(title: string): int {
                const setups = part("ownSetupsPane").setups;
                for (let row = 0; row < setups.count; ++row) {
                    if (setups.titleOf(row) === title)
                        return row;
                }
                return -1;
            }

            function choose(title: string) {
                tryVerify(() => rowOf(title) >= 0, 30000, title);
                const name = "ownSetup-" + rowOf(title);
                tryVerify(() => part(name) !== null, 5000, name);
                clickShown(part(name), name);
                tryCompare(part("ownSetupTitle"), "text", title);
            }

            function test_1_a_broken_file_is_listed_with_its_reason_and_breaks_nothing() {
                showOwn();
                choose("broken");
                verify(part("ownSetupsError").text.includes("line 5"), part("ownSetupsError").text);
                verify(!part("playOwnSetup").enabled);
                const before = desk.play.active;
                mouseClick(part("playOwnSetup"));
                compare(desk.play.active, before);
            }

            function test_2_a_file_that_was_sent_is_copied_in_and_played() {
                showOwn();
                const setups = part("ownSetupsPane").setups;
                verify(setups.importFile("file://" + saveFolder + "/sent.setup"), setups.error);
                choose("A duel at Cairo");
                compare(part("ownSetupBriefing").text, "Two armies & a river.");
                compare(part("ownSetupBriefing").textFormat, Text.PlainText);
                clickShown(part("playOwnSetup"), "playOwnSetup");
                tryVerify(() => play.active, 30000);
                compare(session.title, "A duel at Cairo");
                tryVerify(() => part("map").ready, 60000);
                main.leaveGame();
                tryVerify(() => part("chooser").visible, 5000);
            }

            function test_3_what_is_too_large_or_no_file_is_not_copied_in() {
                showOwn();
                const setups = part("ownSetupsPane").setups;
                const before = setups.count;
                verify(!setups.importFile("file://" + catalogueFile));
                verify(setups.error.length > 0);
                verify(!setups.importFile("file:///nowhere.setup"));
                compare(setups.count, before);
                setups.dismissError();
            }

            function test_4_a_moment_of_a_game_becomes_a_set_up_and_is_played_on() {
                const file = saveFolder + "/of-it.sumter";
                session.newGame("campaign", "corrected", "default", "open", "5", file);
                tryVerify(() => play.active && play.saveFile === file, 30000);
                tryVerify(() => !part("chooser").visible, 5000);
                tryVerify(() => part("map").ready, 60000);
                const length = play.length;
                clickShown(part("leaveToStaff"), "leaveToStaff");
                tryVerify(() => play.length > length, 60000);
                const pool = play.length;

                clickShown(part("saveAsSetup"), "saveAsSetup");
                tryVerify(() => above("setupTitle") !== null && above("setupTitle").visible, 5000);
                above("setupTitle").text = "Of my own";
                clickShown(above("acceptSetup"), "acceptSetup");
                tryVerify(() => above("setupTold").text.length > 0, 30000);
                verify(above("setupTold").text.includes("Of my own.setup"), above("setupTold").text);
                clickShown(above("closeSetupDialog"), "closeSetupDialog");
                const stage = play.asks;

                main.leaveGame();
                tryVerify(() => part("chooser").visible, 5000);
                showOwn();
                choose("Of my own");
                clickShown(part("playOwnSetup"), "playOwnSetup");
                tryVerify(() => play.active && play.saveFile !== file, 30000);
                compare(play.length, 0);
                compare(session.title, "Of my own");
                verify(pool > 0 && stage.length > 0);
            }
        }
    }
}
