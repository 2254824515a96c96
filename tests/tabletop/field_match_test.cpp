// A battle on land at the table: undo as far as the rules allow, saves that open as they were left,
// damaged ones are opened up to the damage.
#include "core/tabletop/battle_match.h"
#include "core/tabletop/table_words.h"
#include "tests/save/made_up_game.h"
#include "tests/support/catalogue.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <algorithm>

namespace core::tabletop {
namespace {

namespace fs = std::filesystem;

using base::operator""_rule;
using field::Step;
using ::testing::HasSubstr;

constexpr const char* kFord = "blackburns-ford";

std::shared_ptr<const rulebook::Rulebook> field_book() {
  static const rulebook::Setting kSetting = tests::catalogue().load_setting({});
  return kSetting.rulebook;
}

FieldMatch at_ford(std::uint64_t seed = 7) {
  const BattleBegin begin{kFord, seed, {}, RuleSet::Field};
  return {battle_setting<FieldRules>(tests::catalogue(), begin), begin, field_book()};
}

/// Chance chooses for both.
class Players {
 public:
  explicit Players(FieldMatch& match) : match_{&match} {}

  void play(int choices) {
    for (int i = 0; i < choices && match_->asked(); ++i) {
      const auto view = seen_by(match_->shared_setting(), match_->state(), *match_->asked());
      ASSERT_TRUE(match_->act(random_choice(view, chance_)));
    }
  }

 private:
  FieldMatch* match_;
  base::Dice chance_{5};
};

struct FieldPosition {
  field::State state;
  std::vector<BattleLine> log;

