#include "core/rulebook/cycle.h"

#include <charconv>

namespace core::rulebook {
namespace {

constexpr Cycle kLast{1865, 4};

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) {
    return std::nullopt;
  }
  return value;
}

}  // namespace

std::string Cycle::text() const {
  return std::to_string(number) + "/" + std::to_string(year % 100);
}

std::optional<Cycle> Cycle::parse(std::string_view text) noexcept {
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) {
    return std::nullopt;
  }
  const auto cycle = rulebook::number(text.substr(0, slash));
  const auto year = rulebook::number(text.substr(slash + 1));
  if (!cycle || !year || *cycle < 1 || *cycle > kCyclesOfYear || *year < 61 || *year > 65) {
    return std::nullopt;
  }
  const Cycle result{static_cast<std::int16_t>(1800 + *year), static_cast<std::uint8_t>(*cycle)};
  if (result < kCampaignStart || kLast < result) {
    return std::nullopt;
  }
  return result;
}

}  // namespace core::rulebook
