import QtQuick
import QtQuick.Controls
import QtQuick.Window

/// A page that scrolls to the part that has the keyboard.
Flickable {
    id: root

    readonly property Item focused: Window.activeFocusItem

    function follow() {
        let inside = false;
        for (let at = focused; at && !inside; at = at.parent) {
            inside = at === contentItem;
        }
        if (!inside) {
            return;
        }
        const top = focused.mapToItem(contentItem, 0, 0).y - Look.gapLarge;
        const bottom = top + focused.height + 2 * Look.gapLarge;
        if (bottom > contentY + height) {
            contentY = bottom - height;
        }
        if (top < contentY) {
            contentY = top;
        }
        returnToBounds();
    }

    clip: true
    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {
    }
    onFocusedChanged: follow()
    onHeightChanged: follow()
    onContentHeightChanged: follow()
}
