import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models

/// Charges are declared, answered and fought out hand to hand, with mouse and keys.
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
            name: "FieldCharges"
            window: main
            session: session
            when: windowShown

            // Each Maine regiment stands within a charge of the Georgians before it.
            readonly property string field: 'title Charges\ntable 60 by 40\nlength 9\nbase union south\nbase confederate north\n' + 'side union\nbrigade "Union brigade"\ngeneral "Hooker" at (30, 4)\n' + 'unit "1st Maine" infantry 3+24 SM at (10, 14) facing 0 column order attack (10, 30)\n' + 'unit "2nd Maine" infantry 3+24 SM at (25, 14) facing 0 column order attack (25, 30)\n' + 'unit "3rd Maine" infantry 3+24 SM at (40, 14) facing 0 column order attack (40, 30)\n' + 'unit "4th Maine" infantry 3+24 SM at (52, 14) facing 0 line order attack (52, 30)\n' + 'side confederate\nbrigade "Confederate brigade"\ngeneral "Wade" at (30, 36)\n' + 'unit "1st Georgia" infantry 3+24 SM at (10, 22) facing 180 line order hold\n' + 'unit "2nd Georgia" infantry 3+24 SM at (25, 22) facing 180 column order attack (25, 5)\n' + 'unit "Georgia skirmishers" infantry 1+8 RM at (40, 21) facing 180 open ranks 1 detachment order skirmish\n' + 'unit "3rd Georgia" infantry 3+24 SM at (52, 22) facing 180 line order hold\n' + 'wins union "victory" if losses union at-least 90\nwins confederate "victory"\n'

            /// To the first charges of the battle.
            function toCharges(seed: int) {
                fight("blackburns-ford", "3");
                compare(seats.sitOnField(play, field, seed), "");
                compare(play.title, "Charges");
                endStep();
                endStep();
                compare(play.task, "charges");
                compare(play.side, "union");
            }

            function told(name: string): string {
                return play.units.row(numberOf(name)).told;
            }

            function clickEnemy(name: string) {
                const at = page.table.placeOf(numberOf(name));
                mouseClick(page.table, at.x, at.y);
            }

            /// What the player is told of why not.
            function checkRefused(rule: string) {
                verify(part("fieldRefusal").visible, rule);
                verify(part("fieldRefusalWords").text.indexOf("[" + rule + "]") > 0, part("fieldRefusalWords").text);
                compare(part("fieldRefusalRule").text, rule);
                keyClick(Qt.Key_Escape);
                compare(part("fieldRefusal").visible, false);
            }

            function pressOrder(words: string) {
                const row = orderWith(words);
                verify(row >= 0, words + " among " + play.orders.map(each => each.text).join(" | "));
                part("order-" + row).forceActiveFocus();
                keyClick(Qt.Key_Space);
            }

            function logHas(words: string): bool {
                for (let row = play.log.count - 1; row >= 0; --row) {
                    if (play.log.data(play.log.index(row, 0)) === words)
                        return true;
                }
                return false;
            }

            function reportHas(words: string): bool {
                return play.report.some(line => line.text.indexOf(words) >= 0);
            }

            function test_charges_are_declared_and_answered() {
                toCharges(1);
                compare(part("fieldTask").text, "3 units can charge: select one, then click its target.");
                clickUnit("1st Maine");
                clickEnemy("1st Georgia");
                compare(play.refusal, "");
                compare(told("1st Maine"), "column, charges");
                compare(part("fieldTask").text, "2 units can charge: select one, then click its target.");
                // Called off, and declared again.
                giveOrder("Call off the charge at 1st Georgia");
                compare(told("1st Maine"), "column");
                clickEnemy("1st Georgia");
                // In line nobody charges.
                clickUnit("4th Maine");
                clickEnemy("3rd Georgia");
                checkRefused("FB-275");
                // By keys: the next unit that can, and its order.
                page.table.forceActiveFocus();
                keyClick(Qt.Key_N);
                compare(play.selectedName, "2nd Maine");
                pressOrder("Charge 2nd Georgia");
                compare(told("2nd Maine"), "column, charges");
                page.table.forceActiveFocus();
                keyClick(Qt.Key_N);
                compare(play.selectedName, "3rd Maine");
                pressOrder("Charge Georgia skirmishers");
                shot("charges-declared");
                endStep();
                compare(play.side, "confederate");
                verify(told("1st Maine").indexOf("charges") < 0, "both write at once");
                endStep();
                answer();
            }

            function answer() {
                compare(play.task, "answers");
                compare(play.side, "confederate");
                compare(part("fieldTask").text, "3 units are charged: meet them, fall back or stand.");
                clickUnit("1st Georgia");
                pressOrder("Fall back before the charge");
                checkRefused("FB-288");
                clickUnit("1st Georgia");
                clickEnemy("1st Maine");
                checkRefused("FB-275");
                clickUnit("2nd Georgia");
                clickEnemy("2nd Maine");
                compare(play.refusal, "");
                compare(told("2nd Georgia"), "column, charges");
                clickUnit("Georgia skirmishers");
                pressOrder("Fall back before the charge");
                compare(told("Georgia skirmishers"), "open order, falls back before a charge");
                shot("charges-answered");
                endStep();
                // Now the other side sees what the answers are.
                compare(play.task, "movement");
                compare(play.side, "union");
                verify(logHas("2nd Georgia goes to meet the charge of 2nd Maine [FB-286]."));
                verify(logHas("Georgia skirmishers falls back before the charge [FB-288]."));
                verify(!logHas("2nd Georgia is to charge 2nd Maine as well [FB-286]."));
                runHome();
            }

            function runHome() {
                const before = placeOfUnit("Georgia skirmishers").y;
                dragTo("1st Maine", 12, 25);
                letGo(12, 25);
                verify(!play.draftFits);
                verify(part("fieldGhostWhy").text.indexOf("[FB-276]") > 0, part("fieldGhostWhy").text);
                shot("charges-no-march");
                keyClick(Qt.Key_Escape);
                compare(play.drafting, false);
                endStep();
                verify(logHas("2nd Georgia is to charge 2nd Maine as well [FB-286]."));
                endStep();
                compare(play.turn, 1);
                verify(reportHas("1st Maine comes to blows with 1st Georgia [FB-320]."));
                verify(reportHas("2nd Maine comes to blows with 2nd Georgia [FB-320]."));
                verify(reportHas("of 1st Georgia and comes in without a volley [FB-282].") || reportHas("of 1st Maine and fires a closing volley [FB-282]."));
                verify(!reportHas("2nd Georgia fires"));
                verify(reportHas("The charge of 3rd Maine falls short [FB-287]."));
                fuzzyCompare(placeOfUnit("Georgia skirmishers").y - before, 7.5, 0.1);
                shot("charges-home");
            }

            /// The second move of the melee of two regiments.
            function toMelee() {
                toCharges(1);
                clickUnit("1st Maine");
                clickEnemy("1st Georgia");
                for (let step = 0; step < 20 && play.task !== "melee"; ++step)
                    endStep();
                compare(play.task, "melee");
                compare(play.turn, 2);
            }

            function men(name: string): var {
                const number = numberOf(name);
                const all = [];
                for (let figure = 0; figure < 27; ++figure) {
                    const at = page.table.placeOfFigure(number, figure);
                    if (at.x > 0)
                        all.push(at);
                }
                return all;
            }

            function test_men_are_brought_into_the_melee_by_hand() {
                toMelee();
                compare(part("fieldTask").text, "Click one of your men, then the enemy that he goes beside.");
                const own = play.side === "union" ? "1st Maine" : "1st Georgia";
                const other = play.side === "union" ? "1st Georgia" : "1st Maine";
                const refused = {};
                let picked = 0;
                for (const man of men(own)) {
                    for (const enemy of men(other)) {
                        if (picked > 0)
                            break;
                        mouseClick(page.table, man.x, man.y);
                        compare(part("fieldAsks").text, "Click the enemy that he goes beside.");
                        mouseClick(page.table, enemy.x, enemy.y);
                        if (play.refusal.length > 0)
                            refused[play.refusalRule] = part("fieldRefusalWords").text;
                        else
                            ++picked;
                    }
                }
                compare(picked, 1);
                verify(refused["FB-341"].indexOf("An enemy touches that man") === 0);
                shot("melee-picked");
                giveOrder("picked man");
                compare(play.refusal, "");
                verify(logHas(own + " brings 1 into contact [FB-340]."));
                // The other side by keys: a cross picks, and is dropped again; then the best four.
                compare(play.task, "melee");
                page.table.forceActiveFocus();
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                compare(part("fieldAsks").text, "Click the enemy that he goes beside.");
                shot("melee-cross");
                keyClick(Qt.Key_Escape);
                compare(play.asksFor, "");
                pressOrder("Bring in the best");
                compare(play.refusal, "");
                for (let turn = 0; turn < 20 && play.task === "melee"; ++turn)
                    endStep();
                verify(reportHas("[FB-321]."));
                shot("melee-fought");
                compare(session.error, "");
            }
        }
    }
}
