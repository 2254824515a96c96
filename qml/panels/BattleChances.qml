pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What may come of it: for every pair of chits, and in full for the pair that is looked at.
ColumnLayout {
    id: root

    required property Battle battle

    spacing: Look.gapSmall

    Label {
        Layout.fillWidth: true
        visible: root.battle.strengthHidden
        wrapMode: Text.Wrap
        font.pixelSize: Look.small
        font.italic: true
        color: Look.inkSoft
        text: qsTr("The Enemy's strength is not shown yet [0.5]: no odds can be worked out.")
    }

    BattleHeading {
        Layout.fillWidth: true
        visible: pairs.count > 1
        text: qsTr("Your chit, the Enemy's across: losses, yours : his")
    }

    GridView {
        id: pairs

        readonly property int across: Math.max(1, root.battle.hisChits)

        objectName: "battlePairs"
        Layout.fillWidth: true
        Layout.preferredHeight: Math.ceil(count / across) * cellHeight
        visible: count > 1
        interactive: false
        cellWidth: Math.floor(width / across)
        cellHeight: Look.sized(42)
        model: root.battle.pairs
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Pairs of chits")
        Keys.onReturnPressed: (currentItem as AbstractButton)?.clicked()
        Keys.onEnterPressed: (currentItem as AbstractButton)?.clicked()
        Keys.onSpacePressed: (currentItem as AbstractButton)?.clicked()

        delegate: AbstractButton {
            id: pair

            required property int index
            required property int mine
            required property int his
            required property int table
            required property string myLoss
            required property string hisLoss
            required property string words
            readonly property bool chosen: mine === root.battle.myChit && his === root.battle.hisChit

            objectName: "battlePair-" + mine + "-" + his
            width: pairs.cellWidth - 2
            height: pairs.cellHeight - 2
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.Cell
            Accessible.name: qsTr("Your chit %1, the Enemy's %2. %3").arg(mine).arg(his).arg(words)
            onClicked: {
                pairs.currentIndex = index;
                root.battle.assume(mine, his);
            }
            ToolTip.visible: hovered
            ToolTip.delay: 400
            ToolTip.text: words
            background: Rectangle {
                color: pair.chosen ? Look.selectedSoft : pair.hovered ? Look.hover : Look.paperRaised
                border.width: pair.chosen || pair.GridView.isCurrentItem && pairs.activeFocus ? 2 : 1
                border.color: pair.chosen ? Look.selected : pair.GridView.isCurrentItem && pairs.activeFocus ? Look.ink : Look.edge
                radius: 2
            }
            padding: 2
            contentItem: Column {
                topPadding: 1

                Label {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Look.sized(8)
                    font.pixelSize: Look.tiny
                    color: Look.inkSoft
                    text: pair.table > 0 ? qsTr("%1 v %2 · CRT %3").arg(pair.mine).arg(pair.his).arg(pair.table) : qsTr("%1 v %2").arg(pair.mine).arg(pair.his)
                }

                Label {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Look.sized(8)
                    font.pixelSize: Look.small
                    font.bold: pair.chosen
                    text: pair.myLoss.length > 0 ? qsTr("%1 : %2").arg(pair.myLoss).arg(pair.hisLoss) : qsTr("no die")
                }
            }
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.battle.stage !== "told" && root.battle.stage !== "settled" && (root.battle.enemyHidden || root.battle.costs.count > 0)
        spacing: Look.gap

        CheckBox {
            objectName: "battlePays"
            visible: root.battle.costs.count > 0
            checked: root.battle.defenderPays
            font.pixelSize: Look.small
            text: qsTr("The defender pays if he can")
            onToggled: root.battle.defenderPays = checked
        }

        Label {
            Layout.fillWidth: true
            visible: rating.visible
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            text: qsTr("If his leader's rating is")
        }

        SpinBox {
            id: rating

            objectName: "battleRating"
            visible: root.battle.enemyHidden && root.battle.hisChits > 1  // with the chits his leader is told
            from: 0
            to: 4
            value: root.battle.unseenRating
            Accessible.name: qsTr("Assumed combat rating of the Enemy's leader")
            onValueModified: root.battle.unseenRating = value
        }
    }

    BattleHeading {
        Layout.fillWidth: true
        visible: root.battle.outcomes.count > 0
        text: root.battle.die > 0 ? qsTr("Possible results of chits %1 and %2").arg(root.battle.myChit).arg(root.battle.hisChit) : qsTr("Your chit %1, the Enemy's %2: CRT %3").arg(root.battle.myChit).arg(root.battle.hisChit).arg(root.battle.crt)
    }

    BattleOutcome {
        Layout.fillWidth: true
        visible: root.battle.outcomes.count > 0
        heads: true
        part: 0
        came: false
        faces: qsTr("Die")
        chance: qsTr("Chance")
        cell: qsTr("Table")
        attacker: qsTr("Attacker")
        defender: qsTr("Defender")
        fate: qsTr("Then they")
    }

    Repeater {
        model: root.battle.outcomes

        BattleOutcome {
            required property int index

            objectName: "battleOutcome-" + index
            Layout.fillWidth: true
        }
    }

    Repeater {
        model: root.battle.expectation

        Label {
            required property string modelData

            Layout.fillWidth: true
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: Look.ink
            text: modelData
        }
    }
}
