// What a battle on land is won by, in the words of the chart `field_aims`.
#include "core/rulebook/language.h"
#include "core/table/battle.h"
#include "core/tabletop/objective_words.h"
#include "core/tabletop/table_words.h"
#include "core/words/template_text.h"

#include <variant>

namespace core::tabletop {
namespace {

class FieldAims {
 public:
  FieldAims(const rulebook::Rulebook& book, const field::Battle& battle)
      : book_{book}, battle_{battle} {}

  /// "Victory of the Union if this and that."
  [[nodiscard]] std::string sentence(const field::Outcome& outcome) const {
    words::Words words;
    if (outcome.winner) {
      words = of_side(*outcome.winner);
    }
    words.emplace_back("grade", outcome.grade.str());
    std::string clauses;
    for (const field::Condition& each : outcome.all) {
      clauses += (clauses.empty() ? "" : ", " + rulebook::word(book_, "and") + ' ') + clause(each);
    }
    words.emplace_back("clauses", clauses);
    const std::string key =
        std::string{outcome.winner ? "wins" : "draw"} + (outcome.all.empty() ? "-else"
                                                         : outcome.at_once   ? "-at-once"
                                                                             : "");
    std::string text = said(key, words);
    constexpr char kCase = 'a' - 'A';
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
      text.front() = static_cast<char>(text.front() - kCase);
    }
    return text;
  }

  /// "The Union counts 3 points for each gun taken."
  [[nodiscard]] std::string sentence(const field::ScoreTerm& term) const {
    std::string names;
    for (const field::SectionId section : term.sections) {
      names += (names.empty() ? "" : "; ") +
               table::name_for_readers(battle_.sections.at(section.value())).str();
    }
    words::Words words = of_side(term.side);
    words.insert(
        words.end(),
        {{"1", std::to_string(term.points)}, {"2", std::to_string(term.per)}, {"name", names}});
    return said("score-" + std::string{field::kScoreKinds.at(static_cast<std::size_t>(term.kind))},
                words);
  }

 private:
  /// The key of a condition, and what fills its clause in.
  struct Clause {
    std::string_view key;
    words::Words words;
  };

  [[nodiscard]] std::string said(const std::string& key, const words::Words& words) const {
    const std::string_view found = words::sentence_under(book_, "field_aims", key);
    return found.empty() ? key : words::fill(found, words);
  }

  [[nodiscard]] words::Words of_side(board::Side side) const {
    const auto name = [&](board::Side whose) {
      return rulebook::word(book_, whose == board::Side::Union ? "Union" : "Confederacy");
    };
    return {{"side", name(side)}, {"enemy", name(board::enemy_of(side))}};
  }

  [[nodiscard]] words::Words with(board::Side side, words::Words further) const {
    words::Words words = of_side(side);
    words.insert(words.end(), further.begin(), further.end());
    return words;
  }

  /// "x = 42, y = 27"
  [[nodiscard]] std::string place(field::Point at) const {
    std::string x = inches_text(book_, at.x);
    std::string y = inches_text(book_, at.y);
    x.pop_back();
    y.pop_back();
    return "x = " + x + ", y = " + y;
  }

  [[nodiscard]] std::string clause(const field::Condition& condition) const {
    const Clause about = std::visit([&](const auto& each) { return about_of(each); }, condition.is);
    return said((condition.negated ? "not-" : "") + std::string{about.key}, about.words);
  }

  [[nodiscard]] Clause about_of(const field::StandsNear& test) const {
    words::Words words = with(test.side, {{"inches", inches_text(book_, test.within)},
                                          {"place", place(test.at)},
                                          {"beyond", place(test.beyond)}});
    if (!test.stream) {
      return {test.in_part ? "stands-in-part" : "stands-near", std::move(words)};
    }
    words.emplace_back("name", battle_.streams.at(*test.stream).name.str());
    return {test.in_part ? "stands-in-part-beyond" : "stands-beyond", std::move(words)};
  }

  [[nodiscard]] Clause about_of(const field::LossesAtLeast& test) const {
    return {test.above ? "losses-above" : "losses-at-least",
            with(test.side, {{"1", std::to_string(test.percent)}})};
  }

  [[nodiscard]] Clause about_of(const field::InfantryBroken& test) const {
    return {"infantry-broken", with(test.side, {{"1", std::to_string(test.units)}})};
  }

  [[nodiscard]] Clause about_of(const field::LineGivenUp& test) const {
    return {"line-given-up", with(test.side, {{"name", battle_.lines.at(test.line).name.str()},
                                              {"length", inches_text(book_, test.length)},
                                              {"inches", inches_text(book_, test.within)}})};
  }

  [[nodiscard]] Clause about_of(const field::StrengthBelow& test) const {
    return {"strength-below", with(test.side, {{"1", std::to_string(test.percent)}})};
  }

  [[nodiscard]] Clause about_of(const field::FewerGoodUnits& test) const {
    return {"fewer-good-units", of_side(test.side)};
  }

  [[nodiscard]] Clause about_of(const field::PointsAtLeast& test) const {
    return {"points-at-least", with(test.side, {{"1", std::to_string(test.points)}})};
  }

  [[nodiscard]] Clause about_of(const field::LeadAtLeast& test) const {
    return {"lead-at-least", with(test.side, {{"1", std::to_string(test.points)}})};
  }

  const rulebook::Rulebook& book_;
  const field::Battle& battle_;
};

}  // namespace

std::vector<std::string> objective_words(const rulebook::Rulebook& book,
                                         const field::Battle& battle) {
  const FieldAims aims{book, battle};
  std::vector<std::string> all;
  for (const field::Outcome& outcome : battle.outcomes) {
    all.push_back(aims.sentence(outcome));
  }
  for (const field::ScoreTerm& term : battle.score) {
    all.push_back(aims.sentence(term));
  }
  return all;
}

}  // namespace core::tabletop
