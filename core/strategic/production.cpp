#include "core/strategic/production.h"

#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/strategic/campaign.h"
#include "core/strategic/departments.h"
#include "core/supply/memo.h"
#include "core/territory/hex_control.h"

#include <algorithm>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::ProductionChart;
using rulebook::ProductionCost;
using sequence::Action;
using sequence::ActionKind;
using state::Away;
using state::AwayKind;
using state::Conversion;
using state::Illegal;
using state::Piece;
using state::Ruling;

const ProductionChart& chart_of(const Situation& now, Side side) {
  return now.setting.begun_before.old_prices ? now.book().old_production[side]
                                             : now.book().production[side];
}

base::CaseRef production_chart(Side side) {
  return side == Side::Union ? "21.91"_case : "21.92"_case;
}

Price price(const ProductionCost& cost, int csp) {
  return {cost.supply_of(csp), cost.personnel_of(csp), cost.delay};
}

/// [21.51] The number of the case on conversion, as printed (E085) that of the case before.
base::CaseRef conversion_case(const Situation& now) {
  return now.in_force("E085"_erratum) ? "21.51"_case : "21.4"_case;
}

/// Whether the side has what the price asks for.
Ruling<> may_pay(const Situation& now, Side side, const Price& asked) {
  const int pool = now.state.treasury_of(side).pool;
  if (pool < asked.supply) {
    return state::refused(state::refusal("21.41"_case, "pool-short").figures(asked.supply, pool));
  }
  const int personnel = now.state.war.manpower_of(side).points;
  if (personnel < asked.personnel) {
    return state::refused(
        state::refusal("21.41"_case, "personnel-short").figures(asked.personnel, personnel));
  }
  return {};
}

void pay(Record& record, Side side, const Price& asked, base::CaseRef cited) {
  if (asked.supply > 0) {
    record.apply(state::PoolChanged{side, -asked.supply, cited});
  }
  if (asked.personnel > 0) {
    record.apply(state::PersonnelChanged{side, -asked.personnel, cited});
  }
}

Away spiral(const Situation& now, int delay, HexId site = {}) {
  return {AwayKind::Spiral, static_cast<std::int16_t>(organisation::cycle_number(now) + delay),
          site};
}

/// The counters of a kind: its strengths, or one without.
bool shows(const Situation& now, PieceKind kind, int csp) {
  const auto& values = now.book().mix_values[kind];
  return std::any_of(values.begin(), values.end(), [&](const rulebook::MixValue& value) {
    return rulebook::is_ground_combat_unit(kind) ? value.strength == csp : csp == 1;
  });
}

/// The strength by which the mix counts a unit [Appendix B].
int mix_strength(const Situation& now, PieceKind kind, int csp) {
  return rulebook::is_ground_combat_unit(kind) ? csp : now.book().mix_values[kind].front().strength;
}

Ruling<> has_counter(const Situation& now, Side side, PieceKind kind, int csp) {
  if (!rulebook::is_ground_combat_unit(kind) && csp != 1) {
    return state::refused(state::refusal("21.41"_case, "one-at-a-time").figures(csp, 0));
  }
  if (!shows(now, kind, csp)) {
    return state::refused(state::refusal("3.24"_case, "no-such-counter").figures(csp, 0));
  }
  if (organisation::free_counters(now, side, kind, mix_strength(now, kind, csp)) < 1) {
    return state::refused(state::refusal("3.26"_case, "mix-exceeded").figures(1, 0));
  }
  return {};
}

const Conversion* conversion(const Situation& now) {
  return now.state.turn.innermost<Conversion>();
}

/// [21.42] As printed (E086) the converted points may at once become a stronger division, for the
/// price of augmenting by what is added.
std::optional<Price> price_of_raise(const Situation& now, Side side, int added) {
  const auto& cost = chart_of(now, side).augment[PieceKind::Infantry];
  return cost ? std::optional{price(*cost, added)} : std::nullopt;
}

bool has_augmented(const Situation& now, HexId hex) {
  const auto& done = now.state.war.augmented;
  return std::find(done.begin(), done.end(), hex) != done.end();
}

