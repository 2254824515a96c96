#include "core/river/options.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core::river {
namespace {

/// A switch with the words for off, its default, and on, as table RR-T11 has them.
struct Switch {
  std::string_view name;
  bool Options::*value;
  std::array<std::string_view, 2> words;
};

constexpr std::array kSwitches{
    Switch{"t10_mod", &Options::turns_completed, {"t", "t-1"}},
    Switch{"table2_roll9", &Options::printed_roll_9, {"corrected", "printed"}},
    Switch{"damage_vp", &Options::complete_tenths, {"part", "complete"}},
    Switch{"damage_vp_basis", &Options::all_damage, {"outstanding", "all"}},
    Switch{"town_trigger", &Options::town_nine_or_more, {"9", "9+"}},
    Switch{"night_rolls", &Options::seven_night_rolls, {"1", "7"}},
    Switch{"patrols", &Options::patrols, {"off", "on"}},
    Switch{"search_tributaries_after_shallows", &Options::search_tributaries, {"off", "on"}},
    Switch{"no_cross", &Options::no_cross, {"off", "on"}},
    Switch{"order_delay", &Options::order_delay, {"off", "on"}},
    Switch{"plotted_river", &Options::plotted, {"off", "on"}}};

const Switch* find_switch(std::string_view name) {
  const auto* const found = std::ranges::find(kSwitches, name, &Switch::name);
  return found == kSwitches.end() ? nullptr : found;
}

std::string listed(std::string_view word, bool is_first) {
  return (is_first ? "" : ", ") + std::string{word};
}

}  // namespace

std::vector<OptionText> option_texts(const Options& options) {
  std::vector<OptionText> texts;
  std::ranges::transform(kSwitches, std::back_inserter(texts), [&options](const Switch& each) {
    return OptionText{each.name, each.words.at(options.*each.value ? 1 : 0)};
  });
  return texts;
}

std::vector<OptionText> changed_options(const Options& options) {
  std::vector<OptionText> texts;
  for (const Switch& each : kSwitches) {
    if (options.*each.value) {
      texts.emplace_back(each.name, each.words.back());
    }
  }
  return texts;
}

std::vector<std::string_view> option_words(std::string_view name) {
  const Switch* const found = find_switch(name);
  return found == nullptr ? std::vector<std::string_view>{}
                          : std::vector<std::string_view>{found->words.begin(), found->words.end()};
}

std::string set_option(Options& options, std::string_view name, std::string_view value) {
  const Switch* const found = find_switch(name);
  if (found == nullptr) {
    std::string names;
    for (const Switch& each : kSwitches) {
      names += listed(each.name, names.empty());
    }
    return "'" + std::string{name} + "' is no option of the river campaign; there are " + names;
  }
  const auto* const word = std::ranges::find(found->words, value);
  if (word == found->words.end()) {
    return std::string{name} + " is '" + std::string{found->words.front()} + "' or '" +
           std::string{found->words.back()} + "', not '" + std::string{value} + "'";
  }
  options.*found->value = word != found->words.begin();
  return {};
}

}  // namespace core::river
