import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// The list of keys, and keys that were changed, with real events.
Item {
    id: root

    width: 1100
    height: 820

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

    MapPage {
        id: page

        anchors.fill: parent
        session: session
        desk: desk
        keys: keyMap
    }

    OverlayKey {
        desk: desk
        keys: keyMap
        active: !list.opened
        action: "supply"
        overlay: Overlays.Supply
    }

    KeyList {
        id: list

        keys: keyMap
    }

    DeskCase {
        name: "Keys"
        when: windowShown

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
            session.openSetup("west-63", "corrected");
            tryVerify(() => page.map.ready, 60000);
        }

        function init() {
            keyMap.restore();
            desk.overlays = 0;
        }

        function cleanup() {
            list.close();
            tryCompare(list, "opened", false);
            keyMap.restore();
        }

        function change(action, key, modifiers) {
            list.open();
            tryCompare(list, "opened", true);
            const button = findChild(list.contentItem, "key-" + action);
            verify(button, action);
            waitForRendering(list.contentItem);
            mouseClick(button);
            tryCompare(list, "recording", keyMap.rowOf(action));
            keyClick(key, modifiers);
            compare(list.recording, -1);
        }

        function test_another_key_does_what_the_old_one_did() {
            change("supply", Qt.Key_Q, Qt.NoModifier);
            compare(list.refusal, "");
            list.close();
            tryCompare(list, "opened", false);
            page.map.forceActiveFocus();
            keyClick(Qt.Key_S);
            compare(desk.overlays, 0);
            keyClick(Qt.Key_Q);
            compare(desk.overlays, Overlays.Supply);
            desk.overlays = Overlays.Errata;
            keyClick(Qt.Key_Q, Qt.ShiftModifier);
            compare(desk.overlays, Overlays.Supply);
        }

        function test_a_taken_key_is_refused_in_words() {
            change("supply", Qt.Key_K, Qt.NoModifier);
            verify(findChild(list.contentItem, "keyMessage").text.includes("rail net"));
            compare(keyMap.table["supply"][0], "S");
        }

        function test_the_made_keys_come_back() {
            change("find", Qt.Key_F, Qt.ControlModifier);
            compare(keyMap.table["find"][0], "Ctrl+F");
            mouseClick(list.standardButton(Dialog.RestoreDefaults));
            compare(keyMap.table["find"][0], "/");
            verify(list.opened);
        }

        function test_escape_leaves_the_key_and_the_list() {
            change("supply", Qt.Key_Escape, Qt.NoModifier);
            compare(keyMap.table["supply"][0], "S");
            verify(list.opened);
        }

        function test_the_key_held_for_the_terrain_can_be_another() {
            change("terrain", Qt.Key_Y, Qt.NoModifier);
            list.close();
            tryCompare(list, "opened", false);
            page.map.forceActiveFocus();
            keyPress(Qt.Key_Y);
            verify(desk.terrainOnly);
            keyRelease(Qt.Key_Y);
            verify(!desk.terrainOnly);
        }

        function test_the_wheel_scrolls_when_asked_to() {
            keyMap.wheelScrolls = true;
            page.map.zoom = 1;
            const before = page.map.screenOf("B3402");
            mouseWheel(page.map, 300, 300, 0, -120);
            verify(page.map.screenOf("B3402").y < before.y);
            compare(page.map.zoom, 1);
            mouseWheel(page.map, 300, 300, 0, 120, Qt.NoButton, Qt.ControlModifier);
            verify(page.map.zoom > 1);
        }
    }
}
