import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.Models
import Sumter.Panels

/// The colours of each scheme can be told from their grounds, and text grows when it is asked to.
Item {
    id: root

    width: 700
    height: 400

    Menu {
        id: menu

        MenuItem {
            text: "Embark"
        }

        MenuItem {
            id: refused

            text: "Entrain: the railroad in B3402 is cut [6.52]; the next station is Corinth"
            enabled: false
        }

        MenuSeparator {
        }

        Menu {
            title: "Rosters"

            MenuItem {
                text: "exchange"
            }
        }
    }

    DeskCase {
        name: "Look"
        when: windowShown

        readonly property var grounds: ["paper", "paperRaised", "paperSunken"]
        readonly property var rows: ["hover", "selectedSoft"]

        function init() {
            Preferences.restore();
        }

        function cleanupTestCase() {
            Preferences.restore();
        }

        function linear(part) {
            return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        }

        function luminance(name) {
            const colour = Look[name];
            verify(colour !== undefined, name);
            return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
        }

        /// The ratio of WCAG, 1 to 21.
        function contrast(one, other) {
            const a = luminance(one);
            const b = luminance(other);
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        }

        function isTold(one, other, least) {
            const ratio = contrast(one, other);
            verify(ratio >= least, Preferences.scheme + ": " + one + " on " + other + " has " + ratio.toFixed(2) + ":1");
        }

        function test_text_can_be_read_data() {
            return Preferences.schemes.map(scheme => ({
                        tag: scheme,
                        least: scheme === "high-contrast" ? 7 : 4.5
                    }));
        }

        function test_text_can_be_read(data) {
            Preferences.scheme = data.tag;
            for (const ground of grounds.concat(rows)) {
                for (const ink of ["ink", "inkSoft", "inkFaint", "accent", "warning", "good", "bad", "selected"]) {
                    isTold(ink, ground, data.least);
                }
            }
            for (const kind of ["warning", "good", "bad"]) {
                for (const ink of ["ink", "inkSoft", kind]) {
                    isTold(ink, kind + "Soft", data.least);
                }
            }
            for (const [ink, ground] of [["deskInk", "desk"], ["unionInk", "union"], ["confederateInk", "confederate"], ["paperRaised", "selected"], ["paper", "ink"], ["paper", "accent"]]) {
                isTold(ink, ground, data.least);
            }
        }

        function test_lines_and_sides_can_be_told_data() {
            return test_text_can_be_read_data();
        }

        function test_lines_and_sides_can_be_told(data) {
            Preferences.scheme = data.tag;
            for (const ground of grounds) {
                isTold("edge", ground, 3);
            }
            isTold("union", "confederate", 4.5);
            isTold("paper", "desk", 4.5);
        }

        function test_a_scheme_changes_what_is_bound_to_it() {
            const before = String(Look.paper);
            Preferences.scheme = "high-contrast";
            verify(String(Look.paper) !== before);
            Preferences.scheme = "period";
            compare(String(Look.paper), before);
        }

        function test_a_menu_is_as_wide_as_its_longest_line() {
            menu.popup(root, 10, 10);
            tryCompare(menu, "opened", true);
            verify(!refused.contentItem.truncated);
            verify(menu.width < root.width);
            keyClick(Qt.Key_Escape);
            tryCompare(menu, "opened", false);
        }

        function test_text_grows_in_order() {
            const sizes = ["tiny", "small", "normal", "large", "title", "huge"];
            const made = sizes.map(name => Look[name]);
            Preferences.textScale = Preferences.largestText;
            for (let at = 0; at < sizes.length; ++at) {
                compare(Look[sizes[at]], 2 * made[at]);
                verify(at === 0 || made[at] > made[at - 1]);
            }
            Preferences.textScale = Preferences.smallestText;
            verify(Look.tiny >= 9);
        }
    }
}
