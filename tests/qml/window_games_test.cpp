// The list of saved games, their names and dates; the optional rules.
#include "qml/models/battles.h"
#include "qml/models/game_files.h"
#include "qml/models/games.h"
#include "qml/models/lesson_notes.h"
#include "qml/models/session.h"
#include "qml/models/settings.h"
#include "qml/models/wording.h"
#include "tests/qml/made_up_saves.h"
#include "tests/qml/window_part.h"
#include "tests/support/places.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace {

using models::BattleSaves;
using models::GamesModel;

QString value(const GamesModel& games, int row, GamesModel::Role role) {
  return games.data(games.index(row), role).toString();
}

}  // namespace

/// Each test has a folder of its own.
class WindowGamesTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void initTestCase();
  void a_game_is_listed_with_what_it_says_of_itself();
  void the_game_played_last_comes_first();
  void a_game_that_cannot_be_opened_is_listed_with_the_reason();
  void a_game_of_an_unknown_scenario_says_so();
  void a_game_that_is_cut_short_is_listed_with_the_damage();
  void a_game_that_is_played_is_listed_where_it_stands();
  void what_is_selected_stays_so_when_rows_move();
  void the_folder_is_read_aside();
  void a_folder_that_is_not_there_is_an_empty_list();
  void the_environment_names_the_folder();
  void a_new_file_has_a_name_of_its_own();
  void a_folder_that_cannot_be_made_is_told();
  void a_game_is_renamed_with_its_picture_and_its_log();
  void the_notes_of_a_lesson_go_with_its_game();
  void notes_that_cannot_be_read_are_none();
  void a_bad_name_is_refused_data();
  void a_bad_name_is_refused();
  void a_game_is_put_away_and_brought_back();
  void games_of_one_name_do_not_overwrite_each_other();
  void a_battle_is_put_away_and_brought_back_beside_others_of_its_name();
  void a_battle_that_cannot_be_put_away_stays_and_says_why();
  void the_game_that_is_played_stays_where_it_is();
  void a_new_picture_has_a_new_address();
  void every_setup_lies_on_one_calendar();
  void the_optional_rules_are_switched_one_by_one();
  void optional_rules_are_told_in_words();

 private:
  [[nodiscard]] QString path(const QString& name) const { return folder_->filePath(name); }

  /// Waits until a list is read once more.
  static void read(GamesModel& games) {
    QSignalSpy counted{&games, &GamesModel::countChanged};
    games.refresh();
    QTRY_VERIFY(counted.count() > 0);
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<models::Session> session_;
};

void WindowGamesTest::initTestCase() {
  session_ = std::make_unique<models::Session>();
  session_->openCatalogue(tests::kCatalogue);
  QTRY_VERIFY_WITH_TIMEOUT(session_->hasCatalogue(), 20000);
}

void WindowGamesTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  qputenv("SUMTER_GAMES", folder_->path().toUtf8());
}

void WindowGamesTest::a_game_is_listed_with_what_it_says_of_itself() {
  auto header = tests::save_header("west-63");
  header.errata = "corrected,-E010";
  header.options = "26.1,-26.9";
  header.secrecy = "open";
  tests::make_save(path("Vicksburg.sumter"), header, 3);
  tests::write_text(path("notes.txt"), "no game");
  GamesModel games;
  const QAbstractItemModelTester tester{&games};
  games.setSetups(session_->setups());
  QTRY_VERIFY(games.loaded());
  QCOMPARE(games.count(), 1);
  QCOMPARE(value(games, 0, GamesModel::FileRole), path("Vicksburg.sumter"));
  QCOMPARE(value(games, 0, GamesModel::NameRole), QStringLiteral("Vicksburg"));
  QCOMPARE(value(games, 0, GamesModel::SetupRole), QStringLiteral("west-63"));
  QCOMPARE(value(games, 0, GamesModel::TitleRole), QStringLiteral("West 1863"));
  QCOMPARE(value(games, 0, GamesModel::StandRole), QStringLiteral("week 3, 8 April 1863"));
  QVERIFY(value(games, 0, GamesModel::PlayedRole).startsWith(QStringLiteral("today, ")));
  QCOMPARE(value(games, 0, GamesModel::ErrataRole), QStringLiteral("corrected without E010"));
  QCOMPARE(value(games, 0, GamesModel::OptionsRole), QStringLiteral("with 26.1, without 26.9"));
  QCOMPARE(value(games, 0, GamesModel::SecrecyRole), QStringLiteral("open"));
  QCOMPARE(value(games, 0, GamesModel::ActionsRole), QStringLiteral("1 action"));
  QCOMPARE(value(games, 0, GamesModel::BrokenRole), QString{});
  QCOMPARE(value(games, 0, GamesModel::DamageRole), QString{});
  QCOMPARE(value(games, 0, GamesModel::PictureRole), QString{});
}

