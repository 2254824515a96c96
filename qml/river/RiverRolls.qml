pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// [RR-025] Every roll, and beside it the table on which the chosen one was read.
GridLayout {
    id: root

    required property RiverPlay play
    readonly property var chosen: list.currentIndex >= 0 && list.count > 0 ? play.rolls.row(list.currentIndex) : ({})

    signal ruleAsked(string rule)

    /// The last roll that a table was asked for.
    function toLast() {
        for (let row = list.count - 1; row >= 0; --row) {
            if (play.rolls.row(row).table.length > 0) {
                list.currentIndex = row;
                break;
            }
        }
        list.positionViewAtEnd();
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
    }

    columnSpacing: Look.gap
    rowSpacing: Look.gapSmall
    // Where there is no room beside each other the table stands below.
    columns: width > Look.sized(520) ? 2 : 1
    onVisibleChanged: laidOut.restart()

    Timer {
        id: laidOut

        interval: 0
        onTriggered: root.toLast()
    }

    Connections {
        target: root.play

        function onChanged() {
            laidOut.restart();
        }
    }

    ListView {
        id: list

        objectName: "rollList"
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 4
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        model: root.play.rolls
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rolls")

        ScrollBar.vertical: ScrollBar {
        }

        delegate: ItemDelegate {
            id: roll

            required property int index
            required property string heading
            required property string purpose
            required property string dice
            required property string rule
            required property string vessel
            required property string table

            width: ListView.view ? ListView.view.width - Look.scrollWidth : 100
            padding: 2
            leftPadding: Look.gapSmall
            highlighted: ListView.isCurrentItem && heading.length === 0
            Accessible.name: heading.length > 0 ? heading : qsTr("%1: %2").arg(purpose).arg(dice)
            onClicked: {
                list.currentIndex = index;
                list.forceActiveFocus();
            }

            contentItem: RowLayout {
                spacing: Look.gapSmall

                Label {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: roll.heading.length > 0 ? roll.heading : roll.vessel.length > 0 ? qsTr("%1, %2").arg(roll.purpose).arg(roll.vessel) : roll.purpose
                    font.pixelSize: Look.small
                    font.family: roll.heading.length > 0 ? Look.serif : Look.sans
                    font.bold: roll.heading.length > 0
                    color: roll.heading.length > 0 ? Look.accent : Look.ink
                }

                Label {
                    text: roll.dice
                    font.pixelSize: Look.small
                    font.bold: true
                }

                ToolButton {
                    visible: roll.rule.length > 0
                    text: roll.rule
                    font.pixelSize: Look.tiny
                    focusPolicy: Qt.NoFocus
                    Accessible.name: qsTr("Open rule %1").arg(roll.rule)
                    onClicked: root.ruleAsked(roll.rule)
                }
            }
        }
    }

    Flickable {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 5
        clip: true
        contentHeight: sheet.height
        contentWidth: width

        ScrollBar.vertical: ScrollBar {
        }

        RiverTable {
            id: sheet

            objectName: "rollTable"
            width: parent.width - Look.scrollWidth
            table: root.chosen.table ? root.play.table(root.chosen.table) : ({})
            litRow: root.chosen.tableRow ?? -1
            litColumn: root.chosen.tableColumn ?? -1
        }
    }
}
