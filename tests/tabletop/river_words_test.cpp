// What the river campaign says.
#include "core/tabletop/river_words.h"

#include "core/river/game.h"
#include "core/words/template_text.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::tabletop {
namespace {

using base::operator""_rule;
using river::GroupId;
using river::kMainGroup;
using river::kMississippi;
using river::VesselId;
using rulebook::Rulebook;

constexpr std::size_t kOldTimbers = 1;  // of table RR-T28
constexpr std::size_t kMonitors = 3;

const river::Charts& river_charts() {
  static const river::Charts charts = tests::tabletop().river_charts();
  return charts;
}

const Rulebook& german() {
  static const data::Catalogue catalogue{tests::catalogue_file(), rulebook::Language::German};
  static const rulebook::Setting setting = catalogue.load_setting({});
  return *setting.rulebook;
}

/// A campaign before its first turn: cairo, signal, rattler and the supply steamers; a tributary
/// joins in section 7.
class RiverWords : public testing::Test {
 protected:
  explicit RiverWords(std::size_t sample = 0)
      : setting_{river::make_setting(river_charts(),
                                     river::sample_begin(river_charts(), sample, 7, 1))},
        state_{river::begin_state(*setting_)} {
    state_.branches.push_back({river::Place{0, 7}, river::Hand::Left, river::Heading::North, {}});
  }

  [[nodiscard]] std::string say(const river::Refusal& why) const {
    return sentence(tests::book(), *setting_, state_, why);
  }

  [[nodiscard]] std::string say(const river::Told& what) const {
    return sentence(tests::book(), *setting_, state_, what);
  }

  [[nodiscard]] std::string say_german(const river::Refusal& why) const {
    return sentence(german(), *setting_, state_, why);
  }

  [[nodiscard]] std::string say_german(const river::Told& what) const {
    return sentence(german(), *setting_, state_, what);
  }

  [[nodiscard]] std::string vessel(int index) const {
    return vessel_name(tests::book(), *setting_, state_,
                       VesselId{static_cast<std::uint8_t>(index)});
  }

  /// A group of its own for these vessels.
  void detach(GroupId group, std::initializer_list<std::size_t> vessels) {
    river::Group own;
    own.id = group;
    state_.groups.push_back(own);
    for (const std::size_t each : vessels) {
      state_.vessels.at(each).group = group;
    }
  }

  [[nodiscard]] std::string group(GroupId which) const {
    return group_name(tests::book(), *setting_, state_, which);
  }

  [[nodiscard]] const river::Setting& setting() const { return *setting_; }

  [[nodiscard]] river::State& state() { return state_; }

