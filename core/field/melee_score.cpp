#include "core/field/melee_score.h"

#include "core/field/melee.h"
#include "core/field/morale.h"
#include "core/field/outcome.h"
#include "core/field/terrain.h"

#include <algorithm>
#include <numeric>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kCombatFaces = 6;

MeleeRow combat_turned(const MeleeRow& row) noexcept { return {row.second, row.first}; }

MeleeRow horse_against_foot(const Setting& setting, std::size_t foot) {
  const MeleeTable& table = setting.charts.melee;
  if (foot > 2) {
    return table.horse_three_foot;
  }
  if (foot == 2) {
    return table.horse_two_foot;
  }
  MeleeRow row = table.horse_foot;
  if (setting.options.doubled_die) {
    row.first = {1, false, true};  // [FB-323]
  }
  return row;
}

bool combat_horse(const State& state, FigureId id) {
  const Unit& unit = state.unit(id.unit);
  if (id.figure == kGeneralFigure) {
    return true;
  }
  const Figure& figure = unit.figures.at(id.figure);
  return !figure.tending && is_mounted(unit, figure);
}

Point combat_place(const State& state, FigureId id) {
  const Unit& unit = state.unit(id.unit);
  if (id.figure == kGeneralFigure) {
    return unit.general ? state.general(*unit.general).at : unit.pose.at;
  }
  return unit.figures.at(id.figure).at;
}

/// One side of a combat, of whom only those who may have advantages are asked.
class Advantaged {
 public:
  Advantaged(const Setting& setting, const State& state, const Melee& melee, const Combat& combat,
             Side side)
      : setting_{&setting},
        state_{&state},
        melee_{&melee},
        attacks_{side == melee.attacker},
        housed_{combat.housed == side},
        enemies_{attacks_ ? combat.defenders : combat.attackers} {
    for (const FigureId each : attacks_ ? combat.attackers : combat.defenders) {
      if (const Unit& unit = state.unit(each.unit); !fights_as_bad(unit) && !unit.ford) {
        figures_.push_back(each);
      }
    }
  }

  [[nodiscard]] std::vector<Advantage> all() const {
    const Advantages& table = setting_->charts.advantages;
    std::vector<Advantage> found;
    const auto add = [&](bool has, int amount, RuleId rule, std::string_view why) {
      if (has && amount != 0) {
        found.push_back({amount, rule, why});
      }
    };
    add(charges(), table.charging, "FB-338"_rule, "charging");
    add(attacks_ && comes_down(), table.downhill, "FB-336"_rule, "downhill");
    add(!attacks_ && stands_behind_wall(), table.wall, "FB-337"_rule, "wall");
    add(true, exhausted_enemy(), "FB-357"_rule, "exhausted");
    add(housed_ && !figures_.empty(), table.in_house, "FB-330"_rule, "house");
    add(is_assault(), table.assault, "FB-453"_rule, "assault");
    return found;
  }

 private:
  template <class Test>
  [[nodiscard]] bool any(Test test) const {
    return std::ranges::any_of(figures_, test);
  }

  /// [FB-338] In the move of the charge only.
  [[nodiscard]] bool charges() const {
    return any([&](FigureId each) { return state_->unit(each.unit).now.charge.has_value(); });
  }

  /// [FB-336] The move of contact ended on the way down, or one stands on the higher contour.
  [[nodiscard]] bool comes_down() const {
    return any([&](FigureId each) {
      if (std::ranges::find(melee_->downhill, each.unit) != melee_->downhill.end()) {
        return true;
      }
      const int level = level_at(*setting_, combat_place(*state_, each));
      return std::ranges::all_of(enemies_, [&](FigureId enemy) {
        return level_at(*setting_, combat_place(*state_, enemy)) < level;
      });
    });
  }

  /// [FB-337] It does not add to a house, and is gone once the enemy has crossed.
  [[nodiscard]] bool stands_behind_wall() const {
    return any([&](FigureId each) {
      if (combat_horse(*state_, each) || in_house(each)) {
        return false;
      }
      return std::ranges::any_of(enemies_, [&](FigureId enemy) {
        return wall_before(*setting_, combat_place(*state_, each), combat_place(*state_, enemy))
            .has_value();
      });
    });
  }

