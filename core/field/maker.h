// [FB-551]-[FB-555] The battle maker: two sides, a kind of ground and a seed to a battle.
#pragma once

#include "core/field/charts.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace core::field {

/// [FB-553] What the hex is.
enum class MadeGround : std::uint8_t {
  Clear,   ///< a wood, a hill
  Rough,   ///< three hills, two woods
  Forest,  ///< five woods
  Swamp,   ///< three marshes
  Town     ///< a village of four sections
};

inline constexpr std::array<std::string_view, 5> kMadeGrounds{"clear", "rough", "forest", "swamp",
                                                              "town"};

/// A brigade that takes part.
struct MadeBrigade {
  InternedText name;  ///< empty: numbered
  std::vector<Muster> units;
  std::vector<std::optional<std::size_t>> detached_from;  ///< of each, index in `units`; or empty
  bool led{true};                                         ///< [FB-028] it has a brigadier
  InternedText general_name;                              ///< of its brigadier; empty: numbered
  int couriers_at_once{};                                 ///< [FB-554] of its brigadier
};

/// A side.
struct MadeSide {
  std::vector<MadeBrigade> brigades;
  bool commander{};             ///< a general of the whole side
  InternedText commander_name;  ///< empty: "commander"
  int couriers_at_once{};       ///< [FB-554] of its commander
  bool unsupplied{};            ///< [FB-559]
  bool flotilla{};              ///< [FB-551] a battery of two guns on the edge of the river
};

/// What is fought where.
struct MadeChoices {
  std::array<MadeSide, 2> sides;  ///< by side
  Side attacker{};
  MadeGround ground{};
  bool river{};        ///< [FB-553] along a hexside that the attacker crosses
  bool entrenched{};   ///< [FB-553] the defender has a wall
  InternedText title;  ///< empty: of the brigades and the ground
  InternedText id;     ///< empty: of the ground and the seed; the name of its file
};

/// [FB-471] A sample brigade of table FB-T26.
[[nodiscard]] MadeBrigade made_of(const SampleBrigade& sample);

/// [FB-551] [FB-553]-[FB-555] The battle: its ground by dice of its own, the attacker entering from
/// the south, the defender set up within 18" of the northern edge.
///
/// The same choices and seed give the same battle. make_setting() takes it for every seed: who
/// finds no room to be set up comes on over the defender's edge in move 1.
/// @pre each side has a unit that fights; lists are without fault [FB-473]
[[nodiscard]] Battle make_battle(const Charts& charts, const MadeChoices& choices,
                                 std::uint64_t seed);

}  // namespace core::field
