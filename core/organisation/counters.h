// [3.26] [10.01] The counter mix and the leaders: what exists, and what of it is in play.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/finding.h"

#include <string>
#include <vector>

namespace core::organisation {

/// How many counters of a kind and value a side has in play.
struct MixUse {
  board::Side side{};
  rulebook::PieceKind kind{};
  std::string value;  ///< "10-3"; empty for kinds without a value
  int in_play{};
  int limit{};  ///< [Appendix B]
};

/// [3.26] Every counter a side has in play or could have, by side, kind and the order of Appendix
/// B. Rail markers are left out: they have no limit.
[[nodiscard]] std::vector<MixUse> counter_mix(const rulebook::Setting& setting,
                                              const state::GameState& state);

/// [3.26] Pieces whose counter does not exist, and (erratum E030) kinds of which more are in play
/// than exist: the finding names the first piece that is one too many.
[[nodiscard]] std::vector<state::Finding> check_counter_mix(const rulebook::Setting& setting,
                                                            const state::GameState& state);

/// [10.01] [22.31] Leaders who are not in Appendix A, not yet in the Leader Pool, or twice in play.
[[nodiscard]] std::vector<state::Finding> check_leaders(const rulebook::Setting& setting,
                                                        const state::GameState& state);

}  // namespace core::organisation
