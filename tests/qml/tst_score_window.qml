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

        DeskCase {
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
                tryVerify(() => !play.active && main.shown === "chooser", 5000);
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
                tryVerify(() => main.shown === "chooser" && !play.active, 5000);
                verify(!score().visible);
                verify(part("chooser").visible);
            }

            function test_a_click_beside_the_end_closes_it_and_is_done() {
                session.openGame(endedGame);
                tryVerify(() => play.over, 30000);
                tryVerify(() => score().opened, 5000);
                compare(part("gamePages").currentIndex, 0);
                // The tab that the page does not cover in a window of this size.
                mouseClick(part("pageForces"));
                tryVerify(() => !score().visible, 5000);
                compare(part("gamePages").currentIndex, 4);
                mouseClick(part("pageLog"));
                compare(part("gamePages").currentIndex, 1);
                mouseClick(part("pageStack"));
                compare(part("gamePages").currentIndex, 0);
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

            /// Clicks Report …, chooses a place, or the proposed one, and waits for the page that would be opened.
            function reported(save: string, secrecy: string, where: string): string {
                session.newGame("west-62", "corrected", "default", secrecy, "5", save);
                tryVerify(() => play.active && main.onMap && !play.handOver, 30000);
                keyClick(Qt.Key_V);
                tryVerify(() => score().opened);
                let page = "";
                score().openPage = url => page = String(url);
                score().askFile = proposed => score().writeReport(where.length > 0 ? where : proposed);
                const told = findChild(score(), "reportTold");
                verify(!told.visible);
                mouseClick(findChild(score().footer, "scoreReport"));
                tryVerify(() => page.length > 0, 30000);
                verify(told.visible);
                verify(told.text.includes("report"), told.text);
                verify(score().opened, "the page stays");
                // Both can be opened again, by keyboard too.
                const again = findChild(score(), "reportOpen");
                verify(again.visible);
                const first = page;
                page = "";
                again.forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
                compare(page, first);
                mouseClick(findChild(score(), "reportFolder"));
                compare(page, first.slice(0, first.lastIndexOf("/")));
                page = first;
                keyClick(Qt.Key_Escape);
                tryVerify(() => !score().visible);
                return page;
            }

            function test_a_report_is_written_beside_the_save_and_opened() {
                const page = reported(saveFolder + "/told.sumter", "open", "");
                verify(page.endsWith("/told-report.html"), page);
            }

            function test_while_something_is_hidden_the_report_is_of_the_side_that_looks() {
                const page = reported(saveFolder + "/told-hidden.sumter", "limited", "");
                verify(page.endsWith(`/told-hidden-report-${play.side}.html`), page);
            }

            function test_the_report_lies_where_it_is_wanted() {
                const page = reported(saveFolder + "/told-there.sumter", "open", `file://${saveFolder}/my war.html`);
                verify(page.endsWith("/my war.html") || page.endsWith("/my%20war.html"), page);
            }

            function test_a_folder_that_is_not_there_is_told_in_a_sentence() {
                session.newGame("west-62", "corrected", "default", "open", "5", saveFolder + "/told-not.sumter");
                tryVerify(() => play.active && main.onMap && !play.handOver, 30000);
                keyClick(Qt.Key_V);
                tryVerify(() => score().opened);
                score().askFile = () => score().writeReport(`file://${saveFolder}/nowhere/war.html`);
                mouseClick(findChild(score().footer, "scoreReport"));
                const told = findChild(score(), "reportTold");
                tryVerify(() => told.visible);
                compare(told.text, `No report: there is no folder ${saveFolder}/nowhere.`);
                verify(!findChild(score(), "reportLinks").visible);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !score().visible);
            }

            function test_the_place_is_asked_for_and_one_beside_the_save_is_proposed() {
                session.newGame("west-62", "corrected", "default", "open", "5", saveFolder + "/told-asked.sumter");
                tryVerify(() => play.active && main.onMap && !play.handOver, 30000);
                keyClick(Qt.Key_V);
                tryVerify(() => score().opened);
                score().askFile = score().askInDialog;
                mouseClick(findChild(score().footer, "scoreReport"));
                tryVerify(() => score().reportFile.visible, 5000);
                verify(String(score().reportFile.selectedFile).endsWith("/told-asked-report.html"), score().reportFile.selectedFile);
                score().reportFile.close();
                tryVerify(() => !score().reportFile.visible, 5000);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !score().visible);
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
                main.startPage("chooser");
                verify(!main.onMap);
                main.startPage("map");
                wait(50);
                verify(!score().visible);
            }
        }
    }
}
