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
  std::string away;       ///< why it is off the map, "wounded 7/62"; empty when no word says so
  std::optional<state::AwayKind> away_kind;  ///< what its first word tells
  bool eliminated{};                         ///< its counter is free again [3.26]
};

/// Lines that stand together in the place of all those of the scenario [19.3].
enum class TermGroup : std::uint8_t {
  Track,  ///< reinforcements and withdrawals
  Rules,
  Totals  ///< what is counted at the end, and how the winner is found
};

/// A line of a group.
struct DraftTerm {
  int line{};           ///< from 1; 0: not of the file, but of its scenario
  std::string keyword;  ///< "objective"
  std::string text;     ///< all that follows it, without a comment
};

/// Which lines say who holds a hex: now, or when the game began.
enum class HolderLine : std::uint8_t { Control, Home };

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
  NoReason,  ///< these are no words that say why a piece is off the map
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

  /// What follows a word of the head that has one line, "first-cycle" or "length"; empty when no
  /// line says so.
  [[nodiscard]] std::string told(std::string_view word) const;

  /// The first line that begins with these words; 0 for none.
  [[nodiscard]] int line_told(std::string_view words) const;

  /// The lines of a group that the file tells; none when those of the scenario hold.
  [[nodiscard]] std::vector<DraftTerm> terms(TermGroup group) const;

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

  /// Off the map, for a reason in the words of the file: "wounded 7/62", "pool", "due 10/62". Those
  /// who go round by sea [7.41] [7.54] take all inside along; else it is handed to what held them.
  NoEdit send_away(const std::vector<std::string>& ids, std::string_view reason);

  /// [13.11] An Entrenchment in the hex is taken away, or one of the side is built there.
  NoEdit toggle_entrenchment(std::string_view hex, board::Side side);

  /// An empty name is none. A leader's headquarters follows.
  NoEdit set_name(std::string_view id, std::string_view name);
  /// @param points SUP
  NoEdit set_stock(std::string_view id, int points);
  NoEdit set_commander(std::string_view id, std::string_view name);
  /// Who holds the hexes, in lines of their own.
  /// @param holder nothing: no line tells it any more, so that it is who it is without one.
  NoEdit set_holder(HolderLine kind, const std::vector<std::string>& hexes,
                    std::optional<state::Controller> holder);
  /// [18.23] The rail hex is cut, or whole again.
  NoEdit toggle_cut(std::string_view hex);
  NoEdit set_title(std::string_view title);
  /// @param paragraphs one a line.
  NoEdit set_briefing(std::string_view paragraphs);
  NoEdit set_cycle(std::string_view cycle);
  NoEdit set_pool(board::Side side, int points);
  /// A word of the head that has one line: "length", "scenario"; an empty text takes the line away.
  NoEdit set_told(std::string_view word, std::string_view text);
  /// The lines of a group as they shall be, "objective union 2 Vicksburg MS". Those that stand
  /// already keep their comments.
  NoEdit set_terms(TermGroup group, const std::vector<std::string>& lines);
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
  [[nodiscard]] bool has_all(const std::vector<std::string>& ids) const;
  [[nodiscard]] std::vector<std::size_t> lines_of_pieces(const std::vector<std::string>& ids) const;
  [[nodiscard]] std::string fresh_id(std::string_view letters) const;
  /// Takes them out of what they are in, unless that is among `all`.
  void take_out(const std::vector<std::string>& ids, const std::vector<std::string>& all);
  void release_commander(const DraftPiece& leader);
  /// What is inside them comes into what held them.
  void hand_up(const std::vector<std::string>& gone);
  /// @param reason of those who go off the map
  void carry(const std::vector<std::string>& ids, std::string_view place,
             std::string_view reason = {});
  void insert_at(board::Side side, std::string_view place, std::vector<std::string> pieces);
  void erase_lines(const std::vector<std::size_t>& rows);
  NoEdit set_head_line(std::string_view begin, std::string_view rest);
  /// Behind the last line of the head: where a term comes that has no line yet.
  [[nodiscard]] std::size_t end_of_head() const;

  std::vector<std::string> lines_;
  std::string text_;
  std::vector<DraftPiece> pieces_;
  std::vector<std::string> done_;  ///< texts before each step
  std::vector<std::string> undone_;
};

}  // namespace core::data
