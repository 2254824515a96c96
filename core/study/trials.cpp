#include "core/study/trials.h"

#include "core/base/hash.h"
#include "core/game/orders.h"
#include "core/save/state_hash.h"
#include "core/study/war_rows.h"
#include "core/trial_play/two_worlds.h"

#include <algorithm>
#include <charconv>
#include <exception>
#include <random>
#include <sstream>
#include <thread>

namespace core::study {
namespace {

using board::Side;
using rulebook::Secrecy;

constexpr std::array<std::string_view, 7> kKindWords{"game",  "mixed",   "war",  "worlds",
                                                     "again", "problem", "clock"};

/// What stands between figures and what is said.
constexpr std::string_view kColon = ":";

const Contest& contest_on(const Ground& ground, const std::string& setup, Secrecy secrecy) {
  return ground.setups.at({setup, secrecy});
}

Contest contest_of(const Sample& sample, const Ground& ground) {
  Contest contest = contest_on(ground, sample.setup, sample.secrecy);
  contest.players = sample.players;
  return contest;
}

/// Generals of all levels and temperaments, one after the other.
PlayerName somebody(int number) {
  constexpr int kLevelCount = static_cast<int>(ai::kLevels.size());
  constexpr int kTemperamentCount = static_cast<int>(ai::kTemperaments.size());
  return {PlayerName::Kind::General,
          {static_cast<ai::Level>(number % kLevelCount),
           static_cast<ai::Temperament>(number / kLevelCount % kTemperamentCount)}};
}

/// Score lines that are a place which the side controls, a bit each.
std::int64_t places_of(const strategic::Score& score, Side side) {
  std::int64_t places = 0;
  for (std::size_t at = 0; at < score.lines.size(); ++at) {
    const strategic::ScoreLine& line = score.lines[at];
    places |= line.hex && line.holder == side ? std::int64_t{1} << at : 0;
  }
  return places;
}

/// Points of places, and of rows that are clear of the Enemy; those of losses have no most.
std::int64_t points_of_ground(const strategic::Score& score, Side side) {
  std::int64_t points = 0;
  for (const strategic::ScoreLine& line : score.lines) {
    points += line.side == side && !line.key.starts_with("losses") ? line.points : 0;
  }
  return points;
}

std::int64_t sign_of(const std::optional<Side>& winner) {
  return !winner ? 0 : *winner == Side::Union ? 1 : -1;
}

/// Whether it came to its end.
bool is_whole(const Contest& contest, const PlayedGame& game) {
  return game.score.early != state::EarlyEnd::None ||
         game.game_turns >= contest.setting.scenario->last_game_turn;
}

TrialResult result_of(const Contest& contest, const PlayedGame& game) {
  TrialResult result;
  const std::string fault =
      game.fault.empty() && !is_whole(contest, game) ? "it ended before its end" : game.fault;
  result.figures = {{"total", game.score.total},
                    {"won", fault.empty() ? sign_of(game.score.winner) : 0},
                    {"turns", game.game_turns},
                    {"fault", fault.empty() ? 0 : 1},
                    {"union", points_of_ground(game.score, Side::Union)},
                    {"confederate", points_of_ground(game.score, Side::Confederate)},
                    {"union-holds", places_of(game.score, Side::Union)},
                    {"confederate-holds", places_of(game.score, Side::Confederate)}};
  result.said = fault;
  return result;
}

TrialResult play_war_trial(const Sample& sample, std::uint64_t seed, const Ground& ground) {
  const WarGame game = play_war(contest_of(sample, ground), ground.goals, seed);
  std::string row = csv_line(war_cells(game, ground.goals));
  row.pop_back();
  return {{{"fault", game.fault.empty() ? 0 : 1}}, row};
}

/// The order of a general who is asked in a position without having been asked before.
std::string first_order(const rulebook::Setting& setting, const state::GameState& state,
                        const PlayerName& name) {
  game::Game game{setting, state, game::FirstStage::AsItStands};
  if (!game.question()) {
    return "over";
  }
  Player player{name, 1};
  return game::order_text(setting, state, player.choose(game));
}

/// Goes through a game of two recruits and compares every few decisions.
TrialResult compare_worlds(const Sample& sample, int number, const Ground& ground) {
  const std::size_t setups = ground.scenarios.size() + 1;
  const std::size_t at = static_cast<std::size_t>(number - 1) % setups;
  const std::string setup =
      at < ground.scenarios.size() ? ground.scenarios[at] : std::string{kCampaign};
  const Contest& contest = contest_on(ground, setup, sample.secrecy);
  // A week has some hundred decisions: so the positions lie all over the game.
  constexpr int kSparseness = 10;
  const auto every =
      static_cast<std::uint64_t>(kSparseness * contest.setting.scenario->last_game_turn);
  const PlayerName asked_one = somebody(number);
  const auto seed = static_cast<std::uint64_t>(number);
  std::mt19937_64 random{seed};
  game::Game game{contest.setting, contest.begin(seed)};
  const PlayerName recruit{PlayerName::Kind::General, {}};
  std::array<Player, 2> players{Player{recruit, seed}, Player{recruit, seed}};
  TrialResult result{{{"compared", 0}, {"differ", 0}, {"same", 0}}, ""};
  for (auto asked = game.question(); asked && result.of("compared") < ground.positions;
       asked = game.question()) {
    if (random() % every == 0) {
      const state::GameState other =
          trial_play::changed_secretly(contest.setting, game.state(), asked->side, random);
      const std::string here = first_order(contest.setting, game.state(), asked_one);
      const std::string there = first_order(contest.setting, other, asked_one);
      ++result.figures["compared"];
      result.figures["differ"] += other == game.state() ? 0 : 1;
      result.figures["same"] += here == there ? 1 : 0;
      result.said = here == there || !result.said.empty()
                        ? result.said
                        : setup + ", " + text_of(asked_one) + ": " + here + " / " + there;
    }
    if (!game.act(players.at(static_cast<std::size_t>(asked->side)).choose(game))) {
      break;
    }
  }
  return result;
}

/// The positions with which weeks begin, those of the last week, and how many choices there were.
std::string digest_of_game(const Contest& contest, std::uint64_t seed) {
  const int last = contest.setting.scenario->last_game_turn;
  std::string hashes;
  int choices = 0;
  int week = 0;
  static_cast<void>(play_game(contest, seed, [&](const MadeChoice& made) {
    ++choices;
    const int now = made.after.turn.game_turn;
    if (now != week || now >= last) {
      hashes += base::hash_text(save::state_hash(made.after));
      week = now;
    }
  }));
  return base::hash_text(base::hash_of(hashes)) + " after " + std::to_string(choices) + " choices";
}

TrialResult play_again(const Sample& sample, std::uint64_t seed, const Ground& ground) {
  const Contest contest = contest_of(sample, ground);
  const std::string alone = digest_of_game(contest, seed);
  std::array<std::string, 2> together;
  std::array<std::exception_ptr, 2> failed;
  {
    std::vector<std::jthread> threads;
    for (std::size_t at = 0; at < together.size(); ++at) {
      threads.emplace_back([&, at] {
        try {
          together.at(at) = digest_of_game(contest, seed);
        } catch (...) {
          failed.at(at) = std::current_exception();
        }
      });
    }
  }
  for (const std::exception_ptr& each : failed) {
    if (each) {
      std::rethrow_exception(each);
    }
  }
  const bool same = together[0] == alone && together[1] == alone;
  return {{{"same", same ? 1 : 0}}, same ? alone : alone + ", " + together[0] + ", " + together[1]};
}

TrialResult play_problem_trial(const Sample& sample, std::uint64_t seed, const Ground& ground) {
  const ProblemAt& at = ground.problems.at(sample.setup);
  const ProblemGame game =
      play_problem(at.problem, sample.players.front(), at.contest.setting, at.contest.begin, seed);
  TrialResult result{{{"held", 0}, {"fault", game.refused.empty() ? 0 : 1}}, game.refused};
  for (std::size_t demand = 0; demand < game.held.size(); ++demand) {
    result.figures["held"] |= game.held[demand] ? std::int64_t{1} << demand : 0;
  }
  return result;
}

/// Takes the time of a game: of all of it, and of each Player-Turn of whoever acts in it.
class Watch {
 public:
  Watch(const Contest& contest, std::uint64_t seed, const Ground& ground)
      : ground_{ground}, turn_{game::Game{contest.setting, contest.begin(seed)}.state().turn} {}

