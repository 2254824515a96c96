#include "core/game/template_text.h"

#include <algorithm>

namespace core::game {
namespace {

constexpr std::string_view kOptional = "{?";
constexpr std::string_view kOptionalEnd = "?}";

/// Fills the words of a part without optional parts in; `complete` becomes false when one of them
/// is missing.
std::string fill_part(std::string_view text, const Words& words, bool& complete) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = text.find('{', at);
    const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
    if (close == std::string_view::npos) {
      return result.append(text.substr(at));
    }
    result += text.substr(at, open - at);
    const std::string_view name = text.substr(open + 1, close - open - 1);
    const auto word = std::find_if(words.begin(), words.end(),
                                   [&](const auto& each) { return each.first == name; });
    if (word == words.end() || word->second.empty()) {
      complete = false;
    } else {
      result += word->second;
    }
    at = close + 1;
  }
  return result;
}

}  // namespace

std::string fill(std::string_view text, const Words& words) {
  std::string result;
  bool complete = true;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = text.find(kOptional, at);
    const std::size_t close = open == std::string_view::npos ? open : text.find(kOptionalEnd, open);
    if (close == std::string_view::npos) {
      return result + fill_part(text.substr(at), words, complete);
    }
    result += fill_part(text.substr(at, open - at), words, complete);
    bool wanted = true;
    const std::size_t inner = open + kOptional.size();
    const std::string part = fill_part(text.substr(inner, close - inner), words, wanted);
    result += wanted ? part : std::string{};
    at = close + kOptionalEnd.size();
  }
  return result;
}

std::string_view sentence_under(const rulebook::Rulebook& book, std::string_view chart,
                                std::string_view key) {
  if (const rulebook::Chart* const found = book.find_chart(chart)) {
    for (const auto& row : found->rows) {
      if (row.front() == key) {
        return row.back();
      }
    }
  }
  return {};
}

}  // namespace core::game
