#include "core/plan/menu.h"

#include "core/base/contains.h"
#include "core/command/initiative.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::plan {
namespace {

/// What is looked for first where it cannot be done, by whom it is done.
constexpr std::array kSoughtOnLand{Verb::March, Verb::Ride, Verb::Embark, Verb::Attack};
constexpr std::array kSoughtAfloat{Verb::Sail, Verb::Land, Verb::Fight, Verb::Bombard};

bool is_of(VerbOf who, bool ships) { return who == VerbOf::Any || (who == VerbOf::Ships) == ships; }

/// What verbs tell that are laid out move by move: a single choice names its leader itself.
bool sets_out(Verb verb) { return row_of(verb).laid != LaidBy::Choice; }

}  // namespace

std::vector<MenuLine> menu_of(Planner& planner, const Force& force) {
  const state::Situation now = planner.situation();
  const bool ships = rulebook::is_ship(now.piece(force.chief).kind);
  std::vector<MenuLine> lines;
  std::size_t possible = 0;
  for (const Verb verb : verbs()) {
    const bool sought =
        ships ? base::contains(kSoughtAfloat, verb) : base::contains(kSoughtOnLand, verb);
    if (!is_of(row_of(verb).who, ships)) {
      continue;
    }
    Operations operations = planner.operations(force, verb);
    if (operations.ends.empty() && !sought) {
      continue;
    }
    possible += operations.ends.empty() ? 0U : 1U;
    lines.push_back({std::move(operations), {}, base::Fraction{1}, {}});
  }
  // What can be done goes before what cannot, and the first before the last.
  const auto drop_last = [&](bool able) {
    const auto last = std::find_if(lines.rbegin(), lines.rend(), [&](const MenuLine& line) {
      return line.operations.ends.empty() != able;
    });
    lines.erase(std::next(last).base());
  };
  while (lines.size() > kMostMenuLines) {
    drop_last(lines.size() == possible);
    possible = std::min(possible, lines.size());
  }
  const std::optional<Energiser> energiser = planner.energiser(force);
  for (MenuLine& line : lines) {
    const Verb verb = line.operations.verb;
    if (line.operations.ends.empty()) {
      continue;
    }
    if (energiser && sets_out(verb)) {
      line.energiser = *energiser;
      if (energiser->initiative) {
        line.chance = command::initiative_chance(now, *energiser->initiative).chance;
      }
    }
    if (line.operations.ends.size() == 1) {
      if (auto outlook = planner.outlook({force, verb, line.operations.ends.front().aim})) {
        line.outlook = *std::move(outlook);
      }
    }
  }
  return lines;
}

}  // namespace core::plan
