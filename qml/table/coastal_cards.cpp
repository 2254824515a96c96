#include "core/coastal/condition.h"
#include "core/coastal/people.h"
#include "qml/table/coastal_desk.h"
#include "qml/table/ship_cards.h"

#include <QStringList>

#include <algorithm>

namespace tableview {

namespace {

namespace coast = core::coastal;
using core::board::Side;
using core::table::FortId;
using core::table::Inches;
using core::table::ShipId;

QString coastal_fate_words(coast::Fate fate) {
  switch (fate) {
    case coast::Fate::Sunk:
      return ShipCards::tr("sunk");
    case coast::Fate::Exploded:
      return ShipCards::tr("blown up");
    case coast::Fate::Left:
      return ShipCards::tr("has left the battle");
    case coast::Fate::Afloat:
      break;
  }
  return {};
}

QString ground_words(coast::Ground ground) {
  switch (ground) {
    case coast::Ground::None:
      break;
    case coast::Ground::Shoal:
      return ShipCards::tr("aground");
    case coast::Ground::Stakes:
      return ShipCards::tr("held by stakes");
    case coast::Ground::Wreck:
      return ShipCards::tr("snagged on a wreck");
    case coast::Ground::Bottom:
      return ShipCards::tr("settled on the ground");
    case coast::Ground::ForGood:
      return ShipCards::tr("aground for good");
  }
  return {};
}

QString name_in_words(const coast::Setting& setting, ShipId ship) {
  return models::words(setting.ship(ship).name.str());
}

QString coastal_state_words(const coast::Setting& setting, const coast::State& state, ShipId id) {
  const auto& ship = state.ship(id);
  if (ship.fate != coast::Fate::Afloat) {
    return coastal_fate_words(ship.fate);
  }
  QStringList words;
  const auto add = [&](bool so, const QString& word) {
    if (so) {
      words << word;
    }
  };
  add(ship.ground != coast::Ground::None, ground_words(ship.ground));
  add(ship.anchored, ShipCards::tr("at anchor"));
  add(!ship.steam, ShipCards::tr("no steam"));
  add(ship.abandoned, ShipCards::tr("abandoned by its crew"));
  add(ship.taken_in != 0, ShipCards::tr("captured"));
  add(ship.boiler_destroyed, ShipCards::tr("boiler destroyed"));
  add(!ship.boiler_destroyed && !ship.abandoned && !coast::has_power(setting, state, id),
      ShipCards::tr("without power"));
  if (ship.tow) {
    words << ShipCards::tr("tows %1").arg(name_in_words(setting, *ship.tow));
  }
  if (ship.locked) {
    words << ShipCards::tr("locked with %1").arg(name_in_words(setting, *ship.locked));
  }
  add(ship.boarders > 0, ShipCards::tr("%n enemy parties aboard", nullptr, ship.boarders));
  add(ship.spar, ShipCards::tr("spar torpedo"));
  add(coast::is_below_pv(setting, state, id), ShipCards::tr("below its penetration value"));
  const int draft = coast::draft_now(setting, state, id);
  words << ShipCards::tr("draws %1 ft").arg(draft / 10.0, 0, 'f', draft % 10 == 0 ? 0 : 1);
  return words.join(ShipCards::tr(", "));
}

/// A line of points of a card: what they are called and are, and the mark below which something is
/// due.
struct Points {
  QString title;
  int left{};
  int full{};
  QString meaning;
  QString rule;
  int mark{};
  QString mark_title;
};

QVariantMap row_of(const Points& points) {
  return {{"title", points.title},
          {"left", points.left},
          {"full", points.full},
          {"mark", points.mark},
          {"markTitle", points.mark_title},
          {"meaning", points.meaning},
          {"rule", points.rule}};
}

QVariantMap crew_row(int left, int full) {
  return row_of({ShipCards::tr("CPV"), left, full,
                 ShipCards::tr("Crew Points Value: men at the guns, the engine and the boilers, "
                               "and in reserve. What has no man does not work."),
                 QStringLiteral("RC-025"), 0, QString{}});
}

QVariantMap fact(const QString& title, const QString& text, bool bad = false) {
  return {{"title", title}, {"text", text}, {"bad", bad}};
}

QString signed_words(int number) {
  return number > 0   ? QStringLiteral("+%1").arg(number)
         : number < 0 ? QStringLiteral("−%1").arg(-number)
                      : QStringLiteral("0");
}

QString character_words(coast::Character character) {
  switch (character) {
    case coast::Character::Intelligent:
      return ShipCards::tr("intelligent");
    case coast::Character::Stubborn:
      return ShipCards::tr("stubborn");
    case coast::Character::Reckless:
      return ShipCards::tr("reckless");
  }
  return {};
}

QString temper_words(coast::Temper temper) {
  switch (temper) {
    case coast::Temper::Panicky:
      return ShipCards::tr("panicky");
    case coast::Temper::Stubborn:
      return ShipCards::tr("stubborn");
    case coast::Temper::Fanatic:
      return ShipCards::tr("fanatic");
  }
  return {};
}

/// [RC-045] His four results.
QString person_words(const coast::Person& person, const QString& kind) {
  return person.alive ? ShipCards::tr(
                            "%1; morale %2 while he lives and %3 when he is dead, guns and "
                            "rams %4")
                            .arg(kind, signed_words(person.green), signed_words(person.red),
                                 signed_words(person.yellow))
                      : ShipCards::tr("dead");
}

QString stations_words(const coast::Setting& setting, const coast::Ship& ship, ShipId id) {
  const auto manned = std::ranges::count_if(
      ship.guns, [](const coast::GunState& gun) { return gun.manned && !gun.destroyed; });
  const QString rest = ShipCards::tr("guns %1 of %2, reserve %3")
                           .arg(manned)
                           .arg(ship.guns.size())
                           .arg(int{ship.reserve});
  return setting.ship(id).small_craft
             ? ShipCards::tr("engine and boiler %1, %2").arg(int{ship.engine}).arg(rest)
             : ShipCards::tr("engine %1, boiler %2, %3")
                   .arg(int{ship.engine})
                   .arg(int{ship.boiler})
                   .arg(rest);
}

bool is_laid_here(const coast::State& state, bool from_fort, int number, std::uint8_t gun) {
  return std::ranges::any_of(state.laid, [&](const auto& side) {
    return std::ranges::any_of(side, [&](const coast::Shot& shot) {
      return shot.from_fort == from_fort && shot.gun == gun &&
             (from_fort ? shot.fort.value() : shot.ship.value()) == number;
    });
  });
}

QString coastal_gun_title(const core::table::Gun& gun, core::table::Mounting mounting) {
  return gun.points ? ShipCards::tr("%1, %2, %n points", nullptr, *gun.points)
                          .arg(models::words(gun.brief.str()), mounting_words(mounting))
                    : ShipCards::tr("%1, %2").arg(models::words(gun.brief.str()),
                                                  mounting_words(mounting));
}

/// [RC-287] Whether a gun has fired too lately to fire again.
bool waits(const core::table::Gun& gun, const coast::GunState& log, int move) {
  return log.fired_in != 0 && move < log.fired_in + (gun.alternate_moves ? 2 : 1);
}

void add_people(CardRow& row, const coast::Setting& setting, const coast::Ship& ship) {
  row.facts << fact(ShipCards::tr("Captain"),
                    person_words(ship.captain, character_words(ship.captain.character)),
                    !ship.captain.alive);
  if (ship.commander) {
    row.facts << fact(ShipCards::tr("Fleet commander"),
                      person_words(*ship.commander, character_words(ship.commander->character)),
                      !ship.commander->alive);
  }
  if (ship.captain_serves) {
    row.facts << fact(ShipCards::tr("The captain serves"),
                      ShipCards::tr("gun %1").arg(*ship.captain_serves + 1));
  }
  row.facts << fact(ShipCards::tr("Standing order"), order_words(setting, ship.order));
  if (ship.order_next) {
    row.facts << fact(ShipCards::tr("On its way"), order_words(setting, *ship.order_next));
  }
}

CardRow card_of_ship(const coast::Setting& setting, const coast::State& seen,
                     std::optional<Side> viewer, ShipId id) {
  const auto& sheet = setting.ship(id);
  const auto& ship = seen.ship(id);
  CardRow row;
  row.name = models::words(sheet.name.str());
  row.side = key_of(ship.side);
  row.hidden = viewer && ship.side != *viewer && !ship.seen;
  row.gone = row.hidden || ship.fate != coast::Fate::Afloat;
  if (row.hidden) {
    return row;
  }
  row.speed = inches_as_knots_words(ship.speed);
  row.state = coastal_state_words(setting, seen, id);
  row.points << row_of(
      {ShipCards::tr("SPV"), int{ship.spv}, sheet.card.spv,
       ShipCards::tr("Ship Points Value: the damage she still takes before she sinks. Below the "
                     "Penetration Value (PV) each hit harms something within."),
       QStringLiteral("RC-322"), sheet.card.pv, ShipCards::tr("PV")});
  row.points << crew_row(coast::crew_left(setting, seen, id), sheet.card.cpv);
  row.facts << fact(ShipCards::tr("Stations"), stations_words(setting, ship, id));
  for (const coast::Fire& fire : ship.fires) {
    row.facts << fact(
        ShipCards::tr("On fire"),
        ShipCards::tr("%1 or more puts it out; %n tries left", nullptr, fire.tries_left)
            .arg(int{fire.needs}),
        true);
  }
  for (const coast::Damage& damage : ship.damages) {
    row.facts << fact(ShipCards::tr("Damage"), damage_words(damage), true);
  }
  if (!viewer || ship.side == *viewer) {
    add_people(row, setting, ship);
    add_rounds(row.facts, setting.facts, setting.placed(id), ship.rounds);
  }
  for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(ship.guns.size()); ++gun) {
    const auto& pattern = setting.gun(id, gun);
    add_gun(row.guns, coastal_gun_title(pattern, sheet.guns[gun].mounting),
            {{"number", gun},
             {"lost", ship.guns[gun].destroyed},
             {"unmanned", !ship.guns[gun].manned || !coast::gun_works(setting, seen, id, gun)},
             {"fired", waits(pattern, ship.guns[gun], seen.move)},
             {"laid", is_laid_here(seen, false, id.value(), gun)},
             {"choosable", false}});
  }
  return row;
}

CardRow card_of_fort(const coast::Setting& setting, const coast::State& seen,
                     std::optional<Side> viewer, FortId id) {
  const auto& sheet = setting.fort(id);
  const auto& fort = seen.fort(id);
  CardRow row;
  row.name = models::words(sheet.name.str());
  row.side = key_of(fort.side);
  row.fort = true;
  row.hidden = fort.masked && viewer && fort.side != *viewer;
  row.gone = coast::is_silent(setting, seen, id);
  row.state = fort.abandoned ? ShipCards::tr("abandoned by its gunners")
              : row.gone     ? ShipCards::tr("has ceased fire")
                             : QString{};
  row.points << row_of(
      {ShipCards::tr("FPV"), int{fort.fpv}, sheet.card.fpv,
       ShipCards::tr("Fort Points Value: the damage its walls still take. Below a third of it the "
                     "fort ceases fire."),
       QStringLiteral("RC-386"), sheet.card.ceases_fire_below, ShipCards::tr("ceases fire below")});
  row.points << crew_row(coast::crew_left(setting, seen, id), sheet.card.cpv);
  if (!viewer || fort.side == *viewer) {
    row.facts << fact(ShipCards::tr("Commander"),
                      person_words(fort.commander, temper_words(fort.commander.temper)),
                      !fort.commander.alive);
  }
  for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(fort.guns.size()); ++gun) {
    const auto& pattern = setting.gun(id, gun);
    add_gun(row.guns, coastal_gun_title(pattern, core::table::Mounting::Fort),
            {{"number", gun},
             {"lost", fort.guns[gun].destroyed},
             {"unmanned", !fort.guns[gun].manned},
             {"fired", waits(pattern, fort.guns[gun], seen.move)},
             {"laid", is_laid_here(seen, true, id.value(), gun)},
             {"choosable", false}});
  }
  return row;
}

