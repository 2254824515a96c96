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
    /// The table, where a battle is played that no list holds: a campaign's.
    property TablePlay play: null
    /// Of the battle that is played; it is proposed.
    property string playing
    /// Its id and its rule set, "river-7" and "coastal"; empty without one.
    property string playingId
    property string playingRules
    /// Battles on land: rosters and sticks in place of cards and circles, and no choice of rules.
    property bool land: false
    /// Who writes; of battles on land another one.
    property TablePrinter printer: TablePrinter {
        session: root.session
        play: root.play
    }
    readonly property string what: root.parts()
    readonly property string ruleSet: root.land ? "field" : rules.currentValue

    function parts(): string {
        let all = cards.checked ? "cards" : "";
        if (circles.checked)
            all += (all.length > 0 ? "," : "") + "circles";
        if (tables.checked)
            all += (all.length > 0 ? "," : "") + "tables";
        return all;
    }

    /// The battles of the list, and first the table of dice or the campaign's battle that is played.
    function battles(): var {
        const all = [];
        for (let row = 0; row < root.session.battles.count; ++row) {
            const each = root.session.battles.battle(row);
            if (each.land === root.land && !(root.land && each.battle === root.playingId))
                all.push(each);
        }
        // On land the battle that is played is printed with the switches by which it is.
        if (root.land && root.playing.length > 0)
            all.unshift({
                title: root.playing,
                battle: ""
            });
        if (/^(river|estuary)-/.test(root.playingId))
            all.unshift({
                title: root.playing,
                battle: root.playingId
            });
        else if (!root.land && root.play !== null)
            all.unshift({
                title: root.playing,
                battle: ""
            });
        return all;
    }

    function ask() {
        root.printer.forget();
        battle.model = root.battles();
        battle.currentIndex = Math.max(0, battle.find(root.playing));
        rules.currentIndex = Math.max(0, rules.indexOfValue(root.playingRules));
        open();
        battle.forceActiveFocus();
    }

    /// Asks for a file, one in the folder of documents proposed.
    function askFile() {
        const place = String(root.printer.proposed(battle.currentValue, root.ruleSet));
        target.currentFolder = place.slice(0, place.lastIndexOf("/"));
        target.selectedFile = place;
        target.open();
    }

    function write(file: url) {
        root.printer.writePages(battle.currentValue, root.ruleSet, paper.currentValue, root.what, file);
    }

    objectName: "printDialog"
    title: qsTr("Print for the real table")
    modal: true
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(420), (parent ? parent.width : 420) - 40)

    FileDialog {
        id: target

        title: qsTr("Write the pages to")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "pdf"
        acceptLabel: qsTr("Write")
        nameFilters: [qsTr("PDF (*.pdf)")]
        onAccepted: root.write(selectedFile)
    }

    footer: Item {
        implicitHeight: buttons.implicitHeight + 2 * Look.margin

        RowLayout {
            id: buttons

            anchors.fill: parent
            anchors.margins: Look.margin
            spacing: Look.gap

            Item {
                Layout.fillWidth: true
            }

            Button {
                objectName: "printOpen"
                visible: root.printer.file.length > 0
                text: qsTr("Open the file")
                onClicked: Qt.openUrlExternally(root.printer.page)
            }

            Button {
                objectName: "printWrite"
                text: qsTr("Write PDF …")
                highlighted: true
                enabled: root.what.length > 0
                onClicked: root.askFile()
            }

            Button {
                objectName: "printClose"
                text: qsTr("Close")
                onClicked: root.close()
            }
        }
    }

    component FieldLabel: Label {
        font.pixelSize: Look.normal
        Accessible.ignored: true
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gapSmall

        GridLayout {
            Layout.fillWidth: true
            columns: 2
            columnSpacing: Look.gap
            rowSpacing: Look.gapSmall

            FieldLabel {
                text: qsTr("Battle")
            }

            ComboBox {
                id: battle

                objectName: "printBattle"
                Layout.fillWidth: true
                textRole: "title"
                valueRole: "battle"
                Accessible.name: qsTr("Battle")
            }

            FieldLabel {
                visible: !root.land
                text: qsTr("Rules")
            }

            ComboBox {
                id: rules

                objectName: "printRules"
                visible: !root.land
                Layout.fillWidth: true
                textRole: "text"
                valueRole: "value"
                // The ships of a campaign's battle are laid out by the rules that it is fought by.
                enabled: battle.currentValue !== ""
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

            FieldLabel {
                text: qsTr("Paper")
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
        }

        CheckBox {
            id: cards

            objectName: "printCards"
            text: root.land ? qsTr("Rosters and sheets for orders") : qsTr("Record cards of ships and forts")
            checked: true
        }

        CheckBox {
            id: circles

            objectName: "printCircles"
            text: root.land ? qsTr("Sticks, cone and burst indicator, full size") : qsTr("Turning circles and arcs, full size")
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
            text: root.printer.error.length > 0 ? root.printer.error : (root.printer.file.length > 0 ? qsTr("Written: %1").arg(root.printer.file) : "")
            color: root.printer.error.length > 0 ? Look.bad : Look.ink
            font.pixelSize: Look.normal
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
