import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// The settings by mouse and keyboard, and the map in other colours.
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

    Row {
        id: swatches

        // By the two sides or states that an overlay tells apart.
        readonly property var pairs: [].concat(...Overlays.table.map(row => row.samples.slice(1).map(other => [row.samples[0].kind, other.kind])))

        LegendSwatch {
            id: one

            width: 48
            height: 32
        }

        LegendSwatch {
            id: other

            width: 48
            height: 32
        }
    }

    SettingsDialog {
        id: dialog

        keys: keyMap
    }

    DeskCase {
        name: "Settings"
        when: windowShown

        function initTestCase() {
            Preferences.restore();
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
            session.openSetup("west-63", "corrected");
            tryVerify(() => page.map.ready, 60000);
        }

        function init() {
            Preferences.restore();
            keyMap.restore();
            desk.overlays = 0;
        }

        function cleanup() {
            dialog.close();
            tryCompare(dialog, "opened", false);
            findChild(page, "overlayBar").visible = true;
            Preferences.restore();
            keyMap.restore();
        }

        function open() {
            dialog.open();
            tryCompare(dialog, "opened", true);
            waitForRendering(dialog.contentItem);
        }

        function part(name) {
            const found = findChild(dialog.contentItem, name);
            verify(found, name);
            return found;
        }

        function test_a_click_changes_the_colours() {
            open();
            mouseClick(part("scheme-greyscale"));
            compare(Preferences.scheme, "greyscale");
            verify(part("scheme-greyscale").checked);
            verify(!part("scheme-period").checked);
        }

        function test_all_goes_by_keyboard() {
            open();
            tryVerify(() => part("scheme-period").activeFocus);
            keyClick(Qt.Key_Left);
            compare(Preferences.scheme, "period");
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(Preferences.scheme, "greyscale");
            keyClick(Qt.Key_Left);
            compare(Preferences.scheme, "high-contrast");
            tryVerify(() => part("scheme-high-contrast").activeFocus);
            // On through the dialog until the slider, the language and the wheel have been met.
            const wanted = ["textScale", "language", "settingsWheel"];
            for (let at = 0; at < 12 && wanted.length > 0; ++at) {
                keyClick(Qt.Key_Tab);
                if (!part(wanted[0]).activeFocus)
                    continue;
                switch (wanted.shift()) {
                case "textScale":
                    keyClick(Qt.Key_Right);
                    keyClick(Qt.Key_Right);
                    fuzzyCompare(Preferences.textScale, 1.2, 0.001);
                    break;
                case "language":
                    keyClick(Qt.Key_Down);
                    keyClick(Qt.Key_Down);
                    compare(Preferences.language, "de");
                    break;
                default:
                    keyClick(Qt.Key_Space);
                    verify(keyMap.wheelScrolls);
                }
            }
            compare(wanted.length, 0, wanted.join());
            keyClick(Qt.Key_Escape);
            tryCompare(dialog, "opened", false);
        }

        function test_the_language_is_chosen_from_the_list() {
            open();
            const box = part("language");
            mouseClick(box);
            tryCompare(box.popup, "opened", true);
            waitForRendering(box.popup.contentItem);
            const german = box.popup.contentItem.itemAtIndex(2);
            compare(german.text, "Deutsch");
            mouseClick(german);
            compare(Preferences.language, "de");
            tryCompare(box.popup, "opened", false);
            compare(box.displayText, "Deutsch");
        }

        function test_the_page_follows_the_keyboard() {
            Preferences.textScale = Preferences.largestText;
            root.height = 500;
            open();
            const page = part("settingsPage");
            tryVerify(() => page.contentHeight > page.height + 100);
            const seen = item => {
                const top = item.mapToItem(page, 0, 0).y;
                return top >= 0 && top + item.height <= page.height;
            };
            for (const name of ["settingsWheel", "scheme-period", "language"]) {
                part(name).forceActiveFocus(Qt.TabFocusReason);
                tryVerify(() => seen(part(name)), 1000, name);
            }
            root.height = 820;
        }

        function test_a_dragged_slider_takes_effect_when_it_is_let_go() {
            open();
            const slider = part("textScale");
            const before = Look.normal;
            mousePress(slider, slider.handle.x + slider.handle.width / 2, slider.height / 2);
            mouseMove(slider, slider.width * 0.6, slider.height / 2);
            mouseMove(slider, slider.width - 2, slider.height / 2);
            compare(Look.normal, before);
            mouseRelease(slider, slider.width - 2, slider.height / 2);
            verify(Preferences.textScale > 1.8);
            verify(Look.normal > before);
        }

        function test_what_was_made_comes_back() {
            open();
            mouseClick(part("scheme-high-contrast"));
            Preferences.textScale = 1.5;
            Preferences.language = "en";
            keyMap.wheelScrolls = true;
            compare(part("language").currentIndex, 1);
            mouseClick(dialog.standardButton(Dialog.RestoreDefaults));
            compare(Preferences.scheme, "period");
            compare(Preferences.textScale, 1);
            compare(Preferences.language, "");
            verify(!keyMap.wheelScrolls);
            tryCompare(part("language"), "currentIndex", 0);
            verify(dialog.opened);
        }

        function test_at_every_text_size_it_stays_in_the_window() {
            for (const scale of [Preferences.smallestText, 1, 1.5, Preferences.largestText]) {
                Preferences.textScale = scale;
                open();
                verify(dialog.width <= root.width && dialog.height <= root.height, scale);
                verify(dialog.x >= 0 && dialog.y >= 0, scale);
                dialog.close();
                tryCompare(dialog, "opened", false);
            }
        }

        function test_overlays_fold_where_text_is_large_and_never_leave_the_map() {
            const bar = findChild(page, "overlayBar");
            verify(bar.unfolded);
            Preferences.textScale = Preferences.largestText;
            verify(!bar.unfolded);
            const fold = findChild(bar, "foldOverlays");
            tryVerify(() => bar.height < 2 * fold.height);
            const folded = bar.height;
            waitForRendering(bar);
            mouseClick(fold);
            verify(bar.unfolded);
            desk.overlays = Overlays.table.reduce((all, row) => all | row.overlay, 0);
            tryVerify(() => bar.height > 3 * folded);
            tryVerify(() => bar.y >= 0 && bar.height <= page.height);
            mouseClick(fold);
            tryCompare(bar, "height", folded);
            verify(fold.text.includes(Overlays.table.length), fold.text);
        }

        function test_its_parts_have_names() {
            open();
            for (const name of ["textScale", "language"]) {
                verify(part(name).Accessible.name.length > 0, name);
            }
            for (const name of ["scheme-period", "scheme-high-contrast", "scheme-greyscale", "settingsWheel"]) {
                verify(part(name).text.length > 0, name);
            }
        }

        /// How far the red, green and blue of a picture are apart, at most, on a grid of points.
        function colourOf(image) {
            let most = 0;
            for (let x = 3; x < image.width; x += 17) {
                for (let y = 3; y < image.height; y += 17) {
                    const parts = [image.red(x, y), image.green(x, y), image.blue(x, y)];
                    most = Math.max(most, Math.max(...parts) - Math.min(...parts));
                }
            }
            return most;
        }

        function test_the_map_is_drawn_in_the_scheme() {
            // Letters may have edges of colour on a display.
            findChild(page, "overlayBar").visible = false;
            desk.overlays = Overlays.Supply | Overlays.RailNet;
            tryVerify(() => page.map.ready, 30000);
            verify(colourOf(grabImage(page.map)) > 60);
            Preferences.scheme = "greyscale";
            verify(!page.map.ready);
            tryVerify(() => page.map.ready, 30000);
            // The last tiles are uploaded over several frames.
            tryVerify(() => colourOf(grabImage(page.map)) <= 2, 5000, "some colour is left");
            Preferences.scheme = "period";
            tryVerify(() => page.map.ready, 30000);
            tryVerify(() => colourOf(grabImage(page.map)) > 60);
        }

        function test_schemes_that_follow_fast_end_with_the_last() {
            findChild(page, "overlayBar").visible = false;
            for (const scheme of ["greyscale", "high-contrast", "period", "greyscale"]) {
                Preferences.scheme = scheme;
            }
            tryVerify(() => page.map.ready, 30000);
            // The last tiles are uploaded over several frames.
            tryVerify(() => colourOf(grabImage(page.map)) <= 2, 5000, "some colour is left");
        }

        /// By pixel, whether it is darker than the middle between the darkest and the lightest: the
        /// pattern, whatever its shade.
        function inkOf(image) {
            const greys = [];
            for (let x = 4; x < image.width - 4; ++x) {
                for (let y = 4; y < image.height - 4; ++y) {
                    greys.push(image.red(x, y));
                }
            }
            const middle = (Math.min(...greys) + Math.max(...greys)) / 2;
            return greys.map(grey => grey < middle);
        }

        /// Overlays are told by pattern and shape: with one ink on one paper two samples still
        /// differ.
        function test_samples_differ_without_colour_data() {
            return swatches.pairs.map(pair => ({
                        tag: pair.join(" and "),
                        one: pair[0],
                        other: pair[1]
                    }));
        }

        function test_samples_differ_without_colour(data) {
            one.kind = data.one;
            other.kind = data.other;
            Preferences.scheme = "greyscale";
            waitForRendering(one);
            const left = grabImage(one);
            const right = grabImage(other);
            const inkOfOne = inkOf(left);
            const inkOfOther = inkOf(right);
            let differing = 0;
            for (let at = 0; at < inkOfOne.length; ++at) {
                differing += inkOfOne[at] !== inkOfOther[at] ? 1 : 0;
            }
            // Of some nine hundred; the same pattern in another shade differs in a few of its edge.
            verify(differing > 40, "pixels of ink that differ: " + differing);
        }
    }
}
