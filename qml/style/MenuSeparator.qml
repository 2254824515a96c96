import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.MenuSeparator {
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: 4

    contentItem: Rectangle {
        implicitWidth: 100
        implicitHeight: 1
        color: Look.edge
    }
}
