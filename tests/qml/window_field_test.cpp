// The models of a battle on land: what is offered, drawn and aimed is what the set allows.
#include "qml/field/field_item.h"
#include "qml/field/field_play.h"
#include "qml/models/session.h"
#include "tests/qml/table_seats.h"
#include "tests/qml/window_part.h"
#include "tests/support/places.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <ctime>
#include <optional>

namespace {

using core::table::Inches;
using core::table::Point;

Point at(int x, int y) { return {Inches::of(x), Inches::of(y)}; }

/// Ten regiments of 27 figures on either side.
QString battle_of_540_figures() {
  QString text = QStringLiteral(
      "title Many\ntable 96 by 60\nlength 9\nbase union south\nbase confederate north\n");
  for (const bool union_side : {true, false}) {
    text += union_side ? QStringLiteral("side union\nbrigade \"Union brigade\"\n")
                       : QStringLiteral("side confederate\nbrigade \"Confederate brigade\"\n");
    for (int i = 0; i < 10; ++i) {
      text +=
          QStringLiteral(
              "unit \"%1 %2\" infantry 3+24 RM at (%3, %4) facing %5 line order attack (48, %6)\n")
              .arg(union_side ? QStringLiteral("Maine") : QStringLiteral("Georgia"))
              .arg(i + 1)
              .arg(8 + i % 8 * 11)
              .arg(union_side ? 16 - i / 8 * 6 : 44 + i / 8 * 6)
              .arg(union_side ? 0 : 180)
              .arg(union_side ? 50 : 10);
    }
  }
  return text +
         QStringLiteral(
             "wins union \"victory\" if losses union at-least 90\nwins confederate \"victory\"\n");
}

/// Milliseconds of processor time: others may be at work beside.
double spent_since(std::clock_t start) {
  constexpr double kThousand = 1000;
  return kThousand * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

}  // namespace

class WindowFieldTest : public QObject {
  Q_OBJECT

 private slots:

  void initTestCase() {
    session_.openCatalogue(tests::kCatalogue);
    QTRY_VERIFY_WITH_TIMEOUT(session_.hasCatalogue(), 20000);
    play_.setProperty("session", QVariant::fromValue(&session_));
    play_.setAnimated(false);
    play_.setHandOvers(false);
  }

  void cleanup() { play_.leave(); }

  void the_roster_holds_all_of_ones_own_and_nobody_who_has_not_been_seen() {
    const QAbstractItemModelTester tester{play_.units()};
    begin("blackburns-ford");
    QVERIFY(row_of("2nd Michigan").has_value());    // it has still to come
    QVERIFY(!row_of("7th Louisiana").has_value());  // so has this one of the enemy
    QVERIFY(row_of("Richardson").has_value());
    QVERIFY(!play_.moraleOf(*row_of("12th New York, skirmishers")).isEmpty());
  }

  void every_battle_on_land_is_begun_and_has_its_aims_data() {
    QTest::addColumn<QString>("battle");
    for (int row = 0; row < session_.battles()->count(); ++row) {
      const QVariantMap battle = session_.battles()->battle(row);
      if (battle.value(QStringLiteral("land")).toBool()) {
        const QString id = battle.value(QStringLiteral("battle")).toString();
        QTest::newRow(qPrintable(id)) << id;
      }
    }
  }

  void every_battle_on_land_is_begun_and_has_its_aims() {
    QFETCH(const QString, battle);
    begin(battle);
    QCOMPARE(play_.task(), QStringLiteral("orders"));
    QVERIFY(!play_.aims().isEmpty());
  }

  void a_ghost_that_fits_is_an_order_the_set_takes() {
    to_movement();
    select("12th New York, skirmishers");
    const int unit = play_.selected();
    const auto& stands = play_.desk()->seen().units.at(static_cast<std::size_t>(unit));
    QVERIFY(play_.press(stands.figures.front().at, 0.1));
    play_.drag(at(34, 40), std::nullopt);
    QVERIFY(play_.drafting());
    QVERIFY2(play_.draftFits(), qPrintable(play_.draftRefusal()));
    const auto ends = play_.draft()->outlook.ends;
    play_.release();
    QVERIFY(!play_.drafting());
    QCOMPARE(play_.desk()->written(static_cast<std::size_t>(unit))->ends, ends);
    QCOMPARE(play_.undoDepth() > 0, true);
    play_.undo();
    QVERIFY(!play_.desk()->written(static_cast<std::size_t>(unit)));
  }

  void a_unit_goes_no_farther_than_its_move_and_says_why() {
    to_movement();
    select("12th New York, skirmishers");
    const auto& stands = play_.desk()->seen().units.at(static_cast<std::size_t>(play_.selected()));
    QVERIFY(play_.press(stands.figures.front().at, 0.1));
    play_.drag(at(34, 5), MoveWay::Ahead);
    QVERIFY(play_.draftFits());
    QVERIFY(!play_.draftRefusal().isEmpty());
    QVERIFY(play_.draft()->outlook.cost <= play_.draft()->outlook.allowance);
  }

