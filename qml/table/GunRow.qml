pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Panels
import Sumter.Table

/// Guns that are alike, a box each: lost ones ticked off, those that have fired in grey, those that
/// are laid filled, those without a crew struck out; of a fort's gun the boxes of its armor, too.
Flow {
    id: root

    required property string title
    required property var guns
    property int armor: -1
    property int armorFull: 0
    property real edge: Look.sized(14)
    /// The numbers by which orders and the log name them: "1–4, 7".
    readonly property string numbers: root.runs(guns.map(gun => gun.number + 1))
    /// Whether the title does not have them already.
    property bool numbered: true
    readonly property int lost: guns.filter(gun => gun.lost).length
    /// A gun was clicked that may be crossed off.
    signal chosen(int gun)

    function runs(all: var): string {
        let told = "";
        for (let from = 0; from < all.length; ) {
            let to = from;
            while (to + 1 < all.length && all[to + 1] === all[to] + 1)
                ++to;
            const run = from === to ? String(all[from]) : qsTr("%1–%2").arg(all[from]).arg(all[to]);
            told += (told.length > 0 ? qsTr(", ") : "") + run;
            from = to + 1;
        }
        return told;
    }

    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 of %3 guns").arg(title).arg(guns.length - lost).arg(guns.length)

    Label {
        width: Math.min(root.width, Look.sized(236))
        text: root.numbered ? qsTr("%1: %2").arg(root.numbers).arg(root.title) : root.title
        font.pixelSize: Look.small
        elide: Text.ElideRight
        color: root.lost === root.guns.length ? Look.bad : Look.ink
        Accessible.ignored: true
    }

    Repeater {
        model: root.guns

        Rectangle {
            id: box

            required property var modelData

            objectName: (modelData.choosable && !modelData.lost ? "choosable-gun-" : "gun-") + modelData.number
            width: root.edge
            height: root.edge
            color: modelData.lost ? Look.paperSunken : (modelData.laid ? Look.selected : (modelData.choosable ? Look.warningSoft : (modelData.fired ? Look.edge : Look.paperRaised)))
            border.color: modelData.choosable && !modelData.lost ? Look.warning : Look.ink
            border.width: modelData.choosable && !modelData.lost ? 2 : 1

            Label {
                anchors.centerIn: parent
                visible: box.modelData.lost || (box.modelData.unmanned ?? false)
                text: box.modelData.lost ? "✕" : "–"
                font.pixelSize: root.edge * 0.8
                color: Look.bad
                Accessible.ignored: true
            }

            TapHandler {
                enabled: box.modelData.choosable && !box.modelData.lost
                onTapped: root.chosen(box.modelData.number)
            }
        }
    }

    Label {
        visible: root.armorFull > 0
        leftPadding: Look.gap
        text: qsTr("armor %1 of %2").arg(root.armor).arg(root.armorFull)
        font.pixelSize: Look.tiny
        color: Look.inkSoft
    }
}
