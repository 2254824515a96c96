import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Field
import Sumter.Models

/// What tests of battles on land share: one is chosen, and its steps are done by mouse.
DeskCase {
    required property Main window
    required property Session session

    readonly property FieldPage page: running ? findChild(window.contentItem, "fieldPage") : null
    readonly property FieldPlay play: page ? page.play : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }

    function initTestCase() {
        window.requestActivate();
        tryVerify(() => window.active, 5000);
        session.openCatalogue(catalogueFile);
        tryVerify(() => session.hasCatalogue, 20000);
    }

    function init() {
        play.handOvers = false;
        clickShown(part("battlesPart"), "battlesPart");
    }

    function cleanup() {
        if (window.shown === "field")
            clickShown(part("fieldBattles"), "fieldBattles");
        tryVerify(() => window.shown !== "field", 5000);
    }

    function shot(name: string) {
        if (shotsFolder.length > 0) {
            waitForRendering(page);
            grabImage(window.contentItem).save(shotsFolder + "/" + name + ".png");
        }
    }

    /// Chooses a battle of the list.
    function choose(battle: string) {
        const list = part("battleList");
        tryVerify(() => isLaidOut(list) && list.count > 4, 5000);
        waitForRendering(list);
        for (let row = 0; row < list.count; ++row) {
            if (session.battles.battle(row).battle === battle)
                list.positionViewAtIndex(row, ListView.Contain);
        }
        tryVerify(() => part("battle-" + battle) !== null && isLaidOut(part("battle-" + battle)), 5000, battle);
        list.forceLayout();
        clickShown(part("battle-" + battle), battle);
        tryVerify(() => session.battles.battle(list.currentIndex).battle === battle, 5000, battle);
    }

    /// The same, and begins it.
    function fight(battle: string, seed: string) {
        choose(battle);
        const box = part("battleComputer");
        box.currentIndex = box.indexOfValue("");
        part("battleSeed").text = seed;
        clickShown(part("playBattle"), "playBattle");
        tryVerify(() => window.shown === "field" && play.active, 20000, "the battle begins");
        compare(session.error, "");
        compare(play.rules, "field");
        play.animated = false;
    }

    function numberOf(name: string): int {
        for (let row = 0; row < 1100; ++row) {
            if (play.units.row(row).name === name)
                return row;
        }
        return -1;
    }

    /// Where the first figure of a unit stands, in inches.
    function placeOfUnit(name: string): point {
        const at = page.table.placeOf(numberOf(name));
        const corner = page.table.placeAt(0, 0);
        return Qt.point((at.x - corner.x) / page.table.zoom, (corner.y - at.y) / page.table.zoom);
    }

    function clickUnit(name: string) {
        const at = page.table.placeOf(numberOf(name));
        mouseClick(page.table, at.x, at.y);
        compare(play.selectedName, name);
    }

    /// Drags a unit or general to a place of the table, and lets go.
    function dragTo(name: string, x: real, y: real, keys = Qt.NoModifier) {
        const from = page.table.placeOf(numberOf(name));
        const to = page.table.placeAt(x, y);
        mousePress(page.table, from.x, from.y);
        mouseMove(page.table, from.x + 4, from.y + 5, -1, Qt.LeftButton);
        mouseMove(page.table, (from.x + to.x) / 2, (from.y + to.y) / 2, -1, Qt.LeftButton);
        mouseMove(page.table, to.x, to.y, -1, Qt.LeftButton);
    }

    function letGo(x: real, y: real) {
        const to = page.table.placeAt(x, y);
        mouseRelease(page.table, to.x, to.y);
    }

    function endStep() {
        clickShown(part("fieldEnd"), "fieldEnd");
        compare(play.refusal, "");
    }

    /// The row of an order that has these words, or -1.
    function orderWith(words: string): int {
        return play.orders.findIndex(each => each.text.indexOf(words) >= 0);
    }

    function giveOrder(words: string) {
        const row = orderWith(words);
        verify(row >= 0, words + " among " + play.orders.map(each => each.text).join(" | "));
        clickShown(part("order-" + row), words);
    }
}
