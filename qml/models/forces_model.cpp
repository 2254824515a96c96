#include "qml/models/forces_model.h"

#include "core/command/span.h"
#include "core/fortification/sieges.h"
#include "core/movement/mover.h"
#include "core/organisation/counters.h"
#include "core/organisation/headquarters.h"
#include "core/water/sailing.h"
#include "qml/models/following.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <climits>
#include <functional>
#include <set>
#include <utility>

namespace models {

namespace {

using core::sequence::ActionKind;
using core::state::Piece;
using core::state::Situation;
using core::state::Status;

const QString kDot = QStringLiteral(" · ");

QString hex_label(const core::state::Place& place) {
  if (const auto* hex = std::get_if<HexId>(&place)) {
    return QString::fromStdString(hex->label());
  }
  if (const auto* side = std::get_if<core::board::HexSide>(&place)) {
    return QString::fromStdString(side->hexes().front().label());
  }
  return {};
}

/// Pieces that somebody commands or that act: no works, Departments and markers.
bool is_force(core::rulebook::PieceKind kind) {
  return kind == core::rulebook::PieceKind::Leader || core::rulebook::is_ground_unit(kind) ||
         core::rulebook::is_ship(kind);
}

/// Under whom a piece stands in the tree.
std::optional<PieceId> superior(const Situation& now, const Piece& piece) {
  if (piece.inside && core::rulebook::is_headquarters(now.piece(*piece.inside).kind)) {
    const auto& headquarters = now.piece(*piece.inside);
    if (headquarters.commander != piece.id) {
      return headquarters.id;
    }
  }
  return core::command::commander_of(now, piece.id);
}

QStringList activity_of(const Piece& piece) {
  QStringList told;
  const auto tell = [&](Status status, const QString& text) {
    if (piece.activity.has(status)) {
      told << text;
    }
  };
  tell(Status::Energised, ForcesModel::tr("has a command"));
  tell(Status::TriedToMove, ForcesModel::tr("tried to move"));
  tell(Status::Moved, ForcesModel::tr("has moved"));
  tell(Status::Stopped, ForcesModel::tr("must stop"));
  tell(Status::Entrained, ForcesModel::tr("entrained"));
  tell(Status::TriedToFight, ForcesModel::tr("tried to attack"));
  tell(Status::MayFight, ForcesModel::tr("may attack"));
  if (piece.activity.has(Status::AttackedMoving) || piece.activity.has(Status::AttackedFighting)) {
    told << ForcesModel::tr("has attacked");
  }
  tell(Status::FaceDown, ForcesModel::tr("fitting out"));
  return told;
}

/// The points that a piece could still move; nothing for what does not march.
std::optional<int> march_left(const Situation& now, const Piece& piece) {
  if (piece.hex() == nullptr || !core::rulebook::is_land_mover(piece.kind)) {
    return std::nullopt;
  }
  const int left = core::movement::together(now, {piece.id}).left;
  return left == INT_MAX ? std::nullopt : std::optional{std::max(left, 0)};
}

}  // namespace

struct ForcesModel::Seen {
  const Board& board;
  Situation now;   ///< what the player sees
  Situation real;  ///< asked about sieges alone, which lie open on the map
  Side side;
  const SupplyBoard* supply;
  std::set<PieceId> able;
  bool open;  ///< nothing is hidden

  [[nodiscard]] bool is_besieged(const Piece& piece) const {
    const auto fort = board.state().fort_of(piece.id);
    return fort && piece.hex() != nullptr &&
           core::fortification::besieged_fort(real, side, *piece.hex()) == fort;
  }

