pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Field
import Sumter.Panels

/// What the selected unit may be ordered in this step, and what is drawn for it. No layout: Qt 6.4
/// measures one again that has not been polished yet, with rows of a Repeater that are gone.
Column {
    id: root

    required property FieldPlay play

    spacing: Look.gap

    Label {
        objectName: "fieldSelected"
        width: root.width
        visible: text.length > 0
        wrapMode: Text.Wrap
        text: root.play.selectedName
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.large
    }

    Label {
        objectName: "fieldAsks"
        width: root.width
        visible: text.length > 0
        wrapMode: Text.Wrap
        text: root.play.asksFor
        color: Look.accent
        font.pixelSize: Look.normal
    }

    Flow {
        width: root.width
        visible: root.play.task === "movement" && root.play.marches
        spacing: Look.gapSmall

        Repeater {
            model: [
                {
                    way: "towards",
                    text: qsTr("Towards"),
                    hint: qsTr("drag to lead the unit there as an officer would")
                },
                {
                    way: "ahead",
                    text: qsTr("Straight ahead"),
                    hint: qsTr("drag to lead it straight ahead (hold Ctrl)")
                },
                {
                    way: "wheel",
                    text: qsTr("Wheel"),
                    hint: qsTr("drag to wheel it on its flank (hold Shift)")
                },
                {
                    way: "face",
                    text: qsTr("Turn in place"),
                    hint: qsTr("drag to turn it where it stands")
                },
                {
                    way: "back",
                    text: qsTr("Step back"),
                    hint: qsTr("drag to step it back with its front kept (hold Alt)")
                }
            ]

            DeskButton {
                required property var modelData

                objectName: "way-" + modelData.way
                text: modelData.text
                highlighted: root.play.way === modelData.way
                Accessible.description: modelData.hint
                ToolTip.visible: hovered
                ToolTip.delay: 500
                ToolTip.text: modelData.hint
                onClicked: root.play.way = modelData.way
            }
        }
    }

    CheckBox {
        objectName: "battleMove"
        visible: root.play.task === "movement" && root.play.rides
        text: qsTr("Battle move of cavalry")
        font.pixelSize: Look.small
        width: Math.min(implicitWidth, root.width)
        checked: root.play.battleMove
        onToggled: root.play.battleMove = checked
    }

    Flow {
        width: root.width
        visible: root.play.task === "artillery" && root.play.guns > 0
        spacing: Look.gapSmall

        Repeater {
            model: [
                {
                    shot: "ball",
                    text: qsTr("Round shot")
                },
                {
                    shot: "canister",
                    text: qsTr("Canister")
                },
                {
                    shot: "shell",
                    text: qsTr("Shell")
                }
            ]

            DeskButton {
                required property var modelData

                objectName: "shot-" + modelData.shot
                text: modelData.text
                highlighted: root.play.shot === modelData.shot
                onClicked: root.play.shot = modelData.shot
            }
        }

        Repeater {
            model: root.play.guns + 1

            DeskButton {
                required property int index

                objectName: "gun-" + index
                text: index === 0 ? qsTr("All guns") : qsTr("Gun %1").arg(index)
                highlighted: root.play.gun === index
                onClicked: root.play.gun = index
            }
        }
    }

    DeskButton {
        objectName: "fireAll"
        visible: root.play.task === "musketry"
        text: qsTr("All fire at the nearest")
        onClicked: root.play.fireAll()
    }

    RowLayout {
        width: root.width
        visible: root.play.drafting
        spacing: Look.gap

        Label {
            objectName: "fieldDraft"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.play.draftWords
            font.pixelSize: Look.normal
        }

        DeskButton {
            objectName: "fieldGive"
            visible: root.play.task !== "artillery"
            text: qsTr("Give it")
            enabled: root.play.draftFits
            onClicked: root.play.give()
        }

        DeskButton {
            objectName: "fieldDrop"
            visible: root.play.task !== "artillery"
            text: qsTr("Drop it")
            onClicked: root.play.drop()
        }
    }

    Flow {
        width: root.width
        spacing: Look.gapSmall

        Repeater {
            model: root.play.orders

            DeskButton {
                id: order

                required property var modelData
                required property int index

                objectName: "order-" + index
                // A long one shrinks to the panel; its words stand in the tip.
                width: Math.min(implicitWidth, root.width)
                text: modelData.text
                opacity: modelData.enabled ? 1 : 0.55
                ToolTip.visible: hovered && (!modelData.enabled || width < implicitWidth)
                ToolTip.delay: 300
                ToolTip.text: modelData.enabled ? modelData.text : modelData.why
                Accessible.description: modelData.why
                onClicked: root.play.order(index)
            }
        }
    }

    Label {
        visible: root.play.laid.length > 0
        text: qsTr("Aimed so far")
        color: Look.accent
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.normal
    }

    Repeater {
        model: root.play.laid

        ItemDelegate {
            id: laid

            required property var modelData
            required property int index

            objectName: "aimed-" + index
            width: root.width
            padding: 2
            text: modelData.text
            font.pixelSize: Look.small
            onClicked: root.play.selected = modelData.unit

            contentItem: Label {
                text: laid.text
                font: laid.font
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
