// Operations of the selected force: its menu, what is taken from it, and armies that go by sea.
#include "core/plan/menu.h"
#include "core/words/order_words.h"
#include "qml/models/outlook_words.h"
#include "qml/models/plan.h"
#include "qml/models/undertaking.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace models {

namespace {

using core::plan::Aim;
using core::plan::AimKind;
using core::plan::End;
using core::plan::LaidBy;
using core::plan::MenuLine;
using core::plan::Operation;
using core::plan::Outlook;
using core::plan::Verb;
using core::plan::VerbGroup;
using core::state::Situation;

QString group_words(VerbGroup group) {
  switch (group) {
    case VerbGroup::Move:
      return Plan::tr("Move");
    case VerbGroup::Rail:
      return Plan::tr("Rail");
    case VerbGroup::Water:
      return Plan::tr("Water");
    case VerbGroup::Fight:
      return Plan::tr("Fight");
    case VerbGroup::Supply:
      return Plan::tr("Supply");
    case VerbGroup::Organise:
      return Plan::tr("Organise");
  }
  return {};
}

bool gives_up(Verb verb) {
  const auto& kinds = core::plan::row_of(verb).kinds;
  return std::any_of(kinds.begin(), kinds.end(), gives_up_own);
}

/// Whether the map can show all ends.
bool is_on_map(const std::vector<End>& ends) {
  return std::all_of(ends.begin(), ends.end(), [](const End& end) {
    return end.aim.hex && !end.aim.piece && end.aim.number <= 1;
  });
}

/// Whether one of several single orders, or an amount, has to be chosen; what gives up something is
/// warned of there.
bool is_listed(const MenuLine& line) {
  const std::vector<End>& ends = line.operations.ends;
  if (core::plan::row_of(line.operations.verb).laid != LaidBy::Choice || ends.empty()) {
    return false;
  }
  return gives_up(line.operations.verb) ||
         (ends.size() == 1 ? ends.front().aim.number > 1 : !is_on_map(ends));
}

/// Whether it is done as soon as it is taken: no die hangs on it, and it gives up nothing.
bool is_done_at_once(const MenuLine& line) {
  const auto& row = core::plan::row_of(line.operations.verb);
  return row.laid == LaidBy::Choice && row.group != VerbGroup::Fight &&
         line.operations.ends.size() == 1;
}

}  // namespace

bool Plan::has_force() const {
  if (play_ == nullptr || !play_->listens() || selected_.empty()) {
    return false;
  }
  const auto& state = play_->match()->state();
  return std::all_of(selected_.begin(), selected_.end(), [&](PieceId id) {
    return id.value() < state.pieces.size() && state.piece(id).side == *play_->viewer() &&
           state.piece(id).away() == nullptr;
  });
}

core::plan::Planner& Plan::planner() {
  if (!planner_) {
    planner_ = std::make_unique<core::plan::Planner>(play_->match()->game());
  }
  return *planner_;
}

const core::plan::Force& Plan::force() {
  if (!force_) {
    const auto& state = play_->match()->state();
    std::vector<PieceId> pieces;
    std::vector<PieceId> aboard;
    for (const PieceId id : selected_) {
      pieces.push_back(id);
      const auto ship = state.transport_of(id);
      if (ship && selected_.contains(*ship)) {
        aboard.push_back(id);
      }
    }
    // Ships that are selected with what they carry take it where it goes.
    force_ = core::plan::force_picked(play_->match()->situation(), *play_->viewer(),
                                      aboard.empty() ? pieces : aboard);
  }
  return *force_;
}

void Plan::forget_force() {
  planner_.reset();
  force_.reset();
  verb_.reset();
  shores_.reset();
  no_shore_.reset();
  aiming_.clear();
}