void WindowGamesTest::the_game_played_last_comes_first() {
  for (const auto& [name, seconds] :
       {std::pair{"old", 5000}, std::pair{"new", 10}, std::pair{"middle", 900}}) {
    const QString file = path(QStringLiteral("%1.sumter").arg(QLatin1String{name}));
    tests::make_save(file, tests::save_header("east-62"), 1);
    QFile::remove(file + QStringLiteral("-wal"));
    tests::age(file, seconds);
  }
  GamesModel games;
  QTRY_COMPARE(games.count(), 3);
  QCOMPARE(games.nameOf(0), QStringLiteral("new"));
  QCOMPARE(games.nameOf(1), QStringLiteral("middle"));
  QCOMPARE(games.nameOf(2), QStringLiteral("old"));
  QCOMPARE(games.rowOf(path("middle.sumter")), 1);
  QCOMPARE(games.rowOf(path("none.sumter")), -1);
}

void WindowGamesTest::a_game_that_cannot_be_opened_is_listed_with_the_reason() {
  tests::make_save(path("later.sumter"), tests::save_header("east-62"), 1);
  tests::set_save_version(path("later.sumter"), 99);
  tests::write_text(path("letter.sumter"), "Dear mother");
  tests::write_text(path("nothing.sumter"), "");
  GamesModel games;
  const QAbstractItemModelTester tester{&games};
  games.setSetups(session_->setups());
  QTRY_COMPARE(games.count(), 3);
  const auto reason = [&](const char* file) {
    const int row = games.rowOf(path(QLatin1String{file}));
    return games.brokenOf(row);
  };
  const QString later = reason("later.sumter");
  QVERIFY2(
      later.startsWith(QLatin1String{"a later Sumter (sumter 0.1.0) wrote this game in version "
                                     "99; this program reads version "}),
      qPrintable(later));
  QVERIFY2(later.endsWith(QLatin1String{" and cannot open it"}), qPrintable(later));
  QCOMPARE(reason("letter.sumter"), QStringLiteral("this is not a saved game of Sumter"));
  QCOMPARE(reason("nothing.sumter"), QStringLiteral("the save is cut short: it has 0 bytes"));
  QCOMPARE(value(games, games.rowOf(path("letter.sumter")), GamesModel::TitleRole),
           QStringLiteral("letter"));
}

void WindowGamesTest::a_game_of_an_unknown_scenario_says_so() {
  tests::make_save(path("mars.sumter"), tests::save_header("mars-64"), 1);
  GamesModel games;
  QTRY_COMPARE(games.count(), 1);
  QCOMPARE(games.brokenOf(0), QString{});  // nobody knows yet
  games.setSetups(session_->setups());
  QVERIFY(games.brokenOf(0).contains(QStringLiteral("\"mars-64\"")));
  QCOMPARE(value(games, 0, GamesModel::TitleRole), QStringLiteral("mars-64"));
  QCOMPARE(value(games, 0, GamesModel::StandRole), QStringLiteral("week 1"));
}

