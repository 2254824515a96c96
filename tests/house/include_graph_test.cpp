// The include graph against the architecture page, and the judge against made-up breaches.
#include "tests/house/include_graph.h"

#include <gmock/gmock.h>

namespace tests::house {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;

const ArchitecturePage& our_page() {
  static const ArchitecturePage page = read_architecture_page(file_at("docs/architecture.md").text);
  return page;
}

/// The breaches of a core/ that consists of the given files alone.
std::vector<std::string> verdict_on(const std::vector<SourceFile>& files) {
  return breaches(our_page(), files);
}

TEST(ArchitecturePage, lists_the_rooms_from_the_lowest_upward) {
  const auto& rooms = our_page().rooms;

  ASSERT_GE(rooms.size(), 20U);
  EXPECT_EQ(rooms.front(), "base");
  EXPECT_EQ(rooms.back(), "cli");
  EXPECT_THAT(rooms, IsSupersetOf({"territory", "supply", "strategic", "data", "field", "river"}));
  EXPECT_THAT(rooms, IsSupersetOf({"game", "words", "save", "plan", "tabletop", "report"}));
}

TEST(ArchitecturePage, lists_the_names_of_the_top_level) {
  EXPECT_THAT(our_page().top_level, IsSupersetOf({"core", "qml", "play", "check", ".ci", "docs"}));
}

TEST(ArchitecturePage, names_every_folder_that_is_in_core) {
  for (const auto& entry : std::filesystem::directory_iterator{top_folder() / "core"}) {
    if (entry.is_directory()) {
      EXPECT_THAT(our_page().rooms, Contains(entry.path().filename().string()));
    }
  }
}

TEST(IncludeGraph, of_core_keeps_to_the_architecture_page) {
  EXPECT_THAT(verdict_on(files_under("core", {".h", ".cpp", "CMakeLists.txt"})), IsEmpty());
}

TEST(IncludeGraph, a_room_may_use_the_rooms_above_it) {
  EXPECT_THAT(verdict_on({{"core/state/CMakeLists.txt", "room(state LINK core::map)"},
                          {"core/state/a.h", "#include \"core/map/b.h\"\n"}}),
              IsEmpty());
}

TEST(IncludeGraph, a_room_may_not_use_a_room_below_it) {
  EXPECT_THAT(verdict_on({{"core/map/CMakeLists.txt", "room(map LINK core::state)"},
                          {"core/map/a.h", "#include \"core/state/b.h\"\n"}}),
              ElementsAre("core/map/CMakeLists.txt: map uses state, which stands below it",
                          "core/map/a.h: map uses state, which stands below it"));
}

TEST(IncludeGraph, an_unknown_room_is_found) {
  EXPECT_THAT(verdict_on({{"core/helpers/CMakeLists.txt", "room(helpers LINK core::map)"}}),
              ElementsAre(HasSubstr("the page knows no room helpers")));
}

TEST(IncludeGraph, rule_rooms_may_use_one_another_downward) {
  EXPECT_THAT(verdict_on({{"core/supply/CMakeLists.txt", "room(supply LINK core::organisation)"},
                          {"core/supply/a.cpp", "#include \"core/organisation/b.h\"\n"}}),
              IsEmpty());
}

TEST(IncludeGraph, rule_rooms_may_not_use_one_another_in_a_circle) {
  EXPECT_THAT(verdict_on({{"core/supply/CMakeLists.txt", "room(supply LINK core::water)"},
                          {"core/water/CMakeLists.txt", "room(water LINK core::supply)"}}),
              ElementsAre("core/supply: uses water, which uses supply in a circle",
                          "core/water: uses supply, which uses water in a circle"));
}

TEST(IncludeGraph, data_belongs_to_saves_the_tabletop_and_the_command_line) {
  EXPECT_THAT(verdict_on({{"core/cli/CMakeLists.txt", "room(cli LINK core::data)"},
                          {"core/save/CMakeLists.txt", "room(save LINK core::data)"},
                          {"core/tabletop/CMakeLists.txt", "room(tabletop LINK core::data)"}}),
              IsEmpty());
  for (const std::string room : {"game", "words", "plan", "ai", "trial_play"}) {
    EXPECT_THAT(
        verdict_on({{"core/" + room + "/CMakeLists.txt", "room(" + room + " LINK core::data)"}}),
        ElementsAre(HasSubstr("data is used only by")));
  }
}

TEST(IncludeGraph, what_is_included_is_linked_too) {
  EXPECT_THAT(verdict_on({{"core/state/CMakeLists.txt", "room(state)  # not core::map"},
                          {"core/state/a.h", "#include \"core/map/b.h\"\n"}}),
              ElementsAre("core/state/a.h: includes map, but state does not link core::map"));
}

TEST(IncludeGraph, a_link_through_another_room_counts) {
  EXPECT_THAT(verdict_on({{"core/state/CMakeLists.txt", "room(state LINK core::rulebook)"},
                          {"core/rulebook/CMakeLists.txt", "room(rulebook LINK core::map)"},
                          {"core/state/a.h", "#include \"core/map/b.h\"\n"}}),
              IsEmpty());
}

TEST(IncludeGraph, core_includes_no_qt) {
  EXPECT_THAT(verdict_on({{"core/state/a.h", "#include <QString>\n"}}),
              ElementsAre("core/state/a.h: core knows no Qt: QString"));
}

TEST(IncludeGraph, sqlite_stays_in_data_and_the_journals) {
  EXPECT_THAT(verdict_on({{"core/data/a.cpp", "#include <SQLiteCpp/Database.h>\n"},
                          {"core/save/b.cpp", "#include <sqlite3.h>\n"},
                          {"core/tabletop/c.cpp", "#include <SQLiteCpp/Statement.h>\n"}}),
              IsEmpty());
  for (const std::string room : {"game", "cli"}) {
    EXPECT_THAT(verdict_on({{"core/" + room + "/a.cpp", "#include <SQLiteCpp/Database.h>\n"}}),
                ElementsAre(HasSubstr("include SQLite")));
  }
}

TEST(IncludeGraph, boost_graph_stays_in_sources_of_the_four_rooms) {
  const std::string graph = "#include <boost/graph/filtered_graph.hpp>\n";

  EXPECT_THAT(verdict_on({{"core/water/a.cpp", graph}}), IsEmpty());
  EXPECT_THAT(verdict_on({{"core/water/a.h", graph}}), ElementsAre(HasSubstr("Boost.Graph")));
  EXPECT_THAT(verdict_on({{"core/combat/a.cpp", graph}}), ElementsAre(HasSubstr("Boost.Graph")));
}

TEST(IncludeGraph, boost_graph_may_stand_in_a_private_header) {
  const SourceFile search{"core/supply/search.h",
                          "// [17.04] A search. Private to\n// this room.\n#pragma once\n"
                          "#include <boost/graph/filtered_graph.hpp>\n"};

  EXPECT_THAT(verdict_on({search}), IsEmpty());
}

TEST(IncludeGraph, a_private_header_stays_in_its_room_and_out_of_public_headers) {
  const SourceFile header{"core/supply/view.h", "// A view. Private to this room.\n#pragma once\n"};
  const SourceFile links{"core/strategic/CMakeLists.txt", "room(strategic LINK core::supply)"};
  const std::string use = "#include \"core/supply/view.h\"\n";

  EXPECT_THAT(verdict_on({header, {"core/supply/a.cpp", use}}), IsEmpty());
  EXPECT_THAT(verdict_on({header, {"core/supply/a.h", use}}),
              ElementsAre(HasSubstr("a public header shows a private one")));
  EXPECT_THAT(verdict_on({header, links, {"core/strategic/a.cpp", use}}),
              ElementsAre(HasSubstr("private to another room")));
}

TEST(IncludeGraph, one_header_of_map_hands_the_graphs_to_sources_only) {
  const SourceFile graphs{"core/map/graphs.h", "#include <boost/graph/graph_traits.hpp>\n"};
  const SourceFile links{"core/supply/CMakeLists.txt", "room(supply LINK core::map)"};
  const std::string use = "#include \"core/map/graphs.h\"\n";

  EXPECT_THAT(verdict_on({graphs, links, {"core/supply/a.cpp", use}}), IsEmpty());
  EXPECT_THAT(verdict_on({graphs, links, {"core/supply/a.h", use}}),
              ElementsAre(HasSubstr("no public header shows the graphs")));
  EXPECT_THAT(verdict_on({graphs, {"core/map/other.h", graphs.text}}),
              ElementsAre(HasSubstr("only one private header")));
}

}  // namespace
}  // namespace tests::house
