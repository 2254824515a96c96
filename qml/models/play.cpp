#include "qml/models/play.h"

#include "core/base/contains.h"
#include "core/game/order_of_play.h"
#include "core/movement/mover.h"
#include "core/plan/energising.h"
#include "core/sequence/prompts.h"
#include "core/words/order_words.h"
#include "core/words/wording.h"
#include "qml/models/news.h"
#include "qml/models/orders_of.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace models {

namespace {

using core::board::Side;
using namespace std::chrono_literals;

/// The window is free between two game-turns of an old log that is told again.
constexpr auto kBetweenGameTurns = 15ms;

/// What is always possible and hardly ever wanted: nobody waits to be asked for it.
bool gives_something_up(ActionKind kind) {
  return kind == ActionKind::EliminateDepot || kind == ActionKind::DestroySupply ||
         kind == ActionKind::LeaveSpan;
}

}  // namespace

Play::Play(QObject* parent) : QObject{parent} {
  recalls_.setSingleShot(true);
  recalls_.setInterval(kBetweenGameTurns);
  connect(&recalls_, &QTimer::timeout, this, &Play::recall_log);
  log_.setOperationOf([this](std::uint32_t action) {
    return match() != nullptr && action <= match()->length()
               ? std::string{match()->operation_of(action)}
               : std::string{};
  });
}

void Play::setSession(Session* session) {
  if (session_ == session) {
    return;
  }
  session_ = session;
  if (session_ != nullptr) {
    connect(session_, &Session::gameChanged, this, &Play::take_game);
  }
  emit sessionChanged();
}

void Play::setHandOvers(bool on) {
  if (hand_overs_ != on) {
    hand_overs_ = on;
    emit handOversChanged();
    if (!on && hand_over_) {
      takeOver();
    }
  }
}

void Play::take_game() {
  viewer_.reset();
  replay_.reset();
  past_.reset();
  moves_.clear();
  hand_over_ = false;
  news_.clear();
  emit newsChanged();
  log_.clear();
  forget_refusal();
  told_until_ = match() != nullptr ? match()->log().size() : 0;
  emit begun();
  stand();
  take_force();
}

bool Play::hides_something() const {
  return match() != nullptr &&
         match()->setting().switches.secrecy_in_force() != core::rulebook::Secrecy::Open;
}

bool Play::is_person(Side side) const {
  return match() != nullptr && !core::study::parse_sitter(match()->sitter(side));
}

bool Play::turns_table() const {
  return hand_overs_ && hides_something() && is_person(Side::Union) && is_person(Side::Confederate);
}

bool Play::mayGiveBack() const { return hand_over_ && match()->undo_depth() > 0; }

const core::state::GameState* Play::position() const {
  if (past_) {
    return &*past_;
  }
  return match() != nullptr ? &match()->state() : nullptr;
}

void Play::stand() {
  asked_ = match() != nullptr ? match()->question() : std::nullopt;
  general_asked_ = asked_ && !is_person(asked_->side);
  able_.clear();
  waiting_.clear();
  if (match() != nullptr) {
    choose_viewer();
    if (!general_asked_) {
      list_able();
    }
    show_position();
  }
  list_choices();
  emit changed();
}

void Play::choose_viewer() {
  if (general_asked_) {
    // A person looks on; of two generals the game is seen as the Union sees it.
    viewer_ = is_person(Side::Confederate) ? Side::Confederate : Side::Union;
    hand_over_ = false;
  } else if (asked_ && viewer_ != asked_->side) {
    // Whoever begins has just sat down; afterwards the table is turned when something is hidden.
    hand_over_ = turns_table() && viewer_.has_value();
    const bool changes = viewer_.has_value();
    viewer_ = asked_->side;
    if (changes) {
      emit sideChanged();
    }
  } else if (!asked_) {
    viewer_ = viewer_.value_or(Side::Union);
    hand_over_ = false;
  }
}

template <class Do>
bool Play::writing(Do action) {
  try {
    const bool done = action();
    session_->tell(match()->take_notices());
    return done;
  } catch (const core::base::DataError& error) {
    session_->fail(words(error.file()), words(error.reason()));
    return false;
  }
}

template <class Give>
bool Play::make(const Action& action, Give give) {
  std::optional<core::state::Illegal> refused;
  const auto from = BattleMoves::before(*match(), action);
  const bool good = writing([&] {
    const auto happened = give();
    if (!happened) {
      refused = happened.error();
    }
    return happened.has_value();
  });
  if (refused) {
    tell_refusal(*refused);
  }
  if (good) {
    moves_.note(*match(), action, from);
  }
  return good;
}

bool Play::take(Side side, const core::study::GeneralsOrder& order) {
  return general_asked_ &&
         make(order.action, [&] { return core::study::give(*match(), side, order); });
}

