import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.River
import Sumter.Table

/// Encounters of a river campaign go to the miniature table and come back as a report; reports are
/// typed in; other lines of play are begun and taken up. All by mouse and keys.
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

            readonly property RiverPage page: running ? findChild(main.contentItem, "riverPage") : null
            readonly property RiverPlay play: page ? page.play : null
            readonly property RiverDoor door: page ? page.door : null
            readonly property TablePlay table: running ? findChild(main.contentItem, "tablePage").play : null

            name: "RiverFights"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function dialog(name: string): var {
                return findChild(page, name);
            }

            /// Keeps a picture where SUMTER_SHOTS says, to be looked at.
            function keep(name: string) {
                if (shotsFolder.length > 0)
                    grabImage(main.contentItem.parent).save(shotsFolder + "/" + name + ".png");
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
                table.animated = false;
            }

            function init() {
                clickShown(part("riversPart"), "riversPart");
            }

            function cleanup() {
                for (const name of ["riverReportDialog", "riverLines"]) {
                    dialog(name).close();
                    tryCompare(dialog(name), "opened", false);
                }
                if (main.shown === "table")
                    clickShown(part("tableBattles"), "tableBattles");
                if (main.pages.includes("river"))
                    clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => !["river", "table"].includes(main.shown), 5000);
            }

            /// Scrolls a part of a page into view and clicks it.
            function clickOn(page: string, name: string) {
                const item = part(name);
                verify(item !== null, name);
                tryVerify(() => isLaidOut(item), 5000, name);
                const paper = part(page);
                const down = item.mapToItem(paper.contentItem, 0, 0).y;
                paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, down - 40));
                clickShown(item, name);
            }

            function begin(flotilla: int, code: string, seed: string) {
                tryVerify(() => part("flotilla-" + flotilla) !== null, 5000);
                clickShown(part("flotilla-" + flotilla), "flotilla");
                clickOn("riverPaper", "riverCode");
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of code)
                    keyClick(letter);
                if (!part("riverOptions").checked)
                    clickOn("riverPaper", "riverOptions");
                clickOn("riverPaper", "riverSeed");
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of seed)
                    keyClick(letter);
                clickShown(part("playRiver"), "playRiver");
                tryVerify(() => main.pages.includes("river") && play.active, 10000, "the campaign begins");
                compare(session.error, "");
            }

            function press(order: string) {
                clickOn("riverOrders", "choice-" + order.replace(/ /g, "-"));
            }

            /// A campaign with an encounter of which no round was fought.
            function meet(flotilla: int, seed: string) {
                begin(flotilla, "KRVQKEBR", seed);
                press("advance");
                compare(play.task, "encounter");
                tryVerify(() => door.ready, 20000, door.error);
                compare(door.error, "");
            }

            /// Chooses who commands: 0 the player and a captain, 1 two captains.
            function command(entry: int) {
                clickOn("riverOrders", "riverComputer");
                keyClick(entry === 0 ? Qt.Key_Home : Qt.Key_End);
                keyClick(Qt.Key_Return);
                tryCompare(part("riverComputer"), "currentIndex", entry);
            }

            function toTable() {
                clickOn("riverOrders", "riverOnTable");
                tryVerify(() => main.shown === "table" && table.active, 20000);
                verify(door.atTable);
            }

            function backToCampaign() {
                compare(part("tableBattles").text, "Campaign");
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => main.shown !== "table" && page.visible && !table.active, 5000);
            }

            function reopen(file: string) {
                clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => !main.pages.includes("river") && part("savedRiver-0") !== null, 5000);
                part("riverPaper").contentY = 0;
                clickShown(part("savedRiver-0"), "savedRiver-0");
                tryVerify(() => main.pages.includes("river") && play.active, 10000);
                compare(play.file, file);
            }

            function test_an_encounter_is_fought_on_the_table_left_and_reported_data(): var {
                return [
                    {
                        tag: "ironclad",
                        flotilla: 3,
                        seed: "17"
                    },
                    {
                        tag: "coastal",
                        flotilla: 3,
                        seed: "2"
                    }
                ];
            }

            function test_an_encounter_is_fought_on_the_table_left_and_reported(data: var) {
                meet(data.flotilla, data.seed);
                const file = play.file;
                const orders = play.diary.count;
                const undo = play.undoDepth;
                clickOn("riverOrders", "riverSet-" + data.tag);
                compare(door.rules, data.tag);
                verify(!door.begun);
                keep("river-door-" + data.tag);
                command(0);
                toTable();
                compare(table.rules, data.tag);
                compare(table.computer, "confederate");
                tryCompare(table, "side", "union", 60000);
                verify(/^Encounter/.test(table.title), table.title);
                // [RR-371] [RR-383] Ships go by the names of the campaign, and their rounds are counted.
                const leader = table.ships.card(0);
                compare(leader.name, "USS Neosho 1");
                verify(leader.facts.some(fact => /^Rounds, 11/.test(fact.title) && /^60 of 60$/.test(fact.text)), JSON.stringify(leader.facts));
                // The person orders the first ship.
                for (let step = 0; table.task !== "move" && step < 5; ++step)
                    clickShown(part("endStep"), "endStep");
                clickShown(part("straightOn"), "straightOn");
                if (!table.draftFits)
                    clickShown(part("nearestLegal"), "nearestLegal");
                verify(table.draftFits, table.draftRefusal);
                clickShown(part("giveDraft"), "giveDraft");
                tryVerify(() => table.side !== "confederate", 60000);
                const lines = table.log.count;
                const battle = table.file;
                keep("river-table-" + data.tag);
                backToCampaign();
                compare(play.task, "encounter");
                verify(door.begun);
                // It is found again when the campaign is opened again.
                reopen(file);
                tryVerify(() => door.ready, 20000, door.error);
                verify(door.begun);
                compare(door.rules, data.tag);
                compare(part("riverOnTable").text, "Continue the battle");
                keep("river-begun-" + data.tag);
                command(1);
                toTable();
                compare(table.file, battle);
                compare(table.computer, "both");
                verify(table.log.count >= lines);
                tryVerify(() => door.fought, 300000);
                verify(door.mayReport);
                verify(/^USS Neosho 1: .*\.$/m.test(door.outcome), door.outcome);
                verify(/The Union (holds|has)/.test(door.outcome), door.outcome);
                keep("river-fought-" + data.tag);
                compare(play.diary.count, orders);
                compare(play.undoDepth, undo);
                const outcome = door.outcome;
                clickShown(findChild(part("tableReport"), "reportFight"), "reportFight");
                tryVerify(() => main.shown !== "table" && page.visible, 5000);
                compare(play.refusal, "");
                verify(!door.asked || play.task === "encounter");
                verify(play.task !== "encounter" || play.fight.title.length > 0);
                keep("river-reported-" + data.tag);
                compare(session.error, "");
                // It is an order of the campaign like any other: it is in the save, and goes on from there.
                const points = play.points;
                const told = play.diary.count;
                reopen(file);
                compare(play.points, points);
                compare(play.diary.count, told);
                verify(play.task !== "over", door.outcome + outcome);
                const turn = play.turn;
                let steps = 0;
                for (; play.task !== "over" && steps < 6; ++steps) {
                    if (play.task === "encounter")
                        press("fight");
                    else if (play.task === "night")
                        press("moor");
                    else
                        press("hold");
                }
                verify(play.turn > turn || play.task === "over");
            }

            function test_the_brief_is_read_before_the_fight() {
                meet(0, "17");
                verify(!part("riverBrief").visible);
                clickOn("riverOrders", "riverBriefButton");
                tryVerify(() => part("riverBrief").visible);
                verify(part("riverBrief").text.includes("rule:RR-"), part("riverBrief").text);
                keep("river-brief");
                clickOn("riverOrders", "riverBriefButton");
                tryVerify(() => !part("riverBrief").visible);
            }

            function test_captains_fight_it_aside_and_are_reported() {
                meet(0, "17");
                clickOn("riverOrders", "riverSet-coastal");
                clickOn("riverOrders", "riverCaptains");
                verify(door.answering);
                tryVerify(() => door.answer.length > 0 || door.error !== "", 300000);
                compare(door.error, "");
                verify(/^\d+ turns? on the table\.\n/.test(door.answer), door.answer);
                const answer = door.answer;
                // The same dice, the same battle.
                clickOn("riverOrders", "riverSet-ironclad");
                compare(door.answer, "");
                clickOn("riverOrders", "riverSet-coastal");
                clickOn("riverOrders", "riverCaptains");
                tryVerify(() => door.answer.length > 0, 300000);
                compare(door.answer, answer);
                const report = findChild(part("riverAnswer"), "reportFight");
                tryVerify(() => isLaidOut(report), 5000);
                const paper = part("riverOrders");
                paper.contentY = Math.min(paper.contentHeight - paper.height, report.mapToItem(paper.contentItem, 0, 0).y - 200);
                keep("river-captains");
                verify(main.shown !== "table");
                clickShown(report, "reportFight");
                compare(play.refusal, "");
                verify(!door.asked);
            }

            function test_after_a_fast_round_no_table_is_offered() {
                meet(0, "17");
                press("fight");
                if (play.task === "encounter") {
                    verify(!door.asked);
                    verify(!play.reportable);
                    verify(!part("riverDoorPanel").visible);
                }
            }

            /// Types a number into a field of a dialog.
            function typeIn(dialog: var, name: string, number: string) {
                const field = findChild(dialog.contentItem, name);
                verify(field !== null, name);
                const paper = findChild(dialog.contentItem, "riverReportPage");
                paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, field.mapToItem(paper.contentItem, 0, 0).y - 60));
                waitForRendering(dialog.contentItem);
                mouseClick(field.contentItem);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const digit of number)
                    keyClick(digit);
                keyClick(Qt.Key_Tab);
                compare(field.value, parseInt(number), name);
            }

            function choose(dialog: var, name: string, entry: int) {
                const box = findChild(dialog.contentItem, name);
                clickShown(box, name);
                keyClick(Qt.Key_Home);
                for (let i = 0; i < entry; ++i)
                    keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryCompare(box, "currentIndex", entry);
            }

            function test_a_report_is_typed_in_and_what_cannot_be_true_is_refused() {
                meet(0, "17");
                const before = play.points;
                const damage = play.vessels.row(0).damage;
                const vessel = play.vessels.row(0).vessel;
                clickOn("riverOrders", "riverTypeReport");
                const form = dialog("riverReportDialog");
                tryVerify(() => form.opened, 5000);
                keep("river-report");
                // The Union cannot hold a section in which the enemy stands.
                mouseClick(findChild(form.footer, "reportGiven"));
                verify(form.opened);
                compare(play.refusalRule, "RR-378");
                verify(findChild(form.contentItem, "reportRefusal").text.indexOf("[RR-378]") > 0);
                choose(form, "reportOutcome", 2);
                verify(!findChild(form.contentItem, "reportRefusal").visible);
                typeIn(form, "damage-" + vessel, "900");
                mouseClick(findChild(form.footer, "reportGiven"));
                verify(form.opened);
                compare(play.refusalRule, "RR-373");
                compare(play.task, "encounter");
                compare(play.points, before);
                waitForRendering(form.contentItem);
                keep("river-report-refused");
                typeIn(form, "damage-" + vessel, "7");
                const gun = form.form.vessels[0].guns[0];
                const rounds = play.vessels.row(0).rounds.find(each => each.gun === gun.gun).count;
                typeIn(form, "fired-" + vessel + "-" + gun.gun, "5");
                typeIn(form, "lost-" + vessel + "-" + gun.gun, "1");
                keep("river-report-typed");
                mouseClick(findChild(form.footer, "reportGiven"));
                tryVerify(() => !form.opened, 5000);
                compare(play.refusal, "");
                verify(!door.asked);
                compare(play.vessels.row(0).damage, damage + 7);
                compare(play.vessels.row(0).rounds.find(each => each.gun === gun.gun).count, rounds - 5);
                keep("river-report-taken");
                // It is an order like any other, taken back and done again.
                clickShown(part("riverUndo"), "riverUndo");
                compare(play.task, "encounter");
                compare(play.vessels.row(0).damage, damage);
                tryVerify(() => door.ready, 20000, door.error);
                clickShown(part("riverRedo"), "riverRedo");
                compare(play.vessels.row(0).damage, damage + 7);
            }

            // [RR-122] [RR-123] Only a gun in doubt can be reported as burst.
            function test_a_gun_in_doubt_is_seen_and_reported_as_burst() {
                meet(0, "26");
                verify(play.vessels.row(0).guns.indexOf("3 × 42-pdr rifle (1 in doubt)") >= 0, play.vessels.row(0).guns);
                const vessel = play.vessels.row(0).vessel;
                clickOn("riverOrders", "riverTypeReport");
                const form = dialog("riverReportDialog");
                tryVerify(() => form.opened, 5000);
                const guns = form.form.vessels[0].guns;
                const rifle = guns.find(each => each.suspect > 0);
                for (const gun of guns)
                    compare(findChild(form.contentItem, "burst-" + vessel + "-" + gun.gun).parent.visible, gun === rifle, gun.name);
                typeIn(form, "burst-" + vessel + "-" + rifle.gun, "1");
                keep("river-report-burst");
                choose(form, "reportOutcome", 2);
                mouseClick(findChild(form.footer, "reportGiven"));
                tryVerify(() => !form.opened, 5000);
                compare(play.refusal, "");
                verify(play.vessels.row(0).guns.indexOf("2 of 3 × 42-pdr rifle") >= 0, play.vessels.row(0).guns);
                compare(play.vessels.row(0).guns.indexOf("in doubt"), -1);
            }

            function test_a_small_window_with_large_text_has_room_for_the_table_and_the_report() {
                main.width = 800;
                main.height = 600;
                Preferences.textScale = 1.5;
                waitForRendering(main.contentItem);
                meet(0, "17");
                clickOn("riverOrders", "riverOnTable");
                tryVerify(() => main.shown === "table", 20000);
                keep("river-small-table");
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => main.shown !== "table");
                clickOn("riverOrders", "riverTypeReport");
                keep("river-small-door");
                const form = dialog("riverReportDialog");
                tryVerify(() => form.opened, 5000);
                compare(findChild(form.contentItem, "reportOutcome").currentIndex, 0, "it begins anew");
                mouseClick(findChild(form.footer, "reportGiven"));
                compare(play.refusalRule, "RR-378");
                waitForRendering(form.contentItem);
                keep("river-small-report");
                for (const name of ["reportOutcome", "reportRefusalRule", "riverReportPage"]) {
                    const item = findChild(form.contentItem, name);
                    const at = item.mapToItem(main.contentItem, 0, 0);
                    verify(at.x >= 0 && at.x + item.width <= main.width && at.y >= 0 && at.y + item.height <= main.height, name);
                }
                verify(findChild(form.contentItem, "riverReportPage").height > 60);
                form.close();
                tryCompare(form, "opened", false);
                Preferences.textScale = 1;
                main.width = 1280;
                main.height = 900;
            }

            function test_another_line_is_begun_from_the_diary_and_the_first_taken_up() {
                begin(1, "KRVQKEBR", "5");
                page.chart.forceActiveFocus();
                for (let step = 0; play.turn < 6 && step < 60; ++step)
                    keyClick(play.task === "encounter" ? Qt.Key_F : play.task === "night" ? Qt.Key_T : Qt.Key_H);
                verify(play.turn >= 6);
                const turns = play.diary.count;
                const turn = play.turn;
                const points = play.points;
                clickShown(part("diaryPage"), "diaryPage");
                const list = part("riverDiary");
                tryVerify(() => list.count === turns);
                wait(50);
                compare(play.lineCount, 0);
                list.positionViewAtIndex(3, ListView.Beginning);
                list.forceLayout();
                keep("river-what-if");
                const entry = play.diary.row(3);
                clickShown(part("whatIf-3"), "whatIf-3");
                compare(play.lineCount, 1);
                compare(play.diary.count, 4);
                compare(play.diary.row(3).turn, entry.turn);
                verify(play.turn < turn);
                clickShown(part("riverLinesOpen"), "riverLinesOpen");
                const lines = dialog("riverLines");
                tryVerify(() => lines.opened, 5000);
                verify(new RegExp("comes to turn " + turn + "; points: " + points + "\\.").test(lines.lines[0].words), lines.lines[0].words);
                keep("river-lines");
                const row = findChild(lines.contentItem, "riverLine-0");
                tryVerify(() => isLaidOut(row), 5000);
                mouseClick(row);
                tryVerify(() => !lines.opened, 5000);
                compare(play.turn, turn);
                compare(play.points, points);
                compare(play.diary.count, turns);
                compare(play.lineCount, 0);
                // By keys: the diary's turn, Return; then the list of lines and Return.
                list.forceActiveFocus();
                wait(50);  // what came of the last click is laid out
                tryCompare(list, "currentIndex", turns - 1);
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Return);
                compare(play.lineCount, 1);
                compare(play.diary.count, turns - 2);
                page.chart.forceActiveFocus();
                press("advance");
                keyClick(Qt.Key_L);
                tryVerify(() => lines.opened, 5000);
                keyClick(Qt.Key_Return);
                tryVerify(() => !lines.opened, 5000);
                compare(play.turn, turn);
                compare(play.points, points);
                compare(play.lineCount, 1);
                // The lines are in the save.
                reopen(play.file);
                compare(play.lineCount, 1);
                compare(play.points, points);
            }

            function test_the_keys_of_the_campaign_are_listed() {
                begin(0, "KRVQKEBR", "17");
                keyClick(Qt.Key_F1);
                const list = findChild(main, "keyList");
                tryVerify(() => list.opened, 5000);
                compare(list.hands[0].what, "advance, explore the tributary, hold");
                verify(!list.assignable);
                keep("river-keys");
                keyClick(Qt.Key_Escape);
                tryVerify(() => !list.opened, 5000);
            }
        }
    }
}
