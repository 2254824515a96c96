// What the player is told of his own: reminders, the plan of supply, his forces.
#include "qml/models/desk.h"
#include "qml/models/forces_model.h"
#include "qml/models/lesson.h"
#include "qml/models/reminders_model.h"
#include "qml/models/supply_plan.h"
#include "tests/qml/window_part.h"
#include "tests/support/places.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace {

using core::sequence::ActionKind;
using core::state::Stage;

/// A game with the models that look at it.
struct Table {
  models::Session session;
  models::Desk desk;
  models::RemindersModel reminders;
  models::SupplyPlan plan;
  models::ForcesModel forces;
  models::CountersModel counters;
  QAbstractItemModelTester tests_reminders{&reminders};
  QAbstractItemModelTester tests_plan{&plan};
  QAbstractItemModelTester tests_forces{&forces};
  QAbstractItemModelTester tests_counters{&counters};

  Table() {
    desk.setSession(&session);
    reminders.setPlay(&play());
    plan.setPlay(&play());
    forces.setPlay(&play());
    counters.setPlay(&play());
    forces.setWatching(true);
    counters.setWatching(true);
  }

  [[nodiscard]] models::Play& play() { return *desk.play(); }

  [[nodiscard]] const core::state::GameState& state() { return play().match()->state(); }

  /// Begins West 62.
  void begin(const QString& file, const QString& secrecy) {
    session.openCatalogue(tests::kCatalogue);
    QTRY_VERIFY_WITH_TIMEOUT(session.hasCatalogue(), 20000);
    session.newGame(QStringLiteral("west-62"), QStringLiteral("corrected"),
                    QStringLiteral("default"), secrecy, QStringLiteral("5"), file);
    QTRY_VERIFY_WITH_TIMEOUT(play().active(), 30000);
  }

  /// Plays the first choice of each decision until the stage is there; passes where that goes.
  void play_to(Stage stage) {
    for (int guard = 0; state().turn.stage != stage && guard < 500; ++guard) {
      if (play().handOver()) {
        play().takeOver();
      }
      const bool passes = !play().passWords().isEmpty();
      QVERIFY(passes ? play().pass() : play().act({play().match()->legal().front()}));
    }
    QCOMPARE(state().turn.stage, stage);
    if (play().handOver()) {
      play().takeOver();
    }
  }

  void settle() { QTRY_VERIFY_WITH_TIMEOUT(!plan.busy(), 30000); }

  [[nodiscard]] QVariant of_plan(int row, models::SupplyPlan::Role role) const {
    return plan.data(plan.index(row), role);
  }

  [[nodiscard]] int row_of_force(const QString& piece) const {
    for (int row = 0; row < plan.count(); ++row) {
      if (of_plan(row, models::SupplyPlan::PieceRole) == piece) {
        return row;
      }
    }
    return -1;
  }
};

}  // namespace

class WindowDisplaysTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void the_forecast_is_that_of_the_core_with_the_hungry_first();
  void all_forces_are_fed_and_the_next_question_is_asked();
  void a_force_is_paid_from_the_source_that_is_wished();
  void feeding_can_be_stopped_and_gone_on_with();
  void a_plan_is_made_aside();
  void own_forces_alone_are_listed_whatever_is_hidden_data();
  void own_forces_alone_are_listed_whatever_is_hidden();
  void nothing_is_shown_while_the_table_is_turned();
  void Case_0_4_nobody_takes_back_what_the_other_player_did();
  void each_piece_stands_once_in_the_tree();
  void a_unit_comes_off_its_roster_and_goes_on_again();
  void a_refused_exchange_is_told_before_and_after();
  void counters_in_play_and_free_make_the_mix();
  void a_reminder_gives_its_order();
  void kinds_are_switched_off_and_kept();
  void the_tasks_of_a_lesson_are_ticked_off();

 private:
  [[nodiscard]] QString file() {
    return folder_.filePath(QStringLiteral("%1.sumter").arg(++games_));
  }

  QTemporaryDir folder_;
  int games_{};
};

