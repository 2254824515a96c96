import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.Button {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, implicitContentHeight + topPadding + bottomPadding)
    padding: 5
    horizontalPadding: Look.margin

    contentItem: Text {
        text: control.text
        font: control.font
        color: !control.enabled ? Look.inkFaint : control.highlighted || control.checked ? Look.paperRaised : Look.ink
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Box {
        implicitWidth: Look.sized(76)
        implicitHeight: Look.sized(26)
        visible: !control.flat || control.down || control.hovered || control.checked || control.visualFocus
        color: !control.enabled ? "transparent" : strong ? (pressed ? Look.ink : Look.selected) : pressed ? Look.paperSunken : hovered ? Look.hover : Look.paperRaised
        focused: control.visualFocus
        pressed: control.down
        hovered: control.hovered && control.enabled
        strong: control.highlighted || control.checked
    }
}
