// The charts of sentences by key whose second column names the rules that say them.
#pragma once

#include "tests/house/said_keys.h"

#include <map>
#include <string>
#include <vector>

namespace tests::house {

struct RuleSentence {
  std::vector<std::string> rules;  ///< those that say it
  std::string sentence;
};

using RuleSentences = std::map<std::string, RuleSentence>;

/// The rows of such a chart of a page; a failure for a key that stands twice.
[[nodiscard]] RuleSentences rule_sentences(const std::string& page, const std::string& chart);

/// Expects a sentence for each key that a source names.
void expect_all_written(const Keys& named, const RuleSentences& written, const std::string& page);

/// Expects that every sentence of a chart names rules of a rulebook, and ends with the one that
/// says it.
void expect_cited_rules(const std::string& page, const std::string& chart);

}  // namespace tests::house
