// [IC-381] [RC-481] The historical facts of guns, ships and forts, for both sets: what was, and in
// the lists' own columns what a set takes from it. No rule stands here.
#pragma once

#include "core/base/interned_text.h"
#include "core/base/strong_id.h"
#include "core/board/side.h"
#include "core/table/units.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace core::table {

using base::InternedText;

using GunId = base::StrongId<struct GunTag, std::uint8_t>;        ///< index in Facts::guns
using ClassId = base::StrongId<struct ClassTag, std::uint8_t>;    ///< index in Facts::classes
using VesselId = base::StrongId<struct VesselTag, std::uint8_t>;  ///< index in Facts::vessels
using FortCardId = base::StrongId<struct FortTag, std::uint8_t>;  ///< index in Facts::forts

enum class GunType : std::uint8_t { Howitzer, Smoothbore, Rifle, Mortar };

inline constexpr std::array<std::string_view, 4> kGunTypes{"howitzer", "smoothbore", "rifle",
                                                           "mortar"};

/// A pattern of gun. Lists: scenarios/naval/guns.csv, tables IC-T28 and RC-T32.
struct Gun {
  InternedText id;     ///< "11in-sb"
  InternedText name;   ///< as tables IC-T28 and RC-T32 print it, `11" smoothbore`
  InternedText brief;  ///< as lists of armament print it, `11" SB`
  GunType type{};
  std::optional<int> factor;  ///< [IC-T28] penetration factor at normal range; none: mortars
  std::optional<int> points;  ///< [RC-T32] damage points; none: mortars
  bool alternate_moves{};     ///< [RC-T32] fires in alternate moves
  bool may_burst{};           ///< [RC-T32] a pattern known to burst
  std::optional<int> bore;    ///< of a mortar, in tenths of an inch; none: a smaller one
};

enum class Mounting : std::uint8_t {
  Turret,         ///< T
  ForwardTurret,  ///< T1
  AfterTurret,    ///< T2
  Pivot,          ///< P
  Bow,            ///< B
  Stern,          ///< S
  PortSide,       ///< L, half of LR
  StarboardSide,  ///< R, the other half
  BowPivot,       ///< BP, in a casemate with three ports
  SternPivot,     ///< SP, the same
  Mortar,         ///< M
  Fort            ///< F
};

inline constexpr std::array<std::string_view, 12> kMountings{"T", "T1", "T2", "P",  "B", "S",
                                                             "L", "R",  "BP", "SP", "M", "F"};

/// One gun of a ship.
struct MountedGun {
  GunId gun;
  Mounting mounting{};

  friend constexpr bool operator==(MountedGun, MountedGun) noexcept = default;
};

enum class Drive : std::uint8_t { Screw, SideWheel, CentreWheel, SternWheel, HandScrew, Towed };

inline constexpr std::array<std::string_view, 6> kDrives{
    "screw", "side wheel", "centre wheel", "stern wheel", "hand screw", "towed"};

/// What protects a ship's sides.
enum class Sides : std::uint8_t {
  Light,       ///< river or ferry sides, tugs, launches
  StoutWood,   ///< stout wood, timber, oak bulwarks, cotton
  PlatedWood,  ///< stout wood with iron on part of it
  Iron
};

/// Columns "Turning" of IC-T29 and "Radius" of RC-T33: the sets say what circle or radius it means.
enum class Handling : std::uint8_t { A, B, C, Launch, SideWheel, Towed };

inline constexpr std::array<std::string_view, 6> kHandlings{"A",      "B",          "C",
                                                            "launch", "side-wheel", "with tow"};

/// [RC-T33] Ram group, A the lightest.
enum class RamGroup : std::uint8_t { A, B, C, D, E };

/// A class of ships. List: scenarios/naval/classes.csv, tables IC-T29 and RC-T33.
struct ShipClass {
  InternedText id;    ///< "river-ironclad"
  InternedText name;  ///< "centre-wheel river ironclad"
  InternedText examples;
  bool ironclad{};
  Handling handling{};
  int radius{};         ///< [RC-T33] in inches; 0: any, or with its tow
  int fraction_part{};  ///< [RC-T33] of the PV: 1 of 1/2
  int fraction_of{};    ///< 2 of 1/2
  RamGroup ram_group{};
};

