// [26.15] [FB-550]-[FB-557] [FB-559] A battle of the strategic game on the miniature table: its
// strength points become units, and what became of them is reported back.
#pragma once

#include "core/combat/table_battle.h"
#include "core/field/maker.h"
#include "core/field/state.h"
#include "core/game/game.h"

#include <tl/expected.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace core::tabletop {

/// [FB-551] What the table tells apart of the strategic units.
enum class TroopKind : std::uint8_t {
  Infantry,
  Cavalry,
  Militia  ///< militia, garrisons and partisans
};

inline constexpr std::size_t kTroopKinds = 3;

/// [FB-551] Nothing for what does not fight there: trains, depots, siege trains, ships.
[[nodiscard]] std::optional<TroopKind> troop_kind(rulebook::PieceKind kind) noexcept;

/// [FB-559] A strategic unit that takes part.
struct BriefUnit {
  state::PieceId piece;
  TroopKind kind{};
  int points{};  ///< SP

  friend bool operator==(const BriefUnit&, const BriefUnit&) = default;
};

/// [FB-554] [FB-559]
struct BriefLeader {
  state::PieceId piece;
  base::InternedText name;
  int rating{};  ///< orders at once: the higher of initiative and combat rating

  friend bool operator==(const BriefLeader&, const BriefLeader&) = default;
};

struct BriefSide {
  std::vector<BriefUnit> units;
  std::vector<BriefLeader> leaders;  ///< who commands first
  bool unsupplied{};                 ///< no first volley, no artillery after move 8
  bool flotilla{};                   ///< [FB-551] ships support it

  [[nodiscard]] int points() const noexcept;
  [[nodiscard]] int points(TroopKind kind) const noexcept;

  friend bool operator==(const BriefSide&, const BriefSide&) = default;
};

/// [FB-559] What has to be known of a battle.
struct BattleBrief {
  board::Side attacker{};
  std::array<BriefSide, 2> sides;  ///< by side
  field::MadeGround ground{};      ///< [FB-553] of the defender's hex
  bool fortified{};
  bool river{};  ///< a river hexside that the attacker crosses
  std::string place;

  [[nodiscard]] const BriefSide& side(board::Side which) const {
    return sides.at(static_cast<std::size_t>(which));
  }

  friend bool operator==(const BattleBrief&, const BattleBrief&) = default;
};

/// [FB-559] The battle that waits for die or table, or that is on the table [26.15]; nothing when
/// there is none.
[[nodiscard]] std::optional<BattleBrief> brief_at_hand(const state::Situation& now);

/// [FB-552] The k by which both sides are divided: 1 up to 12 SP a side.
[[nodiscard]] int scale_of(const BattleBrief& brief) noexcept;

/// [FB-551] [FB-552] Units of the table.
struct TableForce {
  std::array<int, kTroopKinds> units{};  ///< by TroopKind
  int batteries{};

  friend bool operator==(const TableForce&, const TableForce&) = default;
};

[[nodiscard]] TableForce force_of(const BriefSide& side, int scale) noexcept;

/// A battle of the strategic game on the table.
struct FieldBattle {
  BattleBrief brief;
  int scale{};  ///< k
  int seed{};   ///< of the ground and of the battle's dice
  field::Battle battle;
  std::vector<std::optional<TroopKind>> kinds;         ///< by unit of the battle; nothing: guns
  std::vector<std::optional<state::PieceId>> leaders;  ///< by general of the battle
};

/// [FB-551]-[FB-555] The brief as a battle.
/// @param seed 0 or more
/// @return nothing, and why not in a sentence, when a side has nothing to fight with.
[[nodiscard]] tl::expected<FieldBattle, std::string> field_battle(const field::Charts& charts,
                                                                  const BattleBrief& brief,
                                                                  int seed);

/// [FB-556] Tenths that are lost for good, of the killed and of those who are scattered.
inline constexpr int kTenths = 10;
inline constexpr int kKilledTenths = 6;
inline constexpr int kScatteredTenths = 5;

/// [FB-556] Figures that a side lost of a kind of troops.
struct FigureLosses {
  int killed{};
  int prisoners{};
  int scattered{};  ///< rank and file of units that dispersed or fled

  [[nodiscard]] int all() const noexcept { return killed + prisoners + scattered; }

  friend bool operator==(const FigureLosses&, const FigureLosses&) = default;
};

/// [FB-556] SP lost of a kind: k times (0.6 of the killed, the prisoners, half of the scattered) by
/// the figures of a unit, halves up. [FB-E41] 4 of 60 killed, 6 taken, 18 dispersed and k = 2.
/// @param engaged SP of that kind: never more
[[nodiscard]] int points_lost(const FigureLosses& figures, TroopKind kind, int scale,
                              int engaged) noexcept;

/// [FB-559] What came of a side.
struct SideReport {
  std::array<int, kTroopKinds> lost{};  ///< SP by TroopKind
  std::vector<state::PieceId> leaders;  ///< generals that fell
  int guns{};                           ///< destroyed or taken

  [[nodiscard]] int points() const noexcept;

  friend bool operator==(const SideReport&, const SideReport&) = default;
};

/// [FB-559] What came of a battle.
struct BattleReport {
  board::Side winner{};  ///< a drawn battle is held by the defender [FB-557]
  std::array<SideReport, 2> sides;
  int moves{};
  int seed{};

  [[nodiscard]] const SideReport& side(board::Side which) const {
    return sides.at(static_cast<std::size_t>(which));
  }

  friend bool operator==(const BattleReport&, const BattleReport&) = default;
};

/// [FB-556] Figures that a side has lost of a kind.
[[nodiscard]] FigureLosses figures_lost(const FieldBattle& battle, const field::State& state,
                                        board::Side side, TroopKind kind);

/// [FB-556] [FB-557] What became of a battle that is over.
[[nodiscard]] BattleReport report_of(const FieldBattle& battle, const field::State& state);

}  // namespace core::tabletop
