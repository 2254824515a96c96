#include "core/rulebook/tongue.h"

#include <algorithm>
#include <array>

namespace core::rulebook {
namespace {

constexpr std::array<std::string_view, 2> kTongues{"en", "de"};

}  // namespace

std::string_view name(Tongue tongue) noexcept {
  return kTongues.at(static_cast<std::size_t>(tongue));
}

std::optional<Tongue> tongue_of(std::string_view name) noexcept {
  const auto* const found = std::find(kTongues.begin(), kTongues.end(), name);
  return found == kTongues.end() ? std::nullopt
                                 : std::optional{static_cast<Tongue>(found - kTongues.begin())};
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