/// A ship, or several that are alike. List: scenarios/naval/vessels.csv, tables IC-T30, IC-T32.
struct Vessel {
  InternedText id;                  ///< "uss-monitor"
  InternedText name;                ///< of its card, "City class"
  std::vector<InternedText> ships;  ///< of several that are alike, their names; else empty
  board::Side side{};
  InternedText type;  ///< in words, "double-ender"
  ClassId ship_class;
  Drive drive{};
  int tons{};        ///< of displacement
  int length{};      ///< in tenths of a foot
  int beam{};        ///< in tenths of a foot
  int draft{};       ///< in tenths of a foot
  int half_knots{};  ///< speed
  int crew{};
  std::vector<MountedGun> guns;  ///< one entry a gun
  Sides sides{};
  int iron{};  ///< in hundredths of an inch, the average of the principal faces; 0 without
  bool ram{};
  bool spar_torpedo{};  ///< has one, or may carry one
  bool small_target{};
  bool sloping{};  ///< sides that slope or curve
  bool double_ender{};
  Handling handling{};  ///< of its class, unless the list has its own
  int radius{};         ///< the same
  RamGroup ram_group{};
  InternedText remarks;
};

/// [IC-T18] What stands before the guns of a fort.
enum class FortWork : std::uint8_t {
  OpenFieldWork,
  CottonBales,
  LowEarth,
  StrongEarth,
  Masonry,
  IronFaced,
  Buildings  ///< [RC-387] no work at all: houses
};

/// One gun of a fort, and the square of the footprint in which it stands.
struct FortGun {
  GunId gun;
  int square{};  ///< from 1

  friend constexpr bool operator==(FortGun, FortGun) noexcept = default;
};

/// A fort. List: scenarios/naval/forts.csv, tables IC-T34 and RC-T38.
struct FortFacts {
  InternedText id;    ///< "fort-henry"
  InternedText name;  ///< "Fort Henry, Feb. 1862"
  FortWork work{};
  Inches width;  ///< of the footprint, along the table's x
  Inches depth;
  int squares{};              ///< 6, or 3
  std::vector<FortGun> guns;  ///< in the order of the list
  int crew{};                 ///< [RC-T38] CPV
  InternedText remarks;
};

/// [IC-T41] The ships of a naval unit of the strategic game, in order.
struct Roster {
  InternedText unit;
  board::Side side{};
  std::vector<VesselId> vessels;
};

/// All lists.
struct Facts {
  std::vector<Gun> guns;
  std::vector<ShipClass> classes;
  std::vector<Vessel> vessels;
  std::vector<FortFacts> forts;
  std::vector<Roster> rosters;
  std::vector<Roster> ironclads;  ///< [IC-441] those that an Ironclad of a region may be

  [[nodiscard]] const Gun& gun(GunId id) const { return guns.at(id.value()); }

  [[nodiscard]] const ShipClass& ship_class(ClassId id) const { return classes.at(id.value()); }

  [[nodiscard]] const Vessel& vessel(VesselId id) const { return vessels.at(id.value()); }

  [[nodiscard]] const FortFacts& fort(FortCardId id) const { return forts.at(id.value()); }

  /// By id; nothing for an unknown one.
  [[nodiscard]] std::optional<GunId> find_gun(std::string_view id) const {
    return find<GunId>(guns, id);
  }

  [[nodiscard]] std::optional<ClassId> find_class(std::string_view id) const {
    return find<ClassId>(classes, id);
  }

  [[nodiscard]] std::optional<VesselId> find_vessel(std::string_view id) const {
    return find<VesselId>(vessels, id);
  }

  [[nodiscard]] std::optional<FortCardId> find_fort(std::string_view id) const {
    return find<FortCardId>(forts, id);
  }

 private:
  template <class Id, class Item>
  [[nodiscard]] static std::optional<Id> find(const std::vector<Item>& items, std::string_view id) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (items[i].id == id) {
        return Id{static_cast<std::uint8_t>(i)};
      }
    }
    return std::nullopt;
  }
};

}  // namespace core::table
