// What a click or a drag on the map means: who is selected, or where he is to go.
#include "core/base/contains.h"
#include "core/plan/energising.h"
#include "qml/models/desk.h"

#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace models {

void Desk::pick(HexId hex, std::optional<int> stack, Qt::KeyboardModifiers modifiers,
                std::optional<WaterPlaceId> water) {
  if (!board()) {
    return;
  }
  if (water && point(*water, stack, modifiers)) {
    return;
  }
  const auto here = board()->stacks_at(hex);
  if (!stack && !here.empty() &&
      std::holds_alternative<HexId>(
          board()->stacks()[static_cast<std::size_t>(here.front())].place)) {
    stack = here.front();
  }
  if (point(hex, stack, modifiers)) {
    return;
  }
  const bool same_hex = selected_hex_ == hex;
  selected_hex_ = hex;
  if (!stack) {
    if (!same_hex) {
      openFan(std::nullopt);
    }
    return modifiers == Qt::NoModifier ? select({}, std::nullopt) : emit selectionChanged();
  }
  if (*stack != fan_) {
    openFan(std::nullopt);
  }
  const auto& pieces = board()->stacks()[static_cast<std::size_t>(*stack)].pieces;
  if (modifiers.testFlag(Qt::ControlModifier)) {
    return select({pieces.begin(), pieces.end()}, pieces.front());
  }
  auto selection = selection_;
  if (modifiers.testFlag(Qt::ShiftModifier)) {
    selection.insert(pieces.front());
    return select(std::move(selection), pieces.front());
  }
  if (modifiers.testFlag(Qt::AltModifier)) {
    for (const PieceId id : pieces) {
      selection.erase(id);
    }
    const auto current = selection.empty() ? std::nullopt : std::optional{*selection.begin()};
    return select(std::move(selection), current);
  }
  take_of(pieces);
}

void Desk::take_of(const std::vector<PieceId>& pieces) {
  const auto at = current_ ? std::find(pieces.begin(), pieces.end(), *current_) : pieces.end();
  if (at == pieces.end()) {
    // Who is on the move is taken first, whoever lies above him.
    std::set<PieceId> going;
    for (const PieceId id : play_.acting()) {
      if (core::base::contains(pieces, id)) {
        going.insert(id);
      }
    }
    if (!going.empty()) {
      const PieceId first = *going.begin();
      return select(std::move(going), first);
    }
  }
  const std::set<PieceId> party = party_of(pieces);
  if (party.size() > 1 && at == pieces.begin() && selection_ == party) {
    return select({pieces.front()}, pieces.front());  // then one by one
  }
  if (at != pieces.end() && std::next(at) != pieces.end() && selection_.size() == 1) {
    return select({*std::next(at)}, *std::next(at));
  }
  select(party, pieces.front());
}

std::set<PieceId> Desk::party_of(const std::vector<PieceId>& pieces) const {
  std::set<PieceId> party{pieces.front()};
  const auto& top = board()->piece(pieces.front());
  if (!play_.listens() || top.side != play_.viewer() || top.inside || top.hex() == nullptr) {
    return party;
  }
  const auto now = play_.match()->situation();
  const auto leader = core::rulebook::is_headquarters(top.kind) ? now.piece(top.id).commander
                                                                : std::optional{top.id};
  for (const PieceId id : pieces) {
    const auto& piece = now.piece(id);
    if (leader && !piece.inside && core::rulebook::is_land_mover(piece.kind) &&
        core::base::contains(core::plan::commanders_above(now, id), *leader)) {
      party.insert(id);
    }
  }
  return party;
}

void Desk::takeThere() {
  const auto hex = plan_.goal_id();
  if (!hex || !board()) {
    return;
  }
  plan_.drop();
  for (const int stack : board()->stacks_at(*hex)) {
    if (may_drag(stack)) {
      selected_hex_ = *hex;
      openFan(std::nullopt);
      return take_of(board()->stacks()[static_cast<std::size_t>(stack)].pieces);
    }
  }
}

