pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Panels
import Sumter.River

/// [RR-T29] The record sheet: a line for each turn, the columns of the book, and ours behind them.
Flickable {
    id: root

    required property RiverPlay play
    /// Heads over several columns, and each column's head, key and share of the width.
    readonly property var groups: [
        {
            head: qsTr("Turn"),
            columns: [["", "turn", 4]]
        },
        {
            head: qsTr("River direction"),
            columns: [[qsTr("Roll"), "directionRoll", 9], [qsTr("Direction"), "direction", 9], [qsTr("Next"), "nextTable", 5]]
        },
        {
            head: qsTr("Terrain"),
            columns: [[qsTr("Roll"), "terrainRoll", 7], [qsTr("Feature"), "terrain", 11]]
        },
        {
            head: qsTr("Failure"),
            columns: [[qsTr("Roll"), "failureRoll", 5], [qsTr("Event"), "failure", 19]]
        },
        {
            head: qsTr("Confederate action"),
            columns: [[qsTr("Roll"), "actionRoll", 10], [qsTr("Encounter"), "action", 12]]
        },
        {
            head: qsTr("Points"),
            columns: [[qsTr("Turn"), "points", 5], [qsTr("Sum"), "running", 5]]
        },
        {
            head: qsTr("Flotilla"),
            columns: [[qsTr("Section"), "place", 9], [qsTr("Order"), "order", 9]]
        }
    ]
    readonly property var columns: groups.reduce((all, group) => all.concat(group.columns), [])
    readonly property real whole: columns.reduce((sum, column) => sum + column[2], 0)
    readonly property real room: Math.max(Look.sized(620), width - Look.scrollWidth)

    function widthOf(share: real): real {
        return Math.floor(room * share / whole);
    }

    clip: true
    contentWidth: room
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.HorizontalFlick
    onVisibleChanged: laidOut.restart()

    ScrollBar.horizontal: ScrollBar {
        policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    Timer {
        id: laidOut

        interval: 0
        onTriggered: list.positionViewAtEnd()
    }

    component Cell: Rectangle {
        id: cell

        property string words
        property bool heads: false
        property bool strong: false

        color: heads ? Look.paperSunken : Look.paperRaised
        border.color: Look.edge
        border.width: 1

        Label {
            anchors.fill: parent
            anchors.margins: 2
            horizontalAlignment: cell.heads ? Text.AlignHCenter : Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            text: cell.words
            font.pixelSize: Look.tiny
            font.bold: cell.heads || cell.strong
            fontSizeMode: Text.Fit
            minimumPixelSize: Look.sized(8)
        }
    }

    Column {
        id: heads

        width: root.room

        Row {
            Repeater {
                model: root.groups

                Cell {
                    required property var modelData

                    width: modelData.columns.reduce((sum, column) => sum + root.widthOf(column[2]), 0)
                    height: Look.sized(19)
                    heads: true
                    words: modelData.head
                }
            }
        }

        Row {
            Repeater {
                model: root.columns

                Cell {
                    required property var modelData

                    width: root.widthOf(modelData[2])
                    height: Look.sized(18)
                    heads: true
                    words: modelData[0]
                }
            }
        }
    }

    ListView {
        id: list

        objectName: "recordLines"
        anchors.top: heads.bottom
        width: root.room + Look.scrollWidth
        height: root.height - heads.height
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.play.diary
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Record sheet")
        onCountChanged: laidOut.restart()

        ScrollBar.vertical: ScrollBar {
        }

        delegate: Row {
            id: line

            required property var model

            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1, %2").arg(line.model.title).arg(line.model.place)

            Repeater {
                model: root.columns

                Cell {
                    required property var modelData

                    width: root.widthOf(modelData[2])
                    height: Look.sized(line.model.failure.length > 44 ? 46 : 32)
                    strong: modelData[1] === "turn" || modelData[1] === "running"
                    words: String(line.model[modelData[1]]).replace(/^-/, "−")
                }
            }
        }
    }
}
