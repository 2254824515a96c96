// Battles of the miniature table between computer players, by the thousand: who wins, and how fast.
#pragma once

#include "core/base/dice.h"
#include "core/board/side.h"
#include "core/tabletop/battle_rules.h"

#include <array>
#include <cstdint>
#include <memory>

namespace core::tabletop_study {

/// Who commands a side.
enum class Commander : std::uint8_t {
  Captain,  ///< the computer's captain of the rule set
  Chance,   ///< its random_choice()
  Recruit,  ///< [FB-534] the commander of a battle on land of that level; else the captain
  Veteran   ///< likewise
};

/// The chance of a random captain, which has nothing to do with the dice of the battle.
[[nodiscard]] base::Dice chance_of(std::uint64_t seed, board::Side side);

/// The computer's captain of a rule set.
template <class Rules>
[[nodiscard]] typename Rules::Captain captain_of([[maybe_unused]] Commander commander) {
  if constexpr (Rules::kSet == tabletop::RuleSet::Field) {
    return typename Rules::Captain{commander == Commander::Recruit   ? field::Level::Recruit
                                   : commander == Commander::Veteran ? field::Level::Veteran
                                                                     : field::Level::Regular};
  } else {
    return {};
  }
}

/// Games of one battle, one for each seed.
template <class Rules>
struct BattleContestOf {
  std::shared_ptr<const typename Rules::Setting> setting;
  std::array<Commander, 2> commanders{};  ///< by side
  int games{};
  std::uint64_t first_seed{1};
  int threads{1};
};

/// What came of them.
struct ContestResult {
  std::array<int, 2> wins{};  ///< by side
  int drawn{};
  std::int64_t turns{};    ///< or moves, of all games
  std::int64_t choices{};  ///< likewise

  [[nodiscard]] int games() const noexcept { return wins[0] + wins[1] + drawn; }

  ContestResult& operator+=(const ContestResult& other) noexcept;

  friend bool operator==(const ContestResult&, const ContestResult&) = default;
};

/// Plays all games to their end. The same games give the same result with any number of threads.
template <class Rules>
[[nodiscard]] ContestResult play(const BattleContestOf<Rules>& contest);

/// One of them: the result and the number of choices.
template <class Rules>
[[nodiscard]] ContestResult play_one(const BattleContestOf<Rules>& contest, std::uint64_t seed);

using BattleContest = BattleContestOf<tabletop::IroncladRules>;
using CoastalContest = BattleContestOf<tabletop::CoastalRules>;
using FieldContest = BattleContestOf<tabletop::FieldRules>;

extern template ContestResult play(const BattleContest& contest);
extern template ContestResult play(const CoastalContest& contest);
extern template ContestResult play(const FieldContest& contest);
extern template ContestResult play_one(const BattleContest& contest, std::uint64_t seed);
extern template ContestResult play_one(const CoastalContest& contest, std::uint64_t seed);
extern template ContestResult play_one(const FieldContest& contest, std::uint64_t seed);

}  // namespace core::tabletop_study
