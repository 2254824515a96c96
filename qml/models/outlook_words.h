// What is said of an operation before it is ordered: in a line of a menu, in a proposal.
#pragma once

#include "core/plan/menu.h"
#include "qml/models/board.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace models {

/// The first few of the pieces by name, and how many there are besides.
[[nodiscard]] QString listed_pieces(const core::state::Situation& now,
                                    const std::vector<PieceId>& pieces);

/// Who of the side stays in the hex, so that a player sees it before he goes, and why where he
/// could not go along: he has moved, or is not in the force. @param party who goes
[[nodiscard]] QStringList staying_remarks(const core::state::Situation& now, Side side, HexId hex,
                                          const std::vector<PieceId>& party);

/// "B3402 (Corinth) is left without a unit: a city, supply".
[[nodiscard]] QStringList opened_remarks(const core::state::Situation& now,
                                         const std::vector<core::plan::LeftOpen>& opened);

/// What a line of a menu says behind its verb: how far, what it costs, the chance of the roll that
/// comes first. "37 hexes · needs 4 or less (67 %)", "3 transports, 24 of 30 points".
[[nodiscard]] QString menu_detail(const core::state::Situation& now,
                                  const core::plan::MenuLine& line);

/// "II Corps: Land in B3010 (Vicksburg), 12 points of range, 4 left".
[[nodiscard]] QString outlook_title(const core::state::Situation& now,
                                    const core::plan::Operation& operation,
                                    const core::plan::Outlook& outlook);

/// Who goes and stays, what is left open, who rolls or is commanded, what fires, what a die
/// decides, how it is fed at its end and at the next Maintenance.
/// @param board as the player sees it: no more is told of forts
[[nodiscard]] QStringList outlook_remarks(const core::state::Situation& now, const Board& board,
                                          Side side, const core::plan::Operation& operation,
                                          const core::plan::Outlook& outlook,
                                          const std::optional<core::supply::FeedPlan>& fed);

}  // namespace models
