// [4.1] Reminders as they are told; their words stand in docs/rules/reminders.md.
#include "core/plan/reminders.h"
#include "core/words/piece_words.h"
#include "core/words/place_words.h"
#include "core/words/template_text.h"

#include <algorithm>
#include <array>

namespace core::plan {
namespace {

constexpr std::string_view kReminders = "reminders";
/// How many pieces or hexes a sentence names before it only counts them.
constexpr std::size_t kMostNamed = 6;

/// "A, B, C and 4 more".
std::string names_in_short(const state::Situation& now, const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t at = 0; at < std::min(names.size(), kMostNamed); ++at) {
    text += (text.empty() ? "" : ", ") + names[at];
  }
  if (names.size() > kMostNamed) {
    text = words::fill(words::sentence_under(now.book(), kReminders, "and-more"),
                       {{"pieces", text}, {"1", std::to_string(names.size() - kMostNamed)}});
  }
  return text;
}

/// What has no name of its own is called by the place it stands in, too.
std::string called(const state::Situation& now, state::PieceId id) {
  const state::Piece& piece = now.piece(id);
  std::string title = words::piece_title(now, id, {});
  const bool floats = rulebook::is_ship(piece.kind);
  if (!piece.name.empty() || piece.away() != nullptr) {
    return title;
  }
  return words::fill(
      words::sentence_under(now.book(), kReminders, "piece-at"),
      {{"pieces", title}, {"hexes", words::place_title(now.map(), piece.place, floats)}});
}

}  // namespace

std::string sentence(const state::Situation& now, const Reminder& reminder) {
  constexpr std::array<std::string_view, 3> kNumbers{"1", "2", "3"};
  std::vector<std::string> pieces;
  for (const state::PieceId piece : reminder.pieces) {
    pieces.push_back(called(now, piece));
  }
  std::vector<std::string> hexes;
  for (const board::HexId hex : reminder.hexes) {
    hexes.push_back(words::hex_title(now.map(), hex));
  }
  words::Words words{{"pieces", names_in_short(now, pieces)},
                     {"hexes", names_in_short(now, hexes)},
                     {"case", reminder.cited.text()}};
  for (std::size_t at = 0; at < reminder.figures.size() && at < kNumbers.size(); ++at) {
    words.emplace_back(kNumbers.at(at), std::to_string(reminder.figures[at]));
  }
  return words::fill(words::sentence_under(now.book(), kReminders, reminder.key), words);
}

}  // namespace core::plan
