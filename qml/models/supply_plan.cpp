#include "qml/models/supply_plan.h"

#include "core/plan/staff.h"
#include "qml/models/following.h"
#include "qml/models/wording.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace models {

namespace {

using core::sequence::ActionKind;
using core::state::Feeding;
using core::state::Situation;
using core::state::Stage;
using core::supply::FeedPlan;
using core::supply::Forecast;
using core::supply::PayBy;
using core::supply::Payment;

QString figure(double number) { return QLocale{}.toString(number, 'f', 1); }

QString force_place(const core::map::Map& map, const core::state::Place& place) {
  if (std::holds_alternative<core::state::Away>(place)) {
    return SupplyPlan::tr("off the map");
  }
  return place_title(map, place);
}

QString force_hex(const core::state::Place& place) {
  if (const auto* hex = std::get_if<HexId>(&place)) {
    return QString::fromStdString(hex->label());
  }
  if (const auto* side = std::get_if<core::board::HexSide>(&place)) {
    return QString::fromStdString(side->hexes().front().label());
  }
  return {};
}

QString payer(const Situation& now, PayBy by, std::optional<PieceId> piece,
              std::optional<HexId> hex) {
  switch (by) {
    case PayBy::Stock:
    case PayBy::Department:
      return piece_title(now.piece(*piece));
    case PayBy::Ground:
      return SupplyPlan::tr("the ground of %1").arg(QString::fromStdString(hex->label()));
    case PayBy::Rail:
      return SupplyPlan::tr("the pool by rail");
    case PayBy::Water:
      return SupplyPlan::tr("the pool by water, %1").arg(piece_title(now.piece(*piece)));
  }
  return {};
}

/// The same with where it stands.
QString payer_there(const Situation& now, PayBy by, std::optional<PieceId> piece,
                    std::optional<HexId> hex) {
  const QString name = payer(now, by, piece, hex);
  const bool stands = by == PayBy::Stock || by == PayBy::Department;
  const QString at = stands ? force_hex(now.piece(*piece).place) : QString{};
  return at.isEmpty() ? name : SupplyPlan::tr("%1 in %2").arg(name, at);
}

QString source_words(const Situation& now, const core::supply::PaySource& source) {
  return SupplyPlan::tr("%1: %2 SUP")
      .arg(payer_there(now, source.by, source.piece, source.hex))
      .arg(source.available);
}

QString payment_words(const Situation& now, const Payment& payment) {
  const QString text = SupplyPlan::tr("%1 SUP from %2")
                           .arg(payment.points)
                           .arg(payer_there(now, payment.by, payment.piece, payment.hex));
  return payment.rail_points > 0 ? SupplyPlan::tr("%1 (%2 RP)").arg(text).arg(payment.rail_points)
                                 : text;
}

QString verdict_of(const FeedPlan& plan) {
  const int faces = plan.short_faces();
  if (plan.rolled) {
    return plan.unsupplied ? SupplyPlan::tr("too little: it starves")
                           : SupplyPlan::tr("is being fed: it needs %1 SUP").arg(plan.owed);
  }
  if (faces == 0) {
    return SupplyPlan::tr("is fed at every roll");
  }
  const QString loss = SupplyPlan::tr("loses %1 CSP on average").arg(figure(plan.mean_loss()));
  return faces == core::supply::kFaces
             ? SupplyPlan::tr("starves at every roll, %1").arg(loss)
             : SupplyPlan::tr("starves at %1 of 6 rolls, %2").arg(faces).arg(loss);
}

QString state_of_force(const FeedPlan& plan) {
  const int faces = plan.short_faces();
  return 2 * faces > core::supply::kFaces || (plan.rolled && plan.unsupplied)
             ? QStringLiteral("hungry")
         : faces > 0 ? QStringLiteral("risk")
                     : QStringLiteral("fed");
}

int rank_of(const QString& state) {
  return state == QLatin1String{"hungry"} ? 0 : state == QLatin1String{"risk"} ? 1 : 2;
}

}  // namespace

SupplyPlan::SupplyPlan(QObject* parent) : QAbstractListModel{parent} {
  pool_.setMaxThreadCount(1);
  connect(&run_, &OrderRun::runningChanged, this, [this] {
    emit feedingChanged();
    if (!feeding()) {
      compute();
    }
  });
}

SupplyPlan::~SupplyPlan() {
  ++*latest_;
  pool_.clear();
  pool_.waitForDone();
}

void SupplyPlan::setPlay(Play* play) {
  if (follow(*this, play_, play, &SupplyPlan::take_position)) {
    take_position();
  }
}