  friend bool operator==(const FieldPosition&, const FieldPosition&) = default;
};

FieldPosition all_of(const FieldMatch& match) { return {match.state(), match.log()}; }

FieldMatch opened(const fs::path& file) {
  return FieldMatch::open(tests::catalogue(), field_book(), file);
}

template <class Kind>
bool has_event(const std::vector<field::Event>& events) {
  return std::ranges::any_of(
      events, [](const field::Event& event) { return std::holds_alternative<Kind>(event); });
}

TEST(FieldMatch, FB_009_undo_gives_the_position_before_and_redo_the_one_after) {
  FieldMatch match = at_ford();
  Players players{match};
  int taken_back = 0;
  for (int i = 0; i < 80 && match.asked(); ++i) {
    const FieldPosition before = all_of(match);
    players.play(1);
    const FieldPosition after = all_of(match);
    if (match.undo_depth() > 0) {
      match.undo();
      EXPECT_TRUE(all_of(match) == before) << "choice " << i;
      match.redo();
      EXPECT_TRUE(all_of(match) == after) << "choice " << i;
      ++taken_back;
    }
  }
  EXPECT_GT(taken_back, 20);
}

TEST(FieldMatch, FB_070_undo_stops_at_a_die_and_where_the_other_side_has_read_what_was_written) {
  FieldMatch match = at_ford();
  Players players{match};
  int rolls = 0;
  int steps = 0;
  for (int i = 0; i < 400 && match.asked() && (rolls < 3 || steps < 3); ++i) {
    const Step before = match.state().step;
    players.play(1);
    if (has_event<field::Rolled>(match.events_of(match.length()))) {
      ++rolls;
      EXPECT_EQ(match.undo_depth(), 0U);
    }
    if (before == Step::Movement && match.state().step != Step::Movement) {
      ++steps;
      EXPECT_EQ(match.undo_depth(), 0U);
    }
  }
  EXPECT_GE(rolls, 3);
  EXPECT_GE(steps, 3);
}

TEST(FieldMatch, FB_070_what_is_written_can_be_taken_back_until_both_are_done) {
  FieldMatch match = at_ford();
  const auto side = match.asked().value();
  ASSERT_TRUE(match.act(field::EndStep{side}));
  EXPECT_EQ(match.undo_depth_of(side), 1U);
}

TEST(FieldMatch, FB_075_orders_are_told_to_their_own_side_only) {
  FieldMatch match = at_ford();
  const auto& setting = match.setting();
  const auto order = read_order(setting, match.asked(), "order Richardson Cavalry-squadron hold");
  ASSERT_TRUE(order) << order.error();
  ASSERT_TRUE(match.act(*order));
  const BattleLine& line = match.log().back();
  ASSERT_EQ(line.kind, BattleLine::Kind::Told);
  EXPECT_TRUE(line.to(board::Side::Union));
  EXPECT_FALSE(line.to(board::Side::Confederate));
}

TEST(FieldMatch, FB_286_FB_288_answers_are_told_to_all_when_they_happen) {
  const FieldMatch match = at_ford();
  const auto secret = [&](base::RuleId rule, std::string_view key) {
    return FieldRules::secret_of(match.state(), table::told(rule, key).of(field::unit_id(0)));
  };
  EXPECT_TRUE(secret("FB-286"_rule, "countercharges"));
  EXPECT_TRUE(secret("FB-288"_rule, "falls-back-before-charge"));
  EXPECT_FALSE(secret("FB-286"_rule, "meets-charge"));
  EXPECT_FALSE(secret("FB-288"_rule, "evades-charge"));
}

TEST(FieldMatch, FB_259_a_house_section_is_told_by_its_name) {
  const FieldMatch match = at_ford();
  const auto hit = table::told("FB-259"_rule, "house-destroyed").with_figures({2});
  EXPECT_EQ(sentence(
                *field_book(), hit, [](table::ModelId) { return std::string{}; },
                FieldRules::words_of(match.setting(), hit)),
            "House section 2 (southern house) is a ruin [FB-259].");
}

TEST(FieldMatch, FB_425_a_detachment_made_in_play_has_a_name) {
  FieldMatch match = at_ford();
  while (match.state().step != Step::Movement ||
         match.asked() != std::optional{board::Side::Confederate}) {
    ASSERT_TRUE(match.asked());
    ASSERT_TRUE(match.act(field::EndStep{*match.asked()}));
  }
  const auto detach = read_order(match.setting(), match.asked(), "detach 1st-Virginia 8 extended");
  ASSERT_TRUE(detach) << detach.error();
  const std::size_t first = match.state().units.size();
  for (int i = 0; i < 2; ++i) {
    const auto done = match.act(*detach);
    ASSERT_TRUE(done) << match.sentence(done.error());
  }
  EXPECT_EQ(match.name_of(field::unit_id(first)), "1st Virginia, detachment");
  EXPECT_EQ(match.name_of(field::unit_id(first + 1)), "1st Virginia, detachment 2");
  EXPECT_EQ(match.name_of(field::unit_id(200)), "unit 200");
}

TEST(FieldMatch, a_refused_choice_changes_and_writes_nothing) {
  FieldMatch match = at_ford();
  const fs::path file = tests::fresh_file("field-refused.battle");
  match.save_as(file, "1861-07-18");
  Players{match}.play(4);
  const FieldPosition before = all_of(match);
  const auto rows = match.journal()->rows();
  const auto refused = match.act(field::EndStep{board::enemy_of(match.asked().value())});
  ASSERT_FALSE(refused);
  EXPECT_EQ(match.sentence(refused.error()), "This step is not yours to end [FB-070].");
  EXPECT_TRUE(all_of(match) == before);
  EXPECT_EQ(match.journal()->rows(), rows);
  EXPECT_EQ(BattleJournal::open(file).rows(), rows);
}

TEST(FieldMatch, an_earlier_position_is_what_it_was) {
  FieldMatch match = at_ford();
  Players players{match};
  std::vector<field::State> states{match.state()};
  for (int i = 0; i < 40; ++i) {
    players.play(1);
    states.push_back(match.state());
  }
  for (std::uint32_t i = 0; i <= match.length(); ++i) {
    EXPECT_TRUE(match.state_after(i) == states[i]) << "after " << i;
  }
}

TEST(FieldMatch, a_save_opens_with_undo_and_redo_as_it_was_left) {
  const fs::path file = tests::fresh_file("field-left.battle");
  FieldMatch match = at_ford();
  Players players{match};
  players.play(60);
  match.save_as(file, "1861-07-18");
  players.play(90);
  while (match.undo_depth() == 0 && match.asked()) {
    players.play(1);
  }
  ASSERT_GT(match.undo_depth(), 0U);
  match.give_to_computer(board::Side::Confederate);
  match.undo();
  {
    const FieldMatch again = opened(file);
    EXPECT_TRUE(all_of(again) == all_of(match));
    EXPECT_EQ(again.redo_depth(), 1U);
    EXPECT_EQ(again.undo_depth(), match.undo_depth());
    EXPECT_EQ(again.begin(), match.begin());
    EXPECT_EQ(again.computer(), board::SideSet{board::Side::Confederate});
  }
  match.redo();
  EXPECT_TRUE(all_of(opened(file)) == all_of(match));
  EXPECT_EQ(BattleJournal::peek(file).begin.rules, RuleSet::Field);
}

TEST(FieldMatch, FB_T39_options_are_in_the_save_over_those_of_the_battle) {
  const BattleBegin begin{kFord, 3, {{"stray_line", "on"}}, RuleSet::Field};
  FieldMatch match{battle_setting<FieldRules>(tests::catalogue(), begin), begin, field_book()};
  EXPECT_TRUE(match.setting().options.stray_line);
  const fs::path file = tests::fresh_file("field-options.battle");
  match.save_as(file, "1861-07-18");
  EXPECT_EQ(opened(file).begin(), begin);
  EXPECT_TRUE(opened(file).setting().options.stray_line);
  const BattleBegin wrong{kFord, 3, {{"no_such", "on"}}, RuleSet::Field};
  EXPECT_THROW((void)battle_setting<FieldRules>(tests::catalogue(), wrong), base::DataError);
}

TEST(FieldMatch, the_battle_tells_its_rule_set) {
  EXPECT_EQ(rules_of_battle(tests::catalogue(), kFord), RuleSet::Field);
  EXPECT_EQ(rules_of_battle(tests::catalogue(), "plymouth"), RuleSet::Ironclad);
  EXPECT_EQ(rules_of_battle(tests::catalogue(), "plymouth", RuleSet::Coastal), RuleSet::Coastal);
}

TEST(FieldMatch, FB_492_what_it_is_won_by_in_words) {
  const auto aims = at_ford().objectives();
  ASSERT_EQ(aims.size(), 3U);
  EXPECT_EQ(aims[0],
            "Victory of the Union if a formed unit of the Union with good morale stands wholly "
            "within 12\" of x = 42, y = 27 on the bank of Bull Run where x = 42, y = 20 lies.");
  EXPECT_EQ(aims[1],
            "Successful reconnaissance of the Union if the Union has lost less than 25 % of its "
            "rank and file.");
  EXPECT_EQ(aims[2], "Victory of the Confederacy otherwise.");
}

/// What opening a save finds: why it is refused, or what is wrong with it.
std::string why_not_opened(const fs::path& file) {
  try {
    return opened(file).journal()->report().damage;
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), file.string());
    return error.what();
  }
  return {};
}

