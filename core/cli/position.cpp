#include "core/cli/position.h"

#include "core/cli/words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace core::cli {
namespace {

std::vector<std::string> setup_names(Context& context, const rulebook::ErrataSelection& errata) {
  std::vector<std::string> names;
  for (const data::SetupInfo& setup : context.catalogue().setups(errata)) {
    names.push_back(setup.id);
  }
  return names;
}

/// The ids in a selection, "E010" of "corrected,-E010".
std::vector<std::string> ids_in(const std::string& text) {
  std::vector<std::string> ids;
  std::stringstream words{text};
  for (std::string word; std::getline(words, word, ',');) {
    if (!word.empty() && (word.front() == '+' || word.front() == '-')) {
      ids.push_back(word.substr(1));
    }
  }
  return ids;
}

}  // namespace

void add_errata_option(CLI::App& app, std::string& errata) {
  app.add_option("--errata", errata,
                 "Errata in force: corrected (all; the default), as-printed (none), or changes to "
                 "one of them: corrected,-E010 or as-printed,+E004,+E006")
      ->option_text("SELECTION");
}

void add_position_options(CLI::App& app, PositionOptions& options) {
  auto* const setup = app.add_option("--setup", options.setup, "A set-up (sumter scenario list)")
                          ->option_text("NAME");
  app.add_option("--position", options.position, "A position file (sumter supply --help)")
      ->option_text("FILE")
      ->excludes(setup);
  add_errata_option(app, options.errata);
}

rulebook::ErrataSelection parse_errata(Context& context, const std::string& text) {
  const auto selection = rulebook::ErrataSelection::parse(text);
  if (!selection) {
    throw UserError{"--errata " + text + ": " + selection.error()};
  }
  std::vector<std::string> known;
  for (const data::Erratum& erratum : context.catalogue().errata()) {
    known.push_back(erratum.id);
  }
  for (const std::string& id : ids_in(text)) {
    if (std::find(known.begin(), known.end(), id) == known.end()) {
      throw UserError{unknown("erratum", id, known)};
    }
  }
  return *selection;
}

void check_setup_name(Context& context, const std::string& name,
                      const rulebook::ErrataSelection& errata) {
  const auto names = setup_names(context, errata);
  if (std::find(names.begin(), names.end(), name) == names.end()) {
    throw UserError{unknown("set-up", name, names) + " (" + join(names) + ")"};
  }
}

data::OpenedSetup open_position(Context& context, const PositionOptions& options) {
  const rulebook::Switches switches{parse_errata(context, options.errata)};
  if (!options.position.empty()) {
    return context.catalogue().open_position(options.position, switches);
  }
  if (options.setup.empty()) {
    throw UserError{"name a position: " + options.ways + " or --position FILE"};
  }
  check_setup_name(context, options.setup, switches.errata);
  return context.catalogue().open_setup(options.setup, switches);
}

std::string_view reason_of(data::NoSetup why) {
  return why == data::NoSetup::Over ? "the game is over"
                                    : "something is not finished yet (a force on its way, a "
                                      "battle, points to be shared out)";
}

Json describe(const PositionOptions& options, const data::OpenedSetup& opened) {
  Json remarks = Json::array();
  for (const data::SetupRemark& remark : opened.remarks) {
    remarks.push_back({{"id", remark.key}, {"text", remark.text}});
  }
  return {{"setup", options.position.empty() ? Json(opened.info.id) : Json(nullptr)},
          {"position", options.position.empty() ? Json(nullptr) : Json(options.position)},
          {"cycle", opened.state.cycle.text()},
          {"errata", opened.setting.switches.errata.text()},
          {"remarks", std::move(remarks)}};
}

std::string headline(const PositionOptions& options, const data::OpenedSetup& opened) {
  const std::string what = options.position.empty()
                               ? fmt::format("{} ({})", opened.info.title, opened.info.id)
                               : options.position;
  return fmt::format("{}, cycle {}, errata {}\n", what, opened.state.cycle.text(),
                     opened.setting.switches.errata.text());
}

std::string heading(const PositionOptions& options, const data::OpenedSetup& opened) {
  std::string text = headline(options, opened);
  for (const data::SetupRemark& remark : opened.remarks) {
    text += remark.text + "\n";
  }
  return text;
}

}  // namespace core::cli
