pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// All that the player who decides has: leaders, their headquarters and rosters, ships, sieges. A
/// click selects on the map; a unit dragged onto a headquarters goes on its roster, one dragged out
/// of the list comes off it.
ColumnLayout {
    id: root

    required property Desk desk
    readonly property Play play: desk.play
    property int dragged: -1
    property int target: -1
    property bool outside: false
    property string why

    signal hexAsked(string hex)

    function select(piece: string, hex: string) {
        if (piece.length > 0)
            desk.selectPiece(piece);
        else if (hex.length > 0)
            root.hexAsked(hex);
    }

    /// Where a unit would go that is dragged to a point of the list.
    function dragTo(row: int, at: point) {
        dragged = row;
        outside = !list.contains(at);
        target = outside ? -1 : forces.headquartersAt(list.indexAt(at.x, at.y + list.contentY));
        why = target >= 0 ? forces.whyNot(row, target) : "";
        ghost.at = list.mapToItem(ghost.parent, at.x, at.y);
        scroll.step = outside ? 0 : at.y < Look.sized(24) ? -1 : at.y > list.height - Look.sized(24) ? 1 : 0;
    }

    function drop() {
        const unit = dragged;
        const headquarters = target;
        const out = outside;
        endDrag();
        if (out)
            forces.detach(unit);
        else if (headquarters >= 0)
            forces.enrol(unit, headquarters);
    }

    function endDrag() {
        dragged = -1;
        target = -1;
        outside = false;
        why = "";
        scroll.step = 0;
    }

    spacing: Look.gapSmall

    ForcesModel {
        id: forces

        play: root.play
        watching: root.visible
        filter: wanted.currentValue ?? ""
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Look.gapSmall

        ComboBox {
            id: wanted

            objectName: "forcesFilter"
            Layout.fillWidth: true
            enabled: !mix.checked
            textRole: "text"
            valueRole: "value"
            model: [
                {
                    text: qsTr("All"),
                    value: ""
                },
                {
                    text: qsTr("Able to act"),
                    value: "able"
                },
                {
                    text: qsTr("Out of supply"),
                    value: "unsupplied"
                },
                {
                    text: qsTr("Besieged"),
                    value: "besieged"
                },
                {
                    text: qsTr("Sieges"),
                    value: "sieges"
                },
                {
                    text: qsTr("Ships"),
                    value: "ships"
                },
                {
                    text: qsTr("Leaders without headquarters"),
                    value: "leaders"
                },
                {
                    text: qsTr("Headquarters without commander"),
                    value: "headquarters"
                }
            ]
            Accessible.name: qsTr("Which pieces")
        }

        Button {
            id: mix

            objectName: "counterMix"
            checkable: true
            text: qsTr("Counters")
            Accessible.name: qsTr("Counters in play and free")
        }
    }

    ListView {
        id: list

        objectName: "forcesList"
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: !mix.checked && count > 0
        clip: true
        reuseItems: true
        model: forces
        section.property: "group"
        keyNavigationEnabled: true
        activeFocusOnTab: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.Tree
        Accessible.name: qsTr("Forces")
        Keys.onReturnPressed: {
            if (currentItem)
                (currentItem as ForceDelegate).chosen();
        }
        Keys.onEscapePressed: event => {
            event.accepted = root.dragged >= 0;
            root.endDrag();
        }

        delegate: ForceDelegate {
            takes: root.target === index && root.dragged >= 0 && root.why.length === 0
            refuses: root.target === index && root.dragged >= 0 && root.why.length > 0
            onChosen: root.select(sheetId, hex)
            onDraggedTo: at => root.dragTo(index, mapToItem(list, at.x, at.y))
            onDropped: root.drop()
            onDragEnded: root.endDrag()
        }
    }

    Label {
        objectName: "noForces"
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: !mix.checked && list.count === 0
        wrapMode: Text.Wrap
        color: Look.inkSoft
        text: qsTr("There is no such piece.")
    }

    CounterTable {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: mix.checked
        play: root.play
    }

    Timer {
        id: scroll

        property int step: 0

        running: step !== 0
        repeat: true
        interval: 30
        onTriggered: list.contentY = Math.max(list.originY, Math.min(list.originY + list.contentHeight - list.height, list.contentY + step * Look.sized(12)))
    }

    /// What a unit under the mouse would do, beside the mouse.
    Rectangle {
        id: ghost

        property point at

        objectName: "dragGhost"
        parent: Overlay.overlay
        visible: root.dragged >= 0
        x: Math.max(2, Math.min(at.x + 14, (parent ? parent.width : 0) - width - 2))
        y: Math.min(at.y + 14, (parent ? parent.height : 0) - height - 2)
        width: Math.min(Look.sized(300), words.implicitWidth + 2 * Look.gap)
        height: words.height + Look.gap
        radius: Look.radius
        color: root.why.length > 0 ? Look.badSoft : Look.paperRaised
        border.color: root.why.length > 0 ? Look.bad : Look.selected

        Label {
            id: words

            anchors.centerIn: parent
            width: Math.min(implicitWidth, Look.sized(300) - 2 * Look.gap)
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: root.why.length > 0 ? Look.bad : Look.ink
            text: root.why.length > 0 ? qsTr("✕ %1").arg(root.why) : root.outside ? qsTr("off its roster") : root.target >= 0 ? qsTr("✓ onto this roster") : qsTr("onto a headquarters, or out of the list")
        }
    }
}
