// [10.3] [10.4] What happens to leaders: the Enemy comes, or a bullet.
#pragma once

#include "core/base/fraction.h"
#include "core/organisation/strength.h"
#include "core/rulebook/rulebook.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::organisation {

/// A ground combat unit of `entering` comes into the hex. If no ground combat unit of the Enemy
/// stands there outside a fort and ashore, then of what does
/// - Depots, Supply Trains, Siege Trains and Railway Repair units are destroyed [12.05],
/// - empty HQs are removed [10.33]: their counters are free for new ones [16.15] [22.2],
/// - leaders are captured on a roll of 1 to 3, or go to their nearest ground combat unit [10.32];
///   where several are nearest the decision LeaderFlight asks their owner.
/// Otherwise nothing happens.
void enemy_enters(Record& record, board::Side entering, board::HexId hex);

/// [10.32] The same when pieces of the side have come to the hex by no march: out of a fort, or as
/// reinforcements. Nothing happens as long as none of them is a combat unit.
void come_to(Record& record, board::Side side, board::HexId hex);

/// [10.4] Rolls for a leader whose chit was used in a battle on the table: two dice LEADER, and OUT
/// where the table says so. Whoever is wounded comes back after that number of cycles; his HQ stays
/// his until another leader is appointed to it [22.5].
void leader_casualty(Record& record, PieceId leader, rulebook::Crt table);

/// One of the things that may become of a leader after a battle.
struct LeaderFate {
  rulebook::LeaderCasualty what;
  base::Fraction chance;

  friend bool operator==(const LeaderFate&, const LeaderFate&) = default;
};

/// [10.4] All that leader_casualty() may come to, with its exact chance; the best of it first.
[[nodiscard]] std::vector<LeaderFate> leader_fates(const rulebook::Rulebook& book,
                                                   rulebook::Crt table);

/// [10.4] The leader is captured: he is paroled d6 + 3 cycles later (OUT).
void capture(Record& record, PieceId leader, CaseRef cited);

/// [10.32] Whether the leader of the innermost LeaderFlight may go to the hex.
[[nodiscard]] state::Ruling<> may_flee_to(const Situation& now, PieceId leader, board::HexId hex);
void flee_to(Record& record, board::HexId hex);

/// [10.32] The hexes of the ground combat units nearest to the leader (hexes counted), in the order
/// of their labels: not aboard ship, and not besieged. Empty when there is none on the map.
[[nodiscard]] std::vector<board::HexId> refuges(const Situation& now, PieceId leader);

/// [10.32] Whether a face of CAPTURE captures a leader who has these refuges(): who has none is
/// captured by every face.
[[nodiscard]] bool captures(int face, const std::vector<board::HexId>& refuges) noexcept;

/// [2.0] Cycles since the first one of the game, which is 0.
[[nodiscard]] int cycle_number(const Situation& now) noexcept;

}  // namespace core::organisation
