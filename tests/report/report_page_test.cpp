// The page of the report as a whole.
#include "core/report/report_page.h"

#include "core/data/our_file.h"
#include "core/rulebook/chart.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace core::report {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Reported {
  data::OpenedSetup opened;
  Figures figures;
};

Reported random_game(const std::string& scenario, int steps, Reader reader = {}) {
  Reported result{tests::real_setup(scenario), {}};
  game::Game game{result.opened.setting,
                  strategic::opening_of(result.opened.setting, result.opened.state, 4)};
  Gatherer gatherer{result.opened.setting, game.state(), reader};
  trial_play::RandomPlayer player{4};
  for (int step = 0; step < steps && !game.legal().empty(); ++step) {
    gatherer.add(*game.act(player.choose(game.legal())));
  }
  result.figures = gatherer.finish();
  return result;
}

save::Header header() {
  save::Header head;
  head.program = "sumter 0.1.0";
  head.errata = "corrected";
  head.options = "default";
  head.secrecy = "open";
  head.date = "2026-11-23";
  head.seed = 987654321;
  return head;
}

std::string page_of(const Reported& game, const save::Header& head) {
  const data::OpenedSetup& opened = game.opened;
  return report_page({opened.setting, opened.info.title, head}, game.figures);
}

/// What stands between '<' and '>', in order; declarations and comments left out.
std::vector<std::string> tags_of(const std::string& page) {
  std::vector<std::string> tags;
  for (auto at = page.find('<'); at != std::string::npos; at = page.find('<', at + 1)) {
    const auto end = page.find('>', at);
    if (end != std::string::npos && page[at + 1] != '!') {
      tags.push_back(page.substr(at + 1, end - at - 1));
    }
  }
  return tags;
}

/// The first tag that is not closed in its order; empty for a sound page.
std::string tag_fault(const std::string& page) {
  static const std::set<std::string> kVoid{"meta"};
  std::vector<std::string> open;
  for (const std::string& tag : tags_of(page)) {
    const bool closes = tag.starts_with('/');
    const std::string name = tag.substr(closes ? 1 : 0, tag.find(' '));
    if (kVoid.contains(name) || tag.ends_with('/')) {
      continue;
    }
    if (!closes) {
      open.push_back(name);
    } else if (open.empty() || open.back() != name) {
      return name + " after " + (open.empty() ? "nothing" : open.back());
    } else {
      open.pop_back();
    }
  }
  return open.empty() ? "" : open.back();
}

TEST(ReportPage, is_one_file_that_needs_nothing_else) {
  const Reported game = random_game("west-63", 2500);
  const std::string page = page_of(game, header());
  EXPECT_TRUE(page.starts_with(data::kReportMark));
  EXPECT_EQ(tag_fault(page), "");
  for (const char* outside : {"http", "<script", "src=", "@import", "href=\"/", "nan", "inf "}) {
    EXPECT_THAT(page, Not(HasSubstr(outside))) << outside;
  }
  EXPECT_THAT(page, HasSubstr("West 1863"));
  EXPECT_THAT(page, HasSubstr("987654321"));
}

TEST(ReportPage, every_drawing_has_a_name_and_its_figures_in_a_table) {
  const Reported game = random_game("campaign", 3000);
  const std::string page = page_of(game, header());
  int drawings = 0;
  for (const std::string& tag : tags_of(page)) {
    if (!tag.starts_with("svg ")) {
      continue;
    }
    const bool named = tag.find(R"(role="img" aria-label=")") != std::string::npos;
    EXPECT_TRUE(named || tag.find("aria-hidden") != std::string::npos) << tag;
    ++drawings;
  }
  EXPECT_EQ(drawings, 1 + static_cast<int>(game.figures.maps.size()) + 6);
  for (const CurvePoint& point : game.figures.curves) {
    for (const SideCurve& side : point.sides) {
      EXPECT_THAT(page, HasSubstr("<td class=\"n\">" + std::to_string(*side.strength) + "</td>"));
    }
  }
}

