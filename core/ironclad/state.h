// [IC-041] [IC-048] What changes in a battle: every ship's log, the forts, the dice, and whose turn
// it is. A plain value; only apply() writes to it.
#pragma once

#include "core/base/dice.h"
#include "core/base/strong_id.h"
#include "core/board/side.h"
#include "core/table/battle.h"
#include "core/table/magazine.h"
#include "core/table/measured.h"
#include "core/table/ship_id.h"
#include "core/table/units.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace core::ironclad {

using board::Side;
using table::FortId;
using table::Pose;
using table::ShipId;

/// [IC-044] Speeds are counted in half knots, for a half-knot box is a speed of its own.
inline constexpr int kKnot = 2;

/// Drafts are counted in tenths of a foot.
inline constexpr int kTenthsAFoot = 10;

/// [IC-061] The six steps of a turn, after the parties have been embarked.
enum class Step : std::uint8_t {
  Embarking,         ///< [IC-024] before the first turn
  UnionMoves,        ///< 1
  FirstFire,         ///< 2
  ConfederateMoves,  ///< 3
  SecondFire,        ///< 4
  Boarding,          ///< 5
  Drifting           ///< 6
};

[[nodiscard]] constexpr bool is_movement(Step step) noexcept {
  return step == Step::UnionMoves || step == Step::ConfederateMoves;
}

[[nodiscard]] constexpr bool is_fire(Step step) noexcept {
  return step == Step::FirstFire || step == Step::SecondFire;
}

/// Who moves in a movement step.
[[nodiscard]] constexpr Side mover_in(Step step) noexcept {
  return step == Step::UnionMoves ? Side::Union : Side::Confederate;
}

/// How a ship stands in the battle.
enum class Fate : std::uint8_t {
  Afloat,     ///< or aground: in the battle
  Sunk,       ///< [IC-229]
  Destroyed,  ///< [IC-047] [IC-228]
  Left,       ///< [IC-009] over an edge
  Prize       ///< [IC-326] gone with its captors, or with its prize
};

/// [IC-143] [IC-145] [IC-146]
enum class Aground : std::uint8_t {
  No,
  Stuck,    ///< may float off by a die
  ForGood,  ///< run ashore, or so by the battle
  Settled   ///< its draft boxes are gone: it rests on the bottom and fights on
};

/// A fault of steering.
enum class Jam : std::uint8_t { None, Right, Left, Ahead };

/// [IC-008] An effect for some of the side's movement phases. It does not run down in the phase in
/// which it came.
struct Timed {
  std::int8_t left{};  ///< movement phases of its side that it still acts on, the present included
  bool fresh{};        ///< came in this movement phase of its own side

  [[nodiscard]] constexpr bool acts() const noexcept { return left > 0 && !fresh; }

  friend bool operator==(const Timed&, const Timed&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(left, fresh);
  }
};

/// A gun of a ship.
struct GunState {
  bool lost{};
  std::int16_t fired_in{};  ///< [IC-063] turn of its last shot; 0: none
  Step fired_step{};        ///< the step of that turn
  bool burst{};             ///< [IC-021] [RR-122] how it was lost

  friend bool operator==(const GunState&, const GunState&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(lost, fired_in, fired_step, burst);
  }
};

/// [IC-244] Where a mortar fires.
struct MortarLaid {
  table::Point spot;         ///< middle of the burst circle
  std::int16_t turn{};       ///< of its last shot there
  std::int8_t successive{};  ///< turns before it, without a break

  friend bool operator==(const MortarLaid&, const MortarLaid&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(spot, turn, successive);
  }
};

/// [IC-048] The log of a ship: the boxes it has left, and its state.
struct Ship {
  Side side{};
  Pose pose;
  Fate fate{};
  int speed{};  ///< half knots; negative astern

  // ---- boxes left [IC-T01] ----
  std::int8_t armor{};
  std::int8_t knots{};       ///< whole-knot boxes
  std::int8_t half_knots{};  ///< half-knot boxes
  std::int8_t midships{};
  std::int8_t stack{};
  std::int8_t draft{};
  std::int8_t ram{};
  std::vector<GunState> guns;  ///< in the order of the card

  // ---- steering and power ----
  Jam jam{};
  Timed jammed;
  Timed no_course_change;  ///< [IC-107]
  Timed no_power;
  std::int16_t engines_out{};  ///< [IC-227] the turn in which they were disabled; 0: they work
  std::int8_t power_rolled{};  ///< [IC-227] knots available this turn
  bool steam{true};            ///< the battle may begin without

