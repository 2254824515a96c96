#include "core/field/appraisal.h"

#include "core/field/firers.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/losses.h"
#include "core/field/morale.h"
#include "core/field/rates.h"
#include "core/field/skirmish.h"
#include "core/field/targets.h"
#include "core/field/terrain.h"
#include "core/field/victory.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>

namespace core::field {
namespace {

constexpr int kMil = 1000;
constexpr int kSixFiles = 6;
constexpr std::int32_t kBearsWithin = 45 * Heading::kDegree;  // [FB-164]
constexpr std::int32_t kGunTraverse = 15 * Heading::kDegree;  // [FB-210]
constexpr std::int32_t kBeside = 60 * Heading::kDegree;
constexpr Inches kSupportWithin = Inches::of(9);

/// [FB-T09] [FB-154] Men whom one die of six firers strikes, in thousandths, by what is taken from
/// it: hits strike with replacement.
constexpr std::array<int, 7> kStruckByDie{2675, 2009, 1411, 894, 472, 167, 0};

/// Shares of a fire at a target that is not the nearest.
constexpr int kShareOfFarther = 350;

int ranks_under_stick(const Unit& unit) {
  if (is_open(unit.formation)) {
    return kMil / 2;
  }
  return std::clamp(ranks_of(unit), 1, 4) * kMil;
}

/// [FB-T11] [FB-T12] [FB-T14] By distance: what one gun does to a body of formed troops.
int ball_at(const Unit& target, Inches off) {
  if (off > Inches::of(60)) {
    return 0;
  }
  // One colour in three; it is laid on a file.
  const int kill = off <= Inches::of(42) ? 667 : off <= Inches::of(54) ? 500 : 333;
  return ranks_under_stick(target) * kill / kMil / 3;
}

int canister_at(const Unit& target, Inches off) {
  constexpr int kAtMost = 2200;
  const int files = is_open(target.formation) ? kMil / 2 : kMil;
  const auto inches = static_cast<int>(off.ticks() / Inches::kTicks) + 1;
  const int kill = off <= Inches::ratio(11, 2) ? 500 : off <= Inches::of(12) ? 333 : 167;
  // The cone is 5/24 of the distance wide, a file 3/4", two ranks.
  const int heads = inches * kMil * 5 / 24 * 4 / 3 * std::clamp(ranks_of(target), 1, 4);
  return std::min(kAtMost, heads / kMil * kill * files / kMil);
}

int shell_at(const Unit& target) { return is_open(target.formation) ? 500 : 1150; }

}  // namespace

std::optional<Point> nearest_man(const Unit& unit, Point from) noexcept {
  std::optional<Point> nearest;
  std::int64_t least = 0;
  for (const Figure& figure : unit.figures) {
    if (figure.present()) {
      const std::int64_t squared = table::distance_squared(figure.at, from);
      if (!nearest || squared < least) {
        nearest = figure.at;
        least = squared;
      }
    }
  }
  return nearest;
}

bool is_in_hand(const Unit& unit) noexcept {
  return unit.on_table() && !unit.broken && !unit.asleep && unit.bad == 0 && unit.retreat == 0 &&
         !unit.rallies;
}

Appraisal::Appraisal(const Setting& setting, const State& state, Side side)
    : setting_{&setting}, state_{&state}, side_{side} {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& enemy = state.units[i];
    if (enemy.side == side || !enemy.on_table() || enemy.hidden) {
      continue;
    }
    enemies_.push_back(unit_id(i));
    Inches least = Inches::of(1000);
    UnitId who{0};
    for (std::size_t j = 0; j < state.units.size(); ++j) {
      const Unit& own = state.units[j];
      if (own.side == side && own.on_table()) {
        const Inches off = table::distance(own.pose.at, enemy.pose.at);
        if (off < least) {
          least = off;
          who = unit_id(j);
        }
      }
    }
    nearest_own_.push_back(least);
    nearest_who_.push_back(who);
  }
}

int Appraisal::enemy_strength(Point place, Inches within) const {
  int sum = 0;
  for (const UnitId id : enemies_) {
    if (table::within(state_->unit(id).pose.at, place, within)) {
      sum += strength_of(*setting_, *state_, id);
    }
  }
  return sum;
}

