import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Finds a hex, a town, a battlefield, a unit or a leader. Of several places of one name the player chooses.
Dialog {
    id: root

    required property Desk desk

    function choose(row) {
        const piece = root.desk.hits.pieceOf(row);
        if (piece.length > 0) {
            root.desk.selectPiece(piece);
        } else {
            root.desk.goToHex(root.desk.hits.hexOf(row));
        }
        root.close();
    }

    objectName: "findDialog"
    title: qsTr("Find a hex, place, unit or leader")
    width: Math.min(Look.sized(460), (parent ? parent.width : 460) - 40)
    height: Math.min(Look.sized(420), (parent ? parent.height : 420) - 80)
    x: parent ? (parent.width - width) / 2 : 0
    y: 60
    onOpened: {
        field.clear();
        field.forceActiveFocus();
    }

    ColumnLayout {
        anchors.fill: parent

        TextField {
            id: field

            objectName: "findField"
            Layout.fillWidth: true
            placeholderText: qsTr("for example B3402, Corinth, Shiloh, Grierson")
            Accessible.name: root.title
            onTextChanged: root.desk.find(text)
            onAccepted: {
                if (root.desk.namesakes > 1) {
                    list.forceActiveFocus();
                } else if (root.desk.hits.count > 0) {
                    root.choose(0);
                }
            }
            Keys.onDownPressed: list.forceActiveFocus()
        }

        Label {
            objectName: "whichPlace"
            Layout.fillWidth: true
            visible: root.desk.namesakes > 1
            wrapMode: Text.Wrap
            text: qsTr("%1 places have this name. Choose one.").arg(root.desk.namesakes)
        }

        NotesList {
            id: list

            objectName: "hitList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.desk.hits
            Accessible.name: qsTr("Hits")
            onChosen: row => root.choose(row)
        }
    }
}
