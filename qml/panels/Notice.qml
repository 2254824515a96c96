import QtQuick
import QtQuick.Controls

/// What went wrong, or what is wrong with the thing that is chosen; not there while there is nothing.
Label {
    visible: text.length > 0
    padding: Look.gap
    wrapMode: Text.Wrap
    color: Look.bad
    font.pixelSize: Look.normal
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    background: Rectangle {
        color: Look.badSoft
        border.color: Look.bad
        radius: Look.radius
    }
}
