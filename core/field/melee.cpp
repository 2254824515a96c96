#include "core/field/melee.h"

#include "core/field/break_in.h"
#include "core/field/bring_in.h"
#include "core/field/combats.h"
#include "core/field/losses.h"
#include "core/field/melee_score.h"
#include "core/field/outcome.h"

#include <algorithm>
#include <set>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr std::size_t melee_side(Side side) noexcept { return static_cast<std::size_t>(side); }

template <class Edit>
void change_melee(Record& record, std::size_t index, Edit edit) {
  auto all = record.state().melees;
  edit(all.at(index));
  record.apply(MeleesChanged{std::move(all), record.state().bringing});
}

// --- Who is in which melee. ---

/// How two units are in contact.
enum class Touching : std::uint8_t { No, Field, House };

/// [FB-320] A unit that only stands beside a house does not fight who is in it: it must have come
/// for that, or fight him already.
bool comes_to_grips(const State& state, UnitId a, UnitId b) {
  const Melee* const melee = melee_of(state, a);
  return state.unit(a).now.contacted || state.unit(a).now.charge ||
         (melee != nullptr && melee == melee_of(state, b));
}

Touching touching(const Setting& setting, const State& state, UnitId a, UnitId b,
                  const std::vector<std::vector<Fighter>>& fighters) {
  Touching found = Touching::No;
  for (const Fighter& one : fighters[a.value()]) {
    for (const Fighter& other : fighters[b.value()]) {
      if (!touch_each_other(setting, one, other)) {
        continue;
      }
      if (!one.section && !other.section) {
        found = found == Touching::No ? Touching::Field : found;
      } else if ((one.section && other.section) ||
                 comes_to_grips(state, one.section ? b : a, one.section ? a : b)) {
        return Touching::House;
      }
    }
  }
  return found;
}

/// Boxes round all that stands outside of houses, to look at few pairs only.
std::optional<table::Box> box_round(const std::vector<Fighter>& fighters, const Setting& setting) {
  std::vector<Point> points;
  for (const Fighter& each : fighters) {
    for (const Body& body : each.bodies) {
      points.insert(points.end(), body.corners.begin(), body.corners.end());
    }
    if (each.section) {
      const auto& walls = setting.sections.at(each.section->value()).polygon;
      points.insert(points.end(), walls.begin(), walls.end());
    }
  }
  return points.empty() ? std::nullopt : std::optional{table::box_of(points)};
}

std::optional<std::size_t> index_of_melee(const std::vector<Melee>& melees, UnitId unit) {
  for (std::size_t i = 0; i < melees.size(); ++i) {
    if (!melees[i].over && std::ranges::find(melees[i].units, unit) != melees[i].units.end()) {
      return i;
    }
  }
  return std::nullopt;
}

/// Whose unit came into contact: a charge before a countercharge, before a move.
Side attacker_of(const State& state, const std::vector<UnitId>& units) {
  const auto weight = [&](UnitId id) {
    const Doings& now = state.unit(id).now;
    return now.charge && !now.charge->counter ? 4
           : now.charge                       ? 3
           : now.contacted                    ? 2
           : now.moved > Inches{}             ? 1
                                              : 0;
  };
  const auto most =
      std::ranges::max_element(units, [&](UnitId a, UnitId b) { return weight(a) < weight(b); });
  return state.unit(*most).side;
}

/// [FB-352] Losses of a side by the fire of units of the melee, in the moves of the charge: those
/// of cavalry take two.
int losses_by_fire(const State& state, const Melee& melee, Side side) {
  const bool two_moves = std::ranges::any_of(melee.units, [&](UnitId id) {
    return is_mounted(state.unit(id)) && state.unit(id).now.charge;
  });
  int sum = 0;
  for (const UnitId id : melee.units) {
    if (state.unit(id).side != side) {
      continue;
    }
    for (const FireLoss& loss : state.unit(id).fire_losses) {
      const bool counts = loss.move == state.move || (two_moves && loss.move == state.move - 1);
      if (counts && std::ranges::find(melee.units, loss.by) != melee.units.end()) {
        sum += loss.count;
      }
    }
  }
  return sum;
}

