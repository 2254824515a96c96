#include "qml/map/map_pictures.h"

#include "qml/map/overlay_picture.h"
#include "qml/models/preferences.h"

#include <QPainter>
#include <QPainterPath>

namespace mapview {

namespace {

void paint_sign(QPainter& painter, const QRectF& box, models::Sign sign, const QColor& colour) {
  using models::Sign;
  const QPointF at = box.center();
  const double reach = box.height() * 0.3;
  painter.setPen(QPen{colour, 2});
  switch (sign) {
    case Sign::Line:
    case Sign::Dashes: {
      QPen pen{colour, 4};
      if (sign == Sign::Dashes) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({1.2, 0.9});
      }
      painter.setPen(pen);
      painter.drawLine(QPointF{box.left(), at.y()}, QPointF{box.right(), at.y()});
      break;
    }
    case Sign::Square:
      painter.drawRect(QRectF{at - QPointF{reach, reach}, at + QPointF{reach, reach}});
      break;
    case Sign::Circle:
      painter.drawEllipse(at, reach, reach);
      break;
    case Sign::Diamond:
      painter.drawPolygon(QPolygonF{{at + QPointF{0, -reach}, at + QPointF{reach, 0},
                                     at + QPointF{0, reach}, at + QPointF{-reach, 0}}});
      break;
    case Sign::Cross:
      painter.setPen(QPen{colour, 2.5});
      painter.drawLine(at - QPointF{reach, reach}, at + QPointF{reach, reach});
      painter.drawLine(at - QPointF{reach, -reach}, at + QPointF{reach, -reach});
      break;
    case Sign::Stroke:
      painter.drawLine(box.bottomLeft(), box.topRight());
      break;
    case Sign::Arrow: {
      painter.setPen(QPen{colour, 3});
      const QPointF tip{box.right() - 2, at.y()};
      painter.drawLine(QPointF{box.left() + 2, tip.y()}, tip);
      painter.drawLine(tip, tip + QPointF{-5, -4});
      painter.drawLine(tip, tip + QPointF{-5, 4});
      break;
    }
  }
}

}  // namespace

void StyledPicture::componentComplete() {
  QQuickPaintedItem::componentComplete();
  if (const auto* preferences = models::Preferences::of(this)) {
    const auto take = [this, preferences] {
      style_ = MapStyle{preferences->scheme()};
      update();
    };
    connect(preferences, &models::Preferences::schemeChanged, this, take);
    take();
  }
}

void CounterFace::setDesk(models::Desk* desk) {
  if (desk_ != desk) {
    desk_ = desk;
    emit changed();
    update();
  }
}

void CounterFace::setPiece(int piece) {
  if (piece_ != piece) {
    piece_ = piece;
    emit changed();
    update();
  }
}

void CounterFace::paint(QPainter* painter) {
  const auto board = desk_ != nullptr ? desk_->board() : nullptr;
  if (board && piece_ >= 0 && static_cast<std::size_t>(piece_) < board->state().pieces.size()) {
    paint_counter(*painter, style(),
                  look_of(*board, core::state::PieceId{static_cast<std::uint16_t>(piece_)}),
                  std::min(width(), height()));
  }
}

void SchemeSample::setScheme(const QString& scheme) {
  if (scheme_ != scheme) {
    scheme_ = scheme;
    style_ = MapStyle{scheme};
    emit schemeChanged();
    update();
  }
}

void SchemeSample::paint(QPainter* painter) {
  const QRectF box = boundingRect();
  const double high = box.height();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setClipRect(box);
  painter->fillRect(box, style_.colour(QStringLiteral("land")));
  const auto place = [&](double x, double y) {
    return QPointF{box.left() + x * box.width(), box.top() + y * high};
  };
  const auto line = [&](const QPainterPath& path, const QString& colour, double width) {
    painter->strokePath(path,
                        QPen{style_.colour(colour), width * high, Qt::SolidLine, Qt::RoundCap});
  };
  painter->setPen(Qt::NoPen);
  painter->setBrush(style_.colour(QStringLiteral("forest")));
  painter->drawEllipse(place(0.3, 0.1), box.width() * 0.28, high * 0.5);
  painter->setBrush(style_.colour(QStringLiteral("mountain")));
  painter->drawEllipse(place(0.05, 1.0), box.width() * 0.22, high * 0.4);
  painter->setBrush(style_.colour(QStringLiteral("sea")));
  painter->drawEllipse(place(1.05, 0.95), box.width() * 0.26, high * 0.6);
  QPainterPath river{place(0.52, 0)};
  river.cubicTo(place(0.42, 0.4), place(0.6, 0.7), place(0.5, 1));
  line(river, QStringLiteral("riverEdge"), 0.1);
  line(river, QStringLiteral("river"), 0.07);
  QPainterPath rail{place(0, 0.72)};
  rail.lineTo(place(1, 0.3));
  line(rail, QStringLiteral("rail"), 0.035);
  const QColor zone = style_.overlay(QStringLiteral("confederateZone"));
  const QRectF hatched{place(0.58, 0.12), place(0.92, 0.88)};
  painter->fillRect(hatched, pattern_brush(Pattern::Backslash, zone, 1));
  painter->setPen(QPen{zone, 2});
  painter->setBrush(Qt::NoBrush);
  painter->drawRect(hatched);
  const double edge = high * 0.56;
  for (const auto side : core::board::kSides) {
    CounterLook look;
    look.side = side;
    look.kind = core::rulebook::PieceKind::Infantry;
    look.left = QStringLiteral("4");
    look.right = QStringLiteral("4");
    const QPointF middle = place(side == core::board::Side::Union ? 0.24 : 0.75, 0.5);
    painter->save();
    painter->translate(middle - QPointF{edge / 2, edge / 2});
    paint_counter(*painter, style_, look, edge);
    painter->restore();
  }
}

void OverviewPicture::setMap(MapItem* map) {
  if (map_ == map) {
    return;
  }
  map_ = map;
  if (map_ != nullptr) {
    connect(map_, &MapItem::wholeChanged, this, [this] { update(); });
  }
  emit mapChanged();
  update();
}

void OverviewPicture::paint(QPainter* painter) {
  if (map_ == nullptr || map_->whole().isNull()) {
    return;
  }
  const double ratio = painter->device()->devicePixelRatioF();
  const QSize pixels = (QSizeF{width(), height()} * ratio).toSize();
  painter->drawImage(boundingRect(),
                     map_->whole().scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

void LegendSwatch::setKind(const QString& kind) {
  if (kind_ != kind) {
    kind_ = kind;
    emit kindChanged();
    update();
  }
}

void LegendSwatch::paint(QPainter* painter) {
  const QRectF box = boundingRect().adjusted(1, 1, -1, -1);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->fillRect(box, style().colour(QStringLiteral("land")));
  const QPen casing{style().overlay(QStringLiteral("casing")), 1};
  painter->setPen(casing);
  if (const auto* sample = models::sample_of(kind_.toStdString())) {
    const QColor colour = style().overlay(sample->colour);
    if (const auto* pattern = std::get_if<Pattern>(&sample->look)) {
      QColor tint = colour;
      tint.setAlphaF(0.25F);
      painter->fillRect(box, tint);
      painter->fillRect(box, pattern_brush(*pattern, colour, 1));
      painter->setPen(QPen{colour, 2});
    } else {
      paint_sign(*painter, box, std::get<models::Sign>(sample->look), colour);
      painter->setPen(casing);
    }
  }
  painter->setBrush(Qt::NoBrush);
  painter->drawRect(box);
}

}  // namespace mapview
