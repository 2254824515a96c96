// The options that say which position is meant: a set-up or a file, and the errata in force.
#pragma once

#include "core/cli/context.h"
#include "core/data/setup_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace core::cli {

/// What --setup, --position and --errata say.
struct PositionOptions {
  std::string setup;
  std::string position;
  std::string errata{"corrected"};
  std::string ways{"--setup NAME"};  ///< how a set-up is named, for the error when none is

  [[nodiscard]] bool given() const noexcept { return !setup.empty() || !position.empty(); }
};

/// Adds --setup, --position and --errata; one of the first two may be given.
void add_position_options(CLI::App& app, PositionOptions& options);

/// Adds --errata alone.
void add_errata_option(CLI::App& app, std::string& errata);

/// Reads a selection of errata.
/// @throws UserError for a word that is no selection, or an erratum that does not exist.
[[nodiscard]] rulebook::ErrataSelection parse_errata(Context& context, const std::string& text);

/// Holds a name against those of the set-ups.
/// @throws UserError naming what comes nearest.
void check_setup_name(Context& context, const std::string& name,
                      const rulebook::ErrataSelection& errata);

/// Opens the set-up of that name, or the position file.
/// @throws UserError when neither is given or the set-up does not exist; base::DataError for a
/// wrong line.
[[nodiscard]] data::OpenedSetup open_position(Context& context, const PositionOptions& options);

/// The fields by which an answer says what it speaks about: setup, position, cycle, errata,
/// remarks.
[[nodiscard]] Json describe(const PositionOptions& options, const data::OpenedSetup& opened);

/// The same for people: one line.
[[nodiscard]] std::string headline(const PositionOptions& options, const data::OpenedSetup& opened);

/// That line, and below it the rows that could not be set up.
[[nodiscard]] std::string heading(const PositionOptions& options, const data::OpenedSetup& opened);

/// Why a moment cannot be written as a set-up.
/// @param why not None
[[nodiscard]] std::string_view reason_of(data::NoSetup why);

/// The position in the text form of a position file; reading it back gives the same position, but
/// for pieces that are off the map.
[[nodiscard]] std::string position_text(const data::OpenedSetup& opened);

}  // namespace core::cli
