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
    /// Kinds of units that may be begun, in their order.
    readonly property var offers: books.offers
    readonly property var kinds: offers.map(offer => offer.kind).filter((kind, at, all) => all.indexOf(kind) === at)

    function rowsOf(kind: string): var {
        const rows = [];
        offers.forEach((offer, at) => {
            if (offer.kind === kind)
                rows.push(Object.assign({
                    row: at
                }, offer));
        });
        return rows;
    }

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

        Label {
            visible: root.books.offers.length > 0
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: Look.inkSoft
            text: qsTr("A click begins the unit. Below its value: SUP / Personnel Points.")
        }

        Repeater {
            model: root.kinds

            RowLayout {
                id: kind

                required property string modelData
                readonly property var units: root.rowsOf(modelData)

                width: column.width
                spacing: Look.gap

                Label {
                    Layout.preferredWidth: Look.sized(150)
                    wrapMode: Text.Wrap
                    text: qsTr("%1, due %2").arg(kind.units[0].kindName).arg(kind.units[0].due)
                }

                Flow {
                    Layout.fillWidth: true
                    spacing: Look.gapSmall

                    Repeater {
                        model: kind.units

                        Button {
                            required property var modelData

                            objectName: "begin-" + modelData.row
                            padding: 3
                            leftPadding: Look.gap
                            rightPadding: Look.gap
                            text: (modelData.value.length > 0 ? modelData.value + "\n" : "") + modelData.supply + " / " + modelData.personnel
                            font.pixelSize: Look.small
                            opacity: modelData.legal ? 1 : 0.55
                            Accessible.name: qsTr("%1: %2 SUP, %3 men, %4").arg(modelData.words).arg(modelData.supply).arg(modelData.personnel).arg(modelData.due)
                            Accessible.description: modelData.reason
                            ToolTip.visible: hovered
                            ToolTip.delay: 300
                            ToolTip.text: modelData.reason.length > 0 ? modelData.reason : Accessible.name
                            onClicked: root.books.begin(modelData.row)
                        }
                    }
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
