import QtQuick
import QtQuick.Controls

/// A battle in the chooser's list: its name, and below it what there is of it.
ItemDelegate {
    id: root

    required property string title
    required property string size
    property bool chosen: false
    /// The keys go to it, or to its list.
    property bool focused: false

    padding: Look.margin
    highlighted: chosen
    Accessible.name: title

    background: Rectangle {
        radius: Look.radius
        color: root.highlighted ? Look.selectedSoft : (root.hovered ? Look.hover : Look.paper)
        border.color: root.highlighted ? Look.selected : Look.edge
        border.width: root.highlighted ? (root.focused ? 4 : 2) : 1
    }

    contentItem: Column {
        spacing: 2

        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.title
            color: Look.ink
            font.family: Look.serif
            font.pixelSize: Look.large
            font.bold: true
        }

        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.size
            color: Look.inkSoft
            font.pixelSize: Look.small
        }
    }
}
