// Facts of a campaign: the only things that change its state, and what the log, the save and the
// replay hold.
#pragma once

#include "core/base/one_of.h"
#include "core/base/rule_id.h"
#include "core/river/state.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace core::river {

using base::RuleId;

/// Whose die it is.
enum class Thrown : std::uint8_t {
  Commodore,
  River  ///< the same for each commodore on the same river
};

/// [RR-025] A die of the ledger.
struct Rolled {
  RuleId why;
  std::uint8_t sides{};
  std::uint8_t face{};
  std::int16_t modifier{};
  Thrown by{};
  std::optional<VesselId> vessel;
};

/// [RR-013]
struct TurnBegan {
  std::int16_t turn{};
};

struct StepBegan {
  Step step{};
};

/// The dice of a section, or of a part of it.
struct RiverDiceLaid {
  std::uint64_t seed{};
};

struct BranchAdded {
  Branch branch;
};

/// The course of one more section is known.
struct SectionAdded {
  std::uint8_t branch{};
  Section section;
};

struct SectionChanged {
  Place place;
  Section now;
};

struct VesselChanged {
  VesselId vessel;
  Vessel now;
};

/// All groups now.
struct GroupsChanged {
  std::vector<Group> groups;
  std::uint8_t next{};
};

struct LineChanged {
  std::vector<VesselId> line;
};

struct CourseSet {
  Course course{};
};

struct MotionChanged {
  std::optional<Motion> motion;
};

struct FightChanged {
  std::optional<Fight> fight;
};

/// Detached groups that are still to move.
struct ToMove {
  std::vector<GroupId> groups;
};

/// [RR-300]
struct Scored {
  RuleId why;
  std::int16_t points{};
};

/// [RR-285]
struct Delayed {
  bool delayed{};
};

/// [RR-286]
struct Disclosed {
  std::int16_t to{};
};

/// [RR-282]
struct PatrolsChanged {
  Patrols patrols;
};

struct IroncladMet {};

struct RiverEntered {};

struct Ended {
  Result result;
};

/// A fact in words: the sentence stands under `key` in the chart `river_events` of
/// docs/rules/river.md, with words in braces that the members fill in: {vessel}, {place}, {group},
/// {gun}, {name}, {rule}, the figures as {1}, {2} ...
struct Told {
  RuleId rule;
  std::string key;
  std::optional<VesselId> vessel;
  std::optional<Place> place;
  std::optional<GroupId> group;
  std::optional<GunIndex> gun;
  std::optional<std::uint8_t> enemy;  ///< row of RR-T27, {name}
  std::vector<int> figures;

  friend bool operator==(const Told&, const Told&) = default;

  [[nodiscard]] Told of(VesselId who) && {
    vessel = who;
    return std::move(*this);
  }

  [[nodiscard]] Told of(GroupId who) && {
    group = who;
    return std::move(*this);
  }

  [[nodiscard]] Told at(Place where) && {
    place = where;
    return std::move(*this);
  }

  [[nodiscard]] Told by(GunIndex which) && {
    gun = which;
    return std::move(*this);
  }

  [[nodiscard]] Told on(std::uint8_t confederate) && {
    enemy = confederate;
    return std::move(*this);
  }

  [[nodiscard]] Told with_figures(std::vector<int> numbers) && {
    figures = std::move(numbers);
    return std::move(*this);
  }
};

/// `told(rule, "grounded").of(vessel)`
[[nodiscard]] inline Told told(RuleId rule, std::string_view key) {
  Told result;
  result.rule = rule;
  result.key = key;
  return result;
}

using EventKinds =
    base::Kinds<Rolled, TurnBegan, StepBegan, RiverDiceLaid, BranchAdded, SectionAdded,
                SectionChanged, VesselChanged, GroupsChanged, LineChanged, CourseSet, MotionChanged,
                FightChanged, ToMove, Scored, Delayed, Disclosed, PatrolsChanged, IroncladMet,
                RiverEntered, Ended, Told>;
using Event = base::OneOf<EventKinds>;

/// Applies a fact.
void apply(State& state, const Event& event);

}  // namespace core::river

extern template class core::base::OneOf<core::river::EventKinds>;
