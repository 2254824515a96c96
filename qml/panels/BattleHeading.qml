import QtQuick
import QtQuick.Controls

/// The heading of a part of the battle dialog.
Label {
    topPadding: Look.gapSmall
    font.family: Look.serif
    font.bold: true
    font.pixelSize: Look.normal
    color: Look.accent
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Math.round(Look.normal * 0.75)
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
