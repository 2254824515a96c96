#include "core/save/journal_index.h"

#include "core/base/hash.h"
#include "core/data/text_source.h"
#include "core/save/bytes.h"
#include "core/save/sound_position.h"
#include "core/state/archive.h"

#include <algorithm>
#include <stdexcept>

namespace core::save {
namespace {

bool can_be_read(const Known& known, std::int32_t version) {
  try {
    (void)position_in(known, version);
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

/// The game from a position on that is not its begin; what was before is left out.
class LaterBegin {
 public:
  LaterBegin(JournalIndex& index, std::uint32_t from) : index_{index}, from_{from} {}

  void make() && {
    std::vector<Known> kept;
    number_.assign(index_.known.size(), kNone);
    for (std::uint32_t action = from_; action < index_.known.size(); ++action) {
      Known& known = index_.known[action];
      if (action != from_ && number_[known.info.parent.value()] == kNone) {
        continue;
      }
      number_[action] = static_cast<std::uint32_t>(kept.size());
      known.info.parent = action == from_ ? kBegin : ActionId{number_[known.info.parent.value()]};
      kept.push_back(std::move(known));
    }
    kept.front().action.clear();
    kept.front().events.clear();
    kept.front().operation.clear();
    index_.known = std::move(kept);
    leave_out(index_.branches, [](BranchRow& row) -> ActionId& { return row.branch.head; });
    leave_out(index_.seats, [](SeatRow& row) -> ActionId& { return row.seat.after; });
    leave_out(index_.remarks, [](RemarkRow& row) -> ActionId& { return row.remark.about; });
  }

 private:
  static constexpr std::uint32_t kNone = UINT32_MAX;

  /// Rows of what was before; the others get their new numbers.
  template <class Rows, class Where>
  void leave_out(Rows& rows, const Where& where) const {
    std::erase_if(rows, [&](auto& row) { return number_[where(row).value()] == kNone; });
    for (auto& row : rows) {
      where(row) = ActionId{number_[where(row).value()]};
    }
  }

  JournalIndex& index_;
  std::uint32_t from_;
  std::vector<std::uint32_t> number_;  ///< by action
};

class IndexReader {
 public:
  IndexReader(JournalFile& file, const MakeBegin& make_begin)
      : file_{file}, database_{file.database()}, make_begin_{make_begin} {}

  JournalIndex read() && {
    index_.version = file_.version();
    auto [header, seal] = read_header(file_);
    index_.header = std::move(header);
    index_.known.emplace_back();
    index_.known.back().seal = seal;
    read_actions();
    read_branches();  // they know how many actions there were
    read_snapshots();
    if (index_.version >= kSeatedVersion) {
      read_seats();
    }
    find_begin();
    check_pages();
    return std::move(index_);
  }

 private:
  /// The position at the begin is that of the file, or is made again, or is a later one.
  void find_begin() {
    Known& begin = index_.known.front();
    if (begin.snapshot && can_be_read(begin, index_.version)) {
      return;
    }
    begin.snapshot = false;
    if (make_begin_) {
      try {
        const GameState made = make_begin_(index_.header, first_faces());
        const std::string bytes = to_bytes(made, 0, file_.form());
        begin.snapshot = true;
        begin.position = state_in_row(bytes, index_.version);
        begin.hash = base::hash_of(bytes);
        begin.info.game_turn = made.turn.game_turn;
        note_begin("which is made anew from the scenario and the seed");
        return;
      } catch (const base::DataError&) {
        // Another program began it: a later position will do.
      }
    }
    const std::uint32_t from = next_position();
    if (from == 0) {
      file_.fail(
          {1, "snapshot"},
          "the save is damaged: the position at the beginning cannot be read, nor a later one");
    }
    note_begin("it is opened from game-turn " + std::to_string(index_.known[from].info.game_turn) +
               " on, after action " + std::to_string(from));
    LaterBegin{index_, from}.make();
  }

  /// Faces that were written down before the first roll: every later position keeps them.
  [[nodiscard]] std::vector<std::uint8_t> first_faces() const {
    const std::uint32_t later = next_position();
    return later == 0 ? std::vector<std::uint8_t>{}
                      : position_in(index_.known[later], index_.version).dice.written();
  }

  void note_begin(const std::string& and_now) {
    index_.report = {"the save is damaged at the position at the beginning, " + and_now, 1};
  }

  /// The first action of the line that is played with a position that can be read; 0 for none.
  [[nodiscard]] std::uint32_t next_position() const {
    std::uint32_t found = 0;
    for (ActionId at = index_.current().branch.head; at != kBegin;
         at = index_.known[at.value()].info.parent) {
      const Known& known = index_.known[at.value()];
      if (known.snapshot && can_be_read(known, index_.version)) {
        found = at.value();
      }
    }
    return found;
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
      SQLite::Statement rows{database_, select_actions(index_.version)};
      while (rows.executeStep()) {
        const ActionRow row = action_at(rows);
        if (row.id.value() != next()) {
          return note_action(next(), "the row is missing");
        }
        if (row.info.parent >= row.id ||
            row.seal != seal_of(row, index_.known[row.info.parent.value()].seal, index_.version)) {
          return note_action(next(), "the row does not match its seal");
        }
        Known& known = index_.known.emplace_back();
        known.info = row.info;
        known.seal = row.seal;
        known.operation = row.operation;
        known.action = row.action;
        known.events = row.events;
      }
    } catch (const SQLite::Exception& error) {
      note_action(next(), words_of(error));
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
          Known& known = index_.known[last];
          known.snapshot = true;
          known.position = row.state;
          known.hash = row.hash;
          if (last == 0) {
            known.info.game_turn = row.game_turn;
          }
        } else if (last != 0) {
          note(last, at(last));
        }
      }
    } catch (const SQLite::Exception&) {
      note(last, "a position later than action " + std::to_string(last) +
                     ", which is made anew from the actions");
    }
  }

