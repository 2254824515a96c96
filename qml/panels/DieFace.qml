pragma ComponentBehavior: Bound
import QtQuick

/// A die as it lies on the table; 0 is one that has not been rolled.
Rectangle {
    id: root

    required property int face
    property real edge: Look.sized(22)

    /// Which of the nine places carry a pip, by row.
    readonly property var pips: [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

    implicitWidth: edge
    implicitHeight: edge
    radius: edge / 6
    color: Look.paperRaised
    border.color: Look.ink
    border.width: Math.max(1, edge / 18)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Die: %1").arg(face)

    Repeater {
        model: root.pips[Math.max(0, Math.min(6, root.face))]

        Rectangle {
            required property int modelData

            width: root.edge / 5
            height: width
            radius: width / 2
            x: root.width * (0.25 + 0.25 * (modelData % 3)) - width / 2
            y: root.height * (0.25 + 0.25 * Math.floor(modelData / 3)) - height / 2
            color: Look.ink
        }
    }
}
