// [FB-050] The position of a battle: a plain value that only events change.
#pragma once

#include "core/base/dice.h"
#include "core/field/battle.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace core::field {

/// [FB-020] Rank and file are men, gunners and crews; officers are counted apart.
enum class FigureKind : std::uint8_t { Man, Gunner, Driver, Colonel, Officer };

[[nodiscard]] constexpr bool is_officer(FigureKind kind) noexcept {
  return kind == FigureKind::Colonel || kind == FigureKind::Officer;
}

/// What became of a figure.
enum class Fate : std::uint8_t { Present, Killed, Captured, Dispersed, Fled, Rejoined };

inline constexpr std::int8_t kNoPlace = -1;

/// A figure. Where it stands follows from its unit's pose while it has a place in the formation.
struct Figure {
  FigureKind kind{};
  Fate fate{};
  std::int8_t file{};             ///< from the right, 0 on
  std::int8_t rank{};             ///< 0 the front
  std::int8_t gun{kNoPlace};      ///< of a gunner: index in Unit::guns
  std::int8_t section{kNoPlace};  ///< stands in this section of a house
  bool apart{};                   ///< has a position of its own: in a melee
  bool tending{};                 ///< [FB-044] holds the horses
  bool through{};                 ///< [FB-308] has ridden through the enemy
  Point at;                       ///< the middle of its base

  [[nodiscard]] bool present() const noexcept { return fate == Fate::Present; }

  friend bool operator==(const Figure&, const Figure&) = default;
};

/// [FB-026] [FB-221] A gun model.
struct GunModel {
  GunKind kind{};
  std::int16_t damage{};
  bool destroyed{};
  std::optional<Side> taken_by;
  std::int16_t last_fired{};  ///< move; 0: never
  Pose muzzle;                ///< middle of its front edge, and where it points

  friend bool operator==(const GunModel&, const GunModel&) = default;
};

/// Where a unit is.
enum class Where : std::uint8_t {
  Waiting,  ///< has not come yet
  OnTable,
  Left,         ///< went off the table of its own will
  Fled,         ///< went off it by morale or the 50 % rule [FB-102]
  Dispersed,    ///< [FB-385]
  Surrendered,  ///< [FB-361]
  Destroyed,    ///< nobody is left
  Rejoined      ///< [FB-429] a detachment that is part of its regiment again
};

/// A part of a movement order. Inches and angles are those of the whole leg.
enum class LegKind : std::uint8_t {
  Advance,  ///< straight ahead, or oblique by `angle`
  Back,     ///< stepping back with the front kept [FB-047]
  Wheel,    ///< by `angle`, to the right when positive; up to 45 degrees along the outer man's path
  Face,     ///< a turn in place by `angle`: about, or a wheel of more than 45 degrees [FB-046]
  Form,     ///< into `formation` of `ranks`
  Mount,    ///< or dismount [FB-044]
  Enter,    ///< a house section from base contact [FB-130]
  Leave,    ///< it
  Ford,     ///< begins to cross where it stands at the bank [FB-127]
  Off       ///< off the table over the edge at which it stands
};

struct Leg {
  LegKind kind{};
  Inches length;
  std::int32_t angle{};  ///< thousandths of a degree, to the right when positive
  Formation formation{};
  std::uint8_t ranks{};
  std::optional<SectionId> section;

  friend bool operator==(const Leg&, const Leg&) = default;
};

/// [FB-276] [FB-286] A charge declared for this move.
struct Charge {
  UnitId target;
  bool counter{};
  Inches start;  ///< between the nearest bases when it began [FB-309]
  Inches moved;  ///< of the head
  Inches spent;  ///< of the charge move; more than moved where terrain halves

  friend bool operator==(const Charge&, const Charge&) = default;
};

/// Losses by fire, for the outcome of a melee [FB-352].
struct FireLoss {
  UnitId by;
  std::int16_t move{};
  std::int16_t count{};

  friend bool operator==(const FireLoss&, const FireLoss&) = default;
};

/// [FB-127] A unit in a ford.
struct InFord {
  std::uint8_t moves_left{};
  Formation was{};  ///< as it will stand on the far bank
  std::uint8_t ranks{};
  Pose leaves;   ///< where it will stand
  Pose entered;  ///< where it stood on the near bank

  friend bool operator==(const InFord&, const InFord&) = default;
};

