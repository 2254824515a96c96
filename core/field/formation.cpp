#include "core/field/formation.h"

#include "core/table/trigonometry.h"

#include <algorithm>
#include <cstdlib>

namespace core::field {
namespace {

/// A pose whose sine and cosine are known: places aboard it without working them out again.
class Frame {
 public:
  explicit Frame(Pose pose) noexcept
      : at_{pose.at}, sine_{table::sine(pose.heading)}, cosine_{table::cosine(pose.heading)} {}

  [[nodiscard]] Point at(Inches ahead, Inches starboard) const noexcept {
    return {at_.x + part(ahead, sine_) + part(starboard, cosine_),
            at_.y + part(ahead, cosine_) - part(starboard, sine_)};
  }

  /// A rectangle of this heading about a place.
  [[nodiscard]] Body rectangle(Point middle, const Base& base,
                               std::optional<std::size_t> figure) const noexcept {
    const Inches x = base.frontage / 2;
    const Inches y = base.depth / 2;
    const Point along{part(y, sine_), part(y, cosine_)};
    const Point across{part(x, cosine_), -part(x, sine_)};
    return {{middle + along + across, middle - along + across, middle - along - across,
             middle + along - across},
            middle,
            x + y,
            figure};
  }

 private:
  [[nodiscard]] static Inches part(Inches length, std::int64_t sine) noexcept {
    constexpr std::int64_t kHalf = std::int64_t{1} << (table::kSineBits - 1);
    return Inches::of_ticks((length.ticks() * sine + kHalf) >> table::kSineBits);
  }

