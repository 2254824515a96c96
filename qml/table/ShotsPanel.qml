pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.Table

/// The shots of the last fire: range, what is added, die, score, points, damage, step by step with
/// their rules.
ColumnLayout {
    id: root

    required property TablePlay play
    /// Which shot is open; -1: none.
    property int open: -1
    readonly property var shots: play.shots

    signal ruleAsked(string rule)

    spacing: Look.gapSmall
    visible: shots.length > 0
    onShotsChanged: {
        if (open >= shots.length)
            open = -1;
    }

    Label {
        text: qsTr("The last fire")
        font.family: Look.serif
        font.bold: true
        color: Look.accent
    }

    Repeater {
        model: root.shots

        ColumnLayout {
            id: shot

            required property var modelData
            required property int index

            Layout.fillWidth: true
            spacing: 1

            ItemDelegate {
                objectName: "shot-" + shot.index
                Layout.fillWidth: true
                padding: 2
                text: shot.modelData.hit ? qsTr("✹ Hit: %1").arg(shot.modelData.title) : qsTr("Miss: %1").arg(shot.modelData.title)
                font.pixelSize: Look.small
                font.bold: shot.modelData.hit
                onClicked: root.open = root.open === shot.index ? -1 : shot.index
            }

            Repeater {
                model: root.open === shot.index ? shot.modelData.steps : []

                RowLayout {
                    id: step

                    required property var modelData

                    Layout.fillWidth: true
                    Layout.leftMargin: Look.gap
                    spacing: Look.gapSmall

                    Label {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        text: step.modelData.text
                        font.pixelSize: Look.small
                    }

                    ToolButton {
                        text: step.modelData.rule
                        font.pixelSize: Look.tiny
                        Accessible.name: qsTr("Open rule %1").arg(step.modelData.rule)
                        onClicked: root.ruleAsked(step.modelData.rule)
                    }
                }
            }
        }
    }
}
