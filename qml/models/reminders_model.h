// What a player may have forgotten, before a phase or step ends.
#pragma once

#include "qml/models/play.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace core::plan {
struct Reminder;
}  // namespace core::plan

namespace models {

/// The kinds of reminders that the user does not want to hear, kept in his settings.
class ReminderKinds : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// Off: nothing is reminded of at all.
  Q_PROPERTY(bool remind READ remind WRITE setRemind NOTIFY remindChanged)

 public:
  enum Role { KindRole = Qt::UserRole + 1, NameRole };
  Q_ENUM(Role)

  explicit ReminderKinds(QObject* parent = nullptr);

  /// Those that are switched off at first: what can be done in nearly every week and mostly is not
  /// wanted. With it at every end of a step nobody reads the others.
  [[nodiscard]] static QStringList quiet_at_first();
  /// Those that are switched off, as the settings hold them. Until somebody has chosen, more is
  /// told in a step that is passed over: nobody has seen there what could be done.
  [[nodiscard]] static QStringList switched_off(bool passed_over = false);
  /// A kind in a few words: "leaders not tried".
  [[nodiscard]] static QString name_of(const QString& kind);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// How many kinds are switched off.
  [[nodiscard]] int count() const { return static_cast<int>(off_.size()); }

  [[nodiscard]] bool remind() const { return remind_; }

  void setRemind(bool on);

  Q_INVOKABLE void set(const QString& kind, bool on);
  /// All as the program comes.
  Q_INVOKABLE void restore();

 signals:
  void countChanged();
  void remindChanged();

 private:
  void keep();

  QStringList off_;
  bool remind_{true};
};

/// The reminders of the decision that is asked, those of kinds that are switched off last. Filled
/// by look(), for it is asked before something ends, not all the time.
class RemindersModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// The step ends on the way to a later one.
  Q_PROPERTY(bool passedOver MEMBER passed_over_ NOTIFY passedOverChanged)

 public:
  enum Role {
    TextRole = Qt::UserRole + 1,
    KindRole,
    CaseRole,
    PieceRole,
    HexRole,
    ChoicesRole,
    OnRole
  };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] Play* play() const { return play_; }

  void setPlay(Play* play);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }

  /// Asks the game anew. True when there is something that the user wants to hear.
  Q_INVOKABLE bool look();
  /// Makes a choice that a reminder names, then asks anew as look() does.
  Q_INVOKABLE bool act(int row, int choice);
  /// Switches the kind of a row on or off; the row stays until look() asks again.
  Q_INVOKABLE void setOn(int row, bool on);

 signals:
  void playChanged();
  void countChanged();
  void passedOverChanged();

 private:
  struct Row {
    QString text;
    QString kind;
    QString cited;
    QString piece;  ///< sheet id of the first piece that stands on the map
    QString hex;    ///< label of the first hex, where no piece is named
    QStringList words;
    std::vector<Action> choices;
    bool on{true};
  };

  [[nodiscard]] Row row_of(const core::plan::Reminder& reminder) const;
  void reset(std::vector<Row> rows);

  Play* play_{};
  std::vector<Row> rows_;
  bool passed_over_{};
};

}  // namespace models
