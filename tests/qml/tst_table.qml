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

        DeskCase {
            id: desktop

            name: "Table"
            when: windowShown

            readonly property TablePage page: findChild(main.contentItem, "tablePage")
            readonly property TablePlay play: page.play

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function of(parent: Item, name: string): Item {
                return findChild(parent, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
            }

            function init() {
                play.handOvers = false;
                clickShown(part("battlesPart"), "battlesPart");
            }

            function cleanup() {
                if (main.onTable)
                    clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => !main.onTable, 5000);
            }

            /// Chooses a battle of the list and begins it.
            function fight(battle: string, seed: string, rules = "ironclad") {
                const list = part("battleList");
                for (let row = 0; row < list.count; ++row) {
                    if (session.battles.battle(row).battle === battle)
                        list.positionViewAtIndex(row, ListView.Contain);
                }
                tryVerify(() => part("battle-" + battle) !== null, 5000, battle);
                clickShown(part("battle-" + battle), battle);
                const set = part("rules-" + rules);
                const paper = part("battlePaper");
                const down = set.mapToItem(paper.contentItem, 0, 0).y;
                paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, down - 100));
                clickShown(set, "rules-" + rules);
                const field = part("battleSeed");
                field.text = seed;
                clickShown(part("playBattle"), "playBattle");
                tryVerify(() => main.onTable && play.active, 10000, "the battle begins");
                compare(session.error, "");
                compare(play.rules, rules);
                play.animated = false;
            }

            function numberOf(name: string): int {
                for (let row = 0; row < play.ships.count; ++row) {
                    if (play.ships.card(row).name === name)
                        return row;
                }
                return -1;
            }

            function clickShip(number: int) {
                const at = page.table.placeOf(number);
                mouseClick(page.table, at.x, at.y);
            }

            /// Draws a course from a ship to a place of the table.
            function dragTo(number: int, to: point) {
                const from = page.table.placeOf(number);
                mousePress(page.table, from.x, from.y);
                mouseMove(page.table, from.x + 4, from.y + 4);
                mouseMove(page.table, (from.x + to.x) / 2, (from.y + to.y) / 2);
                mouseMove(page.table, to.x, to.y);
                mouseRelease(page.table, to.x, to.y);
            }

            /// The enemy that is nearest to a ship and still in the battle.
            function nearestEnemy(number: int): int {
                const mine = play.ships.card(number);
                const from = page.table.placeOf(number);
                let best = -1;
                let least = 1e9;
                for (let row = 0; row < play.ships.count; ++row) {
                    const card = play.ships.card(row);
                    if (card.side === mine.side || card.gone || card.hidden)
                        continue;
                    const at = page.table.placeOf(row);
                    const off = Math.hypot(at.x - from.x, at.y - from.y);
                    if (off < least) {
                        least = off;
                        best = row;
                    }
                }
                return best;
            }

            function pressOrder(words: string): bool {
                for (let row = 0; row < play.orders.length; ++row) {
                    if (play.orders[row].text === words && play.orders[row].enabled) {
                        clickShown(part("order-" + row), words);
                        return true;
                    }
                }
                return false;
            }

            /// One ship is moved, towards the enemy if it can.
            function moveShip(number: int) {
                const enemy = nearestEnemy(number);
                if (enemy >= 0) {
                    dragTo(number, page.table.placeOf(enemy));
                    if (play.draftFits) {
                        clickShown(part("giveDraft"), "giveDraft");
                        return;
                    }
                    play.dropDraft();
                }
                clickShip(number);
                if (pressOrder("Lie still"))
                    return;
                clickShown(part("straightOn"), "straightOn");
                if (!play.draftFits) {
                    // Turn away as far as the rudder lets it.
                    for (let angle = 0; angle < 16 && !play.draftFits; ++angle) {
                        const at = page.table.placeOf(number);
                        dragTo(number, Qt.point(at.x + 200 * Math.cos(angle * Math.PI / 8), at.y + 200 * Math.sin(angle * Math.PI / 8)));
                    }
                }
                if (!play.draftFits && !play.ashore && part("ashore").visible)
                    clickShown(part("ashore"), "ashore");
                verify(play.draftFits, play.selectedName + ": " + play.draftRefusal);
                clickShown(part("giveDraft"), "giveDraft");
            }

            function moveAll() {
                const turn = play.turn;
                const side = play.side;
                for (let number = 0; number < play.ships.count; ++number) {
                    const card = play.ships.card(number);
                    if (play.task !== "move" || play.side !== side || play.turn !== turn)
                        return;
                    if (!card.fort && card.acts && card.side === side && !/moored|aground/.test(card.stand))
                        moveShip(number);
                }
                if (play.task === "move" && play.side === side)
                    clickShown(part("endStep"), "endStep");
            }

            function fireAll() {
                const side = play.side;
                for (let number = 0; number < play.ships.count; ++number) {
                    const card = play.ships.card(number);
                    if (card.side !== side || !card.acts)
                        continue;
                    const enemy = nearestEnemy(number);
                    if (enemy < 0)
                        continue;
                    clickShip(number);
                    compare(play.selected, number);
                    clickShip(enemy);
                }
                clickShown(part("endStep"), "endStep");
            }

            /// Marks one hit on the card.
            function markHit() {
                const card = part("selectedCard");
                waitForRendering(page);
                const box = of(card, "next-box");
                if (box) {
                    clickShown(box, "box");
                    return;
                }
                for (let gun = 0; gun < 30; ++gun) {
                    const row = of(card, "choosable-gun-" + gun);
                    if (row) {
                        clickShown(row, "gun " + gun);
                        return;
                    }
                }
                fail("no box can be crossed off");
            }

            /// A plot of the Coastal rules: towards the enemy, else the nearest that is legal.
            function plotShip(number: int) {
                const enemy = nearestEnemy(number);
                clickShip(number);
                compare(play.selected, number);
                if (enemy >= 0)
                    dragTo(number, page.table.placeOf(enemy));
                if (!play.drafting && pressOrder("Lie still"))
                    return;
                if (!play.drafting)
                    clickShown(part("straightOn"), "straightOn");
                if (!play.draftFits) {
                    verify(play.draftRefusal.length > 0 && /^RC-/.test(play.draftRule), play.draftRule);
                    clickShown(part("nearestLegal"), "nearestLegal");
                }
                verify(play.draftFits, play.selectedName + ": " + play.draftRefusal);
                clickShown(part("giveDraft"), "giveDraft");
            }

            function plotAll() {
                const turn = play.turn;
                const side = play.side;
                for (let number = 0; number < play.ships.count; ++number) {
                    const card = play.ships.card(number);
                    if (!card.fort && card.acts && card.side === side)
                        plotShip(number);
                    compare(play.turn, turn);
                }
                clickShown(part("endStep"), "endStep");
            }

            function playCoastal() {
                switch (play.task) {
                case "move":
                    plotAll();
                    break;
                case "fire":
                    fireAll();
                    break;
                case "board":
                    clickShown(part("endStep"), "endStep");
                    break;
                }
            }

            function playOn() {
                switch (play.task) {
                case "embark":
                    clickShown(part("endStep"), "endStep");
                    break;
                case "move":
                    moveAll();
                    break;
                case "fire":
                    fireAll();
                    break;
                case "waterline":
                    clickShown(part("waterlineDraft"), "waterlineDraft");
                    break;
                case "hits":
                    markHit();
                    break;
                }
            }

            function test_hampton_roads_is_fought_to_its_end_by_mouse() {
                fight("hampton-roads", "11");
                compare(play.title, "Hampton Roads, 9 March 1862");
                verify(play.file.length > 0);
                let steps = 0;
                let dice = 0;
                let marked = 0;
                while (play.task !== "over" && steps < 2000) {
                    marked += play.task === "hits" ? 1 : 0;
                    playOn();
                    dice = Math.max(dice, play.report.length);
                    ++steps;
                }
                compare(play.task, "over");
                verify(play.result.length > 0);
                verify(dice > 0, "guns have fired");
                verify(marked > 0, "hits were marked");
                verify(play.log.count > 100);
                compare(session.error, "");
                // What is saved is the same battle.
                const result = play.result;
                const lines = play.log.count;
                const file = play.file;
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => !main.onTable, 5000);
                clickShown(part("battlesPart"), "battlesPart");
                tryVerify(() => part("savedBattle-0") !== null, 5000);
                clickShown(part("savedBattle-0"), "savedBattle-0");
                tryVerify(() => main.onTable, 10000);
                compare(play.file, file);
                compare(play.result, result);
                compare(play.log.count, lines);
            }

            function test_hampton_roads_is_fought_to_its_end_by_the_coastal_rules() {
                fight("hampton-roads", "11", "coastal");
                let steps = 0;
                let shots = 0;
                let hits = 0;
                while (play.task !== "over" && steps < 2000) {
                    playCoastal();
                    verify(play.refusal.length === 0, play.refusal);
                    shots = Math.max(shots, play.shots.length);
                    hits += play.shots.filter(shot => shot.hit).length;
                    ++steps;
                }
                compare(play.task, "over");
                verify(play.result.length > 0);
                verify(shots > 0, "guns have fired");
                verify(hits > 0, "and hit");
                compare(session.error, "");
                const last = JSON.stringify(play.shots);
                const result = play.result;
                const lines = play.log.count;
                const file = play.file;
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => !main.onTable, 5000);
                clickShown(part("battlesPart"), "battlesPart");
                tryVerify(() => part("savedBattle-0") !== null, 5000);
                verify(part("savedBattle-0").text.indexOf("Coastal") > 0, part("savedBattle-0").text);
                clickShown(part("savedBattle-0"), "savedBattle-0");
                tryVerify(() => main.onTable, 10000);
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

            /// Keeps a picture where SUMTER_SHOTS says, to be looked at.
            function keep(name: string) {
                if (shotsFolder.length > 0)
                    grabImage(main.contentItem).save(shotsFolder + "/" + name + ".png");
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
                tryVerify(() => main.onTable && play.active, 10000);
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
                tryVerify(() => !main.onTable, 5000);
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
