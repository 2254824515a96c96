// A battle on land as it lies on the desk: the match, what a side sees of it, what may be ordered.
// It asks the rules and never judges.
#pragma once

#include "core/data/catalogue.h"
#include "core/field/formation.h"
#include "core/field/movement.h"
#include "core/tabletop/field_battle.h"
#include "qml/field/field_units.h"
#include "qml/table/match_desk_of.h"

#include <QString>
#include <QVariantList>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace fieldview {

/// How a movement that is drawn goes to where the pointer is.
enum class MoveWay : std::uint8_t { Towards, Ahead, Wheel, Face, Back };

/// A movement order while it is drawn.
struct MoveDraft {
  core::field::MoveUnit move;
  core::field::Outlook outlook;
  std::optional<core::table::Refusal> refusal;  ///< it cannot be given
  std::optional<core::table::Refusal> stop;     ///< it can, and this is why it goes no farther
  /// [FB-320] The enemy whom it meets, if nobody does otherwise than is written so far.
  std::optional<core::field::UnitId> meets;
  std::optional<core::field::HeldUp> held_up;  ///< [FB-052] if it meets no enemy
};

/// What a button waits for: a place or a unit of the table.
struct AskOrder {
  core::field::OrderKind kind{};
};

/// Somebody who is picked for a mêlée, and beside whom he goes.
using Picked = std::vector<core::field::ComesIn>;

/// What a button does: gives a choice, or waits for a click.
using FieldChoice = std::variant<core::field::Action, AskOrder>;

/// What was seen of a shot when it lay on the table.
using Lays = std::vector<core::field::ShotLay>;

