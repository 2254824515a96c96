#include "core/save/journal.h"

#include "core/base/hash.h"
#include "core/game/undo.h"
#include "core/save/bytes.h"
#include "core/save/journal_index.h"
#include "core/save/state_hash.h"
#include "core/state/archive.h"

#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <utility>

namespace core::save {
namespace {

bool begins_game_turn(const Event& event) {
  return std::holds_alternative<state::GameTurnBegan>(event);
}

/// Whether all lists of a position are as long as the map, and pieces stand at their numbers.
bool is_sound(const GameState& state) {
  const auto covers_map = [](const auto& list) { return list.size() == board::kHexCount; };
  if (!covers_map(state.control) || !covers_map(state.home) || !covers_map(state.rail.net) ||
      !covers_map(state.rail.cut) || !covers_map(state.rail.railhead)) {
    return false;
  }
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    if (state.pieces[i].id.value() != i) {
      return false;
    }
  }
  return true;
}

void play(GameState& state, const Event& event) {
  const bool needs_work = std::holds_alternative<state::DecisionEnded>(event) ||
                          std::holds_alternative<state::DecisionChanged>(event);
  if (needs_work && state.turn.pending.empty()) {
    throw std::runtime_error("a decision ends that was not begun");
  }
  state::apply(state, event);
}

/// Reads actions of a journal, each checked against its seal.
class EntryReader {
 public:
  EntryReader(JournalFile& file, const JournalIndex& index)
      : file_{file}, index_{index}, rows_{file.trying({}, "the save cannot be read", [&] {
          return SQLite::Statement{file.database(), kSelectAction};
        })} {}

  Entry read(ActionId action) {
    const Known& known = index_.known.at(action.value());
    const Spot spot{static_cast<int>(action.value()), "action"};
    return file_.trying(spot, "the save cannot be read", [&] {
      rows_.reset();
      rows_.bind(1, action.value());
      if (!rows_.executeStep()) {
        file_.fail(spot, "the row is missing");
      }
      const ActionRow row = action_at(rows_);
      if (seal_of(row, index_.known.at(known.info.parent.value()).seal) != known.seal) {
        file_.fail(spot, "the row does not match its seal");
      }
      try {
        return Entry{from_bytes<sequence::Action>(row.action, file_.form()),
                     from_bytes<std::vector<Event>>(row.events, file_.form())};
      } catch (const std::exception& error) {
        file_.fail(spot, std::string{"the row does not hold an action: "} + error.what());
      }
    });
  }

  /// Plays an action on the position before it.
  void replay(GameState& state, ActionId action) {
    const Entry entry = read(action);
    try {
      for (const Event& event : entry.events) {
        play(state, event);
      }
    } catch (const std::exception& error) {
      file_.fail({static_cast<int>(action.value()), "action"},
                 std::string{"its events do not fit the position: "} + error.what());
    }
  }

 private:
  JournalFile& file_;
  const JournalIndex& index_;
  SQLite::Statement rows_;
};

}  // namespace

struct Journal::Contents {
  Contents(const std::filesystem::path& path, const MakeBegin& make_begin)
      : file{path}, index{read_index(file, make_begin)} {}

  JournalFile file;
  JournalIndex index;

  [[nodiscard]] const Known& known(ActionId action) const { return index.known.at(action.value()); }

  /// The position that was kept after an action, and its hash.
  std::pair<GameState, std::uint64_t> snapshot(ActionId action) {
    if (action == kBegin && index.begin) {
      return {*index.begin, state_hash(*index.begin, file.form())};
    }
    const Spot spot{static_cast<int>(action.value()), "snapshot"};
    return file.trying(spot, "the save cannot be read", [&] {
      SQLite::Statement rows{file.database(), kSelectSnapshot};
      rows.bind(1, action.value());
      if (!rows.executeStep()) {
        file.fail(spot, "the row is missing");
      }
      const SnapshotRow row = snapshot_at(rows);
      if (!is_as_written(row, known(action).seal, file.version())) {
        file.fail(spot, "the row does not match its seal");
      }
      try {
        const std::string position = position_in_row(row.state, file.version());
        if (base::hash_of(position) != row.hash) {
          throw std::runtime_error("its hash is that of another one");
        }
        std::pair read{from_bytes<GameState>(position, file.form()), row.hash};
        if (!is_sound(read.first)) {
          throw std::runtime_error("its parts do not fit together");
        }
        return read;
      } catch (const std::exception& error) {
        file.fail(spot, std::string{"the row does not hold a position: "} + error.what());
      }
    });
  }