void Play::standAgain() {
  stand();
  emit acted();
  take_force();
}

bool Play::seat(Side side, std::string_view sitter) {
  return writing([&] {
    match()->seat(side, sitter);
    return true;
  });
}

void Play::list_able() {
  for (const Action& action : match()->legal()) {
    // Who is off the map cannot be gone to; his place is asked for in the list.
    const bool about =
        action.piece && !core::sequence::is_by_the_way(action.kind) &&
        !gives_something_up(action.kind) &&
        !std::holds_alternative<core::state::Away>(match()->state().piece(*action.piece).place);
    if (about && !core::base::contains(able_, *action.piece)) {
      able_.push_back(*action.piece);
    }
  }
  // Whoever stands on a headquarters is gone to with it, unless only he can act.
  std::copy_if(able_.begin(), able_.end(), std::back_inserter(waiting_), [&](PieceId id) {
    const auto& state = match()->state();
    const auto& outer = state.piece(id).inside;
    return !outer || !core::base::contains(able_, *outer) ||
           !core::rulebook::is_headquarters(state.piece(*outer).kind);
  });
  const std::vector<PieceId> first = acting();
  std::stable_partition(waiting_.begin(), waiting_.end(),
                        [&](PieceId id) { return core::base::contains(first, id); });
}

void Play::show_position() {
  // While the table is turned only what is told to nobody lies there: the map.
  auto real = std::make_shared<const core::state::GameState>(*position());
  core::game::Shown shown = core::game::shown_to(match()->setting(), *real, *viewer_);
  core::board::SideSet sides{*viewer_};
  if (!hides_something()) {
    sides = core::board::SideSet::both();
  }
  if (hand_over_) {
    for (auto& piece : shown.state.pieces) {
      piece.place = core::state::Away{};
    }
    sides = {};
  }
  session_->show(std::move(shown), std::move(real), sides);
  log_.setOpen(!hides_something());
  log_.follow(match()->log(), match()->log_from(), *viewer_);
  if (log_.from() > 0 && !recalls_.isActive()) {
    recalls_.start();
  }
}

void Play::recall_log() {
  if (match() == nullptr || log_.from() == 0 || log_.from() > match()->log_from()) {
    return;
  }
  try {
    const core::save::EarlierLog earlier = match()->earlier_log(log_.from());
    log_.prepend(earlier.lines, earlier.from);
  } catch (const core::base::DataError& error) {
    return session_->fail(words(error.file()), words(error.reason()));
  }
  if (log_.from() > 0) {
    recalls_.start();
  }
}

void Play::list_choices() {
  const bool quiet = !listens();
  choices_.reset(quiet ? std::vector<OrdersModel::Row>{} : choices_of(*match()));
  list_orders();
}

void Play::list_orders() {
  const bool quiet = !listens();
  orders_.reset(quiet || selected_.empty() ? std::vector<OrdersModel::Row>{}
                                           : orders_of(*match(), selected_));
}

void Play::listOnly(const QStringList& kinds) {
  list_orders();
  orders_.narrow(kinds);
}

void Play::select(const std::set<PieceId>& pieces) {
  selected_ = pieces;
  list_orders();
}

QString Play::saveFile() const {
  return active() && match()->journal() != nullptr
             ? QString::fromStdString(match()->journal()->file().string())
             : QString{};
}

QString Play::line() const {
  if (!active() || match()->journal() == nullptr) {
    return {};
  }
  for (const auto& branch : match()->journal()->branches()) {
    if (branch.current) {
      return words(branch.name);
    }
  }
  return {};
}

QStringList Play::lines() const {
  QStringList names;
  if (active() && match()->journal() != nullptr) {
    for (const auto& branch : match()->journal()->branches()) {
      names << words(branch.name);
    }
  }
  return names;
}

int Play::length() const { return active() ? static_cast<int>(match()->length()) : 0; }

void Play::setSeen(int actions) {
  if (!active() || hand_over_) {
    return;
  }
  const int at = std::clamp(actions, 0, length());
  if (at == seen()) {
    return;
  }
  if (at == length()) {
    replay_.reset();
    past_.reset();
  } else {
    try {
      past_ = match()->state_after(static_cast<std::uint32_t>(at));
      replay_ = at;
    } catch (const core::base::DataError& error) {
      return session_->fail(words(error.file()), words(error.reason()));
    }
  }
  show_position();
  list_choices();
  emit changed();
}

void Play::takeOver() {
  if (hand_over_) {
    hand_over_ = false;
    show_position();
    list_choices();
    emit changed();
    take_force();
  }
}

void Play::forget_refusal() {
  if (!refusal_.isEmpty()) {
    refusal_.clear();
    refusal_case_.clear();
    emit refusalChanged();
  }
}

