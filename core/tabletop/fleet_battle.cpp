#include "core/tabletop/fleet_battle.h"

#include "core/base/hash.h"
#include "core/coastal/random_table.h"
#include "core/naval/support.h"
#include "core/tabletop/table_words.h"
#include "core/tabletop_data/battle_write.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/water/commanded_water.h"
#include "core/water/transport.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core::tabletop {

namespace {

using board::Side;
using coastal::FleetShip;
using coastal::TableChoices;
using coastal::WaterKind;
using naval::FightKind;
using rulebook::PieceKind;
using state::PieceId;
using state::Situation;
using table::ShipId;
using tabletop_data::TabletopCatalogue;

constexpr table::FortId kOnlyFort{0};
constexpr int kMostSeeds = 100;
constexpr int kEveryShip = 7;        // [RC-T09] fleet: every enemy ship
constexpr int kThroughBlockade = 5;  // [RC-T09] leave by the enemy's end
constexpr int kIroncladTurns = 25;   // [IC-442]
constexpr int kCoastalMoves = 24;    // [RC-542]
constexpr int kSmallGarrison = 5;    // [RC-542] CSP

bool is_river(const Situation& now, const naval::Fight& fight) {
  const auto place = fight.water ? fight.water : water::place_of(now, fight.ships.front());
  return place && now.map().water_place(*place).is_river();
}

std::string side_words(Side side) { return side == Side::Union ? "Union" : "Confederate"; }

const table::Roster* find_roster(const std::vector<table::Roster>& rosters, std::string_view unit) {
  const auto found =
      std::ranges::find_if(rosters, [&](const table::Roster& each) { return each.unit == unit; });
  return found == rosters.end() ? nullptr : &*found;
}

/// Units become ships, one after the other.
class Fleets {
 public:
  Fleets(const table::Facts& facts, RuleSet rules, const ironclad::Charts& charts, bool river)
      : facts_{facts}, rules_{rules}, charts_{charts}, river_{river} {}

  std::vector<table::VesselId> ships_of(const Situation& now, PieceId id) {
    const state::Piece& piece = now.piece(id);
    const bool ironclad = piece.kind == PieceKind::Ironclad;
    const bool rivers = ironclad ? river_ : piece.kind == PieceKind::RiverFlotilla;
    const std::string unit = side_words(piece.side) + (rivers ? " river " : " coastal ") +
                             (ironclad ? "ironclad" : "flotilla");
    const table::Roster* const roster =
        find_roster(ironclad ? facts_.ironclads : facts_.rosters, unit);
    if (roster == nullptr || roster->vessels.empty()) {
      return {};
    }
    if (ironclad) {
      return {next_ironclad(*roster, piece.name.str())};
    }
    const int strength = naval::naval_strength(now, {id});
    return rules_ == RuleSet::Ironclad ? ironclad::ships_for(facts_, charts_, *roster, strength)
                                       : coastal::ships_for(facts_, *roster, strength);
  }

 private:
  /// [IC-441] The one that the unit is named after, or the next of the region.
  table::VesselId next_ironclad(const table::Roster& roster, const std::string& name) {
    for (const table::VesselId vessel : roster.vessels) {
      if (!name.empty() && facts_.vessel(vessel).name.str().ends_with(name)) {
        return vessel;
      }
    }
    return roster.vessels.at(taken_[static_cast<std::size_t>(roster.side)]++ %
                             roster.vessels.size());
  }

