// The tables that players look into during a battle, made of the charts by which the program
// judges: no figure of them is typed here.
#pragma once

#include "core/coastal/setting.h"
#include "core/ironclad/setting.h"
#include "qml/table/print_grid.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>
#include <vector>

namespace tableview {

[[nodiscard]] std::vector<PrintGrid> print_tables(const core::ironclad::Setting& setting);
[[nodiscard]] std::vector<PrintGrid> print_tables(const core::coastal::Setting& setting);

/// Of a table with many words, points.
inline constexpr double kSmallType = 6.4;

// ---- words that cards and tables share ----

class TablesSay {
  Q_DECLARE_TR_FUNCTIONS(PrintTables)
};

[[nodiscard]] QString print_name(std::string_view name);
/// `6"`, `1.25"`, `13/16"`.
[[nodiscard]] QString print_inches(core::table::Inches length);
/// "smoothbore"
[[nodiscard]] QString gun_type_words(core::table::GunType type);
/// "+2", "−1"
[[nodiscard]] QString signed_words(int number);
/// "A", "launch", "any (side-wheeler)"
[[nodiscard]] QString circle_words(core::ironclad::Circle circle);
/// "4+" or "–"
[[nodiscard]] QString needs_words(int needs);

/// The faces that bring the same, and what they bring: "1–4" and the value.
template <class Value>
struct FaceRun {
  QString faces;
  Value value;
};

template <class Value>
[[nodiscard]] std::vector<FaceRun<Value>> face_runs(const core::table::D6Table<Value>& table) {
  std::vector<FaceRun<Value>> runs;
  int first = 1;
  for (int face = 1; face <= 6; ++face) {
    if (face < 6 && table.on(face + 1) == table.on(face)) {
      continue;
    }
    runs.push_back(
        {first == face ? QString::number(face) : QStringLiteral("%1–%2").arg(first).arg(face),
         table.on(face)});
    first = face + 1;
  }
  return runs;
}

}  // namespace tableview
