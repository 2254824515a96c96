#include "core/rulebook/scenario.h"

#include <algorithm>

namespace core::rulebook {
namespace {

using namespace base::literals;

struct Letter {
  char letter;
  PieceKind kind;
};

constexpr std::array<Letter, 5> kLetters{{{'i', PieceKind::Infantry},
                                          {'c', PieceKind::Cavalry},
                                          {'m', PieceKind::Militia},
                                          {'g', PieceKind::Garrison},
                                          {'t', PieceKind::SupplyTrain}}};

}  // namespace

char track_letter(PieceKind kind) noexcept {
  const auto* const found = std::find_if(kLetters.begin(), kLetters.end(),
                                         [&](const Letter& each) { return each.kind == kind; });
  return found == kLetters.end() ? ' ' : found->letter;
}

std::optional<PieceKind> parse_track_letter(char letter) noexcept {
  const auto* const found = std::find_if(kLetters.begin(), kLetters.end(),
                                         [&](const Letter& each) { return each.letter == letter; });
  return found == kLetters.end() ? std::nullopt : std::optional{found->kind};
}

bool Scenario::has_rule(base::CaseRef cited) const noexcept {
  return std::find(rules.begin(), rules.end(), cited) != rules.end();
}

}  // namespace core::rulebook