/// What a unit has done and suffered in this move.
struct Doings {
  std::vector<Leg> legs;  ///< written for it
  bool written{};         ///< so; else it stands
  std::optional<Charge> charge;
  bool evades{};       ///< [FB-288]
  bool battle_move{};  ///< [FB-094]
  Inches moved;        ///< of its middle
  Inches spent;        ///< of its allowance
  bool downhill{};     ///< its last step went down a slope strip [FB-336]
  bool limbered{};     ///< or unlimbered, mounted, dismounted
  bool advanced{};
  bool fired{};
  bool fired_on{};
  bool contacted{};  ///< by its own movement
  bool tested{};     ///< morale
  bool fought{};
  bool compelled{};           ///< it made a compulsory move
  bool shocked{};             ///< [FB-377] lost a figure by fire in this move
  std::int8_t ridden_down{};  ///< [FB-310] men whom riders broke through

  friend bool operator==(const Doings&, const Doings&) = default;
};

/// A unit as it stands.
struct Unit {
  InternedText name;
  Side side{};
  std::size_t brigade{};
  Muster muster;
  Where where{};
  Pose pose;  ///< middle of its front rank (of a battery: of its muzzles), and where it faces
  Formation formation{};
  std::uint8_t ranks{};
  std::uint8_t files{};  ///< of the formation as it was last dressed or closed up
  bool dismounted{};
  std::vector<Figure> figures;
  std::vector<GunModel> guns;
  std::int16_t strength{};         ///< rank and file against whom losses are measured [FB-403]
  std::uint8_t command{};          ///< officers it began with
  std::optional<UnitId> regiment;  ///< [FB-426] it is a detachment of this one
  bool detachment{};               ///< [FB-425] an officer and eights of men
  bool apart{};                    ///< [FB-426] so, and a unit of its own: it has been 6" away
  Order order;
  bool first_volley{true};  ///< [FB-158] not spent
  std::int8_t rest{1};      ///< [FB-094] credits of cavalry
  std::uint8_t bad{};       ///< [FB-384] bad results in a row; 0: good
  bool halted{};            ///< [FB-381] in this move it may neither move nor fire
  bool halted_next{};
  bool broken{};               ///< [FB-400] half its strength is lost: it goes to the rear for good
  bool broke_in_melee{};       ///< [FB-401] it may still fight the second move
  std::int8_t retreat{};       ///< compulsory moves back that are left
  std::int8_t resting{};       ///< then moves of rest
  std::int16_t fought_last{};  ///< [FB-357] move of its last melee; 0: never
  std::int16_t fresh_again{};  ///< [FB-356] move from which it may act offensively
  std::int16_t exhausted{};    ///< move of the melee that exhausted it; 0: it is not
  std::optional<GeneralId> general;
  std::optional<std::int16_t> rallies;  ///< [FB-411] at the end of this move
  bool asleep{};
  bool hidden{};
  std::optional<InFord> ford;
  std::uint8_t idle_guns{};
  std::vector<FireLoss> fire_losses;  ///< of the last two moves
  Doings now;

  [[nodiscard]] bool on_table() const noexcept { return where == Where::OnTable; }

  friend bool operator==(const Unit&, const Unit&) = default;
};

/// [FB-028] A general.
struct General {
  Side side{};
  Where where{};
  Point at;
  bool alive{true};
  std::optional<UnitId> with;
  bool tied{};                    ///< [FB-410] for good
  std::optional<Point> rides_to;  ///< written for this move
  std::optional<UnitId> joins;
  std::int16_t orders_given{};  ///< without a courier, in this move

  friend bool operator==(const General&, const General&) = default;
};

/// [FB-075] A courier on his way.
struct Courier {
  Side side{};
  Point at;
  UnitId to;
  Order order;
  bool arrived{};  ///< the order holds from the next move on

  friend bool operator==(const Courier&, const Courier&) = default;
};

/// [FB-259] [FB-264] A section of a house.
struct Section {
  std::int16_t damage{};
  bool ruined{};
  std::optional<std::int16_t> burns_since;  ///< move in which the fire broke out
  std::optional<Side> held_by;              ///< who was last in it alone

  friend bool operator==(const Section&, const Section&) = default;
};

/// [FB-506]
struct StoreState {
  bool burning{};

  friend bool operator==(const StoreState&, const StoreState&) = default;
};

/// A figure of the battle.
struct FigureId {
  UnitId unit;
  std::uint8_t figure{};

  friend constexpr auto operator<=>(const FigureId&, const FigureId&) noexcept = default;
};

