// Tables on paper, and their arrangement in two columns.
#pragma once

#include "qml/table/print_sheet.h"

#include <QStringList>

#include <vector>

namespace tableview {

/// A table with its title and the rule that it belongs to.
struct PrintGrid {
  QString title;
  QString rule;  ///< "IC-T10"
  QStringList heads;
  std::vector<QStringList> rows;
  QString note;      ///< below it
  bool wide{};       ///< over the whole width of the page
  bool centred{};    ///< all columns but the first
  double type{7.2};  ///< points

  /// Points, on so much width.
  [[nodiscard]] double height(double width) const;
  void draw(PrintSheet& sheet, QRectF box) const;

 private:
  [[nodiscard]] std::vector<double> columns(double width) const;
  [[nodiscard]] double row_height(const QStringList& row, const std::vector<double>& columns,
                                  const PrintType& type) const;
};

/// Tables one after the other, two beside each other where they are narrow.
void lay_out(PrintPages& pages, const std::vector<PrintGrid>& grids);

}  // namespace tableview
