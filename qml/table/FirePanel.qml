pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.Table

/// The guns that are laid, target by target: how they count on the two charts, and the dice of the
/// last fire with their row and column lit.
ColumnLayout {
    id: root

    required property TablePlay play
    /// The chart that is open: "A3" is chart A of the third row; empty for none.
    property string open
    /// Which of the two it shows.
    property bool showsLaid: true
    property bool showsDice: true
    readonly property var laid: showsLaid ? play.fire : []
    readonly property var dice: showsDice ? play.report : []

    spacing: Look.gapSmall

    Repeater {
        model: root.laid

        Rectangle {
            id: target

            required property var modelData
            required property int index

            objectName: "laid-" + index
            Layout.fillWidth: true
            implicitHeight: lines.implicitHeight + 2 * Look.gapSmall
            radius: Look.radius
            color: Look.paperRaised
            border.color: Look.edge

            ColumnLayout {
                id: lines

                anchors.fill: parent
                anchors.margins: Look.gapSmall
                spacing: 1

                Label {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: target.modelData.title
                    font.family: Look.serif
                    font.bold: true
                    font.pixelSize: Look.normal
                }

                Repeater {
                    model: target.modelData.guns

                    RowLayout {
                        id: line

                        required property var modelData

                        Layout.fillWidth: true
                        spacing: Look.gapSmall

                        Label {
                            Layout.fillWidth: true
                            elide: Text.ElideRight
                            text: line.modelData.text
                            font.pixelSize: Look.small
                        }

                        ToolButton {
                            objectName: "unlay-" + line.modelData.row
                            text: "✕"
                            font.pixelSize: Look.tiny
                            Accessible.name: qsTr("Take off %1").arg(line.modelData.text)
                            onClicked: root.play.unlay(line.modelData.row)
                        }
                    }
                }

                Flow {
                    Layout.fillWidth: true
                    spacing: Look.gapSmall

                    DeskButton {
                        objectName: "chartA-" + target.index
                        visible: target.modelData.columnA >= 0
                        text: qsTr("Chart A: %n guns count", "", target.modelData.weightA)
                        font.pixelSize: Look.small
                        onClicked: root.open = root.open === "A" + target.index ? "" : "A" + target.index
                    }

                    DeskButton {
                        objectName: "chartB-" + target.index
                        visible: target.modelData.columnB >= 0
                        text: qsTr("Chart B: a total of %1").arg(target.modelData.weightB)
                        font.pixelSize: Look.small
                        onClicked: root.open = root.open === "B" + target.index ? "" : "B" + target.index
                    }

                    Label {
                        visible: text.length > 0
                        text: target.modelData.hint
                        font.pixelSize: Look.small
                        color: Look.warning
                    }
                }

                FireChart {
                    objectName: "laidChart-" + target.index
                    // The Coastal set has no such charts, whichever was open at the table before.
                    visible: litColumn >= 0 && (root.open === "A" + target.index || root.open === "B" + target.index)
                    chart: visible ? root.play.chart(root.open[0]) : ({})
                    litColumn: root.open[0] === "A" ? target.modelData.columnA : target.modelData.columnB
                }
            }
        }
    }

    Label {
        visible: root.dice.length > 0
        text: qsTr("The last fire")
        font.family: Look.serif
        font.bold: true
        color: Look.accent
    }

    Repeater {
        model: root.dice

        ColumnLayout {
            id: fallen

            required property var modelData
            required property int index
            readonly property string key: "die" + index

            Layout.fillWidth: true
            spacing: 1

            ItemDelegate {
                objectName: fallen.key
                Layout.fillWidth: true
                padding: 2
                text: qsTr("%1: chart %2, %3 counted, die %4: %5").arg(fallen.modelData.target).arg(fallen.modelData.chart).arg(fallen.modelData.weight).arg(fallen.modelData.die).arg(fallen.modelData.words)
                font.pixelSize: Look.small
                onClicked: root.open = root.open === fallen.key ? "" : fallen.key
            }

            FireChart {
                objectName: "diceChart-" + fallen.index
                visible: root.open === fallen.key
                chart: visible ? root.play.chart(fallen.modelData.chart) : ({})
                litColumn: fallen.modelData.column
                litDie: fallen.modelData.die
            }
        }
    }
}