  void begin() { last_ = ground_.clock(); }

  void hear(const MadeChoice& made) {
    const std::int64_t now = ground_.clock();
    const bool in_turn = state::is_movement(turn_.stage) || state::is_combat(turn_.stage);
    if (in_turn && made.by == turn_.acting) {
      spent_[{turn_.game_turn, made.by}] += now - last_;
    }
    all_ += now - last_;
    turn_ = made.after.turn;
    last_ = ground_.clock();
  }

  [[nodiscard]] TrialResult result(const PlayedGame& game) const {
    TrialResult result;
    std::int64_t longest = 0;
    std::int64_t sum = 0;
    for (const auto& [when, microseconds] : spent_) {
      longest = std::max(longest, microseconds);
      sum += microseconds;
    }
    result.figures = {{"longest", longest},
                      {"sum", sum},
                      {"player-turns", static_cast<std::int64_t>(spent_.size())},
                      {"all", all_},
                      {"turns", game.game_turns},
                      {"fault", game.fault.empty() ? 0 : 1}};
    result.said = game.fault;
    return result;
  }

 private:
  const Ground& ground_;
  state::Turn turn_;
  std::map<std::pair<int, Side>, std::int64_t> spent_;  ///< microseconds
  std::int64_t last_{};
  std::int64_t all_{};
};

TrialResult play_on_the_clock(const Sample& sample, std::uint64_t seed, const Ground& ground) {
  const Contest contest = contest_of(sample, ground);
  Watch watch{contest, seed, ground};
  watch.begin();
  const PlayedGame game =
      play_game(contest, seed, [&](const MadeChoice& made) { watch.hear(made); });
  return watch.result(game);
}

TrialResult play_any(const Sample& sample, int number, const Ground& ground) {
  const auto seed = static_cast<std::uint64_t>(number);
  switch (sample.kind) {
    case TrialKind::Game: {
      const Contest contest = contest_of(sample, ground);
      return result_of(contest, play_game(contest, seed));
    }
    case TrialKind::Mixed: {
      constexpr int kOther = 5;  // so far from each other are the two in the list
      Contest contest = contest_on(ground, sample.setup, sample.secrecy);
      contest.players = {somebody(number), somebody(kOther * number + 1)};
      return result_of(contest, play_game(contest, seed));
    }
    case TrialKind::War:
      return play_war_trial(sample, seed, ground);
    case TrialKind::Worlds:
      return compare_worlds(sample, number, ground);
    case TrialKind::Again:
      return play_again(sample, seed, ground);
    case TrialKind::Problem:
      return play_problem_trial(sample, seed, ground);
    case TrialKind::Clock:
      return play_on_the_clock(sample, seed, ground);
  }
  return {};
}

/// What a result of the kind holds.
std::vector<std::string_view> names_of_figures(TrialKind kind) {
  switch (kind) {
    case TrialKind::Game:
    case TrialKind::Mixed:
      return {"total", "won",         "turns",       "fault",
              "union", "confederate", "union-holds", "confederate-holds"};
    case TrialKind::War:
      return {"fault"};
    case TrialKind::Worlds:
      return {"compared", "differ", "same"};
    case TrialKind::Again:
      return {"same"};
    case TrialKind::Problem:
      return {"held", "fault"};
    case TrialKind::Clock:
      return {"longest", "sum", "player-turns", "all", "turns", "fault"};
  }
  return {};
}

bool is_word_of_figure(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char letter) {
    return (letter >= 'a' && letter <= 'z') || letter == '-';
  });
}

}  // namespace

