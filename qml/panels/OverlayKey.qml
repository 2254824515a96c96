import QtQuick
import Sumter.Models

/// A letter that switches an overlay, and with Shift shows only that one.
Item {
    id: root

    required property Desk desk
    required property string letter
    required property int overlay
    required property bool active

    Shortcut {
        sequence: root.letter
        enabled: root.active
        onActivated: root.desk.toggleOverlay(root.overlay)
    }

    Shortcut {
        sequence: "Shift+" + root.letter
        enabled: root.active
        onActivated: root.desk.onlyOverlay(root.overlay)
    }
}
