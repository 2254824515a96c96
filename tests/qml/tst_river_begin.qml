import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.River

/// How a river campaign is fitted out by hand: cargo, barges and postures of the supply ships, and a
/// map that is drawn before play. By mouse and keys.
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
            property RiverBegin begin: null

            name: "RiverBegin"
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
                tryVerify(() => part("flotilla-0") !== null, 5000);
                begin = findChild(part("riversPane"), "riverBegin");
                clickShown(part("flotilla-0"), "flotilla");
            }

            function cleanup() {
                if (main.pages.includes("river"))
                    clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => !main.pages.includes("river"), 5000);
                if (begin.plotted)
                    begin.chooseOption("plotted_river", "off");
                begin.loadAnew();
                Preferences.restore();
                main.width = 1280;
                main.height = 900;
            }

            /// Scrolls a part of a page into view.
            function show(page: string, name: string): Item {
                const item = part(name);
                verify(item !== null, name);
                tryVerify(() => isLaidOut(item), 5000, name);
                const paper = part(page);
                const down = item.mapToItem(paper.contentItem, 0, 0).y;
                paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, down - 40));
                return item;
            }

            function clickOn(name: string) {
                clickShown(show("riverPaper", name), name);
            }

            /// Of the list of sections, which scrolls within the page.
            function clickInMap(name: string) {
                show("riverPaper", "riverMapSections");
                clickShown(show("riverMapSections", name), name);
            }

            /// Chooses an entry of a box by keys, from its first one on.
            function choose(name: string, entry: int) {
                const box = part(name);
                keyClick(Qt.Key_Home);
                for (let step = 0; step < entry; ++step)
                    keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryCompare(box, "currentIndex", entry);
            }

            /// Types an amount into a box.
            function amount(name: string, digits: string) {
                clickOn(name);
                part(name).contentItem.forceActiveFocus();
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const digit of digits)
                    keyClick(digit);
                keyClick(Qt.Key_Return);
                compare(part(name).value, Number(digits));
            }

            function plotByHand() {
                if (!part("riverOptions").checked)
                    clickOn("riverOptions");
                clickOn("riverOption-plotted_river");
                choose("riverOption-plotted_river", 1);
                verify(begin.plotted);
                clickOn("riverMapByHand");
                verify(begin.plot.drawn);
            }

            function add(bend: int) {
                clickOn("mapAdd");
                const last = begin.plot.count - 1;
                tryVerify(() => part("mapBend-" + last) !== null, 5000);
                clickInMap("mapBend-" + last);
                choose("mapBend-" + last, bend);
            }

            function clearMap() {
                while (begin.plot.count > 0)
                    begin.plot.removeAt(0);
            }

            function test_RR_203_the_cargo_of_a_supply_ship_is_chosen_and_two_hundred_rounds_are_the_most() {
                clickOn("riverCargoes");
                tryVerify(() => part("riverRounds-1-0") !== null, 5000);
                const sample = begin.cargoes[0];
                verify(/^200 of 200 rounds: /.test(sample), sample);
                amount("riverRounds-0-0", "150");
                verify(part("riverFault").visible, "too many");
                verify(/^A supply ship carries at most 200 rounds, not 2\d\d \[RR-203\]\.$/.test(part("riverFault").text), part("riverFault").text);
                compare(part("riverReason").text, part("riverFault").text);
                verify(!part("playRiver").enabled);
                keep("river-cargo-over");
                let row = 1;
                for (; part("riverRounds-0-" + row) !== null; ++row)
                    amount("riverRounds-0-" + row, "0");
                verify(row > 2, "rounds for several guns");
                verify(!part("riverFault").visible);
                verify(part("playRiver").enabled);
                verify(/^150 of 200 rounds: 150 for /.test(begin.cargoes[0]), begin.cargoes[0]);
                keep("river-cargo");
                clickOn("riverPosture-4");
                choose("riverPosture-4", 2);
                clickOn("riverBarges-3");
                choose("riverBarges-3", 2);
                clickShown(part("playRiver"), "playRiver");
                tryVerify(() => main.pages.includes("river") && play.active, 10000);
                compare(session.error, "");
                const first = play.vessels.row(3);
                verify(first.supply);
                compare(first.rounds.filter(each => each.count > 0).length, 1);
                compare(first.rounds.filter(each => each.count > 0)[0].count, 150);
                compare(first.inBarges, 20);
                compare(play.groups.length, 1, "the other one waits");
                clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => !main.pages.includes("river"), 5000);
                clickOn("riverLoadAnew");
                compare(begin.cargoes[0], sample);
                compare(part("riverRounds-0-0").value < 150, true);
                begin.choosePosture(1, 0);
                begin.chooseBarges(3, 0);
                clickOn("riverCargoes");
            }

            function test_RR_340_a_map_is_drawn_by_hand_and_the_campaign_goes_by_it() {
                clearMap();
                plotByHand();
                verify(/no section/.test(part("riverMapFault").text), part("riverMapFault").text);
                verify(!part("playRiver").enabled);
                add(1);
                add(0);
                add(5);
                compare(begin.plot.fault, "");
                clickInMap("mapTown-1");
                clickInMap("mapCrossing-1");
                choose("mapCrossing-1", 1);
                clickInMap("mapTributary-2");
                choose("mapTributary-2", 1);
                clickInMap("mapCrossing-2");
                choose("mapCrossing-2", 2);
                compare(begin.plot.current, 2);
                verify(part("riverSketch") !== null, "the sketch");
                verify(part("riverSketch").width > 200 && part("riverSketch").height > 200);
                show("riverPaper", "riverMapByDice");
                keep("river-map");
                verify(part("playRiver").enabled, part("riverReason").text);
                const text = begin.text();
                verify(/option plotted_river=on/.test(text), text);
                verify(text.endsWith("section left\nsection ahead town bridge\nsection right ferry tributary-left\n"), text);
                clickShown(part("playRiver"), "playRiver");
                tryVerify(() => main.pages.includes("river") && play.active, 10000);
                compare(session.error, "");
                // [RR-345] The map is on the chart before anybody has been there.
                clickShown(part("sectionPart"), "sectionPart");
                play.lookAt(0, 2);
                const lines = () => play.section.lines.join(" ");
                verify(/map shows a town/.test(lines()) && /map shows a bridge/.test(lines()), lines());
                keep("river-map-in-play");
                const file = play.file;
                verify(play.give("advance"));
                play.lookAt(0, 1);
                verify(/North East/.test(lines()), lines());
                // It is in the save.
                clickShown(part("riverCampaigns"), "riverCampaigns");
                tryVerify(() => !main.pages.includes("river") && part("savedRiver-0") !== null, 5000);
                part("riverPaper").contentY = 0;
                clickShown(part("savedRiver-0"), "savedRiver-0");
                tryVerify(() => main.pages.includes("river"), 10000);
                compare(play.file, file);
                play.lookAt(0, 3);
                verify(/map shows a ferry/.test(lines()) && /tributary on the left bank/.test(lines()), lines());
            }

            function test_RR_340_a_map_that_runs_West_or_crosses_itself_is_told_at_once() {
                clearMap();
                plotByHand();
                add(2);
                add(2);
                compare(part("riverMapFault").text, "Section 2 of the map runs West, for which there is no table [RR-087].");
                verify(part("riverMapFault").visible && part("riverReason").visible);
                verify(!part("playRiver").enabled);
                add(0);
                compare(part("mapSection-1").Accessible.name, "Section 2 runs West");
                compare(part("mapSection-2").Accessible.name, "Section 3");
                show("riverPaper", "riverMapByDice");
                keep("river-map-west");
                // ahead, a short hairpin left, a hairpin right, sharp right: as the core's own example.
                clearMap();
                add(0);
                add(4);
                add(7);
                add(6);
                compare(part("riverMapFault").text, "Section 4 of the map crosses section 1 [RR-340].");
                verify(!part("playRiver").enabled);
                show("riverPaper", "riverMapByDice");
                keep("river-map-crosses");
                clickInMap("mapRemove-3");
                compare(begin.plot.count, 3);
                verify(!part("riverMapFault").visible);
                verify(part("playRiver").enabled);
                // The dice draw it again.
                clickOn("riverMapByDice");
                verify(!begin.plot.drawn && !/section /.test(begin.text()), begin.text());
            }

            function test_RR_344_the_map_of_the_dice_may_be_changed_by_hand() {
                clearMap();
                plotByHand();
                clickOn("mapByDice");
                compare(begin.plot.count, 25);
                show("riverPaper", "riverMapByDice");
                keep("river-map-dice");
                clickOn("mapAdd");
                compare(begin.plot.count, 26);
            }

            function test_a_small_window_with_large_text_has_room_for_the_map() {
                main.width = 800;
                main.height = 600;
                Preferences.textScale = 1.5;
                waitForRendering(main.contentItem);
                clearMap();
                plotByHand();
                add(3);
                show("riverPaper", "riverMapByDice");
                keep("river-map-small");
                for (const name of ["mapBend-0", "mapCrossing-0", "mapTributary-0", "mapTown-0", "mapRemove-0", "mapAdd", "riverMapSheet"]) {
                    const at = part(name).mapToItem(part("riverPaper").contentItem, 0, 0);
                    verify(at.x >= 0 && at.x + part(name).width <= part("riverPaper").width, name);
                }
            }

            function test_the_map_is_drawn_by_keys_alone() {
                clearMap();
                plotByHand();
                part("mapAdd").forceActiveFocus();
                keyClick(Qt.Key_Space);
                tryVerify(() => part("mapBend-0") !== null, 5000);
                const walk = name => {
                    for (let step = 0; step < 80 && main.activeFocusItem.objectName !== name; ++step)
                        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
                    compare(main.activeFocusItem.objectName, name);
                };
                walk("mapTown-0");
                keyClick(Qt.Key_Space);
                walk("mapTributary-0");
                keyClick(Qt.Key_Down);
                walk("mapCrossing-0");
                keyClick(Qt.Key_Down);
                walk("mapBend-0");
                keyClick(Qt.Key_Down);
                verify(begin.text().endsWith("section left town bridge tributary-left\n"), begin.text());
            }
        }
    }
}
