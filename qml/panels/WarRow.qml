pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

/// A line of the books: a name, figures in columns flush right, and a remark. A click leads to its
/// place on the map, the number behind it to its case.
ItemDelegate {
    id: root

    /// What stands in its columns: each has the width of `widths`.
    property list<string> cells
    property list<int> widths
    property string name
    property string remark
    property string hex
    property string cited
    property bool strong: false
    property bool faint: false

    signal hexAsked(string hex)
    signal caseAsked(string number)

    width: parent ? parent.width : implicitWidth
    padding: 2
    leftPadding: Look.gapSmall
    rightPadding: Look.gapSmall
    enabled: hex.length > 0 || cited.length > 0
    Accessible.name: [name, ...cells, remark].filter(each => each.length > 0).join(", ")
    onClicked: {
        if (hex.length > 0)
            hexAsked(hex);
        else
            caseAsked(cited);
    }

    contentItem: RowLayout {
        spacing: Look.gap

        Label {
            Layout.fillWidth: root.remark.length === 0
            Layout.preferredWidth: root.remark.length === 0 ? -1 : Look.sized(190)
            Layout.maximumWidth: Look.sized(root.remark.length === 0 ? 600 : 230)
            wrapMode: Text.Wrap
            text: root.name
            font.bold: root.strong
            color: root.faint ? Look.inkFaint : Look.ink
        }

        Repeater {
            model: root.cells

            Label {
                required property int index
                required property string modelData

                Layout.preferredWidth: root.widths[index]
                horizontalAlignment: Text.AlignRight
                text: modelData
                font.bold: root.strong
                color: root.faint ? Look.inkFaint : Look.ink
            }
        }

        Label {
            Layout.fillWidth: true
            visible: root.remark.length > 0
            wrapMode: Text.Wrap
            text: root.remark
            color: Look.inkSoft
            font.pixelSize: Look.small
        }

        ToolButton {
            visible: root.cited.length > 0
            text: root.cited
            font.pixelSize: Look.small
            Accessible.name: qsTr("Open case %1").arg(root.cited)
            onClicked: root.caseAsked(root.cited)
        }
    }
}
