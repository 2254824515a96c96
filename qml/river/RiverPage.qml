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

    component OrderKey: Shortcut {
        required property string order
        required property string task

        enabled: root.visible && !root.asking && root.play.task === task && !(root.Window.activeFocusItem instanceof TextInput)
        onActivated: root.play.give(order)
    }

    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: root.visible && !root.asking
        onActivated: root.play.undo()
    }

    Shortcut {
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        enabled: root.visible && !root.asking
        onActivated: root.play.redo()
    }

    OrderKey {
        sequences: ["A"]
        task: "orders"
        order: "advance"
    }

    OrderKey {
        sequences: ["E"]
        task: "orders"
        order: "explore"
    }

    OrderKey {
        sequences: ["H"]
        task: "orders"
        order: "hold"
    }

    OrderKey {
        sequences: ["B"]
        task: "orders"
        order: "fall-back 1"
    }

    OrderKey {
        sequences: ["Shift+B"]
        task: "orders"
        order: "fall-back 2"
    }

    OrderKey {
        sequences: ["F"]
        task: "encounter"
        order: "fight"
    }

    OrderKey {
        sequences: ["R"]
        task: "encounter"
        order: "run"
    }

    OrderKey {
        sequences: ["O"]
        task: "encounter"
        order: "break-off"
    }

    OrderKey {
        sequences: ["T"]
        task: "night"
        order: "moor"
    }

    Shortcut {
        sequences: ["L"]
        enabled: root.visible && !root.asking && !(root.Window.activeFocusItem instanceof TextInput)
        onActivated: lines.ask()
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
                columns: buttons.natural + Look.sized(280) > root.width ? 1 : 2

                Label {
                    objectName: "riverTitle"
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    text: qsTr("%1 · %2 · %3").arg(root.play.turnWords).arg(root.play.placeWords).arg(root.play.points < 0 ? qsTr("−%n points", "", -root.play.points) : qsTr("%n points", "", root.play.points))
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
                        objectName: "riverUndo"
                        text: root.play.undoDepth > 0 ? qsTr("Undo (%1)").arg(root.play.undoDepth) : qsTr("Undo")
                        enabled: root.play.undoDepth > 0
                        onClicked: root.play.undo()
                    }

                    ToolButton {
                        objectName: "riverRedo"
                        text: qsTr("Redo")
                        enabled: root.play.redoDepth > 0
                        onClicked: root.play.redo()
                    }

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

                    Rectangle {
                        objectName: "riverRefusal"
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
                                objectName: "riverRefusalWords"
                                Layout.fillWidth: true
                                wrapMode: Text.Wrap
                                text: root.play.refusal
                                color: Look.ink
                                font.pixelSize: Look.normal
                                Accessible.role: Accessible.AlertMessage
                            }

                            DeskButton {
                                objectName: "riverRefusalRule"
                                visible: root.play.refusalRule.length > 0
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

                        TabButton {
                            objectName: "ordersPart"
                            text: qsTr("Orders")
                        }

                        TabButton {
                            objectName: "storesPart"
                            text: qsTr("Stores")
                        }

                        TabButton {
                            objectName: "sectionPart"
                            text: qsTr("Section")
                        }

                        TabButton {
                            objectName: "rulesPart"
                            text: qsTr("Rules")
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
