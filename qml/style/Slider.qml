import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.Slider {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, implicitHandleWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, implicitHandleHeight + topPadding + bottomPadding)
    padding: 2

    handle: Box {
        x: control.leftPadding + Math.round(control.horizontal ? control.visualPosition * (control.availableWidth - width) : (control.availableWidth - width) / 2)
        y: control.topPadding + Math.round(control.horizontal ? (control.availableHeight - height) / 2 : control.visualPosition * (control.availableHeight - height))
        implicitWidth: Look.sized(14)
        implicitHeight: Look.sized(18)
        focused: control.visualFocus
        pressed: control.pressed
        hovered: control.hovered
    }

    background: Rectangle {
        readonly property int thick: 6

        x: control.leftPadding + (control.horizontal ? 0 : (control.availableWidth - thick) / 2)
        y: control.topPadding + (control.horizontal ? (control.availableHeight - thick) / 2 : 0)
        implicitWidth: control.horizontal ? 160 : thick
        implicitHeight: control.horizontal ? thick : 160
        width: control.horizontal ? control.availableWidth : thick
        height: control.horizontal ? thick : control.availableHeight
        radius: thick / 2
        color: Look.paperSunken
        border.color: Look.edge

        Rectangle {
            readonly property real end: control.horizontal ? control.position * parent.width : control.position * parent.height

            y: control.horizontal ? 0 : parent.height - end
            width: control.horizontal ? end : parent.width
            height: control.horizontal ? parent.height : end
            radius: parent.radius
            color: Look.selected
        }
    }
}
