import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// Who commands in a battle of the miniature table. The value is what the computer does: "union",
/// "confederate", "both" to be watched, or empty.
ComboBox {
    Layout.fillWidth: true
    Layout.minimumWidth: Look.sized(80)
    Layout.preferredWidth: Look.sized(330)
    Layout.maximumWidth: Look.sized(430)
    textRole: "text"
    valueRole: "value"
    Accessible.name: qsTr("Who commands")
    model: [
        {
            text: qsTr("Both sides on this screen"),
            value: ""
        },
        {
            text: qsTr("I play the Union, the computer the Confederate"),
            value: "confederate"
        },
        {
            text: qsTr("I play the Confederate, the computer the Union"),
            value: "union"
        },
        {
            text: qsTr("The computer plays both sides: I watch"),
            value: "both"
        }
    ]
}
