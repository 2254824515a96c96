// [RR-063] A campaign in play as a plain value: river, forces, vessels, ledger and dice.
#pragma once

#include "core/base/dice.h"
#include "core/river/charts.h"
#include "core/river/place.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace core::river {

// ---- the river ----

/// A gun in a battery or aboard.
enum class GunState : std::uint8_t {
  Ready,
  KnockedOut,  ///< may be remounted [RR-264]
  Gone         ///< burst, destroyed, or never there
};

struct MountedGun {
  GunIndex gun{};
  GunState state{};
  bool suspect{};  ///< [RR-122]

  friend bool operator==(const MountedGun&, const MountedGun&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(gun, state, suspect);
  }
};

/// [RR-153]
enum class Mine : std::uint8_t { None, Laid, Spent };

/// What a battery guards.
enum class Guards : std::uint8_t { Shore, Bridge, Ferry, Town };

/// [RR-144] A battery on a bank.
struct Battery {
  Hand bank{};
  Guards guards{};
  bool hidden{};  ///< [RR-146] not yet known and not disclosed: it fires first
  Mine mine{};
  std::vector<MountedGun> guns;
  bool passed{};          ///< the main flotilla has run past it
  std::int8_t charged{};  ///< [RR-307] guns for which points were lost
  bool scavenged{};

  friend bool operator==(const Battery&, const Battery&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(bank, guards, hidden, mine, guns, passed, charged, scavenged);
  }
};

/// What became of a Confederate vessel.
enum class EnemyFate : std::uint8_t { Active, Sunk, Captured, Scuttled, BlownUp };

/// A Confederate vessel with guns.
struct Enemy {
  /// Gunboat, HeavyGunboat or Ironclad; Nothing of a consort that is a prize [RR-176].
  Find role{};
  std::uint8_t type{};  ///< row of RR-T27
  std::int16_t damage{};
  std::int16_t knots{};  ///< tenths
  std::vector<MountedGun> guns;
  std::array<bool, 4> half_face{};  ///< [RR-172] bow, stern, port, starboard
  EnemyFate fate{};
  bool unfinished{};
  bool scavenged{};
  std::int8_t consorts{};  ///< [RR-164] in her company, without guns and torpedoes

  friend bool operator==(const Enemy&, const Enemy&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(role, type, damage, knots, guns, half_face, fate, unfinished, scavenged, consorts);
  }
};

/// [RR-160] A town.
struct Town {
  Hand bank{};
  std::optional<std::int16_t> fuel;  ///< [RR-187] points that are left; nothing: never foraged

  friend bool operator==(const Town&, const Town&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(bank, fuel);
  }
};

/// [RR-150]
enum class CrossingPoint : std::uint8_t { None, Bridge, Ferry };

/// The dice of a section as they fell, for the diary [RR-482]; 0: not thrown.
struct SectionRolls {
  std::uint8_t direction{};
  std::uint8_t hairpin{};
  std::uint8_t black{};
  std::uint8_t red{};
  std::uint8_t action{};
  std::int16_t action_score{};  ///< with its modifier

  friend bool operator==(const SectionRolls&, const SectionRolls&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(direction, hairpin, black, red, action, action_score);
  }
};

/// A section of the river. Of one that nobody has entered yet only the course may be known.
struct Section {
  Heading before{};   ///< in which the table was thrown
  Heading heading{};  ///< of its straight
  Bend bend;
  bool entered{};
  std::int16_t entered_in{};  ///< turn
  Terrain terrain{};
  Cliffs cliffs{};
  Narrowing narrowing{};
  std::optional<std::uint8_t> tributary;  ///< branch that joins here
  SectionRolls rolls;
  Encounter found;  ///< [RR-T10]
  std::vector<Battery> batteries;
  std::vector<Enemy> enemies;
  std::int8_t torpedo_craft{};
  std::vector<Town> towns;
  CrossingPoint crossing{};
  bool shoal{};                      ///< [RR-133] deep vessels go no further up
  std::vector<std::uint8_t> barges;  ///< [RR-249] left here, points of fuel in each

  friend bool operator==(const Section&, const Section&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(before, heading, bend, entered, entered_in, terrain, cliffs, narrowing, tributary,
            rolls, found, batteries, enemies, torpedo_craft, towns, crossing, shoal, barges);
  }
};

/// The main river or a tributary.
struct Branch {
  Place mouth;  ///< the section it joins; of the main river the Mississippi
  Hand bank{};
  Heading heading{};  ///< [RR-358] in which its first table is thrown
  std::vector<Section> sections;

  friend bool operator==(const Branch&, const Branch&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(mouth, bank, heading, sections);
  }
};

// ---- the flotilla ----

enum class Fate : std::uint8_t {
  Afloat,
  Trapped,  ///< [RR-132] for good
  Sunk,
  Captured,
  Burnt  ///< by her own people, or by a patrol
};

