#include "core/words/lesson.h"

#include "core/base/data_error.h"
#include "core/game/orders.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <utility>

namespace core::words {
namespace {

using board::Side;
using game::Moment;
using sequence::ActionKind;
using state::Stage;

constexpr std::string_view kGameChart = "first_steps_game";
constexpr std::string_view kOpeningChart = "first_steps_opening";
constexpr std::string_view kStepsChart = "first_steps";
constexpr std::string_view kTasksChart = "first_steps_tasks";
constexpr std::string_view kCourseChart = "first_steps_course";
constexpr std::string_view kPage = "docs/rules/first-steps.md";
/// The row of the chart of steps that stands for the end of all.
constexpr std::string_view kEnd = "end";
constexpr std::string_view kNone = "-";

/// How each Wait is written, and what follows its words.
struct WaitForm {
  Wait what{};
  std::string_view words;
  std::string_view
      shape;  ///< `P` a piece, `H` a hex, `K` a kind of order, `N` a name, `M` a moment
};

constexpr std::array kForms{WaitForm{Wait::ViewZoomed, "view zoomed", ""},
                            WaitForm{Wait::ViewMoved, "view moved", ""},
                            WaitForm{Wait::Selected, "selected", "P"},
                            WaitForm{Wait::Reach, "reach", "P"},
                            WaitForm{Wait::WhyNot, "why-not", "PH"},
                            WaitForm{Wait::CaseRead, "case", ""},
                            WaitForm{Wait::Undone, "undone", ""},
                            WaitForm{Wait::Overlay, "overlay", "N"},
                            WaitForm{Wait::Page, "page", "N"},
                            WaitForm{Wait::LogLine, "log line", ""},
                            WaitForm{Wait::Past, "past", ""},
                            WaitForm{Wait::Present, "present", ""},
                            WaitForm{Wait::Asked, "asked", "M"},
                            WaitForm{Wait::At, "at", "PH"},
                            WaitForm{Wait::Order, "order", "Kp"},
                            WaitForm{Wait::Fought, "fought", "H"}};

std::vector<std::string> split_at(std::string_view text, char sign) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto end = text.find(sign);
    std::string_view part = text.substr(0, end);
    while (!part.empty() && part.front() == ' ') {
      part.remove_prefix(1);
    }
    while (!part.empty() && part.back() == ' ') {
      part.remove_suffix(1);
    }
    if (!part.empty()) {
      parts.emplace_back(part);
    }
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return parts;
}

/// A row of a chart that tells where it is when something is wrong with it.
class LessonRow {
 public:
  LessonRow(const rulebook::Chart& chart, const std::vector<std::string>& cells)
      : chart_{&chart}, cells_{&cells} {}

  [[nodiscard]] const std::string& key() const { return cells_->front(); }

  [[nodiscard]] std::string cell(std::string_view column) const {
    const auto name = std::find(chart_->columns.begin(), chart_->columns.end(), column);
    if (name == chart_->columns.end()) {
      fail(column, "there is no such column");
    }
    const std::string& text = cells_->at(static_cast<std::size_t>(name - chart_->columns.begin()));
    return text == kNone ? std::string{} : text;
  }

  [[noreturn]] void fail(std::string_view column, const std::string& reason) const {
    throw base::DataError{std::string{kPage}, 0, std::string{column},
                          chart_->name + ", row " + key() + ": " + reason};
  }

 private:
  const rulebook::Chart* chart_;
  const std::vector<std::string>* cells_;
};

std::vector<LessonRow> rows_of(const rulebook::Rulebook& book, std::string_view name) {
  const rulebook::Chart* const chart = book.find_chart(name);
  if (chart == nullptr) {
    throw base::DataError{std::string{kPage}, 0, std::string{name}, "there is no such chart"};
  }
  std::vector<LessonRow> rows;
  std::set<std::string> keys;
  for (const auto& cells : chart->rows) {
    rows.emplace_back(*chart, cells);
    if (!keys.insert(rows.back().key()).second) {
      rows.back().fail(chart->columns.front(), "it stands twice");
    }
  }
  return rows;
}

const LessonRow& row_under(const std::vector<LessonRow>& rows, std::string_view chart,
                           const std::string& key) {
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const LessonRow& row) { return row.key() == key; });
  if (found == rows.end()) {
    throw base::DataError{std::string{kPage}, 0, std::string{chart}, "there is no row " + key};
  }
  return *found;
}

