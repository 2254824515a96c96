pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The rulebook beside the map: a case, the cases it names as links, a search.
ColumnLayout {
    id: root

    required property RulesModel rules
    property string number
    property var before: []
    /// What the numbers of the book begin with that is searched; empty: all of them.
    property string book

    onBookChanged: {
        number = "";
        before = [];
        wanted.clear();
    }

    /// Opens a case that was asked for elsewhere: what was searched is over.
    function open(number: string) {
        wanted.clear();
        show(number);
    }

    function show(wanted: string) {
        const row = rules.rowOf(wanted);
        if (row < 0)
            return;
        if (number.length > 0 && number !== rules.numberOf(row))
            before = before.concat([number]);
        number = rules.numberOf(row);
    }

    readonly property int row: rules.count > 0 && number.length > 0 ? rules.rowOf(number) : -1

    spacing: Look.gapSmall

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        ToolButton {
            objectName: "caseBack"
            text: "◀"
            enabled: root.before.length > 0
            Accessible.name: qsTr("Back")
            onClicked: {
                const last = root.before[root.before.length - 1];
                root.before = root.before.slice(0, -1);
                root.number = last;
            }
        }

        ToolButton {
            text: "▲"
            enabled: root.row > 0
            Accessible.name: qsTr("The case before")
            onClicked: root.show(root.rules.numberOf(root.row - 1))
        }

        ToolButton {
            text: "▼"
            enabled: root.row >= 0 && root.row + 1 < root.rules.count
            Accessible.name: qsTr("The next case")
            onClicked: root.show(root.rules.numberOf(root.row + 1))
        }

        TextField {
            id: wanted

            objectName: "caseSearch"
            Layout.fillWidth: true
            placeholderText: qsTr("a case or words")
            Accessible.name: placeholderText
            onAccepted: {
                if (hits.count > 0)
                    root.show(filter.numberOf(Math.max(0, hits.currentIndex)));
            }
        }
    }

    ListView {
        id: hits

        objectName: "caseHits"
        Layout.fillWidth: true
        Layout.preferredHeight: Look.sized(150)
        visible: wanted.text.trim().length > 0 && count > 0
        clip: true
        reuseItems: true
        ScrollBar.vertical: ScrollBar {
        }
        model: RulesFilter {
            id: filter

            sourceModel: root.rules
            text: wanted.text
            book: root.book
        }

        delegate: ItemDelegate {
            id: hit

            required property string number
            required property string title

            width: ListView.view ? ListView.view.width : 100
            padding: Look.gapSmall
            text: qsTr("%1 %2").arg(hit.number).arg(hit.title)
            font.pixelSize: Look.small
            onClicked: root.show(hit.number)
        }
    }

    Label {
        objectName: "caseNone"
        Layout.fillWidth: true
        visible: wanted.text.trim().length > 0 && hits.count === 0
        wrapMode: Text.Wrap
        color: Look.inkSoft
        text: qsTr("No case has “%1” in its number, title or text.").arg(wanted.text.trim())
    }

    Label {
        objectName: "caseTitle"
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.title
        color: Look.accent
        text: root.row >= 0 ? qsTr("[%1] %2").arg(root.number).arg(root.rules.titleOf(root.row)) : qsTr("The rulebook")
    }

    ScrollView {
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        contentWidth: availableWidth

        TextArea {
            objectName: "caseText"
            readOnly: true
            wrapMode: TextEdit.Wrap
            textFormat: TextEdit.MarkdownText
            font.pixelSize: Look.normal
            color: Look.ink
            text: root.row >= 0 ? root.rules.textOf(root.row) : qsTr("A click on a case number anywhere opens its text here.")
            onLinkActivated: link => root.open(link.replace("case:", ""))
            Accessible.name: qsTr("Text of the case")
            background: Rectangle {
                color: Look.paperRaised
            }
        }
    }
}
