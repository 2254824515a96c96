import QtQuick
import QtQuick.Controls

/// The heading of a part of the books, with the case that it follows.
Item {
    id: root

    required property string text
    property string cited

    signal caseAsked(string number)

    width: parent ? parent.width : implicitWidth
    implicitWidth: title.implicitWidth + button.implicitWidth + Look.gap
    implicitHeight: Math.max(title.implicitHeight, button.visible ? button.implicitHeight : 0)

    Label {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - (button.visible ? button.width : 0)
        elide: Text.ElideRight
        text: root.text
        font.family: Look.serif
        font.bold: true
        font.pixelSize: Look.large
        color: Look.accent
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    ToolButton {
        id: button

        anchors.right: parent.right
        visible: root.cited.length > 0
        text: root.cited
        Accessible.name: qsTr("Open case %1").arg(root.cited)
        onClicked: root.caseAsked(root.cited)
    }
}
