#include "qml/map/lettering.h"

#include <QFont>
#include <QFontMetricsF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <optional>
#include <tuple>

namespace mapview {

namespace {

using core::board::HexId;
using core::map::Map;
using core::map::TownKind;

/// Letters are made large and scaled down: fonts have no fractions of a pixel.
constexpr double kDesignSize = 64;

QFont serif(bool bold, bool italic) {
  QFont font{QStringLiteral("DejaVu Serif")};
  font.setStretch(QFont::SemiCondensed);
  font.setPixelSize(static_cast<int>(kDesignSize));
  font.setBold(bold);
  font.setItalic(italic);
  return font;
}

/// Text as a shape at the design size, from `x` on. Drawing the outlines is the most of what
/// lettering costs, and every level and every board asks for the same names: kept for as long as
/// the program runs, for painters on all threads.
QPainterPath design_of(const QString& text, QFont font, double spacing, double x = 0) {
  using Key = std::tuple<QString, bool, bool, double, double>;
  static std::mutex mutex;
  static std::map<Key, QPainterPath> kept;
  const Key key{text, font.bold(), font.italic(), spacing, x};
  {
    const std::lock_guard lock{mutex};
    if (const auto found = kept.find(key); found != kept.end()) {
      return found->second;
    }
  }
  font.setLetterSpacing(QFont::AbsoluteSpacing, spacing * kDesignSize);
  QPainterPath path;
  path.addText(x, 0, font, text);
  const std::lock_guard lock{mutex};
  return kept.emplace(key, path).first->second;
}

/// Text as a shape, `size` units high, its middle at the origin.
QPainterPath shape_of(const QString& text, const QFont& font, double size, double spacing) {
  const QPainterPath path = design_of(text, font, spacing);
  const QRectF box = path.boundingRect();
  const double scale = size / kDesignSize;
  QTransform transform;
  transform.scale(scale, scale);
  transform.translate(-box.center().x(), -box.center().y());
  return transform.map(path);
}

Lettering placed(const QPainterPath& shape, QPointF at, double degrees, const QColor& ink,
                 double halo, double opacity) {
  QTransform transform;
  transform.translate(at.x(), at.y());
  transform.rotate(degrees);
  Lettering result;
  result.path = transform.map(shape);
  result.box = result.path.boundingRect().adjusted(-halo, -halo, halo, halo);
  result.ink = ink;
  result.halo = halo;
  result.opacity = opacity;
  return result;
}

/// States in spaced capitals, waters in blue, mountains and swamps in brown italics; all fainter
/// at reading zooms, where they must not be in the way.
void letter_regions(std::vector<Lettering>& out, const Map& map, const MapStyle& style, int level) {
  for (const auto& region : map.regions()) {
    const bool state = region.kind == "state";
    const bool water = region.kind == "water";
    const double size = (state ? 0.3 : 0.2) + (state ? 0.17 : 0.13) * region.size;
    if (level == 0 && size < 0.4) {
      continue;
    }
    const QString name = QString::fromStdString(region.name);
    const QColor ink = style.colour(water ? QStringLiteral("seaInk") : QStringLiteral("stateInk"));
    const double opacity = water ? 0.8 : level <= 1 ? 0.66 : 0.34;
    out.push_back(placed(
        shape_of(state ? name.toUpper() : name, serif(false, !state), size, state ? 0.3 : 0.12),
        centre_of(region.hex), region.angle_degrees, ink, 0.0, opacity));
  }
}

struct Collisions {
  std::vector<QRectF> boxes;

