// Tests of the window by QtTest: each class is a part of one program, window_parts_test, and a run
// of its own. The class of window_log_test.cpp is the part "log".
#pragma once

#include "tests/support/places.h"

#include <QString>
#include <QTest>

#include <functional>
#include <map>
#include <string>

namespace tests {

inline const QString kCatalogue = QString::fromUtf8(places::catalogue());
inline const QString kProgram = QString::fromStdString(places::program("sumter-window"));

using PartRuns = std::map<std::string, std::function<int(int, char**)>, std::less<>>;

/// The parts of the program by their names.
[[nodiscard]] inline PartRuns& window_parts() {
  static PartRuns parts;
  return parts;
}

/// Makes a class known by the name of its part. Application: QGuiApplication for one that paints.
template <class Test, class Application>
struct WindowPart {
  explicit WindowPart(const char* name) {
    window_parts().emplace(name, [](int argc, char** argv) {
      const Application application{argc, argv};
      Test test;
      return QTest::qExec(&test, argc, argv);
    });
  }
};

}  // namespace tests
