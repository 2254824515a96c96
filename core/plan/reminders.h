// [4.1] What a player may have forgotten when he is about to pass.
#pragma once

#include "core/sequence/action.h"
#include "core/state/situation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::plan {

/// One thing that can still be done in this stage or step, or that is lost unless something is
/// done. It names own pieces only, and hexes that are on the board for all to see [0.5].
///
/// The sentence stands under the key in docs/rules/reminders.md, with words in braces: {pieces},
/// {hexes}, {1}, {2} ... the figures, {case}.
struct Reminder {
  base::CaseRef cited;
  std::string_view key;  ///< a literal: "leaders-not-tried"
  std::vector<state::PieceId> pieces;
  std::vector<board::HexId> hexes;
  std::vector<int> figures;
  /// Legal choices that do something about it, one for each piece or hex that can act; empty: a
  /// warning about which nothing can be done at this moment.
  std::vector<sequence::Action> choices;

  friend bool operator==(const Reminder&, const Reminder&) = default;
};

/// What there is to be said before the side passes; nothing when it is not asked. In Maintenance,
/// which nobody passes, what has to be done before the last force is maintained.
[[nodiscard]] std::vector<Reminder> reminders(const state::Situation& now, board::Side side);

/// The same where the legal choices are known.
/// @param legal what offer() gives in this position.
[[nodiscard]] std::vector<Reminder> reminders(const state::Situation& now, board::Side side,
                                              const std::vector<sequence::Action>& legal);

/// The reminder in one sentence with its figures and case. Of many pieces it names the first ones.
[[nodiscard]] std::string sentence(const state::Situation& now, const Reminder& reminder);

}  // namespace core::plan
