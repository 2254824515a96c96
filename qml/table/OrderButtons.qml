pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Panels
import Sumter.Table

/// The orders of one group as buttons; one that is refused is pale, and says why.
Repeater {
    id: root

    required property TablePlay play
    required property string group

    model: root.play.orders

    DeskButton {
        id: order

        required property var modelData
        required property int index

        objectName: modelData.group === root.group ? "order-" + index : ""
        visible: modelData.group === root.group
        // A long one shrinks to the panel; its words stand in the tip.
        width: Math.min(implicitWidth, root.parent?.width ?? implicitWidth)
        text: modelData.text
        opacity: modelData.enabled ? 1 : 0.55
        ToolTip.visible: hovered && (!modelData.enabled || width < implicitWidth)
        ToolTip.delay: 300
        ToolTip.text: modelData.enabled ? modelData.text : modelData.why
        Accessible.description: modelData.why
        onClicked: root.play.order(index)
    }
}
