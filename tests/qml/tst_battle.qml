import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// Battles fought in their dialog, with the mouse and with the keyboard, for both sides to the end.
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

    SignalSpy {
        id: gamesAsked

        target: page
        signalName: "gamesAsked"
    }

    DeskCase {
        id: test

        readonly property Play play: desk.play
        readonly property Plan plan: desk.plan
        readonly property Battle battle: desk.battle

        name: "Battle"
        when: windowShown

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
        }

        function open(file: string) {
            play.handOvers = true;
            session.openGame(file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            tryVerify(() => page.map.ready, 60000);
            page.map.zoom = 0.8;
            settle();
        }

        function cleanup() {
            play.leave();
            root.width = 1280;
            root.height = 720;
        }

        function settle() {
            tryVerify(() => page.map.ready, 60000);
        }

        function item(name: string): Item {
            const found = findChild(page, name);
            verify(found !== null, name);
            return found as Item;
        }

        /// Brings something of the dialog into view and clicks it.
        function clickItem(name: string) {
            const wanted = item(name);
            tryVerify(() => wanted.visible && wanted.enabled, 5000, name);
            wanted.forceActiveFocus();
            wait(0);
            mouseClick(wanted);
        }

        function clickHex(hex: string) {
            const at = page.map.screenOf(hex);
            mouseClick(page.map, at.x, at.y);
        }

        /// Whether a line of the log from row `from` on has the words.
        function logHas(words: string, from: int): bool {
            for (let row = from; row < play.log.count; ++row) {
                if (play.log.textOf(row).includes(words))
                    return true;
            }
            return false;
        }

        /// Everybody who can joins the attack, by the mouse.
        function joinAll() {
            compare(play.asks, "battle-attackers");
            for (let guard = 0; battle.choices.count > 0 && guard < 30; ++guard) {
                const before = battle.attackers.count;
                clickItem("battleChoice-" + battle.choices.value(0, "kind") + "-0");
                compare(battle.attackers.count, before + 1);
            }
            compare(battle.odds.length > 0, !battle.enemyHidden, "odds of what is seen");
        }

        /// Passes until a chit is asked for.
        function toTheChits() {
            for (let guard = 0; !battle.asksChit && guard < 10; ++guard)
                clickItem("battlePass");
            compare(play.asks, "battle-chit");
        }

        /// Which chit may not be chosen, and why, is said of whoever chooses.
        function tellsOwnChits() {
            const barred = [0, 1, 2, 3, 4].find(chit => battle.chits.value(chit, "row") < 0);
            const said = item("chitSentence").text;
            if (barred === undefined)
                verify(said.endsWith("0 to 4."), said);
            else
                verify(said.endsWith(battle.chits.value(barred, "reason")), said);
        }

        /// What the dialog says for each face of the die, by the chits that are looked at.
        function said(): var {
            const rows = [];
            for (let row = 0; row < battle.outcomes.count; ++row)
                rows.push({
                    faces: battle.outcomes.value(row, "faces"),
                    cell: battle.outcomes.value(row, "cell"),
                    attacker: battle.outcomes.value(row, "attacker"),
                    defender: battle.outcomes.value(row, "defender"),
                    fate: battle.outcomes.value(row, "fate")
                });
            return rows;
        }

        function covers(faces: string, face: int): bool {
            const ends = faces.split("\u2013").map(Number);
            return face >= ends[0] && face <= ends[ends.length - 1];
        }

        /// Answers what is asked after the die by the dialog alone: losses, retreats, the advance.
        function toTheEnd() {
            let shared = 0;
            for (let guard = 0; (battle.stage === "settled" || play.handOver) && guard < 100; ++guard) {
                if (play.handOver) {
                    clickItem("takeOver");
                    continue;
                }
                const before = play.length;
                if (battle.sharing) {
                    // The first point by hand, the others by the default.
                    if (++shared === 1)
                        clickItem("battleLoss-0");
                    else
                        clickItem("battleDefault");
                } else if (play.passWords.length > 0) {
                    clickItem("battlePass");
                } else {
                    verify(battle.choices.count > 0, play.asks);
                    clickItem("battleChoice-" + battle.choices.value(0, "kind") + "-0");
                    if (play.length === before) {
                        verify(plan.targetHexes.length > 0, play.asks);
                        clickHex(plan.targetHexes[0]);
                        if (play.length === before)
                            clickItem("commit");
                    }
                }
                verify(play.length > before, play.asks);
            }
        }

        function sumOf(rows: BattleRows, name: string): int {
            let sum = 0;
            for (let row = 0; row < rows.count; ++row)
                sum += Number(rows.value(row, name));
            return sum;
        }

        function test_a_battle_is_fought_for_both_sides_and_was_told_rightly() {
            open(battleOpen);
            compare(battle.stage, "fought");
            const panel = item("battlePanel");
            verify(panel.visible);
            compare(battle.attackerSide, "union");
            verify(battle.defenders.count > 0);
            joinAll();
            verify(battle.odds.includes("%, column"), battle.odds);
            verify(battle.column >= 0);
            compare(battle.columns.length, 8);
            compare(battle.table.count, 64);
            verify(sumOf(battle.attackers, "csp") > 0);
            toTheChits();
            compare(battle.chits.count, 5);
            tellsOwnChits();
            // A chit that is not allowed says why.
            let allowed = -1;
            for (let chit = 0; chit < battle.chits.count; ++chit) {
                if (battle.chits.value(chit, "row") >= 0)
                    allowed = chit;
                else
                    verify(battle.chits.value(chit, "reason").length > 0);
            }
            verify(allowed > 0);
            const attacker = play.side;
            clickItem("battleChit-" + allowed);
            compare(play.asks, "battle-chit");
            verify(play.side !== attacker, "the other side chooses");
            verify(battle.hisChits > 1, "the chit of the other side is secret");
            tellsOwnChits();
            // The defender chooses by the keyboard: the dialog has the keys.
            tryVerify(() => item("battlePanel").activeFocus, 5000, "the dialog has the keys");
            battle.assume(1, allowed);
            const rows = said();
            verify(rows.length > 0);
            const firstLine = battle.lines.count;
            const logged = play.log.count;
            keyClick(Qt.Key_1);
            for (let guard = 0; play.asks === "battle-supply" && guard < 10; ++guard)
                clickItem("battleChoice-" + battle.choices.value(0, "kind") + "-0");
            // The die has fallen: it shows what was said of it.
            compare(battle.stage, "settled");
            verify(battle.die >= 1 && battle.die <= 6);
            compare(item("battleDie").face, battle.die);
            const row = rows.find(each => covers(each.faces, battle.die));
            verify(row !== undefined);
            compare(battle.lines.count > firstLine, true);
            verify(item("battleLosses").text.length > 0);
            const attackerLoses = parseInt(row.attacker);
            const defenderLoses = parseInt(row.defender);
            verify(logHas("die " + battle.die, logged), "the log tells the die");
            verify(logHas("the attacker loses " + attackerLoses, logged), "attacker " + row.attacker);
            verify(logHas("the defender " + defenderLoses + " [", logged), "defender " + row.defender);
            compare(logHas("and retreat for the defender", logged), row.cell.endsWith("*"));
            // The row that came is marked in the chances.
            let came = 0;
            for (let at = 0; at < battle.outcomes.count; ++at) {
                if (battle.outcomes.value(at, "came")) {
                    ++came;
                    verify(covers(battle.outcomes.value(at, "faces"), battle.die));
                    compare(battle.outcomes.value(at, "cell"), row.cell);
                }
            }
            compare(came, 1);
            toTheEnd();
            compare(battle.stage, "told");
            verify(panel.visible, "the summary stays");
            verify(battle.lines.count > 5);
            // Enter on the map does what its button says.
            verify(item("battleClose").visible);
            page.map.forceActiveFocus();
            keyClick(Qt.Key_Return);
            verify(!panel.visible);
            compare(battle.stage, "");
        }

        function test_the_losses_are_shared_by_the_default() {
            open(battleShare);
            verify(battle.sharing);
            verify(battle.owed.length > 0);
            verify(battle.choices.count > 0);
            const depth = play.length;
            clickItem("battleDefault");
            verify(play.length > depth);
            verify(!battle.sharing || battle.stage === "settled");
        }

        function test_the_hex_of_the_battle_and_its_neighbours_stay_free_data() {
            return [
                {
                    tag: "1280x720",
                    w: 1280,
                    h: 720
                },
                {
                    tag: "1920x1080",
                    w: 1920,
                    h: 1080
                },
                {
                    tag: "800x600",
                    w: 800,
                    h: 600
                }
            ];
        }

        function test_the_hex_of_the_battle_and_its_neighbours_stay_free(data) {
            root.width = data.w;
            root.height = data.h;
            open(battleThere);
            page.map.zoom = 0.6;
            settle();
            clickItem("battleShow");
            wait(50);
            const panel = item("battlePanel");
            const at = page.map.screenOf(battle.target);
            const free = panel.around;
            verify(panel.width <= page.map.width);
            verify(panel.height <= page.map.height);
            verify(at.x + free <= panel.x + 1 || at.x - free >= panel.x + panel.width - 1, at.x + " " + panel.x + " " + panel.width);
            verify(at.x > 0 && at.x < page.map.width && at.y > 0 && at.y < page.map.height);
        }

        function test_between_the_chits_the_desk_is_handed_over_data() {
            return [
                {
                    tag: "limited",
                    save: battleLimited,
                    strengths: true
                },
                {
                    tag: "dark",
                    save: battleDark,
                    strengths: false
                }
            ];
        }

        function test_between_the_chits_the_desk_is_handed_over(data) {
            open(data.save);
            compare(battle.stage, "fought");
            verify(battle.enemyHidden, data.tag);
            compare(battle.defenders.count, 0, "who defends is not seen");
            joinAll();
            toTheChits();
            // [0.5] Strengths in a battle are shown; in the dark after the chits only.
            compare(battle.odds.includes("%"), data.strengths, battle.odds);
            compare(battle.outcomes.count > 0, data.strengths);
            compare(battle.defenders.count, 0);
            tryVerify(() => item("battlePanel").activeFocus, 5000, "the dialog has the keys");
            keyClick(Qt.Key_2);
            verify(play.handOver, "the other player sits down first");
            compare(battle.stage, "", "nothing of it is shown before");
            verify(!item("battlePanel").visible);
            compare(battle.attackers.count, 0);
            compare(battle.lines.count, 0);
            gamesAsked.clear();
            clickItem("leaveCovered");
            compare(gamesAsked.count, 1, "neither of the two plays on");
            verify(play.handOver, "and nothing is shown");
            clickItem("takeOver");
            compare(battle.stage, "fought");
            verify(battle.asksChit);
            compare(battle.attackers.count, 0, "who attacks is not seen");
            compare(battle.hisChits, 5, "nor his chit");
            compare(battle.odds.includes("%"), data.strengths, battle.odds);
            tryVerify(() => item("battlePanel").activeFocus, 5000, "the dialog has the keys");
            keyClick(Qt.Key_0);
            for (let guard = 0; battle.stage !== "settled" && guard < 10; ++guard) {
                if (play.handOver)
                    clickItem("takeOver");
                else if (battle.choices.count > 0)
                    clickItem("battleChoice-" + battle.choices.value(0, "kind") + "-0");
            }
            verify(battle.odds.includes("%"), "after the chits strengths are shown to both");
            verify(battle.die > 0, battle.stage + " " + play.asks + " " + battle.lines.count + " " + play.handOver);
            toTheEnd();
            compare(battle.stage, "told");
            page.forceActiveFocus();
            clickItem("battleDismiss");
            compare(battle.stage, "");
        }

        function test_an_attack_is_forecast_while_it_is_proposed() {
            open(battlePlanned);
            compare(battle.stage, "");
            for (let piece = 0; piece < play.toDo && plan.targetHexes.length === 0; ++piece)
                play.next(1);
            verify(plan.targetHexes.length > 0);
            settle();
            page.map.showHex(plan.targetHexes[0]);
            settle();
            clickHex(plan.targetHexes[0]);
            verify(plan.proposing);
            compare(battle.stage, "planned");
            compare(battle.target, plan.goal);
            verify(battle.attackers.count > 0, battle.whyNot);
            verify(battle.odds.length > 0);
            const length = play.length;
            clickItem("drop");
            compare(battle.stage, "");
            compare(play.length, length);
        }

        function test_case_8_15_all_join_an_attack_or_are_chosen_by_hand() {
            open(battlePlanned);
            for (let piece = 0; piece < play.toDo && plan.targetHexes.length === 0; ++piece)
                play.next(1);
            settle();
            page.map.showHex(plan.targetHexes[0]);
            settle();
            clickHex(plan.targetHexes[0]);
            const forecast = battle.attackers.count;
            const odds = battle.odds;
            const length = play.length;
            // Enter does what is proposed, from a page of the dialog too.
            clickItem("battlePageTable");
            keyClick(Qt.Key_Return);
            compare(play.asks, "battle-attackers");
            compare(battle.attackers.count, forecast, "who was counted");
            compare(battle.odds, odds);
            compare(battle.joinable, 0);
            // One by one: they are taken out again, the attack stands.
            verify(battle.allJoined);
            clickItem("battleChooseByHand");
            compare(play.asks, "battle-attackers");
            compare(battle.attackers.count, 0);
            compare(play.length, length + 1);
            compare(battle.joinable, forecast);
            verify(!battle.allJoined);
            verify(!item("battleChooseByHand").visible);
            clickItem("battleChoice-" + battle.choices.value(0, "kind") + "-0");
            compare(battle.attackers.count, 1);
            clickItem("battleJoinAll");
            compare(battle.attackers.count, forecast);
        }
    }
}
