import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Models

/// Horsemen charge and ride through, and raiders set fire to what they touch, with mouse and keys.
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
            name: "FieldRaid"
            window: main
            session: session
            when: windowShown

            // Ohio horsemen before skirmishers; Texans beside a dump and a mill, whose other half is held.
            readonly property string field: 'title Raid\ntable 60 by 40\nlength 9\nbase union south\nbase confederate north\n' + 'house "mill" (14, 8) to (20, 18)\nsection "wing" (20, 8) to (30, 18)\ndump "oats" at (6, 24)\n' + 'rule may-burn confederate\n' + 'side union\nbrigade "Union brigade"\ngeneral "Stoneman" at (46, 3)\n' + 'unit "1st Ohio" cavalry 3+12 CB at (46, 13) facing 0 line order attack (46, 36)\n' + 'unit "2nd Maine" infantry 1+8 RM at (27, 13) facing 270 open in "wing" detachment order hold\n' + 'side confederate\nbrigade "Confederate brigade"\ngeneral "Wharton" at (30, 36)\n' + 'unit "Georgia skirmishers" infantry 1+8 RM at (46, 24) facing 180 open ranks 1 detachment order hold\n' + 'unit "8th Texas" cavalry 3+12 CB at (10, 13) facing 90 line order raid (14, 13) leave north\n' + 'unit "11th Texas" cavalry 3+12 CB at (6, 28) facing 180 line order raid (6, 24) leave north\n' + 'unit "20th Georgia" infantry 1+8 RM at (25, 25) facing 180 line ranks 1 detachment order attack (25, 13)\n' + 'wins union "victory" if losses confederate at-least 90\nwins confederate "victory"\n'

            function begin(seed: int) {
                fight("blackburns-ford", "3");
                compare(seats.sitOnField(play, field, seed), "");
                compare(play.title, "Raid");
            }

            /// Ends steps until one of this kind begins.
            function goTo(task: string, side: string) {
                for (let step = 0; step < 20 && (play.task !== task || play.side !== side); ++step)
                    endStep();
                compare(play.task, task);
                compare(play.side, side);
            }

            function told(name: string): string {
                return play.units.row(numberOf(name)).told;
            }

            function logHas(words: string): bool {
                for (let row = play.log.count - 1; row >= 0; --row) {
                    if (play.log.data(play.log.index(row, 0)).indexOf(words) >= 0)
                        return true;
                }
                return false;
            }

            function reportHas(words: string): bool {
                return play.report.some(line => line.text.indexOf(words) >= 0);
            }

            function test_horsemen_ride_through_skirmishers() {
                begin(2);
                // They were in sight for a move: none charges in the first [FB-304].
                goTo("charges", "union");
                compare(play.turn, 2);
                clickUnit("1st Ohio");
                const at = page.table.placeOf(numberOf("Georgia skirmishers"));
                mouseClick(page.table, at.x, at.y);
                compare(play.refusal, "");
                compare(told("1st Ohio"), "line of 2 ranks, charges");
                endStep();
                // The test comes first [FB-302]; the next decision is the other side's.
                verify(logHas("1st Ohio, morale: 6 for command, less 0 for losses"));
                goTo("movement", "union");
                shot("raid-charge");
                const before = placeOfUnit("1st Ohio").y;
                goTo("orders", "union");
                compare(play.turn, 3);
                verify(logHas("and breaks through Georgia skirmishers [FB-306]."));
                verify(logHas("and is held by Georgia skirmishers [FB-306]."));
                verify(logHas("1st Ohio comes to blows with Georgia skirmishers [FB-320]."));
                verify(placeOfUnit("1st Ohio").y > before + 8);
                shot("raid-through");
            }

            /// Looked for in the middle of a house or dump.
            function colourOf(x: real, y: real): color {
                waitForRendering(page.table);
                const at = page.table.mapToItem(window.contentItem, page.table.placeAt(x, y));
                return grabImage(window.contentItem).pixel(at.x, at.y);
            }

            function ridesTo(name: string, x: real, y: real) {
                dragTo(name, x, y);
                verify(play.draftFits, part("fieldGhostWhy").text);
                letGo(x, y);
                compare(play.refusal, "");
            }

            function test_raiders_set_fire_to_a_mill_and_its_garrison_leaves() {
                begin(1);
                goTo("movement", "confederate");
                const hall = colourOf(17, 12.9);
                const oats = colourOf(6.2, 24);
                // Into the house they cannot ride; what the move comes to is told.
                dragTo("8th Texas", 16, 13);
                verify(part("fieldGhostWhy").text.indexOf("a house bars the way of 8th Texas [FB-130]") > 0, part("fieldGhostWhy").text);
                ridesTo("8th Texas", 13.2, 13);
                ridesTo("11th Texas", 6, 25);
                goTo("orders", "union");
                verify(reportHas("8th Texas rolls 6 and sets fire [FB-506]."));
                verify(reportHas("House section 1 (mill) is on fire and burns for 15 moves [FB-264]."));
                verify(reportHas("11th Texas rolls 2 and sets no fire [FB-506]."));
                verify(!Qt.colorEqual(colourOf(17, 12.9), hall));
                verify(Qt.colorEqual(colourOf(6.2, 24), oats));
                // In the second move the dump burns, in the third the other half of the house: its garrison goes out.
                goTo("charges", "union");
                goTo("orders", "union");
                verify(reportHas("House section 2 (wing) does not catch fire on a roll of 1 [FB-266]."));
                verify(reportHas("11th Texas rolls 6 and sets fire [FB-506]."));
                verify(!Qt.colorEqual(colourOf(6.2, 24), oats));
                goTo("movement", "union");
                const garrison = placeOfUnit("2nd Maine").x;
                goTo("orders", "union");
                verify(reportHas("House section 2 (wing) catches fire on a roll of 4 [FB-266]."));
                shot("raid-burns");
                goTo("movement", "union");
                verify(reportHas("2nd Maine leaves the burning house; 0 are lost [FB-265]."));
                verify(placeOfUnit("2nd Maine").x >= 33);
                verify(garrison < 31);
                // Nobody comes within three inches.
                goTo("movement", "confederate");
                dragTo("20th Georgia", 25, 19);
                shot("raid-no-nearer");
                verify(part("fieldGhostWhy").text.indexOf("[FB-265]") > 0, part("fieldGhostWhy").text);
                shot("raid-no-nearer");
                keyClick(Qt.Key_Escape);
                compare(play.drafting, false);
            }
        }
    }
}