bool Desk::ownAtGoal() const {
  const auto hex = plan_.proposing() && !plan_.way().empty() ? plan_.goal_id() : std::nullopt;
  if (!hex || !board()) {
    return false;
  }
  const auto there = board()->stacks_at(*hex);
  return std::any_of(there.begin(), there.end(), [this](int stack) { return may_drag(stack); });
}

bool Desk::point(HexId hex, std::optional<int> stack, Qt::KeyboardModifiers modifiers) {
  if (!play_.listens()) {
    return false;
  }
  const bool own = stack && may_drag(*stack);
  if (plan_.goal_id() == hex && modifiers == Qt::NoModifier) {
    return plan_.point(hex);
  }
  // A fort is stormed in the own hex [13.38], by a click on its counter.
  const bool enemys = stack && !own;
  const bool aimed_at = plan_.targets().contains(hex) || plan_.at_sea().landings().contains(hex);
  if (plan_.aims() && modifiers == Qt::NoModifier && (!own || aimed_at)) {
    plan_.point(hex);
    return true;  // refused or not, what was taken from the menu is still to be aimed
  }
  const bool asked = (play_.asksForHexes() || enemys) && plan_.is_aim(hex);
  if (!asked && ((own && !plan_.reaches(hex)) || selected_hex_ == hex)) {
    return false;
  }
  if (modifiers == Qt::ControlModifier) {
    return plan_.addWaypoint(hex);
  }
  return modifiers == Qt::NoModifier && plan_.point(hex);
}

bool Desk::point(WaterPlaceId water, std::optional<int> stack, Qt::KeyboardModifiers modifiers) {
  if (!play_.listens() || !plan_.at_sea().active()) {
    return false;
  }
  if (modifiers == Qt::ControlModifier) {
    return !stack && plan_.addWaypoint(water);
  }
  const bool proposed = plan_.water_goal() == water;
  const bool own = stack && may_drag(*stack);
  return modifiers == Qt::NoModifier && (proposed || !own) && plan_.point(water);
}

bool Desk::may_drag(int stack) const {
  if (editing_) {
    return true;
  }
  return play_.listens() &&
         board()->stacks().at(static_cast<std::size_t>(stack)).side == play_.viewer();
}

void Desk::aim(int stack) {
  const auto& aimed = board()->stacks().at(static_cast<std::size_t>(stack));
  const bool selected = std::any_of(aimed.pieces.begin(), aimed.pieces.end(),
                                    [&](PieceId id) { return selection_.contains(id); });
  if (!selected) {
    selected_hex_ = hex_of(aimed.place);
    select(party_of(aimed.pieces), aimed.pieces.front());
  }
}

void Desk::dropAt(std::optional<HexId> hex, std::optional<WaterPlaceId> water) {
  if (editing_) {
    hover(hex);  // what was lit while it was dragged
    return hex ? emit dropped(place_label(*hex, water)) : void();
  }
  if (water && plan_.at_sea().active()) {
    if (plan_.at_sea().fixed().back() == *water) {
      return plan_.drop();
    }
    plan_.propose(*water);
    return;
  }
  if (!hex || hex == selected_hex_) {
    return plan_.drop();
  }
  plan_.propose(*hex);
}

QString Desk::place_label(HexId hex, std::optional<WaterPlaceId> water) const {
  const auto* const place = water && board() ? &board()->map().water_place(*water) : nullptr;
  return QString::fromStdString(place != nullptr && place->is_river() ? place->side->label()
                                                                      : hex.label());
}

QString Desk::cursorPlace() const {
  return cursor_on_ ? place_label(cursor_, cursor_water_) : QString{};
}

bool Desk::shipsSelected() const {
  return board() && std::any_of(selection_.begin(), selection_.end(), [this](PieceId id) {
           return core::rulebook::is_ship(board()->piece(id).kind);
         });
}

void Desk::stroke(std::optional<HexId> hex) {
  if (hex && !core::base::contains(stroke_, *hex)) {
    stroke_.push_back(*hex);
    emit litChanged();
  }
}

void Desk::endStroke(bool done) {
  if (stroke_.empty()) {
    return;
  }
  QStringList hexes;
  for (const HexId hex : std::exchange(stroke_, {})) {
    hexes << QString::fromStdString(hex.label());
  }
  emit litChanged();
  if (done) {
    selected_hex_ = HexId::parse(hexes.back().toStdString()).value();
    select({}, std::nullopt);
    emit painted(hexes);
  }
}

