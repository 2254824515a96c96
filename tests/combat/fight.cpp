#include "tests/combat/fight.h"

#include "core/combat/battle.h"
#include "core/combat/retreat.h"
#include "core/fortification/sieges.h"
#include "core/organisation/desk.h"
#include "core/organisation/strength.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>

namespace tests {

using core::sequence::Progress;
using core::state::Record;
using core::state::Situation;

Fight::Fight(const Ground& ground, Side acting, core::state::Stage stage)
    : position_{ground.setting()}, acting_{acting}, stage_{stage} {}

PieceId Fight::put(Side side, std::string_view what, std::string_view place, int stock) {
  return position_.put(side, what, place, stock);
}

PieceId Fight::put_inside(PieceId outer, std::string_view what, int stock) {
  return position_.put_inside(outer, what, stock);
}

PieceId Fight::leader(Side side, std::string_view name, std::string_view place) {
  const PieceId id = put(side, "leader", place);
  names_.emplace_back(id, name);
  return id;
}

PieceId Fight::leader_on(PieceId headquarters, std::string_view name) {
  const PieceId id = put_inside(headquarters, "leader");
  names_.emplace_back(id, name);
  commanders_.emplace_back(headquarters, id);
  return id;
}

Fight& Fight::name(PieceId leader, std::string_view name) {
  names_.emplace_back(leader, name);
  return *this;
}

Fight& Fight::ready(PieceId leader, std::initializer_list<PieceId> units) {
  set(leader, core::state::Status::MayFight);
  for (const PieceId id : units) {
    set(id, core::state::Status::MayFight);
    spans_.emplace_back(id, leader);
  }
  return *this;
}

Fight& Fight::set(PieceId piece, core::state::Status status) {
  activity_.emplace_back(piece, status);
  return *this;
}

Fight& Fight::without(std::string_view erratum) {
  position_.without(erratum);
  return *this;
}

Fight& Fight::with(core::rulebook::Option option) {
  options_.set(option, true);
  return *this;
}

Fight& Fight::begun(core::rulebook::BegunBefore before) {
  begun_before_ = before;
  return *this;
}

Fight& Fight::rules(std::vector<core::base::CaseRef> rules) {
  scenario_ = std::make_shared<core::rulebook::Scenario>();
  scenario_->rules = std::move(rules);
  return *this;
}

Fight& Fight::cycle(std::string_view cycle) {
  cycle_ = cycle;
  return *this;
}

Fight& Fight::control(core::state::Controller side, std::string_view hex) {
  position_.control(side, {hex});
  return *this;
}

Fight& Fight::dice(std::vector<std::uint8_t> faces) {
  faces_ = std::move(faces);
  return *this;
}

Fight& Fight::begin(core::state::PendingDecision work) {
  works_.push_back(std::move(work));
  return *this;
}

core::state::Standing& Fight::standing() {
  if (standing_) {
    return *standing_;
  }
  core::state::GameState state = position_.state();
  for (const auto& [id, name] : names_) {
    state.pieces.at(id.value()).name = name;
  }
  for (const auto& [hq, leader] : commanders_) {
    state.pieces.at(hq.value()).commander = leader;
  }
  for (const auto& [id, status] : activity_) {
    state.pieces.at(id.value()).activity.bits |= static_cast<std::uint32_t>(status);
  }
  for (const auto& [id, leader] : spans_) {
    core::state::Piece& piece = state.pieces.at(id.value());
    const bool rostered = piece.inside && core::rulebook::is_headquarters(
                                              state.pieces.at(piece.inside->value()).kind);
    if (!rostered) {
      piece.activity.span = leader;
    }
  }
  state.turn.stage = stage_;
  state.turn.acting = acting_;
  state.turn.pending = works_;
  state.cycle = core::rulebook::Cycle::parse(cycle_).value();
  state.dice = core::base::Dice{1, faces_};
  core::rulebook::Setting setting = position_.setting();
  setting.switches.options = options_;
  setting.begun_before = begun_before_;
  if (scenario_) {
    setting.scenario = scenario_;
  }
  standing_ = std::make_unique<core::state::Standing>(setting, std::move(state));
  return *standing_;
}

std::string Fight::refused(const Action& action) {
  const auto ruling = core::combat::judge(standing().situation(), action);
  return ruling ? "" : ruling.error().cited.text();
}

void Fight::count_choice(const Action& action) {
  constexpr int kMostChoices = 200;
  if (++choices_ > kMostChoices) {
    throw std::runtime_error{
        "the test has made " + std::to_string(kMostChoices) +
        " choices in one battle; the last one: " + std::string{core::sequence::name(action.kind)}};
  }
}

Fight& Fight::act(const Action& action) {
  count_choice(action);
  Record record{standing()};
  const auto& work = record.state().turn.pending;
  const bool losses =
      !work.empty() && (std::holds_alternative<core::state::LossShare>(work.back()) ||
                        std::holds_alternative<core::state::ShipLoss>(work.back()));
  const auto ruling = losses ? core::organisation::judge(record.now(), action)
                             : core::combat::judge(record.now(), action);
  EXPECT_TRUE(ruling) << core::sequence::name(action.kind) << ": "
                      << (ruling ? ""
                                 : std::string{ruling.error().reason} + " [" +
                                       ruling.error().cited.text() + "]");
  if (!ruling) {
    return *this;
  }
  if (losses) {
    core::organisation::act(record, action);
  } else {
    core::combat::act(record, action);
  }
  run(record);
  const auto events = record.take_events();
  events_.insert(events_.end(), events.begin(), events.end());
  return *this;
}

void Fight::run(Record& record) {
  for (int step = 0; step < 1000; ++step) {
    if (record.state().turn.pending.empty()) {
      if (!core::fortification::settle_sieges(record)) {
        return;
      }
      continue;
    }
    const auto& work = record.state().turn.pending.back();
    const bool losses = std::holds_alternative<core::state::LossShare>(work) ||
                        std::holds_alternative<core::state::ShipLoss>(work);
    const Progress progress =
        losses ? core::organisation::proceed(record) : core::combat::proceed(record);
    if (progress == Progress::Asks) {
      return;
    }
  }
  ADD_FAILURE() << "the battle does not come to a decision";
}

std::vector<Action> Fight::legal() {
  core::sequence::Choices legal;
  core::combat::offer(now(), legal);
  for (const Action& action : legal.list()) {
    EXPECT_TRUE(core::combat::judge(now(), action)) << core::sequence::name(action.kind);
  }
  return legal.list();
}

bool Fight::is_offered(const Action& action) {
  const std::vector<Action> choices = legal();
  return std::find(choices.begin(), choices.end(), action) != choices.end();
}

Fight& Fight::attack(PieceId leader, std::string_view hex, std::initializer_list<PieceId> units,
                     ActionKind kind) {
  act(go(kind, leader, hex));
  for (const PieceId id : units) {
    act(add(id));
  }
  return pass();
}

const core::state::Piece& Fight::piece(PieceId id) { return standing().state().piece(id); }

const core::state::Battle& Fight::battle() {
  return *core::combat::battle_going_on(standing().state());
}

bool Fight::has_battle() { return core::combat::battle_going_on(standing().state()) != nullptr; }

std::vector<int> Fight::told(std::string_view key) const {
  std::vector<int> figures;
  for (const auto& event : events_) {
    const auto* const told = std::get_if<core::state::Told>(&event);
    if (told != nullptr && told->key == key) {
      figures = told->figures;
    }
  }
  return figures;
}

int Fight::facts(std::string_view key) const {
  return static_cast<int>(std::count_if(events_.begin(), events_.end(), [&](const auto& event) {
    const auto* const told = std::get_if<core::state::Told>(&event);
    return told != nullptr && told->key == key;
  }));
}

int Fight::rolls() const {
  return static_cast<int>(std::count_if(events_.begin(), events_.end(), [](const auto& event) {
    return std::holds_alternative<core::state::Rolled>(event);
  }));
}

std::string Fight::where(PieceId id) { return core::state::label(piece(id).place); }

int Fight::strength_in(Side side, std::string_view label) {
  int sum = 0;
  for (const PieceId id : now().occupancy.pieces_in(hex(label))) {
    if (piece(id).side == side) {
      sum += core::organisation::csp(now(), id);
    }
  }
  return sum;
}

}  // namespace tests
