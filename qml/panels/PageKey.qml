pragma ComponentBehavior: Bound
import QtQuick

/// A row of the list of keys and mouse of a page: what the hand does and what comes of it, and the keys that do it.
QtObject {
    id: root

    property string hand
    property string what
    /// By its key sequence, what a key does; none where the mouse, or what has the keyboard, heeds it.
    property var keys: ({})
    /// Whether the keys hold.
    property bool active: false

    readonly property Instantiator shortcuts: Instantiator {
        model: Object.keys(root.keys)

        Shortcut {
            required property string modelData

            sequence: modelData
            enabled: root.active
            onActivated: root.keys[modelData]()
        }
    }
}
