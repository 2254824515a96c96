// [17.0] The reason given is the reason: taking away what was cited feeds the unit or brings the
// next obstacle, and the reach is what a plain search without any graph library finds.
#include "core/state/occupancy.h"
#include "core/supply/chain_of_supply.h"
#include "core/zones_of_control/ground_zones.h"
#include "tests/support/catalogue.h"
#include "tests/support/random_position.h"
#include "tests/support/whole.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace core::supply {
namespace {

using rulebook::PieceKind;

std::string describe(const rulebook::Setting& setting, const GameState& state,
                     const Answer& answer) {
  const auto& broken = std::get<NotSupplied>(answer.verdict);
  return state.piece(answer.piece).sheet_id + ": " + sentence(setting, state, broken.obstacle);
}

/// A position from which cited things are taken: off the board where a board can show that, thought
/// away where it cannot.
struct Removal {
  GameState state;
  Assumptions assumptions;
};

std::size_t ordinal_of(const Spot& spot) {
  return static_cast<std::size_t>(std::get<HexId>(spot).ordinal());
}

void take_away(Removal& removal, Side side, const Obstacle& obstacle) {
  switch (obstacle.kind) {
    case ObstacleKind::EnemyZone:
    case ObstacleKind::EnemyUnits:
    case ObstacleKind::EnemyWarship:
    case ObstacleKind::EnemyFortWater:
    case ObstacleKind::Besieged:
    case ObstacleKind::CityBesieged:
    case ObstacleKind::CityOccupied:
    case ObstacleKind::EnemyNearby: {
      // The pieces go off the board; their ids stay, so that questions about others still mean the
      // same.
      std::set<PieceId> gone(obstacle.culprits.begin(), obstacle.culprits.end());
      for (bool more = true; more;) {
        more = false;
        for (const state::Piece& piece : removal.state.pieces) {
          if (piece.inside && gone.contains(*piece.inside)) {
            more = gone.insert(piece.id).second || more;
          }
        }
      }
      for (const PieceId id : gone) {
        state::Piece& piece = removal.state.pieces[id.value()];
        piece.kind = PieceKind::RailCut;  // a marker that no rule of this chapter reads
        piece.inside.reset();
      }
      break;
    }
    case ObstacleKind::RailCut:
      removal.state.rail.cut[ordinal_of(obstacle.at)] = false;
      break;
    case ObstacleKind::OutsideNet:
      removal.state.rail.net[ordinal_of(obstacle.at)].insert(side);
      break;
    case ObstacleKind::Neutralised:
      removal.state.pieces[obstacle.culprits.front().value()].activity.bits &=
          ~static_cast<std::uint32_t>(state::Status::Neutralised);
      break;
    case ObstacleKind::NoStock:
      removal.state.pieces[obstacle.culprits.front().value()].stock = 1;
      break;
    case ObstacleKind::CityLost:
      removal.state.control[ordinal_of(obstacle.at)] = side;
      break;
    case ObstacleKind::RailheadMarker:
      removal.state.rail.railhead[ordinal_of(*obstacle.from)].erase(side);
      break;
    case ObstacleKind::RailFerryHeld:
      removal.state.control[ordinal_of(obstacle.at)] = side;
      removal.state.control[ordinal_of(*obstacle.from)] = side;
      break;
    case ObstacleKind::HeadOfNavigation:
    case ObstacleKind::Shoals:
    case ObstacleKind::Sandbar:
    case ObstacleKind::NoTransport:
    case ObstacleKind::NoCrossing:
    case ObstacleKind::ImpassableSide:
    case ObstacleKind::OutOfRange:
    case ObstacleKind::NoSource:
      removal.assumptions.waived.push_back(obstacle);
      break;
  }
}

bool same(const Obstacle& left, const Obstacle& right) {
  return left.kind == right.kind && left.at == right.at && left.from == right.from;
}

/// For every piece of both sides that is not supplied: takes away what is cited, and asks again.
/// Pieces that cite the same thing are asked together. Gives the number of pieces that were asked.
int prove_reasons(const rulebook::Setting& setting, const GameState& state) {
  int asked = 0;
  for (const Side side : board::kSides) {
    const ChainOfSupply chain{setting, state, side};
    std::vector<std::pair<Obstacle, std::vector<PieceId>>> cited;
    for (const state::Piece& piece : state.pieces) {
      if (piece.side != side || !rulebook::is_ground_unit(piece.kind)) {
        continue;
      }
      const Answer answer = chain.ask(piece.id);
      if (answer.supplied()) {
        continue;
      }
      const auto& broken = std::get<NotSupplied>(answer.verdict);
      ++asked;
      EXPECT_THAT(sentence(setting, state, broken.obstacle),
                  testing::HasSubstr("[" + broken.obstacle.cited.text() + "]"));
      const auto known = std::find_if(cited.begin(), cited.end(), [&](const auto& entry) {
        return same(entry.first, broken.obstacle);
      });
      if (known == cited.end()) {
        cited.push_back({broken.obstacle, {piece.id}});
      } else {
        known->second.push_back(piece.id);
      }
    }
    for (const auto& [obstacle, pieces] : cited) {
      if (obstacle.kind == ObstacleKind::NoSource) {
        continue;  // nothing to take away
      }
      Removal removal{state, {}};
      take_away(removal, side, obstacle);
      const ChainOfSupply after{setting, removal.state, side, removal.assumptions};
      for (const PieceId id : pieces) {
        const Answer answer = after.ask(id);
        if (!answer.supplied()) {
          EXPECT_FALSE(same(std::get<NotSupplied>(answer.verdict).obstacle, obstacle))
              << "still in the way: " << describe(setting, state, chain.ask(id));
        }
      }
    }
  }
  return asked;
}

/// Takes away one obstacle after another until the piece is fed; the chain of reasons must end.
int obstacles_until_fed(const rulebook::Setting& setting, const GameState& state, PieceId piece) {
  constexpr int kMost = 60;
  Removal removal{state, {}};
  const Side side = state.piece(piece).side;
  for (int count = 0; count < kMost; ++count) {
    const ChainOfSupply chain{setting, removal.state, side, removal.assumptions};
    const Answer answer = chain.ask(piece);
    if (answer.supplied()) {
      return count;
    }
    take_away(removal, side, std::get<NotSupplied>(answer.verdict).obstacle);
  }
  return kMost;
}

/// [17.6] The reach by a plain relaxation over the map's own tables, without graphs or searches of
/// the program.
std::vector<int> plain_reach(const rulebook::Setting& setting, const GameState& state, Side side,
                             const ChainOfSupply& chain) {
  const map::Map& map = *setting.map;
  const auto& book = *setting.rulebook;
  const state::Occupancy occupancy{map, state};
  const zones_of_control::GroundZones zones{map, state};
  const Side enemy = board::enemy_of(side);
  const int longest = book.supply_ranges.longest();
  const bool zones_close = setting.switches.errata.has("E056");
  const bool warships_close = setting.switches.errata.has("E057");
  const auto closed = [&](int ordinal) {
    const auto& here = occupancy.at(ordinal);
    const bool held = here.open_combat.has(side);
    return here.open_ground.has(enemy) || (here.garrison.has(enemy) && !held) ||
           (zones_close && zones.at(ordinal).has(enemy) && !held && !here.garrison.has(side));
  };
  constexpr int kFar = 1000;
  std::vector<int> left(map.hexes().size(), -kFar);  // points left to spend
  const auto seed = [&](HexId hex, int points) {
    auto& here = left[static_cast<std::size_t>(hex.ordinal())];
    here = std::max(here, points);
  };
  for (std::size_t at = 0; at < left.size(); ++at) {
    if (chain.railheads()[at]) {
      seed(HexId::from_ordinal(static_cast<int>(at)), book.supply_ranges.railhead);
    }
  }
  for (const auto& link : chain.water_links()) {
    if (link.landing && !occupancy.at(*link.landing).attackers.has(enemy)) {
      seed(*link.landing, book.supply_ranges.railhead);
    }
  }
  for (const state::Piece& piece : state.pieces) {
    if (piece.side != side || piece.hex() == nullptr || state.transport_of(piece.id)) {
      continue;
    }
    const auto& here = occupancy.at(*piece.hex());
    const bool besieged = here.garrison.has(side) && here.attackers.has(enemy);
    if (piece.kind == PieceKind::Department && !chain.department_fault(piece.id)) {
      seed(*piece.hex(), book.supply_ranges.department);
    } else if (piece.stock > 0 && !besieged) {
      seed(*piece.hex(), piece.kind == PieceKind::Depot    ? book.supply_ranges.depot
                         : piece.kind == PieceKind::ArmyHq ? book.supply_ranges.army_hq
                                                           : book.supply_ranges.supply_train);
    }
  }
  for (int round = 0; round < longest; ++round) {
    const std::vector<int> before = left;
    for (const map::Hex& from : map.hexes()) {
      const int points = before[static_cast<std::size_t>(from.id.ordinal())];
      for (const board::Direction direction : board::kDirections) {
        const int to = from.neighbours[static_cast<std::size_t>(direction)];
        if (points <= 0 || to < 0 || !from.is_land() || !map.hex(to).is_land() || closed(to)) {
          continue;
        }
        const map::Hexside& border = from.side(direction);
        const map::Hex& target = map.hex(to);
        std::vector<map::WaterPlaceId> waters;
        if (const auto river = map.water_of(from.id, direction)) {
          waters.push_back(*river);
        }
        const bool narrow =
            border.kind == map::SideKind::Inlet || border.kind == map::SideKind::Estuary;
        if (narrow) {
          for (const HexId end : {from.id, target.id}) {
            if (const auto water = map.water_of(end)) {
              waters.push_back(*water);
            }
          }
        }
        const bool wet = narrow || border.kind == map::SideKind::NavigableRiver;
        const auto any = [&](auto test) { return std::any_of(waters.begin(), waters.end(), test); };
        const bool enemy_ship =
            warships_close && any([&](auto water) { return occupancy.warships(water).has(enemy); });
        const bool own_ship = any([&](auto water) { return occupancy.ships(water).has(side); });
        const auto cut = [&](int ordinal) {
          return state.rail.cut[static_cast<std::size_t>(ordinal)];
        };
        const bool road = border.road && (!wet || border.road_crossing == map::Crossing::Bridge);
        const bool rail = border.rail && (!wet || border.rail_crossing == map::Crossing::Bridge) &&
                          !cut(from.id.ordinal()) && !cut(to);
        const bool never = map::stops_ground(border.kind) && !wet;
        if (never || (!waters.empty() && enemy_ship) || (wet && !road && !rail && !own_ship)) {
          continue;
        }
        int cost = book.supply_costs.along_line;
        if (!road && !rail) {
          cost = *book.supply_costs.terrain[static_cast<std::size_t>(target.terrain)] +
                 (wet ? book.supply_costs.ship_crossing : 0) +
                 (border.kind == map::SideKind::MinorRiver ? book.supply_costs.minor_river : 0);
        }
        auto& there = left[static_cast<std::size_t>(to)];
        there = std::max(there, points - cost);
      }
    }
  }
  for (int& points : left) {
    points = points >= 0 ? 1 : 0;
  }
  return left;
}

void expect_plain_reach(const rulebook::Setting& setting, const GameState& state,
                        const std::string& where) {
  for (const Side side : board::kSides) {
    const ChainOfSupply chain{setting, state, side};
    const std::vector<int> plain = plain_reach(setting, state, side, chain);
    for (std::size_t at = 0; at < plain.size(); ++at) {
      ASSERT_EQ(plain[at] == 1, chain.reach()[at] >= 0)
          << where << ", " << board::name(side) << " at "
          << HexId::from_ordinal(static_cast<int>(at)).label();
    }
  }
}

/// The rules as printed: no rule erratum in force.
rulebook::Setting as_printed(rulebook::Setting setting) {
  setting.switches.errata = rulebook::ErrataSelection::as_printed();
  return setting;
}

class EverySetup : public testing::TestWithParam<std::string> {};

TEST_P(EverySetup, Case_17_02_every_reason_is_proved) {
  const auto& setup = tests::real_setup(GetParam());

  EXPECT_GE(prove_reasons(setup.setting, setup.state), 0);
  EXPECT_GE(prove_reasons(as_printed(setup.setting), setup.state), 0);
}

TEST_P(EverySetup, Case_17_02_the_reasons_of_every_piece_come_to_an_end) {
  const auto& setup = tests::real_setup(GetParam());
  for (const Side side : board::kSides) {
    const ChainOfSupply chain{setup.setting, setup.state, side};
    for (const state::Piece& piece : setup.state.pieces) {
      if (piece.side == side && rulebook::is_ground_unit(piece.kind) &&
          !chain.ask(piece.id).supplied()) {
        EXPECT_LT(obstacles_until_fed(setup.setting, setup.state, piece.id), 60) << piece.sheet_id;
      }
    }
  }
}

TEST_P(EverySetup, Case_17_6_the_reach_is_that_of_a_plain_search) {
  const auto& setup = tests::real_setup(GetParam());

  expect_plain_reach(setup.setting, setup.state, GetParam());
  expect_plain_reach(as_printed(setup.setting), setup.state, GetParam() + " as printed");
}

INSTANTIATE_TEST_SUITE_P(Setups, EverySetup, testing::ValuesIn(tests::setup_names()),
                         [](const auto& tested) {
                           std::string name = tested.param;
                           std::erase(name, '-');
                           return name;
                         });

constexpr std::uint32_t kBatches = 20;

class RandomPositions : public testing::TestWithParam<std::uint32_t> {};

TEST_P(RandomPositions, Case_17_02_every_reason_is_proved) {
  int asked = 0;
  const std::uint32_t positions = tests::whole() ? 500 : 50;
  for (std::uint32_t seed = GetParam(); seed < positions; seed += kBatches) {
    auto position = tests::random_position(seed);
    if (seed % 5 == 0) {
      position.setting = as_printed(position.setting);
    }
    SCOPED_TRACE("seed " + std::to_string(seed) + " from " + position.setup);
    asked += prove_reasons(position.setting, position.state);
    expect_plain_reach(position.setting, position.state, "seed " + std::to_string(seed));
    if (HasFailure()) {
      return;
    }
  }
  EXPECT_GT(asked, 0);
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomPositions, testing::Range(0U, kBatches));

}  // namespace
}  // namespace core::supply
