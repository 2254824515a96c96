pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Map
import Sumter.Models

/// How it looks, in which language, and what the wheel does. All works at once and is kept.
Dialog {
    id: root

    required property KeyMap keys

    objectName: "settings"
    title: qsTr("Settings")
    modal: true
    standardButtons: Dialog.Close | Dialog.RestoreDefaults
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(560), (parent ? parent.width : 560) - 40)
    contentHeight: column.implicitHeight
    height: Math.min(implicitHeight, (parent ? parent.height : 680) - 40)

    onReset: {
        Preferences.restore();
        root.keys.wheelScrolls = false;
        ReminderKinds.restore();
    }
    onOpened: {
        step(0);
    }

    /// To the scheme beside the one that is chosen, as radio buttons are walked; with 0 to itself.
    function step(by) {
        const at = Math.max(0, Math.min(schemes.length - 1, Preferences.schemeIndex + by));
        Preferences.scheme = schemes[at].value;
        choices.itemAt(at).takeFocus();
    }

    readonly property list<QtObject> schemes: [
        Choice {
            name: qsTr("Period")
            value: "period"
        },
        Choice {
            name: qsTr("High contrast")
            value: "high-contrast"
        },
        Choice {
            name: qsTr("Greyscale")
            value: "greyscale"
        }
    ]

    component Choice: QtObject {
        property string name
        property string value
    }

    component Heading: Label {
        Layout.fillWidth: true
        color: Look.accent
        font.family: Look.serif
        font.pixelSize: Look.large
        font.bold: true
    }

    FocusFlickable {
        id: page

        objectName: "settingsPage"
        anchors.fill: parent
        contentHeight: column.implicitHeight

        ColumnLayout {
            id: column

            width: page.width - Look.scrollWidth
            spacing: Look.gap

            Heading {
                text: qsTr("Colours")
            }

            Flow {
                Layout.fillWidth: true
                spacing: Look.gap

                ButtonGroup {
                    id: group
                }

                Repeater {
                    id: choices

                    model: root.schemes

                    Rectangle {
                        id: card

                        required property Choice modelData
                        readonly property bool chosen: Preferences.scheme === modelData.value

                        function takeFocus() {
                            radio.forceActiveFocus();
                        }

                        width: Look.sized(164)
                        height: radio.y + radio.height + Look.gapSmall
                        radius: Look.radius
                        color: chosen ? Look.selectedSoft : "transparent"
                        border.color: chosen ? Look.selected : Look.edge
                        border.width: chosen ? 2 : 1

                        SchemeSample {
                            id: sample

                            x: Look.gapSmall
                            y: Look.gapSmall
                            width: parent.width - 2 * x
                            height: Look.sized(72)
                            scheme: card.modelData.value
                            Accessible.ignored: true

                            TapHandler {
                                onTapped: Preferences.scheme = card.modelData.value
                            }
                        }

                        RadioButton {
                            id: radio

                            objectName: "scheme-" + card.modelData.value
                            anchors.top: sample.bottom
                            width: parent.width
                            text: card.modelData.name
                            checked: card.chosen
                            ButtonGroup.group: group
                            onToggled: Preferences.scheme = card.modelData.value
                            Keys.onLeftPressed: root.step(-1)
                            Keys.onRightPressed: root.step(1)
                        }
                    }
                }
            }

            Heading {
                Layout.topMargin: Look.gap
                text: qsTr("Text size: %1 %").arg(Math.round(slider.value * 100))
            }

            Slider {
                id: slider

                objectName: "textScale"
                Layout.fillWidth: true
                from: Preferences.smallestText
                to: Preferences.largestText
                stepSize: 0.1
                snapMode: Slider.SnapAlways
                value: Preferences.textScale
                Accessible.name: qsTr("Text size")
                // The dialog grows with its text: it waits until the hand lets go.
                onPressedChanged: {
                    if (!pressed)
                        Preferences.textScale = value;
                }
            }

            Rectangle {
                Layout.fillWidth: true
                implicitHeight: example.implicitHeight + 2 * Look.gap
                color: Look.paperRaised
                border.color: Look.edge
                radius: Look.radius
                clip: true

                Column {
                    id: example

                    // As the text will be, while the slider is still held.
                    readonly property real grown: slider.value / Preferences.textScale

                    x: Look.gap
                    y: Look.gap
                    width: parent.width - 2 * Look.gap

                    Label {
                        width: parent.width
                        elide: Text.ElideRight
                        color: Look.accent
                        font.family: Look.serif
                        font.pixelSize: Math.round(Look.title * example.grown)
                        font.bold: true
                        text: qsTr("Hex B3402")
                    }

                    Label {
                        width: parent.width
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        font.pixelSize: Math.round(Look.normal * example.grown)
                        text: qsTr("4-4 infantry, in supply by rail from Louisville")
                    }
                }
            }

            Heading {
                Layout.topMargin: Look.gap
                text: qsTr("Language")
            }

            RowLayout {
                spacing: Look.gap

                ComboBox {
                    objectName: "language"
                    textRole: "name"
                    valueRole: "value"
                    model: [
                        {
                            name: qsTr("as the system"),
                            value: ""
                        },
                        {
                            name: "English",
                            value: "en"
                        },
                        {
                            name: "Deutsch",
                            value: "de"
                        }
                    ]
                    currentIndex: model.findIndex(row => row.value === Preferences.language)
                    Accessible.name: qsTr("Language")
                    onActivated: Preferences.language = currentValue
                }

                Label {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    color: Look.inkSoft
                    font.pixelSize: Look.small
                    text: qsTr("after the next start")
                }
            }

            Heading {
                Layout.topMargin: Look.gap
                text: qsTr("Mouse")
            }

            CheckBox {
                objectName: "settingsWheel"
                Layout.fillWidth: true
                padding: 0
                text: qsTr("The wheel scrolls the map, and zooms with Ctrl")
                checked: root.keys.wheelScrolls
                onToggled: root.keys.wheelScrolls = checked
            }

            Heading {
                Layout.topMargin: Look.gap
                text: qsTr("Reminders")
            }

            CheckBox {
                objectName: "settingsRemind"
                Layout.fillWidth: true
                padding: 0
                text: qsTr("Before a phase or step ends, list what may have been forgotten")
                checked: ReminderKinds.remind
                onToggled: ReminderKinds.remind = checked
            }

            Repeater {
                model: ReminderKinds

                CheckBox {
                    required property string kind
                    required property string name

                    objectName: "settingsRemind-" + kind
                    Layout.fillWidth: true
                    leftPadding: Look.gapLarge
                    topPadding: 0
                    bottomPadding: 0
                    text: qsTr("remind again of: %1").arg(name)
                    onToggled: ReminderKinds.set(kind, true)
                }
            }
        }
    }
}
