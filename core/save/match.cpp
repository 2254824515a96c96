#include "core/save/match.h"

#include "core/game/undo.h"

#include <algorithm>
#include <utility>

namespace core::save {
namespace {

using sequence::Action;
using words::LogLine;
using words::Narrator;

/// Positions kept in memory, so that taking back needs no search; beside a save, which has the
/// others too, only for the last orders.
constexpr std::size_t kMostKept = 100;
constexpr std::size_t kMostKeptBesideSave = 20;
constexpr std::string_view kNoSave = "lines of play are kept in a save: save the game first";

/// The lines of actions that follow on a position, of which `from` had been done.
std::vector<LogLine> lines_after(const rulebook::Setting& setting, GameState position,
                                 std::uint32_t from, const std::vector<Entry>& entries) {
  std::vector<LogLine> lines;
  Narrator narrator{setting, std::move(position)};
  for (const Entry& entry : entries) {
    narrator.tell(entry.events, ++from, lines);
  }
  return lines;
}

/// How many at the front are of one order.
template <class Steps>
std::uint32_t steps_of_first(Steps begin, Steps end) {
  if (begin == end) {
    return 0;
  }
  const auto other =
      begin->operation.empty() ? std::next(begin) : std::find_if(begin, end, [&](const auto& step) {
        return step.operation != begin->operation;
      });
  return static_cast<std::uint32_t>(other - begin);
}

}  // namespace

Match::Match(game::Game game, rulebook::Setting setting)
    : setting_{std::move(setting)},
      game_{std::move(game)},
      begin_{game_.state()},
      log_{words::lines_of_opening(game_.situation(), game_.opening())},
      narrator_{setting_, *begin_} {}

Match::Match(rulebook::Setting setting, Journal journal)
    : setting_{std::move(setting)},
      game_{setting_, journal.state_at(journal.head())},
      narrator_{setting_, game_.state()},
      journal_{std::move(journal)} {
  for (const Seat& seat : journal_->seats()) {
    sitters_[static_cast<std::size_t>(seat.side)] = seat.sitter;
  }
  play_from_head();
}

void Match::seat(Side side, std::string_view sitter) {
  if (sitter == this->sitter(side)) {
    return;
  }
  if (journal_) {
    journal_->seat(side, sitter);
  }
  sitters_[static_cast<std::size_t>(side)] = sitter;
}

std::string Match::remark_of(std::uint32_t action) const {
  const Done& done = line_.at(action - 1);
  if (!journal_) {
    return done.remark;
  }
  const auto remark = journal_->remark(done.id);
  return remark ? remark->text : std::string{};
}

std::optional<std::uint32_t> Match::last_of(Side side) const noexcept {
  const auto last =
      std::find_if(line_.rbegin(), line_.rend(), [&](const Done& done) { return done.by == side; });
  return last != line_.rend() ? std::optional{static_cast<std::uint32_t>(line_.rend() - last)}
                              : std::nullopt;
}

void Match::stand_at(GameState position) {
  game_ = game::Game{setting_, std::move(position)};
  narrator_ = Narrator{setting_, game_.state()};
}

void Match::play_from_head() {
  ++rewrites_;
  line_.clear();
  undone_.clear();
  before_.clear();
  const std::vector<ActionId> path = journal_->path();
  line_.reserve(path.size());
  for (const ActionId id : path) {
    const ActionInfo info = journal_->info(id);
    line_.push_back(
        {id, info.by, info.stops_undo, std::nullopt, std::string{journal_->operation(id)}, {}});
  }
  const std::uint32_t from = length() > 0 ? begin_of_game_turn(length()) : 0;
  const std::vector<Entry> latest = journal_->read({path.begin() + from, path.end()});
  for (std::size_t at = 0; at < latest.size(); ++at) {
    line_[from + at].action = latest[at].action;  // they are asked for most
  }
  take_up({from, lines_after(setting_, journal_->state_at(id_after(from)), from, latest)});
  stand_at(journal_->state_at(journal_->head()));
}

std::uint32_t Match::begin_of_game_turn(std::uint32_t until) const {
  const auto game_turn = [&](std::uint32_t actions) {
    return journal_->info(id_after(actions)).game_turn;
  };
  std::uint32_t begin = until - 1;
  while (begin > 0 && game_turn(begin) == game_turn(begin - 1)) {
    --begin;
  }
  return begin;
}

EarlierLog Match::earlier_log(std::uint32_t until) const {
  EarlierLog log{begin_of_game_turn(until), {}};
  std::vector<ActionId> ids;
  for (std::uint32_t action = log.from + 1; action <= until; ++action) {
    ids.push_back(id_after(action));
  }
  log.lines =
      lines_after(setting_, journal_->state_at(id_after(log.from)), log.from, journal_->read(ids));
  return log;
}

void Match::take_up(EarlierLog log) {
  log_from_ = log.from;
  log_ = std::move(log.lines);
}

std::size_t Match::most_kept() const noexcept { return journal_ ? kMostKeptBesideSave : kMostKept; }

Action Match::action_at(std::uint32_t action) const {
  const Done& done = line_.at(action - 1);
  return done.action ? *done.action : journal_->read(done.id).action;
}

// By value: it may be one of legal(), which is another list when the choice is made.
state::Ruling<std::size_t> Match::act(Action action,  // NOLINT(performance-unnecessary-value-param)
                                      std::optional<Side> given_by, std::string_view operation,
                                      std::string_view remark) {
  const std::optional<game::Question> asked = game_.question();
  GameState before = game_.state();
  const auto happened = game_.act(action, given_by);
  if (!happened) {
    return tl::unexpected{happened.error()};
  }
  const Side by = given_by.value_or(asked->side);  // nothing is legal when nobody is asked
  bool stops = game::any_stops_undo(*happened, setting_.switches.secrecy);
  ActionId id{length() + 1};
  if (journal_) {
    try {
      id = journal_->append(action, by, *happened, game_.state(), operation, remark);
      stops = journal_->info(id).stops_undo;
    } catch (...) {  // what is not in the save has not happened
      game_ = game::Game{setting_, std::move(before)};
      throw;
    }
  }
  undone_.clear();
  line_.push_back(
      {id, by, stops, action, std::string{operation}, std::string{journal_ ? "" : remark}});
  stops ? before_.clear() : before_.push_back(std::move(before));
  while (before_.size() > most_kept()) {
    before_.pop_front();
  }
  const std::size_t first = log_.size();
  narrator_.tell(*happened, length(), log_);
  return first;
}

std::string Match::bracket(std::string_view words) const {
  // An order that was taken back left its number behind: the file tells how many there were.
  const std::uint32_t number = journal_ ? journal_->size() : length();
  return std::to_string(number + 1) + " " + std::string{words};
}

std::string_view Match::words_in(std::string_view bracket) {
  return bracket.substr(std::min(bracket.find(' ') + 1, bracket.size()));
}

std::uint32_t Match::last_order() const { return steps_of_first(line_.rbegin(), line_.rend()); }

std::uint32_t Match::undone_order() const {
  return steps_of_first(undone_.rbegin(), undone_.rend());
}

std::uint32_t Match::orders_in(std::uint32_t actions) const {
  std::uint32_t orders = 0;
  const auto end = line_.rbegin() + std::min(actions, length());
  for (auto at = line_.rbegin(); at < end; at += steps_of_first(at, end)) {
    ++orders;
  }
  return orders;
}

std::uint32_t Match::undo_depth() const noexcept {
  const auto last =
      std::find_if(line_.rbegin(), line_.rend(), [](const Done& done) { return done.stops_undo; });
  const auto depth = static_cast<std::uint32_t>(last - line_.rbegin());
  return journal_ ? depth : std::min(depth, static_cast<std::uint32_t>(before_.size()));
}

std::uint32_t Match::undo_depth_of(Side side) const noexcept {
  const auto other =
      std::find_if(line_.rbegin(), line_.rend(), [&](const Done& done) { return done.by != side; });
  return std::min(undo_depth(), static_cast<std::uint32_t>(other - line_.rbegin()));
}

void Match::undo(std::uint32_t actions) {
  const std::uint32_t left = length() - actions;
  GameState position =
      before_.size() >= actions ? before_[before_.size() - actions] : state_after(left);
  std::vector<Undone> taken_back;
  for (std::uint32_t action = length(); action > left; --action) {
    taken_back.push_back(
        {action_at(action), line_[action - 1].operation, line_[action - 1].remark});
  }
  // What the log of an opened save does not reach is read before anything changes.
  std::optional<EarlierLog> earlier;
  if (left < log_from_) {
    earlier = left > 0 ? earlier_log(left) : EarlierLog{};
  }
  if (journal_) {
    journal_->set_head(id_after(left));
  }
  ++rewrites_;
  undone_.insert(undone_.end(), taken_back.begin(), taken_back.end());
  line_.resize(left);
  before_.resize(before_.size() - std::min<std::size_t>(before_.size(), actions));
  if (earlier) {
    take_up(std::move(*earlier));
  } else {
    const auto gone = std::partition_point(
        log_.begin(), log_.end(), [&](const LogLine& line) { return line.action <= left; });
    log_.erase(gone, log_.end());
  }
  stand_at(std::move(position));
}

void Match::redo() {
  const Action action = undone_.back().action;
  if (!journal_) {
    const Undone again = undone_.back();
    std::vector<Undone> others = std::move(undone_);
    others.pop_back();
    // It was legal here, and no die was rolled: the same happens again.
    act(action, {}, again.operation, again.remark).value();
    undone_ = std::move(others);
    return;
  }
  const std::vector<ActionId> ways = journal_->children(journal_->head());
  const auto way = std::find_if(ways.rbegin(), ways.rend(),
                                [&](ActionId id) { return journal_->read(id).action == action; });
  const Entry entry = journal_->read(*way);
  const ActionInfo info = journal_->info(*way);
  journal_->set_head(*way);
  undone_.pop_back();
  before_.push_back(game_.state());
  line_.push_back(
      {*way, info.by, info.stops_undo, action, std::string{journal_->operation(*way)}, {}});
  narrator_.tell(entry.events, length(), log_);
  game_ = game::Game{setting_, journal_->state_at(*way)};
}

GameState Match::state_after(std::uint32_t actions) const {
  if (actions == length()) {
    return game_.state();
  }
  if (journal_) {
    return journal_->state_at(id_after(actions));
  }
  game::Game again{setting_, *begin_};
  for (std::uint32_t at = 0; at < actions; ++at) {
    again.act(*line_[at].action, line_[at].by).value();
  }
  return again.state();
}

void Match::save_as(const std::filesystem::path& file, const Header& header) {
  if (journal_) {
    journal_ = journal_->copy_to(file);
    return;
  }
  journal_ = Journal::create(file, header, *begin_, [&](const Journal::AddPlayed& add) {
    game::Game again{setting_, *begin_};
    for (const Done& done : line_) {
      const auto happened = again.act(*done.action, done.by);
      add(*done.action, done.by, happened.value(), again.state(), done.operation, done.remark);
    }
  });
  for (const Side side : board::kSides) {
    if (sitter(side) != kPerson) {
      journal_->seat(side, sitter(side));
    }
  }
  begin_.reset();
}

std::vector<std::string> Match::take_notices() {
  return journal_ ? journal_->take_notices() : std::vector<std::string>{};
}

void Match::end() {
  if (journal_) {
    journal_->end();
  }
}

tl::expected<void, std::string> Match::branch(std::string_view name, std::uint32_t actions) {
  if (!journal_) {
    return tl::unexpected{std::string{kNoSave}};
  }
  if (auto made = journal_->new_branch(name, id_after(actions)); !made) {
    return made;
  }
  play_from_head();
  return {};
}

tl::expected<void, std::string> Match::switch_to(std::string_view name) {
  if (!journal_) {
    return tl::unexpected{std::string{kNoSave}};
  }
  if (auto found = journal_->switch_to(name); !found) {
    return found;
  }
  play_from_head();
  return {};
}

}  // namespace core::save
