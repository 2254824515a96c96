// Sentences with words in braces, as the charts `refusals` and `events` hold them.
#pragma once

#include "core/rulebook/rulebook.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::words {

/// Words by their names in the braces; an empty word is one that is missing.
using Words = std::vector<std::pair<std::string_view, std::string>>;

/// Fills the words in; for `{1:point:points}` the form that fits the figure {1}. A part between
/// `{?` and `?}` is left out when a word in it is missing; `missing` stands for one elsewhere.
[[nodiscard]] std::string fill(std::string_view text, const Words& words,
                               std::string_view missing = {});

/// The sentence under a key of a chart whose first column holds keys and whose last one sentences;
/// nothing when the chart has no such row.
[[nodiscard]] std::string_view sentence_under(const rulebook::Rulebook& book,
                                              std::string_view chart, std::string_view key);

}  // namespace core::words
