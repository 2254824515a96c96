// Publishes what the window shows as JSON, so that tests can assert it.
#pragma once

#include "qml/map/map_item.h"
#include "qml/models/desk.h"
#include "qml/models/session.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QQuickWindow>
#include <QString>
#include <QTimer>

namespace app {

/// Writes the file anew a moment after each change, always whole.
class StateWriter : public QObject {
  Q_OBJECT

 public:
  StateWriter(QQuickWindow& window, mapview::MapItem& map, models::Desk& desk,
              models::Session& session, QString file);

 private:
  void write();
  [[nodiscard]] QJsonArray counters() const;
  [[nodiscard]] QJsonObject game() const;

  QQuickWindow& window_;
  mapview::MapItem& map_;
  models::Desk& desk_;
  models::Session& session_;
  QString file_;
  QTimer delay_;
};

}  // namespace app
