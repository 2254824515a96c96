// What is laid over the ground, prepared for painting into the tiles.
#pragma once

#include "qml/map/counter_painter.h"
#include "qml/map/geometry.h"
#include "qml/map/map_picture.h"
#include "qml/map/map_style.h"
#include "qml/models/board.h"
#include "qml/models/overlays.h"

#include <QBrush>
#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace mapview {

using models::Pattern;

/// A brush of the pattern, its lines the same width at every zoom.
[[nodiscard]] QBrush pattern_brush(Pattern pattern, const QColor& colour, double pixels);

/// The middle of a place as the set-up sheets write it, a hex or a hexside; nothing off the map.
[[nodiscard]] std::optional<QPointF> point_of_label(const std::string& label);
[[nodiscard]] QPointF point_of(const core::state::Place& place);

/// Immutable once made; painted by several threads.
class OverlayPicture {
 public:
  OverlayPicture() = default;

  /// @param overlays bits of Overlay.
  /// @param supply may be missing while it is computed; its overlay is then left out.
  OverlayPicture(const models::Board& board, const models::SupplyBoard* supply,
                 const MapPicture& ground, const MapStyle& style, int overlays);

  [[nodiscard]] bool touches(const QRectF& box) const;
  void paint(QPainter& painter, const QRectF& box, double pixels) const;

 private:
  struct Patch {
    Region region;
    Pattern pattern{};
    QColor colour;
    double tint{};  ///< strength of the plain colour below the pattern
  };

  struct Band {
    QPolygonF line;
    QRectF box;
    QColor colour;
    double width{};
    QList<qreal> dashes;  ///< in widths; empty for a solid line
    bool cased{};         ///< dark edges
  };

  enum class Mark {
    Union,
    Confederate,
    Border,
    Origin,
    RailheadUp,
    RailheadDown,
    Cut,
    Warning,
    Added
  };

  struct Badge {
    QPointF at;
    Mark mark{};
    QColor colour;
  };

  struct Ghost {
    QPointF at;
    CounterLook look;
    bool struck{};
  };

  struct Arrow {
    QPointF from;
    QPointF to;
  };

  /// What each overlay is made of.
  struct Layers;

  void add_patch(Region region, Pattern pattern, const QColor& colour, double tint);
  void add_band(QPolygonF line, const QColor& colour, double width, QList<qreal> dashes,
                bool cased);
  void paint_badge(QPainter& painter, const Badge& badge, double pixels) const;
  void paint_arrow(QPainter& painter, const Arrow& arrow, double pixels) const;

  std::vector<Patch> patches_;
  std::vector<Band> bands_;
  std::vector<Badge> badges_;
  std::vector<Ghost> ghosts_;
  std::vector<Arrow> arrows_;
  std::optional<MapStyle> style_;
};

}  // namespace mapview
