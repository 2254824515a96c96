import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// All that is wrong in the draft, with line and case. A click shows the hex, and the line to be put
/// right by hand.
ColumnLayout {
    id: root

    required property SetupEditor editor
    property int line: 0

    signal hexAsked(string hex)

    spacing: Look.gapSmall

    Label {
        objectName: "noFaults"
        Layout.fillWidth: true
        visible: root.editor.faults.count === 0
        wrapMode: Text.Wrap
        color: Look.inkSoft
        text: root.editor.checking ? qsTr("Looking …") : qsTr("There are no faults. The set-up can be played.")
    }

    NotesList {
        objectName: "faultList"
        Layout.fillWidth: true
        Layout.fillHeight: true
        model: root.editor.faults
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Faults")
        onChosen: row => {
            currentIndex = row;
            root.line = root.editor.lineOf(row);
            field.text = root.editor.lineText(root.line);
            const hex = root.editor.faults.hexOf(row);
            if (hex.length > 0)
                root.hexAsked(hex);
        }
    }

    Label {
        visible: root.line > 0
        text: qsTr("Line %1 of the file").arg(root.line)
        color: Look.inkSoft
        font.pixelSize: Look.small
    }

    TextField {
        id: field

        objectName: "faultLine"
        Layout.fillWidth: true
        visible: root.line > 0
        Accessible.name: qsTr("Line %1 of the file").arg(root.line)
        onAccepted: {
            root.editor.setLine(root.line, text);
            root.line = 0;
        }
    }
}
