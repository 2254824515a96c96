import QtQuick
import QtQuick.Controls
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// The map with its panels.
Item {
    id: root

    required property Session session
    required property Desk desk
    property KeyMap keys: KeyMap {
    }
    readonly property MapItem map: mapItem

    SplitView {
        anchors.fill: parent

        Item {
            SplitView.fillWidth: true
            SplitView.minimumWidth: 300
            clip: true

            MapItem {
                id: mapItem

                objectName: "map"
                anchors.fill: parent
                desk: root.desk
                focus: true
                terrainKey: root.keys.terrainKey
                wheelScrolls: root.keys.wheelScrolls
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Map of %1").arg(root.session.title)
                Accessible.description: root.desk.cursorText
                Accessible.focusable: true
            }

            Rectangle {
                visible: mapItem.box.width > 0
                x: mapItem.box.x
                y: mapItem.box.y
                width: mapItem.box.width
                height: mapItem.box.height
                color: Qt.alpha(Look.selected, 0.2)
                border.color: Look.selected
                border.width: 2
            }

            OverlayBar {
                id: overlays

                objectName: "overlayBar"
                // Down on the right the map ends first: there they cover least of it.
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Look.margin
                desk: root.desk
                keys: root.keys
            }

            OverviewMap {
                id: overview

                anchors.left: parent.left
                anchors.bottom: parent.bottom
                anchors.margins: Look.margin
                map: mapItem
                visible: parent.height > 500 && parent.width > 600 && (mapItem.seenWidth < 0.98 || mapItem.seenHeight < 0.98)
            }

            Rectangle {
                objectName: "ruler"
                visible: root.desk.ruler.length > 0
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: parent.top
                anchors.topMargin: 12
                width: rulerText.implicitWidth + 24
                height: rulerText.implicitHeight + 12
                radius: Look.radius
                color: Look.desk

                Label {
                    id: rulerText

                    anchors.centerIn: parent
                    text: root.desk.ruler
                    color: Look.deskInk
                    font.bold: true
                }
            }

            Rectangle {
                objectName: "cursorBar"
                visible: root.desk.hexCursor
                anchors.bottom: parent.bottom
                anchors.left: overview.right
                anchors.margins: 12
                width: Math.min(cursorLabel.implicitWidth + 24, overlays.x - x - 12)
                height: cursorLabel.implicitHeight + 12
                radius: Look.radius
                color: Look.desk
                border.color: Look.deskInk

                Label {
                    id: cursorLabel

                    anchors.fill: parent
                    anchors.margins: 6
                    anchors.leftMargin: 12
                    elide: Text.ElideRight
                    text: root.desk.cursorText
                    color: Look.deskInk
                }
            }

            Inspector {
                desk: root.desk
                map: mapItem
            }
        }

        SidePanel {
            objectName: "sidePanel"
            SplitView.preferredWidth: Math.min(Look.sized(310), parent.width * 0.4)
            SplitView.minimumWidth: 220
            desk: root.desk
            onHexAsked: hex => root.desk.goToHex(hex)
        }
    }
}
