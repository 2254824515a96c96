// Battles are begun and opened, each at the desk of its rule set.
#include "core/data/catalogue.h"
#include "core/tabletop/fleet_battle.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "qml/table/desk_of.h"

#include <utility>

namespace tableview {

namespace {

using core::data::Catalogue;
using core::tabletop::BattleBegin;
using core::tabletop::BattleMatchOf;
using core::tabletop::CoastalRules;
using core::tabletop::FleetBattle;
using core::tabletop::IroncladRules;
using core::tabletop::RiverBattle;
using core::tabletop::RuleSet;
using core::tabletop_data::TabletopCatalogue;

std::unique_ptr<BattleDesk> desk_at(BattleMatchOf<IroncladRules> match) {
  return ironclad_desk(std::move(match));
}

std::unique_ptr<BattleDesk> desk_at(BattleMatchOf<CoastalRules> match) {
  return coastal_desk(std::move(match));
}

/// The desk that `make` makes for a rule set.
template <class Make>
std::unique_ptr<BattleDesk> desk_of_set(RuleSet rules, const Make& make) {
  return rules == RuleSet::Coastal ? make(CoastalRules{}) : make(IroncladRules{});
}

template <class Rules>
std::unique_ptr<BattleDesk> begun(const Catalogue& catalogue,
                                  std::shared_ptr<const typename Rules::Setting> setting,
                                  const BattleBegin& begin, const std::string& file,
                                  const std::string& date) {
  BattleMatchOf<Rules> match{std::move(setting), begin, catalogue.load_setting({}).rulebook};
  if (!file.empty()) {
    match.save_as(file, date);
  }
  return desk_at(std::move(match));
}

auto encounter_setting(const Catalogue& catalogue, const RiverBattle& battle,
                       IroncladRules /*set*/) {
  return core::tabletop::setting_of(battle, TabletopCatalogue{catalogue}.ironclad_charts());
}

auto encounter_setting(const Catalogue& catalogue, const RiverBattle& battle,
                       CoastalRules /*set*/) {
  return core::tabletop::setting_of(battle, TabletopCatalogue{catalogue}.coastal_charts());
}

}  // namespace

std::unique_ptr<BattleDesk> begin_battle(const Catalogue& catalogue, const BattleBegin& begin,
                                         const std::string& file, const std::string& date) {
  return desk_of_set(begin.rules, [&]<class Rules>(Rules /*set*/) {
    return begun<Rules>(catalogue, core::tabletop::battle_setting<Rules>(catalogue, begin), begin,
                        file, date);
  });
}

std::unique_ptr<BattleDesk> open_battle(const Catalogue& catalogue, const std::string& file) {
  const RuleSet rules = core::tabletop::BattleJournal::peek(file).begin.rules;
  return desk_of_set(rules, [&]<class Rules>(Rules /*set*/) {
    return desk_at(
        BattleMatchOf<Rules>::open(catalogue, catalogue.load_setting({}).rulebook, file));
  });
}

std::unique_ptr<BattleDesk> begin_fight(const Catalogue& catalogue, const FleetBattle& battle,
                                        const std::string& file, const std::string& date) {
  return desk_of_set(battle.rules, [&]<class Rules>(Rules /*set*/) {
    return begun<Rules>(catalogue, core::tabletop::setting_of<Rules>(catalogue, battle),
                        core::tabletop::begin_of(catalogue, battle), file, date);
  });
}

std::unique_ptr<BattleDesk> open_fight(const Catalogue& catalogue, const FleetBattle& battle,
                                       const std::string& file) {
  return desk_of_set(battle.rules, [&]<class Rules>(Rules /*set*/) {
    return desk_at(BattleMatchOf<Rules>::open(core::tabletop::setting_of<Rules>(catalogue, battle),
                                              core::tabletop::begin_of(catalogue, battle),
                                              catalogue.load_setting({}).rulebook, file));
  });
}

std::unique_ptr<BattleDesk> begin_encounter(const Catalogue& catalogue, const RiverBattle& battle,
                                            const BattleBegin& begin, const std::string& file,
                                            const std::string& date) {
  return desk_of_set(battle.rules, [&]<class Rules>(Rules set) {
    return begun<Rules>(catalogue, encounter_setting(catalogue, battle, set), begin, file, date);
  });
}

std::unique_ptr<BattleDesk> open_encounter(const Catalogue& catalogue, const RiverBattle& battle,
                                           const BattleBegin& begin, const std::string& file) {
  return desk_of_set(battle.rules, [&]<class Rules>(Rules set) {
    return desk_at(BattleMatchOf<Rules>::open(encounter_setting(catalogue, battle, set), begin,
                                              catalogue.load_setting({}).rulebook, file));
  });
}

}  // namespace tableview
