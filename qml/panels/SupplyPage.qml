pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The next Maintenance of who decides: totals, and force by force who is fed from where and where it
/// gives out. While it goes on, each can be fed from here.
ColumnLayout {
    id: root

    required property Play play
    required property SupplyPlan plan

    signal hexAsked(string hex)

    spacing: Look.gapSmall

    Label {
        objectName: "supplyTitle"
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.pixelSize: Look.title
        font.bold: true
        color: Look.accent
        text: root.plan.maintaining ? qsTr("Maintenance now") : qsTr("The next Maintenance")
    }

    Label {
        Layout.fillWidth: true
        visible: !root.plan.known
        wrapMode: Text.Wrap
        color: Look.inkSoft
        text: root.play.replaying ? qsTr("There is no forecast for the past.") : root.plan.busy ? qsTr("The forecast is being made …") : qsTr("No Supply Phase follows before the scenario ends.")
    }

    Rectangle {
        id: summary

        readonly property bool alarming: root.plan.hungry > 0
        readonly property bool doubtful: !alarming && root.plan.atRisk > 0

        Layout.fillWidth: true
        visible: root.plan.known
        implicitHeight: figures.implicitHeight + 2 * Look.gapSmall
        radius: Look.radius
        color: alarming ? Look.badSoft : doubtful ? Look.warningSoft : Look.goodSoft
        border.color: alarming ? Look.bad : doubtful ? Look.warning : Look.good
        border.width: 2

        Column {
            id: figures

            x: Look.gapSmall
            y: Look.gapSmall
            width: parent.width - 2 * Look.gapSmall

            Label {
                objectName: "supplyVerdict"
                width: parent.width
                wrapMode: Text.Wrap
                font.bold: true
                font.pixelSize: Look.normal
                color: summary.alarming ? Look.bad : summary.doubtful ? Look.warning : Look.good
                text: summary.alarming ? qsTr("✕ Will starve: %1; may starve: %2").arg(root.plan.hungry).arg(root.plan.atRisk) : summary.doubtful ? qsTr("! May starve: %1").arg(root.plan.atRisk) : root.plan.count > 0 ? qsTr("✓ All are fed") : qsTr("✓ No force waits to be fed")
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Label {
                objectName: "supplyNeeds"
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Look.small
                text: root.plan.needs
            }

            Label {
                objectName: "supplyTotals"
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Look.small
                text: root.plan.totals
            }

            Label {
                objectName: "supplyStocks"
                width: parent.width
                height: Math.min(implicitHeight, Look.sized(64))
                visible: text.length > 0 && root.height > Look.sized(300)
                wrapMode: Text.Wrap
                elide: Text.ElideRight
                font.pixelSize: Look.tiny
                color: Look.inkSoft
                text: root.plan.stocks
            }
        }
    }

    ListView {
        id: list

        objectName: "feedList"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: 2
        model: root.plan
        keyNavigationEnabled: true
        activeFocusOnTab: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Forces and their sources")
        Keys.onReturnPressed: {
            if (currentItem)
                (currentItem as FeedDelegate).show();
        }

        delegate: FeedDelegate {
            maintaining: root.plan.maintaining && !root.plan.feeding
            onShown: root.hexAsked(hex)
            onWished: source => root.plan.wish(index, source)
            onFed: root.plan.feed(index)
        }
    }
}
