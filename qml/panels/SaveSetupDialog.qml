import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Keeps a moment of the game as a set-up of one's own.
Dialog {
    id: root

    required property Session session
    required property OwnSetupsModel setups
    /// The moment: how many actions have been taken.
    property int moment: 0

    function ask(moment: int, title: string) {
        root.moment = moment;
        setups.dismissError();
        told.text = "";
        field.text = title;
        briefing.text = session.briefing;
        open();
        field.selectAll();
        field.forceActiveFocus();
    }

    function take() {
        const file = field.text.trim().length > 0 ? root.setups.newFile(field.text) : "";
        if (file.length > 0) {
            root.session.saveSetup(field.text, briefing.text, root.moment, file);
        }
    }

    objectName: "saveSetupDialog"
    title: qsTr("Save as set-up")
    modal: true
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(520), (parent ? parent.width : 520) - 40)

    footer: DialogButtonBox {
        Button {
            objectName: "acceptSetup"
            visible: told.text.length === 0
            enabled: field.text.trim().length > 0 && !root.session.busy
            text: qsTr("Save")
            onClicked: root.take()
        }

        Button {
            objectName: "closeSetupDialog"
            text: told.text.length === 0 ? qsTr("Cancel") : qsTr("Close")
            onClicked: root.close()
        }
    }

    Connections {
        target: root.session

        function onSetupSaved(file: string, actions: int) {
            told.text = actions === root.moment ? qsTr("Saved: %1").arg(file) : qsTr("Saved as the game stood after %1 of %2 actions, before what is in progress was begun: %3").arg(actions).arg(root.moment).arg(file);
        }

        function onErrorChanged() {
            if (root.session.error.length > 0) {
                root.close();
            }
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap

        TextField {
            id: field

            objectName: "setupTitle"
            Layout.fillWidth: true
            enabled: told.text.length === 0
            maximumLength: 70
            font.pixelSize: Look.normal
            placeholderText: qsTr("Title")
            Accessible.name: qsTr("Title")
            onAccepted: root.take()
        }

        ScrollView {
            Layout.fillWidth: true
            Layout.preferredHeight: Look.sized(130)
            enabled: told.text.length === 0

            TextArea {
                id: briefing

                objectName: "setupBriefing"
                wrapMode: TextEdit.Wrap
                textFormat: TextEdit.PlainText
                font.pixelSize: Look.normal
                placeholderText: qsTr("What its players are told")
                Accessible.name: placeholderText
            }
        }

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("The file holds the whole position, of both sides, as plain text: anyone who opens it sees all that is hidden in the game. Log and dice are not kept.")
            color: Look.inkSoft
            font.pixelSize: Look.small
        }

        Label {
            id: told

            objectName: "setupTold"
            Layout.fillWidth: true
            visible: text.length > 0
            wrapMode: Text.WrapAnywhere
            color: Look.ink
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Notice {
            Layout.fillWidth: true
            text: root.setups.error
        }
    }
}
