import QtQuick
import QtQuick.Controls

/// [0.5] What a side sees of the Enemy; currentValue is the word of the core.
ComboBox {
    id: root

    /// What is chosen as long as nobody has chosen otherwise.
    property string meant: "limited"

    function takeMeant() {
        root.currentIndex = root.meant === "open" ? 0 : root.meant === "dark" ? 2 : 1;
    }

    textRole: "text"
    valueRole: "value"
    Accessible.name: qsTr("What a side sees of the Enemy")
    onMeantChanged: takeMeant()
    Component.onCompleted: takeMeant()
    model: [
        {
            "value": "open",
            "text": qsTr("open")
        },
        {
            "value": "limited",
            "text": qsTr("limited")
        },
        {
            "value": "dark",
            "text": qsTr("dark")
        }
    ]
}
