pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The set-ups with their briefings, and the terms on which a game of one is begun.
FocusScope {
    id: root

    required property Session session
    property Play table: null
    /// Whether there is a board to go back to.
    property bool canGoBack: false

    signal lookAsked(string setup, string errata)
    signal newGameAsked(string setup, string errata, string options, string secrecy, string seed, string unionSeat, string confederateSeat)
    signal backAsked
    signal itemsAsked

    function focusList() {
        list.forceActiveFocus();
    }

    function play() {
        if (list.currentItem && !root.session.busy) {
            root.newGameAsked(root.session.setups.idOf(list.currentIndex), terms.errata, terms.options, terms.secrecy, terms.seed, terms.unionSeat, terms.confederateSeat);
        }
    }

    function look() {
        if (list.currentItem && !root.session.busy) {
            root.lookAsked(root.session.setups.idOf(list.currentIndex), terms.errata);
        }
    }

    /// Turns the paper by a part of what is seen of it.
    function turn(part: real) {
        paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, paper.contentY + part * paper.height));
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            root.turn(event.key === Qt.Key_PageUp ? -0.8 : 0.8);
            event.accepted = true;
        }
    }

    RowLayout {
        anchors.fill: parent
        spacing: Look.gapLarge

        ListView {
            id: list

            objectName: "setupList"
            Layout.preferredWidth: Math.round(Math.max(Look.sized(150), Math.min(Look.sized(270), root.width * 0.28)))
            Layout.fillHeight: true
            clip: true
            spacing: Look.gapSmall
            focus: true
            currentIndex: 0
            onCurrentIndexChanged: paper.contentY = 0
            keyNavigationEnabled: true
            model: root.session.setups
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Set-ups")
            Keys.onReturnPressed: root.play()
            Keys.onEnterPressed: root.play()

            ScrollBar.vertical: ScrollBar {
                policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: SetupCard {
                width: list.width - Look.margin - 2
                highlighted: ListView.isCurrentItem
                isFocused: list.activeFocus
                onClicked: {
                    list.currentIndex = index;
                    list.forceActiveFocus();
                }
                onDoubleClicked: root.play()
            }
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
            radius: Look.radius
            color: Look.paper
            border.color: Look.edge

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: Look.margin
                spacing: Look.gap

                FocusFlickable {
                    id: paper

                    objectName: "setupPaper"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    contentHeight: page.height

                    ScrollBar.vertical: ScrollBar {
                        policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
                    }

                    ColumnLayout {
                        id: page

                        x: Look.gap
                        width: paper.width - 2 * Look.gap - Look.margin
                        spacing: Look.gap

                        Label {
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            text: list.count > 0 ? root.session.setups.titleOf(list.currentIndex) : ""
                            color: Look.ink
                            font.family: Look.serif
                            font.pixelSize: Look.huge
                            font.bold: true
                            Accessible.role: Accessible.Heading
                        }

                        Label {
                            Layout.fillWidth: true
                            text: list.count > 0 ? root.session.setups.startOf(list.currentIndex) : ""
                            color: Look.accent
                            font.family: Look.serif
                            font.pixelSize: Look.large
                            font.italic: true
                        }

                        Label {
                            objectName: "briefing"
                            Layout.fillWidth: true
                            wrapMode: Text.WordWrap
                            text: list.count > 0 ? root.session.setups.briefingOf(list.currentIndex) : ""
                            color: Look.ink
                            font.family: Look.serif
                            font.pixelSize: Look.large
                            lineHeight: 1.2
                        }

                        DoubleRule {
                            Layout.fillWidth: true
                        }

                        GameTerms {
                            id: terms

                            objectName: "gameTerms"
                            Layout.fillWidth: true
                            session: root.session
                            table: root.table
                            onItemsAsked: root.itemsAsked()
                        }
                    }
                }

                DoubleRule {
                    Layout.fillWidth: true
                }

                Flow {
                    Layout.fillWidth: true
                    layoutDirection: Qt.RightToLeft
                    spacing: Look.gap

                    DeskButton {
                        objectName: "playSetup"
                        text: qsTr("Play")
                        highlighted: true
                        enabled: list.currentItem !== null && !root.session.busy
                        Accessible.description: qsTr("Begins a game of the selected set-up")
                        onClicked: root.play()
                    }

                    DeskButton {
                        objectName: "openSetup"
                        text: qsTr("Look at the set-up")
                        enabled: list.currentItem !== null && !root.session.busy
                        onClicked: root.look()
                    }

                    DeskButton {
                        objectName: "backFromSetups"
                        text: qsTr("Back")
                        visible: root.canGoBack
                        onClicked: root.backAsked()
                    }
                }
            }
        }
    }
}
