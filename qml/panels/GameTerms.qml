pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What is agreed on before a game: errata, optional rules, secrecy, dice.
GridLayout {
    id: root

    required property Session session
    /// Where it is played; none where a set-up is only looked at.
    property Play table: null
    readonly property string errata: ["corrected", "as-printed", session.errata.selection][errataChoice.currentIndex]
    readonly property string options: session.options.selection
    readonly property string secrecy: session.options.makesDark ? "dark" : chosenSecrecy
    /// Digits, or empty for one that the clock gives.
    readonly property string seed: seedField.text
    readonly property string unionSeat: unionChoice.who
    readonly property string confederateSeat: confederateChoice.who
    property string chosenSecrecy: "limited"

    signal itemsAsked

    component Heading: Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Look.accent
        font.family: Look.serif
        font.pixelSize: Look.normal
        font.bold: true
    }

    component Remark: Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Look.inkSoft
        font.pixelSize: Look.small
    }

    /// A level of secrecy with a line that explains it.
    component Level: RadioButton {
        id: level

        required property string value
        required property string remark

        objectName: "secrecy-" + value
        Layout.fillWidth: true
        padding: 2
        checked: root.secrecy === value
        enabled: !root.session.options.makesDark
        font.pixelSize: Look.normal
        Accessible.description: remark
        onToggled: {
            root.chosenSecrecy = value;
            checked = Qt.binding(() => root.secrecy === value);
        }

        contentItem: Column {
            leftPadding: level.indicator.width + level.spacing

            Label {
                text: level.text
                color: Look.ink
                font.pixelSize: Look.normal
                Accessible.ignored: true
            }

            Label {
                width: parent.width - parent.leftPadding
                wrapMode: Text.Wrap
                text: level.remark
                color: Look.inkSoft
                font.pixelSize: Look.small
                Accessible.ignored: true
            }
        }
    }

    columns: width > Look.sized(600) ? 2 : 1
    columnSpacing: Look.gapLarge * 2
    rowSpacing: Look.gapLarge

    ColumnLayout {
        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Look.gapSmall

        Heading {
            visible: root.table !== null
            text: qsTr("Who plays the Union")
        }

        SeatChoice {
            id: unionChoice

            side: "union"
            visible: root.table !== null
            Layout.fillWidth: true
        }

        Heading {
            visible: root.table !== null
            text: qsTr("Who plays the Confederate")
        }

        SeatChoice {
            id: confederateChoice

            side: "confederate"
            visible: root.table !== null
            Layout.fillWidth: true
        }

        Item {
            implicitHeight: Look.gapSmall
        }

        Heading {
            text: qsTr("Errata")
        }

        Flow {
            Layout.fillWidth: true
            spacing: Look.gap

            ComboBox {
                id: errataChoice

                objectName: "errataChoice"
                width: Math.min(parent.width, Look.sized(210))
                font.pixelSize: Look.normal
                // No figures in here: with a new model the choice would be lost.
                model: [qsTr("corrected"), qsTr("as printed"), qsTr("item by item")]
                Accessible.name: qsTr("Errata")
            }

            DeskButton {
                objectName: "errataItems"
                text: qsTr("Items …")
                visible: errataChoice.currentIndex === 2
                onClicked: root.itemsAsked()
            }
        }

        Remark {
            text: [qsTr("All published corrections are in force."), qsTr("The charts and rules as they were first printed."), qsTr("Each correction as you choose: %1 of %2.").arg(root.session.errata.onCount).arg(root.session.errata.count)][errataChoice.currentIndex]
        }

        Item {
            implicitHeight: Look.gapSmall
        }

        Heading {
            text: qsTr("Information [0.5]")
        }

        Level {
            value: "open"
            text: qsTr("Open")
            remark: qsTr("You see everything: for one player, or for study.")
        }

        Level {
            value: "limited"
            text: qsTr("Limited")
            remark: qsTr("You see the top counter of an Enemy stack; its strength only in a battle.")
        }

        Level {
            value: "dark"
            text: qsTr("Dark")
            remark: qsTr("You see only that a hex is occupied; strengths in a battle after the chits.")
        }

        CheckBox {
            objectName: "playsBoth"
            Layout.fillWidth: true
            visible: root.table !== null && root.secrecy !== "open" && root.unionSeat === "person" && root.confederateSeat === "person"
            padding: 2
            checked: root.table !== null && !root.table.handOvers
            font.pixelSize: Look.normal
            text: qsTr("I play both sides: no hand-over")
            onToggled: {
                root.table.handOvers = !checked;
                checked = Qt.binding(() => root.table !== null && !root.table.handOvers);
            }
        }

        Remark {
            visible: root.session.options.makesDark
            text: qsTr("An optional rule that you have chosen makes the game dark.")
            color: Look.warning
        }

        Item {
            implicitHeight: Look.gapSmall
        }

        Heading {
            text: qsTr("Seed of the dice")
        }

        TextField {
            id: seedField

            objectName: "seedField"
            Layout.fillWidth: true
            Layout.maximumWidth: Look.sized(210)
            font.pixelSize: Look.normal
            placeholderText: qsTr("from the clock")
            inputMethodHints: Qt.ImhDigitsOnly
            Accessible.name: qsTr("Seed of the dice")
            Accessible.description: seedRemark.text

            // Nineteen digits always fit into 64 bits.
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]{0,19}/
            }
        }

        Remark {
            id: seedRemark

            text: qsTr("The same number gives the same dice for the same actions.")
        }
    }

    ColumnLayout {
        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: Look.gapSmall

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.gap

            Heading {
                text: qsTr("Optional rules [26.0]: %1").arg(root.session.options.summary)
            }

            DeskButton {
                objectName: "usualOptions"
                text: qsTr("As usual")
                visible: root.session.options.changedCount > 0
                onClicked: root.session.options.selection = "default"
            }
        }

        Repeater {
            model: root.session.options

            delegate: OptionSwitch {
                id: option

                required property int index
                required property bool on

                Layout.fillWidth: true
                checked: on
                onToggled: {
                    root.session.options.toggle(index);
                    checked = Qt.binding(() => option.on);
                }
            }
        }
    }
}