bool SupplyPlan::may_feed_now() const {
  if (play_ == nullptr || play_->match() == nullptr || !play_->listens()) {
    return false;
  }
  const auto& turn = play_->match()->state().turn;
  return turn.stage == Stage::Maintenance && turn.acting == play_->viewer() &&
         (turn.pending.empty() || turn.innermost<Feeding>() != nullptr);
}

void SupplyPlan::take_position() {
  const bool now = may_feed_now();
  // A look at the past leaves the plan as it is.
  const bool phase_is_over = maintaining_ && !now && play_ != nullptr && !play_->replaying();
  const QString game = play_ != nullptr ? play_->saveFile() : QString{};
  if (phase_is_over || game != game_) {
    wishes_.clear();
  }
  game_ = game;
  if (maintaining_ != now) {
    maintaining_ = now;
    emit maintainingChanged();
  }
  if (!feeding()) {  // else when the last one is fed
    compute();
  }
}

void SupplyPlan::compute() {
  const int serial = ++*latest_;
  // Of the past nothing is forecast, and nothing is shown while the table is turned.
  if (play_ == nullptr || play_->match() == nullptr || play_->handOver() || play_->replaying() ||
      play_->over()) {
    show({});
    return;
  }
  const bool was_busy = busy();
  ++running_;
  if (!was_busy) {
    emit busyChanged();
  }
  pool_.start([this, serial, latest = latest_, setting = play_->match()->setting(),
               state = play_->match()->state(), side = *play_->viewer(), wishes = wishes_] {
    Figures figures;
    if (serial == *latest) {
      core::state::Standing standing{setting, state};
      const auto forecast =
          core::plan::next_supply(standing.situation(), side, core::supply::DiceFall::Even, wishes);
      if (forecast) {
        figures = figures_of(standing.situation(), *forecast);
      }
    }
    QMetaObject::invokeMethod(
        this,
        [this, serial, figures = std::move(figures)]() mutable {
          --running_;
          if (serial == *latest_) {
            show(std::move(figures));
          }
          if (!busy()) {
            emit busyChanged();
          }
        },
        Qt::QueuedConnection);
  });
}

SupplyPlan::Figures SupplyPlan::figures_of(const Situation& now, const Forecast& forecast) {
  Figures figures;
  figures.known = true;
  for (const FeedPlan& plan : forecast.forces) {
    Row row;
    row.plan = plan;
    row.place = force_place(now.map(), plan.force.place);
    if (plan.force.inside) {
      row.place = tr("%1, inside the fort").arg(row.place);
    }
    row.hex = force_hex(plan.force.place);
    row.piece = words(now.piece(plan.force.units.front()).sheet_id);
    row.state = state_of_force(plan);
    row.verdict = verdict_of(plan);
    QStringList paid;
    for (const Payment& payment : plan.payments) {
      paid << payment_words(now, payment);
    }
    row.paid = paid.join(QStringLiteral("; "));
    for (std::size_t at = 0; at < plan.sources.size(); ++at) {
      const auto& source = plan.sources[at];
      row.sources << source_words(now, source);
      const bool first = !plan.payments.empty() && plan.payments.front().by == source.by &&
                         plan.payments.front().piece == source.piece &&
                         plan.payments.front().hex == source.hex;
      row.chosen = first ? static_cast<int>(at) : row.chosen;
    }
    figures.hungry += rank_of(row.state) == 0 ? 1 : 0;
    figures.at_risk += rank_of(row.state) == 1 ? 1 : 0;
    figures.rows.push_back(std::move(row));
  }
  std::stable_sort(figures.rows.begin(), figures.rows.end(), [](const Row& a, const Row& b) {
    const int left = a.plan.rolled ? -1 : rank_of(a.state);
    const int right = b.plan.rolled ? -1 : rank_of(b.state);
    return left != right ? left < right : a.plan.mean_loss() > b.plan.mean_loss();
  });
  figures.totals = tr("Pool %1 SUP, after it %2; rail points %3, after it %4")
                       .arg(forecast.before.pool)
                       .arg(forecast.after.pool)
                       .arg(forecast.before.rail_points)
                       .arg(forecast.after.rail_points);
  figures.needs = tr("%1 CSP need %2 SUP on average and lose %3 CSP")
                      .arg(forecast.strength)
                      .arg(figure(forecast.mean_need), figure(forecast.mean_loss));
  QStringList stocks;
  for (const auto& stock : forecast.stocks) {
    if (stock.after < stock.before) {
      const auto& piece = now.piece(stock.piece);
      const QString line = tr("%1 in %2: %3 SUP, after it %4")
                               .arg(piece_title(piece), force_hex(piece.place))
                               .arg(stock.before)
                               .arg(stock.after);
      stocks << (stock.after == 0 ? tr("! %1: empty").arg(line) : line);
    }
  }
  figures.stocks = stocks.join(QLatin1Char{'\n'});
  return figures;
}

