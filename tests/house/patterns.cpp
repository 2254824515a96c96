#include "tests/house/patterns.h"

#include <regex>

namespace tests::house {
namespace {

Match match_of(const std::smatch& found) {
  Match match;
  for (const auto& group : found) {
    match.groups.push_back(group.str());
  }
  match.position = static_cast<std::size_t>(found.position());
  return match;
}

}  // namespace

struct Pattern::Compiled {
  std::regex regex;
};

Pattern::Pattern(const std::string& expression)
    : compiled_{std::make_shared<Compiled>(Compiled{std::regex{expression}})} {}

std::vector<Match> matches(const std::string& text, const Pattern& pattern) {
  std::vector<Match> all;
  const std::regex& regex = pattern.compiled().regex;
  for (std::sregex_iterator at{text.begin(), text.end(), regex}, end; at != end; ++at) {
    all.push_back(match_of(*at));
  }
  return all;
}

bool finds(const std::string& text, const Pattern& pattern) {
  return std::regex_search(text, pattern.compiled().regex);
}

bool finds(const std::string& text, Match& match, const Pattern& pattern) {
  std::smatch found;
  const bool is_there = std::regex_search(text, found, pattern.compiled().regex);
  match = is_there ? match_of(found) : Match{};
  return is_there;
}

bool is_whole(const std::string& text, const Pattern& pattern) {
  return std::regex_match(text, pattern.compiled().regex);
}

bool is_whole(const std::string& text, Match& match, const Pattern& pattern) {
  std::smatch found;
  const bool is_it = std::regex_match(text, found, pattern.compiled().regex);
  match = is_it ? match_of(found) : Match{};
  return is_it;
}

std::string replaced(const std::string& text, const Pattern& pattern, const std::string& by) {
  return std::regex_replace(text, pattern.compiled().regex, by);
}

}  // namespace tests::house
