// [28] What a player can say: one small choice at a time.
#pragma once

#include "core/base/case_ref.h"
#include "core/rulebook/registers.h"
#include "core/state/game_state.h"
#include "core/state/saved_form.h"

#include <array>
#include <bitset>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::sequence {

using board::HexId;
using map::WaterPlaceId;
using state::PieceId;

/// A kind of choice; action_kinds.inc says all about each.
enum class ActionKind : std::uint8_t {
#define KIND(kind, word, cited, room, form, decision, role) kind,
#include "core/sequence/action_kinds.inc"
#undef KIND
};

/// The room of rules that judges choices of a kind.
enum class RulesRoom : std::uint8_t {
  Current,  ///< that of what is going on
  Command,
  Movement,
  Water,
  Naval,
  Combat,
  Supply,
  Fortification,
  Organisation,
  Strategic
};

enum class ActionRole : std::uint8_t {
  Plain,
  ByTheWay,  ///< can be made at most decisions, which are about the others
  Attack     ///< begins a battle whose attackers are asked for first [8.15]
};

/// The row of a kind.
struct ActionKindRow {
  std::string_view word;  ///< in order files, "try-initiative"
  base::CaseRef cited;    ///< what allows it: cited when there is nothing else to say
  RulesRoom room{};
  std::string_view form;            ///< what follows the word, "PIECE HEX ..."
  rulebook::DecisionId decision{};  ///< of the register [28.0]
  ActionRole role{};
};

inline constexpr auto kActionKinds = [] {
  using base::operator""_case;
  return std::to_array<ActionKindRow>({
#define KIND(kind, word, cited, room, form, decision, role) \
  {word, cited, RulesRoom::room, form, rulebook::DecisionId::decision, ActionRole::role},
#include "core/sequence/action_kinds.inc"
#undef KIND
  });
}();

inline constexpr std::size_t kActionKindCount = kActionKinds.size();

/// Kinds of choices, a bit each.
using KindSet = std::bitset<kActionKindCount>;

[[nodiscard]] constexpr const ActionKindRow& row_of(ActionKind kind) noexcept {
  return kActionKinds[static_cast<std::size_t>(kind)];
}

/// One choice. Members that a kind does not use are empty.
struct Action {
  ActionKind kind{};
  std::optional<PieceId> piece;
  std::optional<PieceId> other;
  std::optional<HexId> hex;
  std::optional<WaterPlaceId> water;
  int number{};
  std::optional<rulebook::PieceKind> unit{};  ///< a kind of unit that is not there yet

  friend bool operator==(const Action&, const Action&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(kind, piece, other, hex, water, number);
    if (state::form_of(archive) >= 2) {
      archive(unit);
    }
  }
};

/// Done: it names nothing.
[[nodiscard]] inline Action passing() { return {ActionKind::Pass, {}, {}, {}, {}, 0}; }

[[nodiscard]] constexpr bool is_by_the_way(ActionKind kind) noexcept {
  return row_of(kind).role == ActionRole::ByTheWay;
}

[[nodiscard]] constexpr bool begins_attack(ActionKind kind) noexcept {
  return row_of(kind).role == ActionRole::Attack;
}

/// The word of a kind in order files, "try-initiative".
[[nodiscard]] constexpr std::string_view name(ActionKind kind) noexcept {
  return row_of(kind).word;
}

[[nodiscard]] std::optional<ActionKind> parse_action_kind(std::string_view text) noexcept;

}  // namespace core::sequence
