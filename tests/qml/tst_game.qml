import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// A game played with the mouse and the keyboard alone: a whole game-turn of West 62 for both sides.
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

            readonly property MapItem map: running ? part("map") : null
            readonly property Play play: desk.play
            readonly property Plan plan: desk.plan

            name: "Game"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
            }

            function begin(setup: string, secrecy: string, name: string) {
                const file = saveFolder + "/" + name + ".sumter";
                session.newGame(setup, "corrected", "default", secrecy, "5", file);
                tryVerify(() => play.active && play.saveFile === file, 30000);
                tryVerify(() => !part("chooser").visible, 5000);
                settle();
                map.forceActiveFocus();
            }

            function cleanup() {
                play.leave();
            }

            /// The counters of the position are drawn.
            function settle() {
                tryVerify(() => map.ready, 60000);
            }

            function clickItem(name: string) {
                clickShown(part(name), name);
            }

            /// Brings a hex into the middle of the map, large enough to be clicked, and clicks it.
            function clickHex(hex: string, modifiers: int) {
                const at = map.screenOf(hex);
                const there = at.x > 40 && at.y > 40 && at.x < map.width - 40 && at.y < map.height - 140;
                if (!there || map.hexPixels < 30) {
                    map.zoom = 1;
                    map.showHex(hex);
                }
                settle();
                const point = map.screenOf(hex);
                mouseClick(map, point.x, point.y, Qt.LeftButton, modifiers ?? Qt.NoModifier);
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
                const list = part("choiceList");
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
                const sheet = findChild(main, "reminderSheet");
                if (sheet.visible) {
                    tryVerify(() => sheet.opened);
                    keyClick(Qt.Key_Return);
                    tryVerify(() => !sheet.visible);
                }
            }

            /// Answers the decision in the plainest way: by the button that ends it, or by its first choice.
            function answer() {
                const before = play.length;
                // Folded, the dialog of a battle leaves its choices to the list beside the map.
                if (part("battlePanel").decides)
                    clickItem("battleFold");
                if (play.passWords.length > 0) {
                    pass();
                } else {
                    verify(play.choices.count > 0, play.asks);
                    const kind = play.choices.data(play.choices.index(0, 0), OrdersModel.KindRole);
                    const list = part("choiceList");
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

            property string commands
            property int commandsFrom: 0

            /// The first Command Segment of West 62: it is played up to once, and what another test has ordered is taken
            /// back.
            function beginCommands() {
                if (commands.length === 0) {
                    begin("west-62", "open", "commands");
                    answerUntil("command-segment");
                    commands = play.saveFile;
                    commandsFrom = play.length;
                    return;
                }
                session.openGame(commands);
                tryVerify(() => play.active && play.saveFile === commands, 30000);
                settle();
                while (play.length > commandsFrom && play.undoDepth > 0)
                    play.undo();
                compare(play.length, commandsFrom);
                compare(play.asks, "command-segment");
                map.forceActiveFocus();
            }

            function test_a_force_marches_by_drag_and_by_keys() {
                beginCommands();
                const commands = play.commandsLeft;
                verify(commands > 0);
                // The next piece that can act, by key.
                map.forceActiveFocus();
                for (let piece = 0; piece < play.toDo && !(plan.canMove && plan.reached > 0); ++piece)
                    play.next(1);
                verify(desk.currentPiece.length > 0);
                verify(plan.canMove);
                verify(plan.reached > 0);
                settle();
                const goal = plan.reachedHexes[0];
                const from = map.screenOf(desk.selectedHex);
                const to = map.screenOf(goal);
                mouseDrag(map, from.x, from.y, to.x - from.x, to.y - from.y, Qt.LeftButton);
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

            function test_the_key_that_ends_a_phase_asks_first_when_something_is_forgotten() {
                beginCommands();
                map.forceActiveFocus();
                const before = play.length;
                const sheet = findChild(main, "reminderSheet");
                keyClick(Qt.Key_Space, Qt.ControlModifier);
                tryVerify(() => sheet.opened);
                keyClick(Qt.Key_Space, Qt.ControlModifier);
                compare(play.length, before, "the keys of the game wait");
                keyClick(Qt.Key_Escape);
                tryVerify(() => !sheet.visible);
                compare(play.length, before);
                keyClick(Qt.Key_5);
                tryVerify(() => part("forcesList").visible);
                keyClick(Qt.Key_4);
                tryVerify(() => part("feedList").visible);
            }

            /// Selects the pieces that can act, one after the other, until one of them can march.
            function findMarcher(): bool {
                for (let piece = 0; piece < play.toDo; ++piece) {
                    keyClick(Qt.Key_N);
                    if (plan.canMove && plan.reached > 0 && plan.targetHexes.length === 0)
                        return true;
                }
                return false;
            }

            function dragTo(goal: string) {
                if (map.hexPixels < 30)
                    map.zoom = 1;
                map.showHex(desk.selectedHex);
                settle();
                const from = map.screenOf(desk.selectedHex);
                const to = map.screenOf(goal);
                mouseDrag(map, from.x, from.y, to.x - from.x, to.y - from.y, Qt.LeftButton);
            }

            /// One force of the side marches a hex by drag and Enter.
            function marchOnce(): bool {
                if (!findMarcher())
                    return false;
                const before = play.length;
                const piece = desk.currentPiece;
                dragTo(plan.reachedHexes[0]);
                verify(plan.proposing);
                map.forceActiveFocus();
                keyClick(Qt.Key_Return);
                verify(play.length > before);
                return true;
            }

            /// One leader rolls for initiative, ordered by the menu that a key opens.
            function rollOnce(): bool {
                const menu = findChild(main, "orderMenu");
                for (let piece = 0; piece < play.toDo; ++piece) {
                    keyClick(Qt.Key_N);
                    keyClick(Qt.Key_M);
                    tryVerify(() => menu.opened);
                    keyClick(Qt.Key_Right);  // the single orders
                    const list = findChild(menu.contentItem, "orderList");
                    tryVerify(() => list.visible);
                    const row = orderRow("try-initiative");
                    if (row >= 0) {
                        const before = play.length;
                        for (let at = 0; at < row; ++at)
                            keyClick(Qt.Key_Down);
                        compare(list.currentIndex, row);
                        keyClick(Qt.Key_Return);
                        tryVerify(() => !menu.opened);
                        compare(play.length, before + 1);
                        return true;
                    }
                    keyClick(Qt.Key_Escape);
                    tryVerify(() => !menu.opened);
                }
                return false;
            }

            /// The row of a legal order for what is selected; -1 for none.
            function orderRow(kind: string): int {
                for (let row = 0; row < play.orders.rowCount(); ++row) {
                    const at = play.orders.index(row, 0);
                    if (play.orders.data(at, OrdersModel.KindRole) === kind && play.orders.data(at, OrdersModel.LegalRole))
                        return row;
                }
                return -1;
            }

            /// The menu of a right click on the counter that is selected.
            function test_a_right_click_opens_the_orders_and_refused_ones_say_why() {
                beginCommands();
                verify(findMarcher());
                map.showHex(desk.selectedHex);
                settle();
                const at = map.screenOf(desk.selectedHex);
                mouseClick(map, at.x, at.y, Qt.RightButton);
                const menu = findChild(main, "orderMenu");
                tryVerify(() => menu.opened);
                clickShown(findChild(menu.contentItem, "moreOrders"), "moreOrders");
                let refused = 0;
                for (let row = 0; row < play.orders.rowCount(); ++row) {
                    const order = play.orders.index(row, 0);
                    if (!play.orders.data(order, OrdersModel.LegalRole)) {
                        ++refused;
                        verify(play.orders.data(order, OrdersModel.ReasonRole).includes("["), "the reason has its case");
                        verify(play.orders.data(order, OrdersModel.CaseRole).length > 0);
                    }
                }
                verify(refused > 0);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !menu.opened);
            }

            function test_a_whole_game_turn_of_west_62_is_played_by_both_sides() {
                begin("west-62", "open", "turn");
                const first = play.week;
                const marched = {};
                const rolled = {};
                for (let guard = 0; play.week === first && guard < 900; ++guard) {
                    if (play.asks === "command-segment" && play.commandsLeft > 0 && !marched[play.side]) {
                        marched[play.side] = marchOnce();
                        verify(marched[play.side], play.side + " " + play.phase + play.commandsLeft + " " + play.news);
                    } else if (play.asks === "initiative-segment" && !rolled[play.side]) {
                        rolled[play.side] = rollOnce();
                        verify(rolled[play.side], play.side);
                    } else {
                        answer();
                    }
                }
                verify(play.week !== first);
                verify(rolled["union"] && rolled["confederate"]);
                for (const side of ["Union", "Confederate"]) {
                    for (const stage of ["depot creation", "command segment", "initiative segment", "consolidation"])
                        verify(logHas(side + ": " + stage), side + " " + stage);
                }
                verify(logHas("comes to"));
                // The whole turn can be looked at again, backwards and forwards, and is the same.
                const end = play.length;
                const question = play.question;
                clickShown(part("pageLog"), "pageLog");
                const log = part("logList");
                tryVerify(() => log.count > 0);
                play.seen = 0;
                verify(play.replaying);
                compare(play.week, first);
                play.seen = Math.floor(end / 2);
                // The log goes to the moment that is looked at.
                const told = log.model.rowOfAction(play.seen);
                verify(told > 0 && told < log.count - 1, told);
                compare(log.past, told);
                tryVerify(() => log.itemAtIndex(told) !== null);
                const line = log.itemAtIndex(told);
                verify(line.y + line.height > log.contentY && line.y < log.contentY + log.height);
                play.seen = end;
                compare(log.past, -1);
                compare(play.question, question);
            }

            function test_a_leader_is_placed_by_a_click_on_the_map_and_taken_back() {
                begin("west-62", "open", "leader");
                compare(play.side, "union");
                compare(play.question, "Where do the leaders come in?");
                clickChoice("Rosecrans");
                clickHex("A2306");
                verify(plan.proposing, "proposing");
                compare(play.length, 0, "a proposal is no order");
                map.forceActiveFocus();
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
}
