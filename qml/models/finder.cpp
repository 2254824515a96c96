#include "qml/models/finder.h"

#include "qml/models/desk.h"
#include "qml/models/wording.h"

#include <optional>

namespace models {

namespace {

constexpr std::size_t kMostHits = 60;

bool matches(const QString& text, std::string_view name) {
  return words(name).contains(text, Qt::CaseInsensitive);
}

QString label_or_nothing(std::optional<HexId> hex) {
  return hex ? QString::fromStdString(hex->label()) : QString{};
}

}  // namespace

std::vector<NotesModel::Row> hits_of(const Board& board, const QString& text) {
  std::vector<NotesModel::Row> rows;
  const QString wanted = text.trimmed();
  if (wanted.size() < 2) {
    return rows;
  }
  const auto& map = board.map();
  if (const auto hex = HexId::parse(wanted.toStdString())) {
    rows.push_back({Desk::tr("hex %1").arg(label_or_nothing(*hex)),
                    hex_phrases(board, *hex).join(QStringLiteral(", ")),
                    {},
                    label_or_nothing(*hex),
                    {},
                    false});
  }
  for (const auto& town : map.towns()) {
    if (rows.size() < kMostHits && matches(wanted, town.name)) {
      rows.push_back({Desk::tr("%1, %2").arg(words(town.name), words(town.state)),
                      spaced(core::map::name(town.kind)),
                      {},
                      label_or_nothing(town.hex),
                      {},
                      false});
    }
  }
  for (const auto& piece : board.state().pieces) {
    if (rows.size() < kMostHits &&
        (matches(wanted, piece.name) || matches(wanted, piece.sheet_id))) {
      rows.push_back({piece_title(piece), place_title(map, piece.place), side_name(piece.side),
                      label_or_nothing(hex_of(piece.place)), words(piece.sheet_id), false});
    }
  }
  return rows;
}

}  // namespace models
