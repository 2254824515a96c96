// [19.2] A set-up file while it is written: small edits of its lines, taken back and made again.
#pragma once

#include "core/board/side.h"
#include "core/organisation/counters.h"
#include "core/rulebook/piece_kind.h"
#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

/// A piece as its line says it, right or wrong.
struct DraftPiece {
  int line{};  ///< from 1
  std::string id;
  board::Side side{};
  rulebook::PieceKind kind{};
  std::string value;  ///< "10-3"; empty for kinds without one
  std::string name;
  std::string inside;     ///< id of what it is in; empty for none
  std::string commander;  ///< his name, of a headquarters
  int stock{};            ///< SUP
  std::string place;      ///< "B3402", "A3219/A3220" or "away"
  bool eliminated{};      ///< its counter is free again [3.26]
};

/// What the lines before the pieces say, as they say it.
struct DraftHead {
  std::string title;
  std::string briefing;  ///< paragraphs, one a line
  std::string cycle;
  std::array<std::string, 2> pool;  ///< SUP, by Side; empty where no line says it
};

/// A counter of the mix.
struct NewCounter {
  board::Side side{};
  rulebook::PieceKind kind{};
  std::string value;  ///< empty for kinds without one
  std::string name;   ///< of a leader
};

/// Why something is no edit at all. What can be put right later is none of these: it is a fault.
enum class NoEdit : std::uint8_t {
  None,      ///< it is one, and done
  NoPiece,   ///< there is no such piece in the file
  NoPlace,   ///< no hex of the map, and no hexside
  InItself,  ///< a piece would stand inside itself
  NoText,    ///< no line can hold these words: a quote, a comment mark, a line end
  NoNumber,  ///< a figure below nothing
  NoLine     ///< the file has no such line
};

/// A set-up file as text that is edited. It may be wrong at any time: Catalogue::faults_of() tells
/// where. Each edit keeps the lines that it does not concern as they are, comments too; one that
/// changes nothing is no step to be taken back.
class SetupDraft {
 public:
  /// Any text. Pieces without an id get one.
  explicit SetupDraft(std::string_view text);

  [[nodiscard]] const std::string& text() const noexcept { return text_; }

  /// In the order of the lines; lines that are no piece at all are not among them.
  [[nodiscard]] const std::vector<DraftPiece>& pieces() const noexcept { return pieces_; }

  /// The first of that id; null when there is none.
  [[nodiscard]] const DraftPiece* find(std::string_view id) const noexcept;

  /// The pieces and, right behind each, all that is in it, and in that.
  [[nodiscard]] std::vector<std::string> with_insides(const std::vector<std::string>& ids) const;

  [[nodiscard]] DraftHead head() const;

  /// The hex or hexside that a line of the file is about, so that it can be shown; empty for none.
  [[nodiscard]] std::string place_of_line(int line) const;

  // ---- edits ----

  /// To a hex ("B3402") or a hexside, each with all that is in it; out of what it was in, unless
  /// that goes along. A commander who goes alone commands no longer.
  NoEdit move(const std::vector<std::string>& ids, std::string_view place);

  /// Into a fort, onto a roster, aboard a ship: in the place of that one, with all inside. A leader
  /// who is put into a headquarters commands it [10.16].
  NoEdit put_into(const std::vector<std::string>& ids, std::string_view holder);

  /// A new counter. @param id is set to the new one's.
  NoEdit add(const NewCounter& counter, std::string_view place, std::string& id);

  enum class Insides : std::uint8_t {
    Go,   ///< they are taken away too
    Stay  ///< they are handed to what held the piece, or stand by themselves
  };

  NoEdit take_away(const std::vector<std::string>& ids, Insides insides);

  /// An empty name is none. A leader's headquarters follows.
  NoEdit set_name(std::string_view id, std::string_view name);
  /// @param points SUP
  NoEdit set_stock(std::string_view id, int points);
  NoEdit set_commander(std::string_view id, std::string_view name);
  /// Who holds the hex, in a `control` line of its own.
  NoEdit set_control(std::string_view hex, state::Controller holder);
  NoEdit set_title(std::string_view title);
  /// @param paragraphs one a line.
  NoEdit set_briefing(std::string_view paragraphs);
  NoEdit set_cycle(std::string_view cycle);
  NoEdit set_pool(board::Side side, int points);
  /// Any line as it shall be, from 1; an empty text takes what it says away.
  NoEdit set_line(int line, std::string_view text);

  // ---- steps ----

  [[nodiscard]] bool can_undo() const noexcept { return !done_.empty(); }

  [[nodiscard]] bool can_redo() const noexcept { return !undone_.empty(); }

  /// @return false when there is nothing to take back, or to make again.
  bool undo();
  bool redo();

  /// [3.26] The counters in the draft and in the mix, by side, kind and value.
  [[nodiscard]] std::vector<organisation::MixUse> counters(const rulebook::Setting& setting) const;

  /// [10.01] The leaders of Appendix A who are not in the draft.
  [[nodiscard]] std::vector<NewCounter> leaders_left(const rulebook::Setting& setting) const;

 private:
  /// The text from the lines, and what they say; a step when it is another one.
  NoEdit changed();
  void read_lines();
  void take_text(std::string text);
  void give_ids();
  [[nodiscard]] std::vector<std::size_t> lines_of_pieces(const std::vector<std::string>& ids) const;
  [[nodiscard]] std::string fresh_id(std::string_view letters) const;
  /// Takes them out of what they are in, unless that is among `all`.
  void take_out(const std::vector<std::string>& ids, const std::vector<std::string>& all);
  void release_commander(const DraftPiece& leader);
  void carry(const std::vector<std::string>& ids, std::string_view place);
  void insert_at(board::Side side, std::string_view place, std::vector<std::string> pieces);
  void erase_lines(const std::vector<std::size_t>& rows);
  NoEdit set_head_line(std::string_view begin, std::string_view rest);

  std::vector<std::string> lines_;
  std::string text_;
  std::vector<DraftPiece> pieces_;
  std::vector<std::string> done_;  ///< texts before each step
  std::vector<std::string> undone_;
};

}  // namespace core::data
