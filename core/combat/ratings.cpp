#include "core/combat/ratings.h"

#include "core/command/initiative.h"

namespace core::combat {

Ratings ratings_of(const state::Situation& now, state::PieceId leader) {
  const rulebook::LeaderRow* const row = command::row_of(now, leader);
  if (row == nullptr) {
    return {};
  }
  const int less = command::loss_by_cavalry(now, leader);
  return {row->initiative - less, row->combat - less};
}

}  // namespace core::combat
