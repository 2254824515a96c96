pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Map
import Sumter.Models

/// The hex under the cursor and its stacks; with Shift held, every piece in words. Stands aside, so
/// that the six hexes around the cursor stay free.
Rectangle {
    id: root

    required property Desk desk
    required property MapItem map

    property string hexOfDelay
    readonly property bool full: desk.measuring
    /// Beside a battle, and in a reach without a stack, it would cover what is looked at.
    readonly property bool wanted: full || (!desk.battle.shown && (desk.hovered.count > 0 || !(desk.plan.canMove || desk.plan.canSail)))
    readonly property int rowHeight: Look.sized(40)
    readonly property int rowsThatFit: Math.max(1, Math.floor((map.height - 200) / (rowHeight + column.spacing)))
    readonly property real gap: 1.6 * map.hexPixels + 8
    readonly property point hexAt: map.zoom > 0 && desk.hoverHex.length > 0 ? map.screenOf(desk.hoverHex) : Qt.point(0, 0)
    readonly property bool rightSide: hexAt.x + gap + width < map.width

    objectName: "inspector"
    width: Math.min(Look.sized(full ? 380 : 300), map.width - 8)
    height: column.implicitHeight + 2 * Look.gap
    x: rightSide ? hexAt.x + gap : Math.max(4, hexAt.x - gap - width)
    y: Math.max(4, Math.min(map.height - height - 4, hexAt.y - height / 2))
    radius: Look.radius
    color: Look.paperRaised
    border.color: Look.selected
    border.width: 2
    visible: false
    Accessible.ignored: true

    Connections {
        target: root.desk

        function onHoverChanged() {
            // Back from a dialog the mouse still rests on the hex: it has been told.
            if (root.desk.hoverHex.length === 0)
                root.visible = false;
            else if (root.desk.hoverHex !== root.hexOfDelay) {
                root.hexOfDelay = root.desk.hoverHex;
                root.visible = false;
                delay.restart();
            }
        }

        function onFanChanged() {
            root.visible = false;
        }
    }

    onWantedChanged: {
        if (!wanted)
            visible = false;
    }

    Connections {
        target: root.desk.play

        function onActed() {
            root.visible = false;
        }
    }

    Connections {
        target: root.map

        function onPointingChanged() {
            if (!root.map.pointing) {
                root.visible = false;
                delay.stop();
            }
        }

        function onViewChanged() {
            root.visible = false;
        }
    }

    Timer {
        id: delay

        interval: 300
        onTriggered: root.visible = root.wanted && root.map.pointing && root.desk.hoverHex.length > 0 && root.desk.fan < 0
    }

    Column {
        id: column

        x: Look.gap
        y: Look.gap
        width: parent.width - 2 * Look.gap
        spacing: 3

        Label {
            objectName: "inspectorTitle"
            width: parent.width
            text: root.desk.hoverHex
            font.bold: true
            font.pixelSize: Look.large
            color: Look.accent
            font.family: Look.serif
        }

        Label {
            width: parent.width
            wrapMode: Text.Wrap
            maximumLineCount: 9
            elide: Text.ElideRight
            font.pixelSize: Look.tiny
            color: Look.inkSoft
            text: root.desk.hoverPhrases
        }

        Label {
            width: parent.width
            visible: text.length > 0
            wrapMode: Text.Wrap
            maximumLineCount: 8
            elide: Text.ElideRight
            font.pixelSize: Look.tiny
            color: Look.corrected
            text: root.desk.overlays & Overlays.Errata ? root.desk.hoverErrata : ""
        }

        Flow {
            width: parent.width
            spacing: 3

            Repeater {
                model: root.visible && !root.full ? root.desk.hovered : null

                CounterFace {
                    required piece

                    width: Look.sized(46)
                    height: width
                    desk: root.desk
                }
            }
        }

        Repeater {
            id: cards

            model: root.visible && root.full ? root.desk.hovered : null

            Row {
                id: card

                required property int index
                required property int piece
                required property string title
                required property string detail
                required property string note
                required property int depth
                required property bool unsupplied

                objectName: "card"
                visible: index < root.rowsThatFit
                leftPadding: depth * 14
                spacing: 6

                CounterFace {
                    width: root.rowHeight
                    height: root.rowHeight
                    desk: root.desk
                    piece: card.piece
                }

                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    width: column.width - card.leftPadding - root.rowHeight - card.spacing

                    Label {
                        width: parent.width
                        elide: Text.ElideRight
                        font.pixelSize: Look.small
                        font.bold: true
                        color: card.unsupplied ? Look.bad : Look.ink
                        text: card.unsupplied ? qsTr("! %1, out of supply").arg(card.title) : card.title
                    }

                    Label {
                        width: parent.width
                        visible: text.length > 0
                        elide: Text.ElideRight
                        font.pixelSize: Look.tiny
                        color: Look.inkFaint
                        text: card.detail.length > 0 ? card.detail : card.note
                    }
                }
            }
        }

        Label {
            visible: cards.count > root.rowsThatFit
            font.pixelSize: Look.tiny
            color: Look.inkSoft
            text: qsTr("and %1 more").arg(cards.count - root.rowsThatFit)
        }
    }
}
