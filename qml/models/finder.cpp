#include "qml/models/finder.h"

#include "core/words/place_words.h"
#include "qml/models/desk.h"
#include "qml/models/wording.h"

#include <algorithm>
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

NotesModel::Row place_row(std::string_view name, std::string_view state, const QString& what,
                          HexId hex) {
  return {Desk::tr("%1, %2").arg(words(name), words(state)),
          what,
          {},
          label_or_nothing(hex),
          {},
          false};
}

/// Every town and battlefield whose name holds the text; those of the very name first.
Hits places(const core::map::Map& map, const QString& text) {
  const auto named = core::words::places_named(map, text.toStdString());
  const auto is_named = [&](std::string_view name, HexId hex) {
    return std::any_of(named.begin(), named.end(),
                       [&](const auto& place) { return place.hex == hex && place.name == name; });
  };
  Hits hits;
  std::vector<NotesModel::Row> others;
  const auto add = [&](std::string_view name, std::string_view state, const QString& what,
                       HexId hex) {
    if (is_named(name, hex)) {
      hits.rows.push_back(place_row(name, state, what, hex));
    } else if (matches(text, name)) {
      others.push_back(place_row(name, state, what, hex));
    }
  };
  for (const auto& town : map.towns()) {
    add(town.name, town.state, spaced(core::map::name(town.kind)), town.hex);
  }
  for (const auto& other : map.other_names()) {
    add(other.name, other.state, words(other.note), other.hex);
  }
  hits.namesakes = static_cast<int>(hits.rows.size());
  hits.rows.insert(hits.rows.end(), others.begin(), others.end());
  return hits;
}

}  // namespace

Hits hits_of(const Board& board, const QString& text) {
  const QString wanted = text.trimmed();
  if (wanted.size() < 2) {
    return {};
  }
  const auto& map = board.map();
  if (const auto hex = HexId::parse(wanted.toStdString())) {
    return {{{Desk::tr("hex %1").arg(label_or_nothing(*hex)),
              hex_phrases(board, *hex).join(QStringLiteral(", ")),
              {},
              label_or_nothing(*hex),
              {},
              false}},
            1};
  }
  Hits hits = places(map, wanted);
  for (const auto& piece : board.state().pieces) {
    if (matches(wanted, piece.name) || matches(wanted, piece.sheet_id)) {
      hits.rows.push_back({piece_title(piece), place_title(map, piece.place), side_name(piece.side),
                           label_or_nothing(hex_of(piece.place)), words(piece.sheet_id), false});
    }
  }
  hits.rows.resize(std::min(hits.rows.size(), kMostHits));
  return hits;
}

}  // namespace models
