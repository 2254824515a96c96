import QtQuick
import Sumter.Panels

/// The ground of what is pressed: its edge thickens with the keyboard's focus, it darkens under the
/// mouse and sinks under the finger.
Rectangle {
    property bool focused
    property bool pressed
    property bool hovered
    property bool strong

    radius: Look.radius
    color: strong ? (pressed ? Look.ink : Look.selected) : pressed ? Look.paperSunken : hovered ? Look.hover : Look.paperRaised
    border.color: focused ? (strong ? Look.ink : Look.selected) : Look.edge
    border.width: focused ? 2 : 1
}
