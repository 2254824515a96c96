import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.ToolBar {
    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, contentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, contentHeight + topPadding + bottomPadding)
    padding: 2

    background: Rectangle {
        implicitHeight: Look.sized(28)
        color: Look.paper

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Look.edge
        }
    }
}
