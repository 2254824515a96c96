import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models

/// The window as a whole: a game is begun on its first page, kept, and gone on with.
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

    KeyMap {
        id: keyMap
    }

    Main {
        id: main

        width: 1100
        height: 760
        session: session
        desk: desk
        gamesFolder: playFolder

        SignalSpy {
            id: bare

            target: desk
            signalName: "terrainOnlyChanged"
        }

        DeskCase {
            name: "Games"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
            }

            function test_every_key_of_the_table_does_something() {
                const elsewhere = ["terrain", ...Overlays.table.map(row => row.action)];
                compare(Object.keys(main.actions).sort(), Object.keys(keyMap.table).filter(action => !elsewhere.includes(action)).sort());
            }

            function test_a_game_is_begun_kept_and_gone_on_with() {
                tryCompare(part("chooserParts"), "currentIndex", 1);
                const list = part("setupList");
                tryVerify(() => list.activeFocus);
                list.currentIndex = session.setups.rowOf("east-63");
                keyClick(Qt.Key_Return);
                tryVerify(() => desk.play.active, 30000);
                tryVerify(() => !part("chooser").visible, 5000);
                compare(session.setupId, "east-63");
                compare(desk.play.date, "22 April 1863");
                compare(session.error, "");

                main.startPage("chooser");
                const games = part("chooser").games;
                tryCompare(games, "count", 1);
                compare(games.nameOf(0), "east-63");
                compare(games.brokenOf(0), "");
                tryVerify(() => !session.busy, 30000);
                tryVerify(() => part("game-east-63") !== null);
                compare(part("game-east-63").stand, "week 1, 22 April 1863");
                part("chooser").show(0);
                const before = desk.play;
                keyClick(Qt.Key_Return);
                tryVerify(() => !part("chooser").visible, 30000);
                verify(before.active);
                compare(session.error, "");
            }

            /// Of a hidden game the country without counters: the other side sees the list, too.
            function test_a_game_that_is_left_has_a_picture_which_tells_nothing() {
                const games = part("chooser").games;
                main.startPage("chooser");
                part("chooser").show(1);
                tryVerify(() => !session.busy, 30000);
                part("setupList").currentIndex = session.setups.rowOf("east-64");
                mouseClick(part("playSetup"));
                tryVerify(() => !part("chooser").visible, 30000);
                tryVerify(() => desk.play.active && part("map").ready, 30000);
                verify(desk.play.hides);
                bare.clear();
                mouseClick(part("openChooser"));
                tryVerify(() => part("chooser").visible, 5000);
                compare(bare.count, 2, "the counters were put away for it, and are there again");
                verify(!desk.terrainOnly);
                part("chooser").show(0);
                tryVerify(() => findChild(part("game-east-64"), "gamePicture").visible, 5000);
            }

            function test_one_player_says_so_before_the_game() {
                main.startPage("chooser");
                part("chooser").show(1);
                tryVerify(() => !session.busy, 30000);
                verify(desk.play.handOvers);
                keyClick(Qt.Key_PageDown);
                clickShown(part("playsBoth"), "playsBoth");
                verify(!desk.play.handOvers);
                verify(part("playsBoth").checked);
                desk.play.handOvers = true;
                verify(!part("playsBoth").checked, "the same tick as on the page of the hand-over");
                part("gameTerms").chosenSecrecy = "open";
                verify(!part("playsBoth").visible, "nothing to hide");
                part("gameTerms").chosenSecrecy = "limited";
                verify(part("playsBoth").visible);
            }

            function test_two_games_of_one_setup_have_names_of_their_own() {
                const games = part("chooser").games;
                main.startPage("chooser");
                part("chooser").show(1);
                tryVerify(() => !session.busy, 30000);
                const there = games.count;
                part("setupList").currentIndex = session.setups.rowOf("west-62");
                mouseClick(part("playSetup"));
                tryVerify(() => !part("chooser").visible, 30000);
                main.startPage("chooser");
                part("chooser").show(1);
                tryVerify(() => !session.busy, 30000);
                tryVerify(() => part("playSetup").enabled);
                mouseClick(part("playSetup"));
                tryVerify(() => !part("chooser").visible, 30000);
                main.startPage("chooser");
                tryCompare(games, "count", there + 2);
                verify(games.rowOf(playFolder + "/west-62.sumter") >= 0);
                verify(games.rowOf(playFolder + "/west-62 2.sumter") >= 0);
                tryVerify(() => !session.busy, 30000);
            }
        }
    }
}
