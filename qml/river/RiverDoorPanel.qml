pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River
import Sumter.Table

/// Other ways to fight an encounter that has just begun than by fast rounds [RR-030]: on the
/// miniature table, by captains, or on a table of one's own.
ColumnLayout {
    id: root

    required property RiverDoor door

    /// The battle is on the table now.
    signal tableAsked
    /// What came of a fight elsewhere is to be typed in.
    signal reportAsked
    signal ruleAsked(string rule)

    visible: door.asked
    spacing: Look.gapSmall

    Label {
        Layout.fillWidth: true
        Layout.topMargin: Look.gap
        wrapMode: Text.Wrap
        textFormat: Text.StyledText
        text: qsTr("Or fight it on the miniature table <a href=\"rule:RR-030\">RR-030</a>")
        font.family: Look.serif
        font.pixelSize: Look.large
        font.bold: true
        color: Look.accent
        linkColor: Look.selected
        onLinkActivated: link => root.ruleAsked(link.replace("rule:", ""))
        Accessible.role: Accessible.Heading
    }

    Label {
        objectName: "riverDoorError"
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        text: root.door.error.length > 0 ? root.door.error : root.door.ready ? "" : qsTr("The table is being laid out …")
        color: root.door.error.length > 0 ? Look.bad : Look.inkSoft
        font.pixelSize: Look.small
    }

    DeskButton {
        id: briefButton

        property bool shown: false

        objectName: "riverBriefButton"
        Layout.fillWidth: true
        text: shown ? qsTr("Hide the brief") : qsTr("Read the brief of the encounter")
        onClicked: shown = !shown
    }

    Label {
        objectName: "riverBrief"
        Layout.fillWidth: true
        visible: briefButton.shown
        wrapMode: Text.Wrap
        textFormat: Text.StyledText
        text: root.door.play.brief
        color: Look.ink
        linkColor: Look.selected
        font.pixelSize: Look.small
        onLinkActivated: link => root.ruleAsked(link.replace("rule:", ""))
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.door.ready
        spacing: Look.gapSmall

        Repeater {
            model: ["ironclad", "coastal"]

            RadioButton {
                required property string modelData

                objectName: "riverSet-" + modelData
                Layout.fillWidth: true
                text: root.door.begunSets[modelData] === true ? qsTr("%1 (begun)").arg(root.door.sets[modelData]) : root.door.sets[modelData]
                checked: modelData === root.door.rules
                font.pixelSize: Look.small
                Accessible.description: qsTr("The set of rules of the miniature table")
                onClicked: root.door.rules = modelData
            }
        }
    }

    ComboBox {
        id: computer

        objectName: "riverComputer"
        Layout.fillWidth: true
        visible: root.door.ready
        textRole: "text"
        valueRole: "value"
        font.pixelSize: Look.small
        Accessible.name: qsTr("Who commands")
        model: [
            {
                text: qsTr("I command the Union, a captain the Confederates"),
                value: "confederate"
            },
            {
                text: qsTr("Captains command both sides: I watch"),
                value: "both"
            }
        ]
    }

    DeskButton {
        objectName: "riverOnTable"
        Layout.fillWidth: true
        visible: root.door.ready
        text: root.door.begun ? qsTr("Continue the battle") : qsTr("Fight it on the table")
        onClicked: {
            if (root.door.fight(computer.currentValue))
                root.tableAsked();
        }
    }

    DeskButton {
        objectName: "riverCaptains"
        Layout.fillWidth: true
        visible: root.door.ready
        text: root.door.answering ? qsTr("Captains fight it … Stop") : qsTr("Let captains fight it")
        onClicked: root.door.answering ? root.door.stopAnswering() : root.door.answerQuickly()
    }

    FightReport {
        objectName: "riverAnswer"
        Layout.fillWidth: true
        visible: root.door.answer.length > 0
        title: qsTr("Results of the captains")
        outcome: root.door.answer
        onReported: root.door.reportAnswer()
    }

    DeskButton {
        objectName: "riverTypeReport"
        Layout.fillWidth: true
        text: qsTr("Fought on a table of your own: report …")
        onClicked: root.reportAsked()
    }
}
