#include "core/report/fortune.h"

#include "core/combat/battle.h"
#include "core/combat/table_reading.h"
#include "core/command/chits.h"
#include "core/command/initiative.h"
#include "core/game/view.h"
#include "core/movement/forced_march.h"
#include "core/organisation/strength.h"
#include "core/report/asked.h"
#include "core/report/fortune_of_leading.h"
#include "core/strategic/blockade.h"
#include "core/supply/maintenance.h"
#include "core/territory/hex_control.h"
#include "core/water/commanded_water.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace core::report {
namespace {

using board::Side;
using rulebook::NavalResult;
using rulebook::RollId;
using state::Event;
using state::PieceId;
using state::Rolled;
using state::Situation;
using state::Told;

constexpr std::size_t at_side(Side side) { return static_cast<std::size_t>(side); }

/// A roll that succeeds up to a face.
Worth succeeds_up_to(const Asked& asked, int highest) {
  return weighed(asked, Measure::Success, [&](int face) {
    return FaceWorth{face <= highest ? 1 : 0, 0};
  });
}

// ---- points ----

/// [8.15] Losses of both as the table reads; the besieged whose works are gone surrender [13.36].
FaceWorth battle_at(const Situation& now, const state::Battle& battle, int die) {
  const Side defender = board::enemy_of(battle.attacker);
  const combat::TableReading reading = combat::read_table(
      now.book(), {combat::table_of(battle), battle.percentage, battle.attacker, battle.strength},
      die);
  const combat::Fate fate = combat::fate_of(combat::stand_of(now, battle), reading.cell.retreat);
  const int all = battle.strength[at_side(defender)];
  const bool surrenders = fate == combat::Fate::Surrenders;
  const int theirs = surrenders ? all : reading.loss[at_side(defender)];
  const bool gone = theirs >= all || fate == combat::Fate::Retreats;
  const int own = combat::multiplied_loss(reading.loss[at_side(battle.attacker)],
                                          combat::factor_of_loss(now, battle, gone),
                                          battle.strength[at_side(battle.attacker)]);
  FaceWorth worth{theirs, own};
  worth.clears = gone;
  return worth;
}

Worth of_battle(const Asked& asked) {
  const state::Battle* const battle = game::battle_in(asked.now.state);
  const Told* const told = asked.after({"battle-result", "battle-result-retreat"});
  constexpr std::size_t kModifier = 6;  // what the line calls {7}
  if (battle == nullptr || told == nullptr || told->figures.size() <= kModifier) {
    return {};
  }
  const int modifier = told->figures[kModifier];
  return weighed(asked, Measure::Points,
                 [&](int face) { return battle_at(asked.now, *battle, face + modifier); });
}

/// [11.12] Whoever is eliminated at a price takes ships of half his strength along.
FaceWorth naval_at(NavalResult result, int attack, int defence) {
  const auto price = [](int strength) { return (strength + 1) / 2; };
  switch (result) {
    case NavalResult::AE:
      return {0, attack};
    case NavalResult::AX:
      return {std::min(defence, price(attack)), attack};
    case NavalResult::AR:
    case NavalResult::DR:
      return {};
    case NavalResult::DX:
      return {defence, std::min(attack, price(defence))};
    case NavalResult::DE:
      return {defence, 0};
  }
  return {};
}

Worth of_naval(const Asked& asked) {
  const Told* const odds = asked.before("naval-odds");
  if (odds == nullptr) {
    return {};
  }
  const int attack = odds->figures.at(0);
  const int defence = odds->figures.at(1);
  const int ratio = odds->figures.at(2);
  return weighed(asked, Measure::Points, [&](int face) {
    return naval_at(asked.now.book().naval.combat.result(face, ratio), attack, defence);
  });
}

/// Naval strength of so many ships, the weakest: their owner chooses [11.24].
int weakest(const Situation& now, const std::vector<PieceId>& ships, int number) {
  std::vector<int> strengths;
  strengths.reserve(ships.size());
  for (const PieceId ship : ships) {
    strengths.push_back(organisation::naval_strength(now, ship));
  }
  std::sort(strengths.begin(), strengths.end());
  const auto lost = std::min(strengths.size(), static_cast<std::size_t>(std::max(number, 0)));
  return std::accumulate(strengths.begin(), strengths.begin() + static_cast<std::ptrdiff_t>(lost),
                         0);
}

Worth of_bombardment(const Asked& asked) {
  const auto* const decision = asked.now.state.turn.innermost<state::Bombardment>();
  const Told* const odds = asked.before("bombardment-odds");
  if (decision == nullptr || odds == nullptr) {
    return {};
  }
  const int garrison =
      water::garrison_csp(asked.now, board::enemy_of(asked.roll().by), decision->fort);
  return weighed(asked, Measure::Points, [&](int face) {
    const auto& result = asked.now.book().naval.bombardment.result(face, odds->figures.at(2));
    return FaceWorth{std::min(result.garrison_lost, garrison),
                     weakest(asked.now, decision->ships, result.ships_lost)};
  });
}

/// The ships at which a fort fires: the decision has ended when the die falls.
const state::Transit* passing(const Asked& asked) {
  for (std::size_t last = asked.at; last-- > 0;) {
    const auto* const began = std::get_if<state::DecisionBegan>(&asked.events[last]);
    const auto* const transit =
        began != nullptr ? std::get_if<state::Transit>(&began->decision) : nullptr;
    if (transit != nullptr && transit->fort == asked.roll().hex) {
      return transit;
    }
  }
  return nullptr;
}

Worth of_transit(const Asked& asked) {
  const state::Transit* const transit = passing(asked);
  const Told* const told = asked.after({"transit-fire"});
  if (transit == nullptr || told == nullptr) {
    return {};
  }
  std::vector<PieceId> ships = transit->ships;
  std::erase_if(ships, [&](PieceId ship) { return asked.now.piece(ship).away() != nullptr; });
  const int garrison = water::garrison_csp(asked.now, asked.roll().by, transit->fort);
  const int modifier = told->figures.at(1);
  return weighed(asked, Measure::Points, [&](int face) {
    const int lost = asked.now.book().naval.transit.ships_lost(face + modifier, garrison);
    return FaceWorth{weakest(asked.now, ships, lost), 0};
  });
}

Worth of_siege(const Asked& asked) {
  const Told* const told = asked.after({"siege-fire"});
  if (told == nullptr || !asked.roll().hex) {
    return {};
  }
  const int garrison =
      water::garrison_csp(asked.now, board::enemy_of(asked.roll().by), *asked.roll().hex);
  return weighed(asked, Measure::Points, [&](int face) {
    const auto& result = asked.now.book().siege.result(face, told->figures.at(0));
    return FaceWorth{std::min(result.garrison_lost, garrison), 0};
  });
}

Worth of_forced_march(const Asked& asked) {
  const Told* const told = asked.after({"forced-march"});
  if (told == nullptr || !asked.roll().hex) {
    return {};
  }
  const bool friendly =
      territory::was_friendly_territory(asked.now.state, asked.roll().by, *asked.roll().hex);
  return weighed(asked, Measure::Points, [&](int face) {
    const int percent = asked.now.book().forced_march.percent(
        face, told->figures.at(0),
        friendly ? rulebook::MarchEnd::Friendly : rulebook::MarchEnd::Elsewhere);
    return FaceWorth{0, movement::forced_march_loss(told->figures.at(2), percent)};
  });
}

// ---- supply ----

/// [12.12] The line tells the die as it was changed, and the size of the force.
Worth of_consumption(const Asked& asked) {
  const Told* const told = asked.after({"force-consumes"});
  if (told == nullptr) {
    return {};
  }
  const int size = std::max(told->figures.at(0), 1);
  const int modifier = told->figures.at(1) - asked.roll().face;
  return weighed(asked, Measure::Supply, [&](int face) {
    return FaceWorth{0, asked.now.book().supply.consumption(face + modifier, size)};
  });
}

/// [12.13] The table does not ask who starves: a force of that size in no fort reads it, the die
/// being changed before.
Worth of_attrition(const Asked& asked) {
  const Told* const told = asked.after({"force-starves"});
  if (told == nullptr) {
    return {};
  }
  supply::Force force;
  force.place = state::Away{};
  force.size = told->figures.at(0);
  const int modifier = told->figures.at(1) - asked.roll().face;
  return weighed(asked, Measure::Points, [&](int face) {
    return FaceWorth{
        0, supply::attrition_at(asked.now, asked.roll().by, force, face + modifier).points};
  });
}

// ---- leaders and others ----

Worth of_initiative(const Asked& asked) {
  if (!asked.roll().piece) {
    return {};
  }
  const auto needed = command::initiative(asked.now, *asked.roll().piece);
  return succeeds_up_to(asked, needed ? *needed : 0);
}

/// [10.4] Two dice are one draw; what counts is whether the leader comes through unhurt.
Worth of_leader(const Asked& asked) {
  const state::Battle* const battle = game::battle_in(asked.now.state);
  const Rolled* const second = asked.at + 1 < asked.events.size()
                                   ? std::get_if<Rolled>(&asked.events[asked.at + 1])
                                   : nullptr;
  if (battle == nullptr || second == nullptr || second->id != RollId::Leader) {
    return {};
  }
  Worth worth;
  worth.measure = Measure::Success;
  worth.rolls = 2;
  worth.face = static_cast<std::size_t>((asked.roll().face - 1) * kFacesOfDie + second->face - 1);
  for (int pair = 0; pair < kFacesOfDie * kFacesOfDie; ++pair) {
    const auto& result = asked.now.book().leader_casualties.result(
        pair / kFacesOfDie + pair % kFacesOfDie + 2, combat::table_of(*battle));
    worth.faces.emplace_back(result.kind == rulebook::LeaderCasualty::Kind::None ? 1 : 0, 0);
  }
  return worth;
}

Worth of_chit(const Asked& asked) {
  const std::vector<int> left = command::chits_left(asked.now);
  if (left.size() != static_cast<std::size_t>(asked.roll().sides)) {
    return {};
  }
  return weighed(asked, Measure::Chit, [&](int face) {
    return FaceWorth{left[static_cast<std::size_t>(face - 1)], 0};
  });
}

Worth of_blockade(const Asked& asked) {
  for (std::size_t next = asked.at + 1; next < asked.events.size(); ++next) {
    if (const auto* tried = std::get_if<state::BlockadeTried>(&asked.events[next])) {
      return succeeds_up_to(asked, strategic::closing_die(asked.now, tried->blockade.ships));
    }
  }
  return {};
}

Worth of_ironclad(const Asked& asked) {
  const Told* const told = asked.after({"ironclad-finished", "ironclad-unfinished"});
  return told != nullptr ? succeeds_up_to(asked, told->figures.at(0)) : Worth{};
}

Worth of_partisans(const Asked& asked) {
  const Told* const told = asked.after({"partisans-rise", "no-partisans"});
  return told != nullptr ? succeeds_up_to(asked, told->figures.at(0)) : Worth{};
}

Worth of_politics(const Asked& asked) {
  const Told* const told = asked.after({"table-victory", "table-kentucky", "table-nothing"});
  if (told == nullptr) {
    return {};
  }
  return weighed(asked, Measure::Success, [&](int face) {
    const auto result = asked.now.book().political_table.result(face, told->figures.at(0));
    return FaceWorth{result == rulebook::PoliticalResult::Victory ? 1 : 0, 0};
  });
}

}  // namespace

