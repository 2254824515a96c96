#include "qml/models/generals.h"

#include "core/ai/reason_words.h"
#include "core/save/saves.h"
#include "qml/models/news.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <utility>

namespace models {

namespace {

using core::board::Side;

/// So long orders are thought out before those that are there are taken into the game.
constexpr int kMoment = 250;

const QString kPlace = QStringLiteral("place");
const QString kFirst = QStringLiteral("first");  // of its theatre

/// The map sheets are the theatres; what happens nowhere comes last.
QString theatre_of(std::size_t place) {
  const std::array<QString, 4> names{Generals::tr("The West, north"),
                                     Generals::tr("The West, south"), Generals::tr("The East"),
                                     Generals::tr("Elsewhere")};
  return names.at(place);
}

std::size_t place_of(const core::words::LogLine& line) {
  return line.hex ? static_cast<std::size_t>(line.hex->sheet()) : std::size_t{3};
}

}  // namespace

/// What the thread that thinks holds; one thought is in it at a time.
struct Generals::Table {
  std::array<std::optional<core::study::SeatedGeneral>, 2> generals;
  std::atomic<bool> hurry{};
  std::atomic<bool> stop{};
};

Generals::Generals(QObject* parent) : QObject{parent}, table_{std::make_shared<Table>()} {
  pool_.setMaxThreadCount(1);
  shows_.setSingleShot(true);
  connect(&shows_, &QTimer::timeout, this, &Generals::look_on);
}

Generals::~Generals() {
  table_->stop = true;
  table_->hurry = true;
  pool_.clear();
  pool_.waitForDone();
}

void Generals::setPlay(Play* play) {
  if (play_ == play) {
    return;
  }
  play_ = play;
  if (play_ != nullptr) {
    connect(play_, &Play::begun, this, &Generals::take_game);
    connect(play_, &Play::changed, this, [this] {
      emit changed();
      if (!shows_.isActive()) {
        shows_.start(0);
      }
    });
  }
  emit playChanged();
}

QString Generals::seat_of(Side side) const {
  const auto sitter =
      core::study::parse_sitter(seats_.at(static_cast<std::size_t>(side)).toStdString());
  return sitter ? words(core::ai::text_of(sitter->temper)) : words(core::save::kPerson);
}

bool Generals::seated() const {
  return std::any_of(table_->generals.begin(), table_->generals.end(),
                     [](const auto& general) { return general.has_value(); });
}

bool Generals::alone() const {
  return std::all_of(table_->generals.begin(), table_->generals.end(),
                     [](const auto& general) { return general.has_value(); });
}

bool Generals::asked() const { return play_ != nullptr && play_->playedByGeneral(); }

void Generals::take_game() {
  table_->stop = true;  // what is thought of another game is let go
  dispatch_.clear();
  emit dispatchChanged();
  take_seats();
  stopped_ = alone();
  orders_ = 0;
  emit changed();
  shows_.start(0);
}

void Generals::take_seats() {
  table_ = std::make_shared<Table>();
  for (const Side side : core::board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    seats_.at(at) = play_->match() != nullptr ? words(play_->match()->sitter(side)) : QString{};
    const auto sitter = core::study::parse_sitter(seats_.at(at).toStdString());
    if (sitter) {
      table_->generals.at(at).emplace(sitter->temper, &table_->hurry);
    }
  }
  emit seatsChanged();
}

bool Generals::seat(const QString& side, const QString& who) {
  const auto parsed = core::board::parse_side(side.toStdString());
  const auto temper = core::ai::parse_temper(who.toStdString());
  if (play_ == nullptr || !play_->active() || !parsed ||
      (!temper && who != words(core::save::kPerson))) {
    return false;
  }
  const std::string sitter =
      temper ? core::study::text_of(core::study::Sitter{*temper, core::save::program_version()})
             : std::string{core::save::kPerson};
  if (!play_->seat(*parsed, sitter)) {
    return false;
  }
  table_->stop = true;
  take_seats();
  stopped_ = alone();
  play_->standAgain();
  emit changed();
  return true;
}

QString Generals::doing() const {
  if (!asked()) {
    return {};
  }
  const auto question = play_->match()->question();
  const QString side = question ? side_name(question->side) : QString{};
  if (stopped_) {
    return tr("The general of the %1 waits").arg(side);
  }
  return orders_ == 0
             ? tr("The general of the %1 thinks").arg(side)
             : tr("The general of the %1 is at work: %n order(s)", nullptr, orders_).arg(side);
}

void Generals::setPace(int pace) {
  if (pace_ != pace) {
    pace_ = pace;
    emit paceChanged();
  }
}

void Generals::stop() {
  stopped_ = true;
  table_->stop = true;
  emit changed();
}

void Generals::go(Until until) {
  until_ = until;
  began_turn_ = play_ != nullptr && play_->active()
                    ? std::optional{play_->match()->state().turn.game_turn}
                    : std::nullopt;
  stopped_ = false;
  table_->stop = false;
  emit changed();
  shows_.start(0);
}

void Generals::playNow() { table_->hurry = true; }

bool Generals::has_come_far_enough() const {
  if (!alone() || !began_turn_) {
    return false;
  }
  const int turn = play_->match()->state().turn.game_turn;
  const int cycle = core::rulebook::kGameTurnsOfCycle;
  switch (until_) {
    case Until::Order:
      return true;
    case Until::Week:
      return turn > *began_turn_;
    case Until::Cycle:
      return (turn - 1) / cycle > (*began_turn_ - 1) / cycle;
    case Until::End:
      break;
  }
  return false;
}

void Generals::look_on() {
  if (thinking_ || stopped_ || !asked() || play_->replaying() || play_->match() == nullptr) {
    return;
  }
  thinking_ = true;
  const std::shared_ptr<Table> table = table_;
  table->stop = false;
  std::array<std::string, 2> last;
  for (const Side side : core::board::kSides) {
    last.at(static_cast<std::size_t>(side)) = core::study::last_note(*play_->match(), side);
  }
  const bool one_by_one = pace_ > 0 || (alone() && until_ == Until::Order);
  pool_.start([this, table, game = play_->match()->game(), last, one_by_one,
               length = play_->match()->length()]() mutable {
    std::vector<Thought> thoughts;
    QElapsedTimer clock;
    clock.start();
    for (auto question = game.question(); question && !table->stop; question = game.question()) {
      const auto side = static_cast<std::size_t>(question->side);
      auto& general = table->generals.at(side);
      if (!general) {
        break;
      }
      auto order = general->think(game, last.at(side));
      if (!game.act(order.action)) {
        break;
      }
      last.at(side) = order.note;
      const bool shown = !order.operation.empty() && order.finishes;
      thoughts.push_back({question->side, std::move(order), shown});
      if (clock.elapsed() > kMoment || (one_by_one && shown)) {
        break;
      }
    }
    QMetaObject::invokeMethod(
        this,
        [this, table, thoughts = std::move(thoughts), length] {
          thinking_ = false;
          if (table == table_ && play_->match() != nullptr && play_->match()->length() == length) {
            take_orders(thoughts, length);
          } else {
            shows_.start(0);
          }
        },
        Qt::QueuedConnection);
  });
  emit changed();
}

void Generals::take_orders(const std::vector<Thought>& thoughts, std::uint32_t length) {
  for (const Thought& thought : thoughts) {
    if (!play_->take(thought.side, thought.order)) {
      stopped_ = true;  // why not has been told
      break;
    }
    ++orders_;
  }
  if (play_->match()->length() == length) {
    stopped_ = stopped_ || thoughts.empty();
    emit changed();
    return;
  }
  if (has_come_far_enough()) {
    stopped_ = true;
  }
  const bool shown = !thoughts.empty() && thoughts.back().shown && pace_ > 0;
  if (shown) {
    shows_.start(pace_);  // what stands() tells does not hurry on
  }
  play_->standAgain();
  if (shown) {
    const auto& action = thoughts.back().order.action;
    if (action.hex) {
      emit happensAt(words(action.hex->label()));
    }
  }
  if (!asked() || stopped_) {
    table_->hurry = false;
  }
  if (!asked()) {
    write_dispatch();
    orders_ = 0;
  }
  emit changed();
}

void Generals::write_dispatch() {
  // What he does between two questions of one week is one dispatch.
  const int turn = play_->match()->state().turn.game_turn;
  if (std::exchange(told_turn_, std::optional{turn}) != turn) {
    dispatch_.clear();
  }
  const auto viewer = play_->viewer();
  bool moved = false;
  const auto& log = play_->match()->log();
  std::vector<std::pair<std::size_t, QVariantMap>> rows;
  for (const QVariant& told : std::as_const(dispatch_)) {
    const QVariantMap row = told.toMap();
    rows.emplace_back(row.value(kPlace).toUInt(), row);
  }
  for (std::size_t at = std::min(play_->toldUntil(), log.size()); at < log.size(); ++at) {
    const core::words::LogLine& line = log[at];
    const auto& text = viewer ? line.to(*viewer) : std::nullopt;
    if (text && !leads_to_others(line)) {
      moved = moved || (line.acting != *viewer && (core::state::is_movement(line.stage) ||
                                                   core::state::is_combat(line.stage)));
      const std::size_t place = place_of(line);
      rows.emplace_back(place, QVariantMap{{kPlace, static_cast<unsigned>(place)},
                                           {QStringLiteral("theatre"), theatre_of(place)},
                                           {QStringLiteral("words"), words(*text)},
                                           {QStringLiteral("hex"),
                                            line.hex ? words(line.hex->label()) : QString{}}});
    }
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto& one, const auto& other) { return one.first < other.first; });
  dispatch_.clear();
  for (std::size_t at = 0; at < rows.size(); ++at) {
    rows[at].second[kFirst] = at == 0 || rows[at - 1].first != rows[at].first;
    dispatch_.push_back(rows[at].second);
  }
  emit dispatchChanged();
  if (moved) {
    emit turnTold();
  }
}

QStringList Generals::reasonsOf(int action) const {
  if (play_ == nullptr || !play_->active() || action <= 0 || action > play_->length() ||
      core::study::keeps_reasons(*play_->match())) {
    return {};
  }
  const auto note =
      core::ai::parse_note(play_->match()->remark_of(static_cast<std::uint32_t>(action)));
  QStringList told;
  const bool thought = note && !note->continues && note->cause != core::ai::Cause::Rest &&
                       note->cause != core::ai::Cause::Staff;  // routine is no news
  if (thought) {
    for (const std::string& sentence : core::ai::sentences_of(play_->match()->situation(), *note)) {
      told << words(sentence);
    }
  }
  return told;
}

}  // namespace models
