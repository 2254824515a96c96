// A text game: two players at one keyboard, or a script on a pipe.
#pragma once

#include "core/cli/context.h"
#include "core/cli/proof_aside.h"
#include "core/save/match.h"
#include "core/study/seated_general.h"

#include <array>
#include <iosfwd>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace core::cli {

/// Asks, reads a line, answers, until the game, the input or the player's patience ends. A wrong
/// line is answered with a sentence and changes nothing. With --json each prompt is one line of
/// JSON, and what would have been told before it stands in it.
class HotSeat {
 public:
  /// @param header what a save of it knows.
  HotSeat(Context& context, save::Match match, save::Header header);

  /// Lets a computer general play the side; nothing: a person. Whoever plays the other one is told
  /// what he may read.
  void seat(board::Side side, const std::optional<ai::Temper>& temper);

  /// @param greeting what is told first: which game it is
  /// @param proof of the save that goes on, told when it is known; null for a new game.
  void play(const std::string& greeting, ProofAside* proof = nullptr);

 private:
  using Words = std::vector<std::string>;

  /// A command that is no order.
  struct Command {
    std::string_view word;
    std::string_view shape;  ///< what follows it
    std::string_view help;
    void (HotSeat::*run)(const Words&);
  };

  [[nodiscard]] static const std::vector<Command>& commands();
  [[nodiscard]] const Command* find_command(std::string_view word) const;

  // ---- hot_seat_generals.cpp ----

  /// Generals take the seats that the save names for them.
  void take_seats();
  /// The general of the side; null for a person.
  [[nodiscard]] study::SeatedGeneral* general_of(board::Side side);
  /// Generals sit on both sides: nobody plays.
  [[nodiscard]] bool generals_alone();
  /// Makes the choices of generals as long as one is asked.
  void let_generals_answer();
  void seat(const Words& words);
  void reasons(const Words& words);
  void advise(const Words& words);

  // ---- hot_seat.cpp ----

  /// Tells whose decision it is when that has changed; false when the game is over.
  bool ask();
  /// The prompt as a line of JSON.
  void ask_in_json();
  /// A line of JSON: what it says, and what was told and refused since the last one.
  void write(const Json& body);
  /// Reads a line; false at the end of the input.
  bool read(std::string& line);
  void answer(const std::string& line);
  /// A line that does nothing: says why; from a pipe the exit code tells it too.
  void wrong(const std::string& why);
  /// @param by who gives it; nothing for who decides.
  void order(const std::string& line, std::optional<board::Side> by = {});
  /// @param operation as save::Match::act()
  void act(const game::Action& choice, std::optional<board::Side> by = {},
           std::string_view operation = {});
  /// What was done is told from its first line in the log of the match.
  void tell_done(std::size_t first, board::Side by);
  /// @throws UserError where a face of --dice is none of the die it falls to.
  void require_faces(const game::Action& choice, std::optional<board::Side> by);
  [[noreturn]] void refuse(const state::Illegal& illegal);
  /// The save. @throws UserError when there is none.
  [[nodiscard]] const save::Journal& saved() const;
  /// Puts older lines before those of the log, until the player can read so many or all are there.
  void recall(std::size_t lines);
  /// The same for as many as can be asked for: the line of play that tells them is about to change.
  void recall_all();
  /// Notes what was done with the line of play.
  void note(const std::string& told);
  /// Tells that another line of play goes on.
  void went_over(const std::string& told);
  void tell_new(std::size_t from, board::Side side);
  void tell_end();

  void help(const Words& words);
  void legal(const Words& words);
  void show(const Words& words);
  void where(const Words& words);
  void war(const Words& words);
  void forces(const Words& words);
  void operations(const Words& words);
  void outlook(const Words& words);
  void undertake(const Words& words);
  void log(const Words& words);
  void undo(const Words& words);
  void save(const Words& words);
  void other(const Words& words);
  void branches(const Words& words);
  void branch(const Words& words);
  void switch_branch(const Words& words);
  void case_text(const Words& words);
  void table(const Words& words);
  void why(const Words& words);
  void quit(const Words& words);

  Context& context_;
  save::Match match_;
  std::istream& in_;
  std::ostringstream heard_;  ///< with --json: what is told until the next prompt
  std::ostream& out_;         ///< the screen, or what is heard
  board::Side side_{};        ///< who decides
  std::string asked_;         ///< the question told last
  std::vector<words::LogLine> log_;
  std::uint32_t log_from_;  ///< how many orders of the line had been given before its first line
  std::optional<state::Illegal> refused_;
  Json refusal_;  ///< with --json: the same, if the last line was refused
  Json error_;    ///< with --json: why the last line did nothing
  save::Header header_;
  std::array<std::optional<study::SeatedGeneral>, 2> generals_;  ///< by Side
  bool over_{};
};

}  // namespace core::cli
