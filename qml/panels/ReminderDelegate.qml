import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// One reminder: its sentence, which goes to its place; the order it names; whether its kind is
/// wanted; its case.
ItemDelegate {
    id: root

    required property int index
    required property string words
    required property string kind
    required property string cited
    required property string piece
    required property string hex
    required property list<string> choices
    required property bool on
    readonly property bool hasPlace: piece.length > 0 || hex.length > 0

    signal shown
    signal given(int choice)
    signal switched(bool wanted)
    signal caseAsked(string number)

    function show() {
        if (hasPlace)
            root.shown();
    }

    objectName: "reminder-" + kind
    width: ListView.view ? ListView.view.width - Look.scrollWidth : implicitWidth
    padding: Look.gap
    highlighted: ListView.isCurrentItem && ListView.view.activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: words
    Accessible.description: hasPlace ? qsTr("Space or a click shows the place") : ""
    onClicked: show()

    /// The orders that do something about it; of several one is chosen.
    component Orders: RowLayout {
        id: orders

        required property string kind
        required property list<string> choices
        readonly property bool several: choices.length > 1

        signal given(int choice)

        spacing: Look.gap

        ComboBox {
            id: which

            objectName: "reminderChoice-" + orders.kind
            Layout.fillWidth: true
            visible: orders.several
            model: orders.choices
            Accessible.name: qsTr("Which order")
        }

        Button {
            objectName: "reminderGive-" + orders.kind
            Layout.fillWidth: !orders.several
            text: orders.several ? qsTr("Do it") : orders.choices.length > 0 ? orders.choices[0] : ""
            Accessible.name: orders.several ? qsTr("Do it: %1").arg(which.currentText) : text
            onClicked: orders.given(orders.several ? which.currentIndex : 0)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }
    }

    background: Rectangle {
        radius: Look.radius
        color: root.highlighted ? Look.selectedSoft : root.hovered && root.hasPlace ? Look.hover : Look.paper
        border.color: root.highlighted ? Look.selected : Look.edge
        border.width: root.highlighted ? 2 : 1
    }

    contentItem: ColumnLayout {
        spacing: Look.gapSmall

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.words
            font.pixelSize: Look.normal
            font.italic: !root.on
            color: root.on ? Look.ink : Look.inkFaint
        }

        Orders {
            Layout.fillWidth: true
            visible: root.choices.length > 0
            kind: root.kind
            choices: root.choices
            onGiven: choice => root.given(choice)
        }

        RowLayout {
            Layout.fillWidth: true

            CheckBox {
                objectName: "reminderOn-" + root.kind
                Layout.fillWidth: true
                padding: 0
                font.pixelSize: Look.small
                text: qsTr("Remind me of this kind")
                checked: root.on
                onToggled: root.switched(checked)
            }

            ToolButton {
                objectName: "reminderCase-" + root.kind
                text: root.cited
                font.pixelSize: Look.tiny
                Accessible.name: qsTr("Open case %1").arg(root.cited)
                onClicked: root.caseAsked(root.cited)
            }
        }
    }
}
