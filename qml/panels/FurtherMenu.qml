pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Models

/// The steps of the side that are still to come: one of them is gone on to, or the other side's turn.
Popup {
    id: root

    required property Play play
    /// As they are when it is opened; "" is the other side's turn.
    property var steps: []
    readonly property int rowHeight: Look.sized(30)

    signal passToAsked(string stage)

    function choose(stage: string) {
        close();
        root.passToAsked(stage);
    }

    objectName: "furtherMenu"
    padding: 2
    width: Math.min(Look.sized(300), (parent ? parent.width : 300) - 20)
    height: steps.length * rowHeight + 2 * padding
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    onAboutToShow: {
        steps = [...play.ahead, ""];
        list.currentIndex = 0;
    }
    onOpened: list.forceActiveFocus()
    background: Rectangle {
        color: Look.paperRaised
        border.color: Look.edge
        radius: Look.radius
    }

    ListView {
        id: list

        objectName: "furtherList"
        anchors.fill: parent
        clip: true
        model: root.steps
        keyNavigationEnabled: true
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("Skip to a later step")
        Keys.onReturnPressed: root.choose(root.steps[currentIndex])
        Keys.onEnterPressed: root.choose(root.steps[currentIndex])

        delegate: ItemDelegate {
            required property int index
            required property string modelData

            objectName: "further-" + (modelData === "" ? "end" : modelData)
            width: ListView.view.width
            height: root.rowHeight
            highlighted: ListView.isCurrentItem
            text: modelData === "" ? qsTr("End this Player-Turn") : qsTr("On to: %1").arg(root.play.stageWords(modelData))
            onClicked: root.choose(modelData)
        }
    }
}
