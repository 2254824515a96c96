import QtQuick
import QtQuick.Controls

/// A set-up in the list: its title, when it begins, how large and how long it is.
ItemDelegate {
    id: root

    required property int index
    required property string setupId
    required property string title
    required property string start
    required property string sheets
    required property string ends
    /// Whether the keys go to the list in which it is chosen.
    property bool isFocused: false
    property string details: qsTr("%1 · %2").arg(sheets.includes(" ") ? qsTr("sheets %1").arg(sheets) : qsTr("sheet %1").arg(sheets)).arg(ends)

    objectName: "setup-" + setupId
    padding: Look.gap
    height: implicitContentHeight + 2 * padding
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2").arg(title).arg(start)
    Accessible.description: details

    background: Rectangle {
        radius: Look.radius
        color: root.highlighted ? Look.selectedSoft : (root.hovered ? Look.hover : Look.paper)
        border.color: root.highlighted ? Look.selected : Look.edge
        border.width: root.highlighted ? (root.isFocused ? 4 : 2) : 1
    }

    contentItem: Column {
        spacing: 1

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
            text: root.start
            color: Look.accent
            font.family: Look.serif
            font.pixelSize: Look.small
            font.italic: true
        }

        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.details
            color: Look.inkSoft
            font.pixelSize: Look.tiny
        }
    }
}
