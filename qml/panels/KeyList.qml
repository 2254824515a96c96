pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// All gestures and keys. A click on a key, or Return, waits for another one to take its place.
Dialog {
    id: root

    required property KeyMap keys
    /// The keys of the naval table are told, not those of the map.
    property bool atTable: false
    /// Those of a battle on land are.
    property bool atField: false
    /// Those of a river campaign are.
    property bool atRiver: false
    readonly property bool onMap: !atTable && !atField && !atRiver
    property int recording: -1
    property string refusal

    objectName: "keyList"
    title: qsTr("Keys and mouse")
    modal: true
    standardButtons: onMap ? Dialog.Close | Dialog.RestoreDefaults : Dialog.Close
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

    readonly property list<QtObject> gestures: [
        Gesture {
            hand: qsTr("click")
            what: qsTr("select the top of the stack or the hex; again: down the stack")
        },
        Gesture {
            hand: qsTr("Shift-click, drag a box")
            what: qsTr("add to the selection")
        },
        Gesture {
            hand: qsTr("Alt-click")
            what: qsTr("remove from the selection")
        },
        Gesture {
            hand: qsTr("click a lit hex, drag a counter to it")
            what: qsTr("propose to go there; a second click, or Enter, does it")
        },
        Gesture {
            hand: qsTr("Ctrl-click")
            what: qsTr("a waypoint in a lit hex; on a stack: the whole of it")
        },
        Gesture {
            hand: qsTr("right click")
            what: qsTr("every order for what is there; those that are refused say why")
        },
        Gesture {
            hand: qsTr("double click")
            what: qsTr("spread the stack out, or close it")
        },
        Gesture {
            hand: qsTr("right or middle drag, arrows")
            what: qsTr("move the map")
        },
        Gesture {
            hand: qsTr("rest on a hex")
            what: qsTr("what is there")
        },
        Gesture {
            hand: qsTr("hold Shift")
            what: qsTr("the pieces under the cursor in words, and the distance from the selected hex")
        },
        Gesture {
            hand: qsTr("Shift and the key of an overlay")
            what: qsTr("only that overlay")
        },
        Gesture {
            hand: qsTr("Esc")
            what: qsTr("close what is open, then clear the selection")
        }
    ]

    readonly property list<QtObject> tableGestures: [
        Gesture {
            hand: qsTr("drag a ship")
            what: qsTr("draw its course; drag its end on for another leg")
        },
        Gesture {
            hand: qsTr("Enter")
            what: qsTr("give the order that is drawn")
        },
        Gesture {
            hand: qsTr("click a ship or fort")
            what: qsTr("select it; while guns are laid, a click on an enemy lays every gun that bears")
        },
        Gesture {
            hand: qsTr("hold Shift")
            what: qsTr("measure from the selected ship, where the rules allow it")
        },
        Gesture {
            hand: qsTr("Esc, Space, a click")
            what: qsTr("skip what is being shown; Esc drops a course, too")
        },
        Gesture {
            hand: qsTr("N, Shift+N")
            what: qsTr("the next ship that can act, or the previous one")
        },
        Gesture {
            hand: qsTr("Ctrl+Space")
            what: qsTr("end the step")
        },
        Gesture {
            hand: qsTr("Ctrl+Z, Ctrl+Y")
            what: qsTr("take the last order back, do it again")
        },
        Gesture {
            hand: qsTr("P, then the full stop")
            what: qsTr("pause a battle you are watching, then let it continue order by order")
        },
        Gesture {
            hand: qsTr("the wheel, + and −")
            what: qsTr("zoom")
        },
        Gesture {
            hand: qsTr("drag the water")
            what: qsTr("move the table")
        },
        Gesture {
            hand: qsTr("click the number of a rule")
            what: qsTr("read it beside the table")
        }
    ]

    readonly property list<QtObject> fieldGestures: [
        Gesture {
            hand: qsTr("drag a unit")
            what: qsTr("let it march there; drag its ghost on for another leg")
        },
        Gesture {
            hand: qsTr("with Shift, Ctrl, Alt")
            what: qsTr("wheel, go straight ahead, step back")
        },
        Gesture {
            hand: qsTr("↑ ↓, then Enter")
            what: qsTr("draw a movement a quarter of an inch or five degrees at a time, give it")
        },
        Gesture {
            hand: qsTr("← →, then Enter")
            what: qsTr("aim guns at one enemy after the other, lay them")
        },
        Gesture {
            hand: qsTr("click a unit")
            what: qsTr("select it; an enemy is charged, or fired at, by the unit that is selected")
        },
        Gesture {
            hand: qsTr("drag a general")
            what: qsTr("let him ride there, or to the unit there")
        },
        Gesture {
            hand: qsTr("N, Shift+N")
            what: qsTr("the next unit that has a choice to make, or the previous one")
        },
        Gesture {
            hand: qsTr("Esc, Space, a click")
            what: qsTr("skip what is being shown; Esc drops what is drawn, too")
        },
        Gesture {
            hand: qsTr("Ctrl+Space")
            what: qsTr("end the step")
        },
        Gesture {
            hand: qsTr("Ctrl+Z, Ctrl+Y")
            what: qsTr("take the last order back, do it again")
        },
        Gesture {
            hand: qsTr("the wheel, + and −")
            what: qsTr("zoom")
        },
        Gesture {
            hand: qsTr("drag the ground, Shift+arrows")
            what: qsTr("move the table")
        }
    ]

    readonly property list<QtObject> riverGestures: [
        Gesture {
            hand: qsTr("A, E, H")
            what: qsTr("advance, explore the tributary, hold")
        },
        Gesture {
            hand: qsTr("B, Shift+B")
            what: qsTr("fall back by one section, by two")
        },
        Gesture {
            hand: qsTr("F, R, O")
            what: qsTr("in an encounter: fight a round, run past, break off")
        },
        Gesture {
            hand: qsTr("T")
            what: qsTr("at night: tie up")
        },
        Gesture {
            hand: qsTr("Ctrl+Z, Ctrl+Y")
            what: qsTr("take the last order back, do it again")
        },
        Gesture {
            hand: qsTr("Page Up, Page Down")
            what: qsTr("look at the next section up the river, or down it")
        },
        Gesture {
            hand: qsTr("the wheel, + and −, Home")
            what: qsTr("zoom the chart; the whole of it")
        },
        Gesture {
            hand: qsTr("drag the chart, arrows")
            what: qsTr("move it")
        },
        Gesture {
            hand: qsTr("click a section")
            what: qsTr("read what is known of it")
        },
        Gesture {
            hand: qsTr("in the diary: up, down, Enter")
            what: qsTr("choose a turn, and continue from where it began; the line in play is kept")
        },
        Gesture {
            hand: qsTr("L")
            what: qsTr("the lines of play that you have left, to take one up")
        },
        Gesture {
            hand: qsTr("Tab, Enter")
            what: qsTr("to the next order, and give it")
        },
        Gesture {
            hand: qsTr("Esc")
            what: qsTr("dismiss why an order was refused")
        },
        Gesture {
            hand: qsTr("click the number of a rule")
            what: qsTr("read it beside the chart")
        }
    ]

    component Gesture: QtObject {
        property string hand
        property string what
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
                    model: root.atTable ? root.tableGestures : root.atField ? root.fieldGestures : root.atRiver ? root.riverGestures : root.gestures

                    Column {
                        id: gesture

                        required property Gesture modelData

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
                    visible: root.onMap
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
                visible: root.onMap
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
