// `sumter general measure`: the table of what a general has to reach, measured line by line.
#include "core/cli/commands.h"
#include "core/cli/general_ground.h"
#include "core/cli/general_options.h"
#include "core/cli/measure_files.h"
#include "core/cli/progress.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/save/saves.h"
#include "core/trial_play/on_threads.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>

namespace core::cli {
namespace {

namespace fs = std::filesystem;
using study::Measure;

constexpr int kWholeScale = 100;

struct MeasureOptions {
  std::string figures;
  std::string problems;
  std::vector<std::string> lines;
  int scale{kWholeScale};
  int threads{1};
  bool list{};
  bool progress{};
};

/// A file or folder of the checkout, where the command is not told another.
fs::path of_checkout(const Context& context, const std::string& given, const char* option,
                     const char* place) {
  if (!given.empty()) {
    return given;
  }
  if (context.surroundings().sources.empty()) {
    throw UserError{fmt::format("there is no checkout beside this program, where {} lies: say {}",
                                place, option)};
  }
  return context.surroundings().sources / place;
}

bool asks_for(const MeasureOptions& options, const std::string& line) {
  return options.lines.empty() ||
         std::find(options.lines.begin(), options.lines.end(), line) != options.lines.end();
}

/// Where the problems lie; empty where nobody asks for them and there are none.
fs::path problems_of(const Context& context, const MeasureOptions& options) {
  const bool needed = asks_for(options, "problems") && !options.list;
  const bool known = !options.problems.empty() || !context.surroundings().sources.empty();
  return needed || known
             ? of_checkout(context, options.problems, "--problems DIR", "tests/ai/problems")
             : fs::path{};
}

/// So many trials of a sample, of those that make the measure.
int trials_of(const study::Sample& sample, int scale) {
  return std::max(1, (sample.trials * scale + kWholeScale - 1) / kWholeScale);
}

/// A trial that is still to be played.
struct OpenTrial {
  const study::Sample* sample{};
  int number{};
};

/// What became of a line in this run.
struct LineState {
  const Measure* line{};
  bool asked{};
  bool now{};  ///< it was measured in this run
};

class MeasureRun {
 public:
  MeasureRun(Context& context, const MeasureOptions& options)
      : context_{context},
        options_{options},
        figures_path_{
            of_checkout(context, options.figures, "--figures FILE", "docs/general-figures.csv")},
        ground_{context, problems_of(context, options)},
        measures_{ground_.ground(), ground_.book()},
        lock_{options.list ? std::nullopt : std::optional{hold_folder_of(figures_path_)}},
        figures_{figures_path_},
        games_{fs::path{figures_path_}.replace_extension(".games.csv"), ground_.ground(),
               measures_.lines()} {
    std::vector<std::string> names;
    for (const Measure& line : measures_.lines()) {
      names.push_back(line.name);
      states_.push_back({&line, asks_for(options, line.name), false});
    }
    for (const std::string& name : options.lines) {
      if (std::find(names.begin(), names.end(), name) == names.end()) {
        throw UserError{unknown("line", name, names) + " (" + join(names) + ")"};
      }
    }
    order_ = std::move(names);
  }

  void measure() {
    for (LineState& state : states_) {
      if (state.asked && !is_measured(*state.line)) {
        measure_line(*state.line);
        state.now = true;
      }
    }
    games_.tidy();
  }