std::optional<Stage> stage_named(std::string_view text) {
  for (int at = 0; at < state::kStageCount; ++at) {
    const auto stage = static_cast<Stage>(at);
    if (state::name(stage) == text) {
      return stage;
    }
  }
  return std::nullopt;
}

/// STAGE SIDE [WEEK]
std::optional<Moment> moment_of(const std::vector<std::string>& words, std::size_t from) {
  if (words.size() != from + 2 && words.size() != from + 3) {
    return std::nullopt;
  }
  const auto stage = stage_named(words[from]);
  const auto side = board::parse_side(words[from + 1]);
  int week = 1;
  if (words.size() == from + 3) {
    const std::string& text = words[from + 2];
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), week);
    if (error != std::errc{} || end != text.data() + text.size() || week < 1) {
      return std::nullopt;
    }
  }
  return stage && side ? std::optional{Moment{*stage, *side, week}} : std::nullopt;
}

Awaited awaited_of(const LessonRow& row) {
  constexpr std::string_view kColumn = "waits for";
  const std::string text = row.cell(kColumn);
  const auto form = std::find_if(kForms.begin(), kForms.end(), [&](const WaitForm& each) {
    return text == each.words || text.starts_with(std::string{each.words} + " ");
  });
  if (form == kForms.end()) {
    row.fail(kColumn, "nothing waits for \"" + text + "\"");
  }
  const std::vector<std::string> words = split_at(text.substr(form->words.size()), ' ');
  Awaited awaited;
  awaited.what = form->what;
  if (form->shape == "M") {
    const auto moment = moment_of(words, 0);
    if (!moment) {
      row.fail(kColumn, "\"" + text + "\" names no stage of a side");
    }
    awaited.moment = *moment;
    return awaited;
  }
  std::size_t at = 0;
  for (const char what : form->shape) {
    if (at == words.size()) {
      if (what != 'p') {
        row.fail(kColumn, "\"" + text + "\" is cut short");
      }
      continue;
    }
    const std::string& word = words[at++];
    if (what == 'P' || what == 'p') {
      awaited.piece = word;
    } else if (what == 'N') {
      awaited.name = word;
    } else if (what == 'H') {
      if (const auto hex = board::HexId::parse(word)) {
        awaited.hex = *hex;
      }
    } else {
      awaited.kind = sequence::parse_action_kind(word);
    }
    if ((what == 'H' && !awaited.hex) || (what == 'K' && !awaited.kind)) {
      row.fail(kColumn, "there is no \"" + word + "\"");
    }
  }
  if (at != words.size()) {
    row.fail(kColumn, "\"" + text + "\" has a word too many");
  }
  return awaited;
}

/// Whether a word is a row of the chart of questions: a step of a battle or another decision.
bool is_a_question(const rulebook::Rulebook& book, const std::string& word) {
  const rulebook::Chart* const asks = book.find_chart("asks");
  return asks != nullptr && std::any_of(asks->rows.begin(), asks->rows.end(),
                                        [&](const auto& cells) { return cells.front() == word; });
}

