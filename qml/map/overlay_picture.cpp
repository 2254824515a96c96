#include "qml/map/overlay_picture.h"

#include "core/movement/rail_net.h"
#include "core/zones_of_control/naval_zones.h"

#include <QImage>
#include <QPainterPath>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace mapview {

namespace {

using core::board::HexId;
using core::board::HexSide;
using core::board::Side;
using models::Overlays;

constexpr int kPatternPixels = 16;

QImage pattern_image(Pattern pattern, const QColor& colour) {
  QImage image{kPatternPixels, kPatternPixels, QImage::Format_ARGB32_Premultiplied};
  image.fill(Qt::transparent);
  QPainter painter{&image};
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen{colour, 1.5});
  constexpr double kEnd = kPatternPixels;
  constexpr double kHalf = kEnd / 2;
  const auto diagonals = [&](bool rising) {
    for (const double shift : {-kHalf, kHalf, 3 * kHalf, -3 * kHalf}) {
      const QPointF left{-kHalf, rising ? kEnd + kHalf + shift : -kHalf + shift};
      const QPointF right{kEnd + kHalf, rising ? -kHalf + shift : kEnd + kHalf + shift};
      painter.drawLine(left, right);
    }
  };
  switch (pattern) {
    case Pattern::Slash:
      diagonals(true);
      break;
    case Pattern::Backslash:
      diagonals(false);
      break;
    case Pattern::CrossHatch:
      diagonals(true);
      diagonals(false);
      break;
    case Pattern::Level:
      painter.drawLine(QPointF{0, 4}, QPointF{kEnd, 4});
      painter.drawLine(QPointF{0, 12}, QPointF{kEnd, 12});
      break;
    case Pattern::Upright:
      painter.drawLine(QPointF{4, 0}, QPointF{4, kEnd});
      painter.drawLine(QPointF{12, 0}, QPointF{12, kEnd});
      break;
    case Pattern::Dots:
      painter.setPen(Qt::NoPen);
      painter.setBrush(colour);
      painter.drawEllipse(QPointF{4, 4}, 1.7, 1.7);
      painter.drawEllipse(QPointF{12, 12}, 1.7, 1.7);
      break;
    case Pattern::Rings:
      painter.setPen(QPen{colour, 1.2});
      painter.drawEllipse(QPointF{4, 12}, 2.4, 2.4);
      painter.drawEllipse(QPointF{12, 4}, 2.4, 2.4);
      break;
    case Pattern::Waves:
      for (const double y : {4.0, 12.0}) {
        QPainterPath wave{QPointF{0, y}};
        wave.quadTo({4, y - 4.5}, {8, y});
        wave.quadTo({12, y + 4.5}, {16, y});
        painter.drawPath(wave);
      }
      break;
    case Pattern::Ripples:
      for (const double x : {4.0, 12.0}) {
        QPainterPath wave{QPointF{x, 0}};
        wave.quadTo({x - 4.5, 4}, {x, 8});
        wave.quadTo({x + 4.5, 12}, {x, 16});
        painter.drawPath(wave);
      }
      break;
  }
  return image;
}

const models::OverlaySample& of(Overlays::Overlay overlay, Side side) {
  return models::sample_of(overlay, side == Side::Union ? 0 : 1);
}

Pattern pattern_of(const models::OverlaySample& sample) { return std::get<Pattern>(sample.look); }

/// The look of a piece that is not set up, read from what the difference says of it.
CounterLook look_of_absent(const core::data::Difference& difference) {
  CounterLook look;
  look.side = difference.side.value_or(Side::Union);
  const QStringList words = QString::fromStdString(difference.what).split(QLatin1Char{' '});
  if (const auto kind = core::rulebook::parse_piece_kind(words.first().toStdString())) {
    look.kind = *kind;
  }
  if (words.size() > 1 && words[1].contains(QLatin1Char{'-'})) {
    const QStringList figures = words[1].split(QLatin1Char{'-'});
    look.left = figures.first();
    look.right = figures.last();
  }
  return look;
}

}  // namespace

QBrush pattern_brush(Pattern pattern, const QColor& colour, double pixels) {
  QBrush brush{pattern_image(pattern, colour)};
  brush.setTransform(QTransform::fromScale(1 / pixels, 1 / pixels));
  return brush;
}