void WindowDisplaysTest::init() {
  models::ReminderKinds kinds;
  kinds.setRemind(true);
  for (const QString& kind : models::ReminderKinds::switched_off()) {
    kinds.set(kind, true);
  }
}

void WindowDisplaysTest::the_forecast_is_that_of_the_core_with_the_hungry_first() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  table.settle();
  const auto told = core::plan::next_supply(table.play().match()->situation(),
                                            *table.play().viewer(), core::supply::DiceFall::Even);
  QVERIFY(told);
  QCOMPARE(table.plan.count(), static_cast<int>(told->forces.size()));
  QVERIFY(table.plan.known());
  const QStringList order{QStringLiteral("hungry"), QStringLiteral("risk"), QStringLiteral("fed")};
  int hungry = 0;
  for (int row = 0; row < table.plan.count(); ++row) {
    const auto state = table.of_plan(row, models::SupplyPlan::StateRole).toString();
    hungry += state == order.front() ? 1 : 0;
    QVERIFY(order.contains(state));
    if (row > 0) {
      const auto before = table.of_plan(row - 1, models::SupplyPlan::StateRole).toString();
      QVERIFY(order.indexOf(before) <= order.indexOf(state));
    }
  }
  QCOMPARE(table.plan.hungry(), hungry);
  QVERIFY(!table.plan.maintaining());
}

void WindowDisplaysTest::all_forces_are_fed_and_the_next_question_is_asked() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  table.play_to(Stage::Maintenance);
  table.settle();
  QVERIFY(table.plan.maintaining());
  const int forces = table.plan.count();
  QVERIFY(forces > 20);
  const auto side = table.play().viewer();
  const int before = table.play().length();
  table.plan.setMoment(0);
  table.plan.feedAll();
  QVERIFY(table.plan.feeding());
  int moments = 0;
  for (; table.plan.feeding(); ++moments) {
    QCoreApplication::processEvents();
  }
  QVERIFY2(moments > 20, "the window lives meanwhile");
  QVERIFY(table.play().length() - before >= forces);
  QVERIFY(table.state().turn.stage != Stage::Maintenance || table.play().viewer() != side);
  QVERIFY(table.play().refusal().isEmpty());
}

void WindowDisplaysTest::a_force_is_paid_from_the_source_that_is_wished() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  table.play_to(Stage::Maintenance);
  table.settle();
  // A force that needs something at every roll and has two sources to take it from.
  int row = 0;
  while (
      row < table.plan.count() &&
      (table.of_plan(row, models::SupplyPlan::SourcesRole).toStringList().size() < 2 ||
       table.of_plan(row, models::SupplyPlan::NeedRole).toString().startsWith(QLatin1Char{'0'}) ||
       table.of_plan(row, models::SupplyPlan::ChosenRole).toInt() != 0)) {
    ++row;
  }
  QVERIFY(row < table.plan.count());
  const QString piece = table.of_plan(row, models::SupplyPlan::PieceRole).toString();
  const auto first = table.state().find(piece.toStdString())->id;
  const auto told = core::plan::next_supply(table.play().match()->situation(),
                                            *table.play().viewer(), core::supply::DiceFall::Even);
  const auto force = std::find_if(told->forces.begin(), told->forces.end(), [&](const auto& plan) {
    return plan.force.units.front() == first;
  });
  QVERIFY(force != told->forces.end());
  table.plan.wish(row, 1);
  table.settle();
  row = table.row_of_force(piece);
  QCOMPARE(table.of_plan(row, models::SupplyPlan::ChosenRole).toInt(), 1);
  const auto before = static_cast<std::uint32_t>(table.play().length());
  QSignalSpy acted{&table.play(), &models::Play::acted};
  table.plan.feed(row);
  QCOMPARE(acted.count(), 1);
  const auto& match = *table.play().match();
  QVERIFY(match.length() >= before + 2);
  QCOMPARE(match.action_at(before + 1).kind, ActionKind::Maintain);
  QVERIFY(match.action_at(before + 1).piece == first);
  QVERIFY(match.action_at(before + 2) == force->sources.at(1).action());
  table.settle();
  QCOMPARE(table.row_of_force(piece), -1);
}

