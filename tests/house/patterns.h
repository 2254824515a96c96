// Patterns looked for in the project's texts. std::regex stands behind it in one source: it costs
// seconds to compile wherever it is used.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace tests::house {

/// A regular expression in the grammar of ECMAScript.
class Pattern {
 public:
  explicit Pattern(const std::string& expression);

  struct Compiled;

  [[nodiscard]] const Compiled& compiled() const noexcept { return *compiled_; }

 private:
  std::shared_ptr<const Compiled> compiled_;
};

/// What a pattern found in a text.
struct Match {
  std::vector<std::string> groups;  ///< the whole first; empty ones that took no part
  std::size_t position{};           ///< of the whole in the text

  [[nodiscard]] const std::string& operator[](std::size_t group) const { return groups.at(group); }

  [[nodiscard]] std::size_t end() const { return position + groups.front().size(); }
};

/// All places in order; none overlaps another.
[[nodiscard]] std::vector<Match> matches(const std::string& text, const Pattern& pattern);

/// The first place.
[[nodiscard]] bool finds(const std::string& text, const Pattern& pattern);
[[nodiscard]] bool finds(const std::string& text, Match& match, const Pattern& pattern);

/// Whether the pattern is the whole text.
[[nodiscard]] bool is_whole(const std::string& text, const Pattern& pattern);
[[nodiscard]] bool is_whole(const std::string& text, Match& match, const Pattern& pattern);

/// The text with `by` ("$1" is a group) in every place.
[[nodiscard]] std::string replaced(const std::string& text, const Pattern& pattern,
                                   const std::string& by);

}  // namespace tests::house
