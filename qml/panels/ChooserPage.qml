pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The first page: go on with a game that is kept, or begin a new one.
Pane {
    id: root

    required property Session session
    required property GamesModel games
    /// The player's own set-ups; where there are none, their part is not shown.
    property OwnSetupsModel ownSetups: null
    /// The battles of the miniature table that were begun; without it their part is not shown.
    property BattleSaves battleSaves: null
    /// The river campaigns that were begun; without it their part is not shown.
    property RiverSaves riverSaves: null
    /// What draws the sketch of a river's map.
    property Component riverSketch: null
    property Play table: null
    /// Whether there is a board to go back to.
    property bool canGoBack: false
    /// Whether somebody has chosen a part; until then the games are shown when there are any.
    property bool partChosen: false
    readonly property int partCount: riverSaves ? 5 : battleSaves ? 4 : (ownSetups ? 3 : 2)
    readonly property bool isSmall: width < Look.sized(800) || height < Look.sized(560)

    signal opened
    signal backAsked
    signal itemsAsked
    signal gameAsked(string file)
    /// The lesson for whoever does not know the program.
    signal firstStepsAsked
    /// The editor of set-ups, for a file or for a copy of a printed one.
    signal setupEditAsked(string file)
    signal setupCopyAsked(string setup)
    signal battleAsked(string battle, string rules, string options, string seed, string computer)
    signal savedBattleAsked(string file)
    signal riverAsked(string begin, string code)
    signal savedRiverAsked(string file)
    signal ownSetupAsked(string file, string title, string secrecy)
    signal newGameAsked(string setup, string errata, string options, string secrecy, string seed, string unionSeat, string confederateSeat)

    function show(part: int) {
        root.partChosen = true;
        root.games.dismissError();
        parts.currentIndex = part;
        root.focusPart();
    }

    function focusPart() {
        if (root.visible) {
            [gamesPane, newGamePane, ownPane, battlesPane, riversPane][parts.currentIndex].focusList();
        }
    }

    function showGamesIfAny() {
        if (!root.partChosen && root.games.loaded) {
            parts.currentIndex = root.games.count > 0 ? 0 : 1;
            root.focusPart();
        }
    }

    component Part: TabButton {
        id: part

        required property int number
        // Where they have no room beside each other all become narrower.
        readonly property real natural: visible ? implicitContentWidth + 2 * Look.gapLarge : 0

        width: Math.floor(natural * parts.share)
        padding: Look.gap
        leftPadding: parts.share < 1 ? Look.gapSmall : Look.gapLarge
        rightPadding: leftPadding
        font.family: Look.serif
        font.pixelSize: Look.large
        font.bold: checked
        Accessible.name: text
        onClicked: root.show(number)
        Keys.onReturnPressed: root.show(number)
        Keys.onDownPressed: root.show(number)

        background: Rectangle {
            color: part.checked ? Look.paper : (part.hovered ? Look.inkSoft : "transparent")
            border.color: part.visualFocus ? Look.selectedSoft : Look.deskInk
            border.width: part.visualFocus ? 3 : 1
            radius: Look.radius
        }
        contentItem: Label {
            text: part.text
            color: part.checked ? Look.ink : Look.deskInk
            font: part.font
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(font.pixelSize * 0.6)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }

    padding: isSmall ? Look.margin : 3 * Look.margin
    font.family: Look.sans
    font.pixelSize: Look.normal
    onVisibleChanged: {
        if (visible) {
            games.refresh();
            ownSetups?.refresh();
            battleSaves?.refresh();
            riverSaves?.refresh();
            focusPart();
        }
    }
    Component.onCompleted: showGamesIfAny()
    Keys.onEscapePressed: event => {
        event.accepted = root.canGoBack;
        if (root.canGoBack) {
            root.backAsked();
        }
    }

    background: Rectangle {
        color: Look.desk
    }

    Connections {
        target: root.games

        function onCountChanged() {
            root.showGamesIfAny();
        }

        function onLoadedChanged() {
            root.showGamesIfAny();
        }
    }

    Shortcut {
        sequences: ["Ctrl+Tab", "Ctrl+Shift+Tab"]
        enabled: root.visible && root.enabled
        onActivated: root.show((parts.currentIndex + 1) % root.partCount)
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: root.isSmall ? Look.gap : Look.gapLarge

        Flow {
            Layout.fillWidth: true
            spacing: Look.gapLarge

            Label {
                id: name

                readonly property int size: root.isSmall ? Look.huge : Math.round(Look.huge * 1.6)

                text: qsTr("SUMTER")
                color: Look.deskInk
                font.family: Look.serif
                font.pixelSize: size
                font.bold: true
                font.letterSpacing: size / 4
                Accessible.role: Accessible.Heading
            }

            Label {
                height: name.height
                verticalAlignment: Text.AlignBottom
                bottomPadding: name.height - name.baselineOffset - Look.gapSmall
                visible: !root.isSmall
                text: qsTr("The American Civil War, 1861 to 1865")
                color: Look.deskInk
                font.family: Look.serif
                font.pixelSize: Look.title
                font.italic: true
            }
        }

        DoubleRule {
            Layout.fillWidth: true
            color: Look.deskInk
        }

        // No layout: what it shows or hides as it becomes narrower it does not lay out again.
        Item {
            id: head

            readonly property real beside: parts.natural + parts.gaps + Look.gap + lesson.implicitWidth
            /// Where there is no room the lesson stands below.
            readonly property bool below: beside > width

            Layout.fillWidth: true
            implicitHeight: below ? parts.implicitHeight + Look.gap + lesson.implicitHeight : Math.max(parts.implicitHeight, lesson.implicitHeight)

            TabBar {
                id: parts

                readonly property real natural: goOnPart.natural + newGamePart.natural + ownSetupsPart.natural + battlesPart.natural + riversPart.natural
                readonly property real gaps: (root.partCount - 1) * spacing
                /// Of their natural width that they have when nothing else stands beside them.
                readonly property real share: Math.min(1, (head.width - gaps) / natural)

                objectName: "chooserParts"
                width: head.below ? head.width : head.width - lesson.width - Look.gap
                spacing: Look.gap
                currentIndex: 1
                Accessible.role: Accessible.PageTabList
                Accessible.name: qsTr("What to do")
                Keys.onLeftPressed: root.show(Math.max(0, currentIndex - 1))
                Keys.onRightPressed: root.show(Math.min(root.partCount - 1, currentIndex + 1))

                background: Item {
                }

                Part {
                    id: goOnPart

                    objectName: "goOnPart"
                    number: 0
                    text: root.games.count > 0 && !root.games.showsPutAway ? qsTr("Continue (%1)").arg(root.games.count) : qsTr("Continue")
                }

                Part {
                    id: newGamePart

                    objectName: "newGamePart"
                    number: 1
                    text: qsTr("New game")
                }

                Part {
                    id: ownSetupsPart

                    objectName: "ownSetupsPart"
                    number: 2
                    visible: root.ownSetups !== null
                    text: root.ownSetups && root.ownSetups.count > 0 ? qsTr("My set-ups (%1)").arg(root.ownSetups.count) : qsTr("My set-ups")
                }

                Part {
                    id: battlesPart

                    objectName: "battlesPart"
                    number: 3
                    visible: root.battleSaves !== null
                    text: qsTr("Table battles")
                }

                Part {
                    id: riversPart

                    objectName: "riversPart"
                    number: 4
                    visible: root.riverSaves !== null
                    text: qsTr("River campaign")
                }
            }

            Label {
                anchors.right: lesson.left
                anchors.rightMargin: Look.gap
                anchors.verticalCenter: lesson.verticalCenter
                visible: head.beside + implicitWidth + 2 * Look.gap <= head.width
                text: qsTr("New here? Play one week in ten steps:")
                color: Look.deskInk
                font.family: Look.serif
                font.italic: true
            }

            DeskButton {
                id: lesson

                objectName: "firstSteps"
                x: head.below ? 0 : head.width - width
                y: head.below ? parts.height + Look.gap : (parts.height - height) / 2
                highlighted: true
                enabled: !root.session.busy
                font.family: Look.serif
                font.pixelSize: Look.large
                text: qsTr("First steps")
                Accessible.name: text
                Accessible.description: qsTr("A lesson in ten steps: one week of the war is played")
                onClicked: root.firstStepsAsked()
            }
        }

        // Why no new game can be kept; the other part tells its own errors.
        Notice {
            objectName: "newGameError"
            Layout.fillWidth: true
            text: parts.currentIndex === 1 ? root.games.error : ""
        }

        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: parts.currentIndex

            GamesPane {
                id: gamesPane

                objectName: "gamesPane"
                games: root.games
                session: root.session
                battles: root.battleSaves ? root.battleSaves.count : 0
                canGoBack: root.canGoBack
                onGameAsked: file => root.gameAsked(file)
                onBackAsked: root.backAsked()
            }

            NewGamePane {
                id: newGamePane

                objectName: "newGamePane"
                session: root.session
                table: root.table
                canGoBack: root.canGoBack
                onLookAsked: (setup, errata) => {
                    root.session.openSetup(setup, errata);
                    root.opened();
                }
                onNewGameAsked: (setup, errata, options, secrecy, seed, unionSeat, confederateSeat) => root.newGameAsked(setup, errata, options, secrecy, seed, unionSeat, confederateSeat)
                onBackAsked: root.backAsked()
                onItemsAsked: root.itemsAsked()
            }

            OwnSetupsPane {
                id: ownPane

                objectName: "ownSetupsPane"
                session: root.session
                setups: root.ownSetups
                canGoBack: root.canGoBack
                onPlayAsked: (file, title, secrecy) => root.ownSetupAsked(file, title, secrecy)
                onEditAsked: file => root.setupEditAsked(file)
                onCopyAsked: setup => root.setupCopyAsked(setup)
                onBackAsked: root.backAsked()
            }

            BattlesPane {
                id: battlesPane

                objectName: "battlesPane"
                session: root.session
                saves: root.battleSaves
                onBattleAsked: (battle, rules, options, seed, computer) => root.battleAsked(battle, rules, options, seed, computer)
                onSavedBattleAsked: file => root.savedBattleAsked(file)
            }

            RiversPane {
                id: riversPane

                objectName: "riversPane"
                session: root.session
                saves: root.riverSaves
                sketch: root.riverSketch
                onRiverAsked: (begin, code) => root.riverAsked(begin, code)
                onSavedRiverAsked: file => root.savedRiverAsked(file)
            }
        }
    }
}
