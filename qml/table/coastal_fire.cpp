#include "core/coastal/condition.h"
#include "qml/table/coastal_desk.h"
#include "qml/table/table_play.h"

#include <QStringList>

#include <algorithm>

namespace tableview {

namespace {

namespace coast = core::coastal;
using coast::Shot;
using core::board::Side;
using core::table::FortId;
using core::table::Inches;
using core::table::ShipId;

bool is_of_shot(std::string_view key) {
  return key == "gun-hits" || key == "gun-misses" || key == "shot-wasted" || key == "mortar-hits" ||
         key == "mortar-misses";
}

QString band_words(coast::Band band) {
  switch (band) {
    case coast::Band::Close:
      return TablePlay::tr("close range");
    case coast::Band::Medium:
      return TablePlay::tr("medium range");
    case coast::Band::Long:
      return TablePlay::tr("long range");
  }
  return {};
}

QString with_sign(int number) {
  return number > 0 ? QStringLiteral("+%1").arg(number) : QStringLiteral("−%1").arg(-number);
}

QVariantMap step(const QString& text, const QString& rule) {
  return {{"text", text}, {"rule", rule}};
}

/// Where the lines of a fire belong: to the shot that made them.
class Attribution {
 public:
  explicit Attribution(std::vector<FiredShot>& shots) : shots_{&shots} {}

  /// A line that is none of a shot's own: its effect.
  void take(const core::table::Told& told, const FiredShot::Line& line, int target) {
    if (told.key == "loses-points" || told.key == "gun-bursts") {
      const bool bursts = told.key == "gun-bursts";
      for (std::size_t i = current_ ? *current_ + 1 : first_; i < shots_->size(); ++i) {
        const FiredShot& shot = (*shots_)[i];
        if (bursts ? target == firer_of(shot) && told.gun == shot.shot.gun + 1
                   : shot.hit && target == target_of(shot)) {
          current_ = i;
          break;
        }
      }
    }
    if (current_) {
      (*shots_)[*current_].lines.push_back(line);
    }
  }

  void end_volley() {
    first_ = shots_->size();
    current_.reset();
  }

  std::size_t ships{};  ///< how many there are: forts are counted after them

 private:
  [[nodiscard]] int firer_of(const FiredShot& shot) const {
    return shot.shot.from_fort ? static_cast<int>(ships) + shot.shot.fort.value()
                               : shot.shot.ship.value();
  }

  [[nodiscard]] int target_of(const FiredShot& shot) const {
    return shot.shot.at_fort ? static_cast<int>(ships) + shot.shot.target_fort.value()
                             : shot.shot.target.value();
  }

