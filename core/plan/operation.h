// What forces can be told to do: a verb and an aim, and what it would bring.
#pragma once

#include "core/base/case_ref.h"
#include "core/base/fraction.h"
#include "core/combat/forecast.h"
#include "core/plan/attack_after.h"
#include "core/plan/energising.h"
#include "core/plan/force.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::plan {

/// What a force does; verbs.inc says all about each.
enum class Verb : std::uint8_t {
#define VERB(verb, ...) verb,
#include "core/plan/verbs.inc"
#undef VERB
};

/// Verbs that stand together in a menu.
enum class VerbGroup : std::uint8_t { Move, Rail, Water, Fight, Supply, Organise };

/// Whose verb it is; Any is of ships and of those on land.
enum class VerbOf : std::uint8_t { Land, Ships, Any };

/// What a verb is given for an aim.
enum class AimKind : std::uint8_t { None, Hex, Water, Piece, Target };

/// How a verb is laid out.
enum class LaidBy : std::uint8_t {
  March,
  Rail,
  Ferry,
  Attack,
  RailAttack,
  LandAttack,
  Land,
  Sail,
  Embark,
  Choice
};

/// The row of a verb.
struct VerbRow {
  std::string_view word;
  base::CaseRef cited;
  VerbGroup group{};
  VerbOf who{};
  AimKind aim{};
  LaidBy laid{};
  std::span<const sequence::ActionKind> kinds;  ///< of the single choices that it is
};

[[nodiscard]] const VerbRow& row_of(Verb verb) noexcept;
[[nodiscard]] std::span<const Verb> verbs() noexcept;
[[nodiscard]] std::optional<Verb> parse_verb(std::string_view word) noexcept;

/// What an operation is to come to. Members that the verb does not use are empty.
struct Aim {
  std::optional<board::HexId> hex;
  std::optional<map::WaterPlaceId> water;
  std::optional<state::PieceId> piece;
  int number{};  ///< points, where the verb takes some; 0: as many as can be

  friend bool operator==(const Aim&, const Aim&) noexcept = default;
};

/// An aim that a force can come to now.
struct End {
  Aim aim;
  int cost{};    ///< movement points, rail points, or points of the range of a ship
  int extra{};   ///< of these, points of a forced march [6.31]
  bool ends{};   ///< the move is over there [6.21] [7.13] [13.14]
  bool rails{};  ///< the march takes the own rail net along [18.12]

  friend bool operator==(const End&, const End&) noexcept = default;
};

/// What a force can do by one verb: its ends, or why there is none.
struct Operations {
  Verb verb{};
  std::vector<End> ends;
  std::optional<state::Illegal> refusal;
};

/// The refusal of words that name no force, verb or aim there is [4.1].
[[nodiscard]] state::Illegal names_no_operation();

struct Operation {
  Force force;
  Verb verb{};
  Aim aim;
};

/// The operation as `do` in the terminal takes it: `"II Corps" march C2308`.
[[nodiscard]] std::string line_of(const state::Situation& now, const Operation& operation);

/// A place that is left without a unit.
struct LeftOpen {
  board::HexId hex;
  bool city{};
  bool fort{};
  bool supply{};  ///< a Depot or Department, or SUP
  bool works{};   ///< an entrenchment, which is given up [13.11]

  friend bool operator==(const LeftOpen&, const LeftOpen&) noexcept = default;
};

/// [7.21] What goes aboard ships.
struct Loading {
  std::vector<state::PieceId> ships;
  int load{};  ///< in the points that ships are measured by
  int room{};  ///< what is free aboard those ships before
};

/// What an operation would come to, as far as no die decides it and its side can know [0.5].
struct Outlook {
  /// The single choices that do it, up to the first that is not certain.
  std::vector<sequence::Action> orders;
  bool whole{};  ///< they are all of them; else the rest is laid out when the die has fallen
  std::vector<board::HexId> path;         ///< by land, the start first
  std::vector<map::WaterPlaceId> waters;  ///< over water, the same
  End end;
  int left{};                         ///< points of that kind left at the end
  Energiser energiser;                ///< who is commanded, or has to roll, first
  base::Fraction chance{1};           ///< of that roll [5.23]
  std::vector<state::PieceId> goes;   ///< that stand by themselves
  std::vector<state::PieceId> stays;  ///< of the force
  std::vector<LeftOpen> opened;
  std::optional<Loading> loading;
  std::vector<board::HexId> forts;  ///< whose garrisons fire on the way [11.22]
  std::optional<AttackAfter> attack;
  std::optional<combat::BattleForecast> battle;  ///< as far as its side may know it [8.15]
  std::optional<std::array<int, 2>> march_loss;  ///< per cent, at least and at most, that the die
                                                 ///< of the forced march takes [6.32]
  std::optional<bool> fed;                       ///< in a chain of supply at its end [17.02]
  std::vector<board::HexId> enemies_beside;      ///< its end: where an Enemy is seen
};

}  // namespace core::plan