std::optional<QPointF> point_of_label(const std::string& label) {
  if (label.find('/') != std::string::npos) {
    const auto side = HexSide::parse(label);
    return side ? std::optional{middle_of(*side)} : std::nullopt;
  }
  const auto hex = HexId::parse(label);
  return hex ? std::optional{centre_of(*hex)} : std::nullopt;
}

QPointF point_of(const core::state::Place& place) {
  if (const auto* hex = std::get_if<HexId>(&place)) {
    return centre_of(*hex);
  }
  return middle_of(std::get<HexSide>(place));
}

struct OverlayPicture::Layers {
  OverlayPicture& picture;
  const models::Board& board;
  const models::SupplyBoard* supply_board;
  const MapPicture& ground;
  const MapStyle& style;

  [[nodiscard]] QColor colour(const models::OverlaySample& sample) const {
    return style.overlay(sample.colour);
  }

  void control() const;
  void supply() const;
  void zones() const;
  void naval_zones() const;
  void rail() const;
  void towns() const;
  void errata() const;
};

OverlayPicture::OverlayPicture(const models::Board& board, const models::SupplyBoard* supply,
                               const MapPicture& ground, const MapStyle& style, int overlays)
    : style_{style} {
  struct Layer {
    Overlays::Overlay overlay;
    void (Layers::*make)() const;
  };

  // What comes first lies below.
  constexpr std::array kLayers{Layer{Overlays::Control, &Layers::control},
                               Layer{Overlays::Supply, &Layers::supply},
                               Layer{Overlays::GroundZones, &Layers::zones},
                               Layer{Overlays::NavalZones, &Layers::naval_zones},
                               Layer{Overlays::RailNet, &Layers::rail},
                               Layer{Overlays::SupplyTowns, &Layers::towns},
                               Layer{Overlays::Errata, &Layers::errata}};
  static_assert(kLayers.size() == models::kOverlays.size());
  const Layers layers{*this, board, supply, ground, style};
  for (const Layer& layer : kLayers) {
    if ((overlays & layer.overlay) != 0) {
      (layers.*layer.make)();
    }
  }
}

void OverlayPicture::add_patch(Region region, Pattern pattern, const QColor& colour, double tint) {
  patches_.push_back({std::move(region), pattern, colour, tint});
}

void OverlayPicture::add_band(QPolygonF line, const QColor& colour, double width,
                              QList<qreal> dashes, bool cased) {
  const double margin = width + 0.1;
  const QRectF box = line.boundingRect().adjusted(-margin, -margin, margin, margin);
  bands_.push_back({std::move(line), box, colour, width, std::move(dashes), cased});
}

void OverlayPicture::Layers::control() const {
  for (const Side side : core::board::kSides) {
    const auto held = [&](HexId hex) {
      return board.map().hex(hex).is_land() && board.state().controller(hex) == side;
    };
    const auto& shown = of(Overlays::Control, side);
    picture.add_patch(outline(held, {}, true), pattern_of(shown), colour(shown), 0.17);
  }
}

void OverlayPicture::Layers::zones() const {
  for (const Side side : core::board::kSides) {
    const auto covered = [&](HexId hex) { return board.zones().at(hex).has(side); };
    const auto& shown = of(Overlays::GroundZones, side);
    picture.add_patch(outline(covered, {}, true), pattern_of(shown), colour(shown), 0.12);
  }
}

void OverlayPicture::Layers::naval_zones() const {
  const auto places = board.map().water_places();
  for (const Side side : core::board::kSides) {
    const auto& shown = of(Overlays::NavalZones, side);
    std::set<HexId> hexes;
    for (std::size_t at = 0; at < places.size(); ++at) {
      const core::map::WaterPlaceId id{static_cast<std::uint16_t>(at)};
      if (!core::zones_of_control::naval_zone(board.opened().setting, board.occupancy(), id)
               .has(side)) {
        continue;
      }
      if (places[at].hex) {
        hexes.insert(*places[at].hex);
      } else {
        const auto ends = ends_of(*places[at].side);
        picture.add_band(QPolygonF{{ends[0], ends[1]}}, colour(shown), 0.2,
                         side == Side::Union ? QList<qreal>{} : QList<qreal>{0.7, 0.35}, true);
      }
    }
    picture.add_patch(outline([&](HexId hex) { return hexes.contains(hex); }, {}, true),
                      pattern_of(shown), colour(shown), 0.2);
  }
}

