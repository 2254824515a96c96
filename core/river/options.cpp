#include "core/river/options.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core::river {
namespace {

/// A switch with its words as table RR-T11 has them, the default first.
struct Switch {
  std::string_view name;
  bool Options::*value{};  ///< null for the one that has more than two words
  std::array<std::string_view, kQuickSets> words;

  [[nodiscard]] std::size_t of(const Options& options) const {
    return value == nullptr ? static_cast<std::size_t>(options.constants)
                            : static_cast<std::size_t>(options.*value ? 1 : 0);
  }

  void set(Options& options, std::size_t word) const {
    if (value == nullptr) {
      options.constants = static_cast<QuickSet>(word);
    } else {
      options.*value = word > 0;
    }
  }

  [[nodiscard]] std::vector<std::string_view> all_words() const {
    return {words.begin(), value == nullptr ? words.end() : words.begin() + 2};
  }
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
    Switch{"plotted_river", &Options::plotted, {"off", "on"}},
    Switch{"qf_constants", nullptr, {"hand", "ironclad", "coastal"}}};

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
    return OptionText{each.name, each.words.at(each.of(options))};
  });
  return texts;
}

std::vector<OptionText> changed_options(const Options& options) {
  std::vector<OptionText> texts;
  for (const Switch& each : kSwitches) {
    if (each.of(options) > 0) {
      texts.emplace_back(each.name, each.words.at(each.of(options)));
    }
  }
  return texts;
}

std::vector<std::string_view> option_words(std::string_view name) {
  const Switch* const found = find_switch(name);
  return found == nullptr ? std::vector<std::string_view>{} : found->all_words();
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
  const auto words = found->all_words();
  const auto word = std::ranges::find(words, value);
  if (word == words.end()) {
    std::string known;
    for (std::size_t i = 0; i < words.size(); ++i) {
      known += i == 0 ? "'" : i + 1 < words.size() ? ", '" : " or '";
      known += std::string{words[i]} + "'";
    }
    return std::string{name} + " is " + known + ", not '" + std::string{value} + "'";
  }
  found->set(options, static_cast<std::size_t>(word - words.begin()));
  return {};
}

}  // namespace core::river
