// The Ironclad set as the assistant speaks it.
#include "core/cli/assistant.h"
#include "core/cli/gun_list.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/ironclad/boarding.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/movement.h"
#include "core/ironclad/sequence.h"
#include "core/ironclad/speed.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace core::cli {
namespace {

using Ironclads = AssistantOf<tabletop::IroncladRules>;

constexpr std::array<std::string_view, 3> kBandWords{"close", "normal", "distant"};

std::string fate_of(const ironclad::Ship& ship) {
  switch (ship.fate) {
    case ironclad::Fate::Sunk:
      return "sunk";
    case ironclad::Fate::Destroyed:
      return "destroyed";
    case ironclad::Fate::Left:
      return "left";
    case ironclad::Fate::Prize:
      return "taken";
    case ironclad::Fate::Afloat:
      break;
  }
  std::vector<std::string> words;
  const auto add = [&](bool so, const std::string& word) {
    if (so) {
      words.push_back(word);
    }
  };
  add(ship.aground != ironclad::Aground::No, "aground");
  add(ship.anchored, "at anchor");
  add(ship.moored, "moored");
  add(!ship.steam, "no steam");
  add(ship.jam != ironclad::Jam::None, "rudder jammed, " + counted(ship.jammed.left, "turn"));
  add(ship.no_power.left > 0, "fires out, " + counted(ship.no_power.left, "turn"));
  add(ship.engines_out != 0, "engines out");
  add(ship.boarders > 0, ship.boarders == 1
                             ? std::string{"1 enemy party aboard"}
                             : fmt::format("{} enemy parties aboard", ship.boarders));
  add(ship.melee, "in melee");
  add(ship.captured_in != 0, "captured");
  return join(words);
}

/// Every gun that is laid on a target by a side, the last one included.
ironclad::FireWeight weight_of(const Ironclads::Match& match, const ironclad::Shot& shot) {
  std::vector<ironclad::FiringGun> guns;
  const auto side = static_cast<std::size_t>(ironclad::side_of(match.state(), shot));
  for (const ironclad::Shot& laid : match.state().laid.at(side)) {
    const auto band = ironclad::band_of(match.setting(), match.state(), laid);
    if (laid.target == shot.target && band) {
      guns.push_back({ironclad::gun_of(match.setting(), laid).factor, *band});
    }
  }
  return ironclad::weigh(match.setting().charts, guns,
                         ironclad::armor_of(match.state(), shot.target));
}

}  // namespace

std::string_view Ironclads::step(std::uint8_t number) {
  static constexpr std::array<std::string_view, 7> kSteps{
      "boarding parties", "Union moves", "fire",           "Confederate moves",
      "fire again",       "boarding",    "end of the turn"};
  return kSteps.at(number);
}

std::string Ironclads::prompt(const Match& match) {
  using ironclad::Step;
  const ironclad::State& state = match.state();
  if (!state.hits.empty()) {
    const auto& hits = state.hits.front();
    const std::string ship = ironclad::order_name(match.setting(), hits.ship);
    const std::string text =
        fmt::format("{}: {} to cross off, 'cross-off {} armor' or another section{}",
                    match.name_of(hits.ship), hits.left, ship,
                    ironclad::asks_waterline(state)
                        ? fmt::format("; first 'waterline {} draft' or 'guns' [IC-224]", ship)
                        : std::string{});
    const std::string carried = guns_line("its guns", guns(match, hits.ship));
    return carried.empty() ? text : text + '\n' + carried.substr(0, carried.size() - 1);
  }
  switch (state.step) {
    case Step::Embarking:
      return "'embark SHIP' for each boarding party [IC-024], then 'done'";
    case Step::UnionMoves:
    case Step::ConfederateMoves:
      return "move the models, and say 'speed SHIP KNOTS' for each; 'speed SHIP KNOTS meets SHIP "
             "angle 70' for a contact [IC-281]; 'water SHIP shoal 6' or 'mines real' for what it "
             "comes into [IC-141] [IC-148]; 'grapple SHIP SHIP'; then 'done'";
    case Step::FirstFire:
    case Step::SecondFire:
      return "'fire SHIP at SHIP range INCHES bearing DEGREES' for all that fire, then 'done'";
    case Step::Boarding:
    case Step::Drifting:
      break;
  }
  return "";
}

