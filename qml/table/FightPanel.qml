pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.Table

/// Over the map while a fight of the campaign waits for the die or the table [26.13] [26.15]: who
/// meets whom, and the ways to the table. What stands in it besides comes last.
Rectangle {
    id: root

    required property WarDoor door
    /// Of the map that it lies over.
    property real mostWidth: 600
    property real mostHeight: 600

    /// Without it the panel is its head alone, so that the map below it can be seen.
    property bool folded: false
    property string quickWords: qsTr("Quick answer: captains fight %1 battles")
    default property alias more: others.data

    /// The battle is on the table now.
    signal tableAsked
    signal caseAsked(string number)

    objectName: "fightPanel"
    visible: door.asked && door.table !== null
    width: Math.min(mostWidth, Look.sized(430))
    height: Math.min(mostHeight, column.implicitHeight + 2 * Look.gap)
    radius: Look.radius
    color: Look.paperRaised
    border.color: Look.selected
    border.width: 2
    onVisibleChanged: folded = false

    // What is below it is not reached.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }

    Flickable {
        id: paper

        objectName: "fightPaper"
        anchors.fill: parent
        anchors.margins: Look.gap
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        ScrollBar.vertical: ScrollBar {
            policy: paper.contentHeight > paper.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        ColumnLayout {
            id: column

            // Room for the bar always: words that break otherwise beside it would take it away again.
            width: paper.width - Look.scrollWidth
            spacing: Look.gapSmall

            RowLayout {
                Layout.fillWidth: true

                Label {
                    objectName: "fightTitle"
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: root.door.ready ? root.door.title : root.door.error.length > 0 ? qsTr("There is no table for this fight") : qsTr("The table is being laid out …")
                    font.family: Look.serif
                    font.pixelSize: Look.large
                    font.bold: true
                    color: Look.accent
                }

                ToolButton {
                    text: root.door.caseNumber
                    Accessible.name: qsTr("Open case %1").arg(text)
                    onClicked: root.caseAsked(text)
                }

                ToolButton {
                    objectName: "foldFight"
                    text: root.folded ? "▾" : "▴"
                    Accessible.name: root.folded ? qsTr("Unfold") : qsTr("Fold")
                    onClicked: root.folded = !root.folded
                }
            }

            Label {
                Layout.fillWidth: true
                visible: text.length > 0 && !root.folded
                wrapMode: Text.Wrap
                text: root.door.error.length > 0 ? root.door.error : root.door.terms
                color: root.door.error.length > 0 ? Look.bad : Look.inkSoft
                font.pixelSize: Look.small
            }

            Repeater {
                model: root.folded ? [] : root.door.forces

                RowLayout {
                    id: force

                    required property var modelData

                    Layout.fillWidth: true
                    spacing: Look.gap

                    SideBadge {
                        Layout.alignment: Qt.AlignTop
                        side: force.modelData.side
                        name: force.modelData.sideName
                        says: name
                        textSize: Look.small
                        ground: root.color
                    }

                    Label {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.normal
                        text: force.modelData.text
                    }
                }
            }

            DoubleRule {
                Layout.fillWidth: true
                visible: root.door.ready && !root.folded
            }

            CommandBox {
                id: computer

                objectName: "fightComputer"
                Layout.fillWidth: true
                visible: root.door.ready && !root.folded
            }

            DeskButton {
                objectName: "fightOnTable"
                Layout.fillWidth: true
                visible: root.door.ready && !root.folded
                highlighted: true
                text: root.door.begun ? qsTr("Continue the battle") : qsTr("Fight it here, on the table")
                onClicked: {
                    if (root.door.fight(computer.currentValue))
                        root.tableAsked();
                }
            }

            DeskButton {
                objectName: "quickAnswer"
                Layout.fillWidth: true
                visible: root.door.ready && !root.folded
                text: root.door.answering ? qsTr("Stop: %1 of %2 battles fought").arg(root.door.runs.length).arg(root.door.wanted) : root.quickWords.arg(root.door.wanted)
                onClicked: root.door.answering ? root.door.stopAnswering() : root.door.answerQuickly()
            }

            Repeater {
                model: root.folded ? [] : root.door.runs

                Label {
                    required property string modelData

                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: modelData
                    color: Look.inkSoft
                    font.pixelSize: Look.small
                }
            }

            FightReport {
                objectName: "quickReport"
                Layout.fillWidth: true
                visible: root.door.answer.length > 0 && !root.folded
                title: qsTr("The median")
                outcome: root.door.answer
                onReported: root.door.reportAnswer()
            }

            ColumnLayout {
                id: others

                Layout.fillWidth: true
                visible: root.door.ready && !root.folded && children.length > 0
                spacing: Look.gapSmall
            }
        }
    }
}
