#include "core/river/course.h"

#include <algorithm>
#include <array>

namespace core::river {
namespace {

/// [RR-082]
constexpr std::int16_t kPlainTurn = 45;
constexpr std::int16_t kSharpTurn = 90;
constexpr std::int16_t kShortHairpin = 135;  // [RR-085] of table RR-T01 alone

constexpr int kFullCircle = 360;

struct Compass {
  int degrees{};
  std::string_view name;
};

/// [RR-T14]
constexpr std::array<Compass, kHeadings> kCompass{{{90, "East"},
                                                   {45, "North East"},
                                                   {0, "North"},
                                                   {315, "North West"},
                                                   {135, "South East"},
                                                   {180, "South"},
                                                   {225, "South West"}}};

const Compass& compass_of(Heading heading) {
  return kCompass.at(static_cast<std::size_t>(heading));
}

constexpr int within_circle(int degrees) {
  return (degrees % kFullCircle + kFullCircle) % kFullCircle;
}

constexpr int to_the_right(Bend bend) {
  return bend.hand == Hand::Right ? bend.degrees : -bend.degrees;
}

/// [RR-081] [RR-022] [RR-083] Below the first line it is the first.
int score_of(const DirectionThrow& thrown) {
  return std::max(thrown.face - (thrown.first_turn ? 1 : 0), 1);
}

const DirectionLine& line_of(const Charts& charts, const DirectionThrow& thrown) {
  return needs_second_die(thrown)
             ? charts.hairpin.of(thrown.second_face)
             : charts.directions.at(static_cast<std::size_t>(thrown.heading)).of(score_of(thrown));
}

}  // namespace

bool needs_second_die(const DirectionThrow& thrown) noexcept {
  return thrown.heading == Heading::East && score_of(thrown) == static_cast<int>(kD10);
}

DirectionReading direction_of(const Charts& charts, const Options& options,
                              const DirectionThrow& thrown) {
  const DirectionLine& line = line_of(charts, thrown);
  return {score_of(thrown), line, {line.bend, options.printed_roll_9 ? line.printed : line.next}};
}

int compass_degrees(Heading heading) noexcept { return compass_of(heading).degrees; }

std::optional<Heading> turned(Heading before, Bend bend) noexcept {
  const int after = within_circle(compass_degrees(before) + to_the_right(bend));
  const auto* const found = std::ranges::find(kCompass, after, &Compass::degrees);
  return found == kCompass.end() ? std::nullopt
                                 : std::optional{static_cast<Heading>(found - kCompass.begin())};
}

Bend bend_between(Heading before, Hand hand, Heading after) noexcept {
  const int right = compass_degrees(after) - compass_degrees(before);
  const int degrees = within_circle(hand == Hand::Right ? right : -right);
  return {hand, static_cast<std::int16_t>(degrees)};
}

bool agree(Heading before, Direction direction) noexcept {
  return turned(before, direction.bend) == direction.next;
}

Heading branch_heading(Heading section, Hand bank) noexcept {
  const std::optional<Heading> square = turned(section, {bank, kSharpTurn});
  return square ? *square : turned(section, {bank, kPlainTurn}).value_or(section);
}

std::string_view heading_name(Heading heading) noexcept { return compass_of(heading).name; }

std::string_view hand_name(Hand hand) noexcept { return hand == Hand::Left ? "left" : "right"; }

std::string bend_name(Bend bend) {
  std::string hand{hand_name(bend.hand)};
  switch (bend.degrees) {
    case 0:
      return "ahead";
    case kPlainTurn:
      return hand;
    case kSharpTurn:
      return "sharp " + hand;
    case kShortHairpin:
      return "hairpin " + hand + " (135°)";
    default:
      return "hairpin " + hand;
  }
}

}  // namespace core::river
