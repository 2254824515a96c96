pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The naval battles of the miniature table: what happened, who is there, and on which terms it is
/// fought; and those that have been begun.
FocusScope {
    id: root

    required property Session session
    property BattleSaves saves: null
    readonly property var begun: saves ? saves.list : []
    readonly property var battle: list.count > 0 ? session.battles.battle(list.currentIndex) : ({})
    /// Options that are set otherwise than the table has them, "name=value" each.
    property var chosen: ({})

    /// Which of the rule sets of the model.
    property int ruleSet: 0
    readonly property var rules: session.battles.sets[ruleSet] ?? ({
            rules: "",
            options: []
        })

    /// `rules` is "ironclad" or "coastal", `computer` what it commands, as CommandBox has it.
    signal battleAsked(string battle, string rules, string options, string seed, string computer)
    signal savedBattleAsked(string file)

    function focusList() {
        list.forceActiveFocus();
    }

    function options(): string {
        return Object.keys(root.chosen).map(name => name + "=" + root.chosen[name]).join(" ");
    }

    function choose(name: string, value: string, standard: string) {
        const all = Object.assign({}, root.chosen);
        if (value === standard)
            delete all[name];
        else
            all[name] = value;
        root.chosen = all;
    }

    function play() {
        if (list.count > 0)
            root.battleAsked(root.battle.battle, root.rules.rules, root.options(), seed.text, computer.currentValue);
    }

    RowLayout {
        anchors.fill: parent
        spacing: Look.gapLarge

        ListView {
            id: list

            objectName: "battleList"
            Layout.preferredWidth: Math.round(Math.max(Look.sized(150), Math.min(Look.sized(270), root.width * 0.28)))
            Layout.fillHeight: true
            clip: true
            spacing: Look.gapSmall
            focus: true
            currentIndex: 0
            keyNavigationEnabled: true
            model: root.session.battles
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Naval battles")
            Keys.onReturnPressed: root.play()
            Keys.onEnterPressed: root.play()

            delegate: ItemDelegate {
                id: card

                required property int index
                required property string battle
                required property string title
                required property string size

                objectName: "battle-" + battle
                width: list.width - Look.margin - 2
                padding: Look.margin
                highlighted: ListView.isCurrentItem
                Accessible.name: title
                onClicked: {
                    list.currentIndex = index;
                    list.forceActiveFocus();
                }
                onDoubleClicked: root.play()

                background: Rectangle {
                    radius: Look.radius
                    color: card.highlighted ? Look.selectedSoft : (card.hovered ? Look.hover : Look.paper)
                    border.color: card.highlighted ? Look.selected : Look.edge
                    border.width: card.highlighted ? (list.activeFocus ? 4 : 2) : 1
                }

                contentItem: Column {
                    spacing: 2

                    Label {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: card.title
                        color: Look.ink
                        font.family: Look.serif
                        font.pixelSize: Look.large
                        font.bold: true
                    }

                    Label {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: card.size
                        color: Look.inkSoft
                        font.pixelSize: Look.small
                    }
                }
            }
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
            radius: Look.radius
            color: Look.paper
            border.color: Look.edge

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: Look.margin
                spacing: Look.gap

                FocusFlickable {
                    id: paper

                    objectName: "battlePaper"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    contentHeight: page.height

                    ScrollBar.vertical: ScrollBar {
                        policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
                    }

                    ColumnLayout {
                        id: page

                        x: Look.gap
                        width: paper.width - 2 * Look.gap - Look.margin
                        spacing: Look.gap

                        Label {
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            text: root.battle.title ?? ""
                            color: Look.ink
                            font.family: Look.serif
                            font.pixelSize: Look.huge
                            font.bold: true
                            Accessible.role: Accessible.Heading
                        }

                        Label {
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            text: root.battle.size ?? ""
                            color: Look.accent
                            font.family: Look.serif
                            font.pixelSize: Look.large
                            font.italic: true
                        }

                        Label {
                            objectName: "battleHistory"
                            Layout.fillWidth: true
                            wrapMode: Text.WordWrap
                            text: root.battle.history ?? ""
                            color: Look.ink
                            font.family: Look.serif
                            font.pixelSize: Look.large
                            lineHeight: 1.2
                        }

                        Label {
                            Layout.fillWidth: true
                            wrapMode: Text.WordWrap
                            text: qsTr("Union: %1").arg(root.battle.unionForce ?? "")
                            color: Look.ink
                            font.pixelSize: Look.normal
                        }

                        Label {
                            Layout.fillWidth: true
                            wrapMode: Text.WordWrap
                            text: qsTr("Confederate: %1").arg(root.battle.southForce ?? "")
                            color: Look.ink
                            font.pixelSize: Look.normal
                        }

                        DoubleRule {
                            Layout.fillWidth: true
                        }

                        Flow {
                            Layout.fillWidth: true
                            spacing: Look.gap

                            Label {
                                height: Look.sized(28)
                                verticalAlignment: Text.AlignVCenter
                                text: qsTr("Rules")
                                font.family: Look.serif
                                font.bold: true
                                font.pixelSize: Look.large
                                color: Look.accent
                            }

                            Repeater {
                                model: root.session.battles.sets

                                RadioButton {
                                    required property var modelData
                                    required property int index

                                    objectName: "rules-" + modelData.rules
                                    text: modelData.title
                                    checked: root.ruleSet === index
                                    onClicked: {
                                        root.chosen = ({});
                                        root.ruleSet = index;
                                    }
                                }
                            }
                        }

                        Repeater {
                            model: root.rules.options

                            RowLayout {
                                id: option

                                required property var modelData
                                readonly property bool isSwitch: /^(on|off)\b/.test(modelData.standard)
                                readonly property string usual: isSwitch ? modelData.standard.split(" ")[0] : modelData.standard

                                Layout.fillWidth: true
                                spacing: Look.gap

                                CheckBox {
                                    objectName: "battleOption-" + option.modelData.name
                                    visible: option.isSwitch
                                    checked: (root.chosen[option.modelData.name] ?? option.usual) === "on"
                                    text: option.isSwitch ? option.modelData.meaning : ""
                                    font.pixelSize: Look.small
                                    onToggled: root.choose(option.modelData.name, checked ? "on" : "off", option.usual)
                                }

                                TextField {
                                    visible: !option.isSwitch
                                    Layout.preferredWidth: Look.sized(60)
                                    text: option.modelData.standard
                                    font.pixelSize: Look.small
                                    Accessible.name: option.modelData.meaning
                                    onEditingFinished: root.choose(option.modelData.name, text, option.usual)
                                }

                                Label {
                                    visible: !option.isSwitch
                                    Layout.fillWidth: true
                                    wrapMode: Text.Wrap
                                    text: option.modelData.meaning
                                    font.pixelSize: Look.small
                                }

                                Label {
                                    text: option.modelData.rule
                                    font.pixelSize: Look.tiny
                                    color: Look.inkFaint
                                }
                            }
                        }

                        RowLayout {
                            spacing: Look.gap

                            Label {
                                text: qsTr("Who commands")
                                font.pixelSize: Look.normal
                            }

                            CommandBox {
                                id: computer

                                objectName: "battleComputer"
                            }
                        }

                        RowLayout {
                            spacing: Look.gap

                            Label {
                                text: qsTr("Seed of the dice")
                                font.pixelSize: Look.normal
                            }

                            TextField {
                                id: seed

                                objectName: "battleSeed"
                                Layout.preferredWidth: Look.sized(210)
                                placeholderText: qsTr("from the clock")
                                inputMethodHints: Qt.ImhDigitsOnly
                                Accessible.name: qsTr("Seed of the dice")

                                validator: RegularExpressionValidator {
                                    regularExpression: /[0-9]{0,19}/
                                }
                            }
                        }

                        Label {
                            visible: root.begun.length > 0
                            text: qsTr("Begun already")
                            font.family: Look.serif
                            font.bold: true
                            font.pixelSize: Look.large
                            color: Look.accent
                        }

                        Repeater {
                            model: root.begun

                            ItemDelegate {
                                id: saved

                                required property var modelData
                                required property int index

                                objectName: "savedBattle-" + index
                                Layout.fillWidth: true
                                padding: Look.gapSmall
                                enabled: modelData.broken.length === 0
                                text: modelData.broken.length > 0 ? qsTr("%1 cannot be opened: %2").arg(modelData.name).arg(modelData.broken) : qsTr("%1, %2: %3, played %4 (%5)").arg(modelData.title).arg(modelData.rules).arg(modelData.words).arg(modelData.played).arg(modelData.name)
                                font.pixelSize: Look.small
                                onClicked: root.savedBattleAsked(modelData.file)
                            }
                        }
                    }
                }

                DoubleRule {
                    Layout.fillWidth: true
                }

                DeskButton {
                    objectName: "playBattle"
                    Layout.alignment: Qt.AlignRight
                    text: qsTr("Fight it")
                    highlighted: true
                    enabled: list.count > 0
                    onClicked: root.play()
                }
            }
        }
    }
}
