#include "core/study/war_game.h"

#include "core/ai/country.h"
#include "core/fortification/sieges.h"
#include "core/game/game.h"
#include "core/movement/march_distances.h"
#include "core/movement/mover.h"
#include "core/report/fortune.h"
#include "core/report/standing_figures.h"
#include "core/state/record.h"
#include "core/territory/besieged.h"
#include "core/territory/hex_control.h"
#include "core/trial_play/on_threads.h"
#include "core/words/score_words.h"

#include <algorithm>
#include <mutex>
#include <numeric>

namespace core::study {
namespace {

using board::HexId;
using board::Side;
using sequence::ActionKind;

constexpr std::size_t at_side(Side side) { return static_cast<std::size_t>(side); }

/// Kinds of choices that are one operation each, whoever makes them.
constexpr std::array<std::pair<ActionKind, Arm>, 7> kSingle{
    {{ActionKind::Detrain, Arm::RailMoves},
     {ActionKind::CreateDepot, Arm::Depots},
     {ActionKind::BombardFort, Arm::Bombardments},
     {ActionKind::BlockadePort, Arm::Blockades},
     {ActionKind::ForceMarch, Arm::ForcedMarches},
     {ActionKind::Ferry, Arm::Ferries},
     {ActionKind::StartUnit, Arm::Units}}};

/// Movement points that a step over a navigable river without a bridge costs an Enemy who comes for
/// a capital: more than anybody has in a week. No ships are reckoned with.
constexpr int kNoFerry = 100;

std::optional<std::size_t> year_of_arms(rulebook::Cycle cycle) {
  const int year = cycle.year - kFirstYearOfArms;
  return year >= 0 && year < static_cast<int>(kYearsOfArms)
             ? std::optional{static_cast<std::size_t>(year)}
             : std::nullopt;
}

/// [25.2] The seats of both governments, each of the side that holds its state.
std::array<std::optional<HexId>, 2> capitals_of(const rulebook::Setting& setting) {
  std::array<std::optional<HexId>, 2> capitals;
  for (const map::Town& town : setting.map->towns()) {
    const auto side = territory::holder_by_state(*setting.map, town.hex);
    if (ai::is_capital(*setting.rulebook, town) && side && setting.map->is_played(town.hex)) {
      capitals.at(at_side(*side)) = town.hex;
    }
  }
  return capitals;
}

std::array<int, 2> strength_of_both(const state::GameState& state) {
  std::array<int, 2> strength{};
  for (const state::Piece& piece : state.pieces) {
    strength.at(at_side(piece.side)) += report::counted_strength(piece);
  }
  return strength;
}

/// [3.27] Cavalry and partisans.
bool rides(const state::Situation& now, state::PieceId id) {
  const rulebook::PieceKind kind = now.piece(id).kind;
  return kind == rulebook::PieceKind::Cavalry || kind == rulebook::PieceKind::Partisan;
}

/// What an attack costs its side more than it takes, averaged over the faces of the die.
double cost_of(const report::Worth& worth) {
  double cost = 0;
  for (const report::FaceWorth& face : worth.faces) {
    cost += face.paid - face.gained;
  }
  return worth.faces.empty() ? 0 : cost / static_cast<double>(worth.faces.size());
}

/// Whether it takes the place at least as often as not, by the same faces.
bool likely_clears(const report::Worth& worth) {
  const auto clears = std::count_if(worth.faces.begin(), worth.faces.end(),
                                    [](const report::FaceWorth& face) { return face.clears; });
  return 2 * clears >= std::ssize(worth.faces);
}

}  // namespace

WarCounter::WarCounter(rulebook::Setting setting, const WarGoals& goals, state::GameState begin)
    : goals_{&goals},
      standing_{std::move(setting), std::move(begin)},
      capital_{capitals_of(standing_.situation().setting)} {
  const state::GameState& state = standing_.state();
  const map::Map& map = standing_.situation().map();
  for (const WarPlace& place : goals.places) {
    game_.falls.push_back(
        {map.is_played(place.hex) && state.controller(place.hex) != Side::Union, 0, false});
  }
  game_.strength.push_back(strength_of_both(state));
  if (const auto year = year_of_arms(state.cycle)) {
    ++game_.cycles.at(*year);
  }
  look_for_sieges(false);
}

void WarCounter::count(Arm arm, Side side) {
  if (const auto year = year_of_arms(standing_.state().cycle)) {
    ++game_.arms.at(static_cast<std::size_t>(arm)).at(at_side(side)).at(*year);
  }
}

void WarCounter::count_landing(Side side, HexId hex) {
  if (landed_.emplace(side, hex).second) {
    count(Arm::Landings, side);
  }
}

void WarCounter::count_choice(const MadeChoice& made) {
  const game::Action& action = made.action;
  const state::Situation now = standing_.situation();
  for (const auto& [kind, arm] : kSingle) {
    if (action.kind == kind) {
      count(arm, made.by);
    }
  }
  if (action.kind == ActionKind::MakeCall) {
    count(Arm::Calls, made.by);
  } else if (action.kind == ActionKind::CutRail && action.piece && rides(now, *action.piece)) {
    count(Arm::Raids, made.by);
  } else if (action.kind == ActionKind::Disembark && action.piece && action.hex &&
             now.state.controller(*action.hex) == board::enemy_of(made.by)) {
    int csp = report::counted_strength(now.piece(*action.piece));
    for (const state::PieceId inner : now.state.contents(*action.piece)) {
      csp += report::counted_strength(now.piece(inner));
    }
    if (csp > 0) {
      count_landing(made.by, *action.hex);
    }
  }
}

bool WarCounter::is_besieged(Side owner, HexId hex) {
  return territory::is_besieged_fort(standing_.situation().occupancy, owner, hex);
}

void WarCounter::look_for_sieges(bool counts) {
  const state::Situation now = standing_.situation();
  for (const Side side : board::kSides) {
    std::set<HexId> besieged;
    for (const state::PieceId fort : fortification::sieges_of(now, side)) {
      if (const HexId* const hex = now.piece(fort).hex()) {
        besieged.insert(*hex);
        if (counts && !sieges_.at(at_side(side)).contains(*hex)) {
          count(Arm::Sieges, side);
        }
      }
    }
    sieges_.at(at_side(side)) = std::move(besieged);
  }
}

bool WarCounter::is_bare(Side side) {
  const std::optional<HexId>& capital = capital_.at(at_side(side));
  const state::Situation now = standing_.situation();
  if (!capital || now.state.controller(*capital) != side) {
    return false;
  }
  const state::HexOccupants& here = now.occupancy.at(*capital);
  if (here.open_combat.has(side) || here.garrison.has(side)) {
    return false;
  }
  const auto distances = movement::march_distances(now, {*capital}, kNoFerry);
  return std::any_of(
      now.state.pieces.begin(), now.state.pieces.end(), [&](const state::Piece& piece) {
        const HexId* const hex = piece.hex();
        return hex != nullptr && piece.side != side && !piece.parenthesised &&
               report::counted_strength(piece) > 0 && !now.state.transport_of(piece.id) &&
               distances[static_cast<std::size_t>(hex->ordinal())] <=
                   movement::allowance(now, piece.id);
      });
}

void WarCounter::begin_week() {
  const state::GameState& state = standing_.state();
  landed_.clear();
  if (rulebook::begins_cycle(state.turn.game_turn) && state.turn.game_turn > 1) {
    game_.strength.push_back(strength_of_both(state));
    if (const auto year = year_of_arms(state.cycle)) {
      ++game_.cycles.at(*year);
    }
  }
  for (const Side side : board::kSides) {
    game_.bare.at(at_side(side)) += is_bare(side) ? 1 : 0;
  }
}

/// What is read of the position directly before an event.
void WarCounter::look_before(const std::vector<state::Event>& events, std::size_t at) {
  const state::Event& event = events[at];
  if (const auto* roll = std::get_if<state::Rolled>(&event)) {
    if (roll->id == rulebook::RollId::Battle && fight_) {
      const report::Worth worth = report::worth_of(standing_.situation(), events, at);
      fight_->cost = cost_of(worth);
      fight_->likely = likely_clears(worth);
      fight_->fought = true;
    }
  } else if (std::holds_alternative<state::DecisionEnded>(event) && fight_ &&
             std::holds_alternative<state::Battle>(standing_.state().turn.pending.back())) {
    end_fight();
  }
}

void WarCounter::follow_fight(const state::Event& event) {
  const bool is_step = std::holds_alternative<state::DecisionBegan>(event) ||
                       std::holds_alternative<state::DecisionChanged>(event);
  const auto* const battle = is_step ? standing_.state().turn.innermost<state::Battle>() : nullptr;
  if (battle == nullptr) {
    return;
  }
  if (!fight_) {
    fight_ = Fight{};
    fight_->attacker = battle->attacker;
    fight_->hex = battle->target;
    fight_->before = standing_.state().controller(battle->target);
    fight_->besieged = {is_besieged(Side::Union, battle->target),
                        is_besieged(Side::Confederate, battle->target)};
  }
  if (battle->percentage > 0) {
    fight_->strength = battle->strength;
  }
}

void WarCounter::end_fight() {
  const Fight fight = *std::exchange(fight_, std::nullopt);
  if (!fight.fought) {
    return;
  }
  const Side enemy = board::enemy_of(fight.attacker);
  const std::size_t attacker = at_side(fight.attacker);
  ++game_.attacks.at(attacker);
  count(Arm::Attacks, fight.attacker);
  // Whoever could well have taken the hex is no fool because the die fell badly.
  const bool brings_hex =
      fight.before != fight.attacker &&
      (fight.likely || standing_.state().controller(fight.hex) == fight.attacker);
  const bool brings_siege = is_besieged(enemy, fight.hex) && !fight.besieged.at(at_side(enemy));
  const bool relieves = fight.besieged.at(attacker) && !is_besieged(fight.attacker, fight.hex);
  if (fight.cost > 0 && !brings_hex && !brings_siege && !relieves) {
    ++game_.poor.at(attacker);
  }
  const int least = goals_->bounds.battle;
  if (fight.strength[0] >= least && fight.strength[1] >= least) {
    ++game_.great_battles;
    for (std::size_t side = 0; side < 2; ++side) {
      constexpr int kTenthsOfPerCent = 1000;
      game_.great_loss.at(side) += kTenthsOfPerCent * fight.lost.at(side) / fight.strength.at(side);
    }
  }
}

void WarCounter::look_after(const state::Event& event) {
  follow_fight(event);
  if (const auto* lost = std::get_if<state::LossesCounted>(&event)) {
    if (fight_) {
      fight_->lost.at(at_side(lost->side)) += lost->points;
    }
  } else if (const auto* passed = std::get_if<state::ControlPassed>(&event)) {
    for (std::size_t at = 0; at < game_.falls.size(); ++at) {
      PlaceFall& fall = game_.falls[at];
      if (fall.asked && fall.game_turn == 0 && goals_->places[at].hex == passed->hex &&
          passed->to == Side::Union) {
        fall.game_turn = std::max(standing_.state().turn.game_turn, 1);
      }
    }
  } else if (const auto* told = std::get_if<state::Told>(&event)) {
    if (told->key == "force-starves" && told->side) {
      ++game_.unfed.at(at_side(*told->side));
    } else if (told->key == "overrun" && fight_) {
      fight_->fought = true;
    }
  } else if (const auto* stage = std::get_if<state::StageBegan>(&event)) {
    look_for_sieges(true);
    if (stage->stage == state::Stage::Maintenance) {
      ++game_.feedings.at(at_side(stage->acting));
    }
  } else if (std::holds_alternative<state::GameTurnBegan>(event)) {
    begin_week();
  }
}

void WarCounter::hear(const MadeChoice& made) {
  count_choice(made);
  for (std::size_t at = 0; at < made.events.size(); ++at) {
    look_before(made.events, at);
    state::Record{standing_}.apply(made.events[at]);
    look_after(made.events[at]);
  }
  if (made.action.kind == ActionKind::Assault && made.action.hex) {
    count_landing(made.by, *made.action.hex);
  }
}

WarGame WarCounter::finish(const PlayedGame& played) {
  const state::GameState& state = standing_.state();
  game_.seed = played.seed;
  game_.game_turns = played.game_turns;
  game_.winner = played.fault.empty() ? played.score.winner : std::nullopt;
  game_.total = played.score.total;
  game_.fault = played.fault;
  game_.result = played.fault.empty()
                     ? words::result_words(standing_.situation().setting, played.score)
                     : "stopped";
  for (std::size_t at = 0; at < game_.falls.size(); ++at) {
    game_.falls[at].held =
        game_.falls[at].asked && state.controller(goals_->places[at].hex) == Side::Union;
  }
  return std::move(game_);
}

WarGame play_war(const Contest& contest, const WarGoals& goals, std::uint64_t seed) {
  // What needs no player at the beginning has happened before the first choice.
  WarCounter counter{contest.setting, goals,
                     game::Game{contest.setting, contest.begin(seed)}.state()};
  const PlayedGame played =
      play_game(contest, seed, [&](const MadeChoice& made) { counter.hear(made); });
  return counter.finish(played);
}

void play_wars(const Contest& contest, const WarGoals& goals,
               const std::vector<std::uint64_t>& seeds,
               const std::function<void(const WarGame&)>& done) {
  std::mutex telling;
  trial_play::on_threads(contest.threads, static_cast<int>(seeds.size()), [&](int part) {
    const WarGame game = play_war(contest, goals, seeds[static_cast<std::size_t>(part)]);
    const std::scoped_lock lock{telling};
    done(game);
    return true;
  });
}

}  // namespace core::study
