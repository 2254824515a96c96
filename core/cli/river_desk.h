// A river campaign at the keyboard: orders are read, and what happens is told. Private to this
// room.
#pragma once

#include "core/cli/context.h"
#include "core/river/commodore.h"
#include "core/rulebook/rulebook.h"
#include "core/tabletop/river_match.h"
#include "core/tabletop_study/river_battles.h"

#include <iosfwd>
#include <memory>
#include <string>

namespace core::cli {

class RiverDesk {
 public:
  /// @param screen where the campaign is told.
  RiverDesk(Context& context, tabletop::RiverMatch match, std::ostream& screen);

  [[nodiscard]] const tabletop::RiverMatch& match() const noexcept { return match_; }

  [[nodiscard]] tabletop::RiverMatch& match() noexcept { return match_; }

  /// By orders that are read, until the campaign, the input or the player's patience ends.
  void play(std::istream& in, bool interactive);

  /// By an automatic commodore, to its end.
  /// @param door to the table on which encounters are fought
  void watch(river::Policy policy, tabletop_study::TableDoor& door);

  /// Every vessel and what it has.
  [[nodiscard]] std::string vessels() const;

  /// Where everybody is, and what the river holds, as far as it is known.
  [[nodiscard]] std::string river() const;

  /// [RR-500] What lies ahead.
  [[nodiscard]] std::string forecast() const;

  /// [RR-371] The encounter that goes on, or that there is none.
  [[nodiscard]] std::string brief() const;

  /// Whether an order was refused, or not understood.
  [[nodiscard]] bool refused() const noexcept { return refused_; }

  /// [RR-328] How it ended, or that it goes on.
  [[nodiscard]] std::string result() const;

  [[nodiscard]] const rulebook::Rulebook& book() const noexcept { return *book_; }

 private:
  /// What a line that was typed asks for. Tells whether to go on.
  bool obey(const std::string& line);
  [[nodiscard]] bool own_word(const std::string& line, bool& goes_on);
  /// Makes a choice, or says which rule forbids it. Tells whether it was made.
  bool act(const river::Action& action);
  void tell(const river::State& before, const std::vector<river::Event>& events);
  void offer();
  void help();
  void back_and_forth(const std::string& word);
  void other_line(const std::string& word, const std::string& number);
  void list_lines();
  /// [RR-030] The encounter is fought by captains on the table, under the rules of that word.
  void fight_on_table(const std::string& rules);
  /// Why the encounter may not be given to a table now; empty when it may.
  [[nodiscard]] std::string fault_of_table() const;
  void list_section(std::string& text, river::Place place) const;

  const data::Catalogue* catalogue_;
  std::shared_ptr<const rulebook::Rulebook> book_;
  tabletop::RiverMatch match_;
  std::ostream* screen_;
  bool refused_{};
};

}  // namespace core::cli
