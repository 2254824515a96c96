// Computer generals whom the referee lets answer: lines `general` of a file of orders.
#pragma once

#include "core/ai/note.h"
#include "core/cli/context.h"
#include "core/cli/orders_file.h"
#include "core/study/seated_general.h"
#include "core/study/span.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::cli {

/// What happened, for people and for programs.
struct Account {
  std::vector<std::string> told;
  Json events = Json::array();
  Json rolls = Json::array();
};

/// An order that a general gave.
struct GivenOrder {
  board::Side side{};
  std::string order;  ///< the operation as `do` takes it, or the choice
  std::vector<std::string> choices;
  Account account;
  ai::Note note;  ///< of its first choice
  std::vector<std::string> sentences;
};

/// Who sits where; by Side, empty for nobody.
using Generals = std::array<std::string, 2>;

/// A line `general` or `general 1 player-turn`.
struct GeneralsLine {
  std::optional<study::Length> length;  ///< nothing: until the other side is asked
};

/// Nothing when the line is an order.
/// @throws base::DataError for a length that is none
[[nodiscard]] std::optional<GeneralsLine> read_generals_line(const std::string& file,
                                                             const OrderLine& order);

class RefereeGenerals {
 public:
  /// What happens in a game; to be added to the account of the order.
  using Note = std::function<void(const state::GameState& before,
                                  const std::vector<state::Event>& events, Account& account)>;

  /// @throws UserError for a word that names no general
  explicit RefereeGenerals(const Generals& names);

  /// An order of somebody else's: the general of the side does not go on with what he was about.
  void interrupt(board::Side side) { last_.at(index(side)).clear(); }

  /// Lets the general of the side that is asked answer until another side is asked that has none,
  /// or the length is over; without a length until the other side is asked.
  /// @throws base::DataError with file and line when the game is over or nobody sits there
  [[nodiscard]] std::vector<GivenOrder> answer(const std::string& file, const OrderLine& order,
                                               const GeneralsLine& line, game::Game& game,
                                               const Note& note);

 private:
  static std::size_t index(board::Side side) { return static_cast<std::size_t>(side); }

  /// One choice of the general of the side; what it belongs to is the last of `given`.
  void let_choose(board::Side side, game::Game& game, const Note& note,
                  std::vector<GivenOrder>& given);

  std::array<std::optional<study::SeatedGeneral>, 2> generals_;
  std::array<std::string, 2> last_;       ///< what each noted of the last choice of his side
  std::array<std::string, 2> operation_;  ///< that each has begun last
};

/// The fields of an order in the answer.
[[nodiscard]] Json given_json(const state::Situation& now, const GivenOrder& given, bool reasons);

/// Its lines.
[[nodiscard]] std::string given_text(const GivenOrder& given, bool reasons);

}  // namespace core::cli
