// A battle of the miniature table at the terminal: choices made, recorded and told, of either rule
// set. Private to this room.
#pragma once

#include "core/cli/battle_words.h"
#include "core/cli/context.h"
#include "core/game/battle_record.h"
#include "core/game/table_words.h"
#include "core/rulebook/setting.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace core::cli {

/// A battle that is played here, and what is said of it.
template <class Rules>
class BattleDesk {
 public:
  using Setting = typename Rules::Setting;
  using Game = typename Rules::Game;
  using Action = typename Rules::Action;
  using Event = typename Rules::Event;

  BattleDesk(Context& context, game::BattleBegin begin, std::ostream& screen)
      : begin_{std::move(begin)},
        setting_{game::battle_setting<Rules>(context.catalogue(), begin_)},
        rules_{context.catalogue().load_setting({})},
        game_{setting_, begin_.seed},
        screen_{&screen} {}

  [[nodiscard]] const Game& game() const noexcept { return game_; }

  [[nodiscard]] const std::shared_ptr<const Setting>& setting() const noexcept { return setting_; }

  [[nodiscard]] const rulebook::Rulebook& book() const noexcept { return *rules_.rulebook; }

  /// Writes the orders to a file as they are given, each before the next is asked for.
  void record_to(const std::string& file) {
    if (std::filesystem::exists(file)) {
      throw UserError{"'" + file + "' exists already; a record is never written over another file"};
    }
    record_.open(file);
    record_ << game::record_head(begin_) << std::flush;
    if (!record_) {
      throw UserError{"'" + file + "' cannot be written"};
    }
  }

  void tell_opening() { tell(game_.opening()); }

  /// Makes a choice, or says which rule forbids it. Tells whether it was made.
  bool act(const Action& action) {
    const std::string order = order_text(*setting_, action);
    const auto done = game_.act(action);
    if (!done) {
      *screen_ << "refused: " << game::sentence(book(), done.error(), names()) << '\n';
      return false;
    }
    if (record_.is_open()) {
      record_ << order << '\n' << std::flush;
    }
    *screen_ << "> " << order << '\n';
    tell(*done);
    return true;
  }

  void tell(const std::vector<Event>& events) {
    for (const Event& event : events) {
      if (const auto began = Rules::began(event)) {
        *screen_ << '\n' << moment_words<Rules>(*began) << '\n';
      } else if (const auto rolled = Rules::roll(*setting_, event)) {
        *screen_ << fmt::format("  {} rolls D{}: {} [{}]\n", side_words(rolled->by), rolled->sides,
                                rolled->face, rolled->why.text());
      } else if (const auto* told = std::get_if<table::Told>(&event)) {
        *screen_ << "  " << game::sentence(book(), *told, names()) << '\n';
      }
    }
  }

  /// Every ship and what it has left.
  [[nodiscard]] std::string ships() const { return ships_text(*setting_, game_.state()); }

  [[nodiscard]] int turn() const { return Rules::moment(game_.state()).turn; }

  [[nodiscard]] std::string result() const {
    const auto& result = game_.state().result;
    if (!result) {
      return "the battle goes on";
    }
    const auto turns = terms_of(Rules::kSet).turns;
    if (!result->winner) {
      return fmt::format("a draw after {} {}", turn(), turns);
    }
    return fmt::format("{} {}victory after {} {}", side_words(*result->winner),
                       result->greater ? "greater " : "", turn(), turns);
  }

 private:
  [[nodiscard]] game::ShipNames names() const {
    return [this](table::ShipId ship) { return game::name_in(*setting_, ship); };
  }

  game::BattleBegin begin_;
  std::shared_ptr<const Setting> setting_;
  rulebook::Setting rules_;
  Game game_;
  std::ostream* screen_;
  std::ofstream record_;
};

}  // namespace core::cli