std::string_view name(Measure measure) noexcept {
  switch (measure) {
    case Measure::None:
      return "";
    case Measure::Points:
      return "points";
    case Measure::Supply:
      return "supply";
    case Measure::Success:
      return "successes";
    case Measure::Chit:
      return "chits";
    case Measure::Cycles:
      return "cycles";
  }
  return "";
}

Worth weighed(const Asked& asked, Measure measure, const std::function<FaceWorth(int)>& of_face) {
  Worth worth;
  worth.measure = measure;
  worth.face = static_cast<std::size_t>(asked.roll().face - 1);
  for (int face = 1; face <= asked.roll().sides; ++face) {
    worth.faces.push_back(of_face(face));
  }
  return worth;
}

double Worth::mean() const noexcept {
  const double sum =
      std::accumulate(faces.begin(), faces.end(), 0.0,
                      [](double so_far, const FaceWorth& each) { return so_far + each.net(); });
  return faces.empty() ? 0 : sum / static_cast<double>(faces.size());
}

double Worth::variance() const noexcept {
  const double middle = mean();
  double sum = 0;
  for (const FaceWorth& each : faces) {
    sum += (each.net() - middle) * (each.net() - middle);
  }
  return faces.empty() ? 0 : sum / static_cast<double>(faces.size());
}

