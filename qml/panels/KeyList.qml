pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// All keys and gestures.
Dialog {
    id: root

    objectName: "keyList"
    title: qsTr("Keys and mouse")
    modal: true
    standardButtons: Dialog.Close
    anchors.centerIn: Overlay.overlay
    width: 640
    height: Math.min(620, (parent ? parent.height : 620) - 40)

    readonly property list<QtObject> rows: [
        Entry {
            keys: qsTr("click")
            what: qsTr("select the top of the stack or the hex; again: down the stack")
        },
        Entry {
            keys: qsTr("Shift-click, drag a box")
            what: qsTr("add to the selection")
        },
        Entry {
            keys: qsTr("Alt-click")
            what: qsTr("take from the selection")
        },
        Entry {
            keys: qsTr("Ctrl-click")
            what: qsTr("the whole stack")
        },
        Entry {
            keys: qsTr("double click")
            what: qsTr("spread the stack out, or close it")
        },
        Entry {
            keys: qsTr("right or middle drag, arrows")
            what: qsTr("move the map")
        },
        Entry {
            keys: qsTr("wheel, + and -")
            what: qsTr("zoom")
        },
        Entry {
            keys: qsTr("Ctrl+0")
            what: qsTr("the whole map")
        },
        Entry {
            keys: qsTr("rest on a hex")
            what: qsTr("what is there")
        },
        Entry {
            keys: qsTr("hold Shift")
            what: qsTr("distance from the selected hex")
        },
        Entry {
            keys: qsTr("hold T")
            what: qsTr("terrain only, without counters")
        },
        Entry {
            keys: qsTr("S K Z P H N E")
            what: qsTr("overlays: supply, rail net, zones, naval zones, control, towns that give supply, errata; with Shift only that one")
        },
        Entry {
            keys: qsTr("X")
            what: qsTr("hex cursor on or off; arrows, Home, End, Page Up and Page Down walk, Return selects")
        },
        Entry {
            keys: qsTr("/")
            what: qsTr("find a hex, town, unit or leader")
        },
        Entry {
            keys: qsTr("Ctrl+G")
            what: qsTr("go to a hex")
        },
        Entry {
            keys: qsTr("Ctrl+O")
            what: qsTr("another set-up")
        },
        Entry {
            keys: qsTr("?")
            what: qsTr("this list")
        },
        Entry {
            keys: qsTr("Esc")
            what: qsTr("close what is open, then drop the selection")
        }
    ]

    component Entry: QtObject {
        property string keys
        property string what
    }

    ListView {
        anchors.fill: parent
        clip: true
        model: root.rows
        spacing: 4
        ScrollBar.vertical: ScrollBar {
        }

        delegate: RowLayout {
            id: row

            required property Entry modelData

            width: ListView.view.width
            spacing: 12

            Label {
                Layout.preferredWidth: 180
                Layout.alignment: Qt.AlignTop
                text: row.modelData.keys
                font.bold: true
                wrapMode: Text.Wrap
            }

            Label {
                Layout.fillWidth: true
                text: row.modelData.what
                wrapMode: Text.Wrap
            }
        }
    }
}
