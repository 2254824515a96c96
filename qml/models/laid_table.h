// [RC-081] [IC-022] A table of the miniature game that dice lay out, by its number: what the
// chooser says of it before it is played.
#pragma once

#include "qml/models/session.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace models {

/// "river-7" is laid out the same wherever it is asked for.
class LaidTable : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Session* session READ session WRITE setSession NOTIFY changed)
  /// "river", "estuary", or empty: none is asked for.
  Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
  /// Digits of a number from 0 to 2,147,483,647.
  Q_PROPERTY(QString number READ number WRITE setNumber NOTIFY changed)
  /// The table by the names of the roles of BattlesModel; empty when there is none.
  Q_PROPERTY(QVariantMap battle READ battle NOTIFY changed)
  /// Why there is none; a sentence.
  Q_PROPERTY(QString error READ error NOTIFY changed)

 public:
  using QObject::QObject;

  [[nodiscard]] Session* session() const { return session_; }

  void setSession(Session* session);

  [[nodiscard]] QString kind() const { return kind_; }

  void setKind(const QString& kind);

  [[nodiscard]] QString number() const { return number_; }

  void setNumber(const QString& number);

  [[nodiscard]] QVariantMap battle() const { return battle_; }

  [[nodiscard]] QString error() const { return error_; }

  /// Another number by chance, from 1 to 9,999, of a table that can be played.
  Q_INVOKABLE void throwDie();

  /// The first table from this number on whose water floats a fleet [RC-094]; there is a kind.
  void layFrom(const QString& number);

 signals:
  void changed();

 private:
  void lay();

  QPointer<Session> session_;
  QString kind_;
  QString number_{QStringLiteral("1")};
  QVariantMap battle_;
  QString error_;
};

}  // namespace models