  // ---- where it lies ----
  Aground aground{};
  bool floated{};  ///< [IC-144] got off, and has not made way since
  bool anchored{};
  bool moored{};

  // ---- this turn ----
  bool moved{};                      ///< has had its move in the last movement step of its side
  table::Inches run;                 ///< how far that was, whichever way
  std::vector<std::uint8_t> tested;  ///< [IC-141] [IC-148] areas that were tested for in this phase

  // ---- boarding ----
  std::int8_t parties{};       ///< [IC-024] embarked, known to its own side
  std::int8_t boarders{};      ///< [IC-302] enemy parties on its deck
  std::vector<ShipId> tried;   ///< [IC-309] ships it has tried to grapple in this phase ...
  std::int8_t tries_left{};    ///< [IC-302] ... and parties that may still try
  bool melee{};                ///< [IC-307]
  std::int16_t captured_in{};  ///< [IC-308] the turn; 0: never
  bool must_leave{};           ///< [IC-305]
  bool turret_jammed{};        ///< [IC-305] until repaired
  std::uint8_t closed{};       ///< [IC-306] ports closed until repaired: 1 port, 2 starboard

  // ---- launches ----
  bool torpedo{};                  ///< [IC-321] a spar torpedo that has not been used
  std::optional<ShipId> grapples;  ///< [IC-324] the launch it is locked with

  // ---- towing, lashing ----
  std::optional<ShipId> tow;      ///< [IC-124] what it tows
  std::int16_t line_passed_in{};  ///< the turn in which the line was passed
  bool chained{};                 ///< [IC-021] held to another one until it casts off

  std::optional<MortarLaid> laid;
  std::int16_t fire_turns{};  ///< turns in which a gun of it has fired
  std::int16_t last_fire{};   ///< the last of them
  table::Rounds rounds;       ///< [RR-383] left, where the battle counts them

  friend bool operator==(const Ship&, const Ship&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(side, pose, fate, speed, armor, knots, half_knots, midships, stack, draft, ram, guns,
            jam, jammed, no_course_change, no_power, engines_out, power_rolled, steam, aground,
            floated, anchored, moored, moved, run, tested, parties, boarders, tried, tries_left,
            melee, captured_in, must_leave, turret_jammed, closed, torpedo, grapples, tow,
            line_passed_in, chained, laid, fire_turns, last_fire, rounds);
  }
};

/// [IC-261] A gun of a fort.
struct FortGunState {
  std::int8_t armor{};  ///< boxes before it
  bool lost{};
  std::int16_t fired_in{};
  Step fired_step{};
  std::int8_t burst_hits{};    ///< [IC-246] mortar hits so far
  std::int8_t silent_steps{};  ///< [IC-246] fire steps, the present included
  bool silent_for_good{};
  std::int16_t shelters_until{};  ///< [IC-264] last turn in which it is silent

  friend bool operator==(const FortGunState&, const FortGunState&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(armor, lost, fired_in, fired_step, burst_hits, silent_steps, silent_for_good,
            shelters_until);
  }
};

struct Fort {
  Side side{};
  std::vector<FortGunState> guns;
  std::int16_t shelters_until{};  ///< [IC-264] withering fire: last turn in which it is silent
  bool abandoned{};               ///< [IC-264] gunners have left
  bool white_flag{};              ///< [IC-266]
  std::int16_t fire_turns{};      ///< turns in which a gun of it has fired
  std::int16_t last_fire{};       ///< the last of them
  std::int16_t magazine_tried{};  ///< [IC-247] turn of the last extra die
  bool masked{};                  ///< [RR-146] lies hidden
  table::Point shift;             ///< [RR-376] from where the battle places it

  friend bool operator==(const Fort&, const Fort&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(side, guns, shelters_until, abandoned, white_flag, fire_turns, last_fire,
            magazine_tried, masked, shift);
  }
};

/// What a shot is aimed at.
enum class TargetKind : std::uint8_t {
  Ship,
  FortGun,   ///< [IC-262]
  Boarders,  ///< [IC-303] parties on the deck of a ship
  Pair       ///< [IC-327] two launches in a melee
};

struct Target {
  TargetKind kind{};
  ShipId ship;  ///< also of Boarders; the friendly or enemy launch of a Pair
  FortId fort;
  std::uint8_t gun{};  ///< of the fort

  friend constexpr auto operator<=>(const Target&, const Target&) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(kind, ship, fort, gun);
  }
};

