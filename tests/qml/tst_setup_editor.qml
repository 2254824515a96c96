import QtQuick
import QtQuick.Controls
import QtTest
import Sumter.App
import Sumter.Map
import Sumter.Models
import Sumter.Panels

/// [19.2] The set-up editor: counters dragged on the map, from the tray and back to it.
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

            readonly property SetupEditorPage page: running ? part("setupEditor").item : null
            readonly property SetupEditor editor: page ? page.editor : null
            readonly property MapItem map: page ? page.map : null

            name: "SetupEditor"
            when: windowShown

            function part(name: string): Item {
                return findChild(main.contentItem, name);
            }

            function above(name: string): Item {
                return findChild(main.Overlay.overlay, name);
            }

            function initTestCase() {
                main.requestActivate();
                tryVerify(() => main.active, 5000);
                session.openCatalogue(catalogueFile);
                tryVerify(() => session.hasCatalogue, 20000);
                clickShown(part("ownSetupsPart"), "ownSetupsPart");
                const setups = part("ownSetupsPane").setups;
                verify(setups.importFile("file://" + saveFolder + "/sent.setup"), setups.error);
            }

            function cleanup() {
                if (test.part("setupEditorPage") !== null)
                    main.closePage("editor");
                tryVerify(() => part("chooser").visible, 5000);
            }

            function choose(title: string) {
                const setups = part("ownSetupsPane").setups;
                const row = () => {
                    for (let at = 0; at < setups.count; ++at) {
                        if (setups.titleOf(at) === title)
                            return at;
                    }
                    return -1;
                };
                tryVerify(() => row() >= 0, 30000, title);
                tryVerify(() => part("ownSetup-" + row()) !== null, 5000);
                clickShown(part("ownSetup-" + row()), title);
                tryCompare(part("ownSetupTitle"), "text", title);
            }

            function edit(title: string) {
                choose(title);
                clickShown(part("editOwnSetup"), "editOwnSetup");
                tryVerify(() => part("setupEditorPage") !== null, 5000);
                tryVerify(() => !test.part("setupEditorPage").editor.checking, 30000);
            }

            function editDuel() {
                edit("A duel at Cairo");
                tryVerify(() => test.part("setupEditorPage").editor.sound, 5000);
                const map = test.part("editorMap");
                tryVerify(() => map.ready, 60000);
                map.zoom = 1;
                map.showHex("A3219");
                tryVerify(() => map.ready, 60000);
            }

            function settled() {
                tryVerify(() => !editor.checking && map.ready, 60000);
            }

            /// A drag as a hand does it.
            function drag(item: Item, from: point, to: point) {
                mousePress(item, from.x, from.y);
                for (let step = 1; step <= 5; ++step) {
                    mouseMove(item, from.x + (to.x - from.x) * step / 5, from.y + (to.y - from.y) * step / 5);
                }
                mouseRelease(item, to.x, to.y);
            }

            function toTab(name: string) {
                clickShown(part(name), name);
            }

            function test_1_a_counter_is_dragged_to_another_hex_taken_back_and_saved() {
                editDuel();
                compare(editor.placeOf("C1"), "A3220");
                verify(!editor.unsaved);
                drag(map, map.screenOf("A3220"), map.screenOf("A3120"));
                compare(editor.placeOf("C1"), "A3120");
                verify(editor.unsaved);
                settled();
                compare(page.desk.currentPiece, "C1");
                compare(page.desk.selectedHex, "A3120");

                clickShown(part("editorUndo"), "editorUndo");
                compare(editor.placeOf("C1"), "A3220");
                clickShown(part("editorRedo"), "editorRedo");
                compare(editor.placeOf("C1"), "A3120");
                settled();
                clickShown(part("editorSave"), "editorSave");
                verify(!editor.unsaved);
                clickShown(part("editorClose"), "editorClose");
                tryVerify(() => part("chooser").visible, 5000);

                editDuel();
                compare(editor.placeOf("C1"), "A3120");
            }

            function test_2_a_counter_of_the_tray_is_dragged_onto_the_map_and_back() {
                editDuel();
                toTab("trayTab");
                clickShown(part("trayConfederate"), "trayConfederate");
                tryVerify(() => part("tray-4-3 infantry") !== null, 5000);
                const row = part("tray-4-3 infantry");
                const left = row.free;
                const to = map.mapToItem(row, map.screenOf("A3321").x, map.screenOf("A3321").y);
                drag(row, Qt.point(20, row.height / 2), to);
                compare(editor.placeOf("N1"), "A3321");
                settled();
                verify(editor.sound);
                compare(page.desk.currentPiece, "N1");
                compare(part("tray-4-3 infantry").free, left - 1);

                const from = map.screenOf("A3321");
                const panel = part("editorPanel");
                drag(map, from, panel.mapToItem(map, panel.width / 2, panel.height / 2));
                verify(!editor.has("N1"));
                tryVerify(() => part("tray-4-3 infantry").free === left, 5000);
            }

            function test_3_the_card_changes_the_words_of_a_piece() {
                editDuel();
                const at = map.screenOf("A3219");
                mouseClick(map, at.x, at.y);
                tryVerify(() => page.desk.currentPiece.length > 0, 5000);
                page.desk.selectPieces(["U2"]);
                toTab("cardTab");
                tryCompare(part("cardStock"), "value", 9);
                const stock = part("cardStock");
                stock.forceActiveFocus();
                keyClick(Qt.Key_Up);
                compare(editor.stockOf("U2"), 10);
                settled();
                page.desk.selectPieces(["U1"]);
                const name = part("cardName");
                mouseClick(name);
                name.selectAll();
                keyClick("X");
                keyClick(Qt.Key_Return);
                compare(editor.nameOf("U1"), "X");
                settled();
                compare(editor.holderOf("A3219"), 0);
                clickShown(part("cardDelete"), "cardDelete");
                verify(!editor.has("U1"));
                verify(editor.has("U2"));
            }

            function test_4_faults_are_listed_with_their_case_and_put_right() {
                editDuel();
                verify(editor.setLine(1, "setup 1"));
                // A leader whom nobody knows [10.01].
                toTab("trayTab");
                clickShown(part("trayUnion"), "trayUnion");
                verify(editor.add(0, "A3219"));
                settled();
                verify(editor.setLine(editor.lineText(1).length > 0 ? 5 : 1, "cycle 99/99"));
                tryVerify(() => !editor.checking, 30000);
                verify(!editor.sound);
                verify(editor.faults.count > 0);
                verify(part("editorHint").text.includes("faults"));
                toTab("faultsTab");
                const list = part("faultList");
                tryVerify(() => list.itemAtIndex(0) !== null, 5000);
                mouseClick(list.itemAtIndex(0));
                tryVerify(() => part("faultLine").visible, 5000);
                compare(part("faultLine").text, "cycle 99/99");
                editor.undo();
                tryVerify(() => !editor.checking && editor.sound, 30000);
                compare(editor.faults.count, 0);
            }

            function test_5_by_keys_a_counter_is_picked_up_and_put_down() {
                editDuel();
                map.forceActiveFocus();
                page.desk.selectPieces(["U1"]);
                keyClick(Qt.Key_X, Qt.ControlModifier);
                compare(page.inHand.length, 1);
                page.desk.hexCursor = true;
                const before = page.desk.cursorHex;
                keyClick(Qt.Key_Up);
                verify(page.desk.cursorHex !== before);
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(editor.placeOf("U1"), page.desk.cursorHex);
                compare(page.inHand.length, 0);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(editor.placeOf("U1"), "A3219");
                page.desk.selectPieces(["U1"]);
                keyClick(Qt.Key_Delete);
                verify(!editor.has("U1"));
            }

            function test_6_a_faulty_file_opens_with_its_faults() {
                edit("broken");
                verify(!editor.sound);
                compare(editor.faults.count, 1);
                toTab("faultsTab");
                tryVerify(() => part("faultList").itemAtIndex(0) !== null, 5000);
                mouseClick(part("faultList").itemAtIndex(0));
                const line = part("faultLine");
                tryVerify(() => line.visible, 5000);
                line.text = "  U1  infantry 6-3";
                line.forceActiveFocus();
                keyClick(Qt.Key_Return);
                tryVerify(() => !editor.checking && editor.sound, 30000);
            }

            function test_7_a_copy_of_a_printed_set_up_is_edited_saved_and_played() {
                clickShown(part("copyPrinted"), "copyPrinted");
                const menu = findChild(main, "printedMenu");
                tryVerify(() => menu.opened, 5000);
                const row = session.setups.rowOf("west-63");
                const list = findChild(menu.contentItem, "printedList");
                tryVerify(() => list.itemAtIndex(row) !== null, 5000);
                mouseClick(list.itemAtIndex(row));
                tryVerify(() => test.part("setupEditorPage") !== null, 5000);
                tryVerify(() => editor.sound, 60000);
                verify(editor.unsaved);
                toTab("headTab");
                const title = part("headTitle");
                clickShown(title, "headTitle");
                title.selectAll();
                for (const letter of "Mine")
                    keyClick(letter);
                keyClick(Qt.Key_Return);
                compare(editor.title, "Mine");
                settled();
                verify(editor.setPool(0, "17"));
                settled();
                clickShown(part("editorPlay"), "editorPlay");
                tryVerify(() => above("playEditedNow") !== null && above("playEditedNow").visible, 5000);
                compare(above("editedSecrecy").currentValue, "limited");
                above("editedSecrecy").currentIndex = above("editedSecrecy").indexOfValue("open");
                clickShown(above("playEditedNow"), "playEditedNow");
                tryVerify(() => desk.play.active, 60000);
                compare(session.title, "Mine");
                verify(!desk.play.hides);
                main.leaveGame();
                tryVerify(() => part("chooser").visible, 5000);
                clickShown(part("ownSetupsPart"), "ownSetupsPart");
            }

            function test_8_what_is_not_saved_is_asked_for() {
                editDuel();
                verify(editor.move(["U1"], "A3119"));
                clickShown(part("editorClose"), "editorClose");
                tryVerify(() => above("leaveUnsaved") !== null && above("leaveUnsaved").visible, 5000);
                clickShown(above("leaveUnsaved"), "leaveUnsaved");
                tryVerify(() => part("chooser").visible, 5000);
                editDuel();
                compare(editor.placeOf("U1"), "A3219");
            }

            function test_91_another_button_or_escape_gives_a_drag_up() {
                editDuel();
                const from = map.screenOf("A3219");
                const to = map.screenOf("A3119");
                for (const how of ["right", "escape"]) {
                    mousePress(map, from.x, from.y);
                    mouseMove(map, (from.x + to.x) / 2, (from.y + to.y) / 2);
                    mouseMove(map, to.x, to.y);
                    if (how === "right") {
                        mousePress(map, to.x, to.y, Qt.RightButton);
                        mouseRelease(map, to.x, to.y, Qt.RightButton);
                    } else {
                        keyClick(Qt.Key_Escape);
                    }
                    mouseMove(map, to.x + 2, to.y);
                    mouseRelease(map, to.x + 2, to.y);
                    compare(editor.placeOf("U1"), "A3219", how);
                    verify(!editor.unsaved);
                }
                drag(map, from, to);
                compare(editor.placeOf("U1"), "A3119");
            }

            function test_92_a_ship_is_dragged_to_the_hexside_and_refused_where_there_is_no_water() {
                editDuel();
                toTab("trayTab");
                clickShown(part("trayUnion"), "trayUnion");
                const list = part("trayList");
                let row = 0;
                while (!editor.tray.isShip(row))
                    ++row;
                list.positionViewAtIndex(row, ListView.Center);
                tryVerify(() => list.itemAtIndex(row) !== null, 5000);
                const item = list.itemAtIndex(row);
                const one = map.screenOf("A3219");
                const other = map.screenOf("A3220");
                const middle = Qt.point((one.x + other.x) / 2, (one.y * 0.6 + other.y * 0.4));
                const onItem = map.mapToItem(item, middle.x, middle.y);
                drag(item, Qt.point(20, item.height / 2), onItem);
                compare(editor.error, "");
                compare(editor.placeOf("N1"), "A3219/A3220");
                settled();
                verify(editor.sound);
                compare(page.desk.currentPiece, "N1");
                // No water at all.
                const before = editor.placeOf("N1");
                verify(!editor.move(["N1"], "A3515"));
                verify(editor.error.includes("[3.15]"), editor.error);
                compare(editor.placeOf("N1"), before);
            }

            function tool(index: int) {
                const tools = part("editorTools");
                clickShown(tools, "editorTools");
                tryVerify(() => tools.popup.opened, 5000);
                keyClick(Qt.Key_Home);
                for (let row = 0; row < index; ++row)
                    keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryVerify(() => !tools.popup.visible, 5000);
                compare(tools.currentIndex, index);
            }

            function test_93_holders_are_painted_and_cuts_and_entrenchments_clicked() {
                editDuel();
                const neutral = editor.holderOf("A3117");
                verify(neutral !== 1);
                tool(2);
                // A hand that leaps.
                mousePress(map, map.screenOf("A3117").x, map.screenOf("A3117").y);
                mouseMove(map, map.screenOf("A3119").x, map.screenOf("A3119").y);
                mouseRelease(map, map.screenOf("A3119").x, map.screenOf("A3119").y);
                settled();
                compare(editor.holderOf("A3117"), 1);
                compare(editor.holderOf("A3118"), 1);
                compare(editor.holderOf("A3119"), 1);
                compare(editor.placeOf("U1"), "A3219");
                keyClick(Qt.Key_Z, Qt.ControlModifier);  // one stroke is one step
                settled();
                compare(editor.holderOf("A3117"), neutral);
                verify(!editor.unsaved);
                tool(6);
                const cairo = map.screenOf("A3219");
                mouseClick(map, cairo.x, cairo.y);
                verify(editor.has("N1"));
                settled();
                mouseClick(map, cairo.x, cairo.y);
                verify(!editor.has("N1"));
                settled();
                tool(5);
                mouseClick(map, cairo.x, cairo.y);
                settled();
                compare(editor.error, "");
                verify(editor.unsaved);
                mouseClick(map, cairo.x, cairo.y);
                settled();
                verify(!editor.unsaved);
            }

            function test_94_terms_are_added_with_their_faults_and_taken_away() {
                editDuel();
                toTab("headTab");
                const inherited = editor.totals.count;
                verify(inherited > 0);
                const town = part("objectiveTown");
                town.text = "Nowhere MS";
                town.forceActiveFocus();
                keyClick(Qt.Key_Return);
                compare(editor.totals.count, inherited + 1);
                tryVerify(() => !editor.checking, 30000);
                verify(!editor.sound);
                tryVerify(() => part("termFault-2-" + inherited).text.includes("there is no town"), 5000);
                verify(editor.takeTerm(2, inherited));
                settled();
                verify(editor.sound);
                const length = part("told-length");
                length.text = "900";
                length.forceActiveFocus();
                keyClick(Qt.Key_Return);
                tryVerify(() => part("wrong-length").text.length > 0, 30000);
                length.text = "";
                keyClick(Qt.Key_Return);
                settled();
                verify(editor.sound);
                verify(editor.setTotal("union-wins", "7"));
                settled();
                compare(editor.inForce["union-wins"], "7");
                const coming = editor.track.count;
                verify(editor.addTerm(0, "reinforcement union 3 i 6"));
                settled();
                compare(editor.track.count, coming + 1);
                verify(editor.sound);
            }

            function test_95_a_piece_goes_off_the_map_and_is_dragged_back() {
                editDuel();
                page.desk.selectPieces(["U1"]);
                toTab("cardTab");
                const reason = part("cardAway");
                reason.currentIndex = 5;
                const until = part("cardUntil");
                until.forceActiveFocus();
                until.text = "6/62";
                keyClick(Qt.Key_Return);
                compare(editor.placeOf("U1"), "away");
                compare(editor.awayOf("U1"), "due 6/62");
                settled();
                verify(editor.sound);
                toTab("trayTab");
                clickShown(part("trayAway"), "trayAway");
                tryVerify(() => part("away-U1") !== null, 5000);
                const item = part("away-U1");
                tryVerify(() => isLaidOut(item), 5000);
                const to = map.mapToItem(item, map.screenOf("A3219").x, map.screenOf("A3219").y);
                drag(item, Qt.point(20, item.height / 2), to);
                compare(editor.placeOf("U1"), "A3219");
                compare(editor.awayOf("U1"), "");
            }

            function test_96_a_set_up_is_renamed_and_deleted_and_no_other_file_is_lost() {
                const setups = part("ownSetupsPane").setups;
                const before = setups.count;
                verify(setups.importFile("file://" + saveFolder + "/sent.setup"), setups.error);
                tryCompare(setups, "count", before + 1, 10000);
                choose("A duel at Cairo");
                const count = setups.count;
                clickShown(part("renameSetup"), "renameSetup");
                tryVerify(() => above("setupNameField") !== null && above("setupNameField").visible, 5000);
                const field = above("setupNameField");
                field.text = "Broken";
                clickShown(above("acceptSetupName"), "acceptSetupName");
                tryVerify(() => !above("setupNameField")?.visible, 5000);
                choose("Broken");
                compare(setups.count, count);
                // The file that had the name already is as it was.
                verify(Array.from({
                    length: setups.count
                }).some((_, at) => setups.titleOf(at) === "broken"));
                clickShown(part("deleteSetup"), "deleteSetup");
                tryVerify(() => above("keepSetup") !== null && above("keepSetup").visible, 5000);
                clickShown(above("keepSetup"), "keepSetup");
                compare(setups.count, count);
                tryVerify(() => !above("keepSetup")?.visible, 5000);
                clickShown(part("deleteSetup"), "deleteSetup");
                tryVerify(() => above("deleteSetupNow") !== null && above("deleteSetupNow").visible, 5000);
                clickShown(above("deleteSetupNow"), "deleteSetupNow");
                tryCompare(setups, "count", count - 1);
                verify(setups.importFile("file://" + setups.deletedFolder + "/Broken.setup"), setups.error);
                tryCompare(setups, "count", count);
            }
        }
    }
}
