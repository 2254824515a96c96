#include "core/coastal/condition.h"

#include <algorithm>

namespace core::coastal {

int crew_left(const Setting& setting, const State& state, ShipId id) {
  return setting.ship(id).card.cpv - state.ship(id).lost;
}

bool is_below_pv(const Setting& setting, const State& state, ShipId id) {
  return state.ship(id).spv < setting.ship(id).card.pv;
}

bool has_steam(const Setting& setting, const State& state, ShipId id) {
  return state.ship(id).steam && state.move >= setting.placed(id).moves_from.value_or(0);
}

bool has_power(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  const ShipSheet& sheet = setting.ship(id);
  // [RC-027] one man serves both aboard a small craft
  const bool served = ship.engine > 0 && (sheet.small_craft || ship.boiler > 0);
  return has_steam(setting, state, id) && served && !sheet.towed_craft && !ship.boiler_destroyed &&
         !ship.abandoned;
}

Inches most_speed(const Setting& setting, const State& state, ShipId id) {
  if (!has_power(setting, state, id)) {
    return {};
  }
  Inches most = setting.ship(id).most;
  for (const Damage& damage : state.ship(id).damages) {
    if (damage.harm == Harm::Slower) {
      most -= Inches::of(damage.amount);
    }
  }
  return std::max(most, Inches{});
}

std::optional<Harm> steering_fault(const Ship& ship) noexcept {
  for (auto damage = ship.damages.rbegin(); damage != ship.damages.rend(); ++damage) {
    if (damage->harm == Harm::HardRight || damage->harm == Harm::HardLeft ||
        damage->harm == Harm::SameCourse || damage->harm == Harm::StraightAhead) {
      return damage->harm;
    }
  }
  return std::nullopt;
}

bool in_turret(const Setting& setting, ShipId id, std::uint8_t gun) {
  const table::Mounting mounting = setting.ship(id).guns.at(gun).mounting;
  return mounting == table::Mounting::Turret || mounting == table::Mounting::ForwardTurret ||
         mounting == table::Mounting::AfterTurret;
}

bool gun_works(const Setting& setting, const State& state, ShipId id, std::uint8_t gun) {
  const Ship& ship = state.ship(id);
  const GunState& log = ship.guns.at(gun);
  if (log.destroyed || !log.manned) {
    return false;
  }
  return std::ranges::none_of(ship.damages, [&](const Damage& damage) {
    return damage.gun == gun &&
           (damage.harm == Harm::GunOut ||
            (damage.harm == Harm::MountingJammed && !in_turret(setting, id, gun)));
  });
}

bool any_gun_works(const Setting& setting, const State& state, ShipId id) {
  for (std::size_t gun = 0; gun < state.ship(id).guns.size(); ++gun) {
    if (gun_works(setting, state, id, static_cast<std::uint8_t>(gun))) {
      return true;
    }
  }
  return false;
}

bool has_round(const Setting& setting, const State& state, ShipId id, std::uint8_t gun) {
  return table::has_round(setting.placed(id), state.ship(id).rounds,
                          setting.ship(id).guns.at(gun).gun);
}

bool can_fire(const Setting& setting, const State& state, ShipId id, std::uint8_t gun) {
  return gun_works(setting, state, id, gun) && has_round(setting, state, id, gun);
}

bool any_gun_fires(const Setting& setting, const State& state, ShipId id) {
  for (std::size_t gun = 0; gun < state.ship(id).guns.size(); ++gun) {
    if (can_fire(setting, state, id, static_cast<std::uint8_t>(gun))) {
      return true;
    }
  }
  return false;
}

int draft_now(const Setting& setting, const State& state, ShipId id) {
  constexpr int kTenths = 10;
  return setting.ship(id).draft + state.ship(id).flooded * kTenths;
}

bool in_action(const Ship& ship) noexcept { return ship.fate == Fate::Afloat && !ship.abandoned; }

bool is_silent(const Setting& setting, const State& state, FortId id) {
  const Fort& fort = state.fort(id);
  return fort.abandoned || fort.fpv < setting.fort(id).card.ceases_fire_below;
}

table::Stream stream_for(const Setting& setting, const State& state, table::Point point) {
  return table::stream_in(setting.battle, setting.current, state.move, point);
}

int points_until_silent(const Setting& setting, const State& state, FortId id) {
  return is_silent(setting, state, id)
             ? 0
             : state.fort(id).fpv - setting.fort(id).card.ceases_fire_below + 1;
}

int crew_left(const Setting& setting, const State& state, FortId id) {
  return setting.fort(id).card.cpv - state.fort(id).lost;
}

}  // namespace core::coastal
