pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// [RR-300] Points by their causes; [RR-500] what the tables make likely.
FocusFlickable {
    id: root

    required property RiverPlay play
    readonly property var forecast: play.forecast

    signal ruleAsked(string rule)

    contentHeight: page.height

    component Heading: Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.pixelSize: Look.large
        font.bold: true
        color: Look.accent
        Accessible.role: Accessible.Heading
    }

    component Line: RowLayout {
        id: line

        required property string words
        required property string figure
        property bool strong: false

        Layout.fillWidth: true
        spacing: Look.gap

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: line.words
            font.pixelSize: Look.normal
            font.bold: line.strong
        }

        Label {
            text: line.figure
            font.pixelSize: Look.normal
            font.bold: true
        }
    }

    GridLayout {
        id: page

        x: Look.gap
        width: root.width - 2 * Look.gap - Look.scrollWidth
        columns: root.width > Look.sized(520) ? 2 : 1
        columnSpacing: 2 * Look.gapLarge
        rowSpacing: Look.gap

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            spacing: 2

            Heading {
                text: qsTr("Ledger")
            }

            Repeater {
                model: root.play.ledger

                RowLayout {
                    id: entry

                    required property var modelData
                    required property int index

                    Layout.fillWidth: true
                    spacing: Look.gap

                    Label {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        text: entry.modelData.times > 1 ? qsTr("%1 (%2 times)").arg(entry.modelData.cause).arg(entry.modelData.times) : entry.modelData.cause
                        font.pixelSize: Look.normal
                        font.bold: entry.modelData.rule.length === 0
                    }

                    Label {
                        text: entry.modelData.points > 0 ? qsTr("+%1").arg(entry.modelData.points) : String(entry.modelData.points).replace("-", "−")
                        font.pixelSize: Look.normal
                        font.bold: true
                    }

                    ToolButton {
                        Layout.preferredWidth: Look.sized(62)
                        enabled: entry.modelData.rule.length > 0
                        text: entry.modelData.rule
                        font.pixelSize: Look.tiny
                        Accessible.name: qsTr("Open rule %1").arg(entry.modelData.rule)
                        onClicked: root.ruleAsked(entry.modelData.rule)
                    }
                }
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            visible: root.play.task !== "over"
            spacing: 2

            Heading {
                text: qsTr("Forecast")
            }

            Line {
                objectName: "forecastNext"
                words: qsTr("The ironclad is met in the next section")
                figure: qsTr("%1 %").arg((root.forecast.next ?? 0).toFixed(1))
            }

            Line {
                words: qsTr("… or within five")
                figure: qsTr("%1 %").arg((root.forecast.withinFive ?? 0).toFixed(1))
            }

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.forecast.fuelWords ?? ""
                font.pixelSize: Look.normal
            }

            Label {
                Layout.fillWidth: true
                visible: text.length > 0
                wrapMode: Text.Wrap
                text: (root.forecast.thisTurn ?? "").length > 0 ? qsTr("If it ends with this turn: %1").arg(root.forecast.thisTurn) : ""
                font.pixelSize: Look.normal
            }

            Label {
                objectName: "forecastReach"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("Still within reach: %1").arg(root.forecast.reach ?? "")
                font.pixelSize: Look.normal
            }

            Label {
                Layout.fillWidth: true
                Layout.topMargin: Look.gapSmall
                wrapMode: Text.Wrap
                text: qsTr("What the next section may bring:")
                font.pixelSize: Look.normal
                font.italic: true
            }

            Repeater {
                model: root.forecast.finds ?? []

                Line {
                    required property var modelData

                    words: modelData.name
                    figure: qsTr("%1 %").arg(modelData.share.toFixed(1))
                }
            }
        }
    }
}
