// Battles on land of the catalogue for tests, and what must hold in every state of one.
#pragma once

#include "core/field/game.h"
#include "tests/field/lists.h"

#include <memory>
#include <string>
#include <string_view>

namespace tests::field {

/// A battle of the catalogue.
/// @param free_orders [FB-077]
[[nodiscard]] std::shared_ptr<const core::field::Setting> battle(std::string_view id,
                                                                 bool free_orders = false);

/// What must hold in every state of a battle: a sentence for the first thing that does not, empty
/// when all does. No two figures in one place, nobody in a wall or in water, no unit that moves
/// after it dispersed, no figure that comes back.
/// @param before the state before the last choice
[[nodiscard]] std::string broken(const core::field::Game& game, const core::field::State& before);

/// [FB-009] Whether a choice, written into a record, is read from it as it was: a sentence if not.
[[nodiscard]] std::string lost_in_writing(const core::field::Game& game,
                                          const core::field::Action& choice);

/// A choice among the offered ones by a number that need not be small.
[[nodiscard]] core::field::Action chosen(const core::field::Game& game, std::uint64_t number);

}  // namespace tests::field
