// How an order of the battle on land is reckoned, step by step with its rules, before any die.
#include "core/cli/assistant.h"
#include "core/cli/words.h"
#include "core/field/canister.h"
#include "core/field/charge.h"
#include "core/field/combats.h"
#include "core/field/firing.h"
#include "core/field/formation.h"
#include "core/field/melee_score.h"
#include "core/field/morale.h"
#include "core/field/movement.h"
#include "core/field/musketry.h"
#include "core/field/prospect.h"
#include "core/field/rates.h"
#include "core/field/round_shot.h"
#include "core/field/shell.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace core::cli {
namespace {

using Match = tabletop::FieldMatch;
using field::Inches;
using field::UnitId;

constexpr int kDieFaces = 6;
constexpr double kMilli = 1000;

std::string inch_text(Inches length) { return fmt::format("{:.1f}\"", length.decimal()); }

std::string number_text(field::Millis number) {
  return fmt::format("{:.1f}", static_cast<double>(number.value) / kMilli);
}

/// "4+"
std::string from_text(int face) { return fmt::format("{}+", face); }

// ---- muskets ----

/// The band of table FB-T08 that a distance falls into.
const field::MusketryBand* band_of(const Match& match, UnitId firer, std::int64_t squared) {
  for (const field::MusketryBand& band : match.setting().charts.musketry) {
    const Inches end = field::band_end(match.state().unit(firer), band);
    if (squared <= end.ticks() * end.ticks()) {
      return &band;
    }
  }
  return nullptr;
}

/// Where the target stands, by what is taken from the die.
std::string_view cover_words(const field::MusketryBand& band, bool first, int deduction) {
  const int open = first ? band.first_open : band.normal_open;
  const int cover = first ? band.first_cover : band.normal_cover;
  return deduction == open    ? "in the open"
         : deduction == cover ? "in cover or open order [FB-165]"
                              : "open order in cover [FB-165]";
}

std::string body_text(const Match& match, UnitId firer, const field::BodyFire& body) {
  const Inches range =
      Inches::of_ticks(static_cast<std::int64_t>(std::sqrt(static_cast<double>(body.squared))));
  const std::string at =
      fmt::format("at {}, {} [FB-007]", match.name_of(body.group.unit), inch_text(range));
  if (body.firers.skirmish) {
    return fmt::format("a skirmisher {}: kills on {} [FB-T10]", at, from_text(body.kills_on));
  }
  const std::string men = fmt::format("{} men {}: ", body.firers.men, at);
  const field::MusketryBand* const band = band_of(match, firer, body.squared);
  if (band == nullptr) {
    return men + "out of range";
  }
  const bool first = match.state().unit(firer).first_volley;
  return men + fmt::format("band to {} [FB-T08], {}, {}: die less {}{}",
                           inch_text(field::band_end(match.state().unit(firer), *band)),
                           first ? "first volley [FB-158]" : "normal volley [FB-157]",
                           cover_words(*band, first, body.deduction), body.deduction,
                           body.firers.men < kDieFaces ? ", half of it [FB-153]" : "");
}

/// A line for each body of firers, bodies alike in one.
std::string volley_text(const Match& match, const field::Volley& volley) {
  std::vector<std::pair<std::string, int>> lines;
  for (const field::BodyFire& body : field::fire_of(match.setting(), match.state(), volley)) {
    const std::string text = body_text(match, volley.unit, body);
    const auto same = std::ranges::find(lines, text, &std::pair<std::string, int>::first);
    if (same == lines.end()) {
      lines.emplace_back(text, 1);
    } else {
      ++same->second;
    }
  }
  std::string text;
  for (const auto& [line, times] : lines) {
    text += times == 1 ? fmt::format("  {}\n", line) : fmt::format("  {} times {}\n", times, line);
  }
  const auto prospect = field::prospect_of(match.setting(), match.state(), volley);
  return text + fmt::format("  on average {} men and {} officers fall [FB-010]\n",
                            number_text(prospect.men), number_text(prospect.officers));
}

// ---- guns ----

/// "3 killed on 4+, 1 gun", of what a shot comes to.
std::string reached_text(const std::vector<field::Reached>& reached) {
  std::array<int, kDieFaces + 2> heads{};
  int guns = 0;
  int houses = 0;
  for (const field::Reached& each : reached) {
    guns += each.kind == field::ReachedKind::Gun ? 1 : 0;
    houses += each.kind == field::ReachedKind::House ? 1 : 0;
    if (each.kind == field::ReachedKind::Figure || each.kind == field::ReachedKind::General) {
      ++heads.at(static_cast<std::size_t>(std::clamp(each.kills_on, 1, kDieFaces + 1)));
    }
  }
  std::vector<std::string> words;
  for (int face = 1; face <= kDieFaces; ++face) {
    if (const int count = heads.at(static_cast<std::size_t>(face)); count > 0) {
      words.push_back(fmt::format("{} killed on {}", count, from_text(face)));
    }
  }
  if (guns > 0) {
    words.push_back(counted(static_cast<std::size_t>(guns), "gun"));
  }
  if (houses > 0) {
    words.push_back(counted(static_cast<std::size_t>(houses), "house section"));
  }
  return words.empty() ? "nothing" : join(words);
}

/// Faces of a die that bring the same: "1 2".
template <class Value>
std::string faces_text(const std::array<Value, kDieFaces>& die, Value value) {
  std::string text;
  for (std::size_t i = 0; i < die.size(); ++i) {
    text += die.at(i) == value ? (text.empty() ? "" : " ") + std::to_string(i + 1) : std::string{};
  }
  return text;
}

std::string ball_text(const Match& match, const field::Laying& laying) {
  if (match.setting().options.round_shot_sleeve) {
    return "  two dice, plus and minus, move the sleeve [FB-458]\n";
  }
  static constexpr std::array<std::string_view, 4> kColours{"black", "white", "yellow", "green"};
  const field::Stick& stick = match.setting().charts.stick;
  std::string text;
  for (const field::Colour colour :
       {field::Colour::White, field::Colour::Yellow, field::Colour::Green}) {
    text += fmt::format(
        "  {} on {} [FB-T11]: {}\n", kColours.at(static_cast<std::size_t>(colour)),
        faces_text(stick.die, colour),
        reached_text(field::under_stick(match.setting(), match.state(), laying, colour)));
  }
  return text;
}

std::string shell_text(const Match& match, const field::Laying& laying) {
  static constexpr std::array<std::string_view, 6> kSectors{"misfire", "left", "short",
                                                            "right",   "over", "on the aim"};
  const field::BurstIndicator& burst = match.setting().charts.burst;
  std::string text;
  for (std::size_t i = 0; i < kSectors.size(); ++i) {
    const auto sector = static_cast<field::Sector>(i);
    const std::string faces = faces_text(burst.die, sector);
    if (!faces.empty() && sector != field::Sector::Misfire) {
      text += fmt::format(
          "  {} on {} [FB-T13]: {}\n", kSectors.at(i), faces,
          reached_text(field::in_sector(match.setting(), match.state(), laying, sector)));
    }
  }
  return text;
}

std::string laying_text(const Match& match, const field::Laying& laying) {
  const field::GunModel& gun = match.state().unit(laying.unit).guns.at(laying.gun);
  std::string text = fmt::format("  {} from the muzzle [FB-007]\n",
                                 inch_text(table::distance(gun.muzzle.at, laying.aim)));
  switch (laying.kind) {
    case field::ShotKind::Ball:
      text += ball_text(match, laying);
      break;
    case field::ShotKind::Canister:
      text += fmt::format("  in the cone [FB-T12]: {}\n",
                          reached_text(field::in_canister(match.setting(), match.state(), laying)));
      break;
    case field::ShotKind::Shell:
      text += shell_text(match, laying);
      break;
  }
  const auto prospect = field::prospect_of(match.setting(), match.state(), laying);
  return text + fmt::format("  on average {} enemies and {} friends fall [FB-010]\n",
                            number_text(prospect.enemies), number_text(prospect.friends));
}

// ---- charges ----

std::string charge_text(const Match& match, UnitId unit, UnitId target) {
  const field::Setting& setting = match.setting();
  const field::State& state = match.state();
  const field::Unit& charging = state.unit(unit);
  std::string text = fmt::format("  {} to go, {} may be gone [FB-093]\n",
                                 inch_text(field::charge_way(setting, state, unit, target).length),
                                 inch_text(field::charge_rate_of(setting, charging)));
  if (field::is_mounted(charging)) {
    text += fmt::format(
        "  first morale: {} for command, less {} for losses, {} or more is good: {} of 6 "
        "[FB-302]\n",
        field::command_points(setting, state, unit), field::loss_points(setting, state, unit),
        field::morale_needed(setting, charging), field::chance_of_good(setting, state, unit));
  }
  if (field::may_close_volley(setting, state, target, unit)) {
    const auto prospect = field::prospect_of_closing(setting, state, target, unit);
    text += fmt::format(
        "  a closing volley, if the dice give it [FB-282], would take {} men and {} officers\n",
        number_text(prospect.men), number_text(prospect.officers));
  }
  return text;
}

// ---- melees ----

std::string score_text(const field::MeleeScore& score) {
  return fmt::format("{} {}{}", score.dice, score.dice == 1 ? "die" : "dice",
                     score.and_half  ? " and half"
                     : score.doubled ? " doubled"
                                     : "");
}

std::string advantages_text(const std::vector<field::Advantage>& advantages) {
  std::string text;
  for (const field::Advantage& each : advantages) {
    text += fmt::format(", {:+} {} [{}]", each.amount, each.why, each.rule.text());
  }
  return text;
}

std::string fighters_text(const Match& match, const std::vector<field::FigureId>& figures) {
  std::string text = figures.empty() ? std::string{} : match.name_of(figures.front().unit);
  for (const field::FigureId each : figures) {
    text += each.figure == field::kGeneralFigure ? " general" : fmt::format(" {}", each.figure + 1);
  }
  return text;
}

std::string combat_text(const Match& match, const field::Melee& melee,
                        const field::Combat& combat) {
  const field::MeleeRow row = field::scores_of(match.setting(), match.state(), combat);
  const auto attacks =
      field::advantages_of(match.setting(), match.state(), melee, combat, melee.attacker);
  const auto defends = field::advantages_of(match.setting(), match.state(), melee, combat,
                                            board::enemy_of(melee.attacker));
  const field::CombatOdds odds = field::odds_of(row, field::total(attacks), field::total(defends));
  return fmt::format("  {}: {}{}; {}: {}{}; wins {}, ties {}, loses {} of {} [FB-T18]\n",
                     fighters_text(match, combat.attackers), score_text(row.first),
                     advantages_text(attacks), fighters_text(match, combat.defenders),
                     score_text(row.second), advantages_text(defends), odds.first, odds.tie,
                     odds.second, odds.of);
}

/// The combats of a melee as they would be thrown now.
std::string melee_text(const Match& match, const field::Melee& melee) {
  const auto fighters = field::fighters_of(match.setting(), match.state(), melee.units);
  std::string text;
  for (const field::Combat& combat : field::pair_off(match.setting(), fighters, melee.attacker,
                                                     field::facing_of(match.state(), melee))) {
    text += combat_text(match, melee, combat);
  }
  return text;
}

// ---- movement ----

std::string move_text(const Match& match, const field::MoveUnit& choice) {
  const field::Outlook then = field::outlook(match.setting(), match.state(), choice);
  return fmt::format("  costs {} of {} [FB-090], to {:.1f} {:.1f} facing {:.0f}\n",
                     inch_text(then.cost), inch_text(then.allowance), then.ends.at.x.decimal(),
                     then.ends.at.y.decimal(), then.ends.heading.decimal());
}

std::string put_text(const Match& match, const field::PutUnit& choice) {
  const field::Unit& unit = match.state().unit(choice.unit);
  return unit.now.spent == Inches{}
             ? std::string{}
             : fmt::format("  has spent {} of {} [FB-090]\n", inch_text(unit.now.spent),
                           inch_text(field::rate_of(match.setting(), match.state(), unit,
                                                    unit.now.battle_move)));
}

struct Reckoner {
  const Match& match;

