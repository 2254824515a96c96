#include "core/field/prospect.h"

#include "core/field/canister.h"
#include "core/field/chances.h"
#include "core/field/counter_battery.h"
#include "core/field/firing.h"
#include "core/field/musketry.h"
#include "core/field/round_shot.h"
#include "core/field/shell.h"
#include "core/field/skirmish.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace core::field {
namespace {

constexpr int kProspectFaces = 6;

Millis rounded_millis(Chance sum) noexcept {
  constexpr Chance kPart = kCertain / 1000;
  return {(sum + kPart / 2) / kPart};
}

/// Expected numbers before they are rounded.
struct Falls {
  Chance men{};
  Chance officers{};
};

/// Bodies that fire at the same group.
struct OnGroup {
  const TargetGroup* group{};
  std::vector<const BodyFire*> bodies;
};

std::vector<OnGroup> bodies_by_group(const std::vector<BodyFire>& fire) {
  std::vector<OnGroup> groups;
  for (const BodyFire& body : fire) {
    if (body.picked) {
      continue;
    }
    const auto found = std::ranges::find_if(groups, [&](const OnGroup& each) {
      return each.group->unit == body.group.unit && each.group->men == body.group.men &&
             each.group->officers == body.group.officers;
    });
    if (found != groups.end()) {
      found->bodies.push_back(&body);
    } else {
      groups.push_back({&body.group, {&body}});
    }
  }
  return groups;
}

/// That somebody is still there after all volleys on his group.
/// @param struck that a single hit strikes him
Chance survives_volleys(const OnGroup& on, Chance struck) {
  Chance left = kCertain;
  for (const BodyFire* const body : on.bodies) {
    if (body->firers.skirmish) {
      continue;
    }
    Chance mean = 0;
    for (int face = 1; face <= kProspectFaces; ++face) {
      Chance spared = kCertain;
      for (int hit = hits_of_die(face, body->deduction, body->firers.men); hit > 0; --hit) {
        spared = both(spared, unless(struck));
      }
      mean += spared;
    }
    left = both(left, (mean + kProspectFaces / 2) / kProspectFaces);
  }
  return left;
}

/// [FB-154] [FB-156] Of volleys: each number alone, for hits strike with replacement.
Falls of_volleys(const OnGroup& on) {
  Falls falls;
  const int officers = leaders_in(*on.group);
  const Chance number = chance_of(1, kProspectFaces);
  const Chance shared = chance_of(1, std::int64_t{2} * kProspectFaces);
  for (std::size_t i = 0; i < on.group->men.size(); ++i) {
    if (on.group->men[i] != TargetGroup::kNobody) {
      const bool six = i + 1 == kProspectFaces && officers > 0;
      falls.men += unless(survives_volleys(on, six ? shared : number));
    }
  }
  std::array<int, kProspectFaces> faces{};  // of the third die, by officer
  for (int face = 0; officers > 0 && face < kProspectFaces; ++face) {
    ++faces.at(static_cast<std::size_t>(face * officers / kProspectFaces));
  }
  for (const int mine : faces) {
    if (mine > 0) {
      const Chance struck = both(shared, chance_of(mine, kProspectFaces));
      falls.officers += unless(survives_volleys(on, both(struck, kOfficerFalls)));
    }
  }
  return falls;
}

/// [FB-187] Who of a group is not struck yet: men with the numbers 1 to 5, the man with the number
/// 6, officers.
struct NotStruck {
  int low{};
  int six{};
  int officers{};
  Chance chance{kCertain};  ///< that it has come to this
};

/// One more kill in a group: what falls, and how things stand then.
void kill_one(std::vector<NotStruck>& stands, Chance it_comes, Falls& falls) {
  std::vector<NotStruck> then;
  const auto add = [&](NotStruck next) {
    const auto same = std::ranges::find_if(then, [&](const NotStruck& each) {
      return each.low == next.low && each.six == next.six && each.officers == next.officers;
    });
    if (same != then.end()) {
      same->chance += next.chance;
    } else {
      then.push_back(next);
    }
  };
  for (const NotStruck& now : stands) {
    // In twelfths: an officer shares the 6 with the man.
    const int low = 2 * now.low;
    const int six = now.six * (now.officers > 0 ? 1 : 2);
    const int officer = now.officers > 0 ? 1 : 0;
    const int all = low + six + officer;
    const auto part = [&](int weight) {
      return all > 0 ? both(now.chance, chance_of(weight, all)) : 0;
    };
    falls.men += both(part(low + six), it_comes);
    falls.officers += both(both(part(officer), kOfficerFalls), it_comes);
    if (low > 0) {
      add({now.low - 1, now.six, now.officers, part(low)});
    }
    if (six > 0) {
      add({now.low, 0, now.officers, part(six)});
    }
    if (officer > 0) {
      add({now.low, now.six, now.officers - 1, part(officer)});
    }
  }
  stands = std::move(then);
}

Chance kill_chance(const BodyFire& body, int bonus) noexcept {
  return at_least(body.kills_on - bonus);
}

/// Of skirmishers at one group.
Falls of_skirmishers(const OnGroup& on, int bonus) {
  std::vector<Chance> kills{kCertain};  // chance of so many
  for (const BodyFire* const body : on.bodies) {
    if (!body->firers.skirmish) {
      continue;
    }
    const Chance chance = kill_chance(*body, bonus);
    kills.push_back(0);
    for (std::size_t i = kills.size(); i-- > 0;) {
      kills[i] = both(kills[i], unless(chance)) + (i > 0 ? both(kills[i - 1], chance) : 0);
    }
  }
  NotStruck all;
  for (std::size_t i = 0; i < on.group->men.size(); ++i) {
    if (on.group->men[i] != TargetGroup::kNobody) {
      ++(i + 1 == kProspectFaces ? all.six : all.low);
    }
  }
  all.officers = leaders_in(*on.group);
  std::vector<NotStruck> stands{all};
  Falls falls;
  Chance it_comes = kCertain - kills.front();  // to at least so many kills
  for (std::size_t i = 1; i < kills.size() && !stands.empty(); ++i) {
    kill_one(stands, it_comes, falls);
    it_comes -= kills[i];
  }
  return falls;
}

/// [FB-183] Of those who pick off individuals.
Chance of_picking(const std::vector<BodyFire>& fire, int bonus) {
  std::vector<std::pair<Victim, Chance>> unhurt;
  for (const BodyFire& body : fire) {
    if (!body.picked) {
      continue;
    }
    const Chance misses = unless(both(kill_chance(body, bonus), kOfficerFalls));
    const auto found =
        std::ranges::find_if(unhurt, [&](const auto& each) { return each.first == *body.picked; });
    if (found == unhurt.end()) {
      unhurt.emplace_back(*body.picked, misses);
    } else {
      found->second = both(found->second, misses);
    }
  }
  Chance falls = 0;
  for (const auto& each : unhurt) {
    falls += unless(each.second);
  }
  return falls;
}

MusketProspect prospect_of_bodies(const Setting& setting, const State& state, UnitId unit,
                                  const std::vector<BodyFire>& fire) {
  const int bonus = skirmish_bonus(setting, state.unit(unit));
  Falls sum;
  for (const OnGroup& on : bodies_by_group(fire)) {
    const Falls volleys = of_volleys(on);
    const Falls skirmishers = of_skirmishers(on, bonus);
    sum.men += volleys.men + skirmishers.men;
    sum.officers += volleys.officers + skirmishers.officers;
  }
  sum.officers += of_picking(fire, bonus);
  return {rounded_millis(sum.men), rounded_millis(sum.officers)};
}

/// What a shot does, before it is rounded.
class ShotSum {
 public:
  ShotSum(const Setting& setting, const State& state, const Laying& laying)
      : setting_{setting}, state_{state}, side_{state.unit(laying.unit).side} {}

