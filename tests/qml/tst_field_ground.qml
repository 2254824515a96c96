import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models

/// Written orders by keyboard, generals, houses, fords and guns, with mouse and keys.
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
        height: 900
        session: session
        desk: desk
        gamesFolder: playFolder

        FieldCase {
            name: "FieldGround"
            window: main
            session: session
            when: windowShown

            readonly property string field: 'title Ground\ntable 60 by 40\nlength 9\nbase union south\nbase confederate north\n' + 'stream "Run" width 2 (0, 20) (60, 20)\nford "mill ford" of "Run" x 27 to 34\nhouse "mill" (10, 8) to (13, 11)\n' + 'side union\nbrigade "Union brigade"\ngeneral "Hooker" at (20, 4)\n' + 'unit "Maine company" infantry 1+6 SM at (11.5, 6.5) facing 0 open ranks 1 order advance (11.5, 9.5)\n' + 'unit "1st Maine" infantry 3+24 SM at (14.6, 9.5) facing 270 column order advance (5, 9)\n' + 'unit "2nd Maine" infantry 3+24 SM at (30.5, 18.5) facing 0 column order attack (30, 30)\n' + 'unit "3rd Maine" infantry 3+24 SM at (40, 17) facing 0 column order attack (40, 30)\n' + 'unit "Maine guns" battery 3+8 howitzer gun at (50, 8) facing 0 in-action order hold\n' + 'side confederate\nbrigade "Confederate brigade"\ngeneral "Wade" at (30, 38)\n' + 'unit "1st Georgia" infantry 3+24 SM at (50, 34) facing 180 line order hold\n' + 'wins union "victory" if losses union at-least 90\nwins confederate "victory"\n'

            function sit() {
                fight("blackburns-ford", "3");
                compare(seats.sitOnField(play, field, 4), "");
                compare(play.title, "Ground");
                compare(play.task, "orders");
            }

            function toTask(task: string, side = "union") {
                for (let step = 0; step < 20 && !(play.task === task && play.side === side); ++step)
                    endStep();
                compare(play.task, task);
                compare(play.side, side);
            }

            function row(name: string): var {
                return play.units.row(numberOf(name));
            }

            function pressOrder(words: string) {
                const found = orderWith(words);
                verify(found >= 0, words + " among " + play.orders.map(each => each.text).join(" | "));
                part("order-" + found).forceActiveFocus();
                keyClick(Qt.Key_Space);
            }

            function keys(key: int, times: int) {
                for (let i = 0; i < times; ++i)
                    keyClick(key);
            }

            function lastOfLog(): string {
                return play.log.data(play.log.index(play.log.count - 1, 0));
            }

            function reportHas(words: string): bool {
                return play.report.some(line => line.text.indexOf(words) >= 0);
            }

            function checkRefused(rule: string) {
                verify(part("fieldRefusal").visible, rule);
                verify(part("fieldRefusalWords").text.indexOf("[" + rule + "]") > 0, part("fieldRefusalWords").text);
                compare(part("fieldRefusalRule").text, rule);
                keyClick(Qt.Key_Escape);
                compare(part("fieldRefusal").visible, false);
            }

            function generalAt(number: int): point {
                const at = page.table.placeOf(1000 + number);
                const corner = page.table.placeAt(0, 0);
                return Qt.point((at.x - corner.x) / page.table.zoom, (corner.y - at.y) / page.table.zoom);
            }

            function test_orders_are_written_by_keyboard() {
                sit();
                page.table.forceActiveFocus();
                for (let i = 0; i < 9 && play.selectedName !== "2nd Maine"; ++i)
                    keyClick(Qt.Key_N);
                compare(play.selectedName, "2nd Maine");
                pressOrder("advance");
                compare(part("fieldAsks").text, "Click the place to go to.");
                compare(page.table.activeFocus, true);
                keys(Qt.Key_Up, 6);
                keys(Qt.Key_Right, 2);
                shot("ground-cross");
                keyClick(Qt.Key_Return);
                compare(play.refusal, "");
                compare(play.asksFor, "");
                compare(lastOfLog(), "A courier rides to 2nd Maine with a new order [FB-075].");
                // A line has two ends; Escape drops the first.
                pressOrder("defend a line");
                compare(part("fieldAsks").text, "Click one end of the line to be defended.");
                keys(Qt.Key_Left, 3);
                keyClick(Qt.Key_Return);
                compare(part("fieldAsks").text, "Click the other end of the line to be defended.");
                keyClick(Qt.Key_Escape);
                compare(play.asksFor, "");
                // Whom it does not find cannot be supported.
                pressOrder("support");
                compare(part("fieldAsks").text, "Click the unit to be supported.");
                keys(Qt.Key_Up, 12);
                keyClick(Qt.Key_Return);
                checkRefused("FB-074");
                // No place, no button: hold.
                page.table.forceActiveFocus();
                for (let i = 0; i < 9 && play.selectedName !== "1st Maine"; ++i)
                    keyClick(Qt.Key_N);
                pressOrder("hold");
                compare(play.refusal, "");
                keyClick(Qt.Key_Space, Qt.ControlModifier);
                compare(play.side, "confederate");
                keyClick(Qt.Key_Space, Qt.ControlModifier);
                compare(play.task, "movement");
            }

            function test_a_general_rides_by_mouse_and_keys_and_joins() {
                sit();
                toTask("movement");
                const from = generalAt(0);
                dragTo("Hooker", 20, 30);
                verify(/^rides \d+″$/.test(part("fieldGhostWords").text), part("fieldGhostWords").text);
                keyClick(Qt.Key_Escape);
                letGo(20, 30);
                compare(play.selectedName, "Hooker");
                page.table.forceActiveFocus();
                keys(Qt.Key_Up, 4);
                keys(Qt.Key_Right, 3);
                compare(part("fieldGhostWords").text, "rides 5″");
                shot("ground-ride");
                keyClick(Qt.Key_Return);
                compare(play.refusal, "");
                toTask("orders");
                compare(play.turn, 2);
                fuzzyCompare(generalAt(0).x, from.x + 3, 0.05);
                fuzzyCompare(generalAt(0).y, from.y + 4, 0.05);
                toTask("movement");
                const to = placeOfUnit("1st Maine");
                dragTo("Hooker", to.x, to.y);
                verify(/^rides .+ to 1st Maine$/.test(part("fieldGhostWords").text), part("fieldGhostWords").text);
                letGo(to.x, to.y);
                toTask("orders");
                compare(play.units.row(1000).told, "is with 1st Maine");
            }

            function test_a_house_is_entered_held_and_left() {
                sit();
                toTask("movement");
                clickUnit("1st Maine");
                pressOrder("Enter mill");
                checkRefused("FB-130");
                // Up to the wall, and in with the rest of the move.
                const at = placeOfUnit("Maine company");
                dragTo("Maine company", at.x, at.y + 3);
                verify(part("fieldGhostWhy").text.indexOf("[FB-130]") > 0, part("fieldGhostWhy").text);
                letGo(at.x, at.y + 3);
                giveOrder("Enter mill");
                compare(play.refusal, "");
                endStep();
                endStep();
                verify(reportHas("Maine company enters the house [FB-130]."));
                compare(row("Maine company").told, "in a house");
                compare(page.table.figuresOf(numberOf("Maine company")), 7);
                shot("ground-house");
                toTask("orders");
                toTask("movement");
                // Who is inside is clicked where his men are shown.
                const inside = page.table.placeOfFigure(numberOf("Maine company"), 2);
                mouseClick(page.table, inside.x, inside.y);
                compare(play.selectedName, "Maine company");
                pressOrder("Leave the house");
                compare(play.refusal, "");
                endStep();
                endStep();
                compare(row("Maine company").told, "open order");
                compare(page.table.figuresOf(numberOf("Maine company")), 7);
            }

            function test_the_run_is_crossed_at_the_ford_only() {
                sit();
                toTask("movement");
                dragTo("3rd Maine", 40, 26);
                verify(part("fieldGhostWhy").text.indexOf("[FB-128]") > 0, part("fieldGhostWhy").text);
                shot("ground-water");
                keyClick(Qt.Key_Escape);
                letGo(40, 26);
                clickUnit("3rd Maine");
                compare(orderWith("Ford the stream"), -1);
                clickUnit("2nd Maine");
                giveOrder("Ford the stream");
                compare(play.refusal, "");
                endStep();
                endStep();
                verify(reportHas("2nd Maine enters the ford and needs"), play.report.map(line => line.text).join());
                verify(/in the ford/.test(row("2nd Maine").told), row("2nd Maine").told);
                toTask("orders");
                toTask("movement");
                dragTo("2nd Maine", 30, 30);
                verify(part("fieldGhostWhy").visible || part("fieldRefusal").visible);
                verify(/\[FB-127\]/.test(play.draftRefusal + play.refusal), play.draftRefusal + play.refusal);
                shot("ground-ford");
                keyClick(Qt.Key_Escape);
                letGo(30, 30);
                play.drop();
                for (let step = 0; step < 20 && /in the ford/.test(row("2nd Maine").told); ++step)
                    endStep();
                compare(row("2nd Maine").told, "column");
                verify(placeOfUnit("2nd Maine").y > 21, placeOfUnit("2nd Maine"));
            }

            function test_guns_are_laid_and_lie_where_they_are_aimed() {
                sit();
                toTask("artillery");
                clickUnit("Maine guns");
                compare(play.guns, 2);
                const bare = grabImage(page.table);
                const enemy = page.table.placeOf(numberOf("1st Georgia"));
                // Both shots fall between the guns and the line: the stick of the gun lies there.
                const between = page.table.placeAt(49.5, 22);
                mouseMove(page.table, enemy.x, enemy.y);
                tryVerify(() => play.drafting);
                verify(/^round shot, 2\d/.test(part("fieldGhostWords").text), part("fieldGhostWords").text);
                mouseClick(page.table, enemy.x, enemy.y);
                compare(play.refusal, "");
                verify(/^Maine guns, gun 2: round shot at 2\d/.test(part("aimed-0").text), part("aimed-0").text);
                shot("ground-stick");
                waitForRendering(page);
                const laid = grabImage(page.table);
                verify(differ(bare, laid, between), "the stick is drawn");
                // A howitzer has no ball; canister does not reach.
                clickShown(part("gun-1"), "gun-1");
                mouseClick(page.table, enemy.x, enemy.y);
                checkRefused("FB-026");
                clickShown(part("shot-canister"), "shot-canister");
                mouseClick(page.table, enemy.x, enemy.y);
                checkRefused("FB-230");
                clickShown(part("shot-shell"), "shot-shell");
                page.table.forceActiveFocus();
                keyClick(Qt.Key_Right);
                verify(play.drafting && play.draftFits, play.draftRefusal);
                shot("ground-shell");
                keyClick(Qt.Key_Return);
                compare(play.laid.length, 2);
                // One holds its fire after all, and is laid again.
                pressOrder("Gun 1 holds its fire");
                compare(play.laid.length, 1);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(play.laid.length, 2);
                endStep();
                verify(reportHas("Gun 2 of Maine guns rolls"));
                verify(reportHas("Gun 1 of Maine guns rolls"));
                compare(play.laid.length, 0);
                shot("ground-fired");
                // Where the stick lay it stays in view.
                waitForRendering(page);
                verify(differ(bare, grabImage(page.table), between), "the stick has fallen");
            }

            function differ(one: var, other: var, at: point): bool {
                for (let x = -8; x <= 8; ++x) {
                    if (!Qt.colorEqual(one.pixel(at.x + x, at.y), other.pixel(at.x + x, at.y)))
                        return true;
                }
                return false;
            }
        }
    }
}
