// The session, the desk and their lists.
#include "core/rulebook/erratum.h"
#include "qml/models/battle_moves.h"
#include "qml/models/core_names.h"
#include "qml/models/desk.h"
#include "qml/models/game_lists.h"
#include "qml/models/laid_table.h"
#include "qml/models/reminders_model.h"
#include "qml/models/session.h"
#include "qml/models/wording.h"
#include "tests/qml/battle_saves.h"
#include "tests/qml/window_part.h"
#include "tests/support/places.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QMetaProperty>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// Opens the compiled catalogue as the window does.
class WindowModelsTest : public QObject {
  Q_OBJECT

 private slots:
  void the_seven_setups_come_with_briefings();
  void opening_a_setup_publishes_board_then_supply();
  void a_cut_short_catalogue_is_told_and_the_board_stays();
  void a_wrong_selection_of_errata_is_told();
  void a_second_click_goes_down_the_stack();
  void shift_adds_and_alt_takes_away_and_ctrl_takes_the_stack();
  void every_answer_has_a_path_or_a_break_with_its_case();
  void find_knows_hexes_towns_and_leaders();
  void a_switched_erratum_changes_the_selection_text();
  void the_hex_cursor_speaks();
  void a_title_names_the_kind_once();
  void a_selection_is_told_in_words();
  void every_name_of_the_core_can_be_translated();
  void the_ghost_of_an_erratum_tells_its_text();
  void every_setup_opens_both_ways_data();
  void every_setup_opens_both_ways();
  void overlays_toggle_and_stand_alone();
  void a_battle_is_told_in_lists();
  void Case_0_5_the_battle_card_keeps_nothing_for_the_other_side();
  void Case_0_5_a_told_battle_is_named_by_what_both_know();
  void where_the_enemy_went_is_his_to_know_while_something_is_hidden();
  void RC_094_another_table_by_chance_can_be_played();
  void nothing_that_gives_up_what_is_ones_own_is_preselected();

 private:
  static void open(models::Session& session, const QString& setup);
};

void WindowModelsTest::nothing_that_gives_up_what_is_ones_own_is_preselected() {
  using core::sequence::ActionKind;
  const auto row = [](ActionKind kind) {
    models::OrdersModel::Row made;
    made.action.kind = kind;
    return made;
  };
  models::OrdersModel orders;
  QCOMPARE(orders.preselected(), -1);
  orders.reset({row(ActionKind::CutRail), row(ActionKind::Entrain)});
  QCOMPARE(orders.preselected(), 1);
  orders.reset({row(ActionKind::EliminateDepot), row(ActionKind::DestroySupply)});
  QCOMPARE(orders.preselected(), -1);
  orders.reset({row(ActionKind::Entrain), row(ActionKind::CutRail)});
  QCOMPARE(orders.preselected(), 0);
}

void WindowModelsTest::RC_094_another_table_by_chance_can_be_played() {
  models::Session session;
  session.openCatalogue(tests::kCatalogue);
  QTRY_VERIFY_WITH_TIMEOUT(session.hasCatalogue(), 20000);
  models::LaidTable table;
  table.setSession(&session);
  table.setKind(QStringLiteral("river"));

  table.setNumber(QStringLiteral("79"));
  QVERIFY(table.battle().isEmpty());
  QVERIFY2(table.error().contains(QStringLiteral("[RC-094]")), qPrintable(table.error()));

  table.layFrom(QStringLiteral("79"));
  QCOMPARE(table.number(), QStringLiteral("80"));
  QVERIFY(!table.battle().isEmpty());
  QCOMPARE(table.error(), QString{});

  models::LaidTable none;  // nothing is asked for: nothing is laid out
  none.setSession(&session);
  none.throwDie();
  QVERIFY(none.battle().isEmpty());
}

void WindowModelsTest::open(models::Session& session, const QString& setup) {
  session.openCatalogue(tests::kCatalogue);
  QTRY_VERIFY_WITH_TIMEOUT(session.hasCatalogue(), 20000);
  session.openSetup(setup, QStringLiteral("corrected"));
  QTRY_VERIFY_WITH_TIMEOUT(session.supply() != nullptr, 30000);
}

