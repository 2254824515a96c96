pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The battle in one line: both strengths, the odds in words, the die once it is rolled.
ColumnLayout {
    id: root

    required property Battle battle
    readonly property bool hasScore: battle.attack.length > 0 || battle.die > 0

    spacing: Look.gapSmall

    RowLayout {
        Layout.fillWidth: true
        visible: root.battle.attack.length > 0
        spacing: Look.gap

        Strength {
            Layout.fillWidth: true
            side: root.battle.attackerSide
            name: root.battle.attackerName
            part: qsTr("attack")
            count: root.battle.attack
        }

        Label {
            font.family: Look.serif
            font.bold: true
            font.pixelSize: Look.title
            text: qsTr(":")
        }

        Strength {
            Layout.fillWidth: true
            side: root.battle.defenderSide
            name: root.battle.defenderName
            part: qsTr("defence")
            count: root.battle.defence
        }
    }

    Label {
        objectName: "battleOdds"
        Layout.fillWidth: true
        visible: text.length > 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font.pixelSize: Look.normal
        font.bold: true
        text: root.battle.odds.replace("; ", "\n")
    }

    RowLayout {
        Layout.alignment: Qt.AlignHCenter
        visible: root.battle.die > 0
        spacing: Look.gap

        DieFace {
            objectName: "battleDie"
            face: root.battle.die
            edge: Look.sized(40)
        }

        Column {
            Label {
                font.family: Look.serif
                font.pixelSize: Look.large
                text: root.battle.dieWords
            }

            Label {
                objectName: "battleLosses"
                font.pixelSize: Look.small
                text: root.battle.losses
            }
        }
    }

    component Strength: Rectangle {
        id: strength

        required property string side
        required property string name
        required property string part
        required property string count
        readonly property bool isUnion: side === "union"
        readonly property color ink: isUnion ? Look.unionInk : Look.confederateInk

        implicitHeight: words.implicitHeight + 2 * Look.gapSmall
        color: isUnion ? Look.union : Look.confederate
        border.color: Look.edge
        clip: true
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1, %2: %3").arg(name).arg(part).arg(count)

        Rectangle {
            visible: !strength.isUnion
            width: Look.gap * 2
            height: width
            x: parent.width - width / 2
            y: -height / 2
            rotation: 45
            color: Look.paper
            border.color: Look.edge
        }

        RowLayout {
            id: words

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: Look.gap
            anchors.rightMargin: Look.gapLarge

            Label {
                Layout.fillWidth: true
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(Look.small * 0.7)
                font.pixelSize: Look.small
                color: strength.ink
                // Its part in the battle goes first where there is little room.
                text: strength.width > Look.sized(200) ? qsTr("%1, %2").arg(strength.name).arg(strength.part) : strength.name
            }

            Label {
                font.family: Look.serif
                font.bold: true
                font.pixelSize: Look.title
                color: strength.ink
                // What it was before it was rounded stands in the line below.
                text: strength.count.split(" ")[0]
            }
        }
    }
}
