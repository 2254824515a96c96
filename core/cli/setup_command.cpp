// `sumter setup`: any position of a saved game as a set-up file, and what is wrong in one.
#include "core/base/files.h"
#include "core/cli/commands.h"
#include "core/cli/game_options.h"
#include "core/cli/position.h"
#include "core/cli/saved_game.h"
#include "core/cli/words.h"
#include "core/trial_play/invariants.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <optional>

namespace core::cli {
namespace {

struct SaveOptions {
  std::string save;
  std::string out;
  std::string title;
  std::string briefing;
  std::optional<std::uint32_t> after;
};

/// The position after the first actions of the line that is played.
state::GameState position_after(const save::Journal& journal, std::uint32_t actions) {
  return journal.state_at(actions == 0 ? save::kBegin : journal.path()[actions - 1]);
}

/// @throws UserError where nothing can be saved, naming the last action after which it can.
void require_setup(const save::Journal& journal, const state::GameState& state,
                   std::uint32_t actions) {
  const data::NoSetup why = data::why_no_setup(state);
  if (why == data::NoSetup::None) {
    return;
  }
  std::string text = fmt::format("after action {} {}: a set-up begins between two of them", actions,
                                 reason_of(why));
  for (std::uint32_t before = actions; before-- > 0;) {
    if (data::why_no_setup(position_after(journal, before)) == data::NoSetup::None) {
      throw UserError{text + fmt::format("; the last such moment is --after {}", before)};
    }
  }
  throw UserError{text};
}

/// Writes the file and tells of it.
void write_out(Context& context, const SaveOptions& options, const data::OpenedSetup& opened,
               const state::GameState& state, const std::string& usual_title,
               std::uint32_t actions) {
  const std::string title = options.title.empty() ? usual_title : options.title;
  const data::SetupWords words{title,
                               options.briefing.empty() ? opened.info.briefing : options.briefing};
  data::make_shared_setup(options.out,
                          context.catalogue().write_setup(words, opened.setting, state));
  if (context.json) {
    context.answer(
        "setup save",
        {{"save", options.save}, {"after", actions}, {"title", title}, {"setup", options.out}});
    return;
  }
  context.out << fmt::format("{}: {}, after {} of {}\n", options.out, title,
                             counted(actions, "action"), options.save);
}

/// [19.2] A set-up of the catalogue, corrected, as the begin of a game of it.
void save_printed(Context& context, const SaveOptions& options) {
  GameOptions named;
  named.scenario = options.save;
  const data::OpenedSetup opened = open_scenario(context, named);
  write_out(context, options, opened, save::begin_of(opened, 0), opened.info.title, 0);
}

void save(Context& context, const SaveOptions& options) {
  if (options.save.find_first_of("./\\") == std::string::npos && !base::is_there(options.save)) {
    save_printed(context, options);
    return;
  }
  const save::SavedGame game = open_to_read(context, options.save);
  const save::Journal& journal = game.journal;
  const data::OpenedSetup& opened = game.opened;
  const auto length = static_cast<std::uint32_t>(journal.path().size());
  const std::uint32_t actions = options.after.value_or(length);
  if (actions > length) {
    throw UserError{
        fmt::format("--after {}: {} has {}", actions, options.save, counted(length, "action"))};
  }
  const state::GameState state = position_after(journal, actions);
  require_setup(journal, state, actions);
  write_out(context, options, opened, state,
            fmt::format("{}, game-turn {}", opened.info.title, state.turn.game_turn), actions);
}

/// What is wrong in the file; of a sound one whether the game that begins with it keeps to all that
/// must hold.
std::vector<base::DataError> faults(Context& context, const data::SharedSetup& shared) {
  auto found = context.catalogue().faults_of(shared);
  if (found.empty()) {
    const data::OpenedSetup opened = context.catalogue().open_shared(shared);
    state::Standing standing{opened.setting, opened.state};
    const std::string broken = trial_play::broken_invariant(standing.situation());
    if (!broken.empty()) {
      found.emplace_back(shared.name, 0, "", "the position cannot be: " + broken);
    }
  }
  return found;
}

void check(Context& context, const std::string& file) {
  const data::SharedSetup shared = data::read_shared_setup(file);
  const auto found = faults(context, shared);
  context.exit_code = found.empty() ? kFine : kFindings;
  if (context.json) {
    Json rows = Json::array();
    for (const base::DataError& fault : found) {
      rows.push_back(
          {{"row", fault.row()}, {"column", fault.column()}, {"reason", fault.reason()}});
    }
    context.answer("setup check",
                   {{"setup", file}, {"ok", found.empty()}, {"faults", std::move(rows)}});
    return;
  }
  for (const base::DataError& fault : found) {
    context.out << fault.what() << '\n';
  }
  if (found.size() >= data::kMostFaults) {
    context.out << fmt::format("{}: there may be more; no more than {} are told\n", file,
                               data::kMostFaults);
  }
  if (found.empty()) {
    const data::OpenedSetup opened = context.catalogue().open_shared(shared);
    context.out << fmt::format("{}: {}, cycle {}, {}: sound\n", file, opened.info.title,
                               opened.state.cycle.text(),
                               counted(opened.state.pieces.size(), "piece"));
  }
}

}  // namespace

void add_setup(CLI::App& app, Context& context) {
  CLI::App* const setup = app.add_subcommand(
      "setup", "Set-ups from games: one file of text each, to be played, changed and shared");
  setup->fallthrough();
  setup->require_subcommand(1);

  CLI::App* const from = setup->add_subcommand(
      "save", "Writes a position of a saved game as a set-up (scenarios/README.md)");
  from->fallthrough();
  const auto options = std::make_shared<SaveOptions>();
  from->add_option("SAVE", options->save,
                   "A saved game (sumter play --save), or a set-up (sumter scenario list)")
      ->required();
  from->add_option("--after", options->after,
                   "The position after so many actions of its line; the last one by default")
      ->option_text("N");
  from->add_option("--out", options->out, "The file; it must not exist yet")
      ->option_text("FILE")
      ->required();
  from->add_option("--title", options->title, "Its title")->option_text("TEXT");
  from->add_option("--briefing", options->briefing,
                   "What its players are told; by default what the game's own set-up says")
      ->option_text("TEXT");
  from->callback([&context, options] { save(context, *options); });

  CLI::App* const proof = setup->add_subcommand(
      "check", "All that is wrong in a set-up file, one a line; exit code 1 when something is");
  proof->fallthrough();
  const auto file = std::make_shared<std::string>();
  proof->add_option("FILE", *file, "A set-up file, or a position file")->required();
  proof->callback([&context, file] { check(context, *file); });
}

}  // namespace core::cli
