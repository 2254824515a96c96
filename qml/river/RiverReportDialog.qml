pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// [RR-384] What came of an encounter that was fought on a table of one's own, as it is typed in. What
/// cannot be true is refused with its rule, and nothing changes.
Dialog {
    id: root

    required property RiverPlay play
    /// What may be typed.
    property var form: ({})
    /// What may be when its rows are ready.
    property var coming: ({})
    /// What was typed: a row for each row of the form.
    property var typed: ({})
    /// The last one was refused, and nothing has been changed since.
    property bool refused: false

    signal ruleAsked(string rule)

    function ask() {
        coming = play.reportForm();
        typed = {
            outcome: 0,
            vessels: (coming.vessels ?? []).map(each => ({
                        vessel: each.vessel,
                        damage: 0,
                        stack: 0,
                        steering: 0,
                        fate: 0,
                        aground: false,
                        guns: each.guns.map(gun => ({
                                    gun: gun.gun,
                                    lost: 0,
                                    burst: 0,
                                    fired: 0
                                }))
                    })),
            batteries: (coming.batteries ?? []).map(each => ({
                        battery: each.battery,
                        lost: 0,
                        silenced: false
                    })),
            enemies: (coming.enemies ?? []).map(each => ({
                        enemy: each.enemy,
                        damage: 0,
                        fate: 0
                    }))
        };
        form = coming;
        outcome.currentIndex = 0;
        refused = false;
        play.dismissRefusal();
        open();
    }

    /// Something is typed.
    function type(row: var, key: string, value: var) {
        row[key] = value;
        if (refused)
            play.dismissRefusal();
        refused = false;
    }

    function give() {
        if (play.giveReport(typed))
            close();
        else
            refused = true;
    }

    objectName: "riverReportDialog"
    title: qsTr("Result of the encounter [RR-373] [RR-384]")
    modal: true
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(760), (parent ? parent.width : 760) - 40)
    height: Math.min(Look.sized(700), (parent ? parent.height : 700) - 40)
    onClosed: {
        form = ({});
        play.dismissRefusal();
    }

    footer: DialogButtonBox {
        Button {
            objectName: "reportGiven"
            text: qsTr("Report it to the campaign")
            highlighted: true
            onClicked: root.give()
        }

        Button {
            objectName: "reportDropped"
            text: qsTr("Cancel")
            onClicked: root.close()
        }
    }

    component Name: Label {
        topPadding: Look.gapSmall
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.pixelSize: Look.normal
        font.bold: true
        color: Look.accent
    }

    component Count: RowLayout {
        id: count

        required property string what
        required property string naming
        /// Of the row that is reported.
        required property string who
        property int most: 999

        signal typed(int value)

        spacing: Look.gapSmall

        SpinBox {
            objectName: count.naming
            Layout.preferredWidth: Look.sized(86)
            from: 0
            to: count.most
            editable: true
            font.pixelSize: Look.small
            Accessible.name: qsTr("%1: %2").arg(count.who).arg(count.what)
            onValueChanged: count.typed(value)
        }

        Label {
            text: count.what
            font.pixelSize: Look.small
            Accessible.ignored: true
        }
    }

    component Choice: ComboBox {
        font.pixelSize: Look.small
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gapSmall

        FocusFlickable {
            id: page

            objectName: "riverReportPage"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: rows.height

            // No layouts: their rows go while nobody looks, which those of Qt 6.4 do not survive.
            Column {
                id: rows

                width: page.width - Look.scrollWidth
                spacing: Look.gapSmall

                Repeater {
                    model: root.form.vessels ?? []

                    Column {
                        id: vessel

                        required property int index
                        required property var modelData
                        readonly property var row: root.typed.vessels[index]

                        width: rows.width
                        spacing: Look.gapSmall

                        Name {
                            width: rows.width
                            text: qsTr("%1, %n points left", "", vessel.modelData.left).arg(vessel.modelData.name)
                        }

                        Flow {
                            width: rows.width
                            spacing: Look.gap

                            Count {
                                what: qsTr("damage")
                                naming: "damage-" + vessel.modelData.vessel
                                who: vessel.modelData.name
                                onTyped: value => root.type(vessel.row, "damage", value)
                            }

                            Count {
                                what: qsTr("stack hits")
                                naming: "stack-" + vessel.modelData.vessel
                                who: vessel.modelData.name
                                most: 9
                                onTyped: value => root.type(vessel.row, "stack", value)
                            }

                            Count {
                                what: qsTr("steering hits")
                                naming: "steering-" + vessel.modelData.vessel
                                who: vessel.modelData.name
                                most: 9
                                onTyped: value => root.type(vessel.row, "steering", value)
                            }

                            Choice {
                                objectName: "fate-" + vessel.modelData.vessel
                                model: [qsTr("afloat"), qsTr("sunk"), qsTr("captured")]
                                Accessible.name: qsTr("Fate of %1").arg(vessel.modelData.name)
                                onActivated: root.type(vessel.row, "fate", currentIndex)
                            }

                            CheckBox {
                                objectName: "aground-" + vessel.modelData.vessel
                                text: qsTr("hard aground")
                                font.pixelSize: Look.small
                                onToggled: root.type(vessel.row, "aground", checked)
                            }
                        }

                        Repeater {
                            model: vessel.modelData.guns

                            Flow {
                                id: gun

                                required property int index
                                required property var modelData

                                width: rows.width
                                spacing: Look.gap

                                Label {
                                    width: Math.min(Look.sized(210), rows.width * 0.3)
                                    height: Look.sized(28)
                                    verticalAlignment: Text.AlignVCenter
                                    elide: Text.ElideRight
                                    text: qsTr("%1 × %2").arg(gun.modelData.count).arg(gun.modelData.name)
                                    font.pixelSize: Look.small
                                    color: Look.inkSoft
                                }

                                Count {
                                    what: qsTr("lost")
                                    naming: "lost-" + vessel.modelData.vessel + "-" + gun.modelData.gun
                                    who: qsTr("%1, %2").arg(vessel.modelData.name).arg(gun.modelData.name)
                                    most: gun.modelData.count
                                    onTyped: value => root.type(vessel.row.guns[gun.index], "lost", value)
                                }

                                // [RR-122] Only a gun in doubt does.
                                Count {
                                    visible: gun.modelData.suspect > 0
                                    what: qsTr("burst")
                                    naming: "burst-" + vessel.modelData.vessel + "-" + gun.modelData.gun
                                    who: qsTr("%1, %2").arg(vessel.modelData.name).arg(gun.modelData.name)
                                    most: gun.modelData.suspect
                                    onTyped: value => root.type(vessel.row.guns[gun.index], "burst", value)
                                }

                                Count {
                                    what: qsTr("rounds fired of %1").arg(gun.modelData.rounds)
                                    naming: "fired-" + vessel.modelData.vessel + "-" + gun.modelData.gun
                                    who: qsTr("%1, %2").arg(vessel.modelData.name).arg(gun.modelData.name)
                                    onTyped: value => root.type(vessel.row.guns[gun.index], "fired", value)
                                }
                            }
                        }
                    }
                }

                Repeater {
                    model: root.form.batteries ?? []

                    Column {
                        id: battery

                        required property int index
                        required property var modelData
                        readonly property var row: root.typed.batteries[index]

                        width: rows.width
                        spacing: Look.gapSmall

                        Name {
                            width: rows.width
                            text: battery.modelData.name
                        }

                        Flow {
                            width: rows.width
                            spacing: Look.gap

                            Count {
                                what: qsTr("guns destroyed")
                                naming: "batteryLost-" + battery.modelData.battery
                                who: battery.modelData.name
                                most: battery.modelData.count
                                onTyped: value => root.type(battery.row, "lost", value)
                            }

                            CheckBox {
                                objectName: "silenced-" + battery.modelData.battery
                                text: qsTr("silenced")
                                font.pixelSize: Look.small
                                onToggled: root.type(battery.row, "silenced", checked)
                            }
                        }
                    }
                }

                Repeater {
                    model: root.form.enemies ?? []

                    Column {
                        id: enemy

                        required property int index
                        required property var modelData
                        readonly property var row: root.typed.enemies[index]

                        width: rows.width
                        spacing: Look.gapSmall

                        Name {
                            width: rows.width
                            text: qsTr("%1, %n points left", "", enemy.modelData.left).arg(enemy.modelData.name)
                        }

                        Flow {
                            width: rows.width
                            spacing: Look.gap

                            Count {
                                what: qsTr("damage")
                                naming: "enemyDamage-" + enemy.modelData.enemy
                                who: enemy.modelData.name
                                onTyped: value => root.type(enemy.row, "damage", value)
                            }

                            Choice {
                                objectName: "enemyFate-" + enemy.modelData.enemy
                                model: [qsTr("fights on"), qsTr("sunk"), qsTr("captured"), qsTr("scuttled"), qsTr("blown up")]
                                Accessible.name: qsTr("Fate of %1").arg(enemy.modelData.name)
                                onActivated: root.type(enemy.row, "fate", currentIndex)
                            }
                        }
                    }
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.gap

            Name {
                text: qsTr("The end")
            }

            Choice {
                id: outcome

                objectName: "reportOutcome"
                Layout.preferredWidth: Look.sized(280)
                model: [qsTr("The Union holds the section"), qsTr("The Union has passed"), qsTr("The Union has broken off")]
                Accessible.name: qsTr("The end")
                onActivated: root.type(root.typed, "outcome", currentIndex)
            }
        }

        RowLayout {
            Layout.fillWidth: true
            visible: root.refused
            spacing: Look.gap

            Label {
                objectName: "reportRefusal"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.play.refusal
                color: Look.bad
                font.pixelSize: Look.normal
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }

            DeskButton {
                objectName: "reportRefusalRule"
                text: root.play.refusalRule
                onClicked: {
                    const rule = root.play.refusalRule;
                    root.close();
                    root.ruleAsked(rule);
                }
            }
        }
    }
}
