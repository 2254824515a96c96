// What the desks of both rule sets have in common: the match, its verbs, what a side sees of it.
#pragma once

#include "core/data/catalogue.h"
#include "core/game/fleet_battle.h"
#include "core/game/river_battle.h"
#include "core/table/order_line.h"
#include "qml/models/wording.h"
#include "qml/table/battle_desk.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace tableview {

template <class Rules>
class DeskOf : public BattleDesk {
 public:
  using Match = core::game::BattleMatchOf<Rules>;
  using Setting = typename Rules::Setting;
  using State = typename Rules::State;
  using Action = typename Rules::Action;
  using Event = typename Rules::Event;
  using View = typename Rules::View;

  explicit DeskOf(Match match) : match_{std::move(match)} {}

  [[nodiscard]] core::game::RuleSet rules() const final { return Rules::kSet; }

  [[nodiscard]] std::optional<core::board::Side> asked() const final { return match_.asked(); }

  [[nodiscard]] const std::vector<core::game::BattleLine>& log() const final {
    return match_.log();
  }

  [[nodiscard]] const core::game::BattleJournal* journal() const final { return match_.journal(); }

  [[nodiscard]] std::uint32_t undo_depth() const final { return match_.undo_depth(); }

  [[nodiscard]] std::uint32_t undo_depth_of(core::board::Side side) const final {
    return match_.undo_depth_of(side);
  }

  [[nodiscard]] std::optional<core::board::Side> side_of_last(std::uint32_t after) const final {
    return match_.side_of_last(after);
  }

  [[nodiscard]] core::board::SideSet computer() const final { return match_.computer(); }

  void give_to_computer(core::board::SideSet sides) final { match_.give_to_computer(sides); }

  [[nodiscard]] std::uint32_t redo_depth() const final { return match_.redo_depth(); }

  [[nodiscard]] int turn() const final { return Rules::moment(match_.state()).turn; }

  [[nodiscard]] QString title() const final {
    return models::words(match_.setting().battle.title.str());
  }

  [[nodiscard]] QStringList aims() const final {
    QStringList all;
    for (const std::string& each : match_.objectives()) {
      all << QString::fromStdString(each);
    }
    const auto& result = match_.state().result;
    return result && result->term > 0 ? QStringList{all.at(result->term - 1)} : all;
  }

  void undo() final { match_.undo(); }

  void redo() final { match_.redo(); }

  [[nodiscard]] QString sentence(const core::table::Refusal& why) const final {
    return QString::fromStdString(match_.sentence(why));
  }

  [[nodiscard]] QString name_of(int number) const final {
    return QString::fromStdString(
        match_.name_of(core::table::ShipId{static_cast<std::uint8_t>(number)}));
  }

  [[nodiscard]] core::game::FleetOutcome outcome(
      const core::game::FleetBattle& battle) const final {
    return core::game::outcome_of<Rules>(battle, match_.setting(), match_.state());
  }

  [[nodiscard]] std::optional<core::river::Report> report_of(
      const core::game::RiverBattle& battle, const core::river::Setting& campaign,
      const core::river::State& before) const final {
    core::game::ShotBook shots{battle};
    for (std::uint32_t action = 1; action <= match_.length(); ++action) {
      for (const Event& event : match_.events_of(action)) {
        shots.heed(event);
      }
    }
    return core::game::report_of(battle, campaign, before, match_.setting(), match_.state(), shots);
  }

  /// Takes the report of the last fire anew: of a battle that was saved.
  void recall() {
    const auto& lines = match_.log();
    for (std::uint32_t action = match_.length(); action > 0 && !has_report(); --action) {
      const auto from =
          std::ranges::lower_bound(lines, action, {}, &core::game::BattleLine::action);
      const auto to = std::ranges::upper_bound(lines, action, {}, &core::game::BattleLine::action);
      (void)happened(match_.state_after(action - 1), match_.events_of(action), {from, to});
    }
  }

  void look(std::optional<core::board::Side> viewer) final {
    viewer_ = viewer;
    if (viewer) {
      View view = seen_by(match_.shared_setting(), match_.state(), *viewer);
      seen_setting_ = std::move(view.setting);
      seen_ = std::move(view.state);
    } else {
      seen_setting_ = match_.shared_setting();
      seen_ = match_.state();
    }
    picture_ = {};
    picture_.battle = battle_now();
    picture_.knows_mines = !viewer || *viewer == core::table::mines_laid_by(setting().battle);
    paint();
  }

  [[nodiscard]] PrintPages pages(const PrintOrder& order) const final {
    return print_pages(setting(), order);
  }

  [[nodiscard]] Done order(std::size_t offer) final { return act(offered_.at(offer)); }