 private:
  std::shared_ptr<const river::Setting> setting_;
  river::State state_;
};

class RiverWordsOfOldTimbers : public RiverWords {
 protected:
  RiverWordsOfOldTimbers() : RiverWords{kOldTimbers} {}
};

class RiverWordsOfMonitors : public RiverWords {
 protected:
  RiverWordsOfMonitors() : RiverWords{kMonitors} {}
};

// ---- names ----

TEST_F(RiverWords, sections_have_numbers_and_those_of_tributaries_their_own) {
  EXPECT_EQ(place_name(tests::book(), state(), {0, 7}), "section 7");
  EXPECT_EQ(place_name(tests::book(), state(), {1, 2}), "section 7-T2");
  EXPECT_EQ(place_name(tests::book(), state(), kMississippi), "the Mississippi");
  EXPECT_EQ(place_phrase(tests::book(), state(), {1, 2}), "in section 7-T2");
  EXPECT_EQ(place_phrase(german(), state(), kMississippi), "auf dem Mississippi");
}

TEST_F(RiverWords, ships_go_by_the_name_in_brackets_or_after_a_comma) {
  EXPECT_EQ(vessel(0), "USS Cairo");
  EXPECT_EQ(vessel(1), "USS Signal");
  EXPECT_EQ(vessel(3), "supply steamer 1");
  EXPECT_EQ(vessel(4), "supply steamer 2");
  EXPECT_EQ(vessel(5), "");
}

TEST_F(RiverWordsOfOldTimbers, an_ironclad_is_no_name) { EXPECT_EQ(vessel(0), "USS Benton"); }

TEST_F(RiverWordsOfMonitors, ships_that_are_there_more_than_once_have_numbers) {
  EXPECT_EQ(vessel(0), "USS Neosho 1");
  EXPECT_EQ(vessel(2), "USS Neosho 3");
}

TEST_F(RiverWords, groups_go_by_their_vessels) {
  detach(GroupId{1}, {1});
  detach(GroupId{2}, {2, 3, 4});

  EXPECT_EQ(group(kMainGroup), "the flotilla");
  EXPECT_EQ(group(GroupId{1}), "Signal");
  EXPECT_EQ(group(GroupId{2}), "Rattler, supply steamer 1 and supply steamer 2");
  EXPECT_EQ(group(GroupId{9}), "a detached group");
}

TEST_F(RiverWords, a_group_of_a_trapped_vessel_goes_by_her) {
  detach(GroupId{1}, {1});
  state().vessels.at(1).fate = river::Fate::Trapped;

  EXPECT_EQ(group(GroupId{1}), "Signal");
}

// ---- refusals ----

TEST_F(RiverWords, a_refusal_names_vessels_and_places) {
  EXPECT_EQ(say(river::refusal("RR-053"_rule, "not-dealt-with").at({0, 7})),
            "The Confederates in section 7 bar the way up until they are dealt with [RR-053].");
  EXPECT_EQ(say(river::refusal("RR-108"_rule, "too-shallow").at({0, 7})),
            "Section 7 is too shallow: no vessel goes further up from here [RR-108].");
  EXPECT_EQ(say(river::refusal("RR-249"_rule, "no-barge-here").of(VesselId{0}).at(kMississippi)),
            "No barge lies on the Mississippi that USS Cairo could take in tow [RR-249].");
  EXPECT_EQ(say(river::refusal("RR-183"_rule, "no-room-for-fuel").of(VesselId{3}).figures(4, 1)),
            "Supply steamer 1 has room for 1 point of fuel, not for 4 [RR-183].");
}

TEST_F(RiverWords, speeds_are_told_in_knots_and_draughts_in_feet) {
  EXPECT_EQ(say(river::refusal("RR-129"_rule, "cannot-stem").of(VesselId{1}).figures(125, 60)),
            "USS Signal makes 0.6 knots, which do not stem the current of 1.25 [RR-129].");
  EXPECT_EQ(say_german(river::refusal("RR-133"_rule, "too-deep").of(VesselId{0}).figures(70, 115)),
            "USS Cairo hat 11,5 Fuß Tiefgang, und flaches Wasser hält jeden mit 7 oder mehr auf "
            "[RR-133].");
}

TEST_F(RiverWords, a_group_counts_as_one_or_as_many) {
  detach(GroupId{1}, {1});
  detach(GroupId{2}, {2, 3});

  EXPECT_EQ(say(river::refusal("RR-221"_rule, "not-in-company").of(GroupId{1}).at({0, 2})),
            "Signal lies in section 2, where the flotilla is not [RR-221].");
  EXPECT_EQ(say(river::refusal("RR-221"_rule, "not-in-company").of(GroupId{2}).at({0, 2})),
            "Rattler and supply steamer 1 lie in section 2, where the flotilla is not [RR-221].");
  EXPECT_EQ(say_german(river::refusal("RR-221"_rule, "not-in-company").of(GroupId{2}).at({0, 2})),
            "Rattler und Versorgungsdampfer 1 liegen in Abschnitt 2, wo die Flottille nicht ist "
            "[RR-221].");
}

TEST_F(RiverWords, a_key_without_a_sentence_is_told_as_itself) {
  EXPECT_EQ(say(river::refusal("RR-053"_rule, "no-such-key")), "no-such-key [RR-053]");
  EXPECT_EQ(say(river::told("RR-053"_rule, "no-such-key")), "no-such-key [RR-053]");
}

// ---- events ----

TEST_F(RiverWords, a_grounding_tells_the_turn_of_its_end) {
  EXPECT_EQ(say(river::told("RR-131"_rule, "minor-grounding").of(VesselId{0}).with_figures({5})),
            "USS Cairo runs aground; she will be afloat again in turn 5 [RR-131].");
}

TEST_F(RiverWords, an_encounter_tells_who_meets_the_enemy) {
  detach(GroupId{1}, {1, 2});

  EXPECT_EQ(say(river::told("RR-053"_rule, "encounter").of(kMainGroup).at({0, 3})),
            "The flotilla meets Confederates in section 3 [RR-053].");
  EXPECT_EQ(say(river::told("RR-053"_rule, "encounter").of(GroupId{1}).at({0, 3})),
            "Signal and Rattler meet Confederates in section 3 [RR-053].");
  EXPECT_EQ(say_german(river::told("RR-053"_rule, "encounter").of(kMainGroup).at({0, 3})),
            "Die Flottille trifft in Abschnitt 3 auf Konföderierte [RR-053].");
}

TEST_F(RiverWords, a_course_tells_its_bend) {
  river::Section section;
  section.bend = {river::Hand::Left, 90};
  state().branches.front().sections.push_back(section);

  const auto said = river::told("RR-080"_rule, "course-found").at({0, 1}).with_figures({1});
  EXPECT_EQ(say(said), "Section 1 runs North East (sharp left) [RR-080].");
  EXPECT_EQ(say_german(said), "Abschnitt 1 verläuft nach Nordosten (scharf links) [RR-080].");
  EXPECT_EQ(say(river::told("RR-080"_rule, "course-found").at({0, 2}).with_figures({1})),
            "Section 2 runs North East [RR-080].");
}

TEST_F(RiverWords, what_is_found_is_told_in_words) {
  EXPECT_EQ(say(river::told("RR-100"_rule, "terrain-found").at({0, 4}).with_figures({5})),
            "Section 4 has narrows between wooded banks [RR-100].");
  EXPECT_EQ(say(river::told("RR-140"_rule, "action-found").at({0, 4}).with_figures({97, 6, 0})),
            "Confederate action in section 4, score 97: a heavy gunboat [RR-140].");
  EXPECT_EQ(say(river::told("RR-140"_rule, "action-found").at({0, 4}).with_figures({62, 7, 3})),
            "Confederate action in section 4, score 62: the ironclad and a bridge or ferry "
            "[RR-140].");
  EXPECT_EQ(say(river::told("RR-100"_rule, "terrain-found").at({0, 4}).with_figures({77})),
            "Section 4 has ? [RR-100].");
}

TEST_F(RiverWords, the_end_tells_points_and_level) {
  const auto said = river::told("RR-328"_rule, "ended").with_figures({1, 20, 4});
  EXPECT_EQ(say(said),
            "The campaign is over: the river is too shallow, the ironclad was a ruse. It is worth "
            "20 points, “Minor victory” [RR-328].");
  EXPECT_EQ(say_german(said),
            "Der Feldzug ist vorüber: Der Fluss ist zu flach, das Panzerschiff war eine Finte. Er "
            "zählt 20 Punkte, „Kleiner Sieg“ [RR-328].");
}

TEST_F(RiverWords, guns_and_confederates_have_names) {
  const auto heavy = *river_charts().find_confederate("heavy");
  const auto rifle = *river_charts().find_gun("42R");
  EXPECT_EQ(say(river::told("RR-140"_rule, "enemy-vessel").at({0, 4}).on(heavy)),
            "A heavy gunboat is sighted in section 4 [RR-140].");
  EXPECT_EQ(say(river::told("RR-419"_rule, "gun-out").of(VesselId{0}).by(rifle)),
            "One 42-pdr rifle of USS Cairo is knocked out [RR-419].");
  EXPECT_EQ(say_german(river::told("RR-419"_rule, "gun-out").of(VesselId{0}).by(rifle)),
            "Ein 42-Pfünder (gezogen) von USS Cairo fällt aus [RR-419].");
}

TEST_F(RiverWords, consorts_without_torpedoes_are_told_without_them) {
  EXPECT_EQ(say(river::told("RR-164"_rule, "consorts").at({0, 4}).with_figures({1, 0})),
            "With the gunboat in section 4 comes 1 vessel without guns [RR-164].");
  EXPECT_EQ(say(river::told("RR-164"_rule, "consorts").at({0, 4}).with_figures({5, 2})),
            "With the gunboat in section 4 come 5 vessels without guns, 2 with spar torpedoes "
            "[RR-164].");
}

TEST_F(RiverWords, what_is_left_of_her_speed_is_told_in_knots) {
  EXPECT_EQ(say(river::told("RR-124"_rule, "boiler").of(VesselId{1}).with_figures({40, 36})),
            "USS Signal has boiler trouble: she loses 40 per cent of her speed, 3.6 knots are left "
            "[RR-124].");
}

// ---- the chart of words ----

/// Expects a name of its own for each of so many enumerators, in both languages.
template <class Enumerator>
void expect_names(std::size_t count, std::string (*name)(const Rulebook&, Enumerator)) {
  for (const Rulebook* const book : {&tests::book(), &german()}) {
    std::set<std::string> names;
    for (std::size_t each = 0; each < count; ++each) {
      const std::string text = name(*book, static_cast<Enumerator>(each));
      EXPECT_FALSE(text.empty()) << each;
      EXPECT_TRUE(names.insert(text).second) << text;
    }
    EXPECT_EQ(name(*book, static_cast<Enumerator>(count)), "");
  }
}

constexpr std::size_t after(auto last) { return static_cast<std::size_t>(last) + 1; }

TEST(RiverTerms, every_enumerator_has_a_word) {
  expect_names<river::Heading>(river::kHeadings, heading_name);
  expect_names(after(river::Terrain::Shallows), terrain_name);
  expect_names(after(river::Find::UnderConstruction), find_name);
  expect_names(after(river::Step::Over), step_name);
  expect_names(after(river::Course::Drift), course_name);
  expect_names(after(river::Standing::Wait), standing_name);
  expect_names(river::kEndings, ending_name);
  expect_names<river::Level>(river::kLevels, [](const Rulebook& book, river::Level level) {
    return level_name(book, level);
  });
  expect_names<river::Level>(river::kLevels, [](const Rulebook& book, river::Level level) {
    return level_verdict(book, level);
  });
  EXPECT_EQ(level_name(tests::book(), std::nullopt), "No verdict");
}

TEST(RiverTerms, headings_and_bends_are_called_as_the_room_calls_them) {
  for (std::size_t i = 0; i < river::kHeadings; ++i) {
    const auto heading = static_cast<river::Heading>(i);
    EXPECT_EQ(heading_name(tests::book(), heading), river::heading_name(heading));
  }
  constexpr std::array<std::int16_t, 5> kDegrees{0, 45, 90, 135, 180};
  for (const std::int16_t degrees : kDegrees) {
    for (const river::Hand hand : {river::Hand::Left, river::Hand::Right}) {
      const river::Bend bend{hand, degrees};
      EXPECT_EQ(bend_name(tests::book(), bend), river::bend_name(bend));
    }
  }
}

TEST(RiverTerms, levels_and_verdicts_are_those_of_the_table) {
  for (std::size_t i = 0; i < river::kLevels; ++i) {
    const auto level = static_cast<river::Level>(i);
    EXPECT_EQ(level_name(tests::book(), level), river_charts().levels.at(i).title);
    EXPECT_EQ(level_verdict(tests::book(), level), river_charts().levels.at(i).verdict);
  }
}

/// How many rows of the chart have a key that begins so.
std::size_t terms_with(std::string_view prefix) {
  const rulebook::Chart* const chart = tests::book().find_chart("river_terms");
  return chart == nullptr ? 0
                          : static_cast<std::size_t>(std::count_if(
                                chart->rows.begin(), chart->rows.end(), [&](const auto& row) {
                                  return std::string_view{row.front()}.starts_with(prefix);
                                }));
}

TEST(RiverTerms, every_gun_has_its_name_of_the_table) {
  const auto& guns = river_charts().guns;
  for (std::size_t i = 0; i < guns.size(); ++i) {
    const auto gun = static_cast<river::GunIndex>(i);
    EXPECT_EQ(words::sentence_under(tests::book(), "river_terms", "gun-" + guns[i].code),
              guns[i].name);
    EXPECT_EQ(gun_name(tests::book(), river_charts(), gun), guns[i].name);
    EXPECT_NE(gun_name(german(), river_charts(), gun), guns[i].name);
  }
  EXPECT_EQ(terms_with("gun-"), guns.size());
}

TEST(RiverTerms, every_confederate_vessel_has_a_name) {
  const auto& vessels = river_charts().confederate_vessels;
  for (const river::VesselType& each : vessels) {
    EXPECT_FALSE(words::sentence_under(tests::book(), "river_terms", "enemy-" + each.id).empty())
        << each.id;
  }
  EXPECT_EQ(terms_with("enemy-"), vessels.size());
}

// ---- whole campaigns ----

/// Orders of which many are refused at any time.
std::vector<river::Action> asked_for(const river::State& state) {
  std::vector<river::Action> all{
      river::GiveOrder{river::Course::Advance, 0, {}},
      river::GiveOrder{river::Course::Explore, 0, {}},
      river::GiveOrder{river::Course::FallBack, 2, {}},
      river::GiveOrder{river::Course::FallBack, 3, {}},
      river::GiveOrder{river::Course::Hold, 0, river::Scavenging{}},
      river::GiveOrder{river::Course::Hold, 0,
                       river::Scavenging{river::Scavenging::What::Battery, 0}},
      river::SetLine{},
      river::FightOn{},
      river::RunPast{},
      river::BreakOff{},
      river::Report{},
      river::EndDay{9},
      river::Detach{},
      river::Detach{state.line, river::Standing::Hold}};
  for (const river::Group& each : state.groups) {
    all.emplace_back(river::SetStanding{each.id, river::Standing::Wait, false, 9, {}});
    all.emplace_back(river::SetStanding{each.id, river::Standing::Hold, true, 0, {}});
    all.emplace_back(river::SetStanding{each.id, river::Standing::Wait, false, 0, {}});
    all.emplace_back(
        river::SetStanding{each.id, river::Standing::Down, false, 0, river::Scavenging{}});
    all.emplace_back(river::Rejoin{each.id});
  }
  for (const VesselId each : state.line) {
    all.emplace_back(river::Detach{{each, each}, river::Standing::Hold});
    all.emplace_back(river::MoveFuel{VesselId{0}, each, 90});
    all.emplace_back(river::MoveFuel{each, VesselId{1}, 1});
    all.emplace_back(river::MoveRounds{VesselId{3}, each, 0, 500});
    all.emplace_back(river::MoveRounds{each, VesselId{0}, 0, 1});
    all.emplace_back(river::CastOff{each});
    all.emplace_back(river::PickUp{each});
    all.emplace_back(river::LetGo{each});
    all.emplace_back(river::Tow{VesselId{0}, each});
    all.emplace_back(river::Burn{each});
  }
  return all;
}

void expect_whole(const std::string& text, std::string_view key) {
  EXPECT_EQ(text.find_first_of("?{}"), std::string::npos) << key << ": " << text;
  EXPECT_TRUE(text.ends_with("].")) << key << ": " << text;
}

/// Plays a campaign by chance and tells all of it.
class ToldCampaign {
 public:
  ToldCampaign(const Rulebook& book, const river::Begin& begin)
      : book_{&book},
        setting_{river::make_setting(river_charts(), begin)},
        told_of_{river::begin_state(*setting_)},
        game_{setting_} {
    tell(game_.opening());
  }

