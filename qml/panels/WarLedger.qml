pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Models

/// Where a figure comes from: every entry that made it, the last first. A click leads to the place.
Column {
    id: root

    required property WarBooks books
    /// "pool", "personnel", "politics"
    required property string account
    property int shown: 50
    property var entries: []
    property bool earlier: false

    signal hexAsked(string hex)
    signal caseAsked(string number)

    function read() {
        entries = books.open && visible ? books.ledger(account) : [];
        earlier = books.open && visible && books.hasEarlier();
    }

    width: parent ? parent.width : implicitWidth
    onVisibleChanged: read()
    Component.onCompleted: read()

    Connections {
        target: root.books

        function onChanged() {
            root.read();
        }
    }

    Label {
        visible: root.entries.length === 0
        width: parent.width
        wrapMode: Text.Wrap
        objectName: "ledgerEmpty-" + root.account
        text: root.earlier ? qsTr("Nothing in the part of the log that was read: earlier entries are in the save.") : qsTr("Nothing has come or gone yet.")
        color: Look.inkSoft
    }

    Repeater {
        model: root.entries.slice(0, root.shown)

        WarRow {
            required property int index
            required property var modelData

            objectName: "ledger-" + root.account + "-" + index
            name: modelData.when
            cells: [(modelData.by > 0 ? "+" : "−") + Math.abs(modelData.by), "= " + modelData.balance]
            widths: [Look.sized(46), Look.sized(60)]
            remark: modelData.text
            hex: modelData.hex
            cited: modelData.cited
            onHexAsked: hex => root.hexAsked(hex)
            onCaseAsked: number => root.caseAsked(number)
        }
    }

    Button {
        objectName: "older-" + root.account
        visible: root.entries.length > root.shown || root.earlier
        text: qsTr("Older entries …")
        onClicked: {
            if (root.earlier)
                root.books.readEarlier();
            root.shown += 200;
        }
    }
}
