#include "core/field/musketry.h"

#include "core/field/canister.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/orders.h"
#include "core/field/skirmish.h"

#include <algorithm>
#include <utility>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kFullBody = 6;  // [FB-151]

void add_target_once(std::vector<UnitId>& units, UnitId unit) {
  if (std::ranges::find(units, unit) == units.end()) {
    units.push_back(unit);
  }
}

std::vector<UnitId> units_fired_at(const std::vector<BodyFire>& bodies) {
  std::vector<UnitId> units;
  for (const BodyFire& each : bodies) {
    add_target_once(units, each.group.unit);
  }
  return units;
}

/// [FB-151]-[FB-156] Throws the dice of the bodies that fire a volley, then those that tell who is
/// struck.
void fire_volley_bodies(Record& record, UnitId unit, const std::vector<BodyFire>& bodies,
                        std::vector<Hit>& hits) {
  std::vector<std::pair<const BodyFire*, int>> scored;
  for (const BodyFire& body : bodies) {
    if (!body.firers.skirmish) {
      const int face = record.d6("FB-151"_rule, unit);
      scored.emplace_back(&body, hits_of_die(face, body.deduction, body.firers.men));
    }
  }
  for (const UnitId target : units_fired_at(bodies)) {
    int dice = 0;
    int sum = 0;
    for (const auto& [body, score] : scored) {
      if (body->group.unit == target) {
        ++dice;
        sum += score;
      }
    }
    if (dice > 0) {
      record.tell(table::told("FB-152"_rule, "volley-hits")
                      .of(unit)
                      .with(target)
                      .with_figures({dice, sum}));
    }
  }
  for (const auto& [body, score] : scored) {
    throw_for_struck(record, body->group, score, "FB-152"_rule, unit, hits);
  }
}

void fire_unit(Record& record, UnitId unit, const std::vector<BodyFire>& bodies,
               std::vector<Hit>& hits) {
  fire_volley_bodies(record, unit, bodies, hits);
  fire_skirmishers(record, unit, bodies, hits);
}

/// [FB-158] [FB-167] Who has fired: his volley is spent, and he is seen.
void mark_muskets_fired(Record& record, UnitId unit, const std::vector<BodyFire>& bodies) {
  const bool volley =
      std::ranges::any_of(bodies, [](const BodyFire& each) { return !each.firers.skirmish; });
  record.change(unit, [&](Unit& now) {
    now.now.fired = true;
    now.hidden = false;
    now.first_volley = now.first_volley && !volley;
  });
}

/// A unit that fires in this phase.
struct FiringUnit {
  Volley volley;
  std::vector<UnitId> targets;  ///< at the start of the phase
  int score{};
};

bool fires_at_unit(const FiringUnit& unit, UnitId target) {
  return std::ranges::find(unit.targets, target) != unit.targets.end();
}

/// [FB-163] Who fires at one that fires, or is fired at by one. Nobody else's fire depends on the
/// order: he loses nobody in this phase, and whom he hits answers nobody. He throws no die and
/// fires with the first.
std::vector<FiringUnit*> exchanging(std::vector<FiringUnit>& firing) {
  std::vector<FiringUnit*> found;
  for (FiringUnit& unit : firing) {
    if (std::ranges::any_of(firing, [&](const FiringUnit& other) {
          return fires_at_unit(unit, other.volley.unit) || fires_at_unit(other, unit.volley.unit);
        })) {
      found.push_back(&unit);
    }
  }
  return found;
}

/// [FB-150] [FB-163] One die each, by number of the unit.
void throw_for_order(Record& record, std::vector<FiringUnit>& firing) {
  constexpr int kBeforeAll = 7;
  for (FiringUnit& unit : firing) {
    unit.score = kBeforeAll;
  }
  const auto exchange = exchanging(firing);
  const base::RuleId rule = exchange.size() == 2 ? "FB-150"_rule : "FB-163"_rule;
  for (FiringUnit* const unit : exchange) {
    unit->score = record.d6(rule, unit->volley.unit);
    record.tell(rule, "order-of-fire", unit->volley.unit, {unit->score});
  }
}

/// [FB-162] All of one score fire at the same time, with whom they have left.
void fire_together(Record& record, const std::vector<FiringUnit>& firing, int score) {
  std::vector<Hit> hits;
  std::vector<std::pair<UnitId, std::vector<BodyFire>>> fires;
  for (const FiringUnit& each : firing) {
    if (each.score == score && record.unit(each.volley.unit).on_table()) {
      auto bodies = fire_of(record.setting(), record.state(), each.volley);
      if (!bodies.empty()) {
        fires.emplace_back(each.volley.unit, std::move(bodies));
      }
    }
  }
  for (const auto& [unit, bodies] : fires) {
    fire_unit(record, unit, bodies, hits);
  }
  for (const auto& [unit, bodies] : fires) {
    mark_muskets_fired(record, unit, bodies);
    mark_fired_on(record, units_fired_at(bodies));
  }
  take_hits(record, hits);
}

}  // namespace

