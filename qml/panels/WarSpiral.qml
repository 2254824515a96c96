pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Map
import Sumter.Models

/// The production spiral as it lies on the table: thirteen boxes a turn, the present cycle outermost,
/// each later one further in; on each box the counters that are due there.
Item {
    id: root

    required property WarBooks books
    required property Desk desk
    readonly property var cycles: books.spiral
    readonly property real boxSize: Math.max(Look.sized(52), Math.min(width, height) * 0.125)
    readonly property real outer: Math.min(width, height) / 2 - boxSize / 2 - 2

    /// Where the box of a cycle lies: by its number in the year around, by its distance inwards.
    function placeOf(ahead: real, number: real): point {
        const angle = (number - 1) / 13 * 2 * Math.PI - Math.PI / 2;
        const radius = outer - ahead / 13 * boxSize * 1.25;
        return Qt.point(width / 2 + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle));
    }

    implicitHeight: Look.sized(500)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Production spiral")

    // The line of the spiral, in short straight pieces.
    Repeater {
        model: Math.max(0, root.cycles.length - 1) * 4

        Rectangle {
            required property int index
            readonly property real first: root.cycles[0].number
            readonly property point from: root.placeOf(index / 4, first + index / 4)
            readonly property point to: root.placeOf((index + 1) / 4, first + (index + 1) / 4)

            x: from.x
            y: from.y
            width: Math.hypot(to.x - from.x, to.y - from.y) + 1
            height: 2
            transformOrigin: Item.TopLeft
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
            color: Look.edge
        }
    }

    Column {
        anchors.centerIn: parent
        width: root.outer
        spacing: Look.gapSmall

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.books.cycle
            font.family: Look.serif
            font.pixelSize: Look.huge
            font.bold: true
            color: Look.accent
        }

        Label {
            objectName: "spiralSums"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            text: {
                let units = 0;
                let csp = 0;
                for (const cycle of root.cycles) {
                    units += cycle.units.length;
                    for (const unit of cycle.units)
                        csp += unit.csp;
                }
                return units === 0 ? qsTr("The spiral is empty.") : qsTr("On the spiral: %1 units, %2 CSP").arg(units).arg(csp);
            }
        }
    }

    Repeater {
        model: root.cycles

        Rectangle {
            id: box

            required property int index
            required property var modelData
            readonly property point at: root.placeOf(index, modelData.number)
            readonly property int fitting: 4

            objectName: "spiralBox-" + modelData.cycle
            x: Math.round(at.x - width / 2)
            y: Math.round(at.y - height / 2)
            z: 20 - index
            width: root.boxSize
            height: root.boxSize
            color: modelData.now ? Look.selectedSoft : modelData.winter ? Look.paperSunken : Look.paperRaised
            border.color: modelData.now ? Look.selected : Look.edge
            border.width: modelData.now ? 3 : 1
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Cycle %1: %2").arg(modelData.cycle).arg(modelData.units.length > 0 ? modelData.units.map(unit => unit.words).join(", ") : qsTr("nothing"))

            Label {
                x: 3
                y: 1
                text: box.modelData.cycle
                font.pixelSize: Look.tiny
                font.bold: true
            }

            Grid {
                x: 3
                y: Look.sized(15)
                columns: 2
                spacing: 1

                Repeater {
                    model: box.modelData.units.slice(0, box.modelData.units.length > box.fitting ? box.fitting - 1 : box.fitting)

                    CounterFace {
                        required property var modelData

                        width: (box.height - Look.sized(18)) / 2 - 1
                        height: width
                        desk: root.desk
                        piece: modelData.piece
                    }
                }

                Label {
                    visible: box.modelData.units.length > box.fitting
                    text: qsTr("+%1").arg(box.modelData.units.length - box.fitting + 1)
                    font.pixelSize: Look.small
                    font.bold: true
                }
            }

            HoverHandler {
                id: hover
            }

            ToolTip.visible: hover.hovered
            ToolTip.delay: 300
            ToolTip.text: Accessible.name
        }
    }
}
