pragma ComponentBehavior: Bound
import QtQuick

/// A list that is as high as its rows need. A height bound to `contentHeight` itself would be asked for again while
/// the rows are laid out for it; `fitted` is told when they stand.
ListView {
    id: root

    /// The height of all rows, in pixels.
    property real fitted: 0

    onContentHeightChanged: settled.restart()

    Timer {
        id: settled
        interval: 0
        onTriggered: root.fitted = root.contentHeight
    }
}
