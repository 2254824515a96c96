// The seal of a catalogue: version, length and digest, so that another or a damaged file is
// refused.
#pragma once

#include <filesystem>
#include <string>

namespace core::data {

/// The value of meta row "seal" while the file is written.
[[nodiscard]] std::string open_seal();

/// Writes the digest of the finished file over the open seal.
void close_seal(const std::filesystem::path& file);

/// @throws base::DataError when the file is missing, cut short, no catalogue, of another version or
/// changed since it was sealed.
void check_seal(const std::filesystem::path& file);

}  // namespace core::data
