import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// Attacks that random games hardly ever come to, by the mouse from the map to the result: a fort in
/// the own hex is stormed, troops land from ships upon an Enemy, and one who is not seen is met.
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
        readonly property Plan plan: desk.plan
        readonly property Battle battle: desk.battle

        name: "Assaults"
        when: windowShown

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
        }

        function open(file: string, hex: string) {
            play.handOvers = false;
            session.openGame(file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            page.map.zoom = 1;
            page.map.showHex(hex);
            tryVerify(() => page.map.ready, 60000);
        }

        function cleanup() {
            play.leave();
        }

        function clickAt(at: point) {
            mouseMove(page.map, at.x - 2, at.y);
            mouseClick(page.map, at.x, at.y);
        }

        function logHas(words: string): bool {
            for (let row = 0; row < play.log.count; ++row) {
                if (play.log.textOf(row).includes(words))
                    return true;
            }
            return false;
        }

        function commit() {
            tryVerify(() => plan.proposing, 5000, plan.whyNot);
            clickShown(findChild(page, "commit"));
        }

        /// Answers everything by the dialog until the attack is over.
        function toTheEnd() {
            for (let guard = 0; battle.stage !== "told" && battle.stage !== "" && guard < 100; ++guard) {
                const before = play.length;
                if (battle.asksChit)
                    clickShown(findChild(page, "battleChit-0"));
                else if (battle.sharing)
                    clickShown(findChild(page, "battleDefault"));
                else if (play.passWords.length > 0)
                    clickShown(findChild(page, "battlePass"));
                else
                    clickShown(findChild(page, "battleChoice-" + battle.choices.value(0, "kind") + "-0"));
                if (play.length === before && plan.targetHexes.length > 0) {
                    clickAt(page.map.screenOf(plan.targetHexes[0]));
                    if (play.length === before)
                        commit();
                }
                verify(play.length > before, play.asks);
            }
        }

        function test_Case_13_38_a_fort_in_the_own_hex_is_stormed() {
            open(stormPlanned, "C1145");
            compare(play.asks, "battles");
            verify(play.toDo > 0);
            clickShown(findChild(page, "nextUnit"));
            compare(desk.selectedHex, "C1145");
            verify(plan.targetHexes.includes("C1145"), plan.targetHexes.join());
            clickAt(page.map.screenOf("C1145"));
            tryVerify(() => plan.proposing, 5000, plan.whyNot);
            compare(battle.stage, "planned");
            compare(battle.kind, "Storm of a fort [13.38]", "and so it is forecast");
            commit();
            compare(battle.stage, "fought");
            compare(battle.target, "C1145");
            compare(play.asks, "battle-attackers");
            compare(battle.attackers.count, 2, "both brigades join");
            verify(battle.defenders.count > 0);
            toTheEnd();
            verify(logHas("(Fort Pulaski): 3 against 4,"), "a garrison of 2 counts twice in its works");
            verify(logHas("Fort \"Fort Pulaski\" in C1145 (Fort Pulaski) is captured"));
        }

        function test_Case_12_22_what_nobody_could_pay_for_is_refused_and_nothing_happens() {
            open(unpaidPlanned, unpaidFrom);
            verify(desk.selectPiece(unpaidLeader));
            verify(!plan.targetHexes.includes(unpaidTarget), "nothing is ringed that nobody can do");
            const before = play.length;
            const asks = play.asks;
            const at = page.map.screenOf(unpaidTarget);
            mouseMove(page.map, at.x - 2, at.y);
            tryVerify(() => plan.whyNot.endsWith("[12.22]."), 5000, "told before it is asked for: " + plan.whyNot);
            compare(plan.whyNotCase, "12.22");
            clickAt(at);
            verify(!plan.proposing, "no Do it stands under what is refused");
            verify(play.refusal.endsWith("[12.22]."), play.refusal);
            compare(play.refusalCase, "12.22");
            compare(play.length, before);
            compare(play.asks, asks);
            verify(battle.stage !== "fought");
            verify(desk.selectedPieces.includes(unpaidLeader), "and who was to attack is selected still");
        }

        function test_Case_14_14_an_overrun_is_said_to_be_certain_and_takes_the_train_too() {
            open(overrunPlanned, overrunFrom);
            verify(desk.selectPiece(overrunLeader));
            verify(plan.targetHexes.includes(overrunTarget), plan.targetHexes.join());
            clickAt(page.map.screenOf(overrunTarget));
            tryVerify(() => plan.proposing, 5000, plan.whyNot);
            compare(battle.stage, "planned");
            verify(battle.odds.endsWith("; an overrun"), battle.odds);
            verify(battle.beginning[0].startsWith("Certain: "), battle.beginning[0]);
            verify(battle.beginning[1].includes("kept out [8.17]"), battle.beginning[1]);
            verify(battle.beginning[2].includes("%"), "his ships could bring the odds down: " + battle.beginning[2]);
            compare(battle.costs.value(0, "words"), "none for an overrun [14.14]");
            const title = findChild(page, "proposalBeginning");
            verify(title.visible && title.text.includes("Certain: "), title.text);
            commit();
            compare(play.asks, "battle-attackers");
            toTheEnd();
            verify(logHas("overruns " + overrunTarget));
            verify(!logHas("combat initiative"), "no die was rolled");
            let lost = "";
            for (let row = 0; row < play.log.count; ++row) {
                if (play.log.textOf(row).endsWith("leaves the game [8.15]."))
                    lost += play.log.textOf(row);
            }
            verify(lost.includes("militia") && lost.includes("Supply Train"), lost);
        }

        function test_Case_4_1_the_menu_says_when_an_order_comes_that_is_not_asked_for_now() {
            open(overrunPlanned, overrunFrom);
            if (play.length > 1) {  // another test has gone on
                play.seen = 1;
                verify(play.branchFromHere("menus"));
            }
            const rows = kind => {
                for (let row = 0; row < play.orders.rowCount(); ++row) {
                    const at = play.orders.index(row, 0);
                    if (play.orders.data(at, OrdersModel.KindRole) === kind)
                        return [play.orders.data(at, OrdersModel.LegalRole), play.orders.data(at, OrdersModel.WordsRole), play.orders.data(at, OrdersModel.ReasonRole)];
                }
                return [];
            };
            verify(desk.selectPiece(overrunLeader));
            verify(rows("attack-from-march")[0]);
            compare(rows("attack")[0], false);
            verify(rows("attack")[1].endsWith("attacks …"), rows("attack")[1]);
            compare(rows("attack")[2], "In another step: battles [4.1]");
            // Who is not of the force on the move says so once for all that is the march's.
            verify(desk.selectPiece("U62-104"));
            compare(rows("march")[0], false);
            verify(rows("march")[2].includes("[5.27]"), rows("march")[2]);
            compare(rows("detrain").length, 0);
            compare(rows("force-march").length, 0);
            verify(rows("cut-rail")[2].includes("[5.27]"));
        }

        function test_Case_14_12_a_march_says_whether_an_attack_can_follow_it() {
            open(overrunPlanned, overrunFrom);
            verify(desk.selectPiece(overrunLeader));
            let may = 0;
            let cannot = 0;
            for (const hex of plan.reachedHexes.slice(0, 40)) {
                clickAt(page.map.screenOf(hex));
                tryVerify(() => plan.proposing, 5000, hex + ": " + plan.whyNot);
                const told = plan.remarks.filter(remark => remark.includes("[14.12]"));
                may += told.filter(remark => remark.startsWith("It may then attack ")).length;
                cannot += told.filter(remark => remark.startsWith("It cannot then attack ")).length;
                plan.drop();
            }
            verify(may > 0 && cannot > 0, may + " and " + cannot);
        }

        function test_Case_0_5_the_game_says_beside_him_whether_an_unseen_Enemy_can_be_met() {
            open(meetingPlanned, meetingFrom);
            verify(desk.selectPiece(meetingUnit));
            verify(!plan.reachedHexes.includes(meetingDepot), "whoever it is may fight");
            verify(plan.targetHexes.includes(meetingDepot), plan.targetHexes.join());
            clickAt(page.map.screenOf(meetingDepot));
            commit();
            compare(desk.selectedHex, meetingDepot);
            verify(logHas("SUP more lie on the ground at " + meetingDepot), "it was a Depot [12.05]");
        }

        function test_Case_7_24_troops_assault_from_ships() {
            open(landingPlanned, "C2827");
            compare(play.asks, "initiative-segment");
            // He lies aboard a transport, on the river beside the town.
            clickShown(findChild(page, "nextUnit"));
            for (let guard = 0; !plan.targetHexes.includes("C2827") && guard < play.toDo; ++guard)
                clickShown(findChild(page, "nextUnit"));
            verify(plan.targetHexes.includes("C2827"), plan.targetHexes.join());
            clickAt(page.map.screenOf("C2827"));
            commit();
            compare(battle.stage, "fought");
            compare(battle.target, "C2827");
            compare(battle.attackers.count, 2, "both brigades join");
            toTheEnd();
            verify(logHas("with 8 CSP"));
            verify(logHas("(New Bern): 4 against 5,"), "who attacks from ships counts half [7.24]");
            verify(logHas("the attacker loses 1 point, the defender 0"));
            verify(logHas("Union losses in battle grow by 3"), "who is thrown back loses three times as much [7.24]");
        }
    }
}
