pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The saved games as cards; one is opened by Enter, a double click or the button.
FocusScope {
    id: root

    required property GamesModel games
    required property Session session
    /// How many battles of the miniature table have been begun: they stand on a page of their own.
    property int battles: 0
    /// Whether there is a board to go back to.
    property bool canGoBack: false
    readonly property string brokenReason: grid.currentItem ? (grid.currentItem as GameCard).broken : ""
    readonly property string damage: grid.currentItem ? (grid.currentItem as GameCard).damage : ""

    /// What there is to say of the games, or of the one that is chosen.
    function told(): string {
        if (root.games.error.length > 0) {
            return root.games.error;
        }
        if (root.brokenReason.length > 0) {
            return qsTr("%1 cannot be opened: %2. The file is unchanged.").arg(root.games.nameOf(grid.currentIndex)).arg(root.brokenReason);
        }
        return root.damage.length > 0 ? qsTr("%1: %2.").arg(root.games.nameOf(grid.currentIndex)).arg(root.damage) : "";
    }

    signal gameAsked(string file)
    signal backAsked

    function focusList() {
        grid.forceActiveFocus();
    }

    function openCurrent() {
        if (!root.games.showsPutAway && grid.currentItem && root.brokenReason.length === 0 && !root.session.busy) {
            root.gameAsked(root.games.fileOf(grid.currentIndex));
        }
    }

    function moveCurrent() {
        const done = root.games.showsPutAway ? root.games.bringBack(grid.currentIndex) : root.games.putAway(grid.currentIndex);
        if (done) {
            grid.forceActiveFocus();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap

        GridView {
            id: grid

            readonly property int columns: Math.max(1, Math.min(3, Math.floor(width / Look.sized(400))))

            objectName: "gamesList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            focus: true
            model: root.games
            cellWidth: Math.floor((width - Look.margin) / columns)
            cellHeight: Math.round(Math.max(Look.sized(140), Math.min(cellWidth * 0.33, height * 0.3)))
            keyNavigationEnabled: true
            Accessible.role: Accessible.List
            Accessible.name: root.games.showsPutAway ? qsTr("Archived games") : qsTr("Saved games")
            Keys.onReturnPressed: root.openCurrent()
            Keys.onEnterPressed: root.openCurrent()
            Keys.onDeletePressed: root.moveCurrent()
            Keys.onPressed: event => {
                if (event.key === Qt.Key_F2 && grid.currentItem) {
                    renaming.ask(grid.currentIndex);
                    event.accepted = true;
                } else if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
                    grid.currentIndex = event.key === Qt.Key_Home ? 0 : grid.count - 1;
                    event.accepted = true;
                }
            }

            ScrollBar.vertical: ScrollBar {
                policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: GameCard {
                objectName: "game-" + name
                width: grid.cellWidth - Look.gap
                height: grid.cellHeight - Look.gap
                highlighted: GridView.isCurrentItem
                isFocused: grid.activeFocus
                onClicked: {
                    grid.currentIndex = index;
                    grid.forceActiveFocus();
                }
                onDoubleClicked: root.openCurrent()
            }

            Label {
                objectName: "noGames"
                anchors.centerIn: parent
                width: parent.width - 2 * Look.gapLarge
                visible: root.games.loaded && grid.count === 0
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: root.games.showsPutAway ? qsTr("No game is archived.") : root.battles > 0 ? qsTr("No game has been begun. %n battles of the miniature table that have been begun are under Table battles.", "", root.battles) : qsTr("No game has been begun. Every game is saved here after each action by itself.")
                color: Look.deskInk
                font.family: Look.serif
                font.pixelSize: Look.large
            }
        }

        Notice {
            objectName: "gamesError"
            Layout.fillWidth: true
            text: renaming.opened ? "" : root.told()
        }

        Flow {
            Layout.fillWidth: true
            layoutDirection: Qt.RightToLeft
            spacing: Look.gap

            DeskButton {
                objectName: "openGame"
                visible: !root.games.showsPutAway
                text: qsTr("Continue")
                highlighted: true
                enabled: grid.currentItem !== null && root.brokenReason.length === 0 && !root.session.busy
                Accessible.description: qsTr("Opens the selected game")
                onClicked: root.openCurrent()
            }

            DeskButton {
                objectName: "backFromGames"
                text: qsTr("Back")
                visible: root.canGoBack
                onClicked: root.backAsked()
            }

            DeskButton {
                objectName: "renameGame"
                text: qsTr("Rename …")
                enabled: grid.currentItem !== null
                onClicked: renaming.ask(grid.currentIndex)
            }

            DeskButton {
                objectName: "moveGame"
                text: root.games.showsPutAway ? qsTr("Restore") : qsTr("Archive")
                enabled: grid.currentItem !== null
                Accessible.description: qsTr("Archived games are kept, and can be restored")
                onClicked: root.moveCurrent()
            }

            DeskButton {
                objectName: "showPutAway"
                visible: root.games.putAwayCount > 0 || root.games.showsPutAway
                text: root.games.showsPutAway ? qsTr("Show the others") : qsTr("Show the archived (%1)").arg(root.games.putAwayCount)
                onClicked: root.games.showsPutAway = !root.games.showsPutAway
            }
        }
    }

    RenameDialog {
        id: renaming

        games: root.games
        onClosed: grid.forceActiveFocus()
    }
}
