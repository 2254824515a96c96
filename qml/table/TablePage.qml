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

    signal battlesAsked
    /// The battle is the campaign's, which goes on where it was or after the report.
    signal campaignAsked

    function joined(all: var, between: string): string {
        let told = "";
        for (let i = 0; i < all.length; ++i)
            told += (i > 0 ? between : "") + all[i];
        return told;
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

    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: root.open
        onActivated: root.play.undo()
    }

    Shortcut {
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        enabled: root.open
        onActivated: root.play.redo()
    }

    Shortcut {
        sequences: ["Ctrl+Space"]
        enabled: root.open && root.play.canEnd
        onActivated: root.play.endStep()
    }

    Shortcut {
        sequences: ["N"]
        enabled: root.open
        onActivated: root.play.selectNext(1)
    }

    Shortcut {
        sequences: ["Shift+N"]
        enabled: root.open
        onActivated: root.play.selectNext(-1)
    }

    Shortcut {
        sequences: ["P"]
        enabled: root.open && root.play.watched
        onActivated: root.play.paused = !root.play.paused
    }

    Shortcut {
        sequences: ["."]
        enabled: root.open && root.play.paused
        onActivated: root.play.showNextChoice()
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        ToolBar {
            Layout.fillWidth: true

            GridLayout {
                anchors.fill: parent
                anchors.leftMargin: Look.gap
                anchors.rightMargin: Look.gap
                columnSpacing: Look.gap
                rowSpacing: 0
                // Where there is no room beside the title the buttons stand below it.
                columns: buttons.natural + Look.sized(200) > root.width ? 1 : 2

                Label {
                    objectName: "tableTitle"
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    text: qsTr("%1 · %2 · %3").arg(root.play.title).arg(root.play.turnWords).arg(root.play.stepWords)
                    font.family: Look.serif
                    font.bold: true
                }

                Flow {
                    id: buttons

                    readonly property real natural: {
                        let sum = 0;
                        for (let i = 0; i < children.length; ++i)
                            sum += children[i].implicitWidth + spacing;
                        return sum;
                    }

                    Layout.preferredWidth: Math.min(natural, root.width - 2 * Look.gap)
                    spacing: Look.gapSmall

                    ToolButton {
                        objectName: "tableUndo"
                        text: root.play.undoDepth > 0 ? qsTr("Undo (%1)").arg(root.play.undoDepth) : qsTr("Undo")
                        enabled: root.play.undoDepth > 0
                        onClicked: root.play.undo()
                    }

                    ToolButton {
                        objectName: "tableRedo"
                        text: qsTr("Redo")
                        enabled: root.play.redoDepth > 0
                        onClicked: root.play.redo()
                    }

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
                        onClicked: root.ofCampaign ? root.campaignAsked() : root.battlesAsked()
                    }
                }
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

                Rectangle {
                    objectName: "tableRefusal"
                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    anchors.margins: Look.margin
                    height: refusal.implicitHeight + 2 * Look.gap
                    visible: root.play.refusal.length > 0
                    radius: Look.radius
                    color: Look.badSoft
                    border.color: Look.bad

                    RowLayout {
                        id: refusal

                        anchors.fill: parent
                        anchors.margins: Look.gap
                        spacing: Look.gap

                        Label {
                            objectName: "tableRefusalWords"
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            text: root.play.refusal
                            color: Look.ink
                            font.pixelSize: Look.normal
                        }

                        DeskButton {
                            objectName: "tableRefusalRule"
                            text: root.play.refusalRule
                            onClicked: root.openRule(root.play.refusalRule)
                        }

                        ToolButton {
                            text: "✕"
                            Accessible.name: qsTr("Dismiss")
                            onClicked: root.play.dismissRefusal()
                        }
                    }
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
                        text: root.joined(root.play.aims, " ")
                    }

                    Label {
                        objectName: "objectives"
                        Layout.fillWidth: true
                        visible: root.play.objectives.length > 0
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.small
                        color: Look.inkSoft
                        text: qsTr("Your objectives: %1").arg(root.joined(root.play.objectives, "; "))
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

                        TabButton {
                            text: qsTr("Orders")
                        }

                        TabButton {
                            text: qsTr("Log")
                        }

                        TabButton {
                            text: qsTr("Rules")
                        }

                        TabButton {
                            text: qsTr("All cards")
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

    HandOverPage {
        objectName: "tableHandOver"
        naming: "table-"
        anchors.fill: parent
        visible: root.play.handOver
        side: root.play.side
        sideName: root.play.sideName
        mayGiveBack: root.play.mayGiveBack
        handOvers: root.play.handOvers
        onTaken: {
            root.play.takeOver();
            item.forceActiveFocus();
        }
        onGivenBack: {
            root.play.giveBack();
            item.forceActiveFocus();
        }
        onBothSidesChosen: both => root.play.handOvers = !both
        wayOut: root.ofCampaign ? qsTr("Back to the campaign") : qsTr("Back to the battles")
        onLeftForNow: root.ofCampaign ? root.campaignAsked() : root.battlesAsked()
    }
}
