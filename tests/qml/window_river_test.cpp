// The river campaign's models: a whole campaign by what they offer.
#include "core/data/catalogue.h"
#include "core/river/code.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "qml/models/fault_words.h"
#include "qml/models/rivers.h"
#include "qml/models/session.h"
#include "qml/river/river_door.h"
#include "qml/river/river_play.h"
#include "tests/qml/window_part.h"
#include "tests/support/places.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr const char* kBegin =
    "river KRVQ-KEBR\nseed 17\nwarship cairo\nwarship signal\nwarship rattler\n"
    "supply in-company rounds 42R 100 8S 80 32S 20\nsupply in-company rounds 32S 100\n";

/// Another language: the same words behind a mark.
class Marking : public QTranslator {
 public:
  [[nodiscard]] bool isEmpty() const override { return false; }

  [[nodiscard]] QString translate(const char* context, const char* source,
                                  const char* /*disambiguation*/, int /*n*/) const override {
    return qstrcmp(context, "models::FaultWords") == 0
               ? QLatin1Char{'#'} + QString::fromUtf8(source)
               : QString{};
  }
};

}  // namespace

class WindowRiverTest : public QObject {
  Q_OBJECT

 private slots:

  void initTestCase() {
    session_.openCatalogue(tests::kCatalogue);
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

  // [RR-122] A gun in doubt that burst on a table is gone for good; one that holds is not reported.
  void RR_122_RR_384_a_gun_in_doubt_may_be_reported_as_burst() {
    const auto found = encounter_in_doubt();
    const int vessel = found.first;
    const QVariantMap gun = found.second;
    QVERIFY(!gun.isEmpty());
    const auto typed = [&](int burst) {
      const QVariantMap told{{"gun", gun.value(QStringLiteral("gun"))}, {"burst", burst}};
      return QVariantMap{
          {"outcome", 2},
          {"vessels", QVariantList{QVariantMap{{"vessel", vessel}, {"guns", QVariantList{told}}}}}};
    };
    const auto guns = [&] {
      return play_.vessels()->row(vessel).value(QStringLiteral("guns")).toString();
    };
    const QString before = guns();
    const int suspect = gun.value(QStringLiteral("suspect")).toInt();
    QVERIFY(!play_.giveReport(typed(suspect + 1)));  // only those in doubt burst
    QCOMPARE(play_.refusalRule(), QStringLiteral("RR-373"));
    QCOMPARE(guns(), before);
    QVERIFY2(play_.giveReport(typed(1)), qPrintable(play_.refusal()));
    QVERIFY(guns() != before);
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
          QString::fromStdString(tests::places::program("sumter-window")),
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

  void cargo_and_map_of_the_chooser_are_in_the_begin() {
    models::RiverBegin begin;
    begin.setSession(&session_);
    begin.setCode(QStringLiteral("krvq kebr"));
    const auto cargo = begin.vessels().at(3).toMap().value(QStringLiteral("cargo")).toList();
    QVERIFY(cargo.size() > 2);
    for (const QVariant& each : cargo) {
      begin.chooseRounds(0, each.toMap().value(QStringLiteral("gun")).toInt(), 10);
    }
    begin.chooseRounds(0, cargo.first().toMap().value(QStringLiteral("gun")).toInt(), 0);
    const auto loaded = begin.cargoes().first();
    QVERIFY2(loaded.startsWith(QStringLiteral("%1 of 200").arg(10 * (cargo.size() - 1))),
             qPrintable(loaded));
    begin.chooseRounds(0, -1, 10);
    begin.chooseRounds(0, 250, 10);
    begin.chooseRounds(7, 0, 10);
    QCOMPARE(begin.cargoes().first(), loaded);
    // A map is told only with the option.
    QAbstractItemModelTester rows{begin.plot()};
    begin.plot()->add();
    begin.plot()->setDrawn(true);
    QVERIFY(!begin.text().contains(QLatin1String{"section"}));
    begin.chooseOption(QStringLiteral("plotted_river"), QStringLiteral("on"));
    begin.plot()->setBend(0, 5);
    begin.plot()->setTown(0, true);
    begin.plot()->setBend(1, 0);
    begin.plot()->setTown(-1, true);
    begin.plot()->setBend(0, 99);
    begin.plot()->setCrossing(0, 9);
    QVERIFY2(begin.text().endsWith(QLatin1String{"section right town\n"}),
             qPrintable(begin.text()));
    QVERIFY(play_.begin(begin.text(), {}));
    for (int more = 0; more < 60; ++more) {
      begin.plot()->add();
    }
    QVERIFY(!begin.plot()->hasRoom());
    begin.plot()->removeAt(0);
    QVERIFY(begin.plot()->hasRoom());
  }

  /// Whatever the core says of a code, a begin, a map or a save is known to the translators.
  void what_is_wrong_with_a_begin_is_told_in_the_language_of_the_window() {
    namespace river = core::river;
    const river::Charts charts =
        core::tabletop_data::TabletopCatalogue{core::data::Catalogue{tests::places::catalogue()}}
            .river_charts();
    std::vector<std::string> said{river::read_code("KRVQ-KEBU").error(),
                                  river::read_code("KRVQ").error(),
                                  river::read_code("KRVQ-KEBS").error()};
    const auto add = [&](const auto& change) {
      river::Begin begin = river::sample_begin(charts, 0, 0, 1);
      change(begin);
      said.push_back(river::fault_of(charts, begin));
    };
    add([](river::Begin& begin) { begin.warships.pop_back(); });
    add([](river::Begin& begin) { begin.warships[1] = 200; });
    add([&](river::Begin& begin) { begin.warships[1] = *charts.find_union("supply"); });
    add([](river::Begin& begin) { begin.warships[1] = begin.warships[0]; });
    add([](river::Begin& begin) { begin.supply[0].cargo.front().count = -1; });
    add([](river::Begin& begin) { begin.supply[0].cargo.front().count += 200; });
    add([](river::Begin& begin) { begin.barges[2] = 3; });
    add([](river::Begin& begin) { begin.ironclad = 200; });
    add([](river::Begin& begin) { begin.plot.emplace_back(); });
    const river::Bend back{river::Hand::Left, river::kHairpinTurn};
    add([&](river::Begin& begin) {
      begin.options.plotted = true;
      begin.plot.push_back({back, false, {}, {}});
    });
    add([&](river::Begin& begin) {
      begin.options.plotted = true;
      begin.plot.resize(4);
      begin.plot[1].bend = {river::Hand::Left, river::kShortHairpinTurn};
      begin.plot[2].bend = {river::Hand::Right, river::kHairpinTurn};
      begin.plot[3].bend = {river::Hand::Right, river::kSharpTurn};
    });
    river::Begin odd = river::sample_begin(charts, 3, 0, 1);
    for (const std::string& each : river::warnings_of(charts, odd)) {
      said.push_back(each);
    }
    odd.warships = {*charts.find_union("benton"), *charts.find_union("neosho"), 0};
    for (const std::string& each : river::warnings_of(charts, odd)) {
      said.push_back(each);
    }
    const QTemporaryDir folder;
    QFile wrong{folder.filePath(QStringLiteral("wrong.river"))};
    QVERIFY(wrong.open(QIODevice::WriteOnly));
    wrong.write(QByteArray{4096, 'x'});
    wrong.close();
    for (const QString& file : {wrong.fileName(), folder.filePath(QStringLiteral("none.river"))}) {
      try {
        static_cast<void>(core::tabletop::RiverMatch::open(charts, file.toStdString()));
        QFAIL("it was opened");
      } catch (const core::base::DataError& error) {
        said.push_back(error.reason());
      }
    }
    QCOMPARE(said.size(), std::size_t{20});
    Marking marks;
    QVERIFY(QCoreApplication::installTranslator(&marks));
    for (const std::string& each : said) {
      const QString told = models::fault_words(each);
      QVERIFY2(told.startsWith(QLatin1Char{'#'}), each.c_str());
      QCOMPARE(told.mid(1), QString::fromStdString(each));
    }
    QCoreApplication::removeTranslator(&marks);
  }

 private:
  /// The first calibre of the first vessel of a form.
  [[nodiscard]] static QVariantMap cairo_gun(const QVariantMap& form) {
    const QVariantMap cairo = form.value(QStringLiteral("vessels")).toList().first().toMap();
    return cairo.value(QStringLiteral("guns")).toList().first().toMap();
  }

  /// Goes up rivers until an encounter waits for a vessel with a gun in doubt: her number and that
  /// calibre of the form; nothing in it when no river brings one.
  [[nodiscard]] std::pair<int, QVariantMap> encounter_in_doubt() {
    for (int seed = 1; seed <= 200; ++seed) {
      const QString begin = QString::fromLatin1(kBegin).replace(
          QLatin1String{"seed 17"}, QStringLiteral("seed %1").arg(seed));
      if (!play_.begin(begin, {})) {
        return {};
      }
      for (int steps = 0; play_.task() != QLatin1String{"over"} && steps < 500; ++steps) {
        const QVariantList vessels = play_.reportForm().value(QStringLiteral("vessels")).toList();
        for (const QVariant& vessel : vessels) {
          const QVariantMap row = vessel.toMap();
          for (const QVariant& gun : row.value(QStringLiteral("guns")).toList()) {
            if (gun.toMap().value(QStringLiteral("suspect")).toInt() > 0) {
              return {row.value(QStringLiteral("vessel")).toInt(), gun.toMap()};
            }
          }
        }
        if (!play_.give(play_.task() == QLatin1String{"encounter"} ? QStringLiteral("fight")
                        : play_.task() == QLatin1String{"night"}   ? QStringLiteral("moor")
                                                                   : next_course())) {
          return {};
        }
      }
    }
    return {};
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

const tests::WindowPart<WindowRiverTest, QCoreApplication> kWindowRiverTest{"river"};
#include "window_river_test.moc"
