// Private to this room: one line of a battle file, read word by word.
#pragma once

#include "core/data/text_source.h"
#include "core/table/battle.h"

#include <algorithm>
#include <array>

namespace core::data {

inline constexpr int kMostTurns = 999;
inline constexpr int kMostSides = 100;  ///< of a die
inline constexpr int kInchPlaces = 4;   ///< digits of an inch behind the point

/// The words of a line: names in quotes, brackets and commas as words of their own.
class BattleLine {
 public:
  /// @throws base::DataError for a quote that is not closed.
  BattleLine(Origin origin, std::string_view text);

  [[nodiscard]] const Origin& origin() const noexcept { return origin_; }

  /// What the line is about: its first word.
  [[nodiscard]] const std::string& keyword() const noexcept { return keyword_; }

  /// The words after the keyword as they are written.
  [[nodiscard]] const std::string& rest() const noexcept { return rest_; }

  [[nodiscard]] bool at_end() const noexcept { return at_ == words_.size(); }

  /// Whether the next word is this one, which is then taken.
  bool take(std::string_view word);
  void require(std::string_view word);
  void require_end() const;

  [[nodiscard]] bool next_is_name() const noexcept { return !at_end() && words_[at_].quoted; }

  /// The next word without taking it; empty at the end.
  [[nodiscard]] std::string_view peek() const noexcept {
    return at_end() ? std::string_view{} : std::string_view{words_[at_].text};
  }

  /// A word without quotes. @param what is looked for, "the card of a vessel"
  std::string word(std::string_view what);
  /// A word in quotes.
  std::string name(std::string_view what);
  int number(std::string_view what, int least, int most);
  table::Inches inches(std::string_view what);
  table::Heading heading();
  /// Feet, tenths at most.
  table::Feet feet(std::string_view what);
  /// `(x, y)`
  table::Point point();
  board::Side side();

  template <std::size_t Count>
  std::size_t one_of_words(std::string_view what,
                           const std::array<std::string_view, Count>& choices) {
    const std::string text = word(what);
    const auto found = std::find(choices.begin(), choices.end(), text);
    if (found == choices.end()) {
      fault("'" + text + "' is not " +
            one_of(std::vector<std::string_view>{choices.begin(), choices.end()}));
    }
    return static_cast<std::size_t>(found - choices.begin());
  }

  /// Throws for this line; the column is its keyword.
  [[noreturn]] void fault(std::string reason) const;

 private:
  struct Token {
    std::string text;
    bool quoted{};
  };

  const Token& next(std::string_view what);

  Origin origin_;
  std::string keyword_;
  std::string rest_;
  std::vector<Token> words_;
  std::size_t at_{};
};

/// What the lines of a battle name.
class BattleNames {
 public:
  BattleNames(const table::Facts& facts, const table::Battle& battle)
      : facts_{&facts}, battle_{&battle} {}

  [[nodiscard]] const table::Facts& facts() const noexcept { return *facts_; }

  [[nodiscard]] const table::Battle& battle() const noexcept { return *battle_; }

  [[nodiscard]] table::VesselId vessel(BattleLine& line) const;
  [[nodiscard]] table::GunId gun(BattleLine& line) const;
  [[nodiscard]] std::optional<table::ShipId> find_ship(std::string_view name) const;
  [[nodiscard]] std::optional<table::FortId> find_fort(std::string_view name) const;
  /// A fort of the list, or a work of the battle behind its last.
  [[nodiscard]] std::optional<table::FortCardId> find_card(std::string_view id) const;
  [[nodiscard]] table::ShipId ship(BattleLine& line) const;
  [[nodiscard]] table::FortId fort(BattleLine& line) const;
  /// `union ironclads`, `confederate rams except "CSS Virginia"`, or names in quotes.
  [[nodiscard]] std::vector<table::ShipId> ships(BattleLine& line) const;

 private:
  [[nodiscard]] bool is_of(const table::BattleShip& ship, std::size_t group) const;

  const table::Facts* facts_;
  const table::Battle* battle_;
};

/// The rest of a `rule` line.
[[nodiscard]] table::BattleRule read_battle_rule(BattleLine& line, const BattleNames& names);

/// The rest of a `wins` line.
[[nodiscard]] table::Objective read_objective(BattleLine& line, const BattleNames& names);

}  // namespace core::data