void WindowModelsTest::the_seven_setups_come_with_briefings() {
  models::Session session;
  const QAbstractItemModelTester setups{session.setups()};
  const QAbstractItemModelTester errata{session.errata()};
  session.openCatalogue(tests::kCatalogue);
  QTRY_VERIFY_WITH_TIMEOUT(session.hasCatalogue(), 20000);
  QCOMPARE(session.setups()->rowCount(), 7);
  for (int row = 0; row < 7; ++row) {
    const auto index = session.setups()->index(row);
    QVERIFY(!session.setups()->data(index, models::SetupsModel::BriefingRole).toString().isEmpty());
  }
  QCOMPARE(session.errata()->count(), static_cast<int>(core::rulebook::kPublished.size()));
}

void WindowModelsTest::opening_a_setup_publishes_board_then_supply() {
  models::Session session;
  const QAbstractItemModelTester remarks{session.remarks()};
  QSignalSpy boards{&session, &models::Session::boardChanged};
  open(session, QStringLiteral("west-63"));
  QCOMPARE(boards.count(), 1);
  QCOMPARE(session.setupId(), QStringLiteral("west-63"));
  QVERIFY(session.board()->stacks().size() > 50);
  QVERIFY(session.error().isEmpty());
}

void WindowModelsTest::a_cut_short_catalogue_is_told_and_the_board_stays() {
  models::Session session;
  open(session, QStringLiteral("east-62"));
  const auto before = session.board();
  QTemporaryDir folder;
  const QString cut = folder.filePath(QStringLiteral("cut.catalogue"));
  QFile whole{tests::kCatalogue};
  QVERIFY(whole.open(QIODevice::ReadOnly));
  QFile part{cut};
  QVERIFY(part.open(QIODevice::WriteOnly));
  part.write(whole.read(whole.size() / 3));
  part.close();
  session.openCatalogue(cut);
  QTRY_VERIFY_WITH_TIMEOUT(!session.error().isEmpty(), 20000);
  QVERIFY(session.errorPlace().contains(QStringLiteral("cut.catalogue")));
  QCOMPARE(session.board(), before);
  QVERIFY(session.hasCatalogue());
}

void WindowModelsTest::a_wrong_selection_of_errata_is_told() {
  models::Session session;
  open(session, QStringLiteral("east-62"));
  session.openSetup(QStringLiteral("east-62"), QStringLiteral("nonsense"));
  QVERIFY(!session.error().isEmpty());
  session.dismissError();
  QVERIFY(session.error().isEmpty());
}

void WindowModelsTest::a_second_click_goes_down_the_stack() {
  models::Session session;
  models::Desk desk;
  desk.setSession(&session);
  const QAbstractItemModelTester stack{desk.stack()};
  open(session, QStringLiteral("west-63"));
  const auto hex = core::board::HexId::parse("A5415").value();  // Lexington, an army
  desk.pick(hex, std::nullopt, Qt::NoModifier);
  const QString first = desk.currentPiece();
  QVERIFY(!first.isEmpty());
  desk.pick(hex, std::nullopt, Qt::NoModifier);
  QVERIFY(desk.currentPiece() != first);
  QCOMPARE(desk.selectedPieces().size(), 1);
}

void WindowModelsTest::shift_adds_and_alt_takes_away_and_ctrl_takes_the_stack() {
  models::Session session;
  models::Desk desk;
  desk.setSession(&session);
  open(session, QStringLiteral("west-63"));
  const auto lexington = core::board::HexId::parse("A5415").value();
  const auto danville = core::board::HexId::parse("A5317").value();
  desk.pick(lexington, std::nullopt, Qt::ControlModifier);
  const auto whole = desk.selectedPieces().size();
  QVERIFY(whole > 2);
  desk.pick(danville, std::nullopt, Qt::ShiftModifier);
  QCOMPARE(desk.selectedPieces().size(), whole + 1);
  desk.pick(danville, std::nullopt, Qt::AltModifier);
  QCOMPARE(desk.selectedPieces().size(), whole);
}

