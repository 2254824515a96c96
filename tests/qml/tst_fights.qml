import QtQuick
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.Table

/// A naval fight of a campaign goes to the miniature table, by the mouse, and comes back as a report.
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
            readonly property FightDoor door: page ? page.door : null
            readonly property Play campaign: desk.play

            name: "Fights"
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
            }

            function openGame(file: string) {
                play.handOvers = false;
                session.openGame(file);
                tryVerify(() => campaign.active && campaign.saveFile === file && main.onMap, 30000);
                tryVerify(() => door.ready, 20000, door.error);
                compare(door.error, "");
                // These games begin in the midst of a fight, as no game does: the proof, made aside, says so.
                tryVerify(() => session.error.length > 0, 20000);
                verify(/does not begin as its scenario/.test(session.error), session.error);
                clickShown(part("dismissError"), "dismissError");
                tryCompare(session, "error", "");
            }

            function cleanup() {
                if (main.shown === "table")
                    clickShown(part("tableBattles"), "tableBattles");
                campaign.leave();
            }

            /// Keeps a picture where SUMTER_SHOTS says, to be looked at.
            function keep(name: string) {
                if (shotsFolder.length > 0)
                    grabImage(main.contentItem).save(shotsFolder + "/" + name + ".png");
            }

            /// Chooses who commands, so many entries below the first.
            function command(entries: int) {
                const box = part("fightComputer");
                clickShown(box, "fightComputer");
                for (let i = box.currentIndex; i < entries; ++i)
                    keyClick(Qt.Key_Down);
                for (let i = box.currentIndex; i > entries; --i)
                    keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Return);
                tryCompare(box, "currentIndex", entries);
            }

            function logHas(words: string): bool {
                for (let row = 0; row < campaign.log.count; ++row) {
                    if (campaign.log.textOf(row).includes(words))
                        return true;
                }
                return false;
            }

            function test_a_fight_is_left_in_the_middle_gone_on_with_and_reported() {
                openGame(fightIronclad);
                const before = campaign.length;
                verify(/Ironclad Gunboat/.test(door.terms), door.terms);
                compare(door.forces.length, 2);
                compare(door.forces[0].side, "union");
                verify(!door.begun);
                keep("fight-door");
                clickShown(part("fightOnTable"), "fightOnTable");
                tryVerify(() => main.shown === "table" && play.active, 10000);
                compare(play.rules, "ironclad");
                compare(play.computer, "");
                verify(door.atTable && !door.fought);
                compare(part("tableBattles").text, "Campaign");
                for (let step = 0; play.task !== "move" && step < 5; ++step)
                    clickShown(part("endStep"), "endStep");
                clickShown(part("straightOn"), "straightOn");
                verify(play.draftFits, play.draftRefusal);
                clickShown(part("giveDraft"), "giveDraft");
                const lines = play.log.count;
                const undo = play.undoDepth;
                const file = play.file;
                keep("fight-table");
                clickShown(part("tableBattles"), "tableBattles");
                tryVerify(() => main.onMap && !play.active, 5000);
                compare(campaign.length, before);
                verify(door.asked && door.begun);
                // The campaign is closed and opened again: the same battle waits.
                campaign.leave();
                openGame(fightIronclad);
                verify(door.begun);
                compare(part("fightOnTable").text, "Continue the battle");
                command(3);
                clickShown(part("fightOnTable"), "fightOnTable");
                tryVerify(() => main.shown === "table", 10000);
                compare(play.file, file);
                compare(play.computer, "both");
                verify(play.log.count >= lines);
                compare(play.undoDepth, 0);  // what is watched is not taken back
                verify(undo > 0);
                tryVerify(() => door.fought, 200000);
                verify(play.result.length > 0);
                verify(/^The Union loses \d units?\. The Confederate loses \d units?\. The (Union|Confederate) holds the water\.$/.test(door.outcome), door.outcome);
                keep("fight-over");
                compare(campaign.length, before);
                clickShown(findChild(part("tableReport"), "reportFight"), "reportFight");
                tryVerify(() => main.onMap, 5000);
                verify(!door.asked);
                verify(campaign.length >= before + 4, "the fight, both losses and the holder");
                verify(logHas("on the table"), campaign.news);
                compare(session.error, "");
                keep("fight-reported");
                // The report is one order: taken back, the battle that was fought waits again.
                if (campaign.undoDepth > 0) {
                    campaign.undo();
                    tryVerify(() => door.ready, 20000);
                    verify(door.begun);
                    compare(campaign.length, before);
                    command(0);
                    clickShown(part("fightOnTable"), "fightOnTable");
                    tryVerify(() => main.shown === "table" && door.fought, 10000);
                }
            }

            function test_captains_answer_quickly_and_the_median_is_reported() {
                openGame(fightQuick);
                const before = campaign.length;
                clickShown(part("quickAnswer"), "quickAnswer");
                verify(door.answering);
                // It is stopped and begun anew.
                clickShown(part("quickAnswer"), "quickAnswer");
                verify(!door.answering);
                compare(door.runs.length, 0);
                clickShown(part("quickAnswer"), "quickAnswer");
                tryVerify(() => door.answer.length > 0 || door.error !== "", 300000);
                compare(door.error, "");
                compare(door.runs.length, 9);
                compare(campaign.length, before);
                keep("fight-quick");
                const button = findChild(part("quickReport"), "reportFight");
                const paper = part("fightPaper");
                paper.contentY = Math.max(0, paper.contentHeight - paper.height);
                clickShown(button, "reportFight");
                tryVerify(() => !door.asked, 5000);
                verify(campaign.length >= before + 4);
                verify(main.shown !== "table");
            }

            function test_a_fight_that_was_given_to_the_table_by_the_list_is_opened_by_the_same_door() {
                openGame(fightListed);
                const before = campaign.length;
                const list = part("choiceList");
                compare(list.count, 1);
                mouseClick(list.itemAtIndex(0));
                tryVerify(() => campaign.length === before + 1, 5000, "it goes to the table");
                tryVerify(() => door.ready, 20000);
                verify(part("fightPanel").visible);
                command(3);
                clickShown(part("fightOnTable"), "fightOnTable");
                tryVerify(() => main.shown === "table" && door.fought, 200000);
                compare(campaign.length, before + 1);
                clickShown(findChild(part("tableReport"), "reportFight"), "reportFight");
                tryVerify(() => main.onMap, 5000);
                verify(campaign.length >= before + 4, "both losses and the holder");
                compare(session.error, "");
            }

            function test_two_players_of_a_campaign_are_covered_from_each_other() {
                openGame(fightHidden);
                command(0);
                play.handOvers = true;
                clickShown(part("fightOnTable"), "fightOnTable");
                tryVerify(() => main.shown === "table" && play.active, 10000);
                compare(play.side, "union");
                while (play.side === "union" && !part("tableHandOver").visible) {
                    for (let number = 0; number < play.ships.count; ++number) {
                        const card = play.ships.card(number);
                        if (card.side === "union" && card.acts) {
                            play.selected = number;
                            clickShown(part("straightOn"), "straightOn");
                            if (!play.draftFits)
                                clickShown(part("nearestLegal"), "nearestLegal");
                            clickShown(part("giveDraft"), "giveDraft");
                        }
                    }
                    clickShown(part("endStep"), "endStep");
                }
                verify(part("tableHandOver").visible);
                keep("fight-cover");
                clickShown(findChild(part("tableHandOver"), "table-takeOver"), "takeOver");
                compare(play.side, "confederate");
                verify(!part("tableHandOver").visible);
            }

            function test_by_the_coastal_set_against_the_computer() {
                openGame(fightCoastal);
                verify(/Coastal/.test(door.terms), door.terms);
                command(1);
                clickShown(part("fightOnTable"), "fightOnTable");
                tryVerify(() => main.shown === "table" && play.active, 10000);
                compare(play.rules, "coastal");
                compare(play.computer, "confederate");
                compare(play.side, "union");
                verify(door.atTable);
                keep("fight-coastal");
                // No list holds the campaign's battle: it is printed from the table.
                clickShown(part("tablePrint"), "tablePrint");
                const dialog = findChild(page, "printDialog");
                tryVerify(() => dialog.opened, 5000);
                const chosen = findChild(dialog.contentItem, "printBattle");
                compare(chosen.currentText, play.title);
                compare(chosen.currentValue, "");
                verify(!findChild(dialog.contentItem, "printRules").enabled);
                keep("fight-print");
                dialog.write("file://" + playFolder + "/fight.pdf");
                const told = findChild(dialog.contentItem, "printTold");
                tryVerify(() => told.visible);
                verify(/fight\.pdf$/.test(told.text), told.text);
                dialog.close();
                tryVerify(() => !dialog.opened, 5000);
            }
        }
    }
}
