// [4.1] First steps: the charts of docs/rules/first-steps.md against the game they are played in.
#include "core/base/data_error.h"
#include "core/strategic/opening.h"
#include "core/words/lesson_orders.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <regex>
#include <set>

namespace core::words {
namespace {

using sequence::ActionKind;
using state::Stage;
using testing::Each;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

rulebook::Rulebook book_with(const std::string& chart,
                             const std::function<void(rulebook::Chart&)>& change) {
  rulebook::Rulebook book = tests::book();
  const auto found = std::find_if(book.charts.begin(), book.charts.end(),
                                  [&](const rulebook::Chart& each) { return each.name == chart; });
  change(*found);
  return book;
}

/// Changes one cell of the course.
rulebook::Rulebook course_with(const std::string& task, std::size_t column,
                               const std::string& text) {
  return book_with("first_steps_course", [&](rulebook::Chart& chart) {
    const auto row = std::find_if(chart.rows.begin(), chart.rows.end(),
                                  [&](const auto& cells) { return cells.front() == task; });
    row->at(column) = text;
  });
}

std::string fault_of_book(const rulebook::Rulebook& book) {
  try {
    const Lesson lesson = read_lesson(book);
    const auto& setup = tests::real_setup(lesson.set_up);
    check_lesson(lesson, setup.setting,
                 strategic::opening_of(setup.setting, setup.state, lesson.seed));
  } catch (const base::DataError& error) {
    return error.what();
  }
  return "";
}

constexpr std::size_t kStep = 1;
constexpr std::size_t kWaits = 2;
constexpr std::size_t kWhere = 4;
constexpr std::size_t kOrders = 5;

/// The game of the lesson, where the player sits down.
class FirstSteps : public testing::Test {
 protected:
  FirstSteps()
      : lesson_{read_lesson(tests::book())},
        setup_{tests::catalogue().open_setup(lesson_.set_up, lesson_.switches)},
        game_{setup_.setting, strategic::opening_of(setup_.setting, setup_.state, lesson_.seed)} {
    given_ = played_out(lesson_.opening, game_, setup_.setting, {}).value();
    first_ = given_.size();
  }

  const LessonTask& task(const std::string& key) const {
    for (const LessonStep& step : lesson_.steps) {
      for (const LessonTask& each : step.tasks) {
        if (each.key == key) {
          return each;
        }
      }
    }
    throw base::DataError{"", 0, key, "no such task"};
  }

  /// Skips all tasks before one, or all.
  void skip_to(const std::string& key) {
    for (const LessonStep& step : lesson_.steps) {
      for (const LessonTask& each : step.tasks) {
        if (each.key == key) {
          return;
        }
        skip(each);
      }
    }
  }

  void skip(const LessonTask& each) {
    auto more = played_out(each.orders, game_, setup_.setting, given_);
    ASSERT_TRUE(more) << each.key;
    given_ = std::move(*more);
  }

  void give(const std::string& text) {
    auto more = played_out({{LessonOrder::Kind::Give, text, {}}}, game_, setup_.setting, given_);
    ASSERT_TRUE(more) << text;
    given_ = std::move(*more);
  }

  [[nodiscard]] bool can_go_on(const LessonTask& each) const {
    return can_be_given(each.orders, game_, setup_.setting, given_);
  }

  [[nodiscard]] bool is_done(const LessonTask& each) const {
    return is_fulfilled(each.awaited, game_.state(), given_, first_);
  }

