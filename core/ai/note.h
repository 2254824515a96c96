// What a general notes of a choice: the operation that he is about, and why.
#pragma once

#include "core/ai/missions.h"
#include "core/ai/temper.h"
#include "core/plan/operation.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::ai {

/// What a choice is about.
enum class Cause : std::uint8_t {
  Operation,  ///< a force does something
  Attack,     ///< an attack in the Combat Phase
  Battle,     ///< an answer in a battle, a loss, a retreat
  Supply,     ///< wagons, Depots, rosters
  Works,      ///< an Entrenchment, stores that are burnt
  Chit,       ///< the option value [5.13]
  War,        ///< a Strategic Turn: what is begun, where it comes in
  Staff,      ///< what the staff does
  Rest        ///< nothing more is worth doing, or there is but one choice
};

inline constexpr std::array<std::string_view, 9> kCauses{
    "operation", "attack", "battle", "supply", "works", "chit", "war", "staff", "rest"};

/// A part of what a move brings, beside staying.
enum class Term : std::uint8_t {
  Aim,      ///< nearer to the aim of the mission
  Promise,  ///< attacks that could be made from there
  Danger,   ///< Enemies who can come there
  Hunger,   ///< not fed at the next Maintenance
  Prize,    ///< what lies there, or is taken with the hex
  Cut,      ///< Enemies who would not be fed
  Feeds,    ///< own forces that would be
  Leaving,  ///< what is left open
  Haste,    ///< losses of a forced march, and what could wait
  Battle,   ///< the battle, on average
  Caution   ///< what an attack has to bring besides
};

inline constexpr std::array<std::string_view, 11> kTerms{"aim",   "promise", "danger", "hunger",
                                                         "prize", "cut",     "feeds",  "leaving",
                                                         "haste", "battle",  "caution"};

/// Worth by Term.
using Terms = std::array<Worth, kTerms.size()>;

[[nodiscard]] constexpr Worth& of(Terms& terms, Term term) noexcept {
  return terms.at(static_cast<std::size_t>(term));
}

[[nodiscard]] Worth sum_of(const Terms& terms) noexcept;

/// Something else that the force could have done, and what it would have brought.
struct Alternative {
  plan::Verb verb{};
  board::HexId hex;
  Worth gain{};

  friend bool operator==(const Alternative&, const Alternative&) = default;
};

/// Why an operation is given.
struct Reason {
  std::optional<Purpose> purpose;  ///< of the mission of the force; nothing: it has none
  board::HexId goal;               ///< of the mission
  Terms terms{};
  std::vector<Alternative> others;  ///< the best of them first

  friend bool operator==(const Reason&, const Reason&) = default;
};

/// In what a plan of a week differs from the week that a general would play anyway.
enum class PlanKind : std::uint8_t {
  Plain,   ///< in nothing
  Temper,  ///< it is played with another temperament
  Axis,    ///< one aim counts for more
  Order,   ///< a force does something else, and first
  Stay,    ///< a force stays
  Target,  ///< one hex is attacked before others
  Trap,    ///< a way out of a hex is closed before it is attacked
  Spare    ///< a hex is not attacked in the Combat Phase
};

inline constexpr std::array<std::string_view, 8> kPlanKinds{"plain", "temper", "axis", "order",
                                                            "stay",  "target", "trap", "spare"};

/// The name of a plan: what is told of it.
struct PlanName {
  PlanKind kind{};
  Temperament temperament{};  ///< of Temper
  board::HexId hex;           ///< of the aim, the move or the attack; of the others no matter

  friend bool operator==(const PlanName&, const PlanName&) = default;
};

/// A Player-Turn as a whole, as far as it is not left to each moment: what a veteran plays ahead.
struct WeekPlan {
  int game_turn{};  ///< of this one, and of no other
  PlanName name;
  Temperament temperament{};           ///< he plays it with
  std::optional<board::HexId> axis;    ///< the aim that counts for more
  std::vector<plan::Operation> first;  ///< operations that are given before others
  std::vector<state::PieceId> stay;    ///< chiefs of forces that do nothing while forces move
  std::vector<board::HexId> targets;   ///< attacked first in the Combat Phase, whatever it brings
  std::vector<board::HexId> spared;    ///< not attacked there
  bool settled{};                      ///< he has thought about whom to attack
};

/// What came of looking ahead.
struct Ahead {
  int plans{};    ///< that were compared
  int plays{};    ///< that were played through, all plans together
  Worth lead{};   ///< how much more the chosen one brought than the next best, on average
  PlanName next;  ///< the next best

  friend bool operator==(const Ahead&, const Ahead&) = default;
};

/// What is kept of a choice beside it. Its side alone reads it while the game lasts.
struct Note {
  Cause cause{Cause::Rest};
  std::optional<plan::Operation> operation;  ///< that the choice is a step of
  bool continues{};                          ///< the operation was begun before
  std::vector<sequence::Action> left;        ///< choices of it that are to follow, as laid out
  bool goes_on{};                            ///< it is laid out anew when those are made
  int plays{};                               ///< how many ends of moves he looked at
  Reason reason;                             ///< of the first choice of an operation
  std::optional<WeekPlan> week;              ///< of a veteran, as far as it is not carried out yet
  std::optional<Ahead> ahead;                ///< of the choice for which he looked ahead
};

/// As a save keeps it: one line, of words that blanks part.
[[nodiscard]] std::string text_of(const Note& note);
/// Nothing when it is no note.
[[nodiscard]] std::optional<Note> parse_note(std::string_view text);

}  // namespace core::ai
