pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import Sumter.Panels

/// An order that may be given now; one that may not says why, with its rule.
ItemDelegate {
    id: root

    required property string words
    required property string hint
    required property bool may
    required property string why
    /// The order that goes on with what is at hand.
    property bool first: false

    focusPolicy: Qt.StrongFocus
    padding: Look.gapSmall
    leftPadding: Look.gap
    rightPadding: Look.gap
    Accessible.name: words
    Accessible.description: may ? hint : why
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Look.radius
        color: root.may ? (root.down ? Look.paperSunken : (root.hovered ? Look.hover : Look.paperRaised)) : "transparent"
        border.color: root.visualFocus ? Look.selected : (root.may ? Look.ink : Look.edge)
        border.width: root.visualFocus ? 3 : (root.first ? 2 : 1)
    }

    contentItem: Column {
        spacing: 0

        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.words
            color: root.may ? Look.ink : Look.inkFaint
            font.family: Look.serif
            font.pixelSize: Look.large
            font.bold: root.may
            Accessible.ignored: true
        }

        Label {
            width: parent.width
            visible: text.length > 0
            wrapMode: Text.Wrap
            text: root.may ? root.hint : root.why
            color: root.may ? Look.inkSoft : Look.inkFaint
            font.pixelSize: Look.small
            Accessible.ignored: true
        }
    }
}
