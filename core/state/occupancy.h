// Who stands where: an index over a position that follows its changes.
#pragma once

#include "core/map/map.h"
#include "core/state/change_log.h"
#include "core/state/game_state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

namespace core::state {

/// What stands in one hex, by side.
struct HexOccupants {
  board::SideSet open_combat;  ///< sides with a ground combat unit on the map, not in a fort, not
                               ///< aboard [3.27]
  board::SideSet open_ground;  ///< sides with any ground unit outside a fort and not aboard
  board::SideSet
      attackers;  ///< sides with an unparenthesised combat unit outside a fort [13.31] [22.12]
  board::SideSet zone_makers;  ///< sides with a combat unit in the open, neither garrison nor
                               ///< entrained [9.01] [6.58]
  board::SideSet fort;         ///< sides with a Fort or Fortress whose works stand [13.24]
  board::SideSet garrison;     ///< sides with a ground combat unit inside a fort [13.31]

  friend bool operator==(const HexOccupants&, const HexOccupants&) noexcept = default;
};

/// Pieces of one hex or water place, by id. A view of an Occupancy; a change of it ends the view.
class PieceList {
 public:
  static constexpr std::uint16_t kEnd = UINT16_MAX;

  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = PieceId;
    using difference_type = std::ptrdiff_t;
    using pointer = const PieceId*;
    using reference = PieceId;

    Iterator() = default;

    Iterator(const std::uint16_t* next, std::uint16_t at) noexcept : next_{next}, at_{at} {}

    PieceId operator*() const noexcept { return PieceId{at_}; }

    Iterator& operator++() noexcept {
      at_ = next_[at_];
      return *this;
    }

    Iterator operator++(int) noexcept {
      const Iterator before = *this;
      ++*this;
      return before;
    }

    friend bool operator==(const Iterator& a, const Iterator& b) noexcept { return a.at_ == b.at_; }

   private:
    const std::uint16_t* next_{};
    std::uint16_t at_{kEnd};
  };

  // What containers of the standard library name.
  using value_type = PieceId;
  using const_reference = PieceId;
  using const_iterator = Iterator;
  using iterator = Iterator;
  using size_type = std::size_t;

  PieceList(const std::uint16_t* next, std::uint16_t first) noexcept : next_{next}, first_{first} {}

  [[nodiscard]] Iterator begin() const noexcept { return {next_, first_}; }

  [[nodiscard]] Iterator end() const noexcept { return {next_, kEnd}; }

  [[nodiscard]] bool empty() const noexcept { return first_ == kEnd; }

  [[nodiscard]] PieceId front() const noexcept { return PieceId{first_}; }

  [[nodiscard]] std::size_t size() const noexcept {
    return static_cast<std::size_t>(std::distance(begin(), end()));
  }

 private:
  const std::uint16_t* next_;
  std::uint16_t first_;
};

/// Pieces that rules look for all over the map.
enum class PieceClass : std::uint8_t {
  CombatUnit,  ///< [3.27] ground combat units
  Leader,
  Headquarters,
  Ship,
  Carrier,  ///< [17.02] [7.26] what SUP are loaded on: trains, Army HQs, Depots, transports
  Fort,     ///< forts and fortresses
  RailwayRepair,
  SupplySource,  ///< [17.02] Departments, Depots, Army HQs, trains
  LandMover      ///< [3.21] leaders, and ground units but Depots
};

inline constexpr std::size_t kPieceClassCount = 9;

/// One more than the greatest strength of a counter [3.24].
inline constexpr std::size_t kStrengths = 32;

/// An index by hex ordinal and water place, and by class. Whoever changes the position takes the
/// pieces out of the index first and puts them back after.
class Occupancy {
 public:
  Occupancy(const map::Map& map, const GameState& state);

  [[nodiscard]] const HexOccupants& at(int ordinal) const noexcept {
    return hexes_[static_cast<std::size_t>(ordinal)];
  }