void OverlayPicture::Layers::supply() const {
  if (supply_board == nullptr) {
    return;
  }
  for (const Side side : core::board::kSides) {
    const auto* const known = supply_board->of(side);
    if (known == nullptr) {
      continue;
    }
    const auto& chain = *known;
    const auto& reach = chain.reach();
    const auto& railheads = chain.railheads();
    const auto& shown = of(Overlays::Supply, side);
    picture.add_patch(
        outline([&](HexId hex) { return reach[static_cast<std::size_t>(hex.ordinal())] >= 0; }, {},
                true),
        pattern_of(shown), colour(shown), 0.1);
    for (std::size_t hex = 0; hex < railheads.size(); ++hex) {
      if (railheads[hex]) {
        picture.badges_.push_back({centre_of(HexId::from_ordinal(static_cast<int>(hex))),
                                   side == Side::Union ? Mark::RailheadUp : Mark::RailheadDown,
                                   colour(shown)});
      }
    }
    for (const auto& link : chain.water_links()) {
      QPolygonF way;
      for (const auto& step : link.way) {
        if (const auto* hex = std::get_if<HexId>(&step.at)) {
          way << centre_of(*hex);
        } else {
          const auto& water = board.map().water_place(std::get<core::map::WaterPlaceId>(step.at));
          way << (water.hex ? centre_of(*water.hex) : middle_of(*water.side));
        }
      }
      if (way.size() > 1) {
        picture.add_band(way, style.overlay(QStringLiteral("supplyPath")), 0.09, {2.0, 1.2}, true);
      }
    }
  }
  std::set<HexId> hungry;
  for (const auto& piece : board.state().pieces) {
    if (supply_board->is_unsupplied(piece.id) && piece.hex() != nullptr) {
      hungry.insert(*piece.hex());
    }
  }
  const auto& unsupplied = models::sample_of(Overlays::Supply, 2);
  picture.add_patch(outline([&](HexId hex) { return hungry.contains(hex); }, {}, true),
                    pattern_of(unsupplied), colour(unsupplied), 0.3);
}

void OverlayPicture::Layers::rail() const {
  const auto usable = [&](Side side, HexId hex) {
    return core::movement::is_usable(board.state(), side, hex);
  };
  for (const auto& track : ground.rails) {
    const HexId hex = HexId::from_ordinal(track.hex);
    const bool of_union = usable(Side::Union, hex);
    const bool of_confederacy = usable(Side::Confederate, hex);
    if (of_union) {
      picture.add_band(track.line, colour(of(Overlays::RailNet, Side::Union)), 0.15, {}, true);
    }
    if (of_confederacy) {
      picture.add_band(track.line, colour(of(Overlays::RailNet, Side::Confederate)),
                       of_union ? 0.075 : 0.15, {1.2, 0.9}, !of_union);
    }
    if (!of_union && !of_confederacy) {
      picture.add_band(track.line, style.overlay(QStringLiteral("casing")), 0.05, {0.5, 1.6},
                       false);
    }
  }
  for (std::size_t at = 0; at < board.state().rail.cut.size(); ++at) {
    if (board.state().rail.cut[at]) {
      picture.badges_.push_back({centre_of(HexId::from_ordinal(static_cast<int>(at))), Mark::Cut,
                                 colour(models::sample_of(Overlays::RailNet, 2))});
    }
  }
}

void OverlayPicture::Layers::towns() const {
  using core::map::SupplyCityOf;
  const auto add_origin = [&](HexId hex) {
    picture.badges_.push_back(
        {centre_of(hex), Mark::Origin, style.overlay(QStringLiteral("warning"))});
  };
  for (const HexId hex : board.map().anomalies().supply_origin_cities) {
    add_origin(hex);
  }
  for (const auto& name : board.opened().setting.rulebook->origin_cities) {
    if (const auto town = board.map().find_town(name)) {
      add_origin(board.map().town(*town).hex);
    }
  }
  for (const auto& town : board.map().towns()) {
    const QPointF at = centre_of(town.hex);
    switch (town.supply_city_of) {
      case SupplyCityOf::Nobody:
        break;
      case SupplyCityOf::Union:
        picture.badges_.push_back(
            {at, Mark::Union, colour(of(Overlays::SupplyTowns, Side::Union))});
        break;
      case SupplyCityOf::Confederate:
        picture.badges_.push_back(
            {at, Mark::Confederate, colour(of(Overlays::SupplyTowns, Side::Confederate))});
        break;
      case SupplyCityOf::Border:
        picture.badges_.push_back(
            {at, Mark::Border, colour(models::sample_of(Overlays::SupplyTowns, 2))});
        break;
    }
  }
}

