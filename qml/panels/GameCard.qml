pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// A saved game: its picture, where it stands and with which rules it is played; of one that cannot
/// be opened the reason.
ItemDelegate {
    id: root

    required property int index
    required property string name
    required property string title
    required property string stand
    required property string played
    required property string errata
    required property string options
    required property string secrecy
    required property string actions
    required property url picture
    required property string broken
    required property string damage
    required property bool isPlaying

    /// Whether the keys go to the list in which it is chosen.
    property bool isFocused: false
    readonly property bool isBroken: broken.length > 0
    readonly property string rules: qsTr("Errata %1, options %2, information %3.").arg(errata).arg(options).arg(secrecy)

    padding: Look.margin
    leftPadding: Look.margin
    Accessible.role: Accessible.ListItem
    Accessible.name: isBroken ? qsTr("%1, cannot be opened").arg(name) : qsTr("%1, %2, played %3").arg(title).arg(stand).arg(played)
    Accessible.description: isBroken ? broken : qsTr("File %1. %2 %3").arg(name).arg(rules).arg(damage)
    ToolTip.visible: hovered && (isBroken || damage.length > 0)
    ToolTip.delay: 500
    ToolTip.text: isBroken ? broken : damage

    background: Rectangle {
        radius: Look.radius
        color: root.highlighted ? Look.selectedSoft : (root.hovered ? Look.hover : Look.paper)
        border.color: root.highlighted ? Look.selected : Look.edge
        border.width: root.highlighted ? (root.isFocused ? 4 : 2) : 1
    }

    contentItem: RowLayout {
        spacing: Look.margin

        GamePicture {
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(Math.round(height * 4 / 3), Math.round(root.width * 0.36))
            source: root.picture
            isBroken: root.isBroken
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 2

            Label {
                Layout.fillWidth: true
                elide: Text.ElideRight
                text: root.title
                color: Look.ink
                font.family: Look.serif
                font.pixelSize: Look.large
                font.bold: true
            }

            Label {
                objectName: "gameStand"
                Layout.fillWidth: true
                visible: !root.isBroken
                elide: Text.ElideRight
                text: root.stand
                color: Look.accent
                font.family: Look.serif
                font.pixelSize: Look.normal
                font.italic: true
            }

            Label {
                objectName: "gameBroken"
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.isBroken
                wrapMode: Text.Wrap
                elide: Text.ElideRight
                text: root.isBroken ? qsTr("Cannot be opened: %1.").arg(root.broken) : ""
                color: Look.bad
                font.pixelSize: Look.small
            }

            Item {
                Layout.fillHeight: true
                visible: !root.isBroken
            }

            Label {
                Layout.fillWidth: true
                visible: root.damage.length > 0
                elide: Text.ElideRight
                text: qsTr("⚠ %1").arg(root.damage)
                color: Look.warning
                font.pixelSize: Look.tiny
            }

            Label {
                Layout.fillWidth: true
                visible: !root.isBroken
                wrapMode: Text.Wrap
                elide: Text.ElideRight
                maximumLineCount: 2
                text: root.rules
                color: Look.inkSoft
                font.pixelSize: Look.tiny
            }

            Label {
                Layout.fillWidth: true
                elide: Text.ElideRight
                text: root.isBroken ? qsTr("Played %1").arg(root.played) : (root.isPlaying ? qsTr("On the table now · %1").arg(root.actions) : qsTr("Played %1 · %2").arg(root.played).arg(root.actions))
                color: Look.inkSoft
                font.pixelSize: Look.tiny
            }

            Label {
                Layout.fillWidth: true
                visible: !root.isBroken
                elide: Text.ElideMiddle
                text: root.name
                color: Look.inkFaint
                font.pixelSize: Look.tiny
                font.italic: true
            }
        }
    }
}
