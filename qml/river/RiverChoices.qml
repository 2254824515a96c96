pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sumter.Panels
import Sumter.River

/// The choices of one kind that there are now, of one group where groups are asked.
ColumnLayout {
    id: root

    required property RiverPlay play
    required property string kind
    property int group: -1

    Layout.fillWidth: true
    spacing: Look.gapSmall

    Repeater {
        model: root.play.choices

        ChoiceButton {
            required property string kind
            required property string order
            required property int group
            required property int index
            readonly property bool meant: kind === root.kind && (root.group < 0 || group === root.group)

            objectName: meant ? "choice-" + order.replace(/ /g, "-") : ""
            Layout.fillWidth: true
            visible: meant
            first: index === 0
            onClicked: root.play.give(order)
        }
    }
}
