import QtQuick
import QtQuick.Controls
import QtQuick.Templates as T
import QtQuick.Window
import Sumter.Panels

/// As wide as its longest line, up to a limit.
T.Menu {
    id: control

    readonly property real widest: {
        let most = 0;
        for (let at = 0; at < count; ++at) {
            most = Math.max(most, itemAt(at)?.implicitWidth ?? 0);
        }
        return most;
    }

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, Math.min(widest, Look.sized(520)) + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, contentHeight + topPadding + bottomPadding)
    margins: 0
    padding: 2
    overlap: 1

    delegate: MenuItem {
    }

    contentItem: ListView {
        implicitHeight: contentHeight
        model: control.contentModel
        interactive: Window.window !== null && contentHeight + control.topPadding + control.bottomPadding > Window.window.height
        clip: true
        currentIndex: control.currentIndex
        ScrollBar.vertical: ScrollBar {
        }
    }

    background: Rectangle {
        implicitWidth: Look.sized(160)
        implicitHeight: 20
        radius: Look.radius
        color: Look.paperRaised
        border.color: Look.edge
    }
}