  void tell() {
    int short_of = 0;
    Json lines = Json::array();
    Table table{{"line", "of", ">figure", "wanted", "reached", ">games", ""}};
    for (const LineState& state : states_) {
      if (!state.asked) {
        continue;
      }
      Json figures = Json::array();
      const std::vector<MeasuredRow> rows = figures_.rows_of(state.line->name);
      for (const MeasuredRow& row : rows) {
        const auto reached = row.figure.reached();
        short_of += reached && !*reached ? 1 : 0;
        figures.push_back(row_json(row));
        table.row(
            {row.figure.line, row.figure.of,
             row.figure.value ? study::decimal_text(*row.figure.value) + " " + row.figure.unit : "",
             study::text_of(row.figure.wanted),
             row.elsewhere ? kElsewhere
             : reached     ? yes_no(*reached)
                           : "",
             row.elsewhere ? "" : std::to_string(row.figure.games), row.figure.note});
      }
      lines.push_back(line_json(state, rows, std::move(figures)));
    }
    context_.exit_code = short_of == 0 ? kFine : kFindings;
    if (context_.json) {
      context_.answer("general measure", {{"figures", figures_path_.string()},
                                          {"per_cent", options_.scale},
                                          {"played", played_},
                                          {"short", short_of},
                                          {"lines", std::move(lines)}});
      return;
    }
    context_.out << table.text()
                 << fmt::format("\n{} short of what is wanted; {} played now; figures: {}\n",
                                counted(short_of, "figure"), counted(played_, "game"),
                                figures_path_.string());
  }

  void list() {
    Table table{{"line", "what", ">games", "measured"}};
    Json lines = Json::array();
    for (const LineState& state : states_) {
      int trials = 0;
      for (const study::Sample& sample : state.line->samples) {
        trials += trials_of(sample, options_.scale);
      }
      const std::string measured = word_of_state(*state.line);
      table.row({state.line->name, state.line->what, std::to_string(trials), measured});
      lines.push_back({{"line", state.line->name},
                       {"what", state.line->what},
                       {"games", trials},
                       {"measured", measured}});
    }
    if (context_.json) {
      context_.answer("general measure", {{"figures", figures_path_.string()},
                                          {"per_cent", options_.scale},
                                          {"played", 0},
                                          {"short", 0},
                                          {"lines", std::move(lines)}});
      return;
    }
    context_.out << table.text();
  }

 private:
  [[nodiscard]] bool is_measured(const Measure& line) const {
    return figures_.holds(line.name, measures_.fingerprint_of(line), options_.scale);
  }

  [[nodiscard]] std::string word_of_state(const Measure& line) const {
    return !line.elsewhere.empty()               ? kElsewhere
           : is_measured(line)                   ? "yes"
           : figures_.rows_of(line.name).empty() ? "no"
                                                 : "with other code or charts, or fewer games";
  }

  [[nodiscard]] std::vector<OpenTrial> open_trials(const Measure& line) const {
    std::vector<OpenTrial> open;
    for (const study::Sample& sample : line.samples) {
      for (int number = 1; number <= trials_of(sample, options_.scale); ++number) {
        if (games_.find(sample, number) == nullptr) {
          open.push_back({&sample, number});
        }
      }
    }
    return open;
  }

  void play(const Measure& line) {
    const std::vector<OpenTrial> open = open_trials(line);
    const auto count = static_cast<int>(open.size());
    const bool shown = (context_.interactive() || options_.progress) && count > 0;
    const auto progress = progress_on(context_.aside(), line.name, std::max(1, count));
    std::atomic<int> done{0};
    trial_play::on_threads(options_.threads, count, [&](int part) {
      const OpenTrial& trial = open[static_cast<std::size_t>(part)];
      const auto begin = std::chrono::steady_clock::now();
      const study::TrialResult result =
          study::play_trial(*trial.sample, trial.number, ground_.ground());
      const auto taken = std::chrono::duration_cast<std::chrono::milliseconds>(
          std::chrono::steady_clock::now() - begin);
      games_.add(*trial.sample, trial.number, {result, taken.count()});
      return shown ? progress(++done) : true;
    });
    played_ += count;
  }

