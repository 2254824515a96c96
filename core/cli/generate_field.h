// [FB-551]-[FB-555] `sumter battle generate --rules field`: a battle on land of two brigades.
// Private to this room.
#pragma once

#include "core/cli/context.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace core::cli {

/// What is asked of the battle maker.
struct FieldWish {
  std::array<std::vector<std::string>, 2> brigades;  ///< by side: ids of table FB-T26
  std::string attacker{"union"};
  std::string terrain{"clear"};
  bool river{};
  bool entrenched{};
  std::uint64_t seed{1};
  std::string out;  ///< a new file; empty: none
};

/// Writes the battle to the Context, or to the file.
/// @throws UserError for what there is not, or for a file that there is already
void generate_field(Context& context, const FieldWish& wish);

/// Writes a battle to a new file.
/// @throws UserError when there is such a file, or it cannot be written
void write_new_battle(const std::string& file, const std::string& text);

}  // namespace core::cli
