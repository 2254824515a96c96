#include "qml/river/river_play.h"

#include "core/data/catalogue.h"
#include "core/river/begin_text.h"
#include "core/river/code.h"
#include "core/river/order_text.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/tabletop_study/river_study.h"
#include "core/tabletop_study/river_svg.h"
#include "qml/models/fault_words.h"
#include "qml/models/wording.h"
#include "qml/river/river_print.h"
#include "qml/river/river_told.h"
#include "qml/table/print_job.h"

#include <QCoreApplication>
#include <QDate>
#include <QThreadPool>

#include <algorithm>
#include <cmath>
#include <utility>

namespace riverview {

namespace {

using core::river::Place;
using core::river::VesselId;
using models::words;

/// [RR-501] Campaigns of the steady commodore with which a result is compared: a second's work.
constexpr int kCompared = 300;

VesselId vessel_of(int number) { return VesselId{static_cast<std::uint8_t>(number)}; }

core::river::Detach detaching(const QList<int>& vessels, int standing) {
  core::river::Detach choice;
  for (const int each : vessels) {
    choice.vessels.push_back(vessel_of(each));
  }
  choice.standing = static_cast<core::river::Standing>(standing);
  return choice;
}

core::river::MoveRounds handing_over(int from, int to, int gun, int count) {
  return {vessel_of(from), vessel_of(to), static_cast<core::river::GunIndex>(gun),
          static_cast<std::int16_t>(count)};
}

core::river::MoveFuel fuelling(int from, int to, int points) {
  return {vessel_of(from), vessel_of(to), static_cast<std::int16_t>(points)};
}

}  // namespace

RiverPlay::RiverPlay(QObject* parent)
    : QObject{parent},
      choices_{{QStringLiteral("kind"), QStringLiteral("words"), QStringLiteral("hint"),
                QStringLiteral("group"), QStringLiteral("order"), QStringLiteral("may"),
                QStringLiteral("why"), QStringLiteral("rule")}},
      vessels_{{QStringLiteral("name"), QStringLiteral("vessel"), QStringLiteral("group"),
                QStringLiteral("groupName"), QStringLiteral("place"), QStringLiteral("supply"),
                QStringLiteral("gone"), QStringLiteral("inService"), QStringLiteral("damage"),
                QStringLiteral("points"), QStringLiteral("pool"), QStringLiteral("fuel"),
                QStringLiteral("fuelMost"), QStringLiteral("inBarges"), QStringLiteral("guns"),
                QStringLiteral("rounds"), QStringLiteral("roundsWords"),
                QStringLiteral("condition")}},
      diary_{{QStringLiteral("title"),         QStringLiteral("turn"),
              QStringLiteral("night"),         QStringLiteral("place"),
              QStringLiteral("order"),         QStringLiteral("text"),
              QStringLiteral("directionRoll"), QStringLiteral("direction"),
              QStringLiteral("nextTable"),     QStringLiteral("terrainRoll"),
              QStringLiteral("terrain"),       QStringLiteral("failureRoll"),
              QStringLiteral("failure"),       QStringLiteral("actionRoll"),
              QStringLiteral("action"),        QStringLiteral("points"),
              QStringLiteral("running"),       QStringLiteral("vessels"),
              QStringLiteral("detached"),      QStringLiteral("first"),
              QStringLiteral("over")}},
      rolls_{{QStringLiteral("heading"), QStringLiteral("rule"), QStringLiteral("purpose"),
              QStringLiteral("dice"), QStringLiteral("total"), QStringLiteral("table"),
              QStringLiteral("tableRow"), QStringLiteral("tableColumn"),
              QStringLiteral("vessel")}} {}

RiverPlay::~RiverPlay() = default;

Told RiverPlay::told() const { return Told{*match_, *book_, rules_}; }

void RiverPlay::setSession(models::Session* session) {
  if (session_ != session) {
    session_ = session;
    emit sessionChanged();
  }
}

// ---- begin and end ----

void RiverPlay::tell(const core::base::DataError& error) {
  session_->fail(error.row() > 0 ? tr("%1, row %2").arg(words(error.file())).arg(error.row())
                                 : words(error.file()),
                 models::fault_words(error.reason()));
}

template <class Make>
bool RiverPlay::sit_down(const Make& make) {
  if (session_ == nullptr) {
    return false;
  }
  session_->dismissError();
  try {
    const core::data::Catalogue catalogue{session_->catalogueFile().toStdString(),
                                          session_->language()};
    core::tabletop::RiverMatch match =
        make(core::tabletop_data::TabletopCatalogue{catalogue}.river_charts());
    book_ = catalogue.load_setting({}).rulebook;
    for (core::data::RuleBook& each : catalogue.rule_books()) {
      if (each.book == core::base::Book::RedRiver) {
        rules_ = std::move(each);
      }
    }
    match_.emplace(std::move(match));
  } catch (const core::base::DataError& error) {
    tell(error);
    return false;
  }
  ++campaign_;
  looked_at_ = match_->state().main().at;
  standing_.clear();
  dismissRefusal();
  stand();
  emit standingChanged();
  return true;
}

bool RiverPlay::begin(const QString& begin, const QString& file) {
  return sit_down([&](const core::river::Charts& charts) {
    core::tabletop::RiverMatch match{
        charts, core::river::read_begin(charts, begin.toStdString(), tr("begin").toStdString())};
    if (!file.isEmpty()) {
      match.save_as(file.toStdString(), QDate::currentDate().toString(Qt::ISODate).toStdString());
    }
    return match;
  });
}

bool RiverPlay::open(const QString& file) {
  return sit_down([&](const core::river::Charts& charts) {
    return core::tabletop::RiverMatch::open(charts, file.toStdString());
  });
}

void RiverPlay::leave() {
  if (match_) {
    try {
      match_->end();
    } catch (const core::base::DataError& error) {
      tell(error);
    }
    session_->tell(match_->take_notices());
  }
  match_.reset();
  for (RiverRows* const each : {&choices_, &vessels_, &diary_, &rolls_}) {
    each->show({});
  }
  result_.clear();
  groups_.clear();
  fight_.clear();
  news_.clear();
  ledger_.clear();
  forecast_.clear();
  standing_.clear();
  dismissRefusal();
  emit changed();
  emit sectionChanged();
  emit standingChanged();
  emit drawn();
}

// ---- doing ----

bool RiverPlay::act(const core::river::Action& action) {
  if (!match_) {
    return false;
  }
  const Place before = match_->state().main().at;
  try {
    // The sentence is made of the state in which it was asked.
    if (const auto judged = match_->judge(action); !judged) {
      refuse(told().sentence(judged.error()), words(judged.error().rule.text()));
      return false;
    }
    static_cast<void>(match_->act(action));
  } catch (const core::base::DataError& error) {
    tell(error);
    return false;
  }
  dismissRefusal();
  if (match_->state().main().at != before) {
    looked_at_ = match_->state().main().at;
  }
  stand();
  return true;
}

bool RiverPlay::give(const QString& order) {
  if (!match_) {
    return false;
  }
  const auto action =
      core::river::read_order(match_->setting(), match_->state(), order.toStdString());
  if (!action) {
    refuse(models::fault_words(action.error()), {});
    return false;
  }
  return act(*action);
}

bool RiverPlay::moveFuel(int from, int to, int points) { return act(fuelling(from, to, points)); }

bool RiverPlay::moveRounds(int from, int to, int gun, int count) {
  return act(handing_over(from, to, gun, count));
}

bool RiverPlay::detach(const QList<int>& vessels, int standing) {
  return act(detaching(vessels, standing));
}

bool RiverPlay::tow(int tug, int other) {
  return act(core::river::Tow{vessel_of(tug), vessel_of(other)});
}

QString RiverPlay::whyNotTow(int tug, int other) const {
  return why_not(core::river::Tow{vessel_of(tug), vessel_of(other)});
}

bool RiverPlay::lineUp(int vessel) {
  if (!match_) {
    return false;
  }
  core::river::SetLine line{match_->state().line};
  const auto found = std::ranges::find(line.line, vessel_of(vessel));
  if (found == line.line.begin() || found == line.line.end()) {
    return false;
  }
  std::iter_swap(found, std::prev(found));
  return act(line);
}

QVariantList RiverPlay::roundsOf(int row) const {
  return vessels_.row(row).value(QStringLiteral("rounds")).toList();
}

QString RiverPlay::why_not(const core::river::Action& action) const {
  if (!match_) {
    return {};
  }
  const auto judged = match_->judge(action);
  return judged ? QString{} : told().sentence(judged.error());
}

QString RiverPlay::whyNotFuel(int from, int to, int points) const {
  return why_not(fuelling(from, to, points));
}

QString RiverPlay::whyNotRounds(int from, int to, int gun, int count) const {
  return why_not(handing_over(from, to, gun, count));
}

QString RiverPlay::whyNotDetach(const QList<int>& vessels, int standing) const {
  return why_not(detaching(vessels, standing));
}

bool RiverPlay::reportable() const {
  return match_ && match_->state().step == core::river::Step::Encounter && match_->state().fight &&
         !match_->state().fight->begun;
}

QString RiverPlay::brief() const { return match_ ? told().brief() : QString{}; }

QVariantMap RiverPlay::reportForm() const {
  return reportable() ? told().report_form() : QVariantMap{};
}

QString RiverPlay::reportWords(const core::river::Report& report) const {
  return reportable() ? told().report_lines(report).join(QLatin1Char{'\n'}) : QString{};
}

bool RiverPlay::giveReport(const QVariantMap& typed) {
  return reportable() && report(told().report_typed(typed));
}

template <class Step>
void RiverPlay::step(const Step& take) {
  try {
    take();
  } catch (const core::base::DataError& error) {
    tell(error);
    return;
  }
  dismissRefusal();
  looked_at_ = match_->state().main().at;
  stand();
}

void RiverPlay::undo() {
  if (undoDepth() > 0) {
    step([this] { match_->undo(); });
  }
}

void RiverPlay::redo() {
  if (redoDepth() > 0) {
    step([this] { match_->redo(); });
  }
}

void RiverPlay::branchFrom(int entry) {
  const QVariantMap row = diary_.row(entry);
  if (match_ && row.value(QStringLiteral("over")).toBool()) {
    const auto first = row.value(QStringLiteral("first")).toUInt();
    step([&] { match_->branch(first); });
  }
}

QVariantList RiverPlay::lines() const { return match_ ? told().lines() : QVariantList{}; }

void RiverPlay::takeUp(int line) {
  if (line >= 0 && line < lineCount()) {
    step([&] { match_->take_up(static_cast<std::size_t>(line)); });
  }
}

void RiverPlay::refuse(const QString& why, const QString& rule) {
  refusal_ = why;
  refusal_rule_ = rule;
  emit refusalChanged();
}

void RiverPlay::dismissRefusal() {
  if (!refusal_.isEmpty()) {
    refuse({}, {});
  }
}

void RiverPlay::lookAt(int branch, int number) {
  if (match_ && branch >= 0 && branch < static_cast<int>(match_->state().branches.size())) {
    looked_at_ = {static_cast<std::uint8_t>(branch), static_cast<std::int16_t>(number)};
    emit sectionChanged();
    emit drawn();
  }
}

void RiverPlay::lookOn(int by) {
  if (!match_) {
    return;
  }
  const int now = looked_at_.section;
  const std::size_t found = match_->state().branches.at(looked_at_.branch).sections.size();
  const std::size_t mapped = looked_at_.branch == 0 ? match_->setting().plot.size() : 0;
  const auto known = static_cast<int>(std::max(found, mapped));
  if (now + by < 1 && looked_at_.branch != 0) {
    const Place mouth = match_->state().branch(looked_at_).mouth;
    lookAt(mouth.branch, mouth.section);
  } else {
    lookAt(looked_at_.branch, std::clamp(now + by, 0, known));
  }
}

// ---- showing ----

void RiverPlay::stand() {
  session_->tell(match_->take_notices());
  const Told now = told();
  picture_ = core::river::picture_of(match_->setting(), match_->state());
  choices_.show(now.choices());
  vessels_.show(now.vessels());
  diary_.show(now.diary());
  rolls_.show(now.rolls());
  result_ = now.result();
  groups_ = now.groups();
  fight_ = now.fight();
  news_ = now.news();
  ledger_ = now.ledger();
  forecast_ = now.forecast();
  emit changed();
  emit sectionChanged();
  emit drawn();
  compare_result();
}

/// Aside, for it takes a while; a campaign that has been left in the meantime is told nothing.
void RiverPlay::compare_result() {
  if (!match_->state().result) {
    if (!standing_.isEmpty()) {
      standing_.clear();
      emit standingChanged();
    }
    return;
  }
  if (!standing_.isEmpty()) {
    return;
  }
  core::tabletop_study::RiverStudy study;
  study.charts = match_->setting().charts;
  study.begin = match_->setting().begin;
  study.policy = core::river::Policy::Steady;
  study.games = kCompared;
  const int points = match_->state().result->points;
  QThreadPool::globalInstance()->start(
      [self = QPointer<RiverPlay>{this}, study = std::move(study), points, campaign = campaign_] {
        const auto outcomes = core::tabletop_study::play(study);
        const int beaten =
            static_cast<int>(std::floor(core::tabletop_study::percentile_of(outcomes, points)));
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, beaten, campaign] {
              if (self && self->campaign_ == campaign && self->match_ && self->match_->is_over()) {
                self->standing_ =
                    tr("Better than %1 % of %2 campaigns of a steady commodore with this flotilla.")
                        .arg(beaten)
                        .arg(kCompared);
                emit self->standingChanged();
              }
            },
            Qt::QueuedConnection);
      });
}

