import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.River

/// A river campaign is begun and played to its end with the mouse alone.
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
        height: 900
        session: session
        desk: desk
        gamesFolder: playFolder

        DeskCase {
            id: desktop

            readonly property RiverPage page: findChild(main.contentItem, "riverPage")
            readonly property RiverPlay play: page.play

            name: "River"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function keep(name: string) {
                if (shotsFolder.length > 0)
                    grabImage(main.contentItem).save(shotsFolder + "/" + name + ".png");
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
            }

            function init() {
                clickShown(part("riversPart"), "riversPart");
            }

            function cleanup() {
                if (main.onRiver)
                    clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => !main.onRiver, 5000);
            }

            /// Scrolls a part of a page into view and clicks it.
            function clickOn(page: string, name: string) {
                const item = part(name);
                verify(item !== null, name);
                const paper = part(page);
                const down = item.mapToItem(paper.contentItem, 0, 0).y;
                paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, down - 40));
                clickShown(item, name);
            }

            function begin(flotilla: int, code: string, seed: string) {
                tryVerify(() => part("flotilla-" + flotilla) !== null, 5000);
                clickShown(part("flotilla-" + flotilla), "flotilla");
                part("riverPaper").contentY = 0;
                const field = part("riverCode");
                mouseDoubleClickSequence(field);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of code)
                    keyClick(letter);
                if (!part("riverOptions").checked)
                    clickOn("riverPaper", "riverOptions");
                clickOn("riverPaper", "riverSeed");
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of seed)
                    keyClick(letter);
                keep("river-chooser");
                clickShown(part("playRiver"), "playRiver");
                tryVerify(() => main.onRiver && play.active, 10000, "the campaign begins");
                compare(session.error, "");
            }

            function may(order: string): bool {
                for (let row = 0; row < play.choices.count; ++row) {
                    const choice = play.choices.row(row);
                    if (choice.order === order)
                        return choice.may;
                }
                return false;
            }

            function press(order: string) {
                clickOn("riverOrders", "choice-" + order.replace(/ /g, "-"));
            }

            /// What a plain commodore does.
            function playOn() {
                if (play.task === "encounter")
                    press("fight");
                else if (play.task === "night")
                    press("moor");
                else
                    press(may("advance") ? "advance" : "hold");
            }

            function test_a_campaign_is_played_to_its_result_by_mouse() {
                begin(0, "KRVQKEBR", "17");
                compare(play.turn, 1);
                compare(play.code, "KRVQ-KEBR");
                keep("river-first");
                let steps = 0;
                let fights = 0;
                while (play.task !== "over" && steps < 300) {
                    if (play.task === "encounter") {
                        if (fights === 0 || play.fight.round === 1)
                            keep("river-fight-" + fights);
                        ++fights;
                    }
                    if (play.task === "night")
                        keep("river-night");
                    playOn();
                    ++steps;
                }
                compare(play.task, "over");
                verify(fights > 0, "it was fought");
                verify(play.result.level.length > 0);
                tryVerify(() => play.standing.length > 0, 60000);
                verify(part("riverResult").visible);
                keep("river-over");
                for (const book of ["recordPage", "diaryPage", "rollsPage", "ledgerPage"]) {
                    clickShown(part(book), book);
                    wait(100);
                    keep("river-" + book);
                }
                clickShown(part("sectionPart"), "sectionPart");
                const at = page.chart.placeOf(0, 2);
                mouseClick(page.chart, at.x, at.y);
                compare(play.section.number, 2);
                keep("river-section");
                // What is saved is the same campaign.
                const points = play.points;
                const file = play.file;
                clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => !main.onRiver, 5000);
                tryVerify(() => part("savedRiver-0") !== null, 5000);
                part("riverPaper").contentY = 0;
                keep("river-saved");
                clickShown(part("savedRiver-0"), "savedRiver-0");
                tryVerify(() => main.onRiver, 10000);
                compare(play.file, file);
                compare(play.points, points);
                compare(play.task, "over");
            }
        }
    }
}
