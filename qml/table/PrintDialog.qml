import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import QtQuick.Layouts
import Sumter.Models
import Sumter.Panels
import Sumter.Table

/// Asks what of a battle is to be printed for models on a real table, and where.
Dialog {
    id: root

    required property Session session
    /// Of the battle that is played; it is proposed.
    property string playing
    readonly property string what: root.parts()

    function parts(): string {
        let all = cards.checked ? "cards" : "";
        if (circles.checked)
            all += (all.length > 0 ? "," : "") + "circles";
        if (tables.checked)
            all += (all.length > 0 ? "," : "") + "tables";
        return all;
    }

    function ask() {
        printer.forget();
        battle.currentIndex = Math.max(0, battle.find(root.playing));
        open();
        battle.forceActiveFocus();
    }

    function write(file: url) {
        printer.writePages(battle.currentValue, rules.currentValue, paper.currentValue, root.what, file);
    }

    objectName: "printDialog"
    title: qsTr("Print for the real table")
    modal: true
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(420), (parent ? parent.width : 420) - 40)

    TablePrinter {
        id: printer

        objectName: "tablePrinter"
        session: root.session
    }

    FileDialog {
        id: target

        title: qsTr("Write the pages to")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "pdf"
        acceptLabel: qsTr("Write")
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: root.write(selectedFile)
    }

    footer: DialogButtonBox {
        Button {
            objectName: "printWrite"
            text: qsTr("Write PDF …")
            enabled: root.what.length > 0
            onClicked: target.open()
        }

        Button {
            objectName: "printOpen"
            visible: printer.file.length > 0
            text: qsTr("Open the file")
            onClicked: Qt.openUrlExternally(printer.page)
        }

        Button {
            objectName: "printClose"
            text: qsTr("Close")
            onClicked: root.close()
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap

        ComboBox {
            id: battle

            objectName: "printBattle"
            Layout.fillWidth: true
            model: root.session.battles
            textRole: "title"
            valueRole: "battle"
            Accessible.name: qsTr("Battle")
        }

        ComboBox {
            id: rules

            objectName: "printRules"
            Layout.fillWidth: true
            textRole: "text"
            valueRole: "value"
            Accessible.name: qsTr("Rules")
            model: [
                {
                    text: qsTr("Ironclad rules"),
                    value: "ironclad"
                },
                {
                    text: qsTr("Coastal rules"),
                    value: "coastal"
                }
            ]
        }

        ComboBox {
            id: paper

            objectName: "printPaper"
            Layout.fillWidth: true
            textRole: "text"
            valueRole: "value"
            Accessible.name: qsTr("Paper")
            model: [
                {
                    text: qsTr("A4"),
                    value: "a4"
                },
                {
                    text: qsTr("Letter"),
                    value: "letter"
                }
            ]
        }

        CheckBox {
            id: cards

            objectName: "printCards"
            text: qsTr("Record cards of ships and forts")
            checked: true
        }

        CheckBox {
            id: circles

            objectName: "printCircles"
            text: qsTr("Turning circles and arcs, full size")
            checked: true
        }

        CheckBox {
            id: tables

            objectName: "printTables"
            text: qsTr("Tables")
            checked: true
        }

        Label {
            objectName: "printTold"
            Layout.fillWidth: true
            visible: text.length > 0
            wrapMode: Text.Wrap
            text: printer.error.length > 0 ? printer.error : (printer.file.length > 0 ? qsTr("Written: %1").arg(printer.file) : "")
            color: printer.error.length > 0 ? Look.bad : Look.ink
            font.pixelSize: Look.normal
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
