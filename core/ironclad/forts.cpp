#include "core/ironclad/forts.h"

#include "core/ironclad/damage.h"
#include "core/table/masked.h"
#include "core/table/outline.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::told;

Pending on(FortId fort, std::uint8_t gun, PendingKind kind, int amount) {
  Pending pending;
  pending.kind = kind;
  pending.fort = fort;
  pending.gun = gun;
  pending.amount = static_cast<std::int8_t>(amount);
  return pending;
}

void bring(Record& record, FortId fort, std::uint8_t gun, const FortEffect& effect) {
  const auto add = [&](PendingKind kind, int amount) {
    later(record, on(fort, gun, kind, amount));
  };
  switch (effect.kind) {
    case FortEffectKind::None:
    case FortEffectKind::RollAgain:
      break;
    case FortEffectKind::GunsDestroyed:
      add(PendingKind::FortGunsLost, effect.count);
      break;
    case FortEffectKind::ArmorBoxes:
      add(PendingKind::FortBoxes, effect.count);
      break;
    case FortEffectKind::GunSilent:
      add(PendingKind::FortGunShelters, effect.turns);
      break;
    case FortEffectKind::FortSilent:
      add(PendingKind::FortShelters, effect.turns);
      break;
    case FortEffectKind::GunsAndArmor:
      add(PendingKind::FortGunsLost, effect.count);
      add(PendingKind::FortBoxEach, 1);
      break;
    case FortEffectKind::GunsAbandoned:
      add(PendingKind::FortAbandoned, 0);
      break;
    case FortEffectKind::WhiteFlag:
      add(PendingKind::FortWhiteFlag, 0);
      break;
  }
}

void roll_on(Record& record, const FortEffects& table, base::RuleId why, FortId fort,
             std::uint8_t aimed, Side by, int modifier) {
  const FortEffect first = table.first.on(record.d6(why, by, fort) + modifier);
  const bool again = first.kind == FortEffectKind::RollAgain;
  bring(record, fort, aimed, again ? table.again.on(record.d6(why, by, fort)) : first);
}

/// [IC-262] [IC-264] The guns that are left, the aimed one first and then the nearest to it.
std::vector<std::uint8_t> from_aimed(const Record& record, FortId fort, std::uint8_t aimed) {
  std::vector<std::uint8_t> guns;
  const auto& all = record.fort(fort).guns;
  for (std::size_t gun = 0; gun < all.size(); ++gun) {
    if (!all[gun].lost) {
      guns.push_back(static_cast<std::uint8_t>(gun));
    }
  }
  const table::Point place = place_of_gun(record.setting(), record.state(), fort, aimed);
  std::ranges::stable_sort(guns, {}, [&](std::uint8_t gun) {
    return std::pair{
        gun != aimed,
        table::distance_squared(place, place_of_gun(record.setting(), record.state(), fort, gun))};
  });
  return guns;
}

void lose_gun(Record& record, FortId fort, std::uint8_t gun) {
  record.change(fort, [&](Fort& card) {
    card.guns.at(gun).lost = true;
    card.guns.at(gun).armor = 0;
  });
  record.tell(told("IC-263"_rule, "fort-gun-lost")
                  .of(record.setting().name_of(fort))
                  .by_gun(gun + 1)
                  .with_figures({guns_left(record.fort(fort))}));
}

/// [IC-263] Takes boxes from the guns in that order.
void take_boxes(Record& record, FortId fort, std::uint8_t aimed, int boxes) {
  for (const std::uint8_t gun : from_aimed(record, fort, aimed)) {
    const int taken = std::min<int>(boxes, record.fort(fort).guns.at(gun).armor);
    if (taken == 0 && boxes == 0) {
      return;
    }
    record.change(fort, [&](Fort& card) {
      card.guns.at(gun).armor = static_cast<std::int8_t>(card.guns.at(gun).armor - taken);
    });
    boxes -= taken;
    record.tell(told("IC-262"_rule, "fort-boxes")
                    .of(record.setting().name_of(fort))
                    .by_gun(gun + 1)
                    .with_figures({taken, record.fort(fort).guns.at(gun).armor}));
    if (record.fort(fort).guns.at(gun).armor == 0) {
      lose_gun(record, fort, gun);
    }
  }
}

}  // namespace

int guns_left(const Fort& fort) noexcept {
  return static_cast<int>(std::ranges::count(fort.guns, false, &FortGunState::lost));
}

bool is_silenced(const Fort& fort) {
  return fort.white_flag || fort.abandoned ||
         std::ranges::all_of(
             fort.guns, [](const FortGunState& gun) { return gun.lost || gun.silent_for_good; });
}

