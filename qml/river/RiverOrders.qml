pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// What is to be decided now, what has just happened, and the flotilla.
ColumnLayout {
    id: root

    required property RiverPlay play

    signal ruleAsked(string rule)

    spacing: Look.gap

    component Heading: Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.pixelSize: Look.large
        font.bold: true
        color: Look.accent
        Accessible.role: Accessible.Heading
    }

    /// The choices of one kind.
    component Choices: ColumnLayout {
        id: choices

        required property string kind
        property int group: -1
        /// How many of them there are.
        property int shown: 0

        Layout.fillWidth: true
        spacing: Look.gapSmall

        Repeater {
            model: root.play.choices

            ChoiceButton {
                id: choice

                required property string kind
                required property string order
                required property int group
                required property int index
                readonly property bool meant: kind === choices.kind && (choices.group < 0 || group === choices.group)

                objectName: meant ? "choice-" + order.replace(/ /g, "-") : ""
                Layout.fillWidth: true
                visible: meant
                first: index === 0
                onClicked: root.play.give(order)
            }
        }
    }

    RiverResult {
        objectName: "riverResult"
        Layout.fillWidth: true
        visible: root.play.task === "over"
        play: root.play
    }

    Label {
        objectName: "riverTask"
        Layout.fillWidth: true
        visible: root.play.task !== "over"
        wrapMode: Text.Wrap
        text: root.play.taskWords
        font.family: Look.serif
        font.pixelSize: Look.large
    }

    RiverFight {
        objectName: "riverFight"
        Layout.fillWidth: true
        visible: root.play.task === "encounter"
        play: root.play
        onRuleAsked: rule => root.ruleAsked(rule)
    }

    Choices {
        visible: root.play.task === "encounter"
        kind: "fight"
    }

    Choices {
        visible: root.play.task === "orders"
        kind: "course"
    }

    Choices {
        visible: root.play.task === "night"
        kind: "night"
    }

    Heading {
        visible: news.count > 0
        text: qsTr("What has happened")
    }

    Repeater {
        id: news

        model: root.play.news

        Label {
            required property string modelData

            Layout.fillWidth: true
            wrapMode: Text.Wrap
            textFormat: Text.StyledText
            text: modelData
            font.pixelSize: Look.small
            linkColor: Look.selected
            onLinkActivated: link => root.ruleAsked(link.replace("rule:", ""))
        }
    }

    Repeater {
        model: root.play.groups

        ColumnLayout {
            id: group

            required property var modelData

            Layout.fillWidth: true
            spacing: Look.gapSmall

            Heading {
                text: qsTr("%1, %2").arg(group.modelData.name).arg(group.modelData.place)
            }

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("Their orders: %1").arg(group.modelData.standing)
                font.pixelSize: Look.small
            }

            Choices {
                kind: "group"
                group: group.modelData.id
            }
        }
    }

    Heading {
        text: qsTr("The flotilla")
    }

    Repeater {
        model: root.play.vessels

        RiverCard {
            Layout.fillWidth: true
        }
    }

    Choices {
        visible: root.play.task === "orders"
        kind: "vessel"
    }

    Choices {
        visible: root.play.task === "orders"
        kind: "quit"
    }
}
