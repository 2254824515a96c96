#include "tests/golden/recording.h"

#include "core/base/hash.h"
#include "core/game/orders.h"
#include "core/save/state_hash.h"
#include "core/strategic/opening.h"
#include "core/words/wording.h"
#include "tests/cli/running.h"
#include "tests/golden/eager_player.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <sstream>

namespace tests {
namespace {

using core::game::Action;
using core::game::Game;

/// A recording read: its orders with their lines, and what it says besides.
struct Line {
  int number{};
  std::string word;  ///< the first
  std::string rest;  ///< what follows it
  std::string text;
};

std::vector<Line> lines_of(const std::string& text) {
  std::vector<Line> lines;
  std::istringstream all{text};
  int number = 0;
  for (std::string line; std::getline(all, line);) {
    ++number;
    if (!line.empty() && line.front() != '#') {
      const std::size_t blank = std::min(line.find(' '), line.size());
      lines.push_back(
          {number, line.substr(0, blank), line.substr(std::min(blank + 1, line.size())), line});
    }
  }
  return lines;
}

std::string value_of(const std::vector<Line>& lines, const std::string& word) {
  for (const Line& line : lines) {
    if (line.word == word) {
      return line.rest;
    }
  }
  throw std::invalid_argument("the recording has no line '" + word + "'");
}

bool is_order(const Line& line) {
  return line.word != "scenario" && line.word != "seed" && line.word != "position";
}

/// The games were recorded before spans could be left empty [10.11].
Game new_game(const std::string& scenario, std::uint64_t seed) {
  const core::data::OpenedSetup& setup = real_setup(scenario);
  core::rulebook::Setting setting = setup.setting;
  setting.begun_before.refills_spans = true;
  return Game{setting, core::strategic::opening_of(setting, setup.state, seed)};
}

std::string position_of(const Game& game) {
  return core::base::hash_text(core::save::state_hash(game.state()));
}

/// Gives the order of a line; says what is wrong with it.
std::string give(Game& game, const core::rulebook::Setting& setting, const std::string& order) {
  const auto choices = core::game::parse_order(setting, game.state(), order);
  if (!choices) {
    return choices.error().text;
  }
  for (const Action& choice : *choices) {
    if (const auto happened = game.act(choice); !happened) {
      return "refused: " + core::words::sentence(game.situation(), happened.error());
    }
  }
  return "";
}

}  // namespace

std::string record_game(const std::string& scenario, std::uint64_t seed) {
  const core::rulebook::Setting& setting = real_setup(scenario).setting;
  Game game = new_game(scenario, seed);
  EagerPlayer player{seed};
  std::string text =
      "# A game that chance has played, written by the target golden "
      "(CONTRIBUTING.md).\nscenario " +
      scenario + "\nseed " + std::to_string(seed) + "\nposition " + position_of(game) + "\n";
  int game_turn = 0;
  while (!game.legal().empty()) {
    if (game.state().turn.game_turn != game_turn) {
      game_turn = game.state().turn.game_turn;
      text += "# Game-Turn " + std::to_string(game_turn) + "\nposition " + position_of(game) + "\n";
    }
    const Action choice = player.choose(game.state(), game.legal());
    text += core::game::order_text(setting, game.state(), choice) + "\n";
    if (!game.act(choice)) {
      throw std::logic_error("a choice that was offered was refused");
    }
  }
  return text + "# the end\nposition " + position_of(game) + "\n";
}

Replayed replay(const std::string& text) {
  const std::vector<Line> lines = lines_of(text);
  const std::string scenario = value_of(lines, "scenario");
  Game game = new_game(scenario, std::stoull(value_of(lines, "seed")));
  Replayed result;
  for (const Line& line : lines) {
    std::string fault;
    if (line.word == "position") {
      ++result.positions;
      const std::string now = position_of(game);
      fault = line.rest == now ? "" : "the position is " + now + " now";
    } else if (is_order(line)) {
      ++result.orders;
      fault = give(game, real_setup(scenario).setting, line.text);
    }
    if (!fault.empty()) {
      result.fault = "line " + std::to_string(line.number) + ", " + line.text + ": " + fault;
      break;
    }
  }
  result.finished = game.legal().empty();
  return result;
}

std::string transcript(const std::string& text, int game_turn) {
  const std::vector<Line> lines = lines_of(text);
  const std::string end = "\nGame-turn " + std::to_string(game_turn + 1) + " ";
  std::string orders;
  for (const Line& line : lines) {
    orders += is_order(line) ? line.text + "\n" : "";
  }
  std::string told = sumter_typed("play " + value_of(lines, "scenario") +
                                      " --secrecy open --seed " + value_of(lines, "seed"),
                                  orders)
                         .out;
  const std::size_t from = told.find("\nGame-turn " + std::to_string(game_turn) + " ");
  return from == std::string::npos ? "" : told.substr(from + 1, told.find(end) - from);
}

}  // namespace tests
