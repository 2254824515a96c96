import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.Table

/// A battle of the miniature table is chosen and fought to its end with the mouse alone.
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
        height: 900
        session: session
        desk: desk
        gamesFolder: playFolder

        TableCase {
            id: desktop

            name: "Table"
            window: main
            session: session
            when: windowShown

            /// Long tests go to the end; else a battle goes on until all has been seen that can be.
            function goesOn(seen: bool, steps: int): bool {
                return play.task !== "over" && steps < 2000 && (whole || !seen);
            }

            function test_hampton_roads_is_fought_to_its_end_by_mouse() {
                fight("hampton-roads", "11");
                compare(play.title, "Hampton Roads, 9 March 1862");
                verify(play.file.length > 0);
                let steps = 0;
                let dice = 0;
                let marked = 0;
                while (goesOn(dice > 0 && marked > 0, steps)) {
                    marked += play.task === "hits" ? 1 : 0;
                    playOn();
                    dice = Math.max(dice, play.report.length);
                    ++steps;
                }
                if (whole) {
                    compare(play.task, "over");
                    verify(play.result.length > 0);
                    verify(play.log.count > 100);
                }
                verify(dice > 0, "guns have fired");
                verify(marked > 0, "hits were marked");
                compare(session.error, "");
                // What is saved is the same battle.
                const result = play.result;
                const lines = play.log.count;
                const file = play.file;
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => main.shown !== "table", 5000);
                clickShown(part("battlesPart"), "battlesPart");
                tryVerify(() => part("savedBattle-0") !== null, 5000);
                clickShown(part("savedBattle-0"), "savedBattle-0");
                tryVerify(() => main.shown === "table", 10000);
                compare(play.file, file);
                compare(play.result, result);
                compare(play.log.count, lines);
            }

            function test_hampton_roads_is_fought_to_its_end_by_the_coastal_rules() {
                fight("hampton-roads", "11", "coastal");
                let steps = 0;
                let shots = 0;
                let hits = 0;
                while (goesOn(shots > 0 && hits > 0, steps)) {
                    playCoastal();
                    verify(play.refusal.length === 0, play.refusal);
                    shots = Math.max(shots, play.shots.length);
                    hits += play.shots.filter(shot => shot.hit).length;
                    ++steps;
                }
                if (whole) {
                    compare(play.task, "over");
                    verify(play.result.length > 0);
                }
                verify(shots > 0, "guns have fired");
                verify(hits > 0, "and hit");
                compare(session.error, "");
                const last = JSON.stringify(play.shots);
                const result = play.result;
                const lines = play.log.count;
                const file = play.file;
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => main.shown !== "table", 5000);
                clickShown(part("battlesPart"), "battlesPart");
                tryVerify(() => part("savedBattle-0") !== null, 5000);
                verify(part("savedBattle-0").text.indexOf("Coastal") > 0, part("savedBattle-0").text);
                clickShown(part("savedBattle-0"), "savedBattle-0");
                tryVerify(() => main.shown === "table", 10000);
                compare(play.rules, "coastal");
                compare(play.file, file);
                compare(play.result, result);
                compare(play.log.count, lines);
                compare(JSON.stringify(play.shots), last);
            }

            function test_a_course_beyond_speed_is_cut_and_one_through_land_is_refused_by_rule() {
                fight("drewrys-bluff", "3");
                playOn();  // parties
                compare(play.task, "move");
                const monitor = numberOf("USS Monitor");
                const before = page.table.placeOf(monitor);
                dragTo(monitor, Qt.point(before.x + 600, before.y));
                verify(play.draftFits, play.draftRefusal);
                verify(play.draftWords.indexOf("3 kn") === 0, play.draftWords);
                keyClick(Qt.Key_Escape);
                verify(!play.drafting);
                // Onto the bank below her, leg by leg.
                const port = numberOf("USS Port Royal");
                dragTo(port, page.table.placeAt(13, 8));
                for (let leg = 0; leg < 3 && play.draftFits; ++leg) {
                    const end = page.table.placeOfDraft();
                    mousePress(page.table, end.x, end.y);
                    mouseMove(page.table, end.x + 7, end.y + 7);
                    mouseMove(page.table, end.x, end.y + 150);
                    mouseRelease(page.table, end.x, end.y + 150);
                }
                compare(play.ships.card(port).acts, true);
                keyClick(Qt.Key_Escape);
                // A ship with way cannot be left out.
                clickShown(part("endStep"), "endStep");
                compare(play.refusalRule, "IC-085");
                clickShown(part("tableRefusalRule"), "tableRefusalRule");
                tryCompare(part("tableParts"), "currentIndex", 2);
                const rules = part("tableRules");
                verify(of(rules, "caseTitle").text.indexOf("[IC-085]") === 0);
                verify(of(rules, "caseText").text.length > 80);
            }

            function test_a_refusal_of_the_coastal_rules_opens_its_rule() {
                fight("hampton-roads", "5", "coastal");
                compare(play.side, "union");
                // Nobody goes to a station from itself.
                clickShip(numberOf("USS Monitor"));
                const orders = part("shiftCrew");
                verify(orders !== null);
                orders.clicked();
                compare(play.refusalRule, "RC-028");
                clickShown(part("endStep"), "endStep");
                compare(play.side, "confederate");
                // Ships with way on need a plot.
                clickShown(part("endStep"), "endStep");
                compare(play.refusalRule, "RC-043");
                clickShown(part("tableRefusalRule"), "tableRefusalRule");
                tryCompare(part("tableParts"), "currentIndex", 2);
                const rules = part("tableRules");
                verify(of(rules, "caseTitle").text.indexOf("[RC-043]") === 0);
                verify(of(rules, "caseText").text.length > 80);
            }

            function test_a_turret_is_turned_and_the_plot_is_hidden_from_the_enemy() {
                fight("hampton-roads", "5", "coastal");
                const monitor = numberOf("USS Monitor");
                clickShip(monitor);
                compare(play.selected, monitor);
                verify(play.ships.card(monitor).facts.some(fact => fact.title === "Captain"));
                const turret = part("extra-turret-0");
                clickShown(turret, "turret");
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryVerify(() => play.drafting, 5000);
                verify(play.draftFits, play.draftRefusal);
                verify(play.extras.some(extra => extra.key === "turret-0" && extra.chosen === 1));
                clickShown(part("giveDraft"), "giveDraft");
                verify(!play.ships.card(monitor).acts);
                clickShown(part("endStep"), "endStep");
                compare(play.side, "confederate");
                verify(!play.ships.card(monitor).facts.some(fact => fact.title === "Captain"));
                page.table.forceActiveFocus();
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(play.side, "union");
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                verify(play.ships.card(monitor).acts);
            }

            /// Chooses the entry of a list so many below the one that stands there.
            function chooseBelow(list: Item, entries: int) {
                clickShown(list, list.objectName);
                for (let i = 0; i < entries; ++i)
                    keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                wait(50);
            }

            function test_first_fire_in_a_quarter_of_the_move_is_shown_step_by_step() {
                fight("hampton-roads", "11", "coastal");
                plotAll();
                compare(play.side, "confederate");
                const virginia = numberOf("CSS Virginia");
                clickShip(virginia);
                clickShown(part("straightOn"), "straightOn");
                chooseBelow(part("extra-quarter"), 3);
                tryVerify(() => part("extra-target") !== null && part("extra-target").visible, 5000);
                chooseBelow(part("extra-target"), 2);
                verify(play.draftFits, play.draftRefusal);
                clickShown(part("giveDraft"), "giveDraft");
                verify(!play.ships.card(virginia).acts);
                plotAll();
                compare(play.task, "fire");
                verify(play.shots.length > 0);
                const steps = play.shots[0].steps;
                verify(/hits$/.test(steps[0].text), steps[0].text);
                compare(steps[0].rule, "RC-283");
                verify(/rolls \d/.test(steps[steps.length - 1].text), steps[steps.length - 1].text);
                clickShown(part("shot-0"), "shot-0");
                verify(play.log.count > 10);
            }

            function test_the_computer_commands_a_side_by_the_coastal_rules() {
                part("battleComputer").currentIndex = 1;
                fight("hampton-roads", "5", "coastal");
                part("battleComputer").currentIndex = 0;
                compare(play.computer, "confederate");
                compare(play.side, "union");
                plotAll();
                tryVerify(() => play.side === "union" && play.task === "fire", 20000);
                compare(play.refusal, "");
                verify(play.log.count > 10);
            }

            function test_the_table_is_covered_between_the_orders_of_two_players() {
                play.handOvers = true;
                fight("hampton-roads", "5", "coastal");
                compare(play.side, "union");
                const cover = part("tableHandOver");
                verify(!cover.visible);  // who begins has just sat down
                const monitor = numberOf("USS Monitor");
                plotAll();
                tryVerify(() => cover.visible, 5000);
                compare(play.side, "confederate");
                compare(play.task, "");
                compare(play.orders.length, 0);
                keep("table-cover");
                // Nothing below it is reached, by mouse or key.
                const at = page.table.placeOf(numberOf("CSS Virginia"));
                mouseClick(cover, at.x, at.y);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                verify(cover.visible);
                compare(play.selectedName.indexOf("CSS"), -1);
                // Who has just decided goes on instead.
                clickShown(of(cover, "table-giveBack"), "giveBack");
                verify(!cover.visible);
                compare(play.side, "union");
                verify(play.undoDepth > 0);
                clickShown(part("endStep"), "endStep");
                tryVerify(() => cover.visible, 5000);
                clickShown(of(cover, "table-takeOver"), "takeOver");
                verify(!cover.visible);
                compare(play.side, "confederate");
                verify(!play.ships.card(monitor).facts.some(fact => fact.title === "Captain"));
                compare(play.undoDepth, 0);  // the enemy's orders are his
                plotAll();
                tryVerify(() => cover.visible, 5000);
                compare(play.side, "union");
                // One who plays both sides is not kept waiting.
                clickShown(of(cover, "table-bothSides"), "bothSides");
                tryVerify(() => !cover.visible, 5000);
                verify(!play.handOvers);
                compare(play.task, "fire");
            }

            function test_the_ironclad_table_is_covered_where_one_side_knows_of_mines() {
                play.handOvers = true;
                fight("mobile-bay", "5");
                const cover = part("tableHandOver");
                for (let step = 0; play.task !== "move" && step < 3; ++step) {
                    if (cover.visible)
                        clickShown(of(cover, "table-takeOver"), "takeOver");
                    else
                        clickShown(part("endStep"), "endStep");
                }
                compare(play.side, "union");
                for (let step = 0; play.side === "union" && step < 5; ++step)
                    playOn();
                verify(cover.visible, play.refusal);
                compare(play.side, "confederate");
                compare(play.task, "");
                keep("table-cover-mines");
                clickShown(of(cover, "table-takeOver"), "takeOver");
                verify(!cover.visible);
                verify(play.task.length > 0);
            }

            function test_the_ironclad_table_is_open_where_both_sides_know_all() {
                play.handOvers = true;
                fight("plum-point-bend", "5");
                const first = play.side;
                for (let step = 0; play.side === first && step < 5; ++step)
                    playOn();
                verify(play.side !== first, play.refusal);
                verify(!part("tableHandOver").visible);
                verify(play.task.length > 0);
            }

            function test_against_the_computer_nothing_is_covered() {
                play.handOvers = true;
                part("battleComputer").currentIndex = 1;
                fight("hampton-roads", "5", "coastal");
                part("battleComputer").currentIndex = 0;
                plotAll();
                tryVerify(() => play.side === "union" && play.task === "fire", 20000);
                verify(!part("tableHandOver").visible);
            }

            function test_a_table_of_dice_is_laid_out_by_its_number_data() {
                return [
                    {
                        tag: "river",
                        kind: "river",
                        rules: "ironclad"
                    },
                    {
                        tag: "estuary",
                        kind: "estuary",
                        rules: "coastal"
                    }
                ];
            }

            function test_a_table_of_dice_is_laid_out_by_its_number(data) {
                const list = part("battleList");
                list.positionViewAtEnd();
                clickShown(part("laid-" + data.kind), data.kind);
                const number = part("laidNumber");
                clickShown(number, "laidNumber");
                const laid = part("battlesPane").battle;
                verify(laid.battle === undefined || laid.battle.indexOf(data.kind) === 0);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                keyClick(Qt.Key_7);
                tryVerify(() => part("battlesPane").battle.battle === data.kind + "-7", 5000);
                const forces = part("battlesPane").battle.unionForce;
                verify(forces.length > 0);
                keep("laid-" + data.kind);
                // Another one by chance, and back.
                clickShown(part("laidDie"), "laidDie");
                verify(part("battlesPane").battle.battle !== data.kind + "-7");
                verify(part("battlesPane").battle.battle.indexOf(data.kind + "-") === 0);
                clickShown(number, "laidNumber");
                keyClick(Qt.Key_A, Qt.ControlModifier);
                keyClick(Qt.Key_Delete);
                tryVerify(() => part("laidError").visible && !part("playBattle").enabled, 5000);
                keyClick(Qt.Key_7);
                tryVerify(() => part("battlesPane").battle.unionForce === forces, 5000);
                const set = part("rules-" + data.rules);
                const paper = part("battlePaper");
                const down = set.mapToItem(paper.contentItem, 0, 0).y;
                paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, down - 100));
                clickShown(set, "rules-" + data.rules);
                part("battleSeed").text = "5";
                clickShown(part("playBattle"), "playBattle");
                tryVerify(() => main.shown === "table" && play.active, 10000);
                compare(session.error, "");
                compare(play.rules, data.rules);
                verify(play.file.indexOf(data.kind + "-7") > 0, play.file);
                // The same table for both sets; objectives are dealt in the Coastal one alone.
                compare(play.ships.count > 5, true);
                if (data.rules === "coastal") {
                    // Each discards one of three cards, and sees his own alone.
                    compare(play.objectives.length, 3);
                    compare(play.taskWords, "Keep two of three objectives: discard one.");
                    keep("laid-cards");
                    while (play.task === "board") {
                        const own = play.objectives.join();
                        const discard = play.orders.length > 0 ? play.orders[0] : null;
                        if (discard === null || /^Discard/.test(discard.text) && play.objectives.length === 2) {
                            clickShown(part("endStep"), "endStep");
                            continue;
                        }
                        clickShown(part("order-0"), discard.text);
                        verify(play.objectives.join() !== own || play.refusal === "");
                    }
                    compare(play.objectives.length, 2);
                    compare(play.task, "move");
                    verify(pressOrder("Engage the enemy"));
                    verify(!pressOrder("Engage the enemy"), "it is given once");
                    verify(play.undoDepth > 0);
                }
                keep("laid-" + data.kind + "-table");
                // It is what the printer proposes.
                clickShown(part("tablePrint"), "tablePrint");
                const overlay = main.contentItem.parent;
                tryVerify(() => findChild(overlay, "printBattle") !== null && findChild(overlay, "printBattle").visible, 5000);
                compare(findChild(overlay, "printBattle").currentValue, data.kind + "-7");
                compare(findChild(overlay, "printRules").currentValue, data.rules);
                clickShown(findChild(overlay, "printClose"), "printClose");
                tryVerify(() => !findChild(overlay, "printBattle")?.visible, 5000);
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => main.shown !== "table", 5000);
            }

            function test_captains_are_watched_to_the_end() {
                part("battleComputer").currentIndex = 3;
                fight("hampton-roads", "5", "coastal");
                part("battleComputer").currentIndex = 0;
                compare(play.computer, "both");
                compare(play.task, "");
                compare(play.orders.length, 0);
                tryVerify(() => play.result.length > 0, 200000);
                compare(play.task, "over");
                compare(play.undoDepth, 0);
                verify(!part("tableHandOver").visible);
                verify(!part("tableReport").visible);  // it is no campaign's
            }

            function test_the_battle_on_the_table_is_printed() {
                fight("plymouth", "5");
                clickShown(part("tablePrint"), "tablePrint");
                const overlay = main.contentItem.parent;
                tryVerify(() => findChild(overlay, "printBattle") !== null && findChild(overlay, "printBattle").visible, 5000);
                verify(findChild(overlay, "printBattle").currentText.indexOf("Albemarle") === 0);
                wait(300);
                if (shotsFolder.length > 0)
                    grabImage(overlay).save(shotsFolder + "/print.png");
                clickShown(findChild(overlay, "printClose"), "printClose");
            }

            function test_an_order_is_taken_back_and_given_again() {
                fight("hampton-roads", "5");
                while (play.task !== "move")
                    playOn();
                const ship = play.selected;
                const from = page.table.placeOf(ship);
                clickShown(part("straightOn"), "straightOn");
                clickShown(part("giveDraft"), "giveDraft");
                const to = page.table.placeOf(ship);
                verify(to.x !== from.x || to.y !== from.y);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(page.table.placeOf(ship), from);
                clickShown(part("tableRedo"), "tableRedo");
                compare(page.table.placeOf(ship), to);
            }
        }
    }
}
