import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models

/// The score in the window as a whole: its key, the end of a game that is opened, the way back.
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

        width: 1100
        height: 760
        session: session
        desk: desk
        gamesFolder: playFolder

        TestCase {
            readonly property Play play: desk.play

            name: "ScoreWindow"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function score() {
                return findChild(main, "scorePage");
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
                tryVerify(() => part("chooser").visible);
            }

            function cleanup() {
                main.leaveGame();
                tryVerify(() => !play.active && main.chooserOpen, 5000);
            }

            function test_a_game_that_is_over_is_opened_and_left_again() {
                verify(endedGame.length > 0);
                session.openGame(endedGame);
                tryVerify(() => play.over, 30000);
                tryVerify(() => score().opened, 5000);
                verify(main.onMap, "not over the list of games");
                const replay = findChild(score().footer, "scoreReplay");
                tryVerify(() => replay.activeFocus, 5000, "Enter looks through the game");
                // Keys of the map do nothing meanwhile.
                keyClick(Qt.Key_3);
                keyClick(Qt.Key_W, Qt.ControlModifier);
                compare(part("gamePages").currentIndex, 0);
                verify(play.active);
                mouseClick(findChild(score().footer, "scoreGames"));
                tryVerify(() => main.chooserOpen && !play.active, 5000);
                verify(!score().visible);
                verify(part("chooser").visible);
            }

            function test_its_key_opens_it_and_escape_closes_it() {
                session.newGame("west-62", "corrected", "default", "open", "5", saveFolder + "/score-key.sumter");
                tryVerify(() => play.active && main.onMap, 30000);
                verify(!score().visible);
                keyClick(Qt.Key_V);
                tryVerify(() => score().opened);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !score().visible);
                verify(part("map").activeFocus);
                verify(play.active);
            }

            /// Clicks Report … and waits for the page that would be opened.
            function reported(save: string, secrecy: string): string {
                session.newGame("west-62", "corrected", "default", secrecy, "5", save);
                tryVerify(() => play.active && main.onMap && !play.handOver, 30000);
                keyClick(Qt.Key_V);
                tryVerify(() => score().opened);
                let page = "";
                score().openPage = url => page = String(url);
                const told = findChild(score(), "reportTold");
                verify(!told.visible);
                mouseClick(findChild(score().footer, "scoreReport"));
                tryVerify(() => page.length > 0, 30000);
                verify(told.visible);
                verify(told.text.includes("report"), told.text);
                verify(score().opened, "the page stays");
                keyClick(Qt.Key_Escape);
                tryVerify(() => !score().visible);
                return page;
            }

            function test_a_report_is_written_beside_the_save_and_opened() {
                const page = reported(saveFolder + "/told.sumter", "open");
                verify(page.endsWith("/told-report.html"), page);
            }

            function test_while_something_is_hidden_the_report_is_of_the_side_that_looks() {
                const page = reported(saveFolder + "/told-hidden.sumter", "limited");
                verify(page.endsWith(`/told-hidden-report-${play.side}.html`), page);
            }

            function test_enter_looks_through_the_game_and_arrows_step() {
                session.openGame(endedGame);
                tryVerify(() => score().opened, 30000);
                const replay = findChild(score().footer, "scoreReplay");
                tryVerify(() => replay.activeFocus, 5000);
                keyClick(Qt.Key_Return);
                tryVerify(() => !score().visible);
                compare(play.seen, 0);
                keyClick(Qt.Key_Right);
                compare(play.seen, 1);
                keyClick(Qt.Key_PageDown);
                compare(play.seen, 2);
            }

            function test_seen_once_it_does_not_come_again_from_the_list_of_games() {
                session.openGame(endedGame);
                tryVerify(() => score().opened, 30000);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !score().visible);
                main.chooserOpen = true;
                verify(!main.onMap);
                main.chooserOpen = false;
                wait(50);
                verify(!score().visible);
            }
        }
    }
}
