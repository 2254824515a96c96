// The river campaign's models: a whole campaign by what they offer.
#include "core/river/code.h"
#include "qml/models/rivers.h"
#include "qml/models/session.h"
#include "qml/river/river_door.h"
#include "qml/river/river_play.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace {

constexpr const char* kBegin =
    "river KRVQ-KEBR\nseed 17\nwarship cairo\nwarship signal\nwarship rattler\n"
    "supply in-company rounds 42R 100 8S 80 32S 20\nsupply in-company rounds 32S 100\n";

}  // namespace

class WindowRiverTest : public QObject {
  Q_OBJECT

 private slots:

  void initTestCase() {
    session_.openCatalogue(QStringLiteral(SUMTER_CATALOGUE));
    QTRY_VERIFY_WITH_TIMEOUT(session_.hasCatalogue(), 20000);
    play_.setProperty("session", QVariant::fromValue(&session_));
  }

  void cleanup() { play_.leave(); }

  void a_campaign_is_played_to_its_end_and_opens_as_it_was() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("one.river"));
    QVERIFY(play_.begin(QString::fromLatin1(kBegin), file));
    const QAbstractItemModelTester choices{play_.choices()};
    const QAbstractItemModelTester vessels{play_.vessels()};
    const QAbstractItemModelTester diary{play_.diary()};
    const QAbstractItemModelTester rolls{play_.rolls()};
    int steps = 0;
    while (play_.task() != QLatin1String{"over"} && ++steps < 500) {
      QVERIFY(play_.give(play_.task() == QLatin1String{"encounter"} ? QStringLiteral("fight")
                         : play_.task() == QLatin1String{"night"}   ? QStringLiteral("moor")
                                                                    : next_course()));
    }
    QCOMPARE(play_.task(), QStringLiteral("over"));
    QCOMPARE(play_.choices()->count(), 0);
    const auto told = play_.diary()->rows();
    const int points = play_.points();
    QCOMPARE(play_.ledger().last().toMap().value(QStringLiteral("points")).toInt(), points);
    QVERIFY(play_.open(file));
    QCOMPARE(play_.points(), points);
    QVERIFY(play_.diary()->rows() == told);

    models::RiverSaves saves;
    saves.setSession(&session_);
    saves.setFolder(folder.path());
    QCOMPARE(saves.count(), 1);
    const QVariantMap row = saves.list().first().toMap();
    QCOMPARE(row.value(QStringLiteral("title")).toString(), QStringLiteral("River KRVQ-KEBR"));
    QCOMPARE(row.value(QStringLiteral("rules")).toString(),
             QStringLiteral("Cairo, Signal, Rattler"));
    QVERIFY(row.value(QStringLiteral("words")).toString().startsWith(QLatin1String{"over"}));
  }

  void every_throw_on_a_table_has_its_row_there() {
    QVERIFY(play_.begin(QString::fromLatin1(kBegin), {}));
    for (int steps = 0; play_.task() != QLatin1String{"over"} && steps < 500; ++steps) {
      QVERIFY(play_.give(play_.task() == QLatin1String{"encounter"} ? QStringLiteral("fight")
                         : play_.task() == QLatin1String{"night"}   ? QStringLiteral("moor")
                                                                    : next_course()));
    }
    int lit = 0;
    QStringList tables;
    for (const QVariantMap& roll : play_.rolls()->rows()) {
      const QString table = roll.value(QStringLiteral("table")).toString();
      if (table.isEmpty()) {
        continue;
      }
      const QVariantMap shown = play_.table(table);
      QVERIFY2(!shown.isEmpty(), qPrintable(table));
      const int row = roll.value(QStringLiteral("tableRow")).toInt();
      const QVariantList rows = shown.value(QStringLiteral("rows")).toList();
      QVERIFY2(row >= 0 && row < rows.size(), qPrintable(table));
      QVERIFY2(roll.value(QStringLiteral("tableColumn")).toInt() <
                   shown.value(QStringLiteral("heads")).toStringList().size(),
               qPrintable(table));
      tables << table;
      ++lit;
    }
    QVERIFY(lit > 10);
    for (const char* const each : {"RR-T01", "RR-T08", "RR-T09", "RR-T10", "RR-T17", "RR-T30"}) {
      QVERIFY2(tables.contains(QLatin1String{each}), each);
    }
    // [RR-E01] The first: 10, -1 on turn 1, is read on row 9 of the table of East.
    const auto& rows = play_.rolls()->rows();
    const auto first = std::find_if(rows.begin(), rows.end(), [](const QVariantMap& row) {
      return row.value(QStringLiteral("rule")) == QLatin1String{"RR-080"};
    });
    QVERIFY(first != rows.end());
    QCOMPARE(first->value(QStringLiteral("tableRow")).toInt(),
             first->value(QStringLiteral("total")).toInt() - 1);
  }

  void what_is_refused_changes_nothing_and_says_why() {
    QVERIFY(play_.begin(QString::fromLatin1(kBegin), {}));
    const QSignalSpy changed{&play_, &riverview::RiverPlay::changed};
    QVERIFY(!play_.give(QStringLiteral("explore")));
    QCOMPARE(play_.refusalRule(), QStringLiteral("RR-111"));
    QVERIFY(!play_.give(QStringLiteral("sing a song")));
    QVERIFY(!play_.refusal().isEmpty());
    QVERIFY(play_.refusalRule().isEmpty());
    QCOMPARE(changed.count(), 0);
    QVERIFY(!play_.whyNotFuel(3, 0, 50).isEmpty());
    QVERIFY(!play_.whyNotDetach({}, 0).isEmpty());
    QVERIFY(play_.whyNotDetach({2}, 0).isEmpty());
  }

  // [RR-384] What is typed is judged as a report of the table is.
  void RR_384_a_report_that_cannot_be_true_is_refused_and_changes_nothing() {
    QVERIFY(play_.begin(QString::fromLatin1(kBegin), {}));
    QVERIFY(!play_.reportable());
    QVERIFY(play_.reportForm().isEmpty());
    QVERIFY(play_.give(QStringLiteral("advance")));
    QVERIFY(play_.reportable());
    const QVariantMap form = play_.reportForm();
    QCOMPARE(form.value(QStringLiteral("vessels")).toList().size(), 5);
    QVERIFY(!form.value(QStringLiteral("enemies")).toList().isEmpty());
    const auto typed = [&](int damage, int lost, int outcome) {
      const QVariantMap gun{
          {"gun", cairo_gun(form).value(QStringLiteral("gun"))}, {"lost", lost}, {"fired", 0}};
      return QVariantMap{
          {"outcome", outcome},
          {"vessels", QVariantList{QVariantMap{
                          {"vessel", 0}, {"damage", damage}, {"guns", QVariantList{gun}}}}}};
    };
    const QSignalSpy changed{&play_, &riverview::RiverPlay::changed};
    QVERIFY(!play_.giveReport(typed(1, 0, 0)));  // the enemy is left in the section
    QCOMPARE(play_.refusalRule(), QStringLiteral("RR-378"));
    QVERIFY(!play_.giveReport(typed(1, 0, 1)));  // vessels are not passed
    QCOMPARE(play_.refusalRule(), QStringLiteral("RR-151"));
    QVERIFY(!play_.giveReport(typed(500, 0, 2)));
    QCOMPARE(play_.refusalRule(), QStringLiteral("RR-373"));
    const int most = cairo_gun(form).value(QStringLiteral("count")).toInt();
    QVERIFY(!play_.giveReport(typed(1, most + 1, 2)));  // more guns than she has
    QCOMPARE(play_.refusalRule(), QStringLiteral("RR-373"));
    QCOMPARE(changed.count(), 0);
    QVERIFY(play_.giveReport(typed(1, most, 2)));
    QVERIFY(play_.refusal().isEmpty());
    QVERIFY(!play_.reportable());
    QCOMPARE(play_.vessels()->row(0).value(QStringLiteral("damage")).toInt(), 1);
    play_.undo();
    QVERIFY(play_.reportable());
  }

  // [RR-370] The battle of an encounter is found again by the position alone, and goes with its
  // save.
  void RR_370_the_battle_of_an_encounter_lies_beside_the_campaign() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("one.river"));
    tableview::TablePlay table;
    table.setAnimated(false);
    riverview::RiverDoor door;
    door.setPlay(&play_);
    door.setTable(&table);
    QVERIFY(play_.begin(QString::fromLatin1(kBegin), file));
    QVERIFY(!door.asked() && !door.ready());
    QVERIFY(play_.give(QStringLiteral("advance")));
    QVERIFY(door.asked());
    QTRY_VERIFY_WITH_TIMEOUT(door.ready(), 20000);
    for (const char* const rules : {"ironclad", "coastal"}) {
      door.setRules(QLatin1String{rules});
      QCOMPARE(door.rules(), QLatin1String{rules});
      QVERIFY(!door.begun());
      QVERIFY(door.fight(QString{}));
      QVERIFY(door.atTable() && door.begun() && !door.fought());
      QCOMPARE(table.rules(), QLatin1String{rules});
      QVERIFY(!door.report());  // nothing to be told yet
      const QString battle = table.file();
      table.leave();
      QVERIFY(!door.atTable());
      QVERIFY(door.fight(QString{}));
      QCOMPARE(table.file(), battle);
      table.leave();
    }
    QCOMPARE(QDir{folder.path()}.entryList({QStringLiteral("one.river.fight-*.fight")}).size(), 2);
    // A fast round takes it from the table, and the position is another one.
    QVERIFY(play_.give(QStringLiteral("fight")));
    QVERIFY(!door.asked() && !door.ready());
    play_.leave();
    QVERIFY(!door.asked());

    models::RiverSaves saves;
    saves.setSession(&session_);
    saves.setFolder(folder.path());
    QVERIFY(saves.move(file));
    QVERIFY(QDir{folder.path()}.entryList({QStringLiteral("*.fight")}).isEmpty());
    saves.setShowsPutAway(true);
    QVERIFY(saves.move(saves.list().first().toMap().value(QStringLiteral("file")).toString()));
    QCOMPARE(QDir{folder.path()}.entryList({QStringLiteral("one.river.fight-*.fight")}).size(), 2);
  }

  void RR_146_a_hidden_battery_is_not_shown_to_the_union() {
    QString begin = QString::fromLatin1(kBegin);
    bool found = false;
    for (std::uint32_t river = 1; !found && river < 200; ++river) {
      begin = QString::fromLatin1(kBegin).replace(
          QLatin1String{"KRVQ-KEBR"}, QString::fromStdString(core::river::code_text(river)));
      QVERIFY(play_.begin(begin, {}));
      QVERIFY(play_.give(QStringLiteral("advance")));
      if (play_.task() == QLatin1String{"encounter"}) {
        const auto& state = play_.match()->state();
        const auto& batteries = state.find_section(state.fight->at)->batteries;
        found = batteries.size() == 1 && batteries.front().hidden;
      }
    }
    QVERIFY(found);
    tableview::TablePlay table;
    table.setAnimated(false);
    riverview::RiverDoor door;
    door.setPlay(&play_);
    door.setTable(&table);
    QTRY_VERIFY_WITH_TIMEOUT(door.ready(), 20000);
    for (const char* const rules : {"ironclad", "coastal"}) {
      door.setRules(QLatin1String{rules});
      // Who plays the Union sees no battery, and has no card of it; the Confederate does.
      for (const auto& [computer, hidden] :
           {std::pair{"confederate", true}, std::pair{"union", false}}) {
        QVERIFY(door.fight(QString::fromLatin1(computer)));
        QCOMPARE(table.picture().forts.size(), std::size_t{1});
        QCOMPARE(table.picture().forts.front().hidden, hidden);
        QCOMPARE(table.ships()->card(table.picture().ship_count()).value("hidden").toBool(),
                 hidden);
        table.leave();
      }
    }
  }

  void RR_287_a_patrol_is_fought_by_hand() {
    QVERIFY(play_.begin(
        QString::fromLatin1(kBegin) + QStringLiteral("option patrols=on\noption night_rolls=7\n"),
        {}));
    // Seven throws for a patrol in a night find the flotilla soon.
    bool found = false;
    for (int steps = 0; !found && play_.task() != QLatin1String{"over"} && steps < 200; ++steps) {
      const bool night = play_.task() == QLatin1String{"night"};
      QVERIFY(play_.give(play_.task() == QLatin1String{"encounter"} ? QStringLiteral("fight")
                         : night                                    ? QStringLiteral("moor by-hand")
                         : play_.turn() < 2                         ? QStringLiteral("advance")
                                                                    : QStringLiteral("hold")));
      found = night && play_.task() == QLatin1String{"night"};
    }
    QVERIFY(found);
    QVERIFY(play_.taskWords().startsWith(QLatin1String{"A cavalry patrol has found"}));
    QCOMPARE(play_.choices()->count(), 7);
    QCOMPARE(play_.choices()->row(3).value(QStringLiteral("order")).toString(),
             QStringLiteral("patrol 4"));
    QVERIFY(!play_.give(QStringLiteral("moor")));
    QCOMPARE(play_.refusalRule(), QStringLiteral("RR-287"));
    QVERIFY(play_.give(QStringLiteral("patrol 4")));
    QVERIFY(play_.taskWords() != QString{});
  }

  void RR_483_the_chart_is_written_as_an_svg() {
    const QTemporaryDir folder;
    QVERIFY(play_.begin(QString::fromLatin1(kBegin), {}));
    QVERIFY(play_.give(QStringLiteral("advance")));
    const QString file = folder.filePath(QStringLiteral("chart.svg"));
    QVERIFY(play_.print(QUrl::fromLocalFile(file)));
    QFile written{file};
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray svg = written.readAll();
    QVERIFY(svg.startsWith("<svg "));
    QVERIFY(svg.contains("KRVQ-KEBR") && svg.endsWith("</svg>\n"));
    QVERIFY(!play_.print(QUrl::fromLocalFile(folder.filePath(QStringLiteral("no/chart.svg")))));
    session_.dismissError();
  }

  void RR_500_the_forecast_tells_what_is_within_reach() {
    QVERIFY(play_.begin(QString::fromLatin1(kBegin), {}));
    const QString reach = play_.forecast().value(QStringLiteral("reach")).toString();
    QVERIFY2(reach.contains(QLatin1String{"Crushing defeat to "}) &&
                 reach.contains(QLatin1String{"Famous victory"}),
             qPrintable(reach));
  }

  void the_program_opens_a_campaign_and_tells_why_it_cannot() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("one.river"));
    QVERIFY(play_.begin(QString::fromLatin1(kBegin), file));
    play_.leave();
    const QString picture = folder.filePath(QStringLiteral("one.png"));
    const auto run = [&](const QString& river) {
      QProcess program;
      program.start(
          QStringLiteral(SUMTER_WINDOW),
          {QStringLiteral("--software"), QStringLiteral("--language"), QStringLiteral("en"),
           QStringLiteral("--river"), river, QStringLiteral("--screenshot"), picture});
      return program.waitForFinished(60000) ? program.exitCode() : -1;
    };
    QCOMPARE(run(file), 0);
    QVERIFY(QFile::exists(picture));
    QFile::remove(picture);
    QCOMPARE(run(folder.filePath(QStringLiteral("none.river"))), 1);
    QVERIFY(!QFile::exists(picture));
  }

  void a_wrong_begin_is_told_and_leaves_no_campaign() {
    QVERIFY(!play_.begin(QStringLiteral("river KRVQ-KEBS\n"), {}));
    QVERIFY(!session_.error().isEmpty());
    QVERIFY(!play_.active());
    session_.dismissError();
  }

  void the_begin_of_the_chooser_can_be_read() {
    models::RiverBegin begin;
    begin.setSession(&session_);
    QVERIFY(begin.ready());
    QCOMPARE(begin.flotillas().size(), 5);
    begin.setFlotilla(4);
    QVERIFY(begin.ownChoice());
    begin.chooseShip(0, QStringLiteral("benton"));
    begin.chooseBarges(0, 2);
    begin.choosePosture(1, 2);
    begin.chooseOption(QStringLiteral("patrols"), QStringLiteral("on"));
    begin.setCode(QStringLiteral("krvq kebr"));
    begin.setSeed(QStringLiteral("5"));
    QVERIFY(begin.ready());
    const QString text = begin.text();
    QVERIFY2(text.contains(QLatin1String{"option patrols=on"}), qPrintable(text));
    QVERIFY2(text.contains(QLatin1String{"warship benton barges 2"}), qPrintable(text));
    QVERIFY(play_.begin(text, {}));
    QCOMPARE(play_.code(), QStringLiteral("KRVQ-KEBR"));
    begin.chooseShip(1, QStringLiteral("benton"));
    QVERIFY(!begin.ready());
    QVERIFY(!begin.fault().isEmpty());
  }

 private:
  /// The first calibre of the first vessel of a form.
  [[nodiscard]] static QVariantMap cairo_gun(const QVariantMap& form) {
    const QVariantMap cairo = form.value(QStringLiteral("vessels")).toList().first().toMap();
    return cairo.value(QStringLiteral("guns")).toList().first().toMap();
  }

  [[nodiscard]] QString next_course() {
    for (const QVariantMap& row : play_.choices()->rows()) {
      if (row.value(QStringLiteral("order")) == QLatin1String{"advance"} &&
          row.value(QStringLiteral("may")).toBool()) {
        return QStringLiteral("advance");
      }
    }
    return QStringLiteral("hold");
  }

  models::Session session_;
  riverview::RiverPlay play_;
};

QTEST_GUILESS_MAIN(WindowRiverTest)
#include "window_river_test.moc"
