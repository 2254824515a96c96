// [RR-370]-[RR-383] An encounter of the river campaign on the miniature table: its brief becomes a
// battle of either set, and what came of it goes back as a report.
//
// What the sets cannot express, and so is not on the table:
// - [RR-171] Halved faces lessen the armor boxes of the Ironclad set, which knows no faces, in
//   their proportion; the Coastal set knows no armor by thickness, there she is as built.
// - [RR-382] Repairs of the Coastal set need no die [RC-325]: there the die that puts out a fire is
//   modified.
// - Steering that was hit [RR-419]; in the Coastal set the stack too. A boiler that has lost power
//   lessens the speed.
// - [RR-176] Consorts without guns: they never fight.
// - [RR-378] Against an ironclad the ends of the table are closed by obstructions, so that nobody
//   leaves; against other vessels the upper end, for they are not passed [RR-151].
// - [RR-379] A battle with an ironclad has no limit: after kLongestFight turns with both still able
//   to fight it is not decided, and no report is made of it.
// - An encounter of a group that comes from above, or drifts [RR-226], has no lay-out in [RR-376].
//
// [RR-376] A hidden battery is as far beyond mid-length as the ship that has come farthest when it
// opens fire, alone and before the others [RR-147]; until then the Union cannot fire at it
// [RR-146]. [RR-150] A bridge bars the way as an obstruction until its batteries are silenced; in
// the Shallows it lies below the vessels that come down.
//
// [RR-122] In the Ironclad set a gun that bursts costs a box of the owner's choice besides its own.
//
// [RR-153] The mine is an area of 2 by 2 inches round its place: the first Union ship that enters
// it is tested, and it is cut when the battery is silenced.
//
// [RR-383] Rounds aboard are what guns of their calibre can fire. Ours: a ship with none left for
// any gun is not able to fight [RR-169].
//
// [RR-375] The shoal inch of a bank is that of the sets themselves [IC-142] [RC-201]; below bluffs
// the land stands back by it. In the Shallows the Confederate vessels start below the shoal, where
// they have water.
#pragma once

#include "core/data/catalogue.h"
#include "core/ironclad/charts.h"
#include "core/river/action.h"
#include "core/river/setting.h"
#include "core/river/state.h"
#include "core/table/battle.h"
#include "core/tabletop/battle_rules.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::tabletop {

/// What every battle on a table needs: the lists, and the charts of both sets.
struct TableBooks {
  table::Facts facts;
  ironclad::Charts ironclad;
  coastal::Charts coastal;
};

[[nodiscard]] TableBooks table_books(const data::Catalogue& catalogue);

/// [RR-379] Turns after which a battle with an ironclad is given up as undecided.
inline constexpr int kLongestFight = 120;

/// Who a ship of the table is in the campaign.
struct RiverShip {
  enum class Kind : std::uint8_t { Warship, Supply, Enemy, TorpedoCraft };
  Kind kind{};
  std::uint8_t index{};             ///< of the vessel, or among the section's enemies
  std::vector<std::uint8_t> guns;   ///< of each gun on the table her place aboard
  std::vector<std::uint8_t> types;  ///< likewise, its row of RR-T25

  [[nodiscard]] bool is_union() const noexcept {
    return kind == Kind::Warship || kind == Kind::Supply;
  }
};

/// Which battery a fort of the table is.
struct RiverFort {
  std::uint8_t battery{};          ///< among the section's
  std::vector<std::uint8_t> guns;  ///< of each gun of the fort its place there
};

/// An encounter as a battle of a rule set.
struct RiverBattle {
  RuleSet rules{};
  bool to_the_death{};  ///< [RR-169]
  table::Facts facts;   ///< the lists, and behind them the cards of these vessels
  table::Battle battle;
  std::vector<RiverShip> ships;  ///< as those of the battle
  std::vector<RiverFort> forts;  ///< likewise
};

/// [RR-371] [RR-374]-[RR-383] The encounter that goes on, as a battle.
/// @param boxes of the Ironclad set: what her damage is in boxes goes by her card
/// @return or why not, in a sentence: there is none, a round of it has been fought, the group comes
///     from above.
[[nodiscard]] tl::expected<RiverBattle, std::string> river_battle(const table::Facts& lists,
                                                                  const ironclad::Charts& boxes,
                                                                  const river::Setting& setting,
                                                                  const river::State& state,
                                                                  RuleSet rules);

/// The setting of the battle under its rule set.
/// @pre battle.rules is the set
[[nodiscard]] std::shared_ptr<const ironclad::Setting> setting_of(const RiverBattle& battle,
                                                                  const ironclad::Charts& charts);
[[nodiscard]] std::shared_ptr<const coastal::Setting> setting_of(const RiverBattle& battle,
                                                                 const coastal::Charts& charts);

/// [RR-383] The shots of every gun of the battle's ships, counted from what happens.
class ShotBook {
 public:
  explicit ShotBook(const RiverBattle& battle);

  /// Counts the shots of an event. Wants every event of a battle, in order.
  void count(const ironclad::Event& event);
  void count(const coastal::Event& event);

  [[nodiscard]] int of(table::ShipId ship, std::size_t gun) const {
    return ships_.at(ship.value()).at(gun).shots;
  }

 private:
  struct Gun {
    int shots{};
    std::int16_t last{};  ///< turn and step of the last one
    std::uint8_t step{};
  };

  void count(table::ShipId ship, std::size_t gun, std::int16_t turn, std::uint8_t step);

  std::vector<std::vector<Gun>> ships_;
};

/// [RR-372] [RR-373] [RR-378] [RR-379] What came of the battle, as the campaign takes it: damage as
/// the share of the set's own points, scaled to the campaign's and rounded to the nearest, at least
/// 1 for who was hit.
///
/// Ours: a Confederate vessel that can neither fire nor move strikes to the warships that are left
/// on the table; against an ironclad that still fights the warships that cannot are her prizes.
/// @return nothing when a battle to the death is not decided
[[nodiscard]] std::optional<river::Report> report_of(
    const RiverBattle& battle, const river::Setting& campaign, const river::State& before,
    const ironclad::Setting& setting, const ironclad::State& state, const ShotBook& shots);
[[nodiscard]] std::optional<river::Report> report_of(
    const RiverBattle& battle, const river::Setting& campaign, const river::State& before,
    const coastal::Setting& setting, const coastal::State& state, const ShotBook& shots);

}  // namespace core::tabletop
