// `sumter errata`: the published corrections, and how each is enforced.
#include "core/cli/commands.h"
#include "core/cli/table.h"
#include "core/cli/words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>

namespace core::cli {
namespace {

using data::Erratum;
using data::ErratumState;

std::string_view name(ErratumState state) {
  switch (state) {
    case ErratumState::Data:
      return "data";
    case ErratumState::Switch:
      return "switch";
    case ErratumState::Explained:
      return "explained";
  }
  return "";
}

/// What the program does with it today, in words.
std::string status(const Erratum& erratum) {
  switch (erratum.state) {
    case ErratumState::Data:
      return "data";
    case ErratumState::Switch:
      return erratum.built ? "rule" : "rule not built yet";
    case ErratumState::Explained:
      return "explained";
  }
  return "";
}

Json erratum_json(const Erratum& erratum) {
  return {{"id", erratum.id},
          {"case", erratum.cited},
          {"kind", erratum.kind},
          {"title", erratum.title},
          {"printed", erratum.printed},
          {"corrected", erratum.corrected},
          {"state", name(erratum.state)},
          {"module", erratum.module},
          {"built", erratum.built},
          {"section", erratum.section},
          {"note", erratum.note}};
}

struct ListOptions {
  std::string kind;
  std::string state;
  bool unbuilt{};
};

void require_known(const std::string& what, const std::string& text,
                   const std::set<std::string>& known) {
  if (!text.empty() && !known.contains(text)) {
    const std::vector<std::string> names{known.begin(), known.end()};
    throw UserError{unknown(what, text, names) + " (" + join(names) + ")"};
  }
}

std::vector<Erratum> selected(Context& context, const ListOptions& options) {
  std::vector<Erratum> errata = context.catalogue().errata();
  std::set<std::string> kinds;
  for (const Erratum& erratum : errata) {
    kinds.insert(erratum.kind);
  }
  require_known("kind of erratum", options.kind, kinds);
  require_known("state of an erratum", options.state, {"data", "switch", "explained"});
  std::erase_if(errata, [&](const Erratum& erratum) {
    return (!options.kind.empty() && erratum.kind != options.kind) ||
           (!options.state.empty() && name(erratum.state) != options.state) ||
           (options.unbuilt && (erratum.state != ErratumState::Switch || erratum.built));
  });
  return errata;
}

void list(Context& context, const ListOptions& options) {
  const std::vector<Erratum> errata = selected(context, options);
  if (context.json) {
    Json rows = Json::array();
    for (const Erratum& erratum : errata) {
      rows.push_back(erratum_json(erratum));
    }
    context.answer("errata list", {{"count", errata.size()}, {"errata", std::move(rows)}});
    return;
  }
  Table table{{"id", "case", "kind", "enforced as", "what it changes"}};
  for (const Erratum& erratum : errata) {
    table.row({erratum.id, erratum.cited, erratum.kind, status(erratum), erratum.title});
  }
  context.out << table.text() << fmt::format("{} errata\n", errata.size());
}

Json patch_json(const data::Patch& patch) {
  return {{"sequence", patch.sequence},  {"action", patch.action},
          {"table", patch.table},        {"key", patch.key},
          {"column", patch.column},      {"printed", patch.printed},
          {"corrected", patch.corrected}};
}

/// A row written as JSON, as "place A4528, kind depot, stock 15": what it holds, without the rest.
std::string fields(const std::string& text) {
  const Json row = Json::parse(text, nullptr, false);
  if (!row.is_object()) {
    return text;
  }
  std::vector<std::string> words;
  for (const auto& [name, value] : row.items()) {
    const std::string cell = value.is_string() ? value.get<std::string>() : value.dump();
    if (!cell.empty()) {
      words.push_back(name + " " + cell);
    }
  }
  return join(words);
}

std::string describe(const data::Patch& patch) {
  std::string cell = patch.table + " " + patch.key;
  if (!patch.column.empty()) {
    cell += ", " + patch.column;
  }
  if (patch.action == "insert") {
    return cell + " added: " + fields(patch.corrected);
  }
  if (patch.action == "delete") {
    return cell + " deleted: " + fields(patch.printed);
  }
  return fmt::format("{}: {} becomes {}", cell, patch.printed, patch.corrected);
}

void show_erratum(Context& context, const std::string& id) {
  const std::vector<Erratum> errata = context.catalogue().errata();
  std::vector<std::string> known;
  known.reserve(errata.size());
  for (const Erratum& erratum : errata) {
    known.push_back(erratum.id);
  }
  std::string wanted = id;
  std::transform(wanted.begin(), wanted.end(), wanted.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
  const auto found = std::find(known.begin(), known.end(), wanted);
  if (found == known.end()) {
    throw UserError{unknown("erratum", id, known)};
  }
  const Erratum& erratum = errata[static_cast<std::size_t>(found - known.begin())];
  std::vector<data::Patch> patches = context.catalogue().patches();
  std::erase_if(patches, [&](const data::Patch& patch) { return patch.erratum != erratum.id; });
  if (context.json) {
    Json rows = Json::array();
    for (const data::Patch& patch : patches) {
      rows.push_back(patch_json(patch));
    }
    context.answer("errata show",
                   {{"erratum", erratum_json(erratum)}, {"patches", std::move(rows)}});
    return;
  }
  Table table{{erratum.id, erratum.title}};
  table.row({"case", erratum.cited});
  table.row({"kind", erratum.kind});
  table.row({"printed", erratum.printed});
  table.row({"corrected", erratum.corrected});
  table.row({"enforced as", status(erratum)});
  table.row({"room", erratum.module});
  table.row({"rulebook", erratum.section});
  if (!erratum.note.empty()) {
    table.row({"note", erratum.note});
  }
  for (const data::Patch& patch : patches) {
    table.row({"row", describe(patch)});
  }
  context.out << table.text();
}

}  // namespace

void add_errata(CLI::App& app, Context& context) {
  CLI::App* const errata = app.add_subcommand("errata", "The published corrections");
  errata->require_subcommand(1);
  errata->fallthrough();

  const auto options = std::make_shared<ListOptions>();
  CLI::App* const all = errata->add_subcommand("list", "All errata, one line each");
  all->fallthrough();
  all->add_option("--kind", options->kind, "Only this kind: table-cell, deployment-move, ...")
      ->option_text("KIND");
  all->add_option("--state", options->state, "Only this state: data, switch or explained")
      ->option_text("STATE");
  all->add_flag("--not-built", options->unbuilt, "Only rule errata whose rule is not built yet");
  all->callback([&context, options] { list(context, *options); });

  const auto id = std::make_shared<std::string>();
  CLI::App* const one = errata->add_subcommand("show", "One erratum in full, with its rows");
  one->fallthrough();
  one->add_option("ID", *id, "The erratum, for example E004")->required();
  one->callback([&context, id] { show_erratum(context, *id); });
}

}  // namespace core::cli
