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

    /// A right click.
    signal ordersAsked

    objectName: "piece-" + sheetId
    width: ListView.view ? ListView.view.width - Look.scrollWidth : 200
    height: Math.max(Look.sized(50), implicitContentHeight + 6) + (heads ? heading.height : 0)
    leftPadding: 6 + depth * 16
    rightPadding: 4
    topPadding: 1 + (heads ? heading.height : 0)
    bottomPadding: 1
    highlighted: selected
    Accessible.name: title

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: root.ordersAsked()
    }

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
        color: Look.accent
        font.pixelSize: Look.small
        font.bold: true
    }

    background: Rectangle {
        y: root.heads ? heading.height : 0
        height: root.height - y
        color: root.selected || root.current ? Look.selectedSoft : root.hovered ? Look.hover : "transparent"
        border.color: root.current ? Look.selected : "transparent"
        border.width: 2
    }
    contentItem: RowLayout {
        spacing: Look.gap

        CounterFace {
            Layout.preferredWidth: Look.sized(44)
            Layout.preferredHeight: Look.sized(44)
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
                color: root.unsupplied ? Look.bad : Look.ink
                font.pixelSize: Look.normal
                font.bold: root.current
            }

            Label {
                width: parent.width
                elide: Text.ElideRight
                wrapMode: Text.Wrap
                maximumLineCount: 2
                visible: text.length > 0
                text: root.detail.length > 0 ? root.detail : root.note
                color: Look.inkSoft
                font.pixelSize: Look.tiny
            }
        }
    }
}