  const table::Facts& facts_;
  RuleSet rules_;
  const ironclad::Charts& charts_;
  bool river_;
  std::array<std::size_t, 2> taken_{};
};

/// [RC-542] The card of a fort of the strategic game.
std::optional<table::FortCardId> fort_card(const table::Facts& facts, PieceKind works,
                                           int garrison) {
  return facts.find_fort(works == PieceKind::Fortress ? "fort-morgan"
                         : garrison <= kSmallGarrison ? "fort-henry"
                                                      : "fort-donelson");
}

/// [RC-542] The owner of the hex has the Confederates' part in laying out the table: where that
/// is the Union, the sides are exchanged after it.
void exchange_sides(table::Battle& battle, const table::Facts& facts) {
  for (table::BattleFort& fort : battle.forts) {
    fort.side = board::enemy_of(fort.side);
  }
  for (table::BattleShip& ship : battle.ships) {
    ship.side = board::enemy_of(ship.side);
    ship.captured = facts.vessel(ship.card).side != ship.side;
  }
  for (table::BattleRule& rule : battle.rules) {
    if (auto* const cards = std::get_if<table::ObjectiveCards>(&rule)) {
      std::swap(cards->given[0], cards->given[1]);
      const bool top = cards->confederate_end == table::Edge::Top;
      cards->confederate_end = top ? table::Edge::Bottom : table::Edge::Top;
    } else if (auto* const mines = std::get_if<table::MinesLaidBy>(&rule)) {
      mines->side = board::enemy_of(mines->side);
    }
  }
  for (table::Objective& objective : battle.objectives) {
    objective.winner = board::enemy_of(objective.winner);
  }
}

/// [RC-542] A passage is won by who is past the fort with every ship: for a set without cards.
void add_passage(table::Battle& battle, Side mover) {
  table::ShipsMeet meets;
  for (std::size_t i = 0; i < battle.ships.size(); ++i) {
    if (battle.ships[i].side == mover) {
      meets.ships.emplace_back(static_cast<std::uint8_t>(i));
    }
  }
  meets.at_least = true;
  meets.count = static_cast<int>(meets.ships.size());
  meets.any = {{table::ShipFact::Withdrawn, table::Edge::Top, {}}};
  battle.objectives.push_back({mover, false, false, {meets}});
}

/// [11.23] A bombardment is won by silencing the fort: no objective card asks for that.
void add_bombardment(table::Battle& battle, Side mover) {
  std::erase_if(battle.rules, [](const table::BattleRule& rule) {
    return std::holds_alternative<table::ObjectiveCards>(rule);
  });
  const table::FortMeets silent{kOnlyFort,
                                {{table::FortFact::Silenced, 0},
                                 {table::FortFact::WhiteFlag, 0},
                                 {table::FortFact::Abandoned, 0}}};
  battle.objectives.push_back({mover, false, false, {silent}});
}

/// Strength of the units of a side.
int strength_of(const FleetBattle& battle, Side side) {
  int sum = 0;
  for (const FleetUnit& unit : battle.units) {
    sum += unit.side == side ? unit.strength : 0;
  }
  return sum;
}

/// [IC-443] [RC-543] Units lost, from the strength lost and the ships lost.
template <class IsLost>
int units_lost(const FleetBattle& battle, Side side, int flotillas, const IsLost& is_lost) {
  int whole = 0;
  int units = 0;
  for (const FleetUnit& unit : battle.units) {
    if (unit.side == side) {
      ++units;
      whole += std::ranges::all_of(unit.ships, is_lost) ? 1 : 0;
    }
  }
  return std::min(units, std::max(flotillas, whole));
}

/// [RC-543] A silenced fort costs its garrison what it can cost; else as many CSP as of its guns
/// or points are lost, to the nearest, halves up.
int garrison_lost(const FleetBattle& battle, bool silent, int lost, int whole) {
  if (silent || whole == 0) {
    return silent ? battle.garrison : 0;
  }
  return (2 * battle.garrison * lost + whole) / (2 * whole);
}

/// Loss of a side in strength, by either set.
int strength_lost(const ironclad::Setting& setting, const ironclad::State& state, Side side,
                  int strength) {
  return ironclad::flotillas_lost(ironclad::loss_of(setting, state, side, strength).strength_lost)
      .flotillas;
}

int strength_lost(const coastal::Setting& setting, const coastal::State& state, Side side,
                  int strength) {
  return coastal::flotillas_lost(coastal::loss_of(setting, state, side, strength).strength_lost);
}

int fort_loss(const FleetBattle& battle, const ironclad::Setting& setting,
              const ironclad::State& state) {
  const auto loss = ironclad::loss_of(setting, state, kOnlyFort);
  return garrison_lost(battle, loss.silent, loss.guns_lost, loss.guns);
}

int fort_loss(const FleetBattle& battle, const coastal::Setting& setting,
              const coastal::State& state) {
  const int whole = setting.fort(kOnlyFort).card.fpv;
  return garrison_lost(battle,
                       coastal::fate_of(setting, state, kOnlyFort) != coastal::FortFate::Stands,
                       whole - state.fort(kOnlyFort).fpv, whole);
}

ironclad::Charts charts_for(const data::Catalogue& catalogue, const IroncladRules& /*set*/) {
  return TabletopCatalogue{catalogue}.ironclad_charts();
}

coastal::Charts charts_for(const data::Catalogue& catalogue, const CoastalRules& /*set*/) {
  return TabletopCatalogue{catalogue}.coastal_charts();
}

}  // namespace

