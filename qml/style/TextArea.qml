import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.TextArea {
    id: control

    // Wrapped text is as high as its width makes it; it must not decide on the width.
    implicitWidth: wrapMode === TextEdit.NoWrap ? contentWidth + leftPadding + rightPadding : Look.sized(200)
    implicitHeight: Math.max(contentHeight + topPadding + bottomPadding, Look.sized(26))
    padding: 6
    color: Look.ink
    selectionColor: Look.selected
    selectedTextColor: Look.paperRaised
    placeholderTextColor: Look.inkFaint

    Text {
        x: control.leftPadding
        y: control.topPadding
        width: control.width - control.leftPadding - control.rightPadding
        visible: control.length === 0 && control.preeditText.length === 0
        text: control.placeholderText
        font: control.font
        color: control.placeholderTextColor
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Look.radius
        color: Look.paperRaised
        border.color: control.activeFocus ? Look.selected : Look.edge
        border.width: control.activeFocus ? 2 : 1
    }
}
