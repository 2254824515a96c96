#include "qml/models/optional_rules.h"

#include "qml/models/wording.h"

namespace models {

namespace {

using core::rulebook::kOptionCount;
using core::rulebook::Option;

Option option_at(int row) { return static_cast<Option>(row); }

/// The text of the rule without the remark on its default, which the switch shows.
QString without_default(const QString& text) {
  const auto at = text.lastIndexOf(QStringLiteral(" (default: "));
  return (at < 0 ? text : text.left(at)).simplified();
}

}  // namespace

void OptionsModel::reset(const std::vector<core::data::CaseText>& cases) {
  beginResetModel();
  texts_ = {};
  for (const auto& each : cases) {
    const auto option = each.kind == core::data::CaseKind::Option
                            ? core::rulebook::parse_option(each.number)
                            : std::nullopt;
    if (option) {
      texts_.at(static_cast<std::size_t>(*option)) = without_default(words(each.text));
    }
  }
  endResetModel();
}

int OptionsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kOptionCount);
}

QVariant OptionsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Option option = option_at(index.row());
  switch (role) {
    case CaseRole:
      return words(core::rulebook::name(option));
    case Qt::DisplayRole:
    case TextRole:
      return texts_.at(static_cast<std::size_t>(option));
    case OnRole:
      return selection_.has(option);
    case UsualRole:
      return core::rulebook::OptionSelection{}.has(option);
    default:
      return {};
  }
}

bool OptionsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != OnRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return false;
  }
  selection_.set(option_at(index.row()), value.toBool());
  emit dataChanged(index, index, {OnRole});
  emit selectionChanged();
  return true;
}

QHash<int, QByteArray> OptionsModel::roleNames() const {
  return {{CaseRole, "cited"}, {TextRole, "rule"}, {OnRole, "on"}, {UsualRole, "usual"}};
}

void OptionsModel::toggle(int row) {
  const QModelIndex at = index(row);
  setData(at, !data(at, OnRole).toBool(), OnRole);
}

QString OptionsModel::selection() const { return QString::fromStdString(selection_.text()); }

void OptionsModel::setSelection(const QString& text) {
  const auto parsed = core::rulebook::OptionSelection::parse(text.toStdString());
  if (!parsed || *parsed == selection_) {
    return;
  }
  selection_ = *parsed;
  emit dataChanged(index(0), index(rowCount() - 1), {OnRole});
  emit selectionChanged();
}

int OptionsModel::changedCount() const {
  const core::rulebook::OptionSelection usual;
  int changed = 0;
  for (int row = 0; row < rowCount(); ++row) {
    changed += selection_.has(option_at(row)) != usual.has(option_at(row)) ? 1 : 0;
  }
  return changed;
}

QString OptionsModel::summary() const { return option_words(selection_); }

bool OptionsModel::makesDark() const {
  core::rulebook::Switches switches;
  switches.options = selection_;
  switches.secrecy = core::rulebook::Secrecy::Open;
  return switches.secrecy_in_force() == core::rulebook::Secrecy::Dark;
}

}  // namespace models
