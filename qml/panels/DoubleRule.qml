import QtQuick

/// Two lines, one thick and one thin, as under the headings of the time.
Item {
    id: root

    property color color: Look.edge

    implicitHeight: 5
    Accessible.ignored: true

    Rectangle {
        width: parent.width
        height: 2
        color: root.color
    }

    Rectangle {
        y: 4
        width: parent.width
        height: 1
        color: root.color
    }
}
