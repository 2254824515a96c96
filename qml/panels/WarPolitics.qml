pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Map
import Sumter.Models

/// The political track with the table and where the points come from; the objectives on a small map.
FocusFlickable {
    id: root

    required property WarBooks books
    required property Play play
    required property MapItem map
    readonly property int cellWidth: Look.sized(84)
    readonly property int most: {
        let most = 10;
        for (const side of books.politics)
            most = Math.max(most, side.points);
        return most;
    }

    signal hexAsked(string hex)
    signal caseAsked(string number)

    contentHeight: column.height

    ScoreModel {
        id: score

        play: root.books.open ? root.play : null
    }

    Column {
        id: column

        width: root.width - Look.scrollWidth
        spacing: Look.gap

        WarHeading {
            visible: root.books.campaign
            text: root.books.lead > 0 ? qsTr("Political Points: your lead is %1").arg(root.books.lead) : qsTr("Political Points: you have no lead")
            cited: "25.1"
            onCaseAsked: number => root.caseAsked(number)
        }

        Repeater {
            model: root.books.campaign ? root.books.politics : []

            Row {
                id: track

                required property var modelData

                objectName: "politics-" + modelData.side
                spacing: 1
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 Political Points").arg(modelData.name).arg(modelData.points)

                Label {
                    width: Look.sized(110)
                    height: Look.sized(26)
                    verticalAlignment: Text.AlignVCenter
                    text: track.modelData.name
                    font.bold: true
                }

                Repeater {
                    model: root.most + 1

                    Rectangle {
                        id: square

                        required property int index
                        readonly property bool here: index === track.modelData.points

                        width: Math.max(6, Math.min(Look.sized(26), (column.width - Look.sized(120)) / (root.most + 1)))
                        height: Look.sized(26)
                        color: here ? (track.modelData.side === "union" ? Look.union : Look.confederate) : Look.paperRaised
                        border.color: Look.edge

                        Label {
                            anchors.centerIn: parent
                            visible: square.width > Look.sized(18) || square.here
                            text: square.index
                            font.pixelSize: Look.tiny
                            font.bold: square.here
                            color: square.here ? (track.modelData.side === "union" ? Look.unionInk : Look.confederateInk) : Look.inkSoft
                        }
                    }
                }
            }
        }

        Label {
            visible: root.books.campaign
            width: parent.width
            wrapMode: Text.Wrap
            text: root.books.kentucky
        }

        WarHeading {
            visible: root.books.campaign
            text: qsTr("The Political Table: die by lead")
            cited: "25.5"
            onCaseAsked: number => root.caseAsked(number)
        }

        Column {
            objectName: "politicalTable"
            visible: root.books.campaign
            spacing: 1

            Row {
                spacing: 1

                Label {
                    width: Look.sized(60)
                    text: qsTr("die")
                    color: Look.inkSoft
                }

                Repeater {
                    model: root.books.leads

                    Label {
                        required property string modelData

                        width: root.cellWidth
                        horizontalAlignment: Text.AlignHCenter
                        text: modelData
                        font.pixelSize: Look.small
                        color: Look.inkSoft
                    }
                }
            }

            Repeater {
                model: root.books.campaign ? root.books.table : []

                Row {
                    id: tableRow

                    required property var modelData

                    spacing: 1

                    Label {
                        width: Look.sized(60)
                        height: Look.sized(26)
                        verticalAlignment: Text.AlignVCenter
                        text: tableRow.modelData.die
                        font.bold: true
                    }

                    Repeater {
                        model: tableRow.modelData.cells

                        Rectangle {
                            id: cell

                            required property int index
                            required property string modelData
                            readonly property bool lit: index === tableRow.modelData.column

                            width: root.cellWidth
                            height: Look.sized(26)
                            color: lit ? Look.selectedSoft : Look.paperRaised
                            border.color: lit ? Look.selected : Look.edge
                            border.width: lit ? 2 : 1

                            Label {
                                anchors.centerIn: parent
                                text: cell.modelData
                                font.bold: true
                            }
                        }
                    }
                }
            }
        }

        Label {
            visible: root.books.campaign
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: Look.inkSoft
            text: qsTr("Victory: the war is won. Kentucky: it joins. The column of your lead is lit.")
        }

        WarHeading {
            text: qsTr("Objectives")
            cited: score.cited
            onCaseAsked: number => root.caseAsked(number)
        }

        Item {
            width: Math.min(parent.width, Look.sized(420))
            height: width * 0.7

            OverviewPicture {
                id: small

                anchors.fill: parent
                map: root.map
            }

            Repeater {
                model: score

                Rectangle {
                    id: mark

                    required property int index
                    required property string hex
                    required property string holder
                    required property string words
                    readonly property point at: root.books.open && hex.length > 0 ? root.map.screenOf(hex) : Qt.point(0, 0)

                    objectName: "objective-" + index
                    visible: hex.length > 0
                    x: (root.map.seenLeft + at.x / root.map.width * root.map.seenWidth) * small.width - width / 2
                    y: (root.map.seenTop + at.y / root.map.height * root.map.seenHeight) * small.height - height / 2
                    width: Look.sized(16)
                    height: width
                    radius: holder === "union" ? 0 : width / 2
                    color: holder === "union" ? Look.union : holder === "confederate" ? Look.confederate : Look.paper
                    border.color: Look.accent
                    border.width: 2
                    Accessible.role: Accessible.Button
                    Accessible.name: words
                    ToolTip.visible: hover.hovered
                    ToolTip.text: words

                    HoverHandler {
                        id: hover
                    }

                    TapHandler {
                        onTapped: root.hexAsked(mark.hex)
                    }
                }
            }
        }

        Repeater {
            model: score

            WarRow {
                required property var model

                name: model.words
                cells: [model.points]
                widths: [Look.sized(40)]
                hex: model.hex
                onHexAsked: hex => root.hexAsked(hex)
            }
        }

        WarHeading {
            visible: root.books.campaign
            text: qsTr("Where your Political Points come from")
            cited: "25.2"
            onCaseAsked: number => root.caseAsked(number)
        }

        WarLedger {
            visible: root.books.campaign
            books: root.books
            account: "politics"
            onHexAsked: hex => root.hexAsked(hex)
            onCaseAsked: number => root.caseAsked(number)
        }

        Button {
            id: giveUp

            property bool sure: false

            objectName: "concede"
            visible: root.books.campaign && !root.play.over && !root.play.replaying
            text: sure ? qsTr("Yes, give up the war: the Enemy wins") : qsTr("Concede the war …")
            onActiveFocusChanged: sure = sure && activeFocus
            onClicked: {
                if (sure)
                    root.books.concede();
                sure = !sure;
            }
        }
    }
}
