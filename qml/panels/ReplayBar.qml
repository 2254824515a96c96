import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Steps and scrubs through the whole game, both ways; takes back to a moment or branches from it.
Pane {
    id: root

    required property Play play

    /// Somebody wants to keep the moment that is shown as a set-up.
    signal setupAsked(int moment)

    /// The keyboard goes to the moments of the game.
    function takeKeys() {
        slider.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "replayBar"
    padding: Look.gapSmall
    rightPadding: Look.gap
    background: Rectangle {
        color: root.play.replaying ? Look.warningSoft : Look.paper
        border.color: Look.edge
    }

    component Step: ToolButton {
        required property string says

        Accessible.name: says
        ToolTip.text: says
        ToolTip.visible: hovered
        ToolTip.delay: 400
        focusPolicy: Qt.TabFocus
    }

    Item {
        // In a narrow window what can be done stands below the slider.
        readonly property bool inTwoRows: ways.implicitWidth > 0 && ways.implicitWidth + Look.sized(300) > width

        anchors.fill: parent
        implicitHeight: inTwoRows ? steps.implicitHeight + Look.gapSmall + ways.implicitHeight : Math.max(steps.implicitHeight, ways.implicitHeight)

        RowLayout {
            id: steps

            width: parent.inTwoRows || ways.implicitWidth === 0 ? parent.width : parent.width - ways.width - Look.gapSmall
            height: parent.inTwoRows ? implicitHeight : parent.height
            spacing: Look.gapSmall

            Step {
                objectName: "replayStart"
                text: "|◀"
                says: qsTr("To the beginning")
                enabled: root.play.seen > 0
                onClicked: root.play.seen = 0
            }

            Step {
                objectName: "replayBack"
                text: "◀"
                says: qsTr("One action back")
                enabled: root.play.seen > 0
                onClicked: root.play.seen = root.play.seen - 1
            }

            Slider {
                id: slider

                objectName: "replaySlider"
                Layout.fillWidth: true
                from: 0
                to: Math.max(1, root.play.length)
                stepSize: 1
                snapMode: Slider.SnapAlways
                value: root.play.seen
                enabled: root.play.length > 0
                Accessible.name: qsTr("Moment of the game")
                onMoved: root.play.seen = value
            }

            Step {
                objectName: "replayForward"
                text: "▶"
                says: qsTr("One action on")
                enabled: root.play.replaying
                onClicked: root.play.seen = root.play.seen + 1
            }

            Step {
                objectName: "replayEnd"
                text: "▶|"
                says: qsTr("To the present")
                enabled: root.play.replaying
                onClicked: root.play.seen = root.play.length
            }

            Label {
                objectName: "replayMoment"
                text: qsTr("%1 of %2").arg(root.play.seen).arg(root.play.length)
                font.pixelSize: Look.small
            }
        }

        RowLayout {
            id: ways

            anchors.right: parent.right
            y: parent.inTwoRows ? parent.height - height : (parent.height - height) / 2
            width: Math.min(implicitWidth, parent.width)
            spacing: Look.gapSmall

            Button {
                objectName: "takeBackToHere"
                visible: root.play.replaying
                text: qsTr("Take back to here")
                onClicked: root.play.takeBackToHere()
            }

            TextField {
                id: name

                objectName: "branchName"
                visible: root.play.replaying
                Layout.preferredWidth: Look.sized(130)
                Layout.minimumWidth: Look.sized(60)
                Layout.fillWidth: true
                Layout.maximumWidth: Look.sized(130)
                placeholderText: qsTr("name of a line")
                Accessible.name: placeholderText
                onAccepted: branch.clicked()
            }

            Button {
                id: branch

                objectName: "branchFromHere"
                visible: root.play.replaying
                enabled: name.text.trim().length > 0
                text: qsTr("Branch from here")
                onClicked: {
                    if (root.play.branchFromHere(name.text))
                        name.clear();
                }
            }

            Button {
                objectName: "saveAsSetup"
                visible: root.play.length > 0
                text: qsTr("Save as set-up …")
                onClicked: root.setupAsked(root.play.seen)
            }

            ComboBox {
                objectName: "lineOfPlay"
                visible: root.play.lines.length > 1
                model: root.play.lines
                currentIndex: count > 0 ? find(root.play.line) : -1
                Accessible.name: qsTr("Line of play")
                onActivated: root.play.switchTo(currentText)
            }
        }
    }
}
