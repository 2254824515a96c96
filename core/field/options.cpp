#include "core/field/options.h"

#include <algorithm>

namespace core::field {
namespace {

struct Named {
  std::string_view name;
  bool Options::*member;
};

constexpr std::array<Named, 8> kAll{{{"super_skirmishers", &Options::super_skirmishers},
                                     {"assault_infantry", &Options::assault_infantry},
                                     {"no_breakthroughs", &Options::no_breakthroughs},
                                     {"round_shot_sleeve", &Options::round_shot_sleeve},
                                     {"doubled_die", &Options::doubled_die},
                                     {"stray_line", &Options::stray_line},
                                     {"light_rates", &Options::light_rates},
                                     {"free_orders", &Options::free_orders}}};

std::string quoted(std::string_view text) { return "'" + std::string{text} + "'"; }

}  // namespace

std::vector<OptionText> option_texts(const Options& options) {
  std::vector<OptionText> texts;
  texts.reserve(std::size(kAll));
  for (const Named& each : kAll) {
    texts.emplace_back(each.name, options.*each.member ? "on" : "off");
  }
  return texts;
}

std::vector<OptionText> changed_options(const Options& options, const Options& defaults) {
  std::vector<OptionText> texts;
  texts.reserve(std::size(kAll));
  for (const Named& each : kAll) {
    if (options.*each.member != defaults.*each.member) {
      texts.emplace_back(each.name, options.*each.member ? "on" : "off");
    }
  }
  return texts;
}

std::string set_option(Options& options, std::string_view name, std::string_view value) {
  const auto found = std::ranges::find(kAll, name, &Named::name);
  if (found == kAll.end()) {
    std::string names;
    for (const Named& each : kAll) {
      names += (names.empty() ? "" : ", ") + std::string{each.name};
    }
    return quoted(name) + " is no option of the field battle; there are " + names;
  }
  if (value != "on" && value != "off") {
    return std::string{name} + " is 'on' or 'off', not " + quoted(value);
  }
  options.*found->member = value == "on";
  return {};
}

}  // namespace core::field