void WindowGamesTest::a_game_that_is_cut_short_is_listed_with_the_damage() {
  tests::make_save(path("cut.sumter"), tests::save_header("west-62"), 2);
  QFile file{path("cut.sumter")};
  QVERIFY(file.resize(file.size() - 4096));
  GamesModel games;
  games.setSetups(session_->setups());
  QTRY_COMPARE(games.count(), 1);
  QCOMPARE(games.brokenOf(0), QString{});
  QVERIFY(value(games, 0, GamesModel::DamageRole).contains(QStringLiteral("cut short")));
  QVERIFY(value(games, 0, GamesModel::StandRole).startsWith(QStringLiteral("at least week")));
}

void WindowGamesTest::a_game_that_is_played_is_listed_where_it_stands() {
  auto journal = core::save::Journal::create(path("live.sumter").toStdString(),
                                             tests::save_header("west-62"), {});
  GamesModel games;
  const QAbstractItemModelTester tester{&games};
  QTRY_COMPARE(games.count(), 1);
  for (int week = 2; week <= 5; ++week) {
    tests::play_to(journal, week);
    read(games);
    QCOMPARE(value(games, 0, GamesModel::StandRole), QStringLiteral("week %1").arg(week));
    QCOMPARE(value(games, 0, GamesModel::DamageRole), QString{});
  }
}

void WindowGamesTest::what_is_selected_stays_so_when_rows_move() {
  for (const int number : {1, 2, 3, 4}) {
    const QString file = path(QStringLiteral("game %1.sumter").arg(number));
    tests::make_save(file, tests::save_header("east-62"), 0);
    tests::age(file, number * 1000);
  }
  GamesModel games;
  const QAbstractItemModelTester tester{&games};
  QTRY_COMPARE(games.count(), 4);
  const QPersistentModelIndex second{games.index(1)};
  const QPersistentModelIndex last{games.index(3)};
  QSignalSpy resets{&games, &QAbstractItemModel::modelReset};
  tests::age(path("game 4.sumter"), 10);
  tests::make_save(path("game 5.sumter"), tests::save_header("east-62"), 0);
  QVERIFY(QFile::remove(path("game 1.sumter")));
  read(games);
  QCOMPARE(games.count(), 4);
  QCOMPARE(games.nameOf(0), QStringLiteral("game 5"));
  QCOMPARE(games.nameOf(last.row()), QStringLiteral("game 4"));
  QCOMPARE(games.nameOf(second.row()), QStringLiteral("game 2"));
  QCOMPARE(last.row(), 1);
  QCOMPARE(resets.count(), 0);
}

void WindowGamesTest::the_folder_is_read_aside() {
  tests::make_save(path("game.sumter"), tests::save_header("east-62"), 0);
  GamesModel games;
  QCOMPARE(games.count(), 0);
  QVERIFY(!games.loaded());
  QTest::qSleep(200);
  QCOMPARE(games.count(), 0);  // nothing comes before the window has time for it
  QTRY_COMPARE(games.count(), 1);
}

void WindowGamesTest::a_folder_that_is_not_there_is_an_empty_list() {
  GamesModel games;
  games.setFolder(path("nowhere"));
  QTRY_VERIFY(games.loaded());
  QCOMPARE(games.count(), 0);
  QCOMPARE(games.error(), QString{});
  QVERIFY(!QFileInfo::exists(path("nowhere")));  // looking makes nothing
}

void WindowGamesTest::the_environment_names_the_folder() {
  GamesModel games;
  QCOMPARE(games.folder(), folder_->path());
  games.setFolder(path("other"));
  QCOMPARE(games.folder(), path("other"));
  games.setFolder({});
  QCOMPARE(games.folder(), folder_->path());
  qunsetenv("SUMTER_GAMES");
  QVERIFY(GamesModel{}.folder().endsWith(QStringLiteral("/games")));
}