bool Appraisal::covers(const Unit& target, Point at, Point from) const {
  if (is_housed(target)) {
    return true;
  }
  Figure figure;
  figure.at = at;
  return in_cover(*setting_, *state_, figure, from);
}

int Appraisal::musketry_of(const Unit& firer, Point from, const Unit& target, Inches off,
                           Point at) const {
  if (firer.muster.arm == Arm::None || is_mounted(firer) ||
      off > musket_range(*setting_, *state_, firer)) {
    return 0;
  }
  const bool covered = covers(target, at, from);
  if (is_open(firer.formation) && !is_housed(firer)) {
    const SkirmishTarget row =
        is_open(target.formation)
            ? (covered ? SkirmishTarget::OpenInCover : SkirmishTarget::Open)
            : (covered ? SkirmishTarget::LineInCover : SkirmishTarget::Organised);
    const auto score = skirmish_score(*setting_, firer, row, off.ticks() * off.ticks());
    return score ? fighting_men_of(firer) * (7 - *score) * kMil / kSixFiles : 0;
  }
  std::size_t band = 0;
  while (band + 1 < setting_->charts.musketry.size() &&
         off > band_end(firer, setting_->charts.musketry.at(band))) {
    ++band;
  }
  const MusketryBand& row = setting_->charts.musketry.at(band);
  const bool thin = is_open(target.formation);
  int deduction = firer.first_volley ? (covered || thin ? row.first_cover : row.first_open)
                                     : (covered || thin ? row.normal_cover : row.normal_open);
  deduction += thin && covered ? 1 : 0;
  const int per_die = kStruckByDie.at(static_cast<std::size_t>(std::clamp(deduction, 0, 6)));
  int men = std::min(fighting_men_of(firer), 2 * std::max<int>(1, firer.files));
  men = firer.ford ? men / 2 : men;
  const int rest = men % kSixFiles;
  const int whole = men / kSixFiles * per_die + (rest >= 3 ? per_die * rest / 12 : 0);
  return std::min(whole, men_of(target) * kMil);
}

int Appraisal::guns_of(const Unit& firer, const Unit& target, Inches off) const {
  if (firer.formation != Formation::InAction) {
    return 0;
  }
  int sum = 0;
  for (std::size_t i = 0; i < firer.guns.size(); ++i) {
    const GunModel& gun = firer.guns[i];
    if (gun.destroyed || gun.taken_by || gunners_of(firer, i) == 0) {
      continue;
    }
    int best = off <= Inches::of(24) ? canister_at(target, off) : 0;
    if (gun.kind == GunKind::Gun && off > Inches::of(18)) {
      best = std::max(best, ball_at(target, off));
    }
    if (gun.kind == GunKind::Howitzer && off >= Inches::of(20) && off <= Inches::of(50)) {
      best = std::max(best, shell_at(target));
    }
    const bool every = gunners_of(firer, i) >= 2 && gun.damage < 10;
    sum += every ? best : best / 2;
  }
  return is_housed(target) ? sum / 3 : sum;
}

int Appraisal::fire_of(const Unit& firer, Point from, const Unit& target, Inches off,
                       Point at) const {
  if (firer.halted || firer.broken || firer.bad > 0 || firer.asleep) {
    return 0;
  }
  return firer.guns.empty() ? musketry_of(firer, from, target, off, at)
                            : guns_of(firer, target, off);
}

