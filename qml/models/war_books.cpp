#include "qml/models/war_books.h"

#include "core/game/order_words.h"
#include "core/strategic/production.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <limits>

namespace models {

namespace {

using core::game::Account;
using core::game::CallStand;
using core::game::CycleSquare;
using core::game::NoDeployment;
using core::game::SideOfWar;
using core::game::SpiralUnit;
using core::game::WarView;
using core::rulebook::Cycle;
using core::state::Piece;
using core::state::Situation;
using core::strategic::IncomeKind;
using core::strategic::NoIncome;

/// Cycles that the spiral shows: a year and the present one.
constexpr int kShownCycles = core::rulebook::kCyclesOfYear + 1;

QString cited_words(core::base::CaseRef cited) { return words(cited.text()); }

QString why_words(NoIncome why) {
  switch (why) {
    case NoIncome::None:
      return {};
    case NoIncome::Lost:
      return WarBooks::tr("not held");
    case NoIncome::Besieged:
      return WarBooks::tr("besieged");
    case NoIncome::CutOff:
      return WarBooks::tr("cut off from the railroads");
    case NoIncome::Blockaded:
      return WarBooks::tr("blockaded");
    case NoIncome::HarbourLost:
      return WarBooks::tr("a fort of its harbour is lost");
    case NoIncome::OffSeason:
      return WarBooks::tr("nothing in this cycle");
    case NoIncome::NotPrinted:
      return WarBooks::tr("no figure printed");
  }
  return {};
}

QString kind_words(IncomeKind kind) {
  switch (kind) {
    case IncomeKind::Base:
      return WarBooks::tr("base");
    case IncomeKind::MajorCity:
      return WarBooks::tr("major city");
    case IncomeKind::SupplyCity:
      return WarBooks::tr("supply city");
    case IncomeKind::Import:
      return WarBooks::tr("import");
  }
  return {};
}

QString why_words(NoDeployment why) {
  switch (why) {
    case NoDeployment::None:
      return {};
    case NoDeployment::Relocated:
      return WarBooks::tr("relocated in this cycle");
    case NoDeployment::Neutralised:
      return WarBooks::tr("neutralised");
    case NoDeployment::NoSupply:
      return WarBooks::tr("provides no supply");
    case NoDeployment::NoRail:
      return WarBooks::tr("no rail path to a major city");
  }
  return {};
}

QString case_of(const core::game::DepartmentStand& stand) {
  switch (stand.why) {
    case NoDeployment::None:
      return {};
    case NoDeployment::Relocated:
      return QStringLiteral("22.15");
    case NoDeployment::Neutralised:
      return QStringLiteral("22.16");
    case NoDeployment::NoSupply:
      return stand.fault ? cited_words(stand.fault->cited) : QStringLiteral("22.12");
    case NoDeployment::NoRail:
      return QStringLiteral("22.13");
  }
  return {};
}

std::optional<Account> account_of(const QString& name) {
  if (name == QLatin1String{"pool"}) {
    return Account::Pool;
  }
  if (name == QLatin1String{"personnel"}) {
    return Account::Personnel;
  }
  return name == QLatin1String{"politics"} ? std::optional{Account::Politics} : std::nullopt;
}

/// "10-3": what the counter shows; of a kind without a strength where it is built, or nothing.
QString printed_value(const Situation& now, const Action& action) {
  if (action.hex) {
    return place_title(now.map(), *action.hex);
  }
  for (const auto& value : now.book().mix_values[*action.unit]) {
    if (value.strength == action.number && core::rulebook::is_ground_combat_unit(*action.unit)) {
      return words(value.value);
    }
  }
  return {};
}

QVariantMap unit_row(const Situation& now, const SpiralUnit& unit) {
  const Piece& piece = now.piece(unit.piece);
  return {{QStringLiteral("piece"), static_cast<int>(unit.piece.value())},
          {QStringLiteral("words"), piece_title(piece)},
          {QStringLiteral("csp"), piece.strength},
          {QStringLiteral("waits"), unit.waits},
          {QStringLiteral("site"), unit.site ? place_title(now.map(), *unit.site) : QString{}}};
}

QVariantList numbers(const std::vector<int>& list) {
  return QVariantList{list.begin(), list.end()};
}

/// What the outlook of a call says for a cycle so many ahead; the last month goes on [23.11].
int points_ahead(const CallStand& call, std::size_t ahead) {
  return call.outlook.at(std::min(ahead, call.outlook.size() - 1));
}

}  // namespace

void WarBooks::setPlay(Play* play) {
  if (play_ == play) {
    return;
  }
  if (play_ != nullptr) {
    play_->disconnect(this);
  }
  play_ = play;
  if (play_ != nullptr) {
    connect(play_, &Play::changed, this, &WarBooks::look);
  }
  emit playChanged();
  look();
}

void WarBooks::setOpen(bool on) {
  if (open_ != on) {
    open_ = on;
    emit openChanged();
    look();
  }
}

void WarBooks::setWhatIf(const QString& call) {
  if (what_if_ != call) {
    what_if_ = call;
    look();
  }
}

const SideOfWar* WarBooks::own() const {
  return war_ ? &war_->sides.at(static_cast<std::size_t>(war_->viewer)) : nullptr;
}

QString WarBooks::side() const { return war_ ? words(core::board::name(war_->viewer)) : QString{}; }

QString WarBooks::cycle() const {
  return war_ ? words(play_->position()->cycle.text()) : QString{};
}

int WarBooks::incomeTotal() const {
  return own() != nullptr ? core::strategic::total_of(own()->income) : 0;
}

int WarBooks::lead() const {
  return !war_ ? 0 : war_->viewer == Side::Union ? war_->lead : -war_->lead;
}

void WarBooks::look() {
  const bool sees =
      open_ && play_ != nullptr && play_->active() && play_->viewer() && !play_->handOver();
  if (!sees && !war_) {
    return;
  }
  war_.reset();
  if (sees) {
    follow_log();
    if (play_->replaying()) {
      core::state::Standing past{play_->match()->setting(), *play_->position()};
      war_ = std::make_unique<WarView>(core::game::war_of(past.situation(), *play_->viewer()));
      list(past.situation());
    } else {
      const Situation now = play_->match()->situation();
      war_ = std::make_unique<WarView>(core::game::war_of(now, *play_->viewer()));
      list(now);
    }
  }
  emit changed();
}

void WarBooks::list(const Situation& now) {
  list_spiral(now);
  list_offers(now);
  list_income(now);
  list_leaders(now);
  list_departments(now);
  list_ports(now);
  list_politics(now);
  list_track();
  calls_ = calls_of(*own());
  enemy_calls_ =
      calls_of(war_->sides.at(static_cast<std::size_t>(core::board::enemy_of(war_->viewer))));
}

void WarBooks::list_spiral(const Situation& now) {
  spiral_.clear();
  const auto& calls = own()->calls;
  const auto at = std::find_if(calls.begin(), calls.end(), [this](const CallStand& call) {
    return words(core::rulebook::name(call.call)) == what_if_;
  });
  std::size_t ahead = 0;
  for (const CycleSquare& square : war_->track) {
    if (square.cycle < now.state.cycle || ahead >= kShownCycles) {
      continue;
    }
    QVariantList units;
    for (const SpiralUnit& unit : own()->spiral) {
      if (unit.due == square.cycle || (ahead == 0 && unit.waits)) {
        units.append(unit_row(now, unit));
      }
    }
    const int men = square.personnel.value_or(0);
    spiral_.append(QVariantMap{
        {QStringLiteral("cycle"), words(square.cycle.text())},
        {QStringLiteral("number"), int{square.cycle.number}},
        {QStringLiteral("year"), int{square.cycle.year}},
        {QStringLiteral("now"), ahead == 0},
        {QStringLiteral("winter"), square.winter},
        {QStringLiteral("words"), words(square.words.at(static_cast<std::size_t>(war_->viewer)))},
        {QStringLiteral("income"), square.income.value_or(0)},
        {QStringLiteral("men"), men},
        {QStringLiteral("menIf"), at != calls.end() ? points_ahead(*at, ahead) : men},
        {QStringLiteral("units"), units}});
    ++ahead;
  }
}

void WarBooks::list_offers(const Situation& now) {
  offers_.clear();
  starts_.clear();
  const auto& turn = now.state.turn;
  if (!play_->listens() || turn.stage != core::state::Stage::Initiation || !turn.work.empty() ||
      turn.acting != war_->viewer) {
    return;
  }
  for (const Action& action : core::strategic::startable(now, war_->viewer)) {
    const auto price =
        core::strategic::price_of(now, war_->viewer, action.unit.value(), action.number);
    if (!price) {
      continue;
    }
    const auto ruling = play_->match()->judge(action);
    const Cycle due = core::rulebook::cycle_after(now.state.cycle, price->delay);
    offers_.append(QVariantMap{
        {QStringLiteral("words"), words(core::game::order_words(now, action))},
        {QStringLiteral("kind"), words(core::rulebook::name(*action.unit))},
        {QStringLiteral("kindName"), kind_name(*action.unit)},
        {QStringLiteral("value"), printed_value(now, action)},
        {QStringLiteral("supply"), price->supply},
        {QStringLiteral("personnel"), price->personnel},
        {QStringLiteral("due"), words(due.text())},
        {QStringLiteral("legal"), ruling.has_value()},
        {QStringLiteral("reason"), ruling ? QString{} : play_->sentence(ruling.error())},
        {QStringLiteral("cited"), ruling ? QString{} : cited_words(ruling.error().cited)}});
    starts_.push_back(action);
  }
}

void WarBooks::list_income(const Situation& now) {
  income_.clear();
  for (const auto& line : own()->income) {
    income_.append(
        QVariantMap{{QStringLiteral("place"),
                     line.hex ? place_title(now.map(), *line.hex) : tr("the North, by the track")},
                    {QStringLiteral("hex"), line.hex ? words(line.hex->label()) : QString{}},
                    {QStringLiteral("what"), kind_words(line.kind)},
                    {QStringLiteral("points"), line.points},
                    {QStringLiteral("why"), why_words(line.why)},
                    {QStringLiteral("cited"), cited_words(line.cited)}});
  }
}

QVariantList WarBooks::calls_of(const SideOfWar& of) const {
  QVariantList rows;
  for (const CallStand& call : of.calls) {
    const bool own_refusal = call.refused && of.side == war_->viewer && !play_->replaying();
    const QString state = call.in_force  ? QStringLiteral("force")
                          : call.made    ? QStringLiteral("made")
                          : call.refused ? QStringLiteral("refused")
                                         : QStringLiteral("open");
    rows.append(QVariantMap{
        {QStringLiteral("call"), words(core::rulebook::name(call.call))},
        {QStringLiteral("state"), state},
        {QStringLiteral("stands"), call.in_force  ? tr("in force, month %1").arg(of.month)
                                   : call.made    ? tr("made before")
                                   : call.refused ? tr("not yet")
                                                  : tr("possible")},
        {QStringLiteral("political"), call.political},
        {QStringLiteral("points"), numbers(call.outlook)},
        {QStringLiteral("reason"), own_refusal ? play_->sentence(*call.refused) : QString{}},
        {QStringLiteral("cited"), call.refused ? cited_words(call.refused->cited) : QString{}}});
  }
  return rows;
}

void WarBooks::list_leaders(const Situation& now) {
  leaders_.clear();
  const auto add = [&](int piece, const QString& name, const QString& where) {
    leaders_.append(QVariantMap{{QStringLiteral("piece"), piece},
                                {QStringLiteral("name"), name},
                                {QStringLiteral("where"), where}});
  };
  for (const PieceId id : own()->leader_pool) {
    add(static_cast<int>(id.value()), words(now.piece(id).name),
        away_words(core::state::AwayKind::Pool));
  }
  for (const auto& out : own()->leaders_out) {
    const QString where = away_words(out.why);
    add(static_cast<int>(out.leader.value()), words(now.piece(out.leader).name),
        out.until ? tr("%1, back in %2").arg(where, words(out.until->text())) : where);
  }
  for (const std::string& later : own()->leaders_to_come) {
    const auto space = later.find(' ');
    add(-1, words(later.substr(space + 1)), tr("comes in %1").arg(words(later.substr(0, space))));
  }
  const auto& due = own()->headquarters;
  headquarters_ = due.corps + due.armies == 0
                      ? QString{}
                      : tr("To be placed: Corps HQ %1, Army HQ %2").arg(due.corps).arg(due.armies);
}

void WarBooks::list_departments(const Situation& now) {
  departments_.clear();
  for (const auto& stand : own()->departments) {
    const Piece& piece = now.piece(stand.department);
    departments_.append(QVariantMap{{QStringLiteral("piece"), static_cast<int>(piece.id.value())},
                                    {QStringLiteral("place"), place_title(now.map(), piece.place)},
                                    {QStringLiteral("hex"), words(piece.hex()->label())},
                                    {QStringLiteral("works"), stand.why == NoDeployment::None},
                                    {QStringLiteral("why"), why_words(stand.why)},
                                    {QStringLiteral("cited"), case_of(stand)}});
  }
}

void WarBooks::list_ports(const Situation& now) {
  ports_.clear();
  for (const auto& port : war_->ports) {
    const bool imports = port.why == NoIncome::None;
    ports_.append(QVariantMap{
        {QStringLiteral("town"), place_title(now.map(), port.port)},
        {QStringLiteral("hex"), words(port.port.label())},
        {QStringLiteral("import"), port.import},
        {QStringLiteral("imports"), imports},
        {QStringLiteral("why"), imports ? tr("imports") : why_words(port.why)},
        {QStringLiteral("ships"), port.ships ? QString::number(*port.ships) : QString{}},
        {QStringLiteral("closes"),
         port.closing_die.value_or(0) > 0 ? tr("1 to %1").arg(*port.closing_die) : QString{}},
        {QStringLiteral("tried"), !port.tried          ? QString{}
                                  : port.tried->closed ? tr("closed")
                                                       : tr("stays open")}});
  }
}

void WarBooks::list_politics(const Situation& now) {
  politics_.clear();
  table_.clear();
  for (const SideOfWar& of : war_->sides) {
    politics_.append(QVariantMap{{QStringLiteral("side"), words(core::board::name(of.side))},
                                 {QStringLiteral("name"), side_name(of.side)},
                                 {QStringLiteral("points"), of.politics.points},
                                 {QStringLiteral("uses"), of.politics.table_uses},
                                 {QStringLiteral("losses"), of.politics.losses_counted}});
  }
  kentucky_ = !war_->campaign  ? QString{}
              : war_->kentucky ? tr("Kentucky has joined the %1.").arg(side_name(*war_->kentucky))
                               : tr("Kentucky is neutral.");
  const auto& printed = now.book().political_table;
  const int column = lead() > 0 ? static_cast<int>(printed.lead.column(lead())) : -1;
  leads_.clear();
  int from = printed.lead.lowest;
  for (const int to : printed.lead.highest) {
    leads_.append(to == std::numeric_limits<int>::max() ? tr("%1 and more").arg(from)
                  : from == to                          ? QString::number(from)
                                                        : tr("%1 to %2").arg(from).arg(to));
    from = to == std::numeric_limits<int>::max() ? to : to + 1;
  }
  int die = 0;
  for (const auto& row : printed.cells) {
    QVariantList cells;
    for (const auto cell : row) {
      cells.append(cell == core::rulebook::PoliticalResult::Victory    ? tr("victory")
                   : cell == core::rulebook::PoliticalResult::Kentucky ? tr("Kentucky")
                                                                       : QString{});
    }
    table_.append(QVariantMap{{QStringLiteral("die"), ++die},
                              {QStringLiteral("cells"), cells},
                              {QStringLiteral("column"), column}});
  }
}

void WarBooks::list_track() {
  track_.clear();
  const Cycle present = play_->position()->cycle;
  for (const CycleSquare& square : war_->track) {
    track_.append(QVariantMap{{QStringLiteral("cycle"), words(square.cycle.text())},
                              {QStringLiteral("gameTurn"), square.first_game_turn},
                              {QStringLiteral("winter"), square.winter},
                              {QStringLiteral("now"), square.cycle == present},
                              {QStringLiteral("past"), square.cycle < present},
                              {QStringLiteral("union"), words(square.words[0])},
                              {QStringLiteral("confederate"), words(square.words[1])}});
  }
}

QVariantList WarBooks::ledger(const QString& account) const {
  QVariantList rows;
  const auto kept = account_of(account);
  if (!war_ || !kept) {
    return rows;
  }
  const int balance = *kept == Account::Pool        ? pool()
                      : *kept == Account::Personnel ? personnel()
                                                    : own()->politics.points;
  const auto seen = static_cast<std::uint32_t>(play_->seen());
  std::vector<core::game::LogLine> log = earlier_;
  const auto& told = play_->match()->log();
  log.insert(log.end(), told.begin(), told.end());
  std::erase_if(log, [&](const core::game::LogLine& line) { return line.action > seen; });
  const Side viewer = war_->viewer;
  const auto entries = core::game::ledger_of(log, *kept, viewer, viewer, balance);
  for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
    const core::game::LogLine& line = log[entry->told];
    rows.append(QVariantMap{
        {QStringLiteral("by"), entry->by},
        {QStringLiteral("balance"), entry->balance},
        {QStringLiteral("text"), words(line.to(viewer).value_or(std::string{}))},
        {QStringLiteral("hex"), line.hex ? words(line.hex->label()) : QString{}},
        {QStringLiteral("cited"), cited_words(log[entry->line].cited)},
        {QStringLiteral("when"),
         words(play_->match()->setting().scenario->cycle_of(std::max(1, line.game_turn)).text())}});
  }
  return rows;
}