QString harm_words(const coast::Damage& damage) {
  using coast::Harm;
  switch (damage.harm) {
    case Harm::MountingJammed:
      return ShipCards::tr("the mounting of gun %1 is jammed").arg(damage.gun + 1);
    case Harm::GunOut:
      return ShipCards::tr("gun %1 is out of action").arg(damage.gun + 1);
    case Harm::HardRight:
      return ShipCards::tr("the helm is stuck hard right");
    case Harm::HardLeft:
      return ShipCards::tr("the helm is stuck hard left");
    case Harm::SameCourse:
    case Harm::StraightAhead:
      return ShipCards::tr("the ship cannot be steered");
    case Harm::Slower:
      return ShipCards::tr("%n knots slower", nullptr, damage.amount);
    case Harm::None:
    case Harm::GunDestroyed:
    case Harm::BoilerDestroyed:
    case Harm::CrewLost:
    case Harm::Fire:
    case Harm::CaptainKilled:
    case Harm::Flooded:
    case Harm::Explodes:
      break;
  }
  return {};
}

}  // namespace

QString inches_as_knots_words(Inches speed) {
  if (speed == Inches{}) {
    return ShipCards::tr("at rest");
  }
  QString figure = QString::number(std::abs(speed.decimal()), 'f', 2);
  while (figure.endsWith(QLatin1Char{'0'})) {
    figure.chop(1);
  }
  if (figure.endsWith(QLatin1Char{'.'})) {
    figure.chop(1);
  }
  return speed < Inches{} ? ShipCards::tr("%1 kn astern").arg(figure)
                          : ShipCards::tr("%1 kn").arg(figure);
}

