// What a text of the search field names.
#pragma once

#include "qml/models/board.h"
#include "qml/models/lists.h"

#include <QString>

#include <vector>

namespace models {

/// The hexes, towns, pieces and leaders a text names, with the label of the hex to go to; none for
/// less than two letters.
[[nodiscard]] std::vector<NotesModel::Row> hits_of(const Board& board, const QString& text);

}  // namespace models