/// [21.51] A counter for a part of the points that are being converted.
Ruling<> may_form(const Situation& now, const Conversion& decision, const Action& action) {
  const Side side = now.state.turn.acting;
  if (action.unit != PieceKind::Infantry || action.hex) {
    return state::refused(state::refusal("21.51"_case, "conversion-makes-infantry"));
  }
  if (const Ruling<> free = has_counter(now, side, PieceKind::Infantry, action.number); !free) {
    return free;
  }
  const int added = action.number - decision.points;
  if (added > 0) {
    if (now.in_force("E086"_erratum)) {
      return state::refused(
          state::refusal("21.42"_case, "not-twice").figures(action.number, decision.points));
    }
    if (has_augmented(now, decision.hex)) {
      return state::refused(
          state::refusal("21.60"_case, "department-has-augmented").in(decision.hex));
    }
    const auto raise = price_of_raise(now, side, added);
    return raise ? may_pay(now, side, *raise)
                 : state::refused(state::refusal(production_chart(side), "not-to-be-had"));
  }
  if (!organisation::shows_exactly(now, side, PieceKind::Infantry, -added, action.number)) {
    return state::refused(state::refusal("3.26"_case, "rest-cannot-show").figures(-added, 0));
  }
  return {};
}

void form(Record& record, const Action& action) {
  auto decision = record.pending<Conversion>();
  const Side side = record.state().turn.acting;
  int delay = decision.delay;
  const int added = action.number - decision.points;
  if (added > 0) {
    const Price raise = *price_of_raise(record.now(), side, added);
    pay(record, side, raise, "21.60"_case);
    record.apply(state::DivisionAugmented{decision.hex});
    delay = std::max(delay, raise.delay);
  }
  Piece piece = new_counter(record.now(), side, PieceKind::Infantry, action.number);
  piece.id = record.free_id();
  piece.place = spiral(record.now(), delay);
  record.apply(state::PieceCreated{piece, "21.51"_case, {}});
  decision.points = std::max(0, -added);
  record.change_decision(decision);
}

/// [21.5] [21.6] An own unit on land in the hex of a Department that functions.
Ruling<> is_at_department(const Situation& now, PieceId unit, base::CaseRef cited) {
  const Piece& piece = now.piece(unit);
  const HexId* const hex = piece.hex();
  const auto& sites = deployment_sites(now, piece.side);
  if (hex == nullptr || now.state.transport_of(unit) ||
      !std::binary_search(sites.begin(), sites.end(), *hex)) {
    Illegal illegal = state::refusal(cited, "not-at-department").of(unit);
    return state::refused(hex != nullptr ? illegal.in(*hex) : illegal);
  }
  return {};
}

void offer_starts(const Situation& now, sequence::Choices& legal) {
  for (const Action& action : startable(now, now.state.turn.acting)) {
    if (legal.wants(ActionKind::StartUnit) && may_start(now, action)) {
      legal.add(action);
    }
  }
}

void offer_forming(const Situation& now, sequence::Choices& legal) {
  for (const rulebook::MixValue& value : now.book().mix_values[PieceKind::Infantry]) {
    const Action action{ActionKind::StartUnit, {}, {}, {}, {}, value.strength, PieceKind::Infantry};
    if (may_start(now, action)) {
      legal.add(action);
    }
  }
}

void offer_conversions(const Situation& now, sequence::Choices& legal) {
  for (const PieceId id :
       now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::CombatUnit)) {
    const PieceKind kind = now.piece(id).kind;
    if ((kind == PieceKind::Militia || kind == PieceKind::Garrison) &&
        legal.wants(ActionKind::Convert) && may_convert(now, id)) {
      legal.add({ActionKind::Convert, id, {}, {}, {}, 0});
    }
  }
}

void offer_augmentations(const Situation& now, sequence::Choices& legal) {
  for (const PieceId id :
       now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::CombatUnit)) {
    const Piece& piece = now.piece(id);
    for (const rulebook::MixValue& value : now.book().mix_values[piece.kind]) {
      if (value.strength > piece.strength && legal.wants(ActionKind::Augment) &&
          may_augment(now, id, value.strength)) {
        legal.add({ActionKind::Augment, id, {}, {}, {}, value.strength});
      }
    }
  }
}

}  // namespace