void SupplyPlan::show(Figures figures) {
  for (Row& row : figures.rows) {
    row.waits = maintaining_ && (play_->match()->state().turn.pending.empty() || row.plan.rolled);
  }
  // A list that stays as long keeps its place, and a source that is being chosen stays open.
  const bool same = std::equal(rows_.begin(), rows_.end(), figures.rows.begin(), figures.rows.end(),
                               [](const Row& a, const Row& b) { return a.piece == b.piece; });
  if (same && !rows_.empty()) {
    rows_ = std::move(figures.rows);
    emit dataChanged(index(0), index(count() - 1));
  } else {
    beginResetModel();
    rows_ = std::move(figures.rows);
    endResetModel();
  }
  totals_ = std::move(figures.totals);
  needs_ = std::move(figures.needs);
  stocks_ = std::move(figures.stocks);
  hungry_ = figures.hungry;
  at_risk_ = figures.at_risk;
  known_ = figures.known;
  emit changed();
}

int SupplyPlan::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SupplyPlan::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const auto [least, most] = std::minmax_element(row.plan.needs.begin(), row.plan.needs.end());
  switch (role) {
    case Qt::DisplayRole:
    case PlaceRole:
      return row.place;
    case HexRole:
      return row.hex;
    case PieceRole:
      return row.piece;
    case StateRole:
      return row.state;
    case StrengthRole:
      return row.plan.force.size;
    case NeedRole:
      return *least == *most ? QString::number(*least) : tr("%1 to %2").arg(*least).arg(*most);
    case ReachRole:
      return row.plan.within_reach;
    case VerdictRole:
      return row.verdict;
    case PaidRole:
      return row.paid;
    case SourcesRole:
      return row.sources;
    case ChosenRole:
      return row.chosen;
    case WaitsRole:
      return row.waits;
    default:
      return {};
  }
}

QHash<int, QByteArray> SupplyPlan::roleNames() const {
  return {{PlaceRole, "place"},       {HexRole, "hex"},           {PieceRole, "piece"},
          {StateRole, "verdictKind"}, {StrengthRole, "strength"}, {NeedRole, "need"},
          {ReachRole, "reach"},       {VerdictRole, "verdict"},   {PaidRole, "paid"},
          {SourcesRole, "sources"},   {ChosenRole, "chosen"},     {WaitsRole, "waits"}};
}

void SupplyPlan::wish(int row, int source) {
  if (row < 0 || row >= count()) {
    return;
  }
  const FeedPlan& plan = rows_[static_cast<std::size_t>(row)].plan;
  if (source < 0 || static_cast<std::size_t>(source) >= plan.sources.size()) {
    return;
  }
  const PieceId first = plan.force.units.front();
  std::erase_if(wishes_, [&](const auto& wish) { return wish.first == first; });
  if (source > 0) {  // the nearest one pays anyway
    wishes_.push_back({first, plan.sources[static_cast<std::size_t>(source)].action()});
  }
  compute();
}

void SupplyPlan::feed(int row) {
  if (row < 0 || row >= count() || !may_feed_now()) {
    return;
  }
  const FeedPlan& plan = rows_[static_cast<std::size_t>(row)].plan;
  const PieceId first = plan.force.units.front();
  bool begun = plan.rolled;
  play_->act_on([&]() -> std::optional<Action> {
    if (!begun) {
      begun = true;
      return Action{ActionKind::Maintain, first, {}, {}, {}, 0};
    }
    const auto* const work = play_->match()->state().turn.innermost<Feeding>();
    return work != nullptr && may_feed_now() && work->units.front() == first
               ? core::supply::default_choice(play_->match()->situation(), wishes_)
               : std::nullopt;
  });
}

void SupplyPlan::feedAll() {
  if (feeding() || !may_feed_now()) {
    return;
  }
  const auto next_of_staff = [this]() -> std::optional<Action> {
    if (!may_feed_now()) {
      return std::nullopt;
    }
    auto& match = *play_->match();
    // The staff feeds landing places, too [17.13]; when all is done the player ends the stage.
    const auto next =
        core::plan::staff_choice(match.situation(), *play_->viewer(), match.legal(), wishes_);
    return next && next->kind != ActionKind::Pass ? next : std::nullopt;
  };
  run_.begin(*play_, next_of_staff, "feed-all");
}

void SupplyPlan::stop() { run_.stop(); }

}  // namespace models