std::optional<base::RuleId> silent_by(const State& state, FortId id) {
  const Fort& fort = state.fort(id);
  if (fort.masked) {
    return "RR-146"_rule;
  }
  if (fort.white_flag) {
    return "IC-266"_rule;
  }
  if (fort.abandoned || state.turn <= fort.shelters_until) {
    return "IC-264"_rule;
  }
  return std::nullopt;
}

std::optional<base::RuleId> silent_by(const State& state, FortId id, std::uint8_t number) {
  if (const auto rule = silent_by(state, id)) {
    return rule;
  }
  const FortGunState& gun = state.fort(id).guns.at(number);
  if (gun.lost) {
    return "IC-263"_rule;
  }
  if (gun.silent_for_good || gun.silent_steps > 0) {
    return "IC-246"_rule;
  }
  if (state.turn <= gun.shelters_until) {
    return "IC-264"_rule;
  }
  return std::nullopt;
}

table::Point place_of_gun(const Setting& setting, const State& state, FortId id, std::uint8_t gun) {
  return table::square_middle(table::fort_footprint(setting, state, id),
                              setting.fort(id).card.guns.at(gun).square);
}

void lucky_hit_on_fort(Record& record, FortId fort, std::uint8_t aimed, Side by) {
  record.tell(told("IC-264"_rule, "lucky-hit-on-fort").of(record.setting().name_of(fort)));
  roll_on(record, record.setting().charts.fort_lucky, "IC-264"_rule, fort, aimed, by, 0);
}

void critical_hit_on_fort(Record& record, FortId fort, std::uint8_t aimed, Side by,
                          bool by_mortar) {
  record.tell(told("IC-264"_rule, "critical-hit-on-fort").of(record.setting().name_of(fort)));
  roll_on(record, record.setting().charts.fort_critical, "IC-264"_rule, fort, aimed, by,
          by_mortar ? 1 : 0);
}

void hits_on_gun(Record& record, FortId fort, std::uint8_t gun, int hits) {
  later(record, on(fort, gun, PendingKind::FortGunHits, hits));
}

bool is_of_fort(PendingKind kind) noexcept { return kind >= PendingKind::FortGunHits; }

void hit_fort(Record& record, const Pending& pending) {
  const FortId fort = pending.fort;
  const ShipId name = record.setting().name_of(fort);
  switch (pending.kind) {
    case PendingKind::FortGunHits:
    case PendingKind::FortBoxes:
      take_boxes(record, fort, pending.gun, pending.amount);
      break;
    case PendingKind::FortGunsLost: {
      const auto guns = from_aimed(record, fort, pending.gun);
      const auto lost = std::min(guns.size(), static_cast<std::size_t>(pending.amount));
      std::for_each_n(guns.begin(), lost, [&](std::uint8_t gun) { lose_gun(record, fort, gun); });
      break;
    }
    case PendingKind::FortBoxEach:
      for (const std::uint8_t gun : from_aimed(record, fort, pending.gun)) {
        record.change(fort, [&](Fort& card) { --card.guns.at(gun).armor; });
        if (record.fort(fort).guns.at(gun).armor <= 0) {
          lose_gun(record, fort, gun);
        }
      }
      record.tell(told("IC-265"_rule, "fort-box-each").of(name));
      break;
    case PendingKind::FortGunShelters: {
      const auto guns = from_aimed(record, fort, pending.gun);
      if (!guns.empty()) {
        record.change(fort, [&](Fort& card) {
          card.guns.at(guns.front()).shelters_until =
              static_cast<std::int16_t>(record.state().turn + pending.amount);
        });
        record.tell(told("IC-264"_rule, "fort-gun-shelters")
                        .of(name)
                        .by_gun(guns.front() + 1)
                        .with_figures({pending.amount}));
      }
      break;
    }
    case PendingKind::FortShelters:
      record.change(fort, [&](Fort& card) {
        card.shelters_until = static_cast<std::int16_t>(record.state().turn + pending.amount);
      });
      record.tell(told("IC-264"_rule, "fort-shelters").of(name).with_figures({pending.amount}));
      break;
    case PendingKind::FortAbandoned:
      record.change(fort, [](Fort& card) { card.abandoned = true; });
      record.tell(told("IC-264"_rule, "fort-abandoned").of(name));
      break;
    case PendingKind::FortWhiteFlag:
      record.change(fort, [](Fort& card) { card.white_flag = true; });
      record.tell(told("IC-266"_rule, "fort-strikes").of(name));
      break;
    case PendingKind::Hits:
    case PendingKind::StackLost:
    case PendingKind::Jammed:
    case PendingKind::NoCourseChange:
    case PendingKind::NoPower:
    case PendingKind::EnginesOut:
    case PendingKind::Explodes:
    case PendingKind::PartyLost:
    case PendingKind::Launch:
    case PendingKind::Boarders:
      break;  // of ships
  }
}

}  // namespace core::ironclad
