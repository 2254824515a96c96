// [20.0] Income, calls, leaders, Departments, ports, politics and the track in the words of the
// window.
#include "qml/models/war_books.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <limits>

namespace models {

namespace {

using core::game::CallStand;
using core::game::CycleSquare;
using core::game::NoDeployment;
using core::game::SideOfWar;
using core::rulebook::Cycle;
using core::state::Piece;
using core::state::Situation;
using core::strategic::IncomeKind;
using core::strategic::NoIncome;

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

QVariantList numbers(const std::vector<int>& list) {
  return QVariantList{list.begin(), list.end()};
}

}  // namespace

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
                    {QStringLiteral("cited"), words(line.cited.text())}});
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
        {QStringLiteral("cited"), call.refused ? words(call.refused->cited.text()) : QString{}}});
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
    departments_.append(QVariantMap{
        {QStringLiteral("piece"), static_cast<int>(piece.id.value())},
        {QStringLiteral("place"), place_title(now.map(), piece.place)},
        {QStringLiteral("hex"), words(piece.hex()->label())},
        {QStringLiteral("works"), stand.why == NoDeployment::None},
        {QStringLiteral("why"), why_words(stand.why)},
        {QStringLiteral("cited"), stand.cited ? words(stand.cited->text()) : QString{}}});
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

}  // namespace models
