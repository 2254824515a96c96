import QtQuick
import QtQuick.Controls

/// [0.5] What a side sees of the Enemy; currentValue is the word of the core.
ComboBox {
    textRole: "text"
    valueRole: "value"
    currentIndex: 1
    Accessible.name: qsTr("What a side sees of the Enemy")
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
