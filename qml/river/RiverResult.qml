pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// What the campaign came to.
Rectangle {
    id: root

    required property RiverPlay play
    readonly property var result: play.result

    implicitHeight: lines.implicitHeight + 2 * Look.gapLarge
    color: Look.paperRaised
    border.color: Look.accent
    border.width: 2
    radius: Look.radius

    ColumnLayout {
        id: lines

        anchors.fill: parent
        anchors.margins: Look.gapLarge
        spacing: Look.gap

        Label {
            objectName: "riverLevel"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.result.level ?? ""
            font.family: Look.serif
            font.pixelSize: Look.huge
            font.bold: true
            color: Look.accent
            Accessible.role: Accessible.Heading
        }

        DoubleRule {
            Layout.fillWidth: true
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: (root.result.points ?? 0) < 0 ? qsTr("−%n points", "", -root.result.points) : qsTr("%n points", "", root.result.points ?? 0)
            font.family: Look.serif
            font.pixelSize: Look.title
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTr("%1.").arg(root.result.verdict ?? "")
            font.family: Look.serif
            font.italic: true
            font.pixelSize: Look.large
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTr("How it ended: %1.").arg(root.result.ending ?? "")
            font.pixelSize: Look.normal
        }

        Label {
            objectName: "riverStanding"
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.play.standing.length > 0 ? root.play.standing : qsTr("A steady commodore plays the same campaign, to compare …")
            font.pixelSize: Look.normal
            color: Look.inkSoft
        }
    }
}