std::string Sample::name() const {
  std::string text{kKindWords.at(static_cast<std::size_t>(kind))};
  if (!setup.empty()) {
    text += " " + setup;
  }
  if (kind == TrialKind::Worlds) {
    text += " " + std::string{rulebook::name(secrecy)};
  } else if (kind == TrialKind::Problem) {
    text += " " + text_of(players.front());
  } else if (kind != TrialKind::Mixed) {
    text += " " + text_of(players[0]) + " " + text_of(players[1]);
  }
  return text;
}

std::int64_t TrialResult::of(const std::string& figure) const {
  const auto found = figures.find(figure);
  return found != figures.end() ? found->second : 0;
}

std::string text_of(const TrialResult& result) {
  std::string text;
  for (const auto& [name, value] : result.figures) {
    text += (text.empty() ? "" : " ") + name + "=" + std::to_string(value);
  }
  std::string said = result.said;
  std::replace(said.begin(), said.end(), '\n', ' ');
  return said.empty() ? text : text + " " + std::string{kColon} + " " + said;
}

tl::expected<TrialResult, std::string> parse_result(std::string_view text) {
  TrialResult result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word == kColon) {
      result.said = text;
      break;
    }
    const std::size_t sign = std::min(word.find('='), word.size());
    const std::string_view name = word.substr(0, sign);
    const std::string_view number = word.substr(std::min(sign + 1, word.size()));
    std::int64_t value = 0;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
    if (!is_word_of_figure(name) || read.ec != std::errc{} ||
        read.ptr != number.data() + number.size() ||
        !result.figures.emplace(std::string{name}, value).second) {
      return tl::make_unexpected("'" + std::string{word} + "' is no figure of a trial");
    }
  }
  if (result.figures.empty()) {
    return tl::make_unexpected(std::string{"the result of the trial is missing"});
  }
  return result;
}

