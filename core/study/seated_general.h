// A computer general at a table with people: his orders go into the game that they play.
#pragma once

#include "core/ai/general.h"
#include "core/save/match.h"

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

namespace core::study {

/// Who sits there, as a save keeps it: "general veteran:bold 0.2.0".
struct Sitter {
  ai::Temper temper;
  std::string program;  ///< its version when he sat down

  friend bool operator==(const Sitter&, const Sitter&) = default;
};

[[nodiscard]] std::string text_of(const Sitter& sitter);
/// Nothing for a person, and for words that name no general.
[[nodiscard]] std::optional<Sitter> parse_sitter(std::string_view text);

/// A choice of a general's, and what he says of it to himself.
struct GeneralsOrder {
  sequence::Action action;
  std::string operation;  ///< that it is a step of, as plan::line_of(); empty: none
  bool continues{};       ///< the operation was begun before
  bool finishes{};        ///< nothing of the operation is to follow, as it is laid out
  std::string note;       ///< ai::text_of(Note)
};

/// @param now before the choice is made
[[nodiscard]] GeneralsOrder order_of(const state::Situation& now, const sequence::Action& choice,
                                     const ai::Note& note);

class SeatedGeneral {
 public:
  /// @param hurry as ai::General has it; null: never
  explicit SeatedGeneral(const ai::Temper& temper, const std::atomic<bool>* hurry = nullptr)
      : temper_{temper}, general_{temper, hurry} {}

  [[nodiscard]] const ai::Temper& temper() const noexcept { return temper_; }

  /// What he chooses. Reads nothing but what it is given, so that it may run beside the game.
  /// @param last what he noted of the last choice of his side; empty: nothing
  /// @pre the game asks his side
  [[nodiscard]] GeneralsOrder think(game::Game game, std::string_view last);

 private:
  ai::Temper temper_;
  ai::General general_;
};

/// [0.5] Whether a general still keeps his reasons to himself: the game goes on, and hides
/// something.
[[nodiscard]] bool keeps_reasons(save::Match& match);

/// What the side noted of its last choice in the match; empty: nothing.
[[nodiscard]] std::string last_note(const save::Match& match, board::Side side);

/// Makes the choice in the match. The number of its first line in the log.
/// @throws base::DataError as save::Match::act()
state::Ruling<std::size_t> give(save::Match& match, board::Side side, const GeneralsOrder& order);

}  // namespace core::study
