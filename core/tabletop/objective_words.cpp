#include "core/tabletop/objective_words.h"

#include "core/rulebook/language.h"
#include "core/tabletop/table_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core::tabletop {
namespace {

using table::Condition;
using table::FortFact;
using table::ShipFact;
using table::ShipTest;

// What is said of one ship and of several, in the order of table::kShipFacts. Another language has
// each of them in its chart of words, as the end of a clause.
constexpr std::array<std::string_view, 18> kOfOne{"is sunk",
                                                  "has blown up",
                                                  "is aground for good",
                                                  "is aground",
                                                  "is captured",
                                                  "is abandoned",
                                                  "is lost",
                                                  "is without power",
                                                  "is without steering",
                                                  "has left the table",
                                                  "is afloat",
                                                  "is in action",
                                                  "has no gun left",
                                                  "has lost all guns of one side",
                                                  "is right of x = {}",
                                                  "is left of x = {}",
                                                  "is above y = {}",
                                                  "is below y = {}"};
constexpr std::array<std::string_view, 18> kOfSeveral{"are sunk",
                                                      "have blown up",
                                                      "are aground for good",
                                                      "are aground",
                                                      "are captured",
                                                      "are abandoned",
                                                      "are lost",
                                                      "are without power",
                                                      "are without steering",
                                                      "have left the table",
                                                      "are afloat",
                                                      "are in action",
                                                      "have no gun left",
                                                      "have lost all guns of one side",
                                                      "are right of x = {}",
                                                      "are left of x = {}",
                                                      "are above y = {}",
                                                      "are below y = {}"};
constexpr std::array<std::string_view, 4> kByEdge{
    "has left the table by the left edge", "has left the table by the right edge",
    "has left the table by the top edge", "has left the table by the bottom edge"};
constexpr std::array<std::string_view, 4> kSeveralByEdge{
    "have left the table by the left edge", "have left the table by the right edge",
    "have left the table by the top edge", "have left the table by the bottom edge"};
constexpr std::array<std::string_view, 4> kOfFort{"shows the white flag", "is silenced",
                                                  "is abandoned", "has at most {} guns left"};
constexpr std::array<std::string_view, 2> kAllOfSide{"{} of the ships of the Union",
                                                     "{} of the Confederate ships"};

class Clauses {
 public:
  Clauses(const rulebook::Rulebook& book, const table::Battle& battle)
      : book_{book}, battle_{battle} {}

  [[nodiscard]] std::string sentence(const table::Objective& objective) const {
    const bool north = objective.winner == board::Side::Union;
    std::string text = objective.greater ? word(north ? "The Union wins a greater victory"
                                                      : "The Confederacy wins a greater victory")
                                         : word(north ? "The Union wins" : "The Confederacy wins");
    text += ' ' + word("if");
    if (objective.at_end) {
      text += ' ' + word("at the end");
    }
    return text + ' ' + std::visit(*this, objective.when.is) + '.';
  }

  std::string operator()(const table::ShipsMeet& meet) const {
    const bool one = meet.count <= 1;  // one of them, or none
    std::vector<std::string> facts;
    for (const ShipTest& test : meet.any) {
      facts.push_back(fact(test, one));
    }
    return subject(meet) + ' ' + either(facts);
  }

  std::string operator()(const table::FortMeets& meet) const {
    std::vector<std::string> facts;
    for (const table::FortTest& test : meet.any) {
      facts.push_back(
          with(kOfFort.at(static_cast<std::size_t>(test.fact)), std::to_string(test.guns)));
    }
    return table::name_for_readers(battle_.forts.at(meet.fort.value())).str() + ' ' + either(facts);
  }

  std::string operator()(const table::AfterTurn& after) const {
    return with("turn {} is over", std::to_string(after.turn));
  }

