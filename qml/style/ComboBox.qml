pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Window
import QtQuick.Templates as T
import Sumter.Panels

T.ComboBox {
    id: control

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset, implicitContentHeight + topPadding + bottomPadding)
    implicitContentWidthPolicy: T.ComboBox.WidestTextWhenCompleted
    padding: 5
    leftPadding: Look.gap
    rightPadding: indicator.width + Look.gap

    delegate: MenuItem {
        required property var model
        required property int index

        width: ListView.view ? ListView.view.width : 0
        text: control.textRole.length > 0 ? (model[control.textRole] ?? model.modelData[control.textRole]) : model.modelData
        font.bold: control.currentIndex === index
        highlighted: control.highlightedIndex === index
    }

    indicator: Text {
        x: control.width - width - Look.gap
        y: (control.height - height) / 2
        text: "▾"
        font: control.font
        color: control.enabled ? Look.ink : Look.inkFaint
    }

    contentItem: T.TextField {
        leftPadding: 0
        text: control.editable ? control.editText : control.displayText
        enabled: control.editable
        readOnly: control.down
        autoScroll: control.editable  // else a long text would show its end
        font: control.font
        color: control.enabled ? Look.ink : Look.inkFaint
        selectionColor: Look.selected
        selectedTextColor: Look.paperRaised
        verticalAlignment: Text.AlignVCenter
    }

    background: Box {
        implicitWidth: Look.sized(120)
        implicitHeight: Look.sized(26)
        focused: control.visualFocus
        pressed: control.down
        hovered: control.hovered
    }

    popup: T.Popup {
        y: control.height
        width: control.width
        height: Math.min(contentItem.implicitHeight + 2, control.Window.height - topMargin - bottomMargin)
        topMargin: 6
        bottomMargin: 6
        padding: 1

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: control.delegateModel
            currentIndex: control.highlightedIndex
            highlightMoveDuration: 0
            ScrollBar.vertical: ScrollBar {
            }
        }

        background: Rectangle {
            color: Look.paperRaised
            border.color: Look.edge
        }
    }
}
