// The computer's captain: commands a side with legal choices only, and knows no more than the side.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/view.h"

#include <memory>

namespace core::coastal {

/// Of two equally good choices it takes the first; it has no chance of its own. What it keeps from
/// one choice to the next is only what it would work out again.
class Captain {
 public:
  Captain();
  Captain(Captain&&) noexcept;
  Captain& operator=(Captain&&) noexcept;
  ~Captain();

  /// The choice of the side that is asked.
  /// @param view of that side, and nothing else
  /// @pre somebody is asked
  [[nodiscard]] Action choose(const View& view);

 private:
  struct Knows;
  std::unique_ptr<Knows> knows_;
};

/// One that chooses by chance: each of its ships plots by an even choice among plots_of(), each gun
/// is laid on an even choice of its targets, boarders likewise. To measure captains by.
/// @param chance its own, not the dice of the battle
[[nodiscard]] Action random_choice(const View& view, base::Dice& chance);

}  // namespace core::coastal