std::vector<Action> startable(const Situation& now, Side side) {
  const std::vector<HexId> sites =
      side == Side::Confederate ? ironclad_sites(now) : std::vector<HexId>{};
  std::vector<Action> units;
  for (int at = 0; at < rulebook::kPieceKindCount; ++at) {
    const auto kind = static_cast<PieceKind>(at);
    if (!chart_of(now, side).start[kind]) {
      continue;
    }
    for (const rulebook::MixValue& value : now.book().mix_values[kind]) {
      Action action{ActionKind::StartUnit, {}, {}, {}, {}, 1, kind};
      if (rulebook::is_ground_combat_unit(kind)) {
        action.number = value.strength;
      }
      if (kind != PieceKind::Ironclad || side == Side::Union) {
        units.push_back(action);
        continue;
      }
      for (const HexId site : sites) {
        action.hex = site;
        units.push_back(action);
      }
    }
  }
  return units;
}

std::optional<Price> price_of(const Situation& now, Side side, PieceKind kind, int csp) {
  const auto& cost = chart_of(now, side).start[kind];
  return cost ? std::optional{price(*cost, csp)} : std::nullopt;
}

std::optional<Price> price_of_conversion(const Situation& now, PieceId unit) {
  const Piece& piece = now.piece(unit);
  const auto& cost = chart_of(now, piece.side).convert[piece.kind];
  return cost ? std::optional{price(*cost, piece.strength)} : std::nullopt;
}

std::optional<Price> price_of_augmentation(const Situation& now, PieceId division, int csp) {
  const Piece& piece = now.piece(division);
  const auto& cost = chart_of(now, piece.side).augment[piece.kind];
  return cost ? std::optional{price(*cost, csp - piece.strength)} : std::nullopt;
}

std::vector<HexId> ironclad_sites(const Situation& now) {
  constexpr Side kSide = Side::Confederate;
  std::vector<HexId> sites;
  const auto add = [&](HexId hex) {
    if (territory::controls(now.state, kSide, hex) &&
        !supply::chain_of(now, kSide).is_besieged(hex) && !now.map().water_touching(hex).empty()) {
      sites.push_back(hex);
    }
  };
  for (const map::Town& town : now.map().towns()) {
    if (town.seaport && now.map().is_played(town.hex)) {
      add(town.hex);
    }
  }
  for (const Piece& piece : now.state.pieces) {
    if (piece.kind == PieceKind::Base && piece.side == kSide && piece.hex() != nullptr) {
      add(*piece.hex());
    }
  }
  std::sort(sites.begin(), sites.end());
  sites.erase(std::unique(sites.begin(), sites.end()), sites.end());
  return sites;
}

Ruling<> may_start(const Situation& now, const Action& action) {
  if (!action.unit) {
    return state::refused(state::refusal("21.41"_case, "names-nothing"));
  }
  if (const Conversion* const decision = conversion(now)) {
    return may_form(now, *decision, action);
  }
  const Side side = now.state.turn.acting;
  const auto asked = price_of(now, side, *action.unit, action.number);
  if (!asked) {
    return state::refused(state::refusal(production_chart(side), "not-to-be-had"));
  }
  if (const Ruling<> free = has_counter(now, side, *action.unit, action.number); !free) {
    return free;
  }
  const bool needs_site = *action.unit == PieceKind::Ironclad && side == Side::Confederate;
  if (needs_site != action.hex.has_value()) {
    return state::refused(
        state::refusal("21.71"_case, needs_site ? "site-is-missing" : "no-site-needed"));
  }
  if (needs_site) {
    const std::vector<HexId> sites = ironclad_sites(now);
    if (!std::binary_search(sites.begin(), sites.end(), *action.hex)) {
      return state::refused(state::refusal("21.71"_case, "no-building-site").in(*action.hex));
    }
  }
  return may_pay(now, side, *asked);
}

