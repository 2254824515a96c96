import QtQuick
import QtQuick.Controls

/// The picture of a saved game; where there is none yet, an empty frame.
Rectangle {
    id: root

    required property url source
    /// Whether the game cannot be opened.
    property bool isBroken: false

    color: isBroken ? Look.badSoft : Look.paperSunken
    border.color: Look.edge

    Rectangle {
        anchors.fill: parent
        anchors.margins: Look.gapSmall
        visible: !image.visible
        color: "transparent"
        border.color: Look.edge

        Label {
            anchors.fill: parent
            anchors.margins: Look.gap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.isBroken ? "⚠" : "★"
            color: root.isBroken ? Look.bad : Look.inkFaint
            font.family: Look.serif
            font.pixelSize: Look.huge
            Accessible.ignored: true
        }
    }

    Image {
        id: image

        objectName: "gamePicture"
        anchors.fill: parent
        anchors.margins: 1
        asynchronous: true
        fillMode: Image.PreserveAspectCrop
        // Made small when it is read, which is done well; not when it is drawn.
        source: height > 1 ? root.source : ""
        sourceSize.height: Math.max(1, Math.round(height))
        visible: status === Image.Ready && !root.isBroken
    }
}
