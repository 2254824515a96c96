import QtQuick
import QtTest
import Sumter.Models
import Sumter.Panels

/// Chooser, error page and lists.
Item {
    id: root

    width: 1100
    height: 760

    Session {
        id: session
    }

    Session {
        id: broken
    }

    Desk {
        id: desk

        session: session
    }

    ErrorPage {
        id: errorPage

        anchors.fill: parent
        session: broken
        visible: false
    }

    GamesModel {
        id: games

        folder: noGames
        setups: session.setups
    }

    ChooserPage {
        id: chooser

        anchors.fill: parent
        session: session
        games: games
    }

    DeskCase {
        name: "Pages"
        when: windowShown

        function initTestCase() {
            session.openCatalogue(catalogueFile);
            tryVerify(() => session.hasCatalogue, 20000);
        }

        function test_a_file_that_is_no_catalogue_shows_why_and_another_can_be_chosen() {
            broken.openCatalogue("/nowhere/at/all.catalogue");
            chooser.visible = false;
            errorPage.visible = true;
            tryVerify(() => broken.error.length > 0, 20000);
            const text = findChild(errorPage, "errorPageText");
            verify(text.text.includes("all.catalogue"));
            verify(findChild(errorPage, "chooseFile").visible);
            broken.openCatalogue(catalogueFile);
            tryVerify(() => broken.hasCatalogue, 20000);
            compare(broken.error, "");
            errorPage.visible = false;
            chooser.visible = true;
        }

        function test_the_chooser_opens_the_chosen_setup() {
            const list = findChild(chooser, "setupList");
            tryCompare(list, "count", 7);
            list.currentIndex = session.setups.rowOf("east-62");
            tryVerify(() => findChild(chooser, "briefing").text.length > 40);
            tryVerify(() => findChild(chooser, "openSetup").enabled, 30000);
            mouseClick(findChild(chooser, "openSetup"));
            tryCompare(session, "setupId", "east-62", 30000);
        }

        function test_as_printed_can_be_chosen() {
            const choice = findChild(chooser, "errataChoice");
            choice.currentIndex = 1;
            const list = findChild(chooser, "setupList");
            list.currentIndex = session.setups.rowOf("west-62");
            tryVerify(() => findChild(chooser, "openSetup").enabled, 30000);
            mouseClick(findChild(chooser, "openSetup"));
            tryCompare(session, "setupId", "west-62", 30000);
            compare(session.openErrata, "as-printed");
            choice.currentIndex = 0;
        }
    }
}
