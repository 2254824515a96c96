// [IC-061] The desk of a battle by the Ironclad Gunboat rules.
#pragma once

#include "core/ironclad/captain.h"
#include "core/ironclad/gunnery.h"
#include "qml/table/desk_of.h"

namespace tableview {

class IroncladDesk final : public DeskOf<core::tabletop::IroncladRules> {
 public:
  using DeskOf::DeskOf;

  Done let_captain_act() override;
  void change_captain() override;
  [[nodiscard]] std::vector<CardRow> cards() const override;
  [[nodiscard]] std::vector<ShownArc> arcs_of(int number) const override;
  [[nodiscard]] QString turn_words() const override;
  [[nodiscard]] QString step_words() const override;

  [[nodiscard]] bool has_secrets() const override {
    return core::ironclad::has_secrets(setting(), state());
  }

  [[nodiscard]] QString moment_words(const core::tabletop::BattleMoment& when) const override;
  [[nodiscard]] QString result() const override;
  [[nodiscard]] QString task_words() const override;
  [[nodiscard]] QString end_words() const override;
  [[nodiscard]] QString speed_words(int number) const override;
  [[nodiscard]] Task task() const override;
  [[nodiscard]] bool can_end() const override;
  Done end_step() override;
  [[nodiscard]] bool can_act(int number) const override;
  [[nodiscard]] std::optional<int> pressing() const override;
  void renew_offers(int selected) override;
  Done choose_extra(const QString& key, int option) override;

  void drop_extras() override { tug_.reset(); }

  [[nodiscard]] bool may_steer(int ship) const override;
  [[nodiscard]] std::optional<core::table::Refusal> why_not_steered(int ship) const override;
  [[nodiscard]] Draft draft(const Wish& drawn) override;
  [[nodiscard]] std::optional<Draft> nearest_legal() override;
  Done give_draft() override;
  [[nodiscard]] core::table::Inches run_on(int ship) const override;
  [[nodiscard]] bool can_turn_in_place(int ship) const override;
  [[nodiscard]] bool can_coast() const override;
  void aim(int target, core::table::Point at) override;
  Done lay(int firer, int target) override;
  Done unlay(int row) override;
  [[nodiscard]] QVariantList laid() const override;
  [[nodiscard]] QVariantList report() const override;
  [[nodiscard]] QVariantMap chart(const QString& which) const override;
  Done cross_off(int ship, const QString& section, int gun) override;
  Done choose_waterline(bool guns) override;

 protected:
  [[nodiscard]] bool has_report() const override { return !report_.isEmpty(); }

  void paint() override;
  [[nodiscard]] std::vector<Stage> happened(
      const core::ironclad::State& before, const std::vector<core::ironclad::Event>& events,
      std::span<const core::tabletop::BattleLine> told) override;

 private:
  void take_report(const std::vector<core::ironclad::Event>& events);
  [[nodiscard]] std::vector<core::ironclad::Shot> guns_of(int number) const;
  [[nodiscard]] core::ironclad::Target target_at(int number) const;
  [[nodiscard]] ShownArc arc_of(const core::ironclad::Shot& gun) const;
  /// [IC-105] Tugs of one's own that lie alongside.
  [[nodiscard]] std::vector<core::table::ShipId> tugs_near(core::table::ShipId ship) const;
  void renew_extras(core::table::ShipId ship);
  [[nodiscard]] Draft draft_of(const core::ironclad::MoveShip& move);

  std::array<core::ironclad::Captain, 2> captains_;  ///< by side
  int selected_{-1};
  std::optional<core::table::ShipId> tug_;  ///< that helps the selected ship round
  std::optional<core::ironclad::MoveShip> drafted_;
  bool drafted_astern_{};
  std::optional<core::table::Point> wished_;
  QVariantList report_;
  std::uint8_t aimed_gun_{};  ///< of a fort, by the click
};

/// Boxes by section, guns, what holds them.
/// @param viewer who sees the rounds of his own ships alone; nothing: all are seen
/// @param choosable boxes that may be crossed off
[[nodiscard]] std::vector<CardRow> ironclad_cards(
    const core::ironclad::Setting& setting, const core::ironclad::State& seen,
    std::optional<core::board::Side> viewer,
    const std::vector<core::ironclad::CrossOff>& choosable);

/// The section of a key of a card.
[[nodiscard]] std::optional<core::ironclad::Section> section_of(const QString& key);
/// "3½ kn".
[[nodiscard]] QString half_knots_words(int half_knots);
/// "Armor", as the card heads it.
[[nodiscard]] QString section_title(core::ironclad::Section section);

}  // namespace tableview
