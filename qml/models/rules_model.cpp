#include "qml/models/rules_model.h"

#include "qml/models/wording.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace models {

namespace {

/// A rule of a tactical set as the panel shows a case: its text and the tables below it.
core::data::CaseText case_of(const core::data::RuleBook& book, const core::data::RuleText& rule) {
  core::data::CaseText row;
  row.number = rule.id.text();
  row.title = rule.title;
  row.text = rule.text;
  for (const core::data::TableText& table : book.tables) {
    if (table.below == rule.id) {
      row.text += "\n\n**" + table.id + " " + table.title + "**\n\n" + table.text;
    }
  }
  return row;
}

}  // namespace

void RulesModel::reset(std::vector<core::data::CaseText> rows,
                       const std::vector<core::data::RuleBook>& books) {
  beginResetModel();
  rows_ = std::move(rows);
  for (const core::data::RuleBook& book : books) {
    for (const core::data::RuleText& rule : book.rules) {
      rows_.push_back(case_of(book, rule));
    }
  }
  endResetModel();
  emit countChanged();
}

int RulesModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RulesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const auto& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case NumberRole:
      return words(row.number);
    case Qt::DisplayRole:
    case TitleRole:
      return words(row.title);
    case TextRole:
      return words(row.text);
    case HeadingRole:
      return row.text.empty() || row.number == row.chapter;
    default:
      return {};
  }
}

QHash<int, QByteArray> RulesModel::roleNames() const {
  return {
      {NumberRole, "number"}, {TitleRole, "title"}, {TextRole, "body"}, {HeadingRole, "heading"}};
}

int RulesModel::rowOf(const QString& number) const {
  const auto find = [this](const std::string& wanted) {
    const auto found = std::find_if(rows_.begin(), rows_.end(),
                                    [&](const auto& row) { return row.number == wanted; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
  };
  QString wanted = number.trimmed();
  if (!wanted.contains(QLatin1Char{'.'}) && !wanted.isEmpty() && wanted.front().isDigit()) {
    wanted += QStringLiteral(".0");
  }
  int row = find(wanted.toStdString());
  while (row < 0 && wanted.size() > 3 && wanted.contains(QLatin1Char{'.'})) {
    wanted.chop(1);
    row = find(wanted.toStdString());
  }
  return row;
}

QString RulesModel::numberOf(int row) const { return data(index(row), NumberRole).toString(); }

QString RulesModel::titleOf(int row) const { return data(index(row), TitleRole).toString(); }

QString RulesModel::textOf(int row) const {
  QString text = data(index(row), TextRole).toString();
  // Comments of the charts are for the build.
  static const QRegularExpression comment{QStringLiteral("<!--.*?-->"),
                                          QRegularExpression::DotMatchesEverythingOption};
  text.remove(comment);
  static const QRegularExpression cited{
      QStringLiteral("(?<![\\w.%|$-])(\\d{1,2}\\.\\d{1,2})(?![\\w%.]*\\d)(?! ?(?:MP|SUP|CSP|%))")};
  text.replace(cited, QStringLiteral("[\\1](case:\\1)"));
  static const QRegularExpression rule{QStringLiteral("\\b((?:IC|RC|RR|FB)-\\d{3})\\b")};
  text.replace(rule, QStringLiteral("[\\1](case:\\1)"));
  return text;
}

void RulesFilter::setText(const QString& text) {
  if (text_ != text) {
    text_ = text;
    invalidateFilter();
    emit textChanged();
  }
}

void RulesFilter::setBook(const QString& book) {
  if (book_ != book) {
    book_ = book;
    invalidateFilter();
    emit bookChanged();
  }
}

QString RulesFilter::numberOf(int row) const {
  return index(row, 0).data(RulesModel::NumberRole).toString();
}

bool RulesFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
  const QModelIndex at = sourceModel()->index(row, 0, parent);
  const QString number = at.data(RulesModel::NumberRole).toString();
  if (!number.startsWith(book_)) {
    return false;
  }
  const QString wanted = text_.trimmed();
  return wanted.isEmpty() || number.startsWith(wanted) ||
         at.data(RulesModel::TitleRole).toString().contains(wanted, Qt::CaseInsensitive) ||
         at.data(RulesModel::TextRole).toString().contains(wanted, Qt::CaseInsensitive);
}

}  // namespace models
