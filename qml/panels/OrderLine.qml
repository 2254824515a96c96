pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// What stands on a row of orders: the words, the reason of a refusal, an amount where there is one
/// to choose, the case.
RowLayout {
    id: root

    required property string words
    required property string kind
    required property string cited
    required property bool legal
    required property string reason
    required property int least
    required property int most
    /// What was chosen; 0 where there is nothing to choose.
    readonly property int amount: chooser.item !== null ? (chooser.item as SpinBox).value : 0

    signal caseAsked(string number)

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
        id: chooser

        active: root.legal && root.least > 0 && root.most > root.least
        visible: active
        // A file of its own: what is written here cannot be made while the row is still on its way.
        source: Qt.resolvedUrl("AmountBox.qml")
        onLoaded: {
            const box = item as AmountBox;
            box.objectName = "amount-" + root.kind;
            box.from = Qt.binding(() => root.least);
            box.to = Qt.binding(() => root.most);
            // Of what is lost by it nobody wants the most at once.
            box.value = Qt.binding(() => root.kind === "destroy-supply" ? root.least : root.most);
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
