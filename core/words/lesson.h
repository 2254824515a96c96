// [4.1] The course of first steps: what it asks of the player, and the orders that do the same.
#pragma once

#include "core/game/moment.h"
#include "core/rulebook/switches.h"
#include "core/sequence/action.h"
#include "core/state/situation.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::words {

/// What a task of a lesson waits for. The comment says how docs/rules/first-steps.md writes it.
enum class Wait : std::uint8_t {
  // ---- what is only looked at: nothing of it is in the game ----
  ViewZoomed,  ///< view zoomed
  ViewMoved,   ///< view moved
  Selected,    ///< selected PIECE
  Reach,       ///< reach PIECE: it is selected and can go somewhere
  WhyNot,      ///< why-not PIECE HEX: it is told why the piece, selected, cannot get there
  CaseRead,    ///< case: a case of the rulebook is opened
  Undone,      ///< undone: something is taken back
  Overlay,     ///< overlay NAME
  Page,        ///< page NAME
  LogLine,     ///< log line: a line of the log is followed to its place
  Past,        ///< past: an earlier moment is looked at
  Present,     ///< present: and no longer
  // ---- what the game tells ----
  Asked,   ///< asked STAGE SIDE [WEEK]: the game has come to this stage, or further
  At,      ///< at PIECE HEX: the piece is there
  Order,   ///< order KIND [PIECE]: such an order was given since the step began
  Fought,  ///< fought HEX: an attack on it is over
};

struct Awaited {
  Wait what{};
  std::string piece;  ///< sheet id
  std::optional<board::HexId> hex;
  std::optional<sequence::ActionKind> kind;
  game::Moment moment;
  std::string name;  ///< of an overlay or a page

  friend bool operator==(const Awaited&, const Awaited&) = default;
};

/// One of the orders by which a task is done when the player skips it.
struct LessonOrder {
  enum class Kind : std::uint8_t {
    Give,         ///< the order itself; nothing to do where it was given already
    GiveIfLegal,  ///< try ORDER: left out where it is not legal
    UntilStage,   ///< until STAGE SIDE [WEEK]: what is asked before is answered in the plainest way
    UntilAsked,   ///< until ASKED SIDE, of the steps of a battle; it ends with the battle as well
    UntilRest     ///< until rest: what goes on in the stage is ended so
  };

  Kind kind{};
  std::string text;     ///< an order as order files write it, or what is asked
  game::Moment moment;  ///< of UntilAsked only the side

  friend bool operator==(const LessonOrder&, const LessonOrder&) = default;
};

struct LessonTask {
  std::string key;  ///< its row in the charts first_steps_course and first_steps_tasks
  std::string words;
  Awaited awaited;
  std::vector<std::string> keys;  ///< names of keys of the window, or of gestures
  std::string where;  ///< sheet id, label of a hex, or `part NAME` of the window; empty: nowhere
  std::vector<LessonOrder> orders;
};

struct LessonStep {
  std::string heading;
  std::string words;
  std::vector<LessonTask> tasks;
};

/// The lesson as the charts of docs/rules/first-steps.md hold it.
struct Lesson {
  std::string set_up;
  rulebook::Switches switches;
  std::uint64_t seed{};
  std::vector<LessonOrder> opening;  ///< given before the player begins
  std::vector<LessonStep> steps;
  std::string end_heading;  ///< what is said when all is done
  std::string end_words;
};

/// Reads the lesson from the charts.
/// @throws base::DataError for a word that no task can wait for, an order that is none, a step
///         without words, a key used twice ...
[[nodiscard]] Lesson read_lesson(const rulebook::Rulebook& book);

/// Holds the lesson against the game that it is to be played in: every piece and hex it names is
/// there, and every order can be read.
/// @throws base::DataError naming the task and what is not there.
void check_lesson(const Lesson& lesson, const rulebook::Setting& setting,
                  const state::GameState& begin);

/// Whether the game alone answers what a task waits for.
[[nodiscard]] bool is_of_the_game(Wait what) noexcept;

/// What was done on the way to a position.
using Given = std::vector<sequence::Action>;

/// Whether the game has come to what a task waits for.
/// @param given  all choices of the line of play
/// @param since  how many of them had been made when the step began
/// @pre is_of_the_game(awaited.what)
[[nodiscard]] bool is_fulfilled(const Awaited& awaited, const state::GameState& state,
                                const Given& given, std::size_t since);

}  // namespace core::words
