// The rows of a journal and the seals by which damage to them is found. Private to this room.
#pragma once

#include "core/save/journal.h"
#include "core/save/journal_schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <string_view>

namespace core::save {

// A seal is the hash of all cells of a row. That of an action takes in the seal of its parent, and
// so the whole line of play back to the header; that of a snapshot takes in the seal of its action.

[[nodiscard]] std::uint64_t seal_of(const Header& header);

/// A row of `action`; refers to the bytes of the statement or of the writer.
struct ActionRow {
  ActionId id;
  ActionInfo info;
  std::string_view operation;  ///< that it is a step of; none before version 4
  std::string_view action;
  std::string_view events;
  std::uint64_t seal{};
};

[[nodiscard]] std::uint64_t seal_of(const ActionRow& row, std::uint64_t parent_seal,
                                    std::int32_t version);

/// A row of `snapshot`.
struct SnapshotRow {
  ActionId action;
  int game_turn{};
  std::uint64_t hash{};    ///< of the position
  std::string_view state;  ///< state_in_row()
  std::uint64_t seal{};
};

/// @param version in which the file was begun.
[[nodiscard]] std::uint64_t seal_of(const SnapshotRow& row, std::uint64_t action_seal,
                                    std::int32_t version);

/// Whether it is as it was written. Nothing is unpacked for it.
[[nodiscard]] bool is_as_written(const SnapshotRow& row, std::uint64_t action_seal,
                                 std::int32_t version);

/// What a row holds of the bytes of a position.
[[nodiscard]] std::string state_in_row(std::string_view position, std::int32_t version);
/// The bytes of the position that a row holds.
/// @throws std::runtime_error when it holds none.
[[nodiscard]] std::string position_in_row(std::string_view state, std::int32_t version);

/// A row of `branch`.
struct BranchRow {
  std::int64_t id{};
  Branch branch;
  std::uint32_t actions{};
  std::uint64_t seal{};
};

[[nodiscard]] std::uint64_t seal_of(const BranchRow& row);

/// A row of `seat`.
struct SeatRow {
  std::int64_t id{};
  Seat seat;
};

[[nodiscard]] std::uint64_t seal_of(const SeatRow& row);

/// A row of `remark`.
struct RemarkRow {
  std::int64_t id{};
  Remark remark;
};

[[nodiscard]] std::uint64_t seal_of(const RemarkRow& row, std::uint64_t action_seal);

// ---- reading: the statements that give whole rows, and the row at which one stands ----

inline constexpr const char* kSelectHeader =
    "SELECT program, scenario, errata, options, secrecy, seed, catalogue, date, rules, seal "
    "FROM header";

[[nodiscard]] constexpr const char* select_actions(std::int32_t version) noexcept {
  return version < kSeatedVersion
             ? "SELECT id, parent, game_turn, side, rolls, stops_undo, seal, '', action, events "
               "FROM action ORDER BY id"
             : "SELECT id, parent, game_turn, side, rolls, stops_undo, seal, operation, action, "
               "events FROM action ORDER BY id";
}

[[nodiscard]] constexpr const char* select_action(std::int32_t version) noexcept {
  return version < kSeatedVersion
             ? "SELECT id, parent, game_turn, side, rolls, stops_undo, seal, '', action, events "
               "FROM action WHERE id = ?"
             : "SELECT id, parent, game_turn, side, rolls, stops_undo, seal, operation, action, "
               "events FROM action WHERE id = ?";
}

inline constexpr const char* kSelectSnapshots =
    "SELECT action, game_turn, hash, seal, state FROM snapshot ORDER BY action";
inline constexpr const char* kSelectSnapshot =
    "SELECT action, game_turn, hash, seal, state FROM snapshot WHERE action = ?";
inline constexpr const char* kSelectBranches =
    "SELECT id, name, head, current, actions, seal FROM branch ORDER BY id";
inline constexpr const char* kSelectSeats =
    "SELECT id, action, side, sitter, seal FROM seat ORDER BY id";
inline constexpr const char* kSelectRemarks =
    "SELECT id, action, side, text, seal FROM remark ORDER BY id";

/// The header and the seal that stands beside it.
[[nodiscard]] std::pair<Header, std::uint64_t> header_at(SQLite::Statement& at);
/// The set-up file from which the game began; empty for a game of the catalogue.
[[nodiscard]] std::string setup_of(SQLite::Database& database);
[[nodiscard]] ActionRow action_at(SQLite::Statement& at);
[[nodiscard]] SnapshotRow snapshot_at(SQLite::Statement& at);
[[nodiscard]] BranchRow branch_at(SQLite::Statement& at);
/// With the seal that stands beside it.
[[nodiscard]] std::pair<SeatRow, std::uint64_t> seat_at(SQLite::Statement& at);
[[nodiscard]] std::pair<RemarkRow, std::uint64_t> remark_at(SQLite::Statement& at);

// ---- writing: all of them throw SQLite::Exception ----

void insert(SQLite::Database& database, const Header& header);
void insert(SQLite::Database& database, const ActionRow& row, std::int32_t version);
void insert(SQLite::Database& database, const SnapshotRow& row);
void insert(SQLite::Database& database, const SeatRow& row);
void insert(SQLite::Database& database, const RemarkRow& row, std::uint64_t action_seal);
/// Seals the row first.
void insert(SQLite::Database& database, BranchRow& row);
/// Seals the row anew. Gives false, and has changed nothing, when the row in the file is not sealed
/// as `row` is: somebody else has written it.
[[nodiscard]] bool update(SQLite::Database& database, BranchRow& row);

}  // namespace core::save
