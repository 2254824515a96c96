#include "tests/strategic/campaign_game.h"

#include "core/strategic/opening.h"
#include "tests/support/catalogue.h"

#include <algorithm>
#include <stdexcept>

namespace tests {

using core::board::Side;
using core::rulebook::PieceKind;
using core::state::Piece;

CampaignGame::CampaignGame(std::string_view cycle)
    : position_{real_setup("campaign").setting, real_setup("campaign").state},
      cycle_{core::rulebook::Cycle::parse(cycle).value()} {}

CampaignGame& CampaignGame::without(std::string_view erratum) {
  position_.without(erratum);
  return *this;
}

CampaignGame& CampaignGame::with(core::rulebook::Option option, bool on) {
  core::rulebook::Setting setting = position_.setting();
  setting.switches.options.set(option, on);
  position_ = Position{setting, position_.state()};
  return *this;
}

CampaignGame& CampaignGame::pool(Side side, int points) {
  pool_[static_cast<std::size_t>(side)] = points;
  return *this;
}

CampaignGame& CampaignGame::personnel(Side side, int points) {
  personnel_[static_cast<std::size_t>(side)] = points;
  return *this;
}

CampaignGame& CampaignGame::call(Side side, std::string_view name, int month) {
  const auto number = core::rulebook::first_game_turn(core::rulebook::kCampaignStart, cycle_) / 4;
  core::state::Manpower& manpower = war_.manpower[static_cast<std::size_t>(side)];
  for (std::uint8_t at = 0; at < core::rulebook::kCallCount; ++at) {
    manpower.made = static_cast<std::uint8_t>(manpower.made | (1U << at));
    if (core::rulebook::name(static_cast<core::rulebook::Call>(at)) == name) {
      manpower.call = at;
      manpower.since = static_cast<std::int16_t>(number - month + 1);
      return *this;
    }
  }
  throw std::invalid_argument{"no call of that name"};
}

CampaignGame& CampaignGame::politics(Side side, int points) {
  war_.politics[static_cast<std::size_t>(side)].points = points;
  return *this;
}

CampaignGame& CampaignGame::conquer(Side side, std::string_view state) {
  const core::rulebook::Setting setting = position_.setting();
  core::state::GameState changed = position_.state();
  for (const core::map::Hex& hex : setting.map->hexes()) {
    const core::map::State* const country = setting.map->state_of(hex.id);
    if (country == nullptr || country->code != state || !hex.is_land()) {
      continue;
    }
    changed.control[static_cast<std::size_t>(hex.id.ordinal())] = side;
    if (setting.map->has_rail(hex.id)) {
      nets_.emplace_back(hex.id, side);
    }
  }
  std::vector<core::state::PieceId> gone;
  for (const Piece& piece : changed.pieces) {
    const core::map::State* const country =
        piece.hex() != nullptr ? setting.map->state_of(*piece.hex()) : nullptr;
    if (piece.side != side && country != nullptr && country->code == state) {
      gone.push_back(piece.id);
    }
  }
  position_ = Position{setting, std::move(changed)};
  position_.take_away(gone);
  return *this;
}

CampaignGame& CampaignGame::clear_of(PieceKind kind) {
  std::vector<core::state::PieceId> gone;
  for (const Piece& piece : position_.state().pieces) {
    if (piece.kind == kind && piece.away() == nullptr) {
      gone.push_back(piece.id);
    }
  }
  position_.take_away(gone);
  return *this;
}

void CampaignGame::begin(core::state::Stage stage, Side acting, std::vector<std::uint8_t> dice) {
  const core::rulebook::Setting& setting = position_.setting();
  core::state::GameState state =
      core::strategic::opening_of(setting, position_.state(), 1, std::move(dice));
  state.cycle = cycle_;
  state.turn.game_turn = core::rulebook::first_game_turn(core::rulebook::kCampaignStart, cycle_);
  state.turn.stage = stage;
  state.turn.acting = acting;
  state.war = war_;
  for (const Side side : core::board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    state.treasury[at].pool = pool_[at].value_or(state.treasury[at].pool);
    if (personnel_[at]) {
      state.war.manpower[at].points = *personnel_[at];
      state.turn.step = 1;
    }
  }
  for (const auto& [hex, owner] : nets_) {
    state.rail.net[static_cast<std::size_t>(hex.ordinal())] = owner;
    state.rail.railhead[static_cast<std::size_t>(hex.ordinal())] = {};
  }
  begun_ = state;
  game_.emplace(setting, std::move(state));
  events_ = game_->opening();
}

std::string CampaignGame::choose(const core::game::Action& action) {
  const auto ruling = game_->act(action);
  if (!ruling) {
    const core::state::Illegal& illegal = ruling.error();
    std::string text = illegal.cited.text() + " " + std::string{illegal.reason};
    if (illegal.need != 0 || illegal.have != 0) {
      text += " " + std::to_string(illegal.need) + " " + std::to_string(illegal.have);
    }
    return text;
  }
  events_.insert(events_.end(), ruling->begin(), ruling->end());
  return "";
}

std::vector<int> CampaignGame::rolls(core::rulebook::RollId id) const {
  std::vector<int> faces;
  for (const core::state::Event& event : events_) {
    const auto* const rolled = std::get_if<core::state::Rolled>(&event);
    if (rolled != nullptr && rolled->id == id) {
      faces.push_back(rolled->face);
    }
  }
  return faces;
}

std::vector<std::string> CampaignGame::spiral(Side side) {
  const int cycle =
      (core::rulebook::first_game_turn(core::rulebook::kCampaignStart, state().cycle) - 1) / 4;
  std::vector<std::string> units;
  for (const Piece& piece : state().pieces) {
    const core::state::Away* const away = piece.away();
    if (piece.side == side && away != nullptr && away->kind == core::state::AwayKind::Spiral) {
      std::string text{core::rulebook::name(piece.kind)};
      text += piece.strength > 0 ? " " + std::to_string(piece.strength) : "";
      units.push_back(text + " in " + std::to_string(away->until - cycle));
    }
  }
  return units;
}

core::state::PieceId CampaignGame::id(std::string_view sheet_id) const {
  const core::state::GameState state = game_ ? game_->state() : position_.state();
  const Piece* const piece = state.find(sheet_id);
  if (piece == nullptr) {
    throw std::invalid_argument{"no piece " + std::string{sheet_id}};
  }
  return piece->id;
}

}  // namespace tests
