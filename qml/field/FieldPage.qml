pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Field
import Sumter.Models
import Sumter.Panels
import Sumter.Table

/// A battle on land: the field with its figures, and beside it what is to be done.
FocusScope {
    id: root

    required property Session session
    required property FieldPlay play
    /// Through which a campaign's battle comes here; null where no campaign is played.
    property Door door: null
    readonly property bool ofCampaign: door !== null && door.atTable
    /// Somebody looks at it, and nothing covers it.
    readonly property bool open: visible && !play.handOver
    property alias table: item

    /// A click on the table is asked for, which the arrow keys can make as well.
    readonly property bool asks: play.asksFor.length > 0

    /// What the hand does here: the rows of the list of keys.
    readonly property list<PageKey> hands: [
        PageKey {
            hand: qsTr("drag a unit")
            what: qsTr("let it march there; drag its ghost on for another leg")
        },
        PageKey {
            hand: qsTr("with Shift, Ctrl, Alt")
            what: qsTr("wheel, go straight ahead, step back")
        },
        PageKey {
            hand: qsTr("↑ ↓, then Enter")
            what: qsTr("draw a movement a quarter of an inch or five degrees at a time, give it")
        },
        PageKey {
            hand: qsTr("← →, then Enter")
            what: qsTr("aim guns at one enemy after the other, lay them")
        },
        PageKey {
            hand: qsTr("click a unit")
            what: qsTr("select it; an enemy is charged, or fired at, by the unit that is selected")
        },
        PageKey {
            hand: qsTr("drag a general")
            what: qsTr("let him ride there, or to the unit there")
        },
        PageKey {
            hand: qsTr("N, Shift+N")
            what: qsTr("the next unit that has a choice to make, or the previous one")
            active: root.open
            keys: ({
                    "N": () => root.play.selectNext(1),
                    "Shift+N": () => root.play.selectNext(-1)
                })
        },
        PageKey {
            hand: qsTr("Esc, Space, a click")
            what: qsTr("skip what is being shown; Esc drops what is drawn, too")
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
            hand: qsTr("the wheel, + and −")
            what: qsTr("zoom")
        },
        PageKey {
            hand: qsTr("drag the ground, Shift+arrows")
            what: qsTr("move the table")
        },
        // Not told.
        PageKey {
            active: root.open && root.play.watched
            keys: ({
                    "P": () => root.play.paused = !root.play.paused,
                    ".": () => root.play.showNextChoice()
                })
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
        parts.currentIndex = 3;
        rules.open(rule);
    }

    // From wherever the focus is on the page.
    Keys.onEscapePressed: play.showing ? play.skip() : play.drop()
    onAsksChanged: {
        if (asks)
            item.forceActiveFocus();
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
        land: true
        playing: root.play.title
        playingId: root.play.battleId
        printer: FieldPrinter {
            session: root.session
            field: root.play
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PageHead {
            Layout.fillWidth: true
            play: root.play
            naming: "field"
            words: root.play.task === "over" ? qsTr("%1 · %2").arg(root.play.title).arg(root.play.turnWords) : qsTr("%1 · %2 · %3").arg(root.play.title).arg(root.play.turnWords).arg(root.play.stepWords)
            room: titleWidth * 0.6

            ToolButton {
                objectName: "fieldArcs"
                text: qsTr("Reach and fire")
                checkable: true
                checked: item.arcs
                onToggled: item.arcs = checked
            }

            ToolButton {
                objectName: "fieldAnimated"
                text: qsTr("Show moves")
                checkable: true
                checked: root.play.animated
                onToggled: root.play.animated = checked
            }

            ToolButton {
                objectName: "fieldWhole"
                text: qsTr("Whole table")
                onClicked: item.showWhole()
            }

            ToolButton {
                objectName: "fieldPrint"
                text: qsTr("Print …")
                onClicked: printing.ask()
            }

            ToolButton {
                objectName: "fieldBattles"
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

                FieldItem {
                    id: item

                    objectName: "field"
                    anchors.fill: parent
                    focus: true
                    play: root.play
                    Accessible.role: Accessible.Graphic
                    Accessible.name: root.play.title
                    Keys.onReturnPressed: root.play.give()
                    Keys.onEnterPressed: root.play.give()
                    Keys.onSpacePressed: root.play.skip()
                    Keys.onUpPressed: event => event.modifiers & Qt.ShiftModifier ? item.pan(0, -0.2) : root.play.steer(0, 1)
                    Keys.onDownPressed: event => event.modifiers & Qt.ShiftModifier ? item.pan(0, 0.2) : root.play.steer(0, -1)
                    Keys.onRightPressed: event => event.modifiers & Qt.ShiftModifier ? item.pan(0.2, 0) : root.play.steer(1, 0)
                    Keys.onLeftPressed: event => event.modifiers & Qt.ShiftModifier ? item.pan(-0.2, 0) : root.play.steer(-1, 0)
                    Keys.onPressed: event => {
                        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Minus) {
                            item.zoomBy(event.key === Qt.Key_Plus ? 1.25 : 0.8);
                            event.accepted = true;
                        }
                    }
                }

                // Beside the ghost: what it costs, and why not.
                Rectangle {
                    objectName: "fieldGhost"
                    visible: root.play.drafting && !root.play.showing
                    x: Math.max(0, Math.min(parent.width - width, item.ghost.x + Look.gapLarge))
                    y: Math.max(0, Math.min(parent.height - height, item.ghost.y + Look.gapLarge))
                    width: Math.min(Look.sized(300), parent.width, Math.max(cost.implicitWidth, why.visible ? why.implicitWidth : 0, meets.visible ? meets.implicitWidth : 0) + 2 * Look.gapSmall)
                    height: words.implicitHeight + 2 * Look.gapSmall
                    radius: Look.radius
                    color: root.play.draftFits ? Look.paperRaised : Look.badSoft
                    border.color: root.play.draftFits ? Look.edge : Look.bad

                    ColumnLayout {
                        id: words

                        anchors.fill: parent
                        anchors.margins: Look.gapSmall
                        spacing: 0

                        Label {
                            id: cost

                            objectName: "fieldGhostWords"
                            Layout.fillWidth: true
                            text: root.play.draftWords
                            font.bold: true
                            font.pixelSize: Look.normal
                        }

                        Label {
                            id: why

                            objectName: "fieldGhostWhy"
                            Layout.fillWidth: true
                            visible: root.play.draftRefusal.length > 0
                            wrapMode: Text.Wrap
                            text: root.play.draftRefusal
                            font.pixelSize: Look.small
                        }

                        Label {
                            id: meets

                            objectName: "fieldGhostMeets"
                            Layout.fillWidth: true
                            visible: root.play.draftMeets.length > 0
                            wrapMode: Text.Wrap
                            text: root.play.draftMeets
                            color: Look.bad
                            font.pixelSize: Look.small
                        }
                    }
                }

                RefusalBar {
                    play: root.play
                    naming: "field"
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

                    Flow {
                        Layout.fillWidth: true
                        spacing: Look.gap

                        SideBadge {
                            visible: root.play.side.length > 0
                            side: root.play.side
                            name: root.play.sideName
                        }

                        DeskButton {
                            objectName: "fieldPause"
                            visible: root.play.watched && root.play.task !== "over"
                            text: root.play.paused ? qsTr("Continue") : qsTr("Pause")
                            onClicked: root.play.paused = !root.play.paused
                        }

                        DeskButton {
                            objectName: "fieldNextChoice"
                            visible: root.play.paused && root.play.task !== "over"
                            text: qsTr("Next order")
                            onClicked: root.play.showNextChoice()
                        }

                        DeskButton {
                            objectName: "fieldEnd"
                            visible: root.play.endWords.length > 0
                            text: root.play.endWords
                            highlighted: root.play.canEnd
                            onClicked: root.play.endStep()
                        }
                    }

                    Label {
                        objectName: "fieldTask"
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        text: root.play.taskWords
                        font.family: Look.serif
                        font.pixelSize: root.play.task === "over" ? Look.huge : Look.large
                        color: root.play.task === "over" ? Look.accent : Look.ink
                    }

                    FightReport {
                        objectName: "fieldToTell"
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

                    TabBar {
                        id: parts

                        objectName: "fieldParts"
                        Layout.fillWidth: true

                        Repeater {
                            model: [qsTr("Orders"), qsTr("Units"), qsTr("Log"), qsTr("Rules")]

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

                            Column {
                                width: orders.availableWidth
                                spacing: Look.gap

                                FieldOrders {
                                    objectName: "fieldOrders"
                                    width: parent.width
                                    play: root.play
                                }

                                FieldResult {
                                    objectName: "fieldResult"
                                    width: parent.width
                                    play: root.play
                                }

                                FieldReport {
                                    objectName: "fieldReport"
                                    width: parent.width
                                    play: root.play
                                    onRuleAsked: rule => root.openRule(rule)
                                }

                                Repeater {
                                    model: root.play.aims

                                    Label {
                                        required property string modelData

                                        width: parent?.width ?? 0
                                        wrapMode: Text.Wrap
                                        font.pixelSize: Look.small
                                        color: Look.inkSoft
                                        text: modelData
                                    }
                                }
                            }
                        }

                        FieldRoster {
                            objectName: "fieldRoster"
                            play: root.play
                            onShown: item.showSelected()
                        }

                        TableLogPanel {
                            objectName: "fieldLog"
                            play: root.play
                            onRuleAsked: rule => root.openRule(rule)
                            onShipAsked: ship => {
                                root.play.selected = ship;
                                item.showSelected();
                            }
                        }

                        RulesPanel {
                            id: rules

                            objectName: "fieldRules"
                            rules: root.session.rules
                            book: "FB-"
                        }
                    }
                }
            }
        }
    }

    BattleCover {
        objectName: "fieldHandOver"
        naming: "field-"
        play: root.play
        ofCampaign: root.ofCampaign
        table: item
        onLeftForNow: root.leave()
    }
}
