#include "core/table/trigonometry.h"
#include "qml/table/ironclad_desk.h"
#include "qml/table/table_play.h"

#include <algorithm>

namespace tableview {

namespace {

namespace iron = core::ironclad;
using core::table::Inches;
using iron::ShipId;
using iron::Shot;

QString cell_words(const iron::ChartCell& cell) {
  switch (cell.kind) {
    case iron::ChartCell::Kind::None:
      return QStringLiteral("–");
    case iron::ChartCell::Kind::Hits:
      return QString::number(cell.hits) + (cell.asterisk ? QStringLiteral("*") : QString{});
    case iron::ChartCell::Kind::Critical:
      return TablePlay::tr("critical");
    case iron::ChartCell::Kind::Lucky:
      return TablePlay::tr("lucky");
  }
  return {};
}

/// Guns laid on one target, as the charts weigh them.
struct Laying {
  iron::Target target;
  std::vector<std::size_t> places;  ///< in the side's list
};

std::vector<Laying> layings(const std::vector<Shot>& laid) {
  std::vector<Laying> found;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    const auto same = std::ranges::find(found, laid[i].target, &Laying::target);
    if (same == found.end()) {
      found.push_back({laid[i].target, {i}});
    } else {
      same->places.push_back(i);
    }
  }
  return found;
}

}  // namespace

void IroncladDesk::take_report(const std::vector<iron::Event>& events) {
  QVariantList rows;
  bool fired = false;
  for (const iron::Event& event : events) {
    fired = fired || std::holds_alternative<iron::MortarsDone>(event);
    const auto* const told = std::get_if<core::table::Told>(&event);
    if (told == nullptr || (told->key != "chart-a" && told->key != "chart-b") || !told->ship ||
        told->figures.size() < 2) {
      continue;
    }
    const bool first = told->key == "chart-a";
    const auto& chart = first ? setting().charts.chart_a : setting().charts.chart_b;
    const int weight = told->figures[0];
    const int die = told->figures[1];
    rows << QVariantMap{{"target", name_of(told->ship->value())},
                        {"chart", first ? QStringLiteral("A") : QStringLiteral("B")},
                        {"weight", weight},
                        {"column", static_cast<int>(chart.column(weight))},
                        {"die", die},
                        {"words", cell_words(chart.cell(die, weight))},
                        {"rule", QString::fromStdString(told->rule.text())}};
  }
  if (fired) {
    report_ = rows;
  }
}

std::vector<Shot> IroncladDesk::guns_of(int number) const {
  std::vector<Shot> guns;
  Shot shot;
  if (picture_.is_ship(number)) {
    shot.ship = ship_of(number);
    for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(seen().ship(shot.ship).guns.size());
         ++gun) {
      shot.gun = gun;
      guns.push_back(shot);
    }
  } else if (number >= 0) {
    shot.from_fort = true;
    shot.fort = fort_of(number);
    for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(seen().fort(shot.fort).guns.size());
         ++gun) {
      shot.gun = gun;
      guns.push_back(shot);
    }
  }
  return guns;
}

iron::Target IroncladDesk::target_at(int number) const {
  iron::Target target;
  if (picture_.is_ship(number)) {
    target.ship = ship_of(number);
    const auto& ship = seen().ship(target.ship);
    if (ship.side == asked() && ship.boarders > 0) {
      target.kind = iron::TargetKind::Boarders;  // [IC-303]
    } else if (ship.grapples) {
      target.kind = iron::TargetKind::Pair;  // [IC-327]
    }
    return target;
  }
  target.kind = iron::TargetKind::FortGun;
  target.fort = fort_of(number);
  target.gun = aimed_gun_;
  return target;
}

void IroncladDesk::aim(int target, core::table::Point at) {
  if (!picture_.is_fort(target)) {
    return;
  }
  // The gun of the fort that stands nearest to the click.
  std::optional<Inches> least;
  const auto& guns = picture_.fort(target).guns;
  for (std::size_t gun = 0; gun < guns.size(); ++gun) {
    const Inches off = core::table::distance(guns[gun].at, at);
    if (!guns[gun].lost && (!least || off < *least)) {
      least = off;
      aimed_gun_ = static_cast<std::uint8_t>(gun);
    }
  }
}

Done IroncladDesk::lay(int firer, int target) {
  std::vector<iron::Action> choices;
  for (Shot shot : guns_of(firer)) {
    shot.target = target_at(target);
    choices.emplace_back(iron::LayGun{shot});
  }
  // That a gun has fired or is laid explains least.
  return act_all(choices, [](const core::table::Refusal& why) {
    return why.rule.text() == "IC-063" || why.rule.text() == "IC-062";
  });
}