LessonOrder order_of(const rulebook::Rulebook& book, const LessonRow& row, std::string_view column,
                     const std::string& text) {
  const std::vector<std::string> words = split_at(text, ' ');
  LessonOrder order;
  if (words.front() == "until") {
    if (const auto moment = moment_of(words, 1)) {
      order.kind = LessonOrder::Kind::UntilStage;
      order.moment = *moment;
      return order;
    }
    if (words.size() == 2 && words[1] == "rest") {
      order.kind = LessonOrder::Kind::UntilRest;
      return order;
    }
    const auto side = words.size() == 3 ? board::parse_side(words[2]) : std::nullopt;
    if (!side || !is_a_question(book, words[1])) {
      row.fail(column, "\"" + text + "\" waits for no stage and no question of a side");
    }
    order.kind = LessonOrder::Kind::UntilAsked;
    order.text = words[1];
    order.moment.side = *side;
    return order;
  }
  const bool tries = words.front() == "try";
  order.kind = tries ? LessonOrder::Kind::GiveIfLegal : LessonOrder::Kind::Give;
  order.text = tries ? text.substr(text.find(' ') + 1) : text;
  return order;
}

std::vector<LessonOrder> orders_in(const rulebook::Rulebook& book, const LessonRow& row,
                                   std::string_view column) {
  std::vector<LessonOrder> orders;
  for (const std::string& text : split_at(row.cell(column), ';')) {
    orders.push_back(order_of(book, row, column, text));
  }
  return orders;
}

rulebook::Switches switches_in(const std::vector<LessonRow>& game) {
  rulebook::Switches switches;
  const auto take = [&](const char* key, auto read, auto& into) {
    const LessonRow& row = row_under(game, kGameChart, key);
    const std::string text = row.cell("value");
    const auto value = read(text);
    if (!value) {
      row.fail("value", "\"" + text + "\" cannot be read");
    }
    into = *value;
  };
  take("errata", rulebook::ErrataSelection::parse, switches.errata);
  take("options", rulebook::OptionSelection::parse, switches.options);
  take("secrecy", rulebook::parse_secrecy, switches.secrecy);
  return switches;
}

}  // namespace

Lesson read_lesson(const rulebook::Rulebook& book) {
  Lesson lesson;
  const auto game = rows_of(book, kGameChart);
  const auto value = [&](const char* key) {
    return row_under(game, kGameChart, key).cell("value");
  };
  lesson.set_up = value("set-up");
  lesson.switches = switches_in(game);
  const std::string seed = value("seed");
  const auto [end, error] = std::from_chars(seed.data(), seed.data() + seed.size(), lesson.seed);
  if (error != std::errc{} || end != seed.data() + seed.size()) {
    row_under(game, kGameChart, "seed").fail("value", "\"" + seed + "\" is no seed");
  }
  for (const LessonRow& row : rows_of(book, kOpeningChart)) {
    for (LessonOrder& order : orders_in(book, row, "orders")) {
      lesson.opening.push_back(std::move(order));
    }
  }
  const auto steps = rows_of(book, kStepsChart);
  for (const LessonRow& row : steps) {
    if (row.key() == kEnd) {
      lesson.end_heading = row.cell("heading");
      lesson.end_words = row.cell("words");
    } else if (row.key() == std::to_string(lesson.steps.size() + 1)) {
      lesson.steps.push_back({row.cell("heading"), row.cell("words"), {}});
    } else {
      row.fail("step", "the steps are counted from 1, the last row is \"end\"");
    }
  }
  const auto tasks = rows_of(book, kTasksChart);
  for (const LessonRow& row : rows_of(book, kCourseChart)) {
    const std::string number = row.cell("step");
    const auto at = std::find_if(steps.begin(), steps.end(), [&](const LessonRow& step) {
      return step.key() == number && number != kEnd;
    });
    if (at == steps.end()) {
      row.fail("step", "there is no step " + number);
    }
    LessonTask task;
    task.key = row.key();
    task.words = row_under(tasks, kTasksChart, task.key).cell("words");
    task.awaited = awaited_of(row);
    task.keys = split_at(row.cell("keys"), ',');
    task.where = row.cell("where");
    task.orders = orders_in(book, row, "orders");
    if (task.orders.empty() && is_of_the_game(task.awaited.what)) {
      row.fail("orders", "a player who skips it must be given its orders");
    }
    lesson.steps[static_cast<std::size_t>(at - steps.begin())].tasks.push_back(std::move(task));
  }
  for (const LessonStep& step : lesson.steps) {
    if (step.tasks.empty() || step.heading.empty() || step.words.empty()) {
      throw base::DataError{std::string{kPage}, 0, std::string{kCourseChart},
                            "the step \"" + step.heading + "\" has no task or no words"};
    }
  }
  return lesson;
}

