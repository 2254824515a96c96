// What a position comes to for a side, all told: weeks that are played ahead are compared by it.
#pragma once

#include "core/ai/appraisal.h"

#include <array>

namespace core::ai {

/// Judges positions that come of one and the same by one measure: what a CSP is worth stays what it
/// was there.
class Balance {
 public:
  /// @param root    where the plays begin, as believed_by() has it; need not outlive this
  /// @param country and the weights must outlive this
  Balance(const state::Situation& root, board::Side side, Country& country, const Weights& weights);

  /// Places that are held, men, ships and stores of both sides; unless the game is over also places
  /// that either could take, forces that could be beaten, that hunger or are besieged.
  [[nodiscard]] Worth of(const state::Situation& then);

 private:
  /// Of men, ships and stores that a side has anywhere on the map.
  [[nodiscard]] Worth means_of(const state::Situation& then, board::Side side) const;
  /// Of the places that a side holds.
  [[nodiscard]] Worth places_of(const state::Situation& then, board::Side side) const;
  /// Of what a side is likely to take with those who are near enough.
  [[nodiscard]] Worth prospects_of(const state::Situation& then, const Appraisal& eyes);
  /// What a side is in danger of losing where it stands.
  [[nodiscard]] Worth dangers_of(const state::Situation& then, const Appraisal& eyes) const;

  board::Side side_;
  Country* country_;
  const Weights* weights_;
  std::array<Worth, 2> csp_{};  ///< of one CSP, by side
};

}  // namespace core::ai
