pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Map
import Sumter.Models

/// The overlays as switches, and below them what the colours and patterns of those shown mean.
Pane {
    id: root

    required property Desk desk
    required property KeyMap keys

    /// The names of those that are on.
    readonly property var names: Overlays.table.filter(row => (desk.overlays & row.overlay) !== 0).map(row => row.action)

    /// In a small window the map has the room.
    property bool unfolded: !parent || parent.height > Look.sized(460)

    padding: 6
    contentWidth: rows.implicitWidth
    contentHeight: Math.min(rows.implicitHeight, (parent ? parent.height : rows.implicitHeight) - 2 * (Look.margin + padding))
    background: Rectangle {
        color: Qt.alpha(Look.paper, 0.95)
        border.color: Look.edge
        radius: Look.radius
    }

    Flickable {
        anchors.fill: parent
        contentWidth: width
        contentHeight: rows.implicitHeight
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
        }

        Column {
            id: rows

            spacing: 2

            ToolButton {
                objectName: "foldOverlays"
                text: root.unfolded ? qsTr("▾ Overlays") : qsTr("▸ Overlays (%1)").arg(root.names.length)
                font.bold: true
                padding: 2
                focusPolicy: Qt.TabFocus
                Accessible.name: qsTr("Overlays")
                Accessible.description: root.unfolded ? qsTr("unfolded") : qsTr("folded")
                onClicked: root.unfolded = !root.unfolded
            }

            Repeater {
                model: root.unfolded ? Overlays.table : []

                Column {
                    id: row

                    required property var modelData

                    readonly property bool on: (root.desk.overlays & modelData.overlay) !== 0

                    CheckBox {
                        objectName: "overlay-" + row.modelData.action
                        text: qsTr("%1 (%2)").arg(row.modelData.name).arg(root.keys.labels[row.modelData.action])
                        checked: row.on
                        font.pixelSize: Look.small
                        padding: 2
                        focusPolicy: Qt.TabFocus
                        Accessible.name: row.modelData.name
                        onToggled: root.desk.toggleOverlay(row.modelData.overlay)
                    }

                    Column {
                        visible: row.on
                        leftPadding: 24
                        spacing: 2

                        Repeater {
                            model: row.on ? row.modelData.samples : []

                            Row {
                                id: sample

                                required property var modelData

                                spacing: 6

                                LegendSwatch {
                                    width: Look.sized(34)
                                    height: Look.sized(16)
                                    kind: sample.modelData.kind
                                }

                                Label {
                                    text: sample.modelData.caption
                                    font.pixelSize: Look.tiny
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
