#include "core/table/models.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core::table {
namespace {

// Farther than any ship runs in a battle.
constexpr std::int64_t kApart = 1'000;
constexpr std::int64_t kInARow = 8;
constexpr int kDeep = 99;   // feet
constexpr int kTurns = 99;  // of a battle that nobody has given a length

/// The middle of a place of its own.
Point place(std::size_t number) {
  const auto at = static_cast<std::int64_t>(number);
  return {Inches::of((at % kInARow + 1) * kApart), Inches::of((at / kInARow + 1) * kApart)};
}

/// Whether a rule of a battle asks where something lies on its table.
bool asks_the_table(const BattleRule& rule) noexcept {
  return std::holds_alternative<BowsOn>(rule) || std::holds_alternative<RiflePits>(rule) ||
         std::holds_alternative<MayDropBack>(rule) || std::holds_alternative<BanksHeld>(rule) ||
         std::holds_alternative<MaskedFort>(rule) || std::holds_alternative<KeptByForts>(rule) ||
         std::holds_alternative<OneMine>(rule);
}

}  // namespace

Battle on_models(Battle battle) {
  battle.by_models = true;
  battle.feet = kDeep;
  battle.current = 0;
  battle.areas.clear();
  battle.objectives.clear();
  std::erase_if(battle.rules, asks_the_table);
  std::size_t number = 0;
  const std::vector<BattleShip> as_were = battle.ships;
  for (BattleShip& ship : battle.ships) {
    ship.pose.at = place(number++);
    ship.chained.reset();
  }
  for (std::size_t i = 0; i < battle.ships.size(); ++i) {
    const auto other = battle.ships[i].lashed_to;
    if (other && other->value() < i) {
      const BattleShip& leader = battle.ships[other->value()];
      battle.ships[i].pose.at =
          leader.pose.at + (as_were[i].pose.at - as_were[other->value()].pose.at);
    }
  }
  for (BattleFort& fort : battle.forts) {
    fort.middle = place(number++);
  }
  const auto rows = static_cast<std::int64_t>(number) / kInARow + 2;
  battle.width = Inches::of((kInARow + 1) * kApart);
  battle.depth = Inches::of(rows * kApart);
  return battle;
}

Battle of_vessels(const Facts& facts, const std::vector<VesselId>& vessels,
                  const std::string& title) {
  Battle battle;
  battle.id = InternedText{title};
  battle.title = InternedText{title};
  battle.turns = kTurns;
  std::map<VesselId, std::size_t> taken;
  for (const VesselId id : vessels) {
    const Vessel& vessel = facts.vessel(id);
    const std::size_t before = taken[id]++;
    BattleShip ship;
    ship.card = id;
    ship.side = vessel.side;
    ship.name = before < vessel.ships.size() ? vessel.ships[before]
                : before == 0                ? vessel.name
                              : InternedText{vessel.name.str() + " " + std::to_string(before + 1)};
    battle.ships.push_back(std::move(ship));
  }
  return on_models(std::move(battle));
}

}  // namespace core::table
