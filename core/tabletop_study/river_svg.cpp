#include "core/tabletop_study/river_svg.h"

#include "core/report/report_text.h"
#include "core/river/code.h"
#include "core/tabletop/river_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace core::tabletop_study {
namespace {

using river::ChartMark;
using river::ChartReach;
using river::Hand;
using river::Sign;

// In units of the picture, where nothing else is said.
constexpr double kUnitsPerMile = 24;
constexpr double kChartEdge = 40;  ///< of paper round what is drawn
constexpr double kChartHead = 64;  ///< above it, for title, scale and compass
constexpr double kGreat = 26;      ///< width of the Mississippi
constexpr double kLeastWidth = 4;  ///< of the water
constexpr double kLeast = 420;     ///< width and height of the sheet
constexpr double kNames = 70;      ///< beside it, for the names of groups
constexpr double kSign = 11;       ///< usual size of a sign

constexpr std::string_view kChartStyle =
    "text{font-family:'DejaVu Serif',Georgia,serif;font-size:11px;fill:#2b2118;"
    "paint-order:stroke;stroke:#f3e9d2;stroke-width:3px;text-anchor:middle}"
    ".title{font-size:17px;font-style:italic;font-weight:bold;text-anchor:start}"
    ".left{text-anchor:start}.turn{fill:#7a6a55;font-weight:bold}"
    ".union{fill:#1f3864}.guns{fill:#7a0019;font-weight:bold}"
    "path,line,rect,circle{fill:none;stroke:#2b2118;stroke-width:1.2}"
    ".paper{fill:#f3e9d2;stroke:none}.under{stroke:#f3e9d2;stroke-linejoin:round}"
    ".bank{stroke:#5b4a36;stroke-linejoin:round}.water{stroke:#b9cfd2;stroke-linejoin:round}"
    ".great{fill:#b9cfd2;stroke:#5b4a36}.course{stroke:#7a6a55;stroke-dasharray:5 4}"
    ".trees{stroke:#4f6a3a}.marsh{stroke:#4d6f73}.dots{stroke:#5b4a36;stroke-dasharray:1 3;"
    "stroke-linecap:round}.bar{stroke-width:3}.dashed{stroke-width:3;stroke-dasharray:3 2}"
    ".block{fill:#8a4b32}.battery{fill:#7a0019;stroke:#7a0019}.silent{fill:#f3e9d2;stroke:#7a6a55}"
    ".hull-u{fill:#1f3864;stroke:#f3e9d2}.hull-c{fill:#7a0019;stroke:#f3e9d2}"
    ".prize{fill:#f3e9d2;stroke:#7a0019}.barge{fill:#f3e9d2;stroke:#1f3864}"
    ".doubt{stroke:#a05a00;stroke-dasharray:3 2}.solid{fill:#2b2118}";

struct ChartSpot {
  double x{};
  double y{};

  friend ChartSpot operator+(ChartSpot a, ChartSpot b) { return {a.x + b.x, a.y + b.y}; }

  friend ChartSpot operator-(ChartSpot a, ChartSpot b) { return {a.x - b.x, a.y - b.y}; }

  friend ChartSpot operator*(ChartSpot a, double by) { return {a.x * by, a.y * by}; }
};

/// A step of one unit along a compass heading; y runs down the sheet.
ChartSpot ahead(double degrees) {
  constexpr double kHalfCircle = 180;
  const double angle = degrees * std::numbers::pi / kHalfCircle;
  return {std::sin(angle), -std::cos(angle)};
}

ChartSpot to_right(double degrees) {
  constexpr double kRightAngle = 90;
  return ahead(degrees + kRightAngle);
}

double units(river::MileLength length) {
  return static_cast<double>(length) / static_cast<double>(river::kMile) * kUnitsPerMile;
}

class ChartWriter {
 public:
  ChartWriter(const river::ChartPicture& picture, const ChartLabels& labels)
      : picture_{&picture}, labels_{&labels} {
    west_ = std::min(units(picture.lowest.x), -2 * kGreat);
    north_ = units(picture.highest.y);
    width_ = std::max(units(picture.highest.x) - west_ + 2 * kChartEdge + kNames, kLeast);
    height_ = std::max(north_ - units(picture.lowest.y) + 2 * kChartEdge + kChartHead, kLeast);
  }