RuleSet rule_set_of(const rulebook::Setting& setting) noexcept {
  return setting.switches.options.has(rulebook::Option::CoastalSetOnTheTable) ? RuleSet::Coastal
                                                                              : RuleSet::Ironclad;
}

tl::expected<FleetBattle, std::string> fleet_battle(const data::Catalogue& catalogue,
                                                    const Situation& now, int seed) {
  const auto fight = naval::fight_at_hand(now);
  if (!fight || !(naval::asks_for_table(now) || naval::is_unreported(now))) {
    return tl::unexpected(std::string{"nothing waits for the die or the table now [26.13]"});
  }
  FleetBattle made;
  made.rules = rule_set_of(now.setting);
  made.kind = fight->kind;
  made.mover = fight->mover;
  const Side owner = board::enemy_of(fight->mover);
  const TabletopCatalogue texts{catalogue};
  const table::Facts facts = texts.naval_facts();
  const ironclad::Charts charts = texts.ironclad_charts();
  const coastal::Charts coastal_charts = texts.coastal_charts();
  const bool river = is_river(now, *fight);

  TableChoices choices;
  choices.kind = river ? WaterKind::River : WaterKind::Estuary;
  choices.begun_before.features_ashore = now.setting.begun_before.old_tables;
  choices.confederate_mines = true;
  choices.fort_refused = !fight->fort.has_value();
  choices.ships = 0;  // who has none here brings none
  choices.moves = made.rules == RuleSet::Ironclad ? kIroncladTurns : kCoastalMoves;
  if (fight->fort) {
    made.garrison = water::garrison_csp(now, owner, fight->hex);
    choices.fort = fort_card(facts, now.piece(*fight->fort).kind, made.garrison);
  }
  // The owner of the hex stands where the Confederates do; on the table the Union's are the
  // others.
  const auto place_of_side = [&](Side side) {
    return static_cast<std::size_t>(side == owner ? Side::Confederate : Side::Union);
  };
  choices.cards[place_of_side(fight->mover)] = {fight->kind == FightKind::Passage ? kThroughBlockade
                                                                                  : kEveryShip};
  choices.cards[place_of_side(owner)] = {kEveryShip};
  Fleets fleets{facts, made.rules, charts, river};
  for (const auto* const ships : {&fight->ships, &fight->enemy}) {
    for (const PieceId id : *ships) {
      const std::vector<table::VesselId> cards = fleets.ships_of(now, id);
      if (cards.empty()) {
        continue;  // transports
      }
      FleetUnit unit{id, now.piece(id).side, naval::naval_strength(now, {id}), {}};
      auto& fleet = choices.fleets[place_of_side(unit.side)];
      for (const table::VesselId card : cards) {
        unit.ships.emplace_back(static_cast<std::uint8_t>(fleet.size()));
        fleet.push_back({card, {}, fleet.empty(), {}, {}});
      }
      made.units.push_back(std::move(unit));
    }
  }
  // Ships of the one place stand before those of the other in the battle.
  const std::size_t first = choices.fleets[0].size();
  if (first == 0 && choices.fleets[1].empty()) {
    return tl::unexpected(std::string{"no warship takes part [26.13]"});
  }
  for (FleetUnit& unit : made.units) {
    for (ShipId& ship : unit.ships) {
      ship = ShipId{
          static_cast<std::uint8_t>(ship.value() + (place_of_side(unit.side) == 0 ? 0 : first))};
    }
  }
  std::string why;
  for (int tried = seed; tried < seed + kMostSeeds; ++tried) {
    auto laid =
        coastal::lay_table(facts, coastal_charts, choices, static_cast<std::uint64_t>(tried));
    if (laid) {
      made.seed = tried;
      made.battle = std::move(laid->battle);
      made.battle.id = base::InternedText{"fight-" + std::to_string(tried)};
      if (owner == Side::Union) {
        exchange_sides(made.battle, facts);
      }
      if (fight->kind == FightKind::Passage) {
        add_passage(made.battle, fight->mover);
      } else if (fight->kind == FightKind::Bombardment) {
        add_bombardment(made.battle, fight->mover);
      }
      return made;
    }
    why = sentence(now.book(), laid.error(), [&](ShipId ship) {
      const auto& fleet = choices.fleets[ship.value() < first ? 0 : 1];
      const std::size_t at = ship.value() < first ? ship.value() : ship.value() - first;
      return at < fleet.size() ? facts.vessel(fleet[at].card).name.str() : std::string{"a ship"};
    });
  }
  return tl::unexpected("no table has room for these fleets: " + why);
}

