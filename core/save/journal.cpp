#include "core/save/journal.h"

#include "core/base/hash.h"
#include "core/game/undo.h"
#include "core/save/bytes.h"
#include "core/save/journal_index.h"
#include "core/save/journal_writer.h"
#include "core/save/state_hash.h"
#include "core/state/archive.h"

#include <algorithm>
#include <utility>

namespace core::save {
namespace {

bool begins_game_turn(const Event& event) {
  return std::holds_alternative<state::GameTurnBegan>(event);
}

void play(GameState& state, const Event& event) {
  const bool needs_work = std::holds_alternative<state::DecisionEnded>(event) ||
                          std::holds_alternative<state::DecisionChanged>(event);
  if (needs_work && state.turn.pending.empty()) {
    throw std::runtime_error("a decision ends that was not begun");
  }
  state::apply(state, event);
}

SnapshotRow row_of_position(ActionId action, const Known& known) {
  return {.action = action,
          .game_turn = known.info.game_turn,
          .hash = known.hash,
          .state = known.position};
}

void keep_position(Known& known, const GameState& position, std::int32_t version) {
  const std::string bytes = to_bytes(position, 0, form_of_version(version));
  known.snapshot = true;
  known.hash = base::hash_of(bytes);
  known.position = state_in_row(bytes, version);
}

ActionRow row_of_action(ActionId action, const Known& known) {
  return {.id = action,
          .info = known.info,
          .operation = known.operation,
          .action = known.action,
          .events = known.events};
}

/// Seals an action with all before it, and writes its rows.
void insert_action(SQLite::Database& database, ActionId action, Known& known,
                   std::uint64_t parent_seal, std::int32_t version) {
  ActionRow row = row_of_action(action, known);
  row.seal = seal_of(row, parent_seal, version);
  known.seal = row.seal;
  insert(database, row, version);
}

void insert_position(SQLite::Database& database, ActionId action, const Known& known,
                     std::int32_t version) {
  if (known.snapshot) {
    SnapshotRow row = row_of_position(action, known);
    row.seal = seal_of(row, known.seal, version);
    insert(database, row);
  }
}

/// Writes all of a game to a new file.
void insert_all(SQLite::Database& database, JournalIndex& index) {
  insert(database, index.header);
  index.known.front().seal = seal_of(index.header);
  for (std::uint32_t id = 0; id < index.known.size(); ++id) {
    Known& known = index.known[id];
    if (id > 0) {
      insert_action(database, ActionId{id}, known, index.known[known.info.parent.value()].seal,
                    index.version);
    }
    insert_position(database, ActionId{id}, known, index.version);
  }
  for (BranchRow& row : index.branches) {
    row.actions = index.size();
    insert(database, row);
  }
  if (index.version >= kSeatedVersion) {
    for (const SeatRow& row : index.seats) {
      insert(database, row);
    }
    for (const RemarkRow& row : index.remarks) {
      insert(database, row, index.known[row.remark.about.value()].seal);
    }
  }
}

/// What is kept of an action that was played.
Known played(const Header& header, std::int32_t version, ActionId parent,
             const sequence::Action& action, Side by, const std::vector<Event>& events,
             const GameState& after, std::string_view operation) {
  const int form = form_of_version(version);
  const auto hidden = rulebook::parse_secrecy(header.secrecy).value_or(rulebook::Secrecy::Limited);
  Known known;
  known.info = {.parent = parent,
                .game_turn = after.turn.game_turn,
                .by = by,
                .rolls = after.dice.made(),
                .stops_undo = game::any_stops_undo(events, hidden)};
  known.operation = version < kSeatedVersion ? std::string_view{} : operation;
  known.action = to_bytes(action, 0, form);
  known.events = to_bytes(events, 0, form);
  if (std::any_of(events.begin(), events.end(), begins_game_turn)) {
    keep_position(known, after, version);
  }
  return known;
}

RemarkRow next_remark(const JournalIndex& index, ActionId about, Side by, std::string_view text) {
  return {.id = index.remarks.empty() ? 1 : index.remarks.back().id + 1,
          .remark = {about, by, std::string{text}}};
}

}  // namespace

struct Journal::Contents {
  Contents(std::filesystem::path path, Opened<JournalIndex> opened)
      : index{std::move(opened.contents)},
        writer{std::move(path), game_journal(), index.version, opened.rest} {}

