// [17.6] Which hexes lie in the range of a broadcast, asked hex by hex. Private to this room.
#pragma once

#include "core/supply/net.h"
#include "core/supply/sources.h"
#include "core/supply/view.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core::supply {

/// [17.02] [22.12] Whether the source broadcasts: nothing is wrong with it, and it has the link it
/// needs.
[[nodiscard]] inline bool serves(const Net& net, const Source& source) {
  return source.faults.empty() && (!source.needs_link || net.is_railhead(source.hex));
}

/// Looks from a hex back for what reaches it: over a few hexes, where a broadcast covers the map.
/// What is known of a hex stays known on the next board, as long as nothing changes within the
/// longest range of it.
class Coverage {
 public:
  /// @param view must outlive this.
  Coverage(const View& view, const Net& net, const std::vector<Source>& sources);

  /// The same of an equal position elsewhere.
  Coverage(const View& view, Coverage same);

  /// After the view went on. Keeps what is known as long as nothing has changed near.
  /// @param same_net whether the net is the one of before.
  /// @return whether all steps on the ground are as they were.
  bool go_on(const Net& net, bool same_net, const std::vector<Source>& sources);

  /// Whether the hex is in the range of anything that broadcasts.
  [[nodiscard]] bool covers(HexId hex) const { return is_covered(hex, any_, kKnown); }

  /// [17.02] The same of what is more than somebody's wagons.
  [[nodiscard]] bool covers_without_wagons(HexId hex) const {
    return is_covered(hex, firm_, kFirmKnown);
  }

  /// A hex from which one of several others is reached.
  struct Within {
    int ordinal{};
    int cost{};  ///< [17.6] supply movement points on the way to the nearest of them
  };

  /// All hexes from which one of these is reached within the longest range, by ordinal.
  [[nodiscard]] std::vector<Within> reaching(const std::vector<HexId>& hexes) const;

 private:
  /// What is known of a hex, one bit each: the answer stands beside the bit that says there is one.
  enum Known : std::uint8_t { kKnown = 1, kCovered = 2, kFirmKnown = 4, kFirmCovered = 8 };

  using Ranges = std::vector<std::int8_t>;  ///< by hex ordinal: how far it broadcasts, or kSilent

  /// A hex from which more than railheads broadcast.
  struct Beacon {
    std::uint16_t at{};
    std::int8_t any{};
    std::int8_t firm{};
  };

  void read_sources(const Net& net, const std::vector<Source>& sources);
  void broadcast_from(int ordinal, int range, bool wagons);
  /// Reads what broadcasts again. Adds to `changes` where it differs.
  void mend_ranges(const Net& net, bool same_net, const std::vector<Source>& sources,
                   std::vector<HexId>& changes);
  /// Where steps on the ground have changed.
  void add_changes_of_ground(std::vector<HexId>& changes) const;
  void forget_near(const std::vector<HexId>& changes);
  void forget_all();
  [[nodiscard]] bool is_covered(HexId hex, const Ranges& ranges, Known bit) const;
  /// Goes from the hexes back, the cheapest way first, and calls `see` with each ordinal and its
  /// cost until that says that it is enough.
  template <class See>
  void look_back(std::span<const HexId> hexes, See see) const;

  const View* view_;
  int longest_;
  int hexes_of_longest_;  ///< so many hexes away lies what can matter
  Ranges any_;
  Ranges firm_;
  std::vector<Beacon> beacons_;              ///< ascending
  mutable std::vector<std::uint8_t> known_;  ///< by hex ordinal
  mutable std::vector<std::uint16_t> asked_;
  // Of one look back; empty again when it ends.
  mutable std::vector<std::int8_t> spent_;
  mutable std::vector<std::vector<std::uint16_t>> at_cost_;
  mutable std::vector<std::uint16_t> touched_;
};

}  // namespace core::supply
