// Words and numbers that people type to the assistant, read.
#include "core/cli/assistant_dialogue.h"
#include "core/cli/assistant_naval.h"

#include <charconv>
#include <sstream>

namespace core::cli {

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in{line};
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    words.push_back(word);
  }
  return words;
}

std::string joined(const std::vector<std::string>& words, std::size_t from) {
  std::string text;
  for (std::size_t i = from; i < words.size(); ++i) {
    text += (text.empty() ? "" : " ") + words[i];
  }
  return text;
}

std::optional<int> whole(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional{number}
                                                                  : std::nullopt;
}

std::optional<int> half_knots_of(const std::string& text) {
  const bool half = text.ends_with(".5");
  const auto knots = whole(half ? text.substr(0, text.size() - 2) : text);
  if (!knots) {
    return std::nullopt;
  }
  const int more = half ? (text.front() == '-' ? -1 : 1) : 0;
  return *knots * 2 + more;
}

}  // namespace core::cli
