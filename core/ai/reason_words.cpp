#include "core/ai/reason_words.h"

#include "core/words/order_words.h"
#include "core/words/place_words.h"
#include "core/words/template_text.h"

#include <algorithm>
#include <cstdlib>

namespace core::ai {
namespace {

constexpr std::string_view kReasons = "general_reasons";
constexpr std::array<std::string_view, 2> kAimKeys{"aim-take", "aim-hold"};

std::string sentence(const state::Situation& now, std::string_view key,
                     const words::Words& words = {}) {
  return words::fill(words::sentence_under(now.book(), kReasons, key), words);
}

std::string with_sign(Worth worth) { return (worth > 0 ? "+" : "") + std::to_string(worth); }

/// The parts of what it brings, the greatest first.
std::string terms_text(const state::Situation& now, const Terms& terms) {
  std::vector<std::size_t> order;
  for (std::size_t term = 0; term < terms.size(); ++term) {
    if (terms.at(term) != 0) {
      order.push_back(term);
    }
  }
  std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    return std::abs(terms.at(one)) > std::abs(terms.at(other));
  });
  std::string text;
  for (const std::size_t term : order) {
    text += (text.empty() ? "" : ", ") +
            sentence(now, "term",
                     {{"name", sentence(now, kTerms.at(term))}, {"1", with_sign(terms.at(term))}});
  }
  return text;
}

std::string others_text(const state::Situation& now, const std::vector<Alternative>& others) {
  std::string text;
  for (const Alternative& other : others) {
    text += (text.empty() ? "" : ", ") +
            sentence(now, "other",
                     {{"verb", words::operation_words(now, plan::row_of(other.verb).word)},
                      {"hexes", words::hex_title(now.map(), other.hex)},
                      {"1", with_sign(other.gain)}});
  }
  return text;
}

std::string plan_text(const state::Situation& now, const PlanName& plan) {
  const bool tempered = plan.kind == PlanKind::Temper;
  const auto word = tempered ? kTemperaments.at(static_cast<std::size_t>(plan.temperament))
                             : kPlanKinds.at(static_cast<std::size_t>(plan.kind));
  return sentence(now, "plan-" + std::string{word},
                  {{"hexes", words::hex_title(now.map(), plan.hex)}});
}

}  // namespace

std::vector<std::string> sentences_of(const state::Situation& now, const Note& note) {
  std::vector<std::string> told{
      sentence(now, "cause-" + std::string{kCauses.at(static_cast<std::size_t>(note.cause))})};
  const Reason& reason = note.reason;
  if (reason.purpose) {
    told.push_back(sentence(now, kAimKeys.at(static_cast<std::size_t>(*reason.purpose)),
                            {{"hexes", words::hex_title(now.map(), reason.goal)}}));
  }
  if (const std::string terms = terms_text(now, reason.terms); !terms.empty()) {
    told.push_back(
        sentence(now, "worth", {{"1", with_sign(sum_of(reason.terms))}, {"terms", terms}}));
  }
  if (!reason.others.empty()) {
    told.push_back(
        sentence(now, "others",
                 {{"1", std::to_string(note.plays)}, {"others", others_text(now, reason.others)}}));
  }
  if (note.ahead && note.week) {
    told.push_back(sentence(now, "ahead",
                            {{"1", std::to_string(note.ahead->plans)},
                             {"2", std::to_string(note.ahead->plays)},
                             {"3", std::to_string(note.ahead->lead)},
                             {"plan", plan_text(now, note.week->name)},
                             {"other", plan_text(now, note.ahead->next)}}));
  }
  return told;
}

std::string sentence_of(const state::Situation& now, const Fear& fear) {
  const std::string_view key = fear.own == 0                  ? "fear-open"
                               : fear.kind == FearKind::Place ? "fear-place"
                                                              : "fear-force";
  return sentence(now, key,
                  {{"hexes", words::hex_title(now.map(), fear.hex)},
                   {"1", std::to_string(fear.own)},
                   {"2", std::to_string(fear.counts)},
                   {"3", std::to_string(fear.enemies)},
                   {"4", std::to_string(fear.worth)}});
}

}  // namespace core::ai
