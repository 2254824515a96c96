import QtQuick

/// A key of the game.
Item {
    id: root

    required property var keys
    required property bool active

    signal pressed

    Shortcut {
        sequences: root.keys
        enabled: root.active
        onActivated: root.pressed()
    }
}
