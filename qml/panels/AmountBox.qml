import QtQuick.Controls

/// The amount of an order, between the least and the most there can be.
SpinBox {
    editable: true
}
