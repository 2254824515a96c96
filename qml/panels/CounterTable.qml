pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// [3.26] The counters of the player who decides: how many of each are in play, how many are free.
ColumnLayout {
    id: root

    required property Play play

    spacing: 2

    CountersModel {
        id: counters

        play: root.play
        watching: root.visible
    }

    component Line: RowLayout {
        id: line

        property string name
        property string inPlay
        property string free
        property bool heading: false
        property bool gone: false

        Accessible.role: Accessible.Row
        Accessible.name: heading ? name : qsTr("%1: %2 in play, %3 free").arg(name).arg(inPlay).arg(free)

        Label {
            Layout.fillWidth: true
            elide: Text.ElideRight
            text: line.name
            font.pixelSize: Look.small
            font.bold: line.heading
        }

        Label {
            Layout.preferredWidth: Look.sized(60)
            horizontalAlignment: Text.AlignRight
            text: line.inPlay
            font.pixelSize: Look.small
            font.bold: line.heading
        }

        Label {
            Layout.preferredWidth: Look.sized(60)
            horizontalAlignment: Text.AlignRight
            text: line.free
            font.pixelSize: Look.small
            font.bold: line.heading || line.gone
            color: line.gone ? Look.bad : Look.ink
        }
    }

    Line {
        Layout.fillWidth: true
        Layout.rightMargin: Look.scrollWidth
        name: qsTr("Counter [3.26]")
        inPlay: qsTr("in play")
        free: qsTr("free")
        heading: true
    }

    ListView {
        objectName: "counterTable"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: counters
        keyNavigationEnabled: true
        activeFocusOnTab: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Counters in play and free")

        delegate: ItemDelegate {
            id: row

            required property string name
            required property int inPlay
            required property int free

            width: ListView.view ? ListView.view.width - Look.scrollWidth : implicitWidth
            padding: 1
            highlighted: ListView.isCurrentItem && ListView.view.activeFocus
            Accessible.name: qsTr("%1: %2 in play, %3 free").arg(name).arg(inPlay).arg(free)

            contentItem: Line {
                name: row.name
                inPlay: row.inPlay
                free: row.free > 0 ? row.free : qsTr("none")
                gone: row.free === 0
            }
        }
    }
}
