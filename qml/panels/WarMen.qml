pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The personnel track: the calls of both sides in their order, what each brings month by month, and
/// the ledger of Personnel Points.
FocusFlickable {
    id: root

    required property WarBooks books

    signal hexAsked(string hex)
    signal caseAsked(string number)

    contentHeight: column.height

    component Calls: Column {
        id: calls

        required property var rows
        required property bool own

        width: parent ? parent.width : implicitWidth
        spacing: 2

        // The cycles, each over its column.
        Row {
            leftPadding: Look.sized(34) + Look.gapSmall
            spacing: Look.gapSmall

            Repeater {
                model: calls.rows.length > 0 ? root.books.spiral.slice(0, calls.rows[0].points.length) : []

                Label {
                    required property int index
                    required property var modelData

                    objectName: (calls.own ? "callCycle-" : "enemyCallCycle-") + index
                    width: Look.sized(34)
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Look.tiny
                    color: Look.inkSoft
                    text: modelData.cycle
                }
            }
        }

        Repeater {
            model: calls.rows

            RowLayout {
                id: call

                required property var modelData
                readonly property bool inForce: modelData.state === "force"

                width: parent.width
                spacing: Look.gapSmall

                Label {
                    Layout.preferredWidth: Look.sized(34)
                    text: call.modelData.call
                    font.bold: true
                    color: call.modelData.state === "made" ? Look.inkFaint : Look.ink
                }

                Repeater {
                    model: call.modelData.points

                    Rectangle {
                        required property int index
                        required property int modelData

                        implicitWidth: Look.sized(34)
                        implicitHeight: Look.sized(26)
                        color: call.inForce && index === 0 ? Look.selectedSoft : Look.paperRaised
                        border.color: call.inForce && index === 0 ? Look.selected : Look.edge
                        border.width: call.inForce && index === 0 ? 2 : 1

                        Label {
                            anchors.centerIn: parent
                            text: parent.modelData
                            font.pixelSize: Look.small
                        }
                    }
                }

                Label {
                    Layout.fillWidth: true
                    Layout.minimumWidth: Look.sized(80)
                    wrapMode: Text.Wrap
                    font.pixelSize: Look.small
                    color: Look.inkSoft
                    text: call.modelData.political > 0 ? qsTr("%1; the Enemy gains %2").arg(call.modelData.stands).arg(call.modelData.political) : call.modelData.stands
                }

                Button {
                    objectName: "call-" + call.modelData.call
                    visible: calls.own && call.modelData.state !== "force" && call.modelData.state !== "made"
                    opacity: call.modelData.state === "open" ? 1 : 0.55
                    text: qsTr("Call")
                    Accessible.name: qsTr("Make call %1").arg(call.modelData.call)
                    ToolTip.visible: hovered && call.modelData.reason.length > 0
                    ToolTip.text: call.modelData.reason
                    onClicked: root.books.call(call.modelData.call)
                }
            }
        }
    }

    Column {
        id: column

        width: root.width - Look.scrollWidth
        spacing: Look.gap

        WarHeading {
            text: qsTr("Personnel Points left: %1").arg(root.books.personnel)
            cited: "23.1"
            onCaseAsked: number => root.caseAsked(number)
        }

        Label {
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: Look.inkSoft
            text: qsTr("Each row is a call: what it brings in each cycle from this one on; a call that is not in force, as if it were made now.")
        }

        Calls {
            rows: root.books.calls
            own: true
        }

        WarHeading {
            text: qsTr("The Enemy's calls")
        }

        Calls {
            rows: root.books.enemyCalls
            own: false
        }

        WarHeading {
            text: qsTr("Where the points come from and go")
            cited: "23.3"
            onCaseAsked: number => root.caseAsked(number)
        }

        WarLedger {
            books: root.books
            account: "personnel"
            onHexAsked: hex => root.hexAsked(hex)
            onCaseAsked: number => root.caseAsked(number)
        }
    }
}
