#include "qml/models/river_plot.h"

#include "core/river/begin_text.h"
#include "core/river/course.h"
#include "core/tabletop/river_words.h"
#include "qml/models/fault_words.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace models {

namespace {

using core::river::CrossingPoint;
using core::river::Hand;
using core::river::PlottedSection;

constexpr int kCrossings = 3;
constexpr int kTributaries = 3;

int number_of(const std::optional<Hand>& hand) { return !hand ? 0 : *hand == Hand::Left ? 1 : 2; }

std::optional<Hand> hand_of(int number) {
  return number == 0 ? std::nullopt : std::optional{number == 1 ? Hand::Left : Hand::Right};
}

int number_of(core::river::Bend bend) {
  if (bend.is_ahead()) {
    return 0;  // its hand is of no meaning
  }
  const auto all = core::river::all_bends();
  return static_cast<int>(std::ranges::find(all, bend) - all.begin());
}

}  // namespace

template <class Change>
void RiverPlot::change(int row, const Change& how) {
  if (row < 0 || row >= count()) {
    return;
  }
  how(sections_[static_cast<std::size_t>(row)]);
  emit dataChanged(index(row), index(count() - 1));
  emit changed();
}

void RiverPlot::add() {
  if (!hasRoom()) {
    return;
  }
  beginInsertRows({}, count(), count());
  sections_.emplace_back();
  endInsertRows();
  setCurrent(count() - 1);
  emit changed();
}

void RiverPlot::removeAt(int row) {
  if (row < 0 || row >= count()) {
    return;
  }
  beginRemoveRows({}, row, row);
  sections_.erase(sections_.begin() + row);
  endRemoveRows();
  if (row < count()) {
    emit dataChanged(index(row), index(count() - 1));
  }
  setCurrent(std::min(row, count() - 1));
  emit changed();
}

void RiverPlot::setBend(int row, int bend) {
  const auto all = core::river::all_bends();
  if (bend >= 0 && bend < static_cast<int>(all.size())) {
    change(row,
           [&](PlottedSection& section) { section.bend = all[static_cast<std::size_t>(bend)]; });
  }
}

void RiverPlot::setTown(int row, bool town) {
  change(row, [town](PlottedSection& section) { section.town = town; });
}

void RiverPlot::setCrossing(int row, int crossing) {
  if (crossing >= 0 && crossing < kCrossings) {
    change(row, [crossing](PlottedSection& section) {
      section.crossing = static_cast<CrossingPoint>(crossing);
    });
  }
}

void RiverPlot::setTributary(int row, int tributary) {
  if (tributary >= 0 && tributary < kTributaries) {
    change(row, [tributary](PlottedSection& section) { section.tributary = hand_of(tributary); });
  }
}

std::vector<PlottedSection> RiverPlot::plot() const {
  return drawn_ ? sections_ : std::vector<PlottedSection>{};
}

void RiverPlot::take(std::vector<PlottedSection> sections) {
  beginResetModel();
  sections_ = std::move(sections);
  endResetModel();
  setCurrent(-1);
  emit changed();
}

void RiverPlot::speak(std::shared_ptr<const core::rulebook::Rulebook> book) {
  book_ = std::move(book);
  emit booksChanged();
  if (count() > 0) {
    emit dataChanged(index(0), index(count() - 1), {HeadingRole});
  }
  emit changed();
}

void RiverPlot::setDrawn(bool drawn) {
  if (drawn_ != drawn) {
    drawn_ = drawn;
    emit changed();
  }
}

QStringList RiverPlot::bends() const {
  QStringList all;
  if (book_ != nullptr) {
    for (const core::river::Bend each : core::river::all_bends()) {
      all << words(core::tabletop::bend_name(*book_, each));
    }
  }
  return all;
}

QString RiverPlot::fault() const {
  if (!drawn_) {
    return {};
  }
  return sections_.empty() ? tr("The map has no section yet [RR-340].")
                           : fault_sentence(core::river::fault_of_plot(sections_));
}

void RiverPlot::setCurrent(int row) {
  if (current_ != row) {
    current_ = row;
    emit currentChanged();
  }
}

std::optional<core::river::Heading> RiverPlot::heading_in(std::size_t row) const {
  auto heading = std::optional{core::river::Heading::East};
  for (std::size_t i = 0; i <= row && heading; ++i) {
    heading = core::river::turned(*heading, sections_[i].bend);
  }
  return heading;
}

int RiverPlot::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RiverPlot::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const auto row = static_cast<std::size_t>(index.row());
  const PlottedSection& section = sections_[row];
  switch (role) {
    case BendRole:
      return number_of(section.bend);
    case TownRole:
      return section.town;
    case CrossingRole:
      return static_cast<int>(section.crossing);
    case TributaryRole:
      return number_of(section.tributary);
    case HeadingRole: {
      const auto heading = heading_in(row);
      return heading && book_ != nullptr ? words(core::tabletop::heading_name(*book_, *heading))
                                         : QString{};
    }
    case WestRole:
      return !heading_in(row) && (row == 0 || heading_in(row - 1));
    default:
      return {};
  }
}

QHash<int, QByteArray> RiverPlot::roleNames() const {
  return {{BendRole, "bend"},           {TownRole, "town"},       {CrossingRole, "crossing"},
          {TributaryRole, "tributary"}, {HeadingRole, "heading"}, {WestRole, "west"}};
}

}  // namespace models
