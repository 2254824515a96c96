#include "qml/models/adviser.h"

#include "core/base/contains.h"
#include "core/plan/force.h"
#include "core/sequence/action.h"
#include "qml/models/undertaking.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace models {

namespace {

constexpr std::size_t kMostAdvice = 6;
constexpr std::size_t kMostFears = 5;

}  // namespace

Adviser::Adviser(QObject* parent) : QObject{parent} {
  pool_.setMaxThreadCount(1);
  does_.setSingleShot(true);
  does_.setInterval(0);
  connect(&does_, &QTimer::timeout, this, &Adviser::do_next);
}

Adviser::~Adviser() {
  forget();
  pool_.clear();
  pool_.waitForDone();
}

void Adviser::watch(Play* play) {
  play_ = play;
  connect(play_, &Play::begun, this, &Adviser::close);
  connect(play_, &Play::sideChanged, this, &Adviser::close);
  connect(play_, &Play::changed, this, &Adviser::look_on);
}

bool Adviser::ready() const {
  return play_ != nullptr && play_->active() && play_->listens() && !play_->over();
}

Adviser::Moment Adviser::moment() const {
  return {play_->match()->length(), play_->match()->rewrites()};
}

void Adviser::setGeneral(const QString& general) {
  if (general_ != general && core::ai::parse_temper(general.toStdString())) {
    general_ = general;
    emit changed();
  }
}

void Adviser::select(const std::set<PieceId>& pieces) {
  const QString before = std::exchange(selected_, {});
  pieces_.clear();
  if (ready()) {
    const auto& state = play_->match()->state();
    std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(pieces_), [&](PieceId id) {
      return id.value() < state.pieces.size() && state.piece(id).side == *play_->viewer() &&
             state.piece(id).away() == nullptr;
    });
  }
  if (!pieces_.empty()) {
    const core::plan::Force force =
        core::plan::force_picked(play_->match()->situation(), *play_->viewer(), pieces_);
    selected_ = words(force.name);
    pieces_ = force.pieces;
  }
  if (selected_ != before) {
    emit changed();
  }
}

void Adviser::setLit(int row) {
  if (lit_ != row) {
    lit_ = row;
    emit litChanged();
    emit waysChanged();
  }
}

std::vector<AdviceArrow> Adviser::arrows() const {
  if (!opened_ || !ready() || asked_at_ != moment()) {
    return {};
  }
  std::vector<AdviceArrow> shown = arrows_;
  for (AdviceArrow& arrow : shown) {
    arrow.lit = arrow.row == lit_;
  }
  // What is pointed at lies on the others.
  std::stable_partition(shown.begin(), shown.end(),
                        [](const AdviceArrow& arrow) { return !arrow.lit; });
  return shown;
}

QString Adviser::remark() const {
  switch (word_) {
    case Word::None:
      break;
    case Word::Nothing:
      return tr("For this force nothing is worth doing now.");
    case Word::Stopped:
      return tr("Stopped: this is what he had found by then.");
    case Word::GoneOn:
      return tr("The game has gone on since he was asked. Ask him again.");
    case Word::AllDone:
      return tr("All of it has been done.");
    case Word::Refused:
      return tr("%1 of %2 done; the next was refused.").arg(done_).arg(all_);
    case Word::OtherFirst:
      return tr("%1 of %2 done; what is asked now comes first.").arg(done_).arg(all_);
  }
  return {};
}

void Adviser::forget() {
  if (thought_) {
    *thought_ = true;
    thought_.reset();
  }
  does_.stop();
  working_ = false;
  asked_at_.reset();
  told_.clear();
  if (!std::exchange(arrows_, {}).empty()) {
    emit waysChanged();
  }
  advice_.clear();
  fears_.clear();
  setLit(-1);
}

void Adviser::close() {
  const bool something = opened_ || thought_;
  forget();
  opened_ = false;
  word_ = Word::None;
  about_.clear();
  if (something) {
    emit changed();
  }
}

void Adviser::look_on() {
  if (!taking_ && play_ != nullptr && opened_) {
    if (!ready() && !play_->replaying()) {
      return close();
    }
    if (asked_at_ && asked_at_ != moment()) {
      forget();
      word_ = Word::GoneOn;
    }
    if (!arrows_.empty()) {
      emit waysChanged();  // the past has none
    }
  }
  const bool was_ready = std::exchange(was_ready_, ready());
  if (was_ready != was_ready_ || opened_) {
    emit changed();
  }
}

bool Adviser::ask() {
  word_ = Word::None;
  return think({}, {});
}

bool Adviser::askForSelected() {
  word_ = Word::None;
  return !pieces_.empty() && think(pieces_, selected_);
}

