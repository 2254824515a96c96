pragma Singleton
import QtQuick
import Sumter.Models

/// Colours, type and spacing of the window: the one place where they are chosen. Each colour stands
/// in the order of Preferences.schemes. Text keeps 4.5:1 on every ground it is written on, 7:1 in
/// high contrast, and greyscale has no colour at all; tst_look.qml holds all three.
QtObject {
    // Grounds: a panel, what lies on it (cards, fields, pop-ups), what is sunk into it, the table
    // around it all, which has the colour of the map's margin.
    readonly property color paper: pick("#f6eedb", "#ffffff", "#f0f0f0")
    readonly property color paperRaised: pick("#fcf8ed", "#ffffff", "#fbfbfb")
    readonly property color paperSunken: pick("#ebdfc3", "#ececec", "#dcdcdc")
    readonly property color desk: pick("#4a4238", "#000000", "#2a2a2a")

    // What is written on them.
    readonly property color ink: pick("#241b12", "#000000", "#111111")
    readonly property color inkSoft: pick("#4d4030", "#111111", "#363636")
    readonly property color inkFaint: pick("#665842", "#333333", "#525252")
    readonly property color deskInk: pick("#f6eedb", "#ffffff", "#f0f0f0")
    /// Headings.
    readonly property color accent: pick("#8c2f2f", "#7a0000", "#111111")

    // Lines and grounds that tell a state. What they tell stands there in words or signs as well.
    readonly property color edge: pick("#85754f", "#000000", "#6e6e6e")
    readonly property color selected: pick("#1f6699", "#003e99", "#3a3a3a")
    readonly property color selectedSoft: pick("#d3e6f0", "#cfe2ff", "#cccccc")
    readonly property color hover: pick("#efe4c9", "#fff2b8", "#e2e2e2")

    // The strong one is text and line, the soft one the ground below it.
    readonly property color warning: pick("#6b4700", "#4a3000", "#222222")
    readonly property color warningSoft: pick("#f5e08a", "#ffe600", "#d4d4d4")
    readonly property color good: pick("#00634a", "#00452f", "#363636")
    readonly property color goodSoft: pick("#d9efe4", "#dcfff0", "#f8f8f8")
    readonly property color bad: pick("#8a2a68", "#6b0050", "#111111")
    readonly property color badSoft: pick("#f5dfec", "#ffdcf3", "#cfcfcf")

    // An erratum: what was printed, and what holds instead.
    readonly property color printed: accent
    readonly property color corrected: selected

    // The sides, as their counters.
    readonly property color union: pick("#1f3864", "#001a57", "#2c2c2c")
    readonly property color unionInk: "#ffffff"
    readonly property color confederate: pick("#b9b4a5", "#d9d9d9", "#c4c4c4")
    readonly property color confederateInk: "#000000"

    readonly property string serif: "DejaVu Serif"
    readonly property string sans: "DejaVu Sans"

    readonly property int tiny: sized(11)
    readonly property int small: sized(12)
    readonly property int normal: sized(13)
    readonly property int large: sized(15)
    readonly property int title: sized(18)
    readonly property int huge: sized(25)

    readonly property int gapSmall: 4
    readonly property int gap: 8
    readonly property int gapLarge: 16
    readonly property int margin: 10
    readonly property int radius: 4
    /// What a list leaves free for its scroll bar.
    readonly property int scrollWidth: 12

    function pick(period: string, contrast: string, grey: string): string {
        return [period, contrast, grey][Preferences.schemeIndex];
    }

    /// A size in pixels as it was designed, in the text size that the user chose.
    function sized(pixels: real): int {
        return Math.round(pixels * Preferences.textScale);
    }
}
