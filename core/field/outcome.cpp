#include "core/field/outcome.h"

#include "core/field/formation.h"
#include "core/field/generals.h"
#include "core/field/houses.h"
#include "core/field/losses.h"
#include "core/field/melee.h"
#include "core/field/morale.h"

#include <algorithm>
#include <set>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kTimesTheOther = 2;

constexpr std::size_t outcome_side(Side side) noexcept { return static_cast<std::size_t>(side); }

/// First move, from this one on, in which a unit is free again after so many.
std::int16_t free_after(const Record& record, int moves) noexcept {
  return static_cast<std::int16_t>(record.state().move + moves + 1);
}

/// [FB-361] Figures that may have to surrender, and that make others do so: not who is in a house
/// while his enemies are outside, nor these.
class HandToHand {
 public:
  HandToHand(const State& state, const Melee& melee) : state_{&state}, melee_{&melee} {
    for (const Side side : board::kSides) {
      for (const UnitId id : melee.units) {
        const Unit& unit = state.unit(id);
        for (const Figure& figure : unit.figures) {
          if (unit.side == side && unit.on_table() && figure.present()) {
            places_[outcome_side(side)].insert(figure.section);
          }
        }
      }
    }
  }

  [[nodiscard]] bool counts(const Unit& unit, const Figure& figure) const {
    return figure.present() &&
           places_[outcome_side(board::enemy_of(unit.side))].count(figure.section) > 0;
  }

  [[nodiscard]] int count(Side side) const {
    int sum = 0;
    for (const UnitId id : melee_->units) {
      const Unit& unit = state_->unit(id);
      if (unit.side == side && unit.on_table()) {
        sum += static_cast<int>(std::ranges::count_if(
            unit.figures, [&](const Figure& figure) { return counts(unit, figure); }));
      }
    }
    return sum;
  }

 private:
  const State* state_;
  const Melee* melee_;
  std::array<std::set<std::int8_t>, 2> places_;  ///< sections, or outside
};

/// A melee after one of its moves.
class Settling {
 public:
  Settling(Record& record, std::size_t index, const std::vector<UnitId>& hurt)
      : record_{record}, index_{index}, hurt_{hurt.begin(), hurt.end()} {}

  void run() {
    constexpr int kLastMove = 3;
    const int moves = melee().moves;
    if (moves > 1) {
      take_prisoners();
    }
    if (moves < kLastMove) {
      look_at_losses(moves == 1);
      look_at_morale(moves == 1 ? "FB-351"_rule : "FB-353"_rule);
    }
    look_at_strength(moves);
    conclude(moves);
  }

 private:
  [[nodiscard]] const Aftermath& after() const { return record_.setting().charts.aftermath; }

  [[nodiscard]] const Melee& melee() const { return record_.state().melees.at(index_); }

  template <class Edit>
  void change(Edit edit) {
    auto all = record_.state().melees;
    edit(all.at(index_));
    record_.apply(MeleesChanged{std::move(all), record_.state().bringing});
  }

  /// Of a side, on the table, and not about to leave.
  [[nodiscard]] std::vector<UnitId> staying(Side side) const {
    std::vector<UnitId> units;
    for (const UnitId id : melee().units) {
      if (record_.unit(id).side == side && record_.unit(id).on_table() && leaving_.count(id) == 0) {
        units.push_back(id);
      }
    }
    return units;
  }

  // [FB-360] [FB-361] Before anybody withdraws.
  void take_prisoners() {
    const HandToHand count{record_.state(), melee()};
    for (const Side side : board::kSides) {
      const int figures = count.count(side);
      const int enemies = count.count(board::enemy_of(side));
      if (is_outnumbered(figures, enemies)) {
        const auto units = staying(side);
        record_.tell(table::told("FB-360"_rule, "surrenders")
                         .of(units.front())
                         .with_figures({figures, enemies}));
        for (const UnitId id : units) {
          surrender(id, count);
        }
        return;
      }
    }
  }

