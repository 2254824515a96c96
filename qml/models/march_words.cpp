#include "qml/models/march_words.h"

#include "core/base/contains.h"
#include "core/plan/energising.h"
#include "core/state/finding.h"
#include "core/words/place_words.h"
#include "qml/models/plan.h"
#include "qml/models/sea_plan.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace models {

namespace {

using core::plan::Going;
using core::plan::Way;
using core::state::Situation;

const QString kComma = QStringLiteral(", ");

QString named_hex(const Situation& now, HexId hex) {
  return QString::fromStdString(core::words::hex_title(now.map(), hex));
}

/// "24-0 infantry corps HQ II Corps with 5 inside".
QString party_title(const Situation& now, PieceId piece) {
  const auto& all = now.state.pieces;
  const auto inside = std::count_if(all.begin(), all.end(), [&](const auto& other) {
    return core::state::is_within(now.state, other.id, piece);
  });
  const QString title = piece_title(now.piece(piece));
  return inside == 0 ? title : Plan::tr("%1 with %2 on it").arg(title).arg(inside);
}

/// The first few by name, and how many there are besides.
QString listed(const Situation& now, const std::vector<PieceId>& pieces) {
  constexpr std::size_t kNamed = 4;
  QStringList names;
  for (std::size_t at = 0; at < std::min(kNamed, pieces.size()); ++at) {
    names << party_title(now, pieces[at]);
  }
  const QString named = names.join(kComma);
  return pieces.size() > kNamed ? Plan::tr("%1 and %2 more").arg(named).arg(pieces.size() - kNamed)
                                : named;
}

/// Those of the side in the hex that could march and do not belong to the party.
std::vector<PieceId> left_behind(const Situation& now, Side side, HexId hex,
                                 const std::vector<PieceId>& party) {
  std::vector<PieceId> result;
  for (const auto& piece : now.state.pieces) {
    const bool here = piece.side == side && piece.hex() != nullptr && *piece.hex() == hex;
    if (here && !piece.inside && core::rulebook::is_land_mover(piece.kind) &&
        !core::base::contains(party, piece.id)) {
      result.push_back(piece.id);
    }
  }
  return result;
}

}  // namespace

QString way_title(const Situation& now, const Way& way, Going going) {
  const QString goal = named_hex(now, way.path.back());
  return going == Going::Rail ? Plan::tr("By rail to %1: %2 rail points").arg(goal).arg(way.cost)
                              : Plan::tr("March to %1: %2 of %3 movement points")
                                    .arg(goal)
                                    .arg(way.cost)
                                    .arg(way.left);
}

QStringList way_remarks(const Situation& now, const Board& board, Side side,
                        const std::set<PieceId>& pieces, const Way& way) {
  QStringList remarks;
  const auto party = core::plan::outermost(now, {pieces.begin(), pieces.end()});
  remarks << Plan::tr("Goes: %1").arg(listed(now, party));
  const auto others = left_behind(now, side, way.path.front(), party);
  if (!others.empty()) {
    remarks
        << Plan::tr("Stays in %1: %2").arg(named_hex(now, way.path.front()), listed(now, others));
  }
  remarks << energiser_remarks(now, side, {way.initiative, way.command});
  if (way.extra > 0) {
    remarks << Plan::tr("A forced march of %1: a die decides what it costs [6.32]").arg(way.extra);
  }
  QStringList zones;  // [0.5] of what is seen
  for (std::size_t at = 1; at < way.path.size(); ++at) {
    if (board.zones().at(way.path[at]).has(core::board::enemy_of(side))) {
      zones << named_hex(now, way.path[at]);
    }
  }
  if (!zones.isEmpty()) {
    remarks << Plan::tr("Enters Enemy zones of control: %1 [6.21]").arg(zones.join(kComma));
  }
  if (way.ends) {
    remarks << Plan::tr("The move ends there [6.21]");
  }
  if (way.rolled && !way.initiative) {
    remarks << Plan::tr("A die is rolled on the way: what comes after it is not certain");
  }
  return remarks;
}

QStringList attack_remarks(const Situation& now,
                           const std::vector<core::plan::AttackAfter>& attacks) {
  QStringList remarks;
  for (const auto& attack : attacks) {
    const QString target = named_hex(now, attack.target);
    remarks << (attack.left < attack.cost
                    ? Plan::tr("It cannot then attack %1 from the march: that takes %2 movement "
                               "points, and %3 would be left [14.12]")
                    : Plan::tr("It may then attack %1 from the march, for %2 of the %3 movement "
                               "points left [14.12]"))
                   .arg(target)
                   .arg(attack.cost)
                   .arg(attack.left);
  }
  return remarks;
}

}  // namespace models
