#include "tests/qml/printed.h"

#include "qml/table/print_job.h"
#include "tests/support/places.h"

#include <QProcess>
#include <QTest>

#include <variant>

namespace tests {

namespace {

using tableview::PrintMark;
using tableview::PrintPages;
using tableview::PrintShape;
using tableview::PrintSheet;
using tableview::PrintWords;

/// Also of a line, which has no area.
bool lies_in(const QRectF& room, const QRectF& box) {
  return box.left() >= room.left() && box.right() <= room.right() && box.top() >= room.top() &&
         box.bottom() <= room.bottom();
}

bool has_room(const PrintWords& words) {
  const double needed = words.wraps
                            ? tableview::words_height(words.type, words.text, words.box.width())
                            : tableview::words_width(words.type, words.text);
  return needed <= (words.wraps ? words.box.height() : words.box.width()) + 0.5;
}

}  // namespace

tableview::PrintOrder print_order_of(const QString& battle, const QString& rules,
                                     const QString& paper, const QString& what) {
  QString fault;
  tableview::PrintOrder order = tableview::print_order(battle, rules, paper, what, fault);
  [&] { QVERIFY2(fault.isEmpty(), qPrintable(fault)); }();
  return order;
}

QStringList words_of(const PrintSheet& sheet) {
  QStringList all;
  for (const PrintMark& mark : sheet.marks()) {
    if (const auto* const words = std::get_if<PrintWords>(&mark)) {
      all << words->text;
    }
  }
  return all;
}

QStringList words_of(const PrintPages& pages) {
  QStringList all;
  for (const PrintSheet& sheet : pages.sheets()) {
    all << words_of(sheet);
  }
  return all;
}

std::vector<PrintShape> shapes_of(const PrintPages& pages, const QString& name) {
  std::vector<PrintShape> found;
  for (const PrintSheet& sheet : pages.sheets()) {
    for (const PrintMark& mark : sheet.marks()) {
      const auto* const shape = std::get_if<PrintShape>(&mark);
      if (shape != nullptr && shape->name == name) {
        found.push_back(*shape);
      }
    }
  }
  return found;
}

QString what_does_not_fit(const PrintPages& pages) {
  const QRectF room = pages.paper().room().adjusted(-1, -1, 1, 1);
  for (const PrintSheet& sheet : pages.sheets()) {
    for (const PrintMark& mark : sheet.marks()) {
      if (const auto* const shape = std::get_if<PrintShape>(&mark)) {
        if (!lies_in(room, shape->path.boundingRect())) {
          return words_of(sheet).value(0) + ": shape " + shape->name;
        }
        continue;
      }
      const auto& words = std::get<PrintWords>(mark);
      if (!lies_in(room, words.box) || !has_room(words)) {
        return words_of(sheet).value(0) + ": words " + words.text;
      }
    }
  }
  return {};
}

Ran run_window(const QStringList& arguments) {
  QProcess program;
  program.start(
      QString::fromStdString(tests::places::program("sumter-window")),
      QStringList{"--language", "en", "--catalogue", tests::places::catalogue()} + arguments);
  program.waitForFinished();
  return {program.exitCode(), QString::fromUtf8(program.readAllStandardError())};
}

}  // namespace tests
