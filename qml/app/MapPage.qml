import QtQuick
import QtQuick.Controls
import Sumter.Field
import Sumter.Map
import Sumter.Models
import Sumter.Panels
import Sumter.Table

/// The map with its panels.
Item {
    id: root

    required property Session session
    required property Desk desk
    readonly property Lesson lesson: Lesson {
        desk: root.desk
    }
    property KeyMap keys: KeyMap {
    }
    readonly property MapItem map: mapItem

    /// To the miniature table.
    property FightDoor door: FightDoor {
        play: root.play
    }
    property GroundDoor groundDoor: GroundDoor {
        play: root.play
    }

    readonly property Play play: desk.play
    /// A page lies over the map: reminders before something ends, or the score.
    readonly property bool asking: reminders.opened || score.visible

    /// How far is passed on: the side, its step that is asked for, and its steps that are still to
    /// come; null: only one is ended.
    property var further: null
    /// The view before one hex was brought on the screen, and where it was left then.
    property var viewBefore: null

    /// What the hand does here: the rows of the list of keys.
    readonly property list<PageKey> hands: [
        PageKey {
            hand: qsTr("click")
            what: qsTr("select the top of the stack or the hex; again: down the stack")
        },
        PageKey {
            hand: qsTr("Shift-click, drag a box")
            what: qsTr("add to the selection")
        },
        PageKey {
            hand: qsTr("Alt-click")
            what: qsTr("remove from the selection")
        },
        PageKey {
            hand: qsTr("click a lit hex, drag a counter to it")
            what: qsTr("propose to go there; a second click, or Enter, does it")
        },
        PageKey {
            hand: qsTr("Ctrl-click")
            what: qsTr("a waypoint in a lit hex; on a stack: the whole of it")
        },
        PageKey {
            hand: qsTr("right click")
            what: qsTr("every order for what is there; those that are refused say why")
        },
        PageKey {
            hand: qsTr("double click")
            what: qsTr("spread the stack out, or close it")
        },
        PageKey {
            hand: qsTr("right or middle drag, arrows")
            what: qsTr("move the map")
        },
        PageKey {
            hand: qsTr("rest on a hex")
            what: qsTr("what is there")
        },
        PageKey {
            hand: qsTr("hold Shift")
            what: qsTr("the pieces under the cursor in words, and the distance from the selected hex")
        },
        PageKey {
            hand: qsTr("Shift and the key of an overlay")
            what: qsTr("only that overlay")
        },
        PageKey {
            hand: qsTr("Esc")
            what: qsTr("close what is open, then clear the selection")
        }
    ]

    /// A moment of the game is to be kept as a set-up.
    signal setupAsked(int moment)
    /// The game is left for the list of games.
    signal gamesAsked
    /// A fight of the game is on the table.
    signal tableAsked
    /// A battle on land of the game is on the table.
    signal fieldAsked

    /// Opens a case beside the map.
    function openCase(number: string) {
        if (play.active)
            gamePanel.openCase(number);
    }

    /// Shows page 0 stack, 1 log, 2 rules, 3 supply, 4 forces.
    function showPage(page: int) {
        gamePanel.showPage(page);
    }

    /// Shows how the game stands.
    function openScore() {
        if (play.active && !play.handOver)
            score.open();
    }

    /// Opens the books of the war over the map, or closes them.
    function toggleWar() {
        if (warPage.opened)
            warPage.close();
        else if (play.active && !play.handOver)
            warPage.open();
    }

    /// Ends the phase or step, once what may have been forgotten is told.
    function pass() {
        further = null;
        reminders.ask("pass", false, false);
    }

    /// Ends one step after the other until a later one of the same side, or with "" until the other
    /// side decides. What may have been forgotten is told of each of them. A work that begins on the
    /// way is to be decided by hand.
    function passTo(stage: string) {
        further = ({
                side: play.side,
                stage: stage,
                steps: [...play.ahead]  // as it is now
            });
        reminders.ask("pass", false, leadsOn(further.steps, stage));
    }

    /// Whether some of the steps ahead are ended on the way to a later one.
    function leadsOn(steps: var, stage: string): bool {
        return stage === "" ? steps.length > 0 : steps.indexOf(stage) > 0;
    }

    /// A step is ended: the next one, too, if a later one was asked for.
    function passed() {
        const goal = further;
        const at = goal === null ? -1 : goal.steps.indexOf(play.asks);
        const steps = at < 0 ? [] : goal.steps.slice(at + 1);
        const before = at >= 0 && (goal.stage === "" || steps.includes(goal.stage));
        if (before && play.side === goal.side && !play.handOver && !play.inWork && play.passWords.length > 0) {
            goal.steps = steps;
            reminders.ask("pass", true, leadsOn(steps, goal.stage));
        } else {
            further = null;
        }
    }

    /// What is asked of one hex alone is brought on the screen; after it the view goes back, unless
    /// somebody has moved it meanwhile.
    function showAsked() {
        const hex = play.choices.onlyHex;
        if (!mapItem.ready && viewBefore === null)
            return;
        if (hex.length === 0) {
            if (viewBefore !== null && mapItem.seenLeft === viewBefore.left && mapItem.seenTop === viewBefore.top)
                mapItem.jumpTo(viewBefore.x, viewBefore.y);
            viewBefore = null;
            return;
        }
        const at = mapItem.screenOf(hex);
        if (at.x >= 0 && at.y >= 0 && at.x <= mapItem.width && at.y <= mapItem.height)
            return;
        const from = viewBefore ?? Qt.point(mapItem.seenLeft + mapItem.seenWidth / 2, mapItem.seenTop + mapItem.seenHeight / 2);
        mapItem.showHex(hex);
        viewBefore = {
            x: from.x,
            y: from.y,
            left: mapItem.seenLeft,
            top: mapItem.seenTop
        };
    }

    function openFurther() {
        gameBar.openFurther();
    }

    /// Asks a general for advice, or puts it away.
    function toggleAdvice() {
        gamePanel.toggleAdvice();
    }

    function leaveToStaff() {
        gamePanel.leaveToStaff();
    }

    /// The keys go to the lesson, if one goes on.
    function toLesson() {
        if (lesson.active)
            lessonCard.takeKeys();
    }

    function tellView() {
        if (mapItem.width > 0)
            lesson.viewSeen(mapItem.zoom, Qt.point(mapItem.seenLeft, mapItem.seenTop), Qt.size(mapItem.width, mapItem.height));
    }

    /// The case that the window is telling of: of a refusal, of the hex that cannot be reached.
    function explain() {
        openCase(desk.plan.whyNotCase.length > 0 ? desk.plan.whyNotCase : play.refusalCase);
    }

    /// Opens the orders of the selection beside its hex.
    function openOrders() {
        if (desk.selectedHex.length > 0)
            openOrdersAt(mapItem.screenOf(desk.selectedHex));
    }

    function openDispatch() {
        dispatch.open();
    }

    function openOrdersAt(at: point) {
        if (!play.active || play.handOver)
            return;
        orderMenu.at = at;
        orderMenu.open();
    }

    Component.onCompleted: {
        lesson.pageSeen(gamePanel.page);
        lesson.overlaysSeen(overlays.names);
    }

    GameBar {
        id: gameBar

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        height: visible ? implicitHeight : 0
        visible: root.play.active
        play: root.play
        keys: root.keys
        onPassAsked: root.pass()
        onPassToAsked: stage => root.passTo(stage)
        onScoreAsked: root.openScore()
        onWarAsked: root.toggleWar()
    }

    ReplayBar {
        id: replayBar

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        height: visible ? implicitHeight : 0
        visible: root.play.active && !root.play.handOver
        play: root.play
        onSetupAsked: moment => root.setupAsked(moment)
    }

    SplitView {
        anchors.top: gameBar.bottom
        anchors.bottom: replayBar.top
        anchors.left: parent.left
        anchors.right: parent.right

        Item {
            id: mapArea

            SplitView.fillWidth: true
            SplitView.minimumWidth: 300
            clip: true

            MapItem {
                id: mapItem

                objectName: "map"
                anchors.fill: parent
                desk: root.desk
                focus: true
                terrainKey: root.keys.terrainKey
                wheelScrolls: root.keys.wheelScrolls
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Map of %1").arg(root.session.title)
                Accessible.description: root.desk.cursorText
                Accessible.focusable: true
                onMenuAsked: at => root.openOrdersAt(at)
            }

            Rectangle {
                visible: mapItem.box.width > 0
                x: mapItem.box.x
                y: mapItem.box.y
                width: mapItem.box.width
                height: mapItem.box.height
                color: Qt.alpha(Look.selected, 0.2)
                border.color: Look.selected
                border.width: 2
            }

            OverlayBar {
                id: overlays

                objectName: "overlayBar"
                // Down on the right the map ends first: there they cover least of it.
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Look.margin
                desk: root.desk
                keys: root.keys
            }

            OverviewMap {
                id: overview

                anchors.left: parent.left
                anchors.bottom: parent.bottom
                anchors.margins: Look.margin
                map: mapItem
                visible: parent.height > 500 && parent.width > 600 && (mapItem.seenWidth < 0.98 || mapItem.seenHeight < 0.98)
            }

            Rectangle {
                objectName: "ruler"
                visible: root.desk.ruler.length > 0
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: parent.top
                anchors.topMargin: 12
                width: rulerText.implicitWidth + 24
                height: rulerText.implicitHeight + 12
                radius: Look.radius
                color: Look.desk

                Label {
                    id: rulerText

                    anchors.centerIn: parent
                    text: root.desk.ruler
                    color: Look.deskInk
                    font.bold: true
                }
            }

            Rectangle {
                objectName: "cursorBar"
                visible: root.desk.hexCursor
                anchors.bottom: parent.bottom
                anchors.left: overview.right
                anchors.margins: 12
                width: Math.min(cursorLabel.implicitWidth + 24, overlays.x - x - 12)
                height: cursorLabel.implicitHeight + 12
                radius: Look.radius
                color: Look.desk
                border.color: Look.deskInk

                Label {
                    id: cursorLabel

                    anchors.fill: parent
                    anchors.margins: 6
                    anchors.leftMargin: 12
                    elide: Text.ElideRight
                    text: root.desk.cursorText
                    color: Look.deskInk
                }
            }

            BattleMark {
                desk: root.desk
                map: mapItem
            }

            BattlePanel {
                id: battlePanel

                desk: root.desk
                map: mapItem
                onCaseAsked: number => root.openCase(number)
                onHexAsked: hex => root.desk.showHex(hex)
            }

            FightPanel {
                x: Look.margin
                y: Look.margin
                door: root.door
                mostWidth: mapArea.width - 2 * Look.margin
                mostHeight: mapArea.height - 2 * Look.margin
                onTableAsked: root.tableAsked()
                onCaseAsked: number => root.openCase(number)
            }

            GroundPanel {
                // Beside the battle's panel, which keeps away from the battle's hex.
                x: battlePanel.visible && battlePanel.x < width + 2 * Look.margin ? Math.max(Look.margin, Math.min(battlePanel.x + battlePanel.width + Look.margin, mapArea.width - width - Look.margin)) : Look.margin
                y: Look.margin
                ground: root.groundDoor
                mostWidth: mapArea.width - 2 * Look.margin
                mostHeight: mapArea.height - 2 * Look.margin
                onTableAsked: root.fieldAsked()
                onCaseAsked: number => root.openCase(number)
            }

            ProposalBar {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: root.desk.hexCursor ? 60 : Look.gapLarge
                desk: root.desk
                most: Math.max(200, Math.min(Look.sized(520), parent.width - 20))
                onCaseAsked: number => root.openCase(number)
            }

            OrderMenu {
                id: orderMenu

                play: root.play
                plan: root.desk.plan
                onCaseAsked: number => root.openCase(number)
                onPointed: hex => root.desk.lightHex(hex)
                onAdviceAsked: root.desk.adviser.askForSelected()
                onClosed: {
                    root.desk.lightHex("");
                    mapItem.forceActiveFocus();
                }
            }

            Inspector {
                desk: root.desk
                map: mapItem
            }

            WarPage {
                id: warPage

                anchors.fill: parent
                desk: root.desk
                map: mapItem
                staff: gamePanel.staff
                onHexAsked: hex => root.desk.showHex(hex)
                onCaseAsked: number => root.openCase(number)
                onClosed: mapItem.forceActiveFocus()
            }

            LessonCard {
                id: lessonCard

                lesson: root.lesson
                keys: root.keys
                map: mapItem
                battle: battlePanel
            }
        }

        GamePanel {
            id: gamePanel

            visible: root.play.active
            SplitView.preferredWidth: Math.min(Look.sized(360), parent.width * 0.42)
            SplitView.minimumWidth: 240
            session: root.session
            desk: root.desk
            keys: root.keys
            battleDecides: battlePanel.decides
            onHexAsked: hex => root.desk.showHex(hex)
            onFeedAsked: reminders.ask("feed", false, false)
            onOrdersAsked: root.openOrders()
            onAdviceClosed: mapItem.forceActiveFocus()
            onPageChanged: root.lesson.pageSeen(page)
            onCaseOpened: root.lesson.caseRead()
            onLineFollowed: root.lesson.logLineFollowed()
        }

        SidePanel {
            objectName: "sidePanel"
            visible: !root.play.active
            SplitView.preferredWidth: Math.min(Look.sized(310), parent.width * 0.4)
            SplitView.minimumWidth: 220
            desk: root.desk
            onHexAsked: hex => root.desk.goToHex(hex)
        }
    }

    LessonMark {
        lesson: root.lesson
        map: mapItem
    }

    Connections {
        target: mapItem
        enabled: root.lesson.active

        function onViewChanged() {
            // What moves it before all is drawn is no hand.
            if (mapItem.ready)
                root.tellView();
        }

        function onReadyChanged() {
            if (mapItem.ready)
                root.tellView();
        }
    }

    Connections {
        target: root.play.choices

        function onOnlyHexChanged() {
            root.showAsked();
        }
    }

    Connections {
        target: mapItem

        function onReadyChanged() {
            root.showAsked();
        }
    }

    Connections {
        target: overlays

        function onNamesChanged() {
            root.lesson.overlaysSeen(overlays.names);
        }
    }

    ReminderSheet {
        id: reminders

        play: root.play
        onPieceAsked: piece => root.desk.selectPiece(piece)
        onHexAsked: hex => root.desk.showHex(hex)
        onCaseAsked: number => root.openCase(number)
        onClosed: mapItem.forceActiveFocus()
        onEnded: purpose => {
            if (purpose === "feed") {
                gamePanel.feedAll();
            } else if (root.play.pass()) {
                root.passed();
            } else {
                root.further = null;
            }
        }
    }

    DispatchDialog {
        id: dispatch

        generals: root.desk.generals
        when: root.play.date
        onHexAsked: hex => root.desk.showHex(hex)
        onClosed: mapItem.forceActiveFocus()
    }

    Connections {
        target: root.desk.generals

        function onDispatchChanged() {
            if (root.desk.generals.dispatch.length === 0)
                dispatch.close();
        }

        function onTurnTold() {
            if (root.visible)
                dispatch.open();
        }

        function onHappensAt(hex: string) {
            mapItem.showHex(hex);
        }
    }

    ScorePage {
        id: score

        play: root.play
        shown: root.visible
        onHexAsked: hex => root.desk.showHex(hex)
        onCaseAsked: number => root.openCase(number)
        onGamesAsked: root.gamesAsked()
        onReplayAsked: {
            root.play.seen = 0;
            replayBar.takeKeys();
        }
        onLeft: mapItem.forceActiveFocus()
    }

    HandOverPage {
        anchors.fill: parent
        visible: root.play.handOver
        side: root.play.side
        sideName: root.play.sideName
        mayGiveBack: root.play.mayGiveBack
        handOvers: root.play.handOvers
        onTaken: root.play.takeOver()
        onGivenBack: root.play.giveBack()
        onBothSidesChosen: both => root.play.handOvers = !both
        wayOut: qsTr("Back to the games")
        onLeftForNow: root.gamesAsked()
    }
}
