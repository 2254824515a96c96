#include "core/tabletop/river_words.h"

#include "core/river/flotilla.h"
#include "core/rulebook/language.h"
#include "core/words/template_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

namespace core::tabletop {
namespace {

using rulebook::Rulebook;

// ---- keys of the chart river_terms, in the order of the enumerators ----

constexpr std::array<std::string_view, river::kHeadings> kHeadingTerms{
    "heading-east",       "heading-north-east", "heading-north",     "heading-north-west",
    "heading-south-east", "heading-south",      "heading-south-west"};
constexpr std::array<std::string_view, 7> kTerrainTerms{
    "terrain-open",   "terrain-narrows",        "terrain-bluffs",  "terrain-marshes",
    "terrain-wooded", "terrain-narrows-wooded", "terrain-shallows"};
constexpr std::array<std::string_view, 9> kFindTerms{
    "find-nothing",       "find-shore-battery", "find-hidden-battery",
    "find-crossing",      "find-town",          "find-gunboat",
    "find-heavy-gunboat", "find-ironclad",      "find-under-construction"};
constexpr std::array<std::string_view, 9> kStepTerms{
    "step-orders",   "step-motion", "step-encounter", "step-close", "step-detached",
    "step-end-test", "step-night",  "step-night-run", "step-over"};
constexpr std::array<std::string_view, 6> kCourseTerms{"course-advance", "course-explore",
                                                       "course-hold",    "course-fall-back",
                                                       "course-quit",    "course-drift"};
constexpr std::array<std::string_view, 5> kStandingTerms{
    "standing-follow", "standing-hold", "standing-down", "standing-drift", "standing-wait"};
constexpr std::array<std::string_view, river::kEndings> kEndingTerms{
    "ending-ironclad", "ending-ruse", "ending-beaten", "ending-quit", "ending-given-up"};
constexpr std::array<std::string_view, river::kLevels> kLevelTerms{
    "level-crushing-defeat", "level-major-defeat",     "level-unfortunate-defeat", "level-draw",
    "level-minor-victory",   "level-stirring-victory", "level-famous-victory"};
constexpr std::array<std::string_view, river::kLevels> kVerdictTerms{
    "verdict-crushing-defeat",    "verdict-major-defeat",
    "verdict-unfortunate-defeat", "verdict-draw",
    "verdict-minor-victory",      "verdict-stirring-victory",
    "verdict-famous-victory"};

constexpr std::string_view kUnionPrefix = "USS ";

/// What the chart says; empty when it has no such key.
std::string find_river_term(const Rulebook& book, std::string_view key) {
  return std::string{words::sentence_under(book, "river_terms", key)};
}

/// The key itself when the chart has none: found by a test, not by a player.
std::string river_term(const Rulebook& book, std::string_view key) {
  std::string found = find_river_term(book, key);
  return found.empty() ? std::string{key} : found;
}

/// The word of an enumerator; empty for a figure that is none.
template <class Keys, class Enumerator>
std::string term_of(const Rulebook& book, const Keys& keys, Enumerator which) {
  const auto index = static_cast<std::size_t>(which);
  return index < keys.size() ? river_term(book, keys.at(index)) : std::string{};
}

std::string numbered_term(const Rulebook& book, std::string_view key, const std::string& number) {
  return words::fill(river_term(book, key), {{"1", number}});
}

std::string_view bend_term(river::Bend bend) {
  constexpr int kPlain = 45;
  constexpr int kSharp = 90;
  constexpr int kShortHairpin = 135;
  const bool left = bend.hand == river::Hand::Left;
  switch (bend.degrees) {
    case 0:
      return "bend-ahead";
    case kPlain:
      return left ? "bend-left" : "bend-right";
    case kSharp:
      return left ? "bend-sharp-left" : "bend-sharp-right";
    case kShortHairpin:
      return left ? "bend-short-hairpin-left" : "bend-short-hairpin-right";
    default:
      return left ? "bend-hairpin-left" : "bend-hairpin-right";
  }
}

constexpr int kInTenths = 10;
constexpr int kInHundredths = 100;

/// "7", on a tributary "7-T2".
std::string section_number(const river::State& state, river::Place place) {
  if (place.branch == 0) {
    return std::to_string(place.section);
  }
  const bool known = place.branch < state.branches.size();
  return (known ? std::to_string(state.branch(place).mouth.section) : "?") + "-T" +
         std::to_string(place.section);
}

/// Vessels of a group: those in service in line order, else those that are trapped.
std::vector<river::VesselId> named_vessels(const river::State& state, river::GroupId group) {
  std::vector<river::VesselId> found = river::vessels_of(state, group);
  for (std::size_t i = 0; found.empty() && i < state.vessels.size(); ++i) {
    if (state.vessels[i].group == group && state.vessels[i].fate == river::Fate::Trapped) {
      found.emplace_back(static_cast<std::uint8_t>(i));
    }
  }
  return found;
}

/// "A", "A and B", "A, B and C".
std::string list_of(const Rulebook& book, const std::vector<std::string>& names) {
  std::string first = names.front();
  for (std::size_t i = 1; i + 1 < names.size(); ++i) {
    first += ", " + names[i];
  }
  return names.size() == 1
             ? first
             : words::fill(river_term(book, "group-and"), {{"1", first}, {"2", names.back()}});
}

/// As how many a group counts in a sentence: the flotilla as one.
std::size_t count_of_group(const river::State& state, river::GroupId group) {
  return group == river::kMainGroup ? 1 : named_vessels(state, group).size();
}

/// Who and where, which refusals and events have in common.
struct RiverNames {
  const Rulebook& book;
  const river::Setting& setting;
  const river::State& state;

