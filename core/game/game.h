// [4.0] A game: whose decision it is, what is legal, act.
#pragma once

#include "core/rulebook/registers.h"
#include "core/sequence/action.h"
#include "core/sequence/choices.h"
#include "core/state/event.h"
#include "core/state/ruling.h"
#include "core/state/situation.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::game {

using sequence::Action;
using state::Event;
using state::GameState;
using state::Ruling;

/// Whose decision it is.
struct Question {
  board::Side side{};
  rulebook::DecisionId decision{};  ///< of the register [28.0]

  friend bool operator==(const Question&, const Question&) = default;
};

/// Whether the stage in which a game goes on is asked where only passing is left.
enum class FirstStage : std::uint8_t {
  AsInPlay,  ///< what leaves no choice is passed at once
  Asked,     ///< a position to try choices in: all that may be asked there is refused or done there
  AsItStands  ///< the same in the middle of a decision: nothing happens before the first choice
};

/// The choices of a position as far as they have been needed: to let a game go on it is enough to
/// know that there is one.
struct Listing {
  std::size_t first_room{};  ///< the rooms before it offer nothing
  bool over{};               ///< nothing is asked
  std::optional<std::vector<Action>> all;
  std::optional<std::vector<Action>> kinds;
};

/// A game in play: a position and the three verbs. Copying a Game copies the position, which is how
/// searches and what-if branches look ahead.
class Game {
 public:
  /// Goes on from `begin`: a first position (strategic::opening_of) or any later one. What needs no
  /// player happens at once; events() tells it.
  /// @param setting must hold the scenario.
  Game(rulebook::Setting setting, GameState begin, FirstStage first = FirstStage::AsInPlay);

  /// Whose decision it is, or nothing when the game is over.
  [[nodiscard]] std::optional<Question> question();

  /// Every legal choice, in a fixed order; empty when the game is over.
  [[nodiscard]] const std::vector<Action>& legal();

  /// The first legal choice of each kind, in the order of legal(): what there is to decide, at less
  /// cost than all of it.
  [[nodiscard]] const std::vector<Action>& kinds();

  /// Every legal choice of one kind, in the order of legal().
  [[nodiscard]] std::vector<Action> legal_of(sequence::ActionKind kind);

  /// Whether a choice is legal now, or the case that forbids it. Changes nothing.
  /// @param by who gives it; nothing for whoever is asked. The other side exchanges units of its
  /// rosters at any time [16.16], and does nothing else.
  [[nodiscard]] Ruling<> judge(const Action& action, std::optional<board::Side> by = {});

  /// Makes a choice, and lets all happen that follows without another one. Refused means nothing
  /// changed.
  Ruling<std::vector<Event>> act(const Action& action, std::optional<board::Side> by = {});

  [[nodiscard]] const GameState& state() const noexcept { return standing_.state(); }

  [[nodiscard]] state::Situation situation() { return standing_.situation(); }

  /// What happened before the first decision.
  [[nodiscard]] const std::vector<Event>& opening() const noexcept { return opening_; }

 private:
  [[nodiscard]] std::vector<Action> listed(sequence::Choices choices);

  state::Standing standing_;
  std::vector<Event> opening_;
  Listing listing_;
};

/// Adds every legal choice of a position that asks.
void offer(const state::Situation& now, std::vector<Action>& legal);

/// [4.1] Whether a choice is legal: whether it belongs to what is going on, then what its room
/// says.
[[nodiscard]] Ruling<> judge(const state::Situation& now, const Action& action,
                             std::optional<board::Side> by = {});

/// Why an order of several steps goes no further: the step before has ended the move that it is
/// about. Its next step is judged where the move ended, as nothing has happened since.
/// @param before   the position before that step
/// @param happened what came of it
/// @return nothing while the move goes on
[[nodiscard]] std::optional<state::Illegal> why_order_ended(const rulebook::Setting& setting,
                                                            const GameState& before,
                                                            const std::vector<Event>& happened,
                                                            const Action& next);

}  // namespace core::game
