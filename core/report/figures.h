// [0.5] [8.15] [19.71] What a report of a game tells: its figures, gathered in one pass of its
// events.
#pragma once

#include "core/report/fortune.h"
#include "core/rulebook/registers.h"
#include "core/rulebook/setting.h"
#include "core/save/journal.h"
#include "core/strategic/victory.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace core::report {

/// [0.5] A side of a game that goes on and hides something; nothing: all is told.
using Reader = std::optional<board::Side>;

/// Whether a position hides anything from anybody: secrecy is not OPEN and the game is not over.
[[nodiscard]] bool hides_something(const rulebook::Setting& setting,
                                   const state::GameState& state) noexcept;

/// A game-turn, counted from 1, and its cycle.
struct When {
  int game_turn{};
  rulebook::Cycle cycle;

  friend bool operator==(const When&, const When&) = default;
};

/// What a side has; nothing where the reader may not know it.
struct SideCurve {
  std::optional<int> strength;  ///< CSP of ground combat units on the map or on their way
  std::optional<int> pool;      ///< SUP in the General Supply Pool
  std::optional<int> forward;   ///< SUP in trains, depots and elsewhere on the map
  int lost{};                   ///< CSP lost in battles since the beginning [19.71]
  int objectives{};             ///< objectives of the scenario that it controls [19.37] [25.6]
  int political{};              ///< Political Points [25.1]

  friend bool operator==(const SideCurve&, const SideCurve&) = default;
};

struct CurvePoint {
  When when;
  std::array<SideCurve, 2> sides;  ///< by Side
};

/// The ground combat units of a side in a hex.
struct ArmyAt {
  board::HexId hex;
  board::Side side{};
  std::optional<int> csp;  ///< nothing: only seen to be there [0.5]

  friend bool operator==(const ArmyAt&, const ArmyAt&) = default;
};

/// The map at a moment.
struct MapShot {
  When when;
  std::vector<state::Controller> control;  ///< by hex ordinal [3.23]
  std::vector<ArmyAt> armies;              ///< by hex
};

/// How a battle ended.
enum class BattleEnd : std::uint8_t {
  GoesOn,       ///< the report ends in the middle of it
  NotFought,    ///< no die fell: evasion, no supply, nobody left
  Overrun,      ///< [14.14]
  Held,         ///< the defenders are there still
  Retreated,    ///< they have left the hex
  Surrendered,  ///< [13.36]
  Eliminated    ///< none of them is left
};

/// "goes-on", "not-fought", "overrun", ...
[[nodiscard]] std::string_view name(BattleEnd end) noexcept;

/// [8.15] A battle from its declaration to its end. Arrays are by Side.
struct BattleFigures {
  When when;
  board::HexId hex;
  state::BattleKind kind{};
  board::Side attacker{};
  std::array<std::optional<int>, 2> strength;  ///< unmodified CSP and naval strength, once fixed
  std::optional<int> percentage;               ///< the odds
  std::array<std::optional<int>, 2> chit;
  std::optional<int> table;      ///< 1 to 3
  std::optional<int> face;       ///< of the die
  int modifier{};                ///< what was added to it
  std::array<int, 2> percent{};  ///< of the cell: attacker, defender
  std::array<int, 2> lost{};     ///< CSP counted as lost [19.71]
  BattleEnd end{};

  /// CSP and naval strength of both.
  [[nodiscard]] int size() const noexcept {
    return strength[0].value_or(0) + strength[1].value_or(0);
  }
};

/// A roll and what it was worth.
struct RollFigures {
  When when;
  rulebook::RollId id{};
  board::Side by{};
  std::optional<board::HexId> hex;
  std::string piece;  ///< for whom; empty when nobody is named
  Worth worth;        ///< Measure::None also where the reader may not know it
  std::string told;   ///< what came of it, a sentence of the log
};

/// By case, what the strength of both sides has gained or lost under it, CSP; exchanges of counters
/// come to 0 and are left out. The sides' sums are what their strength has changed by.
using Ledger = std::map<base::CaseRef, std::array<int, 2>>;

/// All that a report tells.
struct Figures {
  Reader reader;
  bool over{};
  bool campaign{};
  When end;
  std::vector<CurvePoint> curves;  ///< by game-turn, of a campaign by cycle; begin and end besides
  std::vector<MapShot> maps;       ///< begin, each cycle or quarter, end
  std::vector<BattleFigures> battles;  ///< in their order
  std::vector<RollFigures> rolls;      ///< in their order
  Ledger ledger;                       ///< of a reader his own side only
  strategic::Score score;              ///< as it stands at the end
};

/// Gathers the figures of a game, action by action.
class Gatherer {
 public:
  /// @param begin the position before the first action
  Gatherer(rulebook::Setting setting, state::GameState begin, Reader reader);

  /// The events of the next action.
  void add(const std::vector<state::Event>& events);

  /// What has been gathered, with the position as it stands as its end.
  [[nodiscard]] Figures finish();

 private:
  void look_at(const std::vector<state::Event>& events, std::size_t at);
  void weigh(const std::vector<state::Event>& events, std::size_t at);
  void follow_battle(const state::Event& event);
  void hear(const state::Told& told);
  void begin_turn();
  void end_battle();
  void take_curve();
  void take_map();
  [[nodiscard]] When when() const;

  [[nodiscard]] const state::GameState& state() const { return standing_.state(); }

  Figures figures_;
  rulebook::Setting setting_;
  state::Standing standing_;
  std::optional<BattleFigures> battle_;
  std::optional<std::size_t>
      untold_;        ///< the roll of which it has still to be told what came of it
  int second_die_{};  ///< dice that belong to the roll before
};

/// The figures of the line of play that a journal stands on.
/// @param reader has to be given while hides_something()
/// @throws base::DataError when the journal cannot be read
[[nodiscard]] Figures figures_of(const rulebook::Setting& setting, const save::Journal& journal,
                                 Reader reader);

}  // namespace core::report