/// A save with some orders, with something done to its tables.
fs::path damaged(const std::string& sql) {
  static int number = 0;
  fs::path file = tests::fresh_file("field-damaged-" + std::to_string(++number) + ".battle");
  {
    FieldMatch match = at_ford();
    match.save_as(file, "1861-07-18");
    Players{match}.play(12);
  }
  SQLite::Database{file.string(), SQLite::OPEN_READWRITE}.exec(sql);
  return file;
}

TEST(DamagedFieldBattle, a_changed_row_is_told_with_row_and_reason) {
  EXPECT_THAT(
      why_not_opened(damaged("UPDATE orders SET text = 'done' WHERE id = 5")),
      HasSubstr("at order 5 (the row does not match its seal); it is opened up to order 4"));
}

TEST(DamagedFieldBattle, a_missing_row_is_named) {
  EXPECT_THAT(why_not_opened(damaged("DELETE FROM orders WHERE id = 4")),
              HasSubstr("at order 4 (the row is missing)"));
}

TEST(DamagedFieldBattle, another_rule_set_in_the_head_is_noticed) {
  EXPECT_THAT(why_not_opened(damaged("UPDATE header SET rules = 'coastal'")),
              HasSubstr("header: the row does not match its seal"));
}

TEST(DamagedFieldBattle, an_order_against_the_rules_is_named_with_its_sentence) {
  const fs::path file = damaged("SELECT 1");
  const std::size_t rows = BattleJournal::open(file).rows().size();
  BattleJournal::open(file).append("fall-back 1st-Virginia");
  const std::string why = why_not_opened(file);
  EXPECT_THAT(why, HasSubstr("at order " + std::to_string(rows + 1) + " ("));
  EXPECT_THAT(why, HasSubstr("[FB-070]"));
}

TEST(DamagedFieldBattle, a_save_of_ships_is_refused) {
  const fs::path file = tests::fresh_file("ships-no-field.battle");
  const BattleBegin begin{"plymouth", 7, {}};
  BattleMatch ships{battle_setting(tests::catalogue(), begin), begin, field_book()};
  ships.save_as(file, "1864-04-19");
  EXPECT_THAT(why_not_opened(file),
              HasSubstr("the battle is of the rule set 'ironclad', not 'field'"));
}

}  // namespace
}  // namespace core::tabletop
