#include "core/base/data_error.h"

#include <utility>

namespace core::base {
namespace {

std::string message(const std::string& file, int row, const std::string& column,
                    const std::string& reason) {
  std::string text = file;
  if (row > 0) {
    text += ":" + std::to_string(row);
  }
  if (!column.empty()) {
    text += ": " + column;
  }
  return text + ": " + reason;
}

}  // namespace

DataError::DataError(std::string file, int row, std::string column, std::string reason)
    : std::runtime_error{message(file, row, column, reason)},
      file_{std::move(file)},
      row_{row},
      column_{std::move(column)},
      reason_{std::move(reason)} {}

}  // namespace core::base
