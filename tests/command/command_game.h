// A game at a step of command: leaders, headquarters, units and written dice.
#pragma once

#include "core/command/desk.h"
#include "core/sequence/action.h"
#include "core/state/record.h"
#include "tests/support/position.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tests {

/// Pieces are put first; begin() starts the step, after it choices are judged and made.
class CommandGame {
 public:
  /// Clear land with a Depot of the Union in B2010 that feeds all around.
  explicit CommandGame(core::board::Side side = core::board::Side::Union,
                       std::string_view cycle = "7/62");

  /// A leader of Appendix A; appointed to the HQ that he stands on, if one is named.
  core::state::PieceId leader(std::string_view name, std::string_view place,
                              std::optional<core::state::PieceId> headquarters = {});
  core::state::PieceId put(std::string_view what, std::string_view place, int stock = 0);
  core::state::PieceId put_inside(core::state::PieceId container, std::string_view what);

  /// Changes the setting before begin(): its scenario, options or errata.
  core::rulebook::Setting& setting() { return setting_; }

  void begin(core::state::Stage stage, std::vector<std::uint8_t> faces = {}, int chit = 3);

  [[nodiscard]] core::state::Situation now() { return standing_->situation(); }

  [[nodiscard]] const core::state::GameState& state() const { return standing_->state(); }

  [[nodiscard]] const core::state::Piece& at(core::state::PieceId id) const {
    return standing_->state().piece(id);
  }

  [[nodiscard]] core::state::Record& record() { return *record_; }

  [[nodiscard]] core::state::Ruling<> judge(core::sequence::ActionKind kind,
                                            std::optional<core::state::PieceId> piece = {},
                                            std::optional<core::state::PieceId> other = {});
  /// Makes a choice that must be legal, and what the room does after it.
  void act(core::sequence::ActionKind kind, std::optional<core::state::PieceId> piece = {},
           std::optional<core::state::PieceId> other = {});
  /// Goes on as long as something happens.
  void proceed();
  [[nodiscard]] std::vector<core::sequence::Action> offered();

 private:
  core::board::Side side_;
  core::rulebook::Setting setting_;
  Position position_;
  std::vector<std::pair<core::state::PieceId, std::string>> names_;
  std::vector<std::pair<core::state::PieceId, core::state::PieceId>> commanders_;  ///< HQ, leader
  std::optional<core::state::Standing> standing_;
  std::optional<core::state::Record> record_;
};

}  // namespace tests