void WindowGamesTest::a_new_file_has_a_name_of_its_own() {
  GamesModel games;
  games.setFolder(path("made"));
  QCOMPARE(games.newFile(QStringLiteral("west-62")), path("made/west-62.sumter"));
  QVERIFY(QFileInfo{path("made")}.isDir());
  tests::write_text(path("made/west-62.sumter"), "taken");
  QCOMPARE(games.newFile(QStringLiteral("west-62")), path("made/west-62 2.sumter"));
  tests::write_text(path("made/west-62 2.png"), "a picture that is left");
  tests::write_text(path("made/west-62 3.sumter-wal"), "a log that is left");
  QCOMPARE(games.newFile(QStringLiteral("west-62")), path("made/west-62 4.sumter"));
  QCOMPARE(games.newFile(QStringLiteral("east-62")), path("made/east-62.sumter"));
}

void WindowGamesTest::a_folder_that_cannot_be_made_is_told() {
  tests::write_text(path("file"), "in the way");
  GamesModel games;
  games.setFolder(path("file/games"));
  QCOMPARE(games.newFile(QStringLiteral("west-62")), QString{});
  QVERIFY(games.error().contains(QStringLiteral("file/games")));
  games.dismissError();
  QCOMPARE(games.error(), QString{});
}

void WindowGamesTest::a_game_is_renamed_with_its_picture_and_its_log() {
  tests::make_save(path("west-62.sumter"), tests::save_header("west-62"), 0);
  tests::write_text(path("west-62.png"), "picture");
  tests::write_text(path("west-62.sumter-wal"), "");
  // [26.13] A fight on the table; that of another game stays.
  tests::write_text(path("west-62.fight-3-77.fight"), "battle");
  tests::write_text(path("west-62 b.fight-3-77.fight"), "battle");
  GamesModel games;
  const QAbstractItemModelTester tester{&games};
  QTRY_COMPARE(games.count(), 1);
  QVERIFY(games.rename(0, QStringLiteral("  Shiloh, 2nd try ")));
  QCOMPARE(games.nameOf(0), QStringLiteral("Shiloh, 2nd try"));
  QCOMPARE(games.fileOf(0), path("Shiloh, 2nd try.sumter"));
  const QStringList there = QDir{folder_->path()}.entryList(QDir::Files, QDir::Name);
  QCOMPARE(there, (QStringList{"Shiloh, 2nd try.fight-3-77.fight", "Shiloh, 2nd try.png",
                               "Shiloh, 2nd try.sumter", "Shiloh, 2nd try.sumter-wal",
                               "west-62 b.fight-3-77.fight"}));
  read(games);
  QCOMPARE(games.count(), 1);
  QVERIFY(value(games, 0, GamesModel::PictureRole).contains(QStringLiteral("Shiloh")));
  QVERIFY(games.rename(0, QStringLiteral("Shiloh, 2nd try")));  // it has it already
  QVERIFY(!games.rename(7, QStringLiteral("none")));
}

void WindowGamesTest::the_notes_of_a_lesson_go_with_its_game() {
  tests::make_save(path("First steps.sumter"), tests::save_header("east-62"), 0);
  const models::LessonNotes notes{6, 1, {118, 118, 118, 119, 121, 121, 123}};
  models::keep_lesson_notes(path("First steps.sumter"), notes);
  GamesModel games;
  QTRY_COMPARE(games.count(), 1);
  QVERIFY(games.rename(0, QStringLiteral("Leesburg 50% ü")));
  QVERIFY(!models::lesson_notes(path("First steps.sumter")));
  const auto moved = models::lesson_notes(path("Leesburg 50% ü.sumter"));
  QVERIFY(moved);
  QCOMPARE(moved->step, 6);
  QCOMPARE(moved->tasks, 1);
  QVERIFY(moved->begins == notes.begins);
  read(games);
  QVERIFY(games.putAway(0));
  QVERIFY(!models::lesson_notes(path("Leesburg 50% ü.sumter")));
  const QString away = QDir{models::put_away_folder(folder_->path())}.filePath(
      QStringLiteral("Leesburg 50% ü.sumter"));
  QVERIFY(models::lesson_notes(away));
  models::drop_lesson_notes(away);
  QVERIFY(!models::lesson_notes(away));
}

