// What a position is worth to a side, hex by hex: who holds what, and who could come there.
#pragma once

#include "core/ai/country.h"
#include "core/state/situation.h"

#include <array>
#include <cstdint>
#include <optional>
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

/// [12.12] What a die for consumption is reckoned to show.
inline constexpr int kMeanDie = 4;

/// Of a piece and all that is inside it.
[[nodiscard]] Strength strength_of(const state::Situation& now, state::PieceId id);

/// Of a worth, what x have against y: x² of x² + y², so that half of what is wanted is worth
/// little.
[[nodiscard]] Worth share_of(Worth worth, std::int64_t own, std::int64_t enemy) noexcept;

/// A place where somebody stands.
struct Post {
  board::HexId hex;
  Strength strength;
};

/// A position as one side takes it to be. Holds for the moment it was made.
class Appraisal {
 public:
  /// @param now     as believed_by() has it; what it refers to must outlive this
  /// @param country and the weights likewise
  Appraisal(const state::Situation& now, board::Side side, const Country& country,
            const Weights& weights);

  [[nodiscard]] board::Side side() const noexcept { return side_; }

  [[nodiscard]] const Weights& weights() const noexcept { return *weights_; }

  /// Ground combat units of a side in the hex, inside forts too.
  [[nodiscard]] Strength strength(board::Side side, board::HexId hex) const noexcept {
    return here_[index(side)][at(hex)];
  }

  /// Where ground combat units of a side stand, by hex.
  [[nodiscard]] const std::vector<Post>& posts(board::Side side) const noexcept {
    return posts_[index(side)];
  }

  /// What a CSP of a side is worth: the more, the fewer it has of them beside the other.
  [[nodiscard]] Worth csp_worth(board::Side side) const noexcept { return csp_[index(side)]; }

  /// CSP with which the Enemy could attack the hex within a week.
  [[nodiscard]] int threat(board::HexId hex) const noexcept { return threat_[at(hex)]; }

  /// The same within two weeks, those in full that take one.
  [[nodiscard]] int threat_later(board::HexId hex) const noexcept {
    return threat_[at(hex)] + later_[at(hex)] / 2;
  }

  /// By hex ordinal, movement points that Enemies who are seen cost whoever goes by, and neutral
  /// ground whoever would break its peace [25.43].
  [[nodiscard]] const std::vector<std::int16_t>& delays() const noexcept { return delays_; }

  /// The same if those in a hex were not there.
  [[nodiscard]] std::vector<std::int16_t> delays_without(board::HexId hex) const;

  /// Those of a week who do not stand in it.
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

  /// Worth of taking the hex; where the own side controls it, and in neutral Kentucky [25.43], only
  /// of what lies there.
  [[nodiscard]] Worth prize(board::HexId hex) const;

  /// The same for whoever has to keep it against those who stand near.
  [[nodiscard]] Worth prize_for(board::HexId hex, int csp) const;

  /// Per cent of the Enemy's mind that the hex takes beside the best own place that he could come
  /// to there: he cannot be everywhere.
  [[nodiscard]] int lure(board::HexId hex) const;

  /// What is kept of the worth of the hex with so much defence: all of it from twice the threat on.
  [[nodiscard]] Worth kept(board::HexId hex, int defence) const;

  /// Worth that would be open to the Enemy if so much defence left the hex.
  [[nodiscard]] Worth cost_of_leaving(board::HexId hex, Strength leaving) const;

  /// [12.12] SUP that so many CSP eat at a Maintenance, at a middling die.
  [[nodiscard]] int need_of(int csp) const;

  /// [17.02] Whether a force would be in a chain of supply in the hex, wagons aside. A zone of the
  /// Enemy that closes it now is open to whoever stands in it [9.4].
  [[nodiscard]] bool would_be_fed_in(board::HexId hex) const;

  /// Worth at stake for a force that would not be fed in the hex at the next Maintenance [17.6],
  /// the more the nearer that is.
  /// @param wagons SUP that it takes along
  [[nodiscard]] Worth hunger_in(board::HexId hex, Strength force, int wagons) const;

  /// [13.39] Worth at stake for a garrison in the fort of the hex that may be besieged, because it
  /// has too little to eat inside, as far as these SUP would help.
  [[nodiscard]] Worth siege_hunger_in(board::HexId hex, int stock) const;

  /// Worth of the Enemies in the hex as something to be beaten.
  [[nodiscard]] Worth quarry(board::HexId hex) const noexcept;

  /// [13.31] Worth of an own garrison that is besieged in the hex; 0 where none is.
  [[nodiscard]] Worth besieged(board::HexId hex) const;

 private:
  [[nodiscard]] static std::size_t index(board::Side side) noexcept {
    return static_cast<std::size_t>(side);
  }

  [[nodiscard]] static std::size_t at(board::HexId hex) noexcept {
    return static_cast<std::size_t>(hex.ordinal());
  }

  void count(board::Side side);
  void weigh_armies();
  void spread_threat();
  /// But for those in one hex.
  [[nodiscard]] std::vector<std::int16_t> count_delays(std::optional<board::HexId> but) const;

  state::Situation now_;
  board::Side side_;
  const Country* country_;
  const Weights* weights_;
  std::array<std::vector<Strength>, 2> here_;  ///< by hex ordinal
  std::array<std::vector<Post>, 2> posts_;
  std::array<Worth, 2> csp_{};
  std::vector<int> threat_;  ///< by hex ordinal: within a week
  std::vector<int> later_;   ///< and in the week after it
  std::vector<std::int16_t> delays_;
};

}  // namespace core::ai
