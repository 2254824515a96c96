pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Models

/// The cycle track, a square each with the words that both sides find there.
FocusFlickable {
    id: root

    required property WarBooks books

    signal caseAsked(string number)

    contentHeight: column.height

    Column {
        id: column

        width: root.width - Look.scrollWidth
        spacing: Look.gap

        WarHeading {
            text: qsTr("The cycle track")
            cited: "2.0"
            onCaseAsked: number => root.caseAsked(number)
        }

        Flow {
            width: parent.width
            spacing: 2

            Repeater {
                model: root.books.track

                Rectangle {
                    id: square

                    required property var modelData

                    objectName: "cycle-" + modelData.cycle
                    width: Look.sized(122)
                    height: Look.sized(86)
                    color: modelData.now ? Look.selectedSoft : modelData.winter ? Look.paperSunken : Look.paperRaised
                    border.color: modelData.now ? Look.selected : Look.edge
                    border.width: modelData.now ? 3 : 1
                    opacity: modelData.past ? 0.6 : 1
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("Cycle %1, Game-Turn %2. Union: %3. Confederate: %4").arg(modelData.cycle).arg(modelData.gameTurn).arg(modelData.union).arg(modelData.confederate)

                    component Words: Label {
                        width: square.width - 8
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        font.pixelSize: Look.tiny
                    }

                    Column {
                        x: 4
                        y: 3

                        Label {
                            text: square.modelData.winter ? qsTr("%1 · winter").arg(square.modelData.cycle) : square.modelData.cycle
                            font.bold: true
                            font.pixelSize: Look.small
                        }

                        Words {
                            text: square.modelData.union.length > 0 ? qsTr("U: %1").arg(square.modelData.union) : ""
                        }

                        Words {
                            text: square.modelData.confederate.length > 0 ? qsTr("C: %1").arg(square.modelData.confederate) : ""
                        }
                    }

                    Label {
                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        anchors.margins: 3
                        text: qsTr("GT %1").arg(square.modelData.gameTurn)
                        font.pixelSize: Look.tiny
                        color: Look.inkSoft
                    }
                }
            }
        }
    }
}
