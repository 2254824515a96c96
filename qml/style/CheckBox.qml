import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.CheckBox {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, implicitContentHeight + topPadding + bottomPadding, implicitIndicatorHeight + topPadding + bottomPadding)
    padding: 6
    spacing: 6

    indicator: Mark {
        x: control.text ? control.leftPadding : control.leftPadding + (control.availableWidth - width) / 2
        y: control.topPadding + (control.availableHeight - height) / 2
        focused: control.visualFocus
        hovered: control.hovered
        on: control.checkState !== Qt.Unchecked
        half: control.checkState === Qt.PartiallyChecked
    }

    contentItem: Text {
        leftPadding: control.indicator.width + control.spacing
        text: control.text
        font: control.font
        color: control.enabled ? Look.ink : Look.inkFaint
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
    }
}
