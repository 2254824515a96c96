// A campaign of the real game, begun where a test wants it.
#pragma once

#include "core/game/game.h"
#include "tests/support/position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

inline constexpr const char* kWashington = "C2608";
inline constexpr const char* kRichmond = "C2516";
inline constexpr const char* kNashville = "A4324";
inline constexpr const char* kNewOrleans = "B2729";
inline constexpr const char* kMobile = "B3726";

/// Pieces, control and figures are set by hand, then a segment begins and choices are made as a
/// player makes them.
class CampaignGame {
 public:
  /// @param cycle "10/62".
  explicit CampaignGame(std::string_view cycle = "7/61");

  [[nodiscard]] Position& position() noexcept { return position_; }

  /// Plays without an erratum, as printed.
  CampaignGame& without(std::string_view erratum);
  CampaignGame& with(core::rulebook::Option option, bool on = true);
  CampaignGame& pool(core::board::Side side, int points);
  /// [23.3] Personnel Points that are left in the Initiation Segment; the present call brings none
  /// on top.
  CampaignGame& personnel(core::board::Side side, int points);
  /// [23.11] The call in force, "D2", in its month.
  CampaignGame& call(core::board::Side side, std::string_view name, int month);
  CampaignGame& politics(core::board::Side side, int points);

  [[nodiscard]] core::state::War& war() noexcept { return war_; }

  /// [18.12] The side has taken the railroads of a state, and everything of the Enemy there is
  /// gone.
  CampaignGame& conquer(core::board::Side side, std::string_view state);

  /// Takes every combat unit of a kind off the map, so that a test counts only its own.
  CampaignGame& clear_of(core::rulebook::PieceKind kind);

  /// The segment begins; what needs no player happens.
  void begin(core::state::Stage stage, core::board::Side acting,
             std::vector<std::uint8_t> dice = {});

  /// Makes a choice; "" when it was made, else "23.21 call-too-early 4 3".
  std::string choose(const core::game::Action& action);

  std::string pass() { return choose(core::sequence::passing()); }

  [[nodiscard]] core::game::Game& game() { return *game_; }

  [[nodiscard]] const core::state::GameState& state() const { return game_->state(); }

  /// The position at begin(), before anything has happened.
  [[nodiscard]] const core::state::GameState& begun() const { return *begun_; }

  [[nodiscard]] core::state::Situation now() { return game_->situation(); }

  [[nodiscard]] int pool_of(core::board::Side side) const { return state().treasury_of(side).pool; }

  [[nodiscard]] int personnel_of(core::board::Side side) const {
    return state().war.manpower_of(side).points;
  }

  [[nodiscard]] int politics_of(core::board::Side side) const {
    return state().war.politics_of(side).points;
  }

  [[nodiscard]] core::state::Stage stage() const { return state().turn.stage; }

  /// What has happened since the segment began.
  [[nodiscard]] const std::vector<core::state::Event>& events() const noexcept { return events_; }

  /// Faces rolled for the register's entry, in order.
  [[nodiscard]] std::vector<int> rolls(core::rulebook::RollId id) const;

  /// Units on the production spiral, each as "infantry 10 in 4".
  [[nodiscard]] std::vector<std::string> spiral(core::board::Side side);

  /// The number of the piece of a set-up sheet.
  [[nodiscard]] core::state::PieceId id(std::string_view sheet_id) const;

 private:
  Position position_;
  core::rulebook::Cycle cycle_;
  std::array<std::optional<int>, 2> pool_;
  std::array<std::optional<int>, 2> personnel_;
  core::state::War war_;
  std::vector<std::pair<core::board::HexId, core::board::Side>> nets_;
  std::optional<core::state::GameState> begun_;
  std::optional<core::game::Game> game_;
  std::vector<core::state::Event> events_;
};

}  // namespace tests