QString RiverPlay::groupName(core::river::GroupId group) const {
  return match_ ? told().group(group) : QString{};
}

QString RiverPlay::file() const {
  return match_ && match_->journal() != nullptr
             ? QString::fromStdString(match_->journal()->file().string())
             : QString{};
}

QString RiverPlay::code() const {
  return match_ ? words(core::river::code_text(match_->setting().begin.river)) : QString{};
}

int RiverPlay::turn() const { return match_ ? match_->state().turn : 0; }

QString RiverPlay::turnWords() const {
  if (!match_) {
    return {};
  }
  const auto& state = match_->state();
  const bool night = state.step == core::river::Step::Night;
  return tr("Turn %1. %2").arg(state.turn).arg(told().hours(state.turn, night));
}

QString RiverPlay::placeWords() const {
  return match_ ? told().place(match_->state().main().at) : QString{};
}

QString RiverPlay::task() const { return match_ ? told().task() : QString{}; }

QString RiverPlay::taskWords() const { return match_ ? told().task_words() : QString{}; }

int RiverPlay::points() const { return match_ ? match_->state().points() : 0; }

QVariantMap RiverPlay::section() const {
  return match_ ? told().section(looked_at_) : QVariantMap{};
}

bool RiverPlay::print(const QUrl& file) {
  if (!match_) {
    return false;
  }
  const QString path = file.toLocalFile();
  const bool svg = path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
  const QString fault =
      svg ? write_river_svg(words(core::tabletop_study::chart_svg(
                                picture_, core::tabletop_study::chart_labels(
                                              *book_, match_->setting(), match_->state()))),
                            path)
          : write_river_pdf(
                {tr("Sketch of the river %1").arg(code()), &picture_,
                 [this](core::river::GroupId group) { return groupName(group); }, diary_.rows()},
                path);
  if (!fault.isEmpty()) {
    session_->fail({}, fault);
  }
  return fault.isEmpty();
}

QUrl RiverPlay::proposedPrint() const {
  return tableview::in_documents(tr("river %1").arg(code()) + QStringLiteral(".pdf"));
}

QVariantMap RiverPlay::table(const QString& id) const {
  return match_ ? told().table(id) : QVariantMap{};
}

int RiverPlay::undoDepth() const { return match_ ? static_cast<int>(match_->undo_depth()) : 0; }

int RiverPlay::redoDepth() const { return match_ ? static_cast<int>(match_->redo_depth()) : 0; }

}  // namespace riverview
