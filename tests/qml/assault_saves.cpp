#include "tests/qml/assault_saves.h"

#include "core/data/catalogue.h"
#include "core/game/battle_view.h"
#include "core/plan/attack_after.h"
#include "core/plan/planner.h"
#include "core/save/match.h"
#include "core/save/saves.h"
#include "core/strategic/opening.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace tests {

namespace {

using core::board::Side;
using core::state::GameState;
using core::state::Piece;
using core::state::PieceId;

/// East 62 as it begins, to be changed.
struct Made {
  Made(const std::string& catalogue_file, std::uint64_t seed)
      : catalogue{catalogue_file},
        opened{catalogue.open_setup("east-62", switches())},
        state{core::strategic::opening_of(opened.setting, opened.state, seed)},
        file_of_catalogue{catalogue_file},
        dice{seed} {}

  static core::rulebook::Switches switches() {
    core::rulebook::Switches open;
    open.secrecy = core::rulebook::Secrecy::Open;
    return open;
  }

  Piece& named(std::string_view sheet_id) {
    return *std::find_if(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
      return std::string_view{piece.sheet_id} == sheet_id;
    });
  }

  Piece& burnside() {
    return *std::find_if(state.pieces.begin(), state.pieces.end(), [](const Piece& piece) {
      return std::string_view{piece.name} == "Burnside";
    });
  }

  /// He leaves his headquarters for another place, alone.
  Piece& take_burnside() {
    Piece& leader = burnside();
    state.pieces[leader.inside->value()].commander.reset();
    leader.inside.reset();
    return leader;
  }

  /// Puts units with him, under his command.
  void give(Piece& leader, Piece& unit) {
    unit.activity.span = leader.id;
    unit.place = leader.place;
  }

  /// Where somebody could be put beside a hex without meeting anybody.
  [[nodiscard]] std::vector<core::board::HexId> empty_hexes_beside(core::board::HexId hex) const {
    std::vector<core::board::HexId> result;
    for (const auto direction : core::board::kDirections) {
      const auto beside = opened.setting.map->beside(hex, direction);
      const auto stands_there = [&](const Piece& piece) {
        return piece.place == core::state::Place{*beside};
      };
      if (beside && std::none_of(state.pieces.begin(), state.pieces.end(), stands_there)) {
        result.push_back(*beside);
      }
    }
    return result;
  }

  /// The first Confederate piece of a kind that stands in a hex.
  Piece& first(core::rulebook::PieceKind kind) {
    return *std::find_if(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
      return piece.side == Side::Confederate && piece.kind == kind && piece.hex() != nullptr;
    });
  }

  void begin(core::state::Stage stage) {
    state.turn.stage = stage;
    state.turn.acting = Side::Union;
    state.turn.first_player = Side::Union;
    state.turn.game_turn = 1;
  }

  [[nodiscard]] core::game::Game game() const { return {opened.setting, state}; }

  void save(const QString& file) const {
    core::save::Match match{game(), opened.setting};
    match.save_as(file.toStdString(), header());
  }

  [[nodiscard]] core::save::Header header() const {
    return core::save::header_of({catalogue, file_of_catalogue}, opened, dice, "2026-11-23");
  }

  core::data::Catalogue catalogue;
  core::data::OpenedSetup opened;
  GameState state;
  std::string file_of_catalogue;
  std::uint64_t dice;
};

void set(Piece& piece, core::state::Status status) {
  piece.activity.bits |= static_cast<std::uint32_t>(status);
}

/// Whether after one march the force on the move could attack somebody, and after another not.
bool some_marches_tire(const core::game::Game& game) {
  core::plan::Planner planner{game};
  bool may = false;
  bool cannot = false;
  for (const core::plan::Force& force : planner.forces()) {
    for (const core::plan::End& end : planner.operations(force, core::plan::Verb::March).ends) {
      const auto outlook = planner.outlook({force, core::plan::Verb::March, end.aim});
      for (const core::board::HexId beside :
           outlook ? outlook->enemies_beside : std::vector<core::board::HexId>{}) {
        const auto attack = core::plan::attack_after(planner.situation(), outlook->goes,
                                                     *end.aim.hex, end.cost, beside);
        may = may || (attack && attack->left >= attack->cost);
        cannot = cannot || (attack && attack->left < attack->cost);
      }
    }
  }
  return may && cannot;
}

}  // namespace

void save_before_storm(const std::string& catalogue_file, const QString& file) {
  Made made{catalogue_file, 5};
  Piece& leader = made.take_burnside();
  leader.place = made.named("U62-104").place;  // the besiegers of Fort Pulaski
  set(leader, core::state::Status::MayFight);
  for (const char* const id : {"U62-104", "U62-105"}) {
    made.give(leader, made.named(id));
    set(made.named(id), core::state::Status::MayFight);
  }
  made.begin(core::state::Stage::Battles);
  made.save(file);
}

