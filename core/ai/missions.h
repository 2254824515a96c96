// Which force goes where this week, and which aim of the war it serves.
#pragma once

#include "core/ai/appraisal.h"
#include "core/plan/force.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::ai {

/// Why a force goes to its goal.
enum class Purpose : std::uint8_t {
  Take,  ///< the Enemy controls it, or lies on it
  Hold   ///< it is one's own and he could come there
};

/// What a force is about.
struct Mission {
  Purpose purpose{};
  board::HexId goal;
  board::HexId toward;  ///< the goal, or where those who have no leader meet one first
  Worth worth{};        ///< what the goal brings if all who are sent have done their part
  int committed{};      ///< CSP that are sent there together
  int wanted{};         ///< CSP that are wanted there
  bool by_sea{};        ///< ships are to take them there
  bool behind_river{};  ///< `toward` is a post in a line before the goal, attacked over a river
};

/// A force that fights, as missions are given out.
struct Party {
  const plan::Force* force{};
  board::HexId hex;
  Strength strength;
  int allowance{};  ///< movement points a week
  int wagons{};     ///< SUP that it takes along
  bool led{};       ///< a leader is with it, who can lead an attack [8.22]
  bool afloat{};    ///< aboard ships beside the hex
  bool in_port{};   ///< where ships of the sea can take it aboard [7.22]
  std::optional<Mission> mission;
};

/// The forces of a side as a general takes them up: garrisons, which would slow an army down, and
/// whoever is inside a fort and his chief is not stay where they are and are forces of their own,
/// by their ids.
[[nodiscard]] std::vector<plan::Force> field_forces(const state::Situation& now,
                                                    const std::vector<plan::Force>& forces);

/// The parties of a side that can move on land and fight: its forces with CSP that are ashore.
[[nodiscard]] std::vector<Party> parties_of(const state::Situation& now,
                                            const std::vector<plan::Force>& forces);

/// Adds what goes with a party by one of its pieces: wagons, a leader, how far it comes in a week.
void take_along(const state::Situation& now, state::PieceId id, Party& party);

/// Its trains that march by themselves.
[[nodiscard]] std::vector<Party> columns_of(const state::Situation& now,
                                            const std::vector<plan::Force>& forces);

/// A goal, and how far it is served.
struct Need {
  board::HexId hex;
  Worth worth{};
  int wanted{};  ///< CSP
  int sent{};    ///< CSP
};

/// Gives each party a mission: for each goal in turn, of those within the horizon, the nearest
/// parties that together are as strong as is wanted there, the goal first that brings most for a
/// CSP; then those who are left go where most is still wanted, however far it is.
/// @return all goals, by hex
std::vector<Need> give_missions(const state::Situation& now, const Appraisal& appraisal,
                                Country& country, std::vector<Party>& parties);

/// What so many CSP more would bring the goals if they came from the hex on foot.
[[nodiscard]] Worth worth_of_more(const state::Situation& now, const Appraisal& appraisal,
                                  Country& country, const std::vector<Need>& needs,
                                  board::HexId from, int csp);

/// What it brings the parties near a hex if the Enemies in it stand in their way no more.
/// @param parties with their missions
[[nodiscard]] Worth worth_of_opening(const state::Situation& now, const Appraisal& appraisal,
                                     Country& country, const std::vector<Party>& parties,
                                     board::HexId enemies);

/// Per cent of a worth that is left when it comes so many movement points later.
[[nodiscard]] int worth_later(const Weights& weights, int points, int allowance) noexcept;

}  // namespace core::ai