  [[nodiscard]] std::string text() {
    out_ = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
        "width=\"{0:.0f}\" height=\"{1:.0f}\" role=\"img\" aria-label=\"{2}\"><title>{2}</title>"
        "<style>{3}</style>\n<rect class=\"paper\" width=\"{0:.0f}\" height=\"{1:.0f}\"/>\n",
        width_, height_, report::escaped(labels_->title), kChartStyle);
    add_great_river();
    for (const ChartReach& reach : picture_->reaches) {
      add_reach(reach);
    }
    for (const ChartReach& reach : picture_->reaches) {
      add_joint(reach);
    }
    // What lies on the ground first, figures and vessels over it.
    for (int layer = 0; layer < river::kSignLayers; ++layer) {
      for (const ChartMark& mark : picture_->marks) {
        if (layer_of(mark.sign) == layer) {
          add_mark(mark);
        }
      }
    }
    add_frame();
    return out_ + "</svg>\n";
  }

 private:
  [[nodiscard]] ChartSpot at(river::MilePoint place) const {
    return {units(place.x) - west_ + kChartEdge, north_ - units(place.y) + kChartEdge + kChartHead};
  }

  [[nodiscard]] double half_width(river::Place place) const {
    const ChartReach* const reach = reach_at(*picture_, place);
    return std::max(kLeastWidth, reach == nullptr ? 0 : units(reach->width)) / 2;
  }

  // ---- shapes ----

  void add_line(std::string_view kind, ChartSpot from, ChartSpot to) {
    out_ += fmt::format(R"(<line class="{}" x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>)",
                        kind, from.x, from.y, to.x, to.y);
  }

  void add_words(std::string_view kind, ChartSpot where, const std::string& words) {
    out_ += fmt::format(R"(<text class="{}" x="{:.1f}" y="{:.1f}">{}</text>)", kind, where.x,
                        where.y, report::escaped(words));
  }

  void add_path(std::string_view kind, const std::string& data, double width = 0) {
    out_ += width > 0 ? fmt::format(R"(<path class="{}" stroke-width="{:.1f}" )"
                                    R"(style="stroke-width:{:.1f}px" d="{}"/>)",
                                    kind, width, width, data)
                      : fmt::format(R"(<path class="{}" d="{}"/>)", kind, data);
  }

  /// A vessel from above, her bow along the heading.
  void add_hull(std::string_view kind, ChartSpot middle, double degrees, double length) {
    const ChartSpot along = ahead(degrees) * (length / 2);
    const ChartSpot side = to_right(degrees) * (length / 4);
    const ChartSpot bow = middle + along;
    const ChartSpot right = middle + side;
    const ChartSpot left = middle - side;
    const ChartSpot stern_right = middle - along + side * 0.75;
    const ChartSpot stern_left = middle - along - side * 0.75;
    add_path(kind,
             fmt::format("M{:.1f} {:.1f}Q{:.1f} {:.1f} {:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}"
                         "L{:.1f} {:.1f}Q{:.1f} {:.1f} {:.1f} {:.1f}z",
                         bow.x, bow.y, (bow + side).x, (bow + side).y, right.x, right.y,
                         stern_right.x, stern_right.y, stern_left.x, stern_left.y, left.x, left.y,
                         (bow - side).x, (bow - side).y, bow.x, bow.y));
  }

  void add_across(std::string_view kind, const ChartMark& mark, double beyond) {
    const ChartSpot right = to_right(mark.degrees) * (half_width(mark.place) + beyond);
    add_line(kind, at(mark.at) - right, at(mark.at) + right);
  }

  /// To the bank of a mark.
  [[nodiscard]] static ChartSpot away_of(const ChartMark& mark) {
    return to_right(mark.degrees) * (mark.bank == Hand::Left ? -1 : 1);
  }

  [[nodiscard]] ChartSpot bank_of(const ChartMark& mark, double beyond) const {
    return at(mark.at) + away_of(mark) * (half_width(mark.place) + beyond);
  }

  /// Draws something again and again along the straight of a section.
  template <class Draw>
  void along_straight(const ChartMark& mark, double step, const Draw& draw) const {
    const ChartReach* const reach = reach_at(*picture_, mark.place);
    if (reach == nullptr || reach->line.size() < 2) {
      return;
    }
    const ChartSpot from = at(reach->line[reach->line.size() - 2]);
    const ChartSpot way = at(reach->line.back()) - from;
    const double length = std::hypot(way.x, way.y);
    for (double gone = step / 2; gone < length; gone += step) {
      draw(from + way * (gone / length));
    }
  }

