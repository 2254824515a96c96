// The rule sets of the miniature table as a battle at the table plays them: what is alike in all
// under the same names.
#pragma once

#include "core/coastal/captain.h"
#include "core/coastal/game.h"
#include "core/coastal/order_text.h"
#include "core/coastal/view.h"
#include "core/field/chance.h"
#include "core/field/commander.h"
#include "core/field/game.h"
#include "core/field/order_text.h"
#include "core/field/view.h"
#include "core/ironclad/captain.h"
#include "core/ironclad/game.h"
#include "core/ironclad/order_text.h"
#include "core/ironclad/view.h"
#include "core/rulebook/rulebook.h"
#include "core/table/told.h"
#include "core/words/template_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::tabletop {

enum class RuleSet : std::uint8_t { Ironclad, Coastal, Field };

inline constexpr std::array kRuleSets{RuleSet::Ironclad, RuleSet::Coastal, RuleSet::Field};

/// Those of ships: their battles are the same descriptions, played by either.
inline constexpr std::array kNavalSets{RuleSet::Ironclad, RuleSet::Coastal};

/// "ironclad", as records, saves and commands write it.
[[nodiscard]] std::string_view word_of(RuleSet set) noexcept;
[[nodiscard]] std::optional<RuleSet> rule_set_of(std::string_view word) noexcept;

/// When something happened: a turn and its step, a move and its phase.
struct BattleMoment {
  std::int16_t turn{};
  std::uint8_t step{};  ///< number of an ironclad::Step, coastal::Phase or field::Step

  friend bool operator==(const BattleMoment&, const BattleMoment&) = default;
};

/// A die of the ledger.
struct BattleRoll {
  board::Side by{};
  base::RuleId why;
  std::uint8_t sides{};
  std::uint8_t face{};
  std::optional<table::ModelId> ship;  ///< a fort after all ships; of a field battle a unit
};

struct IroncladRules {
  using Setting = ironclad::Setting;
  using State = ironclad::State;
  using Game = ironclad::Game;
  using Action = ironclad::Action;
  using Event = ironclad::Event;
  using View = ironclad::View;
  using Captain = ironclad::Captain;

  static constexpr RuleSet kSet = RuleSet::Ironclad;
  static constexpr base::RuleId kOwnDice{base::Book::Ironclad, 3};

  [[nodiscard]] static BattleMoment moment(const State& state) noexcept;
  [[nodiscard]] static std::optional<BattleMoment> began(const Event& event) noexcept;
  [[nodiscard]] static std::optional<BattleRoll> roll(const Setting& setting, const Event& event);
  /// @param before the state before the choice of which the event is.
  [[nodiscard]] static bool stops_undo(const State& before, const Event& event) noexcept;
  /// [IC-023] The only side that may know of an event; nothing: both.
  [[nodiscard]] static std::optional<board::Side> secret_of(const State& state, const Event& event);

  /// The name of a ship, or of a fort after all ships, as readers see it.
  [[nodiscard]] static std::string name_of(const Setting& setting, const State& state,
                                           table::ModelId model);

  [[nodiscard]] static std::string spoken_name(const rulebook::Rulebook& /*book*/,
                                               const Setting& setting, const State& state,
                                               table::ModelId model) {
    return name_of(setting, state, model);
  }

  [[nodiscard]] static words::Words words_of(const Setting& /*setting*/,
                                             const table::Told& /*told*/) {
    return {};
  }

  /// Whether people measure on a table of their own.
  [[nodiscard]] static bool by_models(const Setting& setting) noexcept;
};

struct CoastalRules {
  using Setting = coastal::Setting;
  using State = coastal::State;
  using Game = coastal::Game;
  using Action = coastal::Action;
  using Event = coastal::Event;
  using View = coastal::View;
  using Captain = coastal::Captain;

  static constexpr RuleSet kSet = RuleSet::Coastal;
  static constexpr base::RuleId kOwnDice{base::Book::Coastal, 3};

  [[nodiscard]] static BattleMoment moment(const State& state) noexcept;
  [[nodiscard]] static std::optional<BattleMoment> began(const Event& event) noexcept;
  [[nodiscard]] static std::optional<BattleRoll> roll(const Setting& setting, const Event& event);
  /// @param before the state before the choice of which the event is.
  [[nodiscard]] static bool stops_undo(const State& before, const Event& event) noexcept;
  /// [RC-044] [RC-049] The only side that may know of an event: captains' dice, standing orders.
  [[nodiscard]] static std::optional<board::Side> secret_of(const State& state, const Event& event);

  /// The name of a ship, or of a fort after all ships, as readers see it.
  [[nodiscard]] static std::string name_of(const Setting& setting, const State& state,
                                           table::ModelId model);

  [[nodiscard]] static std::string spoken_name(const rulebook::Rulebook& /*book*/,
                                               const Setting& setting, const State& state,
                                               table::ModelId model) {
    return name_of(setting, state, model);
  }

  [[nodiscard]] static words::Words words_of(const Setting& /*setting*/,
                                             const table::Told& /*told*/) {
    return {};
  }

  /// Whether people measure on a table of their own.
  [[nodiscard]] static bool by_models(const Setting& setting) noexcept;
};

/// [FB-534] The computer's commander on land, of the middle level where nobody says which.
struct FieldCaptain : field::Commander {
  FieldCaptain() : Commander{field::Level::Regular} {}

  explicit FieldCaptain(field::Level level) : Commander{level} {}
};

struct FieldRules {
  using Setting = field::Setting;
  using State = field::State;
  using Game = field::Game;
  using Action = field::Action;
  using Event = field::Event;
  using View = field::View;
  using Captain = FieldCaptain;

  static constexpr RuleSet kSet = RuleSet::Field;
  static constexpr base::RuleId kOwnDice{base::Book::FieldBattle, 3};

  [[nodiscard]] static BattleMoment moment(const State& state) noexcept;
  [[nodiscard]] static std::optional<BattleMoment> began(const Event& event) noexcept;
  [[nodiscard]] static std::optional<BattleRoll> roll(const Setting& setting, const Event& event);
  /// [FB-070] A die, what both have written and now know of each other, troops that come to light.
  [[nodiscard]] static bool stops_undo(const State& before, const Event& event) noexcept;
  /// [FB-075] [FB-496] The only side that may know of an event: orders and couriers, answers to a
  /// charge, troops that lie hidden.
  [[nodiscard]] static std::optional<board::Side> secret_of(const State& state, const Event& event);

  /// The name of a unit, one that went out in play too, as readers see it.
  [[nodiscard]] static std::string name_of(const Setting& setting, const State& state,
                                           table::ModelId unit);
  /// The same in the language of a book: what went out in play is named after its regiment.
  [[nodiscard]] static std::string spoken_name(const rulebook::Rulebook& book,
                                               const Setting& setting, const State& state,
                                               table::ModelId unit);
  /// The words that a sentence takes from the battle: {house}, a section by its name.
  [[nodiscard]] static words::Words words_of(const Setting& setting, const table::Told& told);

  /// [FB-053] Whether people move models on a table of their own.
  [[nodiscard]] static bool by_models(const Setting& setting) noexcept;
};

}  // namespace core::tabletop