  std::string operator()(const table::AllOf& all) const {
    // What must not hold comes last.
    std::string text;
    std::string but;
    for (const Condition& part : all.parts) {
      if (std::holds_alternative<table::NoneOf>(part.is)) {
        but += (but.empty() ? "" : ", ") + std::visit(*this, part.is);
        continue;
      }
      const bool apart = std::holds_alternative<table::AnyOf>(part.is);
      const std::string words = std::visit(*this, part.is);
      text += (text.empty() ? "" : ", " + word("and") + ' ') + (apart ? '(' + words + ')' : words);
    }
    return text.empty() ? but : but.empty() ? text : text + ", " + but;
  }

  std::string operator()(const table::AnyOf& any) const { return any_of(any.parts); }

  std::string operator()(const table::NoneOf& none) const {
    return word("unless") + ' ' + any_of(none.parts);
  }

 private:
  [[nodiscard]] std::string any_of(const std::vector<Condition>& parts) const {
    std::string text;
    for (const Condition& part : parts) {
      text += (text.empty() ? "" : "; " + word("or") + ' ') + std::visit(*this, part.is);
    }
    return text;
  }

  [[nodiscard]] std::string word(std::string_view english) const {
    return rulebook::word(book_, english);
  }

  [[nodiscard]] std::string with(std::string_view english, const std::string& figure) const {
    std::string text = word(english);
    if (const auto at = text.find("{}"); at != std::string::npos) {
      text.replace(at, 2, figure);
    }
    return text;
  }

  [[nodiscard]] std::string fact(const ShipTest& test, bool one) const {
    const auto number = static_cast<std::size_t>(test.fact);
    if (test.fact == ShipFact::Withdrawn && test.edge) {
      return word((one ? kByEdge : kSeveralByEdge).at(static_cast<std::size_t>(*test.edge)));
    }
    return with((one ? kOfOne : kOfSeveral).at(number), inches_text(book_, test.limit));
  }

  /// "at least 3 of the ships of the Union", "USS Miami", "at most 2 of A, B and C".
  [[nodiscard]] std::string subject(const table::ShipsMeet& meet) const {
    const auto all = static_cast<int>(meet.ships.size());
    std::vector<std::string> names;
    for (const table::ShipId ship : meet.ships) {
      names.push_back(battle_.ships.at(ship.value()).name.str());
    }
    if (meet.at_least && meet.count == all) {
      return joined(names, "and");
    }
    const std::string count = meet.count == 0 ? word("none")
                                              : with(meet.at_least ? "at least {}" : "at most {}",
                                                     std::to_string(meet.count));
    for (const board::Side side : board::kSides) {
      if (is_all_of(side, meet.ships)) {
        return with(kAllOfSide.at(static_cast<std::size_t>(side)), count);
      }
    }
    return count + ' ' + word("of") + ' ' + joined(names, "and");
  }

  [[nodiscard]] bool is_all_of(board::Side side, const std::vector<table::ShipId>& ships) const {
    const auto of_side = std::ranges::count(battle_.ships, side, &table::BattleShip::side);
    return std::ssize(ships) == of_side && std::ranges::all_of(ships, [&](table::ShipId ship) {
             return battle_.ships.at(ship.value()).side == side;
           });
  }

  [[nodiscard]] std::string either(const std::vector<std::string>& facts) const {
    return joined(facts, "or");
  }

  /// "A, B and C".
  [[nodiscard]] std::string joined(const std::vector<std::string>& parts,
                                   std::string_view last) const {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const bool is_last = i + 1 == parts.size();
      text += i == 0 ? "" : is_last ? ' ' + word(last) + ' ' : std::string{", "};
      text += parts[i];
    }
    return text;
  }

  const rulebook::Rulebook& book_;
  const table::Battle& battle_;
};

}  // namespace

std::vector<std::string> objective_words(const rulebook::Rulebook& book,
                                         const table::Battle& battle) {
  const Clauses clauses{book, battle};
  std::vector<std::string> all;
  for (const table::Objective& objective : battle.objectives) {
    all.push_back(clauses.sentence(objective));
  }
  return all;
}

}  // namespace core::tabletop