QString damage_words(const coast::Damage& damage) {
  const QString harm = harm_words(damage);
  if (damage.for_good) {
    return ShipCards::tr("%1, for the rest of the battle").arg(harm);
  }
  return damage.repairers > 0
             ? ShipCards::tr("%1: work for %2 more, %n CPV at it", nullptr, damage.repairers)
                   .arg(harm)
                   .arg(int{damage.work})
             : ShipCards::tr("%1: work for %2 more").arg(harm).arg(int{damage.work});
}

QString order_words(const coast::Setting& setting, const coast::Order& order) {
  switch (order.task) {
    case coast::Task::Attack:
      return ShipCards::tr("attack as the captain sees fit");
    case coast::Task::Close:
      return ShipCards::tr("close with %1").arg(name_in_words(setting, order.target));
    case coast::Task::Course:
      return ShipCards::tr("steer %1°, %2")
          .arg(order.heading.decimal(), 0, 'f', 0)
          .arg(inches_as_knots_words(order.speed));
    case coast::Task::Hold:
      return ShipCards::tr("lie still");
    case coast::Task::Land:
      return ShipCards::tr("land parties at %1")
          .arg(models::words(setting.fort(order.site).name.str()));
  }
  return {};
}

std::vector<CardRow> coastal_cards(const coast::Setting& setting, const coast::State& seen,
                                   std::optional<Side> viewer) {
  std::vector<CardRow> rows;
  for (std::size_t i = 0; i < seen.ships.size(); ++i) {
    rows.push_back(card_of_ship(setting, seen, viewer, ShipId{static_cast<std::uint8_t>(i)}));
  }
  for (std::size_t i = 0; i < seen.forts.size(); ++i) {
    rows.push_back(card_of_fort(setting, seen, viewer, FortId{static_cast<std::uint8_t>(i)}));
  }
  return rows;
}

}  // namespace tableview
