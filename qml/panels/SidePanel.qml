import QtQuick
import QtQuick.Controls
import Sumter.Models

/// Beside the map while a set-up is looked at.
Pane {
    id: root

    required property Desk desk

    signal hexAsked(string hex)

    padding: Look.margin
    background: Rectangle {
        color: Look.paper
        border.color: Look.edge
    }

    StackPage {
        anchors.fill: parent
        desk: root.desk
        onHexAsked: hex => root.hexAsked(hex)
    }
}
