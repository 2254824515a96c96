#include "core/state/activity.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::state {
namespace {

constexpr std::array<std::pair<Status, std::string_view>, kStatusCount> kNames{{
    {Status::Energised, "energised"},
    {Status::Moved, "moved"},
    {Status::Stopped, "stopped"},
    {Status::Railed, "railed"},
    {Status::Dropped, "dropped"},
    {Status::TriedToMove, "tried-to-move"},
    {Status::MarchRolled, "march-rolled"},
    {Status::AttackedMoving, "attacked-moving"},
    {Status::TriedAssault, "tried-assault"},
    {Status::InPosition, "in-position"},
    {Status::Ferried, "ferried"},
    {Status::Bombarded, "bombarded"},
    {Status::Repaired, "repaired"},
    {Status::RepairedTwice, "repaired-twice"},
    {Status::BeganMove, "began-move"},
    {Status::TriedToFight, "tried-to-fight"},
    {Status::MayFight, "may-fight"},
    {Status::AttackedFighting, "attacked-fighting"},
    {Status::Supported, "supported"},
    {Status::FoughtAtSea, "fought-at-sea"},
    {Status::Evaded, "evaded"},
    {Status::Entrained, "entrained"},
    {Status::FaceDown, "face-down"},
    {Status::Neutralised, "neutralised"},
    {Status::AttackedTwice, "attacked-twice"},
    {Status::WasAttacked, "was-attacked"},
    {Status::BeganSouth, "began-south"},
    {Status::Razed, "razed"},
    {Status::Maintained, "maintained"},
    {Status::Unsupplied, "unsupplied"},
    {Status::Besieged, "besieged"},
    {Status::Laden, "laden"},
}};

}  // namespace

std::string_view name(Status status) noexcept {
  const auto* const row = std::find_if(kNames.begin(), kNames.end(),
                                       [&](const auto& each) { return each.first == status; });
  return row == kNames.end() ? std::string_view{} : row->second;
}

}  // namespace core::state
