import QtQuick
import Sumter.Panels

/// The box of a tick, or the ring of a choice.
Rectangle {
    id: root

    property bool focused
    property bool hovered
    property bool round
    property bool on
    property bool half

    implicitWidth: Look.sized(15)
    implicitHeight: Look.sized(15)
    radius: round ? width / 2 : 2
    color: hovered ? Look.hover : Look.paperRaised
    border.color: focused ? Look.selected : Look.edge
    border.width: focused ? 2 : 1

    Text {
        anchors.centerIn: parent
        visible: root.on && !root.round
        text: root.half ? "–" : "✓"
        color: Look.ink
        font.family: Look.sans
        font.pixelSize: Math.round(root.height * 0.9)
        font.bold: true
    }

    Rectangle {
        anchors.centerIn: parent
        visible: root.on && root.round
        width: Math.round(root.width * 0.5)
        height: width
        radius: width / 2
        color: Look.ink
    }
}
