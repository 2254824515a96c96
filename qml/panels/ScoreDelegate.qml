import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// One thing that counts: who holds the place, the sentence, and the points in the column of the
/// side that scores for it.
ItemDelegate {
    id: root

    required property int index
    required property string words
    required property int worth
    required property int points
    required property string side
    required property string sideName
    /// "union", "confederate", or empty where there is no place or nobody holds it.
    required property string holder
    required property string hex
    required property bool known
    /// The width of a column of points.
    property int column
    readonly property bool scored: points > 0
    readonly property color ground: highlighted ? Look.selectedSoft : hovered && hex.length > 0 ? Look.hover : Look.paperRaised

    signal shown

    function show() {
        if (hex.length > 0)
            root.shown();
    }

    function told(of: string): string {
        return of !== side ? "" : !known ? qsTr("(%1) ?").arg(worth) : scored ? qsTr("✓ %1").arg(points) : qsTr("(%1)").arg(worth);
    }

    component Points: Label {
        required property bool scored

        horizontalAlignment: Text.AlignRight
        font.bold: scored
        color: scored ? Look.good : Look.inkSoft
    }

    objectName: "score-" + index
    width: ListView.view ? ListView.view.width - Look.scrollWidth : implicitWidth
    padding: Look.gapSmall
    leftPadding: Look.gap
    highlighted: ListView.isCurrentItem && ListView.view.activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: known ? qsTr("%1 %2: %3 points, worth %4.").arg(words).arg(sideName).arg(points).arg(worth) : words
    Accessible.description: hex.length > 0 ? qsTr("Enter or a click shows the place") : ""
    onClicked: show()

    background: Rectangle {
        color: root.ground
        border.color: root.highlighted ? Look.selected : Look.edge
    }

    contentItem: RowLayout {
        spacing: Look.gap

        SideBadge {
            Layout.preferredWidth: Look.sized(16)
            Layout.preferredHeight: Look.sized(16)
            opacity: root.holder.length > 0 ? 1 : 0
            ground: root.ground
            side: root.holder
            name: ""
            Accessible.ignored: true
        }

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.words
            color: root.known ? Look.ink : Look.inkSoft
            font.italic: !root.known
        }

        Points {
            Layout.preferredWidth: root.column
            scored: root.scored
            text: root.told("union")
        }

        Points {
            Layout.preferredWidth: root.column
            scored: root.scored
            text: root.told("confederate")
        }
    }
}
