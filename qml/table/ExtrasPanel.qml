pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.Table

/// What goes with an order and is chosen from a list: a ram's target, a turret's quarter, first fire.
GridLayout {
    id: root

    required property TablePlay play
    readonly property var extras: play.extras

    visible: extras.length > 0
    columns: 2
    rowSpacing: Look.gapSmall
    columnSpacing: Look.gap

    Repeater {
        // Only how many there are: a list that is open stays while another choice is made.
        model: root.extras.length

        RowLayout {
            id: row

            required property int index
            readonly property var extra: root.extras[index] ?? ({
                    key: "",
                    title: "",
                    options: [],
                    chosen: 0
                })
            readonly property bool isSwitch: extra.options.length === 0

            Layout.fillWidth: true
            Layout.columnSpan: 2
            spacing: Look.gap

            Label {
                visible: !row.isSwitch
                Layout.preferredWidth: Look.sized(120)
                wrapMode: Text.Wrap
                text: row.extra.title
                font.pixelSize: Look.small
                Accessible.ignored: true
            }

            ComboBox {
                objectName: "extra-" + row.extra.key
                visible: !row.isSwitch
                Layout.fillWidth: true
                font.pixelSize: Look.small
                model: row.extra.options
                currentIndex: row.extra.chosen
                Accessible.name: row.extra.title
                onActivated: chosen => root.play.chooseExtra(row.extra.key, chosen)
            }

            CheckBox {
                objectName: "extra-" + row.extra.key + "-switch"
                visible: row.isSwitch
                text: row.extra.title
                checked: row.extra.chosen === 1
                onToggled: root.play.chooseExtra(row.extra.key, checked ? 1 : 0)
            }
        }
    }
}
