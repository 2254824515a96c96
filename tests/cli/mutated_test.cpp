// Orders and position lines that nobody would write: a sentence, never a crash.
#include "core/base/data_error.h"
#include "core/data/catalogue.h"
#include "core/data/sheet_text.h"
#include "core/game/game.h"
#include "core/game/orders.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/cli/running.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <random>
#include <sstream>

namespace tests {
namespace {

using core::game::Action;
using core::game::Game;

/// Changes texts at random, the same way each time.
class Mutation {
 public:
  /// One to three changes.
  std::string of(std::string text) {
    for (std::size_t count = number(3) + 1; count > 0; --count) {
      text = once(std::move(text));
    }
    return text;
  }

  std::size_t number(std::size_t below) { return below == 0 ? 0 : random_() % below; }

 private:
  std::string once(std::string text) {
    const std::size_t at = number(text.size() + 1);
    switch (number(6)) {
      case 0:
        return text.insert(at, 1, letter());
      case 1:
        return at < text.size() ? text.erase(at, number(4) + 1) : text;
      case 2:
        if (at < text.size()) {
          text[at] = letter();
        }
        return text;
      case 3:
        return text.insert(at, " " + std::string{word()} + " ");
      case 4:
        return with_word_replaced(text);
      default:
        return text + " " + text;
    }
  }

  char letter() { return static_cast<char>(number(255) + 1); }

  std::string_view word() {
    static constexpr std::array kWords{"-1",
                                       "0",
                                       "1",
                                       "2147483647",
                                       "2147483648",
                                       "-2147483648",
                                       "99999999999999999999",
                                       "#",
                                       "#0",
                                       "#65536",
                                       "#-1",
                                       "A0101",
                                       "B3504",
                                       "C9999",
                                       "/",
                                       "A2301/A2401",
                                       "\"",
                                       "\"\"",
                                       ";",
                                       "in",
                                       "span",
                                       "spent",
                                       "stock",
                                       "union",
                                       "confederate",
                                       "march",
                                       "U63-001",
                                       "C63-001",
                                       "state:MO",
                                       "\x80",
                                       "\xC3",
                                       "1e9",
                                       "0x10",
                                       "+3",
                                       "(5)-1"};
    return kWords[number(kWords.size())];
  }

  std::string with_word_replaced(const std::string& text) {
    std::istringstream words{text};
    std::vector<std::string> all;
    for (std::string each; words >> each;) {
      all.push_back(each);
    }
    if (all.empty()) {
      return std::string{word()};
    }
    all[number(all.size())] = word();
    std::string result;
    for (const std::string& each : all) {
      result += each + " ";
    }
    return result;
  }

