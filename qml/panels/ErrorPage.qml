import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import QtQuick.Layouts
import Sumter.Models

/// Shown while no catalogue is open: what is wrong with the file, and a way to choose another.
Pane {
    id: root

    required property Session session

    background: Rectangle {
        color: Look.paper
    }

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 40, Look.sized(640))
        spacing: Look.gapLarge

        Label {
            color: Look.accent
            font.family: Look.serif
            text: root.session.busy ? qsTr("Opening the catalogue …") : qsTr("No catalogue is open")
            font.pixelSize: Look.huge
            font.bold: true
        }

        Label {
            objectName: "errorPageText"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            color: Look.bad
            font.pixelSize: Look.large
            visible: text.length > 0
            text: root.session.errorPlace.length > 0 ? qsTr("%1: %2").arg(root.session.errorPlace).arg(root.session.error) : root.session.error
            Accessible.name: text
        }

        Button {
            objectName: "chooseFile"
            visible: !root.session.busy
            text: qsTr("Choose another file …")
            onClicked: dialog.open()
        }
    }

    FileDialog {
        id: dialog

        title: qsTr("Choose a catalogue")
        nameFilters: [qsTr("Catalogues (*.catalogue)"), qsTr("All files (*)")]
        onAccepted: root.session.openCatalogueUrl(selectedFile)
    }
}