  void play() {
    constexpr int kMost = 400;
    for (int i = 0; i < kMost && !game_.is_over(); ++i) {
      ask();
      const auto happened = game_.act(chosen(game_.offered()));
      ASSERT_TRUE(happened.has_value());
      tell(*happened);
    }
    ask();
  }

  /// Keys that were told or refused.
  [[nodiscard]] const std::set<std::string>& keys() const { return keys_; }

 private:
  int next() {
    constexpr int kSides = 1'000;
    const int face = dice_.next(kSides);
    dice_.count();
    return face;
  }

  /// One by chance, the first one rather: to go on upstream, to fight. Never to give up.
  river::Action chosen(const std::vector<river::Action>& offered) {
    constexpr int kFirstOf = 2;
    const auto& any = offered.at(static_cast<std::size_t>(next()) % offered.size());
    const auto* const order = std::get_if<river::GiveOrder>(&any);
    const bool goes_back = order != nullptr && (order->course == river::Course::Quit ||
                                                order->course == river::Course::FallBack);
    return goes_back || next() % kFirstOf == 0 ? offered.front() : any;
  }

  void ask() {
    for (const river::Action& each : asked_for(game_.state())) {
      if (const auto judged = game_.judge(each); !judged) {
        const river::Refusal& why = judged.error();
        expect_whole(sentence(*book_, *setting_, game_.state(), why), why.key);
        keys_.emplace(why.key);
      }
    }
  }

