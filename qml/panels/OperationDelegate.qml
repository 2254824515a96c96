import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// One line of a force's menu: what it does, how far and at what cost, its case; of one that cannot be done the reason.
ItemDelegate {
    id: root

    required property int index
    required property string verb
    required property string words
    required property string detail
    /// The group that begins with this line; empty within one.
    required property string heading
    required property string cited
    required property bool legal
    required property string reason
    /// Which of several single orders is meant is chosen from a list.
    required property bool lists

    signal given
    signal caseAsked(string number)

    function give() {
        if (legal)
            root.given();
        else
            root.caseAsked(cited);
    }

    objectName: "operation-" + verb
    width: ListView.view ? ListView.view.width : implicitWidth
    padding: Look.gapSmall
    highlighted: ListView.isCurrentItem && ListView.view.activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: legal ? qsTr("%1, %2, case %3").arg(words).arg(detail).arg(cited) : qsTr("%1: not now. %2").arg(words).arg(reason)
    onClicked: give()

    contentItem: GridLayout {
        columns: 3
        columnSpacing: Look.gap
        rowSpacing: 0

        Label {
            Layout.columnSpan: 3
            visible: text.length > 0
            text: root.heading
            font.pixelSize: Look.tiny
            font.capitalization: Font.AllUppercase
            color: Look.accent
        }

        Label {
            text: root.lists ? root.words + " …" : root.words
            font.pixelSize: Look.normal
            font.italic: !root.legal
            color: root.legal ? Look.ink : Look.inkFaint
        }

        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.Wrap
            text: root.legal ? root.detail : root.reason
            font.pixelSize: root.legal ? Look.small : Look.tiny
            color: root.legal ? Look.inkSoft : Look.inkFaint
        }

        ToolButton {
            text: root.cited
            font.pixelSize: Look.tiny
            focusPolicy: Qt.NoFocus
            Accessible.name: qsTr("Open case %1").arg(root.cited)
            onClicked: root.caseAsked(root.cited)
        }
    }
}
