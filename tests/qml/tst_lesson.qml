import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// First steps: begun from the chooser, done by mouse and keys alone, skipped, gone wrong and taken
/// back, gone on with after the game was closed.
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
            readonly property Battle battle: desk.battle
            readonly property LessonCard card: running ? part("lessonCard") : null
            readonly property Lesson lesson: card?.lesson ?? null

            name: "Lesson"
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

            function cleanup() {
                lesson.end();
                desk.overlays = 0;
                clickItem("pageStack");
                play.leave();
                main.startPage("chooser");
            }

            function settle() {
                tryVerify(() => map.ready, 60000);
            }

            function clickItem(name: string) {
                clickShown(part(name), name);
            }

            function begin(byKey: bool) {
                main.startPage("chooser");
                if (byKey ?? false) {
                    part("firstSteps").forceActiveFocus();
                    keyClick(Qt.Key_Return);
                } else {
                    clickItem("firstSteps");
                }
                tryVerify(() => play.active && lesson.active, 30000);
                tryVerify(() => !part("chooser").visible, 5000);
                settle();
                verify(card.visible);
                compare(lesson.step, 1);
                compare(lesson.steps, 10);
                compare(play.asks, "initiative");
                map.forceActiveFocus();
            }

            /// Brings a hex to where it can be clicked, and the mouse there.
            function at(hex: string): point {
                const there = map.screenOf(hex);
                const inside = there.x > 40 && there.y > 40 && there.x < map.width - 200 && there.y < map.height - 140;
                const below = there.x < card.x + card.width + 20 && there.y < card.y + card.height + 20;
                if (!inside || below || map.hexPixels < 40) {
                    map.zoom = 1.5;
                    map.showHex(hex);
                }
                settle();
                return map.screenOf(hex);
            }

            /// Gives what is proposed.
            function commit() {
                verify(plan.proposing, plan.stuck);
                map.forceActiveFocus();
                keyClick(Qt.Key_Return);
                verify(!plan.proposing);
            }

            function clickHex(hex: string, modifiers: int) {
                const point = at(hex);
                mouseClick(map, point.x, point.y, Qt.LeftButton, modifiers ?? Qt.NoModifier);
            }

            /// Clicks down a stack until a piece is taken.
            function clickDownTo(hex: string, piece: string) {
                for (let guard = 0; guard < 40; ++guard) {
                    clickHex(hex);
                    if (desk.currentPiece === piece)
                        return;
                }
                fail(piece + " is not in " + hex);
            }

            /// Gives an order of the selection by its menu, which a key opens.
            function orderByMenu(kind: string) {
                map.forceActiveFocus();
                keyClick(Qt.Key_M);
                const menu = findChild(main, "orderMenu");
                tryVerify(() => menu.opened);
                keyClick(Qt.Key_Right);  // the single orders
                let row = -1;
                for (let each = 0; each < play.orders.rowCount(); ++each) {
                    if (play.orders.data(play.orders.index(each, 0), OrdersModel.KindRole) === kind)
                        row = each;
                }
                verify(row >= 0, kind);
                for (let each = 0; each < row; ++each)
                    keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryVerify(() => !menu.opened);
            }

            /// Ends what goes on, whatever may have been forgotten.
            function pass() {
                const before = play.length;
                clickItem("pass");
                const sheet = findChild(main, "reminderSheet");
                if (sheet.visible) {
                    tryVerify(() => sheet.opened);
                    keyClick(Qt.Key_Return);
                    tryVerify(() => !sheet.visible);
                }
                verify(play.length > before, play.asks);
            }

            function passUntil(asks: string) {
                for (let guard = 0; play.asks !== asks && guard < 30; ++guard)
                    pass();
                compare(play.asks, asks);
            }

            function taskDone(row: int): bool {
                return lesson.tasks.data(lesson.tasks.index(row, 0), LessonTasks.DoneRole);
            }

            /// Answers all that a battle asks by its panel.
            function fight() {
                for (let guard = 0; play.inWork && guard < 60; ++guard) {
                    const before = play.length;
                    if (battle.asksChit) {
                        clickPanel("battleChit-1");
                    } else if (battle.sharing) {
                        clickPanel("battleDefault");
                    } else if (play.passWords.length > 0 && play.asks !== "battle-attackers" && play.asks !== "battle-advance") {
                        clickPanel("battlePass");
                    } else if (battle.choices.count > 0) {
                        clickPanel("battleChoice-" + battle.choices.value(0, "kind") + "-0");
                        if (play.length === before) {
                            clickHex(plan.targetHexes[0]);
                            if (play.length === before)
                                commit();
                        }
                    } else {
                        clickPanel("battlePass");
                    }
                    verify(play.length > before, play.asks);
                }
                verify(!play.inWork);
            }

            function clickPanel(name: string) {
                const wanted = part(name);
                verify(wanted !== null, name);
                tryVerify(() => wanted.visible && wanted.enabled, 5000, name);
                wanted.forceActiveFocus();
                clickShown(wanted, name);
            }

            // ---- the ten steps, each by the ordinary means ----

            function look_at_the_map() {
                tryVerify(() => map.ready, 60000);
                mouseWheel(map, 500, 300, 0, 120);
                tryVerify(() => taskDone(0));
                mouseDrag(map, 600, 400, -80, -60, Qt.RightButton);
                tryCompare(lesson, "step", 2);
            }

            function take_the_stack() {
                clickHex("C2307");
                compare(desk.currentPiece, "U62-045", "the headquarters is on top");
                verify(taskDone(0));
                clickDownTo("C2307", "U62-047");
                compare(lesson.step, 3);
            }

            function draw_the_chits() {
                clickItem("choice-draw-chit-1");
                compare(lesson.step, 4);
            }

            function see_the_reach() {
                passUntil("command-segment");
                verify(taskDone(0));
                desk.clear();
                clickHex("C2307");
                compare(lesson.step, 5);
            }

            function ask_why_not() {
                const point = at("C2407");
                // Something was done while the mouse lay there: it is pointed at anew.
                mouseMove(map, point.x - 2 * map.hexPixels, point.y);
                mouseMove(map, point.x, point.y);
                tryVerify(() => taskDone(0), 5000, plan.whyNot);
                map.forceActiveFocus();
                keyClick(Qt.Key_W);
                compare(lesson.step, 6);
                compare(plan.whyNotCase, "6.15");
                verify(part("pageRules").checked);
            }

            function march() {
                clickHex("C2308");
                verify(plan.proposing);
                verify(!taskDone(0), "a proposal is no march");
                map.forceActiveFocus();
                keyClick(Qt.Key_Return);
                verify(taskDone(0));
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                verify(taskDone(1));
                verify(!lesson.stuck);
                keyClick(Qt.Key_Y, Qt.ControlModifier);
                compare(lesson.step, 7);
            }

            function move_a_leader() {
                passUntil("initiative-segment");
                clickDownTo("C2609", "U62-019");
                orderByMenu("try-initiative");
                verify(taskDone(1));
                clickDownTo("C2609", "U62-018");
                clickHex("C2509");
                commit();
                compare(lesson.step, 8);
            }

            function fight_the_battle() {
                passUntil("combat-initiative");
                clickDownTo("C2308", "U62-046");
                orderByMenu("try-combat-initiative");
                passUntil("battles");
                clickHex("C2407");
                commit();
                verify(taskDone(3), plan.title + play.asks + play.refusal);
                fight();
                compare(lesson.step, 9);
            }

            function look_at_supply() {
                battle.dismiss();
                map.forceActiveFocus();
                keyClick(Qt.Key_S);
                verify(taskDone(0));
                keyClick(Qt.Key_4);
                compare(lesson.step, 10);
            }

            function end_the_week() {
                keyClick(Qt.Key_2);
                verify(taskDone(0));
                const list = part("logList");
                tryVerify(() => list.count > 0);
                // The last line that names a place.
                let row = list.count - 1;
                for (; row >= 0; --row) {
                    list.positionViewAtIndex(row, ListView.Contain);
                    if (list.itemAtIndex(row).hex.length > 0)
                        break;
                }
                mouseClick(list.itemAtIndex(row), 30, 8);
                verify(taskDone(1));
                map.forceActiveFocus();
                keyClick(Qt.Key_PageUp);
                verify(taskDone(2));
                clickItem("replayEnd");
                verify(taskDone(3));
                for (let guard = 0; !lesson.finished && guard < 60; ++guard) {
                    if (play.passWords.length > 0)
                        pass();
                    else
                        clickItem("choice-" + play.choices.data(play.choices.index(0, 0), OrdersModel.KindRole) + "-0");
                }
                verify(lesson.finished);
                compare(play.asks, "initiative");
                verify(play.week.includes("2"));
            }

            function test_all_ten_steps_are_done_by_mouse_and_keys() {
                begin();
                verify(play.saveFile.includes("First steps"));
                look_at_the_map();
                take_the_stack();
                draw_the_chits();
                see_the_reach();
                ask_why_not();
                march();
                move_a_leader();
                fight_the_battle();
                look_at_supply();
                end_the_week();
                const week = play.length;
                clickItem("lessonEnd");
                verify(!card.visible);
                compare(play.length, week, "the game goes on");
            }

            /// Each is shown first; the keys that the chart names are there.
            function test_every_step_can_be_skipped() {
                const gestures = ["wheel", "drag", "click", "Enter"];
                begin();
                for (let step = 1; step <= 10; ++step) {
                    compare(lesson.step, step);
                    verify(lesson.heading.length > 0);
                    verify(lesson.words.includes("["), "a case");
                    for (let row = 0; row < lesson.tasks.count; ++row) {
                        for (const key of lesson.tasks.data(lesson.tasks.index(row, 0), LessonTasks.KeysRole))
                            verify(gestures.includes(key) || card.keys.table[key] !== undefined, key);
                    }
                    clickItem("lessonShow");
                    compare(lesson.step, step, "to be shown it does nothing");
                    verify(!lesson.stuck);
                    clickItem("lessonSkip");
                    tryVerify(() => lesson.step === step + 1 && !lesson.busy, 10000);
                }
                verify(lesson.finished);
                verify(play.week.includes("2"));
                compare(play.refusal, "");
            }

            function skipTo(step: int) {
                for (let guard = 0; lesson.step < step && guard < 12; ++guard) {
                    clickItem("lessonSkip");
                    tryVerify(() => !lesson.busy, 10000);
                }
                compare(lesson.step, step);
            }

            function test_what_went_wrong_is_taken_back() {
                begin();
                skipTo(6);
                const began = play.length;
                clickHex("C2307");
                compare(desk.currentPiece, "U62-045");
                clickHex("C2406");
                commit();
                verify(play.length > began);
                tryVerify(() => lesson.stuck);
                verify(part("lessonStuck").visible);
                verify(!part("lessonSkip").visible);
                clickItem("lessonBack");
                compare(play.length, began);
                verify(!lesson.stuck);
                compare(lesson.step, 6);
                desk.clear();
                clickHex("C2307");
                march();
            }

            /// Where dice were rolled nothing is undone: another line of play is begun.
            function test_after_dice_another_line_of_play_is_begun() {
                begin();
                skipTo(7);
                const began = play.length;
                passUntil("consolidation");
                tryVerify(() => lesson.stuck);
                compare(lesson.backStep, 7);
                compare(play.lines.length, 1);
                clickItem("lessonBack");
                compare(play.length, began);
                verify(!lesson.stuck);
                // Others take the die that Sumner needs.
                skipTo(7);
                passUntil("initiative-segment");
                for (const leader of ["U62-033", "U62-017"]) {
                    verify(desk.selectPiece(leader));
                    orderByMenu("try-initiative");
                    if (play.asks === "force-move")
                        pass();
                }
                verify(desk.selectPiece("U62-019"));
                orderByMenu("try-initiative");
                verify(lesson.stuck);
                clickItem("lessonBack");
                verify(!lesson.stuck);
                compare(play.length, began);
                verify(play.lines.length > 1, "what was rolled stays in its line");
                skipTo(8);
            }

            function test_the_lesson_goes_on_after_the_game_was_closed() {
                begin();
                skipTo(4);
                const file = play.saveFile;
                const length = play.length;
                play.leave();
                tryVerify(() => !lesson.active);
                session.openGame(file);
                tryVerify(() => play.active && lesson.active, 30000);
                compare(lesson.step, 4);
                compare(play.length, length);
                settle();
                clickItem("lessonEnd");
                verify(!lesson.active);
                play.leave();
                session.openGame(file);
                tryVerify(() => play.active, 30000);
                verify(!lesson.active, "it was ended");
                settle();
            }

            function test_the_card_works_by_keyboard_and_a_step_that_is_done_already_is_still_read() {
                begin(true);
                keyClick(Qt.Key_L);
                verify(part("lessonShow").activeFocus, String(main.activeFocusItem));
                keyClick(Qt.Key_Tab);
                verify(part("lessonSkip").activeFocus);
                keyClick(Qt.Key_Return);
                tryCompare(lesson, "step", 2);
                keyClick(Qt.Key_Escape);
                verify(map.activeFocus);
                for (const name of ["lessonShow", "lessonSkip", "lessonEnd", "lessonFold"])
                    verify(part(name).Accessible.name.length > 0 || part(name).text.length > 0, name);
                clickItem("lessonFold");
                verify(!part("lessonBody").visible);
                keyClick(Qt.Key_L);
                verify(part("lessonBody").visible);
                map.forceActiveFocus();
                keyClick(Qt.Key_S);
                keyClick(Qt.Key_4);
                skipTo(9);
                verify(lesson.doneBefore);
                compare(part("lessonSkip").text, "Next step");
                clickItem("lessonSkip");
                tryCompare(lesson, "step", 10);
            }
        }
    }
}
