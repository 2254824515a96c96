pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import QtQuick.Layouts
import Sumter.Models
import Sumter.Panels
import Sumter.River

/// The solo river campaign: the chart with its books below it, and beside them what is to be done.
FocusScope {
    id: root

    required property Session session
    required property RiverPlay play
    /// Through which an encounter goes to the miniature table.
    property RiverDoor door: RiverDoor {
        play: root.play
    }
    property alias chart: item
    readonly property var section: play.section
    /// A dialog is open.
    readonly property bool asking: reporting.opened || lines.opened
    /// Whether the books have the room.
    property bool bookOpen: true

    /// A key without Ctrl is no letter of a text.
    readonly property bool keysWork: visible && !asking && !(Window.activeFocusItem instanceof TextInput)
    /// What the hand does here: the rows of the list of keys.
    readonly property list<PageKey> hands: [
        PageKey {
            hand: qsTr("A, E, H")
            what: qsTr("advance, explore the tributary, hold")
            active: root.keysWork && root.play.task === "orders"
            keys: ({
                    "A": () => root.play.give("advance"),
                    "E": () => root.play.give("explore"),
                    "H": () => root.play.give("hold")
                })
        },
        PageKey {
            hand: qsTr("B, Shift+B")
            what: qsTr("fall back by one section, by two")
            active: root.keysWork && root.play.task === "orders"
            keys: ({
                    "B": () => root.play.give("fall-back 1"),
                    "Shift+B": () => root.play.give("fall-back 2")
                })
        },
        PageKey {
            hand: qsTr("F, R, O")
            what: qsTr("in an encounter: fight a round, run past, break off")
            active: root.keysWork && root.play.task === "encounter"
            keys: ({
                    "F": () => root.play.give("fight"),
                    "R": () => root.play.give("run"),
                    "O": () => root.play.give("break-off")
                })
        },
        PageKey {
            hand: qsTr("T")
            what: qsTr("at night: tie up")
            active: root.keysWork && root.play.task === "night"
            keys: ({
                    "T": () => root.play.give("moor")
                })
        },
        UndoKey {
            play: root.play
            active: root.visible && !root.asking
        },
        PageKey {
            hand: qsTr("Page Up, Page Down")
            what: qsTr("look at the next section up the river, or down it")
        },
        PageKey {
            hand: qsTr("the wheel, + and −, Home")
            what: qsTr("zoom the chart; the whole of it")
        },
        PageKey {
            hand: qsTr("drag the chart, arrows")
            what: qsTr("move it")
        },
        PageKey {
            hand: qsTr("click a section")
            what: qsTr("read what is known of it")
        },
        PageKey {
            hand: qsTr("in the diary: up, down, Enter")
            what: qsTr("choose a turn, and continue from where it began; the line in play is kept")
        },
        PageKey {
            hand: qsTr("L")
            what: qsTr("the lines of play that you have left, to take one up")
            active: root.keysWork
            keys: ({
                    "L": () => lines.ask()
                })
        },
        PageKey {
            hand: qsTr("Tab, Enter")
            what: qsTr("to the next order, and give it")
        },
        PageKey {
            hand: qsTr("Esc")
            what: qsTr("dismiss why an order was refused")
        },
        PageKey {
            hand: qsTr("click the number of a rule")
            what: qsTr("read it beside the chart")
        }
    ]

    signal campaignsAsked
    /// An encounter is on the table now.
    signal tableAsked

    function openRule(rule: string) {
        if (rule.length === 0)
            return;
        parts.currentIndex = 3;
        rules.open(rule);
    }

    function lookAtSection() {
        parts.currentIndex = 2;
    }

    onVisibleChanged: {
        if (visible) {
            parts.currentIndex = 0;
            item.forceActiveFocus();
        }
    }

    FileDialog {
        id: printing

        title: qsTr("Chart and record sheet as a PDF, or the chart as an SVG")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)"), qsTr("SVG (*.svg)")]
        onAccepted: root.play.print(selectedFile)
    }

    RiverReportDialog {
        id: reporting

        play: root.play
        onRuleAsked: rule => root.openRule(rule)
        onClosed: item.forceActiveFocus()
    }

    RiverLines {
        id: lines

        play: root.play
        onClosed: item.forceActiveFocus()
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHead {
            Layout.fillWidth: true
            play: root.play
            naming: "river"
            words: qsTr("%1 · %2 · %3").arg(root.play.turnWords).arg(root.play.placeWords).arg(root.play.points < 0 ? qsTr("−%n points", "", -root.play.points) : qsTr("%n points", "", root.play.points))
            room: Look.sized(280)

            ToolButton {
                objectName: "riverWhole"
                text: qsTr("Whole chart")
                onClicked: item.showWhole()
            }

            ToolButton {
                objectName: "riverBookOpen"
                text: qsTr("Books")
                checkable: true
                checked: root.bookOpen
                onToggled: root.bookOpen = checked
            }

            ToolButton {
                objectName: "riverPrint"
                text: qsTr("Print …")
                Accessible.description: qsTr("Chart and record sheet as a PDF")
                onClicked: {
                    printing.selectedFile = root.play.proposedPrint();
                    printing.open();
                }
            }

            ToolButton {
                objectName: "riverCampaigns"
                text: qsTr("Campaigns")
                onClicked: root.campaignsAsked()
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0

                Rectangle {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: Look.sized(120)
                    color: Look.desk
                    clip: true

                    RiverChart {
                        id: item

                        objectName: "riverChart"
                        anchors.fill: parent
                        focus: true
                        play: root.play
                        title: qsTr("Sketch of the river %1").arg(root.play.code)
                        Accessible.role: Accessible.Graphic
                        Accessible.name: title
                        Accessible.description: qsTr("%1: %2").arg(root.section.title ?? "").arg((root.section.lines ?? []).join(" "))
                        Keys.onUpPressed: item.pan(0, 60)
                        Keys.onDownPressed: item.pan(0, -60)
                        Keys.onLeftPressed: item.pan(60, 0)
                        Keys.onRightPressed: item.pan(-60, 0)
                        Keys.onPressed: event => {
                            event.accepted = true;
                            switch (event.key) {
                            case Qt.Key_Plus:
                                item.zoomBy(1.25);
                                break;
                            case Qt.Key_Minus:
                                item.zoomBy(0.8);
                                break;
                            case Qt.Key_PageUp:
                                root.play.lookOn(1);
                                root.lookAtSection();
                                break;
                            case Qt.Key_PageDown:
                                root.play.lookOn(-1);
                                root.lookAtSection();
                                break;
                            case Qt.Key_Home:
                                item.showWhole();
                                break;
                            case Qt.Key_Escape:
                                root.play.dismissRefusal();
                                break;
                            default:
                                event.accepted = false;
                            }
                        }
                        onSectionClicked: root.lookAtSection()

                        Rectangle {
                            anchors.fill: parent
                            anchors.margins: 2
                            visible: item.activeFocus
                            color: "transparent"
                            border.color: Look.selected
                            border.width: 2
                        }
                    }

                    RefusalBar {
                        play: root.play
                        naming: "river"
                        onRuleAsked: rule => root.openRule(rule)
                    }
                }

                RiverBook {
                    id: book

                    objectName: "riverBook"
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.round(root.height * 0.37)
                    visible: root.bookOpen
                    play: root.play
                    onRuleAsked: rule => root.openRule(rule)
                    onLinesAsked: lines.ask()
                }
            }

            Rectangle {
                Layout.preferredWidth: Math.round(Math.max(Math.min(Look.sized(280), root.width * 0.45), Math.min(Look.sized(400), root.width * 0.3)))
                Layout.fillHeight: true
                color: Look.paper

                ColumnLayout {
                    anchors.fill: parent
                    anchors.margins: Look.gap
                    spacing: Look.gap

                    TabBar {
                        id: parts

                        objectName: "riverParts"
                        Layout.fillWidth: true

                        Repeater {
                            model: [["ordersPart", qsTr("Orders")], ["storesPart", qsTr("Stores")], ["sectionPart", qsTr("Section")], ["rulesPart", qsTr("Rules")]]

                            TabButton {
                                required property var modelData

                                objectName: modelData[0]
                                text: modelData[1]
                            }
                        }
                    }

                    StackLayout {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        currentIndex: parts.currentIndex

                        FocusFlickable {
                            id: orders

                            objectName: "riverOrders"
                            contentHeight: ordersPage.height

                            Connections {
                                target: root.play

                                function onChanged() {
                                    orders.contentY = 0;
                                }
                            }

                            RiverOrders {
                                id: ordersPage

                                width: orders.width - Look.scrollWidth
                                play: root.play
                                door: root.door
                                onTableAsked: root.tableAsked()
                                onReportAsked: reporting.ask()
                                onRuleAsked: rule => root.openRule(rule)
                            }
                        }

                        FocusFlickable {
                            id: stores

                            objectName: "riverStores"
                            contentHeight: storesPage.height

                            RiverStores {
                                id: storesPage

                                width: stores.width - Look.scrollWidth
                                play: root.play
                            }
                        }

                        FocusFlickable {
                            id: section

                            contentHeight: sectionPage.height

                            RiverSection {
                                id: sectionPage

                                width: section.width - Look.scrollWidth
                                play: root.play
                            }
                        }

                        RulesPanel {
                            id: rules

                            objectName: "riverRules"
                            rules: root.session.rules
                            book: "RR-"
                        }
                    }
                }
            }
        }
    }
}
