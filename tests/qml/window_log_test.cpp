// The log in the window: it grows at both ends, for both readers, and is filtered; that of an
// opened save is whole after a while.
#include "core/save/saves.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "qml/models/log_model.h"
#include "qml/models/play.h"
#include "tests/qml/window_part.h"
#include "tests/support/catalogue.h"
#include "tests/support/places.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <string>
#include <vector>

namespace {

using core::board::Side;
using core::words::LogLine;

/// A line of an action in chapter `chapter`, for both sides or for one.
LogLine line(std::uint32_t action, const std::string& text, std::uint8_t chapter = 6,
             std::optional<Side> only = {}) {
  LogLine made;
  for (const Side side : core::board::kSides) {
    if (!only || *only == side) {
      made.text[static_cast<std::size_t>(side)] = text;
    }
  }
  made.cited.major = chapter;
  made.action = action;
  return made;
}

QStringList texts(const QAbstractItemModel& model) {
  QStringList all;
  for (int row = 0; row < model.rowCount(); ++row) {
    all << model.index(row, 0).data(models::LogModel::TextRole).toString();
  }
  return all;
}

/// A log of which two sides read different lines, and what is read of it.
struct Read {
  models::LogModel log;
  models::LogFilter all;
  models::LogFilter some;
  QAbstractItemModelTester log_tester{&log};
  QAbstractItemModelTester all_tester{&all};
  QAbstractItemModelTester some_tester{&some};
  std::vector<LogLine> lines{line(11, "march"), line(11, "secret march", 6, Side::Confederate),
                             line(12, "battle", 8), line(13, "late march")};

  Read() {
    all.setSourceModel(&log);
    some.setSourceModel(&log);
    some.setText(QStringLiteral("MARCH"));
    log.follow(lines, 10, Side::Union);
  }
};

}  // namespace

class WindowLogTest : public QObject {
  Q_OBJECT

 private slots:
  void each_side_reads_its_own_lines();
  void what_is_taken_back_goes_and_what_is_done_comes();
  void earlier_lines_come_before_all_others();
  void a_filter_by_group_and_text();
  void the_row_of_a_moment_is_found();
  void the_steps_of_an_operation_are_folded_until_it_is_opened();
  void another_log_begins_anew();
  void the_log_of_an_opened_save_is_whole_after_a_while();
};

void WindowLogTest::each_side_reads_its_own_lines() {
  Read read;
  QCOMPARE(texts(read.all), (QStringList{"march", "battle", "late march"}));
  QCOMPARE(texts(read.some), (QStringList{"march", "late march"}));

  read.log.follow(read.lines, 10, Side::Confederate);

  QCOMPARE(texts(read.log), (QStringList{"march", "secret march", "battle", "late march"}));
  QCOMPARE(texts(read.all), texts(read.log));
  QCOMPARE(texts(read.some), (QStringList{"march", "secret march", "late march"}));
}

void WindowLogTest::what_is_taken_back_goes_and_what_is_done_comes() {
  Read read;
  const QSignalSpy went_on{&read.all, &models::LogFilter::wentOn};
  read.lines.pop_back();
  read.lines.pop_back();
  read.lines.push_back(line(12, "march elsewhere"));

  // The action has the number of the one taken back: it is seen between.
  read.log.follow({read.lines.begin(), read.lines.begin() + 2}, 10, Side::Union);
  read.log.follow(read.lines, 10, Side::Union);

  QCOMPARE(texts(read.all), (QStringList{"march", "march elsewhere"}));
  QCOMPARE(texts(read.some), texts(read.all));
  QCOMPARE(went_on.count(), 2);
  read.log.follow(read.lines, 10, Side::Confederate);
  QCOMPARE(texts(read.all), (QStringList{"march", "secret march", "march elsewhere"}));
}

void WindowLogTest::earlier_lines_come_before_all_others() {
  Read read;
  const QSignalSpy went_on{&read.all, &models::LogFilter::wentOn};
  QCOMPARE(read.log.from(), 10U);

  read.log.prepend({line(6, "siege", 13), line(7, "old march")}, 5);
  read.log.prepend({line(1, "hidden", 6, Side::Confederate)}, 0);
  read.lines.push_back(line(14, "last march"));
  read.log.follow(read.lines, 10, Side::Union);

  QCOMPARE(read.log.from(), 0U);
  QCOMPARE(texts(read.all),
           (QStringList{"siege", "old march", "march", "battle", "late march", "last march"}));
  QCOMPARE(texts(read.some), (QStringList{"old march", "march", "late march", "last march"}));
  QCOMPARE(went_on.count(), 1);  // whoever reads old lines stays there
  read.log.follow(read.lines, 10, Side::Confederate);
  QCOMPARE(texts(read.all).front(), QStringLiteral("hidden"));
  QCOMPARE(read.all.count(), 8);
}

void WindowLogTest::a_filter_by_group_and_text() {
  Read read;
  read.some.setGroup(QStringLiteral("battle"));
  QCOMPARE(read.some.count(), 0);
  read.some.setText({});
  QCOMPARE(texts(read.some), (QStringList{"battle"}));
  read.some.setGroup({});
  QCOMPARE(texts(read.some), texts(read.log));
}

