pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What is proposed for the selection, with what it costs and risks; and while nothing is, what the
/// hex under the mouse would cost, or why it cannot be reached.
Rectangle {
    id: root

    required property Desk desk
    readonly property Plan plan: desk.plan
    readonly property bool proposing: plan.proposing
    readonly property bool refused: !proposing && plan.whyNot.length > 0
    property real most: 600

    signal caseAsked(string number)

    objectName: "proposal"
    visible: plan.play.active && !plan.play.handOver && (proposing || plan.whyNot.length > 0 || plan.running.length > 0 || plan.aiming.length > 0)
    width: Math.min(most, column.implicitWidth + 2 * Look.gapLarge)
    height: column.implicitHeight + 2 * Look.gap
    radius: Look.radius
    color: refused ? Look.badSoft : Look.paperRaised
    border.width: proposing ? 2 : 1
    border.color: proposing ? Look.selected : Look.edge

    ColumnLayout {
        id: column

        x: Look.gapLarge
        y: Look.gap
        width: Math.min(implicitWidth, root.most - 2 * Look.gapLarge)
        spacing: Look.gapSmall

        Label {
            objectName: "proposalTitle"
            Layout.fillWidth: true
            Layout.maximumWidth: root.most - 2 * Look.gapLarge
            wrapMode: Text.Wrap
            font.bold: root.proposing
            font.pixelSize: root.proposing ? Look.large : Look.normal
            color: root.refused ? Look.bad : Look.ink
            text: root.proposing ? root.plan.title : root.refused ? root.plan.whyNot : root.plan.running
            visible: text.length > 0
        }

        Label {
            objectName: "aiming"
            Layout.fillWidth: true
            Layout.maximumWidth: root.most - 2 * Look.gapLarge
            visible: !root.proposing && root.plan.aiming.length > 0
            wrapMode: Text.Wrap
            font.bold: true
            text: qsTr("%1. Esc: not now").arg(root.plan.aiming)
        }

        Label {
            objectName: "joinHint"
            Layout.fillWidth: true
            Layout.maximumWidth: root.most - 2 * Look.gapLarge
            visible: !root.proposing && !root.refused && root.desk.couldJoin
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: Look.inkSoft
            text: qsTr("A click proposes to go there, a right click selects the stack.")
        }

        Label {
            objectName: "proposalBeginning"
            Layout.fillWidth: true
            Layout.maximumWidth: root.most - 2 * Look.gapLarge
            visible: root.proposing && root.desk.battle.stage === "planned" && root.desk.battle.beginning.length > 0
            wrapMode: Text.Wrap
            font.pixelSize: Look.normal
            text: visible ? root.desk.battle.beginning[0] : ""
        }

        Repeater {
            model: root.proposing ? root.plan.remarks : []

            Label {
                required property string modelData

                Layout.fillWidth: true
                Layout.maximumWidth: root.most - 2 * Look.gapLarge
                wrapMode: Text.Wrap
                font.pixelSize: Look.small
                color: Look.inkSoft
                text: qsTr("• %1").arg(modelData)
            }
        }

        RowLayout {
            visible: root.proposing
            spacing: Look.gap

            Button {
                objectName: "commit"
                highlighted: true
                text: qsTr("Do it (Enter)")
                onClicked: root.plan.commit()
            }

            Button {
                objectName: "takeThere"
                z: -1  // before it has its place it lies over no other
                visible: root.desk.ownAtGoal
                text: qsTr("Select the stack that is there")
                onClicked: root.desk.takeThere()
            }

            Button {
                objectName: "drop"
                text: qsTr("Drop it (Esc)")
                onClicked: root.plan.drop()
            }
        }

        Button {
            objectName: "whyNotCase"
            visible: root.refused && root.plan.whyNotCase.length > 0
            flat: true
            text: qsTr("Case %1").arg(root.plan.whyNotCase)
            onClicked: root.caseAsked(root.plan.whyNotCase)
        }
    }
}
