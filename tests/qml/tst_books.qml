import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// [20.0] The books of the war over the map: production, calls, ledger, politics, the guided
/// Strategic Turn.
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
        height: 800
        session: session
        desk: desk
        gamesFolder: playFolder

        DeskCase {
            id: test

            readonly property Play play: desk.play

            name: "Books"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
                const file = saveFolder + "/books.sumter";
                session.newGame("campaign", "corrected", "default", "open", "5", file);
                tryVerify(() => play.active && play.saveFile === file, 30000);
                tryVerify(() => !part("chooser").visible, 5000);
                tryVerify(() => part("map").ready, 60000);
            }

            function init() {
                if (!part("warPage").visible)
                    clickShown(part("openWar"), "openWar");
                tryVerify(() => part("warPage").visible, 5000);
            }

            function page(name: string) {
                clickShown(part(name), name);
            }

            /// Clicks what may have to be scrolled to.
            function clickIn(flick: Flickable, name: string) {
                tryVerify(() => part(name) !== null, 5000, name);
                const item = part(name);
                tryVerify(() => isLaidOut(item), 5000, name);
                const y = item.mapToItem(flick.contentItem, 0, 0).y;
                flick.contentY = Math.max(0, Math.min(y - 40, flick.contentHeight - flick.height));
                clickShown(item, name);
            }

            function flickOf(item: Item): Flickable {
                for (let at = item; at; at = at.parent) {
                    if (at instanceof Flickable)
                        return at;
                }
                return null;
            }

            function offerOf(words: string): string {
                for (let at = 0; part("begin-" + at); ++at) {
                    if (part("begin-" + at).Accessible.name.startsWith(words + ":"))
                        return "begin-" + at;
                }
                return "";
            }

            function test_Case_21_42_what_is_begun_lies_on_the_spiral_and_in_the_timeline() {
                compare(play.asks, "initiation");
                page("warProduction");
                tryVerify(() => offerOf("Begin cavalry 3-4").length > 0, 5000);
                const name = offerOf("Begin cavalry 3-4");
                const pool = play.pool;
                verify(part(name).Accessible.name.includes("15 SUP, 18 men, 12/61"), part(name).Accessible.name);

                clickIn(flickOf(part(name)), name);

                tryCompare(play, "pool", pool - 15);
                tryVerify(() => part("spiralBox-12/61").Accessible.name.includes("cavalry"), 5000);
                verify(part("timeline-12/61").Accessible.name.includes("cavalry"));
                verify(part("spiralSums").text.includes("3 CSP"));
                play.undo();
                tryVerify(() => !part("timeline-12/61").Accessible.name.includes("cavalry"), 5000);
            }

            function test_Case_21_41_what_cannot_be_begun_says_why() {
                page("warProduction");
                tryVerify(() => part("begin-0") !== null, 5000);
                const name = offerOf("Begin Siege Train");
                verify(name.length > 0);
                const dear = () => part(name).Accessible.description.length > 0;
                let begun = 0;
                for (; begun < 10 && !dear(); ++begun) {
                    const length = play.length;
                    clickIn(flickOf(part(name)), name);
                    tryCompare(play, "length", length + 1);
                    wait(0);
                }
                verify(begun > 0 && dear(), begun);
                const length = play.length;
                clickIn(flickOf(part(name)), name);
                compare(play.length, length);
                verify(play.refusal.includes("21.41"), play.refusal);
                for (; begun > 0; --begun)
                    play.undo();
            }

            /// [23.21] The first call is in force; the second may be made four cycles later.
            function test_Case_23_21_what_if_shows_another_call_and_why_it_may_not_be_made() {
                page("warProduction");
                const choice = part("whatIf") as ComboBox;
                clickIn(flickOf(choice), "whatIf");
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryVerify(() => part("whatIfVerdict").text.includes("23.21"), 5000);
                verify(part("timeline-7/61").Accessible.name.includes("90"), part("timeline-7/61").Accessible.name);

                page("warMen");
                const length = play.length;
                clickShown(part("call-V2"), "call-V2");
                compare(play.length, length);
                verify(play.refusal.includes("23.21"), play.refusal);
            }

            function test_Case_23_11_each_cycle_stands_over_what_the_calls_bring_in_it() {
                page("warMen");
                tryVerify(() => part("callCycle-0") !== null, 5000);
                verify(part("callCycle-0").visible);
                compare(part("callCycle-0").text, "7/61");
                compare(part("callCycle-6").text, "13/61");
                compare(part("enemyCallCycle-1").text, "8/61");
            }

            function test_Case_21_1_the_ledger_says_where_the_pool_comes_from() {
                page("warSupply");
                tryVerify(() => part("ledger-pool-0") !== null, 5000);
                verify(part("poolHeading").text.includes(play.pool));
                verify(part("ledger-pool-0").Accessible.name.includes("= " + play.pool));
            }

            /// The place of an entry is shown on the map.
            function test_Case_24_11_a_port_leads_to_the_map() {
                page("warBlockade");
                tryVerify(() => part("port-0") !== null, 5000);
                const row = part("port-0");
                clickShown(row, "port-0");
                tryVerify(() => !part("warPage").visible, 5000);
                const at = part("map").screenOf(row.hex);
                verify(at.x > 0 && at.x < part("map").width, at);
            }

            function test_Case_25_1_both_sides_stand_on_the_political_track() {
                page("warPolitics");
                tryVerify(() => part("politics-union") !== null, 5000);
                verify(part("politics-union").Accessible.name.includes("0 Political"));
                verify(part("politicalTable").visible);
                tryVerify(() => part("objective-0") !== null && part("objective-0").visible, 5000);
            }

            function test_Case_22_1_departments_and_leaders_are_told() {
                page("warLeaders");
                tryVerify(() => part("department-0") !== null && part("leader-0") !== null, 5000);
                verify(part("department-0").Accessible.name.includes("Washington"), part("department-0").Accessible.name);
            }

            function test_Case_2_0_the_cycle_track_has_its_words() {
                page("warCycles");
                tryVerify(() => part("cycle-13/61") !== null, 5000);
                verify(part("cycle-13/61").Accessible.name.includes("Blockade"));
                verify(part("cycle-4/65") !== null);
            }

            /// [4.2] [0.4] Back to the begin of a segment, and on again, as long as no die was rolled.
            function test_Case_4_2_the_turn_is_walked_back_and_on() {
                page("warTurn");
                compare(play.asks, "initiation");
                const begin = play.length;
                verify(play.pass());
                tryVerify(() => play.asks !== "initiation", 5000);
                const after = play.asks;
                const end = play.length;

                clickShown(part("walkBack"), "walkBack");
                tryCompare(play, "asks", "initiation");
                compare(play.length, begin);
                clickShown(part("walkOn"), "walkOn");
                tryCompare(play, "asks", after);
                compare(play.length, end);
                tryVerify(() => part("segment-union-initiation").state === "done", 5000);
                clickShown(part("segment-union-initiation"), "segment-union-initiation");
                tryCompare(play, "asks", "initiation");
            }

            /// [25.6] It is asked twice; taken back it goes on.
            function test_Case_25_6_the_war_is_conceded_by_a_button() {
                page("warPolitics");
                const length = play.length;
                clickIn(flickOf(part("concede")), "concede");
                compare(play.length, length);
                verify(!play.over);
                clickShown(part("concede"), "concede");
                tryVerify(() => play.over, 5000);
                verify(play.result.includes("Confederate victory"), play.result);
                play.undo();
                tryVerify(() => !play.over, 5000);
                const score = findChild(main, "scorePage");
                if (score && score.opened)
                    score.close();
            }

            /// [28.0] The rest of the side's Strategic Turn by one button. It is the last test: the others
            /// look at the begin of the game.
            function test_zz_Case_4_2_the_rest_is_left_to_the_staff() {
                page("warTurn");
                const before = play.length;
                clickShown(part("staffThrough"), "staffThrough");
                tryVerify(() => play.length > before && (part("staffThrough").text.startsWith("Leave") || !part("staffThrough").visible), 120000);
                verify(part("segment-union-initiation").state !== "now");
                verify(part("segment-union-deployment").state !== "ahead");
            }
        }
    }
}
