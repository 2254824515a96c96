#include "core/save/journal_index.h"

#include <algorithm>

namespace core::save {
namespace {

class IndexReader {
 public:
  IndexReader(JournalFile& file, const MakeBegin& make_begin)
      : file_{file}, database_{file.database()}, make_begin_{make_begin} {}

  JournalIndex read() && {
    auto [header, seal] = read_header(file_);
    index_.header = std::move(header);
    index_.known.push_back({.seal = seal});
    try {
      read_begin();
    } catch (const base::DataError&) {
      if (!make_begin_) {
        throw;
      }
      index_.begin = make_begin_(index_.header);
      index_.known.front().snapshot = true;
      index_.known.front().info.game_turn = index_.begin->turn.game_turn;
      note(1, "the position at the beginning, which is made anew from the scenario and the seed");
    }
    read_actions();
    read_branches();  // they know how many actions there were
    read_snapshots();
    check_pages();
    return std::move(index_);
  }

 private:
  void read_begin() {
    const Spot spot{1, "snapshot"};
    file_.trying(spot, "the save is damaged", [&] {
      SQLite::Statement rows{database_, kSelectSnapshot};
      rows.bind(1, kBegin.value());
      if (!rows.executeStep()) {
        file_.fail(spot, "the save is damaged: the position at the beginning is missing");
      }
      const SnapshotRow row = snapshot_at(rows);
      if (!is_good(row)) {
        file_.fail(spot,
                   "the save is damaged: the position at the beginning does not match its seal");
      }
      index_.known.front().snapshot = true;
      index_.known.front().info.game_turn = row.game_turn;
    });
  }

  [[nodiscard]] bool is_good(const SnapshotRow& row) const {
    return row.action.value() < index_.known.size() &&
           is_as_written(row, index_.known[row.action.value()].seal, file_.version());
  }

  /// Notes the first damage; later ones are its consequences, or as bad.
  void note(std::uint32_t row, const std::string& what) {
    if (index_.report.whole()) {
      index_.report = {"the save is damaged at " + what, static_cast<int>(row)};
    }
  }

  void note_action(std::uint32_t row, const std::string& why) {
    note(row, "action " + std::to_string(row) + " (" + why + "); it is opened up to action " +
                  std::to_string(row - 1));
  }

  void read_actions() {
    const auto next = [&] { return static_cast<std::uint32_t>(index_.known.size()); };
    try {
      SQLite::Statement rows{database_, kSelectActions};
      while (rows.executeStep()) {
        const ActionRow row = action_at(rows);
        if (row.id.value() != next()) {
          return note_action(next(), "the row is missing");
        }
        if (row.info.parent >= row.id ||
            row.seal != seal_of(row, index_.known[row.info.parent.value()].seal)) {
          return note_action(next(), "the row does not match its seal");
        }
        index_.known.push_back({.info = row.info, .seal = row.seal});
      }
    } catch (const SQLite::Exception& error) {
      note_action(next(), error.what());
    }
  }

  void read_snapshots() {
    const auto at = [](std::uint32_t action) {
      return "the position after action " + std::to_string(action) +
             ", which is made anew from the actions";
    };
    std::uint32_t last = 0;
    try {
      SQLite::Statement rows{database_, kSelectSnapshots};
      while (rows.executeStep()) {
        const SnapshotRow row = snapshot_at(rows);
        last = row.action.value();
        if (is_good(row)) {
          index_.known[last].snapshot = true;
        } else {
          note(last, at(last));
        }
      }
    } catch (const SQLite::Exception&) {
      note(last, "a position later than action " + std::to_string(last) +
                     ", which is made anew from the actions");
    }
  }

  void read_branches() {
    std::uint32_t row_number = 0;
    try {
      SQLite::Statement rows{database_, kSelectBranches};
      while (rows.executeStep()) {
        ++row_number;
        BranchRow row = branch_at(rows);
        if (row.seal != seal_of(row)) {
          note(row_number, "branch " + std::to_string(row_number) +
                               " (the row does not match its seal); it is left out");
          continue;
        }
        take(std::move(row));
      }
    } catch (const SQLite::Exception& error) {
      note(row_number + 1,
           "branch " + std::to_string(row_number + 1) + " (" + error.what() + "); it is left out");
    }
    const bool has_current = std::any_of(index_.branches.begin(), index_.branches.end(),
                                         [](const BranchRow& row) { return row.branch.current; });
    if (!has_current) {
      note(row_number + 1,
           "its branches; it is opened at its last action, " + std::to_string(index_.size()));
      make_current();
    }
  }

  /// The branch that was played ends at the last good action if its own is lost. Where others went
  /// nobody knows: they are left out.
  void take(BranchRow row) {
    if (row.actions > index_.size()) {
      note_action(index_.size() + 1, "the row is missing");
    }
    if (row.branch.head.value() > index_.size()) {
      if (!row.branch.current) {
        return;
      }
      row.branch.head = ActionId{index_.size()};
    }
    index_.branches.push_back(std::move(row));
  }

  /// A branch to play, when the row of the current one is lost.
  void make_current() {
    std::string name{kMainBranch};
    std::int64_t id = 1;
    for (const BranchRow& row : index_.branches) {
      id = std::max(id, row.id + 1);
    }
    while (index_.find(name) != nullptr) {
      name += '+';
    }
    index_.branches.push_back(
        {.id = id, .branch = {name, ActionId{index_.size()}, true}, .actions = index_.size()});
  }

  /// Damage to what we have not read, on which writing would build.
  void check_pages() {
    if (!index_.report.whole()) {
      return;
    }
    std::string found;
    try {
      SQLite::Statement check{database_, "PRAGMA quick_check(1)"};
      if (check.executeStep()) {
        found = check.getColumn(0).getString();
      }
    } catch (const SQLite::Exception& error) {
      found = error.what();
    }
    if (found != "ok") {
      note(0, "its pages (" + found + "); all of its actions are good");
    }
  }

  JournalFile& file_;
  SQLite::Database& database_;
  const MakeBegin& make_begin_;
  JournalIndex index_;
};

template <class Branches>
auto& current_of(Branches& branches) {
  return *std::find_if(branches.begin(), branches.end(),
                       [](const BranchRow& row) { return row.branch.current; });
}

}  // namespace

const BranchRow& JournalIndex::current() const { return current_of(branches); }

BranchRow& JournalIndex::current() { return current_of(branches); }

const BranchRow* JournalIndex::find(std::string_view name) const {
  const auto at = std::find_if(branches.begin(), branches.end(),
                               [&](const BranchRow& row) { return row.branch.name == name; });
  return at != branches.end() ? &*at : nullptr;
}

std::pair<Header, std::uint64_t> read_header(JournalFile& file) {
  const Spot spot{1, "header"};
  return file.trying(spot, "the save is damaged", [&] {
    SQLite::Statement rows{file.database(), kSelectHeader};
    if (!rows.executeStep()) {
      file.fail(spot, "the save is damaged: the row is missing");
    }
    auto found = header_at(rows);
    found.first.setup = setup_of(file.database());
    if (found.second != seal_of(found.first)) {
      file.fail(spot, "the save is damaged: the row does not match its seal");
    }
    return found;
  });
}

JournalIndex read_index(JournalFile& file, const MakeBegin& make_begin) {
  return IndexReader{file, make_begin}.read();
}

}  // namespace core::save