  /// Makes the file ready to be written.
  void start_writing() {
    if (!index.report.whole()) {
      file.fail({index.report.row, ""}, "the save is damaged: the game continues in a copy of it");
    }
    file.open_for_writing();
  }

  /// One durable transaction. What it changes in memory, `write` must change last.
  template <class Write>
  void transact(const Spot& spot, const Write& write) {
    start_writing();
    file.trying(spot, "the save cannot be written", [&] {
      SQLite::Transaction transaction{file.database(), SQLite::TransactionBehavior::IMMEDIATE};
      const auto done = write(file.database());
      transaction.commit();
      done();
    });
  }

  void write_branch(BranchRow& row) {
    if (!update(file.database(), row)) {
      file.fail({static_cast<int>(row.id), "branch"},
                "another program has written to the save: open it again");
    }
  }

  /// Makes `next` the branch that is played, which `add` writes.
  template <class Add>
  void change_current(const BranchRow& next, const Add& add) {
    BranchRow before = index.current();
    before.branch.current = false;
    BranchRow after = next;
    after.branch.current = true;
    after.actions = index.size();
    transact({static_cast<int>(after.id), "branch"}, [&](SQLite::Database&) {
      write_branch(before);
      add(after);
      return [&] {
        index.current() = before;
        const auto at = std::find_if(index.branches.begin(), index.branches.end(),
                                     [&](const BranchRow& row) { return row.id == after.id; });
        if (at != index.branches.end()) {
          *at = after;
        } else {
          index.branches.push_back(after);
        }
      };
    });
  }
};

Journal::Journal(std::unique_ptr<Contents> contents) noexcept : contents_{std::move(contents)} {}

Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

namespace {

void insert_position(SQLite::Database& database, ActionId action, const GameState& position,
                     std::uint64_t action_seal, std::int32_t version) {
  const std::string bytes = to_bytes(position, 0, form_of_version(version));
  const std::string state = state_in_row(bytes, version);
  SnapshotRow row{.action = action,
                  .game_turn = position.turn.game_turn,
                  .hash = base::hash_of(bytes),
                  .state = state};
  row.seal = seal_of(row, action_seal, version);
  insert(database, row);
}

void insert_begin(SQLite::Database& database, const Header& header, const GameState& begin,
                  std::int32_t version) {
  insert_position(database, kBegin, begin, seal_of(header), version);
}

/// The rows of an action that was played: its own, and that of a position where a game-turn began.
/// It refers to the position.
class NewAction {
 public:
  NewAction(const Header& header, std::int32_t version, ActionId parent, std::uint64_t parent_seal,
            ActionId id, const sequence::Action& action, Side by, const std::vector<Event>& events,
            const GameState& after)
      : version_{version},
        action_{to_bytes(action, 0, form_of_version(version))},
        events_{to_bytes(events, 0, form_of_version(version))},
        after_{after} {
    const auto hidden =
        rulebook::parse_secrecy(header.secrecy).value_or(rulebook::Secrecy::Limited);
    row_ = {.id = id,
            .info = {.parent = parent,
                     .game_turn = after.turn.game_turn,
                     .by = by,
                     .rolls = after.dice.made(),
                     .stops_undo = game::any_stops_undo(events, hidden)},
            .action = action_,
            .events = events_};
    row_.seal = seal_of(row_, parent_seal);
    keeps_position_ = std::any_of(events.begin(), events.end(), begins_game_turn);
  }

  NewAction(const NewAction&) = delete;
  NewAction& operator=(const NewAction&) = delete;

  void insert_into(SQLite::Database& database) const {
    insert(database, row_);
    if (keeps_position_) {
      insert_position(database, row_.id, after_, row_.seal, version_);
    }
  }

  [[nodiscard]] Known known() const {
    return {.info = row_.info, .seal = row_.seal, .snapshot = keeps_position_};
  }

