#include "core/cli/typed_orders.h"

#include "core/data/text_source.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace core::cli {

TypedOrders::TypedOrders(Context& context, const std::string& file) : context_{context} {
  if (file.empty()) {
    return;
  }
  std::error_code unknown;
  if (std::filesystem::is_fifo(file, unknown) ||
      std::filesystem::is_character_file(file, unknown)) {
    file_ = std::make_unique<std::ifstream>(file);  // another program is still writing it
  } else {
    file_ = std::make_unique<std::istringstream>(data::read_text(file, file));
  }
}

std::string fault_of_line(std::string_view line) {
  try {
    data::require_text({"the line", 0}, line);
    return {};
  } catch (const base::DataError& error) {
    return error.reason();
  }
}

}  // namespace core::cli
