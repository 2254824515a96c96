#include "core/report/report_curves.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <vector>

namespace core::report {
namespace {

using board::Side;
using CurvePoints = std::vector<CurvePoint>;

std::vector<Curve> curves_for(const Figures& figures) {
  std::vector<Curve> curves{
      {"curve-strength", [](const SideCurve& side) { return side.strength; }},
      {"curve-lost", [](const SideCurve& side) { return std::optional{side.lost}; }},
      {"curve-pool", [](const SideCurve& side) { return side.pool; }},
      {"curve-forward", [](const SideCurve& side) { return side.forward; }},
      {"curve-objectives", [](const SideCurve& side) { return std::optional{side.objectives}; }}};
  if (figures.campaign) {
    curves.push_back(
        {"curve-political", [](const SideCurve& side) { return std::optional{side.political}; }});
  }
  return curves;
}

// The drawing, in the units of its viewBox.
constexpr int kWidth = 480;
constexpr int kHeightOfCurve = 242;
constexpr int kLeft = 46;
constexpr int kRight = 12;
constexpr int kTop = 12;
constexpr int kBottom = 42;  ///< the years, and below them both ends

/// A round step that divides a range into about four.
int step_of(int range) {
  int step = 1;
  for (int at = 0; range / step > 5; ++at) {
    step = step * (at % 3 == 1 ? 5 : 2) / (at % 3 == 1 ? 2 : 1);  // 1, 2, 5, 10, 20, 50 ...
  }
  return step;
}

/// The axes of a curve, and where a figure lies.
struct Axes {
  int least{};
  int most{1};
  int step{1};
  int first_turn{};
  int last_turn{1};

  [[nodiscard]] double x(int turn) const {
    const double share =
        static_cast<double>(turn - first_turn) / std::max(last_turn - first_turn, 1);
    return kLeft + share * (kWidth - kLeft - kRight);
  }

  [[nodiscard]] double y(int figure) const {
    const double share = static_cast<double>(figure - least) / std::max(most - least, 1);
    return kHeightOfCurve - kBottom - share * (kHeightOfCurve - kTop - kBottom);
  }
};

Axes axes_of(const CurvePoints& points, const Curve& curve) {
  Axes axes;
  int least = 0;
  int most = 1;
  for (const CurvePoint& point : points) {
    for (const SideCurve& side : point.sides) {
      least = std::min(least, curve.of(side).value_or(0));
      most = std::max(most, curve.of(side).value_or(0));
    }
  }
  axes.step = step_of(most - least);
  axes.most = (most + axes.step - 1) / axes.step * axes.step;
  axes.least = -((-least + axes.step - 1) / axes.step * axes.step);
  axes.first_turn = points.front().when.game_turn;
  axes.last_turn = points.back().when.game_turn;
  return axes;
}

std::string grid_of(const ReportText& text, const CurvePoints& points, const Axes& axes) {
  std::string grid;
  for (int figure = axes.least; figure <= axes.most; figure += axes.step) {
    grid += fmt::format(
        R"(<path class="grid" d="M{} {:.1f}H{}"/><text class="axis" x="{}" y="{:.1f}" text-anchor="end">{}</text>)",
        kLeft, axes.y(figure), kWidth - kRight, kLeft - 5, axes.y(figure) + 4,
        text.figure(figure, 0));
  }
  const auto ends = {std::pair{points.front().when, "start"}, std::pair{points.back().when, "end"}};
  for (const auto& [when, anchor] : ends) {
    grid += fmt::format(R"(<text class="axis" x="{:.1f}" y="{}" text-anchor="{}">{}</text>)",
                        axes.x(when.game_turn), kHeightOfCurve - 8, anchor, text.day(when));
  }
  for (const CurvePoint& point : points) {
    // The years of a long war; the first is told by the date at the beginning.
    if (point.when.cycle.number == 1 && point.when.game_turn > axes.first_turn) {
      const double x = axes.x(point.when.game_turn);
      grid += fmt::format(
          R"(<path class="grid year" d="M{:.1f} {}V{}"/><text class="axis" x="{:.1f}" y="{}" text-anchor="middle">{}</text>)",
          x, kTop, kHeightOfCurve - kBottom, x, kHeightOfCurve - kBottom + 13,
          int{point.when.cycle.year});
    }
  }
  return grid;
}

/// The line of a side, with a mark at its end: a square or a ring.
std::string line_of_side(const CurvePoints& points, const Curve& curve, const Axes& axes,
                         Side side) {
  std::string path;
  double x = 0;
  double y = 0;
  for (const CurvePoint& point : points) {
    if (const auto figure = curve.of(point.sides.at(static_cast<std::size_t>(side)))) {
      x = axes.x(point.when.game_turn);
      y = axes.y(*figure);
      path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", x, y);
    }
  }
  if (path.empty()) {
    return {};
  }
  return side == Side::Union
             ? fmt::format(
                   R"(<path class="line u" d="{}"/><rect class="u" x="{:.1f}" y="{:.1f}" width="8" height="8"/>)",
                   path, x - 4, y - 4)
             : fmt::format(
                   R"(<path class="line c" d="{}"/><circle class="c" cx="{:.1f}" cy="{:.1f}" r="4.5"/>)",
                   path, x, y);
}

std::string curve_table(const ReportText& text, const Figures& figures,
                        const std::vector<Curve>& curves) {
  std::string table =
      fmt::format(R"(<table class="many"><caption>{}</caption><thead><tr><th rowspan="2">{}</th>)",
                  text.say("curve-table"), text.say("column-date"));
  std::string second = "</tr><tr>";
  for (const Curve& curve : curves) {
    table +=
        fmt::format(R"(<th scope="colgroup" colspan="2" class="n">{}</th>)", text.say(curve.key));
    for (const Side side : board::kSides) {
      second += fmt::format(R"(<th scope="col" class="n">{}</th>)", text.side(side));
    }
  }
  table += second;
  table += "</tr></thead><tbody>\n";
  for (const CurvePoint& point : figures.curves) {
    table += R"(<tr><th scope="row" class="d">)" + text.day(point.when) + "</th>";
    for (const Curve& curve : curves) {
      for (const SideCurve& side : point.sides) {
        table += "<td class=\"n\">" + or_dash(curve.of(side)) + "</td>";
      }
    }
    table += "</tr>\n";
  }
  return table + "</tbody></table>\n";
}

}  // namespace

std::string curve_figure(const ReportText& text, const std::vector<CurvePoint>& points,
                         const Curve& curve) {
  const Axes axes = axes_of(points, curve);
  const std::string title = text.say(curve.key);
  std::string figure = fmt::format(
      R"(<figure class="curve"><figcaption>{}</figcaption><svg viewBox="0 0 {} {}" role="img" aria-label="{}: {}">)",
      title, kWidth, kHeightOfCurve, title, text.say("curve-in-table"));
  figure += grid_of(text, points, axes);
  for (const Side side : board::kSides) {
    figure += line_of_side(points, curve, axes, side);
  }
  return figure + "</svg></figure>\n";
}

std::string curve_section(const ReportText& text, const Figures& figures) {
  const std::vector<Curve> curves = curves_for(figures);
  std::string section =
      "<p class=\"key\">" + text.say("curve-key") + "</p>\n<div class=\"curves\">\n";
  for (const Curve& curve : curves) {
    section += curve_figure(text, figures.curves, curve);
  }
  return section + "</div>\n" + curve_table(text, figures, curves);
}

}  // namespace core::report
