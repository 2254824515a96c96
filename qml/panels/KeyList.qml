pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// All gestures and keys. A click on a key, or Return, waits for another one to take its place.
Dialog {
    id: root

    required property KeyMap keys
    /// The rows of the page that is shown.
    property var hands: []
    /// Whether the keys of the table are told, too, and can be changed.
    property bool assignable: true
    property int recording: -1
    property string refusal

    objectName: "keyList"
    title: qsTr("Keys and mouse")
    modal: true
    standardButtons: assignable ? Dialog.Close | Dialog.RestoreDefaults : Dialog.Close
    closePolicy: recording < 0 ? Popup.CloseOnEscape | Popup.CloseOnPressOutside : Popup.NoAutoClose
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(900), (parent ? parent.width : 900) - 40)
    height: Math.min(Look.sized(680), (parent ? parent.height : 680) - 40)

    onReset: {
        keys.restore();
        refusal = "";
    }
    onClosed: {
        recording = -1;
        refusal = "";
    }

    /// Gives the key of an event to the row that waits for one; Escape leaves it as it was.
    function take(event) {
        event.accepted = true;
        const alone = [Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt, Qt.Key_Meta, Qt.Key_AltGr];
        if (alone.includes(event.key))
            return;
        if (event.key === Qt.Key_Escape) {
            refusal = "";
        } else {
            refusal = keys.assign(recording, event.key, event.modifiers);
        }
        recording = -1;
    }

    FocusFlickable {
        id: page

        anchors.fill: parent
        contentHeight: columns.implicitHeight

        GridLayout {
            id: columns

            width: page.width - Look.scrollWidth
            columns: page.width > Look.sized(700) ? 2 : 1
            columnSpacing: 24
            rowSpacing: Look.gapLarge

            // No layout: its rows change while nobody looks, which those of Qt 6.4 do not survive.
            Column {
                id: told

                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1
                Layout.fillWidth: true
                spacing: 6

                Repeater {
                    model: root.hands

                    Column {
                        id: gesture

                        required property PageKey modelData

                        visible: modelData.hand.length > 0
                        width: told.width
                        spacing: 0

                        Label {
                            width: parent.width
                            text: gesture.modelData.hand
                            wrapMode: Text.Wrap
                            font.bold: true
                        }

                        Label {
                            width: parent.width
                            text: gesture.modelData.what
                            wrapMode: Text.Wrap
                        }
                    }
                }

                CheckBox {
                    objectName: "wheelScrolls"
                    visible: root.assignable
                    padding: 0
                    topPadding: Look.gap
                    text: qsTr("The wheel scrolls the map, and zooms with Ctrl")
                    checked: root.keys.wheelScrolls
                    onToggled: root.keys.wheelScrolls = checked
                }
            }

            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1
                Layout.fillWidth: true
                visible: root.assignable
                spacing: Look.gapSmall

                Label {
                    objectName: "keyMessage"
                    Layout.fillWidth: true
                    text: root.recording >= 0 ? qsTr("Press the new key; Esc leaves it as it is.") : root.refusal.length > 0 ? root.refusal : qsTr("Click a key to change it.")
                    color: root.refusal.length > 0 && root.recording < 0 ? Look.bad : Look.ink
                    wrapMode: Text.Wrap
                }

                Repeater {
                    model: root.keys

                    RowLayout {
                        id: row

                        required property int index
                        required property string action
                        required property string what
                        required property string keys
                        readonly property bool waits: root.recording === index

                        spacing: 12

                        Button {
                            objectName: "key-" + row.action
                            Layout.preferredWidth: Math.max(Look.sized(150), implicitWidth)
                            text: row.waits ? qsTr("press a key …") : row.keys
                            highlighted: row.waits
                            Accessible.name: qsTr("%1: %2").arg(row.what).arg(row.keys)
                            onClicked: {
                                root.recording = row.index;
                                forceActiveFocus();
                            }
                            onActiveFocusChanged: {
                                if (!activeFocus && row.waits)
                                    root.recording = -1;
                            }
                            Keys.onPressed: event => {
                                if (row.waits)
                                    root.take(event);
                            }
                            Keys.onShortcutOverride: event => event.accepted = row.waits
                        }

                        Label {
                            Layout.fillWidth: true
                            text: row.what
                            wrapMode: Text.Wrap
                        }
                    }
                }
            }
        }
    }
}
