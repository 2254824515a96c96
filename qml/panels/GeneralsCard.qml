import QtQuick
import QtQuick.Controls
import Sumter.Models

/// In the place of the question while a computer general is asked: what he is at, and how to stop or
/// hurry him.
Column {
    id: root

    required property Generals generals

    objectName: "generalsCard"
    visible: generals.asked
    spacing: Look.gapSmall

    Label {
        objectName: "generalDoes"
        width: parent.width
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.large
        color: Look.accent
        text: root.generals.doing
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    ProgressBar {
        width: parent.width
        visible: !root.generals.stopped
        indeterminate: true
        Accessible.name: qsTr("At work")
    }

    Flow {
        width: parent.width
        spacing: Look.gapSmall

        DeskButton {
            objectName: "generalStop"
            text: qsTr("Stop")
            visible: !root.generals.stopped
            onClicked: root.generals.stop()
        }

        DeskButton {
            objectName: "generalNow"
            text: qsTr("Play now")
            visible: !root.generals.stopped
            Accessible.description: qsTr("He takes the best that he has found so far")
            onClicked: root.generals.playNow()
        }

        DeskButton {
            objectName: "generalGo"
            text: root.generals.alone ? qsTr("To the end") : qsTr("Go on")
            visible: root.generals.stopped
            highlighted: !root.generals.alone
            onClicked: root.generals.go()
        }

        DeskButton {
            objectName: "generalOrder"
            text: qsTr("One operation")
            visible: root.generals.stopped && root.generals.alone
            onClicked: root.generals.go(Generals.Order)
        }

        DeskButton {
            objectName: "generalWeek"
            text: qsTr("One week")
            highlighted: true
            visible: root.generals.stopped && root.generals.alone
            onClicked: root.generals.go(Generals.Week)
        }

        DeskButton {
            objectName: "generalCycle"
            text: qsTr("One cycle")
            visible: root.generals.stopped && root.generals.alone
            onClicked: root.generals.go(Generals.Cycle)
        }
    }

    CheckBox {
        objectName: "generalShown"
        width: parent.width
        padding: 2
        font.pixelSize: Look.normal
        text: qsTr("Show each operation")
        checked: root.generals.pace > 0
        onToggled: {
            root.generals.pace = checked ? 900 : 0;
            checked = Qt.binding(() => root.generals.pace > 0);
        }
    }
}
