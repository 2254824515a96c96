// What the miniature table costs: a move among many ships, the lines of sight of a fire step.
#include "core/table/entry.h"
#include "core/table/sight.h"
#include "core/table/sweep.h"
#include "core/table/trigonometry.h"

#include <benchmark/benchmark.h>

#include <vector>

namespace core::table {
namespace {

Hull sloop() { return {Inches::ratio(225, 100), Inches::ratio(44, 100), {}}; }

/// Twenty ships in two columns, six inches between them, and a shore on either side.
std::vector<Obstacle> fleet() {
  std::vector<Obstacle> all;
  for (std::int32_t i = 0; i < 10; ++i) {
    for (const int y : {15, 21}) {
      all.push_back(obstacle(
          sloop(), {{Inches::of(6 + 6 * i), Inches::of(y)}, Heading::degrees(90 + 7 * i)}));
    }
  }
  all.push_back(obstacle(rectangle({}, {Inches::of(72), Inches::of(4)})));
  all.push_back(obstacle(rectangle({{}, Inches::of(32)}, {Inches::of(72), Inches::of(36)})));
  return all;
}

/// Ten inches between the columns, close by several ships.
Course between() {
  return {{{Inches::of(3), Inches::of(18)}, Heading::degrees(90)},
          {straight(Inches::of(4)), right(Inches::of(1), Inches::ratio(9, 4)),
           left(Inches::of(2), Inches::ratio(9, 4)), straight(Inches::of(3))}};
}

void MoveAmongTwentyShips(benchmark::State& state) {
  const auto ships = fleet();
  const Course course = between();
  for (auto _ : state) {
    benchmark::DoNotOptimize(sweep(sloop(), course, ships, Edges{Inches::of(72), Inches::of(36)}));
  }
}

BENCHMARK(MoveAmongTwentyShips)->Unit(benchmark::kMicrosecond);

/// Two inches side to side with another ship: nothing can be left out.
void MoveAlongsideAnother(benchmark::State& state) {
  const std::vector<Obstacle> other{
      obstacle(sloop(), {{Inches::of(10), Inches::of(10)}, Heading::degrees(0)})};
  const Course course{{{Inches::ratio(1'044, 100), Inches::of(10)}, Heading::degrees(0)},
                      {straight(Inches::of(3))}};
  for (auto _ : state) {
    benchmark::DoNotOptimize(sweep(sloop(), course, other, std::nullopt));
  }
}

BENCHMARK(MoveAlongsideAnother)->Unit(benchmark::kMicrosecond);

void EnterEightAreas(benchmark::State& state) {
  std::vector<Zone> zones;
  for (std::int64_t i = 0; i < 8; ++i) {
    const Point low{Inches::of(4 * i), Inches::of(14)};
    zones.push_back({rectangle(low, low + Point{Inches::of(2), Inches::of(4)}), Inches::of(i % 2)});
  }
  const Course course = between();
  for (auto _ : state) {
    benchmark::DoNotOptimize(entries(sloop(), course, zones));
  }
}

BENCHMARK(EnterEightAreas)->Unit(benchmark::kMicrosecond);

/// From every ship to every other, past all the rest.
void LinesOfSightOfTwentyShips(benchmark::State& state) {
  std::vector<Polygon> outlines;
  for (const Obstacle& one : fleet()) {
    outlines.push_back(one.outline);
  }
  for (auto _ : state) {
    for (std::size_t from = 0; from < 20; ++from) {
      for (std::size_t to = 0; to < 20; ++to) {
        benchmark::DoNotOptimize(first_block(outlines[from].front(), outlines[to].front(), outlines,
                                             [=](std::size_t i) { return i != from && i != to; }));
      }
    }
  }
}

BENCHMARK(LinesOfSightOfTwentyShips)->Unit(benchmark::kMicrosecond);

void Bearing(benchmark::State& state) {
  std::int64_t x = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(bearing({}, {Inches::of_ticks(++x), Inches::of_ticks(300'000)}));
  }
}

BENCHMARK(Bearing);

}  // namespace
}  // namespace core::table
