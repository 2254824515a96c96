import QtQuick
import QtQuick.Controls

/// A button that Enter presses too.
Button {
    id: root

    topPadding: Look.gapSmall + 2
    bottomPadding: Look.gapSmall + 2
    leftPadding: Look.gapLarge
    rightPadding: Look.gapLarge
    font.pixelSize: Look.normal
    font.bold: highlighted
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
}
