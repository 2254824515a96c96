pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels
import Sumter.Table

/// The card of a ship or fort: boxes, guns, what holds it. Where its owner has hits to mark, a click
/// crosses a box off.
ColumnLayout {
    id: root

    required property TablePlay play
    required property int number
    property var card: ({})

    signal ruleAsked(string rule)

    function renew() {
        root.card = root.play.ships.card(root.number);
    }

    spacing: Look.gapSmall
    onNumberChanged: renew()
    Component.onCompleted: renew()

    Connections {
        target: root.play

        function onChanged() {
            root.renew();
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.number >= 0 && root.card.hidden !== true
        spacing: Look.gap

        Rectangle {
            Layout.preferredWidth: Look.sized(14)
            Layout.preferredHeight: Look.sized(14)
            color: root.card.side === "union" ? Look.union : Look.confederate
            border.color: Look.edge
        }

        Label {
            objectName: "shipName"
            Layout.fillWidth: true
            elide: Text.ElideRight
            text: root.card.name ?? ""
            font.family: Look.serif
            font.bold: true
            font.pixelSize: Look.large
            Accessible.role: Accessible.Heading
        }

        Label {
            text: root.card.speed ?? ""
            font.pixelSize: Look.small
            color: Look.inkSoft
        }
    }

    Label {
        Layout.fillWidth: true
        visible: (root.card.stand ?? "").length > 0
        wrapMode: Text.Wrap
        text: root.card.stand ?? ""
        font.pixelSize: Look.small
        color: root.card.gone === true ? Look.bad : Look.inkSoft
    }

    Repeater {
        model: root.card.points ?? []

        PointsRow {
            id: points

            required property var modelData
            required property int index

            objectName: "points-" + index

            Layout.fillWidth: true
            title: modelData.title
            full: modelData.full
            remaining: modelData.left
            mark: modelData.mark
            markTitle: modelData.markTitle
            meaning: points.modelData.meaning
            rule: points.modelData.rule
            onRuleAsked: rule => root.ruleAsked(rule)
        }
    }

    Repeater {
        model: root.card.facts ?? []

        Label {
            required property var modelData

            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("%1: %2").arg(modelData.title).arg(modelData.text)
            font.pixelSize: Look.small
            color: modelData.bad ? Look.bad : Look.ink
        }
    }

    Repeater {
        model: root.card.sections ?? []

        BoxRow {
            id: row

            required property var modelData

            Layout.fillWidth: true
            objectName: "section-" + row.modelData.key
            title: modelData.title
            full: modelData.full
            remaining: modelData.left
            choosable: modelData.choosable
            onChosen: root.play.crossOff(root.number, row.modelData.key, 0)
        }
    }

    Repeater {
        model: root.card.guns ?? []

        GunRow {
            required property var modelData

            Layout.fillWidth: true
            title: modelData.title
            guns: modelData.guns
            armor: modelData.armor ?? -1
            armorFull: modelData.armorFull ?? 0
            numbered: armorFull === 0  // a fort's say theirs
            onChosen: gun => root.play.crossOff(root.number, "gun", gun)
        }
    }
}
