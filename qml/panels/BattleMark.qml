import QtQuick
import Sumter.Map
import Sumter.Models

/// A ring around the hex of the battle.
Rectangle {
    id: root

    required property Desk desk
    required property MapItem map
    readonly property string hex: desk.battle.target
    // Where it is follows from the view.
    readonly property point at: map.zoom + map.seenLeft + map.seenTop + map.width > 0 ? map.screenOf(hex) : Qt.point(0, 0)

    objectName: "battleMark"
    visible: desk.battle.shown && hex.length > 0
    width: Math.max(14, map.hexPixels * 1.1)
    height: width
    radius: width / 2
    x: at.x - width / 2
    y: at.y - height / 2
    color: "transparent"
    border.color: Look.paperRaised
    border.width: Math.max(5, width / 12)
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.border.width * 0.25
        radius: width / 2
        color: "transparent"
        border.color: Look.accent
        border.width: Math.max(2, parent.border.width / 2)
    }
}
