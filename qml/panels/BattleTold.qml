pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What the log says of the battle, with its dice.
ColumnLayout {
    id: root

    required property Battle battle

    signal caseAsked(string number)
    signal hexAsked(string hex)

    spacing: Look.gapSmall

    Label {
        visible: root.battle.lines.count === 0
        font.pixelSize: Look.small
        font.italic: true
        color: Look.inkSoft
        text: qsTr("Nothing has happened yet.")
    }

    Repeater {
        model: root.battle.lines

        ItemDelegate {
            id: line

            required property int index
            required property string words
            required property string cited
            required property string hex
            required property int die

            objectName: "battleLine-" + index
            Layout.fillWidth: true
            padding: 2
            Accessible.name: words
            onClicked: {
                if (hex.length > 0)
                    root.hexAsked(hex);
            }
            Keys.onReturnPressed: clicked()
            contentItem: RowLayout {
                spacing: Look.gap

                DieFace {
                    visible: line.die > 0
                    face: line.die
                    edge: Look.sized(20)
                }

                Label {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    font.pixelSize: Look.small
                    text: line.words
                }

                ToolButton {
                    text: line.cited
                    font.pixelSize: Look.tiny
                    focusPolicy: Qt.NoFocus
                    Accessible.name: qsTr("Open case %1").arg(line.cited)
                    onClicked: root.caseAsked(line.cited)
                }
            }
        }
    }
}
