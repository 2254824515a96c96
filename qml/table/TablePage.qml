pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models
import Sumter.Panels
import Sumter.Table

/// A battle on the miniature table: the water with its ships, and beside it what is to be done.
FocusScope {
    id: root

    required property Session session
    required property TablePlay play
    /// Through which a campaign's fight comes here; null where no campaign is played.
    property Door door: null
    /// Somebody looks at it, and nothing covers it.
    readonly property bool open: visible && !play.handOver
    readonly property bool ofCampaign: door !== null && door.atTable
    property alias table: item

    /// What the hand does here: the rows of the list of keys.
    readonly property list<PageKey> hands: [
        PageKey {
            hand: qsTr("drag a ship")
            what: qsTr("draw its course; drag its end on for another leg")
        },
        PageKey {
            hand: qsTr("Enter")
            what: qsTr("give the order that is drawn")
        },
        PageKey {
            hand: qsTr("click a ship or fort")
            what: qsTr("select it; while guns are laid, a click on an enemy lays every gun that bears")
        },
        PageKey {
            hand: qsTr("hold Shift")
            what: qsTr("measure from the selected ship, where the rules allow it")
        },
        PageKey {
            hand: qsTr("Esc, Space, a click")
            what: qsTr("skip what is being shown; Esc drops a course, too")
        },
        PageKey {
            hand: qsTr("N, Shift+N")
            what: qsTr("the next ship that can act, or the previous one")
            active: root.open
            keys: ({
                    "N": () => root.play.selectNext(1),
                    "Shift+N": () => root.play.selectNext(-1)
                })
        },
        PageKey {
            hand: qsTr("Ctrl+Space")
            what: qsTr("end the step")
            active: root.open && root.play.canEnd
            keys: ({
                    "Ctrl+Space": () => root.play.endStep()
                })
        },
        UndoKey {
            play: root.play
            active: root.open
        },
        PageKey {
            hand: qsTr("P, then the full stop")
            what: qsTr("pause a battle you are watching, then let it continue order by order")
            active: root.open && root.play.watched
            keys: ({
                    "P": () => root.play.paused = !root.play.paused,
                    ".": () => root.play.showNextChoice()
                })
        },
        PageKey {
            hand: qsTr("the wheel, + and −")
            what: qsTr("zoom")
        },
        PageKey {
            hand: qsTr("drag the water")
            what: qsTr("move the table")
        },
        PageKey {
            hand: qsTr("click the number of a rule")
            what: qsTr("read it beside the table")
        }
    ]

    signal battlesAsked
    /// The battle is the campaign's, which goes on where it was or after the report.
    signal campaignAsked

    /// Back to where the battle was opened.
    function leave() {
        ofCampaign ? campaignAsked() : battlesAsked();
    }

    function openRule(rule: string) {
        if (rule.length === 0)
            return;
        parts.currentIndex = 2;
        rules.open(rule);
    }

    onVisibleChanged: {
        if (visible) {
            parts.currentIndex = 0;
            item.forceActiveFocus();
        }
    }

    PrintDialog {
        id: printing

        session: root.session
        play: root.ofCampaign ? root.play : null
        playing: root.play.title
        playingId: root.play.battleId
        playingRules: root.play.rules
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHead {
            Layout.fillWidth: true
            play: root.play
            naming: "table"
            words: qsTr("%1 · %2 · %3").arg(root.play.title).arg(root.play.turnWords).arg(root.play.stepWords)

            ToolButton {
                objectName: "tableArcs"
                text: qsTr("Arcs")
                checkable: true
                checked: item.arcs
                onToggled: item.arcs = checked
            }

            ToolButton {
                objectName: "tableAims"
                text: qsTr("Aims")
                visible: root.play.aims.length > 0
                checkable: true
                checked: item.showsAims
                onToggled: item.showsAims = checked
            }

            ToolButton {
                objectName: "tableAnimated"
                text: qsTr("Show moves")
                checkable: true
                checked: root.play.animated
                onToggled: root.play.animated = checked
            }

            ToolButton {
                objectName: "tableWhole"
                text: qsTr("Whole table")
                onClicked: item.showWhole()
            }

            ToolButton {
                objectName: "tablePrint"
                text: qsTr("Print …")
                onClicked: printing.ask()
            }

            ToolButton {
                objectName: "tableBattles"
                text: root.ofCampaign ? qsTr("Campaign") : qsTr("Battles")
                onClicked: root.leave()
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            Rectangle {
                Layout.fillWidth: true
                Layout.fillHeight: true
                color: Look.desk
                clip: true

                TableItem {
                    id: item

                    /// Whether it is told what the battle is won by.
                    property bool showsAims: true

                    objectName: "table"
                    anchors.fill: parent
                    focus: true
                    play: root.play
                    Accessible.role: Accessible.Graphic
                    Accessible.name: root.play.title
                    Keys.onReturnPressed: root.play.giveDraft()
                    Keys.onEnterPressed: root.play.giveDraft()
                    Keys.onEscapePressed: root.play.showing ? root.play.skip() : (root.play.drafting ? root.play.dropDraft() : root.play.dismissRefusal())
                    Keys.onSpacePressed: root.play.skip()
                    Keys.onPressed: event => {
                        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Minus) {
                            item.zoomBy(event.key === Qt.Key_Plus ? 1.25 : 0.8);
                            event.accepted = true;
                        }
                    }
                }

                RefusalBar {
                    play: root.play
                    naming: "table"
                    onRuleAsked: rule => root.openRule(rule)
                }
            }

            Rectangle {
                Layout.preferredWidth: Math.round(Math.max(Look.sized(300), Math.min(Look.sized(400), root.width * 0.3)))
                Layout.fillHeight: true
                color: Look.paper

                ColumnLayout {
                    anchors.fill: parent
                    anchors.margins: Look.gap
                    spacing: Look.gap

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: Look.gap

                        SideBadge {
                            visible: root.play.side.length > 0
                            side: root.play.side
                            name: root.play.sideName
                        }

                        Item {
                            Layout.fillWidth: true
                        }

                        DeskButton {
                            objectName: "pauseBattle"
                            visible: root.play.watched && root.play.task !== "over"
                            text: root.play.paused ? qsTr("Continue") : qsTr("Pause")
                            onClicked: root.play.paused = !root.play.paused
                        }

                        DeskButton {
                            objectName: "nextChoice"
                            visible: root.play.paused && root.play.task !== "over"
                            text: qsTr("Next order")
                            onClicked: root.play.showNextChoice()
                        }

                        DeskButton {
                            objectName: "endStep"
                            visible: root.play.endWords.length > 0
                            text: root.play.endWords
                            highlighted: root.play.canEnd
                            // One that is refused says why.
                            onClicked: root.play.endStep()
                        }
                    }

                    Label {
                        objectName: "taskWords"
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        text: root.play.taskWords
                        font.family: Look.serif
                        font.pixelSize: Look.large
                        color: root.play.task === "over" ? Look.accent : Look.ink
                    }

                    Label {
                        objectName: "aims"
                        Layout.fillWidth: true
                        visible: item.showsAims && text.length > 0
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.small
                        color: Look.inkSoft
                        text: [...root.play.aims].join(" ")
                    }

                    Label {
                        objectName: "objectives"
                        Layout.fillWidth: true
                        visible: root.play.objectives.length > 0
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.small
                        color: Look.inkSoft
                        text: qsTr("Your objectives: %1").arg([...root.play.objectives].join("; "))
                    }

                    FightReport {
                        objectName: "tableReport"
                        Layout.fillWidth: true
                        visible: root.door !== null && root.door.fought
                        title: qsTr("The campaign has the result")
                        outcome: root.door?.outcome ?? ""
                        mayReport: root.door?.mayReport === true
                        onReported: {
                            if (root.door.report())
                                root.campaignAsked();
                        }
                    }

                    RowLayout {
                        Layout.fillWidth: true
                        visible: root.play.task === "waterline"
                        spacing: Look.gap

                        DeskButton {
                            objectName: "waterlineDraft"
                            text: qsTr("Draft boxes")
                            onClicked: root.play.chooseWaterline(false)
                        }

                        DeskButton {
                            objectName: "waterlineGuns"
                            text: qsTr("Guns")
                            onClicked: root.play.chooseWaterline(true)
                        }
                    }

                    TabBar {
                        id: parts

                        objectName: "tableParts"
                        Layout.fillWidth: true

                        Repeater {
                            model: [qsTr("Orders"), qsTr("Log"), qsTr("Rules"), qsTr("All cards")]

                            TabButton {
                                required property string modelData

                                text: modelData
                            }
                        }
                    }

                    StackLayout {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        currentIndex: parts.currentIndex

                        ScrollView {
                            id: orders

                            contentWidth: availableWidth
                            clip: true

                            ColumnLayout {
                                width: orders.availableWidth
                                spacing: Look.gap

                                MovePanel {
                                    Layout.fillWidth: true
                                    visible: root.play.task === "move" || root.play.task === "embark" || root.play.task === "board"
                                    play: root.play
                                    onRuleAsked: rule => root.openRule(rule)
                                }

                                FirePanel {
                                    objectName: "laidPanel"
                                    Layout.fillWidth: true
                                    play: root.play
                                    showsDice: false
                                }

                                DoubleRule {
                                    Layout.fillWidth: true
                                    visible: root.play.selected >= 0
                                }

                                ShipCard {
                                    objectName: "selectedCard"
                                    Layout.fillWidth: true
                                    play: root.play
                                    number: root.play.selected
                                    onRuleAsked: rule => root.openRule(rule)
                                }

                                FirePanel {
                                    objectName: "dicePanel"
                                    Layout.fillWidth: true
                                    play: root.play
                                    showsLaid: false
                                }

                                ShotsPanel {
                                    objectName: "shotsPanel"
                                    Layout.fillWidth: true
                                    play: root.play
                                    onRuleAsked: rule => root.openRule(rule)
                                }

                                DoubleRule {
                                    Layout.fillWidth: true
                                    visible: target.visible
                                }

                                ShipCard {
                                    id: target

                                    Layout.fillWidth: true
                                    visible: item.hovered >= 0 && item.hovered !== root.play.selected
                                    play: root.play
                                    number: item.hovered
                                    onRuleAsked: rule => root.openRule(rule)
                                }
                            }
                        }

                        TableLogPanel {
                            objectName: "tableLog"
                            play: root.play
                            onRuleAsked: rule => root.openRule(rule)
                            onShipAsked: ship => root.play.selected = ship
                        }

                        RulesPanel {
                            id: rules

                            objectName: "tableRules"
                            rules: root.session.rules
                            book: root.play.rules === "coastal" ? "RC-" : "IC-"
                        }

                        ListView {
                            id: cards

                            objectName: "allCards"
                            clip: true
                            spacing: Look.gapLarge
                            model: root.play.ships
                            ScrollBar.vertical: ScrollBar {
                            }
                            delegate: ShipCard {
                                required property int index
                                required property bool hidden

                                width: cards.width - Look.scrollWidth
                                height: hidden ? 0 : implicitHeight
                                visible: !hidden  // [RC-222]
                                play: root.play
                                number: index
                                onRuleAsked: rule => root.openRule(rule)
                            }
                        }
                    }
                }
            }
        }
    }

    BattleCover {
        objectName: "tableHandOver"
        naming: "table-"
        play: root.play
        ofCampaign: root.ofCampaign
        table: item
        onLeftForNow: root.leave()
    }
}
