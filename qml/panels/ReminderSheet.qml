pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What may have been forgotten, before a phase or step ends: each in a sentence that goes to its
/// place, with the order that does something about it. Enter ends it all the same, Esc goes back.
Dialog {
    id: root

    required property Play play
    /// What was asked for: it comes back with ended().
    property string purpose
    property string asked
    /// More steps are ended after this one.
    property bool leadsOn: false
    /// They are ended without another word.
    property bool endsAll: false

    /// It is to be done: nothing is forgotten, or it is done all the same.
    signal ended(string purpose)
    signal pieceAsked(string piece)
    signal hexAsked(string hex)
    signal caseAsked(string number)

    /// Ends it at once when nothing is forgotten.
    /// @param passedOver whether the step ends on the way to a later one, without having been looked at
    /// @param leadsOn whether later steps are ended after it
    function ask(purpose: string, passedOver: bool, leadsOn: bool) {
        root.purpose = purpose;
        root.leadsOn = leadsOn;
        endsAll = endsAll && passedOver;
        reminders.passedOver = passedOver;
        asked = play.asks;
        if (!endsAll && reminders.look())
            open();
        else
            root.ended(purpose);
    }

    function endIt() {
        close();
        root.ended(purpose);
    }

    function goTo(piece: string, hex: string) {
        close();
        if (piece.length > 0)
            root.pieceAsked(piece);
        else if (hex.length > 0)
            root.hexAsked(hex);
    }

    /// Gives the order of a row; what is left to be told stays, unless another question is asked.
    function give(row: int, choice: int) {
        if (pause.running)
            return;  // the second click of two was for what stood there before
        pause.restart();
        const more = reminders.act(row, choice);
        if (play.asks !== asked || (!more && play.refusal.length === 0))
            close();
        else
            list.forceActiveFocus();
    }

    Timer {
        id: pause

        interval: 500
    }

    objectName: "reminderSheet"
    title: purpose === "feed" ? qsTr("Before all forces are fed") : leadsOn ? qsTr("%1? More steps follow").arg(root.play.passWords) : qsTr("%1?").arg(root.play.passWords)
    modal: true
    // A click beside it is none: whoever does not see it would wonder why nothing goes on.
    closePolicy: Popup.CloseOnEscape
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(560), (parent ? parent.width : 560) - 40)
    height: Math.min(implicitHeight, (parent ? parent.height : 600) - 40)
    onOpened: {
        list.currentIndex = 0;
        list.positionViewAtBeginning();
        list.forceActiveFocus();
    }

    RemindersModel {
        id: reminders

        play: root.play
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap

        FittingList {
            id: list

            objectName: "reminderList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            // Without a height of its own it would make no row to be measured.
            implicitHeight: Math.min(Math.max(fitted, Look.sized(80)), Look.sized(420))
            clip: true
            spacing: Look.gapSmall
            model: reminders
            keyNavigationEnabled: true
            activeFocusOnTab: true
            ScrollBar.vertical: ScrollBar {
            }
            Accessible.role: Accessible.List
            Accessible.name: root.title
            Keys.onReturnPressed: root.endIt()
            Keys.onEnterPressed: root.endIt()
            Keys.onSpacePressed: event => {
                // The key that has opened it goes on.
                if (event.modifiers & Qt.ControlModifier)
                    root.endIt();
                else if (currentItem)
                    (currentItem as ReminderDelegate).show();
            }

            delegate: ReminderDelegate {
                onShown: root.goTo(piece, hex)
                onGiven: choice => root.give(index, choice)
                onSwitched: wanted => {
                    ReminderKinds.set(kind, wanted);
                    reminders.setOn(index, wanted);
                }
                onCaseAsked: number => {
                    root.close();
                    root.caseAsked(number);
                }
            }
        }

        Rectangle {
            objectName: "reminderRefusal"
            Layout.fillWidth: true
            visible: root.play.refusal.length > 0
            implicitHeight: refused.implicitHeight + 2 * Look.gapSmall
            color: Look.badSoft
            border.color: Look.bad
            radius: Look.radius

            Label {
                id: refused

                anchors.fill: parent
                anchors.margins: Look.gapSmall
                wrapMode: Text.Wrap
                color: Look.bad
                font.pixelSize: Look.small
                text: qsTr("Refused: %1").arg(root.play.refusal)
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
    }

    footer: DialogButtonBox {
        Button {
            objectName: "reminderBack"
            text: qsTr("Back (Esc)")
            onClicked: root.close()
            Keys.onReturnPressed: root.close()
            Keys.onEnterPressed: root.close()
        }

        Button {
            objectName: "endAllSteps"
            visible: root.leadsOn
            text: qsTr("End all steps, ask no more")
            onClicked: {
                root.endsAll = true;
                root.endIt();
            }
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }

        Button {
            objectName: "endAllTheSame"
            highlighted: true
            text: root.purpose === "feed" ? qsTr("Feed anyway (Enter)") : qsTr("Continue anyway (Enter)")
            onClicked: root.endIt()
            Keys.onReturnPressed: root.endIt()
            Keys.onEnterPressed: root.endIt()
        }
    }
}
