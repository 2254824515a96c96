import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// The page of supply: the plan while Maintenance goes on, the forecast before it.
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
        property int games: 0

        name: "SupplyPage"
        when: windowShown

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
        }

        function init() {
            remindOfAll();
            const file = saveFolder + "/supply-" + (++games) + ".sumter";
            session.newGame("west-62", "corrected", "default", "open", "5", file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            tryVerify(() => page.map.ready, 60000);
            page.map.forceActiveFocus();
            clickItem("pageSupply");
            tryVerify(() => feeds().model.known && !feeds().model.busy, 20000);
        }

        function cleanup() {
            play.leave();
        }

        function feeds() {
            return findChild(page, "feedList");
        }

        function clickItem(name: string) {
            clickShown(findChild(page, name), name);
        }

        function toMaintenance() {
            for (let guard = 0; !feeds().model.maintaining && guard < 60; ++guard) {
                const before = play.length;
                if (play.passWords.length > 0) {
                    play.pass();
                } else {
                    play.choose(0);
                    if (play.length === before) {
                        page.map.zoom = 1;
                        page.map.showHex(desk.plan.targetHexes[0]);
                        const there = page.map.screenOf(desk.plan.targetHexes[0]);
                        mouseClick(page.map, there.x, there.y);
                        desk.plan.commit();
                    }
                }
                verify(play.length > before, play.asks);
            }
            verify(feeds().model.maintaining);
            tryVerify(() => !feeds().model.busy, 20000);
            page.showPage(3);
        }

        function value(row: int, role: int): var {
            return feeds().model.data(feeds().model.index(row, 0), role);
        }

        function test_before_it_there_is_a_forecast_with_the_hungry_first() {
            verify(!feeds().model.maintaining);
            const rank = {
                hungry: 0,
                risk: 1,
                fed: 2
            };
            verify(feeds().count > 10);
            for (let row = 1; row < feeds().count; ++row)
                verify(rank[value(row - 1, SupplyPlan.StateRole)] <= rank[value(row, SupplyPlan.StateRole)], row);
            verify(!findChild(page, "feedAll").visible);
            verify(findChild(page, "supplyVerdict").text.length > 0);
            verify(findChild(page, "supplyTotals").text.includes(play.pool));
            // A click shows the place.
            const row = feeds().itemAtIndex(0);
            verify(row.Accessible.name.includes(row.verdict));
            mouseClick(row, 30, 8);
            const at = page.map.screenOf(row.hex);
            verify(Math.abs(at.x - page.map.width / 2) < 60 && Math.abs(at.y - page.map.height / 2) < 60, row.hex);
        }

        function test_the_Strategic_Turn_is_left_to_the_staff_step_by_step() {
            const file = saveFolder + "/staff.sumter";
            session.newGame("east-62", "corrected", "default", "open", "5", file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            const button = findChild(page, "leaveToStaff");
            const steps = [];
            for (let guard = 0; play.asks !== "initiative" && guard < 60; ++guard) {
                const step = play.side + " " + play.asks;
                const length = play.length;
                if (!button.visible) {
                    play.choose(0, 0);
                    verify(play.length > length, step);
                    continue;
                }
                verify(findChild(page, "staffPromise").text.length > 20, step);
                clickShown(button);
                tryVerify(() => button.text.includes("Leave") || !button.visible, 60000);
                verify(play.length > length, step);
                verify(play.asks !== step.split(" ")[1] || play.side !== step.split(" ")[0], step);
                steps.push(step);
                if (step === "union fortification") {
                    compare(play.length, length + 1, "it builds nothing");
                    verify(play.news.startsWith("The staff had no order to give"), play.news);
                }
                if (step !== "union distribution")
                    continue;
                // No die falls: all that was sent is one order, and comes back at once.
                const sent = play.length - length;
                verify(sent > 2, sent);
                play.undo();
                compare(play.length, length);
                play.redo();
                compare(play.length, length + sent);
            }
            compare(play.asks, "initiative");
            verify(!button.visible, "the week is the general's");
            for (const step of ["union fortification", "union maintenance", "confederate maintenance", "union distribution", "confederate distribution"])
                verify(steps.includes(step), steps);
        }

        function test_all_forces_are_fed_by_one_button() {
            toMaintenance();
            const forces = feeds().count;
            verify(forces > 10);
            const side = play.side;
            const before = play.length;
            const plan = feeds().model;
            clickItem("feedAll");
            const sheet = findChild(page, "reminderSheet");
            if (sheet.visible) {
                tryVerify(() => sheet.opened);
                keyClick(Qt.Key_Return);
            }
            tryVerify(() => !plan.feeding, 60000);
            verify(play.length - before >= forces, play.length - before);
            verify(play.asks !== "maintenance" || play.side !== side, play.asks);
            verify(!plan.maintaining || play.side !== side);
        }

        function test_one_force_is_fed_from_the_source_that_is_chosen() {
            toMaintenance();
            // The first force that is paid for and could be paid otherwise.
            let row = -1;
            for (let at = 0; at < feeds().count && row < 0; ++at) {
                if (value(at, SupplyPlan.SourcesRole).length > 1 && value(at, SupplyPlan.ChosenRole) === 0 && value(at, SupplyPlan.PaidRole).length > 0)
                    row = at;
            }
            verify(row >= 0, "somebody can choose");
            const piece = value(row, SupplyPlan.PieceRole);
            feeds().positionViewAtIndex(row, ListView.Contain);
            const box = findChild(feeds().itemAtIndex(row), "source-" + piece);
            tryVerify(() => box.visible);
            box.forceActiveFocus();
            keyClick(Qt.Key_Down);
            tryVerify(() => !feeds().model.busy, 20000);
            let now = 0;
            while (value(now, SupplyPlan.PieceRole) !== piece)
                ++now;
            compare(value(now, SupplyPlan.ChosenRole), 1, "the plan follows");
            feeds().positionViewAtIndex(now, ListView.Contain);
            const before = play.length;
            clickItem("feedNow-" + piece);
            verify(play.length > before);
            // It was paid so, or nothing was owed, or too little was there.
            verify(play.news.length > 0);
            tryVerify(() => !feeds().model.busy, 20000);
            for (let at = 0; at < feeds().count; ++at)
                verify(value(at, SupplyPlan.PieceRole) !== piece, "it has been fed");
        }

        function test_keys_open_the_page_and_walk_it() {
            feeds().forceActiveFocus();
            feeds().currentIndex = 0;
            keyClick(Qt.Key_Down);
            compare(feeds().currentIndex, 1);
            const hex = value(1, SupplyPlan.HexRole);
            keyClick(Qt.Key_Return);
            const at = page.map.screenOf(hex);
            verify(Math.abs(at.x - page.map.width / 2) < 60 && Math.abs(at.y - page.map.height / 2) < 60, hex);
        }

        function test_of_the_past_nothing_is_forecast() {
            play.pass();
            if (play.length === 0)
                toMaintenance();
            play.seen = 0;
            tryCompare(feeds(), "count", 0);
            play.seen = play.length;
            tryVerify(() => feeds().count > 0, 20000);
        }
    }
}
