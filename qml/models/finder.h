// What a text of the search field names.
#pragma once

#include "qml/models/board.h"
#include "qml/models/lists.h"

#include <QString>

#include <vector>

namespace models {

struct Hits {
  std::vector<NotesModel::Row> rows;
  int namesakes{};  ///< places of the very name, the first rows
};

/// The hexes, towns, battlefields, pieces and leaders a text names, with the label of the hex to go
/// to; none for fewer than two letters. Places of the very name come first.
[[nodiscard]] Hits hits_of(const Board& board, const QString& text);

}  // namespace models
