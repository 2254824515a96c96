pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Field
import Sumter.Panels

/// What a battle that is over has cost each side. No layout, as FieldOrders.
Column {
    id: root

    required property FieldPlay play

    visible: play.task === "over"
    spacing: Look.gapSmall

    Repeater {
        model: root.play.task === "over" ? root.play.losses : []

        RowLayout {
            id: row

            required property var modelData

            width: root.width
            spacing: Look.gap

            SideBadge {
                side: row.modelData.side
                name: ""
            }

            Label {
                objectName: "fieldLosses-" + row.modelData.side
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: row.modelData.text
                font.pixelSize: Look.normal
            }
        }
    }
}
