#include "core/words/question_words.h"

#include "core/base/contains.h"
#include "core/command/desk.h"
#include "core/command/first_player.h"
#include "core/movement/mover.h"
#include "core/naval/bombardment.h"
#include "core/rulebook/chart.h"
#include "core/water/sailing.h"
#include "core/words/piece_words.h"
#include "core/words/place_words.h"
#include "core/words/stake_words.h"
#include "core/words/template_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <variant>

namespace core::words {
namespace {

using state::PieceId;
using state::Situation;

/// [19.73] The row of the chart `asks` where both chits are taken.
constexpr std::string_view kFirstPlayer = "first-player";
/// [8.3] That of the stage CombatInitiative while no leader may roll.
constexpr std::string_view kNobodyRolls = "combat-initiative-nobody";
/// [6.13] [6.21] That of a force on the move whose points are spent, or that must stop.
constexpr std::string_view kForceStands = "force-stands";

/// The row of the chart `asks` of a step of a battle, in the order of state::BattleStep.
constexpr std::array<std::string_view, 15> kSteps{"battle-attackers",   "battle-withhold",
                                                  "battle-ships",       "battle-ships",
                                                  "battle-evasion",     "battle-chit",
                                                  "battle-chit",        "battle-supply",
                                                  "battle-supply",      "",
                                                  "battle-stay",        "battle-retreat",
                                                  "battle-advance",     "",
                                                  "battle-die-or-table"};

/// [26.13] The row of what waits for its die or for the table.
constexpr std::string_view kDieOrTable = "die-or-table";

/// The row of a report of a fight on the table, in the order of naval::ReportStep.
constexpr std::array<std::string_view, 4> kReportSteps{"table-ships", "table-enemies",
                                                       "table-garrison", "table-holder"};

/// The row of a report of a battle on the table, in the order of combat::BattleReportStep.
constexpr std::array<std::string_view, 3> kBattleReportSteps{"table-attacker", "table-defender",
                                                             "table-winner"};

/// The row of a decision; empty for what never asks.
struct RowOf {
  std::string_view operator()(const state::DepotMaking&) const { return "depot-making"; }

  std::string_view operator()(const state::ForceMove&) const { return "force-move"; }

  std::string_view operator()(const state::ShipMove&) const { return "ship-move"; }

  std::string_view operator()(const state::Bombardment& decision) const {
    return naval::waits_for_die(decision) ? kDieOrTable : "bombardment";
  }

  std::string_view operator()(const state::LossShare&) const { return "loss-share"; }

  std::string_view operator()(const state::ShipLoss&) const { return "ship-loss"; }

  std::string_view operator()(const state::Retreat&) const { return "retreat"; }

  std::string_view operator()(const state::Feeding&) const { return "feeding"; }

  std::string_view operator()(const state::FortTaken&) const { return "fort-taken"; }

  std::string_view operator()(const state::Withdrawal&) const { return "withdrawal"; }

  std::string_view operator()(const state::Arrival&) const { return "arrival"; }

  std::string_view operator()(const state::LeaderPlacing&) const { return "leader-placing"; }

  std::string_view operator()(const state::LeaderFlight&) const { return "leader-flight"; }

  std::string_view operator()(const state::Conversion&) const { return "conversion"; }

  std::string_view operator()(const state::SendingHome&) const { return "sending-home"; }

  std::string_view operator()(const state::Rising&) const { return "rising"; }

  std::string_view operator()(const state::Battle& battle) const {
    return kSteps.at(static_cast<std::size_t>(battle.step));
  }

  std::string_view operator()(const state::Transit&) const { return kDieOrTable; }

  std::string_view operator()(const state::NavalBattle&) const { return kDieOrTable; }

  std::string_view operator()(const state::TableFight& decision) const {
    return kReportSteps.at(decision.step);
  }

  std::string_view operator()(const state::TableBattle& decision) const {
    return kBattleReportSteps.at(decision.step);
  }

  std::string_view operator()(const state::SiegeCombat&) const { return ""; }
};

/// Those of a force who go on together; nothing where none of them stands in a hex.
std::optional<movement::Mover> on_the_march(const Situation& now, const state::ForceMove& force) {
  movement::Pieces together;
  for (const PieceId id : movement::going_together(now, force)) {
    if (!now.piece(id).inside) {
      together.push_back(id);
    }
  }
  return together.empty() || now.piece(together.front()).hex() == nullptr
             ? std::nullopt
             : std::optional{movement::together(now, together)};
}

/// The words of a question about what has been begun: who acts as {piece}, where as {at}, points as
/// {1} and {2}.
class WordsOf {
 public:
  explicit WordsOf(const Situation& now) : now_{now} {}

  Words operator()(const state::ForceMove& force) const {
    const PieceId goes = who_leads(force);
    const std::string head = chief_name(now_, now_.piece(force.head));
    Words words{{"head", head},
                {"piece", chief_name(now_, now_.piece(goes))},
                {"other", goes != force.head ? head : ""}};
    // Those who are with him go no farther than the slowest of them, or no more at all.
    if (const auto mover = on_the_march(now_, force)) {
      const int spent = now_.piece(mover->slowest).activity.spent;
      add_points(words, mover->stopped ? 0 : mover->left, mover->left + spent);
    }
    return words;
  }

