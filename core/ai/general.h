// The computer general: commands a side with legal choices only, and knows no more than the side.
#pragma once

#include "core/ai/temper.h"
#include "core/game/game.h"

#include <cstdint>
#include <memory>

namespace core::ai {

/// What he keeps from one choice to the next is of the stage that is being played, and he would
/// come to it again by playing it again from its begin. Of two choices that are worth the same he
/// takes the first: with the same position, level and temperament he does the same.
class General {
 public:
  explicit General(Temper temper);
  General(General&&) noexcept;
  General& operator=(General&&) noexcept;
  ~General();

  [[nodiscard]] Temper temper() const noexcept { return temper_; }

  /// The choice of whoever is asked, always a legal one. He never concedes.
  /// @pre the game asks
  [[nodiscard]] sequence::Action choose(game::Game& game);

 private:
  struct Mind;

  Temper temper_;
  std::unique_ptr<Mind> mind_;
};

}  // namespace core::ai
