import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Asks for another name of a saved game.
Dialog {
    id: root

    required property GamesModel games
    property int row: -1

    function ask(row: int) {
        root.row = row;
        games.dismissError();
        field.text = games.nameOf(row);
        open();
        field.selectAll();
        field.forceActiveFocus();
    }

    function take() {
        if (root.games.rename(root.row, field.text)) {
            root.close();
        } else {
            field.selectAll();
        }
    }

    objectName: "renameDialog"
    title: qsTr("Name of the game")
    modal: true
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(380), (parent ? parent.width : 380) - 40)
    onClosed: games.dismissError()

    footer: DialogButtonBox {
        Button {
            objectName: "acceptName"
            text: qsTr("Rename")
            onClicked: root.take()
        }

        Button {
            text: qsTr("Cancel")
            onClicked: root.close()
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap

        TextField {
            id: field

            objectName: "nameField"
            Layout.fillWidth: true
            font.pixelSize: Look.normal
            Accessible.name: root.title
            onAccepted: root.take()
        }

        Label {
            objectName: "nameFault"
            Layout.fillWidth: true
            visible: text.length > 0
            wrapMode: Text.Wrap
            text: root.games.error
            color: Look.bad
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
