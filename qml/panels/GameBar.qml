import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What is always on the screen while a game is played: whose decision, when, which phase, what is
/// asked, what is left, and the ways on and back.
Pane {
    id: root

    required property Play play
    required property KeyMap keys

    /// There is room for words beside the signs.
    readonly property bool wide: width > Look.sized(1500)

    signal passAsked
    /// All that comes before a stage of the same side is to be ended; empty: all before the other
    /// side's turn.
    signal passToAsked(string stage)
    signal scoreAsked
    signal warAsked

    function withKey(text: string, action: string): string {
        const key = root.keys.labels[action];
        return key.length > 0 ? qsTr("%1 (%2)").arg(text).arg(key) : text;
    }

    function openFurther() {
        if (further.enabled)
            steps.open();
    }

    objectName: "gameBar"
    padding: Look.gapSmall
    leftPadding: Look.gap
    rightPadding: Look.gap
    background: Rectangle {
        color: Look.paper
        border.color: Look.edge
    }

    component Figure: Column {
        id: figure

        property string name
        property string value

        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(name).arg(value)

        Label {
            text: figure.value
            font.pixelSize: Look.large
            font.bold: true
            anchors.horizontalCenter: parent.horizontalCenter
        }

        Label {
            text: figure.name
            font.pixelSize: Look.tiny
            color: Look.inkFaint
            anchors.horizontalCenter: parent.horizontalCenter
        }
    }

    Item {
        // In a narrow window the buttons stand below, where they have no room beside the date.
        readonly property bool inTwoRows: !asked.visible && badge.implicitWidth + when.implicitWidth + buttons.implicitWidth + 2 * Look.gap > width

        /// A question of one line or of two: the map below stays where it is.
        readonly property int threeLines: Look.sized(52)

        anchors.fill: parent
        implicitHeight: inTwoRows ? told.implicitHeight + Look.gapSmall + buttons.implicitHeight : Math.max(told.implicitHeight, buttons.implicitHeight, threeLines)

        RowLayout {
            id: told

            width: parent.inTwoRows ? parent.width : parent.width - buttons.width - Look.gap
            height: parent.inTwoRows ? implicitHeight : parent.height
            spacing: Look.gap

            SideBadge {
                id: badge

                objectName: "sideBadge"
                side: root.play.side
                name: root.play.sideName
            }

            Column {
                id: when

                Layout.fillWidth: false

                Label {
                    objectName: "gameDate"
                    text: qsTr("%1 · %2").arg(root.play.date).arg(root.play.season)
                    font.family: Look.serif
                    font.bold: true
                    font.pixelSize: Look.large
                }

                Label {
                    objectName: "gameWeek"
                    text: root.play.week
                    font.pixelSize: Look.small
                    color: Look.inkSoft
                }
            }

            Item {
                Layout.fillWidth: true
                visible: !asked.visible
            }

            Column {
                id: asked

                // In a narrow window the panel beside the map tells it alone.
                visible: root.width > Look.sized(950)
                Layout.fillWidth: true
                Layout.minimumWidth: Look.sized(120)

                Label {
                    objectName: "gamePhase"
                    width: parent.width
                    wrapMode: Text.Wrap
                    maximumLineCount: root.wide ? 1 : 2
                    elide: Text.ElideRight
                    text: root.play.phase
                    font.pixelSize: Look.small
                    color: Look.inkSoft
                }

                Label {
                    objectName: "gameQuestion"
                    width: parent.width
                    wrapMode: Text.Wrap
                    // The panel beside the map has it whole.
                    maximumLineCount: root.wide ? 2 : 1
                    elide: Text.ElideRight
                    text: root.play.over ? root.play.result : root.play.replaying ? qsTr("Looking at the past: action %1 of %2").arg(root.play.seen).arg(root.play.length) : root.play.question
                    font.bold: true
                    font.pixelSize: root.wide ? Look.large : Look.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }

            Figure {
                objectName: "commandsLeft"
                name: qsTr("commands")
                value: root.play.commandsLeft
                visible: root.width > Look.sized(1000)
            }

            Figure {
                objectName: "railPoints"
                name: qsTr("rail points")
                value: root.play.railPoints
                visible: root.width > Look.sized(1000)
            }

            Figure {
                objectName: "poolPoints"
                name: qsTr("SUP in pool")
                value: root.play.pool
                visible: root.width > Look.sized(1100)
            }
        }

        RowLayout {
            id: buttons

            anchors.right: parent.right
            y: parent.inTwoRows ? parent.height - height : (parent.height - height) / 2
            spacing: Look.gap

            Button {
                objectName: "openScore"
                Layout.maximumWidth: root.wide ? implicitWidth : Look.sized(44)
                text: root.wide ? root.withKey(qsTr("Score"), "score") : "⚑"
                Accessible.name: qsTr("Score")
                ToolTip.text: root.withKey(qsTr("How the game stands"), "score")
                ToolTip.visible: hovered
                ToolTip.delay: 400
                onClicked: root.scoreAsked()
            }

            Button {
                objectName: "openWar"
                Layout.maximumWidth: root.wide ? implicitWidth : Look.sized(44)
                text: root.wide ? root.withKey(qsTr("Books"), "war") : "☰"
                Accessible.name: qsTr("Books of the war")
                ToolTip.text: root.withKey(qsTr("Production, supply, men, leaders, politics, cycles"), "war")
                ToolTip.visible: hovered
                ToolTip.delay: 400
                onClicked: root.warAsked()
            }

            Button {
                objectName: "nextUnit"
                visible: root.play.toDo > 0
                enabled: !root.play.replaying
                text: root.withKey(qsTr("%1 to act").arg(root.play.toDo), "next")
                Accessible.name: qsTr("Next piece able to act, of %1").arg(root.play.toDo)
                onClicked: root.play.next(1)
            }

            Button {
                objectName: "undo"
                Layout.maximumWidth: root.wide ? implicitWidth : Look.sized(44)
                enabled: root.play.undoDepth > 0 && !root.play.replaying
                text: root.wide ? qsTr("Undo") : "↶"
                Accessible.name: qsTr("Undo")
                ToolTip.text: enabled ? root.withKey(qsTr("Orders that can be taken back: %1").arg(root.play.undoOrders), "undo") : qsTr("Dice were rolled, or nothing was done [0.4]")
                ToolTip.visible: hovered
                ToolTip.delay: 400
                onClicked: root.play.undo()
            }

            Button {
                objectName: "redo"
                Layout.maximumWidth: root.wide ? implicitWidth : Look.sized(44)
                enabled: root.play.redoDepth > 0 && !root.play.replaying
                text: root.wide ? qsTr("Redo") : "↷"
                Accessible.name: qsTr("Redo")
                ToolTip.text: root.withKey(qsTr("Do it again"), "redo")
                ToolTip.visible: hovered
                ToolTip.delay: 400
                onClicked: root.play.redo()
            }

            Button {
                id: further

                objectName: "passFurther"
                // It keeps its place: what stands beside it is clicked again and again.
                enabled: root.play.ahead.length > 0 && root.play.passWords.length > 0
                Layout.maximumWidth: root.wide ? implicitWidth : Look.sized(44)
                text: root.wide ? qsTr("Skip to …") : "»"
                Accessible.name: qsTr("Skip to a later step")
                ToolTip.text: root.withKey(Accessible.name, "further")
                ToolTip.visible: hovered
                ToolTip.delay: 400
                onClicked: root.openFurther()
            }

            Button {
                objectName: "pass"
                Layout.maximumWidth: Math.max(Look.sized(140), root.width * (asked.visible ? 0.24 : 0.45))
                visible: root.play.passWords.length > 0
                highlighted: true
                text: root.wide || (!asked.visible && root.width > Look.sized(700)) ? root.withKey(root.play.passWords, root.play.inWork ? "done" : "next-phase") : root.play.passWords
                onClicked: root.passAsked()
            }
        }
    }

    FurtherMenu {
        id: steps

        x: root.width - width - Look.gap
        y: root.height
        play: root.play
        onPassToAsked: stage => root.passToAsked(stage)
    }
}
