pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.Table

/// The orders of the ship that is selected: its course as it is drawn, and what it may do in place
/// of one.
ColumnLayout {
    id: root

    required property TablePlay play

    signal ruleAsked(string rule)

    function offers(group: string): bool {
        const orders = root.play.orders;
        for (let i = 0; i < orders.length; ++i) {
            if (orders[i].group === group)
                return true;
        }
        return false;
    }

    spacing: Look.gapSmall

    Label {
        objectName: "speedWords"
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        text: root.play.speedWords
        font.pixelSize: Look.small
        color: Look.inkSoft
    }

    Flow {
        Layout.fillWidth: true
        visible: root.play.task === "move" && root.play.speedWords.length > 0
        spacing: Look.gap

        RadioButton {
            objectName: "wayAhead"
            text: qsTr("Ahead")
            checked: root.play.way === "ahead"
            onClicked: root.play.way = "ahead"
        }

        RadioButton {
            objectName: "wayAstern"
            text: qsTr("Astern")
            checked: root.play.way === "astern"
            onClicked: root.play.way = "astern"
        }

        RadioButton {
            objectName: "wayTurn"
            text: qsTr("Turn in place")
            visible: root.play.canTurnInPlace
            checked: root.play.way === "turn"
            onClicked: root.play.way = "turn"
        }

        CheckBox {
            objectName: "coast"
            text: qsTr("Shut off")
            visible: root.play.canCoast
            checked: root.play.coast
            onToggled: root.play.coast = checked
            ToolTip.visible: hovered
            ToolTip.delay: 500
            ToolTip.text: qsTr("Without engines: two knots less [IC-085]")
        }

        CheckBox {
            objectName: "ashore"
            text: qsTr("Run ashore")
            visible: root.play.asksAshore
            checked: root.play.ashore
            onToggled: root.play.ashore = checked
        }
    }

    Rectangle {
        Layout.fillWidth: true
        implicitHeight: draft.implicitHeight + 2 * Look.gap
        visible: root.play.drafting
        radius: Look.radius
        color: root.play.draftFits ? Look.goodSoft : Look.badSoft
        border.color: root.play.draftFits ? Look.good : Look.bad

        ColumnLayout {
            id: draft

            anchors.fill: parent
            anchors.margins: Look.gap
            spacing: Look.gapSmall

            Label {
                objectName: "draftWords"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.play.draftWords
                font.pixelSize: Look.normal
            }

            Label {
                objectName: "draftRefusal"
                Layout.fillWidth: true
                visible: text.length > 0
                wrapMode: Text.Wrap
                text: root.play.draftRefusal
                color: Look.bad
                font.pixelSize: Look.small

                TapHandler {
                    onTapped: root.ruleAsked(root.play.draftRule)
                }
            }

            Flow {
                Layout.fillWidth: true
                spacing: Look.gapSmall

                DeskButton {
                    objectName: "giveDraft"
                    text: qsTr("Give the order")
                    highlighted: true
                    enabled: root.play.draftFits
                    onClicked: root.play.giveDraft()
                }

                DeskButton {
                    objectName: "nearestLegal"
                    visible: !root.play.draftFits
                    text: qsTr("Nearest legal course")
                    onClicked: root.play.draftNearestLegal()
                }

                DeskButton {
                    objectName: "legBack"
                    text: qsTr("Leg back")
                    onClicked: root.play.takeLegBack()
                }

                DeskButton {
                    objectName: "dropDraft"
                    text: qsTr("Drop")
                    onClicked: root.play.dropDraft()
                }
            }
        }
    }

    Label {
        Layout.fillWidth: true
        visible: root.play.task === "move" && root.play.drafting
        wrapMode: Text.Wrap
        text: qsTr("Drag on from the end of the course for another leg.")
        font.pixelSize: Look.tiny
        color: Look.inkFaint
    }

    Flow {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        DeskButton {
            objectName: "straightOn"
            visible: root.play.task === "move" && root.play.orders.length > 0
            text: qsTr("Straight on")
            onClicked: root.play.draftStraight()
        }

        OrderButtons {
            play: root.play
            group: "plot"
        }
    }

    ExtrasPanel {
        Layout.fillWidth: true
        play: root.play
    }

    Repeater {
        model: [
            {
                group: "fleet",
                title: qsTr("Order to the fleet, given once")
            },
            {
                group: "repair",
                title: qsTr("Repairs")
            }
        ]

        ColumnLayout {
            id: more

            required property var modelData

            Layout.fillWidth: true
            visible: root.offers(more.modelData.group)
            spacing: Look.gapSmall

            Label {
                text: more.modelData.title
                font.family: Look.serif
                font.bold: true
                color: Look.accent
            }

            Flow {
                Layout.fillWidth: true
                spacing: Look.gapSmall

                OrderButtons {
                    play: root.play
                    group: more.modelData.group
                }
            }
        }
    }

    CrewPanel {
        Layout.fillWidth: true
        visible: root.play.stations.length > 0
        play: root.play
    }
}
