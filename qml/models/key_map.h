// Which key does what, and how the wheel turns.
#pragma once

#include <QAbstractListModel>
#include <QKeySequence>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// The keys of the window, one row an action. The user may change each; what he chose is kept in
/// his settings. No two actions share a key: such a choice is refused, and nothing changes.
class KeyMap : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  /// By the name of the action, its key sequences as Shortcut takes them.
  Q_PROPERTY(QVariant table READ table NOTIFY keysChanged)
  /// By the name of the action, its first key as it is read on a keyboard; empty when it has none.
  Q_PROPERTY(QVariant labels READ labels NOTIFY keysChanged)
  Q_PROPERTY(int terrainKey READ terrainKey NOTIFY keysChanged)
  Q_PROPERTY(bool wheelScrolls READ wheelScrolls WRITE setWheelScrolls NOTIFY wheelScrollsChanged)

 public:
  enum Role { ActionRole = Qt::UserRole + 1, WhatRole, KeysRole, WhereRole };

  /// Where a key holds.
  enum Where {
    OfOverlay,      ///< on the map; Shift with it shows that overlay alone
    Held,           ///< on the map, while it is held down
    OnMap,          ///< the map is shown, and nothing else has the keys
    WithCursor,     ///< on the map, while the hex cursor is on
    OfOpenGame,     ///< on the map of a game
    InGame,         ///< on the map of a game that somebody plays
    InWork,         ///< in such a game, while something goes on over several choices
    WithoutCursor,  ///< in such a game, while the hex cursor is off
    Everywhere
  };
  Q_ENUM(Where)

  explicit KeyMap(QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] QVariant table() const;
  [[nodiscard]] QVariant labels() const;

  /// The key held down for the bare terrain, as Qt::Key.
  [[nodiscard]] int terrainKey() const;

  /// Whether the wheel scrolls the map and zooms with Ctrl, instead of the other way round.
  [[nodiscard]] bool wheelScrolls() const { return wheel_scrolls_; }

  void setWheelScrolls(bool scrolls);

  Q_INVOKABLE [[nodiscard]] int rowOf(const QString& action) const;
  /// Gives a row the key of a key event. The answer is empty, or says why the key stays as it was.
  Q_INVOKABLE QString assign(int row, int key, int modifiers);
  /// All keys and the wheel as they were made.
  Q_INVOKABLE void restore();

 signals:
  void keysChanged();
  void wheelScrollsChanged();

 private:
  struct Row {
    QString action;
    Where where{};
    QString what;
    std::vector<QKeySequence> made;  ///< as the program comes
    std::vector<QKeySequence> now;
  };

  /// All a row answers to, with Shift for overlays.
  [[nodiscard]] static std::vector<QKeySequence> answers(const Row& row);
  /// Why the row cannot have the key; empty when it can.
  [[nodiscard]] QString refusal(const Row& row, const QKeySequence& key) const;
  void read_settings();
  void rows_changed();

  std::vector<Row> rows_;
  bool wheel_scrolls_{};
};

}  // namespace models
