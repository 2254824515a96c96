#include "core/save/journal_peek.h"

#include "core/save/journal_index.h"

#include <utility>

namespace core::save {
namespace {

class Peeker {
 public:
  explicit Peeker(const std::filesystem::path& path)
      : file_{path, game_journal(), reading_at_a_glance(path)} {}

  Peek peek() && {
    auto [header, seal] = read_header(file_);
    found_.header = std::move(header);
    if (const auto& length = file_.length(); length && length->found < length->meant) {
      note(0, "the save is cut short: it has " + std::to_string(length->found) + " of " +
                  std::to_string(length->meant) + " bytes");
    }
    trying(0, "its actions", [&] { count_actions(); });
    trying(1, "its branches", [&] { find_branch(); });
    if (found_.branch.empty()) {
      note(1, "the save is damaged at its branches");
      found_.head = ActionId{found_.actions};
    }
    const auto row = static_cast<int>(found_.head.value());
    trying(row, "action " + std::to_string(row),
           [&, sealed = seal] { found_.head == kBegin ? read_begin(sealed) : read_head(sealed); });
    return std::move(found_);
  }

 private:
  void note(int row, std::string sentence) {
    if (found_.report.whole()) {
      found_.report = {std::move(sentence), row};
    }
  }

  void note_damage(int row, const std::string& at, const std::string& why) {
    note(row, "the save is damaged at " + at + " (" + why + ")");
  }

  template <class Do>
  void trying(int row, const std::string& at, const Do& read) {
    try {
      read();
    } catch (const SQLite::Exception& error) {
      note_damage(row, at, words_of(error));
    }
  }

  void count_actions() {
    SQLite::Statement rows{file_.database(), "SELECT max(id) FROM action"};
    if (rows.executeStep()) {
      found_.actions = rows.getColumn(0).getUInt();
    }
  }

  void find_branch() {
    SQLite::Statement rows{file_.database(), kSelectBranches};
    while (rows.executeStep()) {
      ++found_.branches;
      const BranchRow row = branch_at(rows);
      const auto number = static_cast<int>(found_.branches);
      if (row.seal != seal_of(row)) {
        note_damage(number, "branch " + std::to_string(number), "the row does not match its seal");
        continue;
      }
      if (row.actions > found_.actions) {
        note_damage(static_cast<int>(found_.actions) + 1,
                    "action " + std::to_string(found_.actions + 1), "the row is missing");
      }
      if (row.branch.current) {
        found_.branch = row.branch.name;
        found_.head = std::min(row.branch.head, ActionId{found_.actions});
      }
    }
  }

  /// The game-turn of the position at the begin; the position itself is not made.
  void read_begin(std::uint64_t header_seal) {
    SQLite::Statement rows{file_.database(), kSelectSnapshot};
    rows.bind(1, kBegin.value());
    if (!rows.executeStep()) {
      return note_damage(1, "the position at the beginning", "the row is missing");
    }
    const SnapshotRow row = snapshot_at(rows);
    if (row.seal != seal_of(row, header_seal, file_.version())) {
      return note_damage(1, "the position at the beginning", "the row does not match its seal");
    }
    found_.after.game_turn = row.game_turn;
  }

  void read_head(std::uint64_t header_seal) {
    const auto number = static_cast<int>(found_.head.value());
    const std::string at = "action " + std::to_string(number);
    SQLite::Statement rows{file_.database(), select_action(file_.version())};
    rows.bind(1, found_.head.value());
    if (!rows.executeStep()) {
      return note_damage(number, at, "the row is missing");
    }
    const ActionRow row = action_at(rows);
    if (row.seal != seal_of(row, seal_of_action(row.info.parent, header_seal), file_.version())) {
      return note_damage(number, at, "the row does not match its seal");
    }
    found_.after = row.info;
  }

  [[nodiscard]] std::uint64_t seal_of_action(ActionId action, std::uint64_t header_seal) {
    if (action == kBegin) {
      return header_seal;
    }
    SQLite::Statement rows{file_.database(), select_action(file_.version())};
    rows.bind(1, action.value());
    return rows.executeStep() ? action_at(rows).seal : 0;
  }

  JournalFile file_;
  Peek found_;
};

}  // namespace

Peek peek(const std::filesystem::path& file) { return Peeker{file}.peek(); }

}  // namespace core::save