  void surrender(UnitId id, const HandToHand& count) {
    const Side taker = board::enemy_of(record_.unit(id).side);
    record_.change(id, [&](Unit& unit) {
      for (Figure& figure : unit.figures) {
        figure.fate = count.counts(unit, figure) ? Fate::Captured : figure.fate;
      }
      if (men_of(unit) + officers_of(unit) > 0) {
        return;  // a part of it is in a house
      }
      unit.where = Where::Surrendered;
      unit.ford.reset();
      for (GunModel& gun : unit.guns) {
        gun.taken_by = gun.destroyed ? gun.taken_by : taker;
      }
    });
    const auto general = record_.unit(id).general;
    if (!record_.unit(id).on_table() && general) {
      part_from_general(record_, id);
      record_.change(*general, [](General& now) { now.where = Where::Surrendered; });
    }
  }

  /// [FB-350] [FB-352] [FB-353] Fire counts after the first move only.
  void look_at_losses(bool first_move) {
    std::array<int, 2> losses{};
    for (const Side side : board::kSides) {
      const std::size_t i = outcome_side(side);
      losses[i] = melee().first[i] + melee().later[i] + (first_move ? melee().by_fire[i] : 0);
    }
    for (const Side side : board::kSides) {
      const int own = losses[outcome_side(side)];
      const int other = losses[outcome_side(board::enemy_of(side))];
      const auto units = staying(side);
      if (!units.empty() && is_twice(own, other)) {
        record_.tell(first_move ? "FB-350"_rule : "FB-353"_rule, "twice-the-losses", units.front(),
                     {own, other});
        leaving_.insert(units.begin(), units.end());
      }
    }
  }

  /// [FB-351] [FB-353] [FB-384] Who lost anybody, and who had bad morale before. A unit that was
  /// tested in this move already is not tested again [FB-377].
  void look_at_morale(RuleId rule) {
    for (const UnitId id : melee().units) {
      const Unit& unit = record_.unit(id);
      const bool lost = hurt_.count(id) > 0 || (melee().moves == 1 && unit.now.shocked);
      const bool was_bad = unit.bad > 0 && !unit.rallies;
      if (!unit.on_table() || !has_morale(unit) || unit.broken || unit.now.tested ||
          (!lost && !was_bad)) {
        continue;
      }
      if (!test_morale(record_, id, lost ? rule : "FB-384"_rule, Occasion::InMelee) &&
          record_.unit(id).on_table()) {
        leaving_.insert(id);
      }
    }
  }

  /// [FB-401] Who has lost half in the first move still fights the second, which is his last; who
  /// came broken goes on to the rear [FB-402]. A garrison may keep its houses.
  void look_at_strength(int moves) {
    for (const UnitId id : melee().units) {
      const Unit& unit = record_.unit(id);
      const bool goes = unit.broken || (moves == 2 && at_half(unit));
      if (unit.on_table() && goes && !is_housed(unit)) {
        leaving_.insert(id);
      }
    }
  }

  void conclude(int moves) {
    const auto attackers = staying(melee().attacker);
    const auto defenders = staying(board::enemy_of(melee().attacker));
    const bool parted =
        has_leaver(melee().attacker) != has_leaver(board::enemy_of(melee().attacker));
    for (const UnitId id : leaving_) {
      exhaust(id, after().beaten_back + after().exhausted_back, after().rest);
      record_.tell("FB-355"_rule, "withdraws", id);
    }
    if (attackers.empty() || defenders.empty()) {
      for (const UnitId id : attackers.empty() ? defenders : attackers) {
        re_form(id);
      }
      change([](Melee& now) { now.over = true; });
      return;
    }
    const bool third = moves == 2 && (melee().built_up || parted);
    if (moves == 1 || third) {
      change([&](Melee& now) {
        std::erase_if(now.units, [&](UnitId id) {
          return leaving_.count(id) > 0 || !record_.unit(id).on_table();
        });
        now.one_sided = moves == 2 && parted;
      });
      return;
    }
    draw(attackers, defenders);
  }