QString Play::sentence(const core::state::Illegal& illegal) const {
  return words(core::words::sentence(match()->situation(), illegal, viewer_));
}

void Play::tell_refusal(const core::state::Illegal& illegal) {
  refusal_ = sentence(illegal);
  refusal_case_ = words(illegal.cited.text());
  emit refusalChanged();
}

bool Play::act(const std::vector<Action>& actions) {
  auto at = actions.begin();
  const auto next = [&]() -> std::optional<Action> {
    return at != actions.end() ? std::optional{*at++} : std::nullopt;
  };
  return actions.size() == 1 ? act_on(next, std::string{}) : act_on(next);
}

bool Play::act_on(const std::function<std::optional<Action>()>& next,
                  std::optional<std::string> bracket) {
  if (!listens()) {
    return false;
  }
  forget_refusal();
  bool good = true;
  std::size_t done = 0;
  const bool goes_on = bracket && !bracket->empty() && length() > 0 &&
                       match()->operation_of(match()->length()) == *bracket;
  if (!goes_on) {
    news_from_ = match()->log().size();
  }
  ActionKind last{};
  while (good) {
    const auto asked = match()->question();
    if (!asked || asked->side != *viewer_) {
      break;  // the rest was planned before somebody else had to decide
    }
    const auto action = next();
    if (!action) {
      break;
    }
    if (!bracket) {
      bracket = match()->bracket(core::sequence::name(action->kind));
    }
    good = make(*action, [&] { return match()->act(*action, {}, *bracket); });
    done += good ? 1U : 0U;
    last = action->kind;
  }
  if (done > 0) {
    const bool attacks = core::sequence::begins_attack(last);
    news_ = news_of(match()->log(), news_from_, *viewer_);
    emit newsChanged();
    told_until_ = match()->log().size();
    stand();
    emit acted();
    take_force();
    if (attacks && good) {
      const std::size_t begun = news_from_;
      join_all();  // an order of its own: it can be taken back, and those who join chosen
      news_from_ = begun;
      news_ = news_of(match()->log(), news_from_, *viewer_);
      emit newsChanged();
    }
  }
  return good;
}

void Play::add_news(const QString& line) {
  news_ = news_.isEmpty() ? line : line + QLatin1Char{'\n'} + news_;
  emit newsChanged();
}

std::vector<PieceId> Play::acting() const {
  if (!listens()) {
    return {};
  }
  const auto now = match()->situation();
  if (const auto* const sailing = now.state.turn.innermost<core::state::ShipMove>()) {
    return core::plan::outermost(now, sailing->ships);
  }
  const auto* const force = core::movement::active_force(now.state);
  return force != nullptr ? core::plan::outermost(now, core::movement::going_together(now, *force))
                          : std::vector<PieceId>{};
}

void Play::take_force() {
  const std::vector<PieceId> going = acting();
  const bool taken = std::any_of(going.begin(), going.end(),
                                 [this](PieceId piece) { return selected_.contains(piece); });
  if (!going.empty() && !taken) {
    emit forceWanted(going);
  }
}

bool Play::order(int row, int number) {
  if (row < 0 || row >= orders_.count()) {
    return false;
  }
  const auto& chosen = orders_.rows()[static_cast<std::size_t>(row)];
  Action action = chosen.action;
  if (number > 0 && chosen.least > 0) {
    action.number = std::clamp(number, chosen.least, chosen.action.number);
  }
  return act({action});
}

bool Play::choose(int row, int number) {
  if (row < 0 || row >= choices_.count()) {
    return false;
  }
  const auto& chosen = choices_.rows()[static_cast<std::size_t>(row)];
  if (chosen.at_hexes) {
    emit amountChosen(number);
    if (chosen.action.piece) {
      emit pieceInHand(*chosen.action.piece);
    }
    return true;
  }
  Action action = chosen.action;
  if (number > 0 && chosen.least > 0) {
    action.number = std::clamp(number, chosen.least, chosen.action.number);
  }
  return act({action});
}

std::optional<PieceId> Play::in_hand() const {
  if (!listens()) {
    return std::nullopt;
  }
  // Where there is something else to choose nobody is taken unasked.
  const auto& rows = choices_.rows();
  return rows.size() == 1 && rows.front().at_hexes ? rows.front().action.piece : std::nullopt;
}

bool Play::pass() {
  bool asked = true;
  return act_on([&]() -> std::optional<Action> {
    const bool passes = std::exchange(asked, false) ||
                        core::game::nobody_could_fight(match()->situation(), match()->legal());
    return passes ? std::optional{core::sequence::passing()} : std::nullopt;
  });
}

