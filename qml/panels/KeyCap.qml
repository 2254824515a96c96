import QtQuick
import QtQuick.Controls

/// A key, or a gesture of the hand, as a cap with its name.
Rectangle {
    id: root

    property alias text: label.text

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + 2 * (Look.gapSmall + 1))
    implicitHeight: label.implicitHeight + 4
    radius: Look.radius
    color: Look.paperSunken
    border.color: Look.edge
    Accessible.ignored: true

    // The lower edge of a cap is thicker.
    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 1
        height: 2
        radius: 1
        color: Look.edge
    }

    Label {
        id: label

        anchors.centerIn: parent
        anchors.verticalCenterOffset: -1
        font.pixelSize: Look.tiny
        font.bold: true
        color: Look.inkSoft
    }
}
