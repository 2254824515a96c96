#include "core/rulebook/registers.h"

namespace core::rulebook {
namespace {

constexpr std::array<std::string_view, kRollIdCount> kRolls{
    "CHIT",     "INIT-M", "INIT-C",  "INIT-X",  "FMARCH",   "BATTLE",   "LEADER",   "OUT",
    "CAPTURE",  "NAVAL",  "TRANSIT", "BOMBARD", "SIEGE",    "CONSUME",  "ATTRIT",   "BLOCKADE",
    "IRONCLAD", "HQ",     "PICK",    "DEMOB",   "KENTUCKY", "POLITICS", "PARTISANS"};

constexpr std::array<std::string_view, kDecisionIdCount> kDecisions{
    "D01", "D02", "D03", "D04", "D05", "D06", "D07", "D08", "D09", "D10", "D11",
    "D12", "D13", "D14", "D15", "D16", "D17", "D18", "D19", "D20", "D21", "D22",
    "D23", "D24", "D25", "D26", "D27", "D28", "D29", "D30", "D31"};

}  // namespace

std::string_view name(RollId roll) noexcept { return kRolls[static_cast<std::size_t>(roll)]; }

std::string_view name(DecisionId decision) noexcept {
  return kDecisions[static_cast<std::size_t>(decision)];
}

}  // namespace core::rulebook
