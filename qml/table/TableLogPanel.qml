pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.Table

/// Everything that has happened in the battle: steps, dice and facts with their rules.
ListView {
    id: root

    required property SeatedPlay play

    signal ruleAsked(string rule)
    signal shipAsked(int ship)

    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")
    // Rows differ in height: where the end is shows only when they are laid out.
    onCountChanged: laidOut.restart()
    onVisibleChanged: laidOut.restart()

    Timer {
        id: laidOut

        interval: 0
        onTriggered: root.positionViewAtEnd()
    }

    ScrollBar.vertical: ScrollBar {
    }
    model: root.play.log
    delegate: ItemDelegate {
        id: row

        required property int index
        required property string line
        required property string rule
        required property int die
        required property int sides
        required property int ship
        required property bool isStep

        width: ListView.view ? ListView.view.width - Look.scrollWidth : 100
        padding: 1
        leftPadding: Look.gapSmall
        Accessible.name: line
        onClicked: {
            if (ship >= 0)
                root.shipAsked(ship);
        }

        contentItem: RowLayout {
            spacing: Look.gapSmall

            Label {
                visible: row.die > 0
                text: row.sides === 6 ? "⚀⚁⚂⚃⚄⚅".charAt(row.die - 1) : qsTr("D%1").arg(row.sides)
                font.pixelSize: row.sides === 6 ? Look.large : Look.tiny
                Accessible.ignored: true
            }

            Label {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: row.line
                font.pixelSize: Look.small
                font.bold: row.isStep
                font.family: row.isStep ? Look.serif : Look.sans
                color: row.isStep ? Look.accent : (row.die > 0 ? Look.inkSoft : Look.ink)
            }

            ToolButton {
                visible: row.rule.length > 0
                text: row.rule
                font.pixelSize: Look.tiny
                focusPolicy: Qt.NoFocus
                Accessible.name: qsTr("Open rule %1").arg(row.rule)
                onClicked: root.ruleAsked(row.rule)
            }
        }
    }
}
