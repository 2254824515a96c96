// [FB-490] Field battles to their files (scenarios/field/README.md).
#pragma once

#include "core/field/battle.h"

#include <string>

namespace core::tabletop_data {

/// The lines of a battle: make_field_battle() of them gives the same battle.
///
/// What cannot stand in a file is not checked here: two units of one name, headings that are no
/// whole degrees. Reading what was written finds it.
[[nodiscard]] std::string write_field_battle(const field::Battle& battle);

}  // namespace core::tabletop_data
