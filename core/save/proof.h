// A saved game played again: whether it comes out the same.
#pragma once

#include "core/save/saves.h"

#include <stop_token>
#include <string>

namespace core::save {

/// What came of a proof.
struct Proof {
  Verdict written;       ///< the journal against itself
  int played{};          ///< actions of all lines of play that the rules played again
  int told_otherwise{};  ///< of these, how many led to the same position by other events
  std::string fault;     ///< one sentence; empty when all is right
  int row{};             ///< the action at which it was found

  [[nodiscard]] bool good() const noexcept { return fault.empty(); }
};

/// Plays every line of a game again: first what is written of each action, then the actions by the
/// rules, which must lead to the same position and tell the same of it. A game of another version
/// of the program may be told otherwise; that is counted. A game of this catalogue must also begin
/// as its header says. Throws nothing: what cannot be read is a fault.
/// @param stop ends it early, as good as it was found so far.
[[nodiscard]] Proof prove(const SavedGame& game, const std::stop_token& stop = {});

/// What is odd in the position in which a game goes on, in a sentence; empty for a sound one.
[[nodiscard]] std::string doubt_of_position(const SavedGame& game);

/// That a game does not come out the same, in a sentence; empty when it does.
[[nodiscard]] std::string doubt_of(const Proof& proof);

}  // namespace core::save