  [[nodiscard]] bool in_house(FigureId id) const {
    return id.figure != kGeneralFigure &&
           state_->unit(id.unit).figures.at(id.figure).section != kNoPlace;
  }

  /// [FB-357] Fresh troops have it who attack.
  [[nodiscard]] int exhausted_enemy() const {
    const bool fresh =
        any([&](FigureId each) { return is_fresh(state_->unit(each.unit), melee_->began); });
    int most = 0;
    for (const FigureId enemy : enemies_) {
      most = std::max(most, exhaustion_bonus(*setting_, *state_, enemy.unit));
    }
    return attacks_ && fresh ? most : 0;
  }

  [[nodiscard]] bool is_assault() const {
    return setting_->options.assault_infantry && any([&](FigureId each) {
             return state_->unit(each.unit).muster.assault && !combat_horse(*state_, each);
           });
  }

  const Setting* setting_;
  const State* state_;
  const Melee* melee_;
  bool attacks_;
  bool housed_;
  std::vector<FigureId> enemies_;
  std::vector<FigureId> figures_;
};

/// How often a score comes with so many dice, by the sum.
std::vector<int> ways_to_sum(int dice) {
  std::vector<int> counts{1};
  for (int i = 0; i < dice; ++i) {
    std::vector<int> next(counts.size() + kCombatFaces);
    for (std::size_t sum = 0; sum < counts.size(); ++sum) {
      for (std::size_t face = 1; face <= kCombatFaces; ++face) {
        next[sum + face] += counts[sum];
      }
    }
    counts = std::move(next);
  }
  return counts;
}

}  // namespace

MeleeRow scores_of(const Setting& setting, std::size_t attackers, bool attacker_horse,
                   std::size_t defenders, bool defender_horse) {
  const MeleeTable& table = setting.charts.melee;
  if (attacker_horse && !defender_horse) {
    return horse_against_foot(setting, defenders);
  }
  if (!attacker_horse && defender_horse) {
    return combat_turned(horse_against_foot(setting, attackers));
  }
  if (attackers == defenders) {
    return attacker_horse ? table.horse_horse : table.foot_foot;
  }
  const MeleeRow row = attacker_horse ? table.two_horse_horse : table.two_foot_foot;
  return attackers > defenders ? row : combat_turned(row);
}

MeleeRow scores_of(const Setting& setting, const State& state, const Combat& combat) {
  return scores_of(setting, combat.attackers.size(), combat_horse(state, combat.attackers.front()),
                   combat.defenders.size(), combat_horse(state, combat.defenders.front()));
}

std::vector<Advantage> advantages_of(const Setting& setting, const State& state, const Melee& melee,
                                     const Combat& combat, Side side) {
  return Advantaged{setting, state, melee, combat, side}.all();
}

int total(const std::vector<Advantage>& advantages) noexcept {
  return std::accumulate(advantages.begin(), advantages.end(), 0,
                         [](int sum, const Advantage& each) { return sum + each.amount; });
}

int in_halves(const MeleeScore& score, int dice, int advantages) noexcept {
  constexpr int kHalves = 2;
  constexpr int kOneAndHalf = 3;
  const int factor = score.and_half ? kOneAndHalf : kHalves;
  return dice * factor * (score.doubled ? 2 : 1) + advantages * kHalves;
}

CombatOdds odds_of(const MeleeRow& row, int first_advantages, int second_advantages) {
  const auto first = ways_to_sum(row.first.dice);
  const auto second = ways_to_sum(row.second.dice);
  CombatOdds odds;
  for (std::size_t a = 0; a < first.size(); ++a) {
    for (std::size_t b = 0; b < second.size(); ++b) {
      const int count = first[a] * second[b];
      const int own = in_halves(row.first, static_cast<int>(a), first_advantages);
      const int other = in_halves(row.second, static_cast<int>(b), second_advantages);
      (own > other ? odds.first : own < other ? odds.second : odds.tie) += count;
      odds.of += count;
    }
  }
  return odds;
}

}  // namespace core::field