  Lesson lesson_;
  data::OpenedSetup setup_;
  game::Game game_;
  Given given_;
  std::size_t first_{};
};

TEST_F(FirstSteps, Case_4_1_has_ten_steps_with_words_and_cases) {
  EXPECT_THAT(lesson_.steps, SizeIs(10));
  for (const LessonStep& step : lesson_.steps) {
    EXPECT_FALSE(step.heading.empty());
    EXPECT_THAT(step.words, testing::ContainsRegex("\\[[0-9]+\\.[0-9]+\\]"));
    for (const LessonTask& each : step.tasks) {
      EXPECT_FALSE(each.words.empty()) << each.key;
      EXPECT_FALSE(each.where.empty()) << each.key;
    }
  }
  EXPECT_FALSE(lesson_.end_words.empty());
}

TEST_F(FirstSteps, Case_4_1_every_case_that_it_names_is_written) {
  std::set<std::string> cases;
  for (const data::CaseText& each : tests::catalogue().cases()) {
    cases.insert(each.number);
  }
  std::string words = lesson_.end_words;
  for (const LessonStep& step : lesson_.steps) {
    words += step.words;
  }
  const std::regex cited{"\\[([0-9.]+)\\]"};
  for (std::sregex_iterator at{words.begin(), words.end(), cited}, end; at != end; ++at) {
    EXPECT_TRUE(cases.contains((*at)[1].str())) << (*at)[1].str();
  }
}

TEST_F(FirstSteps, Case_4_1_everything_it_names_is_in_the_game) {
  EXPECT_EQ(fault_of_book(tests::book()), "");
}

TEST_F(FirstSteps, Case_5_13_the_player_sits_down_before_the_chits) {
  EXPECT_EQ(game_.state().turn.stage, Stage::Initiative);
  EXPECT_EQ(game_.state().turn.game_turn, 1);
  EXPECT_EQ(game_.question()->side, board::Side::Confederate);
}

// Each task of the game is open before its orders and done after them.
TEST_F(FirstSteps, Case_4_1_whoever_skips_all_steps_has_played_a_week) {
  for (const LessonStep& step : lesson_.steps) {
    for (const LessonTask& each : step.tasks) {
      if (is_of_the_game(each.awaited.what) && each.key != "do-again") {
        EXPECT_FALSE(is_done(each)) << each.key;
        EXPECT_TRUE(can_go_on(each)) << each.key;
      }
      skip(each);
      if (is_of_the_game(each.awaited.what)) {
        EXPECT_TRUE(is_done(each)) << each.key;
      }
    }
  }
  EXPECT_EQ(game_.state().turn.game_turn, 2);
  const auto hex = board::HexId::parse("C2407");
  EXPECT_EQ(std::get<board::HexId>(game_.state().find("U62-047")->place), *hex)
      << "Leesburg is taken";
}

TEST_F(FirstSteps, Case_5_13_the_option_value_does_no_harm) {
  give("take-option-chit");
  EXPECT_TRUE(is_done(task("chits")));
  for (const LessonStep& step : lesson_.steps) {
    for (const LessonTask& each : step.tasks) {
      if (!is_of_the_game(each.awaited.what) || !is_done(each)) {
        skip(each);
      }
    }
  }
  EXPECT_TRUE(is_done(task("fight")));
  EXPECT_TRUE(is_done(task("the-week-ends")));
}

TEST_F(FirstSteps, Case_5_25_a_force_that_went_elsewhere_cannot_march_any_more) {
  skip_to("march-out");
  EXPECT_TRUE(can_go_on(task("march-out")));
  give("command U62-046");
  EXPECT_TRUE(can_go_on(task("march-out"))) << "what was given already is left out";
  give("march U62-045 C2406");
  EXPECT_FALSE(is_done(task("march-out")));
  EXPECT_FALSE(can_go_on(task("march-out")));
}

TEST_F(FirstSteps, Case_5_21_a_stage_that_is_over_does_not_come_back) {
  skip_to("march-out");
  give("pass");
  EXPECT_TRUE(
      game::has_come_to(game_.state().turn, {Stage::InitiativeSegment, board::Side::Union, 1}));
  EXPECT_FALSE(can_go_on(task("march-out")));
  EXPECT_TRUE(can_go_on(task("end-commands")));
}

// Whether a roll will succeed is not told before it is made.
TEST_F(FirstSteps, Case_5_22_no_die_is_looked_at_before_it_is_rolled) {
  skip_to("sumner-rolls");
  const auto comes = [&] {
    game::Game copy = game_;
    const auto rolled = played_out(task("sumner-rolls").orders, copy, setup_.setting, given_);
    return rolled && played_out(task("sumner-marches").orders, copy, setup_.setting, *rolled);
  };
  EXPECT_TRUE(comes());
  for (const char* leader : {"U62-033", "U62-063", "U62-088", "U62-017", "U62-026"}) {
    if (comes()) {
      give(std::string{"try-initiative "} + leader);
    }
  }
  ASSERT_FALSE(comes()) << "others took Sumner's die";
  EXPECT_TRUE(can_go_on(task("sumner-rolls")));
  skip(task("sumner-rolls"));
  EXPECT_TRUE(is_done(task("sumner-rolls")));
  EXPECT_FALSE(can_go_on(task("sumner-marches")));
}

TEST_F(FirstSteps, Case_8_15_a_battle_that_goes_on_is_ended_from_any_of_its_steps) {
  skip_to("fight");
  for (int answers = 0; !is_done(task("fight")) && answers < 40; ++answers) {
    EXPECT_TRUE(can_go_on(task("fight"))) << answers;
    game::Game copy = game_;
    EXPECT_TRUE(played_out(task("fight").orders, copy, setup_.setting, given_)) << answers;
    EXPECT_TRUE(is_fulfilled(task("fight").awaited, copy.state(), given_, first_)) << answers;
    const sequence::Action first = game_.legal().front();
    ASSERT_TRUE(game_.act(first));
    given_.push_back(first);
  }
  EXPECT_TRUE(is_done(task("fight")));
}

TEST(FirstStepsChart, Case_4_1_what_is_not_there_is_told_with_its_row) {
  EXPECT_THAT(fault_of_book(course_with("chits", kWaits, "dances")),
              testing::AllOf(HasSubstr("chits"), HasSubstr("dances")));
  EXPECT_THAT(fault_of_book(course_with("chits", kWaits, "asked supper union")),
              HasSubstr("supper"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kWaits, "at U62-045")),
              HasSubstr("cut short"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kWaits, "at U62-045 Q9")), HasSubstr("Q9"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kWaits, "at U62-999 C2308")),
              HasSubstr("U62-999"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kWaits, "at U62-045 A2308")),
              HasSubstr("A2308"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kWaits, "order fly")), HasSubstr("fly"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kWhere, "C2308 C2309")),
              HasSubstr("no piece and no hex"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kOrders, "fly U62-045")), HasSubstr("fly"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kOrders, "until supper union")),
              HasSubstr("supper"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kOrders, "-")), HasSubstr("skips"));
  EXPECT_THAT(
      fault_of_book(book_with("first_steps_game",
                              [](rulebook::Chart& chart) { chart.rows.at(2).back() = "E9"; })),
      HasSubstr("errata"));
  EXPECT_THAT(fault_of_book(course_with("march-out", kStep, "11")), HasSubstr("no step 11"));
}

TEST(FirstStepsChart, Case_4_1_every_step_and_task_has_its_words) {
  EXPECT_THAT(fault_of_book(book_with("first_steps_tasks",
                                      [](rulebook::Chart& chart) { chart.rows.pop_back(); })),
              HasSubstr("the-week-ends"));
  EXPECT_THAT(
      fault_of_book(book_with(
          "first_steps", [](rulebook::Chart& chart) { chart.rows.erase(chart.rows.begin()); })),
      HasSubstr("counted from 1"));
  EXPECT_THAT(fault_of_book(book_with(
                  "first_steps_course",
                  [](rulebook::Chart& chart) { chart.rows.push_back(chart.rows.front()); })),
              HasSubstr("stands twice"));
}

}  // namespace
}  // namespace core::words