void WindowDisplaysTest::feeding_can_be_stopped_and_gone_on_with() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  table.play_to(Stage::Maintenance);
  table.settle();
  const auto side = table.play().viewer();
  table.plan.feedAll();
  table.plan.stop();
  QVERIFY(!table.plan.feeding());
  QTest::qWait(50);
  QVERIFY(table.plan.maintaining());
  QCOMPARE(table.play().viewer(), side);
  table.settle();
  QVERIFY(table.plan.count() > 0);
  table.plan.feedAll();
  QTRY_VERIFY_WITH_TIMEOUT(!table.plan.feeding(), 30000);
  QVERIFY(table.play().viewer() != side || table.state().turn.stage != Stage::Maintenance);
}

void WindowDisplaysTest::a_plan_is_made_aside() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  table.play_to(Stage::Maintenance);
  QVERIFY(table.plan.busy());
  table.settle();
  QVERIFY(!table.plan.busy());
}

void WindowDisplaysTest::own_forces_alone_are_listed_whatever_is_hidden_data() {
  QTest::addColumn<QString>("secrecy");
  QTest::newRow("open") << QStringLiteral("open");
  QTest::newRow("limited") << QStringLiteral("limited");
  QTest::newRow("dark") << QStringLiteral("dark");
}

void WindowDisplaysTest::own_forces_alone_are_listed_whatever_is_hidden() {
  QFETCH(QString, secrecy);
  Table table;
  table.begin(file(), secrecy);
  table.play_to(Stage::CommandSegment);
  table.settle();
  const QString own =
      table.play().side() == QStringLiteral("union") ? QStringLiteral("U") : QStringLiteral("C");
  QVERIFY(table.forces.count() > 20);
  for (int row = 0; row < table.forces.count(); ++row) {
    const auto id =
        table.forces.data(table.forces.index(row), models::ForcesModel::SheetIdRole).toString();
    QVERIFY2(id.isEmpty() || id.startsWith(own), qPrintable(id));
  }
  for (int row = 0; row < table.plan.count(); ++row) {
    QVERIFY(table.of_plan(row, models::SupplyPlan::PieceRole).toString().startsWith(own));
  }
}

void WindowDisplaysTest::nothing_is_shown_while_the_table_is_turned() {
  Table table;
  table.begin(file(), QStringLiteral("limited"));
  for (int guard = 0; !table.play().handOver() && guard < 200; ++guard) {
    const bool passes = !table.play().passWords().isEmpty();
    QVERIFY(passes ? table.play().pass()
                   : table.play().act({table.play().match()->legal().front()}));
  }
  QVERIFY(table.play().handOver());
  QCOMPARE(table.forces.count(), 0);
  QCOMPARE(table.counters.count(), 0);
  QCOMPARE(table.plan.count(), 0);
  QVERIFY(!table.reminders.look());
  QTest::qWait(200);
  QCOMPARE(table.plan.count(), 0);
  table.play().takeOver();
  QVERIFY(table.forces.count() > 0);
}

void WindowDisplaysTest::Case_0_4_nobody_takes_back_what_the_other_player_did() {
  Table table;
  table.begin(file(), QStringLiteral("limited"));
  auto& play = table.play();
  // A turn of the table that no die and no secret went before.
  for (int guard = 0; !(play.handOver() && play.mayGiveBack()) && guard < 500; ++guard) {
    play.takeOver();
    const bool passes = !play.passWords().isEmpty();
    QVERIFY(passes ? play.pass() : play.act({play.match()->legal().front()}));
  }
  QVERIFY(play.handOver() && play.mayGiveBack());
  const int length = play.length();
  const QString side = play.side();

  play.takeOver();
  QCOMPARE(play.undoDepth(), 0);
  play.undo();
  QCOMPARE(play.length(), length);
  QCOMPARE(play.refusalCase(), QStringLiteral("0.4"));
  play.giveBack();
  QCOMPARE(play.length(), length);

  play.setHandOvers(false);
  QVERIFY2(play.undoDepth() > 0, "one person plays both sides");
  play.undo();
  QCOMPARE(play.length(), length - 1);
  QVERIFY(play.side() != side);
  play.redo();
  QCOMPARE(play.length(), length);
  QCOMPARE(play.side(), side);
}

