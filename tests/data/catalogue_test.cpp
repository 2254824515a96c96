#include "core/data/catalogue.h"

#include "tests/data/sources.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace core::data {
namespace {

using rulebook::ErrataSelection;
using rulebook::PieceKind;
using rulebook::Switches;
using tests::data::catalogue_file;

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{}};
}

TEST(Catalogue, Case_3_11_map_has_all_hexes_of_the_three_sheets) {
  const auto setting = Catalogue{catalogue_file()}.load_setting({});

  EXPECT_EQ(setting.map->hexes().size(), 5888U);
  EXPECT_GT(setting.map->rivers().size(), 150U);
  EXPECT_GT(setting.map->railroads().size(), 80U);
  EXPECT_GT(setting.map->towns().size(), 400U);
}

TEST(Catalogue, Case_3_3_charts_become_typed_tables) {
  const auto setting = Catalogue{catalogue_file()}.load_setting({});
  const auto& book = *setting.rulebook;

  ASSERT_NE(book.find_leader(board::Side::Union, "Grant"), nullptr);
  EXPECT_EQ(book.find_leader(board::Side::Union, "Grant")->stars, 3);
  EXPECT_EQ(book.supply_ranges.depot, 5);
  EXPECT_EQ(book.stock_limits.at(PieceKind::Depot), 50);
  EXPECT_EQ(book.cycles.size(), 50U);
  EXPECT_EQ(book.forts.at(PieceKind::Fortress).capacity, 30);
  EXPECT_EQ(book.ships.at(PieceKind::NavalFlotilla).river_place_cost, 2);
  EXPECT_EQ(book.origin_cities.size(), 5U);
  EXPECT_NE(book.find_mix(PieceKind::Infantry, "10-3"), nullptr);
}

TEST(Catalogue, Case_19_22_all_seven_set_ups_open_corrected_without_a_remark) {
  const Catalogue catalogue{catalogue_file()};
  const auto setting = catalogue.load_setting({});
  const auto setups = catalogue.setups(ErrataSelection::corrected());

  ASSERT_EQ(setups.size(), 7U);
  for (const SetupInfo& info : setups) {
    const auto opened = catalogue.open_setup_on(info.id, setting);
    EXPECT_TRUE(opened.remarks.empty()) << info.id << ": " << opened.remarks.front().text;
    EXPECT_GT(opened.state.pieces.size(), 200U) << info.id;
    EXPECT_EQ(opened.state.control, opened.state.home) << info.id;
  }
}

TEST(Catalogue, Case_19_22_printed_pieces_off_the_map_are_left_out_and_reported) {
  const Catalogue catalogue{catalogue_file()};
  const auto opened = catalogue.open_setup("east-64", {ErrataSelection::as_printed()});

  ASSERT_EQ(opened.remarks.size(), 1U);
  EXPECT_EQ(opened.remarks.front().key, "C64-234");
  EXPECT_EQ(opened.state.find("C64-234"), nullptr);
}

TEST(Catalogue, Case_19_36_the_track_word_of_the_union_comes_first) {
  const Catalogue catalogue{catalogue_file()};
  const auto end_of = [&](const std::string& id, const ErrataSelection& errata) {
    const auto setups = catalogue.setups(errata);
    return std::find_if(setups.begin(), setups.end(),
                        [&](const SetupInfo& info) { return info.id == id; })
        ->ends_after_gt;
  };

  EXPECT_EQ(end_of("west-62", ErrataSelection::corrected()), 18);
  EXPECT_EQ(end_of("west-63", ErrataSelection::corrected()), 20);
  EXPECT_EQ(end_of("west-62", ErrataSelection::as_printed()), 20);
  EXPECT_EQ(end_of("west-63", ErrataSelection::as_printed()), 18);
  EXPECT_EQ(end_of("campaign", ErrataSelection::corrected()), std::nullopt);
}

TEST(Catalogue, Case_3_28_a_garrison_inside_holds_the_hex_of_its_fort) {
  const auto opened = Catalogue{catalogue_file()}.open_setup("campaign", {});
  const auto fort_pickens = *board::HexId::parse("B4128");

  EXPECT_EQ(opened.state.controller(fort_pickens), board::Side::Union);
}

TEST(Catalogue, an_unknown_set_up_is_refused_with_the_names_there_are) {
  try {
    static_cast<void>(Catalogue{catalogue_file()}.open_setup("north-66", {}));
    FAIL() << "it opened";
  } catch (const base::DataError& error) {
    EXPECT_NE(error.reason().find("west-63"), std::string::npos) << error.what();
  }
}

TEST(Catalogue, the_same_sources_give_the_same_bytes) {
  const auto again = tests::data::scratch("again.catalogue");
  compile_catalogue(tests::data::repository(), again);

  EXPECT_EQ(bytes_of(catalogue_file()), bytes_of(again));
}

TEST(Catalogue, tells_of_a_change_that_a_game_can_hang_on) {
  const auto digest_with = [](std::string_view file, std::string_view from, std::string_view to) {
    const tests::data::Mutant mutant{file, from, to};
    EXPECT_TRUE(mutant.found_once()) << from;
    const auto target = tests::data::scratch("digest.catalogue");
    std::filesystem::remove(target);
    compile_catalogue(mutant.root(), target);
    return Catalogue{target}.digest_of_play();
  };
  const std::string now = Catalogue{catalogue_file()}.digest_of_play();
  EXPECT_EQ(now.size(), 16U);
  EXPECT_NE(digest_with("docs/rules/general.md", "| need | 250 | 200 |", "| need | 250 | 210 |"),
            now);
  EXPECT_EQ(digest_with("docs/rules/general.md", "strength wanted at an aim", "strength at an aim"),
            now)
      << "what a weight means is no weight";
  EXPECT_EQ(
      digest_with("docs/rules/measures.md", "| ladder-regular | 70 |", "| ladder-regular | 75 |"),
      now)
      << "a yardstick";
}

}  // namespace
}  // namespace core::data
