#include "core/report/fortune_of_leading.h"

#include "core/command/span.h"
#include "core/organisation/headquarters.h"
#include "core/organisation/leaders.h"
#include "core/report/standing_figures.h"
#include "core/rulebook/chart.h"
#include "core/strategic/headquarters.h"
#include "core/strategic/kentucky.h"
#include "core/strategic/leader_pick.h"
#include "core/strategic/sending_home.h"

#include <algorithm>

namespace core::report {
namespace {

using board::Side;
using rulebook::PieceKind;
using rulebook::RollId;
using state::PieceId;
using state::Rolled;
using state::Situation;

/// [10.12] [16.22] What it is worth, in points, to lead so many units: by the chart `report_worth`
/// a part of the strength of as many average units of the side.
double worth_of_leading(const Situation& now, Side side, int units) {
  int points = 0;
  int counters = 0;
  for (const state::Piece& piece : now.state.pieces) {
    const int strength = piece.side == side ? counted_strength(piece) : 0;
    points += strength;
    counters += strength > 0 ? 1 : 0;
  }
  constexpr double kHundred = 100;
  const int percent =
      rulebook::chart_figure(now.book(), "report_worth", "leading", "percent").value_or(0);
  return counters == 0 ? 0 : units * points * percent / kHundred / counters;
}

double worth_of_leader(const Situation& now, PieceId leader) {
  return worth_of_leading(now, now.piece(leader).side, command::span_of(now, leader));
}

/// Whether the event before, or after, is a roll of the same kind.
bool is_roll_of(const Asked& asked, std::size_t at, RollId id) {
  const auto* const roll =
      at < asked.events.size() ? std::get_if<Rolled>(&asked.events[at]) : nullptr;
  return roll != nullptr && roll->id == id;
}

/// [22.31] The dice PICK before this one, the first of them that which says how many come.
std::vector<int> picked_before(const Asked& asked) {
  std::size_t first = asked.at;
  while (first > 0 && is_roll_of(asked, first - 1, RollId::Pick)) {
    --first;
  }
  std::vector<int> faces;
  for (std::size_t at = first; at < asked.at; ++at) {
    faces.push_back(std::get<Rolled>(asked.events[at]).face);
  }
  return faces;
}

}  // namespace

Worth of_capture(const Asked& asked) {
  if (!asked.roll().piece) {
    return {};
  }
  const auto refuges = organisation::refuges(asked.now, *asked.roll().piece);
  const double leader = worth_of_leader(asked.now, *asked.roll().piece);
  return weighed(asked, Measure::Points, [&](int face) {
    return FaceWorth{0, organisation::captures(face, refuges) ? leader : 0};
  });
}

Worth of_headquarters(const Asked& asked) {
  const state::Told* const told =
      asked.after({"corps-headquarters-come", "army-headquarters-come"});
  if (told == nullptr) {
    return {};
  }
  const Situation& now = asked.now;
  const Side side = asked.roll().by;
  const bool army = told->key == "army-headquarters-come";
  const double each = worth_of_leading(
      now, side,
      organisation::roster_size(now.book(), side,
                                army ? PieceKind::ArmyHq : PieceKind::InfantryCorpsHq));
  const auto come = [&](int first, int second) {
    const int called = strategic::headquarters_called(first, second);
    return FaceWorth{each * strategic::headquarters_within_mix(now, side, army, called), 0};
  };
  if (!now.in_force("E091"_erratum)) {
    return weighed(asked, Measure::Points, [&](int face) { return come(face, 1); });
  }
  Worth worth;
  worth.measure = Measure::Points;
  const int first = asked.roll().face;
  worth.face = static_cast<std::size_t>(first - 1) * kFacesOfDie;
  if (strategic::rolls_again(now, first)) {
    const auto& second = std::get<Rolled>(asked.events.at(asked.at + 1));
    worth.rolls = 2;
    worth.face += static_cast<std::size_t>(second.face - 1);
  }
  for (int pair = 0; pair < kFacesOfDie * kFacesOfDie; ++pair) {
    worth.faces.push_back(come(pair / kFacesOfDie + 1, pair % kFacesOfDie + 1));
  }
  return worth;
}

Worth of_pick(const Asked& asked) {
  std::vector<PieceId> pool = strategic::leader_pool(asked.now, asked.roll().by);
  const std::vector<int> before = picked_before(asked);
  for (std::size_t drawn = 1; drawn < before.size(); ++drawn) {
    pool.erase(pool.begin() + (before[drawn] - 1));
  }
  if (pool.empty()) {
    return {};
  }
  if (!before.empty()) {
    Worth draw = weighed(asked, Measure::Points, [&](int face) {
      return FaceWorth{worth_of_leader(asked.now, pool.at(static_cast<std::size_t>(face - 1))), 0};
    });
    draw.drawn = pool.at(draw.face);
    return draw;
  }
  double all = 0;
  for (const PieceId leader : pool) {
    all += worth_of_leader(asked.now, leader);
  }
  const double average = all / static_cast<double>(pool.size());
  return weighed(asked, Measure::Points, [&](int face) {
    const std::size_t come = std::min(strategic::leaders_called(face), pool.size());
    return FaceWorth{average * static_cast<double>(come), 0};
  });
}

Worth of_demobilisation(const Asked& asked) {
  return weighed(asked, Measure::Points, [&](int face) {
    return FaceWorth{0, strategic::militia_going_home(asked.now, asked.roll().by, face)};
  });
}

Worth of_kentucky(const Asked& asked) {
  const Side own = asked.roll().by;
  const int gained = strategic::militia_to_rise(asked.now, own);
  const int paid = strategic::militia_to_rise(asked.now, board::enemy_of(own));
  return weighed(asked, Measure::Points, [&](int face) {
    return strategic::kentucky_goes_to(face) == own ? FaceWorth{gained, 0} : FaceWorth{0, paid};
  });
}

}  // namespace core::report