  std::mt19937_64 random_{20260101};
};

/// How many inputs; SUMTER_MUTATIONS asks for another number.
int wanted(int usual) {
  const char* asked = std::getenv("SUMTER_MUTATIONS");
  return asked != nullptr ? std::atoi(asked) : usual;
}

const core::data::OpenedSetup& west_63() {
  static const core::data::OpenedSetup opened =
      core::data::Catalogue{tests::places::catalogue()}.open_setup("west-63", {});
  return opened;
}

/// A game some way into West 63.
Game game_after(std::uint64_t steps) {
  Game game{west_63().setting,
            core::strategic::opening_of(west_63().setting, west_63().state, steps)};
  (void)core::trial_play::play_random_game(game, steps, {steps, 0});
  return game;
}

/// Orders to begin with: some that are legal, and one of each kind.
std::vector<std::string> orders_of(Game& game, Mutation& mutation) {
  std::vector<std::string> orders;
  const auto& legal = game.legal();
  for (int count = 0; count < 40 && !legal.empty(); ++count) {
    orders.push_back(core::game::order_text(west_63().setting, game.state(),
                                            legal[mutation.number(legal.size())]));
  }
  for (std::size_t at = 0; at < core::sequence::kActionKindCount; ++at) {
    const auto kind = static_cast<core::sequence::ActionKind>(at);
    std::string order{core::sequence::name(kind)};
    std::istringstream shape{std::string{core::sequence::row_of(kind).form}};
    for (std::string word; shape >> word;) {
      order += word.find("PIECE") != std::string::npos    ? " U63-001"
               : word.find("OTHER") != std::string::npos  ? " U63-002"
               : word.find("HEX") != std::string::npos    ? " B3504"
               : word.find("WATER") != std::string::npos  ? " A2301"
               : word.find("NUMBER") != std::string::npos ? " 2"
                                                          : "";
    }
    orders.push_back(std::move(order));
  }
  return orders;
}

/// Tries a line as the referee does; says how many choices were judged.
std::size_t try_line(Game& game, const std::string& line) {
  const auto choices = core::game::parse_order(west_63().setting, game.state(), line);
  if (!choices) {
    EXPECT_FALSE(choices.error().text.empty()) << line;
    return 0;
  }
  for (const Action& choice : *choices) {
    if (const auto ruling = game.judge(choice); !ruling) {
      EXPECT_FALSE(ruling.error().reason.empty()) << line;
    }
  }
  return choices->size();
}

TEST(Mutated, orders_are_judged_or_answered_with_a_sentence) {
  const int orders_wanted = wanted(16'000);
  Mutation mutation;
  std::size_t judged = 0;
  int tried = 0;
  for (const std::uint64_t steps : {0U, 40U, 150U, 400U, 900U, 2000U, 4000U, 8000U}) {
    Game game = game_after(steps);
    const auto orders = orders_of(game, mutation);
    for (int count = 0; count < orders_wanted / 8; ++count, ++tried) {
      const std::string& order = orders[mutation.number(orders.size())];
      judged += try_line(game, count % 8 == 0 ? order : mutation.of(order));
    }
  }
  EXPECT_EQ(tried, orders_wanted / 8 * 8);
  EXPECT_GT(judged, static_cast<std::size_t>(tried) / 16);  // not all of it is nonsense
}

TEST(Mutated, position_lines_are_read_or_name_file_and_row) {
  const int lines_wanted = wanted(20'000);
  const std::vector<std::string> lines{"cycle 4/63",
                                       "scenario west-63",
                                       "game-turn 3",
                                       "stage command-segment union",
                                       "first-player union",
                                       "chit union 3",
                                       "pool confederate 50",
                                       "rail-points union 20",
                                       "ground B3402 5",
                                       "control B3301 B3302 union",
                                       "control state:MO none",
                                       "cut B3402",
                                       "side union",
                                       "at A3219/A3220 Mississippi",
                                       "  U1 infantry 10-3 \"Davies\" in U2 span U3 spent 2 ; note",
                                       "  depot stock 20",
                                       "  U3 army-hq commander \"Grant\" entrained",
                                       "  leader \"Grant\" captured 7/63 former U2",
                                       "commands union 2",
                                       "home B3301 state:MO union",
                                       "fed-landing U1 A3219 A3221 5",
                                       "  ironclad face-down laden fought-at-sea"};
  Mutation mutation;
  int wrong = 0;
  for (int count = 0; count < lines_wanted; ++count) {
    const TemporaryFile file{"mutated.position",
                             "cycle 4/63\nside union\nat B3504\n" +
                                 mutation.of(lines[mutation.number(lines.size())]) + "\n"};
    try {
      (void)core::data::read_sheet(file.path(), "mutated.position", "",
                                   core::data::SheetForm::Position);
    } catch (const core::base::DataError& error) {
      ++wrong;
      EXPECT_EQ(error.file(), "mutated.position");
      EXPECT_GE(error.row(), 1);
    }
  }
  EXPECT_GT(wrong, lines_wanted / 10);
  EXPECT_LT(wrong, lines_wanted);
}

TEST(Mutated, whole_positions_go_on_or_are_refused_in_one_line) {
  std::vector<std::string> examples{read(source("scenarios/example.position"))};
  for (const char* id : {"E029", "E039", "E048", "E060", "E072", "E093"}) {
    examples.push_back(read(source("tests/referee/" + std::string{id} + ".position")));
  }
  const TemporaryFile orders{"mutated.orders", "pass\n"};
  const int runs = wanted(20'000) / 300;
  Mutation mutation;
  for (int count = 0; count < runs; ++count) {
    const TemporaryFile file{"mutated.position",
                             mutation.of(examples[mutation.number(examples.size())])};
    const Outcome run = sumter("referee --position " + file.path() + " --orders " + orders.path());
    EXPECT_TRUE(run.code == 0 || run.code == 2) << run.err;
    EXPECT_EQ(run.code == 2, run.out.empty());
  }
}

TEST(Mutated, every_legal_order_reads_back_to_its_choice) {
  Game game = game_after(0);
  core::trial_play::RandomPlayer player{11};
  for (int step = 0; step < 3000 && !game.legal().empty(); ++step) {
    const Action choice = player.choose(game.legal());
    const std::string line = core::game::order_text(west_63().setting, game.state(), choice);
    const auto back = core::game::parse_order(west_63().setting, game.state(), line);
    ASSERT_TRUE(back.has_value()) << line << ": " << back.error().text;
    ASSERT_EQ(back->size(), 1U) << line;
    EXPECT_EQ(back->front(), choice) << line;
    ASSERT_TRUE(game.act(choice).has_value()) << line;
  }
}

}  // namespace
}  // namespace tests
