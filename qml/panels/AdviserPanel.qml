pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What a computer general would do in the player's place, each to be taken over, and what he fears there.
ColumnLayout {
    id: root

    required property Adviser adviser

    /// A place is to be brought on the screen.
    signal hexAsked(string hex)
    /// A row is about this hex; empty: none.
    signal pointed(string hex)
    /// It was put away by hand.
    signal closed

    /// The keys go to the list, whatever becomes of its rows.
    function takeKeys() {
        scroll.forceActiveFocus();
    }

    objectName: "adviserPanel"
    spacing: Look.gapSmall

    RowLayout {
        Layout.fillWidth: true

        Label {
            objectName: "adviserTitle"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            font.family: Look.serif
            font.bold: true
            font.pixelSize: Look.large
            color: Look.accent
            text: root.adviser.about.length > 0 ? qsTr("What he would do with %1").arg(root.adviser.about) : qsTr("What he would do")
        }

        ToolButton {
            objectName: "adviserClose"
            text: "✕"
            Accessible.name: qsTr("Put the advice away")
            onClicked: {
                root.adviser.close();
                root.closed();
            }
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        DeskButton {
            objectName: "adviserAsk"
            leftPadding: Look.gap
            rightPadding: Look.gap
            text: root.adviser.about.length > 0 ? qsTr("Ask for all") : qsTr("Ask again")
            Accessible.description: qsTr("What he would do now, with all that can act")
            visible: !root.adviser.thinking && !root.adviser.working
            onClicked: {
                root.takeKeys();
                root.adviser.ask();
            }
        }

        DeskButton {
            objectName: "adviserAskForce"
            leftPadding: Look.gap
            rightPadding: Look.gap
            width: Math.min(implicitWidth, root.width)
            text: qsTr("Ask for %1").arg(root.adviser.selected)
            Accessible.description: qsTr("What he would do with the selected force")
            visible: root.adviser.selected.length > 0 && !root.adviser.thinking && !root.adviser.working
            onClicked: {
                root.takeKeys();
                root.adviser.askForSelected();
            }
        }

        DeskButton {
            objectName: "adviserAll"
            leftPadding: Look.gap
            rightPadding: Look.gap
            text: qsTr("Do all")
            Accessible.description: qsTr("One after the other, until one is refused or something else is asked")
            visible: root.adviser.advice.length > 1 && !root.adviser.thinking && !root.adviser.working
            onClicked: {
                root.takeKeys();
                root.adviser.takeAll();
            }
        }

        DeskButton {
            objectName: "adviserStop"
            leftPadding: Look.gap
            rightPadding: Look.gap
            text: qsTr("Stop")
            visible: root.adviser.thinking || root.adviser.working
            onClicked: {
                root.takeKeys();
                root.adviser.stop();
            }
        }
    }

    ProgressBar {
        Layout.fillWidth: true
        visible: root.adviser.thinking || root.adviser.working
        indeterminate: true
        Accessible.name: root.adviser.working ? qsTr("At work") : qsTr("He thinks")
    }

    Label {
        objectName: "adviserRemark"
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        font.pixelSize: Look.small
        color: Look.warning
        text: root.adviser.remark
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    FocusFlickable {
        id: scroll

        objectName: "adviserScroll"
        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: rows.implicitHeight
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Advice")
        Keys.onUpPressed: flick(0, Look.sized(600))
        Keys.onDownPressed: flick(0, -Look.sized(600))

        Column {
            id: rows

            width: scroll.width - Look.scrollWidth
            spacing: Look.gapSmall

            Repeater {
                model: root.adviser.advice

                AdviceRow {
                    id: row

                    required property int index
                    required property var modelData

                    objectName: "advice-" + index
                    width: rows.width
                    title: modelData.title
                    chance: modelData.chance
                    why: modelData.why
                    others: modelData.others
                    placed: modelData.hex.length > 0
                    able: !root.adviser.working
                    onPointedChanged: {
                        if (pointed)
                            root.adviser.lit = index;
                        else if (root.adviser.lit === index)
                            root.adviser.lit = -1;
                    }
                    onTaken: {
                        root.takeKeys();
                        root.adviser.take(index);
                    }
                    onPlaceAsked: root.hexAsked(modelData.hex)
                }
            }

            Label {
                visible: root.adviser.fears.length > 0
                width: parent.width
                topPadding: Look.gap
                font.family: Look.serif
                font.bold: true
                font.pixelSize: Look.large
                color: Look.accent
                text: qsTr("What he fears")
            }

            Repeater {
                model: root.adviser.fears

                ItemDelegate {
                    id: fear

                    required property int index
                    required property var modelData

                    objectName: "fear-" + index
                    width: rows.width
                    padding: Look.gapSmall
                    highlighted: activeFocus
                    focusPolicy: Qt.StrongFocus
                    Accessible.name: modelData.words
                    Accessible.description: qsTr("Shows the place on the map")
                    onClicked: root.hexAsked(modelData.hex)
                    onHoveredChanged: root.pointed(hovered ? modelData.hex : "")
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    contentItem: Label {
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.small
                        text: fear.modelData.words
                    }
                }
            }

            Label {
                topPadding: Look.gap
                font.pixelSize: Look.small
                color: Look.inkSoft
                text: qsTr("Who advises")
            }

            SeatChoice {
                readonly property string general: root.adviser.general

                width: parent.width
                side: "adviser"
                spacing: Look.gapSmall
                onGeneralChanged: take(general)
                onPicked: root.adviser.general = who
                Component.onCompleted: take(general)
            }
        }
    }
}
