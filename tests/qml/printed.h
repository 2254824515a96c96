// What stands on printed pages, for the tests of what is printed at sea and on land.
#pragma once

#include "qml/table/print_order.h"
#include "qml/table/print_sheet.h"
#include "tests/support/catalogue.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tests {

/// An order that is possible; the test fails when it is not.
[[nodiscard]] tableview::PrintOrder print_order_of(const QString& battle, const QString& rules,
                                                   const QString& paper, const QString& what);

[[nodiscard]] QStringList words_of(const tableview::PrintSheet& sheet);
[[nodiscard]] QStringList words_of(const tableview::PrintPages& pages);

/// The shapes of a name on all pages.
[[nodiscard]] std::vector<tableview::PrintShape> shapes_of(const tableview::PrintPages& pages,
                                                           const QString& name);

/// The first shape or words that do not lie on the paper, or have no room where they stand; empty
/// when all do.
[[nodiscard]] QString what_does_not_fit(const tableview::PrintPages& pages);

struct Ran {
  int code{};
  QString said;
};

/// Runs the window's program, in English and with the catalogue that was built.
[[nodiscard]] Ran run_window(const QStringList& arguments);

}  // namespace tests
