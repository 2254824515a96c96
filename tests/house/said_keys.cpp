#include "tests/house/said_keys.h"

#include <algorithm>
#include <array>

namespace tests::house {

std::string in_brackets(const std::string& text, std::size_t open) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t at = open; at < text.size(); ++at) {
    const char letter = text[at];
    quoted = letter == '"' && text[at - 1] != '\\' ? !quoted : quoted;
    if (quoted) {
      continue;
    }
    depth += letter == '(' || letter == '{' ? 1 : letter == ')' || letter == '}' ? -1 : 0;
    if (depth == 0) {
      return text.substr(open, at - open + 1);
    }
  }
  return {};
}

std::set<std::string> keys_in(const std::string& code) {
  static const Pattern kKey{"\"([a-z][a-z0-9]*(-[a-z0-9]+)*)\"(?!_case)"};
  std::set<std::string> keys;
  for (const Match& at : matches(code, kKey)) {
    keys.insert(at[1]);
  }
  return keys;
}

void collect(const SourceFile& file, const Pattern& call, Keys& keys) {
  for (const Match& at : matches(file.text, call)) {
    for (const std::string& key : keys_in(in_brackets(file.text, at.end() - 1))) {
      keys.try_emplace(key, file.path);
    }
  }
}

bool is_tactical(std::string_view path) {
  constexpr std::array<std::string_view, 5> kRooms{"core/table/", "core/ironclad/", "core/coastal/",
                                                   "core/field/", "core/river/"};
  return std::any_of(kRooms.begin(), kRooms.end(),
                     [&](std::string_view room) { return path.starts_with(room); });
}

}  // namespace tests::house
