import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// [20.0] [25.6] The campaign from the chooser to either side's victory, both sides at one desk, by
/// mouse and keys alone.
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
        height: 720
        session: session
        desk: desk
        gamesFolder: playFolder

        DeskCase {
            id: test

            readonly property MapItem map: running ? part("map") : null
            readonly property Play play: desk.play
            readonly property Plan plan: desk.plan

            name: "War"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
                tryVerify(() => part("chooser").visible, 5000);
            }

            /// A new game by the chooser: what is hidden is nothing, so that both sides sit at one desk.
            function beginCampaign() {
                clickShown(part("newGamePart"), "newGamePart");
                const list = part("setupList") as ListView;
                let row = 0;
                while (row < list.count && session.setups.idOf(row) !== "campaign")
                    ++row;
                verify(row < list.count);
                list.positionViewAtIndex(row, ListView.Contain);
                tryVerify(() => list.itemAtIndex(row) !== null);
                clickShown(list.itemAtIndex(row), "campaign");
                const open = part("secrecy-open");
                open.forceActiveFocus(Qt.TabFocusReason);
                tryVerify(() => isLaidOut(open));
                waitForRendering(open);
                mouseClick(open, 12, open.height / 2);
                clickShown(part("playSetup"), "playSetup");
                tryVerify(() => play.active, 60000);
                tryVerify(() => map.ready, 60000);
            }

            /// What is told before a step is ended is read and passed over.
            function readReminders() {
                const sheet = findChild(main, "reminderSheet");
                for (let guard = 0; sheet.visible && guard < 40; ++guard) {
                    tryVerify(() => sheet.opened);
                    keyClick(Qt.Key_Return);
                    tryVerify(() => !sheet.visible || sheet.opened);
                }
            }

            /// What a player does who holds what he has: what can be left to the staff is left to it,
            /// then his steps are ended up to the end of his turn, else the first choice is taken.
            function answer() {
                const before = play.length;
                if (part("battlePanel").decides)
                    clickShown(part("battleFold"), "battleFold");
                const staff = part("leaveToStaff") as Button;
                if (staff.visible && play.asks !== lastLeft) {
                    lastLeft = play.asks;
                    keyClick(Qt.Key_L, Qt.ControlModifier);
                    tryVerify(() => !staff.visible || staff.text.startsWith("Leave"), 60000);
                    if (play.length > before)
                        return;
                }
                lastLeft = "";
                if (play.ahead.length > 0 && play.passWords.length > 0) {
                    clickShown(part("passFurther"), "passFurther");
                    const menu = findChild(main, "furtherMenu");
                    tryVerify(() => menu.opened);
                    keyClick(Qt.Key_End);
                    const list = findChild(menu.contentItem, "furtherList") ?? menu.contentItem;
                    for (let row = list.currentIndex; row < list.count - 1; ++row)
                        keyClick(Qt.Key_Down);
                    keyClick(Qt.Key_Return);
                    tryVerify(() => !menu.visible);
                    readReminders();
                } else if (play.passWords.length > 0) {
                    clickShown(part("pass"), "pass");
                    readReminders();
                } else {
                    verify(play.choices.count > 0, play.asks);
                    const kind = play.choices.data(play.choices.index(0, 0), OrdersModel.KindRole);
                    part("choiceList").positionViewAtBeginning();
                    clickShown(part("choice-" + kind + "-0"), play.asks);
                    if (play.length === before) {
                        verify(plan.targetHexes.length > 0, play.asks);
                        clickHex(plan.targetHexes[0]);
                        clickShown(part("commit"), "commit");
                    }
                }
                verify(play.length > before, play.asks);
            }

            property string lastLeft

            function clickHex(hex: string) {
                map.zoom = 1;
                map.showHex(hex);
                tryVerify(() => map.ready, 60000);
                const at = map.screenOf(hex);
                mouseClick(map, at.x, at.y);
            }

            /// The turn is handed over by the page that hides the map.
            function takeOver() {
                if (play.handOver) {
                    clickShown(part("takeOver"), "takeOver");
                    tryVerify(() => !play.handOver, 5000);
                    tryVerify(() => map.ready, 60000);
                }
            }

            function playOn(goes: var) {
                for (let guard = 0; !play.over && goes() && guard < 20000; ++guard) {
                    takeOver();
                    answer();
                }
            }

            function logHas(words: string): bool {
                for (let row = 0; row < play.log.count; ++row) {
                    if (play.log.textOf(row).includes(words))
                        return true;
                }
                return false;
            }

            /// The whole of it takes minutes: SUMTER_WHOLE_WAR asks for it; else its first game-turn is played.
            function test_1_Case_20_1_the_campaign_is_begun_in_the_chooser_and_played() {
                beginCampaign();
                const first = play.week;
                playOn(() => wholeWar || play.week === first);
                for (const side of ["Union", "Confederate"])
                    verify(logHas(side + ": "), side);
                if (wholeWar) {
                    verify(play.over);
                    verify(play.result.startsWith("Confederate victory"), play.result);
                } else {
                    verify(!play.over);
                    verify(play.week !== first);
                }
                main.leaveGame();
                tryVerify(() => part("chooser").visible, 5000);
            }

            /// A set-up of the player's own: Game-Turn 200, four of the five cities are the Union's.
            function beginLastWeek() {
                clickShown(part("ownSetupsPart"), "ownSetupsPart");
                tryVerify(() => part("ownSetupList") !== null && part("ownSetupList").visible, 5000);
                const setups = part("ownSetupsPane").setups;
                tryVerify(() => setups.count > 0, 30000);
                let row = 0;
                while (row < setups.count && setups.titleOf(row) !== "The last week")
                    ++row;
                verify(row < setups.count);
                tryVerify(() => part("ownSetup-" + row) !== null, 5000);
                clickShown(part("ownSetup-" + row), "ownSetup");
                clickShown(part("playOwnSetup"), "playOwnSetup");
                tryVerify(() => play.active, 30000);
                takeOver();
                tryVerify(() => map.ready, 60000);
            }

            function endLastWeek(victor: string) {
                playOn(() => true);
                verify(play.over);
                verify(play.result.startsWith(victor + " victory"), play.result);
                tryVerify(() => !play.handOver);
                const words = part("decision") as Label;
                compare(words.text, play.result);
                main.leaveGame();
                tryVerify(() => part("chooser").visible, 5000);
            }

            function test_2_Case_25_6_the_Union_takes_the_last_of_the_five_cities_and_wins() {
                beginLastWeek();
                compare(play.side, "union");
                map.forceActiveFocus();
                for (let piece = 0; piece < play.toDo && !plan.reachedHexes.includes("C2516"); ++piece)
                    keyClick(Qt.Key_N);
                verify(plan.reachedHexes.includes("C2516"), plan.reached);
                map.zoom = 1;
                map.showHex("C2515");
                tryVerify(() => map.ready, 60000);
                const from = map.screenOf("C2515");
                const to = map.screenOf("C2516");
                mouseDrag(map, from.x, from.y, to.x - from.x, to.y - from.y, Qt.LeftButton);
                verify(plan.proposing);
                map.forceActiveFocus();
                keyClick(Qt.Key_Return);
                verify(play.length > 0);
                endLastWeek("Union");
            }

            function test_3_Case_25_6_without_the_fifth_city_the_war_is_the_Confederates() {
                beginLastWeek();
                endLastWeek("Confederate");
            }
        }
    }
}
