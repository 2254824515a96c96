// [RR-030] to [RR-041] What does not change in a campaign: the tables, the river, the flotilla as
// it was fitted out, the switches.
#pragma once

#include "core/base/fraction.h"
#include "core/river/charts.h"
#include "core/river/options.h"
#include "core/river/state.h"
#include "core/river/survey.h"
#include "core/table/begun_before.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace core::river {

inline constexpr std::size_t kWarships = 3;     ///< [RR-003]
inline constexpr std::size_t kSupplyShips = 2;  ///< [RR-003]
inline constexpr std::size_t kVessels = kWarships + kSupplyShips;

/// [RR-038] [RR-241] What a supply ship does at the start.
enum class Posture : std::uint8_t { InCompany, Following, Waiting };

/// A supply ship as she is fitted out.
struct SupplyStart {
  Posture posture{};
  std::vector<GunCount> cargo;  ///< [RR-037] rounds by gun

  friend bool operator==(const SupplyStart&, const SupplyStart&) = default;
};

/// [RR-340] What the map of a pre-plotted river shows of a section.
struct PlottedSection {
  Bend bend;
  bool town{};
  CrossingPoint crossing{};
  std::optional<Hand> tributary;

  friend bool operator==(const PlottedSection&, const PlottedSection&) = default;
};

/// What a campaign begins with: with the orders it makes every state again.
struct Begin {
  std::uint32_t river{};  ///< its number: code.h writes it
  std::uint64_t seed{};   ///< of the commodore's own dice
  Options options;
  std::vector<std::uint8_t> warships;  ///< rows of RR-T26 in line order
  std::array<SupplyStart, kSupplyShips> supply;
  std::array<std::uint8_t, kVessels> barges{};  ///< [RR-036] in tow, warships first
  std::uint8_t ironclad{};                      ///< [RR-168] row of RR-T27: the best there is
  std::vector<PlottedSection> plot;             ///< drawn by hand; empty: by the river's dice
  /// Of the rules, 1 to table::kEdition: what was mended since does not change a campaign.
  std::uint8_t edition{table::kEdition};

  friend bool operator==(const Begin&, const Begin&) = default;
};

struct Setting {
  Charts charts;
  Begin begin;
  QuickFigures quick;  ///< [RR-434] those of the option
  bool printed_run{};  ///< [RR-440] as the printed statistics were made: fuel and rounds are never
                       ///< short, shoal water stops nobody
  std::vector<PlottedSection> plot;  ///< of the option; drawn, or thrown [RR-344]
  table::BegunBefore begun_before;

  [[nodiscard]] const VesselType& type_of(const Vessel& vessel) const {
    return charts.union_vessels.at(vessel.type);
  }

  [[nodiscard]] const VesselType& type_of(const Enemy& enemy) const {
    return charts.confederate_vessels.at(enemy.type);
  }

  [[nodiscard]] const Gun& gun(GunIndex index) const { return charts.guns.at(index); }
};

/// What is wrong with a begin, in one sentence with its rule; empty when nothing is: three warships
/// of the list, two barges a ship, 200 rounds a supply ship [RR-390] [RR-036] [RR-203].
[[nodiscard]] std::string fault_of(const Charts& charts, const Begin& begin);

/// What is legal, and yet to be told before play, a sentence each: monitors and deep ships
/// [RR-031] [RR-390].
[[nodiscard]] std::vector<std::string> warnings_of(const Charts& charts, const Begin& begin);

/// [RR-T28] A sample flotilla, its cargo shared out on both supply ships, which go in company.
/// @param sample from 0 for A
[[nodiscard]] Begin sample_begin(const Charts& charts, std::size_t sample, std::uint32_t river,
                                 std::uint64_t seed);

/// [RR-340] The course of a map, section by section, up to one that would run West [RR-087].
[[nodiscard]] std::vector<SectionTrace> plotted_course(const std::vector<PlottedSection>& plot);

/// [RR-340] What is wrong with a map that is drawn by hand, naming its section: it runs West, or
/// crosses itself; empty when nothing is.
[[nodiscard]] std::string fault_of_plot(const std::vector<PlottedSection>& plot);

/// @pre fault_of() is empty
[[nodiscard]] std::shared_ptr<const Setting> make_setting(const Charts& charts, const Begin& begin);

/// The state before the first die.
/// @param scripted faces that come first: a referee's dice, tests.
[[nodiscard]] State begin_state(const Setting& setting, std::vector<std::uint8_t> scripted = {});

/// [RR-039] Number of the rule that the first entry of the ledger names.
inline constexpr std::uint16_t kStartRule = 300;

}  // namespace core::river
