import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.Table

/// A battle of the miniature table that is left and gone on with, and what is asked beside it.
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

            name: "TableAgain"
            window: main
            session: session
            when: windowShown

            /// Leaves the battle and goes on with it by its line in the list.
            function goOn() {
                const file = play.file;
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => main.shown !== "table", 5000);
                let row = -1;
                const saved = part("battlesPane").begun;
                for (let each = 0; each < saved.length; ++each)
                    row = saved[each].file === file ? each : row;
                verify(row >= 0, file);
                const line = part("savedBattle-" + row);
                const paper = part("battlePaper");
                paper.contentY = Math.max(0, paper.contentHeight - paper.height);
                clickShown(line, "savedBattle");
                tryVerify(() => main.shown === "table" && play.active, 10000);
                compare(play.file, file);
            }

            function test_who_commands_is_kept_in_the_save() {
                part("battleComputer").currentIndex = 1;
                fight("hampton-roads", "5", "coastal");
                part("battleComputer").currentIndex = 0;
                compare(play.computer, "confederate");
                goOn();
                compare(play.computer, "confederate");
                compare(play.side, "union");
                verify(!part("tableHandOver").visible);
                plotAll();
                tryVerify(() => play.side === "union" && play.task === "fire", 20000);
            }

            function test_a_table_with_secrets_is_covered_when_it_is_opened_again() {
                play.handOvers = true;
                fight("hampton-roads", "5", "coastal");
                verify(!part("tableHandOver").visible);
                const number = numberOf("USS Monitor");
                plotShip(number);
                goOn();
                const cover = part("tableHandOver");
                tryVerify(() => cover.visible, 5000);
                compare(play.task, "");
                verify(!of(cover, "table-giveBack").visible);
                clickShown(of(cover, "table-takeOver"), "takeOver");
                verify(!cover.visible);
                compare(play.side, "union");
                compare(play.task, "move");
            }

            function test_who_sits_down_is_shown_how_the_ships_went() {
                play.handOvers = true;
                fight("hampton-roads", "5", "coastal");
                const cover = part("tableHandOver");
                plotAll();
                tryVerify(() => cover.visible, 5000);
                clickShown(of(cover, "table-takeOver"), "takeOver");
                play.animated = true;
                plotAll();
                tryVerify(() => play.showing, 5000, "the last to plot sees it");
                play.skip();
                tryVerify(() => cover.visible, 5000);
                verify(!play.showing);
                clickShown(of(cover, "table-takeOver"), "takeOver");
                tryVerify(() => play.showing, 5000, "and the other one, too");
                play.skip();
                verify(!play.showing);
                compare(play.side, "union");
                compare(play.task, "fire");
            }

            function test_a_covered_table_can_be_left_and_gone_on_with() {
                play.handOvers = true;
                fight("hampton-roads", "5", "coastal");
                const cover = part("tableHandOver");
                plotAll();
                tryVerify(() => cover.visible, 5000);
                keep("table-cover");
                const file = play.file;
                clickShown(of(cover, "table-leaveCovered"), "leaveCovered");
                tryVerify(() => main.shown !== "table" && part("battlesPane").visible, 5000);
                main.openBattle(file, "");
                tryVerify(() => main.shown === "table" && cover.visible, 5000, "it is covered for whoever comes");
                compare(play.side, "confederate");
                clickShown(of(cover, "table-takeOver"), "takeOver");
            }

            /// Presses a button far down among the terms of a battle.
            function pressOnPaper(name: string) {
                const paper = part("battlePaper");
                tryVerify(() => part(name) !== null, 5000, name);
                waitForRendering(paper);
                const down = part(name).mapToItem(paper.contentItem, 0, 0).y;
                paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, down - 100));
                clickShown(part(name), name);
            }

            function test_a_saved_battle_is_put_away_and_brought_back() {
                fight("hampton-roads", "5");
                clickShown(part("endStep"), "endStep");
                const name = play.file.replace(/.*\//, "");
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => main.shown !== "table", 5000);
                const pane = part("battlesPane");
                const rowOf = () => pane.begun.findIndex(each => each.name === name);
                const begun = pane.begun.length;
                const away = pane.away;
                pressOnPaper("moveBattle-" + rowOf());
                compare(pane.begun.length, begun - 1);
                compare(rowOf(), -1);
                compare(pane.away, away + 1);
                pressOnPaper("showBattlesPutAway");
                compare(pane.begun.length, away + 1);
                verify(rowOf() >= 0);
                verify(!part("savedBattle-" + rowOf()).enabled, "it is brought back before it is fought");
                keep("battles-put-away");
                pressOnPaper("moveBattle-" + rowOf());
                compare(pane.away, away);
                pressOnPaper("showBattlesPutAway");
                compare(pane.begun.length, begun);
                compare(pane.saves.error, "");
                pressOnPaper("savedBattle-" + rowOf());
                tryVerify(() => main.shown === "table" && play.active, 10000);
                verify(play.turn >= 1);
            }

            function test_a_battle_that_is_watched_waits_and_goes_on_order_by_order() {
                part("battleComputer").currentIndex = 3;
                fight("hampton-roads", "5");
                part("battleComputer").currentIndex = 0;
                verify(play.watched);
                tryVerify(() => play.log.count > 0, 20000);
                clickShown(part("pauseBattle"), "pauseBattle");
                verify(play.paused);
                keep("table-paused");
                const seen = play.log.count;
                wait(300);
                compare(play.log.count, seen, "nothing happens while it waits");
                const next = part("nextChoice");
                for (let order = 0; order < 40 && play.log.count === seen; ++order)
                    clickShown(next, "nextChoice");
                verify(play.log.count > seen, "order by order");
                const stepwise = play.log.count;
                wait(300);
                compare(play.log.count, stepwise);
                page.table.forceActiveFocus();
                keyClick(Qt.Key_P);
                verify(!play.paused);
                tryVerify(() => play.log.count > stepwise, 20000);
                keyClick(Qt.Key_P);
                verify(play.paused);
            }

            function test_RC_282_what_an_option_may_be_is_chosen_from_a_list() {
                clickShown(part("battle-hampton-roads"), "hampton-roads");
                const pane = part("battlesPane");
                pane.ruleSet = 1;
                tryVerify(() => part("battleChoice-first_fire") !== null && part("battleChoice-first_fire").visible, 5000);
                const list = part("battleChoice-first_fire");
                compare(list.count, 2);
                compare(list.currentValue, "ship");
                compare(pane.options(), "");
                list.currentIndex = 1;
                list.activated(1);
                compare(pane.options(), "first_fire=game");
                keep("battle-options");
                list.currentIndex = 0;
                list.activated(0);
                compare(pane.options(), "");
                pane.ruleSet = 0;
            }

            function test_RC_021_the_points_of_a_card_say_what_they_are_and_open_their_rule() {
                fight("hampton-roads", "5", "coastal");
                const card = part("selectedCard");
                tryVerify(() => of(card, "points-0") !== null, 5000);
                const row = of(card, "points-0");
                verify(/before she sinks/.test(row.meaning), row.meaning);
                mouseMove(row, row.width / 2, row.height / 2);
                mouseClick(row, row.width / 2, row.height / 2);
                tryCompare(part("tableRules"), "number", "RC-322", 5000);
                compare(part("tableParts").currentIndex, 2);
                part("tableParts").currentIndex = 0;
            }

            function test_undo_against_the_computer_goes_back_to_ones_own_order() {
                part("battleComputer").currentIndex = 2;
                fight("plum-point-bend", "5");
                part("battleComputer").currentIndex = 0;
                compare(play.computer, "union");
                tryVerify(() => play.task === "fire" && play.side === "confederate", 20000);
                compare(play.undoDepth, 0);
                verify(!part("tableUndo").enabled, "what the computer has done is not one's own");
                for (let step = 0; step < 20 && play.task !== "move"; ++step) {
                    if (play.task === "fire")
                        clickShown(part("endStep"), "endStep");
                    else
                        playOn();
                    tryVerify(() => play.side === "confederate" && play.task !== "", 20000);
                }
                compare(play.task, "move");
                const before = play.undoDepth;
                let number = 0;
                while (!play.ships.card(number).acts || play.ships.card(number).side !== "confederate")
                    ++number;
                moveShip(number);
                compare(play.undoDepth, before + 1);
                clickShown(part("tableUndo"), "tableUndo");
                compare(play.undoDepth, before);
                verify(play.ships.card(number).acts);
            }

            function test_a_save_that_cannot_be_written_is_told_and_nothing_is_changed() {
                fight("hampton-roads", "5", "coastal");
                plotShip(numberOf("USS Monitor"));
                const before = play.undoDepth;
                verify(before > 0);
                seats.takeFolderAway(play.file);
                clickShown(part("tableUndo"), "tableUndo");
                verify(/cannot be written: its folder is not there/.test(session.error), session.error);
                compare(play.undoDepth, before);
                session.dismissError();
                play.computer = "confederate";
                verify(/cannot be written: its folder is not there/.test(session.error), session.error);
                compare(play.computer, "");
                session.dismissError();
                seats.bringFolderBack(play.file);
            }

            function test_a_save_that_another_program_writes_is_left_alone_and_told() {
                fight("hampton-roads", "5", "coastal");
                plotShip(numberOf("USS Monitor"));
                const before = play.undoDepth;
                const file = play.file;
                seats.writeBeside(file);
                clickShown(part("tableUndo"), "tableUndo");
                verify(/another program has written to it/.test(session.error), session.error);
                session.dismissError();
                compare(play.undoDepth, before - 1);
                verify(play.file !== file);
            }

            function test_a_ship_that_has_moved_says_so_when_it_is_dragged() {
                fight("hampton-roads", "11");
                for (let step = 0; play.task !== "move" && step < 3; ++step)
                    clickShown(part("endStep"), "endStep");
                const side = play.side;
                let number = 0;
                while (!play.ships.card(number).acts || play.ships.card(number).side !== side)
                    ++number;
                moveShip(number);
                compare(play.side, side);
                const at = page.table.placeOf(number);
                dragTo(number, Qt.point(at.x + 60, at.y + 60));
                verify(/IC-/.test(play.refusalRule), play.refusal);
                compare(page.table.placeOf(number), at);
            }

            function test_IC_190_the_chart_of_laid_guns_opens_and_that_of_the_dice() {
                fight("plum-point-bend", "5");
                let opened = false;
                for (let step = 0; step < 60 && play.report.length === 0 && play.task !== "over"; ++step) {
                    if (play.task !== "fire") {
                        playOn();
                        continue;
                    }
                    const side = play.side;
                    for (let number = 0; number < play.ships.count; ++number) {
                        const card = play.ships.card(number);
                        const enemy = card.side === side && card.acts ? nearestEnemy(number) : -1;
                        if (enemy < 0)
                            continue;
                        clickShip(number);
                        clickShip(enemy);
                    }
                    waitForRendering(page);
                    const button = part("chartA-0");
                    if (!opened && button && button.visible) {
                        clickShown(button, "chartA-0");
                        const chart = part("laidChart-0");
                        tryVerify(() => chart.visible && chart.rows.length === 10 && chart.height > 100, 5000);
                        keep("table-laid-chart");
                        opened = true;
                    }
                    clickShown(part("endStep"), "endStep");
                }
                verify(opened);
                verify(play.report.length > 0);
                const dice = part("dicePanel");
                const line = of(dice, "die0");
                const chart = of(dice, "diceChart-0");
                verify(!chart.visible);
                line.clicked();
                tryVerify(() => chart.visible && chart.rows.length === 10, 5000);
                keep("table-dice-chart");
            }

            function test_the_rules_beside_the_table_are_those_of_its_set() {
                fight("hampton-roads", "5", "coastal");
                part("tableParts").currentIndex = 2;
                const rules = part("tableRules");
                compare(rules.book, "RC-");
                const search = of(rules, "caseSearch");
                const hits = of(rules, "caseHits");
                search.text = "current";
                tryVerify(() => hits.count > 0, 5000);
                for (let row = 0; row < hits.count; ++row)
                    verify(/^RC-/.test(hits.model.numberOf(row)), row + " of " + hits.count + ": " + hits.model.numberOf(row) + hits.model);
                search.text = "no such words anywhere";
                tryVerify(() => hits.count === 0, 5000);
                tryVerify(() => of(rules, "caseNone").visible && !hits.visible, 5000);
                rules.open("RC-167");
                compare(search.text, "");
                verify(!of(rules, "caseNone").visible);
                compare(rules.number, "RC-167");
            }

            function test_the_keys_that_are_told_are_those_of_the_table() {
                fight("hampton-roads", "5");
                keyClick(Qt.Key_Question);
                const keys = part("keyList") ?? findChild(main, "keyList");
                tryVerify(() => keys.opened, 5000);
                compare(keys.hands[0].what, "draw its course; drag its end on for another leg");
                compare(of(keys.contentItem, "keyMessage").visible, false);
                keep("table-keys");
                keys.close();
                tryVerify(() => !keys.visible, 5000);
            }

            function test_IC_361_it_is_told_what_the_battle_is_won_by() {
                fight("hampton-roads", "5");
                compare(play.aims.length, 2);
                verify(/The Union wins if CSS Virginia is sunk/.test(part("aims").text), part("aims").text);
                verify(part("aims").visible);
                keep("table-aims");
                clickShown(part("tableAims"), "tableAims");
                verify(!part("aims").visible);
                clickShown(part("tableAims"), "tableAims");
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => part("battleAims").visible, 5000);
                verify(/The Confederacy wins if USS Minnesota/.test(part("battleAims").text));
                keep("battle-aims");
            }

            function test_the_log_opens_at_its_end() {
                fight("hampton-roads", "5", "coastal");
                plotAll();
                plotAll();
                const log = part("tableLog");
                part("tableParts").currentIndex = 1;
                tryVerify(() => log.visible && log.atYEnd, 5000);
                part("tableParts").currentIndex = 0;
                fireAll();
                part("tableParts").currentIndex = 1;
                tryVerify(() => log.atYEnd, 5000);
            }
        }
    }
}
