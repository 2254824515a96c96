#include "tests/coastal/battles.h"

#include "core/coastal/condition.h"
#include "core/coastal/random_table.h"
#include "core/table/sweep.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace tests::coastal {
namespace {

using core::coastal::Fate;
using core::table::Heading;

Inches inches(double value) {
  return Inches::of_ticks(std::llround(value * static_cast<double>(Inches::kTicks)));
}

/// The hull but for what ships that lie alongside may press into each other (table/sweep.h).
core::table::Outline pressed(const Setting& setting, const Ship& ship, std::size_t i) {
  const auto hull = core::table::drawn_in(setting.ships[i].hull, core::table::kAlongside * 4);
  return core::table::outline(hull.value_or(setting.ships[i].hull), ship.pose);
}

/// [RC-025] Every CPV is at a station, under way to one, away or lost.
bool crew_adds_up(const core::coastal::ShipSheet& sheet, const Ship& ship) {
  int men = ship.engine + ship.boiler + ship.reserve + ship.lost + ship.away +
            static_cast<int>(ship.shifting.size());
  for (const auto& gun : ship.guns) {
    men += gun.manned ? 1 : 0;
  }
  men += ship.taken_in == 0 ? sheet.card.allotment.captain : 0;
  return men == sheet.card.cpv;
}

std::string broken_ship(const Setting& setting, const State& state, std::size_t i) {
  const Ship& ship = state.ships[i];
  const std::string name = setting.ships[i].name.str();
  if (std::min<int>({ship.spv, ship.engine, ship.boiler, ship.reserve, ship.boarders, ship.away}) <
      0) {
    return name + " has a count below none";
  }
  if (!crew_adds_up(setting.ships[i], ship)) {
    return "the crew of " + name + " does not add up";
  }
  if (ship.fate != Fate::Afloat) {
    return {};
  }
  if (ship.pose.at.x < Inches{} || ship.pose.at.y < Inches{} ||
      ship.pose.at.x > setting.battle.width || ship.pose.at.y > setting.battle.depth) {
    return name + " is off the table and has not left";
  }
  if (ship.spv == 0) {
    return name + " floats without a point";
  }
  const auto hull = pressed(setting, ship, i);
  for (const auto& ground : setting.battle.areas) {
    if (ground.kind == core::table::GroundKind::Land && core::table::touch(hull, ground.polygon)) {
      return name + " is on land";
    }
  }
  for (std::size_t j = i + 1; j < state.ships.size(); ++j) {
    if (state.ships[j].fate == Fate::Afloat &&
        core::table::touch(hull, pressed(setting, state.ships[j], j))) {
      return name + " overlaps " + setting.ships[j].name.str();
    }
  }
  return {};
}

}  // namespace

core::table::Point at(double x, double y) { return {inches(x), inches(y)}; }

std::shared_ptr<const Setting> made_up(const core::table::Battle& battle,
                                       const std::optional<core::coastal::Options>& options) {
  return std::make_shared<const Setting>(
      core::coastal::make_setting(facts(), charts(), battle, options));
}

std::shared_ptr<const Setting> battle(std::string_view id) {
  return made_up(tabletop().open_battle(id));
}

std::shared_ptr<const Setting> setting_of(std::string_view id) {
  const bool river = id.starts_with("river-");
  if (!river && !id.starts_with("estuary-")) {
    return battle(id);
  }
  core::coastal::TableChoices choices;
  choices.kind = river ? core::coastal::WaterKind::River : core::coastal::WaterKind::Estuary;
  const auto seed = static_cast<std::uint64_t>(std::stoi(std::string{id.substr(id.find('-') + 1)}));
  const auto laid = lay_table(facts(), charts(), choices, seed);
  EXPECT_TRUE(laid) << id;
  core::table::Battle made = laid->battle;
  // What the dice do not bring: a fire ship, a balloon, a chain.
  made.ships.back().fire_ship = true;
  made.ships.front().balloon = true;
  made.areas.push_back(area(core::table::GroundKind::Chain, 20, 40, 28, 40.2));
  made.areas.back().name = "chain";
  return made_up(made);
}

core::table::Battle open_water(const std::vector<Placed>& ships) {
  core::table::Battle battle;
  battle.id = "made-up";
  battle.title = "Made up";
  battle.width = Inches::of(72);
  battle.depth = Inches::of(48);
  battle.feet = 30;
  battle.turns = 24;
  for (const Placed& each : ships) {
    core::table::BattleShip ship;
    const auto card = facts().find_vessel(each.card);
    EXPECT_TRUE(card) << each.card;
    ship.card = card.value();
    ship.name = facts().vessel(ship.card).name;
    ship.side = each.side;
    ship.pose = {at(each.x, each.y), Heading::degrees(each.heading)};
    ship.knots = each.knots;
    battle.ships.push_back(ship);
  }
  return battle;
}

