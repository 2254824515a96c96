pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The supply of the current piece: the path hop by hop, or the break with its case.
ColumnLayout {
    id: root

    required property Desk desk

    signal hexAsked(string hex)

    /// As high as it needs to be, up to what it is given.
    property real wanted: 0
    /// The same while it is laid out.
    readonly property real needed: sentenceBox.implicitHeight + spacing + hops.fitted

    onNeededChanged: settled.restart()

    visible: root.desk.hasAnswer
    spacing: 6

    Timer {
        id: settled
        interval: 0
        onTriggered: root.wanted = root.needed
    }

    Connections {
        target: root.desk

        function onAnswerChanged() {
            if (root.desk.brokenHop >= 0) {
                hops.positionViewAtIndex(root.desk.brokenHop, ListView.Center);
            }
        }
    }

    Rectangle {
        id: sentenceBox

        Layout.fillWidth: true
        implicitHeight: sentence.implicitHeight + 14
        radius: Look.radius
        color: root.desk.supplied ? Look.goodSoft : Look.badSoft
        border.color: root.desk.supplied ? Look.good : Look.bad
        border.width: 2

        Label {
            id: sentence

            objectName: "supplySentence"
            anchors.fill: parent
            anchors.margins: 7
            wrapMode: Text.Wrap
            color: Look.ink
            font.pixelSize: Look.normal
            text: root.desk.supplied ? root.desk.supplySentence : qsTr("! Not supplied [%1]: %2").arg(root.desk.supplyCase).arg(root.desk.supplySentence)
            Accessible.name: text
        }
    }

    FittingList {
        id: hops

        objectName: "pathList"
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: root.visible ? root.desk.path : null
        Accessible.name: qsTr("Supply path")
        ScrollBar.vertical: ScrollBar {
        }

        delegate: ItemDelegate {
            id: hop

            required property string title
            required property string note
            required property string figure
            required property string hex
            required property bool broken

            width: ListView.view.width - Look.scrollWidth
            height: implicitContentHeight + 6
            padding: 2
            onClicked: root.hexAsked(hop.hex)
            Accessible.name: qsTr("%1: %2").arg(hop.title).arg(hop.note)

            contentItem: RowLayout {
                spacing: 6

                Label {
                    text: hop.broken ? "✕" : "→"
                    color: hop.broken ? Look.bad : Look.good
                    font.bold: true
                }

                Label {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    font.pixelSize: Look.small
                    color: hop.broken ? Look.bad : Look.ink
                    text: qsTr("%1: %2").arg(hop.title).arg(hop.note)
                }

                Label {
                    text: hop.figure
                    font.pixelSize: Look.tiny
                    color: Look.inkFaint
                }
            }
        }
    }
}
