// `sumter referee`: orders tried in any position, and the case that allows or forbids each.
#include "core/base/files.h"
#include "core/cli/commands.h"
#include "core/cli/event_words.h"
#include "core/cli/game_options.h"
#include "core/cli/given_dice.h"
#include "core/cli/operation_page.h"
#include "core/cli/orders_file.h"
#include "core/cli/position.h"
#include "core/cli/referee_generals.h"
#include "core/cli/words.h"
#include "core/data/setup_faults.h"
#include "core/data/text_source.h"
#include "core/game/orders.h"
#include "core/plan/undertake.h"
#include "core/state/record.h"
#include "core/trial_play/invariants.h"
#include "core/words/log.h"
#include "core/words/wording.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace core::cli {
namespace {

using game::Game;
using state::Event;
using state::Illegal;

struct RefereeOptions {
  std::string position;
  std::string orders;
  std::string errata{"corrected"};
  std::string options{"default"};
  std::string dice;
  std::string out;  ///< where the position after the orders is written; empty: nowhere
  std::uint64_t seed{1};
  Generals generals;
  bool reasons{};  ///< of orders of generals
};

/// What became of an order.
struct Tried {
  OrderLine order;
  std::optional<Illegal> refusal;
  std::size_t step{};  ///< of an order of several choices: the refused one, from 1
  std::string why;     ///< the refusal for people
  Json why_json;
  std::vector<std::string> choices;  ///< those that an operation made
  Account account;
  std::vector<GivenOrder> given;  ///< those that a general gave in its place
  Json asks;                      ///< what is asked after it

  /// Whether one of the lines that tell what happened holds the words.
  [[nodiscard]] bool says(const std::string& words) const {
    const auto in = [&](const Account& each) {
      return std::any_of(each.told.begin(), each.told.end(), [&](const std::string& sentence) {
        return sentence.find(words) != std::string::npos;
      });
    };
    return in(account) || std::any_of(given.begin(), given.end(),
                                      [&](const GivenOrder& each) { return in(each.account); });
  }

  /// Whether a general has given an order that holds the words, or made such a choice.
  [[nodiscard]] bool gives(const std::string& words) const {
    const auto holds = [&](const std::string& text) {
      return text.find(words) != std::string::npos;
    };
    return std::any_of(given.begin(), given.end(), [&](const GivenOrder& each) {
      return holds(each.order) || std::any_of(each.choices.begin(), each.choices.end(), holds);
    });
  }

  /// Whether an expectation, if it concerns these errata, has come true.
  [[nodiscard]] bool holds(const Expectation& expected) const {
    if (!expected.says.empty()) {
      return says(expected.says);
    }
    if (!expected.gives.empty()) {
      return gives(expected.gives);
    }
    if (expected.accepted || !refusal) {
      return expected.accepted == !refusal;
    }
    return !expected.cited || *expected.cited == refusal->cited;
  }

  [[nodiscard]] bool as_expected() const {
    return std::all_of(order.expected.begin(), order.expected.end(),
                       [&](const Expectation& expected) { return holds(expected); });
  }
};

std::string asks_text(Game& game, const rulebook::Setting& setting) {
  const state::Turn& turn = game.state().turn;
  const auto question = game.question();
  std::string text = fmt::format("game-turn {}, {} of the {}", turn.game_turn,
                                 state::name(turn.stage), title(turn.acting));
  if (question) {
    text += fmt::format("; the {} decides: {} ({})", title(question->side),
                        words::decision_words(setting, question->decision),
                        rulebook::name(question->decision));
  }
  return text;
}

class Referee {
 public:
  Referee(const data::OpenedSetup& opened, std::string file, const Generals& generals)
      : setting_{opened.setting},
        file_{std::move(file)},
        game_{opened.setting, opened.state, game::FirstStage::Asked},
        generals_{generals} {
    note(opened.state, game_.opening(), opening_.account);
  }

  [[nodiscard]] Game& game() noexcept { return game_; }

  /// What happened before the first decision.
  [[nodiscard]] const Tried& opening() const noexcept { return opening_; }

