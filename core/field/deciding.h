// Private to this room: one side's choices in a step of a move, unit by unit [FB-520]-[FB-532].
#pragma once

#include "core/field/appraisal.h"
#include "core/field/unit_action.h"

#include <optional>
#include <vector>

namespace core::field {

/// Each question is about one unit or general; nothing: it does nothing in this step. All choices
/// are legal.
class Deciding {
 public:
  explicit Deciding(const Mind& mind) : mind_{mind}, setting_{*mind.setting}, state_{*mind.state} {}

  /// What a unit does in the step that is asked.
  /// @param wanted the order that it ought to have
  [[nodiscard]] std::optional<Action> choice_of(UnitId id,
                                                const std::optional<Order>& wanted) const;

  // --- Orders. ---
  /// [FB-075] The order that a unit is given, by the general who can, the nearest of them.
  [[nodiscard]] std::optional<Action> order_for(UnitId id,
                                                const std::optional<Order>& wanted) const;

  // --- Charges. ---
  [[nodiscard]] std::optional<Action> charge_of(UnitId id) const;

  /// [FB-526] [FB-527] Six times the charge value; nothing: it is no charge to make.
  [[nodiscard]] std::optional<int> worth_of_charge(const Appraisal& appraisal, UnitId id,
                                                   UnitId target) const;

  // --- Answers. ---
  [[nodiscard]] std::optional<Action> answer_of(UnitId id) const;

  // --- Movement. ---
  [[nodiscard]] std::optional<Action> move_of(UnitId id) const;

  [[nodiscard]] std::vector<UnitIdea> thoughts(UnitId id) const;

  /// [FB-530] One detachment for two regiments of an attack goes ahead, while nobody is near.
  [[nodiscard]] std::optional<Action> detachment_of(UnitId id) const;

  /// [FB-531]
  [[nodiscard]] std::optional<Action> ride_of(GeneralId id) const;

  // --- Fire. ---
  [[nodiscard]] std::optional<Action> laying_of(UnitId id) const;

  [[nodiscard]] std::vector<Hint> volleys_of(UnitId id) const;

  /// What a volley may kill: an officer is worth three men, whom morale hangs on.
  [[nodiscard]] int expected(const Volley& volley) const;

 private:
  /// [FB-523] Tasks change in every third move, or when the order is of no use any more.
  [[nodiscard]] bool is_due(UnitId id, const Order& wanted) const;

  [[nodiscard]] bool has_just_come(UnitId id) const;

  [[nodiscard]] bool enemy_formed_near(Point at, Inches within) const;

  /// The strongest unit with bad morale whom a general can reach and rally.
  [[nodiscard]] std::optional<UnitId> worst_unit(GeneralId id) const;

  [[nodiscard]] std::optional<UnitId> without_colonel(GeneralId id) const;

  [[nodiscard]] bool commands(GeneralId id, const Unit& unit) const;

  [[nodiscard]] std::optional<Point> middle_of_brigade(GeneralId id) const;

  const Mind& mind_;
  const Setting& setting_;
  const State& state_;
};

}  // namespace core::field
