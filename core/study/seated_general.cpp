#include "core/study/seated_general.h"

#include <sstream>

namespace core::study {
namespace {

constexpr std::string_view kGeneral = "general";

}  // namespace

std::string text_of(const Sitter& sitter) {
  return std::string{kGeneral} + " " + ai::text_of(sitter.temper) + " " + sitter.program;
}

std::optional<Sitter> parse_sitter(std::string_view text) {
  std::istringstream words{std::string{text}};
  std::string general;
  std::string temper;
  std::string program;
  words >> general >> temper >> std::ws;
  std::getline(words, program);
  const auto parsed = general == kGeneral ? ai::parse_temper(temper) : std::nullopt;
  return parsed ? std::optional{Sitter{*parsed, program}} : std::nullopt;
}

GeneralsOrder order_of(const state::Situation& now, const sequence::Action& choice,
                       const ai::Note& note) {
  const bool finishes = note.left.empty() && !note.goes_on;
  GeneralsOrder order{choice, {}, note.continues, finishes, ai::text_of(note)};
  if (note.operation) {
    order.operation = plan::line_of(now, *note.operation);
  }
  return order;
}

GeneralsOrder SeatedGeneral::think(game::Game game, std::string_view last) {
  general_.remember(ai::parse_note(last).value_or(ai::Note{}));
  const sequence::Action choice = general_.choose(game);
  return order_of(game.situation(), choice, general_.note());
}

bool keeps_reasons(save::Match& match) {
  const bool open = match.setting().switches.secrecy_in_force() == rulebook::Secrecy::Open;
  return !open && match.question().has_value();
}

std::string last_note(const save::Match& match, board::Side side) {
  const auto last = match.last_of(side);
  return last ? match.remark_of(*last) : std::string{};
}

state::Ruling<std::size_t> give(save::Match& match, board::Side side, const GeneralsOrder& order) {
  std::string bracket;
  if (!order.operation.empty()) {
    const auto last = match.last_of(side);
    bracket = order.continues && last ? std::string{match.operation_of(*last)}
                                      : match.bracket(order.operation);
  }
  return match.act(order.action, {}, bracket, order.note);
}

}  // namespace core::study
