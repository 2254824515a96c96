import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models

/// Whatever is pressed and clicked, in whatever order: the window stays, and no game is lost.
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

        width: 1000
        height: 700
        session: session
        desk: desk
        gamesFolder: playFolder

        DeskCase {
            id: test

            property int seed: 7
            readonly property var keys: [Qt.Key_N, Qt.Key_Space, Qt.Key_Return, Qt.Key_Escape, Qt.Key_M, Qt.Key_A, Qt.Key_R, Qt.Key_W, Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_S, Qt.Key_K, Qt.Key_Z, Qt.Key_H, Qt.Key_E, Qt.Key_T, Qt.Key_X, Qt.Key_Up, Qt.Key_Down, Qt.Key_Left, Qt.Key_Right, Qt.Key_PageUp, Qt.Key_PageDown, Qt.Key_Tab, Qt.Key_Plus, Qt.Key_Minus, Qt.Key_Slash, Qt.Key_Question, Qt.Key_F1, Qt.Key_Home, Qt.Key_End, Qt.Key_Delete, Qt.Key_B, Qt.Key_4, Qt.Key_5, Qt.Key_V]
            readonly property var modifiers: [Qt.NoModifier, Qt.NoModifier, Qt.NoModifier, Qt.ControlModifier, Qt.ShiftModifier, Qt.AltModifier]

            /// What takes a game on: clicked more often than chance would.
            readonly property var buttons: ["pass", "commit", "takeOver", "undo", "redo", "nextUnit", "replayBack", "replayForward", "takeBackToHere", "choice-place-leader-0", "choice-maintain-0", "choice-pay-supply-0", "choice-draw-chit-0", "choice-conduct-sieges-0", "choice-lose-point-0"]

            name: "Mashing"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            /// The same numbers in every run.
            function chance(below: int): int {
                seed = (seed * 16807) % 2147483647;
                return seed % below;
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
            }

            function mash() {
                const item = main.contentItem;
                const x = chance(main.width);
                const y = chance(main.height);
                const modifier = modifiers[chance(modifiers.length)];
                const button = part(buttons[chance(buttons.length)]);
                if (chance(3) === 0 && button !== null && button.visible)
                    return mouseClick(button);
                switch (chance(10)) {
                case 0:
                    return mouseClick(item, x, y, Qt.RightButton);
                case 1:
                    return mouseDoubleClickSequence(item, x, y);
                case 2:
                    return mouseDrag(item, x, y, chance(200) - 100, chance(200) - 100, Qt.LeftButton, modifier, 0);
                case 3:
                    return mouseWheel(item, x, y, 0, chance(2) ? 120 : -120, Qt.NoButton, modifier, 0);
                case 4:
                case 5:
                case 6:
                    return mouseClick(item, x, y, Qt.LeftButton, modifier, 0);
                default:
                    return keyClick(keys[chance(keys.length)], modifier);
                }
            }

            function test_ten_thousand_events_lose_nothing_data() {
                return [
                    {
                        tag: "open",
                        secrecy: "open",
                        setup: "east-63"
                    },
                    {
                        tag: "dark",
                        secrecy: "dark",
                        setup: "east-62"
                    }
                ];
            }

            function test_ten_thousand_events_lose_nothing(data) {
                const file = saveFolder + "/mash-" + data.tag + ".sumter";
                session.newGame(data.setup, "corrected", "default", data.secrecy, "9", file);
                tryVerify(() => desk.play.active, 30000);
                const events = mashCount / 2;
                let done = 0;
                let most = 0; // orders may all have been taken back at the end
                for (let at = 0; at < events; ++at) {
                    mash();
                    if (desk.play.active && desk.play.saveFile === file)
                        done = desk.play.length;
                    most = Math.max(most, done);
                    if (at % 50 === 0) {
                        for (let again = 0; again < 3; ++again)
                            keyClick(Qt.Key_Escape);
                        // Away from the map, or in another game: back to this one.
                        if (desk.play.saveFile !== file) {
                            session.openGame(file);
                            tryVerify(() => desk.play.saveFile === file, 30000);
                        }
                        main.startPage("map");
                        wait(0);
                    }
                }
                verify(session.hasCatalogue);
                // What a staff or the supply page was told to do goes on between two events.
                let stood = -1;
                tryVerify(() => {
                    const stands = stood === desk.play.length && !session.busy;
                    stood = desk.play.length;
                    return stands;
                }, 30000);
                if (desk.play.active && desk.play.saveFile === file)
                    done = desk.play.length;
                session.openGame(file);
                tryVerify(() => desk.play.saveFile === file && !session.busy, 30000);
                compare(desk.play.length, done);
                compare(session.error, "");
                if (events >= 1000)
                    verify(most > 0, "orders were given");
            }
        }
    }
}
