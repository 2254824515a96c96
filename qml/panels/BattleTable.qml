pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The Combat Results Table that is used, its column lit: what the die can come to is framed, what
/// it came to is inked in.
ColumnLayout {
    id: root

    required property Battle battle
    readonly property int columns: battle.columns.length
    readonly property real head: Look.sized(20)
    readonly property real cellWidth: columns > 0 ? Math.floor((width - head - 1) / columns) : 0

    spacing: Look.gapSmall

    BattleHeading {
        Layout.fillWidth: true
        text: qsTr("Combat Results Table %1 [8.15]").arg(root.battle.crt)
    }

    Grid {
        Layout.fillWidth: true
        columns: root.columns + 1
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Combat Results Table %1, column %2").arg(root.battle.crt).arg(root.battle.columns[root.battle.column] ?? "")

        Item {
            width: root.head
            height: Look.sized(30)
        }

        Repeater {
            model: root.battle.columns

            Rectangle {
                required property string modelData
                required property int index
                readonly property bool lit: index === root.battle.column

                width: root.cellWidth
                height: Look.sized(30)
                color: lit ? Look.selected : Look.paperSunken
                border.color: Look.edge

                Label {
                    anchors.fill: parent
                    anchors.margins: 1
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    font.pixelSize: Look.tiny
                    font.bold: parent.lit
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Look.sized(8)
                    color: parent.lit ? Look.paperRaised : Look.ink
                    // One line for each end of the band.
                    text: parent.modelData.replace("\u2013", "\u2013\n")
                }
            }
        }

        Repeater {
            // A row more of heads than the table has rows would be the column heads.
            model: root.battle.table.count + (root.columns > 0 ? root.battle.table.count / root.columns : 0)

            Rectangle {
                id: cell

                required property int index
                readonly property int row: Math.floor(index / (root.columns + 1))
                readonly property int column: index % (root.columns + 1) - 1
                readonly property bool heads: column < 0
                readonly property int at: row * root.columns + column
                // Bound to the table and the column: the cells change when either does.
                readonly property var known: [root.battle.crt, root.battle.column, root.battle.die, root.battle.myChit, root.battle.hisChit]
                readonly property bool lit: !heads && column === root.battle.column
                readonly property bool reached: known !== undefined && !heads && root.battle.table.value(at, "reached") === true
                readonly property bool came: known !== undefined && !heads && root.battle.table.value(at, "came") === true

                objectName: heads ? "" : came ? "battleCame" : ""
                width: heads ? root.head : root.cellWidth
                height: Look.sized(22)
                color: heads ? Look.paperSunken : came ? Look.ink : lit ? Look.selectedSoft : Look.paperRaised
                border.width: lit && reached ? 2 : 1
                border.color: lit && reached ? Look.selected : Look.edge

                Label {
                    anchors.fill: parent
                    anchors.margins: 2
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    font.pixelSize: Look.tiny
                    font.bold: cell.heads || cell.lit && cell.reached
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Look.sized(8)
                    color: cell.came ? Look.paperRaised : cell.lit || cell.heads ? Look.ink : Look.inkFaint
                    text: cell.heads ? cell.row : cell.known !== undefined ? root.battle.table.value(cell.at, "cell") ?? "" : ""
                }
            }
        }
    }

    Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        font.pixelSize: Look.tiny
        color: Look.inkSoft
        text: qsTr("Rows: the modified die. Cells: losses of the attacker / of the defender in percent; * the defender must retreat, unless he may stay [8.51]. Framed: what the die can come to.")
    }
}
