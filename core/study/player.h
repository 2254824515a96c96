// Who decides for a side in games that nobody sits at.
#pragma once

#include "core/ai/general.h"
#include "core/trial_play/random_play.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace core::study {

/// [28] A side that stands still: it moves nothing, attacks nothing and builds nothing. What it is
/// asked it answers as the register of decisions has it when nobody answers; where that names
/// nothing it takes the first order.
class StillPlayer {
 public:
  [[nodiscard]] static game::Action choose(game::Game& game);
};

/// A player as commands name him: a general ("recruit", "veteran:bold"), or one of the others.
struct PlayerName {
  enum class Kind : std::uint8_t {
    General,
    Random,    ///< any legal choice (trial_play::RandomPlayer)
    Standing,  ///< stays where he is, and leaves the Strategic Turn to a staff
    Still      ///< StillPlayer
  };

  Kind kind{};
  ai::Temper temper;            ///< of a general
  ai::WeightChanges changes{};  ///< of a general whose weights are tried; text_of() tells none

  friend bool operator==(const PlayerName&, const PlayerName&) = default;
};

[[nodiscard]] std::optional<PlayerName> parse_player(std::string_view text) noexcept;
[[nodiscard]] std::string text_of(const PlayerName& name);

class Player {
 public:
  /// @param seed of what he does by chance; it is not that of the dice
  Player(const PlayerName& name, std::uint64_t seed);

  /// The choice of whoever is asked.
  [[nodiscard]] game::Action choose(game::Game& game);

  /// What a general noted of his last choice; null for others.
  [[nodiscard]] const ai::Note* note() const noexcept;

 private:
  using Anybody =
      std::variant<ai::General, trial_play::RandomPlayer, trial_play::StandingPlayer, StillPlayer>;

  [[nodiscard]] static Anybody somebody(const PlayerName& name, std::uint64_t seed);

  Anybody player_;
};

}  // namespace core::study
