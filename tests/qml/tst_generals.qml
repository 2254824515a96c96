import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// A computer general at the game of the window: he plays his side while the window lives, is stopped, watched and
/// replaced, and tells afterwards what was seen of him and why he did it.
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

    MapPage {
        id: page

        anchors.fill: parent
        session: session
        desk: desk
    }

    DeskCase {
        id: test

        readonly property Play play: desk.play
        readonly property Generals generals: desk.generals
        name: "Generals"
        when: windowShown

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
        }

        function cleanup() {
            generals.pace = 0;
            play.leave();
        }

        function begin(name: string, secrecy: string, unionSeat: string, confederateSeat: string) {
            const file = saveFolder + "/" + name + ".sumter";
            session.newGame("east-63", "corrected", "default", secrecy, "3", file, unionSeat, confederateSeat);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            return file;
        }

        /// The person passes, or takes the first choice where that is no answer.
        function answer() {
            const before = play.length;
            if (play.passWords.length > 0)
                play.pass();
            else
                play.choose(0);
            if (play.length === before) {
                verify(desk.plan.targetHexes.length > 0, play.asks);
                // Not in a corner of the map, where the overview lies.
                const hex = desk.plan.targetHexes[desk.plan.targetHexes.length >> 1];
                page.map.zoom = 1;
                page.map.showHex(hex);
                tryVerify(() => page.map.ready, 60000);
                const at = page.map.screenOf(hex);
                mouseClick(page.map, at.x, at.y);
                desk.plan.commit();
            }
            verify(play.length > before, play.asks);
        }

        /// A week goes by.
        function playWeek() {
            const week = play.week;
            for (let guard = 0; play.week === week && !play.over && guard < 500; ++guard) {
                tryVerify(() => !generals.asked, 30000, generals.doing);
                answer();
            }
            tryVerify(() => !generals.asked, 30000, generals.doing);
        }

        function test_a_person_is_asked_for_his_own_side_only_and_reads_a_dispatch() {
            begin("against", "limited", "person", "regular:bold");
            compare(generals.confederateSeat, "regular:bold");
            compare(generals.unionSeat, "person");
            verify(generals.seated && !generals.alone);
            playWeek();
            compare(play.side, "union");
            verify(!play.handOver, "nobody else sits there");
            verify(generals.dispatch.length > 0);
            for (const row of generals.dispatch)
                verify(row.words.length > 0 && row.theatre.length > 0);
            // His reasons are his secret [0.5].
            for (let action = 1; action <= play.length; ++action)
                compare(generals.reasonsOf(action).length, 0);
        }

        function test_what_he_does_is_one_with_the_save_which_goes_on_the_same() {
            const file = begin("reopened", "limited", "recruit", "person");
            playWeek();
            const length = play.length;
            play.leave();
            session.openGame(file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            compare(generals.unionSeat, "recruit");
            compare(play.length, length);
            playWeek();
            verify(play.length > length);
        }

        function test_two_generals_stand_still_until_they_are_told_how_far_to_go() {
            begin("watched", "open", "recruit", "recruit");
            verify(generals.alone && generals.stopped);
            wait(300);
            compare(play.length, 0);
            const card = findChild(page, "generalsCard");
            verify(card.visible);
            clickShown(findChild(page, "generalOrder"), "generalOrder");
            tryVerify(() => generals.stopped && !generals.thinking && play.length > 0, 30000);
            const week = play.week;
            clickShown(findChild(page, "generalWeek"), "generalWeek");
            tryVerify(() => play.week !== week && generals.stopped && !generals.thinking, 60000);
            // Why is no secret where nothing is hidden.
            let told = 0;
            for (let action = 1; action <= play.length; ++action)
                told += generals.reasonsOf(action).length;
            verify(told > 10);
        }

        function test_the_log_tells_why_where_nothing_is_hidden() {
            begin("why", "open", "recruit", "recruit");
            clickShown(findChild(page, "generalWeek"), "generalWeek");
            tryVerify(() => generals.stopped && !generals.thinking && play.length > 20, 60000);
            clickShown(findChild(page, "pageLog"), "pageLog");
            const list = findChild(page, "logList");
            tryVerify(() => list.count > 20);
            let found = -1;
            for (let row = list.count - 1; row >= 0 && found < 0; --row) {
                list.positionViewAtIndex(row, ListView.Center);
                const item = list.itemAtIndex(row);
                if (item && item.reasons.length > 1)
                    found = row;
            }
            verify(found >= 0);
            const button = () => {
                list.positionViewAtIndex(found, ListView.Center);
                return findChild(list.itemAtIndex(found), "logWhy");
            };
            tryVerify(() => isLaidOut(button()));
            mouseClick(button());
            const why = list.itemAtIndex(found);
            const reasons = findChild(why, "logReasons");
            tryVerify(() => reasons.visible);
            verify(reasons.text.length > 20, reasons.text);
        }

        function test_he_is_stopped_and_relieved() {
            begin("relieved", "open", "person", "person");
            verify(!generals.seated);
            verify(!generals.seat("union", "grant"));
            verify(!generals.seat("nobody", "person"));
            verify(generals.seat("confederate", "regular"));
            generals.pace = 300;
            for (let guard = 0; !generals.asked && guard < 100; ++guard)
                answer();
            verify(generals.asked);
            generals.stop();
            tryVerify(() => !generals.thinking, 10000);
            verify(generals.stopped);
            compare(play.passWords, "", "nothing is asked of the person");
            const length = play.length;
            wait(400);
            compare(play.length, length);
            clickShown(findChild(page, "generalGo"), "generalGo");
            tryVerify(() => play.length > length, 10000);
            generals.stop();
            tryVerify(() => !generals.thinking, 10000);
            verify(generals.seat("confederate", "person"));
            verify(!generals.seated);
            tryVerify(() => play.question.length > 0, 5000, "the person is asked for that side now");
        }

        /// Case 0.4: what a general has done since goes back with the own order, as far as no die fell.
        function test_Case_0_4_one_takes_back_the_own_order_with_what_he_has_done_since() {
            begin("undone", "open", "person", "recruit");
            let before = -1;
            let asked = "";
            for (let guard = 0; before < 0 && guard < 300; ++guard) {
                tryVerify(() => !generals.asked, 30000);
                const length = play.length;
                const asks = play.asks;
                answer();
                tryVerify(() => !generals.asked, 30000);
                if (play.length > length + 1 && play.undoDepth > play.length - length - 1) {
                    before = length;
                    asked = asks;
                }
            }
            verify(before >= 0, "the general has answered without a die");
            play.undo();
            compare(play.length, before);
            compare(play.asks, asked);
            verify(!generals.asked);
        }
    }
}
