import QtQuick
import QtTest
import Sumter.Models

/// What tests of the whole window share.
TestCase {
    /// The item or object of a name, as TestCase finds it: by a program, not by script (a window has thousands of items).
    function findChild(parent: QtObject, name: string): QtObject {
        return finder.find(parent, name);
    }

    /// Whether nothing around the item waits for a place: it is where a player sees it.
    function isLaidOut(item: Item): bool {
        for (let around = item; around; around = around.parent) {
            if (isPolishScheduled(around))
                return false;
        }
        return item.visible && item.width > 0;
    }

    /// Clicks an item as soon as a player could.
    function clickShown(item: Item, name: string) {
        verify(item !== null, name);
        tryVerify(() => item.enabled && isLaidOut(item), 5000, name);
        mouseClick(item);
    }

    /// Switches every reminder on, whatever the program comes with.
    function remindOfAll() {
        ReminderKinds.remind = true;
        while (ReminderKinds.count > 0) {
            ReminderKinds.set(ReminderKinds.data(ReminderKinds.index(0, 0), ReminderKinds.KindRole), true);
        }
    }
}
