// The journal of a game: save, log, undo, replay and study tree in one SQLite file.
#pragma once

#include "core/base/data_error.h"
#include "core/base/strong_id.h"
#include "core/rulebook/options.h"
#include "core/save/open_report.h"
#include "core/sequence/action.h"
#include "core/state/event.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::save {

using board::Side;
using state::Event;
using state::GameState;

/// The number of an action in its journal, from 1 in the order in which they were written.
using ActionId = base::StrongId<struct ActionTag, std::uint32_t>;

/// Before the first action.
inline constexpr ActionId kBegin{};

/// What a journal knows of its game; given when it is created, never changed.
struct Header {
  std::string program;   ///< version of the program
  std::string scenario;  ///< "west-63"; of a set-up file its title
  std::string errata;    ///< rulebook::ErrataSelection::text()
  std::string options;   ///< rulebook::OptionSelection::text()
  std::string secrecy;   ///< rulebook::name(Secrecy)
  std::uint64_t seed{};
  std::string catalogue;  ///< its digest
  std::string date;       ///< as the caller writes it; core reads no clock
  /// Every erratum and option in force, "E004", "26.9": a later program that knows more of them
  /// plays this game as it began. None holds a blank.
  std::vector<std::string> rules;
  /// The set-up file from which the game began, so that the save needs no other file; empty for a
  /// set-up of the catalogue.
  std::string setup;

  friend bool operator==(const Header&, const Header&) = default;
};

/// What is known of an action without reading it.
struct ActionInfo {
  ActionId parent;
  int game_turn{};        ///< after it
  Side by{};              ///< who acted
  std::uint32_t rolls{};  ///< dice rolled in the whole game, after it
  bool stops_undo{};      ///< it rolled or revealed something
};

/// Who plays a side from an action on: "person", or a computer general with level, temperament,
/// seed and version.
struct Seat {
  ActionId after;
  Side side{};
  std::string sitter;

  friend bool operator==(const Seat&, const Seat&) = default;
};

/// Somebody at the keyboard.
inline constexpr std::string_view kPerson = "person";

/// What a side notes of an action, and keeps to itself while the game lasts.
struct Remark {
  ActionId about;
  Side by{};
  std::string text;
};

/// An action and what came of it.
struct Entry {
  sequence::Action action;
  std::vector<Event> events;
};

/// A line of play.
struct Branch {
  std::string name;
  ActionId head;   ///< its last action
  bool current{};  ///< the one that is played

  friend bool operator==(const Branch&, const Branch&) = default;
};

/// The branch that a new journal has.
inline constexpr std::string_view kMainBranch = "main";

/// What came of playing a journal again.
struct Verdict {
  int actions{};      ///< that were played again, of all branches
  int snapshots{};    ///< that were found right
  std::string fault;  ///< one sentence; empty when all is right
  int row{};          ///< the action at which it was found

  [[nodiscard]] bool good() const noexcept { return fault.empty(); }
};

/// Makes the position at the begin of a game again from what the header tells of it, and from the
/// faces of dice that a later position knows to be written down before.
/// @throws base::DataError when this program would begin another game.
using MakeBegin = std::function<GameState(const Header&, const std::vector<std::uint8_t>& faces)>;

/// A journal open in memory.
///
/// Every change is one transaction and is on the disk when the call returns: an action that was
/// appended survives a crash and a loss of power. Rows of actions are never changed or deleted.
/// Opening and reading change no byte of the file. Between two changes the file alone is the whole
/// save; during one FILE-journal lies beside it (leftover.h).
///
/// Before each change it is seen whether the path is still the file of this game. When somebody has
/// renamed, replaced or deleted it, or it lies beside what is not ours, nothing of it is touched:
/// the game goes on in a copy, and take_notice() says so.
///
/// Every function that writes the file throws base::DataError naming file, row and reason; the
/// journal is then as it was before. Not shared between threads.
class Journal {
 public:
  /// Makes a new journal; the file appears only when it is complete.
  /// @throws base::DataError also when the file exists already.
  [[nodiscard]] static Journal create(const std::filesystem::path& file, const Header& header,
                                      const GameState& begin);

  /// Takes the next action of a game that has been played already: what it was, who acted, what
  /// came of it, the position after it, the operation that it was a step of, and what its side
  /// noted of it.
  using AddPlayed =
      std::function<void(const sequence::Action&, Side by, const std::vector<Event>&,
                         const GameState& after, std::string_view operation, std::string_view)>;

  /// The same for a game that has been played already; `tell` gives all its actions in order. All
  /// of them are one write to the disk.
  [[nodiscard]] static Journal create(const std::filesystem::path& file, const Header& header,
                                      const GameState& begin,
                                      const std::function<void(const AddPlayed&)>& tell);