Exchange Appraisal::exchange(UnitId id, const Unit& as, bool fires) const {
  Exchange result;
  const std::int32_t arc = as.guns.empty() ? kBearsWithin : kGunTraverse;
  Inches least = Inches::of(1000);
  for (std::size_t i = 0; i < enemies_.size(); ++i) {
    const Unit& enemy = state_->unit(enemies_[i]);
    const auto at = nearest_man(enemy, as.pose.at);
    const auto mine = nearest_man(as, enemy.pose.at);
    if (!at || !mine) {
      continue;
    }
    const Inches off = table::distance(as.pose.at, *at);
    const std::int32_t turn =
        table::angle_between(as.pose.heading, table::bearing(as.pose.at, *at));
    if (off < least) {
      least = off;
      result.nearest = enemies_[i];
      result.off = off;
      result.covered = covers(as, as.pose.at, *at);
    }
    // [FB-525] Half a point of risk.
    const bool runs = enemy.muster.type == TroopType::Cavalry
                          ? is_mounted(enemy)
                          : enemy.formation == Formation::Column;
    if (turn > kBearsWithin && runs && is_in_hand(enemy) &&
        off <= charge_rate_of(*setting_, enemy) && as.guns.empty() && !is_housed(as)) {
      result.flanked = true;
    }
    const Inches reach = enemy.guns.empty() ? Inches::of(26) : Inches::of(61);
    const Inches own_reach = as.guns.empty() ? Inches::of(26) : Inches::of(61);
    const Inches back = table::distance(enemy.pose.at, *mine);
    if (off > std::max(reach, own_reach) || is_engaged(*state_, enemies_[i])) {
      continue;
    }
    const bool all_round = is_open(as.formation) || is_housed(as);
    const bool its_all_round = is_open(enemy.formation) || is_housed(enemy);
    const std::int32_t its_turn =
        table::angle_between(enemy.pose.heading, table::bearing(enemy.pose.at, *mine));
    int out = fires && (all_round || turn <= arc) ? fire_of(as, as.pose.at, enemy, off, *at) : 0;
    // An enemy may turn a little before he fires.
    int in = its_all_round || its_turn <= kBearsWithin
                 ? fire_of(enemy, enemy.pose.at, as, back, *mine)
                 : 0;
    if (out == 0 && in == 0) {
      continue;
    }
    if (screen_between(*setting_, *state_, as.pose.at, *at, id, enemies_[i]) != Screen::None) {
      // Guns shoot over what hides muskets only now and then.
      continue;
    }
    const bool nearest_to_it = nearest_who_[i] == id || off <= nearest_own_[i];
    in = nearest_to_it ? in : in * kShareOfFarther / kMil;
    result.in_range = result.in_range || out > 0;
    if (out > result.inflicted) {
      result.inflicted = out;
      result.target = enemies_[i];
    }
    result.suffered += in;
  }
  if (is_housed(as)) {
    result.covered = true;
  }
  return result;
}

int Appraisal::risk(UnitId id, int suffered) const {
  const Unit& unit = state_->unit(id);
  if (suffered <= 0 || !has_morale(unit) || unit.strength <= 0) {
    return 0;
  }
  constexpr int kFaces = 6;
  const int lost = unit.strength - men_of(unit);
  const int then = lost * kMil + suffered;
  const int whole = unit.strength * kMil;
  if (then * 2 >= whole) {
    return kMil;
  }
  const MoraleTable& table = setting_->charts.morale;
  const int off = then * 4 >= whole ? table.quarter_lost : then * 6 >= whole ? table.sixth_lost : 0;
  const int good =
      chance_of_good(command_points(*setting_, *state_, id), off, morale_needed(*setting_, unit));
  const int tested = std::min(kMil, suffered);
  return tested * (kFaces - good) / kFaces;
}

bool Appraisal::supported(UnitId id, const Unit& as) const {
  const Inches half = frontage_of(setting_->charts, as) / 2;
  for (std::size_t i = 0; i < state_->units.size(); ++i) {
    const Unit& other = state_->units[i];
    if (unit_id(i) == id || other.side != side_ || !is_good(other) || other.asleep ||
        !other.guns.empty()) {
      continue;
    }
    if (table::within(other.pose.at, as.pose.at, kSupportWithin + half) &&
        table::angle_between(as.pose.heading, table::bearing(as.pose.at, other.pose.at)) >=
            kBeside) {
      return true;
    }
  }
  return false;
}

int Appraisal::closing_losses(const Unit& charger, UnitId target) const {
  const Unit& enemy = state_->unit(target);
  const auto mine = nearest_man(charger, enemy.pose.at);
  if (!mine || enemy.halted || enemy.bad > 0 || enemy.asleep ||
      enemy.formation == Formation::Limbered || is_engaged(*state_, target)) {
    return 0;
  }
  const std::int32_t turn =
      table::angle_between(enemy.pose.heading, table::bearing(enemy.pose.at, *mine));
  if (turn > kBearsWithin && !is_open(enemy.formation) && !is_housed(enemy)) {
    return 0;  // [FB-285]
  }
  constexpr Inches kClose = Inches::of(5);
  const int volley = enemy.guns.empty() ? musketry_of(enemy, enemy.pose.at, charger, kClose, *mine)
                                        : guns_of(enemy, charger, kClose);
  return volley / 2;
}

