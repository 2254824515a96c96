import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

/// The page that is open is bold and underlined.
T.TabButton {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, implicitContentHeight + topPadding + bottomPadding)
    padding: 5
    horizontalPadding: Look.gap

    contentItem: Text {
        text: control.text
        font.family: control.font.family
        font.pixelSize: control.font.pixelSize
        font.bold: control.checked
        color: control.enabled ? Look.ink : Look.inkFaint
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(font.pixelSize * 0.7)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        implicitHeight: Look.sized(26)
        color: control.hovered && !control.checked ? Look.hover : "transparent"
        border.color: Look.selected
        border.width: control.visualFocus ? 2 : 0

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 3
            visible: control.checked
            color: Look.accent
        }
    }
}
