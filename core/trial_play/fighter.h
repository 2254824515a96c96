// A random player that looks for the Enemy: the rules of battle, siege and landing tried on games
// that chance alone would never come to.
#pragma once

#include "core/game/game.h"
#include "core/trial_play/chance.h"

#include <array>
#include <cstdint>
#include <vector>

namespace core::trial_play {

/// What a side of such a game is after: the Enemy wherever he is, his forts, his coasts, or the
/// other sea [7.41].
enum class Purpose : std::uint8_t { Battle, Siege, Landing, Voyage };

/// Half of its choices are of the kind that it has made least so far in this game, so that every
/// kind comes up; the others are drawn, what fights more often than what does not. Each side has a
/// purpose, drawn for the game: a force or a group of ships mostly goes where that is nearer, and
/// who has come to a siege or beside a coast mostly stays. It never concedes [25.6].
class Fighter {
 public:
  explicit Fighter(std::uint64_t seed);

  /// @pre there is a legal choice
  [[nodiscard]] game::Action choose(game::Game& game);

 private:
  /// Legal choices of one kind.
  struct Kind {
    sequence::ActionKind kind{};
    std::vector<const game::Action*> choices;
  };

  /// Mostly leaves out what would take people from where their side wants them.
  void keep_stations(const state::Situation& now, board::Side side, std::vector<Kind>& kinds);
  [[nodiscard]] const Kind& draw_kind(const std::vector<Kind>& kinds);
  [[nodiscard]] const game::Action& draw_choice(const state::Situation& now, board::Side side,
                                                const Kind& kind);

  [[nodiscard]] Purpose purpose_of(const state::Situation& now, board::Side side) const noexcept;

  Chance chance_;
  std::array<Purpose, 2> purpose_{};
  std::array<std::uint32_t, sequence::kActionKindCount> made_{};
};

}  // namespace core::trial_play