void Plan::openMenu() {
  std::vector<OperationsModel::Row> rows;
  force_name_.clear();
  if (has_force()) {
    const Situation now = play_->match()->situation();
    force_name_ = QString::fromStdString(force().name);
    for (MenuLine& line : core::plan::menu_of(planner(), force())) {
      const auto& row = core::plan::row_of(line.operations.verb);
      const auto& refusal = line.operations.refusal;
      const bool able = !line.operations.ends.empty();
      OperationsModel::Row shown;
      shown.words = QString::fromStdString(core::words::operation_words(now, row.word));
      shown.detail = menu_detail(now, line);
      shown.group = group_words(row.group);
      shown.cited = words(!able && refusal ? refusal->cited.text() : row.cited.text());
      shown.reason = !able && refusal ? play_->sentence(*refusal) : QString{};
      shown.lists = is_listed(line);
      shown.line = std::move(line);
      rows.push_back(std::move(shown));
    }
  }
  menu_.reset(std::move(rows));
  emit menuChanged();
}

QStringList Plan::kindsOf(int row) const {
  QStringList kinds;
  if (row >= 0 && row < menu_.count()) {
    const Verb verb = menu_.rows()[static_cast<std::size_t>(row)].line.operations.verb;
    for (const ActionKind kind : core::plan::row_of(verb).kinds) {
      kinds << words(core::sequence::name(kind));
    }
  }
  return kinds;
}

bool Plan::take(int row) {
  if (row < 0 || row >= menu_.count() || !has_force()) {
    return false;
  }
  const MenuLine line = menu_.rows()[static_cast<std::size_t>(row)].line;
  if (line.operations.ends.empty() || is_listed(line)) {
    return false;
  }
  const Operation operation{force(), line.operations.verb, line.operations.ends.front().aim};
  if (is_done_at_once(line)) {
    return give(operation);
  }
  if (line.operations.ends.size() == 1) {
    return propose(operation.verb, operation.aim);
  }
  aim_at(line);
  return true;
}

void Plan::aim_at(const MenuLine& line) {
  const Verb verb = line.operations.verb;
  const auto& row = core::plan::row_of(verb);
  const Situation now = play_->match()->situation();
  by_rail_ = row.laid == LaidBy::Rail;
  look_around();
  aiming_ = tr("%1: click where, %2")
                .arg(QString::fromStdString(core::words::operation_words(now, row.word)),
                     menu_detail(now, line));
  if (verb != Verb::March && verb != Verb::Ride) {
    verb_ = verb;
    itinerary_.reset();
    targets_.clear();
    if (row.laid == LaidBy::Land || row.laid == LaidBy::Sail) {
      const auto voyagers = planner().voyagers(force());
      sea_.look(play_->match()->game(), {voyagers.begin(), voyagers.end()});
    } else {
      sea_.clear();
      for (const End& end : line.operations.ends) {
        if (end.aim.hex) {
          Target target;
          target.words = QString::fromStdString(core::words::operation_words(now, row.word));
          target.aim = end.aim;
          targets_[*end.aim.hex].push_back(std::move(target));
        }
      }
    }
  }
  emit changed();
}

bool Plan::propose(Verb verb, const Aim& aim) {
  const Operation operation{force(), verb, aim};
  const auto outlook = planner().outlook(operation);
  if (!outlook) {
    play_->tell_refusal(outlook.error());
    return false;
  }
  const Situation now = play_->match()->situation();
  proposed_ = Proposal{outlook->orders, operation};
  goal_ = aim.hex;
  water_goal_ = aim.water;
  if (!goal_ && !water_goal_) {
    goal_ = hex_of(now.piece(operation.force.chief).place);
  }
  way_ = outlook->path;
  water_way_ = outlook->waters;
  title_ = outlook_title(now, operation, *outlook);
  remarks_ = outlook_remarks(now, *play_->session()->board(), *play_->viewer(), operation, *outlook,
                             planner().maintenance_after(operation, *outlook));
  emit changed();
  return true;
}

bool Plan::give(const Operation& operation) { return undertake(*play_, operation).given; }

