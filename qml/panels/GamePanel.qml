import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Beside the map while a game is played: the decision, and below it the stack, the log, the
/// rulebook, the supply and the forces as pages.
Pane {
    id: root

    required property Session session
    required property Desk desk
    required property KeyMap keys
    /// The dialog of a battle lists its choices.
    property bool battleDecides: false

    /// The name of the page that is open.
    readonly property string page: ["stack", "log", "rules", "supply", "forces"][pages.currentIndex]

    signal hexAsked(string hex)
    /// The same from a line of the log.
    signal lineFollowed
    /// A case is opened.
    signal caseOpened
    signal feedAsked
    /// The orders of what is selected.
    signal ordersAsked
    /// The advice was put away.
    signal adviceClosed

    /// Feeds all forces as planned.
    function feedAll() {
        plan.feedAll();
    }

    readonly property Staff staff: staffOfSide

    /// Leaves the step to the staff, or stops it.
    function leaveToStaff() {
        if (staffOfSide.working)
            staffOfSide.stop();
        else
            staffOfSide.work();
    }

    /// Asks for advice, or puts it away.
    function toggleAdvice() {
        if (desk.adviser.opened)
            desk.adviser.close();
        else
            desk.adviser.ask();
    }

    function openCase(number: string) {
        if (number.length > 0) {
            desk.adviser.close();
            pages.currentIndex = 2;
            rules.open(number);
            root.caseOpened();
        }
    }

    function showPage(page: int) {
        desk.adviser.close();
        pages.currentIndex = page;
    }

    objectName: "gamePanel"
    padding: Look.margin
    background: Rectangle {
        color: Look.paper
        border.color: Look.edge
    }

    SupplyPlan {
        id: plan

        play: root.desk.play
    }

    Staff {
        id: staffOfSide

        play: root.desk.play
        plan: plan
    }

    // By anchors: a layout keeps the height of a long decision when the next one is short.
    Item {
        anchors.fill: parent
        clip: true

        // Above the decision, so that it keeps its place from step to step.
        Item {
            id: left

            width: parent.width
            height: promise.y + promise.implicitHeight
            visible: (staffOfSide.ready && !root.desk.adviser.opened) || staffOfSide.working

            Button {
                id: leave

                readonly property string key: root.keys.labels["staff"]

                objectName: "leaveToStaff"
                width: parent.width
                text: staffOfSide.working ? qsTr("Stop the staff") : key.length > 0 ? qsTr("Leave it to the staff (%1)").arg(key) : qsTr("Leave it to the staff")
                Accessible.description: promise.text
                onClicked: root.leaveToStaff()
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
            }

            Label {
                id: promise

                objectName: "staffPromise"
                y: leave.height + Look.gapSmall
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Look.small
                color: Look.inkSoft
                text: staffOfSide.promise
            }
        }

        DecisionCard {
            id: card

            anchors.top: left.visible ? left.bottom : parent.top
            anchors.topMargin: left.visible ? Look.gap : 0
            width: parent.width
            play: root.desk.play
            visible: play.active && !play.playedByGeneral
            brief: root.desk.adviser.opened
            listsChoices: !root.battleDecides && (!plan.maintaining || pages.currentIndex !== 3)
            onCaseAsked: number => root.openCase(number)
            onPointed: hex => root.desk.lightHex(hex)
        }

        GeneralsCard {
            id: general

            anchors.top: parent.top
            width: parent.width
            generals: root.desk.generals
        }

        Button {
            id: feed

            objectName: "feedAll"
            anchors.top: card.bottom
            anchors.topMargin: Look.gap
            width: parent.width
            visible: plan.maintaining || plan.feeding
            highlighted: true
            text: plan.feeding ? qsTr("Stop feeding") : qsTr("Feed all as planned")
            Accessible.description: qsTr("Maintains every force and pays for it from the source of the plan")
            onClicked: plan.feeding ? plan.stop() : root.feedAsked()
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }

        Button {
            id: advise

            readonly property string key: root.keys.labels["advice"]

            objectName: "askAdvice"
            anchors.top: feed.visible ? feed.bottom : card.bottom
            anchors.topMargin: Look.gap
            width: parent.width
            visible: root.desk.adviser.ready && !root.desk.adviser.opened
            text: key.length > 0 ? qsTr("What would you do? (%1)").arg(key) : qsTr("What would you do?")
            Accessible.description: qsTr("Asks a computer general, who knows what your side knows")
            onClicked: {
                root.toggleAdvice();
                advice.takeKeys();
            }
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }

        AdviserPanel {
            id: advice

            anchors.top: feed.visible ? feed.bottom : card.bottom
            anchors.topMargin: Look.gap
            anchors.bottom: parent.bottom
            width: parent.width
            visible: root.desk.adviser.opened
            adviser: root.desk.adviser
            onHexAsked: hex => root.hexAsked(hex)
            onPointed: hex => root.desk.lightHex(hex)
            onClosed: root.adviceClosed()
        }

        TabBar {
            id: pages

            // Each page by the length of its word; together they fill the row, or take two where
            // they would touch.
            readonly property real words: pageStack.implicitContentWidth + pageLog.implicitContentWidth + pageRules.implicitContentWidth + pageSupply.implicitContentWidth + pageForces.implicitContentWidth
            readonly property real beside: Math.floor((root.availableWidth - 5 * spacing - words) / 10)
            readonly property real margin: beside < 2 ? Look.gap : beside

            objectName: "gamePages"
            visible: !root.desk.adviser.opened
            anchors.top: general.visible ? general.bottom : advise.visible ? advise.bottom : feed.visible ? feed.bottom : card.bottom
            anchors.topMargin: Look.gap
            width: parent.width
            contentWidth: 0  // it asks for no width of its own
            contentHeight: pageStack.implicitHeight
            height: Math.max(contentHeight, contentItem.implicitHeight)
            contentItem: Flow {
                spacing: pages.spacing

                Repeater {
                    model: pages.contentModel
                }
            }

            TabButton {
                id: pageStack

                objectName: "pageStack"
                horizontalPadding: pages.margin
                width: implicitWidth
                text: qsTr("Stack")
            }

            TabButton {
                id: pageLog

                objectName: "pageLog"
                horizontalPadding: pages.margin
                width: implicitWidth
                text: qsTr("Log")
            }

            TabButton {
                id: pageRules

                objectName: "pageRules"
                horizontalPadding: pages.margin
                width: implicitWidth
                text: qsTr("Rules")
            }

            TabButton {
                id: pageSupply

                objectName: "pageSupply"
                horizontalPadding: pages.margin
                width: implicitWidth
                text: plan.hungry > 0 ? qsTr("! Supply") : qsTr("Supply")
                Accessible.name: plan.hungry > 0 ? qsTr("Supply: %1 forces will starve").arg(plan.hungry) : text
            }

            TabButton {
                id: pageForces

                objectName: "pageForces"
                horizontalPadding: pages.margin
                width: implicitWidth
                text: qsTr("Forces")
            }
        }

        StackLayout {
            visible: pages.visible
            anchors.top: pages.bottom
            anchors.topMargin: Look.gap
            anchors.bottom: parent.bottom
            width: parent.width
            currentIndex: pages.currentIndex

            StackPage {
                desk: root.desk
                onOrdersAsked: root.ordersAsked()
                onHexAsked: hex => root.hexAsked(hex)
            }

            LogPanel {
                play: root.desk.play
                generals: root.desk.generals
                onHexAsked: hex => {
                    root.hexAsked(hex);
                    root.lineFollowed();
                }
                onCaseAsked: number => root.openCase(number)
            }

            RulesPanel {
                id: rules

                rules: root.session.rules
            }

            SupplyPage {
                play: root.desk.play
                plan: plan
                onHexAsked: hex => root.hexAsked(hex)
            }

            ForcesPage {
                desk: root.desk
                onHexAsked: hex => root.hexAsked(hex)
            }
        }
    }
}