int Appraisal::charge_ratio(const Unit& charger, UnitId target) const {
  const Unit& enemy = state_->unit(target);
  constexpr int kFull = 14;       // [FB-280]
  constexpr int kCharging = 583;  // 21/36 [FB-T20]
  constexpr int kStands = 417;    // 15/36
  constexpr int kCover = 1300;
  constexpr int kOverlap = 200;
  const int left = men_of(charger) * kMil - closing_losses(charger, target);
  if (left <= 0) {
    return 0;
  }
  const bool horse = is_mounted(charger);
  const bool foot_target = !is_mounted(enemy);
  // [FB-311] The rear rank of horse comes up beside the front.
  const int most = horse ? std::max(1, charger.files * 3 / 2) : kFull;
  const int attackers = std::min(most * kMil, left);
  const auto at = nearest_man(charger, enemy.pose.at);
  const bool covered = at && covers(enemy, enemy.pose.at, *at);
  const int men = std::max(1, fighting_men_of(enemy));
  const int in_front = is_housed(enemy) || is_open(enemy.formation)
                           ? men
                           : std::min<int>(men, std::max<int>(1, enemy.files));
  int defenders = std::min(in_front * kMil, attackers);
  const int overlap = std::max(0, attackers - defenders);
  // [FB-T20] One horseman against one on foot wins 196 times in 216 as he charges, else 181.
  // In a line each horse meets more than one file: between that and one against two.
  const bool alone =
      is_open(enemy.formation) || !enemy.guns.empty() || men_of(enemy) * kMil < attackers;
  const int rides = alone ? 907 : 700;
  const int wins = horse ? (foot_target ? rides : kCharging) : foot_target ? kCharging : 93;
  const int loses = horse ? (foot_target ? kMil - rides : kStands) : foot_target ? kStands : rides;
  defenders = std::max(kMil, defenders);
  const std::int64_t ours = std::int64_t{attackers} * wins + std::int64_t{overlap} * kOverlap;
  std::int64_t theirs = std::int64_t{defenders} * loses;
  if (covered) {
    theirs = theirs * kCover / kMil;
  }
  return static_cast<int>(std::min<std::int64_t>(std::int64_t{9} * kMil,
                                                 ours * kMil / std::max<std::int64_t>(1, theirs)));
}

bool Appraisal::is_prey_of_horse(const Unit& horse, UnitId target) const {
  const Unit& enemy = state_->unit(target);
  const auto at = nearest_man(enemy, horse.pose.at);
  if (!at || is_housed(enemy)) {
    return false;
  }
  constexpr int kFew = 12;
  const bool spent = enemy.exhausted > 0 && state_->move < enemy.fresh_again;
  if (enemy.broken) {
    return false;  // it goes off the table by itself
  }
  if (enemy.formation == Formation::Limbered || enemy.bad > 0 || enemy.retreat > 0 ||
      enemy.asleep || spent) {
    return true;
  }
  if (enemy.muster.type == TroopType::Wagons || enemy.muster.type == TroopType::Boat) {
    return enemy.muster.type == TroopType::Wagons;
  }
  if (is_open(enemy.formation)) {
    return !covers(enemy, *at, horse.pose.at);
  }
  const std::int32_t turn =
      table::angle_between(enemy.pose.heading, table::bearing(enemy.pose.at, horse.pose.at));
  if (turn > kBearsWithin) {
    return true;
  }
  if (enemy.muster.type == TroopType::Cavalry) {
    return is_mounted(enemy) ? men_of(enemy) <= men_of(horse)
                             : !enemy.first_volley || men_of(enemy) < kFew;
  }
  return enemy.muster.type == TroopType::Infantry && !enemy.first_volley && men_of(enemy) <= kFew;
}

}  // namespace core::field
