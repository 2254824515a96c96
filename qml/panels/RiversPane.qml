pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The solo river campaign: which flotilla goes up which river, and on which terms; and the
/// campaigns that have been begun.
FocusScope {
    id: root

    required property Session session
    property RiverSaves saves: null
    readonly property var begun: saves ? saves.list : []
    readonly property int away: saves ? saves.putAwayCount : 0
    property bool showsOptions: false
    property bool showsCargo: false
    /// What draws the sketch of a map that is drawn by hand.
    property Component sketch: null

    /// `begin` is what the campaign begins with, as text.
    signal riverAsked(string begin, string code)
    signal savedRiverAsked(string file)

    function focusList() {
        list.forceActiveFocus();
    }

    function play() {
        const text = river.text();
        if (text.length > 0)
            root.riverAsked(text, river.code);
    }

    RiverBegin {
        id: river

        objectName: "riverBegin"
        session: root.session
    }

    component Heading: Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        font.family: Look.serif
        font.pixelSize: Look.large
        font.bold: true
        color: Look.accent
        Accessible.role: Accessible.Heading
    }

    RowLayout {
        anchors.fill: parent
        spacing: Look.gapLarge

        ListView {
            id: list

            objectName: "flotillaList"
            Layout.fillWidth: false
            Layout.fillHeight: true
            Layout.preferredWidth: Math.round(Math.max(Look.sized(150), Math.min(Look.sized(270), root.width * 0.28)))
            clip: true
            spacing: Look.gapSmall
            focus: true
            keyNavigationEnabled: true
            model: river.flotillas
            currentIndex: river.flotilla
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Flotillas")
            onCurrentIndexChanged: river.flotilla = currentIndex
            Keys.onReturnPressed: root.play()
            Keys.onEnterPressed: root.play()

            delegate: BattleCard {
                required property int index
                required property var modelData

                objectName: "flotilla-" + index
                width: list.width - Look.margin - 2
                title: modelData.title
                size: modelData.ships
                chosen: ListView.isCurrentItem
                focused: list.activeFocus
                onClicked: {
                    list.currentIndex = index;
                    list.forceActiveFocus();
                }
                onDoubleClicked: root.play()
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

                    objectName: "riverPaper"
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
                            text: qsTr("Red River Blues")
                            color: Look.ink
                            font.family: Look.serif
                            font.pixelSize: Look.huge
                            font.bold: true
                            Accessible.role: Accessible.Heading
                        }

                        Label {
                            Layout.fillWidth: true
                            wrapMode: Text.WordWrap
                            text: qsTr("A campaign for one player. A Union commodore takes three warships and two supply ships up a river that no map shows; somewhere on it the Confederates are said to have an ironclad almost ready. The river, breakdowns and the enemy come out of dice.")
                            color: Look.ink
                            font.family: Look.serif
                            font.pixelSize: Look.large
                            lineHeight: 1.2
                        }

                        // ---- those that have been begun ----

                        ColumnLayout {
                            Layout.fillWidth: true
                            visible: root.begun.length > 0 || root.away > 0 || root.saves?.showsPutAway === true
                            spacing: Look.gapSmall

                            Heading {
                                text: root.saves?.showsPutAway ? qsTr("Archived campaigns") : qsTr("Campaigns begun")
                            }

                            Notice {
                                objectName: "riverSavesError"
                                Layout.fillWidth: true
                                text: root.saves?.error ?? ""
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

                                        objectName: "savedRiver-" + saved.index
                                        Layout.fillWidth: true
                                        focusPolicy: Qt.StrongFocus
                                        padding: Look.gapSmall
                                        enabled: saved.modelData.broken.length === 0 && !root.saves.showsPutAway
                                        text: saved.modelData.broken.length > 0 ? qsTr("%1 cannot be opened: %2").arg(saved.modelData.name).arg(saved.modelData.broken) : qsTr("%1, %2: %3, played %4").arg(saved.modelData.title).arg(saved.modelData.rules).arg(saved.modelData.words).arg(saved.modelData.played)
                                        font.pixelSize: Look.small
                                        onClicked: root.savedRiverAsked(saved.modelData.file)
                                        Keys.onReturnPressed: clicked()
                                        Keys.onEnterPressed: clicked()

                                        contentItem: Label {
                                            text: opens.text
                                            font: opens.font
                                            wrapMode: Text.Wrap
                                            color: opens.enabled ? Look.ink : Look.inkFaint
                                            Accessible.ignored: true
                                        }
                                    }

                                    DeskButton {
                                        objectName: "moveRiver-" + saved.index
                                        text: root.saves.showsPutAway ? qsTr("Restore") : qsTr("Archive")
                                        Accessible.description: qsTr("Archived campaigns are kept, and can be restored")
                                        onClicked: root.saves.move(saved.modelData.file)
                                    }
                                }
                            }

                            DeskButton {
                                objectName: "showRiversPutAway"
                                visible: root.away > 0 || root.saves?.showsPutAway === true
                                text: root.saves?.showsPutAway ? qsTr("Show the others") : qsTr("Show the archived (%1)").arg(root.away)
                                onClicked: root.saves.showsPutAway = !root.saves.showsPutAway
                            }

                            DoubleRule {
                                Layout.fillWidth: true
                            }
                        }

                        // ---- the river ----

                        Flow {
                            Layout.fillWidth: true
                            spacing: Look.gap

                            Label {
                                height: Look.sized(30)
                                verticalAlignment: Text.AlignVCenter
                                text: qsTr("The river’s code")
                                font.pixelSize: Look.normal
                            }

                            TextField {
                                id: code

                                objectName: "riverCode"
                                width: Look.sized(150)
                                text: river.code
                                font.pixelSize: Look.normal
                                font.capitalization: Font.AllUppercase
                                Accessible.name: qsTr("The river’s code")
                                Accessible.description: river.codeError
                                onTextEdited: river.code = text
                                onAccepted: root.play()
                            }

                            DeskButton {
                                objectName: "freshRiver"
                                text: qsTr("⚄ A fresh river")
                                Accessible.name: qsTr("Another random river")
                                onClicked: river.throwRiver()
                            }
                        }

                        Label {
                            objectName: "riverCodeError"
                            Layout.fillWidth: true
                            visible: text.length > 0
                            wrapMode: Text.Wrap
                            text: river.codeError
                            color: Look.bad
                            font.pixelSize: Look.normal
                        }

                        Label {
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            text: qsTr("The same code is the same river for everybody: course, banks and enemy.")
                            font.pixelSize: Look.small
                            color: Look.inkSoft
                        }

                        // ---- the flotilla ----

                        Heading {
                            text: qsTr("The flotilla")
                        }

                        Repeater {
                            model: river.ownChoice ? river.chosen : []

                            RowLayout {
                                id: choice

                                required property int index
                                required property string modelData

                                Layout.fillWidth: true
                                spacing: Look.gap

                                Label {
                                    text: qsTr("Warship %1").arg(choice.index + 1)
                                    font.pixelSize: Look.normal
                                }

                                ComboBox {
                                    objectName: "warship-" + choice.index
                                    Layout.fillWidth: true
                                    Layout.maximumWidth: Look.sized(260)
                                    model: river.warships
                                    textRole: "title"
                                    valueRole: "value"
                                    font.pixelSize: Look.normal
                                    Accessible.name: qsTr("Warship %1").arg(choice.index + 1)
                                    Component.onCompleted: currentIndex = indexOfValue(choice.modelData)
                                    onActivated: river.chooseShip(choice.index, currentValue)
                                }
                            }
                        }

                        Label {
                            objectName: "riverFault"
                            Layout.fillWidth: true
                            visible: text.length > 0
                            wrapMode: Text.Wrap
                            text: river.fault
                            color: Look.bad
                            font.pixelSize: Look.normal
                        }

                        Repeater {
                            model: river.vessels

                            ColumnLayout {
                                id: vessel

                                required property int index
                                required property var modelData

                                Layout.fillWidth: true
                                spacing: 2

                                Label {
                                    Layout.fillWidth: true
                                    wrapMode: Text.Wrap
                                    text: qsTr("%1: %2").arg(vessel.modelData.name).arg(vessel.modelData.supply ? river.cargoes[vessel.index - 3] ?? "" : vessel.modelData.figures)
                                    font.pixelSize: Look.small
                                }

                                Flow {
                                    Layout.fillWidth: true
                                    spacing: Look.gap

                                    ComboBox {
                                        objectName: "riverBarges-" + vessel.index
                                        width: Look.sized(150)
                                        model: [qsTr("no barges"), qsTr("one barge"), qsTr("two barges")]
                                        currentIndex: vessel.modelData.barges
                                        font.pixelSize: Look.small
                                        Accessible.name: qsTr("Barges of %1").arg(vessel.modelData.name)
                                        onActivated: river.chooseBarges(vessel.index, currentIndex)
                                    }

                                    ComboBox {
                                        objectName: "riverPosture-" + vessel.index
                                        visible: vessel.modelData.supply
                                        width: Look.sized(230)
                                        model: [qsTr("in company"), qsTr("following on her own"), qsTr("waiting at the mouth")]
                                        currentIndex: vessel.modelData.posture
                                        font.pixelSize: Look.small
                                        Accessible.name: qsTr("What %1 does").arg(vessel.modelData.name)
                                        onActivated: river.choosePosture(vessel.index - 3, currentIndex)
                                    }
                                }
                            }
                        }

                        CheckBox {
                            objectName: "riverCargoes"
                            text: qsTr("Load the supply ships gun by gun")
                            checked: root.showsCargo
                            onToggled: root.showsCargo = checked
                        }

                        Repeater {
                            model: root.showsCargo ? river.vessels : []

                            RiverCargo {
                                id: loads

                                required property int index
                                required property var modelData

                                Layout.fillWidth: true
                                visible: loads.modelData.supply
                                begin: river
                                supply: loads.index - 3
                                ship: loads.modelData.name
                                cargo: loads.modelData.cargo
                            }
                        }

                        DeskButton {
                            objectName: "riverLoadAnew"
                            visible: root.showsCargo
                            text: river.ownChoice ? qsTr("Share out the rounds by guns") : qsTr("Load as the flotilla’s list says")
                            onClicked: river.loadAnew()
                        }

                        Repeater {
                            model: river.warnings

                            Label {
                                required property string modelData

                                Layout.fillWidth: true
                                wrapMode: Text.Wrap
                                text: modelData
                                font.pixelSize: Look.small
                                color: Look.warning
                            }
                        }

                        // ---- options ----

                        CheckBox {
                            objectName: "riverOptions"
                            text: qsTr("Options and the seed of the dice")
                            checked: root.showsOptions
                            onToggled: root.showsOptions = checked
                        }

                        Repeater {
                            model: root.showsOptions ? river.options : []

                            RowLayout {
                                id: option

                                required property var modelData

                                Layout.fillWidth: true
                                spacing: Look.gap

                                ComboBox {
                                    objectName: "riverOption-" + option.modelData.name
                                    Layout.preferredWidth: Look.sized(130)
                                    model: option.modelData.choices
                                    currentIndex: option.modelData.choices.indexOf(option.modelData.value)
                                    font.pixelSize: Look.small
                                    Accessible.name: option.modelData.meaning
                                    onActivated: river.chooseOption(option.modelData.name, currentText)
                                }

                                Label {
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

                        RiverMapEditor {
                            objectName: "riverMapEditor"
                            Layout.fillWidth: true
                            visible: river.plotted
                            begin: river
                            sketch: root.sketch
                        }

                        RowLayout {
                            Layout.fillWidth: true
                            visible: root.showsOptions
                            spacing: Look.gap

                            Label {
                                Layout.fillWidth: true
                                Layout.maximumWidth: Math.ceil(implicitWidth) + 1
                                wrapMode: Text.Wrap
                                text: qsTr("Seed of the commodore’s dice")
                                font.pixelSize: Look.normal
                            }

                            TextField {
                                objectName: "riverSeed"
                                Layout.preferredWidth: Look.sized(180)
                                text: river.seed
                                placeholderText: qsTr("from the clock")
                                inputMethodHints: Qt.ImhDigitsOnly
                                Accessible.name: qsTr("Seed of the commodore’s dice")
                                onTextEdited: river.seed = text

                                validator: RegularExpressionValidator {
                                    regularExpression: /[0-9]{0,19}/
                                }
                            }
                        }
                    }
                }

                DoubleRule {
                    Layout.fillWidth: true
                }

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Look.gap

                    Label {
                        objectName: "riverReason"
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        text: river.reason
                        color: Look.bad
                        font.pixelSize: Look.small
                    }

                    DeskButton {
                        objectName: "playRiver"
                        text: qsTr("Go up the river")
                        highlighted: true
                        enabled: river.ready
                        Accessible.description: river.reason
                        onClicked: root.play()
                    }
                }
            }
        }
    }
}
