// `sumter river`: the solo river campaign: study.
#include "core/cli/commands.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/river/code.h"
#include "core/river/commodore.h"
#include "core/study/river_study.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace core::cli {
namespace {

struct RiverOptions {
  std::string code;
  std::string flotilla{"A"};
  std::string policy{"steady"};
  std::vector<std::string> options;
  std::uint64_t seed{1};
  int games{1000};
  int threads{1};
  bool plenty{};
};

void study_river(Context& context, const RiverOptions& options) {
  study::RiverStudy wanted;
  wanted.charts = context.catalogue().river_charts();
  wanted.begin = river::sample_begin(wanted.charts,
                                     static_cast<std::size_t>(options.flotilla.front() - 'A'), 1,
                                     options.seed);
  for (const std::string& each : options.options) {
    const auto equals = each.find('=');
    if (std::string fault = river::set_option(wanted.begin.options, each.substr(0, equals),
                                              equals == std::string::npos ? "" : each.substr(equals + 1));
        !fault.empty()) {
      throw UserError{fault};
    }
  }
  wanted.policy = *river::policy_of(options.policy);
  wanted.games = options.games;
  wanted.threads = options.threads;
  wanted.printed_run = options.plenty;
  const auto f = study::figures_of(study::play(wanted));
  context.out << fmt::format(
      "mean {:.2f} sd {:.2f} pct {} {} {} {} {} met {:.3f} sunk {:.3f} capt {:.3f} beaten {:.3f} "
      "turns {:.2f} sections {:.2f} destroyed {:.2f} bypassed {:.2f} lost {:.2f}\n",
      f.mean, f.deviation, f.percentiles[0], f.percentiles[1], f.percentiles[2], f.percentiles[3],
      f.percentiles[4], f.met, f.sunk, f.captured, f.beaten, f.turns, f.sections, f.destroyed,
      f.bypassed, f.lost);
  for (const double each : f.levels) {
    context.out << fmt::format("{:.3f} ", each);
  }
  context.out << "\n";
  for (const double each : f.endings) {
    context.out << fmt::format("{:.3f} ", each);
  }
  context.out << "\n";
}

}  // namespace

void add_river(CLI::App& app, Context& context) {
  CLI::App* const river = app.add_subcommand("river", "The solo river campaign");
  river->fallthrough();
  river->require_subcommand(1);
  const auto options = std::make_shared<RiverOptions>();
  CLI::App* const study = river->add_subcommand("study", "Campaigns of an automatic commodore");
  study->fallthrough();
  study->add_option("--games", options->games, "How many")->check(CLI::Range(1, 1'000'000));
  study->add_option("--seed", options->seed, "Of the first");
  study->add_option("--threads", options->threads, "Campaigns at a time")->check(CLI::Range(1, 64));
  study->add_option("--flotilla", options->flotilla, "A sample of table RR-T28");
  study->add_option("--policy", options->policy, "Who commands");
  study->add_option("--option", options->options, "An option of table RR-T11, name=value");
  study->add_flag("--plenty", options->plenty, "Fuel and rounds never run short");
  study->callback([&context, options] { study_river(context, *options); });
}

}  // namespace core::cli
