pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Panels
import Sumter.Table

/// Chart A or B with a column lit, and a row where a die has fallen.
Grid {
    id: root

    required property var chart
    property int litColumn: -1
    /// Of the D10, 1 to 10; 0: none.
    property int litDie: 0
    readonly property var heads: chart.heads ?? []
    readonly property var rows: chart.rows ?? []

    /// As wide as there is room for all of them.
    readonly property real cellWidth: Math.max(Look.sized(20), Math.min(Look.sized(48), ((parent ? parent.width : 0) - heads.length) / (heads.length + 1)))

    columns: heads.length + 1
    spacing: 1

    component Cell: Rectangle {
        id: cell

        property string words
        property bool isHead: false
        property bool isLit: false
        property bool isHit: false

        width: root.cellWidth
        height: Look.sized(17)
        color: isHit ? Look.selected : (isLit ? Look.selectedSoft : (isHead ? Look.paperSunken : Look.paperRaised))
        border.color: Look.edge
        border.width: isHit ? 2 : 0

        Label {
            id: cellWords

            anchors.centerIn: parent
            width: cell.width - 2
            horizontalAlignment: Text.AlignHCenter
            text: cell.words
            font.pixelSize: Look.tiny
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 6
            font.bold: cell.isHead || cell.isHit
            color: cell.isHit ? Look.paperRaised : Look.ink
        }
    }

    Cell {
        isHead: true
        words: "D10"
    }

    Repeater {
        model: root.heads

        Cell {
            required property string modelData
            required property int index

            isHead: true
            isLit: index === root.litColumn
            words: modelData
        }
    }

    Repeater {
        model: root.rows.length * (root.heads.length + 1)

        Cell {
            required property int index
            readonly property int row: Math.floor(index / (root.heads.length + 1))
            readonly property int column: index % (root.heads.length + 1) - 1

            isHead: column < 0
            words: column < 0 ? String(row + 1) : String(root.rows[row][column])
            isLit: column === root.litColumn || row + 1 === root.litDie
            isHit: column >= 0 && column === root.litColumn && row + 1 === root.litDie
        }
    }
}
