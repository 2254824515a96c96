// Battles of the Coastal set for tests: those of the catalogue, and made-up ones.
#pragma once

#include "core/coastal/game.h"
#include "tests/coastal/lists.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tests::coastal {

using core::board::Side;
using core::coastal::Action;
using core::coastal::Event;
using core::coastal::Game;
using core::coastal::Phase;
using core::coastal::Plot;
using core::coastal::Record;
using core::coastal::Setting;
using core::coastal::Ship;
using core::coastal::State;
using core::table::FortId;
using core::table::Inches;
using core::table::ShipId;

inline constexpr Side kUnion = Side::Union;
inline constexpr Side kConfederate = Side::Confederate;

// Ships of a battle in the order of its list.
inline constexpr ShipId kFirst{0};
inline constexpr ShipId kSecond{1};
inline constexpr ShipId kThird{2};
inline constexpr FortId kFort{0};

/// A battle of the catalogue.
[[nodiscard]] std::shared_ptr<const Setting> battle(std::string_view id);

/// The same, or a table laid out by dice: "river-3" with that seed.
[[nodiscard]] std::shared_ptr<const Setting> setting_of(std::string_view id);

/// A ship of a made-up battle.
struct Placed {
  std::string_view card;  ///< "uss-monitor"
  Side side{};
  double x{};
  double y{};
  int heading{};
  int knots{};
};

[[nodiscard]] core::table::Point at(double x, double y);

/// Open water of 72 by 48 inches, 30 feet deep and without current, with these ships on it.
[[nodiscard]] core::table::Battle open_water(const std::vector<Placed>& ships);

/// The same with a Confederate fort in the middle of the right edge, facing left.
[[nodiscard]] core::table::Battle before_fort(const std::vector<Placed>& ships,
                                              std::string_view card);

/// An area of four corners.
[[nodiscard]] core::table::BattleArea area(core::table::GroundKind kind, double x1, double y1,
                                           double x2, double y2, std::optional<int> feet = {});

[[nodiscard]] std::shared_ptr<const Setting> made_up(
    const core::table::Battle& battle, const std::optional<core::coastal::Options>& options = {});

using Edit = std::function<void(State&)>;

/// A battle in the orders of its first move, captains intelligent with 2 on each die, with what a
/// test writes into the sheets first.
[[nodiscard]] Game ordering(const std::shared_ptr<const Setting>& setting,
                            std::vector<std::uint8_t> dice = {}, const Edit& edit = {});

/// The same in another phase.
[[nodiscard]] Game in_phase(Phase phase, const std::shared_ptr<const Setting>& setting,
                            std::vector<std::uint8_t> dice = {}, const Edit& edit = {});

/// A state to which a test lets rules happen directly.
class Stage {
 public:
  Stage(std::shared_ptr<const Setting> with, State from)
      : setting{std::move(with)}, state{std::move(from)}, record{*setting, state} {}

  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  [[nodiscard]] const Ship& ship(ShipId id) const { return state.ship(id); }

  std::shared_ptr<const Setting> setting;
  State state;
  Record record;
};

[[nodiscard]] std::unique_ptr<Stage> stage(const std::shared_ptr<const Setting>& setting,
                                           std::vector<std::uint8_t> dice = {},
                                           const Edit& edit = {});

/// Straight on at so many knots; astern when negative.
[[nodiscard]] Plot run(int knots);

/// "" when the choice is made, else "RC-163 too-much-faster". What is refused changes nothing.
[[nodiscard]] std::string refusal_of(Game& game, const Action& action);

/// Ends the phases of both sides until that one begins again, or another one.
void pass_to(Game& game, Phase phase);

/// What must hold in every state of a battle: a sentence for the first thing that does not, empty
/// when all does.
[[nodiscard]] std::string broken(const Game& game);

/// Whether an event tells this.
[[nodiscard]] bool tells(const std::vector<Event>& events, std::string_view key);

}  // namespace tests::coastal