  // ---- water ----

  /// [RR-350] The Mississippi along x = 0, its eastern bank there.
  void add_great_river() {
    const ChartSpot mouth = at({});
    out_ +=
        fmt::format(R"(<rect class="great" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>)",
                    mouth.x - kGreat, kChartHead, kGreat, height_ - kChartHead);
    const bool low = mouth.y < height_ / 2;
    const ChartSpot words{mouth.x - kGreat / 2 + 4, height_ * (low ? 0.75 : 0.3)};
    out_ += fmt::format(
        "<text x=\"{0:.1f}\" y=\"{1:.1f}\" transform=\"rotate(-90 {0:.1f} {1:.1f})\">{2}</text>\n",
        words.x, words.y, report::escaped(labels_->great));
  }

  void add_reach(const ChartReach& reach) {
    std::string data;
    for (const river::MilePoint& point : reach.line) {
      const ChartSpot spot = at(point);
      data += fmt::format("{}{:.1f} {:.1f}", data.empty() ? "M" : "L", spot.x, spot.y);
    }
    if (data.empty()) {
      return;
    }
    const double width = 2 * half_width(reach.place);
    constexpr double kGap = 8;
    constexpr double kBanks = 2.4;
    add_path("under", data, width + kGap);  // [RR-356] an older course below it is broken
    if (reach.entered) {
      add_path("bank", data, width + kBanks);
      add_path("water", data, width);
    } else {
      add_path("course", data);
    }
    out_ += '\n';
  }

  /// No seam shows between sections, and the mouth is open.
  void add_joint(const ChartReach& reach) {
    if (reach.entered && reach.line.size() > 1) {
      const ChartSpot begin = at(reach.line.front());
      const ChartSpot way = at(reach.line[1]) - begin;
      const ChartSpot step = way * (2 / std::hypot(way.x, way.y));
      add_path("water",
               fmt::format("M{:.1f} {:.1f}L{:.1f} {:.1f}", (begin - step).x, (begin - step).y,
                           (begin + step).x, (begin + step).y),
               2 * half_width(reach.place));
    }
  }

  // ---- signs ----

  void add_bank_signs(const ChartMark& mark) {
    const ChartSpot away = away_of(mark);
    const double half = half_width(mark.place);
    if (mark.sign == Sign::Bluffs) {
      constexpr double kStep = 4;
      along_straight(mark, kStep, [&](ChartSpot from) {
        add_line("cliff", from + away * (half + 2), from + away * (half + kSign * 0.7));
      });
    } else if (mark.sign == Sign::Trees) {
      along_straight(mark, kSign, [&](ChartSpot from) {
        const ChartSpot crown = from + away * (half + kSign * 0.8);
        out_ += fmt::format(R"(<circle class="trees" cx="{:.1f}" cy="{:.1f}" r="3"/>)", crown.x,
                            crown.y);
        add_line("trees", crown + ChartSpot{0, 3}, crown + ChartSpot{0, 6});
      });
    } else {
      along_straight(mark, kSign, [&](ChartSpot from) {
        const ChartSpot tuft = from + away * (half + kSign * 0.7);
        add_line("marsh", tuft - ChartSpot{4, 0}, tuft + ChartSpot{4, 0});
        add_line("marsh", tuft, tuft - ChartSpot{0, 4});
      });
    }
  }

  void add_shallows(const ChartMark& mark) {
    const double half = half_width(mark.place);
    const ChartSpot right = to_right(mark.degrees);
    constexpr double kStep = 5;
    along_straight(mark, kStep, [&](ChartSpot from) {
      add_line("dots", from - right * (half * 0.8), from + right * (half * 0.8));
    });
  }

  void add_island(const ChartMark& mark) {
    const ChartSpot along = ahead(mark.degrees) * (units(river::kIslandLength) / 2);
    const ChartSpot side = to_right(mark.degrees) * half_width(mark.place);
    const ChartSpot middle = at(mark.at);
    const ChartSpot head = middle + along;
    const ChartSpot foot = middle - along;
    add_path("silent",
             fmt::format("M{:.1f} {:.1f}Q{:.1f} {:.1f} {:.1f} {:.1f}Q{:.1f} {:.1f} {:.1f} {:.1f}z",
                         foot.x, foot.y, (middle + side).x, (middle + side).y, head.x, head.y,
                         (middle - side).x, (middle - side).y, foot.x, foot.y));
  }