void start(Record& record, const Action& action) {
  if (conversion(record.now()) != nullptr) {
    form(record, action);
    return;
  }
  const Side side = record.state().turn.acting;
  const Price asked = *price_of(record.now(), side, *action.unit, action.number);
  const base::CaseRef cited =
      *action.unit == PieceKind::Base ? "21.81"_case : production_chart(side);
  pay(record, side, asked, cited);
  Piece piece = new_counter(record.now(), side, *action.unit, action.number);
  piece.id = record.free_id();
  piece.place = spiral(record.now(), asked.delay, action.hex.value_or(HexId{}));
  record.apply(state::PieceCreated{piece, cited, {}});
}

Ruling<> may_convert(const Situation& now, PieceId unit) {
  const Piece& piece = now.piece(unit);
  const Side side = now.state.turn.acting;
  const auto asked = price_of_conversion(now, unit);
  if (!asked) {
    return state::refused(state::refusal(conversion_case(now), "not-convertible").of(unit));
  }
  if (const Ruling<> there = is_at_department(now, unit, conversion_case(now)); !there) {
    return there;
  }
  const Conversion* const decision = conversion(now);
  if (decision != nullptr && *piece.hex() != decision->hex) {
    return state::refused(
        state::refusal(conversion_case(now), "conversion-elsewhere").of(unit).in(decision->hex));
  }
  const int points = piece.strength + (decision != nullptr ? decision->points : 0);
  if (!organisation::shows_exactly(now, side, PieceKind::Infantry, points)) {
    return state::refused(state::refusal("3.26"_case, "rest-cannot-show").figures(points, 0));
  }
  return may_pay(now, side, *asked);
}

void convert(Record& record, PieceId unit) {
  const Piece before = record.piece(unit);
  const Side side = before.side;
  const Price asked = *price_of_conversion(record.now(), unit);
  pay(record, side, asked, "21.52"_case);
  organisation::destroy(record, unit, conversion_case(record.now()));
  if (const Conversion* const decision = conversion(record.now())) {
    Conversion more = *decision;
    more.points += before.strength;
    more.delay = std::max(more.delay, asked.delay);
    record.change_decision(more);
  } else {
    record.begin(Conversion{*before.hex(), before.strength, asked.delay});
  }
}

bool go_on_with_conversion(Record& record) {
  if (record.pending<Conversion>().points > 0) {
    return false;
  }
  record.end_decision();
  return true;
}

Ruling<> may_augment(const Situation& now, PieceId division, int csp) {
  const Piece& piece = now.piece(division);
  const auto asked = price_of_augmentation(now, division, csp);
  if (!asked || now.book().unit_types[piece.kind].is_brigade(piece.strength)) {
    return state::refused(state::refusal("21.60"_case, "no-division").of(division));
  }
  if (const Ruling<> there = is_at_department(now, division, "21.60"_case); !there) {
    return there;
  }
  if (csp <= piece.strength) {
    return state::refused(
        state::refusal("21.60"_case, "not-stronger").of(division).figures(piece.strength + 1, csp));
  }
  if (has_augmented(now, *piece.hex())) {
    return state::refused(
        state::refusal("21.60"_case, "department-has-augmented").of(division).in(*piece.hex()));
  }
  if (const Ruling<> free = has_counter(now, piece.side, piece.kind, csp); !free) {
    return free;
  }
  return may_pay(now, piece.side, *asked);
}

void augment(Record& record, PieceId division, int csp) {
  const Piece before = record.piece(division);
  const HexId hex = *before.hex();
  const Price asked = *price_of_augmentation(record.now(), division, csp);
  pay(record, before.side, asked, "21.60"_case);
  record.apply(state::DivisionAugmented{hex});
  record.apply(state::PieceChanged{division, before.kind, csp,
                                   organisation::value_of(record.now(), before.kind, csp),
                                   "21.60"_case});
  record.apply(state::PieceLeft{division, spiral(record.now(), asked.delay), "21.60"_case});
  organisation::abandon_entrenchment(record, before.side, hex);
}

void offer_production(const Situation& now, sequence::Choices& legal) {
  if (conversion(now) != nullptr) {
    offer_conversions(now, legal);
    offer_forming(now, legal);
    return;
  }
  offer_starts(now, legal);
  offer_conversions(now, legal);
  offer_augmentations(now, legal);
}

}  // namespace core::strategic
