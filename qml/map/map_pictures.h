// Small pictures for the panels: a counter's face, the overview of the map, a pattern of the
// legend.
#pragma once

#include "qml/map/map_item.h"

#include <QImage>
#include <QQuickPaintedItem>

namespace mapview {

/// A picture in the colours of the map's scheme. (Qt reads the name of a base as it is written:
/// with its namespace.)
class StyledPicture : public QQuickPaintedItem {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  explicit StyledPicture(QQuickItem* parent = nullptr) : QQuickPaintedItem{parent} {}

  [[nodiscard]] const MapStyle& style() const { return style_; }

 protected:
  void componentComplete() override;

 private:
  MapStyle style_;
};

/// The face of one piece of the desk's board.
class CounterFace : public mapview::StyledPicture {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Desk* desk READ desk WRITE setDesk NOTIFY changed)
  Q_PROPERTY(int piece READ piece WRITE setPiece NOTIFY changed)

 public:
  explicit CounterFace(QQuickItem* parent = nullptr) : StyledPicture{parent} {}

  [[nodiscard]] models::Desk* desk() const { return desk_; }

  void setDesk(models::Desk* desk);

  [[nodiscard]] int piece() const { return piece_; }

  void setPiece(int piece);
  void paint(QPainter* painter) override;

 signals:
  void changed();

 private:
  QPointer<models::Desk> desk_;
  int piece_{-1};
};

/// A small piece of country with a counter of each side, in the colours of any scheme.
class SchemeSample : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString scheme READ scheme WRITE setScheme NOTIFY schemeChanged)

 public:
  explicit SchemeSample(QQuickItem* parent = nullptr) : QQuickPaintedItem{parent} {}

  [[nodiscard]] QString scheme() const { return scheme_; }

  void setScheme(const QString& scheme);
  void paint(QPainter* painter) override;

 signals:
  void schemeChanged();

 private:
  QString scheme_;
  MapStyle style_;
};

/// The whole map, small.
class OverviewPicture : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(mapview::MapItem* map READ map WRITE setMap NOTIFY mapChanged)

 public:
  explicit OverviewPicture(QQuickItem* parent = nullptr) : QQuickPaintedItem{parent} {}

  [[nodiscard]] MapItem* map() const { return map_; }

  void setMap(MapItem* map);
  void paint(QPainter* painter) override;

 signals:
  void mapChanged();

 private:
  QPointer<MapItem> map_;
};

/// A sample of an overlay's colour and pattern.
class LegendSwatch : public mapview::StyledPicture {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY kindChanged)

 public:
  explicit LegendSwatch(QQuickItem* parent = nullptr) : StyledPicture{parent} {}

  [[nodiscard]] QString kind() const { return kind_; }

  void setKind(const QString& kind);
  void paint(QPainter* painter) override;

 signals:
  void kindChanged();

 private:
  QString kind_;
};

}  // namespace mapview
