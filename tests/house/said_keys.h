// The keys of sentences that sources name.
#pragma once

#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace tests::house {

using Keys = std::map<std::string, std::string>;  ///< key -> where it is named

/// Literals of the form "points-short" in a piece of code; cases are none.
[[nodiscard]] std::set<std::string> keys_in(const std::string& code);

/// The text from the bracket at `open` to the one that closes it.
[[nodiscard]] std::string in_brackets(const std::string& text, std::size_t open);

/// Keys in the first brackets after each place where `call` matches.
void collect(const SourceFile& file, const Pattern& call, Keys& keys);

/// Whether a file belongs to the miniature table or to one of the sets that are played on it.
[[nodiscard]] bool is_tactical(std::string_view path);

}  // namespace tests::house