  [[nodiscard]] std::string of(const std::optional<river::VesselId>& vessel) const {
    return vessel ? vessel_name(book, setting, state, *vessel) : std::string{};
  }

  template <class Said>
  void put(const Said& said, words::Words& words) const {
    words.emplace_back("key", said.key);
    words.emplace_back("rule", said.rule.text());
    words.emplace_back("vessel", of(said.vessel));
    if (said.group) {
      words.emplace_back("group", group_name(book, setting, state, *said.group));
      words.emplace_back("count", std::to_string(count_of_group(state, *said.group)));
    }
    if (said.place) {
      words.emplace_back("place", place_name(book, state, *said.place));
      words.emplace_back("there", place_phrase(book, state, *said.place));
    }
  }
};

void put_figures(const Rulebook& book, const std::vector<int>& figures, words::Words& words) {
  struct Named {
    std::string_view plain;
    std::string_view above;
    std::string_view tenths;
  };

  constexpr std::array<Named, 5> kNamed{{{"1", "+1", "tenths1"},
                                         {"2", "+2", "tenths2"},
                                         {"3", "+3", "tenths3"},
                                         {"4", "+4", "tenths4"},
                                         {"5", "+5", "tenths5"}}};
  for (std::size_t i = 0; i < figures.size() && i < kNamed.size(); ++i) {
    const std::string figure = std::to_string(figures[i]);
    words.emplace_back(kNamed.at(i).plain, figure);
    words.emplace_back(kNamed.at(i).above, figures[i] == 0 ? std::string{} : figure);
    words.emplace_back(kNamed.at(i).tenths, decimal_text(book, figures[i], kInTenths));
  }
}

/// The words for figures that are numbers of an enumerator.
void put_meanings(const RiverNames& names, const river::Told& told, words::Words& words) {
  const Rulebook& book = names.book;
  const auto figure = [&told](std::size_t which) {
    return which < told.figures.size() ? told.figures[which] : -1;
  };
  if (told.key == "course-found") {
    words.emplace_back("heading", term_of(book, kHeadingTerms, figure(0)));
    const river::Section* const section =
        told.place ? names.state.find_section(*told.place) : nullptr;
    words.emplace_back("bend", section == nullptr ? std::string{} : bend_name(book, section->bend));
  } else if (told.key == "terrain-found") {
    words.emplace_back("terrain", term_of(book, kTerrainTerms, figure(0)));
  } else if (told.key == "action-found") {
    const bool second = figure(2) != static_cast<int>(river::Find::Nothing);
    words.emplace_back("find", term_of(book, kFindTerms, figure(1)));
    words.emplace_back("find2", second ? term_of(book, kFindTerms, figure(2)) : std::string{});
  } else if (told.key == "ended") {
    words.emplace_back("ending", term_of(book, kEndingTerms, figure(0)));
    words.emplace_back("level", term_of(book, kLevelTerms, figure(2)));
  }
}

/// A sentence of a chart with its words; one that begins with a word begins large. A key that the
/// chart has not is told as itself.
std::string filled_sentence(const Rulebook& book, std::string_view chart, std::string_view key,
                            const words::Words& words) {
  const std::string_view found = words::sentence_under(book, chart, key);
  if (found.empty()) {
    return words::fill("{key} [{rule}]", words, "?");
  }
  std::string text = words::fill(found, words, "?");
  if (found.front() == '{' && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

}  // namespace

std::string sentence(const Rulebook& book, const river::Setting& setting, const river::State& state,
                     const river::Refusal& refusal) {
  const RiverNames names{book, setting, state};
  words::Words words;
  names.put(refusal, words);
  words.emplace_back("other", names.of(refusal.other));
  words.emplace_back("need", std::to_string(refusal.need));
  words.emplace_back("have", std::to_string(refusal.have));
  words.emplace_back("need_tenths", decimal_text(book, refusal.need, kInTenths));
  words.emplace_back("have_tenths", decimal_text(book, refusal.have, kInTenths));
  words.emplace_back("need_hundredths", decimal_text(book, refusal.need, kInHundredths));
  words.emplace_back("have_hundredths", decimal_text(book, refusal.have, kInHundredths));
  return filled_sentence(book, "river_refusals", refusal.key, words);
}

std::string sentence(const Rulebook& book, const river::Setting& setting, const river::State& state,
                     const river::Told& told) {
  const RiverNames names{book, setting, state};
  words::Words words;
  names.put(told, words);
  if (told.gun) {
    words.emplace_back("gun", gun_name(book, setting.charts, *told.gun));
  }
  if (told.enemy) {
    words.emplace_back("name", enemy_name(book, setting.charts, *told.enemy));
  }
  put_figures(book, told.figures, words);
  put_meanings(names, told, words);
  return filled_sentence(book, "river_events", told.key, words);
}

std::string decimal_text(const Rulebook& book, int parts, int whole) {
  const int size = std::abs(parts);
  std::string text = (parts < 0 ? "-" : "") + std::to_string(size / whole);
  if (size % whole != 0) {
    std::string digits = std::to_string(whole + size % whole).substr(1);
    digits.erase(digits.find_last_not_of('0') + 1);
    text += rulebook::word(book, ".") + digits;
  }
  return text;
}

std::string place_name(const Rulebook& book, const river::State& state, river::Place place) {
  return place == river::kMississippi
             ? river_term(book, "place-mississippi")
             : numbered_term(book, "place-section", section_number(state, place));
}

std::string place_phrase(const Rulebook& book, const river::State& state, river::Place place) {
  return place == river::kMississippi
             ? river_term(book, "there-mississippi")
             : numbered_term(book, "there-section", section_number(state, place));
}

std::string vessel_name(const Rulebook& book, const river::Setting& setting,
                        const river::State& state, river::VesselId vessel) {
  if (vessel.value() >= state.vessels.size()) {
    return {};
  }
  const river::Vessel& one = state.vessel(vessel);
  const auto number = river::number_of_type(state, vessel);
  if (one.supply) {
    return numbered_term(book, "vessel-supply", std::to_string(number.value_or(1)));
  }
  const std::string name{river::ship_name(setting.type_of(one))};
  return number ? name + " " + std::to_string(*number) : name;
}

std::string group_name(const Rulebook& book, const river::Setting& setting,
                       const river::State& state, river::GroupId group) {
  if (group == river::kMainGroup) {
    return river_term(book, "group-main");
  }
  std::vector<std::string> names;
  for (const river::VesselId each : named_vessels(state, group)) {
    std::string name = vessel_name(book, setting, state, each);
    names.push_back(name.starts_with(kUnionPrefix) ? name.substr(kUnionPrefix.size())
                                                   : std::move(name));
  }
  return names.empty() ? river_term(book, "group-gone") : list_of(book, names);
}

std::string gun_name(const Rulebook& book, const river::Charts& charts, river::GunIndex gun) {
  if (gun >= charts.guns.size()) {
    return {};
  }
  const river::Gun& one = charts.guns[gun];
  std::string found = find_river_term(book, "gun-" + one.code);
  return found.empty() ? one.name : found;
}

std::string enemy_name(const Rulebook& book, const river::Charts& charts, std::uint8_t type) {
  if (type >= charts.confederate_vessels.size()) {
    return {};
  }
  const river::VesselType& one = charts.confederate_vessels[type];
  std::string found = find_river_term(book, "enemy-" + one.id);
  return found.empty() ? one.name : found;
}

std::string heading_name(const Rulebook& book, river::Heading heading) {
  return term_of(book, kHeadingTerms, heading);
}

std::string bend_name(const Rulebook& book, river::Bend bend) {
  return river_term(book, bend_term(bend));
}

std::string terrain_name(const Rulebook& book, river::Terrain terrain) {
  return term_of(book, kTerrainTerms, terrain);
}

std::string find_name(const Rulebook& book, river::Find find) {
  return term_of(book, kFindTerms, find);
}

std::string step_name(const Rulebook& book, river::Step step) {
  return term_of(book, kStepTerms, step);
}

std::string course_name(const Rulebook& book, river::Course course) {
  return term_of(book, kCourseTerms, course);
}

std::string standing_name(const Rulebook& book, river::Standing standing) {
  return term_of(book, kStandingTerms, standing);
}

std::string ending_name(const Rulebook& book, river::Ending ending) {
  return term_of(book, kEndingTerms, ending);
}

std::string level_name(const Rulebook& book, std::optional<river::Level> level) {
  return level ? term_of(book, kLevelTerms, *level) : river_term(book, "level-none");
}

std::string level_verdict(const Rulebook& book, std::optional<river::Level> level) {
  return level ? term_of(book, kVerdictTerms, *level) : river_term(book, "verdict-none");
}

std::string river_phrase(const Rulebook& book, std::string_view key, const words::Words& words) {
  return words::fill(river_term(book, key), words);
}

}  // namespace core::tabletop
