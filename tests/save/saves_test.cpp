// A save opens with the errata that it names, whatever a later program has called further ones.
#include "core/save/saves.h"

#include "tests/support/catalogue.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

namespace core::save {
namespace {

TEST(Saves, an_erratum_that_this_version_cannot_read_leaves_the_others_in_force) {
  const Library library{tests::catalogue(), tests::places::catalogue()};
  Header header = header_of(library, library.catalogue.open_setup("west-63", {}), 1, "1863");
  header.rules = {"E034", "E1000", "Early"};

  const auto opened = open_saved(library, header);

  EXPECT_TRUE(opened.setting.switches.errata.has("E034"));
  EXPECT_FALSE(opened.setting.switches.errata.has("E035"));
}

}  // namespace
}  // namespace core::save
