#include "core/coastal/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <variant>

namespace core::coastal {
namespace {

struct WholeOption {
  int Options::*value;
  int least;
  int most;
};

using Member = std::variant<bool Options::*, WholeOption, FirstFire Options::*>;

struct Named {
  std::string_view name;
  Member member;
};

// Bounds beyond which a table has no sense: models from 1:300 to 1:2400, half arcs up to a right
// angle.
constexpr int kLeastScale = 25;
constexpr int kMostScale = 200;
constexpr int kRightAngle = 90;

constexpr std::size_t kOptions = 7;

const std::array<Named, kOptions>& all_options() {
  static const std::array<Named, kOptions> all{
      {{"show_ranges", &Options::show_ranges},
       {"model_scale_ft", WholeOption{&Options::model_scale_ft, kLeastScale, kMostScale}},
       {"mines_confederate_only", &Options::mines_confederate_only},
       {"first_fire", &Options::first_fire},
       {"per_inch_grounding", &Options::per_inch_grounding},
       {"port_arc_deg", WholeOption{&Options::port_arc_deg, 0, kRightAngle}},
       {"end_on_deg", WholeOption{&Options::end_on_deg, 0, kRightAngle}}}};
  return all;
}

/// In the order of FirstFire.
constexpr std::array<std::string_view, 2> kFirstFireWords{"ship", "game"};

std::string value_text(const Options& options, const Member& member) {
  if (const auto* const flag = std::get_if<bool Options::*>(&member)) {
    return options.**flag ? "on" : "off";
  }
  if (const auto* const word = std::get_if<FirstFire Options::*>(&member)) {
    return std::string{kFirstFireWords.at(static_cast<std::size_t>(options.**word))};
  }
  return std::to_string(options.*std::get<WholeOption>(member).value);
}

std::optional<int> whole(std::string_view text) {
  int value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional{value}
                                                                  : std::nullopt;
}

std::string quoted(std::string_view text) { return "'" + std::string{text} + "'"; }

std::string set_flag(bool& flag, std::string_view name, std::string_view value) {
  if (value != "on" && value != "off") {
    return std::string{name} + " is 'on' or 'off', not " + quoted(value);
  }
  flag = value == "on";
  return {};
}

std::string set_word(FirstFire& word, std::string_view name, std::string_view value) {
  const auto* const found = std::ranges::find(kFirstFireWords, value);
  if (found == kFirstFireWords.end()) {
    return std::string{name} + " is 'ship' or 'game', not " + quoted(value);
  }
  word = static_cast<FirstFire>(found - kFirstFireWords.begin());
  return {};
}

}  // namespace

std::vector<OptionText> option_texts(const Options& options) {
  std::vector<OptionText> texts;
  for (const Named& each : all_options()) {
    texts.emplace_back(each.name, value_text(options, each.member));
  }
  return texts;
}

std::vector<OptionText> changed_options(const Options& options, const Options& defaults) {
  std::vector<OptionText> texts = option_texts(options);
  const std::vector<OptionText> before = option_texts(defaults);
  std::erase_if(texts, [&](const OptionText& each) {
    return std::ranges::find(before, each) != before.end();
  });
  return texts;
}

std::vector<std::string_view> option_words(std::string_view name) {
  const auto found = std::ranges::find(all_options(), name, &Named::name);
  const bool has_words =
      found != all_options().end() && std::holds_alternative<FirstFire Options::*>(found->member);
  return has_words ? std::vector<std::string_view>{kFirstFireWords.begin(), kFirstFireWords.end()}
                   : std::vector<std::string_view>{};
}

std::string set_option(Options& options, std::string_view name, std::string_view value) {
  const auto found = std::ranges::find(all_options(), name, &Named::name);
  if (found == all_options().end()) {
    std::string names;
    for (const Named& each : all_options()) {
      names += (names.empty() ? "" : ", ") + std::string{each.name};
    }
    return quoted(name) + " is no option of the Coastal set; there are " + names;
  }
  if (const auto* const flag = std::get_if<bool Options::*>(&found->member)) {
    return set_flag(options.**flag, name, value);
  }
  if (const auto* const word = std::get_if<FirstFire Options::*>(&found->member)) {
    return set_word(options.**word, name, value);
  }
  const auto& of = std::get<WholeOption>(found->member);
  const auto number = whole(value);
  if (!number || *number < of.least || *number > of.most) {
    return std::string{name} + " is a whole number from " + std::to_string(of.least) + " to " +
           std::to_string(of.most) + ", not " + quoted(value);
  }
  options.*of.value = *number;
  return {};
}

}  // namespace core::coastal
