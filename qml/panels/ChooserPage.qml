pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The seven set-ups with their briefings, and how the errata are taken.
Pane {
    id: root

    required property Session session
    /// Whether there is a board to go back to.
    property bool canGoBack: false

    signal opened
    signal backAsked
    signal itemsAsked

    function openCurrent() {
        root.session.openSetup(root.session.setups.idOf(list.currentIndex), errata.currentValue);
        root.opened();
    }

    padding: 0
    background: Rectangle {
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#2b3547"
            }
            GradientStop {
                position: 1
                color: "#4a4238"
            }
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 36
        spacing: 18

        Column {
            Layout.fillWidth: true

            Label {
                text: qsTr("SUMTER")
                color: "#f1e6c9"
                font.family: "DejaVu Serif"
                font.pixelSize: 44
                font.bold: true
                font.letterSpacing: 12
            }

            Label {
                text: qsTr("The American Civil War, 1861 to 1865")
                color: "#d9c9a0"
                font.family: "DejaVu Serif"
                font.italic: true
                font.pixelSize: 17
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 24

            ListView {
                id: list

                objectName: "setupList"
                Layout.preferredWidth: 330
                Layout.fillHeight: true
                clip: true
                spacing: 8
                focus: true
                currentIndex: 0
                keyNavigationEnabled: true
                model: root.session.setups
                Accessible.name: qsTr("Set-ups")
                Keys.onReturnPressed: root.openCurrent()

                delegate: ItemDelegate {
                    id: card

                    required property int index
                    required property string setupId
                    required property string title
                    required property string start
                    required property string sheets
                    required property string briefing
                    required property string ends

                    objectName: "setup-" + setupId
                    width: ListView.view.width
                    height: implicitContentHeight + 2 * padding
                    padding: 10
                    highlighted: ListView.isCurrentItem
                    Accessible.name: qsTr("%1, %2").arg(title).arg(start)
                    onClicked: list.currentIndex = index
                    onDoubleClicked: root.openCurrent()

                    background: Rectangle {
                        radius: 3
                        color: card.highlighted ? "#f1e6c9" : (card.hovered ? "#6b6252" : "#574f43")
                        border.color: card.highlighted ? "#c9a227" : "#3a342c"
                        border.width: card.highlighted ? 2 : 1
                    }
                    contentItem: Column {
                        spacing: 4

                        Label {
                            text: card.title
                            color: card.highlighted ? "#241b12" : "#f1e6c9"
                            font.family: "DejaVu Serif"
                            font.pixelSize: 19
                            font.bold: true
                        }

                        Label {
                            text: qsTr("%1 · %2 · %3").arg(card.start).arg(card.sheets.includes(" ") ? qsTr("sheets %1").arg(card.sheets) : qsTr("sheet %1").arg(card.sheets)).arg(card.ends)
                            color: card.highlighted ? "#6b4a36" : "#d9c9a0"
                            font.pixelSize: 12
                        }
                    }
                }
            }

            Rectangle {
                Layout.fillWidth: true
                Layout.fillHeight: true
                radius: 3
                color: "#f1e6c9"
                border.color: "#3a342c"

                ColumnLayout {
                    anchors.fill: parent
                    anchors.margins: 28
                    spacing: 16

                    Label {
                        text: list.count > 0 ? root.session.setups.titleOf(list.currentIndex) : ""
                        color: "#241b12"
                        font.family: "DejaVu Serif"
                        font.pixelSize: 30
                        font.bold: true
                    }

                    Label {
                        text: list.count > 0 ? root.session.setups.startOf(list.currentIndex) : ""
                        color: "#8c2f2f"
                        font.family: "DejaVu Serif"
                        font.italic: true
                        font.pixelSize: 16
                    }

                    ScrollView {
                        id: scroll

                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        contentWidth: availableWidth

                        Label {
                            objectName: "briefing"
                            width: scroll.availableWidth
                            wrapMode: Text.WordWrap
                            color: "#241b12"
                            font.family: "DejaVu Serif"
                            font.pixelSize: 16
                            lineHeight: 1.25
                            text: list.count > 0 ? root.session.setups.briefingOf(list.currentIndex) : ""
                        }
                    }

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: 12

                        Label {
                            text: qsTr("Charts:")
                            color: "#241b12"
                            font.pixelSize: 14
                        }

                        ComboBox {
                            id: errata

                            objectName: "errataChoice"
                            Layout.preferredWidth: 230
                            textRole: "text"
                            valueRole: "value"
                            model: [{
                                    "text": qsTr("corrected"),
                                    "value": "corrected"
                                }, {
                                    "text": qsTr("as printed"),
                                    "value": "as-printed"
                                }, {
                                    "text": qsTr("item by item (%1 of %2)").arg(root.session.errata.onCount).arg(root.session.errata.count),
                                    "value": root.session.errata.selection
                                }]
                            Accessible.name: qsTr("Errata")
                        }

                        Button {
                            text: qsTr("Items …")
                            visible: errata.currentIndex === 2
                            onClicked: root.itemsAsked()
                        }

                        Item {
                            Layout.fillWidth: true
                        }

                        Button {
                            text: qsTr("Back")
                            visible: root.canGoBack
                            onClicked: root.backAsked()
                        }

                        Button {
                            objectName: "openSetup"
                            text: qsTr("Open")
                            highlighted: true
                            enabled: list.currentItem !== null && !root.session.busy
                            onClicked: root.openCurrent()
                        }
                    }
                }
            }
        }
    }
}
