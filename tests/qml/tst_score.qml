import QtQuick
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.Panels

/// The score: how a game stands, and how it has ended.
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
        property int games: 0

        name: "Score"
        when: windowShown

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
        }

        function cleanup() {
            gamesAsked.clear();
            play.leave();
            tryVerify(() => !score().visible);
        }

        function begin() {
            const file = saveFolder + "/score-" + (++games) + ".sumter";
            session.newGame("east-63", "corrected", "default", "open", "5", file);
            tryVerify(() => play.active && play.saveFile === file, 30000);
            tryVerify(() => page.map.ready, 60000);
            page.map.zoom = 1;
            page.map.jumpTo(0.1, 0.9);  // far from what counts
            page.map.forceActiveFocus();
        }

        function openEnded() {
            verify(endedGame.length > 0, "a game that is over was made");
            session.openGame(endedGame);
            tryVerify(() => play.active && play.saveFile === endedGame, 30000);
            tryVerify(() => page.map.ready, 60000);
            tryVerify(() => score().opened, 5000, "it comes by itself");
        }

        function score() {
            return findChild(page, "scorePage");
        }

        function part(name: string) {
            const item = findChild(score().contentItem, name) ?? findChild(score().footer, name);
            verify(item !== null, name);
            return item;
        }

        function clickPart(name: string) {
            const item = part(name);
            tryVerify(() => item.visible && item.enabled, 5000, name);
            mouseClick(item);
        }

        function openByButton() {
            const button = findChild(page, "openScore");
            tryVerify(() => button.visible);
            mouseClick(button);
            tryVerify(() => score().opened);
            const list = part("scoreList");
            tryVerify(() => list.height >= Math.min(list.contentHeight, Look.sized(200)) && !isPolishScheduled(list));
            waitForRendering(page, 100);
        }

        function isInTheMiddle(hex: string): bool {
            const at = page.map.screenOf(hex);
            return Math.abs(at.x - page.map.width / 2) < 60 && Math.abs(at.y - page.map.height / 2) < 60;
        }

        function test_a_running_game_tells_what_counts() {
            begin();
            verify(!score().visible, "it does not come by itself");
            openByButton();
            verify(!score().isEnd);
            verify(!part("winner").visible && !part("draw").visible && !part("scoreResult").visible);
            verify(!part("scoreReplay").visible && !part("scoreGames").visible);
            compare(part("scoreList").count, 8);
            verify(part("unionShort").text.startsWith("Union: "), part("unionShort").text);
            verify(part("confederateShort").text.startsWith("Confederate: "), part("confederateShort").text);
            compare(part("unionPoints").text, "2");
            compare(part("confederatePoints").text, "0");
            const row = part("scoreList").itemAtIndex(0);
            compare(row.holder, "confederate");
            verify(row.Accessible.name.includes("Richmond VA"), row.Accessible.name);
        }

        function test_a_click_on_an_objective_shows_its_place() {
            begin();
            openByButton();
            const row = part("scoreList").itemAtIndex(1);
            const hex = row.hex;
            verify(!isInTheMiddle(hex));
            mouseClick(row, 60, row.height / 2);
            tryVerify(() => !score().visible);
            verify(isInTheMiddle(hex), hex);
            verify(page.map.activeFocus);
        }

        function test_what_is_no_place_stays_open() {
            begin();
            openByButton();
            const list = part("scoreList");
            let row = 0;
            while (list.itemAtIndex(row).hex.length > 0)
                ++row;
            mouseClick(list.itemAtIndex(row), 60, list.itemAtIndex(row).height / 2);
            wait(50);
            verify(score().opened);
        }

        function test_keys_walk_it_and_escape_closes() {
            begin();
            openByButton();
            const list = part("scoreList");
            verify(list.activeFocus);
            keyClick(Qt.Key_Down);
            compare(list.currentIndex, 1);
            const hex = list.currentItem.hex;
            keyClick(Qt.Key_Return);
            tryVerify(() => !score().visible);
            verify(isInTheMiddle(hex), hex);
            openByButton();
            keyClick(Qt.Key_Escape);
            tryVerify(() => !score().visible);
            verify(page.map.activeFocus);
        }

        function test_its_case_opens_beside_the_map() {
            begin();
            openByButton();
            clickPart("scoreCase");
            tryVerify(() => !score().visible);
            compare(findChild(page, "gamePages").currentIndex, 2);
        }

        function test_a_game_that_is_over_says_who_has_won() {
            openEnded();
            verify(score().isEnd);
            verify(part("winner").visible !== part("draw").visible, "the one or the other");
            compare(part("scoreResult").text, play.result);
            verify(part("scoreResult").visible);
            verify(!part("scoreIncomplete").visible, "everything is counted now");
            compare(part("winner").side.length > 0, part("winner").visible);
            if (part("winner").visible)
                verify(play.result.startsWith(part("winner").name), play.result);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !score().visible);
            wait(50);
            verify(!score().visible, "it is told once");
            openByButton();
            verify(score().isEnd, "and may be asked for again");
        }

        function test_the_game_is_looked_through_from_its_begin() {
            openEnded();
            clickPart("scoreReplay");
            tryVerify(() => !score().visible);
            verify(play.replaying);
            compare(play.seen, 0);
            const slider = findChild(page, "replaySlider");
            verify(slider.activeFocus);
            keyClick(Qt.Key_Right);
            compare(play.seen, 1);
            // How it stood then.
            openByButton();
            verify(!score().isEnd);
            verify(part("unionShort").visible);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !score().visible);
            mouseClick(findChild(page, "replayEnd"));
            verify(!play.replaying);
            wait(50);
            verify(!score().visible, "the end was told before");
        }

        function test_back_to_the_games() {
            openEnded();
            compare(gamesAsked.count, 0);
            clickPart("scoreGames");
            tryCompare(gamesAsked, "count", 1);
            verify(!score().visible);
        }

        function test_an_end_that_is_taken_back_is_told_anew() {
            openEnded();
            keyClick(Qt.Key_Escape);
            tryVerify(() => !score().visible);
            play.seen = play.length - 1;
            verify(play.branchFromHere("another end " + games++));
            verify(!play.over);
            for (let guard = 0; !play.over && guard < 200; ++guard) {
                if (play.handOver)
                    play.takeOver();
                if (play.passWords.length > 0)
                    play.pass();
                else
                    play.choose(0);
            }
            verify(play.over);
            tryVerify(() => score().opened, 5000);
        }
    }
}
