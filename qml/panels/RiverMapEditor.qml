pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The map of a river that is drawn before play [RR-340]: by the river's dice, or by hand as a list
/// of sections with a sketch of them.
ColumnLayout {
    id: root

    required property RiverBegin begin
    readonly property RiverPlot plot: begin.plot
    /// What draws the sketch: an item with a property `plot`. Without it there is the list alone.
    property Component sketch: null
    readonly property bool beside: width > Look.sized(620)

    spacing: Look.gapSmall

    // When the list has its new height.
    Timer {
        id: showLast

        interval: 0
        onTriggered: list.contentY = Math.max(0, list.contentHeight - list.height)
    }

    Label {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("The map of the river [RR-340]")
        font.family: Look.serif
        font.pixelSize: Look.large
        font.bold: true
        color: Look.accent
        Accessible.role: Accessible.Heading
    }

    RadioButton {
        objectName: "riverMapByDice"
        Layout.fillWidth: true
        text: qsTr("Drawn by the river’s dice [RR-344]")
        checked: !root.plot.drawn
        font.pixelSize: Look.normal
        onClicked: root.plot.drawn = false
    }

    RadioButton {
        objectName: "riverMapByHand"
        Layout.fillWidth: true
        text: qsTr("Drawn by hand")
        checked: root.plot.drawn
        font.pixelSize: Look.normal
        onClicked: root.plot.drawn = true
    }

    GridLayout {
        Layout.fillWidth: true
        visible: root.plot.drawn
        columns: root.beside ? 2 : 1
        columnSpacing: Look.gap
        rowSpacing: Look.gap

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            spacing: Look.gapSmall

            Label {
                Layout.fillWidth: true
                visible: root.plot.count === 0
                wrapMode: Text.Wrap
                text: qsTr("The river comes out of the East. Add its sections from the mouth up; beyond the last one the dice find the course.")
                font.pixelSize: Look.small
                color: Look.inkSoft
            }

            FocusFlickable {
                id: list

                objectName: "riverMapSections"
                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(rows.height, Look.sized(300))
                contentHeight: rows.height

                // No layouts, as in the dialog of reports: rows go while nobody looks.
                Column {
                    id: rows

                    width: list.width - Look.scrollWidth
                    spacing: Look.gapSmall

                    Repeater {
                        model: root.plot

                        Rectangle {
                            id: section

                            required property int index
                            required property int bend
                            required property bool town
                            required property int crossing
                            required property int tributary
                            required property string heading
                            required property bool west
                            readonly property string name: qsTr("Section %1").arg(index + 1)
                            readonly property bool current: index === root.plot.current

                            objectName: "mapSection-" + index
                            width: rows.width
                            height: parts.height + 2 * Look.gapSmall
                            radius: Look.radius
                            color: current ? Look.selectedSoft : Look.paperRaised
                            border.color: west ? Look.bad : Look.edge
                            Accessible.role: Accessible.Grouping
                            Accessible.name: told.text

                            Column {
                                id: parts

                                x: Look.gapSmall
                                y: Look.gapSmall
                                width: parent.width - 2 * Look.gapSmall
                                spacing: Look.gapSmall

                                Label {
                                    id: told

                                    width: parent.width
                                    elide: Text.ElideRight
                                    text: section.heading.length > 0 ? qsTr("%1, to the %2").arg(section.name).arg(section.heading) : section.west ? qsTr("%1 runs West").arg(section.name) : section.name
                                    color: section.west ? Look.bad : Look.ink
                                    font.pixelSize: Look.small
                                    font.bold: true
                                }

                                Flow {
                                    width: parent.width
                                    spacing: Look.gapSmall

                                    ComboBox {
                                        objectName: "mapBend-" + section.index
                                        width: Look.sized(170)
                                        model: root.plot.bends
                                        currentIndex: section.bend
                                        font.pixelSize: Look.small
                                        Accessible.name: qsTr("%1: bend").arg(section.name)
                                        onActivated: root.plot.setBend(section.index, currentIndex)
                                        onActiveFocusChanged: if (activeFocus)
                                            root.plot.current = section.index
                                    }

                                    ComboBox {
                                        objectName: "mapCrossing-" + section.index
                                        width: Look.sized(120)
                                        model: [qsTr("no crossing"), qsTr("bridge"), qsTr("ferry")]
                                        currentIndex: section.crossing
                                        font.pixelSize: Look.small
                                        Accessible.name: qsTr("%1: crossing").arg(section.name)
                                        onActivated: root.plot.setCrossing(section.index, currentIndex)
                                        onActiveFocusChanged: if (activeFocus)
                                            root.plot.current = section.index
                                    }

                                    ComboBox {
                                        objectName: "mapTributary-" + section.index
                                        width: Look.sized(150)
                                        model: [qsTr("no tributary"), qsTr("tributary left"), qsTr("tributary right")]
                                        currentIndex: section.tributary
                                        font.pixelSize: Look.small
                                        Accessible.name: qsTr("%1: tributary").arg(section.name)
                                        onActivated: root.plot.setTributary(section.index, currentIndex)
                                        onActiveFocusChanged: if (activeFocus)
                                            root.plot.current = section.index
                                    }

                                    CheckBox {
                                        objectName: "mapTown-" + section.index
                                        text: qsTr("town")
                                        checked: section.town
                                        font.pixelSize: Look.small
                                        Accessible.name: qsTr("%1: town").arg(section.name)
                                        onToggled: root.plot.setTown(section.index, checked)
                                        onActiveFocusChanged: if (activeFocus)
                                            root.plot.current = section.index
                                    }

                                    DeskButton {
                                        objectName: "mapRemove-" + section.index
                                        text: qsTr("Remove")
                                        Accessible.name: qsTr("Remove section %1").arg(section.index + 1)
                                        onClicked: {
                                            more.forceActiveFocus();
                                            root.plot.removeAt(section.index);
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }

            Flow {
                Layout.fillWidth: true
                spacing: Look.gapSmall

                DeskButton {
                    id: more

                    objectName: "mapAdd"
                    text: qsTr("Add a section")
                    enabled: root.plot.hasRoom
                    onClicked: {
                        root.plot.add();
                        showLast.restart();
                    }
                }

                DeskButton {
                    objectName: "mapByDice"
                    text: qsTr("Begin with the dice’s map")
                    Accessible.description: qsTr("Draws what the dice of this river would, for you to change by hand; replaces what has been drawn")
                    enabled: root.begin.codeError.length === 0
                    onClicked: root.begin.drawByDice()
                }
            }
        }

        Item {
            id: sheet

            objectName: "riverMapSheet"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: Look.sized(340)
            Layout.alignment: Qt.AlignTop
            visible: root.sketch !== null
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Sketch of the map")
            Accessible.description: qsTr("%n sections", "", root.plot.count)
            Component.onCompleted: root.sketch?.createObject(sheet, {
                plot: root.plot
            })
        }
    }

    Label {
        objectName: "riverMapFault"
        Layout.fillWidth: true
        visible: text.length > 0
        wrapMode: Text.Wrap
        text: root.plot.fault
        color: Look.bad
        font.pixelSize: Look.normal
    }
}
