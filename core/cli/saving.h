// A game that a command plays by itself, written to a save as it goes.
#pragma once

#include "core/game/game.h"
#include "core/save/journal.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::cli {

/// Writes each choice of a game to a save that begins with its first.
class Saving {
 public:
  Saving(std::string file, save::Header header)
      : file_{std::move(file)}, header_{std::move(header)} {}

  /// The save of a game that begins.
  /// @throws base::DataError also when the file exists already.
  void begin(const game::Game& game) {
    journal_ = save::Journal::create(file_, header_, game.state());
  }

  void operator()(const game::Action& action, board::Side by,
                  const std::vector<game::Event>& events, const game::GameState& after) {
    journal_->append(action, by, events, after);
  }

 private:
  std::string file_;
  save::Header header_;
  std::optional<save::Journal> journal_;
};

}  // namespace core::cli