void WindowGamesTest::notes_that_cannot_be_read_are_none() {
  QVERIFY(!models::lesson_notes(path("none.sumter")));
  models::keep_lesson_notes(path("gone.sumter"), {1, 0, {}});
  QVERIFY(!models::lesson_notes(path("gone.sumter")));  // without the begin of any step
  QSettings settings = models::user_settings();
  settings.beginGroup(QStringLiteral("first-steps"));
  const QString key = settings.childKeys().filter(QStringLiteral("gone.sumter")).value(0);
  QVERIFY(!key.isEmpty());
  settings.setValue(key, QStringList{"1", "two", "3", "4"});
  settings.sync();
  QVERIFY(!models::lesson_notes(path("gone.sumter")));
  // Notes of games that are no longer there go with the next lesson that ends.
  models::drop_lesson_notes(path("other.sumter"));
  settings.sync();
  QVERIFY(!settings.contains(key));
}

void WindowGamesTest::a_bad_name_is_refused_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("reason");
  QTest::newRow("empty") << QStringLiteral("  ") << QStringLiteral("needs a name");
  QTest::newRow("folder") << QStringLiteral("../x") << QStringLiteral("slash");
  QTest::newRow("inside") << QStringLiteral("a/b") << QStringLiteral("slash");
  QTest::newRow("hidden") << QStringLiteral(".x") << QStringLiteral("full stop");
  QTest::newRow("line") << QStringLiteral("a\nb") << QStringLiteral("slash");
  QTest::newRow("long") << QString{300, QLatin1Char{'x'}} << QStringLiteral("too long");
  QTest::newRow("taken") << QStringLiteral("two") << QStringLiteral("already");
}

void WindowGamesTest::a_bad_name_is_refused() {
  QFETCH(QString, name);
  QFETCH(QString, reason);
  tests::make_save(path("one.sumter"), tests::save_header("west-62"), 0);
  tests::write_text(path("two.sumter"), "two");
  GamesModel games;
  QTRY_COMPARE(games.count(), 2);
  QVERIFY(!games.rename(games.rowOf(path("one.sumter")), name));
  QVERIFY2(games.error().contains(reason), qPrintable(games.error()));
  QVERIFY(QFileInfo::exists(path("one.sumter")));
  QFile two{path("two.sumter")};
  QVERIFY(two.open(QIODevice::ReadOnly));
  QCOMPARE(two.readAll(), QByteArray{"two"});
}

void WindowGamesTest::a_game_is_put_away_and_brought_back() {
  tests::make_save(path("one.sumter"), tests::save_header("west-62"), 0);
  tests::write_text(path("one.png"), "picture");
  GamesModel games;
  const QAbstractItemModelTester tester{&games};
  QTRY_COMPARE(games.count(), 1);
  QVERIFY(!games.bringBack(0));  // it is not away
  QVERIFY(games.putAway(0));
  QCOMPARE(games.count(), 0);
  QCOMPARE(games.putAwayCount(), 1);
  QVERIFY(QFileInfo::exists(path("put away/one.sumter")));
  QVERIFY(QFileInfo::exists(path("put away/one.png")));
  read(games);
  QCOMPARE(games.count(), 0);
  QCOMPARE(games.putAwayCount(), 1);
  games.setShowsPutAway(true);
  QTRY_COMPARE(games.count(), 1);
  QVERIFY(!games.putAway(0));
  QVERIFY(games.bringBack(0));
  QCOMPARE(games.count(), 0);
  QCOMPARE(games.putAwayCount(), 0);
  games.setShowsPutAway(false);
  QTRY_COMPARE(games.count(), 1);
  QCOMPARE(games.fileOf(0), path("one.sumter"));
  QVERIFY(QFileInfo::exists(path("one.png")));
}

