pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Models

/// What was seen of a general's last turn, by theatre; a line leads to its hex.
Dialog {
    id: root

    required property Generals generals
    property string when

    signal hexAsked(string hex)

    objectName: "dispatch"
    title: qsTr("Dispatch, %1").arg(when)
    modal: false
    dim: true
    focus: true
    standardButtons: Dialog.Close
    parent: Overlay.overlay
    x: Math.round(((parent ? parent.width : 0) - width) / 2)
    y: Math.round(((parent ? parent.height : 0) - height) / 2)
    width: Math.min(Look.sized(620), (parent ? parent.width : 620) - 20)
    height: Math.min(Look.sized(520), (parent ? parent.height : 520) - 20)

    ListView {
        id: list

        objectName: "dispatchList"
        anchors.fill: parent
        clip: true
        focus: true
        keyNavigationEnabled: true
        model: root.generals.dispatch
        Accessible.role: Accessible.List
        Accessible.name: root.title

        ScrollBar.vertical: ScrollBar {
        }

        delegate: ItemDelegate {
            id: line

            required property int index
            required property var modelData

            width: list.width - Look.margin
            highlighted: ListView.isCurrentItem && list.activeFocus
            enabled: modelData.hex.length > 0
            onClicked: {
                root.hexAsked(modelData.hex);
                root.close();
            }
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Accessible.name: modelData.words

            contentItem: Column {
                Label {
                    visible: line.modelData.first
                    topPadding: line.index === 0 ? 0 : Look.gap
                    text: line.modelData.theatre
                    color: Look.accent
                    font.family: Look.serif
                    font.bold: true
                    font.pixelSize: Look.large
                }

                Label {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: line.modelData.words
                    color: Look.ink
                    font.pixelSize: Look.normal
                }
            }
        }
    }
}