void WindowModelsTest::every_answer_has_a_path_or_a_break_with_its_case() {
  models::Session session;
  models::Desk desk;
  desk.setSession(&session);
  const QAbstractItemModelTester path{desk.path()};
  open(session, QStringLiteral("west-63"));
  int broken = 0;
  for (const auto& piece : session.board()->state().pieces) {
    if (!core::rulebook::is_ground_combat_unit(piece.kind)) {
      continue;
    }
    desk.selectPiece(QString::fromStdString(piece.sheet_id));
    QVERIFY(desk.hasAnswer());
    QVERIFY(!desk.supplySentence().isEmpty());
    if (desk.supplied()) {
      QVERIFY(desk.path()->count() > 0);
      QCOMPARE(desk.brokenHop(), -1);
    } else {
      ++broken;
      QVERIFY(!desk.supplyCase().isEmpty());
    }
  }
  QVERIFY(broken > 0);
}

void WindowModelsTest::find_knows_hexes_towns_and_leaders() {
  models::Session session;
  models::Desk desk;
  desk.setSession(&session);
  const QAbstractItemModelTester hits{desk.hits()};
  open(session, QStringLiteral("west-63"));
  desk.find(QStringLiteral("b3402"));
  QCOMPARE(desk.hits()->hexOf(0), QStringLiteral("B3402"));
  desk.find(QStringLiteral("vicksburg"));
  QVERIFY(desk.hits()->count() > 0);
  desk.find(QStringLiteral("Burnside"));
  QCOMPARE(desk.hits()->hexOf(0), QStringLiteral("A5415"));
  desk.find(QStringLiteral("A3428"));
  QCOMPARE(desk.hits()->hexOf(0), QStringLiteral("B3402"));  // another name of the same hex [3.13]
}

void WindowModelsTest::a_switched_erratum_changes_the_selection_text() {
  models::Session session;
  open(session, QStringLiteral("west-63"));
  auto* errata = session.errata();
  QCOMPARE(errata->onCount(), static_cast<int>(core::rulebook::kPublished.size()));
  errata->toggle(0);
  QCOMPARE(errata->selection(), QStringLiteral("corrected,-E001"));
  errata->setSelection(QStringLiteral("as-printed"));
  QCOMPARE(errata->onCount(), 0);
}

void WindowModelsTest::the_hex_cursor_speaks() {
  models::Session session;
  models::Desk desk;
  desk.setSession(&session);
  open(session, QStringLiteral("west-63"));
  desk.goToHex(QStringLiteral("A5415"));
  desk.setHexCursor(true);
  QCOMPARE(desk.cursorHex(), QStringLiteral("A5415"));
  QVERIFY(desk.cursorText().contains(QStringLiteral("Lexington")));
  QVERIFY(desk.cursorText().contains(QStringLiteral("Burnside")));
  desk.moveCursor(core::board::Direction::N);
  QCOMPARE(desk.cursorHex(), QStringLiteral("A5414"));
}

void WindowModelsTest::a_title_names_the_kind_once() {
  core::state::Piece piece;
  piece.kind = core::rulebook::PieceKind::Department;
  piece.name = "Department of the Ohio";
  QCOMPARE(models::piece_title(piece), QStringLiteral("Department of the Ohio"));
  piece.kind = core::rulebook::PieceKind::Cavalry;
  piece.value = "4-4";
  piece.name = "Grierson";
  QCOMPARE(models::piece_title(piece), QStringLiteral("4-4 cavalry Grierson"));
}

void WindowModelsTest::a_selection_is_told_in_words() {
  const auto told = [](const char* text) {
    return models::selection_words(core::rulebook::ErrataSelection::parse(text).value());
  };
  QCOMPARE(told("corrected"), QStringLiteral("corrected"));
  QCOMPARE(told("as-printed"), QStringLiteral("as printed"));
  QCOMPARE(told("corrected,-E004"), QStringLiteral("corrected without E004"));
  QCOMPARE(told("as-printed,+E004,+E010"), QStringLiteral("as printed with E004, E010"));
  QCOMPARE(told("corrected,-E001,-E002,-E003,-E004,-E005,-E006"),
           QStringLiteral("corrected without E001, E002, E003, E004 and 2 more"));
}

