pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls

/// A list of notes: remarks of a set-up, differences, hits of a search. A click goes to the place.
ListView {
    id: root

    signal chosen(int row)

    clip: true
    keyNavigationEnabled: true
    currentIndex: 0
    ScrollBar.vertical: ScrollBar {
    }
    Keys.onReturnPressed: root.chosen(root.currentIndex)

    delegate: ItemDelegate {
        id: row

        required property int index
        required property string title
        required property string note
        required property string figure

        width: ListView.view.width - Look.scrollWidth
        height: implicitContentHeight + 10
        padding: 5
        highlighted: ListView.isCurrentItem && ListView.view.activeFocus
        Accessible.name: qsTr("%1: %2").arg(row.title).arg(row.note)
        onClicked: root.chosen(row.index)

        contentItem: Column {
            Label {
                width: parent.width
                elide: Text.ElideRight
                text: row.figure.length > 0 ? qsTr("%1 (%2)").arg(row.title).arg(row.figure) : row.title
                font.bold: true
                font.pixelSize: Look.small
            }

            Label {
                width: parent.width
                wrapMode: Text.Wrap
                visible: row.note.length > 0
                text: row.note
                font.pixelSize: Look.tiny
            }
        }
    }
}
