pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// Every published correction with a switch; the set-up is opened again with the choice.
Dialog {
    id: root

    required property Session session

    objectName: "errataPanel"
    title: qsTr("Errata: %1 of %2 in force").arg(session.errata.onCount).arg(session.errata.count)
    modal: true
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(820), (parent ? parent.width : 820) - 40)
    height: Math.min(Look.sized(680), (parent ? parent.height : 680) - 40)

    footer: RowLayout {
        spacing: Look.gap

        Button {
            Layout.margins: Look.gap
            text: qsTr("All corrected")
            onClicked: root.session.errata.selection = "corrected"
        }

        Button {
            text: qsTr("All as printed")
            onClicked: root.session.errata.selection = "as-printed"
        }

        Item {
            Layout.fillWidth: true
        }

        Button {
            objectName: "applyErrata"
            text: root.session.hasBoard ? qsTr("Open again") : qsTr("Use these")
            onClicked: {
                if (root.session.hasBoard) {
                    root.session.openSetup(root.session.setupId, root.session.errata.selection);
                }
                root.close();
            }
        }

        Button {
            Layout.margins: Look.gap
            text: qsTr("Close")
            onClicked: root.close()
        }
    }

    ListView {
        objectName: "errataList"
        anchors.fill: parent
        clip: true
        model: root.session.errata
        spacing: 2
        ScrollBar.vertical: ScrollBar {
        }

        delegate: ItemDelegate {
            id: row

            required property int index
            required property string erratum
            required property string cited
            required property string title
            required property string printed
            required property string corrected
            required property bool built
            required property bool on

            objectName: "erratum-" + erratum
            width: ListView.view.width - Look.scrollWidth
            height: implicitContentHeight + 10
            padding: 5
            Accessible.name: qsTr("%1, case %2: %3").arg(erratum).arg(cited).arg(title)
            onClicked: root.session.errata.toggle(index)

            contentItem: RowLayout {
                spacing: Look.gap

                CheckBox {
                    Layout.alignment: Qt.AlignTop
                    checked: row.on
                    onToggled: root.session.errata.toggle(row.index)
                    Accessible.name: row.erratum
                }

                Column {
                    Layout.fillWidth: true

                    Label {
                        width: parent.width
                        wrapMode: Text.Wrap
                        font.bold: true
                        font.pixelSize: Look.small
                        text: qsTr("%1 [%2] %3").arg(row.erratum).arg(row.cited).arg(row.title)
                    }

                    Label {
                        width: parent.width
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.tiny
                        font.strikeout: row.on
                        color: Look.printed
                        text: qsTr("printed: %1").arg(row.printed)
                    }

                    Label {
                        width: parent.width
                        wrapMode: Text.Wrap
                        font.pixelSize: Look.tiny
                        color: row.on ? Look.corrected : Look.inkFaint
                        text: qsTr("corrected: %1").arg(row.corrected)
                    }

                    Label {
                        width: parent.width
                        visible: !row.built
                        font.pixelSize: Look.tiny
                        font.italic: true
                        color: Look.inkFaint
                        text: qsTr("The rule it changes is not built yet.")
                    }
                }
            }
        }
    }
}