  /// Tries one order; refused means that nothing of it has happened.
  Tried attempt(const OrderLine& order) {
    Tried tried;
    tried.order = order;
    if (const auto line = read_generals_line(file_, order)) {
      tried.given =
          generals_.answer(file_, order, *line, game_,
                           [this](const state::GameState& before, const std::vector<Event>& events,
                                  Account& account) { note(before, events, account); });
      tried.asks = asks_json(game_.state().turn, game_.question());
      return tried;
    }
    if (const auto question = game_.question()) {
      generals_.interrupt(question->side);
    }
    if (order.text.starts_with("do ")) {
      undertake(order, tried);
      tried.asks = asks_json(game_.state().turn, game_.question());
      return tried;
    }
    const auto choices = game::parse_order(setting_, game_.state(), order.text);
    if (!choices) {
      const game::Unreadable& found = choices.error();
      if (!found.refusal) {
        data::fail({file_, order.line}, "", found.text);
      }
      refuse(*found.refusal, 1, tried);
      const bool cites = found.text.ends_with(']');
      tried.why = cites ? found.text + "."
                        : fmt::format("{} [{}].", found.text, found.refusal->cited.text());
      tried.why_json["sentence"] = tried.why;
      tried.asks = asks_json(game_.state().turn, game_.question());
      return tried;
    }
    std::optional<Game> before;
    if (choices->size() > 1) {
      before = game_;
    }
    std::optional<Illegal> ended;  // the order, by its last step
    for (std::size_t at = 0; at < choices->size(); ++at) {
      const state::GameState stood = game_.state();
      const auto happened = ended ? state::Ruling<std::vector<Event>>{state::refused(*ended)}
                                  : game_.act((*choices)[at], giver((*choices)[at]));
      if (!happened) {
        refuse(happened.error(), at + 1, tried);
        if (before) {
          game_ = std::move(*before);
        }
        break;
      }
      note(stood, *happened, tried.account);
      if (at + 1 < choices->size()) {
        ended = game::why_order_ended(setting_, stood, *happened, (*choices)[at + 1]);
      }
    }
    tried.asks = asks_json(game_.state().turn, game_.question());
    return tried;
  }

 private:
  /// An operation (docs/referee.md). With no choice made it is refused; else it is told how far it
  /// has come.
  void undertake(const OrderLine& order, Tried& tried) {
    const auto question = game_.question();
    const board::Side side = question ? question->side : game_.state().turn.acting;
    std::vector<std::string> words = quoted_words(order.text);
    words.erase(words.begin());
    std::optional<plan::Operation> operation;
    try {
      operation = parse_operation(game_.situation(), side, words);
    } catch (const UserError& error) {
      if (words.size() < 2) {
        data::fail({file_, order.line}, "do", error.what());
      }
      refuse(plan::names_no_operation(), 1, tried);
      tried.why = error.what() + std::string{"."};
      tried.why_json["sentence"] = tried.why;
      return;
    }
    const plan::Undertaken undertaken = plan::undertake(
        *operation, [&] { return game_; },
        [&](const game::Action& choice) -> state::Ruling<> {
          const state::GameState stood = game_.state();
          const auto happened = game_.act(choice);
          if (!happened) {
            return state::refused(happened.error());
          }
          tried.choices.push_back(game::order_text(setting_, stood, choice));
          note(stood, *happened, tried.account);
          return {};
        });
    if (undertaken.failed && undertaken.choices == 0) {
      refuse(*undertaken.failed, 1, tried);
    } else if (undertaken.failed) {
      tried.account.told.push_back("goes no further: " +
                                   words::sentence(game_.situation(), *undertaken.failed));
    }
  }

  /// [16.16] Rosters are changed at any time, by whoever owns them; all else is done by who is
  /// asked.
  [[nodiscard]] std::optional<board::Side> giver(const game::Action& choice) const {
    const bool exchange =
        choice.kind == sequence::ActionKind::Enrol || choice.kind == sequence::ActionKind::Detach;
    return exchange && choice.piece ? std::optional{game_.state().piece(*choice.piece).side}
                                    : std::nullopt;
  }

  void refuse(const Illegal& illegal, std::size_t step, Tried& tried) {
    tried.refusal = illegal;
    tried.step = step;
    tried.why_json = to_json(game_.situation(), illegal);
    tried.why = tried.why_json["sentence"].get<std::string>();
    tried.why_json["step"] = step;
    tried.account = {};
  }

