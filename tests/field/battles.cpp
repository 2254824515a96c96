#include "tests/field/battles.h"

#include "core/field/formation.h"
#include "core/field/order_text.h"
#include "core/field/terrain.h"
#include "tests/support/tabletop.h"

namespace tests::field {

using core::field::Fate;
using core::field::Figure;
using core::field::Game;
using core::field::Setting;
using core::field::State;
using core::field::TroopType;
using core::field::Unit;
using core::field::Where;

std::shared_ptr<const Setting> battle(std::string_view id, bool free_orders) {
  core::field::Options options = charts().options;
  options.free_orders = free_orders;
  return std::make_shared<Setting>(
      make_setting(charts(), tabletop().open_field_battle(id), options));
}

namespace {

std::string who(const Unit& unit, std::size_t figure) {
  return unit.name.str() + " figure " + std::to_string(figure + 1);
}

/// Two bodies in one place.
std::string overlapping(const Setting& setting, const State& state) {
  std::vector<std::vector<core::field::Body>> bodies;
  std::vector<core::table::Box> boxes;
  for (const Unit& unit : state.units) {
    bodies.push_back(unit.on_table() ? bodies_of(setting.charts, unit)
                                     : std::vector<core::field::Body>{});
    boxes.push_back(bodies.back().empty() ? core::table::Box{} : box_of(bodies.back()));
  }
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      if (bodies[i].empty() || bodies[j].empty() ||
          !core::table::close(boxes[i], boxes[j], core::table::Inches{})) {
        continue;
      }
      for (std::size_t a = 0; a < bodies[i].size(); ++a) {
        for (std::size_t b = 0; b < (i == j ? a : bodies[j].size()); ++b) {
          if (overlap(bodies[i][a], bodies[j][b])) {
            return who(state.units[i], bodies[i][a].figure.value_or(99)) + " stands in " +
                   who(state.units[j], bodies[j][b].figure.value_or(99));
          }
        }
      }
    }
  }
  return {};
}

std::string misplaced(const Setting& setting, const State& state, const Unit& unit) {
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (!figure.present() || unit.ford || unit.muster.type == TroopType::Boat) {
      continue;
    }
    if (water_at(setting, figure.at)) {
      return who(unit, i) + " stands in water";
    }
    const auto section = section_at(setting, figure.at);
    if (section && figure.section == core::field::kNoPlace &&
        !state.sections[section->value()].ruined) {
      return who(unit, i) + " stands in a wall";
    }
  }
  return {};
}

std::string risen(const Unit& before, const Unit& now) {
  if (before.where != Where::Waiting && before.where != Where::OnTable &&
      (now.where == Where::OnTable || !(now.pose == before.pose))) {
    return now.name.str() + " acts after it was gone";
  }
  const auto gone = [](const Unit& unit) {
    return std::ranges::count_if(unit.figures,
                                 [](const Figure& figure) { return figure.fate == Fate::Killed; });
  };
  return gone(now) < gone(before) ? now.name.str() + " has men who rose" : std::string{};
}

}  // namespace

std::string lost_in_writing(const Game& game, const core::field::Action& choice) {
  const std::string line = order_text(game.setting(), choice);
  const auto again = read_order(game.setting(), *game.asked(), line);
  if (!again) {
    return line + ": " + again.error();
  }
  const bool move = std::holds_alternative<core::field::MoveUnit>(choice);
  const bool same = move ? order_text(game.setting(), *again) == line : *again == choice;
  return same ? std::string{} : line + ": read as " + order_text(game.setting(), *again);
}

std::string broken(const Game& game, const State& before) {
  const State& state = game.state();
  if (std::string wrong = overlapping(game.setting(), state); !wrong.empty()) {
    return wrong;
  }
  std::size_t present = 0;
  std::size_t began = 0;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (unit.on_table()) {
      if (std::string wrong = misplaced(game.setting(), state, unit); !wrong.empty()) {
        return wrong;
      }
    }
    if (i < before.units.size()) {
      if (std::string wrong = risen(before.units[i], unit); !wrong.empty()) {
        return wrong;
      }
    }
    for (const Figure& figure : unit.figures) {
      present += figure.fate != Fate::Rejoined ? 1 : 0;
    }
  }
  for (const auto& unit : game.setting().battle.units) {
    began += static_cast<std::size_t>(unit.muster.men + unit.muster.officers);
  }
  if (present != began) {
    return std::to_string(present) + " figures, not " + std::to_string(began);
  }
  return {};
}

core::field::Action chosen(const Game& game, std::uint64_t number) {
  const auto all = game.offered();
  return all.at(static_cast<std::size_t>(number % all.size()));
}

}  // namespace tests::field
