pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// Fuel and rounds that are handed over, vessels that are detached, and the order of the line.
ColumnLayout {
    id: root

    required property RiverPlay play
    /// Vessels that are to be detached.
    property var leaving: []

    function changeLeaving(vessel: int, on: bool) {
        leaving = on ? leaving.concat([vessel]) : leaving.filter(each => each !== vessel);
    }

    spacing: Look.gapSmall

    // What was asked before may be refused now, and the other way round.
    property int moment: 0

    Connections {
        target: root.play

        function onChanged() {
            root.moment += 1;
        }
    }

    component Heading: Label {
        Layout.fillWidth: true
        Layout.topMargin: Look.gap
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.pixelSize: Look.large
        font.bold: true
        color: Look.accent
        Accessible.role: Accessible.Heading
    }

    component Why: Label {
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        font.pixelSize: Look.small
        color: Look.inkFaint
    }

    component VesselBox: ComboBox {
        /// Which of them is chosen when a campaign begins.
        property int usual: 0

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        model: root.play.vessels
        textRole: "name"
        valueRole: "vessel"
        font.pixelSize: Look.small
        onCountChanged: currentIndex = Math.min(usual, count - 1)
    }

    Heading {
        text: qsTr("Hand over fuel [RR-186]")
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        VesselBox {
            id: fuelFrom

            objectName: "fuelFrom"
            Accessible.name: qsTr("Fuel from")
            usual: 4
        }

        Label {
            text: "→"
            font.pixelSize: Look.normal
            Accessible.ignored: true
        }

        VesselBox {
            id: fuelTo

            objectName: "fuelTo"
            Accessible.name: qsTr("Fuel to")
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        SpinBox {
            id: fuelPoints

            objectName: "fuelPoints"
            from: 1
            to: 60
            value: 5
            editable: true
            font.pixelSize: Look.small
            Accessible.name: qsTr("Points of fuel")
        }

        DeskButton {
            id: fuelGiven

            readonly property string why: root.moment >= 0 && fuelFrom.count > 0 ? root.play.whyNotFuel(fuelFrom.currentValue ?? 0, fuelTo.currentValue ?? 0, fuelPoints.value) : ""

            objectName: "fuelGiven"
            text: qsTr("Hand over")
            enabled: why.length === 0
            Accessible.description: why
            onClicked: root.play.moveFuel(fuelFrom.currentValue, fuelTo.currentValue, fuelPoints.value)
        }
    }

    Why {
        text: fuelGiven.why
    }

    Heading {
        text: qsTr("Hand over rounds [RR-205]")
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        VesselBox {
            id: roundsFrom

            objectName: "roundsFrom"
            Accessible.name: qsTr("Rounds from")
            usual: 4
        }

        Label {
            text: "→"
            font.pixelSize: Look.normal
            Accessible.ignored: true
        }

        VesselBox {
            id: roundsTo

            objectName: "roundsTo"
            Accessible.name: qsTr("Rounds to")
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        ComboBox {
            id: calibre

            objectName: "roundsGun"
            Layout.fillWidth: true
            model: root.moment >= 0 && roundsFrom.currentIndex >= 0 ? root.play.roundsOf(roundsFrom.currentIndex) : []
            textRole: "name"
            valueRole: "gun"
            font.pixelSize: Look.small
            Accessible.name: qsTr("Calibre")
        }

        SpinBox {
            id: roundsCount

            objectName: "roundsCount"
            from: 1
            to: 200
            value: 10
            editable: true
            font.pixelSize: Look.small
            Accessible.name: qsTr("Rounds")
        }
    }

    DeskButton {
        id: roundsGiven

        readonly property string why: root.moment >= 0 && roundsFrom.count > 0 ? root.play.whyNotRounds(roundsFrom.currentValue ?? 0, roundsTo.currentValue ?? 0, calibre.currentValue ?? 0, roundsCount.value) : ""

        objectName: "roundsGiven"
        text: qsTr("Hand over")
        enabled: why.length === 0
        Accessible.description: why
        onClicked: root.play.moveRounds(roundsFrom.currentValue, roundsTo.currentValue, calibre.currentValue, roundsCount.value)
    }

    Why {
        text: roundsGiven.why
    }

    Heading {
        text: qsTr("Detach vessels [RR-220]")
    }

    Repeater {
        model: root.play.vessels

        CheckBox {
            required property string name
            required property int vessel
            required property bool inService

            objectName: "leaves-" + vessel
            visible: inService
            text: name
            font.pixelSize: Look.small
            checked: root.leaving.indexOf(vessel) >= 0
            onToggled: root.changeLeaving(vessel, checked)
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        ComboBox {
            id: standing

            objectName: "detachedDo"
            Layout.fillWidth: true
            model: [qsTr("follow the flotilla"), qsTr("hold"), qsTr("go down the river"), qsTr("drift"), qsTr("wait at the mouth")]
            font.pixelSize: Look.small
            Accessible.name: qsTr("What they do")
        }

        DeskButton {
            id: detached

            readonly property string why: root.moment >= 0 ? root.play.whyNotDetach(root.leaving, standing.currentIndex) : ""

            objectName: "detached"
            text: qsTr("Detach")
            enabled: why.length === 0
            Accessible.description: why
            onClicked: {
                if (root.play.detach(root.leaving, standing.currentIndex))
                    root.leaving = [];
            }
        }
    }

    Why {
        text: detached.why
    }

    Heading {
        text: qsTr("Barges and tows [RR-227]")
    }

    RiverChoices {
        visible: root.play.task === "orders"
        play: root.play
        kind: "vessel"
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        VesselBox {
            id: tug

            objectName: "tug"
            Accessible.name: qsTr("Who tows")
        }

        Label {
            text: "→"
            font.pixelSize: Look.normal
            Accessible.ignored: true
        }

        VesselBox {
            id: towed

            objectName: "towed"
            Accessible.name: qsTr("Vessel in tow")
            usual: 1
        }

        DeskButton {
            id: taken

            readonly property string why: root.moment >= 0 && tug.count > 0 ? root.play.whyNotTow(tug.currentValue ?? 0, towed.currentValue ?? 0) : ""

            objectName: "taken"
            text: qsTr("Tow")
            enabled: why.length === 0
            Accessible.description: why
            onClicked: root.play.tow(tug.currentValue, towed.currentValue)
        }
    }

    Why {
        text: taken.why
    }

    Heading {
        text: qsTr("The line [RR-391]")
    }

    Repeater {
        model: root.play.vessels

        RowLayout {
            id: place

            required property string name
            required property int vessel
            required property int index

            Layout.fillWidth: true
            spacing: Look.gap

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("%1. %2").arg(place.index + 1).arg(place.name)
                font.pixelSize: Look.normal
            }

            ToolButton {
                objectName: "lineUp-" + place.vessel
                visible: place.index > 0
                text: "▲"
                Accessible.name: qsTr("%1 goes ahead by one").arg(place.name)
                onClicked: root.play.lineUp(place.vessel)
            }
        }
    }
}
