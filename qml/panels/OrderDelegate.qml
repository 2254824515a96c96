import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

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

    signal given(int number)
    signal caseAsked(string number)

    function give() {
        if (legal)
            root.given(amount.value);
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

    contentItem: RowLayout {
        spacing: Look.gap

        Column {
            Layout.fillWidth: true

            Label {
                width: parent.width
                wrapMode: Text.Wrap
                text: root.words
                font.pixelSize: Look.normal
                color: root.legal ? Look.ink : Look.inkFaint
                font.italic: !root.legal
            }

            Label {
                width: parent.width
                visible: text.length > 0
                wrapMode: Text.Wrap
                text: root.reason
                font.pixelSize: Look.tiny
                color: Look.inkFaint
            }
        }

        Loader {
            id: amount

            readonly property int value: item !== null ? (item as SpinBox).value : 0

            active: root.legal && root.least > 0 && root.most > root.least
            visible: active
            sourceComponent: SpinBox {
                objectName: "amount-" + root.kind
                from: root.least
                to: root.most
                value: root.most
                editable: true
            }
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
