#include "core/tabletop_study/river_picture.h"

#include "core/report/report_text.h"
#include "core/river/forecast.h"
#include "core/tabletop/river_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace core::tabletop_study {
namespace {

// In units of the picture.
constexpr double kStudyWidth = 760;
constexpr double kStudyLeft = 60;
constexpr double kStudyRight = 24;
constexpr double kStudyHead = 44;
constexpr double kBarsHeight = 130;
constexpr double kSeriesHeight = kBarsHeight + 92;  ///< with its title, axis and levels
constexpr double kLegendHeight = 52;
constexpr double kCurvesHeight = 210;
constexpr double kStudyFoot = 40;

constexpr double kInHundred = 100;

/// From a deep red to a deep blue, light in the middle: the levels from the worst to the best. They
/// can be told apart by the colour-blind.
constexpr std::array<std::string_view, river::kLevels> kLevelColours{
    "#8c2d04", "#cc6a2c", "#e9b384", "#d9d4c7", "#a9c3d8", "#5f93bd", "#1f4e79"};
constexpr std::array<std::string_view, 6> kSeriesColours{"#1f3864", "#7a0019", "#3f6b35",
                                                         "#8a5a00", "#5b3a7a", "#2b2118"};
constexpr std::array<std::string_view, 3> kSeriesDashes{"none", "9 3", "3 3"};

constexpr std::string_view kStudyStyle =
    "text{font-family:'DejaVu Serif',Georgia,serif;font-size:11px;fill:#2b2118}"
    ".title{font-size:17px;font-style:italic;font-weight:bold}.name{font-size:13px;"
    "font-weight:bold}.middle{text-anchor:middle}.end{text-anchor:end}"
    ".grid{stroke:#d8cfbd}.axis{stroke:#2b2118}.mark{stroke:#2b2118;stroke-dasharray:2 2}"
    ".curve{fill:none;stroke-width:2}.book{fill:none;stroke:#7a6a55;stroke-width:1.5;"
    "stroke-dasharray:2 3}.paper{fill:#fffdf6}";

int floor_to(int value, int step) {
  return static_cast<int>(std::floor(static_cast<double>(value) / step)) * step;
}

std::pair<int, int> range_of(const std::vector<StudySeries>& series) {
  int least = series.front().outcomes.front().points;
  int most = least;
  for (const StudySeries& each : series) {
    const auto [low, high] = std::ranges::minmax(each.outcomes, {}, &RiverOutcome::points);
    least = std::min(least, int{low.points});
    most = std::max(most, int{high.points});
  }
  return {least, most};
}

/// With a minus as it is printed.
std::string signed_text(double value, int places) {
  return fmt::format("{}{:.{}f}", value < 0 ? "−" : "", std::abs(value), places);
}

/// A round step that gives at most `most` lines of a grid.
int grid_step(double range, int most) {
  for (const int step : {1, 2, 5, 10, 20, 50}) {
    if (range / step <= most) {
      return step;
    }
  }
  constexpr int kWidest = 100;
  return kWidest;
}

class StudyWriter {
 public:
  StudyWriter(const rulebook::Rulebook& book, const river::Charts& charts,
              const river::Options& options, const std::vector<StudySeries>& series)
      : book_{&book},
        charts_{&charts},
        options_{&options},
        series_{&series},
        bars_{point_bars(series)} {
    for (std::size_t i = 0; i < series.size(); ++i) {
      const int count = static_cast<int>(series[i].outcomes.size());
      highest_ = std::max(
          highest_, kInHundred * std::ranges::max(bars_[i].counts) / static_cast<double>(count));
    }
  }

  [[nodiscard]] std::string text() {
    const double height = kStudyHead + kSeriesHeight * static_cast<double>(series_->size()) +
                          kLegendHeight + kCurvesHeight + kStudyFoot;
    const std::string title = report::escaped(phrase("study-title"));
    out_ = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
        "width=\"{0:.0f}\" height=\"{1:.0f}\" role=\"img\" aria-label=\"{2}\"><title>{2}</title>"
        "<style>{3}</style>\n<rect class=\"paper\" width=\"{0:.0f}\" height=\"{1:.0f}\"/>\n",
        kStudyWidth, height, title, kStudyStyle);
    words("title", kStudyLeft, 30, phrase("study-title"));
    double top = kStudyHead;
    for (std::size_t i = 0; i < series_->size(); ++i, top += kSeriesHeight) {
      add_series((*series_)[i], bars_[i], top);
    }
    add_legend(top);
    add_curves(top + kLegendHeight);
    return out_ + "</svg>\n";
  }

 private:
  [[nodiscard]] std::string phrase(std::string_view key, const words::Words& with = {}) const {
    return tabletop::river_phrase(*book_, key, with);
  }

  void words(std::string_view kind, double x, double y, const std::string& text) {
    out_ += fmt::format(R"(<text class="{}" x="{:.1f}" y="{:.1f}">{}</text>)", kind, x, y,
                        report::escaped(text));
  }

