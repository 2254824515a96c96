pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Field
import Sumter.Panels

/// What happened last: volleys with their dice, and what came of them. No layout, as FieldOrders.
Column {
    id: root

    required property FieldPlay play

    signal ruleAsked(string rule)

    visible: play.report.length > 0
    spacing: 1

    Label {
        text: qsTr("What happened last")
        color: Look.accent
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.normal
    }

    Repeater {
        model: root.play.report

        RowLayout {
            id: row

            required property var modelData

            width: root.width
            spacing: Look.gapSmall

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: row.modelData.dice.length > 0 ? qsTr("%1: %2").arg(row.modelData.text).arg(row.modelData.dice) : row.modelData.text
                color: row.modelData.dice.length > 0 ? Look.inkSoft : Look.ink
                font.pixelSize: Look.small
            }

            ToolButton {
                visible: row.modelData.rule.length > 0
                text: row.modelData.rule
                font.pixelSize: Look.tiny
                focusPolicy: Qt.NoFocus
                Accessible.name: qsTr("Open rule %1").arg(row.modelData.rule)
                onClicked: root.ruleAsked(row.modelData.rule)
            }
        }
    }
}
