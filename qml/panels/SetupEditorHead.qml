import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Models

/// What a set-up says of itself: title, cycle, pools, briefing.
FocusFlickable {
    id: root

    required property SetupEditor editor

    contentHeight: page.height

    component Caption: Label {
        color: Look.inkSoft
        font.pixelSize: Look.small
    }

    component Field: TextField {
        Layout.fillWidth: true
    }

    ColumnLayout {
        id: page

        width: root.width - Look.scrollWidth
        spacing: Look.gapSmall

        Caption {
            text: qsTr("Title")
        }
        Field {
            objectName: "headTitle"
            text: root.editor.title
            maximumLength: 70
            Accessible.name: qsTr("Title")
            onEditingFinished: {
                if (text !== root.editor.title)
                    root.editor.setTitle(text);
            }
        }
        Caption {
            text: qsTr("Cycle, as 4/62")
        }
        Field {
            objectName: "headCycle"
            text: root.editor.cycle
            Accessible.name: qsTr("Cycle")
            onEditingFinished: {
                if (text !== root.editor.cycle)
                    root.editor.setCycle(text);
            }
        }
        Caption {
            text: qsTr("Supply points in the pool of the Union")
        }
        Field {
            objectName: "headUnionPool"
            text: root.editor.unionPool
            Accessible.name: qsTr("Supply points in the pool of the Union")
            onEditingFinished: {
                if (text !== root.editor.unionPool)
                    root.editor.setPool(0, text);
            }
        }
        Caption {
            text: qsTr("Supply points in the pool of the Confederacy")
        }
        Field {
            objectName: "headConfederatePool"
            text: root.editor.confederatePool
            Accessible.name: qsTr("Supply points in the pool of the Confederacy")
            onEditingFinished: {
                if (text !== root.editor.confederatePool)
                    root.editor.setPool(1, text);
            }
        }
        Caption {
            text: qsTr("What its players are told")
        }
        TextArea {
            objectName: "headBriefing"
            Layout.fillWidth: true
            Layout.minimumHeight: Look.sized(160)
            wrapMode: TextEdit.Wrap
            textFormat: TextEdit.PlainText
            text: root.editor.briefing
            Accessible.name: qsTr("What its players are told")
            onEditingFinished: {
                if (text !== root.editor.briefing)
                    root.editor.setBriefing(text);
            }
        }
    }
}
