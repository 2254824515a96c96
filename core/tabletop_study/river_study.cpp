#include "core/tabletop_study/river_study.h"

#include "core/river/confederates.h"
#include "core/river/flotilla.h"
#include "core/trial_play/on_threads.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <numeric>
#include <stdexcept>

namespace core::tabletop_study {
namespace {

using river::Ending;

/// The setting of one campaign of a study: its own river and dice.
std::shared_ptr<const river::Setting> setting_of(const RiverStudy& study, int number) {
  river::Begin begin = study.begin;
  begin.seed = study.begin.seed + static_cast<std::uint64_t>(number);
  if (!study.same_river) {
    begin.river = study.begin.river + static_cast<std::uint32_t>(number);
  }
  auto setting = std::make_shared<river::Setting>(*river::make_setting(study.charts, begin));
  setting->printed_run = study.printed_run;
  return setting;
}

void count_forces(const river::State& state, RiverOutcome& outcome) {
  for (const river::Branch& branch : state.branches) {
    for (const river::Section& section : branch.sections) {
      outcome.sections = static_cast<std::int16_t>(outcome.sections + (section.entered ? 1 : 0));
      for (const river::Battery& battery : section.batteries) {
        const int ready = river::guns_ready(battery);
        outcome.destroyed = static_cast<std::int16_t>(
            outcome.destroyed + static_cast<int>(battery.guns.size()) - ready);
        outcome.bypassed = static_cast<std::int16_t>(outcome.bypassed + battery.charged);
      }
      for (const river::Enemy& enemy : section.enemies) {
        if (enemy.role == river::Find::Ironclad) {
          outcome.captured = outcome.captured || enemy.fate == river::EnemyFate::Captured;
          outcome.sunk = outcome.sunk || enemy.fate == river::EnemyFate::Sunk ||
                         enemy.fate == river::EnemyFate::BlownUp;
        }
      }
    }
  }
}

RiverOutcome outcome_of(const river::State& state) {
  RiverOutcome outcome;
  outcome.points = state.result->points;
  outcome.ending = state.result->ending;
  outcome.level = state.result->level;
  outcome.met = state.met_ironclad;
  outcome.turns = state.turn;
  outcome.beaten = river::warships(state).empty();
  outcome.lost =
      static_cast<std::int8_t>(std::ranges::count_if(state.vessels, [](const river::Vessel& each) {
        return each.fate != river::Fate::Afloat && each.fate != river::Fate::Trapped;
      }));
  count_forces(state, outcome);
  return outcome;
}

/// @throws std::logic_error when the choice of the policy, or the report of a table, is refused: a
///     fault of the program.
void act_for_commodore(river::Game& game, const RiverStudy& study, TableDoor& door, int number) {
  auto report = door.report_for(game);
  const river::Action choice =
      report ? river::Action{*std::move(report)} : river::choice_of(game, study.policy);
  if (const auto done = game.act(choice); !done) {
    throw std::logic_error{fmt::format(
        "a choice of the {} commodore was refused: [{}] {}, campaign {}",
        river::word_of(study.policy), done.error().rule.text(), done.error().key, number)};
  }
}

template <class Value>
double mean_of(const std::vector<RiverOutcome>& outcomes, Value value) {
  double sum = 0;
  for (const RiverOutcome& each : outcomes) {
    sum += static_cast<double>(value(each));
  }
  return sum / static_cast<double>(outcomes.size());
}

}  // namespace

RiverOutcome play_one(const RiverStudy& study, int number) {
  river::Game game{setting_of(study, number)};
  TableDoor door{study.books.get(), study.encounters};
  int choices = 0;
  for (; !game.is_over(); ++choices) {
    act_for_commodore(game, study, door, number);
  }
  RiverOutcome outcome = outcome_of(game.state());
  outcome.fought = static_cast<std::int16_t>(door.fought());
  outcome.fell_back = static_cast<std::int16_t>(door.fell_back());
  outcome.choices = static_cast<std::int16_t>(choices);
  return outcome;
}

std::vector<RiverOutcome> play(const RiverStudy& study, const StudyProgress& progress) {
  std::vector<RiverOutcome> outcomes(static_cast<std::size_t>(study.games));
  std::atomic<int> done{0};
  trial_play::on_threads(study.threads, study.games, [&](int number) {
    outcomes[static_cast<std::size_t>(number)] = play_one(study, number);
    const int now = ++done;
    return !progress || progress(now);
  });
  // After a stop the campaigns that were not played have no turn.
  std::erase_if(outcomes, [](const RiverOutcome& each) { return each.turns == 0; });
  return outcomes;
}

RiverFigures figures_of(const std::vector<RiverOutcome>& outcomes) {
  RiverFigures figures;
  const auto count = outcomes.size();
  figures.games = static_cast<int>(count);
  figures.mean = mean_of(outcomes, [](const RiverOutcome& each) { return each.points; });
  const double square = mean_of(outcomes, [&](const RiverOutcome& each) {
    return (each.points - figures.mean) * (each.points - figures.mean);
  });
  figures.deviation = std::sqrt(square);
  std::vector<int> points;
  std::ranges::transform(outcomes, std::back_inserter(points),
                         [](const RiverOutcome& each) { return int{each.points}; });
  std::ranges::sort(points);
  constexpr std::array<std::size_t, 5> kPerCents{5, 25, 50, 75, 95};
  constexpr std::size_t kHundred = 100;
  for (std::size_t i = 0; i < kPerCents.size(); ++i) {
    figures.percentiles.at(i) = points[std::min(count - 1, count * kPerCents.at(i) / kHundred)];
  }
  const double share = 1.0 / static_cast<double>(count);
  std::int16_t longest = 0;
  for (const RiverOutcome& each : outcomes) {
    if (each.level) {
      figures.levels.at(static_cast<std::size_t>(*each.level)) += share;
    }
    figures.endings.at(static_cast<std::size_t>(each.ending)) += share;
    longest = std::max(longest, each.turns);
  }
  figures.met = mean_of(outcomes, [](const RiverOutcome& each) { return each.met; });
  figures.sunk = mean_of(outcomes, [](const RiverOutcome& each) { return each.sunk; });
  figures.captured = mean_of(outcomes, [](const RiverOutcome& each) { return each.captured; });
  figures.beaten = mean_of(outcomes, [](const RiverOutcome& each) { return each.beaten; });
  figures.turns = mean_of(outcomes, [](const RiverOutcome& each) { return each.turns; });
  figures.sections = mean_of(outcomes, [](const RiverOutcome& each) { return each.sections; });
  figures.destroyed = mean_of(outcomes, [](const RiverOutcome& each) { return each.destroyed; });
  figures.bypassed = mean_of(outcomes, [](const RiverOutcome& each) { return each.bypassed; });
  figures.lost = mean_of(outcomes, [](const RiverOutcome& each) { return each.lost; });
  figures.fought = mean_of(outcomes, [](const RiverOutcome& each) { return each.fought; });
  figures.fell_back = mean_of(outcomes, [](const RiverOutcome& each) { return each.fell_back; });
  figures.met_by.assign(static_cast<std::size_t>(longest), 0);
  for (const RiverOutcome& each : outcomes) {
    for (auto turn = static_cast<std::size_t>(each.turns);
         each.met && turn <= figures.met_by.size(); ++turn) {
      figures.met_by[turn - 1] += share;
    }
  }
  return figures;
}

double percentile_of(const std::vector<RiverOutcome>& outcomes, int points) {
  constexpr double kHundred = 100;
  return kHundred *
         mean_of(outcomes, [points](const RiverOutcome& each) { return each.points < points; });
}

}  // namespace core::tabletop_study