bool Adviser::think(std::vector<PieceId> pieces, const QString& about) {
  if (!ready()) {
    return false;
  }
  forget();
  opened_ = true;
  about_ = about;
  asked_at_ = moment();
  thought_ = std::make_shared<std::atomic<bool>>(false);
  const auto temper = core::ai::parse_temper(general_.toStdString()).value_or(core::ai::Temper{});
  pool_.start([this, thought = thought_, game = play_->match()->game(), temper,
               pieces = std::move(pieces)] {
    auto advice = core::ai::advise(game, temper, {kMostAdvice, pieces, thought.get()});
    std::vector<core::ai::Fear> fears;
    if (!*thought) {
      fears = core::ai::fears(game, temper, kMostFears);
    }
    QMetaObject::invokeMethod(
        this,
        [this, thought, advice = std::move(advice), fears = std::move(fears)]() mutable {
          if (thought == thought_) {
            hear(std::move(advice), fears, *thought);
          }
        },
        Qt::QueuedConnection);
  });
  emit changed();
  return true;
}

void Adviser::hear(std::vector<core::ai::Advice> advice, const std::vector<core::ai::Fear>& fears,
                   bool stopped) {
  thought_.reset();
  const auto now = play_->match()->situation();
  told_ = std::move(advice);
  for (const core::ai::Advice& one : told_) {
    AdviceArrow arrow = arrow_of(now, *play_->viewer(), one);
    arrow.row = static_cast<int>(advice_.size());
    if (!arrow.points.empty()) {
      arrows_.push_back(std::move(arrow));
    }
    QVariantMap row = advice_row(now, one);
    if (one.choice.kind == ActionKind::Pass && !one.note.operation) {
      row[QStringLiteral("title")] = play_->passWords();
    }
    advice_.push_back(row);
  }
  for (const core::ai::Fear& fear : fears) {
    fears_.push_back(fear_row(now, fear));
  }
  if (stopped) {
    word_ = Word::Stopped;
  } else if (told_.empty()) {
    word_ = Word::Nothing;
  }
  emit changed();
  emit waysChanged();
}

void Adviser::stop() {
  if (thought_) {
    *thought_ = true;  // he says what he has
  }
  if (working_) {
    end_all(Word::None);
  }
}

Adviser::Word Adviser::carry_out(const core::ai::Advice& advice) {
  const Side side = *play_->viewer();
  const std::size_t pending = play_->match()->state().turn.pending.size();
  taking_ = true;
  bool good = false;
  bool waits = false;
  if (advice.note.operation) {
    const Undertaken came = undertake(*play_, *advice.note.operation);
    good = !came.refused;
    waits = came.waits;
  } else {
    good = play_->act({advice.choice});
    waits = play_->match()->state().turn.pending.size() > pending;
  }
  taking_ = false;
  if (!good) {
    return Word::Refused;
  }
  const bool others = !ready() || play_->viewer() != side;
  return waits || others ? Word::OtherFirst : Word::None;
}

bool Adviser::take(int row) {
  const auto at = static_cast<std::size_t>(row);
  if (row < 0 || at >= told_.size() || working_ || thinking() || !ready() ||
      asked_at_ != moment()) {
    return false;
  }
  const core::ai::Advice advice = told_[at];  // what comes of it lets them go
  const Word word = carry_out(advice);
  if (!opened_ || !ready()) {
    close();
  } else if (asked_at_ != moment()) {
    ask();
  }
  return word != Word::Refused;
}

void Adviser::takeAll() {
  if (told_.empty() || working_ || thinking() || !ready() || asked_at_ != moment()) {
    return;
  }
  working_ = true;
  next_ = 0;
  done_ = 0;
  all_ = static_cast<int>(told_.size());
  does_.start();
  emit changed();
}

void Adviser::do_next() {
  if (!working_ || next_ >= told_.size()) {
    return;
  }
  // Who has gone where he was to go is done with, when it is the next one's turn.
  const auto& turn = play_->match()->state().turn;
  const bool moves = turn.innermost<core::state::ForceMove>() != nullptr ||
                     turn.innermost<core::state::ShipMove>() != nullptr;
  if (next_ > 0 && moves && told_[next_].note.operation &&
      core::base::contains(play_->match()->legal(), core::sequence::passing())) {
    taking_ = true;
    play_->act({core::sequence::passing()});
    taking_ = false;
    if (!working_ || !ready()) {
      return close();  // others are asked now
    }
  }
  const core::ai::Advice advice = told_[next_];  // another side may be asked, and they be let go
  const Word word = carry_out(advice);
  if (!opened_ || !ready()) {
    return close();
  }
  done_ += word == Word::Refused ? 0 : 1;
  ++next_;
  asked_at_ = moment();  // what is left goes on
  if (word != Word::None) {
    end_all(next_ == told_.size() && word == Word::OtherFirst ? Word::AllDone : word);
  } else if (next_ == told_.size()) {
    end_all(Word::AllDone);
  } else {
    does_.start();
    emit changed();
  }
}

void Adviser::end_all(Word word) {
  if (!opened_ || !ready()) {
    return close();
  }
  think({}, {});
  word_ = word;
  emit changed();
}

}  // namespace models
