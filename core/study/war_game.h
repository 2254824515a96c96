// What is counted in a game between two players, to be set beside the war.
#pragma once

#include "core/study/contest.h"
#include "core/study/war_goals.h"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace core::study {

/// What became of a place of WarGoals.
struct PlaceFall {
  bool asked{};     ///< it is on the map of the set-up, and was not the Union's at the beginning
  int game_turn{};  ///< in which control of it first passed to the Union [3.23]; 0: never
  bool held{};      ///< by the Union at the end

  friend bool operator==(const PlaceFall&, const PlaceFall&) = default;
};

/// Arrays are by board::Side.
struct WarGame {
  std::uint64_t seed{};
  int game_turns{};  ///< that were begun
  std::optional<board::Side> winner;
  int total{};                   ///< the Union's points less the Confederate's
  std::string result;            ///< who won and how, in a sentence
  std::string fault;             ///< an order that was refused, with its case; empty for none
  std::vector<PlaceFall> falls;  ///< as WarGoals::places
  /// [20.4] CSP on the map and on their way, rosters and garrisons included, when each cycle
  /// begins.
  std::vector<std::array<int, 2>> strength;
  int great_battles{};              ///< WarBounds::battle CSP or more on each side
  std::array<int, 2> great_loss{};  ///< their losses in tenths of a per cent of the CSP, summed
  /// Operations by Arm, Side and year from kFirstYearOfArms.
  std::array<std::array<std::array<int, kYearsOfArms>, 2>, kArms.size()> arms{};
  std::array<int, kYearsOfArms> cycles{};  ///< that were begun in each of these years
  std::array<int, 2> attacks{};            ///< battles fought as the attacker
  /// Of them, those that by the exact table cost more CSP than they take on average and would take
  /// the hex less often than not, and brought neither hex nor siege nor the end of one.
  std::array<int, 2> poor{};
  std::array<int, 2> feedings{};  ///< Maintenance Segments of the side
  std::array<int, 2> unfed{};     ///< forces that were without supply in them [12.13]
  /// Weeks that began with nobody in the own capital and an Enemy within one march.
  std::array<int, 2> bare{};

  friend bool operator==(const WarGame&, const WarGame&) = default;
};

/// Hears all choices of a game and counts.
class WarCounter {
 public:
  /// @param goals must outlive this
  /// @param begin the position before the first choice
  WarCounter(rulebook::Setting setting, const WarGoals& goals, state::GameState begin);

  void hear(const MadeChoice& made);

  /// What was counted.
  [[nodiscard]] WarGame finish(const PlayedGame& played);

 private:
  /// A battle that goes on.
  struct Fight {
    board::Side attacker{};
    board::HexId hex;
    std::array<int, 2> strength{};
    std::array<int, 2> lost{};
    bool fought{};
    double cost{};  ///< what the attack costs more than it takes, on average
    bool likely{};  ///< that it takes the hex
    state::Controller before;
    std::array<bool, 2> besieged{};  ///< whose fort was, when it began
  };

  void count(Arm arm, board::Side side);
  void count_choice(const MadeChoice& made);
  void count_landing(board::Side side, board::HexId hex);
  void look_before(const std::vector<state::Event>& events, std::size_t at);
  void look_after(const state::Event& event);
  void follow_fight(const state::Event& event);
  void end_fight();
  void begin_week();
  /// @param counts those that are new as begun
  void look_for_sieges(bool counts);
  [[nodiscard]] bool is_besieged(board::Side owner, board::HexId hex);
  [[nodiscard]] bool is_bare(board::Side side);

  const WarGoals* goals_;
  state::Standing standing_;
  WarGame game_;
  std::optional<Fight> fight_;
  std::array<std::optional<board::HexId>, 2> capital_;
  std::array<std::set<board::HexId>, 2> sieges_;           ///< of Enemy forts, that go on
  std::set<std::pair<board::Side, board::HexId>> landed_;  ///< in this week
};

/// Plays a game to its end and counts.
[[nodiscard]] WarGame play_war(const Contest& contest, const WarGoals& goals, std::uint64_t seed);

/// Plays the games of these seeds.
/// @param done given each as it ends, one at a time; in any order with several threads
/// @throws what `done` throws: no further game is begun then
void play_wars(const Contest& contest, const WarGoals& goals,
               const std::vector<std::uint64_t>& seeds,
               const std::function<void(const WarGame&)>& done);

}  // namespace core::study