  Point at_;
  std::int64_t sine_;
  std::int64_t cosine_;
};

constexpr Inches kOpenGap = Inches::of(1);              // [FB-042]
constexpr Inches kGunsApart = Inches::ratio(227, 100);  // room for a gunner beside them
constexpr Inches kTeamsApart = Inches::of(2);
constexpr Inches kBetween = Inches::ratio(1, 50);  // what two bases that are drawn up leave
constexpr int kInfantryColumn = 6;                 // [FB-041]
constexpr int kCavalryColumn = 3;                  // [FB-043]
constexpr int kMostRanks = 3;                      // [FB-040]
constexpr std::int64_t kPiOver = 355;              // 355/113 is pi to seven places
constexpr std::int64_t kPiUnder = 113;

bool has_place(const Figure& figure) noexcept {
  return figure.kind == FigureKind::Man && figure.present() && !figure.tending &&
         figure.section == kNoPlace;
}

/// Indices of the rank and file in formation, front rank first, from the right.
std::vector<std::size_t> in_order(const Unit& unit) {
  std::vector<std::size_t> men;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    if (has_place(unit.figures[i])) {
      men.push_back(i);
    }
  }
  std::stable_sort(men.begin(), men.end(), [&](std::size_t a, std::size_t b) {
    const Figure& x = unit.figures[a];
    const Figure& y = unit.figures[b];
    return x.rank != y.rank ? x.rank < y.rank : x.file < y.file;
  });
  return men;
}

/// Rank by rank, so many files wide, the last rank in the middle.
void fill(Unit& unit, int files) {
  const auto men = in_order(unit);
  const int count = static_cast<int>(men.size());
  unit.files = static_cast<std::uint8_t>(std::max(1, std::min(files, count)));
  for (int i = 0; i < count; ++i) {
    Figure& figure = unit.figures[men[static_cast<std::size_t>(i)]];
    const int rank = i / unit.files;
    const int in_rank = std::min<int>(unit.files, count - rank * unit.files);
    figure.rank = static_cast<std::int8_t>(rank);
    figure.file = static_cast<std::int8_t>(i % unit.files + (unit.files - in_rank) / 2);
  }
}

/// [FB-048] Men step forward in their files; files without a man close.
void close_files(Unit& unit) {
  std::int8_t file_now = 0;
  for (int file = 0; file < unit.files; ++file) {
    std::int8_t rank = 0;
    for (const std::size_t i : in_order(unit)) {
      if (Figure& figure = unit.figures[i]; figure.file == file) {
        figure.rank = rank++;
      }
    }
    if (rank > 0) {
      for (Figure& figure : unit.figures) {
        if (has_place(figure) && figure.file == file) {
          figure.file = file_now;
        }
      }
      ++file_now;
    }
  }
  unit.files = static_cast<std::uint8_t>(std::max<int>(1, file_now));
}

Inches file_offset(const Unit& unit, Inches spacing, int file) {
  return Inches::of_ticks(spacing.ticks() * (unit.files - 1 - 2 * file) / 2);
}

/// How far behind the front rank's middle the middle of the last rank is.
Inches depth_of_ranks(const Charts& charts, const Unit& unit) {
  return spacing_of(charts, unit).rank * (std::max(1, ranks_of(unit)) - 1);
}

/// [FB-045] The colonel behind the centre, the others behind the flanks.
void stand_officers(const Charts& charts, Unit& unit, Inches behind, Inches flank) {
  int others = 0;
  const Frame frame{unit.pose};
  const Inches least = charts.bases.mounted.frontage + kBetween;
  const Inches out = std::max(flank, least);
  for (Figure& figure : unit.figures) {
    if (!figure.present() || !is_officer(figure.kind) || figure.apart ||
        figure.section != kNoPlace) {
      continue;
    }
    const Inches back = behind + base_of(charts, unit, figure).depth / 2 + kBetween;
    Inches aside;
    if (figure.kind == FigureKind::Officer) {
      const Inches off = out + least * (others / 2);
      aside = others++ % 2 == 0 ? off : -off;
    }
    figure.at = frame.at(-back, aside);
  }
}

void stand_ranks(const Charts& charts, Unit& unit) {
  const Spacing spacing = spacing_of(charts, unit);
  const Frame frame{unit.pose};
  int tending = 0;
  const Inches depth = depth_of_ranks(charts, unit);
  const Base& foot = charts.bases.foot;
  const Base& horse = charts.bases.mounted;
  for (Figure& figure : unit.figures) {
    if (!figure.present() || figure.kind != FigureKind::Man || figure.apart ||
        figure.section != kNoPlace) {
      continue;
    }
    if (figure.tending) {  // behind the officers
      const Inches back = depth + foot.depth / 2 + horse.depth * 2;
      figure.at = frame.at(-back, (horse.frontage + kBetween) * (tending++ - 1));
    } else {
      figure.at =
          frame.at(-(spacing.rank * figure.rank), file_offset(unit, spacing.file, figure.file));
    }
  }
  const bool horsed = is_mounted(unit);
  stand_officers(charts, unit, depth + (horsed ? horse.depth : foot.depth) / 2,
                 Inches::of_ticks(spacing.file.ticks() * (unit.files - 1) / 2));
}

Inches gun_offset(const Unit& unit, std::size_t gun) {
  const Inches apart = unit.formation == Formation::Limbered ? kTeamsApart : kGunsApart;
  const auto guns = static_cast<std::int64_t>(unit.guns.size());
  return Inches::of_ticks(apart.ticks() * (guns - 1 - 2 * static_cast<std::int64_t>(gun)) / 2);
}

/// [FB-T02] Gunners beside and behind their gun, within 1"; on the march along their team.
void stand_gunners(const Charts& charts, Unit& unit) {
  std::vector<int> at_gun(unit.guns.size());
  const Frame frame{unit.pose};
  const Base& foot = charts.bases.foot;
  for (Figure& figure : unit.figures) {
    if (!figure.present() || figure.kind != FigureKind::Gunner || figure.apart) {
      continue;
    }
    const auto gun = static_cast<std::size_t>(std::max<int>(0, figure.gun));
    const int nth = at_gun.at(gun)++;
    Inches ahead;
    Inches aside;
    if (unit.formation == Formation::Limbered) {
      ahead = -(charts.bases.team.depth * (2 * nth + 1) / 8);
    } else if (nth == 0) {
      aside = (charts.bases.gun.frontage + foot.frontage) / 2 + kBetween / 2;
      ahead = -foot.depth;
    } else {
      aside = foot.frontage / 2 + kBetween / 2;
      ahead = -(charts.bases.gun.depth + foot.depth / 2 + kBetween +
                (foot.depth + kBetween) * ((nth - 1) / 2));
    }
    const Inches along = gun_offset(unit, gun) + (nth % 2 == 0 ? aside : -aside);
    figure.at = frame.at(ahead, along);
  }
}

void stand_battery(const Charts& charts, Unit& unit) {
  const Frame frame{unit.pose};
  for (std::size_t i = 0; i < unit.guns.size(); ++i) {
    unit.guns[i].muzzle = {frame.at(Inches{}, gun_offset(unit, i)), unit.pose.heading};
  }
  stand_gunners(charts, unit);
  const bool limbered = unit.formation == Formation::Limbered;
  const Inches behind = limbered
                            ? charts.bases.team.depth
                            : charts.bases.gun.depth + (charts.bases.foot.depth + kBetween) * 2;
  const Inches flank = unit.guns.empty() ? Inches{} : gun_offset(unit, 0);
  stand_officers(charts, unit, behind, flank);
}

/// Drivers in the middle of their wagons, the crew along their boat.
void stand_drivers(const Charts& charts, Unit& unit) {
  std::int64_t nth = 0;
  const auto count = static_cast<std::int64_t>(unit.figures.size());
  const bool boat = unit.muster.type == TroopType::Boat;
  const Frame frame{unit.pose};
  for (Figure& figure : unit.figures) {
    if (figure.kind == FigureKind::Driver) {
      const Inches aside = Inches::of_ticks(kTeamsApart.ticks() * (count - 1 - 2 * nth) / 2);
      const Inches back = boat ? charts.bases.boat.depth * (2 * nth + 1) / (2 * count)
                               : charts.bases.wagon.depth / 2;
      figure.at = frame.at(-back, boat ? Inches{} : aside);
      ++nth;
    }
  }
  stand_officers(charts, unit, charts.bases.wagon.depth, Inches{});
}

}  // namespace

