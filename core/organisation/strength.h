// [3.24] [3.26] Strength of units: what they count, what they lose, what becomes of what they hold.
#pragma once

#include "core/state/record.h"

#include <optional>
#include <vector>

namespace core::organisation {

using state::CaseRef;
using state::PieceId;
using state::Record;
using state::Situation;

/// [3.21] Combat strength points of the piece alone: of combat units what the counter shows, of
/// Supply Trains and Depots those of the chart, 0 for everything else.
[[nodiscard]] int csp(const Situation& now, PieceId piece) noexcept;

/// [16.11] Sum of the CSP on the roster of a headquarters.
[[nodiscard]] int roster_csp(const Situation& now, PieceId headquarters) noexcept;

/// [3.21] Naval strength of a ship, 0 for everything else.
[[nodiscard]] int naval_strength(const Situation& now, PieceId ship) noexcept;

/// [6.56] Points of weight by rail and water, SUP held and roster included; 0 for what has none:
/// leaders, empty HQs, and what cannot be carried at all (Depots, works, ships).
[[nodiscard]] int weight(const Situation& now, PieceId piece) noexcept;

/// More counters than any game has use for: where nothing limits them. Small enough to be added up.
inline constexpr int kUnlimitedCounters = 1'000'000;

/// [3.26] Counters of a value that are not in use; kUnlimitedCounters where the mix sets no limit
/// (without erratum E030). `value` is in CSP.
[[nodiscard]] int free_counters(const Situation& now, board::Side side, rulebook::PieceKind kind,
                                int value) noexcept;

/// [3.24] [3.26] The values of the fewest free counters that show `points` CSP, largest first; when
/// no free counters show so much, those of the largest sum they can show. Empty for 0.
///
/// @param parent a counter in play that will be given back: its value may be used again.
[[nodiscard]] std::vector<int> counters_for(const Situation& now, board::Side side,
                                            rulebook::PieceKind kind, int points,
                                            std::optional<PieceId> parent = {});

/// [3.26] Whether free counters show exactly `points` CSP, which they do for 0.
///
/// @param taken a counter of so many CSP that is about to be used for something else.
[[nodiscard]] bool shows_exactly(const Situation& now, board::Side side, rulebook::PieceKind kind,
                                 int points, std::optional<int> taken = {});

/// [3.24] Takes `by` CSP off a unit with a strength. Other counters of its kind take its place: the
/// unit itself becomes the largest, the others come into being beside it with its flags, on its
/// roster, and in every list of a pending decision in which it stands. At 0 it is destroyed, and so
/// are Trains and Depots by any loss, for they have one counter only.
void lose_strength(Record& record, PieceId unit, int by, CaseRef cited);

/// A counter of `points` CSP that comes off a unit, with a number and a name of its own and what
/// else the unit has but its stock: flags, place and container. It is not in play yet.
[[nodiscard]] state::Piece make_part(const Situation& now, const state::Piece& parent, int points);

/// The value that a counter of the kind and strength shows, "(5)-1".
[[nodiscard]] base::InternedText value_of(const Situation& now, rulebook::PieceKind kind,
                                          int points);

/// Takes a piece out of the game with what follows from it:
/// - SUP of a train, Depot or Army HQ stay in the hex [12.02] [16.31];
/// - what is aboard a ship is lost with it [7.25];
/// - the roster of an HQ and leaders on it stay in the hex, those inside a fort where they are
///   [13.24];
/// - a dead leader goes back to the Leader Pool [22.5] (with option 26.7 out of the game);
/// - an Entrenchment without a unit disappears [13.11].
void destroy(Record& record, PieceId piece, CaseRef cited);

/// What stands directly inside, by id: HQs bring their rosters along.
[[nodiscard]] std::vector<PieceId> directly_inside(const state::GameState& state, PieceId outer);

/// Puts what is directly inside where the piece itself stands, and its SUP on the ground: it ceases
/// to be, or to be the side's.
void empty_out(Record& record, PieceId outer, CaseRef cited);

/// [13.11] Removes the Entrenchment of the side in the hex if no ground combat unit of it is there
/// any more.
void abandon_entrenchment(Record& record, board::Side side, board::HexId hex);

}  // namespace core::organisation