  void what_is_offered_as_allowed_is_allowed() {
    to_movement();
    for (const auto& unit : play_.units()->rows()) {
      if (!unit.own || unit.general || !unit.present) {
        continue;
      }
      play_.select(unit.number);
      const QVariantList orders = play_.orders();
      for (const QVariant& each : orders) {
        const QVariantMap order = each.toMap();
        QCOMPARE(order.value(QStringLiteral("enabled")).toBool(),
                 order.value(QStringLiteral("why")).toString().isEmpty());
      }
    }
  }

  void a_battle_opens_as_it_was_saved() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("one.battle"));
    QVERIFY(play_.begin(QStringLiteral("blackburns-ford"), QStringLiteral("field"), {},
                        QStringLiteral("4"), file));
    for (int i = 0; i < 20; ++i) {
      play_.endStep();
    }
    const int turn = play_.turn();
    const int lines = play_.log()->count();
    const auto state = play_.desk()->seen();
    QVERIFY(turn > 1);
    play_.leave();
    QVERIFY(play_.open(file));
    QCOMPARE(play_.turn(), turn);
    QCOMPARE(play_.log()->count(), lines);
    QVERIFY(play_.desk()->seen() == state);
  }

  void shots_and_the_fallen_are_shown_where_they_lay() {
    begin("hornets-nest");
    // Which step is looked at when the move ends, only the clock knows: not each has a report.
    bool told = false;
    const auto listening = connect(&play_, &fieldview::FieldPlay::changed, this,
                                   [&] { told = told || !play_.report().isEmpty(); });
    play_.setComputer(QStringLiteral("both"));
    const bool ended = QTest::qWaitFor(
        [this] { return play_.turn() > 2 || play_.task() == QLatin1String{"over"}; }, 60000);
    disconnect(listening);
    play_.setComputer({});
    QVERIFY(ended);
    QVERIFY(told);
  }

  void a_frame_with_500_figures_is_painted_while_a_unit_is_dragged() {
    QCOMPARE(seats_.sitOnField(&play_, battle_of_540_figures(), 1), QString{});
    while (play_.task() != QLatin1String{"movement"}) {
      play_.endStep();
    }
    select("Maine 1");
    fieldview::FieldItem item;
    item.setSize({1280, 900});
    item.setPlay(&play_);
    int figures = 0;
    for (const auto& unit : play_.units()->rows()) {
      figures += item.figuresOf(unit.number);
    }
    QCOMPARE(figures, 540);
    QImage image{1280, 900, QImage::Format_ARGB32_Premultiplied};
    QPainter painter{&image};
    item.paint(&painter);  // the ground, once
    const auto& stands = play_.desk()->seen().units.at(static_cast<std::size_t>(play_.selected()));
    QVERIFY(play_.press(stands.figures.front().at, 0.1));
    constexpr int kFrames = 30;
    double dragged = 0;
    double painted = 0;
    for (int i = 0; i < kFrames; ++i) {
      auto start = std::clock();
      play_.drag({Inches::ratio(80 + i, 10), Inches::of(20)}, std::nullopt);
      dragged += spent_since(start);
      QVERIFY(play_.drafting());
      start = std::clock();
      item.paint(&painter);
      painted += spent_since(start);
    }
    qInfo("a drag %.1f ms, a frame %.1f ms", dragged / kFrames, painted / kFrames);
    // Smooth is 16 ms; ten times that under the sanitizers.
    QVERIFY(dragged / kFrames + painted / kFrames < 160);
  }

 private:
  void begin(const QString& battle) {
    QVERIFY(play_.begin(battle, QStringLiteral("field"), {}, QStringLiteral("3"), {}));
  }

  void to_movement() {
    begin(QStringLiteral("blackburns-ford"));
    for (int i = 0; i < 10 && play_.task() != QLatin1String{"movement"}; ++i) {
      play_.endStep();
    }
    QCOMPARE(play_.task(), QStringLiteral("movement"));
    QCOMPARE(play_.side(), QStringLiteral("union"));
  }

  [[nodiscard]] std::optional<int> row_of(const QString& name) {
    const auto& rows = play_.units()->rows();
    const auto found = std::ranges::find(rows, name, &fieldview::UnitRow::name);
    return found == rows.end() ? std::nullopt : std::optional{found->number};
  }

  void select(const QString& name) {
    play_.selectByName(name);
    QCOMPARE(play_.selectedName(), name);
  }

  using MoveWay = fieldview::MoveWay;

  tests::TableSeats seats_{tests::kCatalogue};
  models::Session session_;
  fieldview::FieldPlay play_;
};

const tests::WindowPart<WindowFieldTest, QGuiApplication> kWindowFieldTest{"field"};
#include "window_field_test.moc"