bool is_mounted(const Unit& unit) noexcept {
  return unit.muster.type == TroopType::Cavalry && !unit.dismounted;
}

bool is_mounted(const Unit& unit, const Figure& figure) noexcept {
  switch (unit.muster.type) {
    case TroopType::Cavalry:
      return !unit.dismounted || figure.tending;
    case TroopType::Infantry:
    case TroopType::Battery:
      return figure.kind == FigureKind::Colonel && unit.muster.officers > 1 &&
             figure.section == kNoPlace;
    case TroopType::Wagons:
    case TroopType::Boat:
      return false;
  }
  return false;
}

int men_of(const Unit& unit) noexcept {
  return static_cast<int>(std::ranges::count_if(unit.figures, [](const Figure& figure) {
    return figure.present() && !is_officer(figure.kind);
  }));
}

int fighting_men_of(const Unit& unit) noexcept {
  return static_cast<int>(std::ranges::count_if(unit.figures, [](const Figure& figure) {
    return figure.present() && !is_officer(figure.kind) && !figure.tending;
  }));
}

int officers_of(const Unit& unit) noexcept {
  return static_cast<int>(std::ranges::count_if(unit.figures, [](const Figure& figure) {
    return figure.present() && is_officer(figure.kind);
  }));
}

int gunners_of(const Unit& unit, std::size_t gun) noexcept {
  return static_cast<int>(std::ranges::count_if(unit.figures, [&](const Figure& figure) {
    return figure.present() && figure.kind == FigureKind::Gunner && !figure.apart &&
           figure.gun == static_cast<std::int8_t>(gun);
  }));
}

bool is_formed(const Unit& unit) noexcept {
  return unit.formation == Formation::Line || unit.formation == Formation::Column;
}

bool may_form(const Unit& unit, Formation formation, int ranks) noexcept {
  switch (unit.muster.type) {
    case TroopType::Infantry:
      return (formation == Formation::Line || formation == Formation::Open)
                 ? ranks >= 1 && ranks <= kMostRanks
                 : formation == Formation::Column || formation == Formation::Extended;
    case TroopType::Cavalry:
      if (unit.dismounted) {  // [FB-044]
        return (formation == Formation::Line || formation == Formation::Open) && ranks >= 1 &&
               ranks <= 2;
      }
      return formation == Formation::Column || (formation == Formation::Line && ranks == 2);
    case TroopType::Battery:
      return formation == Formation::InAction || formation == Formation::Limbered;
    case TroopType::Wagons:
    case TroopType::Boat:
      return formation == Formation::Column;
  }
  return false;
}

int files_of_column(const Unit& unit) noexcept {
  return unit.muster.type == TroopType::Cavalry ? kCavalryColumn : kInfantryColumn;
}

const Base& base_of(const Charts& charts, const Unit& unit, const Figure& figure) noexcept {
  return is_mounted(unit, figure) ? charts.bases.mounted : charts.bases.foot;
}

