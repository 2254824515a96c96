pragma ComponentBehavior: Bound
import QtQuick
import Sumter.Models

/// The General Supply Pool: what this cycle brings, place by place, and the ledger.
FocusFlickable {
    id: root

    required property WarBooks books

    signal hexAsked(string hex)
    signal caseAsked(string number)

    contentHeight: column.height

    Column {
        id: column

        width: root.width - Look.scrollWidth
        spacing: Look.gapSmall

        WarHeading {
            objectName: "poolHeading"
            text: qsTr("General Supply Pool: %1 SUP").arg(root.books.pool)
            cited: "21.1"
            onCaseAsked: number => root.caseAsked(number)
        }

        WarLedger {
            books: root.books
            account: "pool"
            onHexAsked: hex => root.hexAsked(hex)
            onCaseAsked: number => root.caseAsked(number)
        }

        WarHeading {
            visible: root.books.campaign
            text: qsTr("This cycle brings: %1 SUP").arg(root.books.incomeTotal)
            cited: "21.2"
            onCaseAsked: number => root.caseAsked(number)
        }

        Repeater {
            model: root.books.income

            WarRow {
                required property int index
                required property var modelData

                objectName: "income-" + index
                name: modelData.place
                cells: [modelData.points]
                widths: [Look.sized(40)]
                remark: modelData.why.length > 0 ? qsTr("%1: %2").arg(modelData.what).arg(modelData.why) : modelData.what
                hex: modelData.hex
                cited: modelData.cited
                faint: modelData.points === 0
                onHexAsked: hex => root.hexAsked(hex)
                onCaseAsked: number => root.caseAsked(number)
            }
        }
    }
}
