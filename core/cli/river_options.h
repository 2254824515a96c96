// What the subcommands of `sumter river` share: their options, and the begin that these name.
// Private to this room.
#pragma once

#include "core/cli/context.h"
#include "core/cli/game_options.h"
#include "core/river/commodore.h"
#include "core/river/setting.h"
#include "core/tabletop_study/river_battles.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace core::cli {

struct RiverOptions {
  TableBegin begun;
  std::string code;
  std::string flotilla{"A"};
  std::string begin;
  std::string policy{"steady"};
  std::string encounters{"quick"};
  std::string rules{"ironclad"};
  std::vector<std::string> options;
  std::uint64_t seed{1};
  int games{1000};
  int battery_games{};  ///< of a fit; 0: as many as `games`
  int threads{1};
  int turns{30};
  int section{};
  int turn{1};
  bool tributary{};
  bool same_river{};
  bool printed_run{};
  bool progress{};
  bool csv{};
  bool svg{};
  std::vector<std::string> policies{"steady"};  ///< of a study
  std::string save;
  std::string orders;
  std::string file;
  std::vector<std::string> files;
};

using ChosenRiver = std::shared_ptr<RiverOptions>;

/// @throws UserError when the code is mistyped.
[[nodiscard]] std::uint32_t river_of(const std::string& code);

/// @throws UserError for a name or value that no option of table RR-T11 has.
[[nodiscard]] river::Options switches_of(const RiverOptions& options, river::Options switches = {});

/// The begin of a file, or of a sample flotilla on a river by its code.
/// @throws UserError for a code, flotilla or option that is none, base::DataError for the file.
[[nodiscard]] river::Begin begin_of(const river::Charts& charts, const RiverOptions& options);

/// Those that the command line has checked.
[[nodiscard]] river::Policy policy_in(const RiverOptions& options);
[[nodiscard]] tabletop_study::Encounters encounters_in(const RiverOptions& options);

/// A share, "12.5".
[[nodiscard]] std::string per_cent(double share);

/// Adds a subcommand that does something with its options.
CLI::App& add_command(CLI::App& river, const char* name, const char* help,
                      const ChosenRiver& options,
                      const std::function<void(const RiverOptions&)>& does);

// Options that several of them have.

void add_switches(CLI::App& command, const ChosenRiver& options);
void add_begin(CLI::App& command, const ChosenRiver& options);
void add_encounters(CLI::App& command, const ChosenRiver& options);

/// "cautious", "steady" and so on.
[[nodiscard]] std::vector<std::string> policy_words();

/// `sumter river study` and `sumter river fit`.
void add_river_study(CLI::App& river, Context& context);
void add_river_fit(CLI::App& river, Context& context);

}  // namespace core::cli
