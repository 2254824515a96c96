import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Panels

/// What is to be reported of a fight of a campaign [26.13] [RR-373], and the button that reports it.
ColumnLayout {
    id: root

    property alias title: head.text
    property alias outcome: words.text
    property bool mayReport: true

    signal reported

    spacing: Look.gapSmall

    Label {
        id: head

        Layout.fillWidth: true
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.normal
        color: Look.accent
    }

    Label {
        id: words

        objectName: "outcomeWords"
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        font.pixelSize: Look.normal
    }

    DeskButton {
        objectName: "reportFight"
        Layout.fillWidth: true
        visible: root.mayReport
        highlighted: true
        text: qsTr("Report it to the campaign")
        onClicked: root.reported()
    }
}
