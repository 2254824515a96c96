#include "qml/models/outlook_words.h"

#include "core/base/contains.h"
#include "core/command/commands.h"
#include "core/command/initiative.h"
#include "core/movement/mover.h"
#include "core/organisation/headquarters.h"
#include "core/state/finding.h"
#include "core/words/order_words.h"
#include "core/words/place_words.h"
#include "qml/models/battle_words.h"
#include "qml/models/plan.h"
#include "qml/models/sea_plan.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <iterator>

namespace models {

namespace {

using core::plan::AimKind;
using core::plan::End;
using core::plan::LaidBy;
using core::plan::MenuLine;
using core::plan::Operation;
using core::plan::Outlook;
using core::state::Situation;

const QString kListComma = QStringLiteral(", ");
const QString kPartDot = QStringLiteral(" · ");

QString hex_words(const Situation& now, HexId hex) {
  return QString::fromStdString(core::words::hex_title(now.map(), hex));
}

/// "24-0 infantry corps HQ II Corps with 5 on it".
QString party_title(const Situation& now, PieceId piece) {
  const auto& all = now.state.pieces;
  const auto inside = std::count_if(all.begin(), all.end(), [&](const auto& other) {
    return core::state::is_within(now.state, other.id, piece);
  });
  const QString title = piece_title(now.piece(piece));
  return inside == 0 ? title : Plan::tr("%1 with %2 on it").arg(title).arg(inside);
}

/// What a way of going is measured by.
QString cost_words(LaidBy laid, int cost, int left) {
  switch (laid) {
    case LaidBy::March:
    case LaidBy::Ferry:
    case LaidBy::Attack:
      return Plan::tr("%1 of %2 movement points").arg(cost).arg(cost + left);
    case LaidBy::Rail:
    case LaidBy::RailAttack:
      return Plan::tr("%1 rail points").arg(cost);
    case LaidBy::Land:
    case LaidBy::LandAttack:
    case LaidBy::Sail:
    case LaidBy::Embark:
      return cost == 1 ? Plan::tr("one point of range, %1 left").arg(left)
                       : Plan::tr("%1 points of range, %2 left").arg(cost).arg(left);
    case LaidBy::Choice:
      return {};
  }
  return {};
}

QString loading_words(const core::plan::Loading& loading) {
  return loading.ships.size() == 1
             ? Plan::tr("one ship, %1 of %2 points").arg(loading.load).arg(loading.room)
             : Plan::tr("%1 ships, %2 of %3 points")
                   .arg(loading.ships.size())
                   .arg(loading.load)
                   .arg(loading.room);
}

/// The aims of a line: by name where they are few, else how many.
QString ends_words(const Situation& now, const MenuLine& line) {
  constexpr std::size_t kNamed = 2;
  const std::vector<End>& ends = line.operations.ends;
  QStringList names;
  bool hexes = true;
  for (const End& end : ends) {
    hexes = hexes && end.aim.hex.has_value();
    if (names.size() < static_cast<int>(kNamed) && end.aim.hex) {
      names << hex_words(now, *end.aim.hex);
    }
    if (names.size() < static_cast<int>(kNamed) && end.aim.water) {
      names << QString::fromStdString(core::words::water_title(now.map(), *end.aim.water));
    }
  }
  if (ends.size() <= kNamed) {
    return names.join(kListComma);
  }
  return names.isEmpty() ? Plan::tr("%1 choices").arg(ends.size())
         : hexes         ? Plan::tr("%1 hexes").arg(ends.size())
                         : Plan::tr("%1 waters").arg(ends.size());
}

QString aim_words(const Situation& now, const core::plan::Aim& aim) {
  QStringList parts;
  if (aim.hex) {
    parts << hex_words(now, *aim.hex);
  }
  if (aim.water) {
    parts << QString::fromStdString(core::words::water_title(now.map(), *aim.water));
  }
  if (aim.piece) {
    parts << piece_title(now.piece(*aim.piece));
  }
  if (aim.number > 0) {
    parts << QString::number(aim.number);
  }
  return parts.join(kListComma);
}

/// What lies in a place that is left.
QStringList kinds_of(const core::plan::LeftOpen& left) {
  QStringList what;
  if (left.city) {
    what << Plan::tr("a city");
  }
  if (left.fort) {
    what << Plan::tr("a fort");
  }
  if (left.supply) {
    what << Plan::tr("supply");
  }
  if (left.works) {
    what << Plan::tr("an entrenchment, which is given up [13.11]");
  }
  return what;
}

/// What fights, fires or rolls on the way.
QStringList danger_remarks(const Situation& now, const Board& board, Side side,
                           const Outlook& outlook) {
  QStringList remarks = fort_remarks(now, board, side, outlook.forts);
  if (outlook.march_loss) {
    remarks << Plan::tr("A forced march of %1: a die takes %2 to %3 per cent of it [6.32]")
                   .arg(outlook.end.extra)
                   .arg((*outlook.march_loss)[0])
                   .arg((*outlook.march_loss)[1]);
  }
  if (outlook.battle) {
    const QString odds = odds_words(*outlook.battle);
    remarks << (odds.isEmpty() ? Plan::tr("A battle: what defends is not seen [0.5]")
                               : Plan::tr("A battle: %1").arg(odds));
  }
  QStringList enemies;
  for (const HexId hex : outlook.enemies_beside) {
    enemies << hex_words(now, hex);
  }
  if (!enemies.isEmpty()) {
    remarks << Plan::tr("The Enemy stands beside its end, in %1").arg(enemies.join(kListComma));
  }
  return remarks;
}

QStringList supply_remarks(const Outlook& outlook,
                           const std::optional<core::supply::FeedPlan>& fed) {
  QStringList remarks;
  if (outlook.fed && !*outlook.fed) {
    remarks << Plan::tr("It is out of supply at its end [17.02]");
  }
  if (fed) {
    const auto [least, most] = std::minmax_element(fed->needs.begin(), fed->needs.end());
    remarks << (fed->is_likely_to_starve()
                    ? Plan::tr("Needs %1 to %2 SUP at the next Maintenance, %3 within reach: it is "
                               "likely to starve [12.13]")
                    : Plan::tr(
                          "Needs %1 to %2 SUP at the next Maintenance, %3 within reach [12.1]"))
                   .arg(*least)
                   .arg(*most)
                   .arg(fed->within_reach);
  }
  return remarks;
}

}  // namespace

namespace {

/// [5.21] All whom a command to the leaders among these would energise; nobody when no leader is.
std::vector<PieceId> led_by(const Situation& now, const std::vector<PieceId>& party) {
  std::vector<PieceId> led;
  const auto add = [&](PieceId leader) {
    const std::vector<PieceId> force = core::command::force_of(now, leader);
    led.insert(led.end(), force.begin(), force.end());
  };
  for (const PieceId id : party) {
    const auto& piece = now.piece(id);
    if (piece.kind == core::rulebook::PieceKind::Leader) {
      add(id);
    } else if (piece.commander && core::organisation::has_commander(now.state, id)) {
      add(*piece.commander);
    }
  }
  return led;
}

}  // namespace

QString listed_pieces(const Situation& now, const std::vector<PieceId>& pieces) {
  constexpr std::size_t kNamed = 4;
  QStringList names;
  for (std::size_t at = 0; at < std::min(kNamed, pieces.size()); ++at) {
    names << party_title(now, pieces[at]);
  }
  const QString named = names.join(kListComma);
  return pieces.size() > kNamed ? Plan::tr("%1 and %2 more").arg(named).arg(pieces.size() - kNamed)
                                : named;
}

QStringList staying_remarks(const Situation& now, Side side, HexId hex,
                            const std::vector<PieceId>& party) {
  const auto* const force = core::movement::active_force(now.state);
  const std::vector<PieceId> led = force == nullptr ? led_by(now, party) : std::vector<PieceId>{};
  const auto may_go = [&](const core::state::Piece& piece) {
    return force != nullptr ? core::movement::is_member(*force, piece)
                            : led.empty() || core::base::contains(led, piece.id);
  };
  std::vector<PieceId> could_go;
  std::vector<PieceId> moved;
  std::vector<PieceId> not_in_force;
  for (const auto& piece : now.state.pieces) {
    const bool here = piece.side == side && piece.hex() != nullptr && *piece.hex() == hex;
    if (!here || piece.inside || !core::rulebook::is_land_mover(piece.kind) ||
        core::base::contains(party, piece.id)) {
      continue;
    }
    const bool has_moved = piece.activity.has(core::state::Status::Moved) ||
                           piece.activity.has(core::state::Status::Dropped);
    (has_moved ? moved : may_go(piece) ? could_go : not_in_force).push_back(piece.id);
  }
  QStringList remarks;
  const auto tell = [&](const QString& words, const std::vector<PieceId>& pieces) {
    if (!pieces.empty()) {
      remarks << words.arg(hex_words(now, hex), listed_pieces(now, pieces));
    }
  };
  tell(Plan::tr("Stays in %1: %2"), could_go);
  tell(Plan::tr("Stays in %1, has moved [5.25]: %2"), moved);
  tell(Plan::tr("Stays in %1, not in the force [5.28]: %2"), not_in_force);
  return remarks;
}

QStringList opened_remarks(const Situation& now, const std::vector<core::plan::LeftOpen>& opened) {
  QStringList remarks;
  for (const core::plan::LeftOpen& left : opened) {
    remarks << Plan::tr("%1 is left without a unit: %2")
                   .arg(hex_words(now, left.hex), kinds_of(left).join(kListComma));
  }
  return remarks;
}

QString menu_detail(const Situation& now, const MenuLine& line) {
  if (line.operations.ends.empty()) {
    return {};
  }
  QStringList parts;
  const auto& row = core::plan::row_of(line.operations.verb);
  const QString ends = ends_words(now, line);
  if (!ends.isEmpty()) {
    parts << ends;
  }
  if (line.outlook && line.outlook->loading) {
    parts << loading_words(*line.outlook->loading);
  } else if (line.outlook && line.outlook->end.cost > 0) {
    parts << cost_words(row.laid, line.outlook->end.cost, line.outlook->left);
  }
  if (line.energiser.command) {
    parts << Plan::tr("a command");
  }
  if (line.energiser.initiative) {
    constexpr int kWhole = 100;
    parts << Plan::tr("needs %1 or less (%2 %)")
                 .arg(core::command::initiative_chance(now, *line.energiser.initiative).needed)
                 .arg(line.chance.numerator() * kWhole / line.chance.denominator());
  }
  return parts.join(kPartDot);
}

QString outlook_title(const Situation& now, const Operation& operation, const Outlook& outlook) {
  const auto& row = core::plan::row_of(operation.verb);
  QString title = QString::fromStdString(operation.force.name) + QStringLiteral(": ") +
                  QString::fromStdString(core::words::operation_words(now, row.word));
  const QString aim = aim_words(now, outlook.end.aim);
  if (!aim.isEmpty()) {
    title += kListComma + aim;
  }
  const QString cost = cost_words(row.laid, outlook.end.cost, outlook.left);
  return cost.isEmpty() ? title : title + kListComma + cost;
}

QStringList outlook_remarks(const Situation& now, const Board& board, Side side,
                            const Operation& operation, const Outlook& outlook,
                            const std::optional<core::supply::FeedPlan>& fed) {
  QStringList remarks;
  remarks << Plan::tr("Goes: %1").arg(listed_pieces(now, outlook.goes));
  if (const HexId* const from = now.piece(operation.force.chief).hex()) {
    remarks << staying_remarks(now, side, *from, outlook.goes);
  }
  remarks << opened_remarks(now, outlook.opened);
  remarks << energiser_remarks(now, side, outlook.energiser);
  if (outlook.loading) {
    remarks << Plan::tr("Goes aboard first: %1 [7.21]").arg(loading_words(*outlook.loading));
  }
  remarks << danger_remarks(now, board, side, outlook);
  remarks << supply_remarks(outlook, fed);
  if (!outlook.whole && !outlook.energiser.initiative) {
    remarks << Plan::tr("A die is rolled on the way: the rest is ordered when it has fallen");
  }
  remarks << Plan::tr("By case %1").arg(words(core::plan::row_of(operation.verb).cited.text()));
  return remarks;
}

}  // namespace models
