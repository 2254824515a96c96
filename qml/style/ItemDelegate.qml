import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.ItemDelegate {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, implicitContentHeight + topPadding + bottomPadding)
    padding: 6

    contentItem: Text {
        text: control.text
        font: control.font
        color: control.enabled ? Look.ink : Look.inkFaint
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        implicitWidth: Look.sized(100)
        implicitHeight: Look.sized(22)
        color: control.highlighted ? Look.selectedSoft : control.down ? Look.paperSunken : control.hovered ? Look.hover : "transparent"
        border.color: Look.selected
        border.width: control.visualFocus ? 2 : control.highlighted ? 1 : 0
    }
}