 private:
  std::int32_t version_;
  std::string action_;
  std::string events_;
  const GameState& after_;
  ActionRow row_;
  bool keeps_position_{};
};

}  // namespace

Journal Journal::create(const std::filesystem::path& file, const Header& header,
                        const GameState& begin) {
  return create(file, header, begin, [](const AddPlayed& /*add*/) {});
}

Journal Journal::create(const std::filesystem::path& file, const Header& header,
                        const GameState& begin, const std::function<void(const AddPlayed&)>& tell) {
  JournalFile::make(file, [&](SQLite::Database& database) {
    insert(database, header);
    insert_begin(database, header, begin, kJournalVersion);
    Known last{.seal = seal_of(header)};
    ActionId head = kBegin;
    tell([&](const sequence::Action& action, Side by, const std::vector<Event>& events,
             const GameState& after) {
      const NewAction next{
          header, kJournalVersion, head, last.seal, ActionId{head.value() + 1}, action,
          by,     events,          after};
      next.insert_into(database);
      last = next.known();
      head = ActionId{head.value() + 1};
    });
    BranchRow main{
        .id = 1, .branch = {std::string{kMainBranch}, head, true}, .actions = head.value()};
    insert(database, main);
  });
  return open(file);
}

Journal Journal::open(const std::filesystem::path& file, const MakeBegin& make_begin) {
  return Journal{std::make_unique<Contents>(file, make_begin)};
}

const std::filesystem::path& Journal::file() const noexcept { return contents_->file.path(); }

const Header& Journal::header() const noexcept { return contents_->index.header; }

const OpenReport& Journal::report() const noexcept { return contents_->index.report; }

std::uint32_t Journal::size() const noexcept { return contents_->index.size(); }

ActionId Journal::head() const noexcept { return contents_->index.current().branch.head; }

ActionInfo Journal::info(ActionId action) const { return contents_->known(action).info; }

