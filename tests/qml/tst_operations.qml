import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// What forces are told to do by their menu, and armies that go by sea by one drag, in West 62.
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
        readonly property Plan plan: desk.plan
        name: "Operations"
        when: windowShown

        property int start  ///< the length of the game when each test begins

        /// One game for all: the way to the first Command Segment is long.
        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
            begin("operations");
            start = play.length;
        }

        function cleanup() {
            desk.hexCursor = false;
            while (play.length > start)
                play.undo();
            desk.clear();
            desk.clear();
            page.map.forceActiveFocus();
        }

        function cleanupTestCase() {
            play.leave();
        }

        function settle() {
            tryVerify(() => page.map.ready, 60000);
        }

        function clickHex(hex: string) {
            page.map.zoom = 1;
            page.map.showHex(hex);
            settle();
            const at = page.map.screenOf(hex);
            mouseClick(page.map, at.x, at.y);
        }

        /// West 62 at the first Command Segment of the Union, large enough to be clicked.
        function begin(name: string) {
            const file = saveFolder + "/" + name + ".sumter";
            session.newGame("west-62", "corrected", "default", "open", "3", file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            settle();
            for (let guard = 0; !(play.asks === "command-segment" && play.side === "union") && guard < 500; ++guard) {
                const before = play.length;
                if (play.passWords.length > 0)
                    play.pass();
                else
                    play.choose(0);
                if (play.length === before) {
                    verify(plan.targetHexes.length > 0, play.asks);
                    clickHex(plan.targetHexes[0]);
                    plan.commit();
                }
                verify(play.length > before, play.asks);
            }
            compare(play.asks, "command-segment");
            compare(play.side, "union");
            page.map.forceActiveFocus();
        }

        readonly property var menu: findChild(page, "orderMenu")

        function keep(name: string) {
            if (shotsFolder.length > 0)
                grabImage(page).save(shotsFolder + "/" + name + ".png");
        }

        function isOnScreen(hex: string): bool {
            const at = page.map.screenOf(hex);
            return page.map.contains(Qt.point(at.x, at.y));
        }

        /// Selects the first force of a headquarters or leader whose menu can do all of this, as a click on its stack
        /// does. Gives what `wanted` finds for it on the screen, and goes on to others until it finds something.
        function takeForce(verbs: var, wanted = () => desk.currentPiece): string {
            for (let number = 1; number < 400; ++number) {
                const id = "U62-" + String(number).padStart(3, "0");
                if (!desk.selectPiece(id) || desk.selectedHex.length === 0)
                    continue;
                plan.openMenu();
                if (!verbs.every(verb => lineOf(verb) >= 0))
                    continue;
                page.map.zoom = 1;
                page.map.showHex(desk.selectedHex);
                settle();
                const found = wanted();
                if (found)
                    return found;
            }
            fail("no force that can " + verbs);
            return "";
        }

        /// The line of a verb that can be done; -1 for none.
        function lineOf(verb: string): int {
            const row = plan.menu.rowOf(verb);
            return row >= 0 && plan.menu.data(plan.menu.index(row, 0), OperationsModel.LegalRole) ? row : -1;
        }

        function openMenu() {
            const at = page.map.screenOf(desk.selectedHex);
            mouseClick(page.map, at.x, at.y, Qt.RightButton);
            tryVerify(() => menu.opened);
            const list = findChild(menu.contentItem, "operationList");
            tryVerify(() => list.itemAtIndex(0) !== null && list.height >= list.itemAtIndex(0).height);
        }

        function clickLine(verb: string) {
            const row = lineOf(verb);
            verify(row >= 0, verb);
            const list = findChild(menu.contentItem, "operationList");
            list.positionViewAtIndex(row, ListView.Contain);
            tryVerify(() => list.itemAtIndex(row) !== null);
            clickShown(list.itemAtIndex(row), verb);
        }

        function test_the_menu_of_a_force_has_a_dozen_lines_in_groups_and_the_rest_under_more() {
            takeForce(["march", "embark"]);
            openMenu();
            verify(plan.forceName.length > 0);
            compare(findChild(menu.contentItem, "orderHeading").text, plan.forceName);
            verify(plan.menu.count > 2 && plan.menu.count <= 12);
            const groups = [];
            for (let row = 0; row < plan.menu.count; ++row) {
                const at = plan.menu.index(row, 0);
                const group = plan.menu.data(at, OperationsModel.GroupRole);
                if (groups[groups.length - 1] !== group)
                    groups.push(group);
                if (!plan.menu.data(at, OperationsModel.LegalRole)) {
                    verify(plan.menu.data(at, OperationsModel.ReasonRole).length > 0);
                    verify(plan.menu.data(at, OperationsModel.CaseRole).length > 0);
                }
            }
            compare(new Set(groups).size, groups.length, "no group stands twice");
            const list = findChild(menu.contentItem, "operationList");
            tryVerify(() => list.height >= Math.min(list.contentHeight, list.itemAtIndex(0).height * plan.menu.count));
            waitForRendering(page);
            keep("operations-menu");
            keyClick(Qt.Key_Right);
            const single = findChild(menu.contentItem, "orderList");
            tryVerify(() => single.visible && single.count === play.orders.count);
            keep("operations-more");
            keyClick(Qt.Key_Left);
            tryVerify(() => !single.visible);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !menu.opened);
        }

        function test_what_has_many_aims_is_aimed_on_the_map_and_done_by_enter() {
            const id = takeForce(["march"]);
            openMenu();
            clickLine("march");
            tryVerify(() => !menu.opened);
            verify(plan.aiming.length > 0);
            const goal = plan.reachedHexes[0];
            clickHex(goal);
            tryVerify(() => plan.proposing);
            keep("operations-march");
            keyClick(Qt.Key_Return);
            verify(play.length > start);
            desk.selectPiece(id);
            compare(desk.selectedHex, goal);
        }

        function test_a_force_goes_aboard_by_one_line() {
            takeForce(["embark"]);
            openMenu();
            clickLine("embark");
            tryVerify(() => plan.proposing);
            verify(plan.remarks.length > 1, "who goes, and aboard what");
            keep("operations-embark");
            keyClick(Qt.Key_Return);
            verify(play.length > start);
            compare(play.refusal, "");
        }

        function test_an_army_lands_by_one_drag_from_its_stack_to_the_shore() {
            takeForce(["land"]);
            const from = desk.selectedHex;
            const shores = plan.shoreHexes.filter(hex => !plan.reachedHexes.includes(hex) && hex !== from);
            verify(shores.length > 0);
            const at = page.map.screenOf(from);
            const to = page.map.screenOf(shores[0]);
            verify(page.map.contains(Qt.point(to.x, to.y)), "on the screen");
            mousePress(page.map, at.x, at.y);
            mouseMove(page.map, at.x + 10, at.y + 10);
            mouseMove(page.map, to.x, to.y);
            verify(plan.running.length > 0, plan.whyNot);
            mouseRelease(page.map, to.x, to.y);
            tryVerify(() => plan.proposing);
            compare(plan.goal, shores[0]);
            keep("operations-land");
            keyClick(Qt.Key_Return);
            compare(play.refusal, "");
            verify(play.length > start);
            compare(desk.selectedHex, shores[0]);
        }

        function test_Case_8_11_a_drag_onto_an_enemy_marches_up_and_attacks_him() {
            const enemyOf = () => {
                plan.openMenu();
                plan.take(lineOf("attack"));
                const aims = plan.proposing ? [plan.goal] : plan.targetHexes;
                plan.drop();
                plan.drop();
                return aims.find(isOnScreen) ?? "";
            };
            const enemy = takeForce(["attack"], enemyOf);
            const at = page.map.screenOf(desk.selectedHex);
            const to = page.map.screenOf(enemy);
            mousePress(page.map, at.x, at.y);
            mouseMove(page.map, at.x + 10, at.y + 10);
            mouseMove(page.map, to.x, to.y);
            tryVerify(() => (plan.running + plan.whyNot).includes("Drag there to march up and attack"), 5000, plan.whyNot);
            mouseRelease(page.map, to.x, to.y);
            tryVerify(() => plan.proposing);
            compare(plan.goal, enemy);
            keep("operations-attack");
            keyClick(Qt.Key_Return);
            compare(play.refusal, "");
            verify(play.asks.startsWith("battle"), play.asks);
        }

        /// Case 5.28: a force that is on the move goes on before another.
        function test_who_is_on_the_move_is_named_first_and_found_after_a_reload() {
            takeForce(["march"]);
            openMenu();
            clickLine("march");
            const goal = plan.reachedHexes[0];
            clickHex(goal);
            tryVerify(() => plan.proposing);
            keyClick(Qt.Key_Return);
            compare(play.asks, "force-move");
            const question = play.question;
            verify(/^[A-Z].* moves( under .*)?: \d+ of \d+ points left/.test(question), question);
            verify(play.passWords.startsWith("Done with "), play.passWords);
            keep("operations-acting");
            const acting = desk.selectedPieces;
            verify(acting.length > 0);

            // N goes to it first, a click on its hex takes it.
            desk.clear();
            desk.clear();
            compare(desk.selectedPieces.length, 0);
            play.next(1);
            verify(acting.includes(desk.selectedPieces[0]));
            desk.clear();
            desk.clear();
            clickHex(goal);
            compare(desk.selectedPieces.join(), acting.join());

            const file = play.saveFile;
            page.map.showHex("A1101");
            play.leave();
            session.openGame(file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            settle();
            compare(desk.selectedPieces.join(), acting.join());
            const at = page.map.screenOf(goal);
            verify(at.x > 0 && at.y > 0 && at.x < page.map.width && at.y < page.map.height, "the map shows it");
            compare(play.question, question);
        }

        /// Case 6.5: where a force does not come on foot it rides, if it can.
        function test_a_drag_out_of_reach_on_foot_goes_by_rail() {
            const goal = takeForce(["ride"], () => {
                const from = desk.selectedHex;
                plan.byRail = true;
                const byRail = [...plan.reachedHexes];  // as they are now
                plan.byRail = false;
                const others = [plan.reachedHexes, plan.shoreHexes, plan.targetHexes];
                return byRail.find(hex => hex !== from && isOnScreen(hex) && others.every(list => !list.includes(hex)));
            });
            const from = desk.selectedHex;
            const at = page.map.screenOf(from);
            const to = page.map.screenOf(goal);
            mousePress(page.map, at.x, at.y);
            mouseMove(page.map, at.x + 10, at.y + 10);
            mouseMove(page.map, to.x, to.y);
            mouseRelease(page.map, to.x, to.y);
            tryVerify(() => plan.proposing, 5000, play.refusal);
            compare(plan.goal, goal);
            keyClick(Qt.Key_Return);
            compare(play.refusal, "");
            verify(play.length > start);
            verify(!plan.byRail);
        }

        function test_the_railroad_is_asked_for_one_force() {
            const first = takeForce(["ride"]);
            plan.byRail = true;
            verify(plan.aiming.length > 0, "the window says so");
            keyClick(Qt.Key_Escape);
            verify(!plan.byRail);
            plan.byRail = true;
            const other = ["U62-163", "U62-164", "U62-176"].find(id => id !== first);
            verify(desk.selectPiece(other));
            verify(!plan.byRail, "another force goes on foot");
            compare(plan.aiming, "");
        }

        function test_escape_leaves_what_was_taken_from_the_menu() {
            takeForce(["land"]);
            openMenu();
            clickLine("land");
            tryVerify(() => plan.aiming.length > 0 || plan.proposing);
            keyClick(Qt.Key_Escape);
            compare(plan.aiming, "");
            verify(!plan.proposing);
            compare(play.length, start);
        }
    }
}
