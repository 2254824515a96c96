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

    readonly property int shown: {
        let count = 0;
        for (let bits = desk.overlays; bits > 0; bits >>= 1) {
            count += bits & 1;
        }
        return count;
    }

    /// The names of those that are on.
    readonly property var names: {
        const names = [];
        for (let row = 0; row < entries.length; ++row) {
            if ((desk.overlays & entries[row]["overlay"]) !== 0)
                names.push(entries[row]["action"]);
        }
        return names;
    }

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

    readonly property list<QtObject> entries: [
        Entry {
            name: qsTr("Control")
            action: "control"
            overlay: Overlays.Control
            samples: ["controlUnion", "controlConfederate"]
        },
        Entry {
            name: qsTr("Zones")
            action: "zones"
            overlay: Overlays.GroundZones
            samples: ["zoneUnion", "zoneConfederate"]
        },
        Entry {
            name: qsTr("Naval zones")
            action: "naval-zones"
            overlay: Overlays.NavalZones
            samples: ["navalUnion", "navalConfederate"]
        },
        Entry {
            name: qsTr("Supply")
            action: "supply"
            overlay: Overlays.Supply
            samples: ["reachUnion", "reachConfederate", "unsupplied"]
        },
        Entry {
            name: qsTr("Rail net")
            action: "rail-net"
            overlay: Overlays.RailNet
            samples: ["railUnion", "railConfederate", "cut"]
        },
        Entry {
            name: qsTr("Supply towns")
            action: "supply-towns"
            overlay: Overlays.SupplyTowns
            samples: ["townUnion", "townConfederate", "townBorder"]
        },
        Entry {
            name: qsTr("Errata")
            action: "errata"
            overlay: Overlays.Errata
            samples: ["errataPrinted", "errataCorrected"]
        }
    ]

    component Entry: QtObject {
        property string name
        property string action
        property int overlay
        property var samples
    }

    function caption(kind) {
        if (kind === "unsupplied")
            return qsTr("out of supply");
        if (kind === "cut")
            return qsTr("cut");
        if (kind === "errataPrinted")
            return qsTr("printed");
        if (kind === "errataCorrected")
            return qsTr("corrected");
        if (kind.endsWith("Union"))
            return qsTr("Union");
        return kind.endsWith("Border") ? qsTr("border state") : qsTr("Confederate");
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
                text: root.unfolded ? qsTr("▾ Overlays") : qsTr("▸ Overlays (%1)").arg(root.shown)
                font.bold: true
                padding: 2
                focusPolicy: Qt.TabFocus
                Accessible.name: qsTr("Overlays")
                Accessible.description: root.unfolded ? qsTr("unfolded") : qsTr("folded")
                onClicked: root.unfolded = !root.unfolded
            }

            Repeater {
                model: root.unfolded ? root.entries : []

                Column {
                    id: row

                    required property Entry modelData

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

                                required property string modelData

                                spacing: 6

                                LegendSwatch {
                                    width: Look.sized(34)
                                    height: Look.sized(16)
                                    kind: sample.modelData
                                }

                                Label {
                                    text: root.caption(sample.modelData)
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
