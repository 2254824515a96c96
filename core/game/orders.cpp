#include "core/game/orders.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

namespace core::game {
namespace {

using base::operator""_case;
using board::HexId;
using sequence::Action;
using sequence::ActionKind;
using sequence::kActionKindCount;
using state::GameState;
using state::PieceId;

std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view kBlank = " \t\r,";
  std::vector<std::string_view> words;
  for (std::size_t at = line.find_first_not_of(kBlank); at != std::string_view::npos;
       at = line.find_first_not_of(kBlank, at)) {
    const std::size_t end = std::min(line.find_first_of(kBlank, at), line.size());
    words.push_back(line.substr(at, end - at));
    at = end;
  }
  return words;
}

std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t at = 0; at <= b.size(); ++at) {
    row[at] = at;
  }
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t kept = corner + (a[i - 1] == b[j - 1] ? 0 : 1);
      corner = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, kept});
    }
  }
  return row[b.size()];
}

std::string nearest_word(std::string_view word) {
  std::pair<std::size_t, std::string_view> best{std::numeric_limits<std::size_t>::max(), {}};
  for (std::size_t at = 0; at < kActionKindCount; ++at) {
    const std::string_view known = sequence::name(static_cast<ActionKind>(at));
    best = std::min(best, {edits(word, known), known});
  }
  return std::string{best.second};
}

state::Illegal not_there(base::CaseRef cited) { return state::refusal(cited, "not-there"); }

/// One order being read: takes words from the front.
class Reader {
 public:
  Reader(const rulebook::Setting& setting, const GameState& state,
         std::vector<std::string_view> words)
      : setting_{&setting}, state_{&state}, words_{std::move(words)} {}

  tl::expected<std::vector<Action>, Unreadable> read() {
    if (words_.empty()) {
      return tl::unexpected{Unreadable{"an order begins with a word such as 'march'", {}}};
    }
    const auto kind = sequence::parse_action_kind(words_.front());
    if (!kind) {
      return tl::unexpected{Unreadable{"'" + std::string{words_.front()} +
                                           "' is no order; the nearest is '" +
                                           nearest_word(words_.front()) + "'",
                                       {}}};
    }
    action_.kind = *kind;
    at_ = 1;
    std::string_view rest = sequence::row_of(*kind).form;
    const std::vector<std::string_view> shape = words_of(rest);
    for (const std::string_view field : shape) {
      if (field == "...") {
        continue;
      }
      const bool optional = field.front() == '[';
      const std::string_view what = optional ? field.substr(1, field.size() - 2) : field;
      if (!take(what) && !optional) {
        return tl::unexpected{problem(what)};
      }
    }
    std::vector<Action> actions{action_};
    while (at_ < words_.size() && rest.ends_with("...")) {
      const std::string_view repeated =
          rest.find("WATER") != std::string_view::npos ? "WATER" : "HEX";
      if (!take(repeated)) {
        return tl::unexpected{problem(repeated)};
      }
      actions.push_back(action_);
    }
    if (at_ < words_.size()) {
      const std::string word = "'" + std::string{words_[at_]} + "'";
      const std::string form = "the order is '" + std::string{sequence::name(*kind)} +
                               (rest.empty() ? "" : " ") + std::string{rest} + "'";
      // Where a part may be left out, the word was to be one and names nothing.
      return rest.find('[') != std::string_view::npos
                 ? tl::unexpected{Unreadable{word + " names nothing that is there: " + form,
                                             not_there(sequence::row_of(*kind).cited)}}
                 : tl::unexpected{Unreadable{word + " is too much: " + form, {}}};
    }
    return actions;
  }

