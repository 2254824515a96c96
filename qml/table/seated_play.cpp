#include "qml/table/seated_play.h"

#include "core/data/catalogue.h"
#include "qml/models/wording.h"

#include <QDate>
#include <QRandomGenerator>

#include <utility>

namespace tableview {

namespace {

using core::board::Side;
using core::board::SideSet;

constexpr int kFrame = 16;  // milliseconds

}  // namespace

QString key_of(Side side) {
  return side == Side::Union ? QStringLiteral("union") : QStringLiteral("confederate");
}

QString name_of_side(Side side) {
  return side == Side::Union ? SeatedPlay::tr("Union") : SeatedPlay::tr("Confederate");
}

SeatedPlay::SeatedPlay(QObject* parent) : QObject{parent} {
  tick_.setInterval(kFrame);
  connect(&tick_, &QTimer::timeout, this, [this] {
    motions_.advance();
    if (!motions_.running()) {
      tick_.stop();
      emit showingChanged();
      emit changed();
      next_choice_.start();
    }
    emit drawn();
  });
  next_choice_.setSingleShot(true);
  next_choice_.setInterval(0);
  connect(&next_choice_, &QTimer::timeout, this, &SeatedPlay::let_computer_act);
}

// ---- begin and end ----

bool SeatedPlay::begin(const QString& battle, const QString& rules, const QString& options,
                       const QString& seed, const QString& file) {
  if (session_ == nullptr) {
    return false;
  }
  session_->dismissError();
  bool is_number = true;
  const quint64 number = seed.trimmed().isEmpty() ? QRandomGenerator::global()->generate64() >> 16U
                                                  : seed.trimmed().toULongLong(&is_number);
  if (!is_number) {
    session_->fail(battle, tr("\"%1\" is not a seed: write digits, or nothing").arg(seed));
    return false;
  }
  core::tabletop::BattleBegin begin{battle.toStdString(), number, {}};
  begin.rules = core::tabletop::rule_set_of(rules.toStdString()).value_or(begin.rules);
  for (const QString& option : options.split(QLatin1Char{' '}, Qt::SkipEmptyParts)) {
    begin.options.emplace_back(option.section(QLatin1Char{'='}, 0, 0).toStdString(),
                               option.section(QLatin1Char{'='}, 1).toStdString());
  }
  try {
    const core::data::Catalogue catalogue{session_->catalogueFile().toStdString(),
                                          session_->language()};
    lay(catalogue, begin, file.toStdString(),
        QDate::currentDate().toString(Qt::ISODate).toStdString());
  } catch (const core::base::DataError& error) {
    session_->fail(QString::fromStdString(error.file()), QString::fromStdString(error.reason()));
    return false;
  }
  return true;
}

bool SeatedPlay::open(const QString& file) {
  if (session_ == nullptr) {
    return false;
  }
  session_->dismissError();
  try {
    const core::data::Catalogue catalogue{session_->catalogueFile().toStdString(),
                                          session_->language()};
    resume(catalogue, file.toStdString());
  } catch (const core::base::DataError& error) {
    session_->fail(tr("%1, row %2").arg(QString::fromStdString(error.file())).arg(error.row()),
                   QString::fromStdString(error.reason()));
    return false;
  }
  return true;
}

void SeatedPlay::make_ready(MatchDesk& desk, bool from_save) {
  const bool begun = desk.journal() != nullptr && !desk.journal()->rows().empty();
  if (from_save) {
    computer_ = desk.computer();
  } else {
    desk.give_to_computer(computer_);  // who cannot write it leaves the table as it was
  }
  motions_.stop();
  tick_.stop();
  missed_.clear();
  resumed_ = begun && desk.asked();
}

void SeatedPlay::sit() {
  paused_ = false;
  ++battle_;
  seated_.reset();
  if (resumed_) {
    seated_ = core::board::enemy_of(*asked());  // whoever opens the save may be either player
  }
  dismissRefusal();
  stand();
}

void SeatedPlay::leave() {
  if (match() != nullptr && writing([this] { match()->end(); })) {
    session_->tell(match()->take_notices());
  }
  motions_.stop();
  tick_.stop();
  clear();
  seated_.reset();
  hand_over_ = false;
  paused_ = false;
  log_.clear();
  emit changed();
  emit drawn();
}

bool SeatedPlay::carry_out(const std::function<Done()>& action) {
  if (match() == nullptr) {
    return false;
  }
  try {
    const Done done = action();
    if (!done) {
      return false;
    }
    if (!*done) {
      refuse(done->error());
      return false;
    }
    dismissRefusal();
    show_happening(**done);
  } catch (const core::base::DataError& error) {
    session_->fail(QString::fromStdString(error.file()), QString::fromStdString(error.reason()));
    return false;
  }
  stand();
  return true;
}

void SeatedPlay::refuse(const core::table::Refusal& why) {
  refusal_ = sentence_of(why);
  refusal_rule_ = rule_of(why);
  emit refusalChanged();
}

void SeatedPlay::dismissRefusal() {
  if (!refusal_.isEmpty()) {
    refusal_.clear();
    refusal_rule_.clear();
    emit refusalChanged();
  }
}

void SeatedPlay::show_happening(const std::vector<Stage>& stages) {
  if (turns_table()) {
    for (const Stage& stage : stages) {
      missed_.push_back({stage.passages, {}});  // who fires may be hidden
    }
  }
  if (!animated_ || stages.empty()) {
    return;
  }
  motions_.begin(stages);
  if (motions_.running()) {
    tick_.start();
  }
  emit showingChanged();
}

void SeatedPlay::stand() {
  seat();
  look_again();
  settle();
  if (match() != nullptr) {
    session_->tell(match()->take_notices());
  }
  emit changed();
  emit drawn();
  if (computers_turn() && !showing()) {
    next_choice_.start();  // the window shows each before the next
  }
}

void SeatedPlay::look_again() {
  const auto viewer = this->viewer();
  match()->look(viewer);
  look_over();
  log_.show(
      match()->log(), viewer,
      [this](const core::tabletop::BattleMoment& when) { return match()->moment_words(when); },
      match()->result());
}

void SeatedPlay::endStep() {
  if (!computers_turn() && !hand_over_) {
    carry_out([this] { return match()->end_step(); });
  }
}

void SeatedPlay::skip() {
  motions_.stop();
  tick_.stop();
  emit showingChanged();
  emit changed();
  emit drawn();
  if (computers_turn()) {
    next_choice_.start();
  }
}

void SeatedPlay::captain_acts() {
  if (computers_turn()) {
    carry_out([this] { return match()->let_captain_act(); });
  }
}

std::optional<Side> SeatedPlay::asked() const {
  return match() != nullptr ? match()->asked() : std::nullopt;
}

void SeatedPlay::setAnimated(bool animated) {
  if (animated_ != animated) {
    animated_ = animated;
    skip();
    emit animatedChanged();
  }
}

// ---- who sits at the table ----

bool SeatedPlay::writing(const std::function<void()>& action) {
  try {
    action();
    return true;
  } catch (const core::base::DataError& error) {
    session_->fail(QString::fromStdString(error.file()), QString::fromStdString(error.reason()));
    return false;
  }
}

void SeatedPlay::undo() {
  if (undoDepth() > 0) {
    motions_.stop();
    missed_.clear();  // what is taken back has not happened
    dismissRefusal();
    writing([this] {
      const auto own = persons_side();
      // Back to a choice of one's own: what the computer has done since goes with it.
      while (own && match()->side_of_last(0) != own) {
        match()->undo();
      }
      match()->undo();
    });
    stand();
  }
}

void SeatedPlay::redo() {
  if (redoDepth() > 0) {
    motions_.stop();
    dismissRefusal();
    writing([this] { match()->redo(); });
    stand();
  }
}

std::optional<Side> SeatedPlay::viewer() const {
  if (watched()) {
    return std::nullopt;
  }
  // Who plays against the computer sees with his own eyes all the time.
  const auto own = persons_side();
  return own ? own : hand_over_ ? seated_ : asked();
}

std::optional<Side> SeatedPlay::persons_side() const {
  for (const Side side : core::board::kSides) {
    if (computer_ == core::board::SideSet{core::board::enemy_of(side)}) {
      return side;
    }
  }
  return std::nullopt;
}

// ---- the table is turned ----

bool SeatedPlay::turns_table() const {
  return hand_overs_ && match() != nullptr && match()->has_secrets() && computer_.empty();
}

void SeatedPlay::seat() {
  const auto side = asked();
  hand_over_ = turns_table() && side && seated_ && side != seated_;
  if (!hand_over_) {
    seated_ = side;
    resumed_ = false;
  }
}

void SeatedPlay::takeOver() {
  if (hand_over_) {
    seated_.reset();
    const std::vector<Stage> missed = std::exchange(missed_, {});
    stand();
    show_happening(missed);
    missed_.clear();
  }
}

void SeatedPlay::setHandOvers(bool on) {
  if (hand_overs_ != on) {
    hand_overs_ = on;
    if (match() != nullptr) {
      stand();
    }
    emit changed();
  }
}

bool SeatedPlay::mayGiveBack() const {
  return hand_over_ && !resumed_ && match()->undo_depth_of(*seated_) > 0;
}

void SeatedPlay::giveBack() {
  if (mayGiveBack()) {
    missed_.clear();
    writing([this] { match()->undo(); });
    stand();
  }
}

QString SeatedPlay::computer() const {
  if (watched()) {
    return QStringLiteral("both");
  }
  for (const Side side : core::board::kSides) {
    if (computer_.has(side)) {
      return key_of(side);
    }
  }
  return {};
}

void SeatedPlay::setComputer(const QString& side) {
  SideSet now;
  for (const Side each : core::board::kSides) {
    if (side == key_of(each) || side == QLatin1String{"both"}) {
      now.insert(each);
    }
  }
  if (computer_ == now) {
    return;
  }
  if (match() == nullptr) {
    computer_ = now;
    emit changed();
    return;
  }
  if (writing([&] { match()->give_to_computer(now); })) {
    computer_ = now;
    match()->change_captain();
    stand();
  }
}

bool SeatedPlay::watched() const { return computer_ == SideSet::both(); }

void SeatedPlay::setPaused(bool paused) {
  if (paused_ != paused) {
    paused_ = paused;
    next_choice_.start();
    emit changed();
  }
}

void SeatedPlay::showNextChoice() {
  if (paused()) {
    motions_.stop();
    captain_acts();
  }
}

void SeatedPlay::let_computer_act() {
  if (computers_turn() && !showing() && !paused()) {
    captain_acts();
  }
}

bool SeatedPlay::computers_turn() const { return asked() && computer_.has(*asked()); }

// ---- what is told ----

QString SeatedPlay::rules() const {
  return match() != nullptr ? models::words(core::tabletop::word_of(match()->rules())) : QString{};
}

QString SeatedPlay::title() const { return match() != nullptr ? match()->title() : QString{}; }

QString SeatedPlay::battleId() const {
  return match() != nullptr && match()->journal() != nullptr
             ? models::words(match()->journal()->head().begin.battle)
             : QString{};
}

QString SeatedPlay::file() const {
  return match() != nullptr && match()->journal() != nullptr
             ? QString::fromStdString(match()->journal()->file().string())
             : QString{};
}

int SeatedPlay::turn() const { return match() != nullptr ? match()->turn() : 0; }

QString SeatedPlay::turnWords() const {
  return match() != nullptr ? match()->turn_words() : QString{};
}

QString SeatedPlay::stepWords() const {
  return match() != nullptr ? match()->step_words() : QString{};
}

QString SeatedPlay::side() const { return asked() ? key_of(*asked()) : QString{}; }

QString SeatedPlay::sideName() const { return asked() ? name_of_side(*asked()) : QString{}; }

QString SeatedPlay::taskWords() const {
  if (computers_turn()) {
    return paused() ? tr("The battle waits.") : tr("The computer decides.");
  }
  return match() == nullptr ? QString{} : asked() ? match()->task_words() : result();
}

QString SeatedPlay::result() const { return match() != nullptr ? match()->result() : QString{}; }

QString SeatedPlay::endWords() const {
  return match() != nullptr && !computers_turn() ? match()->end_words() : QString{};
}

bool SeatedPlay::canEnd() const {
  return match() != nullptr && !computers_turn() && !hand_over_ && match()->can_end();
}

int SeatedPlay::undoDepth() const {
  if (match() == nullptr || watched() || hand_over_) {
    return 0;
  }
  if (const auto own = persons_side()) {  // one's own choices, whatever the computer did between
    int depth = 0;
    for (std::uint32_t after = 0; const auto by = match()->side_of_last(after); ++after) {
      depth += by == own ? 1 : 0;
    }
    return depth;
  }
  // What the other player has decided in secret is not taken back here.
  return static_cast<int>(turns_table() && asked() ? match()->undo_depth_of(*asked())
                                                   : match()->undo_depth());
}

int SeatedPlay::redoDepth() const {
  return match() != nullptr && !watched() && !hand_over_ ? static_cast<int>(match()->redo_depth())
                                                         : 0;
}

QString SeatedPlay::sentence_of(const std::optional<core::table::Refusal>& why) const {
  return why ? match()->sentence(*why) : QString{};
}

QString SeatedPlay::rule_of(const std::optional<core::table::Refusal>& why) {
  return why ? QString::fromStdString(why->rule.text()) : QString{};
}

QVariantList SeatedPlay::rows_of(const std::vector<Offer>& offers) const {
  QVariantList rows;
  for (const Offer& each : offers) {
    rows << QVariantMap{{"group", each.group},
                        {"text", each.text},
                        {"enabled", !each.refusal.has_value()},
                        {"why", sentence_of(each.refusal)},
                        {"rule", rule_of(each.refusal)}};
  }
  return rows;
}

QStringList SeatedPlay::aims() const {
  return match() != nullptr ? match()->aims() : QStringList{};
}

}  // namespace tableview
