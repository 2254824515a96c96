// [26.0] The optional rules with a switch each.
#pragma once

#include "core/data/case_text.h"
#include "core/rulebook/switches.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace models {

/// The optional rules in the order of the chart, for a game that is about to begin.
class OptionsModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the session")
  /// The switches as `--options` takes them.
  Q_PROPERTY(QString selection READ selection WRITE setSelection NOTIFY selectionChanged)
  /// Of how many it is told otherwise than by the chart.
  Q_PROPERTY(int changedCount READ changedCount NOTIFY selectionChanged)
  Q_PROPERTY(QString summary READ summary NOTIFY selectionChanged)
  /// [0.5] Whether they make the game dark, whatever secrecy is chosen.
  Q_PROPERTY(bool makesDark READ makesDark NOTIFY selectionChanged)

 public:
  enum Role { CaseRole = Qt::UserRole + 1, TextRole, OnRole, UsualRole };

  using QAbstractListModel::QAbstractListModel;

  /// Takes the texts of the options from the cases of the rulebook.
  void reset(const std::vector<core::data::CaseText>& cases);
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  Q_INVOKABLE void toggle(int row);

  [[nodiscard]] QString selection() const;
  void setSelection(const QString& text);
  [[nodiscard]] int changedCount() const;
  [[nodiscard]] QString summary() const;
  [[nodiscard]] bool makesDark() const;

 signals:
  void selectionChanged();

 private:
  std::array<QString, core::rulebook::kOptionCount> texts_;
  core::rulebook::OptionSelection selection_;
};

}  // namespace models
