pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Map
import Sumter.Models

/// The battle beside its hex: strengths, odds, table, chances and the decision; afterwards what
/// came of it, until it is put away. It stands where the hex and its neighbours stay free, and can
/// be dragged by its head.
FocusScope {
    id: root

    required property Desk desk
    required property MapItem map
    readonly property Battle battle: desk.battle
    readonly property bool planned: battle.stage === "planned"
    readonly property bool told: battle.stage === "told"
    property bool folded: false
    /// The choices of the battle stand here, and need not be listed again beside the map.
    readonly property bool decides: visible && !folded && !told && !planned
    /// Dragged: it stays where it was put until the next battle.
    property bool moved: false
    /// It stands where it shall; not while the map still finds its place.
    property bool placed: false
    /// What the hex and its neighbours take on each side of its middle.
    readonly property real around: 1.6 * map.hexPixels

    signal caseAsked(string number)
    signal hexAsked(string hex)

    /// Stands beside the hex; the map moves if the hex has no room there.
    function place() {
        if (!visible || moved || map.width <= 0)
            return;
        placed = map.ready;
        const at = map.screenOf(battle.target);
        const right = at.x <= map.width / 2;
        x = right ? map.width - width - Look.margin : Look.margin;
        const least = right ? 0 : x + width;
        const most = right ? x : map.width;
        const need = Math.min(around, (most - least) / 2);
        const low = Math.min(around, map.height / 2);
        const wide = at.x < least + need || at.x > most - need;
        const high = at.y < low || at.y > map.height - low;
        if (wide || high)
            map.scrollBy(wide ? (least + most) / 2 - at.x : 0, high ? map.height / 2 - at.y : 0);
    }

    function takeKeys() {
        decision.takeKeys();
        body.contentY = 0;
        body.follow();
    }

    objectName: "battlePanel"
    visible: battle.shown
    width: Math.max(Math.min(Look.sized(280), map.width - 8), Math.min(Look.sized(440), map.width - 2 * around - Look.margin))
    height: folded ? head.height : Math.min(column.implicitHeight, map.height - 2 * Look.margin - (planned ? Look.sized(120) : 0))
    x: Look.margin
    y: Look.margin
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("%1. %2").arg(battle.title).arg(battle.odds)

    /// What Enter does: what is proposed, or the told battle is put away, or the only button left is pressed; false
    /// for none of these.
    function goOn(): bool {
        if (planned)
            root.desk.plan.commit();
        else if (told)
            root.battle.dismiss();
        else if (decision.onlyEnds)
            decision.play.pass();
        else
            return false;
        return true;
    }

    onVisibleChanged: {
        if (visible) {
            moved = false;
            folded = false;
            placeTimer.restart();
        } else if (activeFocus) {
            map.forceActiveFocus();
        }
    }
    Keys.onShortcutOverride: event => event.accepted = battle.asksChit && event.key >= Qt.Key_0 && event.key <= Qt.Key_4
    Keys.onPressed: event => {
        if (battle.asksChit && event.key >= Qt.Key_0 && event.key <= Qt.Key_4)
            event.accepted = decision.chooseChit(event.key - Qt.Key_0);
    }
    // From a page of it too: the bar below says that Enter does what is proposed.
    Keys.onReturnPressed: event => event.accepted = root.goOn()
    Keys.onEnterPressed: event => event.accepted = root.goOn()
    Keys.onEscapePressed: event => {
        if (told)
            battle.dismiss();
        else
            map.forceActiveFocus();
    }

    // Both are done when what they measure has been laid out.
    Timer {
        id: placeTimer

        interval: 0
        onTriggered: root.place()
    }

    Timer {
        id: keyTimer

        interval: 0
        onTriggered: root.takeKeys()
    }

    Connections {
        target: root.map

        function onWidthChanged() {
            placeTimer.restart();
        }

        function onHeightChanged() {
            placeTimer.restart();
        }

        function onReadyChanged() {
            if (root.map.ready && !root.placed)
                root.place();
        }
    }

    Connections {
        target: root.battle

        property string seenStage
        property string seenTarget
        property string seenQuestion

        function onChanged() {
            const battle = root.battle;
            if (battle.target !== seenTarget || battle.stage !== seenStage) {
                if (battle.target !== seenTarget)
                    root.moved = root.placed = false;
                seenTarget = battle.target;
                seenStage = battle.stage;
                pages.currentIndex = battle.stage === "told" || battle.stage === "settled" ? 3 : battle.asksChit ? 2 : 0;
                body.contentY = 0;
                placeTimer.restart();
            }
            // A new question takes the keys, unless it is answered on the map.
            const question = battle.shown ? root.desk.play.asks + root.desk.play.side : "";
            if (question !== seenQuestion) {
                seenQuestion = question;
                if (battle.asksChit)
                    pages.currentIndex = 2;
                if (battle.shown && (battle.asksChit || battle.sharing))
                    keyTimer.restart();
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Look.paper
        border.color: Look.edge
        border.width: 2
        radius: Look.radius
    }

    // The map below it gets nothing.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        spacing: 0

        Rectangle {
            id: head

            objectName: "battleHead"
            Layout.fillWidth: true
            Layout.preferredHeight: headRow.implicitHeight + 2 * Look.gapSmall
            implicitHeight: headRow.implicitHeight + 2 * Look.gapSmall
            color: Look.desk
            radius: Look.radius

            DragHandler {
                target: root
                xAxis.minimum: 0
                xAxis.maximum: Math.max(0, root.map.width - root.width)
                yAxis.minimum: 0
                yAxis.maximum: Math.max(0, root.map.height - head.height)
                cursorShape: Qt.SizeAllCursor
                onActiveChanged: if (active)
                    root.moved = true
            }

            RowLayout {
                id: headRow

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.leftMargin: Look.margin
                anchors.rightMargin: Look.gapSmall
                spacing: Look.gapSmall

                Column {
                    Layout.fillWidth: true

                    Label {
                        objectName: "battleTitle"
                        width: parent.width
                        elide: Text.ElideRight
                        font.family: Look.serif
                        font.bold: true
                        font.pixelSize: Look.large
                        color: Look.deskInk
                        text: root.battle.title
                    }

                    Label {
                        width: parent.width
                        elide: Text.ElideRight
                        font.pixelSize: Look.tiny
                        color: Look.deskInk
                        text: root.planned ? qsTr("Proposed: %1").arg(root.battle.kind) : root.told ? qsTr("Over: %1").arg(root.battle.kind) : root.battle.kind
                    }
                }

                HeadButton {
                    objectName: "battleShow"
                    text: "\u25ce"
                    Accessible.name: qsTr("Show the hex of the battle")
                    onClicked: {
                        root.moved = false;
                        root.hexAsked(root.battle.target);
                        placeTimer.restart();
                    }
                }

                HeadButton {
                    objectName: "battleFold"
                    text: root.folded ? "\u25be" : "\u25b4"
                    Accessible.name: root.folded ? qsTr("Unfold the battle") : qsTr("Fold the battle")
                    onClicked: root.folded = !root.folded
                }

                HeadButton {
                    objectName: "battleDismiss"
                    visible: root.told
                    text: "\u2715"
                    Accessible.name: qsTr("Close the battle")
                    onClicked: root.battle.dismiss()
                }
            }
        }

        BattleScore {
            Layout.fillWidth: true
            Layout.leftMargin: Look.margin
            Layout.rightMargin: Look.margin
            Layout.topMargin: Look.gap
            visible: !root.folded && hasScore
            battle: root.battle
        }

        FocusFlickable {
            id: body

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: contentHeight
            visible: !root.folded
            contentHeight: parts.implicitHeight + 2 * Look.gap

            ColumnLayout {
                id: parts

                x: Look.margin
                y: Look.gap
                width: body.width - Look.margin - Look.scrollWidth - 2
                spacing: Look.gap

                Label {
                    objectName: "battleWhyNot"
                    Layout.fillWidth: true
                    visible: text.length > 0
                    wrapMode: Text.Wrap
                    color: Look.bad
                    text: root.battle.whyNot
                }

                BattleDecision {
                    id: decision

                    Layout.fillWidth: true
                    desk: root.desk
                    onCaseAsked: number => root.caseAsked(number)
                    onMapAsked: root.map.forceActiveFocus()
                }

                DeskButton {
                    objectName: "battleClose"
                    visible: root.told
                    highlighted: true
                    text: qsTr("Continue")
                    onClicked: root.battle.dismiss()
                }

                TabBar {
                    id: pages

                    objectName: "battlePages"
                    Layout.fillWidth: true

                    TabButton {
                        objectName: "battlePageStrengths"
                        text: qsTr("Strengths")
                    }

                    TabButton {
                        objectName: "battlePageTable"
                        text: qsTr("Table")
                    }

                    TabButton {
                        objectName: "battlePageChances"
                        text: qsTr("Chances")
                    }

                    TabButton {
                        objectName: "battlePageTold"
                        text: qsTr("Log")
                    }
                }

                BattleStrengths {
                    Layout.fillWidth: true
                    visible: pages.currentIndex === 0
                    desk: root.desk
                    onCaseAsked: number => root.caseAsked(number)
                }

                BattleTable {
                    Layout.fillWidth: true
                    visible: pages.currentIndex === 1
                    battle: root.battle
                }

                BattleChances {
                    Layout.fillWidth: true
                    visible: pages.currentIndex === 2
                    battle: root.battle
                }

                BattleTold {
                    Layout.fillWidth: true
                    visible: pages.currentIndex === 3
                    battle: root.battle
                    onCaseAsked: number => root.caseAsked(number)
                    onHexAsked: hex => root.hexAsked(hex)
                }
            }
        }
    }

    component HeadButton: ToolButton {
        id: headButton

        implicitWidth: Look.sized(28)
        implicitHeight: Look.sized(28)
        contentItem: Label {
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Look.large
            color: Look.deskInk
            text: headButton.text
        }
        background: Rectangle {
            color: headButton.hovered ? Qt.alpha(Look.deskInk, 0.2) : "transparent"
            border.color: headButton.visualFocus ? Look.deskInk : "transparent"
            border.width: 2
            radius: Look.radius
        }
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
    }
}