void WindowModelsTest::every_name_of_the_core_can_be_translated() {
  const auto check = [](std::string_view name) {
    const QString wanted = models::words(name).replace(QLatin1Char{'-'}, QLatin1Char{' '});
    QVERIFY2(std::any_of(models::kCoreNames.begin(), models::kCoreNames.end(),
                         [&](const char* known) { return wanted == QLatin1String{known}; }),
             qPrintable(wanted));
  };
  for (int stage = 0; stage < core::state::kStageCount; ++stage) {
    check(core::state::name(static_cast<core::state::Stage>(stage)));
  }
  for (std::size_t kind = 0; kind < core::sequence::kActionKindCount; ++kind) {
    check(core::sequence::name(static_cast<core::sequence::ActionKind>(kind)));
  }
  for (int kind = 0; kind <= static_cast<int>(core::map::TownKind::Fort); ++kind) {
    check(core::map::name(static_cast<core::map::TownKind>(kind)));
  }
  for (int kind = 0; kind <= static_cast<int>(core::map::SideKind::Blocked); ++kind) {
    check(core::map::name(static_cast<core::map::SideKind>(kind)));
  }
  for (const auto direction : core::board::kDirections) {
    check(core::board::name(direction));
  }
  models::Session session;
  open(session, QStringLiteral("west-63"));
  const auto* reminders = session.board()->opened().setting.rulebook->find_chart("reminders");
  QVERIFY(reminders != nullptr && !reminders->rows.empty());
  for (const auto& row : reminders->rows) {
    // No kinds, but words for many pieces and for where they are.
    if (row.front() != "and-more" && row.front() != "piece-at") {
      check(row.front());
    }
  }
  for (const QString& quiet : models::ReminderKinds::quiet_at_first()) {
    QVERIFY2(
        std::any_of(reminders->rows.begin(), reminders->rows.end(),
                    [&](const auto& row) { return quiet == QString::fromStdString(row.front()); }),
        qPrintable(quiet));
  }
}

void WindowModelsTest::the_ghost_of_an_erratum_tells_its_text() {
  models::Session session;
  models::Desk desk;
  desk.setSession(&session);
  open(session, QStringLiteral("west-63"));
  desk.hover(core::board::HexId::parse("A2517").value());  // where E013 was printed
  const QStringList told = desk.hoverErrata().split(QLatin1Char{'\n'});
  QCOMPARE(told.size(), 2);
  QVERIFY(told[0].startsWith(QStringLiteral("E013: ")));
  QVERIFY(told[1].contains(QStringLiteral("printed A2517, corrected A2616")));
  desk.hover(core::board::HexId::parse("A2717").value());
  QVERIFY(desk.hoverErrata().isEmpty());
}

void WindowModelsTest::overlays_toggle_and_stand_alone() {
  models::Desk desk;
  desk.toggleOverlay(8);
  desk.toggleOverlay(1);
  QCOMPARE(desk.overlays(), 9);
  desk.onlyOverlay(64);
  QCOMPARE(desk.overlays(), 64);
  desk.toggleOverlay(64);
  QCOMPARE(desk.overlays(), 0);
}

void WindowModelsTest::every_setup_opens_both_ways_data() {
  QTest::addColumn<QString>("setup");
  for (const char* setup :
       {"campaign", "east-62", "west-62", "east-63", "west-63", "east-64", "west-64"}) {
    QTest::newRow(setup) << QString::fromLatin1(setup);
  }
}

void WindowModelsTest::every_setup_opens_both_ways() {
  QFETCH(QString, setup);
  models::Session session;
  open(session, setup);
  QCOMPARE(session.openErrata(), QStringLiteral("corrected"));
  session.openSetup(setup, QStringLiteral("as-printed"));
  QTRY_COMPARE_WITH_TIMEOUT(session.openErrata(), QStringLiteral("as-printed"), 30000);
  QTRY_VERIFY_WITH_TIMEOUT(session.supply() != nullptr, 30000);
  QVERIFY2(session.error().isEmpty(), qPrintable(session.error()));
}

