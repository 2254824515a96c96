import QtQuick

/// The keys that take an order back on a page.
PageKey {
    required property var play

    hand: qsTr("Ctrl+Z, Ctrl+Y")
    what: qsTr("take the last order back, do it again")
    keys: ({
            "Ctrl+Z": () => play.undo(),
            "Ctrl+Y": () => play.redo(),
            "Ctrl+Shift+Z": () => play.redo()
        })
}
