// The answer of the chain of supply for one piece, ready to be drawn and read.
#pragma once

#include "qml/models/board.h"
#include "qml/models/lists.h"

#include <QString>

#include <vector>

namespace models {

struct SupplyAnswer {
  core::supply::Answer answer;
  QString sentence;
  QString cited;
};

[[nodiscard]] SupplyAnswer answer_of(const Board& board, const core::supply::ChainOfSupply& chain,
                                     core::state::PieceId piece);

/// The hops of the chain with their sum of movement points; one that cannot be made is marked.
[[nodiscard]] std::vector<NotesModel::Row> rows_of(const Board& board, const SupplyAnswer& answer);

}  // namespace models
