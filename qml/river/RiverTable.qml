pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Panels

/// A table of the rulebook, the row of a roll lit, and in it the cell that was read.
Column {
    id: root

    /// id, title, heads, rows.
    required property var table
    property int litRow: -1
    property int litColumn: -1
    readonly property var heads: table.heads ?? []
    readonly property var rows: table.rows ?? []
    /// How wide each column's words are, with bounds.
    readonly property var shares: heads.map((head, column) => {
        let most = head.length * 1.1;
        for (let row = 0; row < rows.length; ++row)
            most = Math.max(most, Math.min(34, (rows[row][column] ?? "").length));
        return Math.max(4, Math.min(34, most));
    })
    readonly property real whole: shares.reduce((sum, share) => sum + share, 0)

    function widthOf(column: int): real {
        return whole > 0 ? Math.floor(width * shares[column] / whole) : 0;
    }

    spacing: 0
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Table %1: %2").arg(table.id ?? "").arg(table.title ?? "")

    Label {
        width: parent.width
        bottomPadding: Look.gapSmall
        wrapMode: Text.Wrap
        text: root.table.id ? qsTr("%1 %2").arg(root.table.id).arg(root.table.title) : qsTr("This roll is not read on a table.")
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.normal
        color: Look.accent
    }

    component Line: Row {
        id: line

        required property var cells
        property bool isHead: false
        property bool lit: false

        Repeater {
            model: line.cells

            Rectangle {
                id: cell

                required property string modelData
                required property int index
                readonly property bool hit: line.lit && index === root.litColumn

                width: root.widthOf(index)
                height: line.height
                color: hit ? Look.selected : line.lit ? Look.selectedSoft : line.isHead ? Look.paperSunken : Look.paperRaised
                border.color: line.lit ? Look.selected : Look.edge
                border.width: line.lit ? 2 : 1

                Label {
                    anchors.fill: parent
                    anchors.margins: 3
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.Wrap
                    elide: Text.ElideRight
                    text: cell.modelData
                    font.pixelSize: Look.tiny
                    font.bold: line.isHead || line.lit
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Look.sized(8)
                    color: cell.hit ? Look.paperRaised : Look.ink
                }
            }
        }
    }

    Line {
        height: Look.sized(30)
        isHead: true
        cells: root.heads
    }

    Repeater {
        model: root.rows

        Line {
            required property var modelData
            required property int index

            height: Look.sized(Math.max(...modelData.map((words, column) => words.length / root.shares[column])) > 1.3 ? 32 : 20)
            cells: modelData
            lit: index === root.litRow
        }
    }
}