void WindowModelsTest::a_battle_is_told_in_lists() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("battle.sumter"));
  QVERIFY(tests::save_battle(tests::kCatalogue.toStdString(), file, "open",
                             tests::BattleMoment::Attackers));
  models::Session session;
  models::Desk desk;
  desk.setSession(&session);
  models::Battle& battle = *desk.battle();
  models::Play& play = *desk.play();
  const QAbstractItemModelTester attackers{battle.attackers()};
  const QAbstractItemModelTester defenders{battle.defenders()};
  const QAbstractItemModelTester modifiers{battle.modifiers()};
  const QAbstractItemModelTester table{battle.table()};
  const QAbstractItemModelTester pairs{battle.pairs()};
  const QAbstractItemModelTester outcomes{battle.outcomes()};
  const QAbstractItemModelTester costs{battle.costs()};
  const QAbstractItemModelTester chits{battle.chits()};
  const QAbstractItemModelTester choices{battle.choices()};
  const QAbstractItemModelTester lines{battle.lines()};
  QVERIFY(!battle.shown());
  session.openCatalogue(tests::kCatalogue);
  QTRY_VERIFY_WITH_TIMEOUT(session.hasCatalogue(), 20000);
  session.openGame(file);
  QTRY_VERIFY_WITH_TIMEOUT(play.active(), 30000);
  QCOMPARE(battle.stage(), QStringLiteral("fought"));
  // Who stands beside it and does not join is named with the case that keeps him.
  QVERIFY(!battle.leftOut().isEmpty());
  for (const QString& why : battle.leftOut().split(QLatin1Char{'\n'})) {
    QVERIFY2(why.contains(QStringLiteral("].")), qPrintable(why));
  }
  while (battle.choices()->count() > 0) {
    const int before = battle.attackers()->count();
    QVERIFY(play.choose(0));
    QCOMPARE(battle.attackers()->count(), before + 1);
  }
  QVERIFY(play.choices()->count() == 0);
  while (!battle.asksChit()) {
    QVERIFY(play.pass());
  }
  QVERIFY(battle.leftOut().isEmpty());
  // Every pair has a cell, and the faces of a die come to its outcomes together.
  const int mine = static_cast<int>(battle.pairs()->count()) / battle.hisChits();
  QCOMPARE(battle.pairs()->count(), mine * battle.hisChits());
  double parts = 0;
  for (int row = 0; row < battle.outcomes()->count(); ++row) {
    parts += battle.outcomes()->value(row, QStringLiteral("part")).toDouble();
  }
  QCOMPARE(parts, 1.0);
  // A list that stays as it is tells nothing; another pair of chits changes what is told.
  QSignalSpy same{battle.outcomes(), &QAbstractItemModel::dataChanged};
  battle.assume(battle.myChit(), battle.hisChit());
  QCOMPARE(same.count(), 0);
  const int crt = battle.crt();
  battle.assume(0, 0);
  QVERIFY(battle.crt() < crt);
  QCOMPARE(battle.myChit(), 0);
  // The past is not a battle to be told of, and the present is there again.
  play.setSeen(0);
  QVERIFY(!battle.shown());
  QCOMPARE(battle.table()->count(), 0);
  play.setSeen(play.length());
  QCOMPARE(battle.stage(), QStringLiteral("fought"));
  // Taken back to its begin it is told as at its begin.
  while (play.asks() != QStringLiteral("battle-attackers") && play.undoDepth() > 0) {
    play.undo();
  }
  QCOMPARE(play.asks(), QStringLiteral("battle-attackers"));
  QVERIFY(battle.attackers()->count() > 0);
  play.leave();
  QVERIFY(!battle.shown());
  QCOMPARE(battle.attackers()->count(), 0);
}

namespace {

/// All that a card shows: its properties, and the cells of its lists.
QStringList all_of(QObject& card) {
  QStringList told;
  const QMetaObject& type = *card.metaObject();
  for (int at = type.propertyOffset(); at < type.propertyCount(); ++at) {
    const QMetaProperty property = type.property(at);
    const QVariant value = property.read(&card);
    auto* const list = qobject_cast<QAbstractItemModel*>(value.value<QObject*>());
    if (list == nullptr) {
      told.append(QString::fromLatin1(property.name()) + u'=' +
                  (value.typeId() == QMetaType::QStringList ? value.toStringList().join(u'|')
                                                            : value.toString()));
      continue;
    }
    const auto roles = list->roleNames();
    for (int row = 0; row < list->rowCount(); ++row) {
      for (auto role = roles.begin(); role != roles.end(); ++role) {
        told.append(QString::fromLatin1(property.name()) + u'.' + QString::number(row) + u'.' +
                    QString::fromLatin1(role.value()) + u'=' +
                    list->data(list->index(row, 0), role.key()).toString());
      }
    }
  }
  told.sort();
  return told;
}

/// A window in which a saved game is open.
struct OpenGame {
  explicit OpenGame(const QString& file) {
    desk.setSession(&session);
    session.openCatalogue(tests::kCatalogue);
    QTRY_VERIFY_WITH_TIMEOUT(session.hasCatalogue(), 20000);
    session.openGame(file);
    QTRY_VERIFY_WITH_TIMEOUT(desk.play()->active(), 30000);
  }