/// What holds a vessel.
enum class Ground : std::uint8_t {
  Free,
  Minor,  ///< [RR-131] until a turn
  Major,  ///< [RR-T16] until the die frees her
  Bar     ///< [RR-225] she drifted upon it
};

struct Rounds {
  GunIndex gun{};
  std::int16_t count{};

  friend bool operator==(const Rounds&, const Rounds&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(gun, count);
  }
};

struct Vessel {
  std::uint8_t type{};  ///< row of RR-T26
  bool supply{};        ///< [RR-240]
  GroupId group;
  Fate fate{};
  std::int16_t damage{};       ///< points that are not repaired
  std::int16_t damage_ever{};  ///< [RR-304] all
  std::int16_t pool{};         ///< [RR-261] that may be repaired
  std::int16_t turn_damage{};  ///< [RR-419] of this turn's fighting
  std::vector<MountedGun> guns;
  std::vector<Rounds> rounds;  ///< [RR-201] a row for each calibre, of a supply ship her cargo
  std::int16_t fuel{};
  std::vector<std::uint8_t> barges;  ///< in tow, points of fuel in each
  std::uint8_t boiler{};             ///< [RR-124] tenths of her speed that are lost
  Rudder rudder{};
  Ground ground{};
  std::int16_t afloat_in{};   ///< turn in which a minor grounding is over
  std::int16_t laid_up_to{};  ///< [RR-222] last turn that she lies up
  std::int16_t last_up{};     ///< last turn in which she went upstream
  std::int8_t modifier{};     ///< [RR-128] of this turn
  std::int8_t stack_hits{};   ///< [RR-264] not repaired
  std::int8_t steering_hits{};
  bool refilled{};                 ///< [RR-247]
  std::optional<VesselId> towing;  ///< [RR-227]

  friend bool operator==(const Vessel&, const Vessel&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(type, supply, group, fate, damage, damage_ever, pool, turn_damage, guns, rounds, fuel,
            barges, boiler, rudder, ground, afloat_in, laid_up_to, last_up, modifier, stack_hits,
            steering_hits, refilled, towing);
  }
};

/// What is scavenged [RR-210].
struct Scavenging {
  enum class What : std::uint8_t { Town, Battery, Prize };
  What what{};
  std::uint8_t which{};  ///< its place among those of the section

  friend bool operator==(const Scavenging&, const Scavenging&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(what, which);
  }
};

/// What a detached group does from turn to turn.
enum class Standing : std::uint8_t {
  Follow,  ///< upstream to the main flotilla
  Hold,    ///< at the river mouth supply ships refill with fuel [RR-247]
  Down,    ///< downstream, to the Mississippi
  Drift,   ///< [RR-225]
  Wait     ///< [RR-241] at the river mouth until called
};

struct Group {
  GroupId id;
  Place at;
  bool half{};  ///< [RR-226] half a section further down
  Standing standing{};
  bool apart{};               ///< [RR-241] it follows a section behind, as a group of its own
  bool push{};                ///< [RR-222] in the next turn
  std::int8_t night_run{};    ///< [RR-230] sections in the next night
  std::int16_t called_for{};  ///< [RR-246] turn in which a call arrives
  bool
      stays{};  ///< it goes no further this turn: [RR-186] stores were handed over, or it could not
  bool moved{};    ///< in this turn or night
  bool fought{};   ///< in this turn [RR-065]
  bool checked{};  ///< [RR-120] RR-T09 was thrown for it this turn or night
  std::optional<Scavenging> scavenging;

  friend bool operator==(const Group&, const Group&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(id, at, half, standing, apart, push, night_run, called_for, stays, moved, fought,
            checked, scavenging);
  }
};

/// [RR-282] Roving patrols of this night.
struct Patrols {
  std::int8_t throws{};  ///< dice that are still to be thrown for them
  bool by_hand{};        ///< [RR-287] each is fought as an action of its own
  bool waits{};          ///< one has found the flotilla: what came of its action is to be told

  friend bool operator==(const Patrols&, const Patrols&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(throws, by_hand, waits);
  }
};

// ---- the turn ----

/// [RR-055] What the main flotilla does.
enum class Course : std::uint8_t {
  Advance,
  Explore,
  Hold,
  FallBack,
  Quit,
  Drift  ///< [RR-185] [RR-225] without steam
};

/// A group under way.
struct Motion {
  GroupId group;
  Place goal;
  /// What it may still go: a section up takes two by day, a section down one [RR-005] [RR-006]; at
  /// night each takes one [RR-009].
  std::int8_t left{};
  bool at_night{};

  friend bool operator==(const Motion&, const Motion&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(group, goal, left, at_night);
  }
};

/// A part of an encounter [RR-062]: a battery, or the vessels.
struct FightPart {
  std::optional<std::uint8_t> battery;  ///< its place in the section; nothing: the vessels

