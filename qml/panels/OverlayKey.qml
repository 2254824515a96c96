import QtQuick
import Sumter.Models

/// A key that switches an overlay, and with Shift shows only that one.
Item {
    id: root

    required property Desk desk
    required property KeyMap keys
    required property string action
    required property int overlay
    required property bool active

    Shortcut {
        sequences: root.keys.table[root.action]
        enabled: root.active
        onActivated: root.desk.toggleOverlay(root.overlay)
    }

    Shortcut {
        sequences: root.keys.table[root.action].map(key => "Shift+" + key)
        enabled: root.active
        onActivated: root.desk.onlyOverlay(root.overlay)
    }
}
