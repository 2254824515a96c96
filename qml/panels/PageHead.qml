import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// The bar over a page that is played on: its title, and its buttons from undo on.
ToolBar {
    id: root

    required property var play
    /// Before the names of its parts.
    required property string naming
    required property string words
    /// The room of the title beside the buttons.
    property real room: Look.sized(200)
    readonly property real titleWidth: title.implicitWidth
    default property alias buttons: buttonRow.data

    GridLayout {
        anchors.fill: parent
        anchors.leftMargin: Look.gap
        anchors.rightMargin: Look.gap
        columnSpacing: Look.gap
        rowSpacing: 0
        // Where there is no room beside the title the buttons stand below it.
        columns: buttonRow.natural + root.room > root.width ? 1 : 2

        Label {
            id: title

            objectName: root.naming + "Title"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: root.words
            font.family: Look.serif
            font.bold: true
        }

        Flow {
            id: buttonRow

            readonly property real natural: {
                let sum = 0;
                for (let i = 0; i < children.length; ++i)
                    sum += children[i].implicitWidth + spacing;
                return sum;
            }

            Layout.preferredWidth: Math.min(natural, root.width - 2 * Look.gap)
            spacing: Look.gapSmall

            ToolButton {
                objectName: root.naming + "Undo"
                text: root.play.undoDepth > 0 ? qsTr("Undo (%1)").arg(root.play.undoDepth) : qsTr("Undo")
                enabled: root.play.undoDepth > 0
                onClicked: root.play.undo()
            }

            ToolButton {
                objectName: root.naming + "Redo"
                text: qsTr("Redo")
                enabled: root.play.redoDepth > 0
                onClicked: root.play.redo()
            }
        }
    }
}