/// Melees as they form.
class Joining {
 public:
  Joining(const Setting& setting, const State& state) : setting_{&setting}, state_{&state} {
    for (const Melee& each : state.melees) {
      if (!each.over) {
        melees_.push_back(each);
      }
    }
    for (std::size_t i = 0; i < state.units.size(); ++i) {
      fighters_.push_back(fighters_of(setting, state, {unit_id(i)}));
      boxes_.push_back(box_round(fighters_.back(), setting));
    }
  }

  std::vector<Melee> run() {
    for (std::size_t i = 0; i < state_->units.size(); ++i) {
      for (std::size_t j = i + 1; j < state_->units.size(); ++j) {
        look_at(i, j);
      }
    }
    for (Melee& each : melees_) {
      if (each.moves == 0) {
        complete(each);
      }
    }
    std::erase_if(melees_, [](const Melee& each) { return each.over; });
    return std::move(melees_);
  }

 private:
  void look_at(std::size_t i, std::size_t j) {
    const Unit& a = state_->units[i];
    const Unit& b = state_->units[j];
    if (a.side == b.side || !boxes_[i] || !boxes_[j] ||
        !table::close(*boxes_[i], *boxes_[j], kContact)) {
      return;
    }
    const Touching how = touching(*setting_, *state_, unit_id(i), unit_id(j), fighters_);
    if (how == Touching::No) {
      return;
    }
    if (const auto melee = bring_together(unit_id(i), unit_id(j))) {
      melees_[*melee].built_up = melees_[*melee].built_up || how == Touching::House;
    }
  }

  /// One melee for both. Two that have gone on by themselves stay as they are.
  std::optional<std::size_t> bring_together(UnitId a, UnitId b) {
    const auto one = index_of_melee(melees_, a);
    const auto other = index_of_melee(melees_, b);
    if (one && other) {
      return *one == *other ? one : merge(*one, *other);
    }
    if (one || other) {
      const std::size_t index = one ? *one : *other;
      join(melees_[index], one ? b : a);
      return index;
    }
    Melee melee;
    melee.units = {a, b};
    melee.began = state_->move;
    melees_.push_back(std::move(melee));
    return melees_.size() - 1;
  }

  /// [FB-336] Who comes down a slope to a melee that goes on attacks downhill too.
  void join(Melee& melee, UnitId id) const {
    melee.units.push_back(id);
    const Unit& unit = state_->unit(id);
    if (melee.moves > 0 && unit.side == melee.attacker && unit.now.downhill) {
      melee.downhill.push_back(id);
    }
  }

  std::optional<std::size_t> merge(std::size_t one, std::size_t other) {
    if (melees_[one].moves > 0 && melees_[other].moves > 0) {
      return std::nullopt;
    }
    const std::size_t kept = melees_[other].moves > 0 ? other : one;
    Melee& gone = melees_[kept == one ? other : one];
    auto& units = melees_[kept].units;
    units.insert(units.end(), gone.units.begin(), gone.units.end());
    gone.over = true;
    return kept;
  }

  void complete(Melee& melee) const {
    std::ranges::sort(melee.units);
    melee.attacker = attacker_of(*state_, melee.units);
    melee.downhill.clear();
    for (const UnitId id : melee.units) {
      if (state_->unit(id).side == melee.attacker && state_->unit(id).now.downhill) {
        melee.downhill.push_back(id);
      }
    }
    for (const Side side : board::kSides) {
      melee.by_fire[melee_side(side)] =
          static_cast<std::int16_t>(losses_by_fire(*state_, melee, side));
    }
  }

  const Setting* setting_;
  const State* state_;
  std::vector<Melee> melees_;
  std::vector<std::vector<Fighter>> fighters_;  ///< by unit
  std::vector<std::optional<table::Box>> boxes_;
};