  /// Goes on to the choice of a chit.
  void to_the_chit() {
    while (!desk.battle()->asksChit()) {
      QVERIFY(desk.battle()->choices()->count() > 0 ? desk.play()->choose(0) : desk.play()->pass());
    }
  }

  /// @param last the highest chit that may be chosen, or the lowest.
  void choose_chit(bool last) {
    const auto& legal = desk.play()->match()->legal();
    QVERIFY(desk.play()->act({last ? legal.back() : legal.front()}));
  }

  models::Session session;
  models::Desk desk;
};

}  // namespace

/// Two worlds: the attacker looks at other chances and chooses another chit. What the defender is
/// shown when he takes over is the same.
void WindowModelsTest::Case_0_5_the_battle_card_keeps_nothing_for_the_other_side() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("battle.sumter"));
  QVERIFY(tests::save_battle(tests::kCatalogue.toStdString(), file, "limited",
                             tests::BattleMoment::Attackers));
  const QString other = folder.filePath(QStringLiteral("other.sumter"));
  QVERIFY(QFile::copy(file, other));
  OpenGame first{file};
  OpenGame second{other};
  for (OpenGame* world : {&first, &second}) {
    world->to_the_chit();
    QVERIFY(world->desk.play()->match()->legal().size() > 1);
  }
  first.desk.battle()->assume(0, 0);
  second.desk.battle()->assume(1, 1);
  second.desk.battle()->setUnseenRating(3);
  second.desk.battle()->setDefenderPays(false);
  first.choose_chit(false);
  second.choose_chit(true);
  QVERIFY(first.desk.play()->handOver());
  QCOMPARE(all_of(*first.desk.battle()), all_of(*second.desk.battle()));
  QVERIFY(first.desk.battle()->title().isEmpty());

  first.desk.play()->takeOver();
  second.desk.play()->takeOver();
  QCOMPARE(first.desk.battle()->stage(), QStringLiteral("fought"));
  QCOMPARE(all_of(*first.desk.battle()), all_of(*second.desk.battle()));
}

void WindowModelsTest::Case_0_5_a_told_battle_is_named_by_what_both_know() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("battle.sumter"));
  QVERIFY(tests::save_battle(tests::kCatalogue.toStdString(), file, "limited",
                             tests::BattleMoment::Attackers));
  OpenGame game{file};
  models::Battle& battle = *game.desk.battle();
  models::Play& play = *game.desk.play();
  for (int guard = 0; battle.stage() != QStringLiteral("told") && guard < 100; ++guard) {
    if (play.handOver()) {
      play.takeOver();
    } else {
      QVERIFY(play.act({play.match()->legal().front()}));
    }
  }
  QCOMPARE(battle.stage(), QStringLiteral("told"));
  QVERIFY2(battle.title().startsWith(QStringLiteral("The battle of ")), qPrintable(battle.title()));
  QVERIFY(battle.lines()->count() > 0);
  // Another line of play from before it: nothing of it is told there.
  play.setSeen(1);
  QVERIFY(play.branchFromHere(QStringLiteral("another")));
  QVERIFY(battle.stage() != QStringLiteral("told"));
  QCOMPARE(battle.lines()->count(), 0);
}

void WindowModelsTest::where_the_enemy_went_is_his_to_know_while_something_is_hidden() {
  using core::board::HexId;
  using core::board::Side;
  const HexId here = *HexId::parse("C2212");
  const HexId there = *HexId::parse("C2313");
  const std::vector<models::BattleMove> moves{{here, there, Side::Confederate, false, 4},
                                              {there, here, Side::Union, true, 6}};
  QCOMPARE(models::moves_seen(moves, 7, std::nullopt).size(), 2U);
  QCOMPARE(models::moves_seen(moves, 6, std::nullopt).size(), 1U);  // the advance was taken back
  const auto of_union = models::moves_seen(moves, 7, Side::Union);
  QCOMPARE(of_union.size(), 1U);
  QVERIFY(of_union.front().advances);
  QVERIFY(models::moves_seen(moves, 6, Side::Union).empty());
}

const tests::WindowPart<WindowModelsTest, QCoreApplication> kWindowModelsTest{"models"};
#include "window_models_test.moc"