  /// Tells what happened, each event as the position stood after it.
  void note(const state::GameState& begin, const std::vector<Event>& events, Account& account) {
    const std::vector<bool> worth = words::worth_a_line(events);
    state::Standing standing{setting_, begin};
    state::Record record{standing};
    for (std::size_t at = 0; at < events.size(); ++at) {
      const words::Was was = words::what_was(record.now(), events[at]);
      record.apply(events[at]);
      Json fields = to_json(record.now(), events[at], was);
      if (worth[at]) {
        account.told.push_back(words::line_of(record.now(), events, at, was));
      }
      if (const auto* const rolled = std::get_if<state::Rolled>(&events[at])) {
        require_face(record.state().dice, *rolled);
        account.rolls.push_back(fields);
      }
      account.events.push_back(std::move(fields));
    }
  }

  rulebook::Setting setting_;
  std::string file_;
  Game game_;
  RefereeGenerals generals_;
  Tried opening_;
};

Json tried_json(const state::Situation& now, const Tried& tried, bool reasons) {
  Json expected = nullptr;
  Json says = Json::array();
  for (const Expectation& each : tried.order.expected) {
    Json entry = {{"line", each.line}, {"text", each.text}, {"held", tried.holds(each)}};
    if (each.says.empty() && each.gives.empty()) {
      expected = std::move(entry);
    } else {
      says.push_back(std::move(entry));
    }
  }
  Json given = Json::array();
  for (const GivenOrder& each : tried.given) {
    given.push_back(given_json(now, each, reasons));
  }
  return {{"line", tried.order.line},
          {"order", tried.order.text},
          {"accepted", !tried.refusal},
          {"refusal", tried.why_json},
          {"expected", std::move(expected)},
          {"says", std::move(says)},
          {"rolls", tried.account.rolls},
          {"events", tried.account.events},
          {"asks", tried.asks},
          {"choices", tried.choices},
          {"given", std::move(given)}};
}

void write(Context& context, const Tried& tried, bool reasons) {
  context.out << fmt::format("{:>4}  {}\n", tried.order.line, tried.order.text);
  if (tried.refusal) {
    context.out << "      refused: " << tried.why << '\n';
  } else {
    context.out << "      accepted\n";
  }
  for (const std::string& choice : tried.choices) {
    context.out << "      > " << choice << '\n';
  }
  for (const std::string& line : tried.account.told) {
    context.out << "      - " << line << '\n';
  }
  for (const GivenOrder& each : tried.given) {
    context.out << given_text(each, reasons);
  }
  for (const Expectation& expected : tried.order.expected) {
    if (!tried.holds(expected)) {
      context.out << fmt::format("      NOT AS EXPECTED (line {}): {}\n", expected.line,
                                 expected.text);
    }
  }
}

data::OpenedSetup open(Context& context, const RefereeOptions& options) {
  const auto switches = parse_switches(context, options.errata, options.options, "open");
  data::OpenedSetup opened = context.catalogue().open_game_position(options.position, switches);
  opened.state.dice = base::Dice{options.seed, parse_faces(options.dice)};
  state::Standing standing{opened.setting, opened.state};
  if (const std::string fault = trial_play::broken_invariant(standing.situation());
      !fault.empty()) {
    throw UserError{options.position + ": the position cannot be: " + fault};
  }
  return opened;
}

/// Leaves the expectations that concern the errata in force.
/// @throws base::DataError for an erratum that does not exist.
void leave_those_in_force(Context& context, const std::string& file,
                          const rulebook::ErrataSelection& errata, std::vector<OrderLine>& orders) {
  const std::vector<data::Erratum> known = context.catalogue().errata();
  for (OrderLine& order : orders) {
    for (const Expectation& expected : order.expected) {
      if (!expected.erratum.empty() &&
          std::none_of(known.begin(), known.end(),
                       [&](const data::Erratum& each) { return each.id == expected.erratum; })) {
        data::fail({file, expected.line}, "expect", "there is no erratum " + expected.erratum);
      }
    }
    std::erase_if(order.expected, [&](const Expectation& expected) {
      return !expected.erratum.empty() && errata.has(expected.erratum) != expected.with;
    });
  }
}

/// Writes the position to which the orders have led as a set-up.
/// @throws base::DataError when the file is there or cannot be made, UserError when something is
/// going on.
void write_out(Context& context, const RefereeOptions& options, const data::OpenedSetup& opened,
               const state::GameState& state) {
  if (options.out.empty()) {
    return;
  }
  if (const data::NoSetup why = data::why_no_setup(state); why != data::NoSetup::None) {
    throw UserError{fmt::format("--out {}: after the last order {}; a set-up begins between two",
                                options.out, reason_of(why))};
  }
  const data::SetupWords words{opened.info.title, opened.info.briefing};
  data::make_shared_setup(options.out,
                          context.catalogue().write_setup(words, opened.setting, state));
}

void referee(Context& context, const RefereeOptions& options) {
  auto orders = read_orders(options.orders);
  for (const OrderLine& order : orders) {
    (void)read_generals_line(options.orders, order);
  }
  const data::OpenedSetup opened = open(context, options);
  leave_those_in_force(context, options.orders, opened.setting.switches.errata, orders);
  Referee referee{opened, options.orders, options.generals};
  std::vector<Tried> all;
  for (const OrderLine& order : orders) {
    all.push_back(referee.attempt(order));
    if (!all.back().as_expected()) {
      context.exit_code = kFindings;
    }
  }
  write_out(context, options, opened, referee.game().state());
  if (!context.json) {
    context.out << fmt::format("{}, cycle {}, errata {}, options {}\n", options.position,
                               opened.state.cycle.text(), opened.setting.switches.errata.text(),
                               opened.setting.switches.options.text());
    for (const std::string& line : referee.opening().account.told) {
      context.out << "      - " << line << '\n';
    }
    for (const Tried& tried : all) {
      write(context, tried, options.reasons);
    }
    context.out << asks_text(referee.game(), opened.setting) << '\n';
    return;
  }
  Json results = Json::array();
  for (const Tried& tried : all) {
    results.push_back(tried_json(referee.game().situation(), tried, options.reasons));
  }
  context.answer("referee",
                 {{"position", options.position},
                  {"orders", options.orders},
                  {"cycle", opened.state.cycle.text()},
                  {"errata", opened.setting.switches.errata.text()},
                  {"options", opened.setting.switches.options.text()},
                  {"seed", options.seed},
                  {"dice", parse_faces(options.dice)},
                  {"out", options.out.empty() ? Json(nullptr) : Json(options.out)},
                  {"ok", context.exit_code == kFine},
                  {"opening", referee.opening().account.events},
                  {"results", std::move(results)},
                  {"asks", asks_json(referee.game().state().turn, referee.game().question())}});
}

}  // namespace

