import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// A game played with the mouse and the keyboard alone: a whole game-turn of West 62 for both sides.
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

    TestCase {
        id: test

        readonly property Play play: desk.play
        readonly property Plan plan: desk.plan

        name: "Game"
        when: windowShown

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
        }

        function begin(setup: string, secrecy: string, name: string) {
            const file = saveFolder + "/" + name + ".sumter";
            session.newGame(setup, "corrected", "default", secrecy, "5", file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            settle();
            page.map.forceActiveFocus();
        }

        function cleanup() {
            play.leave();
        }

        /// The counters of the position are drawn.
        function settle() {
            tryVerify(() => page.map.ready, 60000);
        }

        function clickItem(name: string) {
            const item = findChild(page, name);
            verify(item !== null, name);
            tryVerify(() => item.visible && item.enabled, 5000, name);
            mouseClick(item);
        }

        /// Brings a hex into the middle of the map, large enough to be clicked, and clicks it.
        function clickHex(hex: string, modifiers: int) {
            const at = page.map.screenOf(hex);
            const there = at.x > 40 && at.y > 40 && at.x < page.map.width - 40 && at.y < page.map.height - 140;
            if (!there || page.map.hexPixels < 30) {
                page.map.zoom = 1;
                page.map.showHex(hex);
            }
            settle();
            const point = page.map.screenOf(hex);
            mouseClick(page.map, point.x, point.y, Qt.LeftButton, modifiers ?? Qt.NoModifier);
        }

        function choiceRow(words: string): int {
            for (let row = 0; row < play.choices.rowCount(); ++row) {
                const text = play.choices.data(play.choices.index(row, 0), OrdersModel.WordsRole);
                if (text.includes(words))
                    return row;
            }
            return -1;
        }

        /// Clicks a choice of the decision beside the map.
        function clickChoice(words: string) {
            const row = choiceRow(words);
            verify(row >= 0, words);
            const list = findChild(page, "choiceList");
            list.positionViewAtIndex(row, ListView.Contain);
            const kind = play.choices.data(play.choices.index(row, 0), OrdersModel.KindRole);
            clickItem("choice-" + kind + "-" + row);
        }

        function logHas(words: string): bool {
            for (let row = 0; row < play.log.count; ++row) {
                if (play.log.textOf(row).includes(words))
                    return true;
            }
            return false;
        }

        /// Ends what goes on, whatever may have been forgotten.
        function pass() {
            clickItem("pass");
            if (page.asking) {
                tryVerify(() => findChild(page, "reminderSheet").opened);
                keyClick(Qt.Key_Return);
            }
        }

        /// Answers the decision in the plainest way: by the button that ends it, or by its first choice.
        function answer() {
            const before = play.length;
            if (play.passWords.length > 0) {
                pass();
            } else {
                verify(play.choices.count > 0, play.asks);
                const kind = play.choices.data(play.choices.index(0, 0), OrdersModel.KindRole);
                const list = findChild(page, "choiceList");
                list.positionViewAtBeginning();
                clickItem("choice-" + kind + "-0");
                if (play.length === before) {
                    verify(plan.targetHexes.length > 0, play.asks);
                    clickHex(plan.targetHexes[0]);
                    clickItem("commit");
                }
            }
            verify(play.length > before, play.asks);
        }

        /// Answers until something is asked.
        function answerUntil(wanted: string) {
            for (let guard = 0; play.asks !== wanted && guard < 500; ++guard)
                answer();
            compare(play.asks, wanted);
        }

        function test_a_force_marches_by_drag_and_by_keys() {
            begin("west-62", "open", "march");
            answerUntil("command-segment");
            const commands = play.commandsLeft;
            verify(commands > 0);
            // The next piece that can act, by key.
            page.map.forceActiveFocus();
            for (let piece = 0; piece < play.toDo && !(plan.canMove && plan.reached > 0); ++piece)
                play.next(1);
            verify(desk.currentPiece.length > 0);
            verify(plan.canMove);
            verify(plan.reached > 0);
            settle();
            const goal = plan.reachedHexes[0];
            const from = page.map.screenOf(desk.selectedHex);
            const to = page.map.screenOf(goal);
            mouseDrag(page.map, from.x, from.y, to.x - from.x, to.y - from.y, Qt.LeftButton);
            verify(plan.proposing, "a drop proposes");
            compare(plan.goal, goal);
            const before = play.length;
            keyClick(Qt.Key_Escape);
            compare(play.length, before, "dropped");
            clickHex(goal);
            verify(plan.proposing);
            clickHex(goal);
            verify(play.length > before, "a second click gives it");
            compare(play.asks, "force-move");
            compare(desk.selectedHex, goal);
            pass();
            compare(play.asks, "command-segment");
            compare(play.commandsLeft, commands - 1);
        }

        function test_a_leader_is_placed_by_a_click_on_the_map_and_taken_back() {
            begin("west-62", "open", "leader");
            compare(play.side, "union");
            compare(play.question, "Where do the leaders come in?");
            clickChoice("Rosecrans");
            clickHex("A2306");
            verify(plan.proposing, "proposing");
            compare(play.length, 0, "a proposal is no order");
            page.map.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(play.length, 1);
            verify(logHas("Rosecrans"));
            compare(play.undoDepth, 1);
            clickItem("undo");
            compare(play.length, 0);
            compare(play.redoDepth, 1);
            clickItem("redo");
            compare(play.length, 1);
        }
    }
}
