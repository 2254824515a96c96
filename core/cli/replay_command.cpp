// `sumter replay`: a saved game told, and played again to see whether it comes out the same.
#include "core/base/hash.h"
#include "core/cli/commands.h"
#include "core/cli/event_words.h"
#include "core/cli/saved_game.h"
#include "core/cli/words.h"
#include "core/game/orders.h"
#include "core/save/match.h"
#include "core/save/proof.h"
#include "core/save/state_hash.h"
#include "core/state/record.h"
#include "core/words/log.h"
#include "core/words/wording.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace core::cli {
namespace {

using save::ActionId;
using save::Journal;

struct ReplayOptions {
  std::string save;
  bool verify{};
  bool events{};
};

/// One action of the current line, told.
struct Told {
  Json json;
  std::string text;
};

std::vector<Told> tell(const data::OpenedSetup& opened, const Journal& journal) {
  std::vector<Told> all;
  std::string_view bracket;
  state::Standing standing{opened.setting, journal.state_at(save::kBegin)};
  state::Record record{standing};
  for (const ActionId id : journal.path()) {
    const save::Entry entry = journal.read(id);
    const save::ActionInfo info = journal.info(id);
    const std::string order = game::order_text(opened.setting, record.state(), entry.action);
    Told told{{{"action", id.value()},
               {"game_turn", info.game_turn},
               {"by", board::name(info.by)},
               {"order", order},
               {"operation", save::Match::words_in(journal.operation(id))},
               {"events", Json::array()}},
              fmt::format("{:>5}  {:<12}{}\n", id.value(), board::name(info.by), order)};
    if (const std::string_view of = journal.operation(id);
        of != std::exchange(bracket, of) && !of.empty()) {
      told.text.insert(0, fmt::format("{}:\n", save::Match::words_in(of)));
    }
    const std::vector<bool> worth = words::worth_a_line(entry.events);
    for (std::size_t at = 0; at < entry.events.size(); ++at) {
      const words::Was was = words::what_was(record.now(), entry.events[at]);
      record.apply(entry.events[at]);
      Json fields = to_json(record.now(), entry.events[at], was);
      if (worth[at]) {
        told.text += "       - " + words::line_of(record.now(), entry.events, at, was) + "\n";
      }
      told.json["events"].push_back(std::move(fields));
    }
    (void)record.take_events();
    all.push_back(std::move(told));
  }
  return all;
}

Json proof_json(const save::Proof& proof) {
  return {{"ok", proof.good()},
          {"actions", proof.written.actions},
          {"snapshots", proof.written.snapshots},
          {"played", proof.played},
          {"told_otherwise", proof.told_otherwise},
          {"fault", proof.good() ? Json(nullptr) : Json(proof.fault)},
          {"action", proof.row == 0 ? Json(nullptr) : Json(proof.row)}};
}

/// The faces with which the game was begun, 0 where the seed decided.
std::vector<std::uint8_t> first_faces(const Journal& journal) {
  return journal.state_at(save::kBegin).dice.written();
}

Json header_json(const save::Header& header) {
  return {{"program", header.program},     {"scenario", header.scenario}, {"errata", header.errata},
          {"options", header.options},     {"secrecy", header.secrecy},   {"seed", header.seed},
          {"catalogue", header.catalogue}, {"date", header.date}};
}

void write(Context& context, const ReplayOptions& options, const Journal& journal,
           const std::vector<Told>& told, const std::optional<save::Proof>& proof) {
  const save::Header& header = journal.header();
  context.out << fmt::format(
      "{}: {}, begun {} with {}, seed {}, errata {}, options {}, secrecy {}\n{} in {}, game-turn "
      "{}, position {}\n",
      options.save, header.scenario, header.date, header.program, header.seed, header.errata,
      header.options, header.secrecy, counted(journal.size(), "action"),
      fmt::format("{} {}", journal.branches().size(),
                  journal.branches().size() == 1 ? "branch" : "branches"),
      journal.info(journal.head()).game_turn,
      base::hash_text(save::state_hash(journal.state_at(journal.head()))));
  if (const auto faces = first_faces(journal); !faces.empty()) {
    context.out << fmt::format("first faces of the dice: {}\n", fmt::join(faces, ", "));
  }
  if (!journal.report().whole()) {
    context.out << "damaged: " << journal.report().damage << '\n';
  }
  for (const Told& each : told) {
    context.out << each.text;
  }
  if (proof && proof->good()) {
    context.out << fmt::format(
        "proved: {}, {}, and {} played again by the rules\n",
        counted(static_cast<std::size_t>(proof->written.actions), "action"),
        counted(static_cast<std::size_t>(proof->written.snapshots), "snapshot"), proof->played);
    if (proof->told_otherwise > 0) {
      context.out << fmt::format("{} told otherwise by this version than by {}\n",
                                 counted(static_cast<std::size_t>(proof->told_otherwise), "action"),
                                 journal.header().program);
    }
  } else if (proof) {
    context.out << "NOT THE SAME: " << proof->fault << '\n';
  }
}

void replay(Context& context, const ReplayOptions& options) {
  const save::SavedGame game = open_game(context, options.save);
  const Journal& journal = game.journal;
  const data::OpenedSetup& opened = game.opened;
  std::optional<save::Proof> proof;
  if (options.verify) {
    proof = save::prove(game);
  }
  const auto told = options.events ? tell(opened, journal) : std::vector<Told>{};
  if (!journal.report().whole() || (proof && !proof->good())) {
    context.exit_code = kFindings;
  }
  if (!context.json) {
    write(context, options, journal, told, proof);
    return;
  }
  Json actions = Json::array();
  for (const Told& each : told) {
    actions.push_back(each.json);
  }
  Json branches = Json::array();
  for (const save::Branch& branch : journal.branches()) {
    branches.push_back(
        {{"name", branch.name}, {"head", branch.head.value()}, {"current", branch.current}});
  }
  const bool whole = journal.report().whole();
  context.answer("replay",
                 {{"save", options.save},
                  {"header", header_json(journal.header())},
                  {"first_faces", first_faces(journal)},
                  {"actions", journal.size()},
                  {"head", journal.head().value()},
                  {"game_turn", journal.info(journal.head()).game_turn},
                  {"digest", base::hash_text(save::state_hash(journal.state_at(journal.head())))},
                  {"branches", std::move(branches)},
                  {"damage", whole ? Json(nullptr) : Json(journal.report().damage)},
                  {"proof", proof ? proof_json(*proof) : Json(nullptr)},
                  {"line", options.events ? std::move(actions) : Json(nullptr)}});
}

}  // namespace

void add_replay(CLI::App& app, Context& context) {
  CLI::App* const command =
      app.add_subcommand("replay",
                         "A saved game: what was done, and whether it comes out the same when "
                         "played again (exit code 1 when not)");
  command->fallthrough();
  const auto options = std::make_shared<ReplayOptions>();
  command->add_option("SAVE", options->save, "A saved game (sumter play --save)")->required();
  command->add_flag("--verify", options->verify,
                    "Play it again: every written event and snapshot, and every action by the "
                    "rules of this version, on all its lines of play");
  command->add_flag("--events", options->events, "Tell each action and its result");
  command->callback([&context, options] { replay(context, *options); });
}

}  // namespace core::cli
