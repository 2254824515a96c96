pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What can be begun now, the spiral, and its timeline.
FocusFlickable {
    id: root

    required property WarBooks books
    required property Desk desk

    signal caseAsked(string number)

    contentHeight: column.height

    Column {
        id: column

        width: root.width - Look.scrollWidth
        spacing: Look.gap

        WarHeading {
            text: qsTr("Begin units: %1 SUP, %2 Personnel Points").arg(root.books.pool).arg(root.books.personnel)
            cited: "21.4"
            onCaseAsked: number => root.caseAsked(number)
        }

        Label {
            visible: root.books.offers.length === 0
            width: parent.width
            wrapMode: Text.Wrap
            color: Look.inkSoft
            text: qsTr("Units are begun in your Initiation Segment.")
        }

        Flow {
            width: parent.width
            spacing: Look.gapSmall

            Repeater {
                model: root.books.offers

                Button {
                    required property int index
                    required property var modelData

                    objectName: "begin-" + index
                    text: qsTr("%1: %2 SUP, %3 men, %4").arg(modelData.words).arg(modelData.supply).arg(modelData.personnel).arg(modelData.due)
                    font.pixelSize: Look.small
                    opacity: modelData.legal ? 1 : 0.55
                    Accessible.description: modelData.reason
                    ToolTip.visible: hovered && modelData.reason.length > 0
                    ToolTip.delay: 300
                    ToolTip.text: modelData.reason
                    onClicked: root.books.begin(index)
                }
            }
        }

        WarHeading {
            text: qsTr("The production spiral")
            cited: "21.42"
            onCaseAsked: number => root.caseAsked(number)
        }

        WarSpiral {
            width: parent.width
            height: Math.min(implicitHeight, Math.max(Look.sized(340), width))
            books: root.books
            desk: root.desk
        }

        WarHeading {
            text: qsTr("What arrives when")
            cited: "23.11"
            onCaseAsked: number => root.caseAsked(number)
        }

        WarTimeline {
            width: parent.width
            books: root.books
        }
    }
}