  void line(std::string_view kind, double x1, double y1, double x2, double y2) {
    out_ += fmt::format(R"(<line class="{}" x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>)",
                        kind, x1, y1, x2, y2);
  }

  void block(std::string_view colour, double x, double y, double width, double height,
             const std::string& tip) {
    out_ += fmt::format(
        R"(<rect fill="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"><title>{}</title></rect>)",
        colour, x, y, width, height, report::escaped(tip));
  }

  [[nodiscard]] double x_of(double points) const {
    const PointBars& bars = bars_.front();
    const double range = static_cast<double>(bars.counts.size()) * bars.width;
    return kStudyLeft + (points - bars.first) / range * (kStudyWidth - kStudyLeft - kStudyRight);
  }

  [[nodiscard]] std::string_view colour_at(int points) const {
    return kLevelColours.at(static_cast<std::size_t>(charts_->level(points)));
  }

  /// The spread of the points, and below it the shares of the levels.
  void add_series(const StudySeries& series, const PointBars& bars, double top) {
    words("name", kStudyLeft, top + 16,
          phrase("study-games", {{"1", series.name},
                                 {"2", std::to_string(series.outcomes.size())},
                                 {"3", signed_text(series.figures.mean, 1)}}));
    const double base = top + 26 + kBarsHeight;
    add_grid(base);
    for (std::size_t i = 0; i < bars.counts.size(); ++i) {
      const int from = bars.first + static_cast<int>(i) * bars.width;
      const double share =
          kInHundred * bars.counts[i] / static_cast<double>(series.outcomes.size());
      if (bars.counts[i] > 0) {
        const double height = share / highest_ * kBarsHeight;
        block(colour_at(from + bars.width / 2), x_of(from) + 0.5, base - height,
              x_of(from + bars.width) - x_of(from) - 1, height,
              fmt::format("{} … {}: {:.1f} %", signed_text(from, 0),
                          signed_text(from + bars.width - 1, 0), share));
      }
    }
    for (const int percentile : series.figures.percentiles) {
      line("mark", x_of(percentile), base - kBarsHeight, x_of(percentile), base);
    }
    line("axis", kStudyLeft, base, kStudyWidth - kStudyRight, base);
    double x = kStudyLeft;
    for (std::size_t i = 0; i < series.figures.levels.size(); ++i) {
      const double width = series.figures.levels.at(i) * (kStudyWidth - kStudyLeft - kStudyRight);
      const std::string share = fmt::format("{:.0f} %", kInHundred * series.figures.levels.at(i));
      block(kLevelColours.at(i), x, base + 24, width, 18,
            tabletop::level_name(*book_, static_cast<river::Level>(i)) + ": " + share);
      constexpr double kRoomForWords = 30;
      if (width >= kRoomForWords) {
        const bool dark = i == 0 || i + 1 == series.figures.levels.size();
        out_ +=
            fmt::format(R"(<text class="middle" style="fill:{}" x="{:.1f}" y="{:.1f}">{}</text>)",
                        dark ? "#fff" : "#2b2118", x + width / 2, base + 37, share);
      }
      x += width;
    }
    out_ += '\n';
  }

  void add_grid(double base) {
    const int step = grid_step(highest_, 4);
    for (int share = step; share <= static_cast<int>(highest_); share += step) {
      const double y = base - share / highest_ * kBarsHeight;
      line("grid", kStudyLeft, y, kStudyWidth - kStudyRight, y);
      words("end", kStudyLeft - 6, y + 4, fmt::format("{} %", share));
    }
    const PointBars& bars = bars_.front();
    const int last = bars.first + static_cast<int>(bars.counts.size()) * bars.width;
    const int every = std::max(bars.width, grid_step(last - bars.first, 12));
    for (int points = floor_to(bars.first + every - 1, every); points <= last; points += every) {
      line("axis", x_of(points), base, x_of(points), base + 4);
      words("middle", x_of(points), base + 16, signed_text(points, 0));
    }
  }

  void add_legend(double top) {
    words("", kStudyLeft, top + 2, phrase("study-points") + "; ┆ " + phrase("study-percentiles"));
    // In two rows, the worst half above.
    constexpr std::size_t kInARow = 4;
    constexpr double kStep =
        (kStudyWidth - kStudyLeft - kStudyRight) / static_cast<double>(kInARow);
    for (std::size_t i = 0; i < river::kLevels; ++i) {
      const double x = kStudyLeft + kStep * static_cast<double>(i % kInARow);
      const std::size_t row = i / kInARow;
      const double y = top + 12 + 18 * static_cast<double>(row);
      const std::string name = tabletop::level_name(*book_, static_cast<river::Level>(i));
      block(kLevelColours.at(i), x, y, 12, 12, name);
      words("", x + 18, y + 10, name);
    }
    out_ += '\n';
  }

  // ---- when the ironclad is met ----

