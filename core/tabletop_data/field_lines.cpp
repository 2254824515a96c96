#include "core/tabletop_data/field_lines.h"

#include "core/table/order_line.h"
#include "core/tabletop_data/battle_words.h"

namespace core::tabletop_data {

table::Point field_place(BattleLine& line, const field::Battle& battle) {
  if (battle.width == table::Inches{}) {
    line.fault("the line 'table' stands above what lies on it");
  }
  const table::Point point = line.point();
  if (point.x > battle.width || point.y > battle.depth) {
    line.fault(point_text(point) + " lies off the table of " + table::inches_text(battle.width) +
               " by " + table::inches_text(battle.depth) + " inches [FB-001]");
  }
  return point;
}

int field_move(BattleLine& line, const field::Battle& battle) {
  if (battle.moves == 0) {
    line.fault("the line 'length' stands above what names a move");
  }
  const int move = line.number("a move", 1, kMostTurns);
  if (move > battle.moves) {
    line.fault("move " + std::to_string(move) + " is beyond the length of " +
               std::to_string(battle.moves) + " moves [FB-490]");
  }
  return move;
}

}  // namespace core::tabletop_data
