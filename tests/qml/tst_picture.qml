import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models

/// A game that is left keeps a picture for the list of games, which tells no secret; and a window/// that is closed in the middle of a game closes, with all of it saved.
Item {
    id: root

    width: 480
    height: 300

    Session {
        id: session
    }

    Desk {
        id: desk

        session: session
    }

    Image {
        id: shown

        anchors.fill: parent
    }

    Main {
        id: main

        width: 900
        height: 640
        session: session
        desk: desk
        gamesFolder: playFolder

        DeskCase {
            name: "Picture"
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

            function begin(secrecy: string, name: string): string {
                const file = playFolder + "/" + name + ".sumter";
                session.newGame("east-62", "corrected", "default", secrecy, "3", file);
                tryVerify(() => desk.play.active && desk.play.saveFile === file, 30000);
                tryVerify(() => part("map").ready, 60000);
                return file;
            }

            function pictureOf(file: string): string {
                const games = part("chooser").games;
                games.refresh();
                tryVerify(() => games.rowOf(file) >= 0, 20000);
                let picture = "";
                for (let wait = 0; wait < 20 && picture === ""; ++wait) {
                    test_wait();
                    picture = games.data(games.index(games.rowOf(file), 0), GamesModel.PictureRole).toString();
                }
                return picture;
            }

            function test_wait() {
                wait(100);
            }

            function leave() {
                keyClick(Qt.Key_W, Qt.ControlModifier);
                tryVerify(() => !desk.play.active, 10000);
                verify(main.shown === "chooser");
            }

            /// The picture of a game as it is seen.
            function seen(file: string): var {
                const picture = pictureOf(file);
                verify(picture.length > 0, "a picture");
                shown.source = picture;
                tryCompare(shown, "status", Image.Ready, 5000);
                return grabImage(shown);
            }

            function test_a_picture_of_a_hidden_game_is_of_the_country_alone() {
                const open = begin("open", "pictured");
                leave();
                const withCounters = seen(open);
                const bare = begin("open", "bare");
                desk.terrainOnly = true;
                leave();
                desk.terrainOnly = false;
                const country = seen(bare);
                const hidden = begin("limited", "hidden");
                verify(!desk.terrainOnly);
                leave();
                const kept = seen(hidden);
                verify(kept.equals(country));
                verify(!kept.equals(withCounters));
            }

            function test_a_hidden_game_with_an_overlay_keeps_the_picture_it_had() {
                const file = begin("limited", "overlaid");
                desk.overlays = Overlays.Control;
                leave();
                desk.overlays = 0;
                compare(pictureOf(file), "");
            }

            function test_closing_the_window_in_the_middle_of_a_battle_loses_nothing() {
                session.openGame(battleOpen);
                tryVerify(() => desk.play.active && desk.play.saveFile === battleOpen, 30000);
                tryVerify(() => part("map").ready, 60000);
                main.startPage("map");
                tryVerify(() => part("battlePanel").visible, 5000);
                compare(desk.play.asks, "battle-attackers");
                const joined = desk.play.length + 1;
                // A row that is just being laid out takes no click yet.
                const first = "battleChoice-" + desk.battle.choices.value(0, "kind") + "-0";
                tryVerify(() => part(first) !== null && part(first).visible, 5000, first);
                clickShown(part(first), first);
                tryCompare(desk.play, "length", joined);
                const attackers = desk.battle.attackers.count;
                const odds = desk.battle.odds;
                main.close();
                tryVerify(() => !main.visible, 5000);
                main.show();
                desk.play.leave();
                session.openGame(battleOpen);
                tryVerify(() => desk.play.saveFile === battleOpen && !session.busy, 30000);
                compare(desk.play.length, joined);
                compare(desk.play.asks, "battle-attackers");
                main.startPage("map");
                tryVerify(() => part("battlePanel").visible, 5000);
                compare(desk.battle.attackers.count, attackers);
                compare(desk.battle.odds, odds);
                desk.play.leave();
            }

            function test_closing_the_window_in_a_game_loses_nothing() {
                const file = begin("open", "closed");
                const choices = desk.play.choices;
                verify(choices.count > 0);
                const length = desk.play.length;
                main.close();
                tryVerify(() => !main.visible, 5000);
                main.show();
                session.openGame(file);
                tryVerify(() => desk.play.saveFile === file && !session.busy, 30000);
                compare(desk.play.length, length);
            }
        }
    }
}