  /// Seats and remarks: a row that is not as it was written is left out.
  void read_seats() {
    std::uint32_t number = 0;
    const auto note_row = [&](const std::string& table, const std::string& why) {
      note(number, table + " " + std::to_string(number) + " (" + why + "); it is left out");
    };
    try {
      SQLite::Statement rows{database_, kSelectSeats};
      while (rows.executeStep()) {
        ++number;
        auto [row, seal] = seat_at(rows);
        if (seal == seal_of(row) && row.seat.after.value() <= index_.size()) {
          index_.seats.push_back(std::move(row));
        } else {
          note_row("seat", "the row does not match its seal");
        }
      }
      number = 0;
      SQLite::Statement remarks{database_, kSelectRemarks};
      while (remarks.executeStep()) {
        ++number;
        auto [row, seal] = remark_at(remarks);
        const std::uint32_t about = row.remark.about.value();
        if (about <= index_.size() && seal == seal_of(row, index_.known[about].seal)) {
          index_.remarks.push_back(std::move(row));
        } else {
          note_row("remark", "the row does not match its seal");
        }
      }
    } catch (const SQLite::Exception& error) {
      note_row("seats and remarks, row", words_of(error));
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
        if (!data::is_text(row.branch.name)) {
          note(row_number,
               "branch " + std::to_string(row_number) + " (its name is no text); it is left out");
          continue;
        }
        take(std::move(row));
      }
    } catch (const SQLite::Exception& error) {
      note(row_number + 1, "branch " + std::to_string(row_number + 1) + " (" + words_of(error) +
                               "); it is left out");
    }
    leave_out_unfinished();
    const bool has_current = std::any_of(index_.branches.begin(), index_.branches.end(),
                                         [](const BranchRow& row) { return row.branch.current; });
    if (!has_current) {
      note(row_number + 1,
           "its branches; it is opened at its last action, " + std::to_string(index_.size()));
      make_current();
    }
  }

  /// Each write of an action writes the branch that is played, too: what that does not count was
  /// never done.
  void leave_out_unfinished() {
    const auto current = std::find_if(index_.branches.begin(), index_.branches.end(),
                                      [](const BranchRow& row) { return row.branch.current; });
    if (current != index_.branches.end() && current->actions < index_.size()) {
      note_action(current->actions + 1, "its write was not finished");
      index_.known.resize(current->actions + 1);
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
    if (const std::string fault = file_.fault_of_pages(); !fault.empty()) {
      note(0, fault + "; all of its actions are good");
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

GameState position_in(const Known& known, std::int32_t version) {
  const std::string bytes = position_in_row(known.position, version);
  if (base::hash_of(bytes) != known.hash) {
    throw std::runtime_error("its hash is that of another one");
  }
  auto read = from_bytes<GameState>(bytes, form_of_version(version));
  if (const std::string fault = what_leads_nowhere(read); !fault.empty()) {
    throw std::runtime_error(fault);
  }
  return read;
}

bool JournalIndex::begins_with(const JournalIndex& other) const {
  return other.size() <= size() && known[other.size()].seal == other.known.back().seal;
}

bool JournalIndex::is_same(const JournalIndex& other) const {
  const auto alike = [](const BranchRow& one, const BranchRow& two) {
    return one.seal == two.seal;
  };
  return size() == other.size() && begins_with(other) &&
         std::equal(branches.begin(), branches.end(), other.branches.begin(), other.branches.end(),
                    alike);
}

void JournalIndex::note_torn_log() {
  if (report.whole()) {
    report = {
        "the save is damaged at the log beside it (FILE-wal), which ends in the midst of an "
        "action; it is opened up to action " +
            std::to_string(size()),
        static_cast<int>(size())};
  }
}

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
    const Header& header = found.first;
    for (const std::string* const cell : {&header.program, &header.scenario, &header.errata,
                                          &header.options, &header.secrecy, &header.date}) {
      if (!data::is_text(*cell)) {
        file.fail(spot, "the save is damaged: the row holds what is no text");
      }
    }
    return found;
  });
}

JournalIndex read_index(JournalFile& file, const MakeBegin& make_begin) {
  return IndexReader{file, make_begin}.read();
}

}  // namespace core::save
