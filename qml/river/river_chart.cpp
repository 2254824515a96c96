#include "qml/river/river_chart.h"

#include "qml/models/preferences.h"
#include "qml/river/river_print.h"

#include <algorithm>

namespace riverview {

namespace {

constexpr tableview::ChartScales kMileScales{10, 2, 160};
constexpr double kMostWhole = 46;  // pixels a mile of a river that is hardly known yet
constexpr double kFingerReach = 16;
constexpr double kSheetMargin = 34;

}  // namespace

RiverChart::RiverChart(QQuickItem* parent) : ChartItem{kMileScales, parent} {
  setAntialiasing(true);
}

void RiverChart::setTitle(const QString& title) {
  if (title_ != title) {
    title_ = title;
    emit titleChanged();
    update();
  }
}

std::optional<tableview::ChartView> RiverChart::whole() const {
  if (picture() == nullptr || width() < 3 * kSheetMargin || height() < 3 * kSheetMargin) {
    return std::nullopt;
  }
  const Sheet all = whole_sheet(*picture(), size(), kMostWhole);
  return tableview::ChartView{all.scale, all.origin};
}

QPointF RiverChart::placeOf(int branch, int number) const {
  const Sheet sheet = this->sheet();
  if (picture() != nullptr) {
    for (const auto& reach : picture()->reaches) {
      if (reach.place.branch == branch && reach.place.section == number && !reach.line.empty()) {
        return (sheet.at(reach.line.back()) +
                sheet.at(
                    reach.line[reach.line.size() - std::min<std::size_t>(2, reach.line.size())])) /
               2;
      }
    }
  }
  return sheet.origin;
}

RiverPainter RiverChart::brush() const {
  const auto* const preferences = models::Preferences::of(this);
  const double text = preferences != nullptr ? preferences->textScale() : 1;
  return RiverPainter{*play_->picture(), river_look(scheme()), sheet(), text};
}

void RiverChart::paint(QPainter* painter) {
  if (picture() == nullptr) {
    return;
  }
  const RiverPainter by = brush();
  const QSizeF room = size();
  by.paint_paper(*painter, room);
  by.paint_water(*painter, room, play_->lookedAt());
  painter->setClipRect(QRectF{{}, room}.adjusted(13, 13, -13, -13));
  by.paint_marks(*painter, [this](core::river::GroupId group) { return play_->groupName(group); });
  by.paint_legend(*painter, room, title_);
}

void RiverChart::click(QPointF at) {
  if (picture() == nullptr) {
    return;
  }
  if (const auto place = brush().section_at(at, kFingerReach)) {
    play_->lookAt(place->branch, place->section);
    emit sectionClicked();
  }
}

}  // namespace riverview
