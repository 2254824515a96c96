pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What a supply ship carries: rounds for each gun of the warships [RR-037].
ColumnLayout {
    id: root

    required property RiverBegin begin
    /// Which of the two, from 0.
    required property int supply
    required property string ship
    /// gun, title, rounds.
    required property var cargo
    readonly property string loaded: begin.cargoes[supply] ?? ""

    spacing: Look.gapSmall

    Label {
        objectName: "riverLoaded-" + root.supply
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("%1: %2").arg(root.ship).arg(root.loaded)
        font.pixelSize: Look.small
        font.bold: true
    }

    Flow {
        Layout.fillWidth: true
        spacing: Look.gap

        Repeater {
            model: root.cargo

            Row {
                id: row

                required property int index
                required property var modelData

                spacing: Look.gapSmall

                AmountBox {
                    objectName: "riverRounds-" + root.supply + "-" + row.index
                    width: Look.sized(96)
                    from: 0
                    to: root.begin.mostRounds
                    stepSize: 10
                    value: row.modelData.rounds
                    font.pixelSize: Look.small
                    Accessible.name: qsTr("Rounds of %1 for %2").arg(root.ship).arg(row.modelData.title)
                    Accessible.description: root.loaded
                    onValueModified: root.begin.chooseRounds(root.supply, row.modelData.gun, value)
                }

                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Look.sized(130)
                    elide: Text.ElideRight
                    text: row.modelData.title
                    font.pixelSize: Look.small
                    Accessible.ignored: true
                }
            }
        }
    }
}
