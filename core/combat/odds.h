// [8.15] Steps 3 and 4, [8.4]: strengths, the odds percentage and the modifiers of the die.
#pragma once

#include "core/base/case_ref.h"
#include "core/base/fraction.h"
#include "core/rulebook/combat_effects.h"
#include "core/state/situation.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace core::combat {

using board::Side;
using state::Battle;
using state::PieceId;
using state::Situation;

/// Place of a side in the pairs of a Battle.
[[nodiscard]] constexpr std::size_t index(board::Side side) noexcept {
  return static_cast<std::size_t>(side);
}

/// [0.3] [8.15] A sum of CSP times factor, kept exactly and rounded once, at the end.
class ExactStrength {
 public:
  /// Adds `csp` multiplied by all factors one after the other.
  void add(int csp, std::initializer_list<rulebook::Factor> factors);

  void add(int csp) { add(csp, {}); }

  /// [0.3] The fraction dropped (R4); what is there counts as 1 at least.
  [[nodiscard]] int rounded() const noexcept;

  /// The sum before it is rounded.
  [[nodiscard]] base::Fraction exact() const noexcept { return {parts_, kParts}; }

 private:
  /// Three halvings is the most that ever come together.
  static constexpr int kParts = 8;

  std::int64_t parts_{};
};

/// [8.4] What multiplies the strength of a piece in a battle.
struct StrengthEffect {
  rulebook::CombatSituation situation{};
  rulebook::Factor factor;
  base::CaseRef cited;
  std::string_view reason;  ///< key of its sentence in docs/rules/events.md

  friend bool operator==(const StrengthEffect&, const StrengthEffect&) = default;
};

/// [8.4] Attackers who come over a river, and [7.24] those who come from ships.
[[nodiscard]] std::optional<StrengthEffect> effect_on_attacker(const Situation& now,
                                                               const Battle& battle, PieceId unit);

/// [13.12] The works that are stormed, of every defender.
[[nodiscard]] std::optional<StrengthEffect> effect_of_works(const Situation& now,
                                                            const Battle& battle);

/// [6.58] Who is attacked on the railroad (E039).
[[nodiscard]] std::optional<StrengthEffect> effect_on_defender(const Situation& now, PieceId unit);

/// [8.15] Steps 3 and 4 of a battle.
struct Odds {
  int attack{};                 ///< A
  int defence{};                ///< D
  int percentage{};             ///< P = 100 x A / D, the fraction dropped (R4)
  int attacking{};              ///< unmodified: CSP and the naval strength that was added
  int defending{};              ///< the same of the defender
  bool overrun{};               ///< P of 1000 or more against units that are not in a fort [14.14]
  int guns{};                   ///< [11.31] of `attacking` the naval strength
  int cover{};                  ///< of `defending` the naval strength
  ExactStrength exact_attack;   ///< A before it is rounded
  ExactStrength exact_defence;  ///< D before it is rounded
};

/// Whether it is known which defenders are on the railroad [6.58].
enum class Rails : std::uint8_t { Seen, Unseen };

/// [8.15] The odds as the battle stands: its attackers, its defenders without those withheld, and
/// the ships that support.
[[nodiscard]] Odds odds_of(const Situation& now, const Battle& battle, Rails rails = Rails::Seen);

/// [13.12] The Fort or Fortress that the defenders are inside of, its works standing; nothing when
/// they are on top, or when their works have been shot away [13.24].
[[nodiscard]] std::optional<PieceId> fort_of_defenders(const Situation& now, const Battle& battle);

/// [8.4] The rows of the chart that hold for the defender's hex: its terrain and its city.
[[nodiscard]] std::vector<rulebook::CombatSituation> ground_of(const Situation& now,
                                                               state::HexId hex);

/// [8.4] Whether the ground lets the defender stay although "*" was rolled.
[[nodiscard]] bool may_stay_on(const Situation& now, state::HexId hex);

/// [8.26] Whether a side of a hex halves those who attack across it: minor and navigable rivers and
/// narrow water, bridge or not.
[[nodiscard]] bool halves_attackers(map::SideKind side) noexcept;

/// One amount that is added to the die of step 7, for the log.
struct Modifier {
  int amount{};
  base::CaseRef cited;
  std::string_view reason;  ///< key of its sentence in docs/rules/events.md
  std::optional<PieceId> leader;

  friend bool operator==(const Modifier&, const Modifier&) = default;
};

/// [8.15] What a leader of this combat rating adds to the die; it may be 0.
[[nodiscard]] Modifier modifier_of_rating(int rating, bool attacks, std::optional<PieceId> leader);

/// [8.15] What the leader whose chit a side uses adds to the die; it may be 0.
[[nodiscard]] Modifier modifier_of_leader(const Situation& now, const Battle& battle, Side side,
                                          PieceId leader);

/// [12.22] What is added when the defender needed combat supply and did not pay.
[[nodiscard]] Modifier modifier_of_unpaid(const Situation& now);

/// [8.12] The status by which an attack is noted for a unit of it; nothing for Siege Combat.
[[nodiscard]] std::optional<state::Status> status_of_attack(const Situation& now,
                                                            const Battle& battle, PieceId unit);

/// [8.15] [8.4] Step 7: everything that is added to the die, none of it 0. Of the terrain only the
/// lowest counts, all others add up.
[[nodiscard]] std::vector<Modifier> modifiers_of(const Situation& now, const Battle& battle);

}  // namespace core::combat
