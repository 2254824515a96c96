import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Map
import Sumter.Models

/// One piece of a stack: its counter, what it is, what it holds; members of a roster indented.
ItemDelegate {
    id: root

    required property Desk desk
    required property int index
    required property int piece
    required property string sheetId
    required property string title
    required property string detail
    required property string note
    required property int depth
    required property bool selected
    required property bool current
    required property bool unsupplied

    /// The first piece of a place carries its name: a delegate of the section cannot be made from
    /// a file whose components are bound.
    readonly property bool heads: ListView.section !== ListView.previousSection

    objectName: "piece-" + sheetId
    width: ListView.view ? ListView.view.width : 200
    height: Math.max(50, implicitContentHeight + 6) + (heads ? heading.height : 0)
    leftPadding: 6 + depth * 16
    rightPadding: 4
    topPadding: 1 + (heads ? heading.height : 0)
    bottomPadding: 1
    highlighted: selected
    Accessible.name: title

    Label {
        id: heading

        objectName: "heading-" + root.sheetId
        visible: root.heads
        x: 2
        width: parent.width - 4
        topPadding: 6
        bottomPadding: 2
        elide: Text.ElideRight
        text: root.ListView.section
        color: "#8c2f2f"
        font.pixelSize: 12
        font.bold: true
    }

    background: Rectangle {
        y: root.heads ? heading.height : 0
        height: root.height - y
        color: root.current ? "#cfe8f8" : (root.selected ? "#e3f1fa" : (root.hovered ? "#efe7d2" : "transparent"))
        border.color: root.current ? "#56b4e9" : "transparent"
        border.width: 2
    }
    contentItem: RowLayout {
        spacing: 8

        CounterFace {
            Layout.preferredWidth: 44
            Layout.preferredHeight: 44
            desk: root.desk
            piece: root.piece
        }

        Column {
            Layout.fillWidth: true

            Label {
                width: parent.width
                elide: Text.ElideRight
                wrapMode: Text.Wrap
                maximumLineCount: 2
                text: root.unsupplied ? qsTr("! %1").arg(root.title) : root.title
                color: root.unsupplied ? "#8f2f6f" : "#241b12"
                font.pixelSize: 13
                font.bold: root.current
            }

            Label {
                width: parent.width
                elide: Text.ElideRight
                wrapMode: Text.Wrap
                maximumLineCount: 2
                visible: text.length > 0
                text: root.detail.length > 0 ? root.detail : root.note
                color: "#6b5d47"
                font.pixelSize: 11
            }
        }
    }
}
