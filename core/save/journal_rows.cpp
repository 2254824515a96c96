#include "core/save/journal_rows.h"

#include "core/base/hash.h"
#include "core/save/journal_schema.h"
#include "core/save/packed.h"

#include <bit>
#include <sstream>
#include <utility>

namespace core::save {
namespace {

/// Gathers cells so that no two rows give the same bytes.
class Cells {
 public:
  Cells& add(std::uint64_t figure) {
    for (unsigned shift = 0; shift < 64; shift += 8) {
      bytes_.push_back(static_cast<char>((figure >> shift) & 0xFFU));
    }
    return *this;
  }

  Cells& add(int figure) {
    return add(std::bit_cast<std::uint64_t>(static_cast<std::int64_t>(figure)));
  }

  Cells& add(std::uint32_t figure) { return add(std::uint64_t{figure}); }

  Cells& add(bool figure) { return add(std::uint64_t{figure}); }

  Cells& add(ActionId id) { return add(std::uint64_t{id.value()}); }

  Cells& add(std::string_view text) {
    add(std::uint64_t{text.size()});
    bytes_.append(text);
    return *this;
  }

  [[nodiscard]] std::uint64_t seal() const noexcept { return base::hash_of(bytes_); }

 private:
  std::string bytes_;
};

/// SQLite knows whole numbers with a sign only.
std::int64_t with_sign(std::uint64_t value) { return std::bit_cast<std::int64_t>(value); }

std::uint64_t without_sign(const SQLite::Column& cell) {
  return std::bit_cast<std::uint64_t>(cell.getInt64());
}

/// The bytes of a text or a blob; valid until the next step.
std::string_view bytes_of(SQLite::Statement& at, int column) {
  const SQLite::Column cell = at.getColumn(column);
  const void* const bytes = cell.getBlob();
  const int size = cell.getBytes();
  if (bytes == nullptr || size <= 0) {
    return {};
  }
  return {static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

std::string text_of(SQLite::Statement& at, int column) { return std::string{bytes_of(at, column)}; }

ActionId id_of(SQLite::Statement& at, int column) {
  return ActionId{static_cast<std::uint32_t>(at.getColumn(column).getInt64())};
}

std::int64_t figure_of(SQLite::Statement& at, int column) {
  return at.getColumn(column).getInt64();
}

Side side_of(SQLite::Statement& at, int column) {
  return figure_of(at, column) == 0 ? Side::Union : Side::Confederate;
}

/// Each rule after a blank.
std::string joined(const std::vector<std::string>& rules) {
  std::string text;
  for (const std::string& rule : rules) {
    text += ' ' + rule;
  }
  return text;
}

std::vector<std::string> split(const std::string& text) {
  std::istringstream in{text};
  std::vector<std::string> rules;
  for (std::string rule; in >> rule;) {
    rules.push_back(std::move(rule));
  }
  return rules;
}

void bind_blob(SQLite::Statement& statement, int at, std::string_view bytes) {
  statement.bindNoCopy(at, bytes.data(), static_cast<int>(bytes.size()));
}

}  // namespace

std::uint64_t seal_of(const Header& header) {
  Cells cells;
  cells.add(header.program)
      .add(header.scenario)
      .add(header.errata)
      .add(header.options)
      .add(header.secrecy)
      .add(header.seed)
      .add(header.catalogue)
      .add(header.date)
      .add(joined(header.rules));
  if (!header.setup.empty()) {
    cells.add(header.setup);
  }
  return cells.seal();
}

std::uint64_t seal_of(const ActionRow& row, std::uint64_t parent_seal, std::int32_t version) {
  Cells cells;
  cells.add(parent_seal)
      .add(row.id)
      .add(row.info.parent)
      .add(row.info.game_turn)
      .add(static_cast<int>(row.info.by))
      .add(row.info.rolls)
      .add(row.info.stops_undo)
      .add(row.action)
      .add(row.events);
  if (version >= kSeatedVersion) {
    cells.add(row.operation);
  }
  return cells.seal();
}

std::uint64_t seal_of(const SnapshotRow& row, std::uint64_t action_seal, std::int32_t version) {
  Cells cells;
  cells.add(action_seal).add(row.action).add(row.game_turn).add(row.hash);
  if (version >= kPackedVersion) {
    cells.add(base::hash_of(row.state));
  }
  return cells.seal();
}

bool is_as_written(const SnapshotRow& row, std::uint64_t action_seal, std::int32_t version) {
  return row.seal == seal_of(row, action_seal, version) &&
         (version >= kPackedVersion || row.hash == base::hash_of(row.state));
}

std::string state_in_row(std::string_view position, std::int32_t version) {
  return version >= kPackedVersion ? packed(position) : std::string{position};
}

std::string position_in_row(std::string_view state, std::int32_t version) {
  return version >= kPackedVersion ? unpacked(state) : std::string{state};
}

std::uint64_t seal_of(const BranchRow& row) {
  return Cells{}
      .add(std::bit_cast<std::uint64_t>(row.id))
      .add(row.branch.name)
      .add(row.branch.head)
      .add(row.branch.current)
      .add(row.actions)
      .seal();
}

std::uint64_t seal_of(const SeatRow& row) {
  return Cells{}
      .add(std::bit_cast<std::uint64_t>(row.id))
      .add(row.seat.after)
      .add(static_cast<int>(row.seat.side))
      .add(row.seat.sitter)
      .seal();
}

std::uint64_t seal_of(const RemarkRow& row, std::uint64_t action_seal) {
  return Cells{}
      .add(action_seal)
      .add(std::bit_cast<std::uint64_t>(row.id))
      .add(row.remark.about)
      .add(static_cast<int>(row.remark.by))
      .add(row.remark.text)
      .seal();
}

std::pair<Header, std::uint64_t> header_at(SQLite::Statement& at) {
  Header header{.program = text_of(at, 0),
                .scenario = text_of(at, 1),
                .errata = text_of(at, 2),
                .options = text_of(at, 3),
                .secrecy = text_of(at, 4),
                .seed = without_sign(at.getColumn(5)),
                .catalogue = text_of(at, 6),
                .date = text_of(at, 7),
                .rules = split(text_of(at, 8)),
                .setup = {}};
  return {std::move(header), without_sign(at.getColumn(9))};
}

std::string setup_of(SQLite::Database& database) {
  if (!database.tableExists("setup")) {
    return {};
  }
  SQLite::Statement rows{database, "SELECT text FROM setup"};
  return rows.executeStep() ? text_of(rows, 0) : std::string{};
}

ActionRow action_at(SQLite::Statement& at) {
  return {.id = id_of(at, 0),
          .info = {.parent = id_of(at, 1),
                   .game_turn = static_cast<int>(figure_of(at, 2)),
                   .by = side_of(at, 3),
                   .rolls = static_cast<std::uint32_t>(figure_of(at, 4)),
                   .stops_undo = figure_of(at, 5) != 0},
          .operation = bytes_of(at, 7),
          .action = bytes_of(at, 8),
          .events = bytes_of(at, 9),
          .seal = without_sign(at.getColumn(6))};
}

SnapshotRow snapshot_at(SQLite::Statement& at) {
  return {.action = id_of(at, 0),
          .game_turn = static_cast<int>(figure_of(at, 1)),
          .hash = without_sign(at.getColumn(2)),
          .state = bytes_of(at, 4),
          .seal = without_sign(at.getColumn(3))};
}

BranchRow branch_at(SQLite::Statement& at) {
  return {
      .id = figure_of(at, 0),
      .branch = {.name = text_of(at, 1), .head = id_of(at, 2), .current = figure_of(at, 3) != 0},
      .actions = static_cast<std::uint32_t>(figure_of(at, 4)),
      .seal = without_sign(at.getColumn(5))};
}

std::pair<SeatRow, std::uint64_t> seat_at(SQLite::Statement& at) {
  return {{.id = figure_of(at, 0),
           .seat = {.after = id_of(at, 1), .side = side_of(at, 2), .sitter = text_of(at, 3)}},
          without_sign(at.getColumn(4))};
}

std::pair<RemarkRow, std::uint64_t> remark_at(SQLite::Statement& at) {
  return {{.id = figure_of(at, 0),
           .remark = {.about = id_of(at, 1), .by = side_of(at, 2), .text = text_of(at, 3)}},
          without_sign(at.getColumn(4))};
}

void insert(SQLite::Database& database, const Header& header) {
  SQLite::Statement statement{database, "INSERT INTO header VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
  statement.bind(1, header.program);
  statement.bind(2, header.scenario);
  statement.bind(3, header.errata);
  statement.bind(4, header.options);
  statement.bind(5, header.secrecy);
  statement.bind(6, with_sign(header.seed));
  statement.bind(7, header.catalogue);
  statement.bind(8, header.date);
  statement.bind(9, joined(header.rules));
  statement.bind(10, with_sign(seal_of(header)));
  statement.exec();
  if (!header.setup.empty()) {
    database.exec(std::string{setup_schema()});
    SQLite::Statement setup{database, "INSERT INTO setup VALUES (?)"};
    setup.bind(1, header.setup);
    setup.exec();
  }
}

void insert(SQLite::Database& database, const ActionRow& row, std::int32_t version) {
  const bool seated = version >= kSeatedVersion;
  SQLite::Statement statement{
      database,
      seated ? "INSERT INTO action (id, parent, game_turn, side, rolls, stops_undo, seal, action, "
               "events, operation) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
             : "INSERT INTO action (id, parent, game_turn, side, rolls, stops_undo, seal, action, "
               "events) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"};
  statement.bind(1, row.id.value());
  statement.bind(2, row.info.parent.value());
  statement.bind(3, row.info.game_turn);
  statement.bind(4, static_cast<int>(row.info.by));
  statement.bind(5, row.info.rolls);
  statement.bind(6, row.info.stops_undo ? 1 : 0);
  statement.bind(7, with_sign(row.seal));
  bind_blob(statement, 8, row.action);
  bind_blob(statement, 9, row.events);
  if (seated) {
    statement.bind(10, std::string{row.operation});
  }
  statement.exec();
}

void insert(SQLite::Database& database, const SeatRow& row) {
  SQLite::Statement statement{database, "INSERT INTO seat VALUES (?, ?, ?, ?, ?)"};
  statement.bind(1, row.id);
  statement.bind(2, row.seat.after.value());
  statement.bind(3, static_cast<int>(row.seat.side));
  statement.bind(4, row.seat.sitter);
  statement.bind(5, with_sign(seal_of(row)));
  statement.exec();
}

void insert(SQLite::Database& database, const RemarkRow& row, std::uint64_t action_seal) {
  SQLite::Statement statement{database, "INSERT INTO remark VALUES (?, ?, ?, ?, ?)"};
  statement.bind(1, row.id);
  statement.bind(2, row.remark.about.value());
  statement.bind(3, static_cast<int>(row.remark.by));
  statement.bind(4, row.remark.text);
  statement.bind(5, with_sign(seal_of(row, action_seal)));
  statement.exec();
}

void insert(SQLite::Database& database, const SnapshotRow& row) {
  SQLite::Statement statement{
      database,
      "INSERT INTO snapshot (action, game_turn, hash, seal, state) VALUES (?, ?, ?, ?, ?)"};
  statement.bind(1, row.action.value());
  statement.bind(2, row.game_turn);
  statement.bind(3, with_sign(row.hash));
  statement.bind(4, with_sign(row.seal));
  bind_blob(statement, 5, row.state);
  statement.exec();
}

void insert(SQLite::Database& database, BranchRow& row) {
  row.seal = seal_of(row);
  SQLite::Statement statement{
      database,
      "INSERT INTO branch (id, name, head, current, actions, seal) VALUES (?, ?, ?, ?, ?, ?)"};
  statement.bind(1, row.id);
  statement.bind(2, row.branch.name);
  statement.bind(3, row.branch.head.value());
  statement.bind(4, row.branch.current ? 1 : 0);
  statement.bind(5, row.actions);
  statement.bind(6, with_sign(row.seal));
  statement.exec();
}

bool update(SQLite::Database& database, BranchRow& row) {
  const std::uint64_t before = std::exchange(row.seal, seal_of(row));
  SQLite::Statement statement{
      database,
      "UPDATE branch SET head = ?, current = ?, actions = ?, seal = ? WHERE id = ? AND seal = ?"};
  statement.bind(1, row.branch.head.value());
  statement.bind(2, row.branch.current ? 1 : 0);
  statement.bind(3, row.actions);
  statement.bind(4, with_sign(row.seal));
  statement.bind(5, row.id);
  statement.bind(6, with_sign(before));
  return statement.exec() == 1;
}

}  // namespace core::save