std::string Ironclads::roster(const Match& match) {
  Table lines{{"ship", "side", ">knots", ">armor", ">speed", ">midships", ">stack", ">draft",
               ">guns", ">ram", "state"}};
  const auto figure = [](int number) { return std::to_string(number); };
  for (std::size_t i = 0; i < match.state().ships.size(); ++i) {
    const ironclad::Ship& ship = match.state().ships[i];
    lines.row({match.setting().ships[i].name.str(), std::string{board::name(ship.side)},
               fmt::format("{:g}", ship.speed / 2.0), figure(ship.armor),
               fmt::format("{:g}", ship.knots + ship.half_knots / 2.0), figure(ship.midships),
               figure(ship.stack), figure(ship.draft),
               figure(ironclad::boxes_left(ship, ironclad::Section::Gun)), figure(ship.ram),
               fate_of(ship)});
  }
  std::string text = lines.text();
  for (std::size_t i = 0; i < match.state().forts.size(); ++i) {
    const ironclad::Fort& fort = match.state().forts[i];
    std::vector<std::string> boxes;
    for (const ironclad::FortGunState& gun : fort.guns) {
      boxes.push_back(gun.lost ? "-" : figure(gun.armor));
    }
    text += fmt::format("{} ({}): armor of guns {}{}\n", match.setting().forts[i].name.str(),
                        board::name(fort.side), join(boxes),
                        fort.white_flag ? ", white flag" : (fort.abandoned ? ", abandoned" : ""));
  }
  return text;
}

std::string Ironclads::guns(const Match& match, table::ShipId ship) {
  const auto& boxes = match.setting().ship(ship).card.guns;
  const auto& states = match.state().ship(ship).guns;
  std::vector<std::string> titles;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    titles.push_back(gun_title(match.setting().facts.gun(boxes[i].gun), boxes[i].mounting) +
                     (states[i].lost ? ", lost" : ""));
  }
  return gun_list(titles);
}

std::string Ironclads::guns(const Match& match, table::FortId fort) {
  const auto& boxes = match.setting().fort(fort).card.guns;
  const auto& states = match.state().fort(fort).guns;
  std::vector<std::string> titles;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    titles.push_back(gun_title(match.setting().facts.gun(boxes[i].gun.gun), boxes[i].gun.mounting) +
                     (states[i].lost ? ", lost" : ""));
  }
  return gun_list(titles);
}

std::string Ironclads::move(const Match& match, table::ShipId ship, int half_knots,
                            const std::string& words) {
  ironclad::MoveShip move;
  move.ship = ship;
  move.speed = half_knots;
  if (half_knots != 0) {
    const table::Leg on = table::straight(ironclad::run_at(match.setting(), std::abs(half_knots)));
    move.legs = {half_knots < 0 ? table::astern(on) : on};
  }
  if (!match.judge(move)) {
    // A jammed rudder or a ship that coasts: the course that the rules leave her.
    const auto moves = ironclad::moves_of(match.setting(), match.state(), ship);
    const auto same = std::ranges::find(moves, half_knots, &ironclad::MoveShip::speed);
    move = same == moves.end() ? move : *same;
  }
  std::string text = ironclad::order_text(match.setting(), move);
  if (words.empty()) {
    return text;
  }
  // A contact stands behind the legs, all else before them.
  move.legs.clear();
  const std::string head = ironclad::order_text(match.setting(), move);
  const std::size_t meets = (" " + words).find(" meets ");
  const std::string before = words.substr(0, std::min(meets, words.size()));
  const std::string behind = words.substr(before.size());
  return head + (before.empty() ? "" : " " + before) + text.substr(head.size()) +
         (behind.empty() ? "" : " " + behind);
}

std::string Ironclads::reckoning(const Match& match, const ironclad::Action& action) {
  const auto* const lay = std::get_if<ironclad::LayGun>(&action);
  if (lay == nullptr) {
    return "";
  }
  const ironclad::Shot& shot = lay->shot;
  const ironclad::GunBox& gun = ironclad::gun_of(match.setting(), shot);
  const auto band = ironclad::band_of(match.setting(), match.state(), shot);
  if (!band) {
    return "";  // a mortar
  }
  const ironclad::Charts& charts = match.setting().charts;
  const auto at = static_cast<std::size_t>(*band);
  const int armor = ironclad::armor_of(match.state(), shot.target);
  const int factor = ironclad::apply(charts.factor_at.at(at), gun.factor);
  const ironclad::FireWeight alone = ironclad::weigh(charts, {{gun.factor, *band}}, armor);
  const ironclad::FireWeight all = weight_of(match, shot);
  const bool penetrates =
      ironclad::weigh(charts, {{gun.factor, *band}, {gun.factor, *band}}, armor).guns > 0;
  return fmt::format(
      "  gun {}, {}: {:g}\" is {} [IC-184], factor {} counts as {} [IC-185] against armor {}: "
      "chart {} [IC-188]{}; all on this target: A {}, B {} [IC-190] [IC-193]\n",
      shot.gun + 1, match.setting().facts.gun(gun.gun).brief.str(),
      ironclad::range_of(match.setting(), match.state(), shot).decimal(), kBandWords.at(at),
      gun.factor, factor, armor, penetrates ? "A" : "B",
      alone.guns == 0 && alone.factors == 0 ? ", alone too little [IC-186]" : "", all.guns,
      all.factors);
}

}  // namespace core::cli
