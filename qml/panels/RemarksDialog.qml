import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What could not be set up as it stands, and what the errata change.
Dialog {
    id: root

    required property Desk desk
    required property Session session

    objectName: "remarksPanel"
    title: qsTr("Remarks and differences")
    modal: true
    standardButtons: Dialog.Close
    anchors.centerIn: Overlay.overlay
    width: Math.min(720, (Overlay.overlay?.width ?? 720) - 40)
    height: Math.min(600, (Overlay.overlay?.height ?? 600) - 40)

    ColumnLayout {
        anchors.fill: parent

        Label {
            text: qsTr("Rows that could not be set up as they stand: %1").arg(root.session.remarks.count)
            font.bold: true
        }

        NotesList {
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.session.remarks
            visible: count > 0
            onChosen: row => {
                root.desk.selectPiece(root.session.remarks.pieceOf(row));
                root.close();
            }
        }

        Label {
            text: qsTr("Printed against corrected: %1").arg(root.session.differences.count)
            font.bold: true
        }

        NotesList {
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.session.differences
            onChosen: row => {
                root.desk.goToHex(root.session.differences.hexOf(row));
                root.close();
            }
        }
    }
}