/// [FB-320] A melee: units of both sides that touch.
struct Melee {
  Side attacker{};
  std::vector<UnitId> units;
  std::int16_t began{};                   ///< move of its first
  std::uint8_t moves{};                   ///< that have been fought
  std::int16_t fought{};                  ///< move of the last of them; 0: none yet
  std::int16_t brought{};                 ///< [FB-340] move in which all are in; 0: none yet
  std::array<std::int16_t, 2> by_fire{};  ///< losses of each side in the charge
  std::array<std::int16_t, 2> first{};    ///< in the first move
  std::array<std::int16_t, 2> later{};    ///< in the second and third
  bool built_up{};                        ///< [FB-344] a third move is possible
  bool one_sided{};                       ///< [FB-359] so, part of one side has gone
  std::vector<UnitId> downhill;           ///< [FB-336] whose contact move ended on the way down
  bool over{};

  friend bool operator==(const Melee&, const Melee&) = default;
};

/// [FB-340] Whose turn it is to bring figures into contact.
struct BringingIn {
  std::uint8_t melee{};  ///< index in State::melees
  Side side{};
  std::uint8_t passes{};

  friend bool operator==(const BringingIn&, const BringingIn&) = default;
};

/// [FB-201] [FB-230] [FB-240]
enum class ShotKind : std::uint8_t { Ball, Canister, Shell };

inline constexpr std::array<std::string_view, 3> kShotKinds{"ball", "canister", "shell"};

/// A gun laid: a point on the line of fire, or the point of aim.
struct Laying {
  UnitId unit;
  std::uint8_t gun{};
  ShotKind kind{};
  Point aim;

  friend bool operator==(const Laying&, const Laying&) = default;
};

/// Stands for the general who is with a unit where a figure of it is asked for.
inline constexpr std::uint8_t kGeneralFigure = 255;

/// [FB-155] [FB-183] Fire of a unit's muskets.
struct Volley {
  UnitId unit;
  std::optional<UnitId> target;  ///< nothing: each group at the nearest it can fire at
  bool picks_officers{};         ///< skirmishers at selected individuals
  /// [FB-183] The one of the target, by figure; `kGeneralFigure`: the general with it; nothing:
  /// each at the nearest whom he can hit.
  std::optional<std::uint8_t> officer{};

  friend bool operator==(const Volley&, const Volley&) = default;
};

/// Steps of a move in which somebody decides. What needs no decision happens between them.
enum class Step : std::uint8_t {
  Orders,     ///< [FB-T03] 1: orders
  Charges,    ///< 2: declarations
  Answers,    ///< 2: countercharge, falling back before a charge [FB-286] [FB-288]
  Movement,   ///< 4: written, then made at once by all
  Artillery,  ///< 6
  Musketry,   ///< 7
  Melee       ///< 8: figures brought in, in the second move
};

inline constexpr std::array<std::string_view, 7> kSteps{
    "orders", "charges", "answers", "movement", "artillery", "musketry", "melee"};

/// How a battle ended.
struct Result {
  std::optional<Side> winner;
  InternedText grade;
  std::array<int, 2> points{};

  friend bool operator==(const Result&, const Result&) = default;
};

struct State {
  std::int16_t move{};  ///< from 1
  Step step{};
  std::vector<Unit> units;  ///< those of the battle, behind them detachments made in play
  std::vector<General> generals;
  std::vector<Courier> couriers;
  std::vector<Section> sections;
  std::vector<StoreState> stores;
  std::vector<Melee> melees;
  std::optional<BringingIn> bringing;
  std::array<bool, 2> done{};                     ///< who has written all he wants in this step
  std::array<std::int16_t, 2> ordered_at_once{};  ///< [FB-510] the move in which it was used
  std::vector<Laying> laid;
  std::vector<Volley> volleys;
  std::array<std::int16_t, 2> burnt{};  ///< points counted by MayBurn are made from stores
  base::Dice dice;
  std::optional<Result> result;

  [[nodiscard]] const Unit& unit(UnitId id) const { return units.at(id.value()); }

  [[nodiscard]] const General& general(GeneralId id) const { return generals.at(id.value()); }

  [[nodiscard]] bool has(UnitId id) const noexcept { return id.value() < units.size(); }

  friend bool operator==(const State&, const State&) = default;
};

[[nodiscard]] inline UnitId unit_id(std::size_t index) noexcept {
  return UnitId{static_cast<std::uint8_t>(index)};
}

}  // namespace core::field
