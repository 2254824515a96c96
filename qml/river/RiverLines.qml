pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// The lines of play that were left for another one, each to be taken up again.
Dialog {
    id: root

    required property RiverPlay play
    property var lines: []

    function ask() {
        lines = play.lines();
        open();
        list.forceActiveFocus();
    }

    function take(line: int) {
        close();
        play.takeUp(line);
    }

    objectName: "riverLines"
    title: qsTr("Other lines of play")
    modal: true
    standardButtons: Dialog.Close
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(560), (parent ? parent.width : 560) - 40)
    height: Math.min(Look.sized(460), (parent ? parent.height : 460) - 40)

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.lines.length > 0 ? qsTr("The line you take up continues where you left it; the one in play is kept in its place.") : qsTr("There are none. In the diary “What if …” continues from any turn, and keeps the line that was played.")
            font.pixelSize: Look.small
            color: Look.inkSoft
        }

        ListView {
            id: list

            objectName: "riverLineList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: Look.gapSmall
            model: root.lines
            Accessible.role: Accessible.List
            Accessible.name: root.title
            Keys.onReturnPressed: root.take(currentIndex)
            Keys.onEnterPressed: root.take(currentIndex)

            ScrollBar.vertical: ScrollBar {
            }

            delegate: ItemDelegate {
                id: line

                required property int index
                required property var modelData

                objectName: "riverLine-" + index
                width: list.width - Look.scrollWidth
                highlighted: ListView.isCurrentItem && list.activeFocus
                text: modelData.words
                font.pixelSize: Look.normal
                onClicked: root.take(index)

                contentItem: Label {
                    text: line.text
                    font: line.font
                    wrapMode: Text.Wrap
                    color: Look.ink
                    Accessible.ignored: true
                }
            }
        }
    }
}
