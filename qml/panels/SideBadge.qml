import QtQuick
import QtQuick.Controls

/// A side in its colours and shape: square corners for the Union, one clipped for the Confederacy.
Item {
    id: root

    required property string side
    required property string name
    /// What it says to those who hear it.
    property string says: qsTr("The %1 decides").arg(name)
    property int textSize: Look.large
    /// What it lies on: seen where the corner is clipped.
    property color ground: Look.paper
    readonly property bool isUnion: side === "union"

    clip: true
    implicitWidth: label.implicitWidth + 2 * Look.gapLarge
    implicitHeight: label.implicitHeight + 2 * Look.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: says

    Rectangle {
        anchors.fill: parent
        color: root.isUnion ? Look.union : Look.confederate
        border.color: Look.edge
    }

    Rectangle {
        visible: !root.isUnion
        width: Look.gap * 2
        height: width
        x: parent.width - width / 2
        y: -height / 2
        rotation: 45
        color: root.ground
        border.color: Look.edge
    }

    Label {
        id: label

        anchors.centerIn: parent
        text: root.name
        font.family: Look.serif
        font.bold: true
        font.pixelSize: root.textSize
        color: root.isUnion ? Look.unionInk : Look.confederateInk
    }
}