  [[nodiscard]] bool is_unsupplied(const Piece& piece) const {
    return piece.activity.has(Status::Unsupplied) ||
           (supply != nullptr && supply->is_unsupplied(piece.id));
  }
};

void ForcesModel::setPlay(Play* play) {
  if (!follow(*this, play_, play, &ForcesModel::make)) {
    return;
  }
  if (play_ != nullptr && play_->session() != nullptr) {
    connect(play_->session(), &Session::supplyChanged, this, &ForcesModel::make);
  }
  make();
}

void ForcesModel::setWatching(bool on) {
  if (watching_ != on) {
    watching_ = on;
    emit watchingChanged();
    make();
  }
}

void ForcesModel::setFilter(const QString& filter) {
  if (filter_ != filter) {
    filter_ = filter;
    emit filterChanged();
    make();
  }
}

QString ForcesModel::place_of(const Seen& seen, PieceId id) const {
  const Piece& piece = seen.now.piece(id);
  const auto above = filter_.isEmpty() ? superior(seen.now, piece) : std::nullopt;
  return above && seen.now.piece(*above).place == piece.place
             ? QString{}
             : place_title(seen.board.map(), piece.place);
}

ForcesModel::Row ForcesModel::row_of(const Seen& seen, PieceId id, int depth,
                                     const QString& group) const {
  const Piece& piece = seen.now.piece(id);
  Row row;
  row.piece = id;
  row.sheet_id = words(piece.sheet_id);
  row.title = piece_title(piece);
  row.hex = hex_label(piece.place);
  row.depth = depth;
  row.group = group;
  row.headquarters = core::rulebook::is_headquarters(piece.kind);
  row.draggable = core::rulebook::is_ground_unit(piece.kind) && !row.headquarters;
  row.able = seen.able.contains(id);
  QStringList parts;
  if (const QString place = place_of(seen, id); !place.isEmpty()) {
    parts << place;
  }
  if (row.headquarters) {
    parts << tr("roster %1 of %2")
                 .arg(core::organisation::roster(seen.now.state, id).size())
                 .arg(core::organisation::roster_size(seen.now.book(), seen.side, piece.kind));
    if (!core::organisation::has_commander(seen.now.state, id)) {
      parts << tr("no commander");
    }
  }
  if (piece.stock > 0) {
    parts << tr("%1 SUP").arg(piece.stock);
  }
  if (core::rulebook::is_ship(piece.kind)) {
    parts << tr("range left %1").arg(core::water::range_left(seen.now, id));
    QStringList cargo;
    for (const PieceId inside : seen.now.state.contents(id)) {
      cargo << piece_title(seen.now.piece(inside));
    }
    parts << (cargo.isEmpty() ? tr("nothing aboard")
                              : tr("aboard: %1").arg(cargo.join(QStringLiteral(", "))));
  } else if (const auto left = march_left(seen.now, piece)) {
    parts << tr("%1 MP left").arg(*left);
  }
  parts << activity_of(piece);
  QStringList warnings;
  if (seen.is_unsupplied(piece)) {
    warnings << tr("out of supply");
  }
  if (seen.is_besieged(piece)) {
    warnings << tr("besieged");
  }
  row.warning = warnings.join(kDot);
  row.detail = parts.join(kDot);
  return row;
}

bool ForcesModel::is_wanted(const Seen& seen, PieceId id) const {
  const Piece& piece = seen.now.piece(id);
  using core::rulebook::PieceKind;
  if (filter_ == QLatin1String{"able"}) {
    return seen.able.contains(id);
  }
  if (filter_ == QLatin1String{"unsupplied"}) {
    return seen.is_unsupplied(piece);
  }
  if (filter_ == QLatin1String{"besieged"}) {
    return seen.is_besieged(piece);
  }
  if (filter_ == QLatin1String{"ships"}) {
    return core::rulebook::is_ship(piece.kind);
  }
  if (filter_ == QLatin1String{"leaders"}) {
    return piece.kind == PieceKind::Leader && !core::command::headquarters_commanded(seen.now, id);
  }
  if (filter_ == QLatin1String{"headquarters"}) {
    return core::rulebook::is_headquarters(piece.kind) &&
           !core::organisation::has_commander(seen.now.state, id);
  }
  return filter_.isEmpty();
}

void ForcesModel::add_tree(const Seen& seen, std::vector<Row>& rows) const {
  std::map<PieceId, std::vector<PieceId>> under;
  std::vector<PieceId> heads;
  std::vector<PieceId> ships;
  for (const Piece& piece : seen.now.state.pieces) {
    if (piece.side != seen.side || piece.away() != nullptr || !piece.is_in_play() ||
        !is_force(piece.kind)) {
      continue;
    }
    if (core::rulebook::is_ship(piece.kind)) {
      ships.push_back(piece.id);
    } else if (const auto above = superior(seen.now, piece)) {
      under[*above].push_back(piece.id);
    } else {
      heads.push_back(piece.id);
    }
  }
  const auto rank = [&](PieceId id) {
    const auto kind = seen.now.piece(id).kind;
    return kind == core::rulebook::PieceKind::Leader     ? 0
           : core::rulebook::is_headquarters(kind)       ? 1
           : core::rulebook::is_ground_combat_unit(kind) ? 2
                                                         : 3;
  };
  std::stable_sort(heads.begin(), heads.end(),
                   [&](PieceId a, PieceId b) { return rank(a) < rank(b); });
  // A list that is filtered is flat: those above are not in it.
  const std::function<void(PieceId, int, const QString&)> add = [&](PieceId id, int depth,
                                                                    const QString& group) {
    if (is_wanted(seen, id)) {
      rows.push_back(row_of(seen, id, filter_.isEmpty() ? depth : 0, group));
    }
    const auto found = under.find(id);
    if (found == under.end()) {
      return;
    }
    const std::vector<PieceId> below = std::exchange(found->second, {});
    for (const PieceId each : below) {
      add(each, depth + 1, group);
    }
  };
  for (const PieceId id : heads) {
    const bool leads = rank(id) < 2 && under.contains(id);
    add(id, 0,
        leads          ? tr("Commands")
        : rank(id) < 1 ? tr("Leaders without troops")
        : rank(id) < 2 ? tr("Empty headquarters")
                       : tr("Under no leader"));
  }
  for (const PieceId id : ships) {
    add(id, 0, tr("Ships"));
  }
  std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
    const QStringList order{tr("Commands"), tr("Empty headquarters"), tr("Leaders without troops"),
                            tr("Under no leader"), tr("Ships")};
    return order.indexOf(a.group) < order.indexOf(b.group);
  });
}

