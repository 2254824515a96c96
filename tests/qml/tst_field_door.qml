import QtQuick
import QtTest
import Sumter.App
import Sumter.Field
import Sumter.Models

/// A battle of a campaign goes to the field battle, by the mouse, and comes back as a report.
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

            readonly property FieldPage page: running ? findChild(main.contentItem, "fieldPage") : null
            readonly property FieldPlay play: page ? page.play : null
            readonly property GroundDoor door: page?.door as GroundDoor
            readonly property Play campaign: desk.play

            name: "FieldDoor"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            /// A part of the panel over the map.
            function inPanel(name: string): Item {
                return findChild(part("groundPanel"), name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
                play.animated = false;
            }

            function openGame(file: string) {
                verify(file.length > 0, "a game came to a battle");
                play.handOvers = false;
                session.openGame(file);
                tryVerify(() => campaign.active && campaign.saveFile === file && main.onMap, 30000);
                tryVerify(() => door.ready, 20000, door.error);
                compare(door.error, "");
                tryVerify(() => isLaidOut(part("groundPanel")), 5000);
            }

            function cleanup() {
                if (main.shown === "field")
                    clickShown(part("fieldBattles"), "fieldBattles");
                campaign.leave();
                tryVerify(() => !door.asked, 5000);
            }

            /// Keeps a picture where SUMTER_SHOTS says, to be looked at.
            function keep(name: string) {
                if (shotsFolder.length > 0) {
                    waitForRendering(main.contentItem, 1000);
                    grabImage(main.contentItem).save(shotsFolder + "/" + name + ".png");
                }
            }

            /// Clicks something of the panel, which is moved as far as it must.
            function clickInPanel(name: string) {
                const item = inPanel(name);
                const paper = inPanel("fightPaper");
                const below = item.mapToItem(paper.contentItem, 0, item.height).y - paper.height;
                paper.contentY = Math.max(0, Math.min(below + 4, paper.contentHeight - paper.height));
                clickShown(item, name);
            }

            /// Chooses who commands, so many entries below the first.
            function command(entries: int) {
                const box = inPanel("fightComputer");
                clickInPanel("fightComputer");
                for (let i = box.currentIndex; i < entries; ++i)
                    keyClick(Qt.Key_Down);
                for (let i = box.currentIndex; i > entries; --i)
                    keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Return);
                tryCompare(box, "currentIndex", entries);
            }

            /// Types an amount.
            function type(name: string, amount: int) {
                const box = inPanel(name);
                clickInPanel(name);
                box.contentItem.forceActiveFocus();
                box.contentItem.selectAll();
                for (const digit of String(amount))
                    keyClick(digit);
                keyClick(Qt.Key_Return);
                tryCompare(box, "value", amount);
            }

            /// Whether a line says so that came after the first `lines`: battles were on the table before.
            function logHas(words: string, lines: int): bool {
                for (let row = lines; row < campaign.log.count; ++row) {
                    if (campaign.log.textOf(row).includes(words))
                        return true;
                }
                return false;
            }

            function test_a_battle_is_left_in_the_middle_gone_on_with_and_reported() {
                openGame(groundBattle);
                const before = campaign.length;
                const lines = campaign.log.count;
                verify(/field battle/.test(door.terms), door.terms);
                compare(door.forces.length, 2);
                compare(door.forces[0].side, "union");
                verify(/^attacks with \d CSP/.test(door.forces[0].text), door.forces[0].text);
                verify(/^defends with \d CSP/.test(door.forces[1].text), door.forces[1].text);
                verify(!door.begun);
                verify(!part("fightPanel").visible);
                command(0);
                keep("ground-door");
                clickInPanel("fightOnTable");
                tryVerify(() => main.shown === "field" && play.active, 10000);
                compare(play.rules, "field");
                compare(play.computer, "");
                verify(door.atTable && !door.fought);
                compare(part("fieldBattles").text, "Campaign");
                compare(play.turn, 1);
                while (play.turn === 1 && play.task.length > 0)
                    clickShown(part("fieldEnd"), "fieldEnd");
                const file = play.file;
                verify(/\.fight-field-/.test(file), file);
                keep("ground-table");
                clickShown(part("fieldBattles"), "fieldBattles");
                tryVerify(() => main.onMap && !play.active, 5000);
                compare(campaign.length, before);
                verify(door.asked && door.begun);
                // The campaign is closed and opened again: the same battle waits.
                campaign.leave();
                openGame(groundBattle);
                verify(door.begun);
                compare(inPanel("fightOnTable").text, "Continue the battle");
                command(3);
                clickInPanel("fightOnTable");
                tryVerify(() => main.shown === "field", 10000);
                compare(play.file, file);
                compare(play.computer, "both");
                verify(play.turn >= 2);
                tryVerify(() => door.fought, 240000);
                verify(play.result.length > 0);
                verify(/^The Union loses \d+ CSP\. The Confederate loses \d+ CSP\. The (Union has won|Confederate holds the field)\.$/.test(door.outcome), door.outcome);
                keep("ground-over");
                compare(campaign.length, before);
                clickShown(findChild(part("fieldToTell"), "reportFight"), "reportFight");
                tryVerify(() => main.onMap, 5000);
                verify(!door.asked);
                verify(!part("groundPanel").visible);
                verify(campaign.length >= before + 4, "the table, both losses and the winner");
                verify(logHas("On the table", lines), campaign.news);
                compare(session.error, "");
                keep("ground-reported");
            }

            function test_a_result_of_another_table_is_checked_and_reported() {
                openGame(groundTold);
                const before = campaign.length;
                const lines = campaign.log.count;
                compare(inPanel("toldFault").text, "");
                type("attackerLost", 99);
                verify(/^The Union cannot lose 99 CSP: it has \d in the battle \[FB-556\]\.$/.test(inPanel("toldFault").text), inPanel("toldFault").text);
                verify(!inPanel("reportTold").enabled);
                keep("ground-refused");
                verify(!door.reportTold(99, 0, false), "not past the button either");
                compare(campaign.length, before);
                verify(/FB-556/.test(session.error + session.errorPlace), session.error);
                session.dismissError();
                type("attackerLost", 1);
                type("defenderLost", 1);
                const winner = inPanel("toldWinner");
                clickInPanel("toldWinner");
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryCompare(winner, "currentIndex", 1);
                compare(inPanel("toldFault").text, "");
                keep("ground-told");
                clickInPanel("reportTold");
                tryVerify(() => !door.asked, 5000);
                verify(campaign.length >= before + 4);
                verify(logHas("1 CSP lost against 1", lines), campaign.news);
                compare(session.error, "");
            }

            function test_commanders_answer_quickly_and_the_median_is_reported() {
                openGame(groundQuick);
                const before = campaign.length;
                clickInPanel("quickAnswer");
                verify(door.answering);
                // It is stopped and begun anew.
                clickInPanel("quickAnswer");
                verify(!door.answering);
                compare(door.runs.length, 0);
                clickInPanel("quickAnswer");
                tryVerify(() => door.answer.length > 0 || door.error !== "", 300000);
                compare(door.error, "");
                compare(door.runs.length, 9);
                compare(campaign.length, before);
                keep("ground-quick");
                clickShown(findChild(inPanel("quickReport"), "reportFight"), "reportFight");
                tryVerify(() => !door.asked, 5000);
                verify(campaign.length >= before + 4);
                verify(main.shown !== "field");
                compare(session.error, "");
            }

            function test_the_die_decides_when_it_is_thrown() {
                openGame(groundDie);
                const before = campaign.length;
                const lines = campaign.log.count;
                clickShown(part("battlePass"), "battlePass");
                tryVerify(() => !door.asked, 5000);
                verify(campaign.length > before);
                verify(!logHas("On the table", lines));
            }

            function test_a_battle_given_to_the_table_by_the_list_is_opened_by_the_same_door() {
                openGame(groundListed);
                const before = campaign.length;
                keep("ground-listed");
                clickShown(part("battleChoice-battle-on-table-0"), "battle-on-table");
                tryVerify(() => campaign.length === before + 1, 5000, "it goes to the table");
                tryVerify(() => door.ready, 20000);
                verify(!part("battlePass").visible, "the die is out of it");
                tryVerify(() => isLaidOut(part("groundPanel")), 5000);
                command(1);
                clickInPanel("fightOnTable");
                tryVerify(() => main.shown === "field" && play.active, 10000);
                compare(play.computer, "confederate");
                tryCompare(play, "side", "union");
            }
        }
    }
}