void add_referee(CLI::App& app, Context& context) {
  CLI::App* const command = app.add_subcommand(
      "referee",
      "Orders tried in a position: accepted or refused, by which case; exit code 1 when "
      "a line 'expect' of the orders does not hold");
  command->fallthrough();
  const auto options = std::make_shared<RefereeOptions>();
  command->add_option("--position", options->position, "A position file (docs/referee.md)")
      ->option_text("FILE")
      ->required();
  command->add_option("--orders", options->orders, "Orders, one a line (docs/referee.md)")
      ->option_text("FILE")
      ->required();
  add_dice(*command, options->dice, "The first faces that are rolled: 3,5,1; then the seed");
  add_seed(*command, options->seed, "Seed of the dice; 1 by default");
  command
      ->add_option("--out", options->out,
                   "Writes the position after the last order as a set-up in this new file")
      ->option_text("FILE");
  for (const board::Side side : board::kSides) {
    command
        ->add_option(fmt::format("--{}", board::name(side)),
                     options->generals.at(static_cast<std::size_t>(side)),
                     fmt::format("A computer general answers for the {} where a line 'general' "
                                 "lets him: recruit, regular or veteran, with a temperament behind "
                                 "':'",
                                 title(side)))
        ->option_text("LEVEL");
  }
  command->add_flag("--reasons", options->reasons, "Why generals gave their orders");
  add_errata_option(*command, options->errata);
  add_rules_option(*command, options->options);
  command->callback([&context, options] { referee(context, *options); });
}

}  // namespace core::cli
