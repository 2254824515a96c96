pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// The spiral as a line of cycles: what arrives when, what the places and the call bring then, and
/// what another call would bring if it were made now.
Column {
    id: root

    required property WarBooks books
    readonly property var calls: books.calls
    readonly property list<int> widths: [Look.sized(54), Look.sized(70), Look.sized(54)]

    spacing: 1

    RowLayout {
        width: parent.width
        spacing: Look.gap

        Label {
            text: qsTr("What if I call now:")
        }

        ComboBox {
            id: choice

            readonly property var options: ["", ...root.calls.filter(call => call.state === "open" || call.state === "refused").map(call => call.call)]

            objectName: "whatIf"
            Layout.preferredWidth: Look.sized(150)
            model: options.map(call => call === "" ? qsTr("no new call") : call)
            Accessible.name: qsTr("What if I call now")
            onActivated: index => root.books.whatIf = options[index]
        }

        Label {
            objectName: "whatIfVerdict"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: Look.inkSoft
            text: {
                const call = root.calls.find(each => each.call === root.books.whatIf);
                if (!call)
                    return "";
                const price = qsTr("The Enemy gains Political Points: %1.").arg(call.political);
                return call.state === "open" ? price : price + " " + (call.reason.length > 0 ? call.reason : qsTr("It may not be made now."));
            }
        }
    }

    WarRow {
        strong: true
        name: qsTr("cycle")
        cells: [qsTr("SUP"), qsTr("men"), root.books.whatIf.length > 0 ? root.books.whatIf : ""]
        widths: root.widths
        remark: qsTr("arrives")
    }

    Repeater {
        model: root.books.spiral

        WarRow {
            required property var modelData

            objectName: "timeline-" + modelData.cycle
            name: modelData.words.length > 0 ? modelData.cycle + " · " + modelData.words : modelData.cycle
            strong: modelData.now
            cells: [modelData.income, modelData.men, root.books.whatIf.length > 0 ? modelData.menIf : ""]
            widths: root.widths
            remark: modelData.units.length > 0 ? modelData.units.map(unit => unit.site.length > 0 ? qsTr("%1 at %2").arg(unit.words).arg(unit.site) : unit.waits ? qsTr("%1 (waits)").arg(unit.words) : unit.words).join(", ") : "–"
        }
    }
}
