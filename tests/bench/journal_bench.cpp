// The journal: what an action costs until it is on the disk, a long game until it is open again;
// positions copied and hashed.
#include "core/save/journal.h"
#include "core/save/journal_peek.h"
#include "core/save/state_hash.h"
#include "tests/support/catalogue.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>

#include <filesystem>
#include <string>

namespace {

namespace fs = std::filesystem;

using core::board::Side;
using core::save::Journal;
using core::state::Event;
using core::state::GameState;
using core::state::PieceId;

/// A file of this name in `folder` that is not there.
fs::path fresh(const fs::path& folder, const std::string& name) {
  fs::path file = folder / name;
  for (const char* const ending : {"", "-wal", "-shm"}) {
    fs::remove(file.string() + ending);
  }
  return file;
}

/// On the disk of the build: elsewhere it may be memory, where nothing is durable.
fs::path on_disk(const std::string& name) { return fresh(SUMTER_BENCH_FOLDER, name); }

core::save::Header header() {
  core::save::Header header;
  header.scenario = "west-63";
  header.seed = 1861;
  return header;
}

const GameState& begin() { return tests::real_setup("west-63").state; }

/// A step of a march: what most actions of a game are like.
std::vector<Event> march(int number) {
  const PieceId piece{static_cast<std::uint16_t>(number % 100)};
  const auto hex = core::board::HexId::from_ordinal(number % core::board::kHexCount);
  core::state::PieceMoved moved;
  moved.piece = piece;
  moved.to = hex;
  core::state::PointsSpent spent;
  spent.piece = piece;
  spent.movement = number % 2;
  core::state::ControlPassed passed;
  passed.hex = hex;
  passed.to = Side::Union;
  return {moved, spent, passed};
}

core::save::ActionId append(Journal& journal, GameState& state, const std::vector<Event>& events) {
  for (const Event& event : events) {
    core::state::apply(state, event);
  }
  core::sequence::Action action;
  action.kind = core::sequence::ActionKind::March;
  action.piece = PieceId{7};
  action.number = static_cast<int>(journal.size());
  return journal.append(action, Side::Union, events, state);
}

// Promised: no slower than ThreeBareCommits, in time that passes, as the disk is waited for.
void JournalAppend(benchmark::State& bench) {
  GameState state = begin();
  Journal journal = Journal::create(on_disk("append.sumter"), header(), state);
  int number = 0;
  for (auto _ : bench) {
    append(journal, state, march(++number));
  }
}

BENCHMARK(JournalAppend)->Unit(benchmark::kMicrosecond)->UseRealTime();

void ThreeBareCommits(benchmark::State& bench) {
  SQLite::Database database{on_disk("bare.sqlite"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
  // As a save is written: durably, and one file between two commits (journal_writer.h).
  database.exec("PRAGMA journal_mode = DELETE");
  database.exec("PRAGMA synchronous = NORMAL");
  database.exec("CREATE TABLE bare (id INTEGER PRIMARY KEY, text BLOB)");
  SQLite::Statement insert{database, "INSERT INTO bare (text) VALUES (?)"};
  const std::string text(300, 'x');
  for (auto _ : bench) {
    for (int i = 0; i < 3; ++i) {
      insert.reset();
      insert.bind(1, text);
      insert.exec();
    }
  }
}

BENCHMARK(ThreeBareCommits)->Unit(benchmark::kMicrosecond)->UseRealTime();

constexpr int kGameTurns = 24;
constexpr int kActionsOfGameTurn = 1000;

/// A game of 24 game-turns that ends just before the next snapshot.
fs::path long_game() {
  static const fs::path file = [] {
    const fs::path memory = "/dev/shm";
    const fs::path made = fs::is_directory(memory) ? fresh(memory, "sumter-bench.sumter")
                                                   : on_disk("long-made.sumter");
    fs::path kept = on_disk("long.sumter");
    {
      GameState state = begin();
      Journal journal = Journal::create(made, header(), state);
      for (int number = 1; number < kGameTurns * kActionsOfGameTurn; ++number) {
        std::vector<Event> events = march(number);
        if (number % kActionsOfGameTurn == 0) {
          events.emplace_back(
              core::state::GameTurnBegan{number / kActionsOfGameTurn + 1, state.cycle});
        }
        append(journal, state, events);
      }
    }
    fs::copy_file(made, kept);
    fs::remove(made);
    return kept;
  }();
  return file;
}

// Promised: 200 ms until one can play on.
void OpenLongGame(benchmark::State& bench) {
  const fs::path file = long_game();
  for (auto _ : bench) {
    const Journal journal = Journal::open(file);
    const GameState state = journal.state_at(journal.head());
    benchmark::DoNotOptimize(state.pieces.data());
  }
  bench.counters["MB"] = static_cast<double>(fs::file_size(file)) / 1e6;
}

BENCHMARK(OpenLongGame)->Unit(benchmark::kMillisecond);

void VerifyLongGame(benchmark::State& bench) {
  const Journal journal = Journal::open(long_game());
  for (auto _ : bench) {
    if (!journal.verify().good()) {
      bench.SkipWithError("the journal is not good");
    }
  }
}

BENCHMARK(VerifyLongGame)->Unit(benchmark::kMillisecond);

// Promised: 100 ms for the list of 200 games, long ones too.
void PeekAt200Games(benchmark::State& bench) {
  std::vector<fs::path> files;
  for (int number = 0; number < 200; ++number) {
    files.push_back(on_disk("peek-" + std::to_string(number) + ".sumter"));
    GameState state = begin();
    Journal journal = Journal::create(files.back(), header(), state);
    for (int action = 1; action <= 20; ++action) {
      append(journal, state, march(action));
    }
  }
  files.back() = long_game();
  for (auto _ : bench) {
    for (const fs::path& file : files) {
      benchmark::DoNotOptimize(core::save::peek(file).actions);
    }
  }
}

BENCHMARK(PeekAt200Games)->Unit(benchmark::kMillisecond);

// Promised: 20 us.
void CopyPosition(benchmark::State& bench) {
  const GameState& state = tests::real_setup("campaign").state;
  for (auto _ : bench) {
    GameState copy = state;
    benchmark::DoNotOptimize(copy.pieces.data());
  }
}

BENCHMARK(CopyPosition)->Unit(benchmark::kMicrosecond);

void StateHash(benchmark::State& bench) {
  for (auto _ : bench) {
    benchmark::DoNotOptimize(core::save::state_hash(begin()));
  }
}

BENCHMARK(StateHash)->Unit(benchmark::kMicrosecond);

}  // namespace
