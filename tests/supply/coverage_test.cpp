// [17.6] Looking back from a hex finds what a broadcast over the whole map finds.
#include "core/supply/coverage.h"

#include "core/state/record.h"
#include "core/supply/memo.h"
#include "tests/support/catalogue.h"
#include "tests/support/position.h"
#include "tests/support/random_position.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::supply {
namespace {

using base::operator""_case;

constexpr std::uint32_t kRandomBoards = 20;

bool is_wagons(const Source& source) {
  return source.kind == SourceKind::SupplyTrain || source.kind == SourceKind::ArmyHq;
}

class LookedBack : public testing::TestWithParam<std::uint32_t> {
 protected:
  LookedBack() : position_{tests::random_position(GetParam())} {}

  tests::RandomPosition position_;
};

TEST_P(LookedBack, Case_17_6_a_hex_is_covered_where_the_whole_broadcast_reaches) {
  for (const Side side : board::kSides) {
    const View view{position_.setting, position_.state, side, {}};
    const std::vector<Source> all = sources(view);
    const Net net{view, origin_seeds(view)};
    const Coverage coverage{view, net, all};
    const ChainOfSupply chain{position_.setting, position_.state, side};
    const std::vector<int>& reach = chain.reach();
    int covered = 0;
    for (std::size_t at = 0; at < reach.size(); ++at) {
      const HexId hex = HexId::from_ordinal(static_cast<int>(at));
      ASSERT_EQ(coverage.covers(hex), reach[at] >= 0) << hex.label();
      covered += reach[at] >= 0 ? 1 : 0;
    }
    EXPECT_GT(covered, 0);
  }
}

TEST_P(LookedBack, Case_17_02_without_wagons_as_if_there_were_none) {
  for (const Side side : board::kSides) {
    const View view{position_.setting, position_.state, side, {}};
    const std::vector<Source> all = sources(view);
    std::vector<Source> firm = all;
    std::erase_if(firm, is_wagons);
    const Net net{view, origin_seeds(view)};
    const Coverage coverage{view, net, all};
    const Coverage without{view, net, firm};
    for (int at = 0; at < board::kHexCount; ++at) {
      const HexId hex = HexId::from_ordinal(at);
      ASSERT_EQ(coverage.covers_without_wagons(hex), without.covers(hex)) << hex.label();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, LookedBack, testing::Range(0U, kRandomBoards));

/// [17.13] The set-up in the sequence of play, where nothing is landed before a transport has
/// chosen.
state::GameState in_play(const data::OpenedSetup& setup) {
  state::GameState state = tests::Position{setup.setting, setup.state}.in(state::Stage::SiegeOrder);
  state.landings.clear();
  return state;
}

/// A game in which the Union's chain was asked for every hex.
class Mended : public testing::Test {
 protected:
  Mended() : setup_{tests::real_setup("west-63")}, standing_{setup_.setting, in_play(setup_)} {
    static_cast<void>(fed_hexes());
  }

  [[nodiscard]] std::vector<bool> fed_hexes() {
    const ChainOfSupply& chain = chain_of(standing_.situation(), Side::Union);
    std::vector<bool> fed;
    fed.reserve(board::kHexCount);
    for (int at = 0; at < board::kHexCount; ++at) {
      fed.push_back(chain.reaches_without_wagons(HexId::from_ordinal(at)));
    }
    return fed;
  }

  /// The same asked of a position that nothing is known of.
  [[nodiscard]] std::vector<bool> fresh_hexes() const {
    const ChainOfSupply chain{setup_.setting, standing_.state(), Side::Union};
    std::vector<bool> fed;
    fed.reserve(board::kHexCount);
    for (int at = 0; at < board::kHexCount; ++at) {
      fed.push_back(chain.reaches_without_wagons(HexId::from_ordinal(at)));
    }
    return fed;
  }

  const data::OpenedSetup& setup_;
  state::Standing standing_;
};

TEST_F(Mended, Case_17_05_what_is_known_of_a_board_is_mended_where_it_changes) {
  state::Record record{standing_};
  int changed = 0;
  std::vector<bool> before = fed_hexes();
  // Confederate units appear on rail hexes all over the map, one after the other.
  const auto& pieces = standing_.state().pieces;
  std::vector<PieceId> raiders;
  for (const state::Piece& piece : pieces) {
    if (piece.side == Side::Confederate && piece.kind == rulebook::PieceKind::Cavalry) {
      raiders.push_back(piece.id);
    }
  }
  const std::vector<std::uint16_t>& rails = setup_.setting.map->graphs().rail_hexes;
  for (std::size_t at = 0; at < raiders.size(); ++at) {
    const HexId hex = HexId::from_ordinal(rails[at * 37 % rails.size()]);
    record.move(raiders[at], hex, std::nullopt, "6.11"_case);
    record.apply(state::ControlPassed{hex, Side::Confederate});
    if (at % 2 == 0) {
      record.apply(state::RailCutSet{hex, true, "18.21"_case});
    }

    const std::vector<bool> after = fed_hexes();
    ASSERT_EQ(after, fresh_hexes()) << hex.label();
    changed += after != before ? 1 : 0;
    before = after;
  }
  EXPECT_GT(changed, 3);
}

/// Where a piece stands that is in the water.
state::Place in(const map::WaterPlace& place) {
  return place.hex ? state::Place{*place.hex} : state::Place{*place.side};
}

TEST_F(Mended, Case_17_13_a_landing_place_is_fed_until_an_enemy_warship_closes_its_way) {
  const std::vector<bool> unfed = fed_hexes();
  const ChainOfSupply possible{setup_.setting, standing_.state(), Side::Union};
  const auto links = possible.possible_links();
  const auto link = std::find_if(links.begin(), links.end(), [&](const auto& each) {
    return each.landing && !unfed[static_cast<std::size_t>(each.landing->ordinal())];
  });
  ASSERT_NE(link, links.end());
  const HexId landing = *link->landing;
  state::Record record{standing_};
  record.apply(
      state::LandingFed{{Side::Union, link->transport, link->ship, link->loading, landing, 0}});
  const ChainOfSupply fed_chain{setup_.setting, standing_.state(), Side::Union};
  ASSERT_EQ(fed_chain.water_links().size(), 1U);
  const std::vector<Step>& way = fed_chain.water_links().front().way;
  const auto step = std::find_if(way.begin(), way.end(),
                                 [](const Step& each) { return each.mode == Mode::Water; });
  ASSERT_NE(step, way.end());
  const state::Place on_the_way =
      in(setup_.setting.map->water_place(std::get<WaterPlaceId>(step->at)));
  const auto& pieces = standing_.state().pieces;
  const auto warship_of = [&](Side side) {
    return std::find_if(pieces.begin(), pieces.end(),
                        [&](const state::Piece& piece) {
                          return piece.side == side && piece.away() == nullptr &&
                                 piece.kind == rulebook::PieceKind::RiverFlotilla;
                        })
        ->id;
  };
  const PieceId own = warship_of(Side::Union);
  const PieceId enemy = warship_of(Side::Confederate);
  const auto is_fed = [&] {
    const std::vector<bool> fed = fed_hexes();
    EXPECT_EQ(fed, fresh_hexes());
    return fed[static_cast<std::size_t>(landing.ordinal())];
  };
  EXPECT_TRUE(is_fed());

  record.move(own, on_the_way, std::nullopt, "7.11"_case);
  EXPECT_TRUE(is_fed());
  const state::Place before = standing_.state().piece(enemy).place;
  record.move(enemy, on_the_way, std::nullopt, "7.11"_case);
  EXPECT_FALSE(is_fed());
  record.move(enemy, before, std::nullopt, "7.11"_case);
  EXPECT_TRUE(is_fed());
}

TEST_F(Mended, Case_17_05_a_board_that_changed_too_often_is_read_anew) {
  const auto& pieces = standing_.state().pieces;
  const auto raider = std::find_if(pieces.begin(), pieces.end(), [](const state::Piece& piece) {
    return piece.side == Side::Confederate && piece.kind == rulebook::PieceKind::Cavalry;
  });
  const PieceId id = raider->id;
  const std::vector<bool> before = fed_hexes();
  const std::uint64_t seen = standing_.situation().memo.changes().count();
  state::Record record{standing_};
  const std::vector<std::uint16_t>& rails = setup_.setting.map->graphs().rail_hexes;
  std::size_t steps = 0;
  while (standing_.situation().memo.changes().remembers(seen)) {
    ASSERT_LT(steps, 5'000U);
    const HexId hex = HexId::from_ordinal(rails[steps++ % rails.size()]);
    record.move(id, hex, std::nullopt, "6.11"_case);
    record.apply(state::RailCutSet{hex, true, "18.21"_case});
  }

  const std::vector<bool> after = fed_hexes();
  EXPECT_EQ(after, fresh_hexes());
  EXPECT_NE(after, before);
}

}  // namespace
}  // namespace core::supply