  /// All of it comes with one chance.
  void add(const std::vector<Reached>& reached, Chance chance, ShotKind kind) {
    for (const Reached& each : reached) {
      switch (each.kind) {
        case ReachedKind::Figure:
        case ReachedKind::General:
          add_head(each, chance);
          break;
        case ReachedKind::Gun:
          add_gun(each, chance);
          break;
        case ReachedKind::House:
          chance = add_house(each, chance, kind);
          break;
      }
    }
  }

  [[nodiscard]] ShotProspect rounded() const {
    return {rounded_millis(enemies_), rounded_millis(friends_), rounded_millis(gun_points_),
            rounded_millis(house_kills_), rounded_millis(house_points_)};
  }

 private:
  void add_head(const Reached& each, Chance chance) {
    bool officer = true;
    Side side{};
    if (each.kind == ReachedKind::General) {
      side = state_.generals.at(each.index).side;
    } else {
      side = state_.unit(each.unit).side;
      officer = is_officer(state_.unit(each.unit).figures.at(each.index).kind);
    }
    Chance falls = both(chance, at_least(each.kills_on));
    falls = officer ? both(falls, kOfficerFalls) : falls;
    (side == side_ ? friends_ : enemies_) += falls;
  }

  void add_gun(const Reached& each, Chance chance) {
    const Unit& unit = state_.unit(each.unit);
    if (holder_of(unit, unit.guns.at(each.index)) == side_) {
      return;
    }
    int points = 0;
    for (int die = 1; die <= kProspectFaces; ++die) {
      points += points_of_hit(die, each.along);
    }
    gun_points_ += points * both(chance, chance_of(1, kProspectFaces));
  }

