// What a position is worth to a side, hex by hex: who holds what, and who could come there.
#pragma once

#include "core/ai/country.h"
#include "core/state/situation.h"

#include <array>
#include <vector>

namespace core::ai {

/// [3.21] CSP of a piece that fights; what is in parentheses defends only.
struct Strength {
  int attack{};
  int defence{};

  Strength& operator+=(Strength other) noexcept {
    attack += other.attack;
    defence += other.defence;
    return *this;
  }
};

/// Of a piece and all that is inside it.
[[nodiscard]] Strength strength_of(const state::Situation& now, state::PieceId id);

/// A place where somebody stands.
struct Post {
  board::HexId hex;
  Strength strength;
};

/// A position as one side takes it to be. Holds for the moment it was made.
class Appraisal {
 public:
  /// @param now as plan::surmised_by() has it; what it refers to must outlive this
  Appraisal(const state::Situation& now, board::Side side, const Country& country,
            const Weights& weights);

  [[nodiscard]] board::Side side() const noexcept { return side_; }

  /// Ground combat units of a side in the hex, inside forts too.
  [[nodiscard]] Strength strength(board::Side side, board::HexId hex) const noexcept {
    return here_[index(side)][at(hex)];
  }

  /// Where ground combat units of a side stand, by hex.
  [[nodiscard]] const std::vector<Post>& posts(board::Side side) const noexcept {
    return posts_[index(side)];
  }

  /// CSP with which the Enemy could attack the hex in a week, those beside it in full, those three
  /// hexes away a third of it.
  [[nodiscard]] int threat(board::HexId hex) const noexcept { return threat_[at(hex)]; }

  /// The same of those who do not stand in it.
  [[nodiscard]] int enemies_near(board::HexId hex) const noexcept;

  /// How many times its CSP a force counts that defends in the hex, in per cent [8.4] [13.11]
  /// [13.12].
  [[nodiscard]] int defence_factor(board::Side side, board::HexId hex) const;

  /// Worth that is at stake for a force because of the Enemies who can reach the hex.
  /// @param together the own defence that would stand there, the force's too
  [[nodiscard]] Worth risk_in(board::HexId hex, Strength force, int together) const;

  /// Worth of what lies in Depots and trains of a side in the hex.
  [[nodiscard]] Worth stores_in(board::HexId hex, board::Side owner) const;

  /// Worth of what the own side would lose with the hex.
  [[nodiscard]] Worth keep(board::HexId hex) const;

  /// Worth of taking the hex: only what lies there where the own side
  /// controls it.
  [[nodiscard]] Worth prize(board::HexId hex) const;

  /// Worth that would be open to the Enemy if so much defence left the hex.
  [[nodiscard]] Worth cost_of_leaving(board::HexId hex, Strength leaving) const;

  /// Worth at stake for a force that stands out of the range of supply [17.6].
  [[nodiscard]] Worth hunger_in(board::HexId hex, Strength force) const;

 private:
  [[nodiscard]] static std::size_t index(board::Side side) noexcept {
    return static_cast<std::size_t>(side);
  }

  [[nodiscard]] static std::size_t at(board::HexId hex) noexcept {
    return static_cast<std::size_t>(hex.ordinal());
  }

  void count(board::Side side);
  void spread_threat();
  state::Situation now_;
  board::Side side_;
  const Country* country_;
  const Weights* weights_;
  std::array<std::vector<Strength>, 2> here_;  ///< by hex ordinal
  std::array<std::vector<Post>, 2> posts_;
  std::vector<int> threat_;  ///< by hex ordinal
};

}  // namespace core::ai