void WarBooks::follow_log() {
  const std::uint32_t from = play_->match()->log_from();
  if (log_from_ != from) {
    log_from_ = from;
    earlier_from_ = from;
    earlier_.clear();
  }
}

bool WarBooks::hasEarlier() const { return war_ != nullptr && earlier_from_ > 0; }

void WarBooks::readEarlier() {
  constexpr int kYear = core::rulebook::kCyclesOfYear * core::rulebook::kGameTurnsOfCycle;
  for (int turns = 0; turns < kYear && hasEarlier(); ++turns) {
    core::game::EarlierLog older = play_->match()->earlier_log(earlier_from_);
    earlier_.insert(earlier_.begin(), older.lines.begin(), older.lines.end());
    earlier_from_ = older.from;
  }
  emit changed();
}

bool WarBooks::begin(int row) {
  return row >= 0 && row < static_cast<int>(starts_.size()) &&
         play_->act({starts_[static_cast<std::size_t>(row)]});
}

bool WarBooks::concede() {
  Action action{};
  action.kind = ActionKind::Concede;
  return war_ != nullptr && play_->act({action});
}

bool WarBooks::call(const QString& name) {
  if (!war_) {
    return false;
  }
  for (const CallStand& call : own()->calls) {
    if (words(core::rulebook::name(call.call)) == name) {
      Action action{};
      action.kind = ActionKind::MakeCall;
      action.number = static_cast<int>(call.call);
      return play_->act({action});
    }
  }
  return false;
}

}  // namespace models
