pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import QtQuick.Layouts
import Sumter.Models

/// The player's own set-ups: written from games, or sent by others; one is played, copied in or out.
FocusScope {
    id: root

    required property Session session
    /// None where no set-ups are kept.
    required property OwnSetupsModel setups
    /// Whether there is a board to go back to.
    property bool canGoBack: false
    readonly property string broken: (root.setups?.count ?? 0) > 0 ? root.setups.brokenOf(list.currentIndex) : ""

    signal playAsked(string file, string title, string secrecy)
    signal backAsked
    /// A file is to be changed in the editor.
    signal editAsked(string file)
    /// A copy of a printed set-up is to be changed there.
    signal copyAsked(string setup)

    function focusList() {
        list.forceActiveFocus();
    }

    function play() {
        if (list.currentItem && root.broken.length === 0 && !root.session.busy) {
            root.playAsked(root.setups.idOf(list.currentIndex), root.setups.titleOf(list.currentIndex), level.currentValue);
        }
    }

    /// What went wrong, or what is wrong with the file that is chosen.
    function told(): string {
        if (!root.setups) {
            return "";
        }
        if (root.setups.error.length > 0) {
            return root.setups.error;
        }
        return root.broken.length > 0 ? qsTr("%1 cannot be played: %2. The file is unchanged.").arg(root.setups.titleOf(list.currentIndex)).arg(root.broken) : "";
    }

    component OwnSetupCard: SetupCard {
        required property string broken
    }

    RowLayout {
        anchors.fill: parent
        spacing: Look.gapLarge

        ListView {
            id: list

            objectName: "ownSetupList"
            Layout.preferredWidth: Math.round(Math.max(Look.sized(150), Math.min(Look.sized(270), root.width * 0.28)))
            Layout.fillHeight: true
            clip: true
            spacing: Look.gapSmall
            focus: true
            currentIndex: 0
            keyNavigationEnabled: true
            model: root.setups
            onCurrentIndexChanged: paper.contentY = 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("My set-ups")
            Keys.onReturnPressed: root.play()
            Keys.onEnterPressed: root.play()

            ScrollBar.vertical: ScrollBar {
                policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: OwnSetupCard {
                objectName: "ownSetup-" + index
                width: list.width - Look.margin - 2
                details: broken.length > 0 ? qsTr("cannot be played") : qsTr("sheets %1 · %2").arg(sheets).arg(ends)
                highlighted: ListView.isCurrentItem
                isFocused: list.activeFocus
                onClicked: {
                    list.currentIndex = index;
                    list.forceActiveFocus();
                }
                onDoubleClicked: root.play()
            }
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
            radius: Look.radius
            color: Look.paper
            border.color: Look.edge

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: Look.margin
                spacing: Look.gap

                FocusFlickable {
                    id: paper

                    objectName: "ownSetupPaper"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    contentHeight: page.height

                    ScrollBar.vertical: ScrollBar {
                        policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
                    }

                    ColumnLayout {
                        id: page

                        x: Look.gap
                        width: paper.width - 2 * Look.gap - Look.margin
                        spacing: Look.gap

                        Label {
                            objectName: "ownSetupTitle"
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            text: list.count > 0 ? root.setups.titleOf(list.currentIndex) : ""
                            color: Look.ink
                            font.family: Look.serif
                            font.pixelSize: Look.huge
                            font.bold: true
                            Accessible.role: Accessible.Heading
                        }

                        Label {
                            Layout.fillWidth: true
                            text: list.count > 0 ? root.setups.startOf(list.currentIndex) : ""
                            color: Look.accent
                            font.family: Look.serif
                            font.pixelSize: Look.large
                            font.italic: true
                        }

                        Label {
                            objectName: "ownSetupBriefing"
                            Layout.fillWidth: true
                            wrapMode: Text.WordWrap
                            textFormat: Text.PlainText
                            text: list.count > 0 ? root.setups.briefingOf(list.currentIndex) : ""
                            color: Look.ink
                            font.family: Look.serif
                            font.pixelSize: Look.large
                            lineHeight: 1.2
                        }

                        Label {
                            objectName: "noOwnSetups"
                            Layout.fillWidth: true
                            visible: (root.setups?.loaded ?? false) && list.count === 0
                            wrapMode: Text.Wrap
                            text: qsTr("There are none yet. Any game can be kept as a set-up: “Save as set-up …” below the map. Copy in a file that someone has sent you; it is plain text, and nothing in it is run.")
                            color: Look.ink
                            font.family: Look.serif
                            font.pixelSize: Look.large
                        }
                    }
                }

                Notice {
                    objectName: "ownSetupsError"
                    Layout.fillWidth: true
                    text: root.told()
                }

                RowLayout {
                    visible: list.count > 0 && root.broken.length === 0
                    spacing: Look.gap

                    Label {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        text: qsTr("Errata and optional rules are those of the file. What a side sees of the Enemy:")
                        color: Look.inkSoft
                        font.pixelSize: Look.small
                    }

                    SecrecyBox {
                        id: level

                        objectName: "ownSetupSecrecy"
                        meant: (list.count > 0 ? root.setups.secrecyOf(list.currentIndex) : "") || "limited"
                    }
                }

                DoubleRule {
                    Layout.fillWidth: true
                }

                Flow {
                    Layout.fillWidth: true
                    layoutDirection: Qt.RightToLeft
                    spacing: Look.gap

                    DeskButton {
                        objectName: "playOwnSetup"
                        text: qsTr("Play")
                        highlighted: true
                        enabled: list.currentItem !== null && root.broken.length === 0 && !root.session.busy
                        Accessible.description: qsTr("Begins a game of the selected set-up")
                        onClicked: root.play()
                    }

                    DeskButton {
                        objectName: "editOwnSetup"
                        text: qsTr("Edit")
                        enabled: list.currentItem !== null
                        Accessible.description: qsTr("Opens the selected set-up in the editor, even with faults")
                        onClicked: root.editAsked(root.setups.idOf(list.currentIndex))
                    }

                    DeskButton {
                        objectName: "copyPrinted"
                        text: qsTr("Edit a copy of …")
                        Accessible.description: qsTr("Opens a copy of a printed set-up in the editor")
                        onClicked: printed.open()

                        PrintedSetupsMenu {
                            id: printed

                            y: -height
                            session: root.session
                            onCopyAsked: setup => root.copyAsked(setup)
                        }
                    }

                    DeskButton {
                        objectName: "renameSetup"
                        text: qsTr("Rename …")
                        enabled: list.currentItem !== null
                        Accessible.description: qsTr("Gives the selected set-up another title")
                        onClicked: renaming.ask(list.currentIndex)
                    }

                    DeskButton {
                        objectName: "deleteSetup"
                        text: qsTr("Delete …")
                        enabled: list.currentItem !== null
                        Accessible.description: qsTr("Takes the selected set-up out of the list; its file is kept")
                        onClicked: deleting.ask(list.currentIndex)
                    }

                    DeskButton {
                        objectName: "importSetup"
                        text: qsTr("Copy in …")
                        Accessible.description: qsTr("Copies a set-up file that you were sent into this list")
                        onClicked: importing.open()
                    }

                    DeskButton {
                        objectName: "exportSetup"
                        text: qsTr("Copy out …")
                        enabled: list.currentItem !== null
                        Accessible.description: qsTr("Copies the file of the selected set-up, to send to others")
                        onClicked: exporting.open()
                    }

                    DeskButton {
                        objectName: "backFromOwnSetups"
                        text: qsTr("Back")
                        visible: root.canGoBack
                        onClicked: root.backAsked()
                    }
                }
            }
        }
    }

    RenameSetupDialog {
        id: renaming

        setups: root.setups
        onClosed: root.focusList()
    }

    Dialog {
        id: deleting

        property int row: -1

        function ask(row: int) {
            deleting.row = row;
            open();
            keep.forceActiveFocus();
        }

        objectName: "deleteSetupDialog"
        title: qsTr("Delete “%1”?").arg(row >= 0 ? root.setups.titleOf(row) : "")
        modal: true
        anchors.centerIn: Overlay.overlay
        width: Math.min(Look.sized(460), (parent ? parent.width : 460) - 40)
        onClosed: root.focusList()

        footer: DialogButtonBox {
            Button {
                objectName: "deleteSetupNow"
                text: qsTr("Delete")
                onClicked: {
                    root.setups.remove(deleting.row);
                    deleting.close();
                }
            }
            Button {
                id: keep

                objectName: "keepSetup"
                text: qsTr("Keep")
                onClicked: deleting.close()
            }
        }

        Label {
            anchors.fill: parent
            wrapMode: Text.Wrap
            text: qsTr("It leaves the list. Its file goes to %1, from where “Copy in …” brings it back.").arg(root.setups ? root.setups.deletedFolder : "")
        }
    }

    FileDialog {
        id: importing

        title: qsTr("Choose a set-up file")
        nameFilters: [qsTr("Set-ups (*.setup)"), qsTr("All files (*)")]
        onAccepted: root.setups.importFile(selectedFile)
    }

    FileDialog {
        id: exporting

        title: qsTr("Copy the set-up to")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "setup"
        nameFilters: [qsTr("Set-ups (*.setup)")]
        onAccepted: root.setups.exportFile(list.currentIndex, selectedFile)
    }
}
