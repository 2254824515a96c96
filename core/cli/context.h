// What every subcommand shares: where to write, the catalogue, the way to say no.
#pragma once

#include "core/cli/run.h"
#include "core/data/catalogue.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>

namespace core::tabletop_data {
class TabletopCatalogue;
}

namespace core::cli {

using Json = nlohmann::ordered_json;

/// The number of the JSON format; it grows when a field changes its meaning or goes.
inline constexpr int kJsonFormat = 1;

/// Thrown when the command line asks for something that does not exist. One sentence.
class UserError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// One run of the command. The answer is collected and written only when the run succeeds; a game
/// alone speaks at once.
class Context {
 public:
  /// @param screen where a game is played.
  /// @param aside what is no answer: how far a long one is.
  Context(const Surroundings& surroundings, std::ostream& screen, std::ostream& aside)
      : surroundings_{surroundings}, screen_{&screen}, aside_{&aside} {
    catalogue_file = surroundings.catalogue;
  }

  bool json{};                           ///< --json
  std::filesystem::path catalogue_file;  ///< --catalogue
  int exit_code{kFine};
  std::ostringstream out;

  [[nodiscard]] const Surroundings& surroundings() const noexcept { return surroundings_; }

  /// What the players of a game type, line by line.
  [[nodiscard]] std::istream& in() noexcept {
    return surroundings_.in != nullptr ? *surroundings_.in : nothing_;
  }

  /// Where they read.
  [[nodiscard]] std::ostream& screen() noexcept { return *screen_; }

  [[nodiscard]] std::ostream& aside() noexcept { return *aside_; }

  /// Whether they see what they type.
  [[nodiscard]] bool interactive() const noexcept { return surroundings_.interactive; }

  /// The catalogue, opened when it is first asked for.
  /// @throws base::DataError when it cannot be opened.
  [[nodiscard]] const data::Catalogue& catalogue();

  /// The texts of the tabletop sets in it, likewise.
  [[nodiscard]] tabletop_data::TabletopCatalogue tabletop();

  /// Writes `body` behind the two fields that all answers have: `format` and `command`.
  void answer(std::string_view command, Json body);

 private:
  Surroundings surroundings_;
  std::ostream* screen_;
  std::ostream* aside_;
  std::istringstream nothing_;
  std::optional<data::Catalogue> catalogue_;
};

}  // namespace core::cli
