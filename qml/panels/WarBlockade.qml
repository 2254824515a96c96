pragma ComponentBehavior: Bound
import QtQuick
import Sumter.Models

/// The seaports: what each imports, what keeps it from it, who lies before it, with which die it is
/// closed.
FocusFlickable {
    id: root

    required property WarBooks books
    readonly property list<int> widths: [Look.sized(44), Look.sized(56), Look.sized(88), Look.sized(96)]

    signal hexAsked(string hex)
    signal caseAsked(string number)

    contentHeight: column.height

    Column {
        id: column

        width: root.width - Look.scrollWidth

        WarHeading {
            text: qsTr("Imports and blockade")
            cited: "24.0"
            onCaseAsked: number => root.caseAsked(number)
        }

        WarRow {
            strong: true
            name: qsTr("seaport")
            cells: [qsTr("SUP"), qsTr("ships"), qsTr("closed by"), qsTr("this cycle")]
            widths: root.widths
            remark: qsTr("apart from blockade")
        }

        Repeater {
            model: root.books.ports

            WarRow {
                required property int index
                required property var modelData

                objectName: "port-" + index
                name: modelData.town
                cells: [modelData.import, modelData.ships, modelData.closes, modelData.tried]
                widths: root.widths
                remark: modelData.why
                hex: modelData.hex
                faint: !modelData.imports
                onHexAsked: hex => root.hexAsked(hex)
                onCaseAsked: number => root.caseAsked(number)
            }
        }
    }
}
