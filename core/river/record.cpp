#include "core/river/record.h"

#include "core/base/hash.h"

#include <array>
#include <string>

namespace core::river {

int Record::roll(const Throw& one, Thrown by) {
  const auto written = state().dice.written_for(state().dice.made() + 1);
  const base::Dice& dice = by == Thrown::River && !written ? state().river_dice : state().dice;
  const int face = dice.next(one.sides);
  apply(Rolled{one.why, static_cast<std::uint8_t>(one.sides), static_cast<std::uint8_t>(face),
               static_cast<std::int16_t>(one.modifier), by, one.vessel});
  return face;
}

int Record::sum(RuleId why, DiceSum dice, Thrown by) {
  int total = dice.plus;
  for (int i = 0; i < dice.dice; ++i) {
    total += roll({why, dice.sides, 0, {}}, by);
  }
  return total;
}

std::size_t Record::draw(RuleId why, std::size_t count, Thrown by) {
  if (count <= 1) {
    return 0;
  }
  constexpr std::array kDice{6, 10, 20, 100};  // [RR-020]
  int sides = kDice.back();
  for (const int each : kDice) {
    if (each >= static_cast<int>(count)) {
      sides = each;
      break;
    }
  }
  for (;;) {
    if (const int face = roll({why, sides, 0, {}}, by); face <= static_cast<int>(count)) {
      return static_cast<std::size_t>(face - 1);
    }
  }
}

void Record::lay_river_dice(Place place, int what) {
  apply(RiverDiceLaid{base::hash_of("river " + std::to_string(setting().begin.river) + ' ' +
                                    std::to_string(place.branch) + ' ' +
                                    std::to_string(place.section) + ' ' + std::to_string(what))});
}

}  // namespace core::river
