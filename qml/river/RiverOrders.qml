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
    /// To the miniature table.
    required property RiverDoor door

    signal tableAsked
    signal reportAsked
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

    RiverChoices {
        visible: root.play.task === "encounter"
        play: root.play
        kind: "fight"
    }

    RiverDoorPanel {
        objectName: "riverDoorPanel"
        Layout.fillWidth: true
        door: root.door
        onTableAsked: root.tableAsked()
        onReportAsked: root.reportAsked()
        onRuleAsked: rule => root.ruleAsked(rule)
    }

    RiverChoices {
        visible: root.play.task === "orders"
        play: root.play
        kind: "course"
    }

    RiverChoices {
        visible: root.play.task === "night"
        play: root.play
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

            RiverChoices {
                play: root.play
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

    RiverChoices {
        visible: root.play.task === "orders"
        play: root.play
        kind: "quit"
    }
}
