// Choosing among several: by what each is worth, or by chance. What the captains of both naval sets
// need.
#pragma once

#include "core/base/dice.h"

#include <cstddef>
#include <vector>

namespace core::table {

/// The best of some choices by their value; the first of equals.
/// @pre there is one
template <class Choice, class Value>
[[nodiscard]] Choice best_of(const std::vector<Choice>& choices, const Value& value) {
  std::size_t best = 0;
  double most = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const double now = value(choices[i]);
    if (i == 0 || now > most) {
      best = i;
      most = now;
    }
  }
  return choices.at(best);
}

/// One of some choices, each as likely as the others.
/// @param chance no dice of a battle
/// @pre there is one
template <class Choice>
[[nodiscard]] Choice any_of(const std::vector<Choice>& choices, base::Dice& chance) {
  const int face = chance.next(static_cast<int>(choices.size()));
  chance.count();
  return choices.at(static_cast<std::size_t>(face - 1));
}

}  // namespace core::table
