#include "core/game/battle_view.h"

#include "core/combat/chits.h"
#include "core/combat/odds.h"
#include "core/game/view.h"

#include <algorithm>

namespace core::game {
namespace {

using base::operator""_case;
using board::Side;
using combat::BattleForecast;
using combat::ForceForecast;
using rulebook::Secrecy;
using state::Battle;
using state::BattleStep;
using state::Situation;

/// Takes out of a forecast what its reader does not see.
class Hiding {
 public:
  /// @param battle null for an attack that is only planned
  Hiding(const Situation& now, const Battle* battle, Side reader)
      : now_{now},
        secrecy_{now.setting.switches.secrecy_in_force()},
        battle_{battle},
        reader_{reader},
        enemy_{board::enemy_of(reader)} {}

  void hide(BattleForecast& forecast) const {
    if (secrecy_ == Secrecy::Open) {
      // [8.15] A chit is secret before both are there, whatever else is open.
      if (battle_ != nullptr && !are_chits_shown(*battle_)) {
        forecast.force[combat::index(enemy_)].chit.reset();
      }
      return;
    }
    hide_force(forecast);
    if (is_shown()) {
      show_odds(forecast);
    } else {
      forecast.odds.reset();
    }
    hide_modifiers(forecast);
    hide_beginning(forecast);
  }

 private:
  [[nodiscard]] bool attacks(const BattleForecast& forecast) const {
    return forecast.attacker == reader_;
  }

  /// Whether the Enemy takes part in the battle by now, and his strength there is shown.
  [[nodiscard]] bool is_shown() const {
    if (battle_ == nullptr || !are_strengths_shown(secrecy_, *battle_)) {
      return false;
    }
    return !(battle_->attacker == enemy_ ? battle_->attackers : battle_->defenders).empty();
  }

  /// Of the Enemy only what is shown is kept.
  void hide_force(BattleForecast& forecast) const {
    ForceForecast& whole = forecast.force[combat::index(enemy_)];
    ForceForecast seen;
    seen.is_whole = false;
    seen.highest_chit =
        combat::highest_chit_with(combat::kHighestChit, forecast.kind, !attacks(forecast));
    if (is_shown()) {
      seen.unmodified = whole.unmodified;
      seen.exact = whole.exact;
      seen.total = whole.total;
      seen.costs = whole.costs;
    }
    if (battle_ != nullptr && are_chits_shown(*battle_)) {
      seen.chit = whole.chit;
      // [8.15] With the chits both are told who leads.
      const auto& used = battle_->leader[combat::index(enemy_)];
      if (!whole.leaders.empty() && whole.leaders.front().leader == used) {
        seen.leaders = {whole.leaders.front()};
      }
    }
    whole = std::move(seen);
    forecast.has_to_pay = forecast.has_to_pay && !attacks(forecast);  // his treasury is his own
    if (!attacks(forecast)) {
      forecast.commander.reset();
    }
  }

  /// [8.15] What has been told to both stays. Before that the attacker reckons with what he sees:
  /// not who is on the railroad, nor in the dark which works he storms.
  void show_odds(BattleForecast& forecast) const {
    const bool is_told = secrecy_ == Secrecy::Limited && battle_->step > BattleStep::Evasion;
    if (is_told || !attacks(forecast) || !forecast.odds) {
      return;
    }
    const combat::Odds odds = combat::odds_of(now_, *battle_, combat::Rails::Unseen);
    ForceForecast& defence = forecast.force[combat::index(enemy_)];
    const bool unseen_works = secrecy_ == Secrecy::Dark && battle_->storms;
    if (unseen_works) {
      defence.exact.reset();
      defence.total.reset();
      forecast.odds.reset();
      return;
    }
    defence.exact = odds.exact_defence.exact();
    defence.total = odds.defence;
    forecast.odds = combat::odds_forecast(now_.book(), odds.percentage, odds.attack, odds.defence);
    forecast.odds->overrun = odds.overrun;
  }

  /// In the dark no works of the Enemy are seen; what his units have done before never is.
  void hide_modifiers(BattleForecast& forecast) const {
    const bool dark = secrecy_ == Secrecy::Dark;
    std::erase_if(forecast.modifiers, [&](const combat::Modifier& modifier) {
      return (modifier.reason == "die-entrenchment" && dark && attacks(forecast)) ||
             (modifier.reason == "die-second-wind" && !attacks(forecast));
    });
  }

  /// The Enemy's roll is his own affair; an own one is made unless it is seen to be an overrun.
  void hide_beginning(BattleForecast& forecast) const {
    combat::Beginning& beginning = forecast.beginning;
    if (!attacks(forecast)) {
      if (beginning.roll) {
        beginning = {std::nullopt, {}, beginning.unless_overrun};
      }
      return;
    }
    if (beginning.roll && beginning.unless_overrun) {
      const bool overrun = forecast.odds && forecast.odds->overrun;
      beginning.chance = overrun ? base::Fraction{1} : beginning.roll->chance;
    }
  }

  const Situation& now_;
  Secrecy secrecy_;
  const Battle* battle_;
  Side reader_;
  Side enemy_;
};

}  // namespace

std::optional<BattleForecast> forecast_for(const Situation& now, Side reader) {
  const Battle* const battle = battle_in(now.state);
  std::optional<BattleForecast> result =
      battle != nullptr ? combat::forecast(now, *battle) : std::nullopt;
  if (result) {
    Hiding{now, battle, reader}.hide(*result);
  }
  return result;
}

state::Ruling<BattleForecast> forecast_attack_for(const Situation& now, Side reader,
                                                  state::PieceId leader, board::HexId target,
                                                  state::BattleKind kind,
                                                  const std::vector<state::PieceId>& units) {
  if (leader.value() >= now.state.pieces.size() || now.piece(leader).side != reader) {
    return state::refused(state::refusal("8.11"_case, "no-leader").of(leader));
  }
  state::Ruling<BattleForecast> result = combat::forecast_attack(now, leader, target, kind, units);
  if (result) {
    Hiding{now, nullptr, reader}.hide(*result);
  }
  return result;
}

}  // namespace core::game