TEST(ReportPage, what_a_save_does_not_say_is_left_out) {
  const Reported game = random_game("west-63", 40);
  save::Header head = header();
  const std::string whole = page_of(game, head);
  EXPECT_THAT(whole, HasSubstr("<dt>errata</dt>"));
  EXPECT_THAT(whole, HasSubstr("<dd>2026-11-23, sumter 0.1.0</dd>"));
  head.errata.clear();
  head.options.clear();
  head.program.clear();
  const std::string page = page_of(game, head);
  EXPECT_THAT(page, Not(HasSubstr("<dt>errata</dt>")));
  EXPECT_THAT(page, Not(HasSubstr("<dt>optional rules</dt>")));
  EXPECT_THAT(page, HasSubstr("<dd>2026-11-23</dd>"));
}

TEST(ReportPage, Case_1_0_the_curves_of_a_long_war_mark_its_years) {
  Reported game = random_game("west-63", 40);
  EXPECT_THAT(page_of(game, header()), Not(HasSubstr(R"(class="grid year")")));
  CurvePoint later = game.figures.curves.back();
  later.when = {41, *rulebook::Cycle::parse("1/64")};
  game.figures.curves.push_back(later);
  const std::string page = page_of(game, header());
  EXPECT_THAT(page, HasSubstr(R"(class="grid year")"));
  EXPECT_THAT(page, HasSubstr(">1864</text>"));
}

TEST(ReportPage, the_greatest_battles_stand_before_all_only_where_there_are_more) {
  Reported game = random_game("west-63", 40);
  BattleFigures battle;
  battle.when = game.figures.end;
  battle.hex = *board::HexId::parse("B2317");
  battle.face = 3;
  battle.end = BattleEnd::Held;
  game.figures.battles.assign(10, battle);
  EXPECT_THAT(page_of(game, header()), Not(HasSubstr("The greatest battles")));
  game.figures.battles.push_back(battle);
  EXPECT_THAT(page_of(game, header()), HasSubstr("The greatest battles"));
}

TEST(ReportPage, what_a_save_says_is_text_and_no_markup) {
  Reported game = random_game("east-62", 20);
  game.opened.info.title = "<b>\"East\" & 'West'";
  save::Header head = header();
  head.date = "<script>alert(1)</script>";
  const std::string page = page_of(game, head);
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, HasSubstr("&lt;b&gt;&quot;East&quot; &amp; &#39;West&#39;"));
  EXPECT_EQ(tag_fault(page), "");
}

TEST(ReportPage, Case_0_5_for_a_side_it_tells_neither_seed_nor_what_the_enemy_has) {
  const Reported game = random_game("west-62", 1500, board::Side::Union);
  const std::string page = page_of(game, header());
  EXPECT_THAT(page, Not(HasSubstr("987654321")));
  for (const CurvePoint& point : game.figures.curves) {
    EXPECT_FALSE(point.sides[1].strength || point.sides[1].pool || point.sides[1].forward);
    EXPECT_TRUE(point.sides[0].strength);
  }
  for (const MapShot& shot : game.figures.maps) {
    for (const ArmyAt& army : shot.armies) {
      EXPECT_EQ(army.csp.has_value(), army.side == board::Side::Union);
    }
  }
  for (const auto& [cited, points] : game.figures.ledger) {
    EXPECT_EQ(points[1], 0) << cited.text();
  }
}

TEST(ReportPage, speaks_german) {
  Reported game = random_game("east-62", 200);
  const data::Catalogue spoken{tests::catalogue_file(), rulebook::Language::German};
  game.opened = spoken.open_setup("east-62", {});
  const std::string page = page_of(game, header());
  EXPECT_THAT(page, HasSubstr("<html lang=\"de\">"));
  EXPECT_THAT(page, HasSubstr("Der Gang des Krieges"));
  EXPECT_EQ(tag_fault(page), "");
}

// What is said by pieces of keys is named here: `end-`, `kind-`, `unit-`, `month-`, `secrecy-`.
TEST(ReportPage, every_end_of_a_battle_and_every_unit_has_its_words) {
  const auto& book = tests::book();
  for (int end = 0; end <= static_cast<int>(BattleEnd::Eliminated); ++end) {
    EXPECT_NO_THROW((void)rulebook::chart_cell(
        book, "report", "end-" + std::string{name(static_cast<BattleEnd>(end))}, "sentence"));
  }
  for (const Measure measure :
       {Measure::Points, Measure::Supply, Measure::Success, Measure::Chit, Measure::Cycles}) {
    EXPECT_NO_THROW((void)rulebook::chart_cell(book, "report", "unit-" + std::string{name(measure)},
                                               "sentence"));
  }
}

}  // namespace
}  // namespace core::report
