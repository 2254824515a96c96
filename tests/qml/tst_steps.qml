import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// What saves steps at the desk: an order is taken back as a whole, several steps are ended at once,
/// a list shows its hexes, an own stack is joined.
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
            property int start: 0
            property int lines: 0

            name: "Steps"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
                begin(saveFolder + "/steps.sumter");
                start = play.length;
            }

            /// Each test goes on from there in a line of play of its own.
            function init() {
                if (play.length !== start) {
                    play.seen = start;
                    verify(play.branchFromHere("line " + (++lines)));
                }
                compare(play.length, start);
                compare(play.asks, "depot-creation");
                map.forceActiveFocus();
            }

            /// To where the side that begins is asked what it does in its Player-Turn.
            function begin(file: string) {
                session.newGame("east-62", "corrected", "default", "open", "5", file);
                tryVerify(() => play.active && play.saveFile === file, 30000);
                tryVerify(() => !part("chooser").visible, 5000);
                tryVerify(() => map.ready, 60000);
                // The game begins where it is decided, large enough to be read.
                verify(map.hexPixels > 31, map.hexPixels);
                // The first question is about a siege far from it; then the front comes back.
                const isSeen = hex => {
                    const at = map.screenOf(hex);
                    return at.x > 0 && at.x < map.width && at.y > 0 && at.y < map.height;
                };
                compare(play.asks, "sieges");
                compare(play.choices.onlyHex, "C1145");
                tryVerify(() => isSeen("C1145"));
                verify(!isSeen("C2409"));
                play.pass();
                compare(play.choices.onlyHex, "");
                verify(isSeen("C2409"));
                for (let guard = 0; play.ahead.length === 0 && guard < 500; ++guard)
                    answer();
                verify(play.ahead.length > 0);
                map.forceActiveFocus();
            }

            /// Lets the mouse rest on a hex.
            function pointAt(hex: string) {
                map.forceActiveFocus();
                map.zoom = 1;
                map.showHex(hex);
                tryVerify(() => map.ready, 60000);
                const at = map.screenOf(hex);
                mouseMove(map, at.x - 2, at.y);
                mouseMove(map, at.x, at.y);
                tryCompare(desk, "hoverHex", hex);
            }

            /// Answers in the plainest way, without the window: the way to where a test begins.
            function answer() {
                const before = play.length;
                if (play.asks === "distribution")
                    compare(desk.selectedPieces.length, 0, "nobody is taken unasked");
                if (play.asks === "fortification") {
                    // A key leaves the step to the staff.
                    map.forceActiveFocus();
                    keySequence("Ctrl+L");
                    tryVerify(() => play.length > before, 20000);
                } else if (play.passWords.length > 0) {
                    play.pass();
                } else {
                    play.choose(0, 0);
                    if (play.length === before) {
                        pointAt(plan.targetHexes[0]);
                        keyClick(Qt.Key_G);
                        plan.commit();
                    }
                }
                verify(play.length > before, play.asks);
            }

            function cleanup() {
                findChild(main, "furtherMenu").close();
                findChild(main, "reminderSheet").close();
                desk.clear();
            }

            function cleanupTestCase() {
                play.leave();
            }

            function clickItem(name: string) {
                clickShown(part(name), name);
            }

            /// Goes on to a later step by the menu, whatever may have been forgotten on the way.
            /// @return the steps that were told to hold something forgotten
            function goOnTo(stage: string): var {
                clickItem("passFurther");
                const menu = findChild(main, "furtherMenu");
                tryVerify(() => menu.opened);
                const list = findChild(main, "furtherList");
                const row = menu.steps.indexOf(stage);
                tryVerify(() => list.itemAtIndex(row) !== null, 5000, stage);
                mouseClick(list.itemAtIndex(row));
                tryVerify(() => !menu.visible);
                const sheet = findChild(main, "reminderSheet");
                const told = [];
                for (let guard = 0; guard < 20 && sheet.visible; ++guard) {
                    tryVerify(() => sheet.opened);
                    const asked = play.asks;
                    told.push(asked);
                    keyClick(Qt.Key_Return);
                    tryVerify(() => !sheet.visible || play.asks !== asked);
                }
                return told;
            }

            function test_Case_5_23_the_end_of_the_turn_is_asked_for_at_every_step_that_holds_something() {
                goOnTo("command-segment");
                const told = goOnTo("");
                verify(told.includes("initiative-segment"), told.join());
                compare(told.length, new Set(told).size);
            }

            function test_Case_5_23_whoever_goes_back_at_a_later_step_stays_there() {
                goOnTo("command-segment");
                clickItem("passFurther");
                const list = findChild(main, "furtherList");
                tryVerify(() => list.itemAtIndex(findChild(main, "furtherMenu").steps.indexOf("")) !== null);
                mouseClick(list.itemAtIndex(findChild(main, "furtherMenu").steps.indexOf("")));
                const sheet = findChild(main, "reminderSheet");
                for (let guard = 0; guard < 5 && play.asks !== "initiative-segment"; ++guard) {
                    tryVerify(() => sheet.opened);
                    keyClick(Qt.Key_Return);
                    wait(300);
                }
                compare(play.asks, "initiative-segment");
                tryVerify(() => sheet.opened);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !sheet.visible);
                compare(play.asks, "initiative-segment");
                // Ended from there, where it has been looked at, it is one step and no more.
                clickItem("pass");
                tryVerify(() => play.asks !== "initiative-segment");
                wait(300);
                compare(play.asks, "consolidation");
            }

            /// Selects by key, one after the other, until a force could march several hexes.
            function findMarcher() {
                for (let piece = 0; piece < play.toDo; ++piece) {
                    keyClick(Qt.Key_N);
                    if (plan.canMove && plan.reached > 6)
                        return;
                }
                fail("nobody marches");
            }

            function test_Case_0_4_whose_march_is_taken_back_is_selected_again() {
                goOnTo("command-segment");
                findMarcher();
                const marcher = desk.selectedPieces;
                const from = desk.selectedHex;
                pointAt(plan.reachedHexes[0]);
                keyClick(Qt.Key_G);
                verify(plan.proposing, plan.whyNot);
                keyClick(Qt.Key_Return);
                verify(desk.selectedHex !== from);
                desk.clear();
                clickItem("undo");
                compare(desk.selectedHex, from);
                compare([...desk.selectedPieces].sort().join(), [...marcher].sort().join());
                verify(plan.canMove && plan.reached > 0);
            }

            /// [5.22] Whoever rolls from the list moves with all whom he energises where he stands.
            function test_Case_5_22_who_rolls_from_the_list_goes_with_his_troops() {
                for (let guard = 0; play.asks !== "initiative-segment" && guard < 10; ++guard)
                    play.pass();
                compare(play.asks, "initiative-segment");
                let most = 0;
                for (let rolls = 0; most < 2 && rolls < 40 && play.asks === "initiative-segment"; ++rolls) {
                    let roll = -1;
                    for (let row = 0; roll < 0 && row < play.choices.count; ++row) {
                        if (play.choices.data(play.choices.index(row, 0), OrdersModel.KindRole) === "try-initiative")
                            roll = row;
                    }
                    if (roll < 0)
                        break;
                    desk.clear();
                    verify(play.choose(roll, 0));
                    if (play.asks === "force-move") {
                        verify(desk.selectedPieces.length > 0, play.news);
                        verify(plan.reached > 0 || plan.targetHexes.length > 0, play.news);
                        most = Math.max(most, desk.selectedPieces.length);
                        play.pass();
                    }
                }
                verify(most > 1, "somebody has troops with him");
            }

            function test_case_4_1_several_steps_are_ended_at_once() {
                compare(play.asks, "depot-creation");
                const side = play.side;
                goOnTo("command-segment");
                compare(play.asks, "command-segment");
                compare(play.side, side);
                goOnTo("");
                verify(play.side !== side, "the other side's turn");
                compare(play.asks, "depot-creation");
            }

            function test_case_4_1_a_step_that_is_left_out_stops_nothing_too_late() {
                const side = play.side;
                // No ships of both sides meet: nobody is asked in that step.
                goOnTo("naval-combat");
                compare(play.side, side);
                compare(play.asks, "combat-initiative");
            }

            function test_case_8_12_a_step_in_which_nobody_could_attack_ends_with_the_one_before() {
                goOnTo("naval-combat");
                compare(play.asks, "combat-initiative");
                const before = play.length;
                verify(play.pass(), play.refusal);
                // Nobody has rolled: there are no attacks to be asked for.
                compare(play.asks, "supply-destruction");
                compare(play.length, before + 2);
                play.undo();
                compare(play.asks, "combat-initiative");
                compare(play.length, before);
            }

            function test_case_0_4_an_order_is_taken_back_as_a_whole() {
                goOnTo("command-segment");
                map.forceActiveFocus();
                findMarcher();
                const labels = plan.reachedHexes;
                const before = play.length;
                const orders = play.undoOrders;
                pointAt(labels[labels.length - 1]);
                keyClick(Qt.Key_G);
                verify(plan.proposing);
                verify(plan.remarks.some(remark => remark.startsWith("Goes: ")), plan.remarks.join("; "));
                keyClick(Qt.Key_Return);
                verify(play.length > before + 2, "a command and several hexes");
                compare(play.undoOrders, orders + 1);
                const after = play.length;
                clickItem("undo");
                compare(play.length, before);
                clickItem("redo");
                compare(play.length, after);
            }

            function test_an_own_stack_is_joined_by_a_click_or_taken() {
                goOnTo("command-segment");
                map.forceActiveFocus();
                // A reached hex with an own stack in it: where the mouse rests on one it is said.
                for (let piece = 0; piece < play.toDo; ++piece) {
                    keyClick(Qt.Key_N);
                    for (const hex of plan.reachedHexes) {
                        pointAt(hex);
                        if (desk.couldJoin) {
                            verify(part("joinHint").visible);
                            const taken = [...desk.selectedPieces];
                            const from = desk.selectedHex;
                            const at = map.screenOf(hex);
                            mouseClick(map, at.x, at.y);
                            verify(plan.proposing);
                            compare(plan.goal, hex);
                            // The other way: the stack there is taken.
                            tryVerify(() => part("takeThere").x > part("commit").x, 5000, "in its place");
                            clickItem("takeThere");
                            verify(!plan.proposing);
                            compare(desk.selectedHex, hex);
                            desk.selectPiece(taken[0]);
                            compare(desk.selectedHex, from);
                            pointAt(hex);
                            const there = map.screenOf(hex);
                            mouseClick(map, there.x, there.y);
                            verify(plan.proposing);
                            map.forceActiveFocus();
                            const before = play.length;
                            keyClick(Qt.Key_Return);
                            verify(play.length > before);
                            return;
                        }
                    }
                }
                fail("no own stack is within reach of another");
            }

            function test_case_5_28_a_leader_in_the_open_takes_those_he_commands() {
                goOnTo("command-segment");
                desk.find("T. Jackson");
                verify(desk.hits.count > 0);
                const hex = desk.hits.hexOf(0);
                pointAt(hex);
                const at = map.screenOf(hex);
                mouseClick(map, at.x, at.y);
                const force = [...desk.selectedPieces];
                verify(force.length > 1, force.join(" "));
                verify(plan.canMove, plan.stuck);
                verify(plan.reached > 0);
                // A further click takes him alone, the next one whoever lies below.
                mouseClick(map, at.x, at.y);
                compare(desk.selectedPieces.length, 1);
                compare(desk.selectedPieces[0], force.find(piece => piece === desk.currentPiece));
                const leader = desk.currentPiece;
                mouseClick(map, at.x, at.y);
                compare(desk.selectedPieces.length, 1);
                verify(desk.currentPiece !== leader);
                // Of the whole stack those go who can, and it is said who stays.
                map.forceActiveFocus();
                keyClick(Qt.Key_A);
                verify(desk.selectedPieces.length > force.length);
                verify(plan.canMove, plan.stuck);
                pointAt(plan.reachedHexes[0]);
                keyClick(Qt.Key_G);
                verify(plan.proposing);
                verify(plan.remarks.some(remark => remark.includes(", not in the force [5.28]: ")), plan.remarks.join("; "));
            }

            function test_case_10_16_a_headquarters_takes_those_of_its_army() {
                goOnTo("");  // to the Union
                goOnTo("movement-spans");
                desk.find("Army of the Potomac");
                verify(desk.hits.count > 0);
                const hex = desk.hits.hexOf(0);
                pointAt(hex);
                const at = map.screenOf(hex);
                mouseClick(map, at.x, at.y);
                compare(desk.selectedPieces.length, 1, "nobody is in his span yet");
                keyClick(Qt.Key_A);
                const orders = play.orders;
                for (let row = 0; row < orders.count; ++row) {
                    const order = orders.index(row, 0);
                    if (orders.data(order, OrdersModel.KindRole) === "declare-span" && orders.data(order, OrdersModel.WordsRole).includes("of leader \"McClellan\"")) {
                        verify(play.order(row), play.refusal);
                        break;
                    }
                }
                desk.clear();
                pointAt(hex);
                mouseClick(map, at.x, at.y);
                const army = [...desk.selectedPieces];
                verify(army.length > 1, desk.currentTitle);
                goOnTo("initiative-segment");
                desk.clear();
                pointAt(hex);
                mouseClick(map, at.x, at.y);
                compare(desk.selectedPieces.join(" "), army.join(" "));
                verify(plan.canMove, plan.stuck);
            }

            function test_what_is_done_is_not_answered_by_a_mouse_that_rests() {
                goOnTo("command-segment");
                findMarcher();
                const goal = plan.reachedHexes[0];
                const far = "C1145";
                const from = desk.selectedHex;
                pointAt(far);
                tryVerify(() => plan.whyNot.length > 0);
                desk.goToHex(from);
                keyClick(Qt.Key_A);
                verify(plan.canMove);
                pointAt(goal);
                keyClick(Qt.Key_G);
                verify(plan.proposing);
                pointAt(far);
                verify(plan.whyNot.length > 0);
                verify(plan.commit());
                compare(plan.whyNot, "", "nobody has asked");
                pointAt(goal);
                pointAt(far);
                verify(plan.whyNot.length > 0, "now it is asked");
            }

            function test_case_5_22_whoever_may_move_after_his_roll_is_selected() {
                goOnTo("initiative-segment");
                for (let guard = 0; guard < 30 && play.asks === "initiative-segment" && play.choices.count > 0; ++guard) {
                    desk.clear();
                    desk.clear();
                    play.choose(0, 0);
                }
                compare(play.asks, "force-move", "somebody may move");
                verify(desk.selectedPieces.length > 0);
                verify(plan.canMove, plan.stuck);
                verify(plan.reached > 0);
            }

            function test_case_4_1_what_is_selected_is_let_go_when_the_side_changes() {
                keyClick(Qt.Key_N);
                goOnTo("command-segment");
                keyClick(Qt.Key_N);
                verify(desk.selectedPieces.length > 0);
                goOnTo("");
                compare(desk.selectedPieces.length, 0);
            }

            function test_the_rows_of_a_stack_are_added_and_taken_away() {
                goOnTo("command-segment");
                desk.find("T. Jackson");
                pointAt(desk.hits.hexOf(0));
                keyClick(Qt.Key_N);
                const at = map.screenOf(desk.hoverHex);
                mouseClick(map, at.x, at.y, Qt.RightButton);
                keyClick(Qt.Key_Escape);
                const list = part("stackList");
                tryVerify(() => list.itemAtIndex(0) !== null && list.itemAtIndex(1) !== null);
                mouseClick(list.itemAtIndex(0));
                compare(desk.selectedPieces.length, 1);
                mouseClick(list.itemAtIndex(1), 60, 20, Qt.LeftButton, Qt.ShiftModifier);
                compare(desk.selectedPieces.length, 2);
                mouseClick(list.itemAtIndex(1), 60, 20, Qt.LeftButton, Qt.AltModifier);
                compare(desk.selectedPieces.length, 1);
                // A right click opens the orders.
                mouseClick(list.itemAtIndex(1), 60, 20, Qt.RightButton);
                const menu = findChild(main, "orderMenu");
                tryVerify(() => menu.opened);
                compare(desk.selectedPieces.length, 1);
                verify(menu.y + menu.height <= menu.parent.height, "on the screen");
                keyClick(Qt.Key_Escape);
                tryVerify(() => !menu.visible);
            }

            function test_a_list_lights_the_hex_of_its_row() {
                goOnTo("initiative-segment");
                verify(play.choices.count > 0, "leaders who can roll");
                verify(part("decisionHelp").text.length > 0);
                compare(desk.litHex, "");
                const list = part("choiceList");
                tryVerify(() => list.itemAtIndex(0) !== null);
                const row = list.itemAtIndex(0);
                mouseMove(row, row.width / 2 - 3, row.height / 2);
                mouseMove(row, row.width / 2, row.height / 2);
                tryVerify(() => desk.litHex.length > 0);
                mouseMove(map, 5, 5);
                tryVerify(() => desk.litHex.length === 0);
            }
        }
    }
}