std::string fingerprint_of(const Sample& sample, const Ground& ground) {
  std::string text = ground.program + "|" + sample.name();
  if (sample.kind == TrialKind::War) {
    text += "|" + ground.goal_charts;
  } else if (sample.kind == TrialKind::Worlds) {
    text += "|" + std::to_string(ground.positions);
  } else if (sample.kind == TrialKind::Problem) {
    text += "|" + ground.problems.at(sample.setup).digest;
  }
  return base::hash_text(base::hash_of(text));
}

tl::expected<WarGame, std::string> war_of(const TrialResult& result, const WarGoals& goals) {
  const auto cells = cells_of_line(result.said);
  if (!cells || cells->size() != war_columns(goals).size()) {
    return tl::make_unexpected(std::string{"it holds no row of a war"});
  }
  auto game = read_war_game(*cells, goals);
  if (!game) {
    return tl::make_unexpected(game.error().column + ": " + game.error().reason);
  }
  return *std::move(game);
}

std::string fault_of(const Sample& sample, const TrialResult& result, const Ground& ground) {
  if (result.of("fault") == 1 && result.figures.size() == 1) {
    return result.said.empty() ? "a fault that nothing is said of" : "";
  }
  for (const std::string_view name : names_of_figures(sample.kind)) {
    if (!result.figures.contains(std::string{name})) {
      return "the figure " + std::string{name} + " is missing";
    }
  }
  if (sample.kind == TrialKind::War) {
    const auto war = war_of(result, ground.goals);
    return war ? "" : war.error();
  }
  return "";
}

TrialResult play_trial(const Sample& sample, int number, const Ground& ground) {
  try {
    return play_any(sample, number, ground);
  } catch (const std::exception& error) {
    return {{{"fault", 1}}, std::string{"it failed: "} + error.what()};
  }
}

}  // namespace core::study