  void measure_line(const Measure& line) {
    play(line);
    std::int64_t milliseconds = 0;
    std::map<std::string, std::vector<study::TrialResult>> results;
    for (const study::Sample& sample : line.samples) {
      std::vector<study::TrialResult>& of = results[sample.name()];
      for (int number = 1; number <= trials_of(sample, options_.scale); ++number) {
        const KeptTrial& kept = *games_.find(sample, number);
        milliseconds += kept.milliseconds;
        of.push_back(kept.result);
      }
    }
    const std::string program = save::program_version();
    const std::string fingerprint = measures_.fingerprint_of(line);
    std::vector<MeasuredRow> rows;
    for (study::Figure& figure : measures_.figures_of(
             line, [&](const study::Sample& sample) -> const std::vector<study::TrialResult>& {
               return results.at(sample.name());
             })) {
      rows.push_back(
          {std::move(figure), false, options_.scale, milliseconds, program, fingerprint});
    }
    if (!line.elsewhere.empty()) {
      study::Figure figure;
      figure.line = line.name;
      figure.of = line.what;
      figure.note = line.elsewhere;
      rows.push_back({std::move(figure), true, kWholeScale, 0, program, fingerprint});
    }
    figures_.put(line.name, std::move(rows), order_);
  }

  static Json row_json(const MeasuredRow& row) {
    const study::Figure& figure = row.figure;
    const auto number = [](const std::optional<std::int64_t>& thousandths) {
      return thousandths ? Json(static_cast<double>(*thousandths) /
                                static_cast<double>(study::kThousandths))
                         : Json(nullptr);
    };
    const auto reached = figure.reached();
    return {{"of", figure.of},
            {"figure", number(figure.value)},
            {"unit", figure.unit},
            {"least", number(figure.wanted.least)},
            {"most", number(figure.wanted.most)},
            {"under", figure.wanted.under},
            {"reached", reached ? Json(*reached) : Json(nullptr)},
            {"games", figure.games},
            {"note", figure.note}};
  }

  static Json line_json(const LineState& state, const std::vector<MeasuredRow>& rows,
                        Json figures) {
    const bool elsewhere = !state.line->elsewhere.empty();
    return {{"line", state.line->name},
            {"what", state.line->what},
            {"measured", elsewhere   ? kElsewhere
                         : state.now ? "now"
                                     : "before"},
            {"per_cent", rows.empty() ? 0 : rows.front().scale},
            {"seconds", rows.empty() ? 0.0
                                     : static_cast<double>(rows.front().seconds) /
                                           static_cast<double>(study::kThousandths)},
            {"program", rows.empty() ? "" : rows.front().program},
            {"fingerprint", rows.empty() ? "" : rows.front().fingerprint},
            {"values", std::move(figures)}};
  }

  Context& context_;
  const MeasureOptions& options_;
  fs::path figures_path_;
  OpenGround ground_;
  study::Measures measures_;
  std::optional<base::FolderLock> lock_;  ///< while something is written
  FiguresFile figures_;
  GamesFile games_;
  std::vector<LineState> states_;
  std::vector<std::string> order_;
  int played_{};
};

}  // namespace

void add_general_measure(CLI::App& general, Context& context) {
  const auto options = std::make_shared<MeasureOptions>();
  CLI::App& command = *general.add_subcommand(
      "measure",
      "The table of what a general has to reach, line by line; what is measured already with this "
      "code and these charts is not measured again; exit code 1 when a figure falls short");
  command.fallthrough();
  command
      .add_option(
          "--figures", options->figures,
          "Where the figures are kept; docs/general-figures.csv of the checkout by default. "
          "The games lie beside it, as .games.csv")
      ->option_text("FILE");
  command.add_option("--lines", options->lines, "These lines alone, with commas between them")
      ->delimiter(',')
      ->option_text("LINES");
  command
      .add_option("--scale", options->scale,
                  "So many of the games that make a measure, in per cent; 100 by default. The "
                  "figures say it")
      ->check(CLI::Range(1, kWholeScale))
      ->option_text("N");
  add_threads(command, options->threads);
  command
      .add_option("--problems", options->problems,
                  "The folder of the problems; tests/ai/problems of the checkout by default")
      ->option_text("DIR");
  command.add_flag("--list", options->list,
                   "Play nothing: which lines there are, and which are "
                   "measured");
  command.add_flag("--progress", options->progress,
                   "Show progress, even when the output is not a terminal");
  command.callback([&context, options] {
    MeasureRun run{context, *options};
    if (options->list) {
      run.list();
      return;
    }
    run.measure();
    run.tell();
  });
}

}  // namespace core::cli
