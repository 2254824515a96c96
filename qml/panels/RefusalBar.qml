import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// Along the lower edge of a picture, why an order was refused, and by which rule.
Rectangle {
    id: root

    required property var play
    /// Before the names of its parts.
    required property string naming

    signal ruleAsked(rule: string)

    objectName: naming + "Refusal"
    anchors.left: parent?.left
    anchors.right: parent?.right
    anchors.bottom: parent?.bottom
    anchors.margins: Look.margin
    height: row.implicitHeight + 2 * Look.gap
    visible: play.refusal.length > 0
    radius: Look.radius
    color: Look.badSoft
    border.color: Look.bad

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Look.gap
        spacing: Look.gap

        Label {
            objectName: root.naming + "RefusalWords"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.play.refusal
            color: Look.ink
            font.pixelSize: Look.normal
            Accessible.role: Accessible.AlertMessage
        }

        DeskButton {
            objectName: root.naming + "RefusalRule"
            visible: root.play.refusalRule.length > 0
            text: root.play.refusalRule
            onClicked: root.ruleAsked(root.play.refusalRule)
        }

        ToolButton {
            text: "✕"
            Accessible.name: qsTr("Dismiss")
            onClicked: root.play.dismissRefusal()
        }
    }
}
