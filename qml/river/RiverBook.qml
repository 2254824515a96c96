pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// The books of the campaign: record sheet, diary, rolls, ledger and forecast.
Rectangle {
    id: root

    required property RiverPlay play
    property alias page: parts.currentIndex

    signal ruleAsked(string rule)
    signal linesAsked

    color: Look.paper

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Look.gapSmall
        spacing: Look.gapSmall

        TabBar {
            id: parts

            objectName: "riverBooks"
            Layout.fillWidth: true

            TabButton {
                objectName: "recordPage"
                text: qsTr("Record sheet")
            }

            TabButton {
                objectName: "diaryPage"
                text: qsTr("Diary")
            }

            TabButton {
                objectName: "rollsPage"
                text: qsTr("Rolls")
            }

            TabButton {
                objectName: "ledgerPage"
                text: qsTr("Ledger")
            }
        }

        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: parts.currentIndex

            RiverRecord {
                objectName: "riverRecord"
                play: root.play
            }

            ColumnLayout {
                spacing: Look.gapSmall

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Look.gap

                    Label {
                        Layout.fillWidth: true
                        Layout.leftMargin: Look.gap
                        wrapMode: Text.Wrap
                        text: qsTr("“What if …” continues from where a turn began, and keeps the line that was played.")
                        font.pixelSize: Look.small
                        color: Look.inkSoft
                    }

                    DeskButton {
                        objectName: "riverLinesOpen"
                        text: qsTr("Other lines (%1)").arg(root.play.lineCount)
                        font.pixelSize: Look.small
                        onClicked: root.linesAsked()
                    }
                }

                RiverDiary {
                    objectName: "riverDiary"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    play: root.play
                    onRuleAsked: rule => root.ruleAsked(rule)
                }
            }

            RiverRolls {
                objectName: "riverRolls"
                play: root.play
                onRuleAsked: rule => root.ruleAsked(rule)
            }

            RiverLedger {
                objectName: "riverLedger"
                play: root.play
                onRuleAsked: rule => root.ruleAsked(rule)
            }
        }
    }
}