  void tell(const std::vector<river::Event>& events) {
    for (const river::Event& each : events) {
      if (const auto* const said = std::get_if<river::Told>(&each)) {
        expect_whole(sentence(*book_, *setting_, told_of_, *said), said->key);
        keys_.insert(said->key);
      }
      river::apply(told_of_, each);
    }
  }

  const Rulebook* book_;
  std::shared_ptr<const river::Setting> setting_;
  river::State told_of_;  ///< as far as it has been told
  river::Game game_;
  base::Dice dice_{7};
  std::set<std::string> keys_;
};

std::set<std::string> keys_of_campaigns(const Rulebook& book) {
  std::set<std::string> keys;
  constexpr std::uint32_t kRivers = 24;
  for (std::uint32_t river = 1; river <= kRivers; ++river) {
    river::Begin begin = river::sample_begin(river_charts(), river % 4, river, river);
    begin.options.patrols = true;
    begin.options.seven_night_rolls = true;
    begin.options.plotted = river % 2 == 0;
    begin.barges.fill(1);
    begin.supply.back().posture = river::Posture::Waiting;
    ToldCampaign campaign{book, begin};
    campaign.play();
    keys.insert(campaign.keys().begin(), campaign.keys().end());
  }
  return keys;
}

TEST(ToldCampaigns, no_word_is_missing_in_the_sentences_of_a_campaign) {
  EXPECT_GT(keys_of_campaigns(tests::book()).size(), 100U);
}

TEST(ToldCampaigns, nor_is_one_in_german) { EXPECT_GT(keys_of_campaigns(german()).size(), 100U); }

}  // namespace
}  // namespace core::tabletop
