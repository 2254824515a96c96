pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Map
import Sumter.Models

/// The step of the lesson at hand, in a corner of the map: what to do, why, and how far it is done.
/// It goes out of the way of what the step is about, and never asks for the keys by itself.
FocusScope {
    id: root

    required property Lesson lesson
    required property KeyMap keys
    required property MapItem map
    /// What else lies over the map: the card stands on its other side.
    required property BattlePanel battle
    readonly property bool fighting: battle.visible && !battle.told

    property bool folded: false
    readonly property int gap: Look.margin
    // Where the hex is follows from the view.
    readonly property point spot: lesson.hex.length > 0 && map.zoom + map.seenLeft + map.seenTop + map.width > 0 ? map.screenOf(lesson.hex) : Qt.point(-1, -1)
    /// The hex and those around it.
    readonly property real around: 1.6 * map.hexPixels
    readonly property real rightX: map.width - width - gap
    readonly property bool hidesSpot: spot.x >= 0 && spot.x < gap + width + around && spot.y < gap + height + around
    readonly property bool rightHidesSpot: spot.x > rightX - around && spot.y < gap + height + around
    readonly property bool onRight: battle.visible ? battle.x < map.width / 2 : hidesSpot && !rightHidesSpot
    /// Beside the battle there is not always room: there the card waits, unless a key calls it.
    readonly property real room: battle.visible ? (onRight ? map.width - battle.x - battle.width : battle.x) - 2 * gap : map.width - 2 * gap
    readonly property bool tight: room < Look.sized(220)
    /// Called by its key.
    property bool called: false
    readonly property real highest: map.height * (lesson.stuck ? 0.85 : 0.66)

    /// What a key or gesture of the chart is called.
    function capOf(key: string): string {
        const label = root.keys.labels[key];
        if (label !== undefined)
            return label.length > 0 ? label : qsTr("no key");
        const gestures = {
            "wheel": qsTr("Wheel"),
            "drag": qsTr("Right drag"),
            "click": qsTr("Click"),
            "Enter": qsTr("Enter")
        };
        return gestures[key] ?? key;
    }

    /// Brings a hex that is pointed at out from under the card.
    function clear() {
        const there = Qt.point(spot.x - x, spot.y - y);
        const hides = there.x > -around && there.x < width + around && there.y > -around && there.y < height + around;
        if (!visible || spot.x < 0 || !hides)
            return;
        const beside = map.width - width - 2 * gap;
        const below = map.height - height - 2 * gap;
        if (beside > below)
            map.scrollBy((onRight ? beside / 2 : map.width - beside / 2) - spot.x, 0);
        else
            map.scrollBy(0, map.height - below / 2 - spot.y);
    }

    function takeKeys() {
        folded = false;
        called = tight;
        (root.lesson.stuck ? back : root.lesson.finished || root.lesson.doneBefore ? skip : show).forceActiveFocus();
    }

    /// Words that find no room in a line take two.
    component LessonButton: DeskButton {
        id: button

        leftPadding: Look.gap
        rightPadding: Look.gap
        width: Math.min(implicitWidth, buttons.width)
        contentItem: Label {
            text: button.text
            font: button.font
            color: button.highlighted ? Look.paperRaised : Look.ink
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }

    objectName: "lessonCard"
    visible: lesson.active && (!tight || called)
    width: Math.min(Look.sized(330), tight ? map.width : room, map.width * 0.62)
    height: folded ? head.height : Math.min(column.implicitHeight + Look.gap, Math.max(Look.sized(150), highest))
    x: onRight ? rightX : gap
    onTightChanged: called = false
    y: gap
    Accessible.role: Accessible.Grouping
    Accessible.name: lesson.finished ? lesson.heading : qsTr("First steps, step %1 of %2: %3").arg(lesson.step).arg(lesson.steps).arg(lesson.heading)
    Accessible.description: lesson.words
    // Else the key of the window takes it, and drops the selection.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
    Keys.onEscapePressed: map.forceActiveFocus()

    Connections {
        target: root.lesson

        function onStepBegan() {
            body.contentY = 0;
        }

        function onHexPointed() {
            root.clear();
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Look.radius
        color: Look.paperRaised
        border.color: Look.accent
        border.width: 2

        // The map below hears nothing of what is done here.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            hoverEnabled: true
            onWheel: wheel => wheel.accepted = true
        }
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        spacing: 0

        Item {
            id: head

            Layout.fillWidth: true
            implicitHeight: Math.max(number.implicitHeight, fold.implicitHeight) + 2 * Look.gapSmall

            Label {
                id: number

                objectName: "lessonNumber"
                anchors.left: parent.left
                anchors.right: fold.left
                anchors.leftMargin: Look.gap + 2
                anchors.verticalCenter: parent.verticalCenter
                elide: Text.ElideRight
                font.pixelSize: Look.small
                color: Look.inkSoft
                text: root.lesson.finished ? qsTr("First steps") : qsTr("Step %1 of %2").arg(root.lesson.step).arg(root.lesson.steps)
            }

            ToolButton {
                id: fold

                objectName: "lessonFold"
                anchors.right: parent.right
                anchors.rightMargin: Look.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                text: root.folded ? "▾" : "▴"
                focusPolicy: Qt.TabFocus
                Accessible.name: root.folded ? qsTr("Unfold the lesson") : qsTr("Fold the lesson")
                onClicked: {
                    if (root.called)
                        root.called = false;
                    else
                        root.folded = !root.folded;
                }
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
            }
        }

        FocusFlickable {
            id: body

            objectName: "lessonBody"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: Look.gap + 2
            Layout.rightMargin: Look.gapSmall
            implicitHeight: page.implicitHeight
            visible: !root.folded
            contentHeight: page.implicitHeight
            clip: true

            Column {
                id: page

                width: body.width - Look.scrollWidth
                spacing: Look.gapSmall

                Label {
                    objectName: "lessonHeading"
                    width: page.width
                    wrapMode: Text.Wrap
                    font.family: Look.serif
                    font.bold: true
                    font.pixelSize: Look.title
                    color: Look.accent
                    text: root.lesson.heading
                    Accessible.role: Accessible.Heading
                }

                Label {
                    objectName: "lessonWords"
                    width: page.width
                    // In a battle the hex needs the room, and its panel tells all.
                    visible: !root.fighting
                    bottomPadding: Look.gapSmall
                    wrapMode: Text.Wrap
                    text: root.lesson.words
                }

                Repeater {
                    model: root.lesson.tasks

                    Item {
                        id: task

                        required property int index
                        required property string words
                        required property list<string> keys
                        required property bool done
                        required property bool current
                        readonly property bool showsKeys: current && keys.length > 0

                        objectName: "lessonTask-" + index
                        visible: !root.fighting || !done
                        width: page.width
                        height: what.height + (showsKeys ? caps.height + Look.gapSmall : 0)
                        Accessible.role: Accessible.ListItem
                        Accessible.name: done ? qsTr("Done: %1").arg(words) : words

                        Label {
                            id: sign

                            width: Look.sized(16)
                            text: task.done ? "✓" : task.current ? "▸" : "·"
                            font.bold: true
                            color: task.done ? Look.good : Look.accent
                            Accessible.ignored: true
                        }

                        Label {
                            id: what

                            x: sign.width
                            width: task.width - x
                            wrapMode: Text.Wrap
                            font.bold: task.current
                            color: task.done ? Look.inkFaint : Look.ink
                            text: task.words
                            Accessible.ignored: true
                        }

                        Flow {
                            id: caps

                            x: sign.width
                            y: what.height + Look.gapSmall / 2
                            width: task.width - x
                            spacing: Look.gapSmall
                            visible: task.showsKeys

                            Repeater {
                                model: task.keys

                                KeyCap {
                                    required property string modelData

                                    width: implicitWidth
                                    height: implicitHeight
                                    text: root.capOf(modelData)
                                }
                            }
                        }
                    }
                }
            }
        }

        Rectangle {
            objectName: "lessonStuck"
            Layout.fillWidth: true
            Layout.margins: Look.gap
            Layout.bottomMargin: 0
            visible: !root.folded && root.lesson.stuck
            implicitHeight: why.implicitHeight + 2 * Look.gapSmall
            color: Look.warningSoft
            border.color: Look.warning
            radius: Look.radius

            Label {
                id: why

                anchors.fill: parent
                anchors.margins: Look.gapSmall
                wrapMode: Text.Wrap
                font.pixelSize: Look.small
                color: Look.ink
                text: qsTr("! As the game stands, this step can no longer be done.")
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }

        Flow {
            id: buttons

            Layout.fillWidth: true
            Layout.margins: Look.gap
            spacing: Look.gapSmall
            visible: !root.folded

            LessonButton {
                id: back

                objectName: "lessonBack"
                highlighted: true
                visible: root.lesson.stuck
                text: root.lesson.backStep === root.lesson.step ? qsTr("Take back to where this step began") : qsTr("Take back to where step %1 began").arg(root.lesson.backStep)
                onClicked: root.lesson.takeBack()
            }

            LessonButton {
                id: show

                objectName: "lessonShow"
                visible: !root.lesson.finished && !root.lesson.doneBefore && !root.lesson.stuck
                text: qsTr("Show me")
                onClicked: root.lesson.showMe()
            }

            LessonButton {
                id: skip

                objectName: "lessonSkip"
                visible: !root.lesson.finished && !root.lesson.stuck
                highlighted: root.lesson.doneBefore
                text: root.lesson.doneBefore ? qsTr("Next step") : qsTr("Skip this step")
                onClicked: root.lesson.skip()
            }

            LessonButton {
                objectName: "lessonEnd"
                highlighted: root.lesson.finished
                text: root.lesson.finished ? qsTr("Close") : qsTr("End the lesson")
                onClicked: {
                    root.lesson.end();
                    root.map.forceActiveFocus();
                }
            }
        }
    }
}
