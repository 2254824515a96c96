import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

/// Shown for as long as there is something to scroll to: what fades away tells nobody that there is
/// more.
T.ScrollBar {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, implicitContentHeight + topPadding + bottomPadding)
    padding: 2
    minimumSize: 0.08
    visible: policy === T.ScrollBar.AlwaysOn || (policy === T.ScrollBar.AsNeeded && size < 1)

    contentItem: Rectangle {
        implicitWidth: control.interactive ? 6 : 3
        implicitHeight: control.interactive ? 6 : 3
        radius: Math.min(width, height) / 2
        color: control.pressed ? Look.ink : control.hovered ? Look.inkFaint : Look.edge
    }
}
