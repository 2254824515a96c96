pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What a set-up says of itself: title, time, pools, what is counted at the end, rules,
/// reinforcements, briefing. What is wrong in a line stands below its field.
FocusFlickable {
    id: root

    required property SetupEditor editor
    readonly property var told: editor.told
    readonly property var inForce: editor.inForce
    readonly property var wrong: editor.wrong
    readonly property bool ofScenario: (root.told["scenario"] ?? "").length > 0

    contentHeight: page.height

    ScrollBar.vertical: ScrollBar {
    }

    component Caption: Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Look.inkSoft
        font.pixelSize: Look.small
    }

    component Field: TextField {
        Layout.fillWidth: true
    }

    component Fault: Label {
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        color: Look.bad
        font.pixelSize: Look.tiny
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    /// A line of the file that has one word.
    component ToldField: ColumnLayout {
        id: line

        required property string word
        required property string caption
        /// Of what is counted at the end.
        property bool isTotal: false

        Layout.fillWidth: true
        spacing: Look.gapSmall

        Caption {
            text: line.caption
        }
        Field {
            objectName: "told-" + line.word
            text: root.told[line.word] ?? ""
            placeholderText: root.inForce[line.word] ?? ""
            Accessible.name: line.caption
            onEditingFinished: {
                if (text === (root.told[line.word] ?? ""))
                    return;
                if (line.isTotal)
                    root.editor.setTotal(line.word, text);
                else
                    root.editor.setTold(line.word, text);
            }
        }
        Fault {
            objectName: "wrong-" + line.word
            text: root.wrong[line.word] ?? ""
        }
    }

    component SideBox: ComboBox {
        readonly property string word: ["union", "confederate"][currentIndex]

        model: [qsTr("Union"), qsTr("Confederate")]
        Accessible.name: qsTr("Side")
    }

    component Adder: DeskButton {
        text: qsTr("Add")
    }

    component Amount: AmountBox {
        Layout.fillWidth: true
        from: 1
        to: 99
        value: 1
    }

    ColumnLayout {
        id: page

        width: root.width - Look.scrollWidth
        spacing: Look.gapSmall

        Caption {
            text: qsTr("Title")
        }
        Field {
            objectName: "headTitle"
            text: root.editor.title
            maximumLength: 70
            Accessible.name: qsTr("Title")
            onEditingFinished: {
                if (text !== root.editor.title)
                    root.editor.setTitle(text);
            }
        }
        Fault {
            text: root.wrong["title"] ?? ""
        }
        Caption {
            text: qsTr("Cycle, as 4/62")
        }
        Field {
            objectName: "headCycle"
            text: root.editor.cycle
            Accessible.name: qsTr("Cycle")
            onEditingFinished: {
                if (text !== root.editor.cycle)
                    root.editor.setCycle(text);
            }
        }
        Fault {
            text: root.wrong["cycle"] ?? ""
        }
        ToldField {
            word: "scenario"
            caption: qsTr("Scenario whose terms hold; empty: a game of its own")
        }
        ToldField {
            visible: !root.ofScenario
            word: "first-cycle"
            caption: qsTr("Cycle of its GT 1")
        }
        ToldField {
            visible: !root.ofScenario
            word: "sheets"
            caption: qsTr("Sheets of the map, as A B")
        }
        ToldField {
            word: "length"
            caption: qsTr("Last game-turn")
        }
        Caption {
            text: qsTr("Supply points in the pool of the Union")
        }
        Field {
            objectName: "headUnionPool"
            text: root.editor.unionPool
            Accessible.name: qsTr("Supply points in the pool of the Union")
            onEditingFinished: {
                if (text !== root.editor.unionPool)
                    root.editor.setPool(0, text);
            }
        }
        Caption {
            text: qsTr("Supply points in the pool of the Confederacy")
        }
        Field {
            objectName: "headConfederatePool"
            text: root.editor.confederatePool
            Accessible.name: qsTr("Supply points in the pool of the Confederacy")
            onEditingFinished: {
                if (text !== root.editor.confederatePool)
                    root.editor.setPool(1, text);
            }
        }
        Fault {
            text: root.wrong["pool"] ?? ""
        }
        Caption {
            text: qsTr("What a side sees of the Enemy, as its author means it")
        }
        SecrecyBox {
            objectName: "headSecrecy"
            Layout.fillWidth: true
            meant: root.told["secrecy"] || "limited"
            onActivated: root.editor.setTold("secrecy", currentValue)
        }
        Fault {
            text: root.wrong["secrecy"] ?? ""
        }

        SetupEditorTerms {
            Layout.fillWidth: true
            editor: root.editor
            lines: root.editor.totals
            group: 2
            heading: qsTr("What is counted at the end [19.37]")
        }
        Caption {
            text: qsTr("Points for a town held, as Vicksburg MS:")
        }
        RowLayout {
            Layout.fillWidth: true

            SideBox {
                id: objectiveSide

                objectName: "objectiveSide"
                Layout.fillWidth: true
            }
            Amount {
                id: objectivePoints

                objectName: "objectivePoints"
                Accessible.name: qsTr("Points")
            }
        }
        RowLayout {
            Layout.fillWidth: true

            Field {
                id: town

                objectName: "objectiveTown"
                placeholderText: "Vicksburg MS"
                Accessible.name: qsTr("Town and state")
                onAccepted: addObjective.clicked()
            }
            Adder {
                id: addObjective

                objectName: "addObjective"
                enabled: town.text.trim().length > 0
                onClicked: {
                    if (enabled && root.editor.addTerm(2, "objective " + objectiveSide.word + " " + objectivePoints.value + " " + town.text.trim()))
                        town.clear();
                }
            }
        }
        Caption {
            text: qsTr("Points when no Enemy combat unit is north of a row:")
        }
        RowLayout {
            Layout.fillWidth: true

            SideBox {
                id: clearSide

                Layout.fillWidth: true
            }
            Amount {
                id: clearPoints

                Accessible.name: qsTr("Points")
            }
            Amount {
                id: clearRow

                Accessible.name: qsTr("Row of hexes")
            }
            Adder {
                objectName: "addClear"
                onClicked: root.editor.addTerm(2, "clear " + clearSide.word + " " + clearPoints.value + " north-of-row " + clearRow.value)
            }
        }
        Caption {
            text: qsTr("Points for every so many CSP that the Enemy lost, beyond so many times its own loss:")
        }
        RowLayout {
            Layout.fillWidth: true

            SideBox {
                id: lossSide

                Layout.fillWidth: true
            }
            Amount {
                id: lossPoints

                Accessible.name: qsTr("Points")
            }
        }
        RowLayout {
            Layout.fillWidth: true

            Amount {
                id: lossEach

                value: 15
                Accessible.name: qsTr("CSP")
            }
            Amount {
                id: lossBeyond

                from: 0
                Accessible.name: qsTr("Times its own loss")
            }
            Adder {
                objectName: "addLosses"
                onClicked: root.editor.addTerm(2, "losses " + lossSide.word + " " + lossPoints.value + " each " + lossEach.value + " beyond " + lossBeyond.value)
            }
        }
        ToldField {
            word: "union-wins"
            isTotal: true
            caption: qsTr("Total with which the Union wins")
        }
        ToldField {
            word: "union-draws"
            isTotal: true
            caption: qsTr("Smallest total that is a draw")
        }
        ToldField {
            word: "margin"
            isTotal: true
            caption: qsTr("Or: the margin by which the higher total wins [19.71]")
        }

        SetupEditorTerms {
            Layout.fillWidth: true
            editor: root.editor
            lines: root.editor.track
            group: 0
            heading: qsTr("Reinforcements and withdrawals [19.33]")
        }
        RowLayout {
            Layout.fillWidth: true

            SideBox {
                id: trackSide

                objectName: "trackSide"
                Layout.fillWidth: true
            }
            ComboBox {
                id: trackKind

                objectName: "trackKind"
                readonly property string letter: "icmgt"[currentIndex]
                Layout.fillWidth: true
                model: [qsTr("infantry"), qsTr("cavalry"), qsTr("militia"), qsTr("garrison"), qsTr("Supply Train")]
                Accessible.name: qsTr("Kind of unit")
            }
        }
        RowLayout {
            Layout.fillWidth: true

            Label {
                text: qsTr("after GT")
                color: Look.inkSoft
                font.pixelSize: Look.small
            }
            AmountBox {
                id: trackTurn

                objectName: "trackTurn"
                Layout.fillWidth: true
                from: 1
                to: 200
                Accessible.name: qsTr("After game-turn")
            }
            AmountBox {
                id: trackAmount

                objectName: "trackAmount"
                Layout.fillWidth: true
                from: -99
                to: 99
                value: 6
                Accessible.name: qsTr("Amount; below nothing they leave")
            }
            Adder {
                objectName: "addTrack"
                enabled: trackAmount.value !== 0
                onClicked: root.editor.addTerm(0, "reinforcement " + trackSide.word + " " + trackTurn.value + " " + trackKind.letter + " " + trackAmount.value)
            }
        }

        SetupEditorTerms {
            Layout.fillWidth: true
            editor: root.editor
            lines: root.editor.rules
            group: 1
            heading: qsTr("Cases that hold in this set-up only")
        }
        RowLayout {
            Layout.fillWidth: true

            Field {
                id: rule

                objectName: "ruleCase"
                placeholderText: "19.44"
                Accessible.name: qsTr("Case")
                onAccepted: addRule.clicked()
            }
            Adder {
                id: addRule

                objectName: "addRule"
                enabled: rule.text.trim().length > 0
                onClicked: {
                    if (enabled && root.editor.addTerm(1, "rule " + rule.text.trim()))
                        rule.clear();
                }
            }
        }
        ToldField {
            word: "errata"
            caption: qsTr("Errata, as corrected,-E010")
        }
        ToldField {
            word: "options"
            caption: qsTr("Optional rules, as 26.1")
        }
        Caption {
            text: qsTr("What its players are told")
        }
        TextArea {
            objectName: "headBriefing"
            Layout.fillWidth: true
            Layout.minimumHeight: Look.sized(160)
            wrapMode: TextEdit.Wrap
            textFormat: TextEdit.PlainText
            text: root.editor.briefing
            Accessible.name: qsTr("What its players are told")
            onEditingFinished: {
                if (text !== root.editor.briefing)
                    root.editor.setBriefing(text);
            }
        }
    }
}