  Words operator()(const state::ShipMove& group) const {
    const auto least =
        std::min_element(group.ships.begin(), group.ships.end(), [this](PieceId a, PieceId b) {
          return water::range_left(now_, a) < water::range_left(now_, b);
        });
    Words words{{"piece", fleet_name(now_, group.ships)}};
    const int left = water::range_left(now_, *least);
    add_points(words, left, left + now_.piece(*least).activity.spent);
    return words;
  }

  Words operator()(const state::Bombardment& decision) const {
    Words words = at(decision.fort);
    add_bombardment(now_, decision.fort, decision.ships, words);
    return words;
  }

  Words operator()(const state::LossShare& share) const { return count(share.points); }

  Words operator()(const state::ShipLoss& loss) const { return count(loss.ships); }

  Words operator()(const state::Retreat& retreat) const { return at(retreat.from); }

  Words operator()(const state::Feeding& force) const {
    Words words = count(force.owed);
    words.emplace_back("at", place_title(now_.map(), force.place, false));
    return words;
  }

  Words operator()(const state::FortTaken& taken) const {
    const board::HexId* const hex = now_.piece(taken.fort).hex();
    return hex != nullptr ? at(*hex) : Words{};
  }

  Words operator()(const state::Withdrawal& decision) const { return count(decision.points); }

  Words operator()(const state::LeaderFlight& flight) const {
    return {{"piece", chief_name(now_, now_.piece(flight.leader))}};
  }

  Words operator()(const state::SendingHome& decision) const { return count(decision.points); }

  Words operator()(const state::Rising& decision) const { return count(decision.points); }

  Words operator()(const state::Battle& battle) const { return at(battle.target); }

  template <class Other>
  Words operator()(const Other& /*decision*/) const {
    return {};
  }

 private:
  /// Of those who have set out the head of the force, else who leads them; a headquarters for the
  /// leader who stands on it.
  [[nodiscard]] PieceId who_leads(const state::ForceMove& force) const {
    PieceId leads = force.head;
    if (!force.stack.empty() && !base::contains(force.stack, force.head)) {
      const auto led = std::find_if(force.stack.begin(), force.stack.end(), [this](PieceId id) {
        const rulebook::PieceKind kind = now_.piece(id).kind;
        return kind == rulebook::PieceKind::Leader || rulebook::is_headquarters(kind);
      });
      leads = led != force.stack.end() ? *led : force.stack.front();
    }
    const std::optional<PieceId> on = now_.piece(leads).inside;
    return on && rulebook::is_headquarters(now_.piece(*on).kind) ? *on : leads;
  }

  static void add_points(Words& words, int left, int all) {
    words.emplace_back("1", std::to_string(left));
    words.emplace_back("2", std::to_string(all));
  }

  static Words count(int points) { return {{"1", points > 0 ? std::to_string(points) : ""}}; }

  [[nodiscard]] Words at(board::HexId hex) const { return {{"at", hex_title(now_.map(), hex)}}; }

  const Situation& now_;
};

/// [8.3] Whether a leader may still roll to attack.
bool anybody_may_roll(const Situation& now) {
  sequence::Choices rolls = sequence::Choices::of(sequence::ActionKind::TryCombatInitiative);
  command::offer(now, rolls);
  return rolls.has_choice();
}

/// Whether those of the force on the move who go together take no further step.
bool force_stands(const Situation& now) {
  const auto* const force = movement::active_force(now.state);
  const auto mover = force != nullptr ? on_the_march(now, *force) : std::nullopt;
  return mover && !mover->entrained &&
         (mover->stopped || (mover->left == 0 && mover->could_add == 0));
}

std::string_view row_now(const Situation& now) {
  const state::Turn& turn = now.state.turn;
  if (force_stands(now)) {
    return kForceStands;
  }
  if (command::asks_first_player(now)) {
    return kFirstPlayer;
  }
  const bool nobody = turn.pending.empty() && turn.stage == state::Stage::CombatInitiative &&
                      !anybody_may_roll(now);
  return nobody ? kNobodyRolls : asking(turn);
}

std::string asks_cell(const Situation& now, std::string_view column) {
  const state::Turn& turn = now.state.turn;
  const std::string_view row = row_now(now);
  const rulebook::Chart* const chart = now.book().find_chart("asks");
  const bool known =
      chart != nullptr && std::any_of(chart->rows.begin(), chart->rows.end(),
                                      [&](const auto& cells) { return cells.at(0) == row; });
  const std::string cell =
      known ? rulebook::chart_cell(now.book(), "asks", row, column) : std::string{};
  if (cell.empty() || cell == "-") {
    return {};
  }
  return fill(cell, turn.pending.empty() ? Words{} : std::visit(WordsOf{now}, turn.pending.back()));
}

}  // namespace

std::string_view asking(const state::Turn& turn) {
  return turn.pending.empty() ? state::name(turn.stage) : std::visit(RowOf{}, turn.pending.back());
}

std::string question_words(const Situation& now) {
  // A force may be called by what it is, "infantry 3-4 at Corinth".
  std::string words = asks_cell(now, "question");
  if (!words.empty()) {
    words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
  }
  return words;
}

std::string help_words(const Situation& now) { return asks_cell(now, "help"); }

std::string staff_words(const Situation& now) { return asks_cell(now, "staff"); }

std::string pass_words(const Situation& now) { return asks_cell(now, "end"); }

}  // namespace core::words
