#include "core/cli/reasons_page.h"

#include "core/ai/adviser.h"
#include "core/ai/fears.h"
#include "core/ai/reason_words.h"
#include "core/cli/words.h"
#include "core/game/orders.h"

#include <fmt/format.h>

#include <algorithm>

namespace core::cli {

std::vector<ReasonedOrder> reasoned_orders(const save::Match& match, std::size_t most) {
  std::vector<ReasonedOrder> orders;
  for (std::uint32_t action = match.length(); action > 0 && orders.size() < most; --action) {
    const auto note = ai::parse_note(match.remark_of(action));
    if (!note || note->cause == ai::Cause::Rest || note->continues) {
      continue;
    }
    const sequence::ActionKind kind = match.action_at(action).kind;
    if (kind == sequence::ActionKind::Pass) {
      continue;
    }
    const std::string bracket{match.operation_of(action)};
    const std::string_view order =
        bracket.empty() ? sequence::row_of(kind).word : save::Match::words_in(bracket);
    orders.push_back({action, match.side_of(action), std::string{order}, *note});
  }
  std::reverse(orders.begin(), orders.end());
  return orders;
}

std::string reasons_page(save::Match& match, std::size_t most) {
  std::string page;
  for (const ReasonedOrder& order : reasoned_orders(match, most)) {
    page += fmt::format("  - {} {}: {}\n", order.action, title(order.side), order.order);
    for (const std::string& sentence : ai::sentences_of(match.situation(), order.note)) {
      page += "    " + sentence + "\n";
    }
  }
  return page.empty() ? "no general has given an order here\n" : page;
}

Json note_json(const state::Situation& now, const std::string& order, const ai::Note& note) {
  Json terms = Json::object();
  for (std::size_t term = 0; term < ai::kTerms.size(); ++term) {
    if (const ai::Worth worth = note.reason.terms.at(term); worth != 0) {
      terms[std::string{ai::kTerms.at(term)}] = worth;
    }
  }
  return {{"order", order},
          {"cause", ai::kCauses.at(static_cast<std::size_t>(note.cause))},
          {"terms", std::move(terms)},
          {"plays", note.plays},
          {"sentences", ai::sentences_of(now, note)}};
}

namespace {

/// As it is typed: an operation behind `do`, a single choice as it is.
std::string typed(save::Match& match, const ai::Advice& advice) {
  return advice.note.operation ? "do " + plan::line_of(match.situation(), *advice.note.operation)
                               : game::order_text(match.setting(), match.state(), advice.choice);
}

}  // namespace

Json reasons_json(save::Match& match, std::size_t most) {
  Json orders = Json::array();
  for (const ReasonedOrder& order : reasoned_orders(match, most)) {
    Json told = note_json(match.situation(), order.order, order.note);
    told["action"] = order.action;
    told["side"] = board::name(order.side);
    orders.push_back(std::move(told));
  }
  return orders;
}

std::string advice_page(save::Match& match, const ai::Temper& temper, std::size_t most) {
  std::string page;
  for (const ai::Advice& advice : ai::advise(match.game(), temper, {most, {}, nullptr})) {
    page += "  " + typed(match, advice);
    if (advice.chance) {
      page += fmt::format("   (the roll: {} of {})", advice.chance->numerator(),
                          advice.chance->denominator());
    }
    page += "\n";
    for (const std::string& sentence : ai::sentences_of(match.situation(), advice.note)) {
      page += "    " + sentence + "\n";
    }
  }
  return page;
}

std::string fears_page(save::Match& match, const ai::Temper& temper, std::size_t most) {
  std::string page;
  for (const ai::Fear& fear : ai::fears(match.game(), temper, most)) {
    page += (page.empty() ? "  what he fears:\n    " : "    ") +
            ai::sentence_of(match.situation(), fear) + "\n";
  }
  return page;
}

Json fears_json(save::Match& match, const ai::Temper& temper, std::size_t most) {
  Json all = Json::array();
  for (const ai::Fear& fear : ai::fears(match.game(), temper, most)) {
    all.push_back({{"hex", fear.hex.label()},
                   {"kind", ai::kFearKinds.at(static_cast<std::size_t>(fear.kind))},
                   {"own", fear.own},
                   {"counts", fear.counts},
                   {"enemies", fear.enemies},
                   {"worth", fear.worth},
                   {"sentence", ai::sentence_of(match.situation(), fear)}});
  }
  return all;
}

Json advice_json(save::Match& match, const ai::Temper& temper, std::size_t most) {
  Json all = Json::array();
  for (const ai::Advice& advice : ai::advise(match.game(), temper, {most, {}, nullptr})) {
    Json told = note_json(match.situation(), typed(match, advice), advice.note);
    told["chance"] = advice.chance ? Json{{"of", advice.chance->denominator()},
                                          {"good", advice.chance->numerator()}}
                                   : Json(nullptr);
    all.push_back(std::move(told));
  }
  return all;
}

}  // namespace core::cli