/// [IC-062] A gun that is laid on a target, before any die.
struct Shot {
  bool from_fort{};
  ShipId ship;  ///< that fires
  FortId fort;
  std::uint8_t gun{};
  Target target;
  std::optional<table::Measured> measured{};  ///< [IC-162] by people, where they play with models

  friend constexpr auto operator<=>(const Shot&, const Shot&) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(from_fort, ship, fort, gun, target, measured);
  }
};

/// [IC-041] Where a hit is crossed off.
enum class Section : std::uint8_t { Armor, Knots, HalfKnots, Midships, Stack, Draft, Gun, Ram };

inline constexpr std::array kSections{Section::Armor,    Section::Knots, Section::HalfKnots,
                                      Section::Midships, Section::Stack, Section::Draft,
                                      Section::Gun,      Section::Ram};

/// How free the owner is in taking hits.
enum class HitKind : std::uint8_t {
  Free,      ///< [IC-221] any section
  Armor,     ///< [IC-194] armor while there is any, then any section
  Midships,  ///< [IC-T13] and so on: that section, then any other [IC-222]
  Speed,
  Draft,
  Guns,      ///< guns while there are any, then any section
  Waterline  ///< [IC-224] draft hits, or as many guns: the owner chooses first
};

/// Hits that a ship's owner still has to cross off.
struct Hits {
  ShipId ship;
  HitKind kind{};
  std::int8_t left{};

  friend bool operator==(const Hits&, const Hits&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(ship, kind, left);
  }
};

/// Effects of a roll that wait until all dice of their part have been thrown [IC-062].
enum class PendingKind : std::uint8_t {
  Hits,       ///< `hit` and `amount`
  StackLost,  ///< [IC-226]
  Jammed,     ///< `jam` for `amount` movement phases
  NoCourseChange,
  NoPower,
  EnginesOut,
  Explodes,
  PartyLost,    ///< [IC-191] an embarked party
  Launch,       ///< [IC-323] `amount` hits on a launch
  Boarders,     ///< [IC-303] `amount` hits on parties on deck
  FortGunHits,  ///< `amount` boxes of the gun `gun`, the rest to the nearest
  FortGunsLost,
  FortBoxes,    ///< [IC-264] armor boxes, from the gun aimed at on
  FortBoxEach,  ///< [IC-265] one of every gun
  FortGunShelters,
  FortShelters,
  FortAbandoned,
  FortWhiteFlag
};

struct Pending {
  PendingKind kind{};
  ShipId ship;
  FortId fort;
  std::uint8_t gun{};
  HitKind hit{};
  Jam jam{};
  std::int8_t amount{};

  friend bool operator==(const Pending&, const Pending&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(kind, ship, fort, gun, hit, jam, amount);
  }
};

/// [IC-362] How a battle ended.
struct Result {
  std::optional<Side> winner;  ///< nothing: a draw
  bool greater{};              ///< a greater victory, where the battle knows one
  std::uint8_t term{};         ///< which objective of the battle was met, from 1; 0 by score

  friend bool operator==(const Result&, const Result&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(winner, greater, term);
  }
};

struct State {
  std::int16_t turn{1};
  Step step{};
  std::vector<Ship> ships;
  std::vector<Fort> forts;
  base::Dice dice;

  std::int8_t parties{};  ///< [IC-023] that are not embarked yet

  /// [IC-062] Guns laid in this fire step, by side, and who has laid his.
  std::array<std::vector<Shot>, 2> laid;
  std::array<bool, 2> declared{};
  bool mortars_done{};  ///< the first part of the fire step is over

  std::vector<Pending> pending;        ///< that wait, in the order of the rolls
  std::vector<Hits> hits;              ///< that an owner is crossing off; the first is asked for
  std::vector<std::uint8_t> revealed;  ///< [IC-148] areas whose nature is known to both
  std::vector<std::uint8_t> cleared;   ///< [RR-150] [RR-153] areas that are there no more
  std::vector<FortId> opening;         ///< [RR-147] forts that lay hidden, and now fire alone

  std::optional<Result> result;

  [[nodiscard]] const Ship& ship(ShipId id) const { return ships.at(id.value()); }

  [[nodiscard]] const Fort& fort(FortId id) const { return forts.at(id.value()); }

  friend bool operator==(const State&, const State&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(turn, step, ships, forts, dice, parties, laid, declared, mortars_done, pending, hits,
            revealed, cleared, opening, result);
  }
};

}  // namespace core::ironclad
