// [19.2] All that is wrong in a set-up that somebody has written.
#pragma once

#include "core/data/text_source.h"

#include <functional>
#include <string>
#include <vector>

namespace core::data {

/// A file of one set-up as somebody wrote or sent it: text that is read, and nothing else.
struct SharedSetup {
  std::string name;  ///< of the file, as errors tell it
  std::string text;
};

/// Bytes of the largest file that is read; that of a campaign has a tenth of it.
inline constexpr std::size_t kLargestSetup = std::size_t{1} << 20U;

/// @throws base::DataError when the file cannot be read or is larger.
[[nodiscard]] SharedSetup read_shared_setup(const std::filesystem::path& file);

/// Writes a set-up in a new file.
/// @throws base::DataError when it is there already or cannot be made.
void make_shared_setup(const std::filesystem::path& file, const std::string& text);

/// Writes a set-up; the file is there whole, or as it was before.
/// @throws base::DataError when it cannot be written.
void write_shared_setup(const std::filesystem::path& file, const std::string& text);

/// The faults for which `open` refuses the file, in the order of its lines, at most kMostFaults:
/// after each of them the line is taken out and the rest tried again. What follows from a line that
/// was taken out is no fault of its own.
/// @param open throws base::DataError for the first fault of a text.
[[nodiscard]] std::vector<base::DataError> all_faults(
    const SharedSetup& shared, const std::function<void(const SharedSetup&)>& open);

inline constexpr std::size_t kMostFaults = 50;

}  // namespace core::data
