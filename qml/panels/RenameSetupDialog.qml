import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Asks for another title of a set-up file.
Dialog {
    id: root

    /// None where no set-ups are kept.
    required property OwnSetupsModel setups
    property int row: -1

    function ask(row: int) {
        root.row = row;
        setups.dismissError();
        field.text = setups.titleOf(row);
        open();
        field.selectAll();
        field.forceActiveFocus();
    }

    function take() {
        if (root.setups.rename(root.row, field.text))
            root.close();
        else
            field.selectAll();
    }

    objectName: "renameSetupDialog"
    title: qsTr("Title of the set-up")
    modal: true
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(420), (parent ? parent.width : 420) - 40)

    footer: DialogButtonBox {
        Button {
            objectName: "acceptSetupName"
            text: qsTr("Rename")
            enabled: field.text.trim().length > 0
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

            objectName: "setupNameField"
            Layout.fillWidth: true
            maximumLength: 70
            font.pixelSize: Look.normal
            Accessible.name: root.title
            onAccepted: root.take()
        }

        Label {
            objectName: "setupNameFault"
            Layout.fillWidth: true
            visible: text.length > 0
            wrapMode: Text.Wrap
            text: root.setups ? root.setups.error : ""
            color: Look.bad
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
