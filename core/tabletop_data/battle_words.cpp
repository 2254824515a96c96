#include "core/tabletop_data/battle_words.h"

#include "core/table/order_line.h"

namespace core::tabletop_data {

std::string point_text(table::Point point) {
  return "(" + table::inches_text(point.x) + ", " + table::inches_text(point.y) + ")";
}

std::string points_text(const std::vector<table::Point>& points) {
  std::string text;
  for (const table::Point& point : points) {
    text += " " + point_text(point);
  }
  return text;
}

}  // namespace core::tabletop_data
