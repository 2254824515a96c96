#include "core/cli/general_ground.h"

#include "core/base/hash.h"
#include "core/cli/code_digest.h"
#include "core/cli/general_options.h"
#include "core/cli/words.h"
#include "core/data/text_source.h"
#include "core/rulebook/chart.h"
#include "core/state/record.h"

#include <algorithm>
#include <ctime>
#include <utility>

namespace core::cli {
namespace {

namespace fs = std::filesystem;

/// Processor time of the calling thread, microseconds. POSIX.
std::int64_t thread_time() {
  constexpr std::int64_t kMicroseconds = 1'000'000;
  constexpr std::int64_t kNanoseconds = 1000;
  std::timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * kMicroseconds + now.tv_nsec / kNanoseconds;
}

std::string digest_of_chart(const rulebook::Rulebook& book, std::string_view name) {
  std::string text;
  if (const rulebook::Chart* const chart = book.find_chart(name)) {
    for (const auto& row : chart->rows) {
      text += join(row, "|") + "\n";
    }
  }
  return base::hash_text(base::hash_of(text));
}

GameOptions options_of(const std::string& setup, const std::string& secrecy) {
  GameOptions options;
  options.scenario = setup;
  options.secrecy = secrecy;
  options.says_secrecy = true;
  return options;
}

}  // namespace

std::string program_digest(Context& context) {
  return std::string{code_digest()} + "-" + context.catalogue().digest_of_play();
}

std::vector<std::string> scenarios_of(Context& context) {
  std::vector<std::string> names;
  const auto all = context.catalogue().setups(rulebook::ErrataSelection{});
  for (const data::SetupInfo& info : all) {
    if (info.id != study::kCampaign) {
      names.push_back(info.id);
    }
  }
  return names;
}

OpenGround::OpenGround(Context& context, const fs::path& problems) {
  ground_.scenarios = scenarios_of(context);
  for (const char* const secrecy : {"limited", "dark"}) {
    for (const std::string& setup : ground_.scenarios) {
      open_setup(context, setup, secrecy);
    }
    open_setup(context, std::string{study::kCampaign}, secrecy);
  }
  const rulebook::Setting& campaign =
      ground_.setups.at({std::string{study::kCampaign}, rulebook::Secrecy::Limited}).setting;
  book_ = campaign.rulebook;
  ground_.goals = study::war_goals_of(campaign);
  ground_.goal_charts =
      digest_of_chart(*book_, "war_places") + digest_of_chart(*book_, "war_bounds");
  ground_.positions = rulebook::chart_figure(*book_, "measures", "positions", "trials").value_or(1);
  ground_.program = program_digest(context);
  ground_.clock = thread_time;
  if (problems.empty()) {
    return;
  }
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator{problems, error}) {
    if (entry.path().extension() == ".problem") {
      open_problem(context, entry.path());
    }
  }
  if (ground_.problems.empty()) {
    throw UserError{"there are no problems in " + problems.string()};
  }
}

void OpenGround::open_setup(Context& context, const std::string& setup,
                            const std::string& secrecy) {
  opened_.push_back(open_scenario(context, options_of(setup, secrecy)));
  ground_.setups[{setup, *rulebook::parse_secrecy(secrecy)}] = contest_of(opened_.back());
}

void OpenGround::open_problem(Context& context, const fs::path& file) {
  const fs::path position = fs::path{file}.replace_extension(".position");
  opened_.push_back(open_scenario(context, options_of(position.string(), "open")));
  const data::OpenedSetup& opened = opened_.back();
  state::Standing standing{opened.setting, opened.state};
  const std::string text = data::read_text(file, file.string());
  study::ProblemAt at{
      study::parse_problem(file.string(), text, standing.situation()), contest_of(opened), {}};
  at.digest = base::hash_text(base::hash_of(text + data::read_text(position, position.string())));
  ground_.problems.emplace(file.stem().string(), std::move(at));
}

}  // namespace core::cli
