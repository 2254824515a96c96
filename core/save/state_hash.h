// The hash of a position, by which machines and versions tell whether they play the same game.
#pragma once

#include "core/state/game_state.h"
#include "core/state/saved_form.h"

#include <cstdint>

namespace core::save {

/// base::hash_of() the portable bytes of the whole position, the dice included.
///
/// Stable: a function of the members' values alone, the same on every machine, compiler and run. It
/// changes when core/state/archive.h lists other members, which makes it another format of
/// journals.
/// @param form in which a journal of an older version holds the position.
[[nodiscard]] std::uint64_t state_hash(const state::GameState& state,
                                       int form = state::kNewestForm);

}  // namespace core::save
