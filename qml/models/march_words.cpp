#include "qml/models/march_words.h"

#include "core/plan/energising.h"
#include "core/words/place_words.h"
#include "qml/models/outlook_words.h"
#include "qml/models/plan.h"
#include "qml/models/sea_plan.h"
#include "qml/models/wording.h"

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
  remarks << Plan::tr("Goes: %1").arg(listed_pieces(now, party));
  remarks << staying_remarks(now, side, way.path.front(), party);
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
