// [RC-042] [RC-043] [RC-049] [RC-121] [RC-461] What is ordered by a button at the Coastal desk.
#include "core/coastal/boarding.h"
#include "core/coastal/fire_ships.h"
#include "core/coastal/harbour.h"
#include "core/coastal/landing.h"
#include "core/coastal/objectives.h"
#include "core/coastal/people.h"
#include "qml/table/coastal_desk.h"
#include "qml/table/table_play.h"

#include <algorithm>
#include <array>

namespace tableview {

namespace coast = core::coastal;
using coast::Phase;
using core::table::FortId;
using core::table::Inches;
using core::table::ShipId;

namespace {

/// [RC-T09] An objective card by its number.
QString objective_words(int card) {
  static constexpr std::array kWords{
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Destroy or capture one enemy ironclad"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Destroy or capture two enemy ironclads"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Destroy or capture the enemy flagship"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Control the inlet of the islands"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Get one ship through the blockade"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Get two ships through the blockade"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Destroy or capture the enemy fleet"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Land parties and secure the town"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Control the estuary, or the water downstream"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Land parties and secure the fort"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Land parties and secure the port"),
      QT_TRANSLATE_NOOP("tableview::TablePlay", "Bring the ship on the bar home"),
  };
  return TablePlay::tr(kWords.at(static_cast<std::size_t>(card) - 1));
}

}  // namespace

QStringList CoastalDesk::objectives() const {
  QStringList told;
  if (!viewer()) {
    return told;
  }
  const coast::Hand& hand = seen().hands.at(static_cast<std::size_t>(*viewer()));
  for (const std::uint8_t card : hand.cards) {
    const bool done = std::ranges::find(hand.done, card) != hand.done.end();
    told << (done ? TablePlay::tr("%1 (achieved)").arg(objective_words(card))
                  : objective_words(card));
  }
  return told;
}

void CoastalDesk::renew_offers(int selected) {
  clear_offers();
  if (selected != selected_) {
    selected_ = selected;
    drop_extras();
  }
  if (state().phase == Phase::Cards) {
    offer_cards();
    return;
  }
  if (task() == Task::Move) {
    offer_fleet_orders();
  }
  if (!picture_.is_ship(selected) || !is_own(selected)) {
    return;
  }
  if (task() == Task::Board) {
    offer_boardings(ship_of(selected));
  }
  if (task() == Task::Move) {
    offer_plots(ship_of(selected));
    const auto& damages = state().ship(ship_of(selected)).damages;
    for (std::size_t i = 0; i < damages.size(); ++i) {
      if (!damages[i].for_good) {
        offer(QStringLiteral("repair"),
              coast::Repair{ship_of(selected), static_cast<std::uint8_t>(i)},
              TablePlay::tr("Repair: %1").arg(damage_words(damages[i])), true);
      }
    }
    offer(QStringLiteral("repair"), coast::LightShip{ship_of(selected)},
          TablePlay::tr("Set it alight"), false);
    renew_extras();
  }
}

void CoastalDesk::offer_fleet_orders() {
  const auto side = asked();
  if (!side || state().move > 1) {
    return;  // [RC-042] once, before the first move
  }
  const auto fleet = [&](const coast::FleetOrder& order, const QString& text) {
    offer(QStringLiteral("fleet"), coast::GiveFleetOrder{*side, order}, text, true);
  };
  fleet({coast::FleetTask::Engage, {}, {}}, TablePlay::tr("Engage the enemy"));
  fleet({coast::FleetTask::Hold, {}, {}}, TablePlay::tr("Hold the water"));
  if (picture_.is_ship(selected_) && is_own(selected_)) {
    const auto heading = state().ship(ship_of(selected_)).pose.heading;
    fleet({coast::FleetTask::Pass, heading, {}},
          TablePlay::tr("Pass, heading %1° as she does").arg(heading.decimal(), 0, 'f', 0));
  }
  for (std::size_t i = 0; i < state().forts.size(); ++i) {
    fleet({coast::FleetTask::Seize, {}, FortId{static_cast<std::uint8_t>(i)}},
          TablePlay::tr("Seize %1").arg(name_of(picture_.ship_count() + static_cast<int>(i))));
  }
}

bool CoastalDesk::discards() const {
  return !coast::discards_of(setting(), state(), *asked()).empty();
}

QString CoastalDesk::card_words() const {
  return discards() ? TablePlay::tr("Keep two of three objectives: discard one.")
                    : TablePlay::tr("Lay a ship of the enemy on a bar, for him to bring home.");
}

void CoastalDesk::offer_cards() {
  const QString group = QStringLiteral("plot");
  for (const coast::DiscardCard& choice : coast::discards_of(setting(), state(), *asked())) {
    offer(group, choice, TablePlay::tr("Discard: %1").arg(objective_words(choice.card)), false);
  }
  for (const coast::StrandShip& choice : coast::strandings_of(setting(), state(), *asked())) {
    offer(group, choice,
          TablePlay::tr("Lay %1 on the bar at %2, %3")
              .arg(name_of(choice.ship.value()), inches_words(choice.pose.at.x),
                   inches_words(choice.pose.at.y)),
          false);
  }
}

void CoastalDesk::offer_plots(ShipId ship) {
  const QString group = QStringLiteral("plot");
  const auto on_deck = [&](coast::Deck deck, const QString& text, bool even_refused) {
    coast::Plot plot;
    plot.deck = deck;
    offer(group, coast::WritePlot{ship, plot}, text, even_refused);
  };
  on_deck(coast::Deck::None, TablePlay::tr("Lie still"), true);
  if (state().ship(ship).anchored) {
    on_deck(coast::Deck::Weigh, TablePlay::tr("Weigh anchor"), true);
  } else {
    on_deck(coast::Deck::DropAnchor, TablePlay::tr("Drop anchor"), true);
  }
  const auto& log = state().ship(ship);
  if (log.docked) {
    on_deck(coast::Deck::Undock, TablePlay::tr("Cast off from the pier"), true);
  } else if (coast::pier_at(setting(), state(), ship)) {
    on_deck(coast::Deck::Dock, TablePlay::tr("Make fast to the pier"), true);
  }
  if (setting().placed(ship).balloon) {
    const bool down = log.balloon == 0;
    on_deck(down ? coast::Deck::RaiseBalloon : coast::Deck::LowerBalloon,
            down ? TablePlay::tr("Send up the balloon") : TablePlay::tr("Haul down the balloon"),
            true);
  }
  on_deck(coast::Deck::Release, TablePlay::tr("Leave her to drift"), false);
  on_deck(coast::Deck::CastOff, TablePlay::tr("Cast off the chain"), false);
  on_deck(coast::Deck::LetGo, TablePlay::tr("Let go the tow"), false);
  for (int i = 0; i < picture_.ship_count(); ++i) {
    if (is_own(i)) {
      coast::Plot plot;
      plot.deck = coast::Deck::PassLine;
      plot.line = ship_of(i);
      offer(group, coast::WritePlot{ship, plot}, TablePlay::tr("Pass a line to %1").arg(name_of(i)),
            false);
    }
  }
}

std::vector<coast::Order> CoastalDesk::standing_orders(ShipId ship) const {
  const auto& log = state().ship(ship);
  const auto& person = coast::person_in_command(log);
  if (!person.alive || person.character == coast::Character::Intelligent) {
    return {};  // [RC-048] who plots as he sees fit
  }
  std::vector<coast::Order> all{log.order_next.value_or(log.order)};
  const auto add = [&](const coast::Order& order) {
    if (order != all.front()) {
      all.push_back(order);
    }
  };
  add({coast::Task::Attack, {}, {}, {}});
  add({coast::Task::Hold, {}, {}, {}});
  if (log.speed > Inches{}) {
    add({coast::Task::Course, {}, log.pose.heading, log.speed});
  }
  for (const int enemy : enemies(false)) {
    add({coast::Task::Close, ship_of(enemy), {}, {}});
  }
  for (std::size_t i = 0; i < state().forts.size(); ++i) {
    coast::Order land{coast::Task::Land, {}, {}, {}};
    land.site = FortId{static_cast<std::uint8_t>(i)};
    add(land);
  }
  return all;
}

void CoastalDesk::offer_boardings(ShipId ship) {
  for (const coast::Board& choice : coast::boardings_of(setting(), state(), *asked())) {
    if (choice.ship == ship) {
      offer(QStringLiteral("plot"), choice,
            TablePlay::tr("%n parties aboard %1", nullptr, choice.parties)
                .arg(name_of(choice.target.value())),
            false);
    }
  }
  for (const coast::Land& choice : coast::landings_of(setting(), state(), *asked())) {
    if (choice.ship == ship) {
      offer(QStringLiteral("plot"), choice,
            TablePlay::tr("Land %n parties at %1", nullptr, choice.parties)
                .arg(name_of(picture_.ship_count() + choice.site.value())),
            false);
    }
  }
}

}  // namespace tableview