Judged<> judge_firer(const Setting& setting, const State& state, UnitId id) {
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return refused(refusal(rule, key).of(id));
  };
  if (!state.has(id) || !state.unit(id).on_table()) {
    return no("FB-051"_rule, "not-on-the-table");
  }
  const Unit& unit = state.unit(id);
  if (unit.muster.arm == Arm::None) {
    return no("FB-025"_rule, "has-no-muskets");
  }
  if (is_mounted(unit)) {
    return no("FB-166"_rule, "mounted-does-not-fire");
  }
  if (only_guns_act(setting, state)) {
    return no("FB-510"_rule, "only-guns-act");
  }
  if (const auto why = kept_from_firing(state, id)) {
    return refused(*why);
  }
  if (unit.now.fired) {
    return no("FB-167"_rule, "has-fired");
  }
  if (unit.now.limbered) {
    return no("FB-044"_rule, "has-just-dismounted");
  }
  if (const Inches most = setting.charts.rates.line_firing; unit.now.moved > most) {
    const bool line = unit.formation == Formation::Line;
    return refused(refusal(line ? "FB-091"_rule : "FB-092"_rule, "moved-too-far-to-fire")
                       .of(id)
                       .inches(most, unit.now.moved));
  }
  return {};
}

/// [FB-183] Whether somebody of a unit is an officer, or its general.
bool has_officer(const Unit& unit, std::uint8_t figure) {
  if (figure == kGeneralFigure) {
    return unit.general.has_value();
  }
  return figure < unit.figures.size() && unit.figures[figure].present() &&
         is_officer(unit.figures[figure].kind);
}

Judged<> judge_volley(const Setting& setting, const State& state, const Volley& volley) {
  if (auto firer = judge_firer(setting, state, volley.unit); !firer) {
    return firer;
  }
  const auto no = [&](base::RuleId rule, std::string_view key) {
    const Refusal why = refusal(rule, key).of(volley.unit);
    return refused(volley.target ? why.with(*volley.target) : why);
  };
  const auto bodies = firers_of(state, volley.unit);
  if (bodies.empty()) {
    return no("FB-153"_rule, "too-few-to-fire");
  }
  if (volley.picks_officers &&
      std::ranges::none_of(bodies, [](const Firers& each) { return each.skirmish; })) {
    return no("FB-183"_rule, "only-skirmishers-pick-off");
  }
  if (volley.officer && !(volley.target && volley.picks_officers)) {
    return no("FB-183"_rule, "officer-of-no-unit");
  }
  if (volley.target) {
    const UnitId target = *volley.target;
    if (!state.has(target) || !state.unit(target).on_table()) {
      return no("FB-051"_rule, "target-gone");
    }
    if (state.unit(target).side == state.unit(volley.unit).side) {
      return no("FB-051"_rule, "own-side");
    }
    if (state.unit(target).hidden) {
      return no("FB-496"_rule, "not-seen-yet");
    }
    if (is_engaged(state, target)) {
      return no("FB-166"_rule, "target-fights-hand-to-hand");
    }
    if (volley.officer && !has_officer(state.unit(target), *volley.officer)) {
      return no("FB-183"_rule, "no-such-officer");
    }
  }
  const auto fire = fire_of(setting, state, volley);
  if (volley.target && std::ranges::none_of(fire, [&](const BodyFire& each) {
        return each.group.unit == *volley.target && (!volley.picks_officers || each.picked);
      })) {
    return refused(why_not_at(setting, state, volley, *volley.target));
  }
  if (fire.empty()) {
    return no("FB-155"_rule, "nobody-to-fire-at");
  }
  if (volley.picks_officers &&
      std::ranges::none_of(fire, [](const BodyFire& each) { return each.picked.has_value(); })) {
    return no("FB-183"_rule, "nobody-to-pick-off");
  }
  return {};
}

int hits_of_die(int face, int deduction, int men) noexcept {
  const int net = std::max(0, face - deduction);
  return men < kFullBody ? net / 2 : net;
}

void resolve_musketry(Record& record) {
  std::vector<FiringUnit> firing;
  for (const Volley& volley : record.state().volleys) {
    if (!judge_firer(record.setting(), record.state(), volley.unit)) {
      continue;
    }
    const auto targets = units_fired_at(fire_of(record.setting(), record.state(), volley));
    if (!targets.empty()) {
      firing.push_back({volley, targets, 0});
    }
  }
  std::stable_sort(firing.begin(), firing.end(), [](const FiringUnit& a, const FiringUnit& b) {
    return a.volley.unit < b.volley.unit;
  });
  throw_for_order(record, firing);
  std::vector<int> scores;
  scores.reserve(firing.size());
  for (const FiringUnit& each : firing) {
    scores.push_back(each.score);
  }
  std::sort(scores.begin(), scores.end(), std::greater<>{});
  scores.erase(std::unique(scores.begin(), scores.end()), scores.end());
  for (const int score : scores) {
    fire_together(record, firing, score);
  }
}

bool may_close_volley(const Setting& setting, const State& state, UnitId defender,
                      UnitId attacker) {
  if (!state.has(defender) || !state.has(attacker)) {
    return false;
  }
  if (state.unit(defender).muster.type == TroopType::Battery) {
    return !closing_guns(setting, state, defender, attacker).empty();
  }
  return judge_firer(setting, state, defender).has_value() &&
         !closing_fire_of(setting, state, defender, attacker).empty();
}

int closing_volley(Record& record, UnitId defender, UnitId attacker) {
  if (!may_close_volley(record.setting(), record.state(), defender, attacker)) {
    return 0;
  }
  std::vector<Hit> hits;
  if (record.unit(defender).muster.type == TroopType::Battery) {
    fire_closing_canister(record, defender, attacker, hits);
  } else {
    const auto bodies = closing_fire_of(record.setting(), record.state(), defender, attacker);
    fire_unit(record, defender, bodies, hits);
    mark_muskets_fired(record, defender, bodies);
  }
  mark_fired_on(record, {attacker});
  return take_hits(record, hits);
}

}  // namespace core::field
