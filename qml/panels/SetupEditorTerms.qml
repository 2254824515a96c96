pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// [19.3] Lines that stand in the place of those of the scenario, each to be taken away; what adds
/// one comes below them.
ColumnLayout {
    id: root

    required property SetupEditor editor
    required property NotesModel lines
    /// 0 reinforcements, 1 rules, 2 what is counted at the end.
    required property int group
    required property string heading

    spacing: Look.gapSmall

    Label {
        Layout.fillWidth: true
        Layout.topMargin: Look.gap
        text: root.heading
        font.family: Look.serif
        font.bold: true
        color: Look.accent
        Accessible.role: Accessible.Heading
    }

    Label {
        Layout.fillWidth: true
        visible: root.lines.count === 0
        text: qsTr("none")
        color: Look.inkSoft
        font.pixelSize: Look.small
    }

    Repeater {
        model: root.lines

        RowLayout {
            id: line

            required property int index
            required property string title
            required property string note

            Layout.fillWidth: true
            spacing: Look.gapSmall

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    objectName: "term-" + root.group + "-" + line.index
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: line.title
                    color: Look.ink
                    font.pixelSize: Look.small
                }

                Label {
                    objectName: "termFault-" + root.group + "-" + line.index
                    Layout.fillWidth: true
                    visible: line.note.length > 0
                    wrapMode: Text.Wrap
                    text: line.note
                    color: Look.bad
                    font.pixelSize: Look.tiny
                }
            }

            ToolButton {
                objectName: "takeTerm-" + root.group + "-" + line.index
                text: "✕"
                Accessible.name: qsTr("Remove: %1").arg(line.title)
                onClicked: root.editor.takeTerm(root.group, line.index)
            }
        }
    }
}
