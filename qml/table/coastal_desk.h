// [RC-141] The desk of a battle by the Coastal rules.
#pragma once

#include "core/coastal/captain.h"
#include "core/coastal/gunnery.h"
#include "qml/table/desk_of.h"

#include <array>

namespace tableview {

/// A shot as it was fired, for the page that shows how it was worked out.
struct FiredShot {
  core::coastal::Shot shot;
  core::board::Side by{};
  core::table::Inches range;
  std::optional<core::coastal::Band> band;  ///< nothing: beyond reach, and mortars
  int needs{};
  int small_target{};  ///< [RC-286]
  int end_on{};        ///< [RC-285]
  int captain{};       ///< [RC-054]
  int battle{};        ///< what the battle itself adds
  bool hit{};

  struct Line {
    QString text;
    QString rule;
  };

  std::vector<Line> lines;  ///< the die, and what came of it
};

/// What goes with a plot besides speed and course.
struct PlotExtras {
  std::optional<core::table::ShipId> ram;
  std::optional<core::table::ShipId> tug;
  bool spar{};
  std::vector<core::table::Quarter> turrets;  ///< empty: they stay
  int quarter{};                              ///< [RC-282] 0: no first fire
  int target{-1};                             ///< a ship, or a fort after all ships
};

class CoastalDesk final : public DeskOf<core::tabletop::CoastalRules> {
 public:
  using DeskOf::DeskOf;

  Done let_captain_act() override;
  void change_captain() override;
  [[nodiscard]] std::vector<CardRow> cards() const override;
  [[nodiscard]] std::vector<ShownArc> arcs_of(int number) const override;

  /// [RC-142] Each side decides before it knows what the other one has decided.
  [[nodiscard]] bool has_secrets() const override { return true; }

  [[nodiscard]] QString turn_words() const override;
  [[nodiscard]] QString step_words() const override;
  [[nodiscard]] QString moment_words(const core::tabletop::BattleMoment& when) const override;
  [[nodiscard]] QString result() const override;
  [[nodiscard]] QString task_words() const override;
  [[nodiscard]] QString end_words() const override;
  [[nodiscard]] QString speed_words(int number) const override;
  [[nodiscard]] Task task() const override;
  [[nodiscard]] bool can_end() const override;
  Done end_step() override;
  [[nodiscard]] bool can_act(int number) const override;
  void renew_offers(int selected) override;
  Done choose_extra(const QString& key, int option) override;
  void drop_extras() override;
  [[nodiscard]] bool may_steer(int ship) const override;
  [[nodiscard]] std::optional<core::table::Refusal> why_not_steered(int ship) const override;
  [[nodiscard]] Draft draft(const Wish& wish) override;
  [[nodiscard]] std::optional<Draft> nearest_legal() override;
  Done give_draft() override;
  [[nodiscard]] core::table::Inches run_on(int ship) const override;
  Done lay(int firer, int target) override;
  Done unlay(int row) override;
  [[nodiscard]] QVariantList laid() const override;
  [[nodiscard]] QVariantList shots() const override;
  [[nodiscard]] QStringList objectives() const override;
  [[nodiscard]] QStringList stations() const override;
  Done shift_crew(int from, int to) override;

 protected:
  [[nodiscard]] bool has_report() const override { return !shots_.empty(); }

  void paint() override;
  [[nodiscard]] std::vector<Stage> happened(
      const core::coastal::State& before, const std::vector<core::coastal::Event>& events,
      std::span<const core::tabletop::BattleLine> told) override;

 private:
  /// A station as the lists of the desk count them.
  struct Post {
    core::coastal::Station station{};
    std::uint8_t gun{};
  };

  [[nodiscard]] bool is_hidden(int number) const;
  [[nodiscard]] bool has_gun_to_lay(int number) const;
  [[nodiscard]] std::vector<core::coastal::Shot> guns_of(int number) const;
  /// The words of a gun that is laid with its range and band.
  [[nodiscard]] QString ranged(const QString& text, const core::coastal::Shot& shot) const;
  void offer_plots(core::table::ShipId ship);
  /// [RC-042] The general order of the fleet.
  void offer_fleet_orders();
  /// [RC-049] What may be ordered of a captain who keeps to orders, the present one first; nothing
  /// of one who does not.
  [[nodiscard]] std::vector<core::coastal::Order> standing_orders(core::table::ShipId ship) const;
  void offer_cards();
  /// [RC-121] What is chosen while objective cards are.
  [[nodiscard]] QString card_words() const;
  /// Whether it is a card to discard; else a bar for an enemy ship.
  [[nodiscard]] bool discards() const;
  void offer_boardings(core::table::ShipId ship);
  void renew_extras();
  void list_enemies(Extra& extra, bool forts) const;
  [[nodiscard]] std::vector<int> enemies(bool forts) const;
  [[nodiscard]] std::vector<core::table::ShipId> tugs_near(core::table::ShipId ship) const;
  [[nodiscard]] std::vector<Post> posts() const;
  [[nodiscard]] PlotExtras extras_of_plot(core::table::ShipId ship) const;
  void add_extras(core::table::ShipId ship, core::coastal::Plot& plot) const;
  [[nodiscard]] core::coastal::Plot plot_towards(const Wish& wish) const;
  [[nodiscard]] Draft draft_of(const core::coastal::WritePlot& choice);
  [[nodiscard]] FiredShot fired(const core::coastal::State& at,
                                const core::table::Told& told) const;

  std::array<core::coastal::Captain, 2> captains_;  ///< by side
  int selected_{-1};
  PlotExtras chosen_;
  std::optional<core::coastal::WritePlot> drafted_;
  std::optional<core::table::Point> wished_;
  std::vector<FiredShot> shots_;
};

/// Points, stations, damages, captains and guns. Of the enemy's captains nothing.
[[nodiscard]] std::vector<CardRow> coastal_cards(const core::coastal::Setting& setting,
                                                 const core::coastal::State& seen,
                                                 std::optional<core::board::Side> viewer);

/// "4.5 kn", "1 kn astern".
[[nodiscard]] QString inches_as_knots_words(core::table::Inches speed);
/// "the helm is stuck hard left".
[[nodiscard]] QString damage_words(const core::coastal::Damage& damage);
/// "attack as the captain sees fit".
[[nodiscard]] QString order_words(const core::coastal::Setting& setting,
                                  const core::coastal::Order& order);

}  // namespace tableview