class FieldDesk final
    : public tableview::MatchDeskOf<core::tabletop::FieldRules, tableview::MatchDesk> {
 public:
  using MatchDeskOf::MatchDeskOf;

  // ---- MatchDesk ----

  /// [FB-070] What both write at once neither sees of the other.
  [[nodiscard]] bool has_secrets() const override { return true; }

  tableview::Done let_captain_act() override;

  void change_captain() override { captains_ = {}; }

  [[nodiscard]] QString turn_words() const override;
  [[nodiscard]] QString step_words() const override;
  [[nodiscard]] QString moment_words(const core::tabletop::BattleMoment& when) const override;
  [[nodiscard]] QStringList aims() const override;
  [[nodiscard]] QString result() const override;
  [[nodiscard]] QString task_words() const override;
  [[nodiscard]] QString end_words() const override;

  [[nodiscard]] bool can_end() const override { return asked().has_value(); }

  tableview::Done end_step() override;

  /// [FB-556] [FB-557] What became of it as a battle of a campaign.
  [[nodiscard]] core::tabletop::BattleReport report_of(
      const core::tabletop::FieldBattle& battle) const {
    return core::tabletop::report_of(battle, state());
  }

  // ---- what is seen ----

  using MatchDeskOf::seen;
  using MatchDeskOf::seen_setting;
  using MatchDeskOf::viewer;

  [[nodiscard]] const std::vector<core::field::Body>& bodies(std::size_t unit) const {
    return bodies_.at(unit);
  }

  [[nodiscard]] const Lays& lays() const { return lays_; }

  /// Where figures fell in what happened last.
  [[nodiscard]] const std::vector<core::table::Point>& fallen() const { return fallen_; }

  [[nodiscard]] std::vector<UnitRow> rows() const;
  /// What its morale is made of: text, value.
  [[nodiscard]] QVariantList morale_of(std::size_t unit) const;
  /// What happened last, as the side that looks may know it: text, dice, rule.
  [[nodiscard]] QVariantList report() const;
  /// [FB-492] What each side has lost: side, lost, text.
  [[nodiscard]] QVariantList losses() const;

  // ---- who acts ----

  [[nodiscard]] bool is_unit(int number) const;
  [[nodiscard]] bool is_general(int number) const;
  [[nodiscard]] bool is_own(int number) const;
  /// Whether a unit has something to choose in this step.
  [[nodiscard]] bool acts(std::size_t unit) const;
  [[nodiscard]] QString title_of(int number) const;

  // ---- choices ----

  [[nodiscard]] tableview::Done give(const core::field::Action& action) { return act(action); }

  [[nodiscard]] std::optional<core::table::Refusal> fault(const core::field::Action& action) const {
    return fault_of(action);
  }

  /// Sets out what may be ordered by buttons to what is selected.
  void renew_offers(int selected, bool battle_move, const Picked& picked);

  [[nodiscard]] const std::vector<tableview::Offer>& offers() const { return offers_; }

  [[nodiscard]] const FieldChoice& choice(std::size_t offer) const { return choices_.at(offer); }

  /// All own units that have not been aimed fire at the nearest.
  tableview::Done fire_all();

  /// A movement order from what is written already, or anew, to where the pointer is.
  [[nodiscard]] MoveDraft draft(core::field::UnitId unit,
                                const std::vector<core::field::Leg>& fixed, core::table::Point to,
                                MoveWay way, bool battle_move) const;

  /// Whom a unit runs into first on its way.
  [[nodiscard]] std::optional<core::field::UnitId> met_by(const core::field::MoveUnit& move) const;

  /// What is written for a unit, and where it leads; nothing: nothing is.
  [[nodiscard]] const std::optional<core::field::Outlook>& written(std::size_t unit) const {
    return written_.at(unit);
  }

  /// Where a unit may be at the end of its move, round about it.
  [[nodiscard]] std::vector<core::table::Point> reach(core::field::UnitId unit) const;
  /// Whom a general may command, the nearest general who may give an order.
  [[nodiscard]] tableview::Done give_order(core::field::UnitId unit, core::field::Order order);
  /// Lays guns of a battery so; refused when none can be.
  /// @param gun counted from 0; nothing: all that can
  tableview::Done lay(core::field::UnitId battery, std::optional<std::uint8_t> gun,
                      core::field::ShotKind kind, core::table::Point at);
  [[nodiscard]] std::optional<core::table::Refusal> why_not_laid(core::field::UnitId battery,
                                                                 std::uint8_t gun,
                                                                 core::field::ShotKind kind,
                                                                 core::table::Point at) const;

  /// The shots that have still to fall: of guns while they are laid, of muskets while they are
  /// aimed.
  [[nodiscard]] std::span<const core::field::Laying> laid_now() const {
    return state().step == core::field::Step::Artillery ? std::span{seen().laid}
                                                        : std::span<const core::field::Laying>{};
  }

  [[nodiscard]] std::span<const core::field::Volley> aimed_now() const {
    return state().step == core::field::Step::Musketry ? std::span{seen().volleys}
                                                       : std::span<const core::field::Volley>{};
  }

  /// What its side has laid and aimed.
  [[nodiscard]] QVariantList laid() const;

 private:
  void look_over() override;
  [[nodiscard]] std::vector<tableview::Stage> happened(
      const State& before, const std::vector<Event>& events,
      std::span<const core::tabletop::BattleLine> told) override;

  void offer(const QString& group, const core::field::Action& action, const QString& text,
             bool even_refused);
  void ask(const QString& group, const AskOrder& what, const QString& text);
  void offer_orders(core::field::UnitId unit);
  void offer_charges(core::field::UnitId unit);
  void offer_answers(core::field::UnitId unit);
  void offer_moves(core::field::UnitId unit, bool battle_move);
  void offer_guns(core::field::UnitId unit);
  void offer_volleys(core::field::UnitId unit);
  /// Whom a volley is aimed at. @pre it has a target
  [[nodiscard]] QString aim_words(const core::field::Volley& volley) const;
  /// [FB-183] One officer of a unit, or the general with it.
  void offer_officers(core::field::UnitId unit, core::field::UnitId target);
  void offer_melee(const Picked& picked);
  [[nodiscard]] QString name(core::field::UnitId unit) const;
  [[nodiscard]] QString order_words(const core::field::Order& order) const;
  [[nodiscard]] QString state_words(const core::field::Unit& unit) const;

  std::array<core::tabletop::FieldRules::Captain, 2> captains_{};
  std::vector<std::vector<core::field::Body>> bodies_;
  std::vector<std::optional<core::field::Outlook>> written_;
  std::vector<tableview::Offer> offers_;
  std::vector<FieldChoice> choices_;
  Lays lays_;
  std::vector<core::table::Point> fallen_;
  std::vector<core::tabletop::BattleLine> told_;
};

/// A general's number: behind those of all units that can ever be.
inline constexpr int kFirstGeneral = 1000;

/// Where there is neither a unit nor a general.
inline constexpr int kNothing = -1;

/// @param file of the save, which must not be there yet; empty: no save.
/// @throws base::DataError
[[nodiscard]] std::unique_ptr<FieldDesk> begin_field_battle(
    const core::data::Catalogue& catalogue, const core::tabletop::BattleBegin& begin,
    const std::string& file, const std::string& date);
/// @throws base::DataError
[[nodiscard]] std::unique_ptr<FieldDesk> open_field_battle(const core::data::Catalogue& catalogue,
                                                           const std::string& file);
/// [26.15] A battle of a campaign begins on the table.
/// @param file, date as for begin_field_battle()
/// @throws base::DataError
[[nodiscard]] std::unique_ptr<FieldDesk> begin_field_fight(
    const core::data::Catalogue& catalogue, const core::tabletop::FieldBattle& battle,
    const std::string& file, const std::string& date);
/// [26.15] One that was begun.
/// @throws base::DataError also when the file is of another battle.
[[nodiscard]] std::unique_ptr<FieldDesk> open_field_fight(const core::data::Catalogue& catalogue,
                                                          const core::tabletop::FieldBattle& battle,
                                                          const std::string& file);

}  // namespace fieldview
