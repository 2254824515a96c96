// What the pages of reports begin and end with.
#pragma once

#include <string>
#include <string_view>

namespace core::report {

/// The head of a page and the begin of its body. By its first bytes data::kind_of_file() knows a
/// page of ours.
/// @param language "en", "de"
/// @param title    escaped
[[nodiscard]] std::string page_begin(std::string_view language, std::string_view title);

/// A section under a heading; both escaped.
[[nodiscard]] std::string page_section(std::string_view heading, std::string_view content);

inline constexpr std::string_view kPageEnd = "</body></html>\n";

}  // namespace core::report
