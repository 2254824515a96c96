#include "core/cli/table_request.h"

#include "core/cli/context.h"
#include "core/data/text_source.h"
#include "core/words/order_words.h"
#include "core/words/question_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace core::cli {
namespace {

constexpr int kUsualRuns = 9;
constexpr int kMostRuns = 99;
constexpr int kMostSeed = 1'000'000'000;
constexpr std::array<std::string_view, 4> kAsked{"", "quick", "watch", "play"};

using sequence::ActionKind;

/// Of more numbers only the first and the last are told.
constexpr std::size_t kFewNumbers = 3;

bool goes_to_table(const game::Action& action) {
  return action.kind == ActionKind::FightOnTable || action.kind == ActionKind::BattleOnTable;
}

bool is_reported(const game::Action& action) {
  return action.kind == ActionKind::ReportFight || action.kind == ActionKind::ReportBattle;
}

/// A number that was typed; without one, what else holds.
int number_of(const std::vector<std::string>& words, int most, int otherwise) {
  if (words.size() < 3) {
    return otherwise;
  }
  const auto number = data::parse_int(words[2]);
  if (words.size() > 3 || !number || *number < 1 || *number > most) {
    throw UserError{fmt::format("'{}' is no number from 1 to {}", words[2], most)};
  }
  return *number;
}

}  // namespace

TableRequest table_request(const std::vector<std::string>& words, int next) {
  const auto* const word = std::ranges::find(kAsked, words.size() > 1 ? words[1] : "");
  if (word == kAsked.end()) {
    throw UserError{"say table, table quick [RUNS], table watch [SEED] or table play [SEED]"};
  }
  TableRequest request;
  request.what = static_cast<TableRequest::What>(word - kAsked.begin());
  const bool quickly = request.what == TableRequest::What::Quick;
  request.runs = quickly ? number_of(words, kMostRuns, kUsualRuns) : 0;
  request.seed = quickly ? next : number_of(words, kMostSeed, next);
  return request;
}

std::string table_question(const state::Situation& now, const std::vector<game::Action>& legal) {
  const auto order = std::ranges::find_if(legal, goes_to_table);
  std::vector<game::Action> reports;
  std::ranges::copy_if(legal, std::back_inserter(reports), is_reported);
  if (order != legal.end()) {
    return fmt::format(
        "{}\n  pass: {}\n  table: shows which forces meet; table play, watch or quick fights it\n  "
        "{} 0: it is fought elsewhere, and its result is typed in\n",
        words::question_words(now), words::pass_words(now), sequence::name(order->kind));
  }
  if (reports.empty()) {
    return {};
  }
  std::string text = words::question_words(now) + '\n';
  if (reports.size() > kFewNumbers) {
    return text + fmt::format("  {} {} to {}\n", sequence::name(reports.front().kind),
                              reports.front().number, reports.back().number);
  }
  for (const game::Action& report : reports) {
    text += fmt::format("  {} {}: {}\n", sequence::name(report.kind), report.number,
                        words::order_words(now, report));
  }
  return text;
}

}  // namespace core::cli
