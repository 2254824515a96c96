pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Sumter.Map
import Sumter.Models

/// The books of the war, laid over the map: what is decided beside it goes on, and they follow.
Pane {
    id: root

    required property Desk desk
    required property MapItem map
    required property Staff staff
    readonly property Play play: desk.play
    readonly property bool opened: visible
    readonly property int page: pages.currentIndex

    signal hexAsked(string hex)
    signal caseAsked(string number)
    /// Closed by its own button or key.
    signal closed

    function open() {
        books.open = true;
        visible = true;
        pages.currentItem.forceActiveFocus();
    }

    function close() {
        if (!visible)
            return;
        visible = false;
        books.open = false;
        root.closed();
    }

    function showPage(page: int) {
        pages.currentIndex = page;
    }

    /// To a hex: the map is uncovered.
    function goTo(hex: string) {
        close();
        root.hexAsked(hex);
    }

    objectName: "warPage"
    visible: false
    padding: Look.margin
    background: Rectangle {
        color: Look.paper
        border.color: Look.edge
    }
    Keys.onEscapePressed: close()

    WarBooks {
        id: books

        play: root.play
        onChanged: {
            // The table is turned, or the game is left.
            if (!known)
                root.close();
        }
    }

    // What lies below is not to be clicked through.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap

        RowLayout {
            Layout.fillWidth: true

            TabBar {
                id: pages

                Layout.fillWidth: true
                objectName: "warPages"

                component Tab: TabButton {
                    width: implicitWidth
                }

                Tab {
                    objectName: "warTurn"
                    text: qsTr("Turn")
                }

                Tab {
                    objectName: "warProduction"
                    text: qsTr("Production")
                }

                Tab {
                    objectName: "warSupply"
                    text: qsTr("Supply")
                }

                Tab {
                    objectName: "warMen"
                    text: qsTr("Men")
                }

                Tab {
                    objectName: "warLeaders"
                    text: qsTr("Leaders")
                }

                Tab {
                    objectName: "warBlockade"
                    text: qsTr("Blockade")
                }

                Tab {
                    objectName: "warPolitics"
                    text: qsTr("Politics")
                }

                Tab {
                    objectName: "warCycles"
                    text: qsTr("Cycles")
                }
            }

            ToolButton {
                objectName: "closeWar"
                text: "✕"
                Accessible.name: qsTr("Close the books")
                onClicked: root.close()
            }
        }

        DoubleRule {
            Layout.fillWidth: true
        }

        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: pages.currentIndex

            WarTurn {
                books: books
                play: root.play
                staff: root.staff
                onCaseAsked: number => root.caseAsked(number)
            }

            WarProduction {
                books: books
                desk: root.desk
                onCaseAsked: number => root.caseAsked(number)
            }

            WarSupply {
                books: books
                onHexAsked: hex => root.goTo(hex)
                onCaseAsked: number => root.caseAsked(number)
            }

            WarMen {
                books: books
                onHexAsked: hex => root.goTo(hex)
                onCaseAsked: number => root.caseAsked(number)
            }

            WarLeaders {
                books: books
                desk: root.desk
                onHexAsked: hex => root.goTo(hex)
                onCaseAsked: number => root.caseAsked(number)
            }

            WarBlockade {
                books: books
                onHexAsked: hex => root.goTo(hex)
                onCaseAsked: number => root.caseAsked(number)
            }

            WarPolitics {
                books: books
                play: root.play
                map: root.map
                onHexAsked: hex => root.goTo(hex)
                onCaseAsked: number => root.caseAsked(number)
            }

            WarCycles {
                books: books
                onCaseAsked: number => root.caseAsked(number)
            }
        }
    }
}
