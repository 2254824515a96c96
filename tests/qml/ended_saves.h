// Saved games that are over, for tests of the window.
#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace tests {

/// Plays a set-up to its end in which each side passes wherever it may, and saves it.
/// @return false when it does not come to an end.
bool save_ended(const std::string& catalogue_file, const QString& file, const std::string& scenario,
                const std::string& secrecy, std::uint64_t seed);

}  // namespace tests