double Worth::luck() const noexcept { return faces.empty() ? 0 : faces.at(face).net() - mean(); }

Worth worth_of(const Situation& before, const std::vector<Event>& events, std::size_t at) {
  const Asked asked{before, events, at};
  switch (asked.roll().id) {
    case RollId::Chit:
      return of_chit(asked);
    case RollId::InitM:
    case RollId::InitC:
    case RollId::InitX:
      return of_initiative(asked);
    case RollId::FMarch:
      return of_forced_march(asked);
    case RollId::Battle:
      return of_battle(asked);
    case RollId::Leader:
      return of_leader(asked);
    case RollId::Out:
      return weighed(asked, Measure::Cycles, [](int face) { return FaceWorth{0, face}; });
    case RollId::Naval:
      return of_naval(asked);
    case RollId::Transit:
      return of_transit(asked);
    case RollId::Bombard:
      return of_bombardment(asked);
    case RollId::Siege:
      return of_siege(asked);
    case RollId::Consume:
      return of_consumption(asked);
    case RollId::Attrit:
      return of_attrition(asked);
    case RollId::Blockade:
      return of_blockade(asked);
    case RollId::Ironclad:
      return of_ironclad(asked);
    case RollId::Politics:
      return of_politics(asked);
    case RollId::Partisans:
      return of_partisans(asked);
    case RollId::Capture:
      return of_capture(asked);
    case RollId::Hq:
      return of_headquarters(asked);
    case RollId::Pick:
      return of_pick(asked);
    case RollId::Demob:
      return of_demobilisation(asked);
    case RollId::Kentucky:
      return of_kentucky(asked);
  }
  return {};
}

}  // namespace core::report
