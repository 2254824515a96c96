import QtQuick
import Sumter.Map

/// The whole map, small, with a frame around what is seen. A click or a drag jumps there.
Rectangle {
    id: root

    required property MapItem map

    objectName: "overview"
    width: 230
    height: width * 0.7
    color: Look.desk
    border.color: Look.edge
    border.width: 2
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Overview map")

    OverviewPicture {
        anchors.fill: parent
        anchors.margins: 2
        map: root.map

        Rectangle {
            x: root.map.seenLeft * parent.width
            y: root.map.seenTop * parent.height
            width: Math.max(6, root.map.seenWidth * parent.width)
            height: Math.max(6, root.map.seenHeight * parent.height)
            color: "transparent"
            border.color: Look.accent
            border.width: 2
        }

        MouseArea {
            id: area

            anchors.fill: parent
            onPressed: mouse => root.map.jumpTo(mouse.x / area.width, mouse.y / area.height)
            onPositionChanged: mouse => root.map.jumpTo(mouse.x / area.width, mouse.y / area.height)
        }
    }
}