  [[nodiscard]] bool has_leaver(Side side) const {
    return std::ranges::any_of(leaving_, [&](UnitId id) { return record_.unit(id).side == side; });
  }

  /// [FB-354] [FB-356] Both retire, but for a defender with orders to hold.
  void draw(const std::vector<UnitId>& attackers, const std::vector<UnitId>& defenders) {
    record_.tell(
        table::told("FB-354"_rule, "melee-drawn").of(attackers.front()).with(defenders.front()));
    for (const UnitId id : attackers) {
      retire(id);
    }
    for (const UnitId id : defenders) {
      if (holds_ground(record_.unit(id), melee())) {
        exhaust(id, 0, after().held);
        record_.tell("FB-358"_rule, "holds-ground", id);
      } else {
        retire(id);
      }
    }
    change([](Melee& now) { now.over = true; });
  }

  void retire(UnitId id) {
    exhaust(id, after().drawn_back, after().rest);
    record_.tell("FB-356"_rule, "retires", id);
  }

  /// [FB-356] [FB-358]
  void exhaust(UnitId id, int back, int rest) {
    record_.change(id, [&](Unit& unit) {
      unit.retreat = static_cast<std::int8_t>(back);
      unit.resting = static_cast<std::int8_t>(rest);
      unit.exhausted = record_.state().move;
      unit.fresh_again = free_after(record_, back + rest);
    });
  }

  /// [FB-355] [FB-358] The winner is not exhausted, but re-forms in the next move.
  void re_form(UnitId id) {
    const auto moves = static_cast<std::int8_t>(after().re_forms);
    record_.change(id, [&](Unit& unit) {
      unit.resting = std::max(unit.resting, moves);
      unit.fresh_again = std::max(unit.fresh_again, free_after(record_, moves));
    });
    record_.tell("FB-355"_rule, "wins-melee", id);
  }

  Record& record_;
  std::size_t index_;
  std::set<UnitId> hurt_;
  std::set<UnitId> leaving_;
};

}  // namespace

bool is_twice(int losses, int other) noexcept {
  return losses >= kTimesTheOther && losses >= kTimesTheOther * other;
}

bool is_outnumbered(int figures, int enemies) noexcept {
  return figures > 0 && figures * kTimesTheOther <= enemies;
}

bool holds_ground(const Unit& unit, const Melee& melee) noexcept {
  return unit.side != melee.attacker && unit.order.kind == OrderKind::Hold;
}

bool is_fresh(const Unit& unit, int move) noexcept {
  return unit.exhausted == 0 || unit.fresh_again <= move;
}

int exhaustion_bonus(const Setting& setting, const State& state, UnitId attacked) {
  const Unit& unit = state.unit(attacked);
  const Melee* const melee = melee_of(state, attacked);
  if (unit.exhausted == 0 || unit.exhausted >= state.move) {
    return 0;
  }
  const Advantages& table = setting.charts.advantages;
  // Who is drawn into a melee that goes on begins his own fight then.
  const bool again = melee != nullptr && melee->moves > 0 && unit.fought_last > unit.exhausted;
  const int first = again ? std::max<int>(melee->began, unit.exhausted + 1) : state.move;
  switch (first - unit.exhausted - 1) {  // moves without combat
    case 0:
      return again ? table.again_no_rest : table.exhausted_no_rest;
    case 1:
      return again ? table.again_one_rest : table.exhausted_one_rest;
    default:
      return 0;
  }
}

bool may_act_offensively(const State& state, UnitId id) noexcept {
  const Unit& unit = state.unit(id);
  return unit.on_table() && !unit.asleep && !unit.halted && !is_in_retreat(unit) &&
         !fights_as_bad(unit) && state.move >= unit.fresh_again && melee_of(state, id) == nullptr;
}

void settle_melee(Record& record, std::size_t index, const std::vector<UnitId>& hurt) {
  Settling{record, index, hurt}.run();
}

}  // namespace core::field
