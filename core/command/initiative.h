// [5.22] [5.23] [8.31] Initiative: what a leader has to roll.
#pragma once

#include "core/base/fraction.h"
#include "core/command/span.h"
#include "core/rulebook/registers.h"

#include <string_view>
#include <vector>

namespace core::command {

/// [15.11] What the leader's I and C are reduced by: 1 if he has no cavalry symbol and commands a
/// cavalry Corps HQ. As printed any cavalry directly in his span costs him the same (erratum E076).
[[nodiscard]] int loss_by_cavalry(const Situation& now, PieceId leader) noexcept;

/// [5.23] The initiative of a leader now, for movement and combat: as printed, less 1 when he is
/// not in a chain of supply, less 1 by 15.11. Refused when nothing is left of it (it then fails
/// without a roll), and by 19.44 for Grant under Halleck (erratum E081).
[[nodiscard]] Ruling<int> initiative(const Situation& now, PieceId leader);

/// One amount of which an initiative is made.
struct InitiativePart {
  int amount{};
  state::CaseRef cited;
  std::string_view reason;  ///< key of its sentence in docs/rules/events.md

  friend bool operator==(const InitiativePart&, const InitiativePart&) = default;
};

/// What a leader's roll for initiative is worth before it is made.
struct InitiativeChance {
  std::vector<InitiativePart> parts;    ///< as printed first, then what is taken off
  int needed{};                         ///< the highest face that succeeds; 0 when none does
  base::Fraction chance;                ///< of the faces of a die
  std::optional<state::Illegal> never;  ///< why he fails without a roll

  friend bool operator==(const InitiativeChance& a, const InitiativeChance& b) {
    const auto reason = [](const InitiativeChance& of) {
      return of.never ? of.never->reason : std::string_view{};
    };
    return a.parts == b.parts && a.needed == b.needed && a.chance == b.chance &&
           reason(a) == reason(b);
  }
};

/// [5.22] [5.23] [8.31] [8.33] The exact chance that the leader's next roll succeeds, to move or to
/// attack. Whether he may roll, or has to, is not asked here.
[[nodiscard]] InitiativeChance initiative_chance(const Situation& now, PieceId leader);

/// [5.22] [8.31] [8.33] Rolls for a leader; he succeeds if the die is not above his initiative,
/// which a six always is. Without initiative he fails and nothing is rolled. Sets no flag.
/// @param roll INIT-M, INIT-C or INIT-X.
bool roll_initiative(Record& record, PieceId leader, rulebook::RollId roll);

/// [5.22] Whether the leader may roll for movement in the Initiative Segment.
[[nodiscard]] Ruling<> may_try(const Situation& now, PieceId leader);

/// [8.31] Whether the leader may roll in the Combat Initiative Segment; [8.32] an army commander
/// before or after those under him.
[[nodiscard]] Ruling<> may_try_combat(const Situation& now, PieceId leader);

/// Rolls for movement; on a success all he commands is energised and begins to move.
void try_initiative(Record& record, PieceId leader);

/// [8.31] He and all he commands may attack in this phase.
void allow_to_fight(Record& record, PieceId leader);

/// [8.31] Rolls for combat; on a success he and all he commands may attack in this phase.
void try_combat(Record& record, PieceId leader);

}  // namespace core::command