  /// Opens a journal. A damaged one is opened up to its last good action, for reading; report()
  /// tells, and copy_to() makes a good one of it.
  /// @param make_begin for a file in which the position at the begin is damaged.
  /// @throws base::DataError when the file is missing, no journal, of another version, or damaged
  /// so that not even the header can be read, or the begin neither read nor made again.
  [[nodiscard]] static Journal open(const std::filesystem::path& file,
                                    const MakeBegin& make_begin = {});

  Journal(Journal&&) noexcept;
  Journal& operator=(Journal&&) noexcept;
  ~Journal();

  [[nodiscard]] const std::filesystem::path& file() const noexcept;
  [[nodiscard]] const Header& header() const noexcept;

  /// In which the file was begun: kOldestJournal to kJournalVersion.
  [[nodiscard]] std::int32_t version() const noexcept;
  [[nodiscard]] const OpenReport& report() const noexcept;

  /// What is to be told of the file since this was asked last, a sentence each; none mostly.
  [[nodiscard]] std::vector<std::string> take_notices();

  /// Sees once more that the file is there, and makes a copy when it is not: at the end of a game.
  void end();

  /// Who has sat down where, in order. None before version 4.
  [[nodiscard]] std::vector<Seat> seats() const;

  /// What its side noted of the action; nothing mostly.
  [[nodiscard]] std::optional<Remark> remark(ActionId about) const;

  // ---- the tree ----

  /// How many actions there are; their numbers are 1 to this.
  [[nodiscard]] std::uint32_t size() const noexcept;

  /// The last action of the current branch; kBegin when nothing has been done.
  [[nodiscard]] ActionId head() const noexcept;

  /// What is known of an action of this journal. Of kBegin only the game-turn.
  [[nodiscard]] ActionInfo info(ActionId action) const;

  /// The operation that the action is a step of; empty: none.
  [[nodiscard]] std::string_view operation(ActionId action) const;

  /// The actions from the first one to `action`, in order; none for kBegin.
  [[nodiscard]] std::vector<ActionId> path(ActionId action) const;

  /// The same to the head.
  [[nodiscard]] std::vector<ActionId> path() const { return path(head()); }

  /// The actions that follow directly on `action`, in the order in which they were written: what
  /// can be done again after an undo is the last one.
  [[nodiscard]] std::vector<ActionId> children(ActionId action) const;

  /// In the order in which they were made.
  [[nodiscard]] std::vector<Branch> branches() const;

  // ---- reading ----

  [[nodiscard]] Entry read(ActionId action) const;

  /// Several of them, in the order in which they are asked for; quicker than one by one.
  [[nodiscard]] std::vector<Entry> read(const std::vector<ActionId>& actions) const;

  /// Whether exactly this was written of an action.
  [[nodiscard]] bool tells(ActionId action, const std::vector<Event>& events) const;

  /// The position after an action: the last snapshot before it, and what has happened since.
  [[nodiscard]] GameState state_at(ActionId action) const;

  /// Plays every action of every branch again from the begin, and compares the number of rolls
  /// after each and every snapshot on the way. Throws nothing: what cannot be read is a fault.
  [[nodiscard]] Verdict verify() const;

  // ---- writing ----

  /// Writes an action that was played at the head; it is the new head. `after` is the position that
  /// `events` have led to; it is kept as a snapshot when a game-turn began.
  /// @param operation that it is a step of; empty: none. Before version 4 it is not kept.
  /// @param remark what its side notes of it; the same
  ActionId append(const sequence::Action& action, Side by, const std::vector<Event>& events,
                  const GameState& after, std::string_view operation = {},
                  std::string_view remark = {});

  /// Somebody sits down: he plays the side from the head on. Before version 4 it is not kept.
  void seat(Side side, std::string_view sitter);

  /// The current branch ends at `action` from now on: an undo, or one taken back.
  void set_head(ActionId action);

  /// Begins a new branch at an action; it is the current one. The error is a sentence: the name is
  /// empty or taken.
  [[nodiscard]] tl::expected<void, std::string> new_branch(std::string_view name, ActionId at);

  /// Plays another branch on. The error is a sentence: there is no such branch.
  [[nodiscard]] tl::expected<void, std::string> switch_to(std::string_view name);

  /// Writes all that is good to a new journal, which is whole.
  /// @throws base::DataError also when the file exists already.
  [[nodiscard]] Journal copy_to(const std::filesystem::path& file) const;

 private:
  struct Contents;
  explicit Journal(std::unique_ptr<Contents> contents) noexcept;
  std::unique_ptr<Contents> contents_;
};

}  // namespace core::save
