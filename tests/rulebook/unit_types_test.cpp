// [3.21] [5.12] [19.35] Unit types, counters and chits, typed again in their printed shape.
#include "core/rulebook/rulebook.h"
#include "tests/rulebook/printed.h"
#include "tests/support/catalogue.h"

namespace core::rulebook {
namespace {

using tests::book;

std::string list_of(const std::vector<int>& numbers, bool parenthesised) {
  std::string text;
  for (const int number : numbers) {
    text += (text.empty() ? "" : ",") +
            (parenthesised ? "(" + std::to_string(number) + ")" : std::to_string(number));
  }
  return text.empty() ? "none" : text;
}

std::string or_none(const std::optional<int>& number) {
  return number ? std::to_string(*number) : "none";
}

/// A row of the chart as it is printed, without its kind.
std::vector<std::string> row_of(const UnitType& type) {
  constexpr std::array kClasses{"foot", "horse", "wagons", "ship", "none"};
  constexpr std::array kAttacks{"no", "yes", "naval"};
  constexpr std::array kZones{"no", "own", "yes", "water"};
  std::vector<int> brigades;
  for (const int strength : type.strengths) {
    if (type.is_brigade(strength)) {
      brigades.push_back(strength);
    }
  }
  return {list_of(type.strengths, type.parenthesised),
          list_of(brigades, false),
          or_none(type.land_movement),
          or_none(type.range),
          or_none(type.river_cost),
          or_none(type.sea_cost),
          kClasses.at(static_cast<std::size_t>(type.move_class)),
          kAttacks.at(static_cast<std::size_t>(type.may_attack)),
          type.weighs_its_strength ? "strength" : or_none(type.weight),
          or_none(type.capacity),
          type.needs_supply ? "yes" : "no",
          kZones.at(static_cast<std::size_t>(type.zone))};
}

TEST(UnitTypes, Table_3_21_unit_types) {
  // strength, brigades, land movement, range, river cost, sea cost, class, may attack, weight,
  // capacity, needs supply, zone ("own": own hex); in the order of PieceKind
  const std::vector<std::pair<std::string, std::string>> printed{
      {"infantry", "1,2,3,4,5,6,7,8,10 1,2 3 none none none foot yes strength none yes yes"},
      {"cavalry", "1,2,3,4,5 1 4 none none none horse yes strength none yes yes"},
      {"militia", "1,2,3,4 none 2 none none none foot yes strength none yes yes"},
      {"garrison", "(1),(2),(3),(5),(10) none 1 none none none foot no strength none yes own"},
      {"train", "(1) none 3 none none none wagons no 1 10 yes no"},
      {"depot", "(2) none none none none none none no none 50 yes no"},
      {"siege-train", "none none 2 none none none wagons no 1 none no no"},
      {"rail-repair", "none none 3 none none none wagons no 1 none no no"},
      {"corps-hq-infantry", "none none 4 none none none foot no 0 none no no"},
      {"corps-hq-cavalry", "none none 4 none none none foot no 0 none no no"},
      {"army-hq", "none none 4 none none none foot no 0 20 no no"},
      {"leader", "none none 8 none none none horse no 0 none no no"},
      {"ironclad", "30 none none 25 1 1 ship naval none none no water"},
      {"naval-flotilla", "20 none none 50 2 1 ship naval none none no water"},
      {"river-flotilla", "10 none none 40 1 none ship naval none none no water"},
      {"naval-transport", "0 none none 50 2 1 ship no none 10 no no"},
      {"river-transport", "0 none none 40 1 none ship no none 10 no no"},
      {"department", "none none none none none none none no none none no no"},
      {"base", "none none none none none none none no none none no no"},
      {"fort", "none none none none none none none no none none no no"},
      {"fortress", "none none none none none none none no none none no no"},
      {"entrenchment", "none none none none none none none no none none no no"},
      {"railhead", "none none none none none none none no none none no no"},
      {"rail-cut", "none none none none none none none no none none no no"},
      {"partisan", "(1) none 4 none none none horse no strength none no own"},
  };
  ASSERT_EQ(printed.size(), static_cast<std::size_t>(kPieceKindCount));
  for (const auto& [word, cells] : printed) {
    const auto kind = parse_piece_kind(word);
    ASSERT_TRUE(kind.has_value()) << word;
    EXPECT_EQ(row_of(book().unit_types[*kind]), tests::cells_of(cells)) << word;
  }
}

TEST(UnitTypes, Case_3_21_brigades_are_infantry_1_and_2_and_cavalry_1) {
  EXPECT_TRUE(book().unit_types[PieceKind::Infantry].is_brigade(2));
  EXPECT_FALSE(book().unit_types[PieceKind::Infantry].is_brigade(3));
  EXPECT_TRUE(book().unit_types[PieceKind::Cavalry].is_brigade(1));
  EXPECT_FALSE(book().unit_types[PieceKind::Cavalry].is_brigade(2));
  EXPECT_FALSE(book().unit_types[PieceKind::Militia].is_brigade(1));
}

TEST(UnitTypes, Case_8_16_a_naval_flotilla_is_worth_20) {
  EXPECT_EQ(book().unit_types[PieceKind::NavalFlotilla].naval_strength(), 20);
  EXPECT_EQ(book().unit_types[PieceKind::NavalTransport].naval_strength(), 0);
  EXPECT_EQ(book().unit_types[PieceKind::Depot].naval_strength(), 0);
}

TEST(UnitTypes, Case_6_56_combat_units_weigh_their_strength_and_a_depot_cannot_be_moved) {
  EXPECT_EQ(book().unit_types[PieceKind::Infantry].weight_of(8), 8);
  EXPECT_EQ(book().unit_types[PieceKind::SupplyTrain].weight_of(1), 1);
  EXPECT_FALSE(book().unit_types[PieceKind::Depot].weight_of(2).has_value());
}

// [3.24] The values of a kind, largest first, and where the mix holds their number.
TEST(UnitTypes, Table_B_values_of_a_kind_descend) {
  const auto text = [](PieceKind kind) {
    std::string result;
    for (const MixValue& each : book().mix_values[kind]) {
      EXPECT_EQ(book().mix.at(each.row).kind, kind);
      EXPECT_EQ(book().mix.at(each.row).value, each.value);
      result += each.value + "=" + std::to_string(each.strength) + " ";
    }
    return result;
  };
  EXPECT_EQ(text(PieceKind::Infantry), "10-3=10 8-3=8 7-3=7 6-3=6 5-3=5 4-3=4 3-3=3 2-3=2 1-3=1 ");
  EXPECT_EQ(text(PieceKind::Cavalry), "5-4=5 4-4=4 3-4=3 2-4=2 1-4=1 ");
  EXPECT_EQ(text(PieceKind::Militia), "4-2=4 3-2=3 2-2=2 1-2=1 ");
  EXPECT_EQ(text(PieceKind::Garrison), "(10)-1=10 (5)-1=5 (3)-1=3 (2)-1=2 (1)-1=1 ");
  EXPECT_EQ(text(PieceKind::SupplyTrain), "=1 ");
  EXPECT_EQ(text(PieceKind::Ironclad), "=30 ");
  EXPECT_EQ(text(PieceKind::ArmyHq), "=0 ");
  EXPECT_EQ(text(PieceKind::Leader), "");
}

std::string text_of(const ChitPool& pool) {
  return list_of(pool.chits, false) + " option " + std::to_string(pool.option_value);
}

TEST(Chits, Table_5_12_chit_pools) {
  const auto pool = [](const char* cycle) {
    return text_of(book().chit_pools.of_cycle(*Cycle::parse(cycle)));
  };
  for (const char* cycle : {"7/61", "13/61", "6/62"}) {
    EXPECT_EQ(pool(cycle), "0,1,2,3 option 2") << cycle;
  }
  for (const char* cycle : {"7/62", "13/62"}) {
    EXPECT_EQ(pool(cycle), "1,2,3,4,5 option 2") << cycle;
  }
  for (const char* cycle : {"1/63", "13/63"}) {
    EXPECT_EQ(pool(cycle), "1,2,3,4,5 option 3") << cycle;
  }
  for (const char* cycle : {"1/64", "4/65"}) {
    EXPECT_EQ(pool(cycle), "2,3,4,5,6 option 4") << cycle;
  }
}

TEST(Chits, Table_19_35_scenario_chits) {
  const auto pool = [](const std::string& scenario, int game_turn) {
    const ChitPool* found = book().chit_pools.of_scenario(scenario, game_turn);
    return found == nullptr ? "none" : text_of(*found);
  };
  for (const char* scenario : {"east-62", "west-62"}) {
    EXPECT_EQ(pool(scenario, 1), "0,1,2,3 option 2") << scenario;
    EXPECT_EQ(pool(scenario, 12), "0,1,2,3 option 2") << scenario;
    EXPECT_EQ(pool(scenario, 13), "1,2,3,4,5 option 2") << scenario;
    EXPECT_EQ(pool(scenario, 20), "1,2,3,4,5 option 2") << scenario;
  }
  for (const char* scenario : {"east-63", "west-63"}) {
    EXPECT_EQ(pool(scenario, 1), "1,2,3,4,5 option 3") << scenario;
    EXPECT_EQ(pool(scenario, 20), "1,2,3,4,5 option 3") << scenario;
  }
  for (const char* scenario : {"east-64", "west-64"}) {
    EXPECT_EQ(pool(scenario, 1), "2,3,4,5,6 option 4") << scenario;
    EXPECT_EQ(pool(scenario, 20), "2,3,4,5,6 option 4") << scenario;
  }
  for (const std::string& setup : tests::setup_names()) {
    EXPECT_EQ(pool(setup, 1) == "none", setup == "campaign") << setup;
  }
  EXPECT_EQ(pool("west-63", 0), "none");
}

TEST(UnitTypes, Case_3_22_the_other_pieces_neither_fight_nor_move_nor_eat) {
  for (const PieceKind kind :
       {PieceKind::Department, PieceKind::Base, PieceKind::Fort, PieceKind::Fortress,
        PieceKind::Entrenchment, PieceKind::Railhead, PieceKind::RailCut}) {
    const UnitType& type = book().unit_types[kind];
    EXPECT_FALSE(is_ground_unit(kind)) << name(kind);
    EXPECT_FALSE(is_ship(kind)) << name(kind);
    EXPECT_EQ(type.land_movement, std::nullopt) << name(kind);
    EXPECT_TRUE(type.strengths.empty()) << name(kind);
    EXPECT_FALSE(type.needs_supply) << name(kind);
    EXPECT_EQ(is_rail_marker(kind), kind == PieceKind::Railhead || kind == PieceKind::RailCut);
  }
}

}  // namespace
}  // namespace core::rulebook
