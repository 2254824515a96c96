pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels

/// A vessel of the flotilla: damage, fuel, guns, rounds and what ails her.
Rectangle {
    id: root

    required property string name
    required property string groupName
    required property string place
    required property bool supply
    required property bool gone
    required property int damage
    required property int points
    required property int pool
    required property int fuel
    required property int fuelMost
    required property string guns
    required property string roundsWords
    required property string condition

    implicitHeight: lines.implicitHeight + 2 * Look.gapSmall + 2
    color: gone ? Look.paperSunken : Look.paperRaised
    border.color: Look.edge
    radius: Look.radius
    Accessible.role: Accessible.Grouping
    Accessible.name: root.gone ? qsTr("%1: %2").arg(root.name).arg(root.condition) : qsTr("%1: damage %2 of %3, fuel %4. %5").arg(root.name).arg(root.damage).arg(root.points).arg(root.fuel).arg(root.condition)

    component Bar: Rectangle {
        id: bar

        property real share: 0
        property color fill: Look.selected

        implicitHeight: Look.sized(7)
        color: Look.paperSunken
        border.color: Look.edge
        Accessible.ignored: true

        Rectangle {
            x: 1
            y: 1
            width: Math.round((bar.width - 2) * Math.max(0, Math.min(1, bar.share)))
            height: bar.height - 2
            color: bar.fill
        }
    }

    ColumnLayout {
        id: lines

        anchors.fill: parent
        anchors.margins: Look.gapSmall
        anchors.leftMargin: Look.gap
        anchors.rightMargin: Look.gap
        spacing: 1

        RowLayout {
            Layout.fillWidth: true
            spacing: Look.gap

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.name
                font.family: Look.serif
                font.pixelSize: Look.normal
                font.bold: true
                color: root.gone ? Look.inkFaint : Look.ink
            }

            Label {
                visible: root.groupName.length > 0 && !root.gone
                text: root.place
                font.pixelSize: Look.small
                color: Look.accent
            }
        }

        GridLayout {
            Layout.fillWidth: true
            visible: !root.gone
            columns: 4
            columnSpacing: Look.gap
            rowSpacing: 1

            Label {
                text: qsTr("Damage %1 of %2").arg(root.damage).arg(root.points)
                font.pixelSize: Look.small
            }

            Bar {
                Layout.fillWidth: true
                share: root.points > 0 ? root.damage / root.points : 0
                fill: Look.bad
            }

            Label {
                text: qsTr("Fuel %1 of %2").arg(root.fuel).arg(root.fuelMost)
                font.pixelSize: Look.small
            }

            Bar {
                Layout.fillWidth: true
                share: root.fuelMost > 0 ? root.fuel / root.fuelMost : 0
                fill: Look.good
            }
        }

        Label {
            Layout.fillWidth: true
            visible: root.pool > 0 && !root.gone
            wrapMode: Text.Wrap
            text: qsTr("%1 of the damage can be repaired").arg(root.pool)
            font.pixelSize: Look.small
            color: Look.inkSoft
        }

        Label {
            Layout.fillWidth: true
            visible: !root.gone && !root.supply
            wrapMode: Text.Wrap
            text: root.guns
            font.pixelSize: Look.small
            color: Look.inkSoft
        }

        Label {
            Layout.fillWidth: true
            visible: !root.gone && text.length > 0
            wrapMode: Text.Wrap
            text: root.roundsWords.length > 0 ? qsTr("Rounds: %1").arg(root.roundsWords) : ""
            font.pixelSize: Look.small
            color: Look.inkSoft
        }

        Label {
            Layout.fillWidth: true
            visible: root.condition.length > 0
            wrapMode: Text.Wrap
            text: root.condition
            font.pixelSize: Look.small
            font.bold: true
            color: Look.accent
        }
    }
}
