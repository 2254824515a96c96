pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels

/// A unit or general of the roster.
ItemDelegate {
    id: root

    required property int index
    required property int number
    required property string name
    required property string side
    required property string arm
    required property string strength
    required property string order
    required property string told
    required property bool general
    required property bool present
    required property bool acts
    property bool chosen: false
    property bool focused: false
    /// What its morale is made of: text, value.
    property var morale: []

    /// A part of the sum of morale and what it counts.
    component MoralePart: RowLayout {
        id: part

        required property var modelData

        width: parent?.width ?? 0

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: part.modelData.text
            font.pixelSize: Look.small
        }

        Label {
            text: part.modelData.value
            font.pixelSize: Look.small
            font.bold: true
        }
    }

    padding: Look.gapSmall
    Accessible.name: name
    Accessible.description: qsTr("%1; %2; %3").arg(arm).arg(strength).arg(told)

    background: Rectangle {
        radius: Look.radius
        color: root.chosen ? Look.paperRaised : "transparent"
        border.width: root.focused ? 2 : 1
        border.color: root.chosen || root.focused ? Look.accent : Look.edge
    }

    contentItem: ColumnLayout {
        spacing: 1

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.gapSmall

            SideBadge {
                side: root.side
                name: ""
            }

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.name
                color: root.present ? Look.ink : Look.inkFaint
                font.family: Look.serif
                font.bold: true
                font.pixelSize: Look.normal
                Accessible.ignored: true
            }

            Label {
                visible: root.acts
                text: "●"
                color: Look.accent
                Accessible.name: qsTr("has a choice to make")
            }
        }

        Label {
            Layout.fillWidth: true
            visible: !root.general
            wrapMode: Text.Wrap
            text: qsTr("%1: %2").arg(root.arm).arg(root.strength)
            color: Look.inkSoft
            font.pixelSize: Look.small
            Accessible.ignored: true
        }

        Label {
            Layout.fillWidth: true
            visible: text.length > 0
            wrapMode: Text.Wrap
            text: root.told
            color: Look.inkSoft
            font.pixelSize: Look.small
            Accessible.ignored: true
        }

        Label {
            Layout.fillWidth: true
            visible: root.order.length > 0 && root.present
            wrapMode: Text.Wrap
            text: qsTr("Order: %1").arg(root.order)
            color: Look.inkSoft
            font.pixelSize: Look.small
            Accessible.ignored: true
        }

        Column {  // no layout, as FieldOrders
            Layout.fillWidth: true

            Repeater {
                model: root.morale

                MoralePart {}
            }
        }
    }
}
