import QtQuick
import QtQuick.Controls
import Sumter.Models

/// Asks for a hex, and brings it on the screen.
Dialog {
    id: root

    required property Desk desk

    objectName: "goToDialog"
    title: qsTr("Go to hex")
    anchors.centerIn: Overlay.overlay
    onOpened: {
        hexField.clear();
        hexField.forceActiveFocus();
    }

    TextField {
        id: hexField

        objectName: "hexField"
        placeholderText: "B3402"
        Accessible.name: root.title
        onAccepted: {
            if (root.desk.goToHex(text)) {
                root.close();
            } else {
                selectAll();
            }
        }
    }
}
