#include "qml/map/map_style.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <stdexcept>

// Outside every namespace, as the macro requires: a static library's resources are not found
// without it.
static void load_style_resource() { Q_INIT_RESOURCE(map_style); }

namespace mapview {

namespace {

QHash<QString, QColor> colours_of(const QJsonObject& section) {
  QHash<QString, QColor> result;
  for (auto row = section.begin(); row != section.end(); ++row) {
    result.insert(row.key(), QColor{row.value().toString()});
  }
  return result;
}

QHash<QString, double> numbers_of(const QJsonObject& section) {
  QHash<QString, double> result;
  for (auto row = section.begin(); row != section.end(); ++row) {
    result.insert(row.key(), row.value().toDouble());
  }
  return result;
}

}  // namespace

MapStyle::MapStyle() {
  load_style_resource();
  QFile file{QStringLiteral(":/map/style.json")};
  if (!file.open(QIODevice::ReadOnly)) {
    throw std::runtime_error{"the program lacks its map style"};
  }
  const auto root = QJsonDocument::fromJson(file.readAll()).object();
  if (root.isEmpty()) {
    throw std::runtime_error{"style.json is not a JSON object"};
  }
  colours_ = colours_of(root[QStringLiteral("colours")].toObject());
  overlays_ = colours_of(root[QStringLiteral("overlays")].toObject());
  counters_ = colours_of(root[QStringLiteral("counters")].toObject());
  numbers_ = numbers_of(root[QStringLiteral("numbers")].toObject());
  river_widths_ = numbers_of(root[QStringLiteral("riverWidths")].toObject());
}

double MapStyle::river_width(const QString& river) const {
  return river_widths_.value(river, number(QStringLiteral("riverNavigable")));
}

}  // namespace mapview
