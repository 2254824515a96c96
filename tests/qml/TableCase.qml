import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models
import Sumter.Table

/// What tests of the miniature table share: a battle is chosen, and its steps are done by mouse.
DeskCase {
    required property Main window
    required property Session session

    readonly property TablePage page: running ? findChild(window.contentItem, "tablePage") : null
    readonly property TablePlay play: page ? page.play : null

    function part(name: string): Item {
        return findChild(window.contentItem, name);
    }

    function of(parent: Item, name: string): Item {
        return findChild(parent, name);
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
        if (window.shown === "table")
            clickShown(part("tableBattles"), "tableBattles");
        tryVerify(() => window.shown !== "table", 5000);
    }

    /// Chooses a battle of the list and begins it.
    function fight(battle: string, seed: string, rules = "ironclad") {
        const list = part("battleList");
        for (let row = 0; row < list.count; ++row) {
            if (session.battles.battle(row).battle === battle)
                list.positionViewAtIndex(row, ListView.Contain);
        }
        tryVerify(() => part("battle-" + battle) !== null, 5000, battle);
        clickShown(part("battle-" + battle), battle);
        const set = part("rules-" + rules);
        const paper = part("battlePaper");
        const down = set.mapToItem(paper.contentItem, 0, 0).y;
        paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, down - 100));
        clickShown(set, "rules-" + rules);
        const field = part("battleSeed");
        field.text = seed;
        clickShown(part("playBattle"), "playBattle");
        tryVerify(() => window.shown === "table" && play.active, 10000, "the battle begins");
        compare(session.error, "");
        compare(play.rules, rules);
        play.animated = false;
    }

    function numberOf(name: string): int {
        for (let row = 0; row < play.ships.count; ++row) {
            if (play.ships.card(row).name === name)
                return row;
        }
        return -1;
    }

    function clickShip(number: int) {
        const at = page.table.placeOf(number);
        mouseClick(page.table, at.x, at.y);
    }

    /// Draws a course from a ship to a place of the table.
    function dragTo(number: int, to: point) {
        const from = page.table.placeOf(number);
        mousePress(page.table, from.x, from.y);
        mouseMove(page.table, from.x + 4, from.y + 4);
        mouseMove(page.table, (from.x + to.x) / 2, (from.y + to.y) / 2);
        mouseMove(page.table, to.x, to.y);
        mouseRelease(page.table, to.x, to.y);
    }

    /// The enemy that is nearest to a ship and still in the battle.
    function nearestEnemy(number: int): int {
        const mine = play.ships.card(number);
        const from = page.table.placeOf(number);
        let best = -1;
        let least = 1e9;
        for (let row = 0; row < play.ships.count; ++row) {
            const card = play.ships.card(row);
            if (card.side === mine.side || card.gone || card.hidden)
                continue;
            const at = page.table.placeOf(row);
            const off = Math.hypot(at.x - from.x, at.y - from.y);
            if (off < least) {
                least = off;
                best = row;
            }
        }
        return best;
    }

    function pressOrder(words: string): bool {
        for (let row = 0; row < play.orders.length; ++row) {
            if (play.orders[row].text === words && play.orders[row].enabled) {
                clickShown(part("order-" + row), words);
                return true;
            }
        }
        return false;
    }

    /// One ship is moved, towards the enemy if it can.
    function moveShip(number: int) {
        const enemy = nearestEnemy(number);
        if (enemy >= 0) {
            dragTo(number, page.table.placeOf(enemy));
            if (play.draftFits) {
                clickShown(part("giveDraft"), "giveDraft");
                return;
            }
            play.dropDraft();
        }
        clickShip(number);
        if (pressOrder("Lie still"))
            return;
        clickShown(part("straightOn"), "straightOn");
        if (!play.draftFits) {
            // Turn away as far as the rudder lets it.
            for (let angle = 0; angle < 16 && !play.draftFits; ++angle) {
                const at = page.table.placeOf(number);
                dragTo(number, Qt.point(at.x + 200 * Math.cos(angle * Math.PI / 8), at.y + 200 * Math.sin(angle * Math.PI / 8)));
            }
        }
        if (!play.draftFits && !play.ashore && part("ashore").visible)
            clickShown(part("ashore"), "ashore");
        verify(play.draftFits, play.selectedName + ": " + play.draftRefusal);
        clickShown(part("giveDraft"), "giveDraft");
    }

    function moveAll() {
        const turn = play.turn;
        const side = play.side;
        for (let number = 0; number < play.ships.count; ++number) {
            const card = play.ships.card(number);
            if (play.task !== "move" || play.side !== side || play.turn !== turn)
                return;
            if (!card.fort && card.acts && card.side === side && !/moored|aground/.test(card.stand))
                moveShip(number);
        }
        if (play.task === "move" && play.side === side)
            clickShown(part("endStep"), "endStep");
    }

    function fireAll() {
        const side = play.side;
        for (let number = 0; number < play.ships.count; ++number) {
            const card = play.ships.card(number);
            if (card.side !== side || !card.acts)
                continue;
            const enemy = nearestEnemy(number);
            if (enemy < 0)
                continue;
            clickShip(number);
            compare(play.selected, number);
            clickShip(enemy);
        }
        clickShown(part("endStep"), "endStep");
    }

    /// Marks one hit on the card.
    function markHit() {
        const card = part("selectedCard");
        waitForRendering(page);
        const box = of(card, "next-box");
        if (box) {
            clickShown(box, "box");
            return;
        }
        for (let gun = 0; gun < 30; ++gun) {
            const row = of(card, "choosable-gun-" + gun);
            if (row) {
                clickShown(row, "gun " + gun);
                return;
            }
        }
        fail("no box can be crossed off");
    }

    /// A plot of the Coastal rules: towards the enemy, else the nearest that is legal.
    function plotShip(number: int) {
        const enemy = nearestEnemy(number);
        clickShip(number);
        compare(play.selected, number);
        if (enemy >= 0)
            dragTo(number, page.table.placeOf(enemy));
        if (!play.drafting && pressOrder("Lie still"))
            return;
        if (!play.drafting)
            clickShown(part("straightOn"), "straightOn");
        if (!play.draftFits) {
            verify(play.draftRefusal.length > 0 && /^RC-/.test(play.draftRule), play.draftRule);
            clickShown(part("nearestLegal"), "nearestLegal");
        }
        verify(play.draftFits, play.selectedName + ": " + play.draftRefusal);
        clickShown(part("giveDraft"), "giveDraft");
    }

    function plotAll() {
        const turn = play.turn;
        const side = play.side;
        for (let number = 0; number < play.ships.count; ++number) {
            const card = play.ships.card(number);
            if (!card.fort && card.acts && card.side === side)
                plotShip(number);
            compare(play.turn, turn);
        }
        clickShown(part("endStep"), "endStep");
    }

    function playCoastal() {
        switch (play.task) {
        case "move":
            plotAll();
            break;
        case "fire":
            fireAll();
            break;
        case "board":
            clickShown(part("endStep"), "endStep");
            break;
        }
    }

    function playOn() {
        switch (play.task) {
        case "embark":
            clickShown(part("endStep"), "endStep");
            break;
        case "move":
            moveAll();
            break;
        case "fire":
            fireAll();
            break;
        case "waterline":
            clickShown(part("waterlineDraft"), "waterlineDraft");
            break;
        case "hits":
            markHit();
            break;
        }
    }

    /// Keeps a picture where SUMTER_SHOTS says, to be looked at.
    function keep(name: string) {
        if (shotsFolder.length > 0)
            grabImage(window.contentItem).save(shotsFolder + "/" + name + ".png");
    }
}
