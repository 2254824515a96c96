// [10.01] As in the war: each force has the temper of the leader who commands it.
#pragma once

#include "core/ai/weights.h"
#include "core/state/situation.h"

#include <array>

namespace core::ai {

/// The temperament of whoever has these ratings: the first of the chart `general_commanders` of
/// which he has both figures, or more.
/// @throws std::logic_error when the chart lacks a figure
[[nodiscard]] Temperament temperament_of(const rulebook::Rulebook& book, int initiative,
                                         int combat);

/// That of the leader who commands a force; without one steady.
/// @param chief plan::Force::chief
[[nodiscard]] Temperament temperament_of_force(const state::Situation& now, state::PieceId chief);

/// The weights of all tempers, of a general who plays as in the war. What concerns all his armies,
/// what a CSP is worth and who is sent where, he weighs as steady.
class Moods {
 public:
  /// @param temper Temperament::AsInTheWar
  /// @param weights what he counts with; a Mood changes them while it lives. They must outlive this
  Moods(const rulebook::Rulebook& book, const Temper& temper, Weights& weights);
  ~Moods();

  Moods(const Moods&) = delete;
  Moods& operator=(const Moods&) = delete;

 private:
  friend class Mood;

  Weights& weights_;
  std::array<Weights, 3> all_;  ///< by Temperament
};

/// While it lives, what is weighed is weighed as the commander of a force would. It does nothing
/// for a general of one temper.
class Mood {
 public:
  /// @param chief of the force that is thought of
  Mood(const Weights& weights, const state::Situation& now, state::PieceId chief);

  /// What is thought of concerns several forces.
  explicit Mood(const Weights& weights);
  ~Mood();

  Mood(const Mood&) = delete;
  Mood& operator=(const Mood&) = delete;

 private:
  void take(Temperament temperament);

  Moods* moods_;
  Weights before_;
};

}  // namespace core::ai
