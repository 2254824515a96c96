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

    header: Text {
        visible: control.title.length > 0
        text: control.title
        color: Look.accent
        font.family: Look.serif
        font.pixelSize: Look.title
        font.bold: true
        elide: Text.ElideRight
        padding: Look.margin
        bottomPadding: 0
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
