#include "core/ironclad/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <variant>

namespace core::ironclad {
namespace {

struct WholeOption {
  int Options::*value;
  int least;
  int most;
};

using Member = std::variant<bool Options::*, WholeOption>;

struct Named {
  std::string_view name;
  Member member;
};

// Bounds beyond which a table has no sense: of the factor so that every length stays far within
// 64 bits, of the half arc a right angle.
constexpr int kMostScale = 10;
constexpr int kRightAngle = 90;

const std::array<Named, 5>& all_options() {
  static const std::array<Named, 5> all{
      {{"table_scale", WholeOption{&Options::table_scale, 1, kMostScale}},
       {"fire_each_step", &Options::fire_each_step},
       {"combine_fire", &Options::combine_fire},
       {"port_arc_deg", WholeOption{&Options::port_arc_deg, 0, kRightAngle}},
       {"cityclass_wood_when_rammed", &Options::cityclass_wood_when_rammed}}};
  return all;
}

std::string value_text(const Options& options, const Member& member) {
  if (const auto* const flag = std::get_if<bool Options::*>(&member)) {
    return options.**flag ? "on" : "off";
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

std::string set_option(Options& options, std::string_view name, std::string_view value) {
  const auto found = std::ranges::find(all_options(), name, &Named::name);
  if (found == all_options().end()) {
    std::string names;
    for (const Named& each : all_options()) {
      names += (names.empty() ? "" : ", ") + std::string{each.name};
    }
    return quoted(name) + " is no option of the Ironclad set; there are " + names;
  }
  if (const auto* const flag = std::get_if<bool Options::*>(&found->member)) {
    if (value != "on" && value != "off") {
      return std::string{name} + " is 'on' or 'off', not " + quoted(value);
    }
    options.** flag = value == "on";
    return {};
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

}  // namespace core::ironclad