std::vector<ActionId> Journal::path(ActionId action) const {
  std::vector<ActionId> path;
  for (ActionId at = action; at != kBegin; at = contents_->known(at).info.parent) {
    path.push_back(at);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<ActionId> Journal::children(ActionId action) const {
  std::vector<ActionId> children;
  for (std::uint32_t id = action.value() + 1; id <= size(); ++id) {
    if (info(ActionId{id}).parent == action) {
      children.emplace_back(id);
    }
  }
  return children;
}

std::vector<Branch> Journal::branches() const {
  std::vector<Branch> branches;
  for (const BranchRow& row : contents_->index.branches) {
    branches.push_back(row.branch);
  }
  return branches;
}

Entry Journal::read(ActionId action) const {
  return EntryReader{contents_->file, contents_->index}.read(action);
}

std::vector<Entry> Journal::read(const std::vector<ActionId>& actions) const {
  std::vector<Entry> entries;
  entries.reserve(actions.size());
  EntryReader reader{contents_->file, contents_->index};
  for (const ActionId action : actions) {
    entries.push_back(reader.read(action));
  }
  return entries;
}

GameState Journal::state_at(ActionId action) const {
  std::vector<ActionId> since;
  ActionId from = action;
  for (; !contents_->known(from).snapshot; from = contents_->known(from).info.parent) {
    since.push_back(from);
  }
  GameState state = contents_->snapshot(from).first;
  if (!since.empty()) {
    EntryReader reader{contents_->file, contents_->index};
    for (auto next = since.rbegin(); next != since.rend(); ++next) {
      reader.replay(state, *next);
    }
  }
  return state;
}

Verdict Journal::verify() const {
  Verdict verdict;
  const auto fault = [&](ActionId action, const std::string& what) {
    verdict.row = static_cast<int>(action.value());
    verdict.fault = "action " + std::to_string(action.value()) + ": " + what;
    return verdict;
  };
  ActionId at = kBegin;
  try {
    GameState state = contents_->snapshot(kBegin).first;
    ++verdict.snapshots;
    EntryReader reader{contents_->file, contents_->index};
    for (std::uint32_t number = 1; number <= size(); ++number) {
      const ActionId next{number};
      const Known& known = contents_->known(next);
      if (known.info.parent != at) {
        state = state_at(known.info.parent);  // its snapshots have been found right before
      }
      at = next;
      reader.replay(state, next);
      ++verdict.actions;
      if (state.dice.made() != known.info.rolls) {
        return fault(next, "the number of dice rolled is another one when it is played again");
      }
      if (known.snapshot) {
        if (contents_->snapshot(next).second != state_hash(state, contents_->file.form())) {
          return fault(next, "the position after it is another one when it is played again");
        }
        ++verdict.snapshots;
      }
    }
  } catch (const base::DataError& error) {
    return fault(at, error.reason());
  }
  if (!report().whole()) {
    verdict.fault = report().damage;
    verdict.row = report().row;
  }
  return verdict;
}

ActionId Journal::append(const sequence::Action& action, Side by, const std::vector<Event>& events,
                         const GameState& after) {
  const ActionId id{size() + 1};
  const NewAction next{header(), contents_->file.version(),
                       head(),   contents_->known(head()).seal,
                       id,       action,
                       by,       events,
                       after};
  BranchRow branch = contents_->index.current();
  branch.branch.head = id;
  branch.actions = id.value();
  contents_->transact({static_cast<int>(id.value()), "action"}, [&](SQLite::Database& database) {
    contents_->write_branch(branch);
    next.insert_into(database);
    return [&] {
      contents_->index.known.push_back(next.known());
      contents_->index.current() = branch;
    };
  });
  return id;
}

void Journal::set_head(ActionId action) {
  (void)contents_->known(action);  // an action of ours
  BranchRow branch = contents_->index.current();
  branch.branch.head = action;
  branch.actions = size();
  contents_->transact({static_cast<int>(branch.id), "branch"}, [&](SQLite::Database&) {
    contents_->write_branch(branch);
    return [&] { contents_->index.current() = branch; };
  });
}

tl::expected<void, std::string> Journal::new_branch(std::string_view name, ActionId at) {
  (void)contents_->known(at);  // an action of ours
  if (name.empty()) {
    return tl::make_unexpected("a branch needs a name");
  }
  if (contents_->index.find(name) != nullptr) {
    return tl::make_unexpected("there is a branch '" + std::string{name} + "' already");
  }
  std::int64_t id = 1;
  for (const BranchRow& row : contents_->index.branches) {
    id = std::max(id, row.id + 1);
  }
  const BranchRow next{.id = id, .branch = {std::string{name}, at, true}};
  contents_->change_current(next, [&](BranchRow& row) { insert(contents_->file.database(), row); });
  return {};
}

tl::expected<void, std::string> Journal::switch_to(std::string_view name) {
  const BranchRow* const row = contents_->index.find(name);
  if (row == nullptr) {
    return tl::make_unexpected("there is no branch '" + std::string{name} + "'");
  }
  if (!row->branch.current) {
    contents_->change_current(*row, [&](BranchRow& next) { contents_->write_branch(next); });
  }
  return {};
}

Journal Journal::copy_to(const std::filesystem::path& file) const {
  const auto all_rows = [&](const char* select, const auto& each) {
    SQLite::Statement rows{contents_->file.database(), select};
    while (rows.executeStep()) {
      if (!each(rows)) {
        return;
      }
    }
  };
  JournalFile::make(
      file,
      [&](SQLite::Database& copy) {
        insert(copy, header());
        if (size() > 0) {
          all_rows(kSelectActions, [&](SQLite::Statement& rows) {
            const ActionRow row = action_at(rows);
            if (row.seal != contents_->known(row.id).seal) {
              contents_->file.fail({static_cast<int>(row.id.value()), "action"},
                                   "the row does not match its seal");
            }
            insert(copy, row);
            return row.id.value() < size();
          });
        }
        if (contents_->index.begin) {
          insert_begin(copy, header(), *contents_->index.begin, contents_->file.version());
        }
        for (std::uint32_t id = contents_->index.begin ? 1 : 0; id <= size(); ++id) {
          if (contents_->known(ActionId{id}).snapshot) {
            SQLite::Statement rows{contents_->file.database(), kSelectSnapshot};
            rows.bind(1, id);
            if (rows.executeStep()) {
              insert(copy, snapshot_at(rows));
            }
          }
        }
        for (BranchRow row : contents_->index.branches) {
          row.actions = size();
          insert(copy, row);
        }
      },
      contents_->file.version());
  return open(file);
}

}  // namespace core::save