  friend bool operator==(const FightPart&, const FightPart&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(battery);
  }
};

/// An encounter that is fought [RR-410].
struct Fight {
  GroupId group;
  Place at;
  std::vector<FightPart> parts;  ///< the first is fought now
  std::int16_t round{};          ///< rounds of this part that are over
  std::int16_t carried{};        ///< [RR-406] points
  bool begun{};                  ///< [RR-030] by the fast resolution: no table fights it any more
  bool opened{};                 ///< [RR-147] what fires before the first round has fired
  bool to_the_death{};           ///< [RR-169]
  bool downstream{};             ///< the group came from above
  bool drifting{};               ///< [RR-226]
  Place from;                    ///< where the group came from
  std::vector<std::int16_t> damage_before;  ///< of all vessels, for the repair pool [RR-261]

  friend bool operator==(const Fight&, const Fight&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(group, at, parts, round, carried, begun, opened, to_the_death, downstream, drifting,
            from, damage_before);
  }
};

/// [RR-061] [RR-T12] Where the campaign waits, or what is to be done next.
enum class Step : std::uint8_t {
  Orders,     ///< S2: the commodore's
  Motion,     ///< S3 to S6 of the group under way
  Encounter,  ///< S7: the commodore's
  Close,      ///< rest of S7, S8, S9 of the main flotilla
  Detached,   ///< S10
  EndTest,    ///< S11
  Night,      ///< S12: the commodore's
  NightRun,   ///< S12, its groups under way
  Over        ///< S13
};

/// Whose part of the turn runs.
enum class Stage : std::uint8_t { Main, Detached, Night };

/// How it ended [RR-320].
enum class Ending : std::uint8_t {
  Ironclad,  ///< [RR-321]
  Ruse,      ///< [RR-322]
  Beaten,    ///< [RR-323]
  Quit,      ///< [RR-327] the last warship is home
  GivenUp    ///< [RR-327]
};

inline constexpr std::size_t kEndings = 5;

/// An entry of the ledger [RR-300].
struct Entry {
  std::int16_t turn{};
  std::uint16_t rule{};  ///< number of its rule
  std::int16_t points{};

  friend bool operator==(const Entry&, const Entry&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(turn, rule, points);
  }
};

struct Result {
  Ending ending{};
  std::int16_t points{};
  std::optional<Level> level;  ///< none of a campaign that was given up

  friend bool operator==(const Result&, const Result&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(ending, points, level);
  }
};

struct State {
  std::int16_t turn{};
  Step step{};
  Stage stage{};
  std::vector<Branch> branches;  ///< the main river first
  std::vector<Vessel> vessels;   ///< warships in the order of set-up, then the supply ships
  std::vector<VesselId> line;    ///< [RR-391] all vessels in line order
  std::vector<Group> groups;     ///< the main flotilla first
  std::uint8_t next_group{1};
  Course course{};  ///< of the main flotilla in this turn
  std::optional<Motion> motion;
  std::optional<Fight> fight;
  std::vector<GroupId> to_move;  ///< [RR-060] detached groups that this turn or night still owes
  std::vector<Entry> ledger;
  bool delayed{};               ///< [RR-285] this turn is a forced Hold
  std::int16_t disclosed_to{};  ///< [RR-286] last turn in which hidden batteries are disclosed
  Patrols patrols;
  bool met_ironclad{};
  bool been_in{};         ///< the flotilla has entered the river
  base::Dice dice;        ///< the commodore's, and the count of all rolls
  base::Dice river_dice;  ///< of the section that is being explored
  std::optional<Result> result;

  [[nodiscard]] const Vessel& vessel(VesselId id) const { return vessels.at(id.value()); }

  [[nodiscard]] const Branch& branch(Place place) const { return branches.at(place.branch); }

  /// Nothing for the Mississippi, and for a section that is not known yet.
  [[nodiscard]] const Section* find_section(Place place) const noexcept {
    const auto& sections = branches.at(place.branch).sections;
    return place.section < 1 || place.section > static_cast<int>(sections.size())
               ? nullptr
               : &sections[static_cast<std::size_t>(place.section - 1)];
  }

  /// Null when there is no such group any more.
  [[nodiscard]] const Group* find_group(GroupId id) const noexcept {
    for (const Group& each : groups) {
      if (each.id == id) {
        return &each;
      }
    }
    return nullptr;
  }

  [[nodiscard]] const Group& main() const { return groups.front(); }

  /// [RR-300] Points so far.
  [[nodiscard]] int points() const noexcept {
    int sum = 0;
    for (const Entry& each : ledger) {
      sum += each.points;
    }
    return sum;
  }

  friend bool operator==(const State&, const State&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(turn, step, stage, branches, vessels, line, groups, next_group, course, motion, fight,
            to_move, ledger, delayed, disclosed_to, patrols, met_ironclad, been_in, dice,
            river_dice, result);
  }
};

}  // namespace core::river
