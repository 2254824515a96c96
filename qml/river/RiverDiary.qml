pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// [RR-480] The campaign in prose, turn by turn; from each turn another line of play may go on.
ListView {
    id: root

    required property RiverPlay play

    signal ruleAsked(string rule)

    clip: true
    spacing: Look.gap
    activeFocusOnTab: true
    model: play.diary
    currentIndex: -1
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Diary")
    onCountChanged: laidOut.restart()
    onVisibleChanged: laidOut.restart()
    onActiveFocusChanged: {
        if (activeFocus && currentIndex < 0)
            currentIndex = count - 1;
    }
    Keys.onReturnPressed: play.branchFrom(currentIndex)
    Keys.onEnterPressed: play.branchFrom(currentIndex)

    ScrollBar.vertical: ScrollBar {
    }

    Timer {
        id: laidOut

        interval: 0
        onTriggered: {
            root.forceLayout();
            root.currentIndex = root.activeFocus ? root.count - 1 : -1;
            root.positionViewAtIndex(root.count - 1, ListView.Beginning);
        }
    }

    Connections {
        target: root.play

        function onChanged() {
            laidOut.restart();
        }
    }

    delegate: ColumnLayout {
        id: entry

        required property int index
        required property bool over
        required property string title
        required property string place
        required property string order
        required property string text
        required property int points
        required property int running
        required property string vessels
        required property string detached

        width: ListView.view ? ListView.view.width - Look.scrollWidth : 100
        spacing: 2

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Look.gap
            spacing: Look.gap

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: entry.order.length > 0 ? qsTr("%1. %2.").arg(entry.title).arg(entry.order) : qsTr("%1.").arg(entry.title)
                font.family: Look.serif
                font.bold: true
                font.underline: entry.ListView.isCurrentItem && root.activeFocus
                font.pixelSize: Look.normal
                color: Look.accent
            }

            ToolButton {
                objectName: "whatIf-" + entry.index
                visible: entry.over
                focusPolicy: Qt.NoFocus  // the list has Return for it
                text: qsTr("What if …")
                font.pixelSize: Look.small
                Accessible.name: qsTr("What if: continue from %1").arg(entry.title)
                onClicked: root.play.branchFrom(entry.index)
            }
        }

        Label {
            Layout.fillWidth: true
            Layout.leftMargin: Look.gap
            visible: entry.text.length > 0
            wrapMode: Text.Wrap
            textFormat: Text.StyledText
            text: entry.text
            font.family: Look.serif
            font.pixelSize: Look.normal
            linkColor: Look.selected
            onLinkActivated: link => root.ruleAsked(link.replace("rule:", ""))
        }

        Label {
            Layout.fillWidth: true
            Layout.leftMargin: Look.gap
            wrapMode: Text.Wrap
            text: qsTr("%1 points, %2 in all. %3.").arg(entry.points).arg(entry.running).arg(entry.vessels)
            font.pixelSize: Look.tiny
            color: Look.inkSoft
        }

        Label {
            Layout.fillWidth: true
            Layout.leftMargin: Look.gap
            visible: entry.detached.length > 0
            wrapMode: Text.Wrap
            text: qsTr("Apart: %1.").arg(entry.detached)
            font.pixelSize: Look.tiny
            color: Look.inkSoft
        }
    }
}
