// `sumter map check`: the repository's map passes, and each seeded fault is found with file and
// row.
#include "core/data/map_check.h"

#include "core/base/data_error.h"
#include "tests/data/sources.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::data {
namespace {

/// One change of the map's text and the fault it must raise.
struct SeededFault {
  const char* name;
  const char* file;  ///< under maps/
  const char* from;
  const char* to;
  const char* reason;             ///< part of the message
  const char* at = nullptr;       ///< text on the line of the fault; the changed line when missing
  const char* at_file = nullptr;  ///< file of the fault when it is another
};

std::ostream& operator<<(std::ostream& out, const SeededFault& fault) { return out << fault.name; }

const SeededFault kFaults[] = {
    // Rivers.
    {"river_hexside_dropped", "rivers.txt", " B5002/B5103", "", "gap"},
    {"river_hexsides_exchanged", "rivers.txt", "A3722/A3723 A3622/A3722", "A3622/A3722 A3722/A3723",
     "the Tennessee has a gap"},
    {"river_side_of_hexes_apart", "rivers.txt", "  navigable  B4005/B4105",
     "  navigable  B4005/B4205", "not adjacent"},
    {"river_label_off_the_map", "rivers.txt", "  minor      A5726/B5701",
     "  minor      C4117/C4118", "off the map"},
    {"river_ends_before_its_mouth", "rivers.txt", " A3824/A3825\n  mouth      Tennessee",
     "\n  mouth      Tennessee", "the Duck does not reach the Tennessee",
     "mouth      Tennessee\n\nriver Edisto"},
    {"river_hexside_in_two_rivers", "rivers.txt", " A3824/A3825\n", " A3824/A3825 A3725/A3824\n",
     "belongs to the Duck already", "A3724/A3824 A3724/A3823"},
    {"river_without_mouth", "rivers.txt", "  mouth      Tennessee\n\nriver Edisto",
     "\nriver Edisto", "has no 'mouth' line", "river Duck\n"},
    {"river_flows_into_no_river", "rivers.txt", "mouth      Tennessee\n\nriver Edisto",
     "mouth      Tennesee\n\nriver Edisto", "does not reach the Tennesee"},
    {"bayou_leaves_another_river", "rivers.txt", "from       Mississippi\n  navigable  B2629/B2730",
     "from       Ohio\n  navigable  B2629/B2730", "does not begin at the Ohio"},
    // Heads of navigation.
    {"head_moved", "rivers.txt", "head       B5102/B5201/B5202", "head       B5102/B5103/B5202",
     "stands neither between two reaches"},
    {"head_is_no_corner", "rivers.txt", "head       B5102/B5201/B5202",
     "head       B5102/B5201/B5302", "is not a corner"},
    {"head_dropped", "rivers.txt", "  head       B5102/B5201/B5202\n", "",
     "without a head of navigation"},
    {"navigable_reach_made_minor", "rivers.txt", "  navigable  B4004/B4005",
     "  minor      B4004/B4005", "reaches neither the sea nor another"},
    {"shoals_dropped", "rivers.txt", "  shoals     B4004/B4005/B4105\n", "", "[7.51]",
     "river Tennessee\n"},
    {"sandbar_moved", "rivers.txt", "sandbar    B2733/B2832/B2833", "sandbar    B2732/B2733/B2832",
     "is not at the mouth"},
    // Railroads, roads, crossings.
    {"railroad_hex_dropped", "railroads.txt", "  B4419\n  B4420 Greenville", "  B4420 Greenville",
     "has a gap: B4420"},
    {"railroad_without_station_at_its_end", "railroads.txt",
     "Abbeville branch | owner confederate | gauge 60\n  C0434 Greenwood SC\n",
     "Abbeville branch | owner confederate | gauge 60\n  C0434\n", "without a station",
     "  C0434\n  C0334"},
    {"railroad_of_nobody", "railroads.txt", "Abbeville branch | owner confederate",
     "Abbeville branch | owner texas", "owns no railroad"},
    {"road_hex_dropped", "roads.txt", "  C0523\n  C0623\n", "  C0623\n", "has a gap"},
    {"road_into_the_sea", "roads.txt", "  C0523\n  C0623\n", "  C3901\n  C0623\n",
     "runs over water"},
    {"rail_ferry_missing", "crossings.csv", "A0605,A0705,rail-ferry,\"Atchison, Missouri\",hand\n",
     "", "without a rail-bridge or a rail-ferry", "A0605 Atchison\n", "railroads.txt"},
    {"bridge_over_dry_land", "crossings.csv", "A0605,A0705,rail-ferry,", "A1405,A1505,rail-ferry,",
     "crosses no navigable river"},
    {"ferry_without_a_railroad", "crossings.csv", "A0706,A0707,road-ferry",
     "A0706,A0707,rail-ferry", "no railroad uses"},
    // Towns and anchors.
    {"town_across_its_river", "towns.csv", "Fredericksburg,VA,C2513", "Fredericksburg,VA,C2512",
     "wrong bank"},
    {"town_bank_exchanged", "towns.csv", "E:Mississippi,,35.149", "W:Mississippi,,35.149",
     "wrong bank"},
    {"town_away_from_its_river", "towns.csv", "Decatur,AL,B4106", "Decatur,AL,B4111",
     "does not lie on the Tennessee"},
    {"town_in_the_sea", "towns.csv", "New Orleans,LA,B2729", "New Orleans,LA,B3035",
     "lies in the water"},
    {"town_in_another_state", "towns.csv", "Cairo,IL,A3219", "Cairo,KY,A3219", "lies in IL"},
    {"town_twice", "towns.csv", "Wilmington,DE,", "Wilmington,NC,", "has a row already",
     "Wilmington,NC,C2432"},
    {"town_of_unknown_kind", "towns.csv", "Cairo,IL,A3219,city", "Cairo,IL,A3219,metropolis",
     "'metropolis' is not 'town'"},
    {"other_name_twice", "other_names.csv", "Mine Run,VA,C2313", "Wilderness,VA,C2313",
     "has a row already"},
    {"other_name_of_a_town_there", "other_names.csv", "Shiloh,TN,B3503",
     "Pittsburg Landing,TN,B3503", "is a town of B3503"},
    {"other_name_in_no_state", "other_names.csv", "Shiloh,TN,B3503", "Shiloh,TX2,B3503",
     "there is no state"},
    {"other_name_in_the_sea", "other_names.csv", "Mobile Bay,AL,B3728", "Mobile Bay,AL,B3729",
     "lies in the water"},
    {"other_name_off_the_map", "other_names.csv", "Shiloh,TN,B3503", "Shiloh,TN,B3599",
     "off the map"},
    {"other_name_without_a_name", "other_names.csv", "Shiloh,TN,B3503", ",TN,B3503",
     "a name is missing"},
    {"town_off_the_map", "towns.csv", "Cairo,IL,A3219", "Cairo,IL,A3264", "off the map"},
    {"seaport_without_sea", "towns.csv", "E:Cape Fear,C2535", "E:Cape Fear,",
     "names no sea location"},
    {"river_port_without_river", "towns.csv", "Abingdon,VA,C0422,minor-town,1000,,0,0",
     "Abingdon,VA,C0422,minor-town,1000,,0,1", "without a navigable hexside"},
    {"anchor_elsewhere", "anchors.csv", "Petersburg VA,C2518", "Petersburg VA,C2519",
     "the anchor says C2519", "Petersburg,VA,", "towns.csv"},
    // Water.
    {"passage_over_land", "passages.csv", "B0130,B0131,coast", "A1405,A1505,coast",
     "no ship can stand"},
    {"passage_twice", "passages.csv", "B0130,B0131,coast,Galveston Bay\n",
     "B0130,B0131,coast,Galveston Bay\nB0131,B0130,coast,Galveston Bay\n", "has a row already",
     "B0131,B0130"},
    {"orphan_sea_passage", "passages.csv", "B0729,B0730,coast,Sabine Lake\n", "", "is an orphan",
     "B0728,B0729"},
    {"river_listed_as_inlet", "water.csv", "B0130,B0229,estuary", "B5102,B5202,estuary",
     "is a hexside of the Tennessee"},
    // Pictures.
    {"picture_with_unknown_terrain", "sheet-a.txt", "03 ................f", "03 ................x",
     "'x' in column 17"},
    {"picture_row_too_short", "sheet-a.txt", "03 ................f.", "03 ................f",
     "61 hexes, not 62"},
    {"coast_without_passage", "sheet-a.txt", "03 ................f", "03 ................F",
     "has no row in passages.csv"},
    {"land_without_state", "states-a.txt", "03 S", "03 ~", "lies in no state"},
    {"state_of_unknown_letter", "states-a.txt", "03 S", "03 z", "none of the characters"},
    // Anomalies.
    {"closed_lake_on_land", "anomalies.csv", "closed-lake,B2627", "closed-lake,B2628", "[7.53]"},
    {"galveston_march_into_the_sea", "anomalies.csv", "off-map-march,B0132,B0129",
     "off-map-march,B0132,B0133", "[7.54]"},
    {"florida_exit_inside_the_map", "anomalies.csv", "florida-exit,B6234", "florida-exit,B6033",
     "edge of the map"},
    {"supply_origin_elsewhere", "anomalies.csv", "supply-origin,Pittsburgh PA,C1201",
     "supply-origin,Pittsburgh PA,C1202", "does not lie in C1202"},
    // Files.
    {"row_with_too_few_fields", "passages.csv", "B0130,B0131,coast,Galveston Bay\n",
     "B0130,B0131,coast\n", "3 fields, not 4"},
    {"header_of_another_file", "water.csv", "hex_a,hex_b,kind,name", "hex_a,hex_b,name,kind",
     "the header must be"},
};

class MapCheckFaults : public testing::TestWithParam<SeededFault> {};

TEST_P(MapCheckFaults, is_found_with_file_and_row) {
  const SeededFault& seeded = GetParam();
  const tests::data::Mutant mutant{
      "maps/" + std::string{seeded.file}, seeded.from, seeded.to, {"maps"}};
  ASSERT_TRUE(mutant.found_once()) << "the text to change must stand once in " << seeded.file;
  const std::string file =
      "maps/" + std::string{seeded.at_file != nullptr ? seeded.at_file : seeded.file};
  const int row = seeded.at != nullptr ? mutant.line_of(file, seeded.at) : mutant.line();

  const MapReport report = check_map(mutant.root() / "maps");

  const bool found =
      std::any_of(report.faults.begin(), report.faults.end(), [&](const MapFault& fault) {
        return fault.file == file && fault.row == row &&
               fault.reason.find(seeded.reason) != std::string::npos;
      });
  std::string all;
  for (const MapFault& fault : report.faults) {
    all += fault.file + ":" + std::to_string(fault.row) + ": " + fault.reason + "\n";
  }
  EXPECT_TRUE(found) << "expected " << file << ":" << row << ": ..." << seeded.reason << "\n"
                     << all;
}

INSTANTIATE_TEST_SUITE_P(Seeded, MapCheckFaults, testing::ValuesIn(kFaults),
                         [](const auto& fault) { return std::string{fault.param.name}; });

TEST(MapCheck, the_map_of_the_repository_has_no_fault) {
  const MapReport report = check_map(tests::data::repository() / "maps");

  for (const MapFault& fault : report.faults) {
    ADD_FAILURE() << fault.file << ":" << fault.row << ": " << fault.column << ": " << fault.reason;
  }
  ASSERT_FALSE(report.figures.empty());
  EXPECT_EQ(report.figures.front(), "5888 hexes");
}

TEST(MapCheck, a_missing_file_is_a_fault_and_the_others_are_read) {
  const tests::data::Mutant mutant{"maps/anchors.csv", "place,hex", "place,hex", {"maps"}};
  std::filesystem::remove(mutant.root() / "maps" / "anchors.csv");

  const MapReport report = check_map(mutant.root() / "maps");

  ASSERT_EQ(report.faults.size(), 1U);
  EXPECT_EQ(report.faults.front().file, "maps/anchors.csv");
  EXPECT_NE(report.faults.front().reason.find("no such file"), std::string::npos);
}

TEST(MapCheck, reading_the_map_stops_at_the_first_fault) {
  const tests::data::Mutant mutant{"maps/rivers.txt", " B5002/B5103", "", {"maps"}};

  try {
    static_cast<void>(read_map(mutant.root() / "maps"));
    FAIL() << "a river with a gap was read";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), "maps/rivers.txt");
    EXPECT_EQ(error.row(), mutant.line());
    EXPECT_NE(error.reason().find("gap"), std::string::npos);
  }
}

}  // namespace
}  // namespace core::data
