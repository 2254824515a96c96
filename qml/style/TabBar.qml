import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.TabBar {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, contentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, contentHeight + topPadding + bottomPadding)
    spacing: 2

    contentItem: ListView {
        model: control.contentModel
        currentIndex: control.currentIndex
        spacing: control.spacing
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
    }

    background: Item {
        implicitHeight: Look.sized(26)

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Look.edge
        }
    }
}
