#include "core/words/template_text.h"

#include <algorithm>
#include <optional>

namespace core::words {
namespace {

constexpr std::string_view kOptional = "{?";
constexpr std::string_view kOptionalEnd = "?}";

/// `1:point:points`: the first form when the word `1` is "1" or "-1", else the second; nothing for
/// another form of name.
std::optional<std::string> counted_form(std::string_view name, const Words& words) {
  const std::size_t one = name.find(':');
  const std::size_t many = one == std::string_view::npos ? one : name.find(':', one + 1);
  if (many == std::string_view::npos) {
    return std::nullopt;
  }
  const bool single = std::any_of(words.begin(), words.end(), [&](const auto& each) {
    return each.first == name.substr(0, one) && (each.second == "1" || each.second == "-1");
  });
  return std::string{single ? name.substr(one + 1, many - one - 1) : name.substr(many + 1)};
}

/// Fills the words of a part without optional parts in; `complete` becomes false when one of them
/// is missing, and `missing` stands for it.
std::string fill_part(std::string_view text, const Words& words, std::string_view missing,
                      bool& complete) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = text.find('{', at);
    const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
    if (close == std::string_view::npos) {
      return result.append(text.substr(at));
    }
    result += text.substr(at, open - at);
    const std::string_view name = text.substr(open + 1, close - open - 1);
    at = close + 1;
    if (const auto form = counted_form(name, words)) {
      result += *form;
      continue;
    }
    const auto word = std::find_if(words.begin(), words.end(),
                                   [&](const auto& each) { return each.first == name; });
    if (word == words.end() || word->second.empty()) {
      complete = false;
      result += missing;
    } else {
      result += word->second;
    }
  }
  return result;
}

}  // namespace

std::string fill(std::string_view text, const Words& words, std::string_view missing) {
  std::string result;
  bool complete = true;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = text.find(kOptional, at);
    const std::size_t close = open == std::string_view::npos ? open : text.find(kOptionalEnd, open);
    if (close == std::string_view::npos) {
      return result + fill_part(text.substr(at), words, missing, complete);
    }
    result += fill_part(text.substr(at, open - at), words, missing, complete);
    bool wanted = true;
    const std::size_t inner = open + kOptional.size();
    const std::string part = fill_part(text.substr(inner, close - inner), words, missing, wanted);
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

}  // namespace core::words
