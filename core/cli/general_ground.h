// What generals are measured and tuned on: set-ups, problems, the code that plays.
#pragma once

#include "core/cli/context.h"
#include "core/data/catalogue.h"
#include "core/study/trials.h"

#include <filesystem>
#include <list>
#include <string>
#include <vector>

namespace core::cli {

/// A digest of the code and of the charts, map and set-ups that games are played with.
[[nodiscard]] std::string program_digest(Context& context);

/// The six scenarios [19.2], in their order.
[[nodiscard]] std::vector<std::string> scenarios_of(Context& context);

/// Set-ups that are open as long as it lives.
class OpenGround {
 public:
  /// Opens scenarios and the campaign, and the problems of a folder.
  /// @param problems empty: none
  /// @throws base::DataError for a problem with a wrong line; UserError for a folder without any
  OpenGround(Context& context, const std::filesystem::path& problems);

  [[nodiscard]] const study::Ground& ground() const noexcept { return ground_; }

  /// Of the campaign, with what is on by default.
  [[nodiscard]] const rulebook::Rulebook& book() const noexcept { return *book_; }

 private:
  void open_setup(Context& context, const std::string& setup, const std::string& secrecy);
  void open_problem(Context& context, const std::filesystem::path& file);

  std::list<data::OpenedSetup> opened_;
  std::shared_ptr<const rulebook::Rulebook> book_;
  study::Ground ground_;
};

}  // namespace core::cli