  JournalIndex index;
  JournalWriter writer;

  [[nodiscard]] const Known& known(ActionId action) const { return index.known.at(action.value()); }

  [[nodiscard]] int form() const noexcept { return form_of_version(index.version); }

  [[noreturn]] void fail(ActionId action, const std::string& table, const std::string& why) const {
    throw base::DataError{writer.path().string(), static_cast<int>(action.value()), table, why};
  }

  [[nodiscard]] Entry entry(ActionId action) const {
    const Known& known = this->known(action);
    try {
      return {from_bytes<sequence::Action>(known.action, form()),
              from_bytes<std::vector<Event>>(known.events, form())};
    } catch (const std::exception& error) {
      fail(action, "action", "the row does not hold an action: " + words_of_fault(error));
    }
  }

  [[nodiscard]] GameState position(ActionId action) const {
    try {
      return position_in(known(action), index.version);
    } catch (const std::exception& error) {
      fail(action, "snapshot", "the row does not hold a position: " + words_of_fault(error));
    }
  }

  /// Plays an action on the position before it.
  void replay(GameState& state, ActionId action) const {
    const Entry entry = this->entry(action);
    try {
      for (const Event& event : entry.events) {
        play(state, event);
      }
    } catch (const std::exception& error) {
      fail(action, "action", "its events do not fit the position: " + words_of_fault(error));
    }
  }

  /// Whether the file holds the game as it is here.
  [[nodiscard]] bool is_in_file() const {
    try {
      const auto now = read_save<JournalIndex>(
          writer.path(), game_journal(), [](JournalFile& file) { return read_index(file, {}); });
      return now.rest == Rest::None && now.contents.is_same(index);
    } catch (const base::DataError&) {
      return false;
    }
  }

  /// One durable transaction. What it changes in memory, `write` must change last; it may be called
  /// again, when the game goes on in a copy.
  template <class Write>
  void transact(std::uint32_t row, const std::string& table, const Write& write) {
    if (!index.report.whole()) {
      throw base::DataError{writer.path().string(), index.report.row, "",
                            "the save is damaged: the game continues in a copy of it"};
    }
    std::function<void()> done;
    writer.transact({static_cast<int>(row), table}, owner(),
                    [&](SQLite::Database& database) { done = write(database); });
    done();
  }

  [[nodiscard]] Owner owner() {
    return {.is_in_file = [this] { return is_in_file(); },
            .copy_to = [this](const std::filesystem::path& file) { copy_to(file, index); }};
  }

  /// Writes all of a game to a new file, and seals it anew.
  static void copy_to(const std::filesystem::path& file, JournalIndex& index) {
    JournalIndex all = index;
    JournalWriter::make(
        file, [&](SQLite::Database& database) { insert_all(database, all); }, index.version);
    index = std::move(all);
  }

  void write_branch(SQLite::Database& database, BranchRow& row) const {
    if (!update(database, row)) {
      throw base::DataError{writer.path().string(), static_cast<int>(row.id), "branch",
                            "another program has written to the save: open it again"};
    }
  }

