import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Beside the map while a game is played: the decision, and below it the stack, the log and the
/// rulebook as pages.
Pane {
    id: root

    required property Session session
    required property Desk desk

    signal hexAsked(string hex)

    function openCase(number: string) {
        if (number.length > 0) {
            pages.currentIndex = 2;
            rules.open(number);
        }
    }

    function showPage(page: int) {
        pages.currentIndex = page;
    }

    objectName: "gamePanel"
    padding: Look.margin
    background: Rectangle {
        color: Look.paper
        border.color: Look.edge
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap

        DecisionCard {
            Layout.fillWidth: true
            Layout.fillHeight: false
            play: root.desk.play
            onCaseAsked: number => root.openCase(number)
        }

        TabBar {
            id: pages

            objectName: "gamePages"
            Layout.fillWidth: true

            TabButton {
                objectName: "pageStack"
                text: qsTr("Stack")
            }

            TabButton {
                objectName: "pageLog"
                text: qsTr("Log")
            }

            TabButton {
                objectName: "pageRules"
                text: qsTr("Rules")
            }
        }

        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: pages.currentIndex

            StackPage {
                desk: root.desk
                onHexAsked: hex => root.hexAsked(hex)
            }

            LogPanel {
                play: root.desk.play
                onHexAsked: hex => root.hexAsked(hex)
                onCaseAsked: number => root.openCase(number)
            }

            RulesPanel {
                id: rules

                rules: root.session.rules
            }
        }
    }
}
