import QtQuick
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.Table

/// Orders at the miniature table that no scenario has side by side, by the mouse: piers, balloons,
/// fleet orders, boarding, rams, tugs and tows, spar torpedoes, mortars.
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

        DeskCase {
            id: test

            readonly property TablePage page: running ? findChild(main.contentItem, "tablePage") : null
            readonly property TablePlay play: page ? page.play : null
            readonly property string harbour: ["title The harbour", "table 60 by 36", "depth 30", "current 0", "length 12", "pier \"long pier\" (8, 10) (20, 10) (20, 11) (8, 11)", "land \"shore\" (0, 0) (60, 0) (60, 4) (0, 4)", "buildings \"Town\" town confederate at (45, 2) 3 by 2"].join("\n") + "\n"

            name: "Orders"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
                play.animated = false;
                play.handOvers = false;
            }

            function sit(rules: string, ships: string, beside: var, seed = 3, current = "0") {
                compare(seats.sit(play, rules, harbour.replace("current 0", "current " + current) + ships, beside, seed), "");
                main.openPage("table");
                tryVerify(() => play.active && page.visible, 5000);
                tryVerify(() => page.table.placeOf(0).x > 0, 5000);
            }

            function cleanup() {
                if (main.shown === "table")
                    clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => main.shown !== "table", 5000);
            }

            function keep(name: string) {
                if (shotsFolder.length > 0)
                    grabImage(main.contentItem).save(shotsFolder + "/" + name + ".png");
            }

            function numberOf(name: string): int {
                for (let row = 0; row < play.ships.count; ++row) {
                    if (play.ships.card(row).name === name)
                        return row;
                }
                return -1;
            }

            function clickShip(name: string) {
                const at = page.table.placeOf(numberOf(name));
                mouseClick(page.table, at.x, at.y);
                compare(play.selectedName, name);
            }

            function dragTo(name: string, to: point) {
                const from = page.table.placeOf(numberOf(name));
                mousePress(page.table, from.x, from.y);
                mouseMove(page.table, from.x + 4, from.y + 4);
                mouseMove(page.table, (from.x + to.x) / 2, (from.y + to.y) / 2);
                mouseMove(page.table, to.x, to.y);
                mouseRelease(page.table, to.x, to.y);
            }

            function offered(words: string): var {
                for (let row = 0; row < play.orders.length; ++row) {
                    if (play.orders[row].text === words)
                        return Object.assign({
                            row: row
                        }, play.orders[row]);
                }
                return null;
            }

            function press(words: string) {
                const order = offered(words);
                verify(order !== null, words);
                verify(order.enabled, words + ": " + order.why);
                clickShown(part("order-" + order.row), words);
            }

            function chooseBelow(list: Item, entries: int) {
                clickShown(list, list.objectName);
                for (let i = 0; i < entries; ++i)
                    keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                wait(50);
            }

            /// TableLog::LineRole.
            readonly property int lineRole: Qt.UserRole + 1

            function logHas(words: string): bool {
                return logText().includes(words);
            }

            function logText(): string {
                const lines = [];
                for (let row = 0; row < play.log.count; ++row)
                    lines.push(play.log.data(play.log.index(row, 0), lineRole));
                return lines.join("\n");
            }

            function endStep() {
                clickShown(part("endStep"), "endStep");
                compare(play.refusal, "");
            }

            /// Both sides end their steps until the one is asked for.
            function passTo(task: string) {
                for (let step = 0; step < 12 && play.task !== task; ++step)
                    endStep();
                compare(play.task, task);
            }

            function test_a_ship_makes_fast_to_a_pier_and_casts_off() {
                sit("coastal", "side union\nship \"A\" uss-ceres at (14, 9.776) heading 90 speed 0\nship \"C\" uss-whitehead at (30, 20) heading 90 speed 0\nside confederate\nship \"B\" css-selma at (50, 30) heading 270 speed 0\n", []);
                clickShip("C");
                compare(offered("Make fast to the pier"), null);
                clickShip("A");
                keep("orders-pier");
                press("Make fast to the pier");
                endStep();
                passTo("fire");
                verify(logHas("pier"), logText());
                passTo("move");
                clickShip("A");
                compare(offered("Make fast to the pier"), null);
                press("Cast off from the pier");
                endStep();
            }

            function test_RC_283_the_coastal_set_shows_no_chart_of_the_other_one() {
                sit("coastal", "side union\nship \"A\" uss-galena at (30, 20) heading 0 speed 0\nside confederate\nship \"B\" css-selma at (36, 20) heading 0 speed 0\n", []);
                // As a battle of the Ironclad set at this table has left it.
                part("laidPanel").open = "A0";
                passTo("fire");
                clickShip("A");
                const enemy = page.table.placeOf(numberOf("B"));
                mouseClick(page.table, enemy.x, enemy.y);
                compare(play.refusal, "");
                tryVerify(() => part("laidChart-0") !== null, 5000);
                verify(!part("laidChart-0").visible);
            }

            function test_RC_167_straight_on_against_a_current_keeps_the_knots() {
                for (const knots of [2, 3, 4]) {
                    sit("coastal", "side union\nship \"A\" uss-ceres at (30, 20) heading 90 speed " + knots + "\nside confederate\nship \"B\" css-selma at (50, 30) heading 270 speed 0\n", [], 3, "3 towards 270");
                    clickShip("A");
                    clickShown(part("straightOn"), "straightOn");
                    verify(play.draftFits, play.draftRefusal);
                    verify(play.draftWords.startsWith(knots + " kn:"), play.draftWords);
                    cleanup();
                }
            }

            function test_a_balloon_goes_up_and_is_hauled_down() {
                sit("coastal", "side union\nship \"A\" uss-ceres at (14, 20) heading 90 speed 0 balloon\nship \"C\" uss-whitehead at (30, 20) heading 90 speed 0\nside confederate\nship \"B\" css-selma at (50, 30) heading 270 speed 0\n", []);
                clickShip("C");
                compare(offered("Send up the balloon"), null);
                clickShip("A");
                press("Send up the balloon");
                endStep();
                passTo("fire");
                verify(logHas("balloon"), logText());
                passTo("move");
                clickShip("A");
                press("Haul down the balloon");
            }

            function test_a_fleet_order_is_given_once_and_refused_by_its_rule_afterwards() {
                sit("coastal", "side union\nship \"A\" uss-ceres at (14, 20) heading 90 speed 0 flag\nside confederate\nship \"B\" css-selma at (50, 30) heading 270 speed 0 flag\n", []);
                clickShip("A");
                verify(offered("Pass, heading 90° as she does") !== null);
                press("Seize Town");
                keep("orders-fleet");
                const again = offered("Engage the enemy");
                verify(again !== null && !again.enabled);
                compare(again.rule, "RC-042");
                clickShown(part("order-" + again.row), "again");
                compare(play.refusalRule, "RC-042");
                verify(play.ships.card(numberOf("A")).facts.some(fact => fact.title === "Standing order" && fact.text.includes("Town")), JSON.stringify(play.ships.card(numberOf("A")).facts));
            }

            function test_a_tug_takes_a_ship_in_tow_and_lets_go() {
                sit("coastal", "side union\nship \"Tug\" union-tug-zouave-type at (20, 20) heading 90 speed 0\nship \"Scow\" mortar-scow-no-16-type at (20, 26) heading 90 speed 0\nside confederate\nship \"B\" css-selma at (50, 30) heading 270 speed 0\n", [["Tug", "Scow"]]);
                play.selected = numberOf("Tug");
                press("Pass a line to Scow");
                endStep();
                passTo("fire");
                verify(logHas("line"), logText());
                passTo("move");
                play.selected = numberOf("Tug");
                press("Let go the tow");
            }

            function test_a_tug_helps_a_ship_round_data() {
                return [
                    {
                        tag: "ironclad",
                        rules: "ironclad"
                    },
                    {
                        tag: "coastal",
                        rules: "coastal"
                    }
                ];
            }

            function test_a_tug_helps_a_ship_round(data) {
                sit(data.rules, "side union\nship \"A\" uss-minnesota at (20, 20) heading 90 speed 0\nship \"Tug\" union-tug-zouave-type at (20, 26) heading 90 speed 0\nside confederate\nship \"B\" css-selma at (50, 30) heading 270 speed 0\n", [["A", "Tug"]]);
                passTo("move");
                play.selected = numberOf("A");
                chooseBelow(part("extra-tug"), 1);
                const from = page.table.placeOf(numberOf("A"));
                // Sharply to port: without the tug her circle is wider than that.
                dragTo("A", Qt.point(from.x + 12, from.y - 24));
                verify(play.drafting);
                if (!play.draftFits && data.rules === "coastal")
                    clickShown(part("nearestLegal"), "nearestLegal");
                verify(play.draftFits, play.draftRefusal);
                compare(play.extras.find(extra => extra.key === "tug").chosen, 1);
                keep("orders-tug-" + data.rules);
                clickShown(part("giveDraft"), "giveDraft");
                compare(play.refusal, "");
                if (data.rules === "ironclad")
                    verify(!play.ships.card(numberOf("Tug")).acts, "she has used up her own move");
            }

            function test_a_line_is_passed_by_the_ironclad_rules() {
                sit("ironclad", "side union\nship \"Tug\" union-tug-zouave-type at (20, 20) heading 90 speed 0\nship \"Scow\" mortar-scow-no-16-type at (20, 26) heading 90 speed 0\nside confederate\nship \"B\" css-selma at (50, 30) heading 270 speed 0\n", [["Tug", "Scow"]]);
                passTo("move");
                play.selected = numberOf("Tug");
                press("Pass a line to Scow");
                compare(play.refusal, "");
                verify(/line|tow/.test(logText()), logText());
            }

            function test_parties_grapple_by_the_ironclad_rules() {
                sit("ironclad", "side union\nship \"A\" uss-ceres at (20, 20) heading 90 speed 0\nside confederate\nship \"B\" css-selma at (20, 26) heading 90 speed 0\n", [["A", "B"]]);
                compare(play.task, "embark");
                play.selected = numberOf("B");
                press("Embark a boarding party");
                for (let step = 0; step < 12 && !(play.task === "move" && play.side === "confederate"); ++step)
                    endStep();
                play.selected = numberOf("B");
                press("Grapple A");
                compare(play.refusal, "");
                verify(/board|grapple|part(y|ies)/i.test(logText()), logText());
            }

            function test_parties_go_over_to_a_ship_alongside() {
                sit("coastal", "side union\nship \"A\" uss-hartford-1864 at (20, 20) heading 90 speed 0\nside confederate\nship \"B\" css-selma at (20, 26) heading 90 speed 0\n", [["A", "B"]]);
                passTo("board");
                play.selected = numberOf("A");
                verify(play.orders.length > 0);
                const text = play.orders[0].text;
                verify(/aboard B$/.test(text), text);
                keep("orders-board");
                press(text);
                compare(part("endStep").text, "Boarding parties are sent");
                const lines = play.log.count;
                endStep();
                passTo("move");
                verify(play.log.count > lines);
                verify(/board|parties|party/i.test(logText()), logText());
            }

            function test_a_ram_is_ordered_and_strikes() {
                sit("coastal", "side union\nship \"A\" ram-queen-of-the-west at (20, 20) heading 90 speed 8\nside confederate\nship \"B\" css-selma at (26, 20) heading 0 speed 0 anchored\n", []);
                clickShip("A");
                chooseBelow(part("extra-ram"), 1);
                const at = page.table.placeOf(numberOf("B"));
                dragTo("A", Qt.point(at.x, at.y));
                verify(play.drafting);
                if (!play.draftFits)
                    clickShown(part("nearestLegal"), "nearestLegal");
                verify(play.draftFits, play.draftRefusal);
                verify(play.draftWords.includes("rams B"), play.draftWords);
                keep("orders-ram");
                clickShown(part("giveDraft"), "giveDraft");
                endStep();
                passTo("fire");
                verify(/ram/i.test(logText()), logText());
                keep("orders-rammed");
            }

            function test_a_spar_torpedo_is_made_ready_and_strikes() {
                sit("coastal", "side union\nship \"A\" picket-launch-cushing-type at (23, 20) heading 90 speed 5\nside confederate\nship \"B\" css-selma at (26, 20) heading 0 speed 0 anchored\n", []);
                clickShip("A");
                clickShown(part("extra-spar-switch"), "spar");
                const at = page.table.placeOf(numberOf("B"));
                dragTo("A", Qt.point(at.x, at.y));
                if (!play.draftFits)
                    clickShown(part("nearestLegal"), "nearestLegal");
                verify(play.draftFits, play.draftRefusal);
                clickShown(part("giveDraft"), "giveDraft");
                endStep();
                passTo("fire");
                verify(/torpedo/i.test(logText()), logText());
            }

            function test_a_mortar_is_laid_on_a_town_and_on_no_ship() {
                sit("coastal", "side union\nship \"Scow\" mortar-scow-no-16-type at (20, 8) heading 90 speed 0 anchored\nside confederate\nship \"B\" css-selma at (50, 30) heading 270 speed 0\n", []);
                passTo("fire");
                clickShip("Scow");
                const ship = page.table.placeOf(numberOf("B"));
                mouseClick(page.table, ship.x, ship.y);
                verify(/^RC-/.test(play.refusalRule), play.refusal);
                const town = page.table.placeOf(numberOf("Town"));
                mouseClick(page.table, town.x, town.y);
                compare(play.refusal, "");
                compare(play.fire.length, 1);
                compare(play.fire[0].title, "At Town");
                keep("orders-mortar");
                endStep();
                passTo("move");
                verify(logHas("mortar") || play.shots.length > 0, logText());
            }
        }
    }
}
