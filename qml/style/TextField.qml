import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.TextField {
    id: control

    implicitWidth: implicitBackgroundWidth + leftInset + rightInset
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, contentHeight + topPadding + bottomPadding)
    padding: 5
    color: Look.ink
    selectionColor: Look.selected
    selectedTextColor: Look.paperRaised
    placeholderTextColor: Look.inkFaint
    verticalAlignment: TextInput.AlignVCenter

    Text {
        x: control.leftPadding
        y: control.topPadding
        width: control.width - control.leftPadding - control.rightPadding
        height: control.height - control.topPadding - control.bottomPadding
        visible: control.length === 0 && control.preeditText.length === 0
        text: control.placeholderText
        font: control.font
        color: control.placeholderTextColor
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        implicitWidth: Look.sized(140)
        implicitHeight: Look.sized(26)
        radius: Look.radius
        color: Look.paperRaised
        border.color: control.activeFocus ? Look.selected : Look.edge
        border.width: control.activeFocus ? 2 : 1
    }
}
