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

    signal battlesAsked
    /// The battle is the campaign's, which goes on where it was or after the report.
    signal campaignAsked

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
                columns: buttons.natural + title.implicitWidth * 0.6 > root.width ? 1 : 2

                Label {
                    id: title

                    objectName: "fieldTitle"
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    text: root.play.task === "over" ? qsTr("%1 · %2").arg(root.play.title).arg(root.play.turnWords) : qsTr("%1 · %2 · %3").arg(root.play.title).arg(root.play.turnWords).arg(root.play.stepWords)
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
                        objectName: "fieldUndo"
                        text: root.play.undoDepth > 0 ? qsTr("Undo (%1)").arg(root.play.undoDepth) : qsTr("Undo")
                        enabled: root.play.undoDepth > 0
                        onClicked: root.play.undo()
                    }

                    ToolButton {
                        objectName: "fieldRedo"
                        text: qsTr("Redo")
                        enabled: root.play.redoDepth > 0
                        onClicked: root.play.redo()
                    }

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

                Rectangle {
                    objectName: "fieldRefusal"
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
                            objectName: "fieldRefusalWords"
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            text: root.play.refusal
                            color: Look.ink
                            font.pixelSize: Look.normal
                        }

                        DeskButton {
                            objectName: "fieldRefusalRule"
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

                        TabButton {
                            text: qsTr("Orders")
                        }

                        TabButton {
                            text: qsTr("Units")
                        }

                        TabButton {
                            text: qsTr("Log")
                        }

                        TabButton {
                            text: qsTr("Rules")
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

    HandOverPage {
        objectName: "fieldHandOver"
        naming: "field-"
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
