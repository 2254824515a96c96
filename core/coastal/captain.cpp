#include "core/coastal/captain.h"

#include "core/coastal/appraisal.h"
#include "core/coastal/boarding.h"
#include "core/coastal/condition.h"
#include "core/coastal/game.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/helm.h"
#include "core/coastal/landing.h"
#include "core/coastal/movement.h"
#include "core/coastal/objectives.h"
#include "core/coastal/people.h"
#include "core/coastal/plots.h"
#include "core/coastal/sequence.h"
#include "core/table/choice.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::coastal {
namespace {

constexpr double kTakes = 0.35;       // how often boarders take a ship that is defended
constexpr double kManShare = 0.02;    // of a ship's value, a man who does not come back
constexpr double kServesWithin = 28;  // inches

/// What to a ship under fire matters first.
int urgency(Harm harm) {
  switch (harm) {
    case Harm::HardRight:
    case Harm::HardLeft:
    case Harm::SameCourse:
    case Harm::StraightAhead:
      return 3;
    case Harm::Slower:
      return 2;
    case Harm::GunOut:
    case Harm::MountingJammed:
      return 1;
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
  return 0;
}

/// [RC-325] The damage that is put right first: one that nobody works at yet, then any.
std::optional<Action> mend(const Setting& setting, const State& state, ShipId id, bool begun) {
  std::optional<Repair> best;
  int most = -1;
  const Ship& ship = state.ship(id);
  for (std::size_t i = 0; i < ship.damages.size(); ++i) {
    const Repair choice{id, static_cast<std::uint8_t>(i)};
    const Damage& damage = ship.damages[i];
    const bool wanted = begun ? damage.repairers < damage.work : damage.repairers == 0;
    if (wanted && urgency(damage.harm) > most && judge(setting, state, choice)) {
      most = urgency(damage.harm);
      best = choice;
    }
  }
  return best ? std::optional<Action>{*best} : std::nullopt;
}

/// [RC-028] [RC-329] Men to engine and boiler, then to the guns.
std::optional<Action> shift(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  const auto legal = [&](const ShiftCrew& choice) {
    return judge(setting, state, choice) ? std::optional<Action>{choice} : std::nullopt;
  };
  const bool steams = !setting.ship(id).towed_craft && !ship.boiler_destroyed;
  const auto comes = [&](Station to) {
    return std::ranges::any_of(ship.shifting, [&](const Shift& each) { return each.to == to; });
  };
  for (const Station to : {Station::Engine, Station::Boiler}) {
    const bool needed = to == Station::Engine ? ship.engine == 0
                                              : ship.boiler == 0 && !setting.ship(id).small_craft;
    if (!steams || !needed || comes(to)) {
      continue;
    }
    if (auto choice = legal({id, Station::Reserve, 0, to, 0})) {
      return choice;
    }
    for (std::size_t gun = ship.guns.size(); gun-- > 0;) {
      if (auto choice = legal({id, Station::Gun, static_cast<std::uint8_t>(gun), to, 0})) {
        return choice;
      }
    }
  }
  for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
    if (!ship.guns[gun].manned) {
      if (auto choice =
              legal({id, Station::Reserve, 0, Station::Gun, static_cast<std::uint8_t>(gun)})) {
        return choice;
      }
    }
  }
  return std::nullopt;
}

/// [RC-054] The gun that a captain with a good eye serves: the heaviest that can fire.
std::optional<Action> serve(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  std::optional<std::uint8_t> wanted;
  if (person_in_command(ship).yellow > 0) {
    const bool enemy_near = std::ranges::any_of(state.ships, [&](const Ship& other) {
      return other.side != ship.side && in_action(other) &&
             table::distance(other.pose.at, ship.pose.at).decimal() <= kServesWithin;
    });
    int most = 0;
    for (std::size_t i = 0; i < ship.guns.size() && (enemy_near || !state.forts.empty()); ++i) {
      const auto gun = static_cast<std::uint8_t>(i);
      const int points = setting.gun(id, gun).points.value_or(0);
      if (points > most && can_fire(setting, state, id, gun)) {
        most = points;
        wanted = gun;
      }
    }
  }
  const ServeGun choice{id, wanted};
  return wanted != ship.captain_serves && judge(setting, state, choice)
             ? std::optional<Action>{choice}
             : std::nullopt;
}

/// [RC-049] A reckless captain who charges is given his order again: the fleet's commander steers
/// him better.
std::optional<Action> rein_in(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  if (state.move == 1 || ship.order_next || !is_charging(ship)) {
    return std::nullopt;
  }
  const GiveOrder choice{id, {}};
  return judge(setting, state, choice) ? std::optional<Action>{choice} : std::nullopt;
}

Action write_orders(const View& view, const Appraisal& appraisal, Side side) {
  const Setting& setting = *view.setting;
  const State& state = view.state;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (state.ships[i].side != side || !in_action(state.ships[i])) {
      continue;
    }
    for (auto choice :
         {rein_in(setting, state, id), mend(setting, state, id, false), shift(setting, state, id),
          mend(setting, state, id, true), serve(setting, state, id)}) {
      if (choice) {
        return *choice;
      }
    }
    if (!state.plots[i]) {
      if (const auto plot = best_plot(setting, state, appraisal, id)) {
        return *plot;
      }
    }
  }
  return EndPhase{side};
}

