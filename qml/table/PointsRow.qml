import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels

/// Points of a sheet as a bar with its figures, and a mark below which something is due.
RowLayout {
    id: root

    required property string title
    required property int full
    required property int remaining
    /// 0: none.
    property int mark: 0
    property string markTitle
    /// What the points are, and the rule that says so.
    property string meaning
    property string rule
    readonly property bool low: remaining < mark

    signal ruleAsked(string rule)

    spacing: Look.gap
    ToolTip.visible: pointer.hovered && meaning.length > 0
    ToolTip.delay: 500
    ToolTip.text: qsTr("%1 [%2]").arg(meaning).arg(rule)
    Accessible.description: meaning
    Accessible.role: Accessible.StaticText
    Accessible.name: mark > 0 ? qsTr("%1: %2 of %3, %4 %5").arg(title).arg(remaining).arg(full).arg(markTitle).arg(mark) : qsTr("%1: %2 of %3").arg(title).arg(remaining).arg(full)

    HoverHandler {
        id: pointer

        cursorShape: root.rule.length > 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    TapHandler {
        enabled: root.rule.length > 0
        onTapped: root.ruleAsked(root.rule)
    }

    Label {
        Layout.preferredWidth: Look.sized(40)
        text: root.title
        font.pixelSize: Look.small
        Accessible.ignored: true
    }

    Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: Look.sized(12)
        color: Look.paperSunken
        border.color: Look.ink

        Rectangle {
            x: 1
            y: 1
            width: (parent.width - 2) * Math.min(1, root.remaining / Math.max(1, root.full))
            height: parent.height - 2
            color: root.low ? Look.bad : Look.selected
        }

        Rectangle {
            visible: root.mark > 0
            x: (parent.width - 2) * Math.min(1, root.mark / Math.max(1, root.full))
            width: 2
            height: parent.height
            color: Look.ink
        }
    }

    Label {
        text: root.mark > 0 ? qsTr("%1 of %2 (%3 %4)").arg(root.remaining).arg(root.full).arg(root.markTitle).arg(root.mark) : qsTr("%1 of %2").arg(root.remaining).arg(root.full)
        font.pixelSize: Look.small
        font.bold: root.low
        color: root.low ? Look.bad : Look.ink
        Accessible.ignored: true
    }
}
