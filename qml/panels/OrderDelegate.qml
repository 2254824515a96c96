import QtQuick
import QtQuick.Controls

/// One order: its words, an amount where there is one to choose, its case; of a refused one the
/// reason.
ItemDelegate {
    id: root

    required property int index
    required property string words
    required property string kind
    required property string cited
    required property bool legal
    required property string reason
    required property int least
    required property int most
    required property string where
    readonly property bool pointedAt: pointer.hovered || highlighted

    /// The row is pointed at, and it is about this hex; empty: no longer.
    signal pointed(string hex)
    signal given(int number)
    signal caseAsked(string number)

    /// What is gone then for good is not ordered by a stray click.
    readonly property bool grave: /^(destroy-supply|eliminate-depot|leave-span|remove-work|remove-fort)$/.test(kind)
    property bool warned: false

    function give() {
        if (legal && grave && !warned)
            warned = true;
        else if (legal)
            root.given((contentItem as OrderLine).amount);
        else
            root.caseAsked(cited);
    }

    objectName: "order-" + kind
    width: ListView.view ? ListView.view.width : implicitWidth
    padding: Look.gapSmall
    highlighted: ListView.isCurrentItem && ListView.view.activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: legal ? qsTr("%1, case %2").arg(words).arg(cited) : qsTr("%1: not now. %2").arg(words).arg(reason)
    onClicked: give()
    onPointedAtChanged: {
        root.pointed(pointedAt ? where : "");
        warned = warned && pointedAt;
    }

    HoverHandler {
        id: pointer
    }

    contentItem: OrderLine {
        words: root.warned ? qsTr("%1: click again to do it").arg(root.words) : root.words
        kind: root.kind
        cited: root.cited
        legal: root.legal
        reason: root.reason
        least: root.least
        most: root.most
        onCaseAsked: number => root.caseAsked(number)
    }
}
