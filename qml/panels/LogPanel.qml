pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Everything that has happened, a sentence each with its case and dice; filtered by group and text.
/// A click goes to the place and to the moment.
ColumnLayout {
    id: root

    required property Play play
    required property Generals generals

    signal hexAsked(string hex)
    signal caseAsked(string number)

    spacing: Look.gapSmall

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        ComboBox {
            id: group

            objectName: "logGroup"
            Layout.fillWidth: true
            textRole: "text"
            valueRole: "value"
            model: [
                {
                    text: qsTr("Everything"),
                    value: ""
                },
                {
                    text: qsTr("Battles"),
                    value: "battle"
                },
                {
                    text: qsTr("Command"),
                    value: "command"
                },
                {
                    text: qsTr("Movement"),
                    value: "movement"
                },
                {
                    text: qsTr("Supply"),
                    value: "supply"
                },
                {
                    text: qsTr("Sieges and forts"),
                    value: "siege"
                },
                {
                    text: qsTr("Phases"),
                    value: "phase"
                }
            ]
            Accessible.name: qsTr("Kind of lines")
        }

        TextField {
            id: wanted

            objectName: "logText"
            Layout.fillWidth: true
            placeholderText: qsTr("with these words")
            Accessible.name: placeholderText
        }
    }

    Timer {
        id: toEnd

        interval: 0
        onTriggered: {
            if (list.past < 0)
                list.positionViewAtEnd();
        }
    }

    ListView {
        id: list

        /// The last line of what has happened up to the moment that is looked at.
        readonly property int past: root.play.replaying && lines.count > 0 ? lines.rowOfAction(root.play.seen) : -1

        objectName: "logList"
        onPastChanged: {
            if (past >= 0)
                positionViewAtIndex(past, ListView.Center);
            else
                positionViewAtEnd();
        }
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        reuseItems: true
        keyNavigationEnabled: true
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")
        ScrollBar.vertical: ScrollBar {
        }
        model: LogFilter {
            id: lines

            sourceModel: root.play.log
            group: group.currentValue ?? ""
            text: wanted.text
            onWentOn: toEnd.restart()
        }
        // Rows have their heights when they have been laid out.
        onVisibleChanged: toEnd.restart()
        section.property: "turn"
        delegate: ItemDelegate {
            id: row

            required property int index
            required property string line
            required property string cited
            required property string hex
            required property int moment
            required property string side
            /// Of the first line of an operation its bracket.
            required property string operation
            required property bool folded

            /// The first line of a game-turn carries its heading.
            readonly property bool heads: ListView.section !== ListView.previousSection

            width: ListView.view ? ListView.view.width : 100
            height: implicitContentHeight + 2 * Look.gapSmall + (heads ? heading.height : 0)
            padding: Look.gapSmall
            topPadding: Look.gapSmall + (heads ? heading.height : 0)
            highlighted: root.play.replaying && moment === root.play.seen
            readonly property string title: operation.length > 0 ? root.play.operationTitle(operation) : ""
            /// Why a general did it, where that is no secret.
            readonly property var reasons: root.play.over || !root.play.hides ? root.generals.reasonsOf(moment) : []
            property bool tellsWhy: false

            ListView.onReused: tellsWhy = false

            Accessible.name: folded ? title : line
            onClicked: {
                if (operation.length > 0)
                    lines.toggle(operation);
                else if (hex.length > 0)
                    root.hexAsked(hex);
            }
            onDoubleClicked: root.play.seen = moment

            Label {
                id: heading

                visible: row.heads
                x: Look.gapSmall
                topPadding: Look.gapSmall
                text: row.ListView.section
                font.family: Look.serif
                font.bold: true
                color: Look.accent
            }

            contentItem: RowLayout {
                spacing: Look.gapSmall

                Rectangle {
                    Layout.fillHeight: true
                    Layout.preferredWidth: 4
                    color: row.side === "union" ? Look.union : Look.confederate
                }

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Label {
                        objectName: row.title.length > 0 ? "operationTitle" : ""
                        visible: row.title.length > 0
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.small
                        font.bold: true
                        text: (row.folded ? "▸ " : "▾ ") + row.title
                    }

                    Label {
                        visible: !row.folded
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.small
                        text: row.line
                    }

                    Label {
                        objectName: "logReasons"
                        visible: row.tellsWhy && row.reasons.length > 0
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.small
                        font.italic: true
                        color: Look.inkSoft
                        text: row.reasons.join(" ")
                    }
                }

                ToolButton {
                    objectName: "logWhy"
                    visible: row.reasons.length > 0
                    text: qsTr("Why?")
                    font.pixelSize: Look.tiny
                    focusPolicy: Qt.NoFocus
                    Accessible.name: qsTr("Why the general did this")
                    onClicked: row.tellsWhy = !row.tellsWhy
                }

                ToolButton {
                    visible: !row.folded
                    text: row.cited
                    font.pixelSize: Look.tiny
                    focusPolicy: Qt.NoFocus
                    Accessible.name: qsTr("Open case %1").arg(row.cited)
                    onClicked: root.caseAsked(row.cited)
                }
            }
        }
    }

    Label {
        visible: list.count === 0
        text: qsTr("No such line.")
        color: Look.inkFaint
    }
}
