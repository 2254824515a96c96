// Markdown of the rulebooks for a terminal.
#pragma once

#include <string>

namespace core::cli {

/// A text without the stars of words in bold.
[[nodiscard]] std::string plain(std::string text);

/// Paragraphs broken to the width of all answers, tables in columns, what is fenced as it stands.
[[nodiscard]] std::string readable(const std::string& markdown);

}  // namespace core::cli
