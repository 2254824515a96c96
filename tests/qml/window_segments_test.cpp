// The segments of the Strategic Turn in the window: what was asked in it, also weeks later.
#include "core/save/saves.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "qml/models/play.h"
#include "qml/models/segments.h"
#include "tests/qml/window_part.h"
#include "tests/support/catalogue.h"
#include "tests/support/places.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace {

using models::Segments;

QStringList states(const Segments& segments) {
  QStringList all;
  for (int row = 0; row < segments.count(); ++row) {
    all << segments.index(row).data(Segments::StateRole).toString();
  }
  return all;
}

/// A campaign of chance whose save stands at the begin of a game-turn.
class WindowSegmentsTest : public QObject {
  Q_OBJECT

 private slots:
  void Case_4_2_a_segment_asked_in_the_first_week_of_a_cycle_is_done_in_the_second();
  void Case_4_2_what_is_not_in_the_log_is_not_said_to_be_passed_over();

 private:
  /// Plays until the game-turn begins, and saves.
  void save_at(int game_turn);
  void open();

  [[nodiscard]] QString save() const { return folder_.filePath(QStringLiteral("weeks.sumter")); }

  QTemporaryDir folder_;
  models::Session session_;
  models::Play play_;
};

void WindowSegmentsTest::save_at(int game_turn) {
  QFile::remove(save());
  const auto& opened = tests::real_setup("campaign");
  core::save::Match match{core::game::Game{opened.setting, core::strategic::opening_of(
                                                               opened.setting, opened.state, 8)},
                          opened.setting};
  core::trial_play::RandomPlayer player{8};
  while (match.state().turn.game_turn < game_turn) {
    match.act(player.choose(match.legal())).value();
  }
  match.save_as(save().toStdString(),
                core::save::header_of({tests::catalogue(), tests::catalogue_file()}, opened, 8,
                                      "2026-01-01"));
}

void WindowSegmentsTest::open() {
  play_.setSession(&session_);
  play_.setHandOvers(false);
  session_.openCatalogue(tests::kCatalogue);
  QTRY_VERIFY_WITH_TIMEOUT(session_.hasCatalogue(), 20000);
  session_.openGame(save());
  QTRY_VERIFY_WITH_TIMEOUT(play_.active(), 20000);
}

void WindowSegmentsTest::
    Case_4_2_a_segment_asked_in_the_first_week_of_a_cycle_is_done_in_the_second() {
  save_at(5);
  open();
  core::trial_play::RandomPlayer player{3};
  constexpr int kMost = 2000;
  for (int step = 0; step < kMost && play_.match()->state().turn.game_turn == 5; ++step) {
    play_.act({player.choose(play_.match()->legal())});
  }
  Segments segments;
  const QAbstractItemModelTester tester{&segments};
  segments.setPlay(&play_);

  QCOMPARE(play_.match()->state().turn.game_turn, 6);
  QVERIFY(!segments.going());
  QVERIFY2(states(segments).contains(QStringLiteral("done")),
           qPrintable(states(segments).join(' ')));
}

void WindowSegmentsTest::Case_4_2_what_is_not_in_the_log_is_not_said_to_be_passed_over() {
  bool cut = false;
  for (const int week : {6, 7, 8}) {
    save_at(week);
    open();
    Segments segments;
    segments.setPlay(&play_);
    const auto& log = play_.match()->log();
    const bool whole = !log.empty() && log.front().game_turn < 5;  // the cycle began with 5
    cut = cut || !whole;
    QVERIFY(segments.count() > 0);
    QCOMPARE(states(segments).contains(QStringLiteral("passed")), whole);
    QCOMPARE(states(segments).contains(QStringLiteral("unread")), !whole);
    session_.closeGame();
  }
  QVERIFY2(cut, "no save whose log begins after the Strategic Turn");
}

}  // namespace

const tests::WindowPart<WindowSegmentsTest, QCoreApplication> kWindowSegmentsTest{"segments"};
#include "window_segments_test.moc"
