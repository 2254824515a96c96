// Battles on land are begun and opened.
#include "core/data/catalogue.h"
#include "core/tabletop/field_door.h"
#include "qml/field/field_desk.h"

#include <utility>

namespace fieldview {

namespace {

using core::data::Catalogue;
using core::tabletop::BattleBegin;
using core::tabletop::FieldBattle;
using core::tabletop::FieldMatch;

std::unique_ptr<FieldDesk> desk_at(FieldMatch match, const std::string& file,
                                   const std::string& date) {
  if (!file.empty()) {
    match.save_as(file, date);
  }
  return std::make_unique<FieldDesk>(std::move(match));
}

}  // namespace

std::unique_ptr<FieldDesk> begin_field_battle(const Catalogue& catalogue, const BattleBegin& begin,
                                              const std::string& file, const std::string& date) {
  return desk_at({core::tabletop::battle_setting<core::tabletop::FieldRules>(catalogue, begin),
                  begin, catalogue.load_setting({}).rulebook},
                 file, date);
}

std::unique_ptr<FieldDesk> open_field_battle(const Catalogue& catalogue, const std::string& file) {
  return std::make_unique<FieldDesk>(
      FieldMatch::open(catalogue, catalogue.load_setting({}).rulebook, file));
}

std::unique_ptr<FieldDesk> begin_field_fight(const Catalogue& catalogue, const FieldBattle& battle,
                                             const std::string& file, const std::string& date) {
  return desk_at({core::tabletop::setting_of(catalogue, battle), core::tabletop::begin_of(battle),
                  catalogue.load_setting({}).rulebook},
                 file, date);
}

std::unique_ptr<FieldDesk> open_field_fight(const Catalogue& catalogue, const FieldBattle& battle,
                                            const std::string& file) {
  return std::make_unique<FieldDesk>(FieldMatch::open(core::tabletop::setting_of(catalogue, battle),
                                                      core::tabletop::begin_of(battle),
                                                      catalogue.load_setting({}).rulebook, file));
}

}  // namespace fieldview
