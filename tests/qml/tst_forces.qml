import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// The page of forces: the tree of command, its filters, rosters by drag and drop, the counters.
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
        property int start: 0
        property int lines: 0

        name: "Forces"
        when: windowShown

        /// Plays to the step in which rosters can be exchanged.
        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
            const file = saveFolder + "/forces.sumter";
            session.newGame("west-62", "corrected", "default", "limited", "5", file);
            play.handOvers = false;
            tryVerify(() => play.active && play.saveFile === file, 30000);
            tryVerify(() => page.map.ready, 60000);
            for (let guard = 0; play.asks !== "command-segment" && guard < 400; ++guard) {
                const before = play.length;
                if (play.passWords.length > 0) {
                    play.pass();
                } else {
                    play.choose(0);
                    if (play.length === before) {
                        page.map.zoom = 1;
                        page.map.showHex(plan.targetHexes[0]);
                        const there = page.map.screenOf(plan.targetHexes[0]);
                        mouseClick(page.map, there.x, there.y);
                        plan.commit();
                    }
                }
                verify(play.length > before, play.asks);
            }
            start = play.length;
        }

        function init() {
            if (play.length !== start) {
                play.seen = start;
                verify(play.branchFromHere("line " + (++lines)));
            }
            compare(play.asks, "command-segment");
            filter("");
            page.map.forceActiveFocus();
            clickItem("pageForces");
            tryVerify(() => list().count > 10);
            settle();
        }

        /// The list is laid out.
        function settle() {
            tryVerify(() => list().height > 50 && !isPolishScheduled(list()));
            waitForRendering(page, 100);
        }

        function cleanupTestCase() {
            play.leave();
        }

        function list() {
            return findChild(page, "forcesList");
        }

        function forces() {
            return list().model;
        }

        function clickItem(name: string) {
            clickShown(findChild(page, name), name);
        }

        function filter(wanted: string) {
            const box = findChild(page, "forcesFilter");
            box.currentIndex = box.indexOfValue(wanted);
            tryCompare(forces(), "filter", wanted);
        }

        function value(row: int, role: int): var {
            return forces().data(forces().index(row, 0), role);
        }

        /// The row brought into view.
        function delegateAt(row: int) {
            list().positionViewAtIndex(row, ListView.Center);
            tryVerify(() => list().itemAtIndex(row) !== null);
            settle();
            return list().itemAtIndex(row);
        }

        /// A unit on a roster and a headquarters in the same place, as rows; legal or not.
        function pair(wanted) {
            for (let unit = 0; unit < forces().count; ++unit) {
                if (!value(unit, ForcesModel.DraggableRole))
                    continue;
                for (let other = 0; other < forces().count; ++other) {
                    if (value(other, ForcesModel.HeadquartersRole) && wanted(forces().whyNot(unit, other), unit, other))
                        return [unit, other];
                }
            }
            return null;
        }

        /// Drags a row by the mouse to a point of the page.
        function drag(row: int, to: point) {
            const from = delegateAt(row);
            const at = from.mapToItem(page, 60, from.height - 10);
            mousePress(page, at.x, at.y);
            for (let step = 1; step <= 8; ++step)
                mouseMove(page, at.x + (to.x - at.x) * step / 8, at.y + (to.y - at.y) * step / 8);
            mouseMove(page, to.x, to.y);
        }

        function test_the_tree_holds_own_pieces_only_and_who_commands_whom() {
            let headquarters = 0;
            let below = 0;
            for (let row = 0; row < forces().count; ++row) {
                const id = value(row, ForcesModel.SheetIdRole);
                verify(id.length === 0 || id.startsWith(play.side === "union" ? "U" : "C"), id);
                headquarters += value(row, ForcesModel.HeadquartersRole) ? 1 : 0;
                below += value(row, ForcesModel.DepthRole) > 0 ? 1 : 0;
            }
            verify(headquarters > 2);
            verify(below > headquarters, "rosters");
        }

        function test_filters_narrow_the_list() {
            const all = forces().count;
            for (const wanted of ["able", "unsupplied", "besieged", "sieges", "ships", "leaders", "headquarters"]) {
                filter(wanted);
                verify(forces().count < all, wanted);
                for (let row = 0; row < forces().count; ++row) {
                    if (wanted === "able")
                        verify(value(row, ForcesModel.AbleRole));
                    if (wanted === "unsupplied")
                        verify(value(row, ForcesModel.WarningRole).includes("out of supply"));
                    if (wanted === "ships")
                        verify(value(row, ForcesModel.DetailRole).includes("range left"));
                    if (wanted === "headquarters")
                        verify(value(row, ForcesModel.DetailRole).includes("no commander"));
                }
            }
            filter("able");
            compare(forces().count, play.toDo);
            filter("ships");
            verify(forces().count > 0);
        }

        function test_a_click_and_a_key_select_on_the_map() {
            let row = 0;
            while (!value(row, ForcesModel.HeadquartersRole))
                ++row;
            mouseClick(delegateAt(row), 60, delegateAt(row).height - 8);
            compare(desk.currentPiece, value(row, ForcesModel.SheetIdRole));
            list().forceActiveFocus();
            list().currentIndex = row;
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(desk.currentPiece, value(row + 1, ForcesModel.SheetIdRole));
        }

        function test_a_unit_dragged_out_comes_off_its_roster_and_dragged_back_goes_on() {
            let unit = 0;
            while (!(value(unit, ForcesModel.DraggableRole) && forces().headquartersAt(unit) >= 0))
                ++unit;
            const id = value(unit, ForcesModel.SheetIdRole);
            const headquarters = value(forces().headquartersAt(unit), ForcesModel.SheetIdRole);
            const before = play.length;
            drag(unit, Qt.point(200, 300));
            compare(play.length, before, "not before it is dropped");
            mouseRelease(page, 200, 300);
            compare(play.length, before + 1, play.refusal);
            verify(play.news.length > 0);
            // And back, however far apart they are now: by the model's rows brought together.
            const now = forces().rowOf(id);
            const home = forces().rowOf(headquarters);
            verify(now >= 0 && home >= 0);
            compare(forces().whyNot(now, home), "");
            verify(forces().enrol(now, home));
            compare(play.length, before + 2);
            const again = forces().rowOf(id);
            compare(value(forces().headquartersAt(again), ForcesModel.SheetIdRole), headquarters);
        }

        function test_a_unit_dragged_onto_a_headquarters_that_may_not_take_it_is_refused_with_the_case() {
            // Two rows that are seen together: a unit and the next headquarters below it.
            const rows = pair((why, unit, other) => why.length > 0 && Math.abs(other - unit) < 5 && forces().headquartersAt(unit) !== other);
            verify(rows !== null);
            const before = play.length;
            list().positionViewAtIndex(Math.min(rows[0], rows[1]), ListView.Beginning);
            const target = list().itemAtIndex(rows[1]);
            const goal = target.mapToItem(page, 80, target.height - 10);
            const from = list().itemAtIndex(rows[0]);
            const at = from.mapToItem(page, 60, from.height - 10);
            mousePress(page, at.x, at.y);
            for (let step = 1; step <= 8; ++step)
                mouseMove(page, at.x + (goal.x - at.x) * step / 8, at.y + (goal.y - at.y) * step / 8);
            verify(target.refuses, "it is seen before it is dropped");
            mouseRelease(page, goal.x, goal.y);
            compare(play.length, before);
            verify(play.refusal.length > 0);
            verify(play.refusalCase.length > 0);
        }

        function test_counters_in_play_and_free() {
            clickItem("counterMix");
            const table = findChild(page, "counterTable");
            tryVerify(() => table.count > 10);
            const row = table.itemAtIndex(0);
            verify(row.inPlay + row.free > 0);
            verify(row.Accessible.name.includes(row.name));
            clickItem("counterMix");
            tryVerify(() => list().visible);
        }
    }
}
