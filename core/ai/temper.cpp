#include "core/ai/temper.h"

#include <algorithm>
#include <cstddef>

namespace core::ai {
namespace {

template <class Word, std::size_t Count>
std::optional<Word> parsed(const std::array<std::string_view, Count>& words,
                           std::string_view text) noexcept {
  const auto* const found = std::find(words.begin(), words.end(), text);
  return found != words.end() ? std::optional{static_cast<Word>(found - words.begin())}
                              : std::nullopt;
}

}  // namespace

std::optional<Temper> parse_temper(std::string_view text) noexcept {
  const std::size_t colon = text.find(':');
  const auto level = parsed<Level>(kLevels, text.substr(0, colon));
  const auto temperament = colon == std::string_view::npos
                               ? std::optional{Temperament::Steady}
                               : parsed<Temperament>(kTemperaments, text.substr(colon + 1));
  return level && temperament ? std::optional{Temper{*level, *temperament}} : std::nullopt;
}

std::string text_of(const Temper& temper) {
  std::string text{kLevels.at(static_cast<std::size_t>(temper.level))};
  if (temper.temperament != Temperament::Steady) {
    text += ":";
    text += kTemperaments.at(static_cast<std::size_t>(temper.temperament));
  }
  return text;
}

}  // namespace core::ai