void WindowGamesTest::games_of_one_name_do_not_overwrite_each_other() {
  GamesModel games;
  for (const int week : {1, 2}) {
    tests::make_save(path("one.sumter"), tests::save_header("west-62"), week);
    read(games);
    QVERIFY(games.putAway(0));
  }
  tests::make_save(path("one.sumter"), tests::save_header("west-62"), 3);
  games.setShowsPutAway(true);
  QTRY_COMPARE(games.count(), 2);
  QVERIFY(games.rowOf(path("put away/one 2.sumter")) >= 0);
  QVERIFY(games.bringBack(games.rowOf(path("put away/one.sumter"))));
  games.setShowsPutAway(false);
  QTRY_COMPARE(games.count(), 2);
  read(games);
  QCOMPARE(value(games, games.rowOf(path("one 2.sumter")), GamesModel::StandRole),
           QStringLiteral("week 1"));
  QCOMPARE(value(games, games.rowOf(path("one.sumter")), GamesModel::StandRole),
           QStringLiteral("week 3"));
}

void WindowGamesTest::a_battle_is_put_away_and_brought_back_beside_others_of_its_name() {
  const auto write = [this](const QString& name) {
    QFile file{path(name)};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no battle, but a file");
  };
  QVERIFY(QDir{folder_->path()}.mkpath(QStringLiteral("put away")));
  write(QStringLiteral("river-7.battle"));
  write(QStringLiteral("river-7.battle-wal"));
  write(QStringLiteral("put away/river-7.battle-wal"));  // the log of one that is gone
  BattleSaves saves;
  saves.setFolder(folder_->path());
  QCOMPARE(saves.count(), 1);
  QCOMPARE(saves.putAwayCount(), 0);
  QVERIFY(saves.move(path(QStringLiteral("river-7.battle"))));
  QCOMPARE(saves.count(), 0);
  QCOMPARE(saves.putAwayCount(), 1);
  QVERIFY(QFileInfo::exists(path(QStringLiteral("put away/river-7-2.battle"))));
  QVERIFY(QFileInfo::exists(path(QStringLiteral("put away/river-7-2.battle-wal"))));
  QVERIFY(saves.list().isEmpty());
  saves.setShowsPutAway(true);
  QCOMPARE(saves.list().size(), 1);
  QVERIFY(saves.move(path(QStringLiteral("put away/river-7-2.battle"))));
  QVERIFY(saves.list().isEmpty());
  QCOMPARE(saves.count(), 1);
  QVERIFY(QFileInfo::exists(path(QStringLiteral("river-7-2.battle-wal"))));
}

void WindowGamesTest::a_battle_that_cannot_be_put_away_stays_and_says_why() {
  QFile battle{path(QStringLiteral("river-7.battle"))};
  QVERIFY(battle.open(QIODevice::WriteOnly));
  battle.close();
  QFile in_the_way{path(QStringLiteral("put away"))};  // where the folder would be
  QVERIFY(in_the_way.open(QIODevice::WriteOnly));
  BattleSaves saves;
  saves.setFolder(folder_->path());
  QVERIFY(!saves.move(battle.fileName()));
  QVERIFY(saves.error().contains(QStringLiteral("put away")));
  QCOMPARE(saves.count(), 1);
  QVERIFY(battle.exists());
}

void WindowGamesTest::the_game_that_is_played_stays_where_it_is() {
  tests::make_save(path("one.sumter"), tests::save_header("west-62"), 0);
  GamesModel games;
  QTRY_COMPARE(games.count(), 1);
  games.setPlaying(path("one.sumter"));
  QVERIFY(!games.rename(0, QStringLiteral("two")));
  QVERIFY(games.error().contains(QStringLiteral("being played")));
  QVERIFY(!games.putAway(0));
  QVERIFY(games.error().contains(QStringLiteral("put away")));
  QVERIFY(QFileInfo::exists(path("one.sumter")));
  QVERIFY(games.data(games.index(0), GamesModel::PlayingRole).toBool());
  games.setPlaying({});
  QVERIFY(!games.data(games.index(0), GamesModel::PlayingRole).toBool());
  QVERIFY(games.rename(0, QStringLiteral("two")));
  QCOMPARE(games.error(), QString{});
}

