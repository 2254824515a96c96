// Record cards of ships and forts: every box that can be ticked, the guns with their ranges, and a
// log of the turns.
#pragma once

#include "core/coastal/setting.h"
#include "core/ironclad/setting.h"
#include "qml/table/print_sheet.h"

#include <QStringList>

#include <vector>

namespace tableview {

/// A row of boxes. Those that are crossed off from the start come first.
struct BoxLine {
  QString title;
  int boxes{};
  int crossed{};
  QStringList figures;  ///< within the boxes; may be shorter
  int shaded_from{-1};  ///< from this box on they are shaded; -1: none
  int tens{};           ///< a gap after so many; 0: none
  QString note;
  bool open{};    ///< blanks to be filled in, wider than boxes
  double wide{};  ///< of a blank, points; 0: as usual
};

/// A row of the table of guns.
struct GunLine {
  QString name;
  QString mounting;
  QStringList boxes;          ///< of each gun the figure in its box
  std::vector<int> armor;     ///< of a fort by the ironclad rules: boxes before each gun
  std::vector<bool> crossed;  ///< by gun; may be shorter
  QStringList cells;
};

/// All that a card shows, before it is laid out.
struct RecordCard {
  QString name;
  QString side;
  QString kind;       ///< class, or what the fort is of
  QStringList facts;  ///< "circle B, 3.5\""
  std::vector<BoxLine> lines;
  QStringList gun_heads;  ///< of the cells
  std::vector<GunLine> guns;
  QStringList states;  ///< to be ticked
  QStringList log;     ///< rows of the log
  int turns{};
};

[[nodiscard]] std::vector<RecordCard> record_cards(const core::ironclad::Setting& setting);
[[nodiscard]] std::vector<RecordCard> record_cards(const core::coastal::Setting& setting);

/// Lays cards out, each on one page.
void lay_out(PrintPages& pages, const std::vector<RecordCard>& cards);

}  // namespace tableview
