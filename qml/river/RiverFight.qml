pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// The encounter that is fought: both sides, what each fires with, and whom it fires at.
Rectangle {
    id: root

    required property RiverPlay play
    readonly property var fight: play.fight

    signal ruleAsked(string rule)

    implicitHeight: lines.implicitHeight + 2 * Look.gap
    color: Look.paperRaised
    border.color: Look.bad
    border.width: 2
    radius: Look.radius
    Accessible.role: Accessible.Grouping
    Accessible.name: root.fight.title ?? ""

    component Side: ColumnLayout {
        id: side

        required property string title
        required property color ground
        required property color ink
        required property var rows
        required property string fire

        spacing: 2

        Label {
            Layout.fillWidth: true
            padding: 2
            leftPadding: Look.gapSmall
            wrapMode: Text.Wrap
            text: side.fire.length > 0 ? qsTr("%1 · fire %2").arg(side.title).arg(side.fire) : side.title
            color: side.ink
            font.pixelSize: Look.small
            font.bold: true

            background: Rectangle {
                color: side.ground
            }
        }

        Repeater {
            model: side.rows

            ColumnLayout {
                id: one

                required property var modelData

                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: one.modelData.aim ? qsTr("▸ %1").arg(one.modelData.name) : one.modelData.name
                    font.pixelSize: Look.small
                    font.bold: one.modelData.aim
                    Accessible.name: one.modelData.aim ? qsTr("%1, fired at").arg(one.modelData.name) : one.modelData.name
                }

                Label {
                    Layout.fillWidth: true
                    visible: text.length > 0
                    wrapMode: Text.Wrap
                    text: one.modelData.state
                    font.pixelSize: Look.tiny
                    color: Look.inkSoft
                }

                Rectangle {
                    Layout.fillWidth: true
                    Layout.preferredHeight: Look.sized(5)
                    color: Look.paperSunken
                    border.color: Look.edge
                    Accessible.ignored: true

                    Rectangle {
                        x: 1
                        y: 1
                        width: Math.round((parent.width - 2) * Math.max(0, Math.min(1, one.modelData.share)))
                        height: parent.height - 2
                        color: Look.bad
                    }
                }
            }
        }

        Item {
            Layout.fillHeight: true
        }
    }

    ColumnLayout {
        id: lines

        anchors.fill: parent
        anchors.margins: Look.gap
        spacing: Look.gapSmall

        Label {
            objectName: "fightTitle"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.fight.round > 0 ? qsTr("%1: round %2 is over").arg(root.fight.title).arg(root.fight.round) : root.fight.title ?? ""
            font.family: Look.serif
            font.pixelSize: Look.large
            font.bold: true
            color: Look.accent
        }

        Label {
            Layout.fillWidth: true
            visible: text.length > 0
            wrapMode: Text.Wrap
            textFormat: Text.StyledText
            text: root.fight.notes ?? ""
            font.pixelSize: Look.small
            color: Look.ink
            linkColor: Look.selected
            onLinkActivated: link => root.ruleAsked(link.replace("rule:", ""))
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.gap

            Side {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                title: qsTr("Union")
                ground: Look.union
                ink: Look.unionInk
                rows: root.fight.union ?? []
                fire: root.fight.unionFire ?? ""
            }

            Side {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                title: qsTr("Confederate")
                ground: Look.confederate
                ink: Look.confederateInk
                rows: root.fight.enemy ?? []
                fire: root.fight.enemyFire ?? ""
            }
        }
    }
}