  /// @return the chance that the shot goes on
  [[nodiscard]] Chance add_house(const Reached& each, Chance chance, ShotKind kind) {
    const SectionId section{each.index};
    const Garrison inside = garrison_in(section);
    int on = 0;
    int kills = 0;
    int points = 0;
    for (int die = 1; die <= kProspectFaces; ++die) {
      const bool shell = kind == ShotKind::Shell;
      const HouseShot shot = shell ? HouseShot{} : house_shot(setting_.charts, each.along, die);
      on += shell || shot.goes_on ? 1 : 0;
      points += shell ? die : points_of_hit(die, each.along);
      kills +=
          std::min(inside.figures, shell ? setting_.charts.houses.shell_kills.on(die) : shot.kills);
    }
    const Chance each_die = both(chance, chance_of(1, kProspectFaces));
    if (inside.figures > 0) {
      // An officer who is drawn falls two times in three.
      const std::int64_t thirds = std::int64_t{3} * inside.figures;
      const Chance falls = both(each_die, chance_of(thirds - inside.officers, thirds));
      (inside.friends ? friends_ : house_kills_) += kills * falls;
    }
    house_points_ += inside.friends ? 0 : points * each_die;
    return on * each_die;
  }

  struct Garrison {
    int figures{};
    int officers{};
    bool friends{};
  };

  [[nodiscard]] Garrison garrison_in(SectionId section) const {
    Garrison inside;
    for (const UnitId id : garrisons_in(state_, section)) {
      inside.friends = inside.friends || state_.unit(id).side == side_;
      for (const Figure& figure : state_.unit(id).figures) {
        if (figure.present() && figure.section == static_cast<std::int8_t>(section.value())) {
          ++inside.figures;
          inside.officers += is_officer(figure.kind) ? 1 : 0;
        }
      }
    }
    return inside;
  }

  const Setting& setting_;
  const State& state_;
  Side side_;
  Chance enemies_{};
  Chance friends_{};
  Chance gun_points_{};
  Chance house_kills_{};
  Chance house_points_{};
};

void add_stick(const Setting& setting, const State& state, const Laying& laying, ShotSum& sum) {
  const auto& die = setting.charts.stick.die;
  for (const Colour colour : {Colour::White, Colour::Yellow, Colour::Green}) {
    const auto faces = std::ranges::count(die, colour);
    sum.add(under_stick(setting, state, laying, colour), chance_of(faces, kProspectFaces),
            ShotKind::Ball);
  }
}

/// [FB-458] By the difference of the two dice.
void add_sleeve(const Setting& setting, const State& state, const Laying& laying, ShotSum& sum) {
  for (int difference = 1 - kProspectFaces; difference < kProspectFaces; ++difference) {
    const int plus = std::max(1, 1 + difference);
    sum.add(
        under_sleeve(setting, state, laying, sleeve_middle(state, laying, plus, plus - difference)),
        chance_of(kProspectFaces - std::abs(difference),
                  std::int64_t{kProspectFaces} * kProspectFaces),
        ShotKind::Ball);
  }
}

}  // namespace

MusketProspect prospect_of(const Setting& setting, const State& state, const Volley& volley) {
  return prospect_of_bodies(setting, state, volley.unit, fire_of(setting, state, volley));
}

MusketProspect prospect_of_closing(const Setting& setting, const State& state, UnitId defender,
                                   UnitId attacker) {
  if (!may_close_volley(setting, state, defender, attacker)) {
    return {};
  }
  if (state.unit(defender).muster.type != TroopType::Battery) {
    return prospect_of_bodies(setting, state, defender,
                              closing_fire_of(setting, state, defender, attacker));
  }
  // Two guns may hit the same man: he is there no more when both have missed him.
  std::vector<std::pair<std::uint8_t, Chance>> unhurt;
  const auto& figures = state.unit(attacker).figures;
  for (const Laying& laying : closing_guns(setting, state, defender, attacker)) {
    for (const Reached& each : in_near_part(setting, state, laying, attacker)) {
      if (each.kind != ReachedKind::Figure) {
        continue;
      }
      const Chance falls = both(at_least(each.kills_on),
                                is_officer(figures[each.index].kind) ? kOfficerFalls : kCertain);
      const auto found =
          std::ranges::find_if(unhurt, [&](const auto& one) { return one.first == each.index; });
      if (found == unhurt.end()) {
        unhurt.emplace_back(each.index, unless(falls));
      } else {
        found->second = both(found->second, unless(falls));
      }
    }
  }
  Falls sum;
  for (const auto& [figure, left] : unhurt) {
    (is_officer(figures[figure].kind) ? sum.officers : sum.men) += unless(left);
  }
  return {rounded_millis(sum.men), rounded_millis(sum.officers)};
}

ShotProspect prospect_of(const Setting& setting, const State& state, const Laying& laying) {
  ShotSum sum{setting, state, laying};
  switch (laying.kind) {
    case ShotKind::Ball:
      if (setting.options.round_shot_sleeve) {
        add_sleeve(setting, state, laying, sum);
      } else {
        add_stick(setting, state, laying, sum);
      }
      break;
    case ShotKind::Canister:
      sum.add(in_canister(setting, state, laying), kCertain, ShotKind::Canister);
      break;
    case ShotKind::Shell:
      for (const Sector sector : setting.charts.burst.die) {
        sum.add(in_sector(setting, state, laying, sector), chance_of(1, kProspectFaces),
                ShotKind::Shell);
      }
      break;
  }
  return sum.rounded();
}

}  // namespace core::field
