#include "core/rulebook/options.h"

#include "core/rulebook/names.h"

namespace core::rulebook {
namespace {

constexpr std::array<std::string_view, kOptionCount> kOptions{
    "26.1", "26.2",  "26.3",  "26.4",  "26.5",  "26.6",  "26.7", "26.8",
    "26.9", "26.10", "26.11", "26.12", "26.13", "26.14", "26.15"};

constexpr std::array<std::string_view, 3> kSecrecy{"open", "limited", "dark"};

constexpr std::string_view kDefault = "default";

}  // namespace

std::string_view name(Option option) noexcept { return kOptions[static_cast<std::size_t>(option)]; }

std::optional<Option> parse_option(std::string_view text) noexcept {
  return find_name<Option>(kOptions, text);
}

OptionSelection::OptionSelection() noexcept {
  set(Option::IroncladInSixthCycle, true);
  set(Option::Desertion, true);
}

tl::expected<OptionSelection, std::string> OptionSelection::parse(std::string_view text) {
  OptionSelection selection;
  if (text == kDefault) {
    return selection;
  }
  while (true) {
    const auto comma = text.find(',');
    const std::string_view word = text.substr(0, comma);
    const bool off = !word.empty() && word[0] == '-';
    const bool on = !word.empty() && word[0] == '+';
    const auto option = parse_option(word.substr(on || off ? 1 : 0));
    if (!option) {
      return tl::unexpected("'" + std::string{word} +
                            "' is not a selection of options: default, or changes to it such as "
                            "26.1,26.4,-26.9 (26.1 to 26.15)");
    }
    selection.set(*option, !off);
    if (comma == std::string_view::npos) {
      return selection;
    }
    text.remove_prefix(comma + 1);
  }
}

std::string OptionSelection::text() const {
  const OptionSelection standard;
  std::string result;
  for (std::size_t i = 0; i < kOptionCount; ++i) {
    if (on_[i] != standard.on_[i]) {
      result += (result.empty() ? "" : ",") + std::string{on_[i] ? "" : "-"};
      result += kOptions[i];
    }
  }
  return result.empty() ? std::string{kDefault} : result;
}

std::string_view name(Secrecy secrecy) noexcept {
  return kSecrecy[static_cast<std::size_t>(secrecy)];
}

std::optional<Secrecy> parse_secrecy(std::string_view text) noexcept {
  return find_name<Secrecy>(kSecrecy, text);
}

}  // namespace core::rulebook
