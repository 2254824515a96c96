#include "core/tabletop/river_match.h"

#include "core/base/data_error.h"
#include "core/river/begin_text.h"
#include "core/river/order_text.h"
#include "core/tabletop/battle_journal.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

namespace core::tabletop {
namespace {

// What a row tells besides an order, undo and redo: with a number of actions or of a line behind a
// blank.
constexpr std::string_view kBranchRow = "branch ";
constexpr std::string_view kTakeUpRow = "take-up ";

std::optional<std::uint32_t> number_behind(std::string_view row, std::string_view word) {
  if (!row.starts_with(word)) {
    return std::nullopt;
  }
  row.remove_prefix(word.size());
  std::uint32_t number{};
  const auto [end, error] = std::from_chars(row.data(), row.data() + row.size(), number);
  return error == std::errc{} && end == row.data() + row.size() ? std::optional{number}
                                                                : std::nullopt;
}

river::Game checked_game(const river::Charts& charts, const river::Begin& begin) {
  if (std::string fault = river::fault_of(charts, begin); !fault.empty()) {
    throw base::DataError{"campaign", 0, "", std::move(fault)};
  }
  return river::Game{river::make_setting(charts, begin)};
}

/// [0.4] A roll, or something that was found.
bool ends_undo(const river::Event& event) {
  return std::holds_alternative<river::Rolled>(event) ||
         std::holds_alternative<river::SectionAdded>(event);
}

}  // namespace

RiverMatch::RiverMatch(const river::Charts& charts, const river::Begin& begin)
    : game_{checked_game(charts, begin)}, opening_{game_.opening()} {}

RiverMatch RiverMatch::open(const river::Charts& charts, const std::filesystem::path& file) {
  RiverJournal journal = RiverJournal::open(file);
  RiverMatch match{charts, river::read_begin(charts, journal.head().begin, file.string(), 1)};
  for (std::size_t row = 0; row < journal.rows().size(); ++row) {
    if (std::string wrong = match.play(journal.rows()[row]); !wrong.empty()) {
      journal.cut(row, wrong);
      break;
    }
  }
  match.journal_ = std::move(journal);
  return match;
}

std::string RiverMatch::play_order(const std::string& text) {
  const auto action = river::read_order(setting(), state(), text);
  if (!action) {
    return action.error();
  }
  const auto done = act(*action);
  return done ? std::string{}
              : "the order '" + text + "' is against the rules [" + done.error().rule.text() + "]";
}

std::string RiverMatch::play(const std::string& row) {
  if (row == kUndoRow || row == kRedoRow) {
    const bool back = row == kUndoRow;
    if ((back ? undo_depth() : redo_depth()) == 0) {
      return back ? "there is nothing to take back" : "there is nothing to do again";
    }
    back ? undo() : redo();
    return {};
  }
  if (const auto actions = number_behind(row, kBranchRow)) {
    if (*actions > length()) {
      return "the line in play has no " + std::to_string(*actions) + " actions";
    }
    branch(*actions);
    return {};
  }
  if (const auto line = number_behind(row, kTakeUpRow)) {
    if (*line >= lines_.size()) {
      return "there is no such line of play";
    }
    take_up(*line);
    return {};
  }
  return play_order(row);
}

river::Judged<std::vector<river::Event>> RiverMatch::act(const river::Action& action) {
  if (auto judged = game_.judge(action); !judged) {
    return river::refused(judged.error());
  }
  write(river::order_text(setting(), state(), action));
  Done done;
  done.action = action;
  done.before = state();
  auto events = game_.act(action);
  done.events = *events;
  done.stops_undo = std::ranges::any_of(done.events, ends_undo);
  done_.push_back(std::move(done));
  undone_.clear();
  return events;
}

std::uint32_t RiverMatch::undo_depth() const noexcept {
  std::uint32_t depth = 0;
  while (depth < length() && !done_[length() - 1 - depth].stops_undo) {
    ++depth;
  }
  return depth;
}

void RiverMatch::undo() {
  write(std::string{kUndoRow});
  river::Action last = done_.back().action;
  go_back_to(length() - 1);
  undone_.push_back(std::move(last));
}

void RiverMatch::redo() {
  write(std::string{kRedoRow});
  std::vector<river::Action> further = std::move(undone_);
  const river::Action next = std::move(further.back());
  further.pop_back();
  auto journal = std::exchange(journal_, std::nullopt);  // the row stands there already
  static_cast<void>(act(next));
  journal_ = std::move(journal);
  undone_ = std::move(further);
}

const river::State& RiverMatch::state_after(std::uint32_t actions) const {
  return actions == length() ? state() : done_.at(actions).before;
}

std::string RiverMatch::text_of(std::uint32_t action) const {
  const Done& done = done_.at(action - 1);
  return river::order_text(setting(), done.before, done.action);
}

void RiverMatch::go_back_to(std::uint32_t actions) {
  if (actions < length()) {
    game_ = river::Game{game_.shared_setting(), state_after(actions)};
    done_.resize(actions);
  }
}

void RiverMatch::keep_line(std::uint32_t shared) {
  if (shared == length()) {
    return;  // all of it goes on
  }
  Line line{shared, {}};
  for (std::uint32_t i = 1; i <= length(); ++i) {
    line.orders.push_back(text_of(i));
  }
  lines_.push_back(std::move(line));
}

void RiverMatch::branch(std::uint32_t actions) {
  write(std::string{kBranchRow} + std::to_string(actions));
  keep_line(actions);
  go_back_to(actions);
  undone_.clear();
}

void RiverMatch::take_up(std::size_t line) {
  write(std::string{kTakeUpRow} + std::to_string(line));
  const std::vector<std::string> orders = lines_.at(line).orders;
  lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(line));
  std::uint32_t shared = 0;
  while (shared < length() && shared < orders.size() && text_of(shared + 1) == orders[shared]) {
    ++shared;
  }
  keep_line(shared);
  go_back_to(shared);
  undone_.clear();
  auto journal = std::exchange(journal_, std::nullopt);  // the row stands there already
  for (std::size_t i = shared; i < orders.size(); ++i) {
    static_cast<void>(play_order(orders[i]));
  }
  journal_ = std::move(journal);
}

void RiverMatch::write(const std::string& row) {
  if (journal_) {
    journal_->append(row);
  }
}

void RiverMatch::save_as(const std::filesystem::path& file, const std::string& date) {
  std::vector<std::string> rows;
  // Lines that were left come first: each is played to its end, and left where it leaves the next.
  std::vector<std::vector<std::string>> all;
  for (const Line& line : lines_) {
    all.push_back(line.orders);
  }
  std::vector<std::string> own;
  for (std::uint32_t i = 1; i <= length(); ++i) {
    own.push_back(text_of(i));
  }
  all.push_back(std::move(own));
  std::vector<std::string> before;
  for (const auto& orders : all) {
    const auto shared =
        static_cast<std::size_t>(std::ranges::mismatch(before, orders).in1 - before.begin());
    if (shared < before.size()) {
      rows.push_back(std::string{kBranchRow} + std::to_string(shared));
    }
    for (std::size_t i = shared; i < orders.size(); ++i) {
      rows.push_back(orders[i]);
    }
    before = orders;
  }
  journal_ =
      RiverJournal::create(file, river::begin_text(setting().charts, setting().begin), date, rows);
  undone_.clear();
}

std::vector<std::string> RiverMatch::take_notices() {
  return journal_ ? journal_->take_notices() : std::vector<std::string>{};
}

void RiverMatch::end() {
  if (journal_) {
    journal_->end();
  }
}

}  // namespace core::tabletop
