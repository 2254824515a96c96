#include "core/rulebook/language.h"

#include <algorithm>
#include <array>

namespace core::rulebook {
namespace {

constexpr std::array<std::string_view, 2> kLanguages{"en", "de"};

}  // namespace

std::string_view name(Language language) noexcept {
  return kLanguages.at(static_cast<std::size_t>(language));
}

std::optional<Language> language_of(std::string_view name) noexcept {
  const auto* const found = std::find(kLanguages.begin(), kLanguages.end(), name);
  return found == kLanguages.end()
             ? std::nullopt
             : std::optional{static_cast<Language>(found - kLanguages.begin())};
}

std::string word(const Rulebook& book, std::string_view english) {
  if (const Chart* const words = book.find_chart("words")) {
    const auto found = std::find_if(words->rows.begin(), words->rows.end(),
                                    [&](const auto& cells) { return cells.front() == english; });
    if (found != words->rows.end()) {
      return found->at(1);
    }
  }
  return std::string{english};
}

}  // namespace core::rulebook
