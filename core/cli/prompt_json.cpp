#include "core/cli/prompt_json.h"

#include "core/cli/event_words.h"
#include "core/cli/words.h"
#include "core/game/orders.h"
#include "core/game/view.h"
#include "core/words/wording.h"

#include <string>

namespace core::cli {
namespace {

Json sighting_json(const game::Sighting& sighting) {
  return {{"place", state::label(sighting.place)},
          {"kind", sighting.kind ? Json(rulebook::name(*sighting.kind)) : Json(nullptr)},
          {"value", sighting.value},
          {"name", sighting.name},
          {"fighting", sighting.fighting ? Json(*sighting.fighting) : Json(nullptr)}};
}

Json treasury_json(const state::Treasury& treasury) {
  return {{"pool", treasury.pool}, {"rail_points", treasury.rail_points}};
}

/// Own pieces in full; of the Enemy what secrecy shows.
Json forces_json(const state::GameState& state, const game::SideView& view) {
  Json own = Json::array();
  for (const state::Piece& piece : view.own) {
    own.push_back(to_json(state, piece));
  }
  Json enemy = Json::array();
  for (const state::Piece& piece : view.open) {
    enemy.push_back(to_json(state, piece));
  }
  Json sighted = Json::array();
  for (const game::Sighting& sighting : view.enemy) {
    sighted.push_back(sighting_json(sighting));
  }
  return {{"own", std::move(own)},
          {"enemy", std::move(enemy)},
          {"sighted", std::move(sighted)},
          {"treasury", treasury_json(view.treasury)}};
}

Json legal_json(save::Match& match) {
  Json legal = Json::object();
  for (const game::Action& choice : match.legal()) {
    legal[std::string{sequence::name(choice.kind)}].push_back(
        game::order_text(match.setting(), match.state(), choice));
  }
  return legal;
}

}  // namespace

Json prompt_json(save::Match& match, board::Side side) {
  const auto question = match.question();
  Json body = asks_json(match.state().turn, question);
  body["cycle"] = match.state().cycle.text();
  body["question"] = words::decision_words(match.setting(), question->decision);
  body["orders"] = match.length();
  body["may_undo"] = match.undo_depth() > 0;
  body["forces"] = forces_json(match.state(), game::view_for(match.setting(), match.state(), side));
  body["legal"] = legal_json(match);
  return body;
}

}  // namespace core::cli
