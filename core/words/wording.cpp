#include "core/words/wording.h"

#include "core/base/contains.h"
#include "core/rulebook/language.h"
#include "core/sequence/prompts.h"
#include "core/state/finding.h"
#include "core/words/piece_words.h"
#include "core/words/place_words.h"
#include "core/words/readers.h"
#include "core/words/said.h"
#include "core/words/template_text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <variant>
#include <vector>

namespace core::words {
namespace {

using board::HexId;
using board::Side;
using base::operator""_case;
using state::CaseRef;
using state::PieceId;
using state::Situation;

using ReadBy = std::optional<board::Side>;

std::string label_of(const std::optional<HexId>& hex) { return hex ? hex->label() : ""; }

/// [8.15] [11.11] A ratio as the tables print it: 2 is 2:1, -2 is 1:2.
std::string odds_of(int ratio) {
  return ratio < 0 ? "1:" + std::to_string(-ratio) : std::to_string(ratio) + ":1";
}

/// The water place of that number; empty for a figure that is none.
std::string water_of(const Situation& now, int figure) {
  return figure >= 0 && static_cast<std::size_t>(figure) < now.map().water_places().size()
             ? water_title(now.map(), map::WaterPlaceId{static_cast<std::uint16_t>(figure)})
             : std::string{};
}

/// The words of a sentence: pieces, places, figures as {1}, {2} ..., as {+1}, {+2} ... those that
/// are not 0, as {odds3} a figure that is a ratio, as {water4} one that is the number of a water
/// place, and as {cycle} the cycle that lies {1} cycles
/// after the first of the game.
Words words_of(const Situation& now, const Said& said, ReadBy reader = {}) {
  constexpr std::array<std::string_view, 9> kNumbers{"1", "2", "3", "4", "5", "6", "7", "8", "9"};
  constexpr std::array<std::string_view, 9> kAbove{"+1", "+2", "+3", "+4", "+5",
                                                   "+6", "+7", "+8", "+9"};
  constexpr std::array<std::string_view, 9> kWaters{
      "water1", "water2", "water3", "water4", "water5", "water6", "water7", "water8", "water9"};
  constexpr std::array<std::string_view, 9> kOdds{"odds1", "odds2", "odds3", "odds4", "odds5",
                                                  "odds6", "odds7", "odds8", "odds9"};
  Words words{{"piece", piece_title(now, said.piece, reader)},
              {"other", piece_title(now, said.other, reader)},
              {"at", said.at},
              {"side", rulebook::word(now.book(), said.side)},
              {"word", rulebook::word(now.book(), said.word)},
              {"case", said.cited.text()}};
  if (!said.figures.empty() && said.figures.front() >= 0 && now.setting.scenario != nullptr) {
    const rulebook::Cycle first = now.setting.scenario->first_cycle;
    words.emplace_back("cycle", rulebook::cycle_after(first, said.figures.front()).text());
  }
  for (std::size_t at = 0; at < said.figures.size() && at < kNumbers.size(); ++at) {
    const std::string figure = std::to_string(said.figures[at]);
    words.emplace_back(kNumbers.at(at), figure);
    words.emplace_back(kAbove.at(at), said.figures[at] == 0 ? std::string{} : figure);
    words.emplace_back(kOdds.at(at), odds_of(said.figures[at]));
    words.emplace_back(kWaters.at(at), water_of(now, said.figures[at]));
  }
  return words;
}

/// What may be asked of a player now: "command, enrol, pass".
std::string choices_of(const Situation& now) {
  std::string result;
  for (std::size_t at = 0; at < sequence::kActionKindCount; ++at) {
    const auto kind = static_cast<sequence::ActionKind>(at);
    // [25.6] Conceding is asked at any time and stands in no list.
    if (kind != sequence::ActionKind::Concede && sequence::is_asked(now.state.turn, kind)) {
      const std::string_view name = sequence::name(kind);
      // Who types orders is told what to type.
      result += (result.empty() ? "" : ", ") + (now.setting.naming == rulebook::Naming::ByPlace
                                                    ? rulebook::word(now.book(), name)
                                                    : std::string{name});
    }
  }
  return result;
}

/// A sentence of a chart, filled in; the key itself when the chart has none.
std::string filled(const Situation& now, std::string_view chart, std::string_view key,
                   const Words& words) {
  const std::string_view found = sentence_under(now.book(), chart, key);
  return found.empty() ? fill(std::string{key} + " [{case}].", words) : fill(found, words);
}

/// [11.12] [11.24] The odds as which the chart reads those of a naval fight, where it ends before
/// them; empty otherwise.
std::string column_of(const Situation& now, const Said& said) {
  constexpr std::size_t kRatio = 2;  // of the figures
  if (said.figures.size() <= kRatio) {
    return {};
  }
  const int ratio = said.figures[kRatio];
  const rulebook::NavalTables& tables = now.book().naval;
  const int read = said.key == "naval-odds"         ? tables.combat.ratios.read_as(ratio)
                   : said.key == "bombardment-odds" ? tables.bombardment.ratios.read_as(ratio)
                                                    : ratio;
  return read == ratio ? std::string{} : odds_of(read);
}

/// [8.16] Whether a garrison has lost a point that it bears with another garrison beside it.
bool lost_as_one(const Situation& now, const state::PieceChanged& event) {
  const state::Piece& piece = now.piece(event.piece);
  constexpr std::array kLosses{"8.16"_case, "11.24"_case, "12.13"_case, "13.37"_case};
  return now.in_force("E049"_erratum) && piece.kind == rulebook::PieceKind::Garrison &&
         base::contains(kLosses, event.cited) &&
         std::any_of(now.state.pieces.begin(), now.state.pieces.end(),
                     [&](const state::Piece& other) {
                       return other.id != piece.id && other.kind == piece.kind &&
                              other.side == piece.side && other.place == piece.place;
                     });
}

}  // namespace

std::string sentence(const Situation& now, const state::Illegal& illegal, ReadBy reader) {
  Words words{
      {"piece", piece_title(now, illegal.piece, reader)},
      {"other", piece_title(now, illegal.other, reader)},
      {"at", label_of(illegal.at)},
      {"from", label_of(illegal.from)},
      {"water", illegal.water ? water_title(now.map(), *illegal.water) : label_of(illegal.at)},
      {"nearest", illegal.nearest ? water_title(now.map(), *illegal.nearest) : std::string{}},
      {"need", std::to_string(illegal.need)},
      {"have", std::to_string(illegal.have)},
      {"more", std::to_string(illegal.more)},
      {"least", std::to_string(illegal.least)},
      {"most", std::to_string(illegal.most)},
  };
  const auto stage_words = [&](state::Stage stage) {
    return rulebook::word(now.book(), spaced(state::name(stage)));
  };
  if (illegal.meant) {
    words.emplace_back("meant", stage_words(*illegal.meant));
  }
  if (illegal.reason == "out-of-phase" || illegal.meant) {
    const state::Turn& turn = now.state.turn;
    words.emplace_back("stage", stage_words(turn.stage));
    words.emplace_back("side", rulebook::word(now.book(), side_text(turn.acting)));
    words.emplace_back("choices", choices_of(now));
  }
  words.emplace_back("case", illegal.cited.text());
  std::string result = filled(now, "refusals", illegal.reason, words);
  if (!illegal.hint.empty()) {
    words.back().second = illegal.hint_cited.value_or(illegal.cited).text();
    result += " " + filled(now, "refusals", illegal.hint, words);
  }
  return result;
}

Was what_was(const Situation& before, const state::Event& event) {
  Was was;
  if (const auto* const changed = std::get_if<state::PieceChanged>(&event)) {
    const state::Piece& piece = before.piece(changed->piece);
    was.value =
        piece.kind != changed->kind ? std::string{rulebook::name(piece.kind)} : piece.value.str();
  }
  const std::optional<PieceId> piece = said_by(event, nullptr).piece;
  if (piece && piece->value() < before.state.pieces.size() &&
      is_told_by_place(before, before.piece(*piece))) {
    was.title = piece_title(before, piece, {});
  }
  return was;
}

std::string sentence(const Situation& now, const state::Event& event, const Was& was,
                     ReadBy reader) {
  Said said = said_by(event, &now);
  if (reader && !may_read_figures(now.setting, now.state, *reader, event)) {
    said.figures.clear();
  }
  if (const auto* const changed = std::get_if<state::PieceChanged>(&event)) {
    said.word = was.value;
    said.key = lost_as_one(now, *changed) ? "changed-as-one" : said.key;
  }
  if (std::holds_alternative<state::Rolled>(event)) {
    const std::string_view known = sentence_under(now.book(), "roll_words", said.word);
    said.word = known.empty() ? said.word : std::string{known};
  }
  Words words = words_of(now, said, reader);
  words.emplace_back("column", column_of(now, said));
  if (!was.title.empty() && is_seen(now, *said.piece, reader)) {
    words.front().second = of_side(now, now.piece(*said.piece), was.title, reader);
  }
  return filled(now, "events", said.key, words);
}

std::string sentence_of_span(const Situation& now, PieceId leader,
                             const std::vector<PieceId>& pieces) {
  Said said{"spans-declared", "10.11"_case, {}, {}, {}, {}, {}, {}};
  said.other = leader;
  for (const PieceId piece : pieces) {
    said.word += (said.word.empty() ? "" : ", ") + piece_title(now, piece, {});
  }
  return filled(now, "events", said.key, words_of(now, said));
}

std::string sentence_of_many(const Situation& now, const state::Event& passed, std::size_t hexes) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kOfMany{
      {{"control-passed", "controls-passed"},
       {"control-lost", "controls-lost"},
       {"net-changed", "nets-changed"}}};
  Said said = said_by(passed, &now);
  said.key =
      std::ranges::find(kOfMany, said.key, &std::pair<std::string_view, std::string_view>::first)
          ->second;
  said.figures = {static_cast<int>(hexes)};
  return filled(now, "events", said.key, words_of(now, said));
}

std::string_view key_of(const state::Event& event) { return said_by(event, nullptr).key; }

CaseRef case_of(const state::Event& event) { return said_by(event, nullptr).cited; }

std::string decision_words(const rulebook::Setting& setting, rulebook::DecisionId decision) {
  const rulebook::Chart* const register_ = setting.rulebook->find_chart("decisions");
  if (register_ != nullptr) {
    for (const auto& row : register_->rows) {
      if (row.at(0) == rulebook::name(decision)) {
        return row.at(1);
      }
    }
  }
  return std::string{rulebook::name(decision)};
}

}  // namespace core::words