  std::string operator()(const field::FireVolley& choice) const {
    return volley_text(match, choice.volley);
  }

  std::string operator()(const field::LayGun& choice) const {
    return laying_text(match, choice.laying);
  }

  std::string operator()(const field::DeclareCharge& choice) const {
    return choice.target ? charge_text(match, choice.unit, *choice.target) : std::string{};
  }

  std::string operator()(const field::Countercharge& choice) const {
    return charge_text(match, choice.unit, choice.target);
  }

  std::string operator()(const field::MoveUnit& choice) const { return move_text(match, choice); }

  std::string operator()(const field::PutUnit& choice) const { return put_text(match, choice); }

  template <class Choice>
  std::string operator()(const Choice& /*choice*/) const {
    return {};
  }
};

}  // namespace

std::string AssistantOf<tabletop::FieldRules>::reckoning(const Match& match,
                                                         const field::Action& action) {
  return std::visit(Reckoner{match}, action);
}

std::string AssistantOf<tabletop::FieldRules>::combats(const Match& match) {
  const field::State& state = match.state();
  std::string text;
  for (std::size_t i = 0; i < state.melees.size(); ++i) {
    const bool asked = !state.bringing || state.bringing->melee == i;
    if (!state.melees[i].over && asked) {
      text += melee_text(match, state.melees[i]);
    }
  }
  return text;
}

}  // namespace core::cli
