// [8.16] Allocation of losses, on the ground and at sea.
#pragma once

#include "core/organisation/strength.h"
#include "core/sequence/action.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::organisation {

/// [8.16] How far a loss falls evenly: every participant loses `rounds` points, if it has them, and
/// `rest` points are chosen.
struct EvenLoss {
  int rounds{};
  int rest{};
};

/// @param strengths CSP of each participant; `points` is at most their sum
[[nodiscard]] EvenLoss spread_evenly(const std::vector<int>& strengths, int points);

/// [8.16] The half of a loss of ships and troops together that goes to the ground units [R3].
[[nodiscard]] constexpr int ground_share(int points) noexcept { return (points + 1) / 2; }

/// [8.16] Which corrections decide how a loss is shared.
struct LossRules {
  bool evenly{true};  ///< E049; as printed the owner chooses every point
  bool halved{true};  ///< E050; as printed he chooses between ships and troops

  friend bool operator==(const LossRules&, const LossRules&) = default;
};

[[nodiscard]] LossRules loss_rules(const Situation& now);

/// [8.16] Those of the participants who bear a loss together, all garrison counters; every other
/// one by itself.
[[nodiscard]] std::vector<std::vector<PieceId>> who_bear_together(
    const Situation& now, const std::vector<PieceId>& participants);

/// [8.16] The order in which counters bear a loss together: the weakest first, the last of equals.
[[nodiscard]] std::vector<PieceId> weakest_first(const Situation& now, std::vector<PieceId> pieces);

/// [8.16] Takes `points` CSP off the participants of one side: as long as the loss left is not
/// smaller than their number each loses 1, and of the remainder the owner chooses who loses 1, at
/// most one each. All garrison counters together are one participant, whose weakest counters bear
/// its loss. As printed the owner chooses every point (erratum E049).
///
/// What leaves no choice is done at once; otherwise a LossShare is begun, and nothing is lost
/// before the last choice is made. Counts no losses of a scenario [19.71]: that is the battle's.
///
/// @param participants combat units, Supply Trains and Depots; rostered ones singly. Their CSP is
///        the most that can be lost.
void share_losses(Record& record, board::Side side, const std::vector<PieceId>& participants,
                  int points, CaseRef cause);

/// [11.12] [11.22] [8.16] Destroys whole ships of `among`, the owner's choice, until `ships` of
/// them or a naval strength of at least `strength` is lost; the other figure is 0. What leaves no
/// choice is done at once; otherwise a ShipLoss is begun.
void lose_ships(Record& record, board::Side side, const std::vector<PieceId>& among, int ships,
                int strength, CaseRef cause);

/// [8.16] Ships and troops together: half of the loss, rounded up [R3], goes to the ground units,
/// the other half is paid in whole ships. As printed the owner chooses what pays (erratum E050). A
/// part that one half cannot bear is not passed on.
void share_mixed_losses(Record& record, board::Side side, const std::vector<PieceId>& participants,
                        const std::vector<PieceId>& ships, int points, CaseRef cause);

/// [8.16] Whether the piece may lose a point of the innermost LossShare; any garrison counter
/// stands for all of them.
[[nodiscard]] state::Ruling<> may_lose_point(const Situation& now, PieceId piece);

/// [8.16] [11.12] Whether the ship may be chosen in the innermost ShipLoss.
[[nodiscard]] state::Ruling<> may_lose_ship(const Situation& now, PieceId ship);

/// Takes a point of the remainder off a participant that may_lose_point() allows.
void lose_point(Record& record, PieceId piece);

/// Destroys a ship that may_lose_ship() allows.
void lose_ship(Record& record, PieceId ship);

/// Ends the innermost LossShare or ShipLoss, and carries it out, if nothing is left to choose.
/// @return whether it did.
bool finish_losses(Record& record);

}  // namespace core::organisation