core::table::Battle before_fort(const std::vector<Placed>& ships, std::string_view card) {
  core::table::Battle battle = open_water(ships);
  const auto found = facts().find_fort(card);
  EXPECT_TRUE(found) << card;
  battle.forts.push_back({facts().fort(found.value()).name, found.value(), Side::Confederate,
                          at(68, 24), Heading::degrees(270)});
  return battle;
}

core::table::BattleArea area(core::table::GroundKind kind, double x1, double y1, double x2,
                             double y2, std::optional<int> feet) {
  core::table::BattleArea made;
  made.kind = kind;
  made.name = "area";
  if (feet) {
    made.feet = core::table::Feet::of(*feet);
  }
  made.polygon = core::table::rectangle(at(x1, y1), at(x2, y2));
  return made;
}

Game in_phase(Phase phase, const std::shared_ptr<const Setting>& setting,
              std::vector<std::uint8_t> dice, const Edit& edit) {
  constexpr std::uint64_t kSeed = 7;
  State state = core::coastal::begin(*setting, kSeed, std::move(dice));
  state.phase = phase;
  for (Ship& ship : state.ships) {
    ship.captain = {true, core::table::Character::Intelligent, {}, 2, -2, 2};
  }
  for (auto& fort : state.forts) {
    fort.commander = {true, {}, core::coastal::Temper::Stubborn, 2, -2, 2};
  }
  if (edit) {
    edit(state);
  }
  return {setting, state};
}

Game ordering(const std::shared_ptr<const Setting>& setting, std::vector<std::uint8_t> dice,
              const Edit& edit) {
  return in_phase(Phase::Orders, setting, std::move(dice), edit);
}

std::unique_ptr<Stage> stage(const std::shared_ptr<const Setting>& setting,
                             std::vector<std::uint8_t> dice, const Edit& edit) {
  return std::make_unique<Stage>(setting, ordering(setting, std::move(dice), edit).state());
}

Plot run(int knots) {
  Plot plot;
  plot.speed = Inches::of(knots);
  if (knots > 0) {
    plot.legs = {core::table::straight(Inches::of(knots))};
  } else if (knots < 0) {
    plot.legs = {core::table::astern(core::table::straight(Inches::of(-knots)))};
  }
  return plot;
}

std::string refusal_of(Game& game, const Action& action) {
  const State before = game.state();
  const auto done = game.act(action);
  if (done) {
    EXPECT_EQ(broken(game), "");
    return {};
  }
  EXPECT_TRUE(game.state() == before) << "refused means nothing changed";
  return done.error().rule.text() + " " + std::string{done.error().key};
}

void pass_to(Game& game, Phase phase) {
  constexpr int kMost = 8;
  const auto move = game.state().move;
  const Phase from = game.state().phase;
  for (int ended = 0; ended < kMost && game.asked(); ++ended) {
    const auto done = game.act(core::coastal::EndPhase{*game.asked()});
    ASSERT_TRUE(done) << done.error().rule.text() << " " << done.error().key << " ship "
                      << int{done.error().ship.value_or(kFirst).value()};
    if (game.state().phase == phase && (from != phase || game.state().move != move)) {
      return;
    }
  }
}

std::string broken(const Game& game) {
  for (std::size_t i = 0; i < game.state().ships.size(); ++i) {
    if (auto wrong = broken_ship(game.setting(), game.state(), i); !wrong.empty()) {
      return wrong;
    }
  }
  for (const auto& party : game.state().parties) {
    if (party.count < 1 || party.landed_in > game.state().move) {
      return "there is a party of nobody";
    }
  }
  for (const auto& hand : game.state().hands) {
    if (game.state().phase != Phase::Cards && hand.cards.size() > 2) {
      return "a side holds more than two objectives";
    }
  }
  for (const auto& fort : game.state().forts) {
    if (fort.fpv < 0 || fort.lost < 0) {
      return "a fort has a count below none";
    }
  }
  return {};
}

bool tells(const std::vector<Event>& events, std::string_view key) {
  return std::ranges::any_of(events, [&](const Event& event) {
    const auto* const told = std::get_if<core::table::Told>(&event);
    return told != nullptr && told->key == key;
  });
}

}  // namespace tests::coastal