  /// Makes `next` the branch that is played, which `add` writes.
  template <class Add>
  void change_current(const BranchRow& next, const Add& add) {
    transact(static_cast<std::uint32_t>(next.id), "branch", [&](SQLite::Database& database) {
      BranchRow before = index.current();
      before.branch.current = false;
      BranchRow after = next;
      if (const BranchRow* const known = index.find(next.branch.name)) {
        after = *known;
      }
      after.branch.current = true;
      after.actions = index.size();
      write_branch(database, before);
      add(database, after);
      return [this, before, after] {
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

Journal Journal::create(const std::filesystem::path& file, const Header& header,
                        const GameState& begin) {
  return create(file, header, begin, [](const AddPlayed& /*add*/) {});
}

Journal Journal::create(const std::filesystem::path& file, const Header& header,
                        const GameState& begin, const std::function<void(const AddPlayed&)>& tell) {
  JournalIndex index;
  index.version = kJournalVersion;
  index.header = header;
  index.known.emplace_back();
  index.known.front().info.game_turn = begin.turn.game_turn;
  keep_position(index.known.front(), begin, index.version);
  tell([&](const sequence::Action& action, Side by, const std::vector<Event>& events,
           const GameState& after, std::string_view operation, std::string_view remark) {
    index.known.push_back(played(header, index.version, ActionId{index.size()}, action, by, events,
                                 after, operation));
    if (!remark.empty()) {
      index.remarks.push_back(next_remark(index, ActionId{index.size()}, by, remark));
    }
  });
  index.branches.push_back(
      {.id = 1, .branch = {std::string{kMainBranch}, ActionId{index.size()}, true}});
  for (const Side side : board::kSides) {
    index.seats.push_back({.id = static_cast<std::int64_t>(index.seats.size()) + 1,
                           .seat = {kBegin, side, std::string{kPerson}}});
  }
  JournalWriter::make(file, [&](SQLite::Database& database) { insert_all(database, index); });
  return Journal{
      std::make_unique<Contents>(file, Opened<JournalIndex>{std::move(index), Rest::None})};
}

Journal Journal::open(const std::filesystem::path& file, const MakeBegin& make_begin) {
  return Journal{std::make_unique<Contents>(
      file, read_save<JournalIndex>(file, game_journal(), [&](JournalFile& opened) {
        return read_index(opened, make_begin);
      }))};
}

const std::filesystem::path& Journal::file() const noexcept { return contents_->writer.path(); }

const Header& Journal::header() const noexcept { return contents_->index.header; }

std::int32_t Journal::version() const noexcept { return contents_->index.version; }

const OpenReport& Journal::report() const noexcept { return contents_->index.report; }

std::vector<std::string> Journal::take_notices() { return contents_->writer.take_notices(); }

void Journal::end() {
  if (report().whole()) {
    contents_->writer.end(contents_->owner());
  }
}

std::vector<Seat> Journal::seats() const {
  std::vector<Seat> seats;
  for (const SeatRow& row : contents_->index.seats) {
    seats.push_back(row.seat);
  }
  return seats;
}

std::optional<Remark> Journal::remark(ActionId about) const {
  const auto& remarks = contents_->index.remarks;  // in the order of their actions
  const auto found = std::lower_bound(
      remarks.begin(), remarks.end(), about,
      [](const RemarkRow& row, ActionId action) { return row.remark.about < action; });
  return found != remarks.end() && found->remark.about == about ? std::optional{found->remark}
                                                                : std::nullopt;
}

void Journal::seat(Side side, std::string_view sitter) {
  if (contents_->index.version < kSeatedVersion) {
    return;
  }
  const auto& seats = contents_->index.seats;
  const SeatRow row{.id = seats.empty() ? 1 : seats.back().id + 1,
                    .seat = {head(), side, std::string{sitter}}};
  contents_->transact(static_cast<std::uint32_t>(row.id), "seat", [&](SQLite::Database& database) {
    insert(database, row);
    return [this, &row] { contents_->index.seats.push_back(row); };
  });
}

std::uint32_t Journal::size() const noexcept { return contents_->index.size(); }

ActionId Journal::head() const noexcept { return contents_->index.current().branch.head; }

ActionInfo Journal::info(ActionId action) const { return contents_->known(action).info; }

std::string_view Journal::operation(ActionId action) const {
  return contents_->known(action).operation;
}

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

Entry Journal::read(ActionId action) const { return contents_->entry(action); }

std::vector<Entry> Journal::read(const std::vector<ActionId>& actions) const {
  std::vector<Entry> entries;
  entries.reserve(actions.size());
  for (const ActionId action : actions) {
    entries.push_back(contents_->entry(action));
  }
  return entries;
}

bool Journal::tells(ActionId action, const std::vector<Event>& events) const {
  return contents_->known(action).events == to_bytes(events, 0, contents_->form());
}

GameState Journal::state_at(ActionId action) const {
  std::vector<ActionId> since;
  ActionId from = action;
  for (; !contents_->known(from).snapshot; from = contents_->known(from).info.parent) {
    since.push_back(from);
  }
  GameState state = contents_->position(from);
  for (auto next = since.rbegin(); next != since.rend(); ++next) {
    contents_->replay(state, *next);
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
    GameState state = contents_->position(kBegin);
    ++verdict.snapshots;
    for (std::uint32_t number = 1; number <= size(); ++number) {
      const ActionId next{number};
      const Known& known = contents_->known(next);
      if (known.info.parent != at) {
        state = state_at(known.info.parent);  // its snapshots have been found right before
      }
      at = next;
      contents_->replay(state, next);
      ++verdict.actions;
      if (state.dice.made() != known.info.rolls) {
        return fault(next, "the number of dice rolled is another one when it is played again");
      }
      if (known.snapshot) {
        (void)contents_->position(next);
        if (known.hash != state_hash(state, contents_->form())) {
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
                         const GameState& after, std::string_view operation,
                         std::string_view remark) {
  const ActionId id{size() + 1};
  Known next =
      played(header(), contents_->index.version, head(), action, by, events, after, operation);
  contents_->transact(id.value(), "action", [&](SQLite::Database& database) {
    const std::int32_t version = contents_->index.version;
    BranchRow branch = contents_->index.current();
    branch.branch.head = id;
    branch.actions = id.value();
    contents_->write_branch(database, branch);
    insert_action(database, id, next, contents_->known(next.info.parent).seal, version);
    insert_position(database, id, next, version);
    std::optional<RemarkRow> noted;
    if (!remark.empty() && version >= kSeatedVersion) {
      noted = next_remark(contents_->index, id, by, remark);
      insert(database, *noted, next.seal);
    }
    return [this, &next, branch, noted = std::move(noted)] {
      contents_->index.known.push_back(std::move(next));
      contents_->index.current() = branch;
      if (noted) {
        contents_->index.remarks.push_back(*noted);
      }
    };
  });
  return id;
}

void Journal::set_head(ActionId action) {
  (void)contents_->known(action);  // an action of ours
  const auto id = static_cast<std::uint32_t>(contents_->index.current().id);
  contents_->transact(id, "branch", [&](SQLite::Database& database) {
    BranchRow branch = contents_->index.current();
    branch.branch.head = action;
    branch.actions = size();
    contents_->write_branch(database, branch);
    return [this, branch] { contents_->index.current() = branch; };
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
  contents_->change_current(
      next, [](SQLite::Database& database, BranchRow& row) { insert(database, row); });
  return {};
}

tl::expected<void, std::string> Journal::switch_to(std::string_view name) {
  const BranchRow* const row = contents_->index.find(name);
  if (row == nullptr) {
    return tl::make_unexpected("there is no branch '" + std::string{name} + "'");
  }
  if (!row->branch.current) {
    contents_->change_current(BranchRow{*row}, [&](SQLite::Database& database, BranchRow& next) {
      contents_->write_branch(database, next);
    });
  }
  return {};
}

Journal Journal::copy_to(const std::filesystem::path& file) const {
  JournalIndex all = contents_->index;
  all.report = {};
  Contents::copy_to(file, all);
  return Journal{
      std::make_unique<Contents>(file, Opened<JournalIndex>{std::move(all), Rest::None})};
}

}  // namespace core::save
