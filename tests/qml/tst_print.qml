import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.Models
import Sumter.Table

/// What models on a real table need is printed from the window.
Item {
    id: root

    width: 900
    height: 700

    Session {
        id: session
    }

    ApplicationWindow {
        id: main

        width: 800
        height: 640
        visible: true

        PrintDialog {
            id: dialog

            session: session
            playing: "Albemarle at Plymouth, 19 April 1864 (night)"
        }

        DeskCase {
            name: "Print"
            when: windowShown

            function part(name: string): Item {
                return findChild(dialog.contentItem, name) ?? findChild(dialog.footer, name);
            }

            function initTestCase() {
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
            }

            function init() {
                dialog.ask();
                tryVerify(() => dialog.opened, 5000);
            }

            function cleanup() {
                dialog.close();
                tryVerify(() => !dialog.opened, 5000);
            }

            function test_the_battle_that_is_played_is_proposed() {
                compare(part("printBattle").count, 8);
                compare(part("printBattle").currentText.substring(0, 9), "Albemarle");
                verify(!part("printTold").visible);
            }

            function test_without_anything_chosen_nothing_is_written() {
                verify(part("printWrite").enabled);
                for (const name of ["printCards", "printCircles", "printTables"])
                    mouseClick(part(name));
                verify(!part("printWrite").enabled);
                compare(dialog.what, "");
                mouseClick(part("printCircles"));
                compare(dialog.what, "circles");
                for (const name of ["printCards", "printTables"])
                    mouseClick(part(name));
                compare(dialog.what, "cards,circles,tables");
            }

            function test_pages_are_written_and_a_fault_is_told() {
                const file = "file://" + playFolder + "/cards.pdf";
                dialog.write(file);
                tryVerify(() => part("printTold").visible);
                verify(part("printTold").text.indexOf("cards.pdf") > 0);
                verify(part("printOpen").visible);
                dialog.write("file:///nowhere/cards.pdf");
                verify(part("printTold").text.indexOf("/nowhere/cards.pdf") >= 0);
                verify(!part("printOpen").visible);
            }
        }
    }
}
