// A game that nobody plays by any rule: numbered actions with events of many kinds, for tests of
// the journal.
#pragma once

#include "core/save/journal.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tests {

/// Header of a made-up game.
[[nodiscard]] core::save::Header made_up_header();

/// A position as long as the map with a few pieces.
[[nodiscard]] core::state::GameState made_up_position();

/// Plays numbered actions one after another; the same number on the same position gives the same.
class MadeUpGame {
 public:
  explicit MadeUpGame(core::state::GameState begin = made_up_position())
      : state_{std::move(begin)} {}

  struct Step {
    core::sequence::Action action;
    core::board::Side by{};
    std::vector<core::state::Event> events;
  };

  /// Every fourth number rolls, every tenth begins a game-turn, every seventh draws a chit.
  Step play(int number);

  /// Plays a step and appends it.
  core::save::ActionId play_into(core::save::Journal& journal, int number);

  [[nodiscard]] const core::state::GameState& state() const noexcept { return state_; }

 private:
  core::state::GameState state_;
};

/// A path for a file in the folder for tests; nothing is there.
[[nodiscard]] std::filesystem::path fresh_file(const std::string& name);

/// A journal of a made-up game of `actions` actions, closed.
[[nodiscard]] std::filesystem::path made_up_journal(const std::string& name, int actions);

[[nodiscard]] std::string bytes_of_file(const std::filesystem::path& file);
void write_file(const std::filesystem::path& file, const std::string& bytes);

inline constexpr std::size_t kPageOfSqlite = 4096;
inline constexpr std::size_t kHeadOfPage = 8;  ///< bytes, the count of its rows among them

/// Where the head of a page begins; that of the first stands behind the head of the file.
[[nodiscard]] constexpr std::size_t head_of_page(std::size_t page) noexcept {
  constexpr std::size_t kHeadOfFile = 100;
  return page * kPageOfSqlite + (page == 0 ? kHeadOfFile : 0);
}

}  // namespace tests
