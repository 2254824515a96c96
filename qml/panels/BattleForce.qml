pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Map
import Sumter.Models

/// One side of a battle: who takes part, what each counts and why.
ColumnLayout {
    id: root

    required property Desk desk
    required property BattleRows fighters
    required property string heading
    required property string hidden

    spacing: Look.gapSmall

    BattleHeading {
        Layout.fillWidth: true
        text: root.heading
    }

    Label {
        Layout.fillWidth: true
        visible: root.fighters.count === 0
        wrapMode: Text.Wrap
        font.pixelSize: Look.small
        font.italic: true
        color: Look.inkSoft
        text: root.hidden
    }

    Repeater {
        model: root.fighters

        RowLayout {
            id: fighter

            required property int piece
            required property string title
            required property int csp
            required property string counts
            required property string why

            Layout.fillWidth: true
            spacing: Look.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2 CSP, counts %3. %4").arg(title).arg(csp).arg(counts).arg(why)

            CounterFace {
                Layout.preferredWidth: Look.sized(30)
                Layout.preferredHeight: Look.sized(30)
                desk: root.desk
                piece: fighter.piece
            }

            Column {
                Layout.fillWidth: true

                Label {
                    width: parent.width
                    elide: Text.ElideRight
                    font.pixelSize: Look.small
                    text: fighter.title
                }

                Label {
                    width: parent.width
                    visible: text.length > 0
                    wrapMode: Text.Wrap
                    font.pixelSize: Look.tiny
                    color: Look.inkSoft
                    text: fighter.why
                }
            }

            Label {
                visible: fighter.counts !== String(fighter.csp)
                font.pixelSize: Look.tiny
                color: Look.inkSoft
                text: qsTr("%1 CSP").arg(fighter.csp)
            }

            Label {
                Layout.minimumWidth: Look.sized(26)
                horizontalAlignment: Text.AlignRight
                font.bold: true
                font.pixelSize: Look.normal
                text: fighter.counts
            }
        }
    }
}
