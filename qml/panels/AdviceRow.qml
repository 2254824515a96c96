import QtQuick
import QtQuick.Controls

/// A piece of advice: who does what and where, why, and what else was looked at; it can be taken.
Pane {
    id: root

    required property string title
    required property string chance
    required property string why
    required property string others
    /// There is a place to be shown.
    property bool placed: true
    /// It can be taken now.
    property bool able: true
    /// It is pointed at: its arrow stands out on the map.
    readonly property bool pointed: hover.hovered || show.activeFocus || take.activeFocus

    signal taken
    /// Its place is to be shown.
    signal placeAsked

    padding: Look.gapSmall + 2
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: why
    background: Rectangle {
        color: root.pointed ? Look.selectedSoft : Look.paperRaised
        border.color: root.pointed ? Look.selected : Look.edge
        radius: Look.radius
    }

    HoverHandler {
        id: hover
    }

    Column {
        width: root.availableWidth
        spacing: Look.gapSmall

        Label {
            objectName: "adviceTitle"
            width: parent.width
            wrapMode: Text.Wrap
            font.bold: true
            font.pixelSize: Look.normal
            text: root.title
        }

        Label {
            objectName: "adviceChance"
            width: parent.width
            visible: text.length > 0
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: Look.warning
            text: root.chance
        }

        Label {
            objectName: "adviceWhy"
            width: parent.width
            visible: text.length > 0
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            text: root.why
        }

        Label {
            objectName: "adviceOthers"
            width: parent.width
            visible: text.length > 0
            wrapMode: Text.Wrap
            font.pixelSize: Look.tiny
            color: Look.inkSoft
            text: root.others
        }

        Row {
            spacing: Look.gapSmall

            DeskButton {
                id: take

                objectName: "adviceTake"
                leftPadding: Look.gap
                rightPadding: Look.gap
                font.pixelSize: Look.small
                text: qsTr("Do this")
                enabled: root.able
                Accessible.name: qsTr("Do this: %1").arg(root.title)
                Accessible.description: root.why
                onClicked: root.taken()
            }

            DeskButton {
                id: show

                objectName: "adviceShow"
                leftPadding: Look.gap
                rightPadding: Look.gap
                font.pixelSize: Look.small
                text: qsTr("Show")
                visible: root.placed
                Accessible.name: qsTr("Show on the map: %1").arg(root.title)
                onClicked: root.placeAsked()
            }
        }
    }
}
