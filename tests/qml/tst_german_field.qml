import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.Panels

/// Battles on land in German, in a small window, with large letters and high contrast.
Item {
    id: root

    width: 100
    height: 100

    Session {
        id: session

        Component.onCompleted: speak("de")
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
            name: "GermanField"
            window: main
            session: session
            when: windowShown && speaksGerman

            /// All texts that are shown below an item.
            function textsOf(item: Item): var {
                let all = [];
                if (!item.visible || item.width <= 0)
                    return all;
                if (item.text !== undefined && typeof item.text === "string" && item.text.length > 0)
                    all.push(item.text);
                for (let i = 0; i < item.children.length; ++i)
                    all = all.concat(textsOf(item.children[i]));
                return all;
            }

            function checkWords(where: string) {
                const shown = textsOf(page);
                verify(shown.length > 5, where);
                compare(shown.filter(text => wordsToTranslate.includes(text)).join(" | "), "", where);
            }

            /// What is pressed lies in the window, with all its words.
            function checkRoom(where: string) {
                waitForRendering(page);
                for (const name of ["fieldUndo", "fieldRedo", "fieldArcs", "fieldAnimated", "fieldWhole", "fieldBattles", "fieldEnd"]) {
                    const item = part(name);
                    const at = item.mapToItem(main.contentItem, 0, 0);
                    verify(at.x >= 0 && at.x + item.width <= main.width + 1 && at.y >= 0 && at.y + item.height <= main.height, where + ": " + name);
                    verify(!item.contentItem.truncated, where + ": " + name + " is cut");
                }
                for (const name of ["fieldTask", "fieldTitle"])
                    verify(!part(name).truncated, where + ": " + name + " is cut");
                verify(page.table.height > 150 && page.table.width > 200, where + ": " + page.table.width + " by " + page.table.height);
            }

            function look(where: string) {
                shot("german-" + where);
                checkWords(where);
                checkRoom(where);
            }

            function test_all_is_german_and_has_room_data() {
                return [
                    {
                        tag: "usual",
                        width: 1280,
                        height: 900,
                        scale: 1,
                        scheme: "period"
                    },
                    {
                        tag: "contrast",
                        width: 1280,
                        height: 900,
                        scale: 1.5,
                        scheme: "high-contrast"
                    },
                    {
                        tag: "small",
                        width: 800,
                        height: 600,
                        scale: 1,
                        scheme: "period"
                    },
                    {
                        tag: "small-large",
                        width: 800,
                        height: 600,
                        scale: 1.5,
                        scheme: "high-contrast"
                    }
                ];
            }

            function test_all_is_german_and_has_room(data) {
                fight("blackburns-ford", "7");
                main.width = data.width;
                main.height = data.height;
                Preferences.textScale = data.scale;
                Preferences.scheme = data.scheme;
                waitForRendering(main.contentItem);
                clickUnit("12. New York, Plänkler");
                look(data.tag + "-orders");
                for (let step = 0; step < 8 && play.task !== "movement"; ++step)
                    endStep();
                dragTo("1. Massachusetts", 42, 50);
                verify(part("fieldGhostMeets").visible);
                look(data.tag + "-ghost");
                const box = part("fieldGhost");
                verify(box.x + box.width <= box.parent.width && box.y + box.height <= box.parent.height, "the box of the ghost");
                keyClick(Qt.Key_Escape);
                letGo(42, 50);
                for (let step = 0; step < 12 && play.turn < 3; ++step) {
                    if (play.task === "musketry")
                        clickShown(part("fireAll"), "fireAll");
                    play.dismissRefusal();
                    endStep();
                }
                look(data.tag + "-fired");
                part("fieldParts").currentIndex = 1;
                look(data.tag + "-units");
                part("fieldParts").currentIndex = 2;
                look(data.tag + "-log");
                part("fieldParts").currentIndex = 0;
                compare(session.error, "");
            }

            function cleanup() {
                Preferences.textScale = 1;
                Preferences.scheme = "period";
                main.width = 1280;
                main.height = 900;
                if (window.shown === "field")
                    clickShown(part("fieldBattles"), "fieldBattles");
                tryVerify(() => window.shown !== "field", 5000);
            }
        }
    }
}
