pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.Table

/// One CPV goes from a station to another [RC-028].
ColumnLayout {
    id: root

    required property TablePlay play
    readonly property var stations: play.stations

    spacing: Look.gapSmall

    Label {
        text: qsTr("Crew")
        font.family: Look.serif
        font.bold: true
        color: Look.accent
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        ComboBox {
            id: from

            objectName: "crewFrom"
            Layout.fillWidth: true
            Layout.preferredWidth: Look.sized(90)
            font.pixelSize: Look.small
            model: root.stations
            Accessible.name: qsTr("From station")
        }

        Label {
            text: "→"
            Accessible.ignored: true
        }

        ComboBox {
            id: to

            objectName: "crewTo"
            Layout.fillWidth: true
            Layout.preferredWidth: Look.sized(90)
            font.pixelSize: Look.small
            model: root.stations
            Accessible.name: qsTr("To station")
        }

        DeskButton {
            objectName: "shiftCrew"
            text: qsTr("Shift one")
            onClicked: root.play.shiftCrew(from.currentIndex, to.currentIndex)
        }
    }
}