void tell_of_new(Record& record, const std::vector<Melee>& before) {
  for (const Melee& melee : record.state().melees) {
    for (const UnitId id : melee.units) {
      if (index_of_melee(before, id) || record.unit(id).side != melee.attacker) {
        continue;
      }
      const auto enemy = std::ranges::find_if(
          melee.units, [&](UnitId other) { return record.unit(other).side != melee.attacker; });
      record.tell(table::told("FB-320"_rule, "melee-begins").of(id).with(*enemy));
    }
  }
}

// --- A move of a melee. ---

/// [FB-322] Who of several falls is drawn by a die, each as likely.
FigureId draw_victim(Record& record, const std::vector<FigureId>& losers) {
  constexpr int kDraws = 6;
  if (losers.size() == 1) {
    return losers.front();
  }
  const int die = record.d6("FB-322"_rule, losers.front().unit);
  return losers[static_cast<std::size_t>(die - 1) * losers.size() / kDraws];
}

/// Dice and score of one side of a combat.
struct CombatScore {
  int dice{};
  int bonus{};
  int halves{};

  /// For the log, which writes halves as tenths.
  [[nodiscard]] int tenths() const noexcept { return halves * 5; }
};

CombatScore throw_for(Record& record, const MeleeScore& score, UnitId unit, int bonus) {
  CombatScore thrown;
  thrown.bonus = bonus;
  for (int i = 0; i < score.dice; ++i) {
    thrown.dice += record.d6("FB-321"_rule, unit);
  }
  thrown.halves = in_halves(score, thrown.dice, bonus);
  return thrown;
}

/// [FB-321] [FB-327] Attacker's dice first.
/// @return who falls
std::optional<FigureId> fight_combat(Record& record, const Melee& melee, const Combat& combat) {
  const Setting& setting = record.setting();
  const MeleeRow row = scores_of(setting, record.state(), combat);
  const UnitId attacker = combat.attackers.front().unit;
  const UnitId defender = combat.defenders.front().unit;
  const auto bonus = [&](Side side) {
    return total(advantages_of(setting, record.state(), melee, combat, side));
  };
  const CombatScore own = throw_for(record, row.first, attacker, bonus(melee.attacker));
  const CombatScore other =
      throw_for(record, row.second, defender, bonus(board::enemy_of(melee.attacker)));
  std::optional<FigureId> falls;
  std::string_view key = "combat-tied";
  if (own.halves != other.halves) {
    const bool wins = own.halves > other.halves;
    key = wins ? "combat-won" : "combat-lost";
    falls = draw_victim(record, wins ? combat.defenders : combat.attackers);
  }
  record.tell(table::told("FB-321"_rule, key)
                  .of(attacker)
                  .with(defender)
                  .with_figures({static_cast<int>(combat.attackers.size()), own.dice, own.bonus,
                                 own.tenths(), static_cast<int>(combat.defenders.size()),
                                 other.dice, other.bonus, other.tenths()}));
  return falls;
}

/// What a move of a melee has cost.
struct MeleeToll {
  std::array<std::int16_t, 2> men{};
  std::vector<UnitId> hurt;
};

/// [FB-327] All at the same time.
MeleeToll bury_fallen(Record& record, const std::vector<FigureId>& fallen) {
  MeleeToll toll;
  for (const FigureId each : fallen) {
    const Unit& unit = record.unit(each.unit);
    if (each.figure == kGeneralFigure) {
      if (unit.general) {
        strike_general(record, *unit.general, "FB-322"_rule);
      }
      continue;
    }
    const bool officer = is_officer(unit.figures.at(each.figure).kind);
    const Side side = unit.side;
    if (strike(record, each, "FB-322"_rule, Blow::Melee) && !officer) {
      ++toll.men[melee_side(side)];
      toll.hurt.push_back(each.unit);
    }
  }
  return toll;
}

