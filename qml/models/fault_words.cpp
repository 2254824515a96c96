#include "qml/models/fault_words.h"

#include "qml/models/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <optional>

namespace models {
namespace {

/// As the readers of core/data, core/river and core/game write them, with %1 for what they fill in.
constexpr std::array kSentences{
    // Of the river campaign and of saves: they come first, for others would fit them by halves.
    QT_TRANSLATE_NOOP(
        "models::FaultWords",
        "'%1' is in no code of a river; codes are written in digits and the letters A "
        "to Z without I, L, O and U"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "the code of a river has %1 digits and letters, this one %2"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "this code of a river has been mistyped: its letters do not fit together"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a flotilla has three warships, not %1 [RR-390]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "there is no such Union vessel in the list [RR-390]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 is no warship [RR-390]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 is taken more than once [RR-390]"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "the cargo names a gun that there is not, or less than no rounds [RR-037]"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "a supply ship carries at most %1 rounds, not %2 [RR-203]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a ship tows at most %1 barges, not %2 [RR-036]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "there is no such ironclad in the list [RR-168]"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "a map is drawn only with the option plotted_river [RR-340]"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "section %1 of the map runs West, for which there is no table [RR-087]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "section %1 of the map crosses section %2 [RR-340]"),
    QT_TRANSLATE_NOOP(
        "models::FaultWords",
        "the flotilla takes one ship more than once, as a joke of the source [RR-462]"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "%1 is a monitor: the fast resolution undervalues her [RR-462]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 is deep: shoal water stops her [RR-133]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the order '%1' is against the rules [%2]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "no such file"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the save is cut short: it has %1 bytes"),
    QT_TRANSLATE_NOOP("models::FaultWords", "this is not a saved river campaign of Sumter"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the row does not match its seal"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "another program has written to the save: open it again"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the save cannot be written: there is no folder %1"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the save cannot be opened: %1"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the save cannot be read: %1"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "the save is damaged: its tables are not those of this version"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the save is damaged: %1"),
    // Of set-ups.
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is no kind of piece"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a leader has no value on the sheet; he is named"),
    QT_TRANSLATE_NOOP("models::FaultWords", "there is no counter %1 in the counter mix [3.26]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not of the form 10-3 or (5)-1"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a piece of the kind %1 holds no SUP"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "%1 SUP are more than a piece of the kind %2 holds: %3 [3.21]"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "no ship can stand in %1: it is no sea, lake or coastal hex and no navigable "
                      "hexside [3.15]"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "only ships and what is aboard stand on the hexside %1"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "%1 is all water: no piece of the land stands there [6.12]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 is all water: neither side controls it [3.23]"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "units of both sides stand in %1, outside any fort [6.15]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "there is no piece %1"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "%1 is a piece of the kind %2: only forts, headquarters and transports hold "
                      "pieces, warships leaders and empty headquarters [10.31]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 belongs to the other side"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 stands in %2, not in %3"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 would stand inside itself"),
    QT_TRANSLATE_NOOP("models::FaultWords", "only a headquarters has a commander"),
    QT_TRANSLATE_NOOP("models::FaultWords", "no leader %1 of that side is there"),
    QT_TRANSLATE_NOOP("models::FaultWords", "no railroad runs through %1"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not 'union' or 'confederate'"),
    QT_TRANSLATE_NOOP("models::FaultWords", "there is no state '%1'"),
    QT_TRANSLATE_NOOP("models::FaultWords", "given twice"),
    QT_TRANSLATE_NOOP("models::FaultWords", "this program reads set-ups of the form %1, not '%2'"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a title has 1 to %1 characters"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not a sheet of the map: A, B or C"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "'%1' is not a cycle of 7/61 to that of the position, %2"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not open, limited or dark [0.5]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the line is written '%1'"),
    QT_TRANSLATE_NOOP("models::FaultWords", "there are reinforcements, or none"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the scenario says so: %1"),
    QT_TRANSLATE_NOOP("models::FaultWords", "nothing follows '%1'"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the id %1 is used twice"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is no leader of the %2 side [Appendix A]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not a case"),
    QT_TRANSLATE_NOOP("models::FaultWords", "there is no town '%1' on the map"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 lies in %2, on a sheet the set-up does not use"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 is named twice"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is less than %2"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "a scenario has either a line 'union-wins' or a line 'margin'"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "the smallest total that is a draw lies below the one that wins"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not %2 [19.33]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "game-turns are counted from 1"),
    QT_TRANSLATE_NOOP("models::FaultWords", "nothing arrives and nothing leaves"),
    QT_TRANSLATE_NOOP("models::FaultWords", "two %1 Depots in %2 (%3): one a side and hex [17.53]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not the cycle in which he comes back: %2"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not the cycle in which it is due: %2"),
    QT_TRANSLATE_NOOP(
        "models::FaultWords",
        "only a unit that is produced, by itself and empty, is on the production spiral [21.41]"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "only a leader by himself, who does nothing else, is %1 [22.5]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 is inside another piece"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "only a leader is in the pool, or waits for a place [22.31]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a game-turn and the hex where it comes back: %1"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "'at' names a hex (B3402) or a navigable hexside (A3219/A3220)"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "there is a '<': these files are plain text, and hold no marks of another"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 is not from %2 to %3"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not a whole number"),
    QT_TRANSLATE_NOOP("models::FaultWords", "this is a folder"),
    QT_TRANSLATE_NOOP("models::FaultWords", "this is a pipe"),
    QT_TRANSLATE_NOOP("models::FaultWords", "this is a device and no file"),
    QT_TRANSLATE_NOOP("models::FaultWords", "its name is too long"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the disk is full"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the disk can only be read"),
    QT_TRANSLATE_NOOP("models::FaultWords", "it may not be opened or written by you"),
    QT_TRANSLATE_NOOP("models::FaultWords", "its folder is not there"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the file exists already"),
    QT_TRANSLATE_NOOP("models::FaultWords", "its links lead round in a circle"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the disk does not answer"),
    QT_TRANSLATE_NOOP("models::FaultWords", "this is a database, not a text"),
    QT_TRANSLATE_NOOP("models::FaultWords", "this is %1: %2"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the set-up cannot be written: %1"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the save cannot be written: %1"),
    QT_TRANSLATE_NOOP("models::FaultWords", "no game comes to this position: %1"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "this game does not come out the same when it is played again: %1"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "%1 is not the file of this game any more: %2. The game goes on in %3"),
    QT_TRANSLATE_NOOP("models::FaultWords", "there is no such file"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the file cannot be read"),
    QT_TRANSLATE_NOOP("models::FaultWords",
                      "the file has %1 bytes; a file of this kind has at most %2"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the line is longer than %1 characters"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the line is no text"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not a cycle of 7/61 to 4/65"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a line is 'side', 'at' or a piece"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is no kind of piece; %2"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a 'side' line comes before the pieces"),
    QT_TRANSLATE_NOOP("models::FaultWords", "an 'at' line comes before the pieces"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not a name in quotes, %2"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a stock is not negative"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the commander's name stands in quotes"),
    QT_TRANSLATE_NOOP("models::FaultWords", "the quote is not closed"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 is no leader of Appendix A [10.01]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1 stands twice, in %2 and in %3 [10.01]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "%1: %2 in play, %3 exist [3.26]"),
    QT_TRANSLATE_NOOP("models::FaultWords", "a piece that is away says why: %1"),
    QT_TRANSLATE_NOOP("models::FaultWords", "'%1' is not %2"),
};

/// What stands in the sentence for %1, %2 ..., which come in this order; nothing when it is
/// another.
std::optional<QStringList> filled_in(const QString& sentence, const QString& form) {
  QStringList found;
  qsizetype at = 0;
  qsizetype from = 0;
  for (int number = 1;; ++number) {
    const QString mark = QLatin1Char{'%'} + QString::number(number);
    const qsizetype gap = form.indexOf(mark, from);
    const QString fixed = form.mid(from, gap < 0 ? -1 : gap - from);
    // The last piece of the form ends the sentence, the first begins it.
    const qsizetype there = number == 1 ? (sentence.startsWith(fixed) ? 0 : -1)
                            : gap < 0
                                ? (sentence.endsWith(fixed) ? sentence.size() - fixed.size() : -1)
                                : sentence.indexOf(fixed, at);
    if (there < at) {
      return std::nullopt;
    }
    if (number > 1) {
      found << sentence.mid(at, there - at);
    }
    at = there + fixed.size();
    if (gap < 0) {
      return at == sentence.size() ? std::optional{found} : std::nullopt;
    }
    from = gap + mark.size();
  }
}

}  // namespace

QString fault_words(std::string_view reason) {
  QString said = words(reason);
  for (const char* const form : kSentences) {
    const auto figures = filled_in(said, QLatin1String{form});
    if (!figures) {
      continue;
    }
    QString told = QCoreApplication::translate("models::FaultWords", form);
    for (qsizetype at = figures->size(); at > 0; --at) {
      told.replace(QLatin1Char{'%'} + QString::number(at),
                   fault_words(figures->at(at - 1).toStdString()));
    }
    return told;
  }
  return said;
}

QString fault_sentence(std::string_view reason) {
  QString told = fault_words(reason);
  if (told.isEmpty()) {
    return told;
  }
  told[0] = told[0].toUpper();
  return told + QLatin1Char{'.'};
}

}  // namespace models