/// A gun of a side's ships and forts, in one row.
struct GunPlace {
  bool from_fort{};
  std::size_t owner{};
  std::uint8_t gun{};
};

std::vector<GunPlace> guns_of(const State& state, Side side) {
  std::vector<GunPlace> guns;
  const auto add = [&](const auto& owners, bool from_fort) {
    for (std::size_t i = 0; i < owners.size(); ++i) {
      for (std::size_t gun = 0; owners[i].side == side && gun < owners[i].guns.size(); ++gun) {
        guns.push_back({from_fort, i, static_cast<std::uint8_t>(gun)});
      }
    }
  };
  add(state.ships, false);
  add(state.forts, true);
  return guns;
}

/// All legal shots of a gun.
std::vector<Shot> shots_of_gun(const Setting& setting, const State& state, const GunPlace& place) {
  std::vector<Shot> shots;
  Shot shot;
  shot.from_fort = place.from_fort;
  shot.fort = place.from_fort ? FortId{static_cast<std::uint8_t>(place.owner)} : FortId{};
  shot.ship = place.from_fort ? ShipId{} : ShipId{static_cast<std::uint8_t>(place.owner)};
  shot.gun = place.gun;
  for (std::size_t i = 0; i < state.ships.size() + state.forts.size(); ++i) {
    shot.at_fort = i >= state.ships.size();
    shot.target = shot.at_fort ? ShipId{} : ShipId{static_cast<std::uint8_t>(i)};
    shot.target_fort =
        shot.at_fort ? FortId{static_cast<std::uint8_t>(i - state.ships.size())} : FortId{};
    if (judge(setting, state, LayGun{shot})) {
      shots.push_back(shot);
    }
  }
  return shots;
}

bool same_gun(const GunPlace& place, const Shot& shot) {
  return place.from_fort == shot.from_fort && place.gun == shot.gun &&
         place.owner == (shot.from_fort ? shot.fort.value() : shot.ship.value());
}

/// Guns after the one that was laid last: those before it have had their choice.
template <class Pick>
Action lay_next(const View& view, Side side, const Pick& pick) {
  const State& state = view.state;
  const auto& laid = state.laid.at(static_cast<std::size_t>(side));
  const std::vector<GunPlace> guns = guns_of(state, side);
  auto next = guns.begin();
  if (!laid.empty()) {
    next = std::ranges::find_if(
        guns, [&](const GunPlace& place) { return same_gun(place, laid.back()); });
    next += next == guns.end() ? 0 : 1;
  }
  for (; next != guns.end(); ++next) {
    const std::vector<Shot> shots = shots_of_gun(*view.setting, state, *next);
    if (shots.empty()) {
      continue;
    }
    if (const std::optional<Shot> shot = pick(shots)) {
      return LayGun{*shot};
    }
  }
  return EndPhase{side};
}

Action lay_guns(const View& view, const Appraisal& appraisal, Side side) {
  const State& state = view.state;
  const auto expected_on = [&](const Shot& shot) {
    double points = 0;
    for (const Shot& other : state.laid.at(static_cast<std::size_t>(side))) {
      if (other.at_fort == shot.at_fort &&
          (shot.at_fort ? other.target_fort == shot.target_fort : other.target == shot.target)) {
        points += appraisal.expected_points(state, other);
      }
    }
    return points;
  };
  return lay_next(view, side, [&](const std::vector<Shot>& shots) -> std::optional<Shot> {
    const auto worth = [&](const Shot& shot) {
      return appraisal.worth_of(state, shot, expected_on(shot));
    };
    const Shot best = table::best_of(shots, worth);
    return worth(best) > 0 ? std::optional{best} : std::nullopt;
  });
}

/// [RC-461]-[RC-463] What a boarding promises.
double worth_of_boarding(const View& view, const Appraisal& appraisal, const Board& choice) {
  const State& state = view.state;
  const double prize = appraisal.worth_of_prize(state, choice.target);
  const double takes = state.ship(choice.target).abandoned ? 1 : kTakes;
  const double men = kManShare * choice.parties * appraisal.value_of(choice.ship);
  const bool enough = boarders_of(state.ship(choice.ship)) > choice.parties + 1;
  return prize <= 0 ? 0 : takes * prize * choice.parties - (enough ? men : 4 * men);
}

