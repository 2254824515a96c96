import QtQuick
import QtQuick.Controls

/// Who plays a side: a person, or a computer general with level and temperament. For the side "adviser" a general who is
/// asked for advice.
Flow {
    id: root

    required property string side
    /// "person", or as the terminal takes a general: "regular:bold".
    readonly property string who: !level.currentValue || level.currentValue === "person" ? "person" : level.currentValue + (temperament.currentValue === "steady" ? "" : ":" + temperament.currentValue)

    /// Somebody was chosen by hand.
    signal picked

    /// Shows who sits there.
    function take(seat: string) {
        const parts = seat.split(":");
        level.currentIndex = Math.max(0, level.indexOfValue(parts[0]));
        temperament.currentIndex = temperament.indexOfValue(parts.length > 1 ? parts[1] : "steady");
    }

    spacing: Look.gap

    ComboBox {
        id: level

        objectName: "seat-" + root.side
        width: Math.min(root.width, Look.sized(160))
        font.pixelSize: Look.normal
        textRole: "text"
        valueRole: "value"
        onActivated: root.picked()
        currentIndex: 0
        model: (root.side === "adviser" ? [] : [
            {
                "value": "person",
                "text": qsTr("A person")
            }
        ]).concat([
            {
                "value": "recruit",
                "text": qsTr("General: recruit")
            },
            {
                "value": "regular",
                "text": qsTr("General: regular")
            },
            {
                "value": "veteran",
                "text": qsTr("General: veteran")
            }
        ])
        Accessible.name: root.side === "adviser" ? qsTr("Who advises") : root.side === "union" ? qsTr("Who plays the Union") : qsTr("Who plays the Confederate")
    }

    ComboBox {
        id: temperament

        objectName: "temper-" + root.side
        width: Math.min(root.width, Look.sized(120))
        visible: root.who !== "person"
        font.pixelSize: Look.normal
        textRole: "text"
        valueRole: "value"
        onActivated: root.picked()
        currentIndex: 1
        model: [
            {
                "value": "cautious",
                "text": qsTr("cautious")
            },
            {
                "value": "steady",
                "text": qsTr("steady")
            },
            {
                "value": "bold",
                "text": qsTr("bold")
            }
        ]
        Accessible.name: root.side === "adviser" ? qsTr("Temperament of the adviser") : root.side === "union" ? qsTr("Temperament of the Union general") : qsTr("Temperament of the Confederate general")
    }
}
