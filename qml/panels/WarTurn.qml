pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The Strategic Turn as a list of segments: what is over, what is asked now, what is to come. It can
/// be walked back and forth until a die is rolled, and left to the staff segment by segment or whole.
FocusFlickable {
    id: root

    required property WarBooks books
    required property Play play
    required property Staff staff

    signal caseAsked(string number)

    contentHeight: column.height

    Segments {
        id: segments

        play: root.books.open ? root.play : null
    }

    Column {
        id: column

        width: root.width - Look.scrollWidth
        spacing: Look.gapSmall

        WarHeading {
            text: segments.going ? qsTr("The Strategic Turn of cycle %1").arg(root.books.cycle) : qsTr("The Strategic Turn of cycle %1 is over").arg(root.books.cycle)
            cited: "4.2"
            onCaseAsked: number => root.caseAsked(number)
        }

        Flow {
            width: parent.width
            spacing: Look.gap

            Button {
                objectName: "walkBack"
                enabled: segments.mayGoBack && !root.staff.working
                text: qsTr("◀ Back")
                Accessible.name: qsTr("Back to the beginning of the segment, or of the one before")
                ToolTip.text: enabled ? Accessible.name : qsTr("A die was rolled, or nothing was done [0.4]")
                ToolTip.visible: hovered
                ToolTip.delay: 400
                onClicked: segments.walkBack()
            }

            Button {
                objectName: "walkOn"
                enabled: segments.mayGoOn && !root.staff.working
                text: qsTr("On ▶")
                Accessible.name: qsTr("Does again what was taken back, up to the next segment")
                ToolTip.text: Accessible.name
                ToolTip.visible: hovered
                ToolTip.delay: 400
                onClicked: segments.walkOn()
            }

            Button {
                objectName: "staffThrough"
                visible: segments.going
                enabled: root.staff.ready || root.staff.working
                text: root.staff.working ? qsTr("Stop the staff") : qsTr("Leave the rest of it to the staff")
                ToolTip.text: qsTr("The staff works through your segments until something is yours alone to decide")
                ToolTip.visible: hovered
                ToolTip.delay: 400
                onClicked: root.staff.working ? root.staff.stop() : root.staff.workThrough()
            }
        }

        Repeater {
            model: segments

            ItemDelegate {
                id: row

                required property int index
                required property string words
                required property string stage
                required property string side
                required property string sideName
                required property string state
                required property bool reached
                readonly property var signs: ({
                        "now": "▶",
                        "done": "✓",
                        "passed": "·",
                        "unread": "",
                        "ahead": "○"
                    })
                readonly property var meanings: ({
                        "now": qsTr("now"),
                        "done": qsTr("done"),
                        "passed": qsTr("nothing was asked"),
                        "unread": qsTr("before the log that was read"),
                        "ahead": qsTr("to come")
                    })

                objectName: "segment-" + side + "-" + stage
                width: parent.width
                padding: 3
                highlighted: state === "now"
                enabled: reached && !root.staff.working || state === "now"
                Accessible.name: qsTr("%1: %2, %3").arg(sideName).arg(words).arg(meanings[state])
                onClicked: {
                    if (reached)
                        segments.goTo(index);
                }

                contentItem: RowLayout {
                    spacing: Look.gap

                    Label {
                        Layout.preferredWidth: Look.sized(16)
                        text: row.signs[row.state]
                        color: row.state === "done" ? Look.good : Look.ink
                        horizontalAlignment: Text.AlignHCenter
                    }

                    Label {
                        Layout.preferredWidth: Look.sized(100)
                        text: row.sideName
                        color: Look.inkSoft
                    }

                    Label {
                        Layout.fillWidth: true
                        elide: Text.ElideRight
                        text: row.words
                        font.bold: row.state === "now"
                        color: row.state === "ahead" || row.state === "passed" ? Look.inkFaint : Look.ink
                    }

                    Label {
                        text: row.reached && row.state === "done" ? qsTr("back to it") : row.meanings[row.state]
                        font.pixelSize: Look.small
                        color: Look.inkSoft
                    }
                }
            }
        }
    }
}
