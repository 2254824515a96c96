// [19.37] What the window tells of the score.
#include "qml/models/desk.h"
#include "qml/models/score_model.h"
#include "tests/qml/ended_saves.h"
#include "tests/qml/window_part.h"
#include "tests/support/places.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// A game with the score that follows it.
struct ScoreTable {
  models::Session session;
  models::Desk desk;
  models::ScoreModel score;
  QAbstractItemModelTester tests_score{&score};

  ScoreTable() {
    desk.setSession(&session);
    score.setPlay(&play());
    session.openCatalogue(tests::kCatalogue);
  }

  [[nodiscard]] models::Play& play() { return *desk.play(); }

  void begin(const QString& scenario, const QString& secrecy, const QString& file) {
    QTRY_VERIFY_WITH_TIMEOUT(session.hasCatalogue(), 20000);
    session.newGame(scenario, QStringLiteral("corrected"), QStringLiteral("default"), secrecy,
                    QStringLiteral("5"), file);
    QTRY_VERIFY_WITH_TIMEOUT(play().active() && play().saveFile() == file, 30000);
  }

  void open(const QString& file) {
    QTRY_VERIFY_WITH_TIMEOUT(session.hasCatalogue(), 20000);
    session.openGame(file);
    QTRY_VERIFY_WITH_TIMEOUT(play().active() && play().saveFile() == file, 30000);
  }

  [[nodiscard]] QVariant at(int row, models::ScoreModel::Role role) const {
    return score.data(score.index(row), role);
  }

  /// The row of what is to be cleared.
  [[nodiscard]] int cleared_row() const {
    int row = 0;
    while (
        row < score.count() &&
        !at(row, models::ScoreModel::TextRole).toString().contains(QLatin1String{"north of row"})) {
      ++row;
    }
    return row;
  }
};

using Role = models::ScoreModel::Role;

}  // namespace

class WindowScoreTest : public QObject {
  Q_OBJECT

 private slots:

  void without_a_game_there_is_no_score() {
    const ScoreTable table;
    QVERIFY(!table.score.known());
    QCOMPARE(table.score.count(), 0);
    QVERIFY(table.score.result().isEmpty());
    QVERIFY(table.score.winner().isEmpty());
  }

  void a_game_that_goes_on_tells_what_counts_and_what_is_missing() {
    ScoreTable table;
    table.begin(QStringLiteral("west-63"), QStringLiteral("open"), file("west"));
    QVERIFY(table.score.known());
    QVERIFY(!table.score.over());
    QVERIFY(table.score.complete());
    QCOMPARE(table.score.count(), 5);
    QCOMPARE(table.at(0, Role::HexRole).toString(), QStringLiteral("B2317"));
    QCOMPARE(table.at(0, Role::HolderRole).toString(), QStringLiteral("confederate"));
    QCOMPARE(table.at(0, Role::SideRole).toString(), QStringLiteral("union"));
    QCOMPARE(table.at(0, Role::WorthRole).toInt(), 3);
    QCOMPARE(table.at(0, Role::PointsRole).toInt(), 0);
    QCOMPARE(table.at(0, Role::TextRole).toString(),
             QStringLiteral("Vicksburg MS, B2317, is not controlled by the Union."));
    QCOMPARE(table.score.unionPoints(), 0);
    QCOMPARE(table.score.unionShort(),
             QStringLiteral("Union: 4 points short of a draw, 5 short of victory [19.6]."));
    QCOMPARE(table.score.confederateShort(),
             QStringLiteral("Confederate: wins if nothing changes [19.6]."));
    QCOMPARE(table.score.cited(), QStringLiteral("19.6"));
    table.play().leave();
    QVERIFY(!table.score.known());
    QCOMPARE(table.score.count(), 0);
  }

  void hidden_units_are_not_counted_before_their_enemy() {
    ScoreTable table;
    table.begin(QStringLiteral("east-63"), QStringLiteral("limited"), file("east"));
    // Both sides in turn look at it.
    bool union_looked = false;
    bool confederate_looked = false;
    for (int guard = 0; guard < 60 && !(union_looked && confederate_looked); ++guard) {
      if (table.play().handOver()) {
        QVERIFY(!table.score.known());
        QCOMPARE(table.score.count(), 0);
        table.play().takeOver();
        QVERIFY(table.score.known());
      }
      const int row = table.cleared_row();
      QVERIFY(row < table.score.count());
      const bool may_know = table.play().side() == QLatin1String{"confederate"};
      QCOMPARE(table.at(row, Role::KnownRole).toBool(), may_know);
      QCOMPARE(table.score.complete(), may_know);
      QCOMPARE(table.at(row, Role::TextRole)
                   .toString()
                   .contains(QLatin1String{"counted when the game is over"}),
               !may_know);
      (may_know ? confederate_looked : union_looked) = true;
      const bool passes = !table.play().passWords().isEmpty();
      QVERIFY(passes ? table.play().pass()
                     : table.play().act({table.play().match()->legal().front()}));
    }
    QVERIFY(union_looked && confederate_looked);
  }

  void at_the_end_everything_is_told_and_of_the_past_what_could_be_known() {
    const QString ended = file("ended");
    QVERIFY(tests::save_ended(tests::places::catalogue(), ended, "east-63", "limited", 5));
    ScoreTable table;
    table.open(ended);
    QVERIFY(table.play().over());
    QVERIFY(table.score.over());
    QVERIFY(table.score.complete());
    QVERIFY(!table.score.result().isEmpty());
    QCOMPARE(table.score.result(), table.play().result());
    const auto real = core::strategic::count_score(table.play().match()->setting(),
                                                   table.play().match()->state());
    QCOMPARE(table.score.unionPoints(), real.points[0]);
    QCOMPARE(table.score.confederatePoints(), real.points[1]);
    QCOMPARE(table.score.winner().isEmpty(), !real.winner.has_value());
    QCOMPARE(table.score.winnerName().isEmpty(), !real.winner.has_value());

    const QSignalSpy changed{&table.score, &models::ScoreModel::dataChanged};
    table.play().setSeen(0);
    QVERIFY(!table.score.over());
    const bool may_know = table.play().side() == QLatin1String{"confederate"};
    QCOMPARE(table.score.complete(), may_know);
    QVERIFY(changed.count() > 0);
    table.play().setSeen(table.play().length());
    QVERIFY(table.score.over());
  }

 private:
  [[nodiscard]] QString file(const char* name) const {
    return folder_.filePath(QStringLiteral("%1.sumter").arg(QLatin1String{name}));
  }

  QTemporaryDir folder_;
};

const tests::WindowPart<WindowScoreTest, QCoreApplication> kWindowScoreTest{"score"};
#include "window_score_test.moc"
