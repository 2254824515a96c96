pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// The books of the campaign: record sheet, diary, throws, ledger and forecast.
Rectangle {
    id: root

    required property RiverPlay play
    property alias page: parts.currentIndex

    signal ruleAsked(string rule)

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
                text: qsTr("Throws")
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

            RiverDiary {
                objectName: "riverDiary"
                play: root.play
                onRuleAsked: rule => root.ruleAsked(rule)
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