  [[nodiscard]] const HexOccupants& at(HexId hex) const noexcept { return at(hex.ordinal()); }

  /// All pieces of a hex, by id; those inside a fort or HQ stand where it stands.
  [[nodiscard]] PieceList pieces_in(HexId hex) const noexcept;

  /// Ships and what is aboard, at a water place.
  [[nodiscard]] PieceList pieces_at(map::WaterPlaceId place) const noexcept;

  /// The pieces of a class that are on the map, by id.
  [[nodiscard]] const std::vector<PieceId>& pieces_of(Side side, PieceClass of) const noexcept {
    return classes_[static_cast<std::size_t>(side)][static_cast<std::size_t>(of)];
  }

  /// [3.26] Counters of a kind in play, wherever they are.
  [[nodiscard]] int in_play(Side side, PieceKind kind) const noexcept;

  /// Those of them with this strength.
  [[nodiscard]] int in_play(Side side, PieceKind kind, int strength) const noexcept {
    const auto at = static_cast<std::size_t>(strength);
    return at < kStrengths ? counters(side, kind)[at] : 0;
  }

  /// All pieces where a piece is: of its hex, or of its water; none when it is off the map.
  [[nodiscard]] PieceList pieces_with(const Piece& piece) const;

  /// What is inside the piece at any depth, by id: GameState::contents, looked for where it stands.
  [[nodiscard]] std::vector<PieceId> contents(const GameState& state, PieceId outer) const;

  /// [9.51] Sides with a warship at the place.
  [[nodiscard]] board::SideSet warships(map::WaterPlaceId place) const noexcept {
    return warships_[place.value()];
  }

  /// Sides with any ship at the place.
  [[nodiscard]] board::SideSet ships(map::WaterPlaceId place) const noexcept {
    return ships_[place.value()];
  }

  /// Forgets where the piece stands; the position must still be as it was indexed.
  void take(const GameState& state, PieceId piece);
  /// Notes where the piece stands now. Pieces off the map stand nowhere.
  void put(const GameState& state, PieceId piece);
  /// Reads the hexes and waters again in which pieces were taken or put since the last settling;
  /// after it the index answers. Notes them in `changes` if there is one.
  void settle(const GameState& state, ChangeLog* changes = nullptr);

 private:
  struct Chains {
    std::vector<std::uint16_t> first;  ///< by hex or water place
    std::vector<std::uint16_t> next;   ///< by piece

    void put(std::size_t at, std::uint16_t piece);
    void take(std::size_t at, std::uint16_t piece);
  };

  [[nodiscard]] std::optional<map::WaterPlaceId> water_of(const GameState& state,
                                                          const Piece& piece) const;
  using ByStrength = std::array<std::int16_t, kStrengths>;

  [[nodiscard]] const ByStrength& counters(Side side, PieceKind kind) const noexcept {
    return in_play_[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)];
  }

  /// What a piece was when it was taken.
  struct Taken {
    PieceId id;
    Side side{};
    PieceKind kind{};
  };

  void count(const Piece& piece, std::int16_t by);
  void leave_classes(const Taken& piece);
  void enter_classes(const Piece& piece);
  void read_hex(const GameState& state, std::size_t ordinal);
  void read_water(const GameState& state, std::size_t place);

  const map::Map* map_;
  std::vector<HexOccupants> hexes_;
  std::vector<board::SideSet> warships_;
  std::vector<board::SideSet> ships_;
  std::array<std::array<std::vector<PieceId>, kPieceClassCount>, 2> classes_;
  std::array<std::array<ByStrength, rulebook::kPieceKindCount>, 2> in_play_{};  ///< by side, kind
  Chains in_hex_;
  Chains at_water_;
  std::vector<Taken> taken_;  ///< from the map, and not put again yet
  std::vector<std::uint16_t> hexes_to_read_;
  std::vector<std::uint16_t> waters_to_read_;
};

}  // namespace core::state
