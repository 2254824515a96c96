import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.MenuItem {
    id: control

    readonly property real mark: checkable ? indicator.width + spacing : 0

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, implicitContentHeight + topPadding + bottomPadding)
    padding: 6
    spacing: 6

    contentItem: Text {
        leftPadding: control.mark
        rightPadding: control.subMenu ? control.arrow.width + control.spacing : 0
        text: control.text
        font: control.font
        color: control.enabled ? Look.ink : Look.inkFaint
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    indicator: Mark {
        x: control.leftPadding
        y: control.topPadding + (control.availableHeight - height) / 2
        visible: control.checkable
        on: control.checked
    }

    arrow: Text {
        x: control.width - width - control.rightPadding
        y: control.topPadding + (control.availableHeight - height) / 2
        visible: control.subMenu
        text: "▸"
        font: control.font
        color: Look.ink
    }

    background: Rectangle {
        implicitWidth: Look.sized(160)
        implicitHeight: Look.sized(24)
        visible: control.down || control.highlighted
        color: control.enabled ? Look.selectedSoft : Look.paperSunken
        border.color: Look.selected
    }
}
