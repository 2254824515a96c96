// Positions of the river campaign for tests: a Setting, a State edited by hand, scripted dice.
#pragma once

#include "core/river/game.h"
#include "core/river/setting.h"
#include "core/river/stores.h"
#include "tests/river/bends.h"
#include "tests/river/river_charts.h"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tests::river {

using core::base::operator""_rule;
using core::base::RuleId;
using core::river::Action;
using core::river::Battery;
using core::river::Begin;
using core::river::Course;
using core::river::Enemy;
using core::river::Event;
using core::river::Game;
using core::river::GroupId;
using core::river::GunIndex;
using core::river::kMainGroup;
using core::river::kMississippi;
using core::river::Options;
using core::river::Place;
using core::river::Record;
using core::river::Rolled;
using core::river::Section;
using core::river::Setting;
using core::river::Standing;
using core::river::State;
using core::river::Step;
using core::river::Told;
using core::river::Vessel;
using core::river::VesselId;

// Vessels of a flotilla: warships in line order, then the supply ships. Of flotilla A the first
// three are cairo, signal and rattler.
inline constexpr VesselId kLeader{0};
inline constexpr VesselId kSecond{1};
inline constexpr VesselId kThird{2};
inline constexpr VesselId kSupply{3};
inline constexpr VesselId kSecondSupply{4};

// Sample flotillas [RR-T28].
inline constexpr std::size_t kPorter = 0;
inline constexpr std::size_t kTimbers = 1;
inline constexpr std::size_t kMosquito = 2;
inline constexpr std::size_t kMonitors = 3;

/// [RR-183] Points of fuel of a warship with full bunkers.
inline constexpr int kFullBunkers = 30;

/// A sample flotilla on river 1 with seed 1, options as by default.
[[nodiscard]] Begin flotilla(std::size_t sample = kPorter);

[[nodiscard]] std::shared_ptr<const Setting> setting_of(const Begin& begin);

/// Flotilla A, with what `edit` changes of the options.
[[nodiscard]] std::shared_ptr<const Setting> with_options(
    const std::function<void(Options&)>& edit);

using Edit = std::function<void(State&)>;

/// Dice as they are thrown, the commodore's and the river's.
using Dice = std::vector<std::uint8_t>;

/// What a position is made of; all of it has a default.
struct Position {
  std::shared_ptr<const Setting> setting{};  ///< nothing: flotilla A
  std::int16_t section{1};                   ///< of the main flotilla; 0: the Mississippi
  std::int16_t turn{};                       ///< 0: the one after that in which it came there
  Dice dice{};                               ///< from the first throw of the test on
  Edit edit{};                               ///< what the test writes into the state
};

/// A campaign in the orders of a turn. The sections up to that of the main flotilla have been
/// entered, one each turn; all are Open banks that lead ahead to the East, with nothing in them.
/// All vessels are in company with 30 points of fuel, the supply ships with 50.
[[nodiscard]] Game in_orders(const Position& position = {});

/// The same in the night, at the end of that turn.
[[nodiscard]] Game at_night(const Position& position = {});

/// A section of the main river in a state.
[[nodiscard]] Section& section_of(State& state, std::int16_t section);

/// A section of a tributary, or of the main river, that is known.
[[nodiscard]] const Section& section_of(const Game& game, Place place);

/// The same of the main river.
[[nodiscard]] const Section& section_of(const Game& game, std::int16_t section);

/// Vessels that are a group of their own at a place. @return its number
GroupId detach(State& state, std::initializer_list<VesselId> vessels, Place at, Standing standing);

/// A group that there is.
[[nodiscard]] const core::river::Group& group_of(const Game& game, GroupId id);

[[nodiscard]] GunIndex gun(std::string_view code);

/// A battery with these guns, on the left bank.
[[nodiscard]] Battery battery_with(std::initializer_list<std::string_view> guns);

/// A line of table RR-T17 as a battery on the left bank.
[[nodiscard]] Battery battery_of_line(int face);

/// A Confederate vessel as she is built: "gunboat", "heavy", "arkansas".
[[nodiscard]] Enemy enemy_like(std::string_view id);

// ---- choices ----

[[nodiscard]] Action advance();
[[nodiscard]] Action explore();
[[nodiscard]] Action hold();
[[nodiscard]] Action fall_back(std::int8_t sections);
[[nodiscard]] Action quit();
[[nodiscard]] Action scavenge_town(std::uint8_t which = 0);
[[nodiscard]] Action scavenge_battery(std::uint8_t which = 0);
[[nodiscard]] Action scavenge_prize(std::uint8_t which = 0);
[[nodiscard]] Action fight_on();
[[nodiscard]] Action run_past();
[[nodiscard]] Action break_off();
[[nodiscard]] Action tie_up();
[[nodiscard]] Action drop_down(std::int8_t sections);

/// Makes a choice that must be legal. @return what happened
std::vector<Event> act(Game& game, const Action& action);

/// "" when the choice is made, else "RR-006 falls-back-too-far 2/3", the figures where there are
/// any. What is refused changes nothing, and judge() says the same as act().
[[nodiscard]] std::string refusal_of(Game& game, const Action& action);

// ---- what happened ----

/// All dice that were thrown.
[[nodiscard]] std::vector<Rolled> rolls_in(const std::vector<Event>& events);

/// Faces of the dice that a rule asked for, in throw order.
[[nodiscard]] std::vector<int> faces_for(const std::vector<Event>& events, RuleId rule);

/// Whether an event tells this.
[[nodiscard]] bool tells(const std::vector<Event>& events, std::string_view key);

/// The first event that tells this; a failed test and an empty one when none does.
[[nodiscard]] Told told_as(const std::vector<Event>& events, std::string_view key);

/// Points that were posted for a rule in the whole campaign.
[[nodiscard]] int points_for(const State& state, RuleId rule);

// ---- rules without a game ----

/// A state to which a test lets rules happen directly.
class Stage {
 public:
  explicit Stage(const Position& position = {}) : Stage{in_orders(position)} {}

  explicit Stage(const Game& game)
      : setting{game.shared_setting()}, state{game.state()}, record{*setting, state} {}

  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  std::shared_ptr<const Setting> setting;
  State state;
  Record record;
};

/// What must hold in every state of a campaign: a sentence for the first thing that does not, empty
/// when all does.
[[nodiscard]] std::string broken(const Setting& setting, const State& state);

}  // namespace tests::river