void OverlayPicture::Layers::errata() const {
  using core::data::DifferenceKind;
  for (const auto& difference : board.differences()) {
    const auto printed = point_of_label(difference.printed);
    const auto corrected = point_of_label(difference.corrected);
    const auto* piece = board.state().find(difference.key);
    const CounterLook look =
        piece != nullptr ? look_of(board, piece->id) : look_of_absent(difference);
    if (printed && difference.kind != DifferenceKind::Added) {
      picture.ghosts_.push_back({*printed, look, true});
    }
    if (printed && corrected) {
      picture.arrows_.push_back({*printed, *corrected});
    }
    if (corrected) {
      picture.badges_.push_back(
          {*corrected, Mark::Added, colour(models::sample_of(Overlays::Errata, 1))});
    }
  }
}

bool OverlayPicture::touches(const QRectF& box) const {
  const auto near = [&](QPointF at, double reach) {
    return box.adjusted(-reach, -reach, reach, reach).contains(at);
  };
  return std::any_of(patches_.begin(), patches_.end(),
                     [&](const Patch& patch) {
                       return std::any_of(
                           patch.region.boxes.begin(), patch.region.boxes.end(),
                           [&](const QRectF& other) { return other.intersects(box); });
                     }) ||
         std::any_of(bands_.begin(), bands_.end(),
                     [&](const Band& band) { return band.box.intersects(box); }) ||
         std::any_of(badges_.begin(), badges_.end(),
                     [&](const Badge& badge) { return near(badge.at, 0.6); }) ||
         std::any_of(ghosts_.begin(), ghosts_.end(),
                     [&](const Ghost& ghost) { return near(ghost.at, 0.6); }) ||
         std::any_of(arrows_.begin(), arrows_.end(), [&](const Arrow& arrow) {
           return QRectF{arrow.from, arrow.to}.normalized().adjusted(-1, -1, 1, 1).intersects(box);
         });
}

