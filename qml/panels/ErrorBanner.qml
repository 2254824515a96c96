import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What went wrong last: place and reason. The window behind it goes on as it was.
Rectangle {
    id: root

    required property Session session

    visible: root.session.error.length > 0
    implicitHeight: row.implicitHeight + 2 * Look.gap
    color: Look.warningSoft
    border.color: Look.warning
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text.text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Look.gap
        spacing: Look.margin

        Label {
            text: "⚠"
            color: Look.warning
            font.pixelSize: Look.title
        }

        Label {
            id: text

            objectName: "errorText"
            Layout.fillWidth: true
            color: Look.ink
            wrapMode: Text.Wrap
            text: root.session.errorPlace.length > 0 ? qsTr("%1: %2").arg(root.session.errorPlace).arg(root.session.error) : root.session.error
        }

        Button {
            objectName: "dismissError"
            text: qsTr("Close")
            onClicked: root.session.dismissError()
        }
    }
}
