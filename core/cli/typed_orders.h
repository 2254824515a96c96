// From where the orders of a game come: the keyboard, a pipe, or a file that was named.
#pragma once

#include "core/cli/context.h"

#include <istream>
#include <memory>
#include <string>
#include <string_view>

namespace core::cli {

class TypedOrders {
 public:
  /// @param file as it was named; empty for what is typed.
  /// @throws base::DataError for a file that cannot be read, or is no text.
  TypedOrders(Context& context, const std::string& file);

  [[nodiscard]] std::istream& in() noexcept { return file_ ? *file_ : context_.in(); }

  /// Whether somebody types them, and sees what becomes of each.
  [[nodiscard]] bool interactive() const noexcept { return !file_ && context_.interactive(); }

  /// Nobody who only feeds orders sees what was refused: the exit code tells it.
  void note_refused(bool any) {
    if (any && !interactive()) {
      context_.exit_code = kFindings;
    }
  }

 private:
  Context& context_;
  std::unique_ptr<std::istream> file_;
};

/// Why a line that was typed is none, "the line is no text"; empty for one that is.
[[nodiscard]] std::string fault_of_line(std::string_view line);

}  // namespace core::cli