void OverlayPicture::paint(QPainter& painter, const QRectF& box, double pixels) const {
  const QRectF wide = box.adjusted(-1, -1, 1, 1);
  for (const auto& patch : patches_) {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (std::size_t at = 0; at < patch.region.loops.size(); ++at) {
      if (patch.region.boxes[at].intersects(wide)) {
        path.addPolygon(clipped(patch.region.loops[at], wide));
        path.closeSubpath();
      }
    }
    painter.fillPath(path, faded(patch.colour, patch.tint));
    painter.fillPath(path, pattern_brush(patch.pattern, faded(patch.colour, 0.45), pixels));
    painter.setPen(QPen{faded(style_->overlay(QStringLiteral("casing")), 0.75), 3.2 / pixels});
    painter.drawPath(path);
    painter.setPen(QPen{patch.colour, 1.8 / pixels});
    painter.drawPath(path);
  }
  for (const auto& band : bands_) {
    if (!band.box.intersects(wide)) {
      continue;
    }
    const double width = std::max(band.width, 2.5 / pixels);
    if (band.cased) {
      painter.setPen(QPen{faded(style_->overlay(QStringLiteral("casing")), 0.8), width + 2 / pixels,
                          Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
      painter.drawPolyline(band.line);
      painter.setPen(QPen{QColor{Qt::white}, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
      painter.drawPolyline(band.line);
    }
    QPen pen{band.colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
    if (!band.dashes.isEmpty()) {
      pen.setStyle(Qt::CustomDashLine);
      pen.setDashPattern(band.dashes);
    }
    painter.setPen(pen);
    painter.drawPolyline(band.line);
  }
  for (const auto& badge : badges_) {
    if (wide.contains(badge.at)) {
      paint_badge(painter, badge, pixels);
    }
  }
  for (const auto& ghost : ghosts_) {
    if (!wide.contains(ghost.at)) {
      continue;
    }
    painter.save();
    constexpr double kSize = 0.6;
    painter.translate(ghost.at - QPointF{kSize / 2, kSize / 2});
    painter.scale(1 / pixels, 1 / pixels);
    painter.setOpacity(0.6);
    paint_counter(painter, *style_, ghost.look, kSize * pixels);
    painter.setOpacity(1);
    if (ghost.struck) {
      const double end = kSize * pixels;
      painter.setPen(QPen{style_->overlay(QStringLiteral("printed")), std::max(1.5, end * 0.06)});
      painter.drawLine(QPointF{0, end}, QPointF{end, 0});
    }
    painter.restore();
  }
  for (const auto& arrow : arrows_) {
    paint_arrow(painter, arrow, pixels);
  }
}

void OverlayPicture::paint_badge(QPainter& painter, const Badge& badge, double pixels) const {
  const QColor casing = style_->overlay(QStringLiteral("casing"));
  const double grow = std::clamp(22 / pixels, 1.0, 2.2);
  const double one = 1 / pixels;
  painter.save();
  painter.translate(badge.at);
  const auto cased_path = [&](const QPainterPath& path, double width) {
    painter.strokePath(path, QPen{casing, width + 2 * one});
    painter.strokePath(path, QPen{badge.colour, width});
  };
  QPainterPath path;
  switch (badge.mark) {
    case Mark::Union:
      path.addRect(QRectF{-0.4 * grow, -0.4 * grow, 0.8 * grow, 0.8 * grow});
      cased_path(path, 0.06 * grow);
      break;
    case Mark::Confederate:
      path.addEllipse(QPointF{0, 0}, 0.42 * grow, 0.42 * grow);
      cased_path(path, 0.06 * grow);
      break;
    case Mark::Border:
      path.addPolygon(
          QPolygonF{{{0, -0.46 * grow}, {0.46 * grow, 0}, {0, 0.46 * grow}, {-0.46 * grow, 0}}});
      path.closeSubpath();
      cased_path(path, 0.06 * grow);
      break;
    case Mark::Origin:
      path.addEllipse(QPointF{0, 0}, 0.3 * grow, 0.3 * grow);
      painter.fillPath(path, badge.colour);
      painter.strokePath(path, QPen{casing, 1.4 * one});
      break;
    case Mark::RailheadUp:
    case Mark::RailheadDown: {
      const double tip = badge.mark == Mark::RailheadUp ? -0.1 : 0.1;
      path.addPolygon(
          QPolygonF{{{-0.1, 0.36 - tip * 0.7}, {0.1, 0.36 - tip * 0.7}, {0.0, 0.36 + tip * 0.9}}});
      path.closeSubpath();
      painter.fillPath(path, badge.colour);
      painter.strokePath(path, QPen{casing, one});
      break;
    }
    case Mark::Cut:
      painter.fillRect(QRectF{-0.16, -0.16, 0.32, 0.32}, QColor{Qt::white});
      painter.setPen(QPen{badge.colour, 0.07});
      painter.drawLine(QPointF{-0.16, -0.16}, QPointF{0.16, 0.16});
      painter.drawLine(QPointF{-0.16, 0.16}, QPointF{0.16, -0.16});
      break;
    case Mark::Warning:
      path.addPolygon(QPolygonF{{{0, -0.2}, {0.2, 0.16}, {-0.2, 0.16}}});
      path.closeSubpath();
      painter.fillPath(path, badge.colour);
      painter.strokePath(path, QPen{casing, 0.04});
      break;
    case Mark::Added:
      path.addRoundedRect(QRectF{-0.38 * grow, -0.38 * grow, 0.76 * grow, 0.76 * grow}, 0.08, 0.08);
      cased_path(path, 0.06 * grow);
      break;
  }
  painter.restore();
}

void OverlayPicture::paint_arrow(QPainter& painter, const Arrow& arrow, double pixels) const {
  const QPointF way = arrow.to - arrow.from;
  const double length = std::hypot(way.x(), way.y());
  if (length < 0.01) {
    return;
  }
  const QPointF unit = way / length;
  const QPointF across{-unit.y(), unit.x()};
  const QPointF to = arrow.to - unit * std::min(0.34, length * 0.3);
  const double width = std::max(0.06, 2.2 / pixels);
  const double head = std::max(0.2, 9 / pixels);
  const QPointF neck = to - unit * head;
  for (const bool casing : {true, false}) {
    const QColor colour = casing ? QColor{Qt::white} : style_->overlay(QStringLiteral("corrected"));
    painter.setPen(QPen{colour, casing ? width + 3 / pixels : width, Qt::SolidLine, Qt::RoundCap});
    painter.drawLine(arrow.from, neck);
    painter.setBrush(colour);
    painter.setPen(QPen{colour, casing ? 3 / pixels : 0.5 / pixels});
    painter.drawPolygon(QPolygonF{{to, neck + across * head * 0.45, neck - across * head * 0.45}});
  }
  painter.setBrush(Qt::NoBrush);
}

}  // namespace mapview
