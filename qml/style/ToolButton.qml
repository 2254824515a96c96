import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.ToolButton {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, implicitContentHeight + topPadding + bottomPadding)
    padding: 5
    horizontalPadding: Look.gap

    contentItem: Text {
        text: control.text
        font: control.font
        color: control.enabled ? Look.ink : Look.inkFaint
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Box {
        implicitWidth: Look.sized(22)
        implicitHeight: Look.sized(24)
        visible: control.down || control.hovered || control.checked || control.visualFocus
        color: control.down || control.checked ? Look.selectedSoft : Look.hover
        focused: control.visualFocus
    }
}
