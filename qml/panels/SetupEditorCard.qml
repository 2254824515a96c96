pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The hex that is selected with its pieces, and what the line of the current piece says.
ColumnLayout {
    id: root

    required property SetupEditor editor
    required property Desk desk
    /// A piece off the map that is looked at while none on it is selected.
    property string offMap: ""
    readonly property string piece: desk.currentPiece.length > 0 ? desk.currentPiece : offMap
    readonly property string hex: desk.selectedHex
    property bool known: false
    property int holder: -1
    property int home: -1
    readonly property var reasons: ["", "wounded", "captured", "pool", "waiting", "due", "florida", "galveston", "eliminated"]
    property var holders: []

    /// Reads the card anew: a function of the draft tells nobody that it has changed.
    function read() {
        root.known = editor.has(root.piece);
        title.text = known ? editor.titleOf(root.piece) : qsTr("No piece selected");
        name.text = editor.nameOf(root.piece);
        place.text = editor.placeOf(root.piece);
        stock.value = editor.stockOf(root.piece);
        commanders.model = [qsTr("no leader"), ...editor.leadersFor(root.piece)];
        commanders.currentIndex = Math.max(0, commanders.model.indexOf(editor.commanderOf(root.piece)));
        root.holders = editor.holdersFor(root.piece);
        inside.model = [qsTr("by itself"), ...root.holders.map(each => editor.titleOf(each))];
        inside.currentIndex = root.holders.indexOf(editor.insideOf(root.piece)) + 1;
        root.holder = editor.holderOf(root.hex);
        root.home = editor.homeOf(root.hex);
        const words = editor.awayOf(root.piece).split(" ");
        reason.currentIndex = Math.max(0, root.reasons.indexOf(words[0]));
        until.text = words.slice(1).join(" ");
    }

    /// Whether more words follow the reason: a cycle, or a game-turn and a hex.
    function needsMore(row: int): bool {
        return row === 1 || row === 2 || (row >= 5 && row <= 7);
    }

    function sendAway() {
        const row = reason.currentIndex;
        const more = until.text.trim();
        if (row > 0 && (!needsMore(row) || more.length > 0))
            root.editor.sendAway([root.piece], needsMore(row) ? root.reasons[row] + " " + more : root.reasons[row]);
    }

    component Caption: Label {
        color: Look.inkSoft
        font.pixelSize: Look.small
    }

    spacing: Look.gapSmall
    onPieceChanged: read()
    onHexChanged: read()

    Connections {
        target: root.editor

        function onChanged() {
            root.read();
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.hex.length > 0

        Caption {
            text: qsTr("Hex %1 is held by").arg(root.hex)
        }

        ComboBox {
            objectName: "cardHolder"
            Layout.fillWidth: true
            model: [qsTr("Union"), qsTr("Confederate"), qsTr("neither side")]
            currentIndex: root.holder
            Accessible.name: qsTr("Side that holds the hex")
            onActivated: index => root.editor.setControl([root.hex], index)
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.hex.length > 0

        Caption {
            text: qsTr("When the game began")
        }

        ComboBox {
            objectName: "cardHome"
            Layout.fillWidth: true
            model: [qsTr("Union"), qsTr("Confederate"), qsTr("neither side")]
            currentIndex: root.home
            Accessible.name: qsTr("Side that held the hex when the game began")
            onActivated: index => root.editor.setHome([root.hex], index)
        }
    }

    ListView {
        objectName: "cardStack"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: Look.sized(60)
        clip: true
        model: root.desk.stack
        section.property: "place"
        ScrollBar.vertical: ScrollBar {
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Pieces in the hex")

        delegate: PieceDelegate {
            desk: root.desk
            onClicked: root.desk.pickRow(index)
        }
    }

    Label {
        id: title

        objectName: "cardTitle"
        Layout.fillWidth: true
        elide: Text.ElideRight
        font.family: Look.serif
        font.pixelSize: Look.large
        font.bold: true
        color: Look.accent
    }

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        enabled: root.known
        columnSpacing: Look.gap
        rowSpacing: Look.gapSmall

        Caption {
            text: qsTr("Name")
        }
        TextField {
            id: name

            objectName: "cardName"
            Layout.fillWidth: true
            maximumLength: 60
            Accessible.name: qsTr("Name")
            onEditingFinished: {
                if (root.known && text !== root.editor.nameOf(root.piece))
                    root.editor.setName(root.piece, text);
            }
        }
        Caption {
            text: qsTr("Place")
        }
        TextField {
            id: place

            objectName: "cardPlace"
            Layout.fillWidth: true
            placeholderText: qsTr("B3402, or A3219/A3220 for ships")
            Accessible.name: qsTr("Hex, or hexside for ships")
            onEditingFinished: {
                if (root.known && text !== root.editor.placeOf(root.piece))
                    root.editor.move([root.piece], text.trim());
            }
        }
        Caption {
            text: qsTr("Supply points")
        }
        AmountBox {
            id: stock

            objectName: "cardStock"
            from: 0
            to: 999
            Accessible.name: qsTr("Supply points held")
            onValueModified: root.editor.setStock(root.piece, value)
        }
        Caption {
            text: qsTr("Inside")
        }
        ComboBox {
            id: inside

            objectName: "cardInside"
            Layout.fillWidth: true
            Accessible.name: qsTr("What the piece is in")
            onActivated: index => {
                if (index > 0)
                    root.editor.putInto([root.piece], root.holders[index - 1]);
                else
                    root.editor.move([root.piece], root.editor.placeOf(root.piece));
            }
        }
        Caption {
            visible: commanders.visible
            text: qsTr("Commander")
        }
        ComboBox {
            id: commanders

            objectName: "cardCommander"
            Layout.fillWidth: true
            visible: root.known && root.editor.isHeadquarters(root.piece)
            Accessible.name: qsTr("Commander")
            onActivated: index => root.editor.setCommander(root.piece, index > 0 ? currentText : "")
        }
    }

    RowLayout {
        Layout.fillWidth: true
        enabled: root.known
        spacing: Look.gapSmall

        ComboBox {
            id: reason

            objectName: "cardAway"
            Layout.fillWidth: true
            model: [qsTr("on the map"), qsTr("wounded until cycle"), qsTr("captured until cycle"), qsTr("in the Leader Pool"), qsTr("waits for a place"), qsTr("on the production spiral until cycle"), qsTr("round Florida until GT, to hex"), qsTr("round Galveston Bay until GT, to hex"), qsTr("eliminated")]
            Accessible.name: qsTr("Why the piece is off the map")
            onActivated: index => {
                if (root.needsMore(index))
                    until.forceActiveFocus();
                else
                    root.sendAway();
            }
        }

        TextField {
            id: until

            objectName: "cardUntil"
            Layout.preferredWidth: Look.sized(90)
            visible: root.needsMore(reason.currentIndex)
            placeholderText: reason.currentIndex > 5 ? "25 B3402" : "7/62"
            Accessible.name: qsTr("Until when, and where it comes back")
            onAccepted: root.sendAway()
        }
    }

    Flow {
        Layout.fillWidth: true
        enabled: root.known
        spacing: Look.gap

        DeskButton {
            objectName: "cardDelete"
            text: qsTr("Take away")
            Accessible.description: qsTr("Back to the tray, with all that is inside")
            onClicked: root.editor.takeAway([root.piece], true)
        }

        DeskButton {
            objectName: "cardDeleteAlone"
            text: qsTr("Without what is inside")
            Accessible.description: qsTr("Back to the tray; what is inside stays in the hex")
            onClicked: root.editor.takeAway([root.piece], false)
        }
    }
}
