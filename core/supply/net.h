// [17.03] [17.1] The rails that lead to the pool, and the links over water: traced for one board.
// Private to this room.
#pragma once

#include "core/supply/search.h"
#include "core/supply/view.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace core::supply {

/// A piece lives from what is inside a besieged fort, or aboard its ship; these ways have no path
/// over the map.
inline constexpr int kNoRange = 0;

/// In a list of ranges: nothing is broadcast from here.
inline constexpr std::int8_t kSilent = -1;

/// [17.01] The rail hexes of the origins, with their faults and those of the hexes themselves.
[[nodiscard]] std::vector<Seed> origin_seeds(const View& view);

/// Brings their faults up to date after the view went on.
void mend_origins(const View& view, std::vector<Seed>& seeds);

/// What a net hangs on besides the flags of hexes and water places.
struct NetBasis {
  std::vector<std::uint32_t> origins;  ///< vertices of those that feed
  std::vector<state::FedLanding> fed;  ///< [17.13] the side's
  std::vector<bool> besieged;          ///< whether the hex of each is
  int cycle{};                         ///< [7.51] the shoals

  friend bool operator==(const NetBasis&, const NetBasis&) = default;
};

/// The rail net of a side as far as it lives, and its water links.
struct Net {
  /// @param origins as origin_seeds() gives them.
  /// @param same_rails a net whose rails hold on; null when they are to be traced.
  /// @param same_links the same of its links.
  Net(const View& view, const std::vector<Seed>& origins, const Net* same_rails = nullptr,
      const Net* same_links = nullptr);

  [[nodiscard]] bool is_railhead(HexId hex) const {
    const auto at = static_cast<std::size_t>(hex.ordinal());
    return on_net[at] || landed[at] >= 0;
  }

  /// [17.03] Rail hexes traced to an origin, without those behind landing places.
  [[nodiscard]] bool is_on_origin_net(HexId hex) const {
    return rails->reached(Graphs::rail_vertex(hex.ordinal()));
  }

  /// [17.03] The same of all hexes, by ordinal.
  [[nodiscard]] std::vector<bool> origin_net(const View& view) const;

  std::vector<bool> on_net;  ///< by hex ordinal
  /// [17.6] By hex ordinal: how far it broadcasts as a railhead; kSilent for not.
  std::vector<std::int8_t> ranges;
  std::shared_ptr<const supply::Search> rails;  ///< from the origins
  std::vector<ChainOfSupply::WaterLink> links;
  std::vector<std::int32_t> landed;  ///< by hex ordinal: the link that lands there, -1 for none
  std::optional<supply::Search> rails_behind;  ///< from the landing places

 private:
  /// The net traced from the seeds, as far as it is not traced already.
  [[nodiscard]] supply::Search flood(const View& view, std::vector<Seed> seeds) const;
  /// Adds what a search along the rails reached to the net.
  void add(const View& view, const supply::Search& search);
  /// Notes where the links land. Gives the landing places from which rails lead on.
  std::vector<Seed> read_landings(const View& view);
};

/// What a net of this board hangs on; nothing when it hangs on more than that: before the game
/// begins the links follow from the pieces [17.13].
[[nodiscard]] std::optional<NetBasis> basis_of(const View& view, const std::vector<Seed>& origins);

/// What of a net holds on since the board was looked at before.
struct Untouched {
  bool rails{};
  bool links{};
};

/// @param before of the net that is asked about
/// @param now    as basis_of() gives it
[[nodiscard]] Untouched untouched_net(const View& view, const NetBasis& before,
                                      const NetBasis& now);

}  // namespace core::supply