Spacing spacing_of(const Charts& charts, const Unit& unit) noexcept {
  const Base& base = is_mounted(unit) ? charts.bases.mounted : charts.bases.foot;
  const Inches gap = is_open(unit.formation) ? kOpenGap : Inches{};
  return {base.frontage + gap, base.depth + gap};
}

Inches frontage_of(const Charts& charts, const Unit& unit) noexcept {
  const Base& base = is_mounted(unit) ? charts.bases.mounted : charts.bases.foot;
  switch (unit.muster.type) {
    case TroopType::Battery: {
      const auto guns = static_cast<std::int64_t>(unit.guns.size());
      return unit.formation == Formation::Limbered
                 ? kTeamsApart * (guns - 1) + charts.bases.team.frontage
                 : kGunsApart * guns;
    }
    case TroopType::Wagons:
      return kTeamsApart * std::max(0, men_of(unit) - 1) + charts.bases.wagon.frontage;
    case TroopType::Boat:
      return charts.bases.boat.frontage;
    case TroopType::Infantry:
    case TroopType::Cavalry:
      break;
  }
  return spacing_of(charts, unit).file * (unit.files - 1) + base.frontage;
}

int ranks_of(const Unit& unit) noexcept {
  int last = -1;
  for (const Figure& figure : unit.figures) {
    if (has_place(figure)) {
      last = std::max<int>(last, figure.rank);
    }
  }
  return last + 1;
}

void stand(const Charts& charts, Unit& unit) {
  switch (unit.muster.type) {
    case TroopType::Infantry:
    case TroopType::Cavalry:
      stand_ranks(charts, unit);
      return;
    case TroopType::Battery:
      stand_battery(charts, unit);
      return;
    case TroopType::Wagons:
    case TroopType::Boat:
      stand_drivers(charts, unit);
      return;
  }
}

void fall_in(Unit& unit) noexcept {
  for (Figure& figure : unit.figures) {
    figure.apart = false;
    figure.through = false;
  }
}

void dress_in_files(const Charts& charts, Unit& unit, int files) {
  fall_in(unit);
  unit.formation = Formation::Column;
  fill(unit, files);
  stand(charts, unit);
}

void dress(const Charts& charts, Unit& unit, Formation formation, int ranks) {
  fall_in(unit);
  unit.formation = formation;
  unit.ranks = static_cast<std::uint8_t>(std::max(1, ranks));
  const int count = static_cast<int>(in_order(unit).size());
  switch (formation) {
    case Formation::Line:
    case Formation::Open:
      fill(unit, (count + unit.ranks - 1) / unit.ranks);
      break;
    case Formation::Extended:
      unit.ranks = 1;
      fill(unit, count);
      break;
    case Formation::Column:
      fill(unit, files_of_column(unit));
      break;
    case Formation::InAction:
    case Formation::Limbered:
      break;
  }
  stand(charts, unit);
}

void close_up(const Charts& charts, Unit& unit) {
  fall_in(unit);
  switch (unit.formation) {
    case Formation::Line:
    case Formation::Open:
    case Formation::Extended:
      close_files(unit);
      break;
    case Formation::Column:
      fill(unit, files_of_column(unit));
      break;
    case Formation::InAction:
    case Formation::Limbered:
      break;
  }
  stand(charts, unit);
}

Pose wheeled(const Charts& charts, const Unit& unit, std::int32_t angle) {
  const Inches half = frontage_of(charts, unit) / 2;
  const Inches pivot_aside = angle > 0 ? half : -half;
  const Point pivot = Frame{unit.pose}.at(Inches{}, pivot_aside);
  const Heading heading = unit.pose.heading.turned(angle);
  return {Frame{{pivot, heading}}.at(Inches{}, -pivot_aside), heading};
}

Pose turned(const Charts& charts, const Unit& unit, std::int32_t angle) {
  Inches half;
  switch (unit.muster.type) {
    case TroopType::Infantry:
    case TroopType::Cavalry:
      half = depth_of_ranks(charts, unit) / 2;
      break;
    case TroopType::Battery:
      half = (unit.formation == Formation::Limbered ? charts.bases.team.depth
                                                    : charts.bases.gun.depth) /
             2;
      break;
    case TroopType::Wagons:
      half = charts.bases.wagon.depth / 2;
      break;
    case TroopType::Boat:
      half = charts.bases.boat.depth / 2;
      break;
  }
  const Point middle = Frame{unit.pose}.at(-half, Inches{});
  const Heading heading = unit.pose.heading.turned(angle);
  return {Frame{{middle, heading}}.at(half, Inches{}), heading};
}