void Desk::selectStack() {
  if (!selected_hex_ || !board()) {
    return;
  }
  const auto here = board()->stacks_at(*selected_hex_);
  const auto own = std::find_if(here.begin(), here.end(),
                                [&](int stack) { return !play_.active() || may_drag(stack); });
  if (own != here.end()) {
    const auto& pieces = board()->stacks()[static_cast<std::size_t>(*own)].pieces;
    select({pieces.begin(), pieces.end()}, pieces.front());
  }
}

void Desk::pickPiece(PieceId piece, Qt::KeyboardModifiers modifiers) {
  auto selection = modifiers == Qt::NoModifier ? std::set<PieceId>{} : selection_;
  if (modifiers.testFlag(Qt::AltModifier)) {
    selection.erase(piece);
  } else {
    selection.insert(piece);
  }
  selected_hex_ = hex_of(board()->piece(piece).place);
  select(std::move(selection), piece);
}

void Desk::pickPieces(const std::vector<PieceId>& pieces) {
  if (!pieces.empty()) {
    selected_hex_ = hex_of(board()->piece(pieces.front()).place);
    select({pieces.begin(), pieces.end()}, pieces.front());
  }
}

void Desk::pickStacks(const std::vector<int>& stacks) {
  auto selection = selection_;
  for (const int index : stacks) {
    const auto& pieces = board()->stacks()[static_cast<std::size_t>(index)].pieces;
    selection.insert(pieces.begin(), pieces.end());
  }
  if (!selection.empty()) {
    const PieceId first = *selection.begin();
    selected_hex_ = hex_of(board()->piece(first).place);
    select(std::move(selection), current_ ? current_ : std::optional{first});
  }
}

void Desk::openFan(std::optional<int> stack) {
  const int fan = stack.value_or(-1);
  const int next = fan == fan_ ? -1 : fan;
  if (next != fan_) {
    fan_ = next;
    emit fanChanged();
  }
}

bool Desk::selectPiece(const QString& sheet_id) {
  const auto* piece = board() ? board()->state().find(sheet_id.toStdString()) : nullptr;
  if (piece == nullptr || !hex_of(piece->place)) {
    return false;
  }
  selected_hex_ = hex_of(piece->place);
  select({piece->id}, piece->id);
  if (selected_hex_) {
    emit centreOn(*selected_hex_);
  }
  return true;
}

void Desk::selectPieces(const QStringList& sheet_ids) {
  std::set<PieceId> pieces;
  std::optional<PieceId> first;
  for (const QString& id : sheet_ids) {
    const auto* piece = board() ? board()->state().find(id.toStdString()) : nullptr;
    if (piece != nullptr && hex_of(piece->place)) {
      pieces.insert(piece->id);
      first = first ? first : piece->id;
    }
  }
  if (first) {
    selected_hex_ = hex_of(board()->piece(*first).place);
    select(std::move(pieces), first);
  }
}

void Desk::selectRow(int row) {
  if (row >= 0 && row < stack_.count()) {
    const PieceId id = stack_.pieces()[static_cast<std::size_t>(row)];
    select({id}, id);
  }
}

void Desk::pickRow(int row) {
  const auto held = QGuiApplication::keyboardModifiers();
  const bool adds = held.testFlag(Qt::ShiftModifier) || held.testFlag(Qt::AltModifier);
  if (adds && row >= 0 && row < stack_.count()) {
    return pickPiece(stack_.pieces()[static_cast<std::size_t>(row)], held);
  }
  selectRow(row);
}

void Desk::aimRow(int row) {
  if (row >= 0 && row < stack_.count() &&
      !selection_.contains(stack_.pieces()[static_cast<std::size_t>(row)])) {
    selectRow(row);
  }
}

void Desk::clear() {
  if (fan_ >= 0) {
    return openFan(std::nullopt);
  }
  if (plan_.proposing() || !plan_.way().empty() || !plan_.aiming().isEmpty()) {
    return plan_.drop();
  }
  selected_hex_.reset();
  select({}, std::nullopt);
}

}  // namespace models
