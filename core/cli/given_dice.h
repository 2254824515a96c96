// --dice: faces that the first rolls of a game show, as somebody has rolled them.
#pragma once

#include "core/base/dice.h"
#include "core/state/event.h"

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace core::cli {

/// Adds --dice FACES.
void add_dice(CLI::App& app, std::string& faces, const std::string& help);

/// The faces of "3,5,1"; of an empty text none.
/// @throws UserError for a word that is no face.
[[nodiscard]] std::vector<std::uint8_t> parse_faces(const std::string& text);

/// A face that the die of the roll does not have would be another game than was meant.
/// @param dice as they are after the roll.
/// @throws UserError naming roll, die and case.
void require_face(const base::Dice& dice, const state::Rolled& rolled);

}  // namespace core::cli
