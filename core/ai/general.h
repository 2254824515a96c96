// The computer general: commands a side with legal choices only, and knows no more than the side.
#pragma once

#include "core/ai/battle.h"
#include "core/ai/note.h"
#include "core/ai/temper.h"
#include "core/ai/weights.h"
#include "core/game/game.h"

#include <atomic>
#include <memory>
#include <optional>

namespace core::ai {

/// He has no chance of his own: of two choices that are worth the same he takes the first. What he
/// keeps from one choice to the next stands in his note() of the side's last one, so that a game
/// that is opened again goes on the same [4.1].
class General {
 public:
  /// @param hurry while it is true he takes the best that he has found so far; null: never. What he
  ///              does then hangs on when he was told, and stands in his note.
  explicit General(Temper temper, const std::atomic<bool>* hurry = nullptr);

  /// Somebody who plays in the mind of another: he looks at less, and follows the plan of the week
  /// that he is told by remember(). Elsewhere he plays with that temperament.
  [[nodiscard]] static General in_mind(Temperament temperament);

  /// Whoever plays in the mind of another does so in a part of the map only; nothing: everywhere.
  void keep_to(std::optional<Theatre> theatre);

  General(General&&) noexcept;
  General& operator=(General&&) noexcept;
  ~General();

  /// Before his first choice: he weighs with these instead of what the chart says. Of the chart's
  /// weights alone a save knows.
  void try_weights(WeightChanges changes);

  /// The choice of whoever is asked, always a legal one. He never concedes.
  /// @pre the game asks
  [[nodiscard]] sequence::Action choose(game::Game& game);

  /// What he notes of the choice that he made last.
  [[nodiscard]] const Note& note() const noexcept;

  /// He goes on from what he noted of the last choice of his side: a game was opened again, or
  /// something was taken back.
  void remember(Note note);

 private:
  struct Mind;

  General(Temper temper, const std::atomic<bool>* hurry, bool in_mind);

  Temper temper_;
  const std::atomic<bool>* hurry_;
  std::unique_ptr<Mind> mind_;
};

}  // namespace core::ai