void ForcesModel::add_sieges(const Seen& seen, std::vector<Row>& rows) {
  const auto strength = [&](HexId hex, Side side, bool inside) {
    int points = 0;
    for (const Piece& piece : seen.real.state.pieces) {
      if (piece.side == side && piece.hex() != nullptr && *piece.hex() == hex &&
          core::rulebook::is_ground_combat_unit(piece.kind) &&
          seen.real.state.fort_of(piece.id).has_value() == inside) {
        points += piece.strength;
      }
    }
    return side == seen.side || seen.open ? tr("%1 CSP").arg(points) : tr("strength hidden");
  };
  const auto add = [&](PieceId fort, Side owner) {
    const Piece& piece = seen.real.piece(fort);
    const HexId hex = *piece.hex();
    Row row;
    row.hex = QString::fromStdString(hex.label());
    row.group = tr("Sieges");
    row.title = owner == seen.side ? tr("%1 is besieged").arg(place_title(seen.board.map(), hex))
                                   : tr("We besiege %1").arg(place_title(seen.board.map(), hex));
    QStringList parts{tr("besiegers %1").arg(strength(hex, core::board::enemy_of(owner), false)),
                      tr("garrison %1").arg(strength(hex, owner, true))};
    if (owner == seen.side || seen.open) {
      int inside = 0;
      for (const PieceId id : seen.real.state.contents(fort)) {
        inside += seen.real.piece(id).stock;
      }
      parts << tr("%1 SUP inside").arg(inside);
    }
    parts << (piece.activity.has(Status::Razed) ? tr("works shot away") : tr("works stand"));
    parts << (piece.activity.has(Status::Besieged) ? tr("conducted in this cycle")
                                                   : tr("not conducted in this cycle"));
    row.detail = parts.join(kDot);
    row.warning = owner == seen.side ? tr("besieged") : QString{};
    rows.push_back(std::move(row));
  };
  for (const Piece& piece : seen.real.state.pieces) {
    if (core::rulebook::is_fort(piece.kind) && piece.side == seen.side && piece.hex() != nullptr &&
        core::fortification::besieged_fort(seen.real, seen.side, *piece.hex()) == piece.id) {
      add(piece.id, seen.side);
    }
  }
  for (const PieceId fort : core::fortification::sieges_of(seen.real, seen.side)) {
    add(fort, core::board::enemy_of(seen.side));
  }
}

void ForcesModel::make() {
  std::vector<Row> rows;
  const auto board = play_ != nullptr && play_->active() && play_->session()->hasBoard()
                         ? play_->session()->board()
                         : nullptr;
  if (watching_ && board && play_->viewer() && !play_->handOver()) {
    core::state::Memo memo;
    const auto& setting = play_->match()->setting();
    const Situation now{setting, board->state(), board->occupancy(), memo};
    const auto supply = play_->session()->supply();
    const auto& able = play_->able();
    const Seen seen{
        *board,
        now,
        play_->replaying() ? now : play_->match()->situation(),
        *play_->viewer(),
        supply.get(),
        play_->listens() ? std::set<PieceId>{able.begin(), able.end()} : std::set<PieceId>{},
        setting.switches.secrecy_in_force() == core::rulebook::Secrecy::Open};
    if (filter_.isEmpty() || filter_ == QLatin1String{"sieges"} ||
        filter_ == QLatin1String{"besieged"}) {
      add_sieges(seen, rows);
    }
    std::vector<Row> tree;
    add_tree(seen, tree);
    std::move(tree.begin(), tree.end(), std::back_inserter(rows));
  }
  const bool same = std::equal(
      rows.begin(), rows.end(), rows_.begin(), rows_.end(),
      [](const Row& a, const Row& b) { return a.piece == b.piece && a.title == b.title; });
  if (same) {
    rows_ = std::move(rows);
    if (!rows_.empty()) {
      emit dataChanged(index(0), index(count() - 1));
    }
    return;
  }
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
  emit countChanged();
}

int ForcesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ForcesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case SheetIdRole:
      return row.sheet_id;
    case Qt::DisplayRole:
    case TitleRole:
      return row.title;
    case DetailRole:
      return row.detail;
    case HexRole:
      return row.hex;
    case DepthRole:
      return row.depth;
    case GroupRole:
      return row.group;
    case HeadquartersRole:
      return row.headquarters;
    case DraggableRole:
      return row.draggable;
    case AbleRole:
      return row.able;
    case WarningRole:
      return row.warning;
    default:
      return {};
  }
}

QHash<int, QByteArray> ForcesModel::roleNames() const {
  return {{SheetIdRole, "sheetId"},
          {TitleRole, "title"},
          {DetailRole, "detail"},
          {HexRole, "hex"},
          {DepthRole, "depth"},
          {GroupRole, "group"},
          {HeadquartersRole, "isHeadquarters"},
          {DraggableRole, "draggable"},
          {AbleRole, "able"},
          {WarningRole, "warning"}};
}

int ForcesModel::rowOf(const QString& sheet_id) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const Row& row) { return row.sheet_id == sheet_id; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int ForcesModel::headquartersAt(int row) const {
  for (int at = row, depth = INT_MAX; at >= 0 && at < count() && depth > 0; --at) {
    const Row& above = rows_[static_cast<std::size_t>(at)];
    if (above.depth >= depth) {
      continue;
    }
    if (above.headquarters) {
      return at;
    }
    depth = above.depth;
  }
  return -1;
}

std::optional<PieceId> ForcesModel::piece_in(int row) const {
  return row >= 0 && row < count() ? rows_[static_cast<std::size_t>(row)].piece : std::nullopt;
}

QString ForcesModel::whyNot(int unit, int headquarters) const {
  const auto piece = piece_in(unit);
  const auto other = piece_in(headquarters);
  if (!piece || !other || play_ == nullptr || !play_->listens()) {
    return tr("No orders are given now.");
  }
  const auto judged = play_->match()->judge({ActionKind::Enrol, piece, other, {}, {}, 0});
  return judged ? QString{} : play_->sentence(judged.error());
}

bool ForcesModel::enrol(int unit, int headquarters) {
  const auto piece = piece_in(unit);
  const auto other = piece_in(headquarters);
  return piece && other && play_->act({{ActionKind::Enrol, piece, other, {}, {}, 0}});
}

bool ForcesModel::detach(int unit) {
  const auto piece = piece_in(unit);
  return piece && play_->act({{ActionKind::Detach, piece, {}, {}, {}, 0}});
}

void CountersModel::setPlay(Play* play) {
  if (follow(*this, play_, play, &CountersModel::make)) {
    make();
  }
}

void CountersModel::setWatching(bool on) {
  if (watching_ != on) {
    watching_ = on;
    emit watchingChanged();
    make();
  }
}

void CountersModel::make() {
  std::vector<Row> rows;
  if (watching_ && play_ != nullptr && play_->active() && play_->viewer() && !play_->handOver() &&
      !play_->replaying()) {
    for (const auto& use :
         core::organisation::counter_mix(play_->match()->setting(), play_->match()->state())) {
      if (use.side == *play_->viewer()) {
        const QString kind = kind_name(use.kind);
        rows.push_back(
            {use.value.empty() ? kind : tr("%1 %2").arg(kind, QString::fromStdString(use.value)),
             use.in_play, std::max(use.limit - use.in_play, 0)});
      }
    }
  }
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
  emit countChanged();
}

int CountersModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant CountersModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case NameRole:
      return row.name;
    case InPlayRole:
      return row.in_play;
    case FreeRole:
      return row.free;
    default:
      return {};
  }
}

QHash<int, QByteArray> CountersModel::roleNames() const {
  return {{NameRole, "name"}, {InPlayRole, "inPlay"}, {FreeRole, "free"}};
}

}  // namespace models
