// Rivers: contiguous chains, mouths, heads of navigation.
#include "core/data/map_checks.h"

#include <algorithm>

namespace core::data {
namespace {

using board::Corner;

std::optional<Corner> common_corner(const board::HexSide& a, const board::HexSide& b) {
  for (const Corner& corner : a.corners()) {
    const auto others = b.corners();
    if (a != b && std::find(others.begin(), others.end(), corner) != others.end()) {
      return corner;
    }
  }
  return std::nullopt;
}

/// Corners of `side` that `neighbour` does not share.
std::vector<Corner> free_corners(const board::HexSide& side, const board::HexSide& neighbour) {
  std::vector<Corner> result;
  const auto shared = common_corner(side, neighbour);
  for (const Corner& corner : side.corners()) {
    if (corner != shared) {
      result.push_back(corner);
    }
  }
  return result;
}

void check_chain(const RiverText& river, FaultList& faults) {
  const auto chain = river.chain();
  if (chain.empty()) {
    faults.add(river.origin, "the river " + river.name + " has no hexsides");
    return;
  }
  std::optional<Corner> last;
  for (std::size_t i = 1; i < chain.size(); ++i) {
    const auto corner = common_corner(chain[i - 1]->side, chain[i]->side);
    if (!corner) {
      faults.add(chain[i]->origin, "the " + river.name + " has a gap: " + chain[i]->side.label() +
                                       " does not touch " + chain[i - 1]->side.label());
    } else if (corner == last) {
      faults.add(chain[i]->origin, "the " + river.name + " forks at " + corner->label() +
                                       ": three hexsides in a row meet there");
    }
    last = corner;
  }
}

bool touches_river(const MapIndex& index, const std::vector<Corner>& corners, const RiverText& self,
                   std::string_view name) {
  const RiverText* river = index.find_river(name);
  if (river == nullptr || river == &self) {
    return false;
  }
  const auto chain = river->chain();
  return std::any_of(chain.begin(), chain.end(), [&](const SideText* side) {
    const auto ends = side->side.corners();
    return std::find_first_of(ends.begin(), ends.end(), corners.begin(), corners.end()) !=
           ends.end();
  });
}

/// Hexes at the end of a river: on its last hexside or at its last corner.
std::vector<board::HexId> hexes_at_end(const RiverText& river) {
  const auto last = river.chain().back()->side.hexes();
  std::vector<board::HexId> hexes{last.begin(), last.end()};
  for (const Corner& corner : lower_end(river)) {
    const auto more = corner.hexes();
    hexes.insert(hexes.end(), more.begin(), more.end());
  }
  return hexes;
}

bool ends_at_edge(const RiverText& river) {
  const auto corners = lower_end(river);
  return std::any_of(corners.begin(), corners.end(),
                     [](const Corner& corner) { return corner.hexes().size() < 3; });
}

void check_mouth(const MapIndex& index, const RiverText& river, FaultList& faults) {
  const auto hexes = hexes_at_end(river);
  const auto any = [&](auto wanted) { return std::any_of(hexes.begin(), hexes.end(), wanted); };
  bool good = false;
  std::string needed;
  if (river.mouth == "sea") {
    good = any([&](board::HexId hex) {
      return index.is_water(hex) && index.hex(hex).terrain != map::Terrain::Lake;
    });
    needed = "the sea or a coastal hex";
  } else if (river.mouth == "lake") {
    good = any([&](board::HexId hex) {
      return index.is_water(hex) && index.hex(hex).terrain != map::Terrain::Sea;
    });
    needed = "a lake";
  } else if (river.mouth == "edge") {
    good = ends_at_edge(river);
    needed = "the edge of the map";
  } else if (river.mouth == "none") {
    return;
  } else {
    good = touches_river(index, lower_end(river), river, river.mouth);
    needed = "the " + river.mouth;
  }
  if (!good) {
    faults.add(river.mouth_origin, "the " + river.name + " does not reach " + needed +
                                       ": its last hexside is " +
                                       river.chain().back()->side.label());
  }
}

/// A corner of the chain and whether ships come to it from above and below.
struct ReachEnd {
  Corner corner;
  bool navigable_above{};
  bool navigable_below{};
};

/// Upper end, corners between reaches, lower end.
std::vector<ReachEnd> reach_ends(const RiverText& river) {
  std::vector<ReachEnd> ends;
  for (const Corner& corner : upper_end(river)) {
    ends.push_back({corner, false, river.reaches.front().navigable});
  }
  for (std::size_t i = 1; i < river.reaches.size(); ++i) {
    const ReachText& above = river.reaches[i - 1];
    const ReachText& below = river.reaches[i];
    if (above.sides.empty() || below.sides.empty()) {
      continue;
    }
    if (const auto corner = common_corner(above.sides.back().side, below.sides.front().side)) {
      ends.push_back({*corner, above.navigable, below.navigable});
    }
  }
  return ends;
}

bool has_head(const RiverText& river, const Corner& corner) {
  return std::any_of(river.heads.begin(), river.heads.end(),
                     [&](const HeadText& head) { return head.head.corner == corner; });
}

/// [3.15] Where ships can go no farther up there is a head, unless the river leaves or meets
/// another navigable one there.
void check_reach_heads(const MapIndex& index, const RiverText& river, FaultList& faults) {
  for (std::size_t i = 1; i < river.reaches.size(); ++i) {
    if (river.reaches[i - 1].navigable && !river.reaches[i].navigable) {
      faults.add(river.reaches[i].origin,
                 "the navigable reach of the " + river.name +
                     " ends in a minor one: it reaches neither the sea nor another");
    }
  }
  for (std::size_t i = 0; i < river.reaches.size(); ++i) {
    const ReachText& reach = river.reaches[i];
    const bool begins = reach.navigable && (i == 0 || !river.reaches[i - 1].navigable);
    if (!begins || reach.sides.empty()) {
      continue;
    }
    const auto corners = i == 0 ? upper_end(river)
                                : free_corners(reach.sides.front().side,
                                               reach.sides.size() > 1 ? reach.sides[1].side
                                                                      : reach.sides.front().side);
    const bool headed = std::any_of(corners.begin(), corners.end(), [&](const Corner& corner) {
      return has_head(river, corner) || corner.hexes().size() < 3;
    });
    if (headed || (i == 0 && !river.from.empty())) {
      continue;
    }
    const bool meets = std::any_of(index.rivers.begin(), index.rivers.end(), [&](const auto& each) {
      const auto ends = each.first.corners();
      return each.second.river != &river && each.second.navigable &&
             std::find_first_of(ends.begin(), ends.end(), corners.begin(), corners.end()) !=
                 ends.end();
    });
    if (!meets) {
      faults.add(reach.origin, "the navigable reach of the " + river.name + " begins at " +
                                   reach.sides.front().side.label() +
                                   " without a head of navigation");
    }
  }
}

void check_heads(const RiverText& river, FaultList& faults) {
  const auto ends = reach_ends(river);
  const auto mouth = lower_end(river);
  for (const HeadText& head : river.heads) {
    const Corner& corner = head.head.corner;
    if (head.head.kind == map::HeadKind::Sandbar) {
      if (std::find(mouth.begin(), mouth.end(), corner) == mouth.end()) {
        faults.add(head.origin, "the sandbar " + corner.label() + " is not at the mouth of the " +
                                    river.name + " [7.52]");
      }
      continue;
    }
    const auto at = std::find_if(ends.begin(), ends.end(), [&](const ReachEnd& end) {
      return end.corner == corner && end.navigable_below;
    });
    if (at == ends.end()) {
      faults.add(head.origin, "the head of navigation " + corner.label() +
                                  " stands neither between two reaches of the " + river.name +
                                  " nor at its upper end, above a navigable reach");
    } else if (head.head.kind == map::HeadKind::Shoals && !at->navigable_above) {
      faults.add(head.origin, "shoals lie between two navigable reaches; " + corner.label() +
                                  " does not [7.51]");
    }
  }
}

/// The lowest reach, when navigable, leads on.
void check_outlet(const MapIndex& index, const RiverText& river, FaultList& faults) {
  if (!river.reaches.back().navigable) {
    return;
  }
  if (river.mouth == "none") {
    faults.add(river.mouth_origin,
               "the navigable " + river.name + " reaches neither the sea nor another");
    return;
  }
  const RiverText* other = index.find_river(river.mouth);
  if (other == nullptr) {
    return;  // the sea, a lake or the edge: check_mouth() has looked
  }
  const auto corners = lower_end(river);
  const bool navigable =
      std::any_of(other->reaches.begin(), other->reaches.end(), [&](const ReachText& reach) {
        return reach.navigable &&
               std::any_of(reach.sides.begin(), reach.sides.end(), [&](const SideText& side) {
                 const auto ends = side.side.corners();
                 return std::find_first_of(ends.begin(), ends.end(), corners.begin(),
                                           corners.end()) != ends.end();
               });
      });
  if (!navigable) {
    faults.add(river.mouth_origin, "the navigable " + river.name + " flows into a reach of the " +
                                       river.mouth + " that is not navigable");
  }
}

}  // namespace

std::vector<Corner> upper_end(const RiverText& river) {
  const auto chain = river.chain();
  const auto& second = chain.size() > 1 ? chain[1]->side : chain.front()->side;
  return free_corners(chain.front()->side, second);
}

std::vector<Corner> lower_end(const RiverText& river) {
  const auto chain = river.chain();
  const auto& before = chain.size() > 1 ? chain[chain.size() - 2]->side : chain.back()->side;
  return free_corners(chain.back()->side, before);
}

void check_rivers(const MapIndex& index, FaultList& faults) {
  std::map<std::string, int> names;
  for (const RiverText& river : index.text.rivers) {
    const auto [before, fresh] = names.emplace(river.name, river.origin.line);
    if (!fresh) {
      faults.add(river.origin, "the river " + river.name + " has a block already (line " +
                                   std::to_string(before->second) + ")");
    }
    check_chain(river, faults);
    for (const SideText* side : river.chain()) {
      const RiverSide& first = index.rivers.at(side->side);
      if (first.river != &river || first.origin != side->origin) {
        if (first.river != &river) {
          faults.add(side->origin, "the hexside " + side->side.label() + " belongs to the " +
                                       first.river->name + " already (line " +
                                       std::to_string(first.origin.line) + ")");
        }
      }
    }
    if (river.chain().empty()) {
      continue;
    }
    if (!river.from.empty() && !touches_river(index, upper_end(river), river, river.from)) {
      faults.add(river.from_origin, "the " + river.name + " does not begin at the " + river.from);
    }
    check_mouth(index, river, faults);
  }
}

void check_navigation(const MapIndex& index, FaultList& faults) {
  for (const RiverText& river : index.text.rivers) {
    if (river.chain().empty()) {
      continue;
    }
    check_reach_heads(index, river, faults);
    check_heads(river, faults);
    check_outlet(index, river, faults);
  }
}

}  // namespace core::data
