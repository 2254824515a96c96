// `sumter replay`: a saved game told, and played again to see whether it comes out the same.
#include "core/base/hash.h"
#include "core/cli/commands.h"
#include "core/cli/event_words.h"
#include "core/cli/saved_game.h"
#include "core/cli/words.h"
#include "core/game/game.h"
#include "core/game/orders.h"
#include "core/save/state_hash.h"
#include "core/state/record.h"
#include "core/words/log.h"
#include "core/words/wording.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <optional>
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

/// What came of a proof.
struct Proof {
  save::Verdict written;  ///< the journal against itself
  int played{};           ///< actions of the current line that the rules played again
  std::string fault;      ///< of either; empty when all is right
  int row{};              ///< the action at which it was found
};

/// Plays the current line again by the rules, and compares each position with the one that the
/// written events lead to.
void play_again(const data::OpenedSetup& opened, const Journal& journal, Proof& proof) {
  state::GameState written = journal.state_at(save::kBegin);
  game::Game game{opened.setting, written};
  for (const ActionId id : journal.path()) {
    const save::Entry entry = journal.read(id);
    proof.row = static_cast<int>(id.value());
    const auto happened = game.act(entry.action);
    if (!happened) {
      proof.fault = fmt::format("action {}: the rules refuse it now: {}", id.value(),
                                words::sentence(game.situation(), happened.error()));
      return;
    }
    for (const state::Event& event : entry.events) {
      state::apply(written, event);
    }
    if (!(game.state() == written)) {
      proof.fault = fmt::format("action {}: the rules lead to another position now", id.value());
      return;
    }
    ++proof.played;
  }
  proof.row = 0;
}

Proof prove(const data::OpenedSetup& opened, const Journal& journal) {
  Proof proof;
  proof.written = journal.verify();
  proof.fault = proof.written.fault;
  proof.row = proof.written.row;
  if (proof.written.good()) {
    play_again(opened, journal, proof);
  }
  return proof;
}

/// One action of the current line, told.
struct Told {
  Json json;
  std::string text;
};

std::vector<Told> tell(const data::OpenedSetup& opened, const Journal& journal) {
  std::vector<Told> all;
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
               {"events", Json::array()}},
              fmt::format("{:>5}  {:<12}{}\n", id.value(), board::name(info.by), order)};
    const std::vector<bool> worth = words::worth_a_line(entry.events);
    for (std::size_t at = 0; at < entry.events.size(); ++at) {
      const std::string was = words::what_was(record.now(), entry.events[at]);
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

Json proof_json(const Proof& proof) {
  return {{"ok", proof.fault.empty()},
          {"actions", proof.written.actions},
          {"snapshots", proof.written.snapshots},
          {"played", proof.played},
          {"fault", proof.fault.empty() ? Json(nullptr) : Json(proof.fault)},
          {"action", proof.row == 0 ? Json(nullptr) : Json(proof.row)}};
}

Json header_json(const save::Header& header) {
  return {{"program", header.program},     {"scenario", header.scenario}, {"errata", header.errata},
          {"options", header.options},     {"secrecy", header.secrecy},   {"seed", header.seed},
          {"catalogue", header.catalogue}, {"date", header.date}};
}

void write(Context& context, const ReplayOptions& options, const Journal& journal,
           const std::vector<Told>& told, const std::optional<Proof>& proof) {
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
  if (!journal.report().whole()) {
    context.out << "damaged: " << journal.report().damage << '\n';
  }
  for (const Told& each : told) {
    context.out << each.text;
  }
  if (proof && proof->fault.empty()) {
    context.out << fmt::format(
        "proved: {}, {}, and {} played again by the rules\n",
        counted(static_cast<std::size_t>(proof->written.actions), "action"),
        counted(static_cast<std::size_t>(proof->written.snapshots), "snapshot"), proof->played);
  } else if (proof) {
    context.out << "NOT THE SAME: " << proof->fault << '\n';
  }
}

void replay(Context& context, const ReplayOptions& options) {
  const Journal journal = open_journal(context, options.save);
  const data::OpenedSetup opened = open_saved(context, journal);
  std::optional<Proof> proof;
  if (options.verify) {
    proof = prove(opened, journal);
  }
  const auto told = options.events ? tell(opened, journal) : std::vector<Told>{};
  if (!journal.report().whole() || (proof && !proof->fault.empty())) {
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
                    "rules of this version");
  command->add_flag("--events", options->events, "Tell each action and its result");
  command->callback([&context, options] { replay(context, *options); });
}

}  // namespace core::cli
