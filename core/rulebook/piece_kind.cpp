#include "core/rulebook/piece_kind.h"

#include <algorithm>

namespace core::rulebook {
namespace {

constexpr std::array<std::string_view, kPieceKindCount> kNames{
    "infantry",         "cavalry",        "militia",
    "garrison",         "train",          "depot",
    "siege-train",      "rail-repair",    "corps-hq-infantry",
    "corps-hq-cavalry", "army-hq",        "leader",
    "department",       "base",           "fort",
    "fortress",         "entrenchment",   "ironclad",
    "naval-flotilla",   "river-flotilla", "naval-transport",
    "river-transport",  "railhead",       "rail-cut",
    "partisan"};

}  // namespace

std::string_view name(PieceKind kind) noexcept { return kNames.at(static_cast<std::size_t>(kind)); }

std::optional<PieceKind> parse_piece_kind(std::string_view text) noexcept {
  const auto found = std::find(kNames.begin(), kNames.end(), text);
  if (found == kNames.end()) {
    return std::nullopt;
  }
  return static_cast<PieceKind>(found - kNames.begin());
}

}  // namespace core::rulebook
