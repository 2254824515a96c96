// The best of the choices that are legal.
#pragma once

#include "core/sequence/action.h"

#include <optional>
#include <vector>

namespace core::plan {

/// The choice of a kind with the highest rank, the first of several.
template <class Rank>
std::optional<sequence::Action> best_of(const std::vector<sequence::Action>& legal,
                                        sequence::ActionKind kind, Rank rank) {
  const sequence::Action* best = nullptr;
  for (const sequence::Action& action : legal) {
    if (action.kind == kind && (best == nullptr || rank(action) > rank(*best))) {
      best = &action;
    }
  }
  return best != nullptr ? std::optional{*best} : std::nullopt;
}

}  // namespace core::plan
