pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Panels
import Sumter.Table

/// A section of a ship's card: its boxes, those that are gone ticked off.
Flow {
    id: root

    required property string title
    required property int full
    required property int remaining
    property bool choosable: false
    property real edge: Look.sized(14)
    /// A box was clicked that may be crossed off.
    signal chosen

    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 of %3 boxes").arg(title).arg(remaining).arg(full)

    Label {
        width: Look.sized(78)
        text: root.title
        font.pixelSize: Look.small
        font.bold: root.choosable
        color: root.choosable ? Look.accent : Look.ink
        Accessible.ignored: true
    }

    Repeater {
        model: root.full

        Rectangle {
            id: box

            required property int index
            readonly property bool gone: index >= root.remaining
            /// The next one to go.
            readonly property bool next: root.choosable && index === root.remaining - 1

            objectName: next ? "next-box" : ""
            width: root.edge
            height: root.edge
            color: gone ? Look.paperSunken : (next ? Look.warningSoft : Look.paperRaised)
            border.color: next ? Look.warning : Look.ink
            border.width: next ? 2 : 1

            Label {
                anchors.centerIn: parent
                visible: box.gone
                text: "✕"
                font.pixelSize: root.edge * 0.8
                color: Look.bad
                Accessible.ignored: true
            }

            TapHandler {
                enabled: root.choosable && !box.gone
                onTapped: root.chosen()
            }
        }
    }
}