const std::map<HexId, int>& Plan::shores() {
  if (!shores_) {
    shores_.emplace();
    const bool ashore = has_force() && !sea_.active() &&
                        play_->match()->state().piece(*selected_.begin()).hex() != nullptr &&
                        core::state::is_movement(play_->match()->state().turn.stage);
    if (ashore) {
      const core::plan::Operations landings = planner().operations(force(), Verb::Land);
      const HexId* const from = play_->match()->state().piece(force().chief).hex();
      if (from != nullptr && !play_->match()->situation().map().water_touching(*from).empty()) {
        no_shore_ = landings.refusal;
      }
      for (const End& end : landings.ends) {
        if (end.aim.hex != hex_of(play_->match()->state().piece(force().chief).place)) {
          shores_->emplace(*end.aim.hex, end.cost);
        }
      }
    }
  }
  return *shores_;
}

QStringList Plan::shoreHexes() {
  QStringList labels;
  for (const auto& [hex, cost] : sea_.active() ? sea_.landings() : shores()) {
    labels << QString::fromStdString(hex.label());
  }
  return labels;
}

bool Plan::propose_by_sea(HexId hex) {
  if (!has_force() || sea_.active() || verb_) {
    return false;
  }
  if (shores().contains(hex)) {
    return propose(Verb::Land, {hex, {}, {}, 0});
  }
  const auto water = play_->match()->situation().map().water_of(hex);
  const Operation sails{force(), Verb::Sail, {{}, water, {}, 0}};
  return water && planner().outlook(sails) && propose(Verb::Sail, sails.aim);
}

std::optional<Outlook> Plan::ride_to(HexId hex) {
  const bool asked = has_force() && !sea_.active() && !verb_ && !by_rail_ &&
                     play_->match()->situation().map().has_rail(hex);
  const auto outlook = asked ? planner().outlook({force(), Verb::Ride, {hex, {}, {}, 0}})
                             : tl::unexpected{core::state::Illegal{}};
  return outlook ? std::optional{*outlook} : std::nullopt;
}

bool Plan::propose_by_rail(HexId hex) {
  return ride_to(hex) && propose(Verb::Ride, {hex, {}, {}, 0});
}

std::optional<core::state::Ruling<Outlook>> Plan::attack_on(HexId hex) {
  if (!has_force() || sea_.active() || verb_ || by_rail_) {
    return std::nullopt;
  }
  const auto& board = *play_->session()->board();
  const auto there = board.stacks_at(hex);
  const bool enemy = std::any_of(there.begin(), there.end(), [&](int stack) {
    return board.stacks()[static_cast<std::size_t>(stack)].side != play_->viewer();
  });
  return enemy ? std::optional{planner().outlook({force(), Verb::Attack, {hex, {}, {}, 0}})}
               : std::nullopt;
}

bool Plan::propose_attack(HexId hex) {
  const auto outlook = attack_on(hex);
  return outlook && *outlook && propose(Verb::Attack, {hex, {}, {}, 0});
}

void Plan::hover_at_enemy(HexId hex) {
  if (targets_.contains(hex)) {
    return;
  }
  const auto vain = vain_.find(hex);
  const auto outlook = vain == vain_.end() ? attack_on(hex) : std::nullopt;
  const auto add = [](QString& words, const QString& more) {
    words += words.isEmpty() ? more : QLatin1Char{' '} + more;
  };
  if (outlook && *outlook) {
    add(why_not_.isEmpty() ? running_ : why_not_,
        tr("Drag there to march up and attack: %1 movement points.").arg((*outlook)->end.cost));
    return;
  }
  if (vain == vain_.end() && !outlook) {
    return;
  }
  const auto& refused = outlook ? outlook->error() : vain->second;
  const QString sentence = play_->sentence(refused);
  if (silent_at_ || refused.reason == "out-of-phase" || why_not_.contains(sentence)) {
    return;
  }
  if (why_not_.isEmpty() || !outlook) {
    why_not_.clear();  // that it is no march says less than that nothing pays for the attack
    why_not_case_ = QString::fromStdString(refused.cited.text());
  }
  add(why_not_, sentence);
}

}  // namespace models