  void add_curves(double top) {
    std::size_t longest = 1;
    for (const StudySeries& each : *series_) {
      longest = std::max(longest, each.figures.met_by.size());
    }
    constexpr std::size_t kMostTurns = 60;
    const std::size_t turns = std::min(longest, kMostTurns);
    const double high = top + 34;
    const double base = top + kCurvesHeight;
    const auto x = [turns](std::size_t turn) {
      return kStudyLeft + static_cast<double>(turn) / static_cast<double>(turns) *
                              (kStudyWidth - kStudyLeft - kStudyRight);
    };
    const auto y = [&](double share) { return base - share * (base - high); };
    words("name", kStudyLeft, top + 16, phrase("study-met"));
    for (const double share : {0.25, 0.5, 0.75, 1.0}) {
      line("grid", kStudyLeft, y(share), kStudyWidth - kStudyRight, y(share));
      words("end", kStudyLeft - 6, y(share) + 4, fmt::format("{:.0f} %", kInHundred * share));
    }
    const auto every = static_cast<std::size_t>(grid_step(static_cast<double>(turns), 12));
    for (std::size_t turn = every; turn <= turns; turn += every) {
      line("axis", x(turn), base, x(turn), base + 4);
      words("middle", x(turn), base + 16, std::to_string(turn));
    }
    words("end", kStudyWidth - kStudyRight, base + 30, phrase("study-turn"));
    line("axis", kStudyLeft, base, kStudyWidth - kStudyRight, base);
    std::string path = fmt::format("M{:.1f} {:.1f}", x(0), y(0));
    for (const river::MeetingRow& row :
         river::meeting_rows(*charts_, *options_, {}, static_cast<int>(turns))) {
      path += fmt::format("L{:.1f} {:.1f}", x(static_cast<std::size_t>(row.turn)), y(row.met));
    }
    out_ += fmt::format(R"(<path class="book" d="{}"/>)", path);
    words("", kStudyLeft + 30, base + 30, phrase("study-by-table"));
    line("book", kStudyLeft, base + 26, kStudyLeft + 24, base + 26);
    add_curve_of_each(turns, x, y, base);
    out_ += '\n';
  }

  template <class X, class Y>
  void add_curve_of_each(std::size_t turns, const X& x, const Y& y, double base) {
    for (std::size_t i = 0; i < series_->size(); ++i) {
      const RiverFigures& figures = (*series_)[i].figures;
      std::string path = fmt::format("M{:.1f} {:.1f}", x(0), y(0));
      for (std::size_t turn = 1; turn <= turns; ++turn) {
        const std::size_t last = std::min(turn, figures.met_by.size());
        path += fmt::format("L{:.1f} {:.1f}", x(turn), y(figures.met_by.at(last - 1)));
      }
      const std::string_view colour = kSeriesColours.at(i % kSeriesColours.size());
      const std::string_view dashes = kSeriesDashes.at(i / kSeriesColours.size() % 3);
      out_ += fmt::format(R"(<path class="curve" style="stroke:{};stroke-dasharray:{}" d="{}"/>)",
                          colour, dashes, path);
      // Below the curves, where they have flattened out.
      constexpr double kKeyWidth = 300;
      const double key = kStudyWidth - kStudyRight - kKeyWidth;
      const double row = base - 12 - 15 * static_cast<double>(series_->size() - 1 - i);
      out_ += fmt::format(
          R"(<line class="curve" style="stroke:{};stroke-dasharray:{}" x1="{}" y1="{:.1f}" x2="{}" y2="{:.1f}"/>)",
          colour, dashes, key, row - 4, key + 24, row - 4);
      words("", key + 30, row, (*series_)[i].name);
    }
  }

  const rulebook::Rulebook* book_;
  const river::Charts* charts_;
  const river::Options* options_;
  const std::vector<StudySeries>* series_;
  std::vector<PointBars> bars_;
  double highest_{1};  ///< share of the highest bar, per cent
  std::string out_;
};

}  // namespace

std::string series_name(const rulebook::Rulebook& book, const std::string& flotilla,
                        river::Policy policy) {
  return tabletop::river_phrase(
      book, "study-series",
      {{"1", flotilla},
       {"2", tabletop::river_phrase(book, "policy-" + std::string{river::word_of(policy)})}});
}

std::vector<PointBars> point_bars(const std::vector<StudySeries>& series) {
  const auto [least, most] = range_of(series);
  constexpr int kNarrow = 5;
  constexpr int kWide = 10;
  constexpr int kMostNarrow = 200;  // points for which narrow bars serve
  const int width = most - least > kMostNarrow ? kWide : kNarrow;
  const int first = floor_to(least, width);
  const auto count = static_cast<std::size_t>((most - first) / width) + 1;
  std::vector<PointBars> all;
  for (const StudySeries& each : series) {
    PointBars bars{first, width, std::vector<int>(count)};
    for (const RiverOutcome& outcome : each.outcomes) {
      ++bars.counts[static_cast<std::size_t>((outcome.points - first) / width)];
    }
    all.push_back(std::move(bars));
  }
  return all;
}

std::string study_svg(const rulebook::Rulebook& book, const river::Charts& charts,
                      const river::Options& options, const std::vector<StudySeries>& series) {
  return StudyWriter{book, charts, options, series}.text();
}

}  // namespace core::tabletop_study
