import QtQuick
import QtQuick.Controls
import Sumter.Models

/// Who plays which side of the game that goes on; seats change hands at any time.
Dialog {
    id: root

    required property Generals generals

    objectName: "seatsDialog"
    title: qsTr("Players")
    modal: true
    standardButtons: Dialog.Ok | Dialog.Cancel
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(380), (parent ? parent.width : 380) - 40)
    onAboutToShow: {
        unionSeat.take(generals.unionSeat);
        confederateSeat.take(generals.confederateSeat);
    }
    onAccepted: {
        if (unionSeat.who !== generals.unionSeat)
            generals.seat("union", unionSeat.who);
        if (confederateSeat.who !== generals.confederateSeat)
            generals.seat("confederate", confederateSeat.who);
    }

    Column {
        width: parent.width
        spacing: Look.gap

        Label {
            text: qsTr("Union")
            font.bold: true
        }

        SeatChoice {
            id: unionSeat

            side: "union"
            width: parent.width
        }

        Label {
            text: qsTr("Confederate")
            font.bold: true
        }

        SeatChoice {
            id: confederateSeat

            side: "confederate"
            width: parent.width
        }

        Label {
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: Look.inkSoft
            text: qsTr("A general plays by the same rules and dice, and sees only what his side may see [0.5]. Who sits where is kept in the saved game.")
        }
    }
}