  void add_town(const ChartMark& mark) {
    constexpr double kBlock = 5;
    const ChartSpot along = ahead(mark.degrees);
    for (const int row : {0, 1}) {
      for (const int column : {-1, 0, 1}) {
        const ChartSpot middle =
            bank_of(mark, kBlock * (1.2 + 1.5 * row)) + along * (1.5 * kBlock * column);
        out_ += fmt::format(
            R"(<rect class="block" x="{:.1f}" y="{:.1f}" width="{:.0f}" height="{:.0f}"/>)",
            middle.x - kBlock / 2, middle.y - kBlock / 2, kBlock, kBlock);
      }
    }
  }

  /// A half-moon, its back to the land, and how many guns can fire.
  void add_battery(const ChartMark& mark) {
    constexpr double kRadius = 7;
    const ChartSpot middle = bank_of(mark, 3);
    const ChartSpot along = ahead(mark.degrees) * kRadius;
    const ChartSpot away = away_of(mark);
    const bool silent = mark.sign == Sign::SilentBattery;
    const ChartSpot from = middle - along;
    const ChartSpot to = middle + along;
    add_path(silent ? "silent" : "battery",
             fmt::format("M{:.1f} {:.1f}A{} {} 0 0 {} {:.1f} {:.1f}z", from.x, from.y, kRadius,
                         kRadius, mark.bank == Hand::Left ? 1 : 0, to.x, to.y));
    if (!silent) {
      add_words("guns", middle + away * (2 * kRadius) + ChartSpot{0, 4},
                std::to_string(mark.number));
    }
  }

  /// [RR-358] The mouth of a tributary that has not been explored.
  void add_mouth(const ChartMark& mark) {
    if (!is_explored(*picture_, mark)) {
      const ChartSpot along = ahead(mark.degrees);
      const ChartSpot begin = at(mark.at) + along * half_width(mark.place);
      const ChartSpot end = begin + along * (kSign * 1.4);
      const std::string data = fmt::format("M{:.1f} {:.1f}L{:.1f} {:.1f}", (begin - along).x,
                                           (begin - along).y, end.x, end.y);
      add_path("bank", data, kLeastWidth + 2);
      add_path("water", data, kLeastWidth);
    }
  }

  /// Groups that lie in one place lie below each other.
  void add_group(const ChartMark& mark) {
    constexpr double kStep = 26;
    const bool on_water = reach_at(*picture_, mark.place) != nullptr;
    const ChartSpot berth = on_water ? at(mark.at) : at({}) - ChartSpot{kGreat / 2, 0};
    const ChartSpot spot = berth + ChartSpot{0, kStep * berth_of(*picture_, mark)};
    const bool main = mark.group == river::kMainGroup;
    add_hull("hull-u", spot, mark.degrees, main ? 22 : 16);
    out_ += fmt::format(R"(<text class="union left" x="{:.1f}" y="{:.1f}">{}</text>)", spot.x + 13,
                        spot.y + 4, report::escaped(labels_->group(mark.group)));
  }

  void add_wreck(const ChartMark& mark) {
    constexpr double kArm = 5;
    const ChartSpot middle = at(mark.at);
    add_line("wreck", middle - ChartSpot{kArm, kArm}, middle + ChartSpot{kArm, kArm});
    add_line("wreck", middle + ChartSpot{-kArm, kArm}, middle + ChartSpot{kArm, -kArm});
  }

  void add_enemy(const ChartMark& mark) {
    constexpr double kAbout = 180;
    add_hull("hull-c", at(mark.at), mark.degrees + kAbout, 2 * kSign);
    if (mark.number > 1) {
      add_words("guns", at(mark.at) + to_right(mark.degrees) * (1.5 * kSign),
                std::to_string(mark.number));
    }
  }

  void add_doubt(const ChartMark& mark) {
    const ChartSpot middle = at(mark.at);
    out_ += fmt::format(R"(<circle class="doubt" cx="{:.1f}" cy="{:.1f}" r="{:.0f}"/>)", middle.x,
                        middle.y, kSign);
    add_words("doubtful", middle - ChartSpot{0, kSign + 4}, labels_->doubtful);
  }