void WindowLogTest::the_steps_of_an_operation_are_folded_until_it_is_opened() {
  Read read;
  read.log.setOperationOf([](std::uint32_t action) {
    return std::string{action == 13   ? ""
                       : action >= 16 ? "16 staff"
                                      : "14 \"II Corps\" march C2308"};
  });
  for (const std::uint32_t action : {14U, 15U}) {
    read.lines.push_back(line(action, "command " + std::to_string(action), 5));
    read.lines.push_back(line(action, "step " + std::to_string(action)));
    read.lines.push_back(line(action, "fight " + std::to_string(action), 8));
  }
  LogLine die = line(15, "the die", 5);
  die.key = "rolled";
  read.lines.push_back(die);
  read.lines.push_back(line(16, "staff 16"));
  read.lines.push_back(line(17, "staff 17"));
  read.log.follow(read.lines, 10, Side::Union);

  const QStringList folded{"march",    "battle",  "late march", "command 14", "fight 14",
                           "fight 15", "the die", "staff 16",   "staff 17"};
  QCOMPARE(texts(read.all), folded);
  const auto role = [&](int row, int of) { return read.all.index(row, 0).data(of); };
  const QString bracket = role(3, models::LogModel::OperationRole).toString();
  QCOMPARE(bracket, QStringLiteral("14 \"II Corps\" march C2308"));
  QVERIFY(role(3, models::LogModel::FoldedRole).toBool());
  QVERIFY(role(4, models::LogModel::OperationRole).toString().isEmpty());

  read.all.toggle(bracket);
  QCOMPARE(texts(read.all), texts(read.log));
  QVERIFY(!role(3, models::LogModel::FoldedRole).toBool());
  read.all.toggle(bracket);
  QCOMPARE(texts(read.all), folded);
  // Whoever looks for words finds the steps, too.
  read.all.setText(QStringLiteral("step 15"));
  QCOMPARE(texts(read.all), (QStringList{"step 15"}));
  read.all.setText({});

  // [0.5] What the other side has ordered is not to be read while something is hidden.
  read.log.setOpen(false);
  read.log.follow(read.lines, 10, Side::Confederate);
  for (int row = 0; row < read.all.count(); ++row) {
    QVERIFY(role(row, models::LogModel::OperationRole).toString().isEmpty());
  }
  read.log.setOpen(true);
  read.log.follow(read.lines, 10, Side::Union);
  QCOMPARE(texts(read.all), folded);

  // Taken back within it, and gone on with: the rest is folded again.
  read.lines.resize(read.lines.size() - 6);
  read.log.follow(read.lines, 10, Side::Union);
  QCOMPARE(texts(read.all), folded.mid(0, 5));
}

void WindowLogTest::the_row_of_a_moment_is_found() {
  const Read read;
  QCOMPARE(read.all.rowOfAction(10), -1);
  QCOMPARE(read.all.rowOfAction(11), 0);
  QCOMPARE(read.all.rowOfAction(12), 1);
  QCOMPARE(read.all.rowOfAction(99), 2);
  QCOMPARE(read.some.rowOfAction(12), 0);
}

void WindowLogTest::another_log_begins_anew() {
  Read read;
  read.log.prepend({line(6, "siege", 13)}, 5);

  read.log.follow({line(4, "before")}, 3, Side::Union);

  QCOMPARE(texts(read.all), (QStringList{"before"}));
  QCOMPARE(read.log.from(), 3U);
}

void WindowLogTest::the_log_of_an_opened_save_is_whole_after_a_while() {
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("campaign.sumter"));
  const auto& opened = tests::real_setup("campaign");
  std::array<int, 2> told{};  // by Side
  {
    core::save::Match match{core::game::Game{opened.setting, core::strategic::opening_of(
                                                                 opened.setting, opened.state, 8)},
                            opened.setting};
    match.save_as(file.toStdString(),
                  core::save::header_of({tests::catalogue(), tests::catalogue_file()}, opened, 8,
                                        "2026-01-01"));
    core::trial_play::RandomPlayer player{8};
    for (int step = 0; step < 700; ++step) {
      QVERIFY(match.act(player.choose(match.legal())));
    }
    QVERIFY(match.state().turn.game_turn > 3);
    for (const auto& each : match.log()) {
      for (const std::size_t side : {0U, 1U}) {
        // What happened before the first choice is in no save.
        told.at(side) += each.action > 0 && each.text.at(side) ? 1 : 0;
      }
    }
  }
  models::Session session;
  models::Play play;
  play.setSession(&session);
  const QAbstractItemModelTester tester{play.log()};
  session.openCatalogue(tests::kCatalogue);
  QTRY_VERIFY_WITH_TIMEOUT(session.hasCatalogue(), 20000);
  session.openGame(file);
  QTRY_VERIFY_WITH_TIMEOUT(play.active(), 20000);
  QVERIFY2(play.log()->from() > 0, "the log of the game-turn stands at once");

  QTRY_COMPARE_WITH_TIMEOUT(play.log()->from(), 0U, 20000);

  QCOMPARE(play.log()->count(), told.at(static_cast<std::size_t>(*play.viewer())));
}

const tests::WindowPart<WindowLogTest, QCoreApplication> kWindowLogTest{"log"};
#include "window_log_test.moc"
