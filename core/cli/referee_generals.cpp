#include "core/cli/referee_generals.h"

#include "core/ai/reason_words.h"
#include "core/cli/game_options.h"
#include "core/cli/reasons_page.h"
#include "core/cli/words.h"
#include "core/data/text_source.h"
#include "core/game/orders.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace core::cli {
namespace {

constexpr const char* kGeneralsWord = "general";

std::string operation_line(std::string_view operation) { return "do " + std::string{operation}; }

}  // namespace

std::optional<GeneralsLine> read_generals_line(const std::string& file, const OrderLine& order) {
  const auto words = data::words(order.text);
  if (words.front() != kGeneralsWord) {
    return std::nullopt;
  }
  if (words.size() == 1) {
    return GeneralsLine{};
  }
  const auto length =
      words.size() == 3 ? study::parse_length(words[1] + " " + words[2]) : std::nullopt;
  if (!length) {
    data::fail(
        {file, order.line}, kGeneralsWord,
        "how long a general answers is nothing (until the other side is asked), or one of: " +
            std::string{study::kLengths});
  }
  return GeneralsLine{length};
}

RefereeGenerals::RefereeGenerals(const Generals& names) {
  for (const board::Side side : board::kSides) {
    if (const std::string& name = names.at(index(side)); !name.empty()) {
      generals_.at(index(side)).emplace(general_named("--" + std::string{board::name(side)}, name));
    }
  }
}

std::vector<GivenOrder> RefereeGenerals::answer(const std::string& file, const OrderLine& order,
                                                const GeneralsLine& line, game::Game& game,
                                                const Note& note) {
  const auto first = game.question();
  if (!first) {
    data::fail({file, order.line}, kGeneralsWord, "the game is over: nobody is asked");
  }
  if (!generals_.at(index(first->side))) {
    data::fail({file, order.line}, kGeneralsWord,
               fmt::format("the {0} is asked, and no general plays it: name one with --{1}",
                           title(first->side), board::name(first->side)));
  }
  std::optional<study::SpanClock> clock;
  if (line.length) {
    clock.emplace(*line.length, first->side, game.state().turn);
  }
  std::vector<GivenOrder> given;
  for (auto asked = first; asked; asked = game.question()) {
    const bool over = clock ? clock->is_over(game.state().turn) : asked->side != first->side;
    if (over || !generals_.at(index(asked->side))) {
      break;
    }
    let_choose(asked->side, game, note, given);
  }
  for (GivenOrder& each : given) {
    each.sentences = ai::sentences_of(game.situation(), each.note);
  }
  return given;
}

void RefereeGenerals::let_choose(board::Side side, game::Game& game, const Note& note,
                                 std::vector<GivenOrder>& given) {
  study::SeatedGeneral& general = *generals_.at(index(side));
  const study::GeneralsOrder order = general.think(game, last_.at(index(side)));
  const state::GameState before = game.state();
  const std::string choice = game::order_text(game.situation().setting, before, order.action);
  const auto happened = game.act(order.action);
  if (!happened) {
    throw std::logic_error("a general gave an order that is none: " + choice);
  }
  last_.at(index(side)) = order.note;
  if (!order.operation.empty() && !order.continues) {
    operation_.at(index(side)) = operation_line(order.operation);
  }
  const std::string& text = order.operation.empty() ? choice : operation_.at(index(side));
  const bool goes_on =
      order.continues && !given.empty() && given.back().side == side && given.back().order == text;
  if (!goes_on) {
    given.push_back({side, text, {}, {}, ai::parse_note(order.note).value_or(ai::Note{}), {}});
  }
  if (!order.operation.empty()) {
    given.back().choices.push_back(choice);
  }
  note(before, *happened, given.back().account);
}

Json given_json(const state::Situation& now, const GivenOrder& given, bool reasons) {
  Json json = {{"side", board::name(given.side)}, {"order", given.order},
               {"choices", given.choices},        {"events", given.account.events},
               {"rolls", given.account.rolls},    {"reason", nullptr}};
  if (reasons) {
    json["reason"] = note_json(now, given.order, given.note);
    json["reason"].erase("order");
  }
  return json;
}

std::string given_text(const GivenOrder& given, bool reasons) {
  std::string text = fmt::format("      {}: {}\n", title(given.side), given.order);
  if (reasons) {
    for (const std::string& sentence : given.sentences) {
      text += "        " + sentence + '\n';
    }
  }
  for (const std::string& choice : given.choices) {
    text += "      > " + choice + '\n';
  }
  for (const std::string& line : given.account.told) {
    text += "      - " + line + '\n';
  }
  return text;
}

}  // namespace core::cli
