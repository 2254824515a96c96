import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models

/// A battle on land is chosen, and its steps are done with mouse and keys.
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

        FieldCase {
            name: "Field"
            window: main
            session: session
            when: windowShown

            function test_rosters_and_sticks_are_printed_from_the_field() {
                fight("blackburns-ford", "3");
                clickShown(part("fieldPrint"), "fieldPrint");
                const dialog = findChild(page, "printDialog");
                tryVerify(() => dialog.opened, 5000);
                const asked = name => findChild(dialog.contentItem, name) ?? findChild(dialog.footer, name);
                // The battle that is played comes first, then the other three; there are no other rules.
                compare(asked("printBattle").count, 4);
                compare(asked("printBattle").currentText, play.title);
                verify(!asked("printRules").visible);
                compare(dialog.what, "cards,circles,tables");
                shot("field-print");
                dialog.write("file://" + playFolder + "/field.pdf");
                tryVerify(() => asked("printTold").visible);
                verify(asked("printTold").text.indexOf("field.pdf") > 0);
                verify(asked("printOpen").visible);
                dialog.write("file:///nowhere/field.pdf");
                verify(asked("printTold").text.indexOf("/nowhere/field.pdf") >= 0);
                verify(!asked("printOpen").visible);
                asked("printBattle").currentIndex = 1;
                dialog.write("file://" + playFolder + "/other.pdf");
                verify(asked("printOpen").visible);
                dialog.close();
                tryVerify(() => !dialog.opened, 5000);
            }

            function test_every_battle_on_land_opens_from_the_chooser_data() {
                return ["blackburns-ford", "holly-springs", "hornets-nest", "brawners-farm"].map(battle => ({
                            tag: battle
                        }));
            }

            function test_every_battle_on_land_opens_from_the_chooser(data) {
                fight(data.tag, "3");
                verify(play.units.count > 3, play.units.count);
                verify(play.aims.length > 0);
                verify(play.taskWords.length > 0);
                compare(play.side, "union");
                shot("field-" + data.tag);
                const file = play.file;
                verify(file.length > 0);
                clickShown(part("fieldBattles"), "fieldBattles");
                tryVerify(() => main.shown !== "field", 5000);
                main.openBattle(file, "");
                verify(main.shown === "field");
                compare(play.file, file);
            }

            function test_the_chooser_offers_the_rules_that_fit_the_battle() {
                choose("blackburns-ford");
                shot("field-chooser");
                compare(part("rules-field").visible, true);
                compare(part("rules-field").checked, true);
                compare(part("rules-ironclad").visible, false);
                choose("hampton-roads");
                compare(part("rules-field").visible, false);
                compare(part("rules-ironclad").checked, true);
            }

            function test_the_first_move_of_blackburns_ford_by_mouse() {
                fight("blackburns-ford", "7");
                compare(play.title, "Blackburn's Ford, 18 July 1861");
                // Orders: a general sends one by courier.
                compare(play.task, "orders");
                clickUnit("Cavalry squadron");
                giveOrder("advance");
                verify(play.asksFor.length > 0);
                const place = page.table.placeAt(50, 40);
                mouseClick(page.table, place.x, place.y);
                compare(play.refusal, "");
                compare(play.undoDepth, 1);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(play.undoDepth, 0);
                keyClick(Qt.Key_Y, Qt.ControlModifier);
                compare(play.undoDepth, 1);
                endStep();
                compare(play.side, "confederate");
                endStep();
                while (play.task === "charges" || play.task === "answers")
                    endStep();
                // Movement.
                compare(play.task, "movement");
                compare(play.side, "union");
                const skirmishers = "12th New York, skirmishers";
                clickUnit(skirmishers);
                shot("field-selected");
                dragTo(skirmishers, 34, 38);
                verify(play.drafting);
                verify(play.draftFits, play.draftRefusal);
                verify(/″ of /.test(play.draftWords), play.draftWords);
                compare(part("fieldGhost").visible, true);
                shot("field-ghost");
                letGo(34, 38);
                verify(!play.drafting);
                compare(play.refusal, "");
                verify(!play.units.row(numberOf(skirmishers)).acts);
                // Out of reach: it goes as far as it may.
                dragTo("2nd Michigan, skirmishers", 50, 10);
                verify(play.draftFits);
                compare(play.draftRule.length > 0, true);
                shot("field-ghost-stopped");
                letGo(50, 10);
                // Onto the friends beside it, off the table: a sentence tells why not.
                const guns = "Ayres' and Benjamin's guns";
                clickUnit(guns);
                giveOrder("Unlimber");
                compare(play.refusal, "");
                // The keyboard draws, too.
                clickUnit("2nd Michigan, skirmishers");
                giveOrder("Stand still");
                page.table.forceActiveFocus();
                for (let i = 0; i < 8; ++i)
                    keyClick(Qt.Key_Up);
                verify(play.drafting);
                keyClick(Qt.Key_Return);
                verify(!play.drafting);
                compare(play.refusal, "");
                // A general rides.
                dragTo("Richardson", 40, 50);
                verify(play.drafting);
                letGo(40, 50);
                shot("field-movement");
                endStep();
                compare(play.side, "confederate");
                dragTo("1st Virginia", 42, 26);
                shot("field-refused");
                letGo(42, 26);
                keyClick(Qt.Key_Escape);
                endStep();
                // Everything has moved at once.
                verify(play.task !== "movement");
                let steps = 0;
                while (play.turn === 1 && ++steps < 12) {
                    if (play.task === "artillery" && play.side === "union") {
                        clickUnit(guns);
                        page.table.forceActiveFocus();
                        keyClick(Qt.Key_Right);
                        shot("field-aim");
                        keyClick(Qt.Key_Escape);
                    }
                    if (play.task === "musketry")
                        clickShown(part("fireAll"), "fireAll");
                    play.dismissRefusal();
                    endStep();
                }
                compare(play.turn, 2);
                verify(play.log.count > 5);
                part("fieldParts").currentIndex = 2;
                shot("field-log");
                part("fieldParts").currentIndex = 1;
                shot("field-roster");
                compare(session.error, "");
                // What is saved is the same battle.
                const file = play.file;
                const lines = play.log.count;
                clickShown(part("fieldBattles"), "fieldBattles");
                tryVerify(() => main.shown !== "field", 5000);
                main.openBattle(file, "");
                compare(play.turn, 2);
                compare(play.log.count, lines);
            }

            function test_guns_are_laid_by_mouse_and_by_keys() {
                fight("hornets-nest", "3");
                for (let step = 0; step < 12 && play.task !== "artillery"; ++step)
                    endStep();
                compare(play.task, "artillery");
                const side = play.side;
                const battery = side === "union" ? "5th Ohio Battery" : play.selectedName;
                clickUnit(battery);
                verify(play.guns > 0);
                // The stick lies where the pointer is.
                const enemy = page.table.placeOf(numberOf("19th Louisiana"));
                mouseMove(page.table, enemy.x, enemy.y);
                tryVerify(() => play.drafting);
                verify(play.draftWords.length > 0);
                shot("field-aim");
                mouseClick(page.table, enemy.x, enemy.y);
                shot("field-laid");
                if (play.refusal.length === 0)
                    verify(play.laid.length > 0);
                else
                    verify(play.refusalRule.indexOf("FB-") === 0);
                // Canister that does not reach is refused by its rule.
                clickShown(part("shot-canister"), "shot-canister");
                mouseMove(page.table, enemy.x + 2, enemy.y);
                tryVerify(() => play.drafting && !play.draftFits);
                verify(play.draftRule.indexOf("FB-") === 0, play.draftRule);
                shot("field-canister");
                clickShown(part("shot-ball"), "shot-ball");
                page.table.forceActiveFocus();
                keyClick(Qt.Key_Right);
                verify(play.drafting);
                keyClick(Qt.Key_Escape);
                verify(!play.drafting);
                play.dismissRefusal();
                for (let step = 0; step < 3 && play.task === "artillery"; ++step)
                    endStep();
                shot("field-fired");
                compare(session.error, "");
            }

            function test_the_computer_commands_both_sides() {
                choose("brawners-farm");
                const box = part("battleComputer");
                box.currentIndex = box.indexOfValue("both");
                part("battleSeed").text = "5";
                clickShown(part("playBattle"), "playBattle");
                tryVerify(() => main.shown === "field" && play.active, 20000);
                play.animated = false;
                tryVerify(() => play.turn >= 3 || play.task === "over", 60000);
                play.paused = true;
                shot("field-computer");
                compare(session.error, "");
                play.computer = "";
            }
        }
    }
}