Inches outer_way(const Charts& charts, const Unit& unit, std::int32_t angle) {
  const std::int64_t size = std::abs(std::int64_t{angle});
  constexpr std::int64_t kHalfCircle = Heading::kCircle / 2;
  return Inches::of_ticks(frontage_of(charts, unit).ticks() * size * kPiOver /
                          (kHalfCircle * kPiUnder));
}

Body rectangle_at(Pose middle, Inches frontage, Inches depth, std::optional<std::size_t> figure) {
  return Frame{middle}.rectangle(middle.at, {frontage, depth}, figure);
}

Body body_of(const Charts& charts, const Unit& unit, std::size_t figure) {
  return Frame{unit.pose}.rectangle(unit.figures[figure].at,
                                    base_of(charts, unit, unit.figures[figure]), figure);
}

std::vector<Body> bodies_of(const Charts& charts, const Unit& unit) {
  std::vector<Body> bodies;
  bodies.reserve(unit.figures.size() + unit.guns.size());
  const bool ride = unit.formation == Formation::Limbered ||
                    unit.muster.type == TroopType::Wagons || unit.muster.type == TroopType::Boat;
  const Frame frame{unit.pose};
  const auto behind = [&](Pose front, const Base& base) {
    const Frame its{front};
    bodies.push_back(its.rectangle(its.at(-(base.depth / 2), Inches{}), base, {}));
  };
  if (unit.muster.type == TroopType::Battery) {
    for (const GunModel& gun : unit.guns) {
      if (!gun.destroyed) {
        behind(gun.muzzle,
               unit.formation == Formation::Limbered ? charts.bases.team : charts.bases.gun);
      }
    }
  }
  if (unit.muster.type == TroopType::Boat) {
    behind(unit.pose, charts.bases.boat);
  }
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (!figure.present() || figure.section != kNoPlace) {
      continue;
    }
    if (unit.muster.type == TroopType::Wagons && figure.kind == FigureKind::Driver) {
      bodies.push_back(frame.rectangle(figure.at, charts.bases.wagon, i));
    } else if (!ride || is_officer(figure.kind)) {
      bodies.push_back(frame.rectangle(figure.at, base_of(charts, unit, figure), i));
    }
  }
  return bodies;
}

std::array<Point, 4> drawn_in(const Body& body) {
  constexpr std::int64_t kPart = 100;
  std::array<Point, 4> corners = body.corners;
  for (Point& corner : corners) {
    corner = {corner.x + (body.middle.x - corner.x) / kPart,
              corner.y + (body.middle.y - corner.y) / kPart};
  }
  return corners;
}

bool overlap(const Body& a, const Body& b) {
  if (!table::within(a.middle, b.middle, a.reach + b.reach)) {
    return false;
  }
  return table::touch(drawn_in(a), drawn_in(b));
}

bool in_contact(const Body& a, const Body& b) {
  return table::within(a.middle, b.middle, a.reach + b.reach + kContact) &&
         table::within_of(a.corners, b.corners, kContact);
}

table::Box box_of(const std::vector<Body>& bodies) {
  std::vector<Point> points;
  points.reserve(bodies.size() * 4);
  for (const Body& body : bodies) {
    points.insert(points.end(), body.corners.begin(), body.corners.end());
  }
  return table::box_of(points);
}

Inches gap_between(const std::vector<Body>& a, const std::vector<Body>& b) {
  std::optional<Inches> least;
  for (const Body& one : a) {
    for (const Body& other : b) {
      if (least && table::distance(one.middle, other.middle) - one.reach - other.reach >= *least) {
        continue;
      }
      if (table::touch(one.corners, other.corners)) {
        return {};
      }
      const table::Nearest near = table::nearest(one.corners, other.corners);
      // A corner of one against the outline of the other.
      const Inches gap = near.first_is_corner
                             ? table::distance(other.corners, one.corners.at(near.first))
                             : table::distance(one.corners, other.corners.at(near.second));
      if (!least || gap < *least) {
        least = gap;
      }
    }
  }
  return least.value_or(Inches{});
}

}  // namespace core::field
