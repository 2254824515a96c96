import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// [4.2] [20.0] The Strategic Turn of the campaign at the desk: production by the list beside the
/// map, the other segments of phase B by the staff.
Item {
    id: root

    width: 100
    height: 100

    Session {
        id: session
    }

    Desk {
        id: desk

        session: session
    }

    Main {
        id: main

        width: 1280
        height: 720
        session: session
        desk: desk
        gamesFolder: playFolder

        DeskCase {
            id: test

            readonly property Play play: desk.play

            name: "Campaign"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
                const file = saveFolder + "/campaign.sumter";
                session.newGame("campaign", "corrected", "default", "open", "5", file);
                tryVerify(() => play.active && play.saveFile === file, 30000);
                tryVerify(() => !part("chooser").visible, 5000);
                tryVerify(() => part("map").ready, 60000);
            }

            /// The row of the decision that says these words; -1 when there is none.
            function rowOf(words: string): int {
                for (let row = 0; row < play.choices.count; ++row) {
                    if (play.choices.data(play.choices.index(row, 0), OrdersModel.WordsRole) === words)
                        return row;
                }
                return -1;
            }

            function clickRow(words: string) {
                const row = rowOf(words);
                verify(row >= 0, words);
                const list = part("choiceList") as ListView;
                list.positionViewAtIndex(row, ListView.Contain);
                const name = "choice-start-unit-" + row;
                tryVerify(() => part(name) !== null, 5000, name);
                clickShown(part(name), name);
            }

            function test_Case_21_41_units_are_begun_by_the_list_each_value_by_itself() {
                compare(play.asks, "initiation");
                verify(rowOf("Begin infantry 10-3") >= 0);
                verify(rowOf("Begin militia 3-2") >= 0);
                const before = play.length;

                clickRow("Begin militia 4-2");

                tryCompare(play, "length", before + 1);
                compare(play.asks, "initiation");
                play.undo();
                tryCompare(play, "length", before);
            }

            /// [28.0] What the staff does is the same by its button as by its key.
            function test_Case_4_2_the_staff_comes_through_production() {
                const button = part("leaveToStaff") as Button;
                const stages = [];
                for (let guard = 0; guard < 60 && play.asks !== "maintenance"; ++guard) {
                    const length = play.length;
                    const asks = play.asks;
                    stages.push(asks);
                    if (guard % 2 === 0)
                        clickShown(button, asks);
                    else
                        keyClick(Qt.Key_L, Qt.ControlModifier);
                    // While it works, the button and the key stop it.
                    tryVerify(() => (button.text.startsWith("Leave") || !button.visible) && (play.length > length || play.asks !== asks), 60000, asks);
                }
                compare(play.asks, "maintenance");
                verify(stages.includes("initiation"));
                verify(stages.includes("departments"));
            }
        }
    }
}
