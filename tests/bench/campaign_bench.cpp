// A campaign of 200 game-turns that is saved: until it is open, until any week of it is seen, and
// what a choice costs at its end.
#include "core/save/journal.h"
#include "core/save/match.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

using core::game::Game;
using core::save::Journal;
using core::save::Match;

/// The campaign of this seed, played at random, ends with its last game-turn; the random play of
/// others ends sooner by politics. Which one it is shows in the counters.
constexpr std::uint64_t kLongSeed = 5;
constexpr int kChoices = 200;

const core::data::OpenedSetup& campaign() { return tests::real_setup("campaign"); }

core::save::Header header_of_campaign() {
  core::save::Header header;
  header.scenario = "campaign";
  header.secrecy = "limited";
  header.seed = kLongSeed;
  return header;
}

fs::path nothing_at(const fs::path& file) {
  for (const char* const ending : {"", "-wal", "-shm"}) {
    fs::remove(file.string() + ending);
  }
  return file;
}

fs::path in_bench_folder(const std::string& name) {
  return nothing_at(fs::path{SUMTER_BENCH_FOLDER} / name);
}

/// A finished campaign, made once a run.
const fs::path& finished_campaign() {
  static const fs::path file = [] {
    // Made in memory where there is such a folder: nobody needs its 40,000 choices to be durable.
    const fs::path memory = "/dev/shm";
    const fs::path made = fs::is_directory(memory)
                              ? nothing_at(memory / "sumter-bench-campaign.sumter")
                              : in_bench_folder("campaign-made.sumter");
    fs::path kept = in_bench_folder("campaign.sumter");
    {
      Game game{campaign().setting,
                core::strategic::opening_of(campaign().setting, campaign().state, kLongSeed)};
      Journal journal = Journal::create(made, header_of_campaign(), game.state());
      (void)core::trial_play::play_random_game(
          game, kLongSeed, {.check_every = 0},
          [&](const auto& action, auto by, const auto& events, const auto& after) {
            journal.append(action, by, events, after);
          });
    }
    fs::copy_file(made, kept);
    nothing_at(made);
    return kept;
  }();
  return file;
}

void tell(benchmark::State& bench, const Match& match) {
  bench.counters["game_turns"] = match.state().turn.game_turn;
  bench.counters["actions"] = match.length();
}

// Promised: at most 30 MB, and open at its end within 300 ms.
void OpenFinishedCampaign(benchmark::State& bench) {
  const fs::path& file = finished_campaign();
  for (auto _ : bench) {
    const Match match{campaign().setting, Journal::open(file)};
    tell(bench, match);
  }
  bench.counters["MB"] = static_cast<double>(fs::file_size(file)) / 1e6;
}

BENCHMARK(OpenFinishedCampaign)->Unit(benchmark::kMillisecond);

void OpenJournalOfCampaign(benchmark::State& bench) {
  for (auto _ : bench) {
    const Journal journal = Journal::open(finished_campaign());
    benchmark::DoNotOptimize(journal.size());
  }
}

BENCHMARK(OpenJournalOfCampaign)->Unit(benchmark::kMillisecond);

// Promised: any week of it within 300 ms.
void SeeAnyWeekOfCampaign(benchmark::State& bench) {
  const Match match{campaign().setting, Journal::open(finished_campaign())};
  constexpr std::uint32_t kMoments = 100;
  std::uint32_t moment = 0;
  for (auto _ : bench) {
    moment = (moment + 37) % kMoments;
    const auto state = match.state_after(
        static_cast<std::uint32_t>(std::uint64_t{match.length()} * moment / kMoments));
    benchmark::DoNotOptimize(state.pieces.data());
  }
  tell(bench, match);
}

BENCHMARK(SeeAnyWeekOfCampaign)->Unit(benchmark::kMillisecond);

/// The same choices at a place of the long game, once with the save of all that went before, once
/// as the begin of a save.
void choose(benchmark::State& bench, bool with_past) {
  const fs::path copy = in_bench_folder("campaign-goes-on.sumter");
  const fs::path fresh = in_bench_folder("campaign-begins.sumter");
  fs::copy_file(finished_campaign(), copy);
  Match match{campaign().setting, Journal::open(copy)};
  const std::uint32_t from = match.length() - 2 * kChoices;
  std::vector<core::game::Action> choices;
  for (std::uint32_t at = from + 1; at <= from + kChoices; ++at) {
    choices.push_back(match.action_at(at));
  }
  const auto begin = match.state_after(from);
  int lines = 0;
  for (auto _ : bench) {
    bench.PauseTiming();
    if (with_past) {
      (void)match.branch("again " + std::to_string(++lines), from);
    } else {
      match = Match{Game{campaign().setting, begin}, campaign().setting};
      match.save_as(nothing_at(fresh), header_of_campaign());
    }
    bench.ResumeTiming();
    for (const auto& choice : choices) {
      (void)match.question();
      (void)match.legal();
      if (!match.act(choice)) {
        bench.SkipWithError("a choice of the game was refused");
        return;
      }
    }
  }
  bench.SetItemsProcessed(bench.iterations() * kChoices);
  tell(bench, match);
}

// Promised: no slower than the same without the past.
void ChooseAtEndOfCampaign(benchmark::State& bench) { choose(bench, true); }

void ChooseTheSameWithoutPast(benchmark::State& bench) { choose(bench, false); }

BENCHMARK(ChooseAtEndOfCampaign)->Unit(benchmark::kMillisecond);
BENCHMARK(ChooseTheSameWithoutPast)->Unit(benchmark::kMillisecond);

}  // namespace
