#include "core/field/army_list.h"

#include <algorithm>

namespace core::field {
namespace {

constexpr int kMostInList = 3;  // [FB-473] officers of a unit
constexpr int kPartOf = 8;      // [FB-425] men of a detachment, or a multiple

// [FB-472] in quarters of a point
constexpr int kSmoothbore = 4;
constexpr int kRifle = 5;
constexpr int kRider = 8;
constexpr int kGunModel = 48;
constexpr int kOfficerWorth = 4;
constexpr int kGeneralWorth = 16;
constexpr int kOptionTroops = 2;

bool has_option(const Muster& muster) noexcept {
  return muster.light || muster.super_skirmishers || muster.assault;
}

int worth_of_man(const Muster& muster) noexcept {
  const int option = has_option(muster) ? kOptionTroops : 0;
  switch (muster.type) {
    case TroopType::Infantry:
      return (muster.arm == Arm::RifledMusket ? kRifle : kSmoothbore) + option;
    case TroopType::Cavalry:
      return kRider + option;
    case TroopType::Battery:  // the models count, with who serves them
    case TroopType::Wagons:
    case TroopType::Boat:
      return 0;
  }
  return 0;
}

}  // namespace

int quarter_points(const Muster& muster) noexcept {
  return muster.officers * kOfficerWorth + muster.men * worth_of_man(muster) +
         static_cast<int>(muster.guns.size()) * kGunModel;
}

int quarter_points(const SampleBrigade& brigade) noexcept {
  int sum = kGeneralWorth;
  for (const Muster& each : brigade.units) {
    sum += quarter_points(each);
  }
  return sum;
}

int quarter_points(const Battle& battle, Side side) noexcept {
  int sum = 0;
  for (const BattleUnit& unit : battle.units) {
    sum += unit.side == side ? quarter_points(unit.muster) : 0;
  }
  for (const BattleGeneral& general : battle.generals) {
    sum += general.side == side ? kGeneralWorth : 0;
  }
  return sum;
}

std::string points_text(int quarters) {
  const int rest = quarters % kQuartersOfPoint;
  std::string whole = std::to_string(quarters / kQuartersOfPoint);
  if (rest == 0) {
    return whole;
  }
  return whole + (rest == 2 ? " 1/2" : rest == 1 ? " 1/4" : " 3/4");
}

std::optional<std::string> fault_of(const Muster& muster, ListEntry entry) {
  const std::string gunless = "guns without gunners cannot fight [FB-473]";
  const bool battery = muster.type == TroopType::Battery;
  if (muster.officers < 0 || muster.officers > kMostInList) {
    return "a unit has at most " + std::to_string(kMostInList) + " officers [FB-473]";
  }
  if (muster.men <= 0) {
    return battery ? gunless : "a unit without rank and file is none [FB-470]";
  }
  if (!battery && !muster.guns.empty()) {
    return "only a battery has guns [FB-021]";
  }
  if (battery && muster.guns.empty()) {
    return "a battery has a gun or a howitzer [FB-026]";
  }
  if (muster.guns.size() > static_cast<std::size_t>(muster.men)) {
    return "one of the " + std::to_string(muster.guns.size()) + " guns has no gunner: " + gunless;
  }
  const bool eights = muster.type == TroopType::Infantry && muster.men % kPartOf == 0;
  if (entry == ListEntry::Detachment && (!eights || muster.officers != 1)) {
    return "a detachment is one officer and eight men of the infantry, or a multiple of eight "
           "[FB-473]";
  }
  return std::nullopt;
}

std::optional<std::string> fault_of(const Charts& charts, const std::vector<Muster>& units,
                                    const std::vector<std::optional<std::size_t>>& detached_from) {
  std::vector<int> parts(units.size(), 1);
  for (std::size_t i = 0; i < units.size(); ++i) {
    const auto from = i < detached_from.size() ? detached_from[i] : std::nullopt;
    if (auto fault = fault_of(units[i], from ? ListEntry::Detachment : ListEntry::Regiment)) {
      return fault;
    }
    if (!from) {
      continue;
    }
    if (*from >= units.size() || *from == i || units[*from].type != TroopType::Infantry) {
      return std::string{"a detachment is a part of a regiment of the list [FB-425]"};
    }
    if (++parts[*from] > charts.regiment_parts) {
      return "a regiment has at most " + std::to_string(charts.regiment_parts) +
             " parts, its main body among them [FB-425]";
    }
  }
  return std::nullopt;
}

}  // namespace core::field
