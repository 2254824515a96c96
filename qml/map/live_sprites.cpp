#include "qml/map/live_sprites.h"

#include "qml/map/geometry.h"
#include "qml/map/overlay_picture.h"
#include "qml/map/water_at.h"
#include "qml/map/way_arrow.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <functional>
#include <optional>

namespace mapview {

namespace {

using core::board::HexId;
using core::supply::Mode;

/// How a hex is ringed; each means another thing, in any colours.
enum class Ring { Once, Twice, Corners };

Sprite ring(HexId hex, double pixels, bool above, const QColor& colour, const QColor& casing,
            double inset, Ring kind) {
  const QPointF centre = centre_of(hex);
  const QRectF box{centre - QPointF{0.65, 0.58}, QSizeF{1.3, 1.16}};
  return sprite(box, pixels, above, [&](QPainter& painter) {
    const auto shrunk = [&](double factor) {
      QPolygonF corners;
      for (const QPointF& corner : hexagon(hex.grid())) {
        corners << centre + (corner - centre) * factor;
      }
      return corners;
    };
    const double width = std::max(0.05, 2.2 / pixels) * (kind == Ring::Corners ? 1.6 : 1);
    painter.setBrush(Qt::NoBrush);
    if (kind == Ring::Corners) {
      const QPolygonF outline = shrunk(inset);
      QPainterPath corners;
      for (int at = 0; at < 6; ++at) {
        const QPointF corner = outline[at];
        corners.moveTo(corner + (outline[(at + 5) % 6] - corner) * 0.27);
        corners.lineTo(corner);
        corners.lineTo(corner + (outline[(at + 1) % 6] - corner) * 0.27);
      }
      painter.strokePath(
          corners, QPen{casing, width + 2.0 / pixels, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
      painter.strokePath(corners, QPen{colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
      return;
    }
    for (int line = 0; line < (kind == Ring::Twice ? 2 : 1); ++line) {
      const QPolygonF outline = shrunk(inset - line * (0.08 + 3.5 / pixels));
      painter.setPen(
          QPen{casing, width + 2.0 / pixels, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
      painter.drawPolygon(outline);
      painter.setPen(QPen{colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
      painter.drawPolygon(outline);
    }
  });
}

QPointF point_of_spot(const core::map::Map& map, const core::supply::Spot& spot) {
  if (const auto* hex = std::get_if<HexId>(&spot)) {
    return centre_of(*hex);
  }
  const auto& water = map.water_place(std::get<core::map::WaterPlaceId>(spot));
  return water.hex ? centre_of(*water.hex) : middle_of(*water.side);
}

/// One step of a path with an arrowhead in its middle; the line differs by the way it goes.
Sprite hop(QPointF from, QPointF to, Mode mode, bool beyond_break, double pixels,
           const MapStyle& style) {
  const QRectF box = QRectF{from, to}.normalized().adjusted(-0.25, -0.25, 0.25, 0.25);
  return sprite(box, pixels, false, [&](QPainter& painter) {
    const double width = std::max(0.1, 3.2 / pixels);
    const QColor colour = beyond_break ? style.overlay(QStringLiteral("unsupplied"))
                                       : style.overlay(QStringLiteral("supplyPath"));
    const bool by_water =
        mode == Mode::Load || mode == Mode::Water || mode == Mode::Land || mode == Mode::Ship;
    painter.setPen(QPen{style.overlay(QStringLiteral("casing")), width + 4 / pixels, Qt::SolidLine,
                        Qt::RoundCap});
    painter.drawLine(from, to);
    painter.setPen(QPen{QColor{Qt::white}, width + 1.5 / pixels, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(from, to);
    QPen line{colour, width, Qt::SolidLine, Qt::RoundCap};
    if (by_water || beyond_break) {
      line.setCapStyle(Qt::FlatCap);
      line.setDashPattern(beyond_break ? QList<qreal>{0.6, 0.9} : QList<qreal>{1.6, 0.7});
    }
    painter.setPen(line);
    painter.drawLine(from, to);
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 0.05) {
      return;
    }
    const QPointF unit = way / length;
    const QPointF across{-unit.y(), unit.x()};
    if (mode == Mode::Rail || mode == Mode::RailFerry) {
      painter.setPen(QPen{style.overlay(QStringLiteral("casing")), 0.03});
      for (double at = 0.12; at < length; at += 0.16) {
        painter.drawLine(from + unit * at + across * width * 0.8,
                         from + unit * at - across * width * 0.8);
      }
    }
    const QPointF tip = (from + to) / 2 + unit * 0.13;
    const double head = std::max(0.24, 9 / pixels);
    painter.setPen(QPen{style.overlay(QStringLiteral("casing")), 1.3 / pixels});
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{
        {tip, tip - unit * head + across * head * 0.5, tip - unit * head - across * head * 0.5}});
  });
}

Sprite cross(QPointF at, double pixels, const MapStyle& style) {
  return sprite({at - QPointF{0.4, 0.4}, QSizeF{0.8, 0.8}}, pixels, true, [&](QPainter& painter) {
    const double reach = std::clamp(9 / pixels, 0.2, 0.34);
    for (const bool casing : {true, false}) {
      painter.setPen(QPen{casing ? style.overlay(QStringLiteral("casing"))
                                 : style.overlay(QStringLiteral("unsupplied")),
                          reach * (casing ? 0.75 : 0.45), Qt::SolidLine, Qt::RoundCap});
      painter.drawLine(at - QPointF{reach, reach}, at + QPointF{reach, reach});
      painter.drawLine(at + QPointF{-reach, reach}, at + QPointF{reach, -reach});
    }
  });
}

void add_steps(std::vector<Sprite>& out, const core::map::Map& map,
               const std::vector<core::supply::Step>& steps, std::optional<std::size_t> broken_at,
               double pixels, const MapStyle& style) {
  for (std::size_t at = 1; at < steps.size(); ++at) {
    const QPointF from = point_of_spot(map, steps[at - 1].at);
    const QPointF to = point_of_spot(map, steps[at].at);
    // A first step that leaps is no way on the map: the origin lies off it.
    if (std::hypot((to - from).x(), (to - from).y()) < 3) {
      out.push_back(hop(from, to, steps[at].mode, broken_at && at >= *broken_at, pixels, style));
    }
    if (broken_at && at == *broken_at) {
      out.push_back(cross((from + to) / 2, pixels, style));
    }
  }
  if (broken_at && *broken_at == 0 && !steps.empty()) {
    out.push_back(cross(point_of_spot(map, steps.front().at), pixels, style));
  }
}

/// A river hexside, ringed round.
Sprite beside(const core::board::HexSide& side, double pixels, const QColor& colour,
              const QColor& casing, Ring kind) {
  const auto ends = ends_of(side);
  const QRectF box = QRectF{ends[0], ends[1]}.normalized().adjusted(-0.3, -0.3, 0.3, 0.3);
  return sprite(box, pixels, true, [&](QPainter& painter) {
    QPainterPath line;
    line.moveTo(ends[0]);
    line.lineTo(ends[1]);
    const double width = std::max(0.05, 2.2 / pixels);
    for (int round = 0; round < (kind == Ring::Twice ? 2 : 1); ++round) {
      QPainterPathStroker stroker;
      stroker.setCapStyle(Qt::RoundCap);
      stroker.setWidth(0.4 - round * (0.12 + 5 / pixels));
      const QPainterPath around = stroker.createStroke(line);
      painter.strokePath(around, QPen{casing, width + 2.0 / pixels});
      painter.strokePath(around, QPen{colour, width});
    }
  });
}

/// The way that is planned: dashes, until it is proposed.
Sprite planned_way(const QPolygonF& line, bool proposed, double pixels, const MapStyle& style) {
  return way_arrow(line,
                   {style.overlay(QStringLiteral("planned")),
                    style.overlay(QStringLiteral("casing")),
                    {},
                    !proposed,
                    1},
                   pixels);
}

/// What a general would do: whole arrows in the colour of his side, thicker the one that is
/// pointed at.
void add_advice(std::vector<Sprite>& out, const core::map::Map& map,
                const std::vector<models::AdviceArrow>& ways, double pixels,
                const MapStyle& style) {
  constexpr double kLit = 1.7;
  for (const models::AdviceArrow& way : ways) {
    QPolygonF line;
    for (const auto& point : way.points) {
      const auto* hex = std::get_if<HexId>(&point);
      line << (hex != nullptr ? centre_of(*hex)
                              : point_of(map, std::get<core::map::WaterPlaceId>(point)));
    }
    const QString side = way.side == core::board::Side::Union ? QStringLiteral("union")
                                                              : QStringLiteral("confederate");
    const QColor casing = style.overlay(QStringLiteral("casing"));
    out.push_back(way_arrow(
        line, {style.overlay(side), casing, Qt::white, false, way.lit ? kLit : 1}, pixels));
    if (const auto* goal = std::get_if<HexId>(&way.points.back()); goal != nullptr && way.lit) {
      out.push_back(ring(*goal, pixels, true, style.overlay(side), Qt::white, 0.97, Ring::Twice));
    }
  }
}

}  // namespace

std::vector<Sprite> live_sprites(const models::Desk& desk, const MapStyle& style, double pixels) {
  std::vector<Sprite> result;
  const auto board = desk.board();
  if (!board) {
    return result;
  }
  const QColor casing = style.overlay(QStringLiteral("casing"));
  if (desk.answer()) {
    const auto& verdict = desk.answer()->answer.verdict;
    if (const auto* fed = std::get_if<core::supply::Supplied>(&verdict)) {
      add_steps(result, board->map(), fed->feed, std::nullopt, pixels, style);
      add_steps(result, board->map(), fed->path, std::nullopt, pixels, style);
    } else {
      const auto& broken = std::get<core::supply::NotSupplied>(verdict);
      add_steps(result, board->map(), broken.path, broken.broken_at, pixels, style);
    }
  }
  if (const auto hex = desk.hoverId()) {
    QColor soft = style.overlay(QStringLiteral("selected"));
    soft.setAlphaF(0.8F);
    result.push_back(ring(*hex, pixels, false, soft, QColor{0, 0, 0, 70}, 0.97, Ring::Once));
  }
  for (const auto id : desk.selection()) {
    const auto* hex = board->piece(id).hex();
    if (const auto* side = board->piece(id).river()) {
      result.push_back(
          beside(*side, pixels, style.overlay(QStringLiteral("selected")), casing, Ring::Once));
    }
    if (hex != nullptr && desk.selectedId() != *hex) {
      result.push_back(ring(*hex, pixels, false, style.overlay(QStringLiteral("selected")), casing,
                            0.95, Ring::Once));
    }
  }
  if (const auto hex = desk.selectedId()) {
    result.push_back(ring(*hex, pixels, false, style.overlay(QStringLiteral("selected")), casing,
                          0.97, Ring::Twice));
  }
  const models::Plan& plan = desk.what_is_planned();
  QPolygonF way;
  for (const HexId hex : plan.way()) {
    way << centre_of(hex);
  }
  for (const core::map::WaterPlaceId place : plan.water_way()) {
    way << point_of(board->map(), place);
  }
  if (!plan.water_way().empty() && plan.goal_id()) {
    way << centre_of(*plan.goal_id());  // they go ashore
  }
  if (way.size() > 1) {
    result.push_back(planned_way(way, plan.proposing(), pixels, style));
  }
  // [8.5] Dashed arrows: where somebody may retreat to, and where he has; a whole one: an advance.
  if (const auto* now = desk.what_is_asked()) {
    for (const auto& [hex, orders] : plan.targets()) {
      for (const auto& order : orders) {
        const auto* from = order.action.kind == core::sequence::ActionKind::RetreatTo
                               ? now->piece(*order.action.piece).hex()
                               : nullptr;
        if (from != nullptr) {
          result.push_back(planned_way({{centre_of(*from), centre_of(hex)}}, false, pixels, style));
        }
      }
    }
  }
  add_advice(result, board->map(), desk.advised_ways(), pixels, style);
  for (const models::BattleMove& move : desk.battle_moves()) {
    result.push_back(
        planned_way({{centre_of(move.from), centre_of(move.to)}}, move.advances, pixels, style));
  }
  const auto mark_water = [&](core::map::WaterPlaceId place, const QColor& colour, Ring kind) {
    const auto& water = board->map().water_place(place);
    result.push_back(water.hex ? ring(*water.hex, pixels, true, colour, casing, 0.9, kind)
                               : beside(*water.side, pixels, colour, casing, kind));
  };
  for (const auto hex : desk.strokeIds()) {
    result.push_back(
        ring(hex, pixels, true, style.overlay(QStringLiteral("planned")), casing, 0.9, Ring::Once));
  }
  if (const auto water = desk.editing() ? desk.hoverWater() : std::nullopt) {
    mark_water(*water, style.overlay(QStringLiteral("planned")), Ring::Twice);
  }
  if (const auto goal = plan.water_goal()) {
    mark_water(*goal, style.overlay(QStringLiteral("planned")), Ring::Twice);
  }
  if (const auto water = desk.cursorWater()) {
    mark_water(*water, style.overlay(QStringLiteral("cursor")), Ring::Once);
  }
  if (const auto goal = plan.goal_id()) {
    result.push_back(ring(*goal, pixels, true, style.overlay(QStringLiteral("planned")), casing,
                          0.97, Ring::Twice));
  }
  if (const auto hex = desk.litId()) {
    result.push_back(ring(*hex, pixels, true, style.overlay(QStringLiteral("cursor")), casing, 0.97,
                          Ring::Twice));
  }
  if (const auto hex = desk.cursorId()) {
    result.push_back(ring(*hex, pixels, true, style.overlay(QStringLiteral("cursor")), casing, 0.94,
                          Ring::Corners));
  }
  return result;
}

}  // namespace mapview
