pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The selected hex and stack, and the supply of the current piece.
ColumnLayout {
    id: root

    required property Desk desk

    signal hexAsked(string hex)

    spacing: Look.gap

    Label {
        objectName: "panelTitle"
        Layout.fillWidth: true
        text: root.desk.selectedHex.length > 0 ? qsTr("Hex %1").arg(root.desk.selectedHex) : qsTr("Nothing selected")
        font.family: Look.serif
        font.pixelSize: Look.title
        font.bold: true
        color: Look.accent
    }

    Label {
        Layout.fillWidth: true
        Layout.maximumHeight: Math.min(Look.sized(90), root.height * 0.2)
        visible: root.desk.selectedHex.length > 0
        wrapMode: Text.Wrap
        elide: Text.ElideRight
        font.pixelSize: Look.small
        color: Look.inkSoft
        text: root.desk.selectedPhrases
    }

    FocusFlickable {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: help.implicitHeight
        Layout.maximumHeight: help.implicitHeight
        visible: root.desk.selectedHex.length === 0
        contentHeight: help.implicitHeight

        Label {
            id: help

            width: parent.width
            wrapMode: Text.Wrap
            color: Look.inkSoft
            font.pixelSize: Look.small
            text: qsTr("Click a counter for its stack and its supply; click again for the next piece. Double click spreads a stack. Wheel zooms, right drag moves the map. Keys, above, shows the rest.")
        }
    }

    ListView {
        objectName: "stackList"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        // What is not seen keeps no rows: they would be made anew with every selection.
        model: root.visible ? root.desk.stack : null
        section.property: "place"
        section.criteria: ViewSection.FullString
        Accessible.name: qsTr("Stack")
        ScrollBar.vertical: ScrollBar {
        }

        delegate: PieceDelegate {
            desk: root.desk
            onClicked: root.desk.selectRow(index)
        }
    }

    SupplyView {
        id: supply

        Layout.fillWidth: true
        Layout.fillHeight: false
        Layout.preferredHeight: Math.min(supply.wanted, root.height * (root.height > Look.sized(480) ? 0.42 : 0.3))
        desk: root.desk
        onHexAsked: hex => root.hexAsked(hex)
    }
}
