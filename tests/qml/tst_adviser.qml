import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// "What would you do?": a general is asked in the player's place, his advice lies on the map, and is taken over.
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
            readonly property Adviser adviser: desk.adviser
            property int start: -1  ///< how long the game is in which each test begins
            property int lines: 0

            name: "Adviser"
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

            function cleanup() {
                adviser.close();
                findChild(main, "reminderSheet").close();
                desk.clear();
                play.leave();
            }

            function keep(name: string) {
                if (shotsFolder.length > 0) {
                    tryVerify(() => map.ready, 60000);
                    grabImage(main.contentItem).save(shotsFolder + "/" + name + ".png");
                }
            }

            function begin(name: string, setup: string, secrecy: string) {
                const file = saveFolder + "/" + name + ".sumter";
                session.newGame(setup, "corrected", "default", secrecy, "5", file, "person", "person");
                tryVerify(() => play.active && play.saveFile === file, 30000);
                tryVerify(() => map.ready, 60000);
            }

            /// Answers in the plainest way until that is asked.
            function playTo(stage: string) {
                for (let guard = 0; play.asks !== stage && guard < 500; ++guard) {
                    const length = play.length;
                    if (play.handOver)
                        play.takeOver();
                    if (play.passWords.length > 0)
                        play.pass();
                    else
                        play.choose(0);
                    if (play.length === length) {
                        adviser.general = "recruit";
                        ask();
                        verify(adviser.take(0), play.asks);
                        adviser.general = "regular";
                        adviser.close();
                    }
                    verify(play.length > length, play.asks);
                }
                compare(play.asks, stage);
            }

            function ask() {
                verify(adviser.ask());
                tryVerify(() => !adviser.thinking, 20000);
                verify(adviser.advice.length > 0);
            }

            /// To where the side that begins commands its forces in East 62: from there each test has a line of play of
            /// its own.
            function beginWeek() {
                const file = saveFolder + "/advised.sumter";
                if (start < 0) {
                    begin("advised", "east-62", "open");
                    playTo("command-segment");
                    start = play.length;
                } else {
                    session.openGame(file);
                    tryVerify(() => play.active && play.saveFile === file, 30000);
                    tryVerify(() => map.ready, 60000);
                    if (play.length !== start) {
                        play.seen = start;
                        verify(play.branchFromHere("line " + (++lines)));
                    }
                }
                compare(play.asks, "command-segment");
                compare(adviser.arrowCount, 0, "nothing is left of what was said before");
                map.forceActiveFocus();
            }

            function heard() {
                tryVerify(() => adviser.opened && !adviser.thinking && !adviser.working, 20000);
            }

            /// The first row that sends somebody over the map.
            function rowOfMarch(): int {
                const row = adviser.advice.findIndex(one => one.others.length > 0 && one.title.includes("March"));
                verify(row >= 0, JSON.stringify(adviser.advice));
                return row;
            }

            /// A part of a row, where a player sees it.
            function partOfRow(name: string, row: int): Item {
                const item = part("advice-" + row);
                const scroll = part("adviserScroll");
                scroll.contentY = Math.max(0, Math.min(item.y, scroll.contentHeight - scroll.height));
                const found = findChild(item, name);
                tryVerify(() => isLaidOut(found) && item.width > 0);
                return found;
            }

            function test_the_week_is_advised_and_lies_on_the_map() {
                beginWeek();
                tryVerify(() => map.ready, 60000);
                const length = play.length;
                clickShown(part("askAdvice"), "askAdvice");
                heard();
                compare(play.length, length, "nothing is done by asking");
                verify(adviser.advice.length > 1);
                verify(adviser.arrowCount > 0);
                verify(!part("gamePages").visible && part("adviserPanel").visible);
                for (const row of adviser.advice) {
                    verify(row.title.length > 0 && row.why.length > 0, JSON.stringify(row));
                }
                verify(adviser.fears.length > 0);
                // What is pointed at stands out on the map.
                const march = rowOfMarch();
                map.showHex(adviser.advice[march].hex);
                tryVerify(() => map.ready, 60000);
                const plain = grabImage(map);
                const title = partOfRow("adviceTitle", march);
                mouseMove(title, 5, 5);
                mouseMove(title, 8, 8);
                tryCompare(adviser, "lit", march);
                const arrowChanges = () => !grabImage(map).equals(plain);
                tryVerify(arrowChanges, 5000);
                keep("adviser-week");
                mouseMove(map, 40, map.height / 2);
                tryCompare(adviser, "lit", -1);
                // A fear leads to its place.
                const scroll = part("adviserScroll");
                scroll.contentY = scroll.contentHeight - scroll.height;
                const fear = part("fear-0");
                scroll.contentY = Math.max(0, Math.min(fear.y, scroll.contentHeight - scroll.height));
                clickShown(fear, "fear-0");
                compare(desk.selectedHex, adviser.fears[0].hex);
                keep("adviser-fears");
                clickShown(part("adviserClose"), "adviserClose");
                verify(!adviser.opened && part("gamePages").visible);
                verify(map.activeFocus, "the keys go back to the map");
                compare(adviser.arrowCount, 0);
            }

            /// Case 0.4: what was taken over is taken back as an order of one's own.
            function test_Case_0_4_advice_is_taken_over_and_taken_back() {
                beginWeek();
                const length = play.length;
                keyClick(Qt.Key_I);
                heard();
                const march = rowOfMarch();
                const hex = adviser.advice[march].hex;
                mouseClick(partOfRow("adviceTake", march));
                tryVerify(() => play.length > length);
                compare(desk.selectedHex, hex, "it has marched there");
                heard();
                verify(adviser.advice.length > 0, "he is asked for what is left");
                verify(part("adviserScroll").activeFocus, "the keys stay in the list");
                keep("adviser-taken");
                map.forceActiveFocus();
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(play.length, length);
                compare(adviser.advice.length, 0, "what was said holds no more");
                verify(adviser.remark.length > 0);
                compare(adviser.arrowCount, 0);
                clickShown(part("adviserAsk"), "adviserAsk");
                heard();
                compare(adviser.advice[march].hex, hex);
            }

            function test_all_of_it_is_done() {
                beginWeek();
                keyClick(Qt.Key_I);
                heard();
                const length = play.length;
                const count = adviser.advice.length;
                verify(count > 1);
                clickShown(part("adviserAll"), "adviserAll");
                tryVerify(() => adviser.working || adviser.remark.length > 0);
                heard();
                verify(play.length > length + 1, play.length - length);
                verify(adviser.remark.includes("done"), adviser.remark);
                keep("adviser-all");
            }

            function test_one_force_is_asked_for() {
                beginWeek();
                ask();
                const march = rowOfMarch();
                const title = adviser.advice[march].title;
                const name = title.slice(0, title.indexOf(":"));
                verify(adviser.take(march));
                tryVerify(() => !adviser.thinking, 20000);
                play.undo();
                tryVerify(() => desk.selectedPieces.length > 0, 5000, "whose order was taken back is selected again");
                verify(adviser.selected.length > 0);
                clickShown(part("adviserAskForce"), "adviserAskForce");
                heard();
                compare(adviser.about, name);
                verify(adviser.advice.length > 0);
                // First it itself; then, perhaps, those in its span for themselves.
                verify(adviser.advice[0].title.startsWith(name), adviser.advice[0].title);
                keep("adviser-force");
                // The menu of the force asks, too.
                adviser.close();
                map.forceActiveFocus();
                keyClick(Qt.Key_M);
                const menu = findChild(main, "orderMenu");
                tryVerify(() => menu.opened);
                clickShown(findChild(menu.contentItem, "adviseForce"), "adviseForce");
                heard();
                compare(adviser.about, name);
            }

            function test_he_is_stopped_and_another_is_asked() {
                beginWeek();
                adviser.ask();
                verify(adviser.thinking);
                // By key: until the button could be clicked he may have done.
                part("adviserStop").forceActiveFocus();
                keyClick(Qt.Key_Return);
                tryVerify(() => !adviser.thinking, 5000);
                verify(adviser.opened);
                verify(adviser.remark.startsWith("Stopped"), adviser.remark);
                const choice = part("seat-adviser");
                const scroll = part("adviserScroll");
                scroll.contentY = Math.max(0, scroll.contentHeight - scroll.height);
                tryVerify(() => isLaidOut(choice));
                verify(choice.count === 3, "a person advises nobody");
                mouseClick(choice);
                tryVerify(() => choice.popup.opened);
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Return);
                compare(adviser.general, "recruit");
                clickShown(part("adviserAsk"), "adviserAsk");
                heard();
                verify(adviser.advice.length > 0);
                adviser.general = "regular";
            }

            function test_everything_is_reached_by_Tab() {
                beginWeek();
                keyClick(Qt.Key_I);
                heard();
                const wanted = ["seat-adviser", "temper-adviser", "adviserAsk", "adviserAll", "adviceTake", "adviceShow", "fear-0", "adviserClose"];
                const met = new Set();
                for (let step = 0; step < 120 && met.size < wanted.length; ++step) {
                    keyClick(Qt.Key_Tab);
                    const item = main.activeFocusItem;
                    if (item && wanted.includes(item.objectName)) {
                        met.add(item.objectName);
                        verify(item.Accessible.name.length > 0 || item.text.length > 0, item.objectName);
                    }
                }
                compare([...met].sort(), wanted.sort());
            }

            function test_a_battle_is_advised_by_the_one_choice() {
                verify(battleOpen.length > 0);
                session.openGame(battleOpen);
                tryVerify(() => play.active && play.saveFile === battleOpen, 30000);
                tryVerify(() => map.ready, 60000);
                compare(play.asks, "battle-attackers");
                clickShown(part("askAdvice"), "askAdvice");
                heard();
                compare(adviser.advice.length, 1);
                verify(adviser.advice[0].title.length > 0);
                keep("adviser-battle");
                const length = play.length;
                mouseClick(partOfRow("adviceTake", 0));
                tryVerify(() => play.length > length);
            }

            function test_the_Strategic_Turn_is_advised_by_the_one_choice() {
                begin("strategic", "campaign", "limited");
                if (play.handOver)
                    play.takeOver();
                clickShown(part("askAdvice"), "askAdvice");
                heard();
                compare(adviser.advice.length, 1);
                verify(adviser.advice[0].title.length > 0 && adviser.advice[0].why.length > 0);
                keep("adviser-strategic");
                const length = play.length;
                mouseClick(partOfRow("adviceTake", 0));
                tryVerify(() => play.length > length);
            }

            /// Case 0.5: he is asked by who sits there, and what he said is not read by the other.
            function test_Case_0_5_nothing_is_left_for_the_other_side() {
                begin("secret", "east-62", "limited");
                playTo("command-segment");
                map.forceActiveFocus();
                keyClick(Qt.Key_I);
                heard();
                verify(adviser.arrowCount > 0);
                const side = play.side;
                for (let guard = 0; !play.handOver && guard < 20; ++guard)
                    play.pass();
                verify(play.handOver && play.side !== side);
                verify(!adviser.opened && !adviser.ready);
                compare(adviser.advice.length + adviser.fears.length + adviser.arrowCount, 0);
                verify(!adviser.ask());
            }

            function test_the_past_is_not_advised() {
                beginWeek();
                keyClick(Qt.Key_I);
                heard();
                verify(adviser.arrowCount > 0);
                play.seen = play.length - 1;
                compare(adviser.arrowCount, 0);
                verify(!adviser.ask());
                play.seen = play.length;
                verify(adviser.arrowCount > 0, "the present is as it was");
            }
        }
    }
}
