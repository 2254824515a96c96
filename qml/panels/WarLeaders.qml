pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Map
import Sumter.Models

/// The Leader Pool with who is out and who comes later, headquarters to be placed, the Departments.
FocusFlickable {
    id: root

    required property WarBooks books
    required property Desk desk

    signal hexAsked(string hex)
    signal caseAsked(string number)

    contentHeight: column.height

    Column {
        id: column

        width: root.width - Look.scrollWidth
        spacing: Look.gap

        WarHeading {
            text: qsTr("Departments")
            cited: "22.1"
            onCaseAsked: number => root.caseAsked(number)
        }

        Repeater {
            model: root.books.departments

            WarRow {
                required property int index
                required property var modelData

                objectName: "department-" + index
                name: modelData.place
                cells: [modelData.works ? "✓" : "✕"]
                widths: [Look.sized(20)]
                remark: modelData.works ? qsTr("works") : modelData.why
                hex: modelData.hex
                cited: modelData.cited
                onHexAsked: hex => root.hexAsked(hex)
                onCaseAsked: number => root.caseAsked(number)
            }
        }

        WarHeading {
            text: qsTr("Headquarters")
            cited: "22.22"
            onCaseAsked: number => root.caseAsked(number)
        }

        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.books.headquarters.length > 0 ? root.books.headquarters : qsTr("None waits for a place. Those on the map are on the page Forces, with their rosters.")
        }

        WarHeading {
            text: qsTr("Leaders who are not on the map")
            cited: "22.3"
            onCaseAsked: number => root.caseAsked(number)
        }

        Flow {
            width: parent.width
            spacing: Look.gap

            Repeater {
                model: root.books.leaders

                Column {
                    id: leader

                    required property int index
                    required property var modelData

                    objectName: "leader-" + index
                    width: Look.sized(96)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2").arg(modelData.name).arg(modelData.where)

                    CounterFace {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: leader.modelData.piece >= 0
                        width: Look.sized(48)
                        height: width
                        desk: root.desk
                        piece: leader.modelData.piece
                    }

                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        elide: Text.ElideRight
                        text: leader.modelData.name
                        font.bold: leader.modelData.piece >= 0
                    }

                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        text: leader.modelData.where
                        font.pixelSize: Look.tiny
                        color: Look.inkSoft
                    }
                }
            }
        }
    }
}
