import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// What may have been forgotten is told before a step ends, and ends it or goes to its place.
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

    SettingsDialog {
        id: settings

        keys: KeyMap {
        }
    }

    RemindersModel {
        id: reminders

        play: desk.play
    }

    DeskCase {
        id: test

        readonly property Play play: desk.play
        property int start: 0
        property int lines: 0

        name: "Reminders"
        when: windowShown

        /// Plays to the commands once; each test goes on from there in a line of play of its own.
        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
            const file = saveFolder + "/reminders.sumter";
            session.newGame("west-62", "corrected", "default", "open", "5", file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            tryVerify(() => page.map.ready, 60000);
            toCommands();
            start = play.length;
        }

        function init() {
            remindOfAll();
            if (play.length !== start) {
                play.seen = start;
                verify(play.branchFromHere("line " + (++lines)));
            }
            compare(play.length, start);
            compare(play.asks, "command-segment");
            page.map.forceActiveFocus();
        }

        function cleanup() {
            remindOfAll();
        }

        function cleanupTestCase() {
            play.leave();
        }

        function sheet() {
            return findChild(page, "reminderSheet");
        }

        function clickItem(name: string) {
            clickShown(findChild(page, name), name);
        }

        /// Ends the leaders' coming in, where places are to be clicked, by the pass button.
        function toCommands() {
            for (let guard = 0; play.asks !== "command-segment" && guard < 400; ++guard) {
                const before = play.length;
                if (play.passWords.length > 0) {
                    play.pass();
                } else {
                    play.choose(0);
                    if (play.length === before) {
                        verify(desk.plan.targetHexes.length > 0, play.asks);
                        page.map.zoom = 1;
                        page.map.showHex(desk.plan.targetHexes[0]);
                        const there = page.map.screenOf(desk.plan.targetHexes[0]);
                        mouseClick(page.map, there.x, there.y);
                        desk.plan.commit();
                    }
                }
                verify(play.length > before, play.asks);
            }
            compare(play.asks, "command-segment");
        }

        function delegateOf(kind: string) {
            const list = findChild(page, "reminderList");
            tryVerify(() => findChild(list, "reminder-" + kind) !== null, 5000, kind);
            return findChild(list, "reminder-" + kind);
        }

        function askToPass() {
            clickItem("pass");
            tryVerify(() => sheet().opened);
            // Its list is laid out.
            const list = findChild(page, "reminderList");
            tryVerify(() => list.height >= Math.min(list.contentHeight, Look.sized(420)) && !isPolishScheduled(list));
            waitForRendering(page, 100);
        }

        function test_a_step_in_which_something_is_left_asks_first() {
            const before = play.length;
            askToPass();
            compare(play.length, before, "nothing has ended");
            const row = delegateOf("commands-left");
            verify(row.words.includes("[5.2"), row.words);
            compare(row.Accessible.name, row.words);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !sheet().visible);
            compare(play.length, before, "Esc goes back");
            askToPass();
            keyClick(Qt.Key_Return);
            tryVerify(() => !sheet().visible);
            verify(play.length > before, "Enter ends it all the same");
        }

        function test_the_buttons_do_what_the_keys_do() {
            const before = play.length;
            askToPass();
            clickItem("reminderBack");
            tryVerify(() => !sheet().visible);
            compare(play.length, before);
            askToPass();
            clickItem("endAllTheSame");
            tryVerify(() => !sheet().visible);
            verify(play.length > before);
        }

        function test_a_whole_turn_is_ended_by_one_answer() {
            const side = play.side;
            page.passTo("");
            tryVerify(() => sheet().opened);
            clickItem("endAllSteps");
            tryVerify(() => !sheet().visible);
            verify(play.side !== side || play.inWork, play.asks);
            // The next time it is asked again.
            if (play.passWords.length > 0) {
                page.pass();
                verify(!sheet().endsAll);
            }
        }

        function test_a_reminder_shows_its_place() {
            desk.clear();
            askToPass();
            const row = delegateOf("commands-left");
            verify(row.piece.length > 0);
            mouseClick(row, 20, 12);
            tryVerify(() => !sheet().visible);
            compare(desk.currentPiece, row.piece);
        }

        function test_a_reminder_does_what_it_names() {
            const before = play.length;
            askToPass();
            const row = delegateOf("commands-left");
            verify(row.choices.length > 1);
            const which = findChild(row, "reminderChoice-commands-left");
            compare(which.count, row.choices.length);
            which.forceActiveFocus();
            keyClick(Qt.Key_Down);
            compare(which.currentIndex, 1);
            mouseClick(findChild(row, "reminderGive-commands-left"));
            tryVerify(() => play.length > before);
            compare(play.asks, "force-move");
            tryVerify(() => !sheet().visible, 5000, "another question is asked");
        }

        function test_a_kind_can_be_switched_off_and_on_again() {
            const before = play.length;
            askToPass();
            // All kinds that are told here, one by one.
            const list = findChild(page, "reminderList");
            const kinds = [];
            for (let at = 0; at < list.count; ++at) {
                list.positionViewAtIndex(at, ListView.Contain);
                const row = list.itemAtIndex(at);
                const box = findChild(row, "reminderOn-" + row.kind);
                verify(box.checked);
                mouseClick(box);
                verify(!row.on, row.kind);
                kinds.push(row.kind);
            }
            verify(kinds.length > 0);
            compare(ReminderKinds.count, kinds.length);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !sheet().visible);
            compare(play.length, before);
            // In the settings again.
            settings.open();
            tryVerify(() => settings.opened);
            const again = findChild(settings.contentItem, "settingsRemind-" + kinds[0]);
            verify(again !== null);
            again.forceActiveFocus();
            keyClick(Qt.Key_Space);
            tryCompare(ReminderKinds, "count", kinds.length - 1);
            settings.close();
            tryVerify(() => !settings.visible);
            askToPass();
            verify(delegateOf(kinds[0]).on);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !sheet().visible);
            // Switched off altogether it passes at once.
            ReminderKinds.remind = false;
            clickItem("pass");
            verify(play.length > before);
            verify(!sheet().visible);
        }

        function test_where_nothing_is_forgotten_it_passes_at_once() {
            for (let guard = 0; guard < 60; ++guard) {
                if (play.passWords.length === 0) {
                    play.choose(0);
                    continue;
                }
                if (!reminders.look())
                    break;
                play.pass();
            }
            verify(play.passWords.length > 0);
            const before = play.length;
            clickItem("pass");
            verify(play.length > before);
            verify(!sheet().visible);
        }
    }
}