Done IroncladDesk::unlay(int row) {
  const auto side = asked();
  if (!side || row < 0) {
    return std::nullopt;
  }
  const auto& laid = state().laid.at(static_cast<std::size_t>(*side));
  return row < static_cast<int>(laid.size())
             ? act(iron::UnlayGun{laid.at(static_cast<std::size_t>(row))})
             : std::nullopt;
}

QVariantList IroncladDesk::laid() const {
  QVariantList rows;
  const auto side = asked();
  if (!side || task() != Task::Fire) {
    return rows;
  }
  const auto& laid = state().laid.at(static_cast<std::size_t>(*side));
  for (const Laying& laying : layings(laid)) {
    std::vector<iron::FiringGun> guns;
    QVariantList lines;
    for (const std::size_t place : laying.places) {
      const Shot& shot = laid[place];
      const auto band = iron::band_of(setting(), state(), shot);
      if (band) {
        guns.push_back({iron::gun_of(setting(), shot).factor, *band});
      }
      const QString firer =
          name_of(shot.from_fort ? setting().name_of(shot.fort).value() : shot.ship.value());
      const auto& box = iron::gun_of(setting(), shot);
      lines << QVariantMap{
          {"row", static_cast<int>(place)},
          {"text", TablePlay::tr("%1, %2 (%3), %4")
                       .arg(firer, models::words(setting().facts.gun(box.gun).brief.str()),
                            mounting_words(box.mounting),
                            inches_words(iron::range_of(setting(), state(), shot)))}};
    }
    const int armor = iron::armor_of(state(), laying.target);
    const auto weight = iron::weigh(setting().charts, guns, armor);
    const int target = laying.target.kind == iron::TargetKind::FortGun
                           ? setting().name_of(laying.target.fort).value()
                           : laying.target.ship.value();
    const QString name =
        laying.target.kind == iron::TargetKind::FortGun
            ? TablePlay::tr("%1, gun %2").arg(name_of(target)).arg(laying.target.gun + 1)
            : name_of(target);
    rows << QVariantMap{
        {"title", TablePlay::tr("At %1 (armor %2)").arg(name).arg(armor)},
        {"hint", weight.guns > 0 || weight.factors > 0
                     ? QString{}
                     : TablePlay::tr("Too few guns count [IC-186].")},
        {"guns", lines},
        {"weightA", weight.guns},
        {"columnA",
         weight.guns > 0 ? static_cast<int>(setting().charts.chart_a.column(weight.guns)) : -1},
        {"weightB", weight.factors},
        {"columnB", weight.factors > 0
                        ? static_cast<int>(setting().charts.chart_b.column(weight.factors))
                        : -1}};
  }
  return rows;
}

QVariantList IroncladDesk::report() const { return report_; }

QVariantMap IroncladDesk::chart(const QString& which) const {
  const auto& chart =
      which == QLatin1String{"A"} ? setting().charts.chart_a : setting().charts.chart_b;
  QVariantList heads;
  for (std::size_t column = 0; column < iron::FireChart::kColumns; ++column) {
    const int low = chart.lowest.at(column);
    if (column + 1 == iron::FireChart::kColumns) {
      heads << TablePlay::tr("%1+").arg(low);
    } else {
      const int high = chart.lowest.at(column + 1) - 1;
      heads << (low == high ? QString::number(low) : TablePlay::tr("%1–%2").arg(low).arg(high));
    }
  }
  QVariantList rows;
  for (const auto& row : chart.cells) {
    QVariantList cells;
    for (const iron::ChartCell& cell : row) {
      cells << cell_words(cell);
    }
    rows << QVariant{cells};
  }
  return {{"heads", heads}, {"rows", rows}};
}

// ---- damage ----

Done IroncladDesk::cross_off(int ship, const QString& section, int gun) {
  const auto box = section_of(section);
  return box && picture_.is_ship(ship)
             ? act(iron::CrossOff{ship_of(ship), *box, static_cast<std::uint8_t>(std::max(gun, 0))})
             : std::nullopt;
}

Done IroncladDesk::choose_waterline(bool guns) {
  const auto ship = pressing();
  return ship ? act(iron::ChooseWaterline{ship_of(*ship), guns}) : std::nullopt;
}

}  // namespace tableview
