import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// One line of what may come of a battle: the faces of the die, how likely, the losses, the rest.
Rectangle {
    id: root

    required property string faces
    required property string chance
    required property string cell
    required property string attacker
    required property string defender
    required property string fate
    required property double part
    required property bool came
    property bool heads: false

    readonly property int size: heads ? Look.tiny : Look.small
    readonly property color ink: heads ? Look.inkSoft : Look.ink

    implicitHeight: row.implicitHeight + 4
    color: came ? Look.selectedSoft : "transparent"
    border.width: came ? 2 : 0
    border.color: Look.selected
    radius: 2
    Accessible.role: heads ? Accessible.ColumnHeader : Accessible.ListItem
    Accessible.name: heads ? "" : qsTr("Die %1, chance %2: %3. The attacker loses %4, the defender %5; the defenders %6.").arg(faces).arg(chance).arg(cell).arg(attacker).arg(defender).arg(fate)

    Rectangle {
        anchors.bottom: parent.bottom
        x: 2
        width: (parent.width - 4) * root.part
        height: 3
        color: Look.selected
        opacity: 0.55
    }

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: 4
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        spacing: Look.gapSmall

        Label {
            Layout.preferredWidth: root.width * 0.09
            font.pixelSize: root.size
            font.bold: true
            color: root.ink
            text: root.came ? qsTr("\u25b6 %1").arg(root.faces) : root.faces
        }

        Label {
            Layout.preferredWidth: root.width * 0.19
            font.pixelSize: root.size
            color: root.ink
            text: root.chance
        }

        Label {
            Layout.preferredWidth: root.width * 0.14
            font.pixelSize: root.size
            color: root.ink
            text: root.cell
        }

        Label {
            Layout.preferredWidth: root.width * 0.16
            wrapMode: Text.Wrap
            font.pixelSize: root.size
            color: root.ink
            text: root.attacker
        }

        Label {
            Layout.preferredWidth: root.width * 0.16
            wrapMode: Text.Wrap
            font.pixelSize: root.size
            color: root.ink
            text: root.defender
        }

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            font.pixelSize: root.size
            color: root.ink
            text: root.fate
        }
    }
}
