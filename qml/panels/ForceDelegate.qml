import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// A piece in the list of forces, indented below who commands it; units can be dragged.
ItemDelegate {
    id: root

    required property int index
    required property string sheetId
    required property string title
    required property string detail
    required property string hex
    required property int depth
    required property string group
    required property bool isHeadquarters
    required property bool draggable
    required property bool able
    required property string warning
    /// What is dragged over it may go on its roster, or may not.
    property bool takes: false
    property bool refuses: false
    readonly property bool heads: ListView.section !== ListView.previousSection

    signal chosen
    signal draggedTo(point at)
    signal dropped
    signal dragEnded

    objectName: "force-" + sheetId
    width: ListView.view ? ListView.view.width - Look.scrollWidth : implicitWidth
    padding: 2
    leftPadding: Look.gapSmall + depth * Look.sized(14)
    topPadding: 2 + (heads ? heading.height : 0)
    highlighted: ListView.isCurrentItem && ListView.view.activeFocus
    Accessible.role: Accessible.TreeItem
    Accessible.name: warning.length > 0 ? qsTr("%1, %2").arg(title).arg(warning) : title
    Accessible.description: detail
    onClicked: chosen()

    Label {
        id: heading

        visible: root.heads
        x: 2
        width: parent.width - 4
        topPadding: Look.gapSmall
        elide: Text.ElideRight
        text: root.group
        font.family: Look.serif
        font.bold: true
        color: Look.accent
    }

    background: Rectangle {
        y: root.heads ? heading.height : 0
        height: root.height - y
        color: root.takes ? Look.goodSoft : root.refuses ? Look.badSoft : root.highlighted ? Look.selectedSoft : root.hovered ? Look.hover : "transparent"
        border.color: root.takes ? Look.good : root.refuses ? Look.bad : root.highlighted ? Look.selected : "transparent"
        border.width: 2
    }

    contentItem: ColumnLayout {
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.gapSmall

            Label {
                visible: root.able
                text: "▸"
                color: Look.selected
                font.pixelSize: Look.small
                Accessible.name: qsTr("able to act")
            }

            Label {
                Layout.fillWidth: true
                elide: Text.ElideRight
                text: root.title
                font.pixelSize: Look.small
                font.bold: root.isHeadquarters || root.depth === 0
            }

            Label {
                visible: root.warning.length > 0
                text: qsTr("! %1").arg(root.warning)
                font.pixelSize: Look.tiny
                font.bold: true
                color: Look.bad
            }
        }

        Label {
            Layout.fillWidth: true
            visible: text.length > 0
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            text: root.detail
            font.pixelSize: Look.tiny
            color: Look.inkSoft
        }
    }

    MouseArea {
        id: hand

        property point from
        property bool dragging: false

        y: root.topPadding
        width: parent.width
        height: parent.height - y
        enabled: root.draggable
        preventStealing: true
        onPressed: mouse => {
            from = Qt.point(mouse.x, mouse.y);
            dragging = false;
        }
        onPositionChanged: mouse => {
            dragging = dragging || Math.abs(mouse.x - from.x) + Math.abs(mouse.y - from.y) > Application.styleHints.startDragDistance;
            if (dragging)
                root.draggedTo(mapToItem(root, mouse.x, mouse.y));
        }
        onReleased: {
            if (dragging)
                root.dropped();
            else
                root.chosen();
            dragging = false;
        }
        onCanceled: {
            dragging = false;
            root.dragEnded();
        }
    }
}
