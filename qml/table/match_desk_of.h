// The match behind a desk: its verbs, and what a side sees of it. Alike on water and on land.
#pragma once

#include "core/data/catalogue.h"
#include "qml/models/wording.h"
#include "qml/table/match_desk.h"

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace tableview {

/// @tparam Base MatchDesk, or a desk that asks for more
template <class Rules, class Base>
class MatchDeskOf : public Base {
 public:
  using Match = core::tabletop::BattleMatchOf<Rules>;
  using Setting = typename Rules::Setting;
  using State = typename Rules::State;
  using Action = typename Rules::Action;
  using Event = typename Rules::Event;
  using View = typename Rules::View;

  explicit MatchDeskOf(Match match) : match_{std::move(match)} {}

  [[nodiscard]] core::tabletop::RuleSet rules() const final { return Rules::kSet; }

  [[nodiscard]] std::optional<core::board::Side> asked() const final { return match_.asked(); }

  [[nodiscard]] const std::vector<core::tabletop::BattleLine>& log() const final {
    return match_.log();
  }

  [[nodiscard]] std::vector<std::string> take_notices() final { return match_.take_notices(); }

  void end() final { match_.end(); }

  [[nodiscard]] const core::tabletop::BattleJournal* journal() const final {
    return match_.journal();
  }

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

  void undo() final { match_.undo(); }

  void redo() final { match_.redo(); }

  [[nodiscard]] QString sentence(const core::table::Refusal& why) const final {
    return QString::fromStdString(match_.sentence(why));
  }

  [[nodiscard]] QString name_of(int number) const final {
    return QString::fromStdString(
        match_.name_of(core::table::ModelId{static_cast<std::uint8_t>(number)}));
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
    look_over();
  }

 protected:
  /// Why a choice is not legal.
  [[nodiscard]] std::optional<core::table::Refusal> fault_of(const Action& action) const {
    const auto judged = match_.judge(action);
    return judged ? std::nullopt : std::optional{judged.error()};
  }

  /// Makes the picture of what is seen.
  virtual void look_over() = 0;
  /// What is shown of what has happened; takes the report of a fire.
  /// @param told the lines of the log that came with it
  [[nodiscard]] virtual std::vector<Stage> happened(
      const State& before, const std::vector<Event>& events,
      std::span<const core::tabletop::BattleLine> told) = 0;

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

  /// What the side that is asked may see, for its captain.
  [[nodiscard]] View view_of_asked() const {
    return seen_by(match_.shared_setting(), match_.state(), *match_.asked());
  }

 private:
  Match match_;
  std::optional<core::board::Side> viewer_;
  std::shared_ptr<const Setting> seen_setting_;
  State seen_;
};

}  // namespace tableview
