import QtQuick
import QtQuick.Controls

/// An optional rule with its case and what it says.
CheckBox {
    id: root

    required property string cited
    required property string rule
    /// Whether it is played when nothing is said.
    required property bool usual

    objectName: "option-" + cited
    padding: 2
    text: qsTr("%1  %2").arg(cited).arg(rule)
    font.pixelSize: Look.small
    Accessible.name: qsTr("Option %1: %2").arg(cited).arg(rule)
    Accessible.description: usual ? qsTr("Played unless you choose otherwise") : ""

    contentItem: Label {
        leftPadding: root.indicator.width + root.spacing
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        text: root.text
        color: Look.ink
        font: root.font
        Accessible.ignored: true
    }
}