  std::vector<FiredShot>* shots_;
  std::size_t first_{};  ///< of the volley
  std::optional<std::size_t> current_;
};

/// Adds a ship's way to what is shown at the same time, or after it.
void add_passage(std::vector<Stage>& stages, const coast::Moved& moved, bool& drifting) {
  const bool turns = moved.from.at == moved.to.at;
  if (!stages.empty()) {
    auto& passages = stages.back().passages;
    const auto same = std::ranges::find(passages, moved.ship, &Passage::ship);
    if (turns && same != passages.end()) {
      same->to = moved.to;  // it slides along another one
      return;
    }
    if (same == passages.end() && stages.back().flashes.empty() && drifting == moved.drifted) {
      passages.push_back({moved.ship, moved.from, moved.to, {}, {}});
      return;
    }
  }
  drifting = moved.drifted;
  stages.push_back({{{moved.ship, moved.from, moved.to, {}, {}}}, {}});
}

}  // namespace

FiredShot CoastalDesk::fired(const coast::State& at, const core::table::Told& told) const {
  const auto ships = static_cast<std::uint8_t>(setting().ships.size());
  FiredShot fired;
  Shot& shot = fired.shot;
  shot.from_fort = told.ship->value() >= ships;
  shot.ship = shot.from_fort ? ShipId{} : *told.ship;
  shot.fort =
      shot.from_fort ? FortId{static_cast<std::uint8_t>(told.ship->value() - ships)} : FortId{};
  shot.at_fort = told.other->value() >= ships;
  shot.target = shot.at_fort ? ShipId{} : *told.other;
  shot.target_fort =
      shot.at_fort ? FortId{static_cast<std::uint8_t>(told.other->value() - ships)} : FortId{};
  if (told.gun) {
    shot.gun = static_cast<std::uint8_t>(*told.gun - 1);
  } else {  // a mortar: the ship has one
    const auto& guns = setting().ship(shot.ship).guns;
    const auto mortar =
        std::ranges::find(guns, core::table::Mounting::Mortar, &core::table::MountedGun::mounting);
    shot.gun = static_cast<std::uint8_t>(mortar == guns.end() ? 0 : mortar - guns.begin());
  }
  fired.by = coast::side_of(at, shot);
  fired.hit = told.key == "gun-hits" || told.key == "mortar-hits";
  fired.range = coast::range_of(setting(), at, shot);
  if (coast::is_mortar(setting(), shot)) {
    return fired;
  }
  const auto type = coast::gun_of(setting(), shot).type;
  fired.band = setting().charts.band(type, fired.range);
  if (!fired.band) {
    return fired;
  }
  fired.needs = setting()
                    .charts.gunnery.at(static_cast<std::size_t>(type))
                    .needs.at(static_cast<std::size_t>(*fired.band));
  if (!shot.at_fort && setting().ship(shot.target).small_target) {
    fired.small_target = setting().charts.firing.small_target;
  }
  if (!shot.from_fort) {
    const auto& ship = at.ship(shot.ship);
    const auto& person = coast::person_in_command(ship);
    fired.captain = ship.captain.alive && ship.captain_serves == shot.gun ? person.yellow : 0;
  }
  for (const auto& rule : core::table::rules_of<core::table::FortOvershoot>(setting().battle)) {
    if (shot.at_fort && rule.fort == shot.target_fort && fired.range <= rule.within) {
      fired.battle += rule.modifier;
    }
  }
  fired.end_on =
      coast::modifier_of(setting(), at, shot) - fired.small_target - fired.captain - fired.battle;
  return fired;
}

std::vector<Stage> CoastalDesk::happened(const coast::State& before,
                                         const std::vector<coast::Event>& events,
                                         std::span<const core::tabletop::BattleLine> told) {
  std::vector<Stage> stages;
  std::vector<FiredShot> shots;
  Attribution lines{shots};
  lines.ships = setting().ships.size();
  coast::State now = before;
  bool drifting = false;
  std::size_t line = 0;
  for (const coast::Event& event : events) {
    if (const auto* const moved = std::get_if<coast::Moved>(&event)) {
      add_passage(stages, *moved, drifting);
      lines.end_volley();
    } else if (std::holds_alternative<coast::PhaseBegan>(event)) {
      lines.end_volley();
    } else if (const auto* const fact = std::get_if<core::table::Told>(&event)) {
      while (line < told.size() && told[line].kind != core::tabletop::BattleLine::Kind::Told) {
        ++line;
      }
      if (line < told.size()) {
        const auto& text = told[line].text[0] ? told[line].text[0] : told[line].text[1];
        const FiredShot::Line words{QString::fromStdString(text.value_or(std::string{})),
                                    QString::fromStdString(fact->rule.text())};
        if (is_of_shot(fact->key) && fact->ship && fact->other) {
          shots.push_back(fired(now, *fact));
          shots.back().lines.push_back(words);
          if (stages.empty()) {
            stages.emplace_back();
          }
          stages.back().flashes.push_back(
              {coast::measuring_point(setting(), now, shots.back().shot),
               coast::aiming_point(setting(), now, shots.back().shot)});
        } else if (fact->ship && told[line].text[0] && told[line].text[1]) {
          lines.take(*fact, words, fact->ship->value());
        }
        ++line;
      }
    }
    coast::apply(now, event);
  }
  if (!shots.empty()) {
    shots_ = std::move(shots);
  }
  return stages;
}

QVariantList CoastalDesk::shots() const {
  QVariantList rows;
  const auto ships = static_cast<int>(setting().ships.size());
  for (const FiredShot& fired : shots_) {
    const Shot& shot = fired.shot;
    const int firer = shot.from_fort ? ships + shot.fort.value() : shot.ship.value();
    const int target = shot.at_fort ? ships + shot.target_fort.value() : shot.target.value();
    QVariantList steps;
    const QString far = inches_words(fired.range);
    if (fired.band) {
      steps << step(TablePlay::tr("%1, %2: %3 or more hits")
                        .arg(far, band_words(*fired.band))
                        .arg(fired.needs),
                    QStringLiteral("RC-283"));
    } else {
      steps << step(TablePlay::tr("%1 away").arg(far), QStringLiteral("RC-283"));
    }
    const auto modifier = [&](int by, const QString& words, const char* rule) {
      if (by != 0) {
        steps << step(words.arg(with_sign(by)), QString::fromLatin1(rule));
      }
    };
    modifier(fired.small_target, TablePlay::tr("a small target: %1"), "RC-286");
    modifier(fired.end_on, TablePlay::tr("end on: %1"), "RC-285");
    // [RC-044] What the enemy's captain is worth is not told.
    modifier(fired.captain,
             !viewer() || *viewer() == fired.by ? TablePlay::tr("the captain at the gun: %1")
                                                : TablePlay::tr("other things: %1"),
             "RC-284");
    modifier(fired.battle, TablePlay::tr("by the battle's own rule: %1"), "RC-501");
    for (const FiredShot::Line& line : fired.lines) {
      steps << step(line.text, line.rule);
    }
    rows << QVariantMap{{"title", TablePlay::tr("%1, gun %2, at %3")
                                      .arg(name_of(firer))
                                      .arg(shot.gun + 1)
                                      .arg(name_of(target))},
                        {"hit", fired.hit},
                        {"steps", steps}};
  }
  return rows;
}

std::vector<Shot> CoastalDesk::guns_of(int number) const {
  std::vector<Shot> guns;
  Shot shot;
  std::size_t count = 0;
  if (picture_.is_ship(number)) {
    shot.ship = ship_of(number);
    count = seen().ship(shot.ship).guns.size();
  } else if (picture_.is_fort(number)) {
    shot.from_fort = true;
    shot.fort = fort_of(number);
    count = seen().fort(shot.fort).guns.size();
  }
  for (std::size_t gun = 0; gun < count; ++gun) {
    shot.gun = static_cast<std::uint8_t>(gun);
    guns.push_back(shot);
  }
  return guns;
}

Done CoastalDesk::lay(int firer, int target) {
  std::vector<coast::Action> choices;
  for (Shot shot : guns_of(firer)) {
    shot.at_fort = picture_.is_fort(target);
    shot.target = shot.at_fort ? ShipId{} : ship_of(target);
    shot.target_fort = shot.at_fort ? fort_of(target) : FortId{};
    choices.emplace_back(coast::LayGun{shot});
  }
  // That a gun has fired, is laid or has no crew explains least.
  return act_all(choices, [](const core::table::Refusal& why) {
    return why.key == "fired-already" || why.key == "laid-already" || why.key == "gun-unmanned" ||
           why.key == "gun-lost" || why.key == "gun-needs-repair";
  });
}

Done CoastalDesk::unlay(int row) {
  const auto side = asked();
  if (!side || row < 0) {
    return std::nullopt;
  }
  const auto& laid = state().laid.at(static_cast<std::size_t>(*side));
  return row < static_cast<int>(laid.size())
             ? act(coast::UnlayGun{laid.at(static_cast<std::size_t>(row))})
             : std::nullopt;
}

QString CoastalDesk::ranged(const QString& text, const Shot& shot) const {
  const Inches range = coast::range_of(setting(), state(), shot);
  if (coast::is_mortar(setting(), shot)) {  // [RC-381] it has no bands
    return TablePlay::tr("%1, %2").arg(text, inches_words(range));
  }
  const auto band = setting().charts.band(coast::gun_of(setting(), shot).type, range);
  return band ? TablePlay::tr("%1, %2, %3").arg(text, inches_words(range), band_words(*band))
              : text;
}

QVariantList CoastalDesk::laid() const {
  QVariantList rows;
  const auto side = asked();
  if (!side) {
    return rows;
  }
  const auto& laid = state().laid.at(static_cast<std::size_t>(*side));
  std::vector<std::pair<int, QVariantList>> targets;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    const Shot& shot = laid[i];
    const auto ships = static_cast<int>(setting().ships.size());
    const int target = shot.at_fort ? ships + shot.target_fort.value() : shot.target.value();
    const int firer = shot.from_fort ? ships + shot.fort.value() : shot.ship.value();
    const auto& gun = coast::gun_of(setting(), shot);
    QString text = TablePlay::tr("%1, gun %2: %3")
                       .arg(name_of(firer))
                       .arg(shot.gun + 1)
                       .arg(models::words(gun.brief.str()));
    if (setting().options.show_ranges) {
      text = ranged(text, shot);
    }
    auto found = std::ranges::find(targets, target, &std::pair<int, QVariantList>::first);
    if (found == targets.end()) {
      targets.emplace_back(target, QVariantList{});
      found = targets.end() - 1;
    }
    found->second << QVariantMap{{"row", static_cast<int>(i)}, {"text", text}};
  }
  for (const auto& [target, guns] : targets) {
    rows << QVariantMap{{"title", TablePlay::tr("At %1").arg(name_of(target))},
                        {"guns", guns},
                        {"hint", QString{}},
                        {"weightA", 0},
                        {"columnA", -1},
                        {"weightB", 0},
                        {"columnB", -1}};
  }
  return rows;
}

}  // namespace tableview
