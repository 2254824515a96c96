import QtQuick
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// Mouse and keys on the map page, with real events.
Item {
    id: root

    width: 1200
    height: 800

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

    FindDialog {
        id: search

        desk: desk
    }

    DeskCase {
        name: "MapPage"
        when: windowShown

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
            session.openSetup("west-63", "corrected");
            tryVerify(() => page.map.ready, 60000);
        }

        function init() {
            desk.clear();
            desk.clear();
            desk.overlays = 0;
            page.map.forceActiveFocus();
            page.map.zoom = 1;
            desk.goToHex("A5415");
            desk.clear();
        }

        function test_the_stack_list_names_the_place() {
            desk.selectPiece("C63-090");
            const heading = findChild(findChild(page, "sidePanel"), "heading-C63-090");
            tryVerify(() => heading.visible);
            verify(heading.text.includes("Columbus"), heading.text);
        }

        function test_stack_and_supply_share_the_panel() {
            desk.selectPiece("U63-115");
            const list = findChild(findChild(page, "sidePanel"), "stackList");
            const path = findChild(findChild(page, "sidePanel"), "pathList");
            verify(desk.hasAnswer);
            tryVerify(() => path.height > 15);
            tryVerify(() => list.height > 300);
            // A short path leaves its room to the stack.
            tryVerify(() => path.height <= path.contentHeight + 1);
        }

        function typed(text) {
            search.open();
            tryCompare(search, "opened", true);
            for (const letter of text) {
                keyClick(letter);
            }
            const field = findChild(search.contentItem, "findField");
            tryCompare(field, "text", text);
        }

        function test_find_asks_which_of_several_places_is_meant() {
            typed("columbus");
            const question = findChild(search.contentItem, "whichPlace");
            verify(question.visible);
            verify(question.text.startsWith("5 places"), question.text);
            keyClick(Qt.Key_Return);
            verify(search.opened);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryCompare(search, "opened", false);
            compare(desk.selectedHex, "A3221");
        }

        function test_find_knows_battlefields_and_goes_to_the_only_one() {
            typed("shiloh");
            verify(!findChild(search.contentItem, "whichPlace").visible);
            keyClick(Qt.Key_Return);
            tryCompare(search, "opened", false);
            compare(desk.selectedHex, "B3503");
        }

        function test_a_view_without_counters_gets_ready() {
            page.map.zoom = 4;
            desk.goToHex("C3815");
            desk.clear();
            tryVerify(() => page.map.ready, 30000);
            desk.goToHex("A5415");
            tryVerify(() => page.map.ready, 30000);
        }

        function test_click_selects_the_top_and_again_the_next() {
            const at = page.map.screenOf("A5415");
            mouseClick(page.map, at.x, at.y);
            compare(desk.selectedHex, "A5415");
            const first = desk.currentPiece;
            verify(first.length > 0);
            wait(600);
            mouseClick(page.map, at.x, at.y);
            verify(desk.currentPiece !== first);
        }

        function test_click_on_an_empty_hex_selects_the_hex() {
            const at = page.map.screenOf("A5215");
            mouseClick(page.map, at.x, at.y);
            compare(desk.selectedHex, "A5215");
            compare(desk.selectedPieces.length, 0);
        }

        function test_ctrl_click_takes_the_stack() {
            const at = page.map.screenOf("A5415");
            mouseClick(page.map, at.x, at.y, Qt.LeftButton, Qt.ControlModifier);
            compare(desk.selectedPieces.length, 6);
        }

        function test_double_click_opens_and_closes_the_fan() {
            const at = page.map.screenOf("A5415");
            mouseClick(page.map, at.x, at.y);
            const top = desk.currentPiece;
            desk.clear();
            wait(600);
            mouseDoubleClickSequence(page.map, at.x, at.y);
            verify(desk.fan >= 0);
            // Both presses count as one click: the top of the stack.
            compare(desk.currentPiece, top);
            wait(600);
            mouseDoubleClickSequence(page.map, at.x, at.y);
            compare(desk.fan, -1);
        }

        function test_wheel_zooms_at_the_cursor() {
            const at = page.map.screenOf("A5415");
            const before = page.map.zoom;
            mouseWheel(page.map, at.x, at.y, 0, 120);
            verify(page.map.zoom > before);
            const after = page.map.screenOf("A5415");
            verify(Math.abs(after.x - at.x) < 1);
            verify(Math.abs(after.y - at.y) < 1);
            mouseWheel(page.map, at.x, at.y, 0, -120);
            fuzzyCompare(page.map.zoom, before, 0.001);
        }

        function test_right_drag_moves_the_map() {
            const before = page.map.screenOf("A5415");
            mouseDrag(page.map, 400, 400, -120, -60, Qt.RightButton);
            const after = page.map.screenOf("A5415");
            verify(after.x < before.x - 60);
        }

        function test_box_drag_selects_what_is_inside() {
            const at = page.map.screenOf("A5415");
            mouseDrag(page.map, at.x - 60, at.y - 60, 130, 130, Qt.LeftButton);
            verify(desk.selectedPieces.length >= 6);
        }

        function test_box_drag_over_a_fan_takes_counters_of_the_stack() {
            const at = page.map.screenOf("A5415");
            mouseDoubleClickSequence(page.map, at.x, at.y);
            verify(desk.fan >= 0);
            const low = at.y - page.map.hexPixels * 0.6 + 2;
            mouseDrag(page.map, at.x - 160, low, 320, -190, Qt.LeftButton);
            compare(desk.selectedPieces.length, 6);
            const all = desk.selectedPieces;
            mouseDrag(page.map, at.x, low, 160, -190, Qt.LeftButton);
            const half = desk.selectedPieces;
            verify(half.length > 0 && half.length < 6, "the right half: " + half.length);
            verify(half.every(piece => all.includes(piece)));
            wait(600);
            mouseDoubleClickSequence(page.map, at.x, at.y);
            compare(desk.fan, -1);
        }

        function test_hovering_shows_the_inspector_aside() {
            const at = page.map.screenOf("A5415");
            mouseMove(page.map, at.x + 3 * page.map.hexPixels, at.y);
            mouseMove(page.map, at.x + 3, at.y + 2);
            compare(desk.hoverHex, "A5415");
            const inspector = findChild(page, "inspector");
            tryVerify(() => inspector.visible, 2000);
            // It leaves the six hexes around the cursor free.
            verify(inspector.x > at.x + 1.4 * page.map.hexPixels || inspector.x + inspector.width < at.x - 1.4 * page.map.hexPixels);
        }

        function test_holding_shift_tells_every_piece_under_the_cursor() {
            const at = page.map.screenOf("A5415");
            mouseMove(page.map, at.x + 3 * page.map.hexPixels, at.y);
            mouseMove(page.map, at.x + 3, at.y + 2);
            const inspector = findChild(page, "inspector");
            tryVerify(() => inspector.visible, 2000);
            verify(!findChild(inspector, "card"));
            keyPress(Qt.Key_Shift);
            tryVerify(() => findChild(inspector, "card") !== null);
            verify(inspector.visible);
            verify(findChild(inspector, "card").title.length > 0);
            verify(inspector.height <= page.map.height);
            keyRelease(Qt.Key_Shift);
            tryVerify(() => findChild(inspector, "card") === null);
            verify(inspector.visible);
        }

        function test_holding_t_hides_the_counters() {
            keyPress(Qt.Key_T);
            verify(desk.terrainOnly);
            keyRelease(Qt.Key_T);
            verify(!desk.terrainOnly);
        }

        function test_arrows_scroll_and_in_cursor_mode_walk() {
            const before = page.map.screenOf("A5415");
            keyClick(Qt.Key_Left);
            verify(page.map.screenOf("A5415").x > before.x);
            desk.goToHex("A5415");
            desk.hexCursor = true;
            keyClick(Qt.Key_Down);
            compare(desk.cursorHex, "A5416");
            verify(page.map.Accessible.description.length > 0);
            desk.hexCursor = false;
        }

        function test_the_ruler_counts_hexes() {
            const at = page.map.screenOf("A5415");
            mouseClick(page.map, at.x, at.y);
            const there = page.map.screenOf("A5417");
            mouseMove(page.map, there.x, there.y);
            keyPress(Qt.Key_Shift);
            compare(desk.hoverHex, "A5417");
            tryCompare(desk, "measuring", true);
            verify(desk.ruler.includes("2"), desk.ruler);
            keyRelease(Qt.Key_Shift);
            compare(desk.ruler, "");
            // As a part of another key it measures nothing.
            keyPress(Qt.Key_Shift, Qt.ControlModifier);
            compare(desk.measuring, false);
            keyRelease(Qt.Key_Shift, Qt.ControlModifier);
        }

        function test_each_overlay_paints_something_else() {
            const bar = findChild(page, "overlayBar");  // which differs itself
            bar.visible = false;
            page.map.showWhole();
            tryVerify(() => page.map.ready, 30000);
            const seen = [grabImage(page.map)];
            for (const row of Overlays.table) {
                desk.onlyOverlay(row.overlay);
                tryVerify(() => page.map.ready, 30000);
                wait(60);
                const shown = grabImage(page.map);
                verify(seen.every(other => !shown.equals(other)), row.name);
                seen.push(shown);
            }
            bar.visible = true;
        }

        function test_a_click_in_the_overview_jumps() {
            const overview = findChild(page, "overview");
            const before = page.map.screenOf("A5415");
            mouseClick(overview, 30, 120);
            verify(page.map.screenOf("A5415") !== before);
        }

        function test_selecting_a_unit_shows_its_supply() {
            desk.selectPiece("U63-011");
            verify(desk.hasAnswer);
            const sentence = findChild(page, "supplySentence");
            verify(sentence.text.length > 10);
        }
    }
}