void WindowGamesTest::a_new_picture_has_a_new_address() {
  tests::make_save(path("one.sumter"), tests::save_header("west-62"), 0);
  tests::write_text(path("one.png"), "first");
  tests::age(path("one.png"), 60);
  GamesModel games;
  QTRY_COMPARE(games.count(), 1);
  const QUrl first = games.data(games.index(0), GamesModel::PictureRole).toUrl();
  QCOMPARE(first.toLocalFile(), path("one.png"));
  QCOMPARE(games.pictureFile(path("one.sumter")), path("one.png"));
  tests::write_text(path("one.png"), "second");
  QSignalSpy changed{&games, &QAbstractItemModel::dataChanged};
  read(games);
  QCOMPARE(changed.count(), 1);
  const QUrl second = games.data(games.index(0), GamesModel::PictureRole).toUrl();
  QVERIFY(first != second);
  QCOMPARE(second.toLocalFile(), path("one.png"));
}

// [1.0] [2.0] The first days of all set-ups lie on the calendar of the campaign.
void WindowGamesTest::every_setup_lies_on_one_calendar() {
  const auto* const campaign = session_->setups()->find("campaign");
  QVERIFY(campaign != nullptr);
  QCOMPARE(models::first_day(*campaign, 1), (QDate{1861, 6, 19}));
  for (int row = 0; row < session_->setups()->rowCount(); ++row) {
    const auto id = session_->setups()->idOf(row).toStdString();
    const auto* const setup = session_->setups()->find(id);
    QVERIFY(setup != nullptr);
    const int since = core::rulebook::first_game_turn(campaign->cycle, setup->cycle);
    QCOMPARE(models::first_day(*setup, 1), models::first_day(*campaign, since));
  }
  const auto* const west = session_->setups()->find("west-62");
  QCOMPARE(models::week_words(west, 2), QStringLiteral("week 2, 5 February 1862"));
}

void WindowGamesTest::the_optional_rules_are_switched_one_by_one() {
  auto* const options = session_->options();
  const QAbstractItemModelTester tester{options};
  QCOMPARE(options->rowCount(), 15);
  QCOMPARE(options->selection(), QStringLiteral("default"));
  for (int row = 0; row < options->rowCount(); ++row) {
    const auto index = options->index(row);
    const QString rule = options->data(index, models::OptionsModel::TextRole).toString();
    QVERIFY2(rule.size() > 10 && !rule.contains(QStringLiteral("default")), qPrintable(rule));
    QCOMPARE(options->data(index, models::OptionsModel::OnRole),
             options->data(index, models::OptionsModel::UsualRole));
  }
  QSignalSpy changed{options, &models::OptionsModel::selectionChanged};
  options->toggle(0);
  options->toggle(8);
  QCOMPARE(options->selection(), QStringLiteral("26.1,-26.9"));
  QCOMPARE(options->changedCount(), 2);
  QCOMPARE(changed.count(), 2);
  QVERIFY(!options->makesDark());
  options->toggle(2);
  QVERIFY(options->makesDark());  // [26.3]
  options->setSelection(QStringLiteral("nonsense"));
  QCOMPARE(options->changedCount(), 3);
  options->setSelection(QStringLiteral("default"));
  QCOMPARE(options->changedCount(), 0);
  QVERIFY(!options->makesDark());
}

void WindowGamesTest::optional_rules_are_told_in_words() {
  const auto words = [](const char* text) {
    return models::option_words(core::rulebook::OptionSelection::parse(text).value());
  };
  QCOMPARE(words("default"), QStringLiteral("as usual"));
  QCOMPARE(words("26.1,26.10"), QStringLiteral("with 26.1, 26.10"));
  QCOMPARE(words("-26.9"), QStringLiteral("without 26.9"));
  QCOMPARE(words("26.3,-26.11"), QStringLiteral("with 26.3, without 26.11"));
}

const tests::WindowPart<WindowGamesTest, QCoreApplication> kWindowGamesTest{"games"};
#include "window_games_test.moc"