  [[nodiscard]] bool is_own(int number) const final {
    const auto side = asked();
    if (!side || number < 0) {
      return false;
    }
    const auto place = static_cast<std::size_t>(number);
    if (place < seen_.ships.size()) {
      return seen_.ships[place].side == *side;
    }
    return place - seen_.ships.size() < seen_.forts.size() &&
           seen_.forts[place - seen_.ships.size()].side == *side;
  }

 protected:
  /// Why a choice is not legal.
  [[nodiscard]] std::optional<core::table::Refusal> fault_of(const Action& action) const {
    const auto judged = match_.judge(action);
    return judged ? std::nullopt : std::optional{judged.error()};
  }

  /// Makes the picture of what is seen.
  virtual void paint() = 0;
  /// What is shown of what has happened; takes the report of a fire.
  /// @param told the lines of the log that came with it
  [[nodiscard]] virtual std::vector<Stage> happened(
      const State& before, const std::vector<Event>& events,
      std::span<const core::game::BattleLine> told) = 0;

  [[nodiscard]] virtual bool has_report() const = 0;

  [[nodiscard]] Done act(const Action& action) {
    const State before = match_.state();
    const std::size_t lines = match_.log().size();
    const auto done = match_.act(action);
    if (!done) {
      return core::table::refused(done.error());
    }
    return happened(before, *done, std::span{match_.log()}.subspan(lines));
  }

  /// Carries out what is legal of several choices; refused when nothing is. Of several reasons it
  /// gives one that is not `minor`, if there is one.
  template <class Minor>
  [[nodiscard]] Done act_all(const std::vector<Action>& choices, const Minor& minor) {
    std::optional<core::table::Refusal> why;
    bool acted = false;
    for (const Action& choice : choices) {
      if (const auto judged = match_.judge(choice)) {
        const Done done = act(choice);
        acted = acted || (done && done->has_value());
      } else if (!why || minor(*why)) {
        why = judged.error();
      }
    }
    if (acted) {
      return std::vector<Stage>{};
    }
    return why ? Done{core::table::refused(*why)} : std::nullopt;
  }

  void clear_offers() {
    offers_.clear();
    extras_.clear();
    offered_.clear();
  }

  /// Puts a choice among the offers.
  /// @param even_refused with its reason; else only when it is legal.
  void offer(const QString& group, const Action& action, const QString& text, bool even_refused) {
    const auto judged = match_.judge(action);
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
        static_cast<std::uint8_t>(static_cast<std::size_t>(number) - seen_.ships.size())};
  }

  [[nodiscard]] const Match& match() const { return match_; }

  [[nodiscard]] const Setting& setting() const { return match_.setting(); }

  [[nodiscard]] const State& state() const { return match_.state(); }

  /// The side whose eyes look; nothing: all is seen.
  [[nodiscard]] std::optional<core::board::Side> viewer() const { return viewer_; }

  [[nodiscard]] const Setting& seen_setting() const { return *seen_setting_; }

  [[nodiscard]] const std::shared_ptr<const Setting>& shared_seen_setting() const {
    return seen_setting_;
  }

  [[nodiscard]] const State& seen() const { return seen_; }

  /// [RR-146] Whether a fort lies hidden from who looks.
  [[nodiscard]] bool lies_hidden(const auto& fort) const {
    return fort.masked && viewer_ && fort.side != *viewer_;
  }

  /// What the side that is asked may see, for its captain.
  [[nodiscard]] View view_of_asked() const {
    return seen_by(match_.shared_setting(), match_.state(), *match_.asked());
  }

 private:
  /// [RR-150] [RR-153] The battle that is drawn: what is there no more is water.
  [[nodiscard]] std::shared_ptr<const core::table::Battle> battle_now() const {
    if (seen_.cleared.empty()) {
      return {seen_setting_, &seen_setting_->battle};
    }
    auto battle = std::make_shared<core::table::Battle>(seen_setting_->battle);
    for (const std::uint8_t area : seen_.cleared) {
      battle->areas.at(area).kind = core::table::GroundKind::Water;
    }
    return battle;
  }

  Match match_;
  std::optional<core::board::Side> viewer_;
  std::shared_ptr<const Setting> seen_setting_;
  State seen_;
  std::vector<Action> offered_;  ///< of each offer
};

/// "union", "confederate".
[[nodiscard]] QString key_of(core::board::Side side);
[[nodiscard]] QString name_of_side(core::board::Side side);

[[nodiscard]] std::unique_ptr<BattleDesk> ironclad_desk(
    core::game::BattleMatchOf<core::game::IroncladRules> match);
[[nodiscard]] std::unique_ptr<BattleDesk> coastal_desk(
    core::game::BattleMatchOf<core::game::CoastalRules> match);

}  // namespace tableview
