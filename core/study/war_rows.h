// A WarGame as a row of games.csv, and back.
#pragma once

#include "core/study/war_game.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::study {

/// The names of the columns, in their order.
[[nodiscard]] std::vector<std::string> war_columns(const WarGoals& goals);

/// The cells of a game, a text for each column. Places that are not asked for have empty cells, and
/// so have strengths of a January that the game did not see.
[[nodiscard]] std::vector<std::string> war_cells(const WarGame& game, const WarGoals& goals);

/// What is wrong with a row.
struct WrongCell {
  std::string column;
  std::string reason;
};

/// @param cells as many as there are columns
[[nodiscard]] tl::expected<WarGame, WrongCell> read_war_game(const std::vector<std::string>& cells,
                                                             const WarGoals& goals);

/// The cells as a line of CSV [RFC 4180], with its line end.
[[nodiscard]] std::string csv_line(const std::vector<std::string>& cells);

/// The cells of such a line without its line end; nothing when a quote is not closed.
[[nodiscard]] std::optional<std::vector<std::string>> cells_of_line(std::string_view line);

/// Place in WarGame::strength of cycle 1 of a year of arms; nothing when the game does not see it.
[[nodiscard]] std::optional<std::size_t> january_of(const WarGame& game, const WarGoals& goals,
                                                    std::size_t year);

}  // namespace core::study
