import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// Ships moved by the mouse and the keyboard alone, in West 62.
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
        property int firstShip: 1  ///< the number of the piece that was found before

        name: "Ships"
        when: windowShown

        property int start  ///< the length of the game when each test begins

        /// One game for all: the way to the first Command Segment is long.
        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
            begin("ships");
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
            session.newGame("west-62", "corrected", "default", "open", "5", file);
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

        /// The first Union ship on a river, selected, its water in the middle.
        function takeShip(): string {
            for (let number = firstShip; number < 400; ++number) {
                const id = "U62-" + String(number).padStart(3, "0");
                if (desk.selectPiece(id) && plan.canSail && plan.reachedWaters.length > 3 && plan.reachedWaters[0].includes("/")) {
                    firstShip = number;
                    page.map.zoom = 1;
                    page.map.showHex(desk.selectedHex);
                    settle();
                    return id;
                }
            }
            fail("no ship that could sail");
            return "";
        }

        function pointOf(water: string): point {
            const sides = water.split("/");
            const a = page.map.screenOf(sides[0]);
            const b = page.map.screenOf(sides[1]);
            return Qt.point((a.x + b.x) / 2, (a.y + b.y) / 2);
        }

        /// The place of a piece as the save has it.
        function placeOf(id: string): string {
            desk.selectPiece(id);
            return desk.currentPlace;
        }

        function test_a_ship_sails_where_it_is_clicked_and_clicked_again() {
            const id = takeShip();
            const goal = plan.reachedWaters[1];
            verify(goal.includes("/"));
            const at = pointOf(goal);
            mouseMove(page.map, at.x, at.y);
            tryVerify(() => plan.running.includes(goal), 5000, plan.running + " / " + plan.whyNot);
            mouseClick(page.map, at.x, at.y);
            tryVerify(() => plan.proposing, 5000);
            compare(plan.goal, goal);
            verify(plan.title.includes(goal), plan.title);
            const before = play.length;
            compare(placeOf(id) === goal, false);
            page.map.showHex(desk.selectedHex);
            settle();
            mouseClick(page.map, pointOf(goal).x, pointOf(goal).y);
            tryVerify(() => plan.proposing, 5000);
            mouseClick(page.map, pointOf(goal).x, pointOf(goal).y);
            verify(play.length > before + 1);
            compare(placeOf(id), goal);
        }

        function test_a_ship_is_dragged_and_Enter_gives_the_order() {
            const id = takeShip();
            const from = pointOf(placeOf(id));
            const goal = plan.reachedWaters[0];
            const to = pointOf(goal);
            const before = play.length;
            mousePress(page.map, from.x, from.y);
            mouseMove(page.map, (from.x + to.x) / 2, (from.y + to.y) / 2);
            mouseMove(page.map, to.x, to.y);
            mouseRelease(page.map, to.x, to.y);
            tryVerify(() => plan.proposing, 5000, play.refusal);
            compare(plan.goal, goal);
            compare(play.length, before);
            page.map.forceActiveFocus();
            keyClick(Qt.Key_Return);
            verify(play.length > before);
            compare(placeOf(id), goal);
            // It is under way: its reach is what is left of its range, and it can end its move.
            verify(plan.canSail);
            verify(play.passWords.length > 0);
            play.undo();
            compare(play.length, before);
            verify(placeOf(id) !== goal);
        }

        function test_the_cursor_walks_through_the_waters_of_its_hex() {
            const id = takeShip();
            desk.hexCursor = true;
            let goal = "";
            for (let step = 0; step < 8 && !(goal.includes("/") && plan.running.includes("Sail")); ++step) {
                desk.nextWater();
                goal = desk.cursorText;
            }
            verify(plan.running.length > 0);
            verify(goal.includes("/"), goal);
            page.map.forceActiveFocus();
            keyClick(Qt.Key_Return);
            verify(plan.proposing);
            verify(goal.includes(plan.goal), goal);
            keyClick(Qt.Key_Return);
            verify(goal.includes(placeOf(id)));
            desk.hexCursor = false;
        }

        function test_what_cannot_be_reached_is_told_with_its_case() {
            takeShip();
            page.map.showHex("B2828");
            settle();
            const at = page.map.screenOf("B2828");
            mouseMove(page.map, at.x, at.y);
            tryVerify(() => plan.whyNot.length > 0, 5000, plan.running);
            verify(plan.whyNotCase.startsWith("7."), plan.whyNotCase);
        }

        function test_orders_of_a_ship_on_a_river_are_in_its_menu_with_their_reasons() {
            takeShip();
            let kinds = [];
            for (let row = 0; row < play.orders.rowCount(); ++row)
                kinds.push(play.orders.data(play.orders.index(row, 0), OrdersModel.KindRole));
            verify(kinds.includes("sail"), kinds.join());
            verify(kinds.includes("bombard-fort"), kinds.join());
        }
    }
}
