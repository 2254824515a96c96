pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The decision that is asked, and its choices where they need no selection on the map.
Column {
    id: root

    required property Play play
    /// Off where the choices stand elsewhere.
    property bool listsChoices: true
    /// The question alone, and a few lines of what came of the last order.
    property bool brief: false

    signal caseAsked(string number)
    /// A choice is about this hex.
    signal pointed(string hex)

    spacing: Look.gapSmall
    visible: play.active

    Label {
        objectName: "decision"
        width: parent.width
        visible: text.length > 0
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.large
        color: Look.accent
        text: root.play.over ? root.play.result : root.play.question
    }

    Label {
        objectName: "decisionHelp"
        width: parent.width
        visible: text.length > 0 && !root.brief
        wrapMode: Text.Wrap
        font.pixelSize: Look.small
        color: Look.inkSoft
        text: root.play.over || root.play.replaying ? "" : root.play.help
    }

    FittingList {
        id: list

        objectName: "choiceList"
        width: parent.width
        // In the phases the stack is what is worked with; elsewhere the list is.
        height: Math.min(fitted, Look.sized(root.play.ahead.length > 0 ? 150 : 260))
        visible: root.listsChoices && !root.brief && count > 0
        clip: true
        model: root.play.choices
        keyNavigationEnabled: true
        activeFocusOnTab: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Choices")
        Keys.onReturnPressed: {
            if (currentItem)
                (currentItem as OrderDelegate).give();
        }

        delegate: OrderDelegate {
            objectName: "choice-" + kind + "-" + index
            onGiven: number => root.play.choose(index, number)
            onCaseAsked: number => root.caseAsked(number)
            onPointed: hex => root.pointed(hex)
        }
    }

    Rectangle {
        objectName: "refusal"
        width: parent.width
        visible: root.play.refusal.length > 0
        height: refusalRow.implicitHeight + 2 * Look.gapSmall
        color: Look.badSoft
        border.color: Look.bad
        radius: Look.radius

        RowLayout {
            id: refusalRow

            anchors.fill: parent
            anchors.margins: Look.gapSmall

            Label {
                objectName: "refusalText"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                color: Look.bad
                font.pixelSize: Look.small
                text: qsTr("Refused: %1").arg(root.play.refusal)
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }

            ToolButton {
                visible: root.play.refusalCase.length > 0
                text: root.play.refusalCase
                Accessible.name: qsTr("Open case %1").arg(root.play.refusalCase)
                onClicked: root.caseAsked(root.play.refusalCase)
            }
        }
    }

    Flickable {
        width: parent.width
        height: Math.min(contentHeight, Look.sized(root.brief ? 50 : 130))
        contentHeight: news.implicitHeight
        visible: news.text.length > 0
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        // What came of it stands last.
        onContentHeightChanged: contentY = Math.max(0, contentHeight - height)
        ScrollBar.vertical: ScrollBar {
            policy: ScrollBar.AsNeeded
        }

        Label {
            id: news

            objectName: "news"
            width: parent.width - Look.gap
            wrapMode: Text.Wrap
            font.pixelSize: Look.normal
            text: root.play.news
        }
    }
}
