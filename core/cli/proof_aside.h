// A saved game proved while it is played on.
#pragma once

#include "core/save/proof.h"

#include <future>
#include <string>
#include <thread>

namespace core::cli {

/// Plays a game again on a thread of its own: a long one takes a while, and nobody should wait.
class ProofAside {
 public:
  /// @param game as it was opened; it is proved up to there.
  explicit ProofAside(save::SavedGame game);

  /// That the game does not come out the same, once, when that is known.
  [[nodiscard]] std::string take_doubt();

  /// The same when the proof has ended.
  [[nodiscard]] std::string wait_for_doubt();

 private:
  std::future<save::Proof> proof_;
  std::jthread thread_;  // the last: it stops before what it writes to goes
};

}  // namespace core::cli
