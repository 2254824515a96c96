// Whether the troops of a field battle can stand where they begin. How much room a formation takes
// is a question of the tables, which the set asks.
#include "core/table/plane.h"
#include "core/tabletop_data/field_lines.h"

namespace core::tabletop_data {

using data::fail;
using data::Origin;

namespace {

using field::Battle;
using field::BattleUnit;
using field::GroundKind;
using field::TroopType;
using table::Inches;
using table::Point;

/// Whether a line with a width runs over a place.
bool runs_over(const std::vector<Point>& points, Inches width, Point place) {
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (table::within_of_line(points[i - 1], points[i], place, width / 2)) {
      return true;
    }
  }
  return false;
}

class FieldCheck {
 public:
  FieldCheck(const FieldDraft& draft, const std::string& file)
      : draft_{&draft}, battle_{&draft.battle}, file_{&file} {}

  /// [FB-490]
  void whole() const {
    for (const board::Side side : board::kSides) {
      const std::string name{board::name(side)};
      if (!draft_->has_base.at(static_cast<std::size_t>(side))) {
        fail({*file_, 0}, "base",
             "the line for " + name + " is missing: where is its rear? [FB-400]");
      }
      const bool fights = std::ranges::any_of(
          battle_->units, [&](const BattleUnit& unit) { return unit.side == side; });
      if (!fights) {
        fail({*file_, 0}, "unit", name + " has no unit to fight with [FB-490]");
      }
    }
    if (battle_->outcomes.empty()) {
      fail({*file_, 0}, "wins", "nothing says how the battle is won [FB-490]");
    }
  }

  void units() const {
    for (std::size_t i = 0; i < battle_->units.size(); ++i) {
      const BattleUnit& unit = battle_->units[i];
      if (unit.arrival) {
        continue;
      }
      const Origin& origin = draft_->units.at(i);
      const Point at = unit.pose.at;
      require_ground(origin, unit);
      require_house(origin, unit);
      if (unit.muster.type != TroopType::Boat) {
        require_dry(origin, "unit", unit.name, at);
      }
      for (std::size_t other = 0; other < i; ++other) {
        if (!battle_->units[other].arrival && battle_->units[other].pose.at == at) {
          fail(origin, "unit",
               "\"" + unit.name + "\" stands where \"" + battle_->units[other].name +
                   "\" does [FB-052]");
        }
      }
    }
  }

  void generals() const {
    for (std::size_t i = 0; i < battle_->generals.size(); ++i) {
      const field::BattleGeneral& general = battle_->generals[i];
      const Origin& origin = draft_->generals.at(i);
      if (general.arrival) {
        continue;
      }
      require_dry(origin, "general", general.name, general.at);
      if (const auto* const section = house_at(general.at)) {
        fail(origin, "general",
             "\"" + general.name + "\" is mounted and cannot begin in \"" + section->name +
                 "\" [FB-130]");
      }
    }
  }

 private:
  [[nodiscard]] const field::HouseSection* house_at(Point at) const {
    const auto found = std::ranges::find_if(battle_->sections, [&](const auto& section) {
      return table::contains(section.polygon, at);
    });
    return found == battle_->sections.end() ? nullptr : &*found;
  }

  /// [FB-128] Not in water that cannot be waded; at a crossing it can, or there is a bridge.
  void require_dry(const Origin& origin, const std::string& column, const base::InternedText& name,
                   Point at) const {
    for (std::size_t i = 0; i < battle_->streams.size(); ++i) {
      const field::Stream& stream = battle_->streams[i];
      if (!stream.fordable && !crossed_at(i, at) && runs_over(stream.points, stream.width, at)) {
        fail(origin, column,
             "\"" + name + "\" stands in \"" + stream.name +
                 "\", which cannot be forded there "
                 "[FB-128]");
      }
    }
  }

  [[nodiscard]] bool crossed_at(std::size_t stream, Point at) const {
    return std::ranges::any_of(battle_->crossings, [&](const field::Crossing& crossing) {
      const Inches value = crossing.along_y ? at.y : at.x;
      return crossing.stream == stream && crossing.from <= value && value <= crossing.to;
    });
  }

  void require_house(const Origin& origin, const BattleUnit& unit) const {
    const field::HouseSection* const there = house_at(unit.pose.at);
    if (unit.garrisons.empty()) {
      if (there != nullptr) {
        fail(origin, "unit",
             "\"" + unit.name + "\" stands in \"" + there->name + "\" unasked: in \"" +
                 there->name + "\" makes it its garrison [FB-129]");
      }
      return;
    }
    constexpr Inches kBeside = Inches::of(3);
    const bool there_or_beside = std::ranges::any_of(unit.garrisons, [&](field::SectionId id) {
      return table::within_of(battle_->sections.at(id.value()).polygon, unit.pose.at, kBeside);
    });
    if (!there_or_beside) {
      fail(
          origin, "unit",
          "\"" + unit.name + "\" stands neither in the house it is to hold nor beside it [FB-129]");
    }
  }

  /// [FB-123] [FB-125] Horses and wheels are in no wood and no swamp, unless on a road [FB-098].
  void require_ground(const Origin& origin, const BattleUnit& unit) const {
    const TroopType type = unit.muster.type;
    if (type == TroopType::Infantry || type == TroopType::Boat || unit.dismounted ||
        on_road(unit.pose.at)) {
      return;
    }
    for (const field::GroundArea& area : battle_->areas) {
      const bool closed = area.kind == GroundKind::Woods || area.kind == GroundKind::Swamp;
      if (closed && table::contains(area.polygon, unit.pose.at)) {
        fail(origin, "unit",
             "\"" + unit.name + "\" cannot be in \"" + area.name +
                 "\": only infantry enters woods and swamp [FB-123] [FB-125]");
      }
    }
  }

  [[nodiscard]] bool on_road(Point at) const {
    return std::ranges::any_of(battle_->lines, [&](const field::GroundLine& run) {
      return run.kind == field::LineKind::Road && runs_over(run.points, run.width, at);
    });
  }

  const FieldDraft* draft_;
  const Battle* battle_;
  const std::string* file_;
};

}  // namespace

void check_field(const FieldDraft& draft, const std::string& file) {
  const FieldCheck check{draft, file};
  check.whole();
  check.units();
  check.generals();
}

}  // namespace core::tabletop_data
