#include "core/state/deeds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::state {
namespace {

constexpr std::array<std::pair<Deed, std::string_view>, kDeedCount> kNames{{
    {Deed::Energised, "energised"},
    {Deed::Moved, "moved"},
    {Deed::Stopped, "stopped"},
    {Deed::Railed, "railed"},
    {Deed::Dropped, "dropped"},
    {Deed::TriedToMove, "tried-to-move"},
    {Deed::MarchRolled, "march-rolled"},
    {Deed::AttackedMoving, "attacked-moving"},
    {Deed::TriedAssault, "tried-assault"},
    {Deed::InPosition, "in-position"},
    {Deed::Ferried, "ferried"},
    {Deed::Bombarded, "bombarded"},
    {Deed::Repaired, "repaired"},
    {Deed::RepairedTwice, "repaired-twice"},
    {Deed::BeganMove, "began-move"},
    {Deed::TriedToFight, "tried-to-fight"},
    {Deed::MayFight, "may-fight"},
    {Deed::AttackedFighting, "attacked-fighting"},
    {Deed::Supported, "supported"},
    {Deed::FoughtAtSea, "fought-at-sea"},
    {Deed::Evaded, "evaded"},
    {Deed::Entrained, "entrained"},
    {Deed::FaceDown, "face-down"},
    {Deed::Neutralised, "neutralised"},
    {Deed::AttackedTwice, "attacked-twice"},
    {Deed::WasAttacked, "was-attacked"},
    {Deed::BeganSouth, "began-south"},
    {Deed::Razed, "razed"},
    {Deed::Maintained, "maintained"},
    {Deed::Unsupplied, "unsupplied"},
    {Deed::Besieged, "besieged"},
    {Deed::Laden, "laden"},
}};

}  // namespace

std::string_view name(Deed deed) noexcept {
  const auto* const row = std::find_if(kNames.begin(), kNames.end(),
                                       [&](const auto& each) { return each.first == deed; });
  return row == kNames.end() ? std::string_view{} : row->second;
}

}  // namespace core::state