void check_lesson(const Lesson& lesson, const rulebook::Setting& setting,
                  const state::GameState& begin) {
  const auto fail = [](const std::string& task, const std::string& reason) {
    throw base::DataError{std::string{kPage}, 0, std::string{kCourseChart}, task + ": " + reason};
  };
  const auto is_on_map = [&](board::HexId hex) { return setting.map->is_played(hex); };
  const auto check_orders = [&](const std::string& task, const std::vector<LessonOrder>& orders) {
    for (const LessonOrder& order : orders) {
      if (order.kind != LessonOrder::Kind::Give && order.kind != LessonOrder::Kind::GiveIfLegal) {
        continue;
      }
      if (const auto read = game::parse_order(setting, begin, order.text); !read) {
        fail(task, "\"" + order.text + "\": " + read.error().text);
      }
    }
  };
  check_orders("opening", lesson.opening);
  for (const LessonStep& step : lesson.steps) {
    for (const LessonTask& task : step.tasks) {
      const std::string& piece = task.awaited.piece;
      if (!piece.empty() && begin.find(piece) == nullptr) {
        fail(task.key, "the set-up has no piece " + piece);
      }
      if (task.awaited.hex && !is_on_map(*task.awaited.hex)) {
        fail(task.key, "no hex " + task.awaited.hex->label() + " is on its sheets");
      }
      const auto hex = board::HexId::parse(task.where);
      const bool is_place = task.where.empty() || task.where.starts_with("part ") ||
                            begin.find(task.where) != nullptr || (hex && is_on_map(*hex));
      if (!is_place) {
        fail(task.key, "there is no piece and no hex " + task.where);
      }
      check_orders(task.key, task.orders);
    }
  }
}

bool is_of_the_game(Wait what) noexcept { return what >= Wait::Asked; }

bool is_fulfilled(const Awaited& awaited, const state::GameState& state, const Given& given,
                  std::size_t since) {
  const auto is_meant = [&](const std::optional<state::PieceId>& piece) {
    return awaited.piece.empty() || (piece && piece->value() < state.pieces.size() &&
                                     state.piece(*piece).sheet_id == awaited.piece);
  };
  const auto begin = given.begin() + static_cast<std::ptrdiff_t>(std::min(since, given.size()));
  switch (awaited.what) {
    case Wait::Asked:
      return game::has_come_to(state.turn, awaited.moment);
    case Wait::At: {
      const state::Piece* const piece = state.find(awaited.piece);
      const auto* const hex = piece != nullptr ? std::get_if<board::HexId>(&piece->place) : nullptr;
      return hex != nullptr && awaited.hex == *hex;
    }
    case Wait::Order:
      return std::any_of(begin, given.end(), [&](const sequence::Action& action) {
        return action.kind == awaited.kind && is_meant(action.piece);
      });
    case Wait::Fought: {
      const bool goes_on = std::any_of(state.turn.pending.begin(), state.turn.pending.end(),
                                       [](const state::PendingDecision& decision) {
                                         return std::holds_alternative<state::Battle>(decision);
                                       });
      return !goes_on && std::any_of(begin, given.end(), [&](const sequence::Action& action) {
        return action.kind == ActionKind::Attack && action.hex == awaited.hex;
      });
    }
    case Wait::ViewZoomed:
    case Wait::ViewMoved:
    case Wait::Selected:
    case Wait::Reach:
    case Wait::WhyNot:
    case Wait::CaseRead:
    case Wait::Undone:
    case Wait::Overlay:
    case Wait::Page:
    case Wait::LogLine:
    case Wait::Past:
    case Wait::Present:
      break;
  }
  return false;
}

}  // namespace core::words
