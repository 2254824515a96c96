#include "qml/table/table_log.h"

#include <algorithm>
#include <utility>

namespace tableview {

void TableLog::show(const std::vector<core::tabletop::BattleLine>& lines,
                    std::optional<core::board::Side> reader, const MomentWords& words,
                    const QString& ending) {
  using Kind = core::tabletop::BattleLine::Kind;
  std::vector<Row> rows;
  rows.reserve(lines.size());
  for (const auto& line : lines) {
    const auto& text = reader ? line.text[static_cast<std::size_t>(*reader)]
                              : (line.text[0] ? line.text[0] : line.text[1]);
    if (!text) {
      continue;
    }
    Row row;
    row.step = line.kind == Kind::Step;
    switch (line.kind) {
      case Kind::Step:
        row.line = words(line.when);
        break;
      case Kind::Roll:
        row.line = (line.by == core::board::Side::Union ? tr("Union, D%1: %2")
                                                        : tr("Confederate, D%1: %2"))
                       .arg(line.sides)
                       .arg(line.face);
        row.die = line.face;
        row.sides = line.sides;
        break;
      case Kind::Told:
        row.line = QString::fromStdString(*text);
        break;
    }
    if (!row.step) {
      row.rule = QString::fromStdString(line.rule.text());
    }
    if (line.ship) {
      row.ship = line.ship->value();
    }
    rows.push_back(std::move(row));
  }
  if (!ending.isEmpty()) {
    Row row;
    row.step = true;
    row.line = ending;
    rows.push_back(std::move(row));
  }
  // What stood there stays: the list keeps its place.
  const auto differ = std::mismatch(rows_.begin(), rows_.end(), rows.begin(), rows.end());
  const auto same = static_cast<int>(differ.first - rows_.begin());
  if (same < count()) {
    beginRemoveRows({}, same, count() - 1);
    rows_.resize(static_cast<std::size_t>(same));
    endRemoveRows();
  }
  if (static_cast<std::size_t>(same) < rows.size()) {
    beginInsertRows({}, same, static_cast<int>(rows.size()) - 1);
    rows_ = std::move(rows);
    endInsertRows();
  }
  emit countChanged();
}

void TableLog::clear() { show({}, {}, {}, {}); }

int TableLog::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant TableLog::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case LineRole:
      return row.line;
    case RuleRole:
      return row.rule;
    case DieRole:
      return row.die;
    case SidesRole:
      return row.sides;
    case ShipRole:
      return row.ship;
    case StepRole:
      return row.step;
    default:
      return {};
  }
}

QHash<int, QByteArray> TableLog::roleNames() const {
  return {{LineRole, "line"},   {RuleRole, "rule"}, {DieRole, "die"},
          {SidesRole, "sides"}, {ShipRole, "ship"}, {StepRole, "isStep"}};
}

}  // namespace tableview
