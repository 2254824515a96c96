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

            readonly property RiverPage page: running ? findChild(main.contentItem, "riverPage") : null
            readonly property RiverPlay play: page ? page.play : null

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
                if (main.pages.includes("river"))
                    clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => !main.pages.includes("river"), 5000);
            }

            /// Scrolls a part of a page into view and clicks it.
            function clickOn(page: string, name: string) {
                const item = part(name);
                verify(item !== null, name);
                tryVerify(() => isLaidOut(item), 5000, name);
                const paper = part(page);
                const down = item.mapToItem(paper.contentItem, 0, 0).y;
                paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, down - 40));
                clickShown(item, name);
            }

            function begin(flotilla: int, code: string, seed: string) {
                tryVerify(() => part("flotilla-" + flotilla) !== null, 5000);
                clickShown(part("flotilla-" + flotilla), "flotilla");
                clickOn("riverPaper", "riverCode");
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of code)
                    keyClick(letter);
                if (!part("riverOptions").checked)
                    clickOn("riverPaper", "riverOptions");
                clickOn("riverPaper", "riverSeed");
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of seed)
                    keyClick(letter);
                compare(part("riverCode").text, code);
                compare(part("riverSeed").text, seed);
                keep("river-chooser");
                clickShown(part("playRiver"), "playRiver");
                tryVerify(() => main.pages.includes("river") && play.active, 10000, "the campaign begins");
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

            function test_a_mistyped_code_is_told_and_begins_nothing() {
                part("riverPaper").contentY = 0;
                mouseClick(part("riverCode"));
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of "KRVQKEBS")
                    keyClick(letter);
                verify(part("riverCodeError").visible);
                verify(part("riverCodeError").text.length > 20);
                verify(!part("playRiver").enabled);
                keep("river-code");
                clickShown(part("freshRiver"), "freshRiver");
                verify(!part("riverCodeError").visible);
                verify(part("playRiver").enabled);
            }

            function test_three_warships_are_chosen_and_one_twice_is_refused() {
                const list = part("flotillaList");
                tryVerify(() => part("flotilla-" + (list.count - 1)) !== null, 5000);
                clickShown(part("flotilla-" + (list.count - 1)), "own");
                tryVerify(() => part("warship-2") !== null, 5000);
                clickOn("riverPaper", "warship-2");
                keyClick(Qt.Key_Home);
                keyClick(Qt.Key_Return);
                verify(part("riverFault").visible, "the Cairo twice");
                verify(!part("playRiver").enabled);
                keep("river-own");
                clickOn("riverPaper", "warship-2");
                keyClick(Qt.Key_End);
                keyClick(Qt.Key_Return);
                verify(!part("riverFault").visible);
                clickShown(part("playRiver"), "playRiver");
                tryVerify(() => main.pages.includes("river") && play.active, 10000);
                compare(play.vessels.row(2).name, "USS Neosho");
            }

            function test_what_is_refused_says_why_with_its_rule() {
                begin(0, "KRVQKEBR", "17");
                press("explore");
                verify(part("riverRefusal").visible);
                verify(part("riverRefusalWords").text.indexOf("[RR-111]") > 0);
                compare(play.turn, 1);
                keep("river-refused");
                clickShown(part("riverRefusalRule"), "riverRefusalRule");
                tryCompare(part("riverRules"), "number", "RR-111");
                keep("river-rule");
                clickShown(part("ordersPart"), "ordersPart");
                press("advance");
                verify(!part("riverRefusal").visible);
            }

            function test_stores_are_handed_over_and_taken_back() {
                begin(0, "KRVQKEBR", "17");
                const before = play.vessels.row(1).fuel;
                clickShown(part("storesPart"), "storesPart");
                verify(!part("fuelGiven").enabled, "the Cairo is full");
                clickOn("riverStores", "fuelTo");
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryCompare(part("fuelTo"), "currentIndex", 1);
                keep("river-stores");
                clickOn("riverStores", "fuelGiven");
                compare(play.vessels.row(1).fuel, before + 5);
                clickShown(part("riverUndo"), "riverUndo");
                compare(play.vessels.row(1).fuel, before);
                clickShown(part("riverRedo"), "riverRedo");
                compare(play.vessels.row(1).fuel, before + 5);
                clickShown(part("riverUndo"), "riverUndo");
                clickOn("riverStores", "leaves-2");
                clickOn("riverStores", "detached");
                compare(play.groups.length, 1);
                clickShown(part("ordersPart"), "ordersPart");
                verify(part("choice-rejoin-1") !== null);
                part("riverOrders").contentY = 400;
                waitForRendering(page);
                keep("river-group");
                press("rejoin 1");
                compare(play.groups.length, 0);
            }

            function test_a_day_is_played_by_keys_alone() {
                begin(1, "KRVQKEBR", "5");
                page.chart.forceActiveFocus();
                let steps = 0;
                while (play.task !== "over" && play.turn < 6 && steps < 100) {
                    keyClick(play.task === "encounter" ? Qt.Key_F : play.task === "night" ? Qt.Key_T : may("advance") ? Qt.Key_A : Qt.Key_H);
                    ++steps;
                }
                verify(steps >= 5);
                verify(play.turn > 3, "turn " + play.turn);
                keyClick(Qt.Key_PageDown);
                verify(part("sectionTitle").visible);
                keyClick(Qt.Key_Plus);
                const near = page.chart.zoom;
                keyClick(Qt.Key_Home);
                verify(page.chart.zoom < near);
                // Every choice is reached by Tab, and Enter gives it.
                clickShown(part("ordersPart"), "ordersPart");
                let reached = false;
                for (let step = 0; step < 60 && !reached; ++step) {
                    keyClick(Qt.Key_Tab);
                    reached = main.activeFocusItem.objectName === "choice-hold";
                }
                if (play.task === "orders") {
                    verify(reached);
                    const turn = play.diary.count;
                    keyClick(Qt.Key_Return);
                    verify(play.diary.count > turn || play.task !== "orders");
                }
            }

            function test_a_small_window_with_large_text_has_room_for_all() {
                main.width = 800;
                main.height = 600;
                Preferences.textScale = 1.5;
                waitForRendering(main.contentItem);
                begin(0, "KRVQKEBR", "17");
                keep("river-small");
                press("advance");
                for (let step = 0; step < 2 && play.task === "encounter"; ++step) {
                    keep("river-small-fight");
                    press("fight");
                }
                clickShown(part("rollsPage"), "rollsPage");
                waitForRendering(page);
                keep("river-small-throws");
                verify(page.chart.height > 100, "height of the chart: " + page.chart.height);
                verify(page.chart.width > 300, "width of the chart: " + page.chart.width);
                clickShown(part("riverBookOpen"), "riverBookOpen");
                tryVerify(() => page.chart.height > 350);
                clickShown(part("riverBookOpen"), "riverBookOpen");
                for (const name of ["riverUndo", "riverCampaigns", "ordersPart", "rulesPart"]) {
                    const at = part(name).mapToItem(main.contentItem, 0, 0);
                    verify(at.x >= 0 && at.x + part(name).width <= main.width, name);
                }
                Preferences.textScale = 1;
                main.width = 1280;
                main.height = 900;
            }

            function test_a_campaign_is_put_away_and_brought_back() {
                begin(2, "KRVQKEBR", "3");
                clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => part("moveRiver-0") !== null, 5000);
                part("riverPaper").contentY = 0;
                const saves = part("riversPane").saves;
                const count = saves.count;
                clickOn("riverPaper", "moveRiver-0");
                compare(saves.count, count - 1);
                compare(saves.putAwayCount, 1);
                clickOn("riverPaper", "showRiversPutAway");
                tryVerify(() => part("moveRiver-0") !== null, 5000);
                clickOn("riverPaper", "moveRiver-0");
                compare(saves.count, count);
                clickOn("riverPaper", "showRiversPutAway");
            }

            function test_RR_327_a_campaign_that_is_given_up_has_no_verdict() {
                begin(0, "KRVQKEBR", "17");
                press("quit");
                compare(play.task, "over");
                verify(part("riverResult").visible);
                compare(part("riverLevel").text, "No verdict");
                compare(play.result.ending, "the campaign was given up");
                keep("river-given-up");
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
                verify(play.print("file://" + (shotsFolder.length > 0 ? shotsFolder : playFolder) + "/river.pdf"), session.error);
                verify(!play.print("file:///nowhere/river.pdf"));
                verify(session.error.length > 0);
                session.dismissError();
                // What is saved is the same campaign.
                const points = play.points;
                const file = play.file;
                clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => !main.pages.includes("river"), 5000);
                tryVerify(() => part("savedRiver-0") !== null, 5000);
                part("riverPaper").contentY = 0;
                keep("river-saved");
                clickShown(part("savedRiver-0"), "savedRiver-0");
                tryVerify(() => main.pages.includes("river"), 10000);
                compare(play.file, file);
                compare(play.points, points);
                compare(play.task, "over");
            }
        }
    }
}