bool Play::join_all() {
  return act_on([this]() -> std::optional<Action> {
    const auto& legal = match()->legal();
    const auto next = std::find_if(legal.begin(), legal.end(), [](const Action& action) {
      return action.kind == ActionKind::AddAttacker;
    });
    return next != legal.end() ? std::optional{*next} : std::nullopt;
  });
}

void Play::undo() {
  if (!listens() && !over()) {
    return;
  }
  forget_refusal();
  if (undoDepth() == 0) {
    refusal_ = match()->length() == 0 ? tr("There is nothing to take back.")
               : match()->undo_depth() > 0
                   ? tr("What the other player has done last is his to take back [0.4].")
                   : tr("Nothing can be taken back: dice have been rolled, or something revealed, "
                        "since the last order [0.4].");
    refusal_case_ = QStringLiteral("0.4");
    emit refusalChanged();
    return;
  }
  const auto count = static_cast<std::uint32_t>(last_own_order());
  std::vector<PieceId> ordered;
  for (std::uint32_t at = match()->length() - count + 1; at <= match()->length(); ++at) {
    const Action& action = match()->action_at(at);
    if (action.piece && !core::base::contains(ordered, *action.piece)) {
      ordered.push_back(*action.piece);
    }
  }
  if (writing([&] {
        match()->undo(count);
        return true;
      })) {
    news_.clear();
    emit newsChanged();
    stand();
    emit acted();
    take_again(ordered);
  }
}

/// Whose order was taken back is selected again, for another one.
void Play::take_again(std::vector<PieceId> ordered) {
  if (!listens() || asksForHexes() || ordered.empty()) {
    return;
  }
  const auto now = match()->situation();
  const auto place = now.piece(ordered.front()).place;
  std::erase_if(ordered, [&](PieceId id) {
    return now.piece(id).side != *viewer_ || !(now.piece(id).place == place);
  });
  if (!ordered.empty()) {
    emit forceWanted(core::plan::outermost(now, ordered));
  }
}

void Play::giveBack() {
  if (mayGiveBack() && writing([&] {
        match()->undo();
        return true;
      })) {
    stand();
    emit acted();
  }
}

void Play::redo() {
  const int actions = active() ? static_cast<int>(match()->undone_order()) : 0;
  if (listens() && actions > 0 && writing([&] {
        for (int left = actions; left > 0; --left) {
          match()->redo();
        }
        return true;
      })) {
    stand();
    emit acted();
  }
}

void Play::next(int step) {
  if (!listens() || waiting_.empty()) {
    return;
  }
  const std::size_t count = waiting_.size();
  const auto at = std::find_if(waiting_.begin(), waiting_.end(),
                               [&](PieceId piece) { return selected_.contains(piece); });
  if (at == waiting_.end()) {
    next_ = step > 0 ? 0 : count - 1;
  } else {
    next_ = (static_cast<std::size_t>(at - waiting_.begin()) + count +
             static_cast<std::size_t>(step > 0 ? 1 : count - 1)) %
            count;
  }
  emit pieceWanted(waiting_[next_]);
}

bool Play::takeBackToHere() { return replay_ && takeBackTo(*replay_); }

bool Play::takeBackTo(int to) {
  if (!active() || to < 0 || to >= length()) {
    return false;
  }
  const auto actions = static_cast<std::uint32_t>(length() - to);
  if (actions > static_cast<std::uint32_t>(undoDepth())) {
    refusal_ =
        actions <= match()->undo_depth()
            ? tr("The other player has decided since: that is his to take back. Branch from here "
                 "instead: the old line of play stays.")
            : tr("Dice were rolled since: what came of them is not taken back [0.4]. Branch from "
                 "here instead: the old line of play stays.");
    refusal_case_ = QStringLiteral("0.4");
    emit refusalChanged();
    return false;
  }
  replay_.reset();
  past_.reset();
  const bool good = writing([&] {
    match()->undo(actions);
    return true;
  });
  stand();
  emit acted();
  return good;
}

template <class Go>
bool Play::go_over(Go go) {
  if (!active() || hand_over_) {
    return false;
  }
  return writing([&] {
    const tl::expected<void, std::string> gone = go();
    if (!gone) {
      refusal_ = words(gone.error());
      refusal_case_.clear();
      emit refusalChanged();
      return false;
    }
    replay_.reset();
    past_.reset();
    moves_.clear();
    log_.clear();
    stand();
    emit acted();
    take_force();
    return true;
  });
}

bool Play::branchFromHere(const QString& name) {
  const auto at = static_cast<std::uint32_t>(seen());
  return go_over([&] { return match()->branch(name.trimmed().toStdString(), at); });
}

bool Play::switchTo(const QString& name) {
  return go_over([&] { return match()->switch_to(name.toStdString()); });
}

void Play::leave() {
  if (session_ != nullptr) {
    session_->closeGame();
  }
}

}  // namespace models
