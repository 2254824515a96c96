// The computer general: commands a side with legal choices only, and knows no more than the side.
#pragma once

#include "core/ai/temper.h"
#include "core/game/game.h"

#include <memory>

namespace core::ai {

/// He has no chance of his own: of two choices that are worth the same he takes the first. What he
/// keeps from one choice to the next is the operation that is under way, so he does the same again
/// when he is asked again from the begin of the stage [4.1]; who is asked first in the middle of a
/// march knows nothing of its aim.
class General {
 public:
  explicit General(Temper temper);
  General(General&&) noexcept;
  General& operator=(General&&) noexcept;
  ~General();

  /// The choice of whoever is asked, always a legal one. He never concedes.
  /// @pre the game asks
  [[nodiscard]] sequence::Action choose(game::Game& game);

 private:
  struct Mind;

  Temper temper_;
  std::unique_ptr<Mind> mind_;
};

}  // namespace core::ai
