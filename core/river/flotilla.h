// [RR-220] to [RR-250] Who can go where: questions about vessels and groups, and how groups part
// and come together.
#pragma once

#include "core/river/record.h"
#include "core/river/refusal.h"

#include <optional>
#include <vector>

namespace core::river {

/// Whether a vessel takes part: neither lost nor trapped for good [RR-132].
[[nodiscard]] bool in_service(const Vessel& vessel) noexcept;

/// Vessels of a group that are in service, in line order.
[[nodiscard]] std::vector<VesselId> vessels_of(const State& state, GroupId group);

/// Her number among the vessels of her type, lost ones counted on, from 1 in the order of the
/// flotilla; nothing when there is no other.
[[nodiscard]] std::optional<int> number_of_type(const State& state, VesselId vessel);

/// The warships among them.
[[nodiscard]] std::vector<VesselId> warships_of(const State& state, GroupId group);

/// All warships in service, in line order.
[[nodiscard]] std::vector<VesselId> warships(const State& state);

/// Hundredths of a knot that she can make with her boiler as it is [RR-124].
[[nodiscard]] int speed_of(const Setting& setting, const Vessel& vessel);

/// [RR-227] The vessel that tows her, if one does.
[[nodiscard]] std::optional<VesselId> tug_of(const State& state, VesselId vessel);

/// [RR-129] Whether she keeps up with a group that goes up a section each turn.
[[nodiscard]] bool keeps_station(const Setting& setting, const Vessel& vessel);

/// Whether a vessel can go up into the next section now, or what holds her.
/// @param bend of that section, when it is known
[[nodiscard]] Judged<> judge_up(const Setting& setting, const State& state, VesselId vessel,
                                std::optional<Bend> bend);

/// Whether she can go down under steam.
/// @param bend of the section that she leaves
[[nodiscard]] Judged<> judge_down(const State& state, VesselId vessel, std::optional<Bend> bend);

/// Where a vessel is.
/// @pre she is in a group
[[nodiscard]] Place place_of(const State& state, VesselId vessel);

/// A step on the way between two places.
struct Way {
  Place to;
  bool upstream{};
};

/// The next section on the way from one place to another; nothing when they are the same.
[[nodiscard]] std::optional<Way> step_toward(const State& state, Place from, Place to);

/// The place so many sections further down; the Mississippi at most.
[[nodiscard]] Place below(const State& state, Place from, int sections);

/// [RR-246] Sections on the way between two places.
[[nodiscard]] int distance(const State& state, Place from, Place to);

/// [RR-004] Sections of the main river from the mouth to a place, a tributary counted on.
[[nodiscard]] int miles_up(const State& state, Place place);

/// The section whose bend is passed on that step: the one further up.
[[nodiscard]] std::optional<Bend> bend_on(const State& state, Place from, const Way& way);

/// [RR-220] These vessels of a group become one of their own, in the same place; tows that would
/// part are let go.
GroupId part(Record& record, GroupId group, const std::vector<VesselId>& vessels,
             Standing standing);

/// [RR-221] [RR-229] One group is taken into another.
void merge(Record& record, GroupId into, GroupId from);

/// Groups without a vessel that is in service or trapped are struck off; the main flotilla stays.
void strike_empty_groups(Record& record);

/// Where a group that follows is bound for: the main flotilla, or a section behind it [RR-241].
[[nodiscard]] Place follows_to(const State& state, const Group& group);

/// [RR-221] [RR-229] At the end of a turn groups that follow and lie in one section come together;
/// such as follow apart only with each other.
void gather(Record& record);

/// When no warship is left in the main flotilla, the group furthest up that has one takes its
/// place.
void choose_main(Record& record);

}  // namespace core::river