void WindowDisplaysTest::each_piece_stands_once_in_the_tree() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  table.play_to(Stage::CommandSegment);
  QStringList ids;
  for (int row = 0; row < table.forces.count(); ++row) {
    const auto index = table.forces.index(row);
    const auto id = table.forces.data(index, models::ForcesModel::SheetIdRole).toString();
    if (!id.isEmpty()) {
      QVERIFY2(!ids.contains(id), qPrintable(id));
      ids << id;
    }
  }
  int wanted = 0;
  for (const auto& piece : table.state().pieces) {
    const bool counts =
        piece.side == *table.play().viewer() && piece.away() == nullptr && piece.is_in_play() &&
        (piece.kind == core::rulebook::PieceKind::Leader ||
         core::rulebook::is_ground_unit(piece.kind) || core::rulebook::is_ship(piece.kind));
    wanted += counts ? 1 : 0;
  }
  QCOMPARE(static_cast<int>(ids.size()), wanted);
}

void WindowDisplaysTest::a_unit_comes_off_its_roster_and_goes_on_again() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  table.play_to(Stage::CommandSegment);
  auto& forces = table.forces;
  int unit = 0;
  while (unit < forces.count() &&
         !(forces.data(forces.index(unit), models::ForcesModel::DraggableRole).toBool() &&
           forces.headquartersAt(unit) >= 0)) {
    ++unit;
  }
  QVERIFY(unit < forces.count());
  const auto id = forces.data(forces.index(unit), models::ForcesModel::SheetIdRole).toString();
  const auto hq =
      forces.data(forces.index(forces.headquartersAt(unit)), models::ForcesModel::SheetIdRole)
          .toString();
  const auto inside = [&] { return table.state().find(id.toStdString())->inside; };
  const auto was = inside();
  QVERIFY(was);
  QVERIFY(forces.detach(unit));
  QVERIFY(!inside());
  QVERIFY(forces.enrol(forces.rowOf(id), forces.rowOf(hq)));
  QCOMPARE(inside(), was);
}

void WindowDisplaysTest::a_refused_exchange_is_told_before_and_after() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  table.play_to(Stage::CommandSegment);
  auto& forces = table.forces;
  int unit = 0;
  int hq = 0;
  const auto is = [&](int row, models::ForcesModel::Role role) {
    return forces.data(forces.index(row), role).toBool();
  };
  for (unit = 0; unit < forces.count(); ++unit) {
    for (hq = 0; hq < forces.count(); ++hq) {
      if (is(unit, models::ForcesModel::DraggableRole) &&
          is(hq, models::ForcesModel::HeadquartersRole) && !forces.whyNot(unit, hq).isEmpty()) {
        break;
      }
    }
    if (hq < forces.count()) {
      break;
    }
  }
  QVERIFY(unit < forces.count());
  const QString why = forces.whyNot(unit, hq);
  const int before = table.play().length();
  QVERIFY(!forces.enrol(unit, hq));
  QCOMPARE(table.play().length(), before);
  QCOMPARE(table.play().refusal(), why);
  QVERIFY(!table.play().refusalCase().isEmpty());
}

void WindowDisplaysTest::counters_in_play_and_free_make_the_mix() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  QVERIFY(table.counters.count() > 10);
  int in_play = 0;
  for (int row = 0; row < table.counters.count(); ++row) {
    const auto index = table.counters.index(row);
    in_play += table.counters.data(index, models::CountersModel::InPlayRole).toInt();
    QVERIFY(table.counters.data(index, models::CountersModel::FreeRole).toInt() >= 0);
  }
  QVERIFY(in_play > 50);
}

