#include "qml/models/supply_answer.h"

#include "qml/models/desk.h"
#include "qml/models/wording.h"

#include <variant>

namespace models {

SupplyAnswer answer_of(const Board& board, const core::supply::ChainOfSupply& chain,
                       core::state::PieceId piece) {
  SupplyAnswer result;
  result.answer = chain.ask(piece);
  if (const auto* broken = std::get_if<core::supply::NotSupplied>(&result.answer.verdict)) {
    result.sentence = QString::fromStdString(
        core::supply::sentence(board.opened().setting, board.state(), broken->obstacle));
    result.cited = QString::fromStdString(broken->obstacle.cited.text());
  } else {
    const auto& fed = std::get<core::supply::Supplied>(result.answer.verdict);
    result.sentence = Desk::tr("Supplied by %1 in %2 at %3 of %4 movement points.")
                          .arg(source_name(fed.source), place_title(board.map(), fed.at))
                          .arg(fed.cost)
                          .arg(fed.range);
  }
  if (!result.answer.needs_supply) {
    result.sentence += QLatin1Char{' '} + Desk::tr("The piece itself needs none [12.14].");
  }
  return result;
}

std::vector<NotesModel::Row> rows_of(const Board& board, const SupplyAnswer& answer) {
  std::vector<NotesModel::Row> rows;
  int sum = 0;
  const auto add = [&](const core::supply::Step& step, bool broken, const QString& text) {
    sum += step.cost;
    const auto* hex = std::get_if<HexId>(&step.at);
    rows.push_back({place_title(board.map(), step.at),
                    text.isEmpty() ? mode_name(step.mode) : text,
                    step.cost > 0 ? Desk::tr("+%1 = %2").arg(step.cost).arg(sum) : QString{},
                    hex != nullptr ? QString::fromStdString(hex->label()) : QString{},
                    {},
                    broken});
  };
  if (const auto* fed = std::get_if<core::supply::Supplied>(&answer.answer.verdict)) {
    for (const auto& step : fed->feed) {
      add(step, false, {});
    }
    for (const auto& step : fed->path) {
      add(step, false, {});
    }
    return rows;
  }
  const auto& broken = std::get<core::supply::NotSupplied>(answer.answer.verdict);
  for (std::size_t at = 0; at < broken.path.size(); ++at) {
    const bool here = at == broken.broken_at;
    add(broken.path[at], here, here ? answer.sentence : QString{});
  }
  for (const auto& obstacle : broken.further) {
    rows.push_back({place_title(board.map(), obstacle.at),
                    QString::fromStdString(
                        core::supply::sentence(board.opened().setting, board.state(), obstacle)),
                    {},
                    {},
                    {},
                    true});
  }
  return rows;
}

}  // namespace models
