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
    required property var choices
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

        RowLayout {
            Layout.fillWidth: true
            visible: root.choices.length > 0
            spacing: Look.gap

            ComboBox {
                id: which

                objectName: "reminderChoice-" + root.kind
                Layout.fillWidth: true
                visible: root.choices.length > 1
                model: root.choices
                Accessible.name: qsTr("Which order")
            }

            Button {
                objectName: "reminderGive-" + root.kind
                Layout.fillWidth: !which.visible
                text: which.visible ? qsTr("Do it") : root.choices.length > 0 ? root.choices[0] : ""
                Accessible.name: which.visible ? qsTr("Do it: %1").arg(which.currentText) : text
                onClicked: root.given(which.visible ? which.currentIndex : 0)
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
            }
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