BattleBegin begin_of(const data::Catalogue& catalogue, const FleetBattle& battle) {
  const std::uint64_t lies = base::hash_of(
      tabletop_data::write_battle(battle.battle, TabletopCatalogue{catalogue}.naval_facts()));
  BattleBegin begin;
  begin.battle = battle.battle.id.str() + "-" + std::to_string(lies >> 32U);
  begin.seed = static_cast<std::uint64_t>(battle.seed);
  begin.rules = battle.rules;
  return begin;
}

template <class Rules>
std::shared_ptr<const typename Rules::Setting> setting_of(const data::Catalogue& catalogue,
                                                          const FleetBattle& battle) {
  // Not earlier: the name of the fight's save goes by the battle as it is written [begin_of].
  table::Battle spoken = battle.battle;
  const TabletopCatalogue texts{catalogue};
  texts.speak(spoken);
  return std::make_shared<const typename Rules::Setting>(
      make_setting(texts.naval_facts(), charts_for(catalogue, Rules{}), spoken));
}

template std::shared_ptr<const ironclad::Setting> setting_of<IroncladRules>(
    const data::Catalogue& catalogue, const FleetBattle& battle);
template std::shared_ptr<const coastal::Setting> setting_of<CoastalRules>(
    const data::Catalogue& catalogue, const FleetBattle& battle);

template <class Rules>
FleetOutcome outcome_of(const FleetBattle& battle, const typename Rules::Setting& setting,
                        const typename Rules::State& state) {
  const Side enemy = board::enemy_of(battle.mover);
  const auto lost = [&](ShipId ship) { return is_lost(setting, state, ship); };
  const auto units = [&](Side side) {
    return units_lost(battle, side, strength_lost(setting, state, side, strength_of(battle, side)),
                      lost);
  };
  FleetOutcome outcome;
  outcome.ships = units(battle.mover);
  outcome.enemies = units(enemy);
  if (battle.kind == FightKind::Bombardment) {
    outcome.garrison = fort_loss(battle, setting, state);
  }
  outcome.holder = holds_water(setting, state).value_or(enemy);
  return outcome;
}

template FleetOutcome outcome_of<IroncladRules>(const FleetBattle& battle,
                                                const ironclad::Setting& setting,
                                                const ironclad::State& state);
template FleetOutcome outcome_of<CoastalRules>(const FleetBattle& battle,
                                               const coastal::Setting& setting,
                                               const coastal::State& state);

std::vector<sequence::Action> report_of(game::Game game, const FleetOutcome& outcome, int seed) {
  using sequence::ActionKind;
  std::vector<sequence::Action> orders;
  const auto say = [&](ActionKind kind, int number) {
    orders.push_back({kind, {}, {}, {}, {}, number});
    return game.act(orders.back()).has_value();
  };
  if (!naval::is_unreported(game.situation()) && !say(ActionKind::FightOnTable, seed)) {
    return {};
  }
  while (const auto* const told = game.state().turn.innermost<state::TableFight>()) {
    const auto step = static_cast<naval::ReportStep>(told->step);
    const std::vector<int> able = naval::numbers_to_report(game.situation());
    const int wanted = step == naval::ReportStep::Ships      ? outcome.ships
                       : step == naval::ReportStep::Enemies  ? outcome.enemies
                       : step == naval::ReportStep::Garrison ? outcome.garrison
                       : outcome.holder                      ? static_cast<int>(*outcome.holder)
                                                             : able.front();
    const bool may = std::ranges::find(able, wanted) != able.end();
    if (!say(ActionKind::ReportFight, may ? wanted : able.back())) {
      return {};
    }
  }
  return orders;
}

}  // namespace core::tabletop
