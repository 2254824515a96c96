// [RR-350] to [RR-359] The chart of a campaign as lines and signs: what a window paints and an SVG
// writes. Unknown water is not in it.
#pragma once

#include "core/river/charted.h"
#include "core/river/setting.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::river {

/// [RR-355] A sign on the chart.
enum class Sign : std::uint8_t {
  Bluffs,         ///< hachures on a bank
  Trees,          ///< on a bank
  Marsh,          ///< on a bank
  Shallows,       ///< stippled water
  Head,           ///< bar of a head of navigation
  Island,         ///< lens in mid-river
  Town,           ///< block on a bank
  Bridge,         ///< bar across
  Ferry,          ///< dashed bar across
  Battery,        ///< half-moon on a bank, `number` guns that can fire
  SilentBattery,  ///< one that cannot
  Enemy,          ///< Confederate vessels, `number` of them
  Wreck,          ///< cross
  Prize,          ///< captured and not yet searched
  Mouth,          ///< a tributary joins on a bank
  Shoal,          ///< deep vessels go no further
  Barges,         ///< `number` left here
  Group,          ///< [RR-359] vessels, `group` says which
  Doubtful,       ///< [RR-356] where the course crosses an older section
  Turn            ///< [RR-483] `number` of the turn in which the section was entered
};

struct ChartMark {
  Sign sign{};
  Place place;
  MilePoint at;
  int degrees{};             ///< compass heading of the river there
  std::optional<Hand> bank;  ///< the side on which it is drawn; nothing: in mid-river
  int number{};
  GroupId group;

  friend bool operator==(const ChartMark&, const ChartMark&) = default;
};

/// The water of a section.
struct ChartReach {
  Place place;
  std::vector<MilePoint> line;  ///< centre line from begin to end
  MileLength width{};           ///< [RR-354]
  bool entered{};               ///< else only the course is known

  friend bool operator==(const ChartReach&, const ChartReach&) = default;
};

struct ChartPicture {
  std::vector<ChartReach> reaches;
  std::vector<ChartMark> marks;
  MilePoint lowest;   ///< of all that is drawn: south west
  MilePoint highest;  ///< north east
};

/// The chart as the commodore knows it.
[[nodiscard]] ChartPicture picture_of(const State& state);

/// [RR-345] The same, and what the map of the option shows of sections that nobody has entered yet:
/// course, towns, bridges and ferries, mouths of tributaries.
[[nodiscard]] ChartPicture picture_of(const Setting& setting, const State& state);

/// [RR-340] A map that is drawn before play, its sections numbered by marks of Sign::Turn. It ends
/// before a section that would run West [RR-087].
///
/// Ours: the bank of a town is thrown for in play [RR-343]; it is drawn across from the tributary,
/// or on the right one.
[[nodiscard]] ChartPicture picture_of(const std::vector<PlottedSection>& plot);

// ---- for whoever draws it ----

inline constexpr int kSignLayers = 4;

/// What lies on the ground comes first, in layer 0; works, figures and vessels over it.
[[nodiscard]] int layer_of(Sign sign) noexcept;

/// The water of a section; null where there is none.
[[nodiscard]] const ChartReach* reach_at(const ChartPicture& picture, Place place);

/// [RR-358] Whether the tributary at a mouth is on the chart as water.
[[nodiscard]] bool is_explored(const ChartPicture& picture, const ChartMark& mouth);

/// [RR-359] How many other groups lie in the place of a group before it.
[[nodiscard]] int berth_of(const ChartPicture& picture, const ChartMark& group);

/// A place beside another one, to a hand of a heading.
[[nodiscard]] MilePoint beside(MilePoint at, Heading heading, Hand hand,
                               MileLength distance) noexcept;

}  // namespace core::river
