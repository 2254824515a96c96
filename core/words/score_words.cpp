#include "core/words/score_words.h"

#include "core/rulebook/language.h"
#include "core/words/template_text.h"

#include <array>

namespace core::words {
namespace {

using board::Side;

std::string side_word(const rulebook::Setting& setting, Side side) {
  return rulebook::word(*setting.rulebook, side == Side::Union ? "Union" : "Confederate");
}

/// Adds the figures as {1}, {2} ...
void add_figures(Words& words, const std::vector<int>& figures) {
  constexpr std::array<std::string_view, 6> kNames{"1", "2", "3", "4", "5", "6"};
  for (std::size_t at = 0; at < figures.size(); ++at) {
    words.emplace_back(kNames.at(at), std::to_string(figures[at]));
  }
}

std::string score_sentence(const rulebook::Setting& setting, std::string_view key,
                           const Words& words) {
  return fill(sentence_under(*setting.rulebook, "score", key), words);
}

}  // namespace

std::string sentence(const rulebook::Setting& setting, const strategic::ScoreLine& line) {
  Words words{{"side", side_word(setting, line.side)},
              {"other", side_word(setting, board::enemy_of(line.side))},
              {"town", line.town},
              {"at", line.hex ? line.hex->label() : std::string{}}};
  add_figures(words, line.figures);
  return score_sentence(setting, line.key, words);
}

std::string result_words(const rulebook::Setting& setting, const strategic::Score& score) {
  Words words{{"case", score.cited.text()}};
  if (score.winner) {
    words.emplace_back("side", side_word(setting, *score.winner));
  }
  if (score.early != state::EarlyEnd::None) {
    return score_sentence(
        setting, score.early == state::EarlyEnd::Political ? "early-political" : "early-conceded",
        words);
  }
  if (score.margin) {
    add_figures(words, {score.points[0], score.points[1], *score.margin});
    return score_sentence(setting, score.winner ? "margin-victory" : "margin-draw", words);
  }
  add_figures(words, {score.total, score.wins});
  if (score.draws < score.wins) {
    words.emplace_back("3", std::to_string(score.draws));
  }
  return score_sentence(setting, score.winner ? "total-victory" : "total-draw", words);
}

std::string shortfall_words(const rulebook::Setting& setting, const strategic::Score& score,
                            Side side) {
  const strategic::Shortfall shortfall = strategic::shortfall_of(score, side);
  Words words{{"case", score.cited.text()}, {"side", side_word(setting, side)}};
  if (shortfall.victory == 0) {
    return score_sentence(setting, "short-of-nothing", words);
  }
  if (shortfall.draw == 0 || shortfall.draw == shortfall.victory) {
    add_figures(words, {shortfall.victory});
    return score_sentence(setting, "short-of-victory", words);
  }
  add_figures(words, {shortfall.draw, shortfall.victory});
  return score_sentence(setting, "short-of-draw", words);
}

}  // namespace core::words
