// The compiled catalogue of the real game, opened once for all tests of a program.
#pragma once

#include "core/data/catalogue.h"

namespace tests {

[[nodiscard]] const core::data::Catalogue& catalogue();

/// Its file, to be opened in another language.
[[nodiscard]] const char* catalogue_file() noexcept;

/// Map and charts of the real game, all errata in force.
[[nodiscard]] const core::rulebook::Setting& real_setting();

/// A set-up of the real game, all errata in force; opened once.
[[nodiscard]] const core::data::OpenedSetup& real_setup(const std::string& id);

/// "campaign", "east-62", ... "west-64".
[[nodiscard]] const std::vector<std::string>& setup_names();

/// The rulebook of that setting.
[[nodiscard]] inline const core::rulebook::Rulebook& book() { return *real_setting().rulebook; }

}  // namespace tests
