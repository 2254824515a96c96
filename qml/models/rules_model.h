// The rulebook for the window: every case, to be opened beside the map.
#pragma once

#include "core/data/catalogue.h"
#include "core/data/rule_text.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// All cases in the order of the rulebook, and behind them the rules of the tactical sets.
class RulesModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the session")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role { NumberRole = Qt::UserRole + 1, TitleRole, TextRole, HeadingRole };

  using QAbstractListModel::QAbstractListModel;

  void reset(std::vector<core::data::CaseText> rows,
             const std::vector<core::data::RuleBook>& books = {});
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  /// The row of a case, "6.13", the chapter "8" or the rule "IC-131"; the section above it where it
  /// is not written by itself; -1 when the rulebook has neither.
  Q_INVOKABLE [[nodiscard]] int rowOf(const QString& number) const;
  Q_INVOKABLE [[nodiscard]] QString numberOf(int row) const;
  Q_INVOKABLE [[nodiscard]] QString titleOf(int row) const;
  /// Markdown; the cases and rules that are named in it are links "case:6.13", "case:IC-131".
  Q_INVOKABLE [[nodiscard]] QString textOf(int row) const;

 signals:
  void countChanged();

 private:
  std::vector<core::data::CaseText> rows_;
};

/// The cases that hold a text.
class RulesFilter : public QSortFilterProxyModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
  /// What the numbers begin with that are looked at; empty: all.
  Q_PROPERTY(QString book READ book WRITE setBook NOTIFY bookChanged)

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  [[nodiscard]] QString text() const { return text_; }

  void setText(const QString& text);

  [[nodiscard]] QString book() const { return book_; }

  void setBook(const QString& book);
  Q_INVOKABLE [[nodiscard]] QString numberOf(int row) const;

 signals:
  void textChanged();
  void bookChanged();

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  QString text_;
  QString book_;
};

}  // namespace models