  void add_barges(const ChartMark& mark) {
    const ChartSpot middle = bank_of(mark, kSign / 2);
    out_ += fmt::format(R"(<rect class="barge" x="{:.1f}" y="{:.1f}" width="10" height="5"/>)",
                        middle.x - 5, middle.y - 2.5);
  }

  void add_mark(const ChartMark& mark) {
    switch (mark.sign) {
      case Sign::Bluffs:
      case Sign::Trees:
      case Sign::Marsh:
        add_bank_signs(mark);
        break;
      case Sign::Shallows:
        add_shallows(mark);
        break;
      case Sign::Head:
        add_across("bar", mark, 6);
        break;
      case Sign::Shoal:
        add_across("dots", mark, 4);
        break;
      case Sign::Island:
        add_island(mark);
        break;
      case Sign::Town:
        add_town(mark);
        break;
      case Sign::Bridge:
        add_across("bar", mark, 7);
        break;
      case Sign::Ferry:
        add_across("dashed", mark, 7);
        break;
      case Sign::Battery:
      case Sign::SilentBattery:
        add_battery(mark);
        break;
      case Sign::Enemy:
        add_enemy(mark);
        break;
      case Sign::Wreck:
        add_wreck(mark);
        break;
      case Sign::Prize:
        add_hull("prize", bank_of(mark, kSign), mark.degrees, 2 * kSign);
        break;
      case Sign::Mouth:
        add_mouth(mark);
        break;
      case Sign::Barges:
        add_barges(mark);
        break;
      case Sign::Group:
        add_group(mark);
        break;
      case Sign::Doubtful:
        add_doubt(mark);
        break;
      case Sign::Turn: {
        ChartMark left = mark;
        left.bank = Hand::Left;  // clear of most signs
        add_words("turn", bank_of(left, kSign) + ChartSpot{0, 4}, std::to_string(mark.number));
        break;
      }
    }
    out_ += '\n';
  }

  // ---- the sheet ----

  void add_frame() {
    for (const double inset : {8.0, 12.0}) {
      out_ += fmt::format(R"(<rect x="{0:.0f}" y="{0:.0f}" width="{1:.0f}" height="{2:.0f}"/>)",
                          inset, width_ - 2 * inset, height_ - 2 * inset);
    }
    constexpr double kTitleLeft = 24;
    add_words("title", {kTitleLeft, 36}, labels_->title);
    constexpr int kMiles = 5;
    constexpr double kScale = 52;
    add_line("bar", {kTitleLeft, kScale}, {kTitleLeft + kMiles * kUnitsPerMile, kScale});
    add_words("left", {kTitleLeft + kMiles * kUnitsPerMile + 8, kScale + 4},
              fmt::format("{} {}", kMiles, labels_->miles));
    const ChartSpot rose{width_ - 34, 50};
    add_line("north", rose + ChartSpot{0, 12}, rose - ChartSpot{0, 12});
    add_path("solid", fmt::format("M{:.1f} {:.1f}l4 9h-8z", rose.x, rose.y - 14));
    add_words("north", rose - ChartSpot{0, 18}, "N");
    out_ += '\n';
  }

  const river::ChartPicture* picture_;
  const ChartLabels* labels_;
  double west_{};
  double north_{};
  double width_{};
  double height_{};
  std::string out_;
};

}  // namespace

ChartLabels chart_labels(const rulebook::Rulebook& book, const river::Setting& setting,
                         const river::State& state) {
  ChartLabels labels;
  labels.title =
      tabletop::river_phrase(book, "chart-title", {{"1", river::code_text(setting.begin.river)}});
  labels.miles = tabletop::river_phrase(book, "chart-miles");
  labels.great = tabletop::place_name(book, state, river::kMississippi);
  labels.doubtful = tabletop::river_phrase(book, "chart-doubtful");
  labels.group = [&](river::GroupId group) {
    return tabletop::group_name(book, setting, state, group);
  };
  return labels;
}

std::string chart_svg(const river::ChartPicture& picture, const ChartLabels& labels) {
  return ChartWriter{picture, labels}.text();
}

}  // namespace core::tabletop_study