void WindowDisplaysTest::a_reminder_gives_its_order() {
  Table table;
  table.begin(file(), QStringLiteral("open"));
  table.play_to(Stage::CommandSegment);
  QVERIFY(table.reminders.look());
  int row = 0;
  const auto of = [&](models::RemindersModel::Role role) {
    return table.reminders.data(table.reminders.index(row), role);
  };
  while (row < table.reminders.count() &&
         of(models::RemindersModel::ChoicesRole).toStringList().isEmpty()) {
    ++row;
  }
  QVERIFY(row < table.reminders.count());
  QVERIFY(of(models::RemindersModel::TextRole).toString().contains(QLatin1Char{'['}));
  const int before = table.play().length();
  table.reminders.act(row, 0);
  QCOMPARE(table.play().length(), before + 1);
  QVERIFY(!table.reminders.act(99, 0));
  QVERIFY(!table.reminders.act(0, 9999));
}

void WindowDisplaysTest::kinds_are_switched_off_and_kept() {
  models::ReminderKinds kinds;
  const QAbstractItemModelTester tester{&kinds};
  QCOMPARE(kinds.count(), 0);
  kinds.set(QStringLiteral("leaders-not-tried"), false);
  kinds.set(QStringLiteral("spans-open"), false);
  kinds.set(QStringLiteral("spans-open"), false);
  QCOMPARE(kinds.count(), 2);
  QCOMPARE(models::ReminderKinds{}.count(), 2);
  QCOMPARE(kinds.data(kinds.index(0), models::ReminderKinds::NameRole).toString(),
           QStringLiteral("leaders not tried"));
  kinds.set(QStringLiteral("leaders-not-tried"), true);
  QCOMPARE(models::ReminderKinds::switched_off(), QStringList{QStringLiteral("spans-open")});
  kinds.setRemind(false);
  QVERIFY(!models::ReminderKinds{}.remind());
  kinds.restore();
  QVERIFY(models::ReminderKinds{}.remind());
  // As the program comes, what is hardly ever wanted is not told.
  QCOMPARE(models::ReminderKinds::switched_off(), models::ReminderKinds::quiet_at_first());
  for (const QString& kind : models::ReminderKinds::quiet_at_first()) {
    kinds.set(kind, true);
  }
  QCOMPARE(models::ReminderKinds{}.count(), 0);
}

void WindowDisplaysTest::the_tasks_of_a_lesson_are_ticked_off() {
  models::LessonTasks tasks;
  const QAbstractItemModelTester tester{&tasks};
  const auto ticks = [&] {
    QString text;
    for (int row = 0; row < tasks.count(); ++row) {
      const auto is = [&](int role) { return tasks.data(tasks.index(row), role).toBool(); };
      text += is(models::LessonTasks::DoneRole)      ? QLatin1Char{'x'}
              : is(models::LessonTasks::CurrentRole) ? QLatin1Char{'>'}
                                                     : QLatin1Char{'.'};
    }
    return text;
  };
  core::words::LessonTask task;
  task.words = "Take the march back";
  task.keys = {"undo"};
  tasks.reset({task, task, task});
  QCOMPARE(ticks(), QStringLiteral(">.."));
  QSignalSpy changed{&tasks, &models::LessonTasks::dataChanged};
  tasks.set_done(2);
  tasks.set_done(2);
  QCOMPARE(changed.count(), 1);
  QCOMPARE(ticks(), QStringLiteral("xx>"));
  QCOMPARE(tasks.data(tasks.index(0), models::LessonTasks::WordsRole).toString(),
           QStringLiteral("Take the march back"));
  QCOMPARE(tasks.data(tasks.index(0), models::LessonTasks::KeysRole).toStringList(),
           QStringList{"undo"});
  tasks.reset({task});
  QCOMPARE(ticks(), QStringLiteral(">"));
  tasks.reset({});
  QCOMPARE(tasks.count(), 0);
}

const tests::WindowPart<WindowDisplaysTest, QCoreApplication> kWindowDisplaysTest{"displays"};
#include "window_displays_test.moc"