 private:
  /// Reads the next word as what the shape names; false when it is none.
  bool take(std::string_view what) {
    if (at_ >= words_.size()) {
      return false;
    }
    const std::string_view word = words_[at_];
    bool read = false;
    if (what == "PIECE" || what == "OTHER") {
      const auto piece = find_piece(word);
      (what == "PIECE" ? action_.piece : action_.other) = piece;
      read = piece.has_value();
    } else if (what == "HEX") {
      const auto hex = HexId::parse(word);
      action_.hex = hex ? std::optional{*hex} : std::nullopt;
      read = hex.has_value();
    } else if (what == "WATER") {
      action_.water = setting_->map->find_water(word);
      read = action_.water.has_value();
    } else if (what == "UNIT") {
      action_.unit = rulebook::parse_piece_kind(word);
      read = action_.unit.has_value();
    } else {
      const auto result = std::from_chars(word.data(), word.data() + word.size(), action_.number);
      read = result.ec == std::errc{} && result.ptr == word.data() + word.size();
    }
    at_ += read ? 1 : 0;
    return read;
  }

  [[nodiscard]] std::optional<PieceId> find_piece(std::string_view word) const {
    if (const state::Piece* piece = state_->find(word); piece != nullptr) {
      return piece->id;  // a position file calls a piece without an id after its line, "#12"
    }
    if (word.starts_with('#')) {
      std::uint16_t number = 0;
      const auto result = std::from_chars(word.data() + 1, word.data() + word.size(), number);
      if (result.ec == std::errc{} && result.ptr == word.data() + word.size() &&
          number < state_->pieces.size() && state_->pieces[number].sheet_id.empty()) {
        return PieceId{number};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] Unreadable problem(std::string_view what) const {
    const std::string order = "'" + std::string{words_.front()} + " " +
                              std::string{sequence::row_of(action_.kind).form} + "'";
    if (at_ >= words_.size()) {
      return {"the order ends too early: it is " + order, {}};
    }
    const std::string word = "'" + std::string{words_[at_]} + "'";
    if (what == "PIECE" || what == "OTHER") {
      return {"there is no piece " + word + "; the order is " + order, not_there("3.2"_case)};
    }
    if (what == "HEX") {
      const auto hex = HexId::parse(words_[at_]);
      return {word + " is no hex of the map" + (hex ? "" : ": " + hex.error().reason),
              not_there("3.11"_case)};
    }
    if (what == "WATER") {
      return {"no ship can stand at " + word + ": it is no water hex and no navigable hexside",
              not_there("3.15"_case)};
    }
    if (what == "UNIT") {
      return {word + " is no kind of unit; the order is " + order,
              not_there(sequence::row_of(action_.kind).cited)};
    }
    const bool digits = words_[at_].find_first_not_of("+-0123456789") == std::string_view::npos;
    Unreadable found{word + " is no whole number; the order is " + order, {}};
    if (digits) {  // larger than any number here
      found.refusal = not_there(sequence::row_of(action_.kind).cited);
    }
    return found;
  }

  const rulebook::Setting* setting_;
  const GameState* state_;
  std::vector<std::string_view> words_;
  std::size_t at_{};
  Action action_;
};

}  // namespace

tl::expected<std::vector<Action>, Unreadable> parse_order(const rulebook::Setting& setting,
                                                          const GameState& state,
                                                          std::string_view line) {
  return Reader{setting, state, words_of(line)}.read();
}

std::string order_text(const rulebook::Setting& setting, const GameState& state,
                       const Action& action) {
  std::string text{sequence::name(action.kind)};
  const auto add_piece = [&](const std::optional<PieceId>& piece) {
    if (piece) {
      const std::string& id = state.piece(*piece).sheet_id;
      text += id.empty() ? " #" + std::to_string(piece->value()) : " " + id;
    }
  };
  for (std::string_view what : words_of(sequence::row_of(action.kind).form)) {
    if (what.front() == '[') {
      what = what.substr(1, what.size() - 2);
    }
    if (what == "PIECE") {
      add_piece(action.piece);
    } else if (what == "OTHER") {
      add_piece(action.other);
    } else if (what == "HEX" && action.hex) {
      text += " " + action.hex->label();
    } else if (what == "WATER" && action.water) {
      text += " " + setting.map->water_place(*action.water).label();
    } else if (what == "UNIT" && action.unit) {
      text += " " + std::string{rulebook::name(*action.unit)};
    } else if (what == "NUMBER") {
      text += " " + std::to_string(action.number);
    }
  }
  return text;
}

}  // namespace core::game