/// [RC-464] [RC-465] Parties go ashore where a place of the enemy's is to be had: as many as a ship
/// can spare, where the fewest men wait for them.
Action land(const View& view, Side side) {
  std::vector<Land> choices = landings_of(*view.setting, view.state, side);
  std::erase_if(choices, [&](const Land& choice) {
    return view.state.fort(choice.site).side == side ||
           boarders_of(view.state.ship(choice.ship)) <= choice.parties + 1;
  });
  if (choices.empty()) {
    return EndPhase{side};
  }
  return table::best_of(choices, [&](const Land& choice) {
    return choice.parties - crew_left(*view.setting, view.state, choice.site);
  });
}

Action board(const View& view, const Appraisal& appraisal, Side side) {
  const std::vector<Board> choices = boardings_of(*view.setting, view.state, side);
  if (choices.empty()) {
    return land(view, side);
  }
  const auto worth = [&](const Board& choice) {
    return worth_of_boarding(view, appraisal, choice);
  };
  const Board best = table::best_of(choices, worth);
  return worth(best) > 0 ? Action{best} : land(view, side);
}

/// How hard a card is to achieve, for a captain who fights rather than lands.
int hardness(ObjectiveKind kind) {
  switch (kind) {
    case ObjectiveKind::Ironclads:
    case ObjectiveKind::Flagship:
      return 0;
    case ObjectiveKind::Fleet:
    case ObjectiveKind::Downstream:
      return 1;
    case ObjectiveKind::Islands:
    case ObjectiveKind::Blockade:
      return 2;
    case ObjectiveKind::Stranded:
    case ObjectiveKind::Fort:
      return 3;
    case ObjectiveKind::Town:
    case ObjectiveKind::Port:
      break;
  }
  return 4;
}

/// [RC-121] The card that is hardest to achieve goes; a ship lies where it may be laid first.
Action choose_cards(const View& view, Side side) {
  constexpr int kImpossible = 9;
  const Setting& setting = *view.setting;
  const std::vector<DiscardCard> cards = discards_of(setting, view.state, side);
  if (!cards.empty()) {
    return table::best_of(cards, [&](const DiscardCard& choice) {
      return is_possible(setting, side, choice.card)
                 ? hardness(setting.charts.objectives.at(choice.card - 1U).kind)
                 : kImpossible;
    });
  }
  const std::vector<StrandShip> bars = strandings_of(setting, view.state, side);
  return bars.empty() ? Action{EndPhase{side}} : Action{bars.front()};
}

}  // namespace

/// What was worked out for a battle, as long as nothing of it is revealed or cleared away.
struct Captain::Knows {
  std::vector<std::uint8_t> revealed;
  std::vector<std::uint8_t> cleared;
  Side side{};
  std::shared_ptr<const Setting> setting;
  Appraisal appraisal;
};

Captain::Captain() = default;
Captain::Captain(Captain&&) noexcept = default;
Captain& Captain::operator=(Captain&&) noexcept = default;
Captain::~Captain() = default;

Action Captain::choose(const View& view) {
  const Side side = asked(view.state).value();
  const bool known = knows_ && knows_->side == side && knows_->revealed == view.state.revealed &&
                     knows_->cleared == view.state.cleared &&
                     knows_->setting->battle.id == view.setting->battle.id;
  if (!known) {
    knows_ = std::make_unique<Knows>(Knows{view.state.revealed, view.state.cleared, side,
                                           view.setting, Appraisal{*view.setting, side}});
  }
  const Appraisal& appraisal = knows_->appraisal;
  if (view.state.phase == Phase::Cards) {
    return choose_cards(view, side);
  }
  if (view.state.phase == Phase::Orders) {
    return write_orders(view, appraisal, side);
  }
  return view.state.phase == Phase::Shooting ? lay_guns(view, appraisal, side)
                                             : board(view, appraisal, side);
}

Action random_choice(const View& view, base::Dice& chance) {
  const Side side = asked(view.state).value();
  const State& state = view.state;
  if (state.phase == Phase::Cards) {
    return table::any_of(Game{view.setting, state}.offered(), chance);
  }
  if (state.phase == Phase::Shooting) {
    return lay_next(view, side, [&](const std::vector<Shot>& shots) {
      return std::optional{table::any_of(shots, chance)};
    });
  }
  if (state.phase == Phase::Boarding) {
    std::vector<Action> choices{EndPhase{side}};
    for (const Board& each : boardings_of(*view.setting, state, side)) {
      choices.emplace_back(each);
    }
    for (const Land& each : landings_of(*view.setting, state, side)) {
      choices.emplace_back(each);
    }
    return table::any_of(choices, chance);
  }
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    if (state.ships[i].side != side || state.plots[i]) {
      continue;
    }
    const auto plots = plots_of(*view.setting, state, ShipId{static_cast<std::uint8_t>(i)});
    if (!plots.empty()) {
      return table::any_of(plots, chance);
    }
  }
  return EndPhase{side};
}

}  // namespace core::coastal
