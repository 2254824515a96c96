import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models

/// Blackburn's Ford is played from the chooser to its end by mouse, against the computer.
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
            name: "FieldWhole"
            window: main
            session: session
            when: windowShown

            readonly property string guns: "Ayres' and Benjamin's guns"
            readonly property string massachusetts: "1st Massachusetts"
            /// What has come about, by name.
            property var came: ({})

            function once(what: string): bool {
                const first = !came[what];
                came[what] = true;
                return first;
            }

            function lastOfLog(): string {
                const log = play.log;
                return log.data(log.index(log.count - 1, 0));
            }

            /// The present units of the side that have something to choose.
            function actors(): var {
                return rows().filter(row => row.acts && !row.general).map(row => row.name);
            }

            function rows(): var {
                const all = [];
                for (let number = 0; number < 60; ++number) {
                    const row = play.units.row(number);
                    if (row.name !== undefined)
                        all.push(row);
                }
                return all;
            }

            /// Men and officers as the roster says.
            function strengthOf(row: var): var {
                const numbers = row.strength.match(/\d+/g).map(Number);
                return {
                    men: numbers[0],
                    all: numbers[0] + numbers[2]
                };
            }

            /// Every figure of the roster is on the table; the gunners of limbered guns sit on them.
            function checkFigures() {
                for (const row of rows()) {
                    if (row.present && !row.general && !/limbered/.test(row.told))
                        compare(page.table.figuresOf(row.number), strengthOf(row).all, row.name);
                }
            }

            /// Men lost by fire as the report says, by unit.
            function reported(): var {
                const lost = {};
                for (const line of play.report) {
                    const found = line.text.match(/^(.+) loses (\d+) m[ae]n \[FB-008\]/);
                    if (found)
                        lost[found[1]] = (lost[found[1]] ?? 0) + Number(found[2]);
                }
                return lost;
            }

            function writeOrder() {
                shot("whole-setup");
                clickUnit("Cavalry squadron");
                giveOrder("advance");
                compare(part("fieldAsks").text, "Click the place to go to.");
                shot("whole-orders");
                const place = page.table.placeAt(58, 44);
                mouseClick(page.table, place.x, place.y);
                compare(play.refusal, "");
                compare(lastOfLog(), "A courier rides to Cavalry squadron with a new order [FB-075].");
            }

            /// The first move: too far, into friends, and as it may be.
            function marchOut() {
                dragTo("12th New York, skirmishers", 34, 20);
                verify(part("fieldGhostWhy").visible);
                verify(/would spend .*its move is 7\.5" \[FB-090\]/.test(part("fieldGhostWhy").text), part("fieldGhostWhy").text);
                keyClick(Qt.Key_Escape);
                verify(!play.drafting);
                letGo(34, 20);
                dragTo("12th New York, skirmishers", 35, 37);
                compare(part("fieldGhostWhy").visible, false);
                compare(part("fieldGhostMeets").visible, false);
                compare(part("fieldGhostWords").text, "7″ of 7½″");
                letGo(35, 37);
                dragTo("2nd Michigan, skirmishers", 50, 37);
                letGo(50, 37);
                dragTo(massachusetts, 42, 50);
                verify(part("fieldGhostMeets").visible);
                verify(part("fieldGhostMeets").text.indexOf("In the way: " + guns) === 0, part("fieldGhostMeets").text);
                shot("whole-in-the-way");
                keyClick(Qt.Key_Escape);
                letGo(42, 50);
                dragTo(guns, 42, 30);
                letGo(42, 30);
                dragTo(massachusetts, 36, 51);
                shot("whole-ghost");
                letGo(36, 51);
                verify(!play.units.row(numberOf(massachusetts)).acts);
            }

            /// Where a unit of foot marches next: past the guns, down to the ford.
            function goalOf(name: string): point {
                const at = placeOfUnit(name);
                if (/skirmishers/.test(name))
                    return Qt.point(/^12th/.test(name) ? 35 : 50, 37);
                return at.y > 46 ? Qt.point(Math.min(at.x, 37), at.y - 8) : at.y > 39 ? Qt.point(42, 37) : Qt.point(42, 31);
            }

            function march() {
                if (once("out")) {
                    marchOut();
                    return;
                }
                for (const name of actors()) {
                    if (name === guns) {
                        if (once("unlimbered")) {
                            clickUnit(name);
                            giveOrder("Unlimber");
                            compare(play.refusal, "");
                        }
                        continue;
                    }
                    if (name === "Cavalry squadron" || placeOfUnit(name).y < 31)
                        continue;
                    clickUnit(name);
                    if (orderWith("Ford the stream") >= 0) {
                        giveOrder("Ford the stream");
                        came.ford = true;
                        continue;
                    }
                    const to = goalOf(name);
                    dragTo(name, to.x, to.y);
                    letGo(to.x, to.y);
                    play.drop();
                }
            }

            function layGuns() {
                for (const name of actors()) {
                    clickUnit(name);
                    clickShown(part("shot-ball"), "shot-ball");
                    const ford = page.table.placeAt(42, 25);
                    mouseClick(page.table, ford.x, ford.y);
                    if (play.refusal.length > 0) {
                        verify(/\[FB-\d+\]\.$/.test(part("fieldRefusalWords").text), play.refusal);
                        keyClick(Qt.Key_Escape);
                    } else if (once("laid")) {
                        verify(/^Ayres' and Benjamin's guns, gun 2: round shot at \d+/.test(part("aimed-0").text), part("aimed-0").text);
                        shot("whole-gun");
                        clickShown(part("fieldAnimated"), "fieldAnimated");
                        verify(play.animated);
                    }
                }
            }

            /// The first volley by a click on its target.
            function fire() {
                const name = actors()[0];
                if (name && once("volley")) {
                    clickUnit(name);
                    const target = orderWith("Fire at 1st Virginia");
                    verify(target >= 0, play.orders.map(each => each.text).join(" | "));
                    const enemy = page.table.placeOf(numberOf("1st Virginia"));
                    mouseClick(page.table, enemy.x, enemy.y);
                    compare(play.refusal, "");
                    compare(part("aimed-0").text, name + " at 1st Virginia");
                    pickColonel(actors()[0]);
                }
                clickShown(part("fireAll"), "fireAll");
                play.dismissRefusal();
            }

            /// [FB-183] Beyond twelve inches only who is mounted can be picked off.
            function pickColonel(name: string) {
                clickUnit(name);
                compare(orderWith("Pick officer 2 of 1st Virginia"), -1);
                giveOrder("Pick the colonel of 1st Virginia");
                compare(play.refusal, "");
                compare(part("aimed-1").text, name + " at the colonel of 1st Virginia");
                shot("whole-colonel");
                came.colonel = true;
            }

            function checkFire(before: var) {
                const lost = reported();
                for (const row of rows()) {
                    const was = before.find(each => each.name === row.name);
                    if (was && row.present && was.strength !== row.strength && lost[row.name] > 0) {
                        compare(strengthOf(was).men - strengthOf(row).men, lost[row.name], row.name);
                        if (once("losses"))
                            shot("whole-volley");
                    }
                }
            }

            function charge() {
                for (const name of actors()) {
                    clickUnit(name);
                    const row = orderWith("Charge ");
                    if (row >= 0) {
                        clickShown(part("order-" + row), name);
                        compare(play.refusal, "");
                        came.charge = true;
                    }
                }
            }

            function doStep() {
                const before = rows();
                const task = play.task;
                switch (task) {
                case "orders":
                    if (once("order"))
                        writeOrder();
                    break;
                case "charges":
                    charge();
                    break;
                case "movement":
                    march();
                    break;
                case "artillery":
                    layGuns();
                    break;
                case "musketry":
                    fire();
                    break;
                case "melee":
                    if (once("melee"))
                        shot("whole-melee");
                    if (orderWith("Bring in the best") >= 0) {
                        giveOrder("Bring in the best");
                        return;
                    }
                    break;
                }
                endStep();
                if (task === "artillery" && play.animated) {
                    tryVerify(() => play.showing, 60000);
                    shot("whole-shot");
                    verify(/Gun 2 of Ayres' and Benjamin's guns rolls \d/.test(play.report.map(line => line.text).join("\n")));
                    mouseClick(page.table, 20, 20);
                    verify(!play.showing);
                    play.animated = false;
                }
                tryVerify(() => play.task.length > 0, 60000);
                checkFigures();
                if (task === "musketry")
                    checkFire(before);
            }

            function test_blackburns_ford_is_played_to_its_end() {
                choose("blackburns-ford");
                compare(part("rules-field").checked, true);
                const box = part("battleComputer");
                box.currentIndex = box.indexOfValue("confederate");
                part("battleSeed").text = "7";
                clickShown(part("playBattle"), "playBattle");
                tryVerify(() => main.shown === "field" && play.active, 20000);
                play.animated = false;
                compare(play.side, "union");
                for (let step = 0; step < 400 && play.task !== "over"; ++step)
                    doStep();
                compare(play.task, "over");
                for (const what of ["order", "out", "unlimbered", "laid", "volley", "colonel", "losses"])
                    verify(came[what], what);
                checkResult();
            }

            function checkResult() {
                const words = part("fieldTask").text;
                verify(/^(Union|Confederate), .+, after \d+ moves\.$|^The battle is drawn/.test(words), words);
                compare(lastOfLog(), words);
                compare(part("fieldResult").visible, true);
                for (const side of ["union", "confederate"]) {
                    const lost = part("fieldLosses-" + side).text.match(/\d+/g).map(Number);
                    compare(lost[0], lost[2] + lost[3] + lost[4], side);
                    verify(lost[0] > 0 && lost[0] < lost[1], side);
                }
                compare(part("fieldEnd").visible, false);
                shot("whole-result");
                part("fieldParts").currentIndex = 2;
                shot("whole-log");
                compare(session.error, "");
            }
        }
    }
}
