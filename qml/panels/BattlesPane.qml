pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The battles of the miniature table, on water and on land: what happened, who is there, and on which terms it is
/// fought; and those that have been begun.
FocusScope {
    id: root

    required property Session session
    property BattleSaves saves: null
    readonly property var begun: saves ? saves.list : []
    readonly property int away: saves ? saves.putAwayCount : 0
    readonly property var battle: laid.kind.length > 0 ? laid.battle : list.count > 0 ? session.battles.battle(list.currentIndex) : ({})
    /// Options that are set otherwise than the table has them, "name=value" each.
    property var chosen: ({})

    /// Which of the rule sets of the model those on water are fought by; those on land have one.
    property int ruleSet: 0
    readonly property bool onLand: battle.land === true
    readonly property var sets: session.battles.sets
    readonly property var rules: (onLand ? sets.find(set => set.land) : sets[ruleSet]) ?? ({
            rules: "",
            options: []
        })

    onOnLandChanged: chosen = ({})

    /// `rules` is "ironclad", "coastal" or "field", `computer` what it commands, as CommandBox has it.
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
        if (root.battle.battle)
            root.battleAsked(root.battle.battle, root.rules.rules, root.options(), seed.text, computer.currentValue);
    }

    LaidTable {
        id: laid

        objectName: "laidTable"
        session: root.session
    }

    RowLayout {
        anchors.fill: parent
        spacing: Look.gapLarge

        ColumnLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: Math.round(Math.max(Look.sized(150), Math.min(Look.sized(270), root.width * 0.28)))
            spacing: Look.gapSmall

            ListView {
                id: list

                objectName: "battleList"
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                spacing: Look.gapSmall
                focus: true
                currentIndex: 0
                keyNavigationEnabled: true
                model: root.session.battles
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Table battles")
                onCurrentIndexChanged: laid.kind = ""
                Keys.onReturnPressed: root.play()
                Keys.onEnterPressed: root.play()

                delegate: BattleCard {
                    required property int index
                    required property string battle

                    objectName: "battle-" + battle
                    width: list.width - Look.margin - 2
                    chosen: ListView.isCurrentItem && laid.kind.length === 0
                    focused: list.activeFocus
                    onClicked: {
                        laid.kind = "";
                        list.currentIndex = index;
                        list.forceActiveFocus();
                    }
                    onDoubleClicked: root.play()
                }
            }

            Repeater {
                model: [
                    {
                        kind: "river",
                        title: qsTr("A river by number")
                    },
                    {
                        kind: "estuary",
                        title: qsTr("An estuary by number")
                    }
                ]

                BattleCard {
                    required property var modelData

                    objectName: "laid-" + modelData.kind
                    Layout.fillWidth: true
                    Layout.rightMargin: Look.margin + 2
                    title: modelData.title
                    size: qsTr("laid out by cards and dice")
                    chosen: laid.kind === modelData.kind
                    focused: activeFocus
                    onClicked: {
                        laid.kind = modelData.kind;
                        forceActiveFocus();
                    }
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
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

                        RowLayout {
                            Layout.fillWidth: true
                            visible: laid.kind.length > 0
                            spacing: Look.gap

                            Label {
                                text: qsTr("Number of the table")
                                font.pixelSize: Look.normal
                            }

                            TextField {
                                objectName: "laidNumber"
                                Layout.preferredWidth: Look.sized(80)
                                text: laid.number
                                inputMethodHints: Qt.ImhDigitsOnly
                                Accessible.name: qsTr("Number of the table")
                                onTextEdited: laid.number = text
                                onAccepted: root.play()

                                validator: RegularExpressionValidator {
                                    regularExpression: /[0-9]{0,10}/
                                }
                            }

                            DeskButton {
                                objectName: "laidDie"
                                text: qsTr("⚄ New")
                                Accessible.name: qsTr("Another random table")
                                onClicked: laid.throwDie()
                            }
                        }

                        Label {
                            objectName: "laidError"
                            Layout.fillWidth: true
                            visible: laid.error.length > 0
                            wrapMode: Text.Wrap
                            text: laid.error
                            color: Look.bad
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
                            objectName: "battleAims"
                            Layout.fillWidth: true
                            visible: text.length > 0
                            wrapMode: Text.WordWrap
                            text: root.battle.aims ?? ""
                            color: Look.ink
                            font.pixelSize: Look.normal
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
                                    visible: modelData.land === root.onLand
                                    text: modelData.title
                                    checked: root.rules.rules === modelData.rules
                                    onClicked: {
                                        if (root.rules.rules !== modelData.rules) {
                                            root.chosen = ({});
                                            root.ruleSet = index;
                                        }
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
                                readonly property bool isWord: modelData.choices.length > 0
                                readonly property string usual: isSwitch ? modelData.standard.split(" ")[0] : modelData.standard

                                Layout.fillWidth: true
                                spacing: Look.gap

                                CheckBox {
                                    objectName: "battleOption-" + option.modelData.name
                                    Layout.fillWidth: true
                                    Layout.maximumWidth: Math.ceil(implicitWidth)
                                    visible: option.isSwitch
                                    checked: (root.chosen[option.modelData.name] ?? option.usual) === "on"
                                    text: option.isSwitch ? option.modelData.meaning : ""
                                    font.pixelSize: Look.small
                                    onToggled: root.choose(option.modelData.name, checked ? "on" : "off", option.usual)
                                }

                                ComboBox {
                                    objectName: "battleChoice-" + option.modelData.name
                                    visible: option.isWord
                                    model: option.modelData.choices
                                    textRole: "title"
                                    valueRole: "value"
                                    implicitContentWidthPolicy: ComboBox.WidestText
                                    font.pixelSize: Look.small
                                    Accessible.name: option.modelData.meaning
                                    Component.onCompleted: currentIndex = indexOfValue(root.chosen[option.modelData.name] ?? option.usual)
                                    onActivated: root.choose(option.modelData.name, currentValue, option.usual)
                                }

                                TextField {
                                    visible: !option.isSwitch && !option.isWord
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
                            Layout.fillWidth: true
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
                            visible: root.begun.length > 0 || root.away > 0
                            text: root.saves?.showsPutAway ? qsTr("Archived battles") : qsTr("Already begun")
                            font.family: Look.serif
                            font.bold: true
                            font.pixelSize: Look.large
                            color: Look.accent
                        }

                        Label {
                            objectName: "savesError"
                            Layout.fillWidth: true
                            visible: text.length > 0
                            wrapMode: Text.Wrap
                            text: root.saves?.error ?? ""
                            color: Look.bad
                        }

                        Repeater {
                            model: root.begun

                            RowLayout {
                                id: saved

                                required property var modelData
                                required property int index

                                Layout.fillWidth: true
                                spacing: Look.gapSmall

                                ItemDelegate {
                                    id: opens

                                    objectName: "savedBattle-" + saved.index
                                    Layout.fillWidth: true
                                    padding: Look.gapSmall
                                    enabled: saved.modelData.broken.length === 0 && !root.saves.showsPutAway
                                    text: saved.modelData.broken.length > 0 ? qsTr("%1 cannot be opened: %2").arg(saved.modelData.name).arg(saved.modelData.broken) : qsTr("%1, %2: %3, played %4 (%5)").arg(saved.modelData.title).arg(saved.modelData.rules).arg(saved.modelData.words).arg(saved.modelData.played).arg(saved.modelData.name)
                                    font.pixelSize: Look.small
                                    onClicked: root.savedBattleAsked(saved.modelData.file)

                                    contentItem: Label {
                                        text: opens.text
                                        font: opens.font
                                        wrapMode: Text.Wrap
                                        color: opens.enabled ? Look.ink : Look.inkFaint
                                        Accessible.ignored: true
                                    }
                                }

                                DeskButton {
                                    objectName: "moveBattle-" + saved.index
                                    text: root.saves.showsPutAway ? qsTr("Restore") : qsTr("Archive")
                                    Accessible.description: qsTr("Archived battles are kept, and can be restored")
                                    onClicked: root.saves.move(saved.modelData.file)
                                }
                            }
                        }

                        DeskButton {
                            objectName: "showBattlesPutAway"
                            visible: root.away > 0 || root.saves?.showsPutAway === true
                            text: root.saves?.showsPutAway ? qsTr("Show the others") : qsTr("Show the archived (%1)").arg(root.away)
                            onClicked: root.saves.showsPutAway = !root.saves.showsPutAway
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
                    enabled: root.battle.battle !== undefined
                    onClicked: root.play()
                }
            }
        }
    }
}