bool save_before_landing(const std::string& catalogue_file, const QString& file) {
  constexpr std::uint64_t kSeeds = 60;
  for (std::uint64_t seed = 1; seed < kSeeds; ++seed) {
    Made made{catalogue_file, seed};
    Piece& leader = made.take_burnside();
    leader.place = *core::board::HexSide::parse("C2827/C2927");
    for (const auto& [unit, transport] :
         {std::pair{"U62-089", "U62-123"}, std::pair{"U62-090", "U62-124"}}) {
      made.give(leader, made.named(unit));
      made.named(transport).place = leader.place;
      made.named(unit).inside = made.named(transport).id;
      set(made.named(unit), core::state::Status::InPosition);
      leader.inside = made.named(transport).id;
    }
    made.begin(core::state::Stage::InitiativeSegment);
    core::game::Game tried = made.game();
    const auto legal = tried.legal();
    const auto assault = std::find_if(legal.begin(), legal.end(), [](const auto& action) {
      return action.kind == core::sequence::ActionKind::Assault;
    });
    if (assault != legal.end() && tried.act(*assault) &&
        tried.state().turn.innermost<core::state::Battle>() != nullptr) {
      made.save(file);
      return true;
    }
  }
  return false;
}

Meeting save_before_meeting(const std::string& catalogue_file, const QString& file) {
  Made made{catalogue_file, 5};
  made.begin(core::state::Stage::CommandSegment);
  made.state.turn.chit = {3, 2};
  made.opened.setting.switches.secrecy = core::rulebook::Secrecy::Dark;
  auto& pieces = made.state.pieces;
  const auto is_depot = [](const Piece& piece) {
    return piece.side == Side::Confederate && piece.kind == core::rulebook::PieceKind::Depot &&
           piece.hex() != nullptr;
  };
  Piece& depot = *std::find_if(pieces.begin(), pieces.end(), is_depot);
  for (const Piece& unit : pieces) {
    if (unit.side != Side::Union || unit.hex() == nullptr || unit.inside ||
        !core::rulebook::is_ground_combat_unit(unit.kind)) {
      continue;
    }
    for (const core::board::HexId beside : made.empty_hexes_beside(*unit.hex())) {
      depot.place = beside;
      core::save::Match match{made.game(), made.opened.setting};
      const core::game::Action command{core::sequence::ActionKind::Command, unit.id, {}, {}, {}, 0};
      const core::game::Action step{core::sequence::ActionKind::March, unit.id, {}, beside, {}, 0};
      if (match.act(command) && match.judge(step)) {
        match.save_as(file.toStdString(), made.header());
        return {QString::fromStdString(std::string{std::string_view{unit.sheet_id}}),
                QString::fromStdString(unit.hex()->label()),
                QString::fromStdString(beside.label())};
      }
    }
  }
  return {};
}

namespace {

/// Saves a match in which a Union leader with his headquarters has been commanded and could attack
/// these Confederates from the march, who stand in the next hex: the first that is `wanted`.
template <class Wanted>
Meeting save_before_attack(Made& made, const std::vector<Piece*>& defenders, const QString& file,
                           const Wanted& wanted) {
  made.begin(core::state::Stage::CommandSegment);
  made.state.turn.chit = {3, 2};
  for (const Piece& leader : made.state.pieces) {
    if (leader.side != Side::Union || leader.kind != core::rulebook::PieceKind::Leader ||
        leader.hex() == nullptr || !leader.inside) {
      continue;
    }
    for (const core::board::HexId beside : made.empty_hexes_beside(*leader.hex())) {
      for (Piece* const defender : defenders) {
        defender->place = beside;
      }
      core::save::Match match{made.game(), made.opened.setting};
      const core::game::Action command{
          core::sequence::ActionKind::Command, leader.id, {}, {}, {}, 0};
      const core::game::Action attack{
          core::sequence::ActionKind::AttackFromMarch, leader.id, {}, beside, {}, 0};
      if (match.act(command) && match.judge(attack) &&
          wanted(match,
                 core::game::forecast_attack_for(match.situation(), Side::Union, leader.id, beside,
                                                 core::state::BattleKind::FromMarch))) {
        match.save_as(file.toStdString(), made.header());
        return {QString::fromStdString(std::string{std::string_view{leader.sheet_id}}),
                QString::fromStdString(leader.hex()->label()),
                QString::fromStdString(beside.label())};
      }
    }
  }
  return {};
}

}  // namespace

Meeting save_before_overrun(const std::string& catalogue_file, const QString& file) {
  Made made{catalogue_file, 5};
  return save_before_attack(made,
                            {&made.first(core::rulebook::PieceKind::Militia),
                             &made.first(core::rulebook::PieceKind::SupplyTrain)},
                            file, [](const core::save::Match& match, const auto& forecast) {
                              return some_marches_tire(match.game()) && forecast &&
                                     forecast->odds && forecast->odds->overrun &&
                                     forecast->beginning.roll;
                            });
}

Meeting save_before_unpaid_attack(const std::string& catalogue_file, const QString& file) {
  Made made{catalogue_file, 5};
  for (Piece& piece : made.state.pieces) {
    piece.stock = piece.side == Side::Union ? 0 : piece.stock;
  }
  made.state.treasury[static_cast<std::size_t>(Side::Union)].pool = 0;
  return save_before_attack(made, {&made.first(core::rulebook::PieceKind::Infantry)}, file,
                            [](const core::save::Match& /*match*/, const auto& forecast) {
                              return !forecast && forecast.error().cited.text() == "12.22";
                            });
}

}  // namespace tests
