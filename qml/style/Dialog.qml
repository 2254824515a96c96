import QtQuick
import QtQuick.Templates as T
import Sumter.Panels

T.Dialog {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, contentWidth + leftPadding + rightPadding, implicitHeaderWidth, implicitFooterWidth)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, contentHeight + topPadding + bottomPadding + (implicitHeaderHeight > 0 ? implicitHeaderHeight + spacing : 0) + (implicitFooterHeight > 0 ? implicitFooterHeight + spacing : 0))
    padding: Look.margin

    background: Rectangle {
        radius: Look.radius
        color: Look.paper
        border.color: Look.edge
        border.width: 2
    }

    // Measured apart: a text that is cut off at the width of the dialog must not decide on it.
    header: Item {
        visible: control.title.length > 0
        implicitWidth: Math.ceil(measure.advanceWidth) + 2 * Look.margin
        implicitHeight: visible ? Math.ceil(measure.height) + Look.margin : 0

        TextMetrics {
            id: measure

            font: title.font
            text: control.title
        }

        Text {
            id: title

            x: Look.margin
            y: Look.margin
            width: parent.width - 2 * Look.margin
            text: control.title
            color: Look.accent
            font.family: Look.serif
            font.pixelSize: Look.title
            font.bold: true
            elide: Text.ElideRight
        }
    }

    footer: DialogButtonBox {
        visible: count > 0
    }

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Look.desk, 0.45)
    }

    T.Overlay.modeless: Rectangle {
        color: "transparent"
    }
}
