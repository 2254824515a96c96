pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// What is known of a section of the river.
ColumnLayout {
    id: root

    required property RiverPlay play
    readonly property var section: play.section

    spacing: Look.gapSmall

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gap

        Label {
            objectName: "sectionTitle"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.section.title ?? ""
            font.family: Look.serif
            font.pixelSize: Look.title
            font.bold: true
            font.capitalization: Font.Capitalize
            color: Look.accent
            Accessible.role: Accessible.Heading
        }

        DeskButton {
            objectName: "sectionDown"
            text: qsTr("Down")
            Accessible.name: qsTr("The next section down the river")
            onClicked: root.play.lookOn(-1)
        }

        DeskButton {
            objectName: "sectionUp"
            text: qsTr("Up")
            Accessible.name: qsTr("The next section up the river")
            onClicked: root.play.lookOn(1)
        }
    }

    DoubleRule {
        Layout.fillWidth: true
    }

    Repeater {
        model: root.section.lines ?? []

        Label {
            required property string modelData

            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: modelData
            font.pixelSize: Look.normal
        }
    }

    Label {
        Layout.fillWidth: true
        Layout.topMargin: Look.gap
        wrapMode: Text.Wrap
        text: qsTr("A click on the chart opens the page of a section.")
        font.pixelSize: Look.small
        color: Look.inkSoft
    }
}
