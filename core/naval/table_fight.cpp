#include "core/naval/table_fight.h"

#include "core/naval/bombardment.h"
#include "core/naval/naval_combat.h"
#include "core/naval/support.h"
#include "core/water/commanded_water.h"

#include <algorithm>

namespace core::naval {
namespace {

using base::operator""_case;
using rulebook::Option;
using state::Bombardment;
using state::NavalBattle;
using state::Record;
using state::refusal;
using state::refused;
using state::TableFight;
using state::Transit;

constexpr int kNobody = 2;

/// The decision that is made by the die or on the table: the innermost, or the one below a report.
const state::PendingDecision* decided(const Situation& now) {
  const auto& pending = now.state.turn.pending;
  const bool reported = now.state.turn.innermost<TableFight>() != nullptr;
  const std::size_t above = reported ? 1 : 0;
  return pending.size() > above ? &pending[pending.size() - 1 - above] : nullptr;
}

std::optional<Fight> at_sea(const Situation& now, const NavalBattle& battle) {
  if (!waits_for_die(battle)) {
    return std::nullopt;
  }
  Fight fight;
  fight.kind = FightKind::Sea;
  fight.mover = now.state.turn.acting;
  fight.ships = ships_of_combat(now, fight.mover, battle.place);
  fight.enemy = ships_of_combat(now, board::enemy_of(fight.mover), battle.place);
  fight.hex = now.map().water_place(battle.place).first_hex();
  fight.water = battle.place;
  const bool both = naval_strength(now, fight.ships) > 0 && naval_strength(now, fight.enemy) > 0;
  return both ? std::optional{std::move(fight)} : std::nullopt;
}

std::optional<Fight> before_fort(const Situation& now, FightKind kind, Side mover, HexId hex,
                                 const std::vector<PieceId>& ships) {
  Fight fight;
  fight.kind = kind;
  fight.mover = mover;
  fight.hex = hex;
  fight.fort = water::fort_in(now, board::enemy_of(mover), hex);
  std::ranges::copy_if(ships, std::back_inserter(fight.ships),
                       [&](PieceId id) { return now.piece(id).away() == nullptr; });
  const bool garrisoned = fight.fort && water::garrison_csp(now, board::enemy_of(mover), hex) > 0;
  const bool able =
      kind == FightKind::Passage ? !fight.ships.empty() : naval_strength(now, fight.ships) > 0;
  return garrisoned && able ? std::optional{std::move(fight)} : std::nullopt;
}

std::vector<PieceId> warships(const Situation& now, const std::vector<PieceId>& ships) {
  std::vector<PieceId> found;
  std::ranges::copy_if(ships, std::back_inserter(found),
                       [&](PieceId id) { return rulebook::is_warship(now.piece(id).kind); });
  return found;
}

/// Units of a combat at sea that are lost by number: transports share the fate of the others.
int most_at_sea(const Situation& now, const std::vector<PieceId>& ships) {
  return static_cast<int>(warships(now, ships).size());
}

int most_ships(const Situation& now, const Fight& fight) {
  const auto present = static_cast<int>(fight.ships.size());
  switch (fight.kind) {
    case FightKind::Sea:
      return most_at_sea(now, fight.ships);
    case FightKind::Passage:
      return std::min(present, worst_passage(now, fight.hex, fight.mover, fight.ships));
    case FightKind::Bombardment:
      return std::min(present, worst_bombardment(now, fight.hex, fight.ships).ships_lost);
  }
  return 0;
}

/// [26.13] Who may hold the water after the losses that were told.
std::vector<int> holders(const Situation& now, const Fight& fight, const TableFight& told) {
  const bool mover = most_at_sea(now, fight.ships) > told.ships;
  const bool enemy = most_at_sea(now, fight.enemy) > told.enemies;
  const int own = static_cast<int>(fight.mover);
  const int other = static_cast<int>(board::enemy_of(fight.mover));
  std::vector<int> able;
  if (mover) {
    able.push_back(own);
  }
  if (enemy) {
    able.push_back(other);
  }
  if (able.empty()) {
    able.push_back(kNobody);
  }
  std::ranges::sort(able);
  return able;
}

std::vector<int> up_to(int most) {
  std::vector<int> numbers(static_cast<std::size_t>(most) + 1);
  for (int number = 0; number <= most; ++number) {
    numbers[static_cast<std::size_t>(number)] = number;
  }
  return numbers;
}

/// What is told after a step, or nothing: it is complete.
std::optional<ReportStep> next_step(FightKind kind, ReportStep step) {
  if (step == ReportStep::Ships && kind == FightKind::Sea) {
    return ReportStep::Enemies;
  }
  if (step == ReportStep::Ships && kind == FightKind::Bombardment) {
    return ReportStep::Garrison;
  }
  return step == ReportStep::Enemies ? std::optional{ReportStep::Holder} : std::nullopt;
}

void carry_out(Record& record, const Fight& fight, const TableFight& told, int holder) {
  record.end_decision();
  record.tell({fight.kind == FightKind::Sea       ? "table-fight-at-sea"
               : fight.kind == FightKind::Passage ? "table-passage"
                                                  : "table-bombardment",
               "26.13"_case,
               fight.mover,
               fight.ships.front(),
               fight.kind == FightKind::Sea ? std::optional{fight.enemy.front()} : fight.fort,
               fight.hex,
               {told.ships, fight.kind == FightKind::Bombardment ? told.garrison : told.enemies,
                told.seed}});
  switch (fight.kind) {
    case FightKind::Sea:
      decide_at_sea(record, {warships(record.now(), fight.ships), told.ships},
                    {warships(record.now(), fight.enemy), told.enemies},
                    holder == kNobody ? std::nullopt : std::optional{static_cast<Side>(holder)});
      return;
    case FightKind::Passage:
      decide_passage(record, fight.ships, told.ships);
      return;
    case FightKind::Bombardment:
      decide_bombardment(record, {told.ships, told.garrison}, "26.13"_case);
      return;
  }
}

}  // namespace

std::optional<Fight> fight_at_hand(const Situation& now) {
  const state::PendingDecision* const decision = decided(now);
  if (decision == nullptr) {
    return std::nullopt;
  }
  if (const auto* const battle = std::get_if<NavalBattle>(decision)) {
    return at_sea(now, *battle);
  }
  if (const auto* const transit = std::get_if<Transit>(decision)) {
    return before_fort(now, FightKind::Passage, transit->side, transit->fort, transit->ships);
  }
  const auto* const bombardment = std::get_if<Bombardment>(decision);
  return bombardment != nullptr && waits_for_die(*bombardment)
             ? before_fort(now, FightKind::Bombardment, now.state.turn.acting, bombardment->fort,
                           bombardment->ships)
             : std::nullopt;
}

bool asks_for_table(const Situation& now) {
  return now.setting.switches.options.has(Option::NavalFightsOnTheTable) &&
         now.state.turn.innermost<TableFight>() == nullptr && fight_at_hand(now);
}

bool is_unreported(const Situation& now) {
  const auto* const told = now.state.turn.innermost<TableFight>();
  return told != nullptr && told->step == static_cast<std::uint8_t>(ReportStep::Ships) &&
         fight_at_hand(now);
}

state::Ruling<> may_fight_on_table(const Situation& now, int seed) {
  if (!now.setting.switches.options.has(Option::NavalFightsOnTheTable)) {
    return refused(refusal("26.13"_case, "no-table-fights"));
  }
  if (!asks_for_table(now)) {
    return refused(refusal("26.13"_case, "nothing-for-the-table"));
  }
  return seed >= 0 ? state::Ruling<>{}
                   : refused(refusal("26.13"_case, "no-seed-of-a-battle").figures(0, seed));
}

void fight_on_table(Record& record, int seed) {
  const Fight fight = *fight_at_hand(record.now());
  record.begin(TableFight{0, seed, 0, 0, 0});
  record.tell({"table-fight-begins",
               "26.13"_case,
               fight.mover,
               fight.ships.front(),
               fight.fort,
               fight.hex,
               {seed}});
}

std::vector<int> numbers_to_report(const Situation& now) {
  const auto& told = std::get<TableFight>(now.state.turn.pending.back());
  const auto fight = fight_at_hand(now);
  if (!fight) {
    return {};
  }
  switch (static_cast<ReportStep>(told.step)) {
    case ReportStep::Ships:
      return up_to(most_ships(now, *fight));
    case ReportStep::Enemies:
      return up_to(most_at_sea(now, fight->enemy));
    case ReportStep::Garrison:
      return up_to(std::min(worst_bombardment(now, fight->hex, fight->ships).garrison_lost,
                            water::garrison_csp(now, board::enemy_of(fight->mover), fight->hex)));
    case ReportStep::Holder:
      return holders(now, *fight, told);
  }
  return {};
}

state::Ruling<> may_report(const Situation& now, int number) {
  const std::vector<int> able = numbers_to_report(now);
  if (std::ranges::find(able, number) != able.end()) {
    return {};
  }
  const auto step =
      static_cast<ReportStep>(std::get<TableFight>(now.state.turn.pending.back()).step);
  const int most = able.empty() ? 0 : able.back();
  if (step == ReportStep::Holder) {
    return refused(refusal("26.13"_case, "cannot-hold-the-water"));
  }
  return refused(refusal("26.13"_case, step == ReportStep::Garrison ? "garrison-cannot-lose-that"
                                                                    : "fight-cannot-cost-that")
                     .figures(most, number));
}

void report(Record& record, int number) {
  const Fight fight = *fight_at_hand(record.now());
  auto told = record.pending<TableFight>();
  const auto step = static_cast<ReportStep>(told.step);
  switch (step) {
    case ReportStep::Ships:
      told.ships = number;
      break;
    case ReportStep::Enemies:
      told.enemies = number;
      break;
    case ReportStep::Garrison:
      told.garrison = number;
      break;
    case ReportStep::Holder:
      break;
  }
  if (const auto next = next_step(fight.kind, step)) {
    told.step = static_cast<std::uint8_t>(*next);
    record.change_decision(told);
    return;
  }
  carry_out(record, fight, told, number);
}

}  // namespace core::naval
