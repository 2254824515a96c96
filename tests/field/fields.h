// Made-up fields for tests: open ground of 96 by 60 inches and units placed by hand.
#pragma once

#include "core/field/formation.h"
#include "core/field/record.h"
#include "core/field/setting.h"

#include <string>
#include <vector>

namespace tests::field {

using core::board::Side;
using core::field::Arm;
using core::field::Battle;
using core::field::BattleUnit;
using core::field::FigureId;
using core::field::Formation;
using core::field::GeneralId;
using core::field::Heading;
using core::field::Inches;
using core::field::Point;
using core::field::Pose;
using core::field::Record;
using core::field::SectionId;
using core::field::Setting;
using core::field::State;
using core::field::TroopType;
using core::field::Unit;
using core::field::UnitId;

inline constexpr Side kUs = Side::Union;
inline constexpr Side kThem = Side::Confederate;

inline constexpr UnitId kFirst{0};
inline constexpr UnitId kSecond{1};
inline constexpr UnitId kThird{2};
inline constexpr UnitId kFourth{3};

/// `inches(7.5)`, exact to a ten-thousandth.
[[nodiscard]] Inches inches(double value);
[[nodiscard]] Point at(double x, double y);

/// Infantry of 3 + 24 in two ranks unless a member says otherwise.
[[nodiscard]] BattleUnit foot(const std::string& name, Side side, double x, double y, int facing,
                              Arm arm = Arm::RifledMusket, Formation formation = Formation::Line,
                              int men = 24, int officers = 3);
[[nodiscard]] BattleUnit horse(const std::string& name, Side side, double x, double y, int facing,
                               Formation formation = Formation::Line, int men = 12);
/// A battery of two guns, or of those given; in action.
[[nodiscard]] BattleUnit battery(
    const std::string& name, Side side, double x, double y, int facing,
    std::vector<core::field::GunKind> guns = {core::field::GunKind::Gun, core::field::GunKind::Gun},
    Formation formation = Formation::InAction);

/// A field with these units, orders free.
[[nodiscard]] Battle open_field(std::vector<BattleUnit> units);

/// A setting and a state to let things happen in, with faces that come first.
class Table {
 public:
  explicit Table(const Battle& battle, std::vector<std::uint8_t> dice = {},
                 core::field::Options options = with_free_orders());

  explicit Table(std::vector<BattleUnit> units, std::vector<std::uint8_t> dice = {})
      : Table{open_field(std::move(units)), std::move(dice)} {}

  [[nodiscard]] static core::field::Options with_free_orders();

  [[nodiscard]] const Setting& setting() const { return setting_; }

  [[nodiscard]] State& state() { return state_; }

  [[nodiscard]] const Unit& unit(UnitId id) const { return state_.unit(id); }

  /// A record that writes to the state.
  [[nodiscard]] Record& record() { return record_; }

  /// The dice that come next.
  void throws(const std::vector<std::uint8_t>& faces) { state_.dice.write_down(faces); }

  /// Dice thrown so far.
  [[nodiscard]] std::uint32_t thrown() const { return state_.dice.made(); }

  /// Changes a unit, as a test needs it; it stands anew where it is in formation.
  template <class Edit>
  void set(UnitId id, Edit edit) {
    Unit& unit = state_.units.at(id.value());
    edit(unit);
    core::field::stand(setting_.charts, unit);
  }

  /// Takes so many of the rank and file away, the last ones first, and closes up.
  void lose(UnitId id, int men);

 private:
  Setting setting_;
  State state_;
  Record record_{setting_, state_};
};

}  // namespace tests::field