/// [FB-310] Whom horsemen have ridden down in this move.
void add_ridden_down(const Record& record, const Melee& melee, MeleeToll& toll) {
  for (const UnitId id : melee.units) {
    const Unit& unit = record.unit(id);
    if (unit.now.ridden_down > 0) {
      auto& men = toll.men[melee_side(unit.side)];
      men = static_cast<std::int16_t>(men + unit.now.ridden_down);
      toll.hurt.push_back(id);
    }
  }
}

std::vector<Combat> combats_of(Record& record, const Melee& melee) {
  const auto outside = break_in(record, melee);
  auto fighters = fighters_of(record.setting(), record.state(), melee.units);
  for (Fighter& each : fighters) {
    const auto found = std::ranges::find(outside, each.id, &AtWall::figure);
    if (found != outside.end()) {
      each.storms = found->section;
    }
  }
  return pair_off(record.setting(), fighters, melee.attacker, facing_of(record.state(), melee));
}

void fight_move(Record& record, std::size_t index) {
  const Melee melee = record.state().melees.at(index);
  std::vector<FigureId> fallen;
  for (const Combat& combat : combats_of(record, melee)) {
    if (const auto falls = fight_combat(record, melee, combat)) {
      fallen.push_back(*falls);
    }
  }
  MeleeToll toll = bury_fallen(record, fallen);
  add_ridden_down(record, melee, toll);
  hold_sections(record, melee);
  for (const UnitId id : melee.units) {
    record.change(id, [&](Unit& unit) {
      unit.now.fought = true;
      unit.fought_last = record.state().move;
    });
  }
  change_melee(record, index, [&](Melee& now) {
    auto& losses = now.moves == 0 ? now.first : now.later;
    for (std::size_t i = 0; i < losses.size(); ++i) {
      losses[i] = static_cast<std::int16_t>(losses[i] + toll.men[i]);
    }
    ++now.moves;
    now.fought = record.state().move;
  });
  settle_melee(record, index, toll.hurt);
}

bool melee_is_due(const State& state, const Melee& melee) noexcept {
  return !melee.over && melee.fought != state.move;
}

}  // namespace

const Melee* melee_of(const State& state, UnitId unit) noexcept {
  for (const Melee& each : state.melees) {
    if (!each.over && std::ranges::find(each.units, unit) != each.units.end()) {
      return &each;
    }
  }
  return nullptr;
}

MeanToll mean_toll(const Setting& setting, const State& state, const Melee& melee) {
  MeanToll toll;
  const auto bonus = [&](const Combat& combat, Side side) {
    return total(advantages_of(setting, state, melee, combat, side));
  };
  for (const Combat& combat : pair_off(setting, fighters_of(setting, state, melee.units),
                                       melee.attacker, facing_of(state, melee))) {
    const CombatOdds odds =
        odds_of(scores_of(setting, state, combat), bonus(combat, melee.attacker),
                bonus(combat, board::enemy_of(melee.attacker)));
    toll.defender += static_cast<double>(odds.first) / odds.of;
    toll.attacker += static_cast<double>(odds.second) / odds.of;
  }
  return toll;
}

void join_melees(Record& record) {
  const auto before = record.state().melees;
  auto now = Joining{record.setting(), record.state()}.run();
  if (now != before) {
    record.apply(MeleesChanged{std::move(now), std::nullopt});
    tell_of_new(record, before);
  }
}

void fight_melees(Record& record) {
  for (std::size_t i = 0; i < record.state().melees.size(); ++i) {
    if (record.state().bringing) {
      return;  // somebody decides
    }
    if (!melee_is_due(record.state(), record.state().melees[i])) {
      continue;
    }
    const Melee& melee = record.state().melees[i];
    if (melee.moves > 0 && melee.brought != record.state().move) {
      begin_bringing_in(record, i);
      if (record.state().bringing) {
        return;
      }
    }
    fight_move(record, i);
  }
}

}  // namespace core::field
