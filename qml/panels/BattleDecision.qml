pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Map
import Sumter.Models

/// What the battle asks now: chits as large buttons, losses by a click on a counter, everything
/// else as a list of choices.
ColumnLayout {
    id: root

    required property Desk desk
    readonly property Battle battle: desk.battle
    readonly property Play play: desk.play
    readonly property bool asks: (battle.stage === "fought" || battle.stage === "settled") && play.question.length > 0

    /// Nothing else is left to be chosen.
    readonly property bool onlyEnds: asks && play.passWords.length > 0 && battle.choices.count === 0 && !battle.asksChit && !battle.sharing

    signal caseAsked(string number)
    /// A choice is made by a click on the map: it has the keys.
    signal mapAsked

    /// Chooses a chit by its number.
    function chooseChit(chit: int): bool {
        const row = battle.chits.value(chit, "row");
        return battle.asksChit && row !== undefined && row >= 0 && play.choose(row, 0);
    }

    /// Gives the keys to what is asked first: the highest chit, the first counter, the first choice.
    function takeKeys() {
        if (battle.asksChit) {
            for (let chit = chits.count - 1; chit >= 0; --chit) {
                const button = chits.itemAt(chit);
                if (button && button.enabled) {
                    button.forceActiveFocus();
                    return;
                }
            }
        } else if (battle.sharing && losses.count > 0) {
            losses.itemAt(0).forceActiveFocus();
        } else if (list.count > 0) {
            list.forceActiveFocus();
        } else {
            end.forceActiveFocus();
        }
    }

    visible: asks
    spacing: Look.gapSmall

    Label {
        objectName: "battleQuestion"
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.large
        color: Look.accent
        text: root.play.question
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Label {
        objectName: "battleHelp"
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        font.pixelSize: Look.small
        color: Look.inkSoft
        text: root.play.help
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.battle.asksChit
        spacing: Look.gap

        Repeater {
            id: chits

            model: root.battle.chits

            Button {
                id: chit

                required property int number
                required property int row
                required property string reason

                objectName: "battleChit-" + number
                Layout.fillWidth: true
                Layout.preferredHeight: Look.sized(52)
                enabled: row >= 0
                text: number
                font.family: Look.serif
                font.bold: true
                font.pixelSize: Look.huge
                Accessible.name: enabled ? qsTr("Chit %1").arg(number) : qsTr("Chit %1: not now. %2").arg(number).arg(reason)
                onClicked: root.play.choose(row, 0)
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                KeyNavigation.right: chits.count > number + 1 ? chits.itemAt(number + 1) : null
                KeyNavigation.left: number > 0 ? chits.itemAt(number - 1) : null
            }
        }
    }

    Label {
        objectName: "chitSentence"
        Layout.fillWidth: true
        visible: root.battle.asksChit
        wrapMode: Text.Wrap
        font.pixelSize: Look.tiny
        color: Look.inkSoft
        text: {
            // Each player has chits of his own: what one may not choose is asked for each anew.
            const asked = root.play.side.length > 0 ? [0, 1, 2, 3, 4] : [];
            const chit = asked.find(number => root.battle.chits.count > number && root.battle.chits.value(number, "row") < 0);
            const why = chit === undefined ? "" : root.battle.chits.value(chit, "reason");
            return why.length > 0 ? qsTr("Secret until both are chosen; keys 0 to 4. %1").arg(why) : qsTr("Secret until both are chosen; keys 0 to 4.");
        }
    }

    Label {
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        font.pixelSize: Look.small
        text: root.battle.owed
    }

    Flow {
        Layout.fillWidth: true
        visible: root.battle.sharing
        spacing: Look.gap

        Repeater {
            id: losses

            model: root.battle.sharing ? root.battle.choices : null

            AbstractButton {
                id: loss

                required property string words
                required property int row
                required property int piece
                required property int csp
                required property int index

                objectName: "battleLoss-" + index
                width: Look.sized(60)
                height: Look.sized(74)
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("%1, of %2 CSP").arg(words).arg(csp)
                onClicked: root.play.choose(row, 0)
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                Keys.onRightPressed: if (index + 1 < losses.count)
                    losses.itemAt(index + 1).forceActiveFocus()
                Keys.onLeftPressed: if (index > 0)
                    losses.itemAt(index - 1).forceActiveFocus()
                ToolTip.visible: hovered
                ToolTip.delay: 300
                ToolTip.text: words
                background: Rectangle {
                    color: loss.hovered ? Look.hover : Look.paperRaised
                    border.width: loss.activeFocus ? 2 : 1
                    border.color: loss.activeFocus ? Look.selected : Look.edge
                    radius: Look.radius
                }
                contentItem: Column {
                    topPadding: 4
                    spacing: 2

                    CounterFace {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Look.sized(48)
                        height: width
                        desk: root.desk
                        piece: loss.piece
                    }

                    Label {
                        anchors.horizontalCenter: parent.horizontalCenter
                        font.pixelSize: Look.tiny
                        text: loss.csp > 0 ? qsTr("%1 CSP").arg(loss.csp) : ""
                    }
                }
            }
        }
    }

    DeskButton {
        objectName: "battleJoinAll"
        visible: root.battle.joinable > 1
        highlighted: root.battle.attackers.count === 0
        text: qsTr("All of them join (%1)").arg(root.battle.joinable)
        onClicked: root.battle.joinAll()
    }

    DeskButton {
        objectName: "battleChooseByHand"
        visible: root.battle.allJoined
        text: qsTr("Choose by hand which units join")
        onClicked: root.play.undo()
    }

    DeskButton {
        objectName: "battleDefault"
        visible: root.battle.sharing
        text: qsTr("Share out the rest for me")
        onClicked: root.battle.shareRest()
    }

    FittingList {
        id: list

        objectName: "battleChoices"
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(fitted, Look.sized(190))
        visible: !root.battle.sharing && count > 0
        clip: true
        model: root.battle.sharing ? null : root.battle.choices
        activeFocusOnTab: true
        keyNavigationEnabled: true
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Choices of the battle")
        Keys.onReturnPressed: (currentItem as AbstractButton)?.clicked()
        Keys.onEnterPressed: (currentItem as AbstractButton)?.clicked()

        delegate: ItemDelegate {
            id: choice

            required property int index
            required property string words
            required property string kind
            required property string cited
            required property int row
            required property int piece
            required property bool atHexes
            required property string hex
            readonly property bool pointedAt: pointer.hovered || highlighted

            objectName: "battleChoice-" + kind + "-" + index
            width: ListView.view ? ListView.view.width - Look.scrollWidth : 200
            padding: 3
            focusPolicy: Qt.NoFocus
            highlighted: ListView.isCurrentItem && ListView.view.activeFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1, case %2").arg(words).arg(cited)
            onPointedAtChanged: root.desk.lightHex(pointedAt ? hex : "")
            onClicked: {
                root.play.choose(row, 0);
                if (atHexes)
                    root.mapAsked();
            }

            HoverHandler {
                id: pointer
            }

            contentItem: RowLayout {
                spacing: Look.gap

                CounterFace {
                    visible: choice.piece >= 0
                    Layout.preferredWidth: Look.sized(30)
                    Layout.preferredHeight: Look.sized(30)
                    desk: root.desk
                    piece: choice.piece
                }

                Label {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    font.pixelSize: Look.normal
                    text: choice.words
                }

                ToolButton {
                    text: choice.cited
                    font.pixelSize: Look.tiny
                    focusPolicy: Qt.NoFocus
                    Accessible.name: qsTr("Open case %1").arg(choice.cited)
                    onClicked: root.caseAsked(choice.cited)
                }
            }
        }
    }

    DeskButton {
        id: end

        objectName: "battlePass"
        visible: root.play.passWords.length > 0
        highlighted: true
        text: root.play.passWords
        onClicked: root.play.pass()
    }

    Label {
        objectName: "battleRefusal"
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        font.pixelSize: Look.small
        color: Look.bad
        text: root.play.refusal
    }

    Label {
        objectName: "battleLeftOut"
        Layout.fillWidth: true
        visible: root.battle.leftOut.length > 0
        wrapMode: Text.Wrap
        font.pixelSize: Look.tiny
        color: Look.inkSoft
        text: qsTr("Beside it and not in the attack:\n%1").arg(root.battle.leftOut)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
