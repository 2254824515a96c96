// What the desks of both rule sets have in common: the match, its verbs, what a side sees of it.
#pragma once

#include "core/table/order_line.h"
#include "core/tabletop/fleet_battle.h"
#include "core/tabletop/river_battle.h"
#include "qml/table/battle_desk.h"
#include "qml/table/match_desk_of.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace tableview {

template <class Rules>
class DeskOf : public MatchDeskOf<Rules, BattleDesk> {
  using Base = MatchDeskOf<Rules, BattleDesk>;

 public:
  using typename Base::Action;
  using typename Base::Event;
  using typename Base::Match;
  using typename Base::Setting;
  using typename Base::State;
  using typename Base::View;

  using Base::asked;
  using Base::Base;

  [[nodiscard]] QStringList aims() const final {
    QStringList all;
    for (const std::string& each : match().objectives()) {
      all << QString::fromStdString(each);
    }
    const auto& result = state().result;
    return result && result->term > 0 ? QStringList{all.at(result->term - 1)} : all;
  }

  [[nodiscard]] core::tabletop::FleetOutcome outcome(
      const core::tabletop::FleetBattle& battle) const final {
    return core::tabletop::outcome_of<Rules>(battle, setting(), state());
  }

  [[nodiscard]] std::optional<core::river::Report> report_of(
      const core::tabletop::RiverBattle& battle, const core::river::Setting& campaign,
      const core::river::State& before) const final {
    core::tabletop::ShotBook shots{battle};
    for (std::uint32_t action = 1; action <= match().length(); ++action) {
      for (const Event& event : match().events_of(action)) {
        shots.count(event);
      }
    }
    return core::tabletop::report_of(battle, campaign, before, setting(), state(), shots);
  }

  /// Takes the report of the last fire anew: of a battle that was saved.
  void recall() {
    const auto& lines = match().log();
    for (std::uint32_t action = match().length(); action > 0 && !has_report(); --action) {
      const auto from =
          std::ranges::lower_bound(lines, action, {}, &core::tabletop::BattleLine::action);
      const auto to =
          std::ranges::upper_bound(lines, action, {}, &core::tabletop::BattleLine::action);
      (void)this->happened(match().state_after(action - 1), match().events_of(action), {from, to});
    }
  }

  [[nodiscard]] PrintPages pages(const PrintOrder& order) const final {
    return print_pages(setting(), order);
  }

  [[nodiscard]] Done order(std::size_t offer) final { return this->act(offered_.at(offer)); }

  [[nodiscard]] bool is_own(int number) const final {
    const auto side = asked();
    if (!side || number < 0) {
      return false;
    }
    const auto place = static_cast<std::size_t>(number);
    if (place < seen().ships.size()) {
      return seen().ships[place].side == *side;
    }
    return place - seen().ships.size() < seen().forts.size() &&
           seen().forts[place - seen().ships.size()].side == *side;
  }

 protected:
  using Base::match;
  using Base::seen;
  using Base::setting;
  using Base::state;
  using Base::viewer;

  /// Paints what is seen.
  virtual void paint() = 0;

  [[nodiscard]] virtual bool has_report() const = 0;

  void look_over() final {
    picture_ = {};
    picture_.battle = battle_now();
    picture_.knows_mines = !viewer() || *viewer() == core::table::mines_laid_by(setting().battle);
    paint();
  }

  void clear_offers() {
    offers_.clear();
    extras_.clear();
    offered_.clear();
  }

  /// Puts a choice among the offers.
  /// @param even_refused with its reason; else only when it is legal.
  void offer(const QString& group, const Action& action, const QString& text, bool even_refused) {
    const auto judged = match().judge(action);
    if (judged || even_refused) {
      offers_.push_back({group, text, judged ? std::nullopt : std::optional{judged.error()}});
      offered_.push_back(action);
    }
  }

  [[nodiscard]] core::table::ShipId ship_of(int number) const {
    return core::table::ShipId{static_cast<std::uint8_t>(number)};
  }

  [[nodiscard]] core::table::FortId fort_of(int number) const {
    return core::table::FortId{
        static_cast<std::uint8_t>(static_cast<std::size_t>(number) - seen().ships.size())};
  }

  /// [RR-146] Whether a fort lies hidden from who looks.
  [[nodiscard]] bool lies_hidden(const auto& fort) const {
    return fort.masked && viewer() && fort.side != *viewer();
  }

  // NOLINTNEXTLINE(misc-non-private-member-variables-in-classes,*-non-private-member-variables-*)
  using Base::extras_, Base::offers_, Base::picture_;

 private:
  /// [RR-150] [RR-153] The battle that is drawn: what is there no more is water.
  [[nodiscard]] std::shared_ptr<const core::table::Battle> battle_now() const {
    if (seen().cleared.empty()) {
      return {this->shared_seen_setting(), &this->seen_setting().battle};
    }
    auto battle = std::make_shared<core::table::Battle>(this->seen_setting().battle);
    for (const std::uint8_t area : seen().cleared) {
      battle->areas.at(area).kind = core::table::GroundKind::Water;
    }
    return battle;
  }

  std::vector<Action> offered_;  ///< of each offer
};

[[nodiscard]] std::unique_ptr<BattleDesk> ironclad_desk(
    core::tabletop::BattleMatchOf<core::tabletop::IroncladRules> match);
[[nodiscard]] std::unique_ptr<BattleDesk> coastal_desk(
    core::tabletop::BattleMatchOf<core::tabletop::CoastalRules> match);

}  // namespace tableview
