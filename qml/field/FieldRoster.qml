pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Field
import Sumter.Panels

/// Every unit and general that the side knows of; the one that is selected shows what its morale is
/// made of.
ListView {
    id: root

    required property FieldPlay play

    /// A row was chosen: it is selected, and wants to be seen on the table.
    signal shown

    clip: true
    spacing: 2
    activeFocusOnTab: true
    keyNavigationEnabled: true
    model: play.units
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Units")

    function choose(number: int) {
        play.selected = number;
        shown();
    }

    Keys.onReturnPressed: {
        const row = itemAtIndex(currentIndex);
        if (row)
            choose((row as FieldUnitCard).number);
    }

    ScrollBar.vertical: ScrollBar {
    }

    delegate: FieldUnitCard {
        objectName: "unit-" + number
        width: root.width - Look.scrollWidth
        chosen: number === root.play.selected
        focused: ListView.isCurrentItem && root.activeFocus
        morale: chosen && !general ? root.play.moraleOf(number) : []
        onClicked: {
            ListView.view.currentIndex = index;
            root.choose(number);
        }
    }
}
