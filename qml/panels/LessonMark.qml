import QtQuick
import Sumter.Map
import Sumter.Models

/// A ring around what the lesson points at, a hex or a part of the window: it comes three times
/// and goes.
Rectangle {
    id: root

    required property Lesson lesson
    required property MapItem map
    property string hex
    property Item part
    // Where it is follows from the view.
    readonly property point at: map.zoom + map.seenLeft + map.seenTop + map.width > 0 && hex.length > 0 ? map.mapToItem(parent, map.screenOf(hex)) : Qt.point(0, 0)
    readonly property rect around: {
        if (hex.length > 0) {
            const size = Math.max(24, map.hexPixels * 1.2);
            return Qt.rect(at.x - size / 2, at.y - size / 2, size, size);
        }
        if (part === null || !part.visible)
            return Qt.rect(0, 0, 0, 0);
        const corner = part.mapToItem(parent, 0, 0);
        return Qt.rect(corner.x - 4, corner.y - 4, part.width + 8, part.height + 8);
    }

    objectName: "lessonMark"
    visible: pulse.running
    x: around.x
    y: around.y
    width: around.width
    height: around.height
    radius: hex.length > 0 ? width / 2 : Look.radius + 4
    color: "transparent"
    border.color: Look.paperRaised
    border.width: 6
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        radius: parent.radius
        color: "transparent"
        border.color: Look.accent
        border.width: 4
    }

    SequentialAnimation {
        id: pulse

        loops: 3

        NumberAnimation {
            target: root
            property: "opacity"
            from: 0.2
            to: 1
            duration: 250
        }
        PauseAnimation {
            duration: 350
        }
        NumberAnimation {
            target: root
            property: "opacity"
            to: 0.2
            duration: 250
        }
    }

    Connections {
        target: root.lesson

        function onHexPointed(hex) {
            root.part = null;
            root.hex = hex;
            pulse.restart();
        }

        function onPartPointed(name) {
            root.hex = "";
            root.part = root.lesson.part(root, name);
            if (root.part !== null)
                pulse.restart();
        }
    }
}
