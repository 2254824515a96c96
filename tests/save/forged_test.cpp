// Saves that somebody has made up: sealed as ours are, and of things that there are not. None ends
// the program; each is refused, opened up to what is good of it, or told to be another game.
#include "core/game/game.h"
#include "core/game/orders.h"
#include "core/save/bytes.h"
#include "core/save/match.h"
#include "core/save/proof.h"
#include "core/save/sound_position.h"
#include "core/state/archive.h"
#include "tests/save/made_up_game.h"
#include "tests/support/catalogue.h"
#include "tests/support/places.h"
#include "tests/support/whole.h"

#include <gmock/gmock.h>

#include <random>

namespace core::save {
namespace {

namespace fs = std::filesystem;

using ::testing::HasSubstr;

const Library& library() {
  static const Library library{tests::catalogue(), tests::places::catalogue()};
  return library;
}

/// A game of West 1863 before its first order, and what its save knows of it.
struct NewGame {
  data::OpenedSetup opened = library().catalogue.open_setup("west-63", {});
  Header header = header_of(library(), opened, 5, "2026-11-28");
  game::Game game{opened.setting, begin_of(opened, 5)};
};

/// Writes a game of which orders were given, each the first that is legal.
Journal played(const fs::path& file, NewGame& made, int orders) {
  Journal journal = Journal::create(file, made.header, made.game.state());
  for (int order = 0; order < orders; ++order) {
    const sequence::Action action = made.game.legal().front();
    const board::Side by = made.game.question()->side;
    const auto happened = made.game.act(action).value();
    journal.append(action, by, happened, made.game.state());
  }
  return journal;
}

std::string refusal(const fs::path& file) {
  try {
    (void)open_game(library(), file);
  } catch (const base::DataError& error) {
    return error.what();
  }
  return {};
}

TEST(Forged, a_piece_of_a_side_that_there_is_not_is_never_read) {
  const fs::path file = tests::fresh_file("side.sumter");
  NewGame made;
  state::GameState begin = made.game.state();
  begin.pieces.at(3).side = static_cast<board::Side>(7);
  made.header.catalogue = "of another program";
  (void)Journal::create(file, made.header, begin);

  EXPECT_THAT(refusal(file), HasSubstr("side.sumter"));
  EXPECT_THAT(refusal(file), HasSubstr("the position at the beginning"));
}

TEST(Forged, an_event_of_a_name_that_there_is_not_is_a_fault_of_its_row) {
  const fs::path file = tests::fresh_file("event.sumter");
  NewGame made;
  Journal journal = played(file, made, 2);
  const sequence::Action action = made.game.legal().front();
  state::StageBegan began{static_cast<state::Stage>(3), static_cast<board::Side>(9)};
  journal.append(action, board::Side::Union, {began}, made.game.state());

  EXPECT_THAT(refusal(file), HasSubstr("event.sumter:3"));
  EXPECT_THAT(refusal(file), HasSubstr("a name that there is not: 9"));
}

TEST(Forged, what_names_no_piece_or_place_is_refused_wherever_it_stands) {
  const NewGame made;
  const state::GameState& sound = made.game.state();
  const std::size_t waters = made.opened.setting.map->water_places().size();
  ASSERT_EQ(what_leads_nowhere(sound, waters), "");
  const state::PieceId beyond{static_cast<std::uint16_t>(sound.pieces.size())};
  const auto fault = [&](const auto& change) {
    state::GameState forged = sound;
    change(forged);
    return what_leads_nowhere(forged, waters);
  };
  const std::string piece = "it names piece " + std::to_string(beyond.value());

  EXPECT_THAT(fault([&](auto& state) { state.pieces[5].inside = beyond; }), HasSubstr(piece));
  EXPECT_THAT(fault([&](auto& state) { state.war.relocated[1] = beyond; }), HasSubstr(piece));
  EXPECT_THAT(fault([&](auto& state) {
                state::ForceMove force{};
                force.units = {beyond};
                state.turn.pending.push_back(force);
              }),
              HasSubstr(piece));
  EXPECT_THAT(fault([&](auto& state) {
                state::NavalBattle fight{};
                fight.place = map::WaterPlaceId{static_cast<std::uint16_t>(waters)};
                state.turn.pending.push_back(fight);
              }),
              HasSubstr("on the water"));
  EXPECT_THAT(fault([](auto& state) { state.home.pop_back(); }), HasSubstr("list of"));
  EXPECT_THAT(fault([](auto& state) { std::swap(state.pieces[1].id, state.pieces[2].id); }),
              HasSubstr("stands where"));
}

TEST(Forged, what_a_terminal_would_obey_is_no_header) {
  const fs::path file = tests::fresh_file("escape.sumter");
  NewGame made;
  made.header.scenario = "\x1b[31mwest-63";
  (void)played(file, made, 1);

  EXPECT_THAT(refusal(file), HasSubstr("the row holds what is no text"));
}

// ---- a game that is another one when it is played again ----

TEST(Forged, other_dice_than_the_seed_gives_are_told) {
  const fs::path file = tests::fresh_file("seed.sumter");
  NewGame made;
  made.header.seed = 6;
  (void)played(file, made, 2);

  EXPECT_THAT(prove(open_game(library(), file)).fault, HasSubstr("does not begin"));
  EXPECT_THAT(doubt_of(prove(open_game(library(), file))), HasSubstr("does not come out the same"));
}

/// A choice that is made and not yet in the journal.
struct NextChoice {
  sequence::Action action;
  board::Side by{};
  std::vector<Event> happened;
};

NextChoice next_choice(NewGame& made) {
  NextChoice next{made.game.legal().front(), made.game.question()->side, {}};
  next.happened = made.game.act(next.action).value();
  return next;
}

TEST(Forged, a_telling_that_the_rules_do_not_give_is_a_fault) {
  const fs::path file = tests::fresh_file("telling.sumter");
  NewGame made;
  Journal journal = played(file, made, 3);
  auto [action, by, happened] = next_choice(made);
  state::Told told{};
  told.key = happened.empty() ? "" : "withdrawn";
  happened.emplace_back(told);
  journal.append(action, by, happened, made.game.state());

  const Proof proof = prove(open_game(library(), file));

  EXPECT_THAT(proof.fault, HasSubstr("action 4: the rules tell something else"));
  EXPECT_EQ(proof.row, 4);
}

TEST(Forged, a_row_of_another_game_turn_is_a_fault) {
  const fs::path file = tests::fresh_file("turn.sumter");
  NewGame made;
  Journal journal = played(file, made, 3);
  const auto [action, by, happened] = next_choice(made);
  state::GameState after = made.game.state();
  after.turn.game_turn += 7;
  journal.append(action, by, happened, after);

  EXPECT_THAT(prove(open_game(library(), file)).fault,
              HasSubstr("action 4: its row names game-turn"));
}

TEST(Forged, a_telling_of_another_version_is_counted) {
  const fs::path file = tests::fresh_file("older.sumter");
  NewGame made;
  made.header.program = "sumter 0.0.9";
  Journal journal = played(file, made, 3);
  auto [action, by, happened] = next_choice(made);
  state::Told told{};
  told.key = "withdrawn";
  happened.emplace_back(told);
  journal.append(action, by, happened, made.game.state());

  const Proof proof = prove(open_game(library(), file));

  EXPECT_TRUE(proof.good()) << proof.fault;
  EXPECT_EQ(proof.told_otherwise, 1);
}

TEST(Forged, a_game_as_it_was_played_raises_no_doubt) {
  const fs::path file = tests::fresh_file("honest.sumter");
  NewGame made;
  (void)played(file, made, 20);

  const SavedGame game = open_game(library(), file);

  EXPECT_EQ(doubt_of_position(game), "");
  EXPECT_EQ(doubt_of(prove(game)), "");
}

// ---- bytes changed at random ----

void damage(std::string& bytes, std::minstd_rand& random) {
  const auto at = [&] { return random() % bytes.size(); };
  for (auto left = 1 + random() % 3; left > 0; --left) {
    switch (random() % 4) {
      case 0:
        bytes[at()] = static_cast<char>(random());
        break;
      case 1:
        bytes[at()] = static_cast<char>(bytes[at()] ^ static_cast<char>(1U << (random() % 8)));
        break;
      case 2:
        bytes[at()] = random() % 2 == 0 ? '\0' : '\xff';
        break;
      default:  // a figure somewhere beyond all that is usual
        bytes[at()] = '\x7f';
        break;
    }
  }
}

/// Does with a position what a program does that goes on with it; nothing of that may end it.
void use(const rulebook::Setting& setting, const state::GameState& position) {
  try {
    data::OpenedSetup opened = library().catalogue.open_setup("west-63", {});
    opened.setting = setting;
    opened.state = position;
    Match match{game::Game{setting, position}, setting};
    for (int order = 0; order < 4 && match.question(); ++order) {
      const auto& legal = match.legal();
      if (legal.empty()) {
        break;
      }
      const sequence::Action action = legal[legal.size() / 2];
      (void)game::order_text(setting, match.state(), action);
      (void)match.act(action);
    }
  } catch (const std::exception&) {  // refused
  }
}

/// Positions of the games that the first versions have saved.
class ForgedPosition : public testing::TestWithParam<const char*> {};

TEST_P(ForgedPosition, ends_no_program) {
  const fs::path file = tests::fresh_file("golden.sumter");
  fs::copy_file(fs::path{tests::places::sources()} / "tests/golden/saves" / GetParam(), file);
  const SavedGame game = open_game(library(), file);
  const std::size_t waters = game.opened.setting.map->water_places().size();
  const int positions = tests::whole() ? 3000 : 60;
  std::minstd_rand random{1864};
  int used = 0;
  for (int number = 0; number < positions; ++number) {
    const ActionId after{static_cast<std::uint32_t>(random() % (game.journal.size() + 1))};
    std::string bytes = to_bytes(game.journal.state_at(after));
    damage(bytes, random);
    state::GameState forged;
    try {
      forged = from_bytes<state::GameState>(bytes);
    } catch (const std::exception&) {
      continue;
    }
    if (what_leads_nowhere(forged, waters).empty()) {
      use(game.opened.setting, forged);
      ++used;
    }
  }
  EXPECT_GT(used, positions / 8) << "hardly any could be read";
}

INSTANTIATE_TEST_SUITE_P(Saves, ForgedPosition,
                         testing::Values("west-62-version-1.sumter", "campaign-version-3.sumter"),
                         [](const auto& each) { return std::string{each.param}.substr(0, 4); });

}  // namespace
}  // namespace core::save