  [[nodiscard]] bool free(const QRectF& box) const {
    return std::none_of(boxes.begin(), boxes.end(),
                        [&](const QRectF& other) { return other.intersects(box); });
  }
};

/// How a kind of town is lettered at a level; nothing when it is not.
struct TownLook {
  double size{};
  bool bold{};
};

std::optional<TownLook> look_of(TownKind kind, int level) {
  // Heights in units that give eight to fourteen pixels over the zooms the level is used for.
  constexpr std::array kSmall{0.0, 0.36, 0.225, 0.15, 0.12};
  const double size = kSmall[static_cast<std::size_t>(level)];
  switch (kind) {
    case TownKind::MajorCity:
      return level == 0 ? TownLook{0.72, true} : TownLook{size * 1.3, true};
    case TownKind::City:
      return level == 0 ? std::nullopt : std::optional{TownLook{size * 1.12, true}};
    case TownKind::Town:
    case TownKind::Fort:
      return level <= 1 ? std::nullopt : std::optional{TownLook{size, false}};
    case TownKind::MinorTown:
      return level <= 1 ? std::nullopt : std::optional{TownLook{size * 0.94, false}};
  }
  return std::nullopt;
}

int rank_of(TownKind kind) {
  switch (kind) {
    case TownKind::MajorCity:
      return 0;
    case TownKind::City:
      return 1;
    case TownKind::Town:
      return 2;
    case TownKind::Fort:
      return 3;
    case TownKind::MinorTown:
      return 4;
  }
  return 5;
}

/// Puts a name of `size` into a hex, at the first place about its middle that is free.
void letter_hex(std::vector<Lettering>& out, Collisions& taken, HexId hex,
                const QPainterPath& shape, double size, int level, const QColor& ink,
                double opacity) {
  const QRectF box = shape.boundingRect();
  const QPointF centre = centre_of(hex);
  // Below and above the counter first, then beside the mark.
  const double down = level >= 2 ? 0.345 + size * 0.5 : 0.18 + size * 0.55;
  const double aside = box.width() / 2 + (level >= 2 ? 0.16 : 0.25);
  const std::array places{QPointF{0, down},
                          QPointF{0, -down},
                          QPointF{aside, 0},
                          QPointF{-aside, 0},
                          QPointF{aside * 0.6, down},
                          QPointF{-aside * 0.6, down},
                          QPointF{aside * 0.6, -down},
                          QPointF{-aside * 0.6, -down}};
  for (const QPointF& place : places) {
    const auto text = placed(shape, centre + place, 0, ink, size * 0.2, opacity);
    if (taken.free(text.box)) {
      taken.boxes.push_back(text.box);
      out.push_back(text);
      return;
    }
  }
}

void letter_towns(std::vector<Lettering>& out, Collisions& taken, const Map& map,
                  const MapStyle& style, int level) {
  std::vector<const core::map::Town*> towns;
  for (const auto& town : map.towns()) {
    towns.push_back(&town);
  }
  std::stable_sort(towns.begin(), towns.end(), [](const auto* a, const auto* b) {
    return rank_of(a->kind) < rank_of(b->kind);
  });
  const QColor ink = style.colour(QStringLiteral("ink"));
  for (const auto* town : towns) {
    const auto look = look_of(town->kind, level);
    if (!look) {
      continue;
    }
    const auto shape = shape_of(QString::fromStdString(town->name),
                                serif(look->bold, town->kind == TownKind::Fort), look->size, 0.0);
    letter_hex(out, taken, town->hex, shape, look->size, level, ink, 1);
  }
}

/// Battlefields and other places at reading zooms, in italics and fainter than towns: of each hex
/// the first of its names, and nearer by one more a step.
void letter_other_names(std::vector<Lettering>& out, Collisions& taken, const Map& map,
                        const MapStyle& style, int level) {
  if (level < 2) {
    return;
  }
  std::map<HexId, int> lettered;
  const double size = look_of(TownKind::MinorTown, level)->size * 0.92;
  for (const auto& other : map.other_names()) {
    if (lettered[other.hex]++ < level - 1) {
      letter_hex(out, taken, other.hex,
                 shape_of(QString::fromStdString(other.name), serif(false, true), size, 0.0), size,
                 level, style.colour(QStringLiteral("ink")), 0.72);
    }
  }
}

/// A letter of a river's name at the design size, its middle at 0.
struct RiverLetter {
  double advance{};
  QPainterPath shape;
};

std::vector<RiverLetter> river_letters(const QString& name) {
  const QFont font = serif(false, true);
  const QFontMetricsF metrics{font};
  std::map<QChar, double> advances;
  std::vector<RiverLetter> letters;
  for (const QChar letter : name) {
    const auto [at, is_new] = advances.try_emplace(letter);
    if (is_new) {
      at->second = metrics.horizontalAdvance(letter);
    }
    letters.push_back({at->second, design_of(QString{letter}, font, 0, -at->second / 2)});
  }
  return letters;
}

/// Names along navigable rivers, letter by letter on the curve.
void letter_river(std::vector<Lettering>& out, Collisions& taken, const QString& name,
                  const std::vector<core::board::HexSide>& sides, const MapStyle& style,
                  double size) {
  QPainterPath way;
  for (std::size_t at = 0; at < sides.size(); ++at) {
    const QPointF middle = middle_of(sides[at]);
    at == 0 ? way.moveTo(middle) : way.lineTo(middle);
  }
  const std::vector<RiverLetter> letters = river_letters(name);
  const double scale = size / kDesignSize;
  const double spacing = 0.16 * kDesignSize;
  double width = 0;
  for (const RiverLetter& letter : letters) {
    width += (letter.advance + spacing) * scale;
  }
  const double length = way.length();
  constexpr double kRepeat = 11;
  const int copies = static_cast<int>(length / kRepeat) + (length > width * 1.25 ? 1 : 0);
  for (int copy = 0; copy < copies; ++copy) {
    const double middle = length * (copy + 0.5) / copies;
    const double begin = middle - width / 2;
    if (begin < 0 || begin + width > length) {
      continue;
    }
    const QPointF from = way.pointAtPercent(way.percentAtLength(begin));
    const QPointF to = way.pointAtPercent(way.percentAtLength(begin + width));
    const bool backwards = to.x() < from.x();
    QPainterPath text;
    double at = 0;
    for (const RiverLetter& letter : letters) {
      const double advance = (letter.advance + spacing) * scale;
      const double place = backwards ? begin + width - at - advance / 2 : begin + at + advance / 2;
      const auto point_at = [&](double where) {
        return way.pointAtPercent(way.percentAtLength(std::clamp(where, 0.0, length)));
      };
      const QPointF point = point_at(place);
      // The direction over a longer stretch keeps the letters from tumbling at each corner.
      const QPointF run = (point_at(place + 0.7) - point_at(place - 0.7)) * (backwards ? -1 : 1);
      QTransform transform;
      transform.translate(point.x(), point.y());
      transform.rotate(std::atan2(run.y(), run.x()) * 180 / M_PI);
      transform.translate(0, -0.11);
      transform.scale(scale, scale);
      text.addPath(transform.map(letter.shape));
      at += advance;
    }
    const QRectF box = text.boundingRect();
    if (taken.free(box)) {
      taken.boxes.push_back(box);
      Lettering river;
      river.path = text;
      river.halo = size * 0.2;
      river.box = box.adjusted(-river.halo, -river.halo, river.halo, river.halo);
      river.ink = style.colour(QStringLiteral("seaInk"));
      out.push_back(river);
    }
  }
}

void letter_rivers(std::vector<Lettering>& out, Collisions& taken, const Map& map,
                   const MapStyle& style, int level) {
  constexpr std::array kNavigable{0.0, 0.36, 0.23, 0.17, 0.14};
  const double size = kNavigable[static_cast<std::size_t>(level)];
  if (level == 0) {
    return;
  }
  for (const auto& river : map.rivers()) {
    for (const auto& reach : river.reaches) {
      const bool shown =
          reach.navigable ? reach.sides.size() >= 5 : level >= 2 && reach.sides.size() >= 5;
      if (shown) {
        letter_river(out, taken, QString::fromStdString(river.name), reach.sides, style,
                     reach.navigable ? size : size * 0.8);
      }
    }
  }
}

}  // namespace

std::vector<Lettering> letter_map(const Map& map, const MapStyle& style, int level) {
  std::vector<Lettering> result;
  letter_regions(result, map, style, level);
  Collisions taken;
  for (const auto& town : map.towns()) {
    if (level >= 2) {
      const QPointF at = centre_of(town.hex);
      taken.boxes.emplace_back(at - QPointF{0.12, 0.12}, at + QPointF{0.12, 0.12});
    }
  }
  letter_towns(result, taken, map, style, level);
  letter_rivers(result, taken, map, style, level);
  letter_other_names(result, taken, map, style, level);
  return result;
}

}  // namespace mapview
