import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// A force in the plan of supply: where it stands, how it fares, what it needs, who pays.
ItemDelegate {
    id: root

    required property int index
    required property string place
    required property string hex
    required property string piece
    /// "fed", "risk" or "hungry".
    required property string verdictKind
    required property int strength
    required property string need
    required property int reach
    required property string verdict
    required property string paid
    required property list<string> sources
    required property int chosen
    required property bool waits
    property bool maintaining: false
    readonly property string sign: verdictKind === "hungry" ? "✕" : verdictKind === "risk" ? "!" : "✓"
    readonly property color strong: verdictKind === "hungry" ? Look.bad : verdictKind === "risk" ? Look.warning : Look.good

    signal shown
    signal wished(int source)
    signal fed

    function show() {
        if (hex.length > 0)
            root.shown();
    }

    objectName: "feed-" + piece
    width: ListView.view ? ListView.view.width - Look.scrollWidth : implicitWidth
    padding: Look.gapSmall
    leftPadding: Look.gap
    highlighted: ListView.isCurrentItem && ListView.view.activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2 CSP: %3").arg(place).arg(strength).arg(verdict)
    Accessible.description: paid
    onClicked: show()

    background: Rectangle {
        color: root.highlighted ? Look.selectedSoft : root.hovered ? Look.hover : Look.paperRaised
        border.color: root.highlighted ? Look.selected : Look.edge

        Rectangle {
            width: Look.gapSmall
            height: parent.height
            color: root.strong
        }
    }

    contentItem: ColumnLayout {
        spacing: 1

        RowLayout {
            Layout.fillWidth: true

            Label {
                text: root.sign
                font.bold: true
                color: root.strong
            }

            Label {
                Layout.fillWidth: true
                elide: Text.ElideRight
                font.bold: true
                font.pixelSize: Look.small
                text: root.place
            }

            Label {
                font.pixelSize: Look.small
                text: qsTr("%1 CSP").arg(root.strength)
            }
        }

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: root.strong
            text: root.verdict
        }

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            font.pixelSize: Look.tiny
            color: Look.inkSoft
            text: root.paid.length > 0 ? qsTr("needs %1 SUP, within reach %2; planned: %3").arg(root.need).arg(root.reach).arg(root.paid) : qsTr("needs %1 SUP, within reach %2").arg(root.need).arg(root.reach)
        }

        RowLayout {
            Layout.fillWidth: true
            visible: root.sources.length > 1 || root.maintaining && root.waits

            ComboBox {
                objectName: "source-" + root.piece
                Layout.fillWidth: true
                visible: root.sources.length > 1
                font.pixelSize: Look.tiny
                model: root.sources
                currentIndex: root.chosen
                displayText: currentIndex < 0 ? qsTr("paid from …") : currentText
                Accessible.name: qsTr("Source that pays for %1").arg(root.place)
                onActivated: at => root.wished(at)
            }

            Item {
                Layout.fillWidth: true
                visible: root.sources.length <= 1
            }

            Button {
                objectName: "feedNow-" + root.piece
                visible: root.maintaining && root.waits
                font.pixelSize: Look.small
                text: qsTr("Feed")
                Accessible.name: qsTr("Feed the force in %1").arg(root.place)
                onClicked: root.fed()
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
            }
        }
    }
}
