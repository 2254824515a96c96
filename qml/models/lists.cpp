#include "qml/models/lists.h"

#include "qml/models/wording.h"

#include <algorithm>
#include <utility>

namespace models {

void SetupsModel::reset(std::vector<core::data::SetupInfo> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

int SetupsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant SetupsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const auto& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case IdRole:
      return words(row.id);
    case Qt::DisplayRole:
    case TitleRole:
      return words(row.title);
    case StartRole:
      return start_words(row);
    case SheetsRole: {
      QStringList sheets;
      for (const auto sheet : row.sheets) {
        sheets << QString{QLatin1Char{"ABC"[static_cast<std::size_t>(sheet)]}};
      }
      return sheets.join(QLatin1Char{' '});
    }
    case BriefingRole:
      return words(row.briefing).simplified();
    case EndRole:
      return row.ends_after_gt ? tr("%1 game-turns").arg(*row.ends_after_gt) : tr("the whole war");
    default:
      return {};
  }
}

QHash<int, QByteArray> SetupsModel::roleNames() const {
  return {{IdRole, "setupId"},    {TitleRole, "title"},       {StartRole, "start"},
          {SheetsRole, "sheets"}, {BriefingRole, "briefing"}, {EndRole, "ends"}};
}

int SetupsModel::rowOf(const QString& id) const {
  const auto* const found = find(id.toStdString());
  return found == nullptr ? -1 : static_cast<int>(found - rows_.data());
}

const core::data::SetupInfo* SetupsModel::find(std::string_view id) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const auto& row) { return row.id == id; });
  return found == rows_.end() ? nullptr : &*found;
}

void ErrataModel::reset(std::vector<core::data::Erratum> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
  emit selectionChanged();
}

int ErrataModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant ErrataModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const auto& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case IdRole:
      return words(row.id);
    case CaseRole:
      return words(row.cited);
    case Qt::DisplayRole:
    case TitleRole:
      return words(row.title);
    case PrintedRole:
      return words(row.printed);
    case CorrectedRole:
      return words(row.corrected);
    case KindRole:
      return words(row.kind);
    case BuiltRole:
      return row.built;
    case OnRole:
      return selection_.has(row.id);
    default:
      return {};
  }
}

bool ErrataModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != OnRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return false;
  }
  selection_.set(rows_[static_cast<std::size_t>(index.row())].id, value.toBool());
  emit dataChanged(index, index, {OnRole});
  emit selectionChanged();
  return true;
}

QHash<int, QByteArray> ErrataModel::roleNames() const {
  return {{IdRole, "erratum"},          {CaseRole, "cited"},
          {TitleRole, "title"},         {PrintedRole, "printed"},
          {CorrectedRole, "corrected"}, {KindRole, "kind"},
          {BuiltRole, "built"},         {OnRole, "on"}};
}

void ErrataModel::toggle(int row) {
  const QModelIndex at = index(row);
  setData(at, !data(at, OnRole).toBool(), OnRole);
}

QString ErrataModel::selection() const { return QString::fromStdString(selection_.text()); }

void ErrataModel::setSelection(const QString& text) {
  const auto parsed = core::rulebook::ErrataSelection::parse(text.toStdString());
  if (!parsed || *parsed == selection_) {
    return;
  }
  selection_ = *parsed;
  if (!rows_.empty()) {
    emit dataChanged(index(0), index(rowCount() - 1), {OnRole});
  }
  emit selectionChanged();
}

int ErrataModel::onCount() const {
  return static_cast<int>(std::count_if(
      rows_.begin(), rows_.end(), [this](const auto& row) { return selection_.has(row.id); }));
}

QString ErrataModel::textOf(std::string_view id) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const auto& row) { return row.id == id; });
  return found == rows_.end() ? QString{} : tr("%1: %2").arg(words(id), words(found->title));
}

void NotesModel::reset(std::vector<Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
  emit countChanged();
}

int NotesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant NotesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const auto& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
      return row.title;
    case TextRole:
      return row.text;
    case FigureRole:
      return row.figure;
    case HexRole:
      return row.hex;
    case PieceRole:
      return row.piece;
    case BrokenRole:
      return row.broken;
    default:
      return {};
  }
}

QHash<int, QByteArray> NotesModel::roleNames() const {
  return {{TitleRole, "title"}, {TextRole, "note"},   {FigureRole, "figure"},
          {HexRole, "hex"},     {PieceRole, "piece"}, {BrokenRole, "broken"}};
}

QString NotesModel::hexOf(int row) const {
  return row >= 0 && row < count() ? rows_[static_cast<std::size_t>(row)].hex : QString{};
}

QString NotesModel::pieceOf(int row) const {
  return row >= 0 && row < count() ? rows_[static_cast<std::size_t>(row)].piece : QString{};
}

void StackModel::reset(std::shared_ptr<const Board> board,
                       std::shared_ptr<const SupplyBoard> supply, const std::vector<int>& stacks) {
  beginResetModel();
  board_ = std::move(board);
  supply_ = std::move(supply);
  pieces_.clear();
  for (const int index : stacks) {
    const auto& stack = board_->stacks()[static_cast<std::size_t>(index)];
    pieces_.insert(pieces_.end(), stack.pieces.begin(), stack.pieces.end());
  }
  endResetModel();
  emit countChanged();
  emit currentRowChanged();
}

void StackModel::setSelected(std::set<PieceId> selected, std::optional<PieceId> current) {
  selected_ = std::move(selected);
  current_ = current;
  if (!pieces_.empty()) {
    emit dataChanged(index(0), index(rowCount() - 1), {SelectedRole, CurrentRole});
  }
  emit currentRowChanged();
}

int StackModel::currentRow() const {
  const auto found =
      current_ ? std::find(pieces_.begin(), pieces_.end(), *current_) : pieces_.end();
  return found == pieces_.end() ? -1 : static_cast<int>(found - pieces_.begin());
}

int StackModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(pieces_.size());
}

QVariant StackModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const PieceId id = pieces_[static_cast<std::size_t>(index.row())];
  const auto& piece = board_->piece(id);
  switch (role) {
    case PieceRole:
      return static_cast<int>(id.value());
    case SheetIdRole:
      return words(piece.sheet_id);
    case Qt::DisplayRole:
    case TitleRole:
      return board_->is_unknown(id) ? tr("unknown troops") : piece_title(piece);
    case DetailRole: {
      QStringList parts;
      if (piece.stock > 0) {
        parts << (piece.stock == 1 ? tr("1 supply point")
                                   : tr("%1 supply points").arg(piece.stock));
      }
      if (piece.commander) {
        parts << tr("commanded by %1").arg(words(board_->piece(*piece.commander).name));
      }
      return parts.join(QStringLiteral(", "));
    }
    case NoteRole:
      return words(piece.note);
    case DepthRole:
      return board_->depth_of(id);
    case SideRole:
      return side_name(piece.side);
    case PlaceRole:
      return tr("%1, %2").arg(place_title(board_->map(), piece.place), side_name(piece.side));
    case SelectedRole:
      return selected_.contains(id);
    case CurrentRole:
      return current_ == id;
    case UnsuppliedRole:
      return supply_ != nullptr && supply_->is_unsupplied(id);
    default:
      return {};
  }
}

QHash<int, QByteArray> StackModel::roleNames() const {
  return {{PieceRole, "piece"},
          {SheetIdRole, "sheetId"},
          {TitleRole, "title"},
          {DetailRole, "detail"},
          {NoteRole, "note"},
          {DepthRole, "depth"},
          {SideRole, "side"},
          {PlaceRole, "place"},
          {SelectedRole, "selected"},
          {CurrentRole, "current"},
          {UnsuppliedRole, "unsupplied"}};
}

}  // namespace models
